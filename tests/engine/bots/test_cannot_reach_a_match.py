"""A bot's modules cannot reach a dealt match, whatever they import in turn."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
HOLDERS = {"engine.dice.match", "engine.session", "engine.records"}
"""Modules that deal, hold or rebuild hidden hands."""
HIDDEN = {"Match", "view_for", "deal", "Dealer"}
"""Names that stand for hidden dice, or that deal them."""


def imports(path: Path) -> set[tuple[str, str]]:
    """Return the (module, name) pairs that a file of the engine imports, at any depth of its code."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "", alias.name) for alias in node.names}
    return found


def reached(module: str, seen: set[str]) -> set[str]:
    """Return the engine's modules that a module imports, directly or not; `view` may name a Match to strip it."""
    path = ROOT / (module.replace(".", "/") + ".py")
    if module in seen or not path.exists():
        return seen
    seen.add(module)
    for name, _ in imports(path):
        if name.startswith("engine."):
            reached(name, seen)
    return seen


def modules(folder: str) -> list[str]:
    return [f"engine.{folder}.{path.stem}" for path in sorted((ROOT / "engine" / folder).glob("*.py"))]


@pytest.mark.parametrize("module", modules("bots") + modules("coach"))
def test_no_mind_and_no_advice_can_reach_a_match(module: str) -> None:
    held = {m for m in reached(module, set()) if any(m == h or m.startswith(h + ".") for h in HOLDERS)}
    assert held == set()


@pytest.mark.parametrize("module", modules("bots") + modules("coach"))
def test_no_mind_and_no_advice_names_what_holds_hidden_dice(module: str) -> None:
    named = {name for _, name in imports(ROOT / (module.replace(".", "/") + ".py"))}
    assert named.isdisjoint(HIDDEN)


def test_a_module_that_imports_a_match_is_found_out(tmp_path: Path) -> None:
    planted = tmp_path / "peek.py"
    planted.write_text("def peek():\n    from engine.dice.match import deal\n", encoding="utf-8")
    assert {name for _, name in imports(planted)} & HIDDEN
    assert {module for module, _ in imports(planted)} & HOLDERS
