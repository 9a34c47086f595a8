"""A recorder of all that leaves the program: every frame before it is painted, and every word beside it.

Frames are taken when a window is about to be painted, at once or later, so none is missed and none is waited for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QClipboard, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from liars_qt.widgets.bid_picker import BidPicker
from liars_qt.widgets.cover import Cover
from liars_qt.widgets.felt import StandingBid
from liars_qt.widgets.hand import HandView
from liars_qt.widgets.notice import Notice
from liars_qt.widgets.probability_bar import ChanceScale
from liars_qt.widgets.seat import SeatView

_TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)
_SEEN = (
    QEvent.Type.UpdateRequest,
    QEvent.Type.Paint,
    QEvent.Type.Expose,
    QEvent.Type.Timer,
    QEvent.Type.MouseMove,
    QEvent.Type.ToolTip,
)
_ROLES = 32  # of a model's cell, from the display role to the last one of its own
# Whatever a widget is told, even if it is told something else before it is next painted.
_TOLD = (
    (HandView, "show_hand"),
    (SeatView, "show_seat"),
    (StandingBid, "show_bid"),
    (ChanceScale, "show_chance"),
    (BidPicker, "set_offer"),
    (Notice, "say"),
    (Cover, "name_seat"),
)


@dataclass(frozen=True)
class Frame:
    """All that can be perceived at one moment; `label` is what is public about it: the step and what is open."""

    label: tuple[object, ...]
    picture: str
    words: tuple[str, ...]


@dataclass
class Recorder(QObject):
    """Record while `recording`. `label` says what is public now; `check` looks at what could be perceived now.

    `wanted` tells whether the frames of now are worth the time.
    """

    window: QWidget
    label: Callable[[], tuple[object, ...]]
    check: Callable[[], None] = lambda: None
    wanted: Callable[[], bool] = lambda: True
    frames: list[Frame] = field(default_factory=list)
    told: list[tuple[object, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self._busy = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a frame of whatever window is about to be painted; check whenever something could be perceived."""
        if self._busy:
            return False
        if event.type() in _SEEN:
            self.check()
        if event.type() is QEvent.Type.UpdateRequest and isinstance(watched, QWidget) and self.wanted():
            self.take(watched)
        return False

    def take(self, window: QWidget | None = None) -> None:
        """Take a frame of a window, else of the main one."""
        self._busy = True
        shot = (window or self.window).grab()
        self.frames.append(Frame(self.label(), picture_of(shot), tuple(all_words(self.window))))
        self._busy = False

    def tell(self, *what: object) -> None:
        """Note something that was said or shown."""
        self.told.append((self.label()[0], *what))

    @contextmanager
    def recording(self, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Watch every event, every word to a widget and every announcement."""
        app = QApplication.instance()
        assert app is not None
        for kind, name in _TOLD:
            patch.setattr(kind, name, self._overheard(getattr(kind, name)))
        patch.setattr(QAccessible, "updateAccessibility", staticmethod(self._announced))
        app.installEventFilter(self)
        try:
            yield
        finally:
            app.removeEventFilter(self)

    def _overheard(self, method: Callable[..., None]) -> Callable[..., None]:
        def told(widget: QWidget, *words: object) -> None:
            self.tell(method.__qualname__, repr(words))
            method(widget, *words)

        return told

    def _announced(self, event: QAccessibleAnnouncementEvent) -> None:
        self.tell("announced", event.message())


def picture_of(shot: QPixmap) -> str:
    """Return what stands for a picture: equal for equal pixels only."""
    image = shot.toImage()
    size = f"{image.width()}x{image.height()} {image.format()} "
    return size + hashlib.sha256(bytes(image.constBits())).hexdigest()


def all_words(window: QWidget) -> Iterator[str]:
    """Yield every text that a window and what belongs to it holds for ears, pointer, clipboard and desktop."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for shown in app.topLevelWidgets():
        yield f"title {shown.windowTitle()} {shown.windowIconText()} {shown.windowFilePath()}"
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        yield f"clipboard {app.clipboard().text(mode)}"
    yield from _spoken(QAccessible.queryAccessibleInterface(window))
    for widget in (window, *window.findChildren(QWidget)):
        yield from _hovered(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _listed(widget.model())


def _spoken(node: QAccessibleInterface | None) -> Iterator[str]:
    if node is None or not node.isValid():
        return
    yield f"{node.role().name}: " + " | ".join(node.text(text) for text in _TEXTS)
    for place in range(node.childCount()):
        yield from _spoken(node.child(place))


def _hovered(widget: QWidget) -> Iterator[str]:
    yield f"{type(widget).__name__}: {widget.toolTip()} | {widget.statusTip()} | {widget.whatsThis()}"
    for action in widget.actions():
        yield f"action: {action.text()} | {action.toolTip()} | {action.statusTip()} | {action.isEnabled()}"


def _listed(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        for role in (*range(14), *range(256, 256 + _ROLES)):
            yield f"row {row} {role}: {model.index(row, 0).data(role)!r}"
