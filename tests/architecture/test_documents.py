"""The documents speak of what exists, and nothing stands at the top that has no business there."""

import re

import pytest

from tests.architecture.storeys import ROOT

TOP = {
    "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE", "Makefile", "README.md", "pyproject.toml",
    "engine", "liars_qt", "resources", "tests", "translations",
}  # fmt: skip
DOCUMENTS = ("README.md", "ARCHITECTURE.md")
# A document may name a file by the path from any of these.
BASES = (ROOT, ROOT / "translations", ROOT / "engine", ROOT / "liars_qt", ROOT / "tests", ROOT / "resources")
MADE = ("dist/", "build/", ".venv", "liars_qt/_data")
PATH = re.compile(r"[\w.-]+(?:/[\w.*-]+)*/?")
SUFFIX = re.compile(r"\.(py|md|toml|ts|svg|lock|spec|png|ttf|qss|sh)$")


def mentioned(text: str) -> set[str]:
    """Paths in backticks that look like files or folders, and the targets of links and pictures."""
    quoted = {code for code in re.findall(r"`([^`\s]+)`", text) if PATH.fullmatch(code)}
    links = {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}
    return {code for code in quoted if "/" in code or SUFFIX.search(code)} | links


def exists(path: str) -> bool:
    return path.startswith(MADE) or any(any(base.glob(path.rstrip("/"))) for base in BASES)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_document_mentions_only_what_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert sorted(path for path in mentioned(text) if not exists(path)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_document_mentions_only_targets_of_the_makefile(document: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    spoken = re.findall(r"`?make ([a-z-]+)`", (ROOT / document).read_text(encoding="utf-8"))
    assert sorted(set(spoken) - targets) == []


def test_a_planted_path_to_nowhere_is_caught() -> None:
    found = mentioned(
        "Look into `engine/attic.py`, ![a table](resources/no.png) and `make play`, or `Bid.face`."
    )
    assert found == {"engine/attic.py", "resources/no.png"}
    assert not any(exists(path) for path in found)


def test_the_top_of_the_tree_holds_only_what_belongs_there() -> None:
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split() if line}
    names = {path.name for path in ROOT.iterdir()} - ignored - {"build", "dist"}
    assert {name for name in names if not name.startswith(".")} == TOP
