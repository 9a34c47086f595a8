"""The house's storeys as one table, and what is read off the sources to hold them to it.

A module imports lower storeys, or rooms of its own storey as long as no circle comes of it; never upward. Everything
here takes modules as a mapping from dotted name to source text, so that a test can plant a breach.
"""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# From the ground up: (storey, the rooms on it). A package stands for all its modules.
STOREYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ground", ("engine.refusal", "engine.chance", "engine")),
    ("rules, state, play", ("engine.dice", "engine.cards")),
    ("referee", ("engine.referee",)),
    ("minds and memory", ("engine.coach", "engine.bots", "engine.records")),
    ("session", ("engine.session",)),
    ("what the program is", ("liars_qt", "liars_qt.paths")),
    ("bridge and words", ("liars_qt.bridge", "liars_qt.words", "liars_qt.settings", "liars_qt.look")),
    ("models and widgets", ("liars_qt.models", "liars_qt.widgets")),
    ("pages", ("liars_qt.pages",)),
    (
        "the program",
        (
            "liars_qt.places",
            "liars_qt.single",
            "liars_qt.reports",
            "liars_qt.actions",
            "liars_qt.dice_sounds",
            "liars_qt.cards_sounds",
            "liars_qt.main_window",
            "liars_qt.dialogs",
            "liars_qt.program",
            "liars_qt.loop",
            "liars_qt.app",
            "liars_qt.__main__",
        ),
    ),
)
LEVEL = {room: level for level, (_, rooms) in enumerate(STOREYS) for room in rooms}
# A bare package name is its `__init__` alone: a new room must be given its storey, it does not inherit one.
ALONE = frozenset({"engine", "liars_qt"})

# Pairs of rooms that never import each other, in either direction.
STRANGERS = (("engine.dice", "engine.cards"),)
# A page is a module with a class that derives from this one. Nothing beside it on its storey imports it.
PAGES, PAGE = "liars_qt.pages", "Page"

# The engine is told everything it needs, and says nothing but values.
ENGINE_MODULES = frozenset(
    {"PySide6", "shiboken6", "qasync", "random", "secrets", "time", "datetime", "logging", "subprocess"}
)
ENGINE_NAMES = frozenset({"print", "input", "__file__"})
# A command speaks to a terminal; and all randomness springs from one place.
SPEAKERS = frozenset({"engine.session.arena_cli"})
# A player that is another program is a process, and must answer before its time is over.
HOSTS = frozenset({"engine.session.protocol_host"})
SPRING = "engine.chance"

Modules = Mapping[str, str]


def sources(*packages: str) -> dict[str, str]:
    """All modules of the given top-level packages."""
    files = (path for package in packages for path in sorted((ROOT / package).rglob("*.py")))
    return {_dotted(path): path.read_text(encoding="utf-8") for path in files}


def breaches(modules: Modules) -> list[str]:
    """Every way in which the modules break the house, one sentence each."""
    imports = {name: sorted(imported(source, modules)) for name, source in modules.items()}
    pairs = [(name, target) for name, targets in imports.items() for target in targets]
    pages = {name for name, source in modules.items() if name.startswith(PAGES) and is_page(source)}
    found = [f"{name} has no storey" for name in modules if room_of(name) is None]
    found += [f"{name} imports {target}: {why}" for name, target in pairs if (why := forbidden(name, target))]
    found += [f"{a} imports {b}: pages never meet" for a, b in pairs if a.startswith(PAGES) and b in pages]
    found += [
        why for name, source in modules.items() if name.startswith("engine") for why in impure(name, source)
    ]
    return found + circles(
        {name: [t for t in targets if _level(t) == _level(name)] for name, targets in imports.items()}
    )


def forbidden(name: str, target: str) -> str:
    """Why one module may not import another of the house; empty if it may."""
    room, other = room_of(name), room_of(target)
    if room is None or other is None:
        return ""
    if LEVEL[other] > LEVEL[room]:
        return "upward"
    if any({room, other} == set(pair) for pair in STRANGERS):
        return "the two never meet"
    return ""


def is_page(source: str) -> bool:
    """Whether a source defines a page of the window."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return any(isinstance(base, ast.Name) and base.id == PAGE for node in classes for base in node.bases)


def room_of(name: str) -> str | None:
    """The longest entry of the table that a module belongs to."""
    parts = name.split(".")
    candidates = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((room for room in candidates if room in LEVEL and (room not in ALONE or room == name)), None)


def imported(source: str, modules: Modules) -> set[str]:
    """The modules of the house that a source imports, anywhere in it, for type checking only or not."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in modules else node.module for name in inner}
    return {name for name in names if name in modules}


def impure(name: str, source: str) -> Iterator[str]:
    """What the engine must not touch: Qt, the clock, a terminal, files of its own, randomness but the one spring."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=aliases):
                outside = {alias.name.partition(".")[0] for alias in aliases}
            case ast.ImportFrom(module=str(module)):
                outside = {module.partition(".")[0]}
            case _:
                outside = set()
        allowed = ({"random"} if name == SPRING else set()) | (
            {"time", "subprocess"} if name in HOSTS else set()
        )
        yield from (f"{name} imports {module}" for module in sorted((outside & ENGINE_MODULES) - allowed))
        if isinstance(node, ast.Name) and node.id in ENGINE_NAMES and name not in SPEAKERS:
            yield f"{name} uses {node.id}"
        if name != SPRING and _draws_from_numpy(node):
            yield f"{name} draws from numpy.random itself"


def circles(imports: Mapping[str, list[str]]) -> list[str]:
    """A circle of imports, if there is one; within a storey, for another one would go upward somewhere."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return ["circle: " + " -> ".join(error.args[1])]
    return []


def _draws_from_numpy(node: ast.AST) -> bool:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Attribute(attr="random", value=ast.Name(id="np" | "numpy")))
        ):
            return True
        case ast.ImportFrom(module="numpy.random", names=names):
            return any(alias.name != "Generator" for alias in names)
    return False


def _level(name: str) -> int:
    room = room_of(name)
    return -1 if room is None else LEVEL[room]


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
