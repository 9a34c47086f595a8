"""Icons: one SVG each, drawn in one colour that is put in when the icon is asked for; crisp at any scale."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from liars_qt.look.tokens import mixed
from liars_qt.paths import resource

_INK = "#000000"  # the one colour that every icon is drawn in
_SIDES = (
    16,
    20,
    24,
    28,
    30,
    32,
    36,
    40,
    48,
    56,
    64,
    72,
    96,
)  # 16-48 logical pixels at 1x to 2x, drawn anew for each


def icon(name: str, colour: str, side: int = 0) -> QIcon:
    """Return the icon of that file name in a colour from the tokens.

    Whoever shows it at one `side` only, in logical pixels, gets no more than that at the scales of the screens there
    are, and asks again at a DevicePixelRatioChange. Raises FileNotFoundError for an unknown name.
    """
    sides = tuple(round(side * scale) for scale in scales()) if side else _SIDES
    made = QIcon()
    faint = mixed(colour, "#808080", 0.55).name()
    for mode, ink in ((QIcon.Mode.Normal, QColor(colour).name()), (QIcon.Mode.Disabled, faint)):
        for drawn in _drawn(name, ink, sides):
            made.addPixmap(drawn, mode)
    return made


def scales() -> set[float]:
    """Return the scales of the screens that there are."""
    return {screen.devicePixelRatio() for screen in QGuiApplication.screens()}


def app_icon() -> QIcon:
    """Return the program's own icon, in its own colours."""
    return QIcon(str(resource("icons", "app", "liars-qt.svg")))


def draw_icon(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Draw an icon as vectors straight into a painted widget."""
    _renderer(name, QColor(colour).name()).render(painter, rect)


def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_svg(name).replace(_INK, colour).encode()))


@cache
def _svg(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


def _drawn(name: str, colour: str, sides: tuple[int, ...]) -> list[QPixmap]:
    """Draw these sizes, or take it from Qt's own store, which ends with the program and not after it."""
    key, renderer = f"liars-icon/{name}/{colour}", None
    drawn = []
    for side in sides:
        kept = QPixmap()
        if not QPixmapCache.find(f"{key}/{side}", kept):
            renderer = renderer or _renderer(name, colour)
            kept = _at(renderer, side)
            QPixmapCache.insert(f"{key}/{side}", kept)
        drawn.append(kept)
    return drawn


def _at(renderer: QSvgRenderer, side: int) -> QPixmap:
    image = QImage(QSize(side, side), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return QPixmap.fromImage(image)
