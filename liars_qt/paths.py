"""Where the program's own files lie: the same answer from a source tree, a wheel or a frozen bundle.

A wheel and a bundle carry everything inside the package, under `_data`. A source tree keeps `resources/` at its
top, where people look for it, and only the compiled translations (never committed) in `_data`.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "_data"
_TREE = _PACKAGE.parent


def resources() -> Path:
    """The folder with icons, style, sounds and texts."""
    packed = _DATA / "resources"
    return packed if packed.is_dir() else _TREE / "resources"


def resource(*parts: str) -> Path:
    """One file of the resources: `resource("icons", "app", "liars-qt.svg")`.

    Raises FileNotFoundError at once, for a missing resource is a broken package and not a state to go on in.
    """
    path = resources().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"not part of this installation: {path}")
    return path


def translations() -> Path:
    """The folder with the program's compiled translations (`liars_xx.qm`)."""
    return _DATA / "translations"
