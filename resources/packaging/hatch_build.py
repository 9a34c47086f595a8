"""Compile the translations while a wheel is built, so that nothing generated needs to be committed."""

import subprocess
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = Path("liars_qt", "_data")
WORKSHOP = frozenset({"packaging", "protocol"})
"""Resources for developers, who have the source tree."""


class DataHook(BuildHookInterface[Any]):
    """Put compiled translations and resources inside the package, where `liars_qt.paths` looks for them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run Qt's own lrelease over every catalogue, and take along what of the resources is for the player."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_translations(root)
        for folder in sorted((root / "resources").iterdir()):
            if folder.is_dir() and folder.name not in WORKSHOP:
                build_data["force_include"][str(folder)] = str(DATA / "resources" / folder.name)


def compile_translations(root: Path) -> None:
    """Leave one `liars_xx.qm` for every `liars_xx.ts`."""
    target = root / DATA / "translations"
    target.mkdir(parents=True, exist_ok=True)
    for catalogue in sorted((root / "translations").glob("*.ts")):
        compiled = target / f"{catalogue.stem}.qm"
        subprocess.run([lrelease(), "-silent", catalogue, "-qm", compiled], check=True)


def lrelease() -> Path:
    """Find the binary beside the package: the `pyside6-lrelease` script may not be on PATH in a build."""
    folder = Path(PySide6.__file__).parent
    return next(path for path in (folder / "lrelease", folder / "lrelease.exe") if path.exists())
