"""Render the program's one SVG icon into what the systems ask for: PNG sizes, an .ico, an .icns."""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICON = Path(__file__).resolve().parents[1] / "icons" / "app" / "liars-qt.svg"
# The sizes of the hicolor theme; the largest serves .ico and .icns as well.
SIZES = (16, 24, 32, 48, 64, 128, 256)


def rendered(size: int) -> QImage:
    """The icon as a square picture of so many pixels, on a clear ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def write(folder: Path) -> None:
    """Leave `16.png` and so on, `liars-qt.ico` and `liars-qt.icns` in a folder; raise OSError where that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    targets = {folder / f"{size}.png": size for size in SIZES}
    targets |= {folder / "liars-qt.ico": 256, folder / "liars-qt.icns": 256}
    for path, size in targets.items():
        if not rendered(size).save(str(path)):
            raise OSError(f"cannot write {path}")


if __name__ == "__main__":
    application = QGuiApplication([*sys.argv, "-platform", "offscreen"])
    write(Path(sys.argv[1]))
