"""Compile the translations while a wheel is built, so that nothing generated needs to be committed."""

import subprocess
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TARGET = Path("liars_qt", "_data", "translations")


class TranslationsHook(BuildHookInterface[Any]):
    """Run Qt's own lrelease, which ships inside PySide6-Essentials, over every catalogue."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave `liars_xx.qm` where `liars_qt.paths.translations()` looks for it."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        (root / TARGET).mkdir(parents=True, exist_ok=True)
        for catalogue in sorted((root / "translations").glob("*.ts")):
            compiled = root / TARGET / f"{catalogue.stem}.qm"
            subprocess.run([_lrelease(), "-silent", catalogue, "-qm", compiled], check=True)


def _lrelease() -> Path:
    """Find the binary beside the package: the `pyside6-lrelease` script may not be on PATH in a build."""
    folder = Path(PySide6.__file__).parent
    return next(path for path in (folder / "lrelease", folder / "lrelease.exe") if path.exists())
