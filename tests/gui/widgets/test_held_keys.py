"""A held key is told from one that is pressed again, though the system tells neither."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from liars_qt.widgets.held_keys import HeldKeys

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
Heard = tuple[str, int, bool]


class Ear(QWindow):
    """Note every key that reaches the window."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self.held = HeldKeys(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(("press", event.key(), event.isAutoRepeat()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.heard.append(("release", event.key(), event.isAutoRepeat()))

    def send(self, kind: QEvent.Type, key: Qt.Key, at: int, repeat: bool = False) -> None:
        """Let an event of a moment come in."""
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, int(key) % 97, 0, 0, "x", repeat)
        event.setTimestamp(at)
        QApplication.sendEvent(self, event)


@pytest.fixture
def ear(qapp: QApplication) -> Iterator[Ear]:
    ear = Ear()
    yield ear
    ear.held._let_go()
    ear.deleteLater()


def test_a_release_and_a_press_of_one_moment_are_a_repeat(ear: Ear, qtbot: QtBot) -> None:
    ear.send(PRESS, ENTER, 100)
    for at in (760, 800, 840):
        ear.send(RELEASE, ENTER, at)
        ear.send(PRESS, ENTER, at)
    ear.send(RELEASE, ENTER, 880)
    qtbot.waitUntil(lambda: ear.heard[-1] == ("release", ENTER, False))
    repeats: list[Heard] = [("release", ENTER, True), ("press", ENTER, True)]
    assert ear.heard == [("press", ENTER, False), *repeats * 3, ("release", ENTER, False)]


def test_a_key_that_is_pressed_again_is_no_repeat(ear: Ear) -> None:
    for at in (100, 180):
        ear.send(PRESS, ENTER, at)
        ear.send(RELEASE, ENTER, at + 60)
    ear.send(PRESS, SPACE, 260)
    assert ear.heard == [
        ("press", ENTER, False),
        ("release", ENTER, False),
        ("press", ENTER, False),
        ("release", ENTER, False),
        ("press", SPACE, False),
    ]


def test_two_keys_at_one_moment_keep_their_order(ear: Ear) -> None:
    ear.send(PRESS, ENTER, 100)
    ear.send(RELEASE, ENTER, 200)
    ear.send(PRESS, SPACE, 200)
    ear.send(RELEASE, SPACE, 200)
    ear.held._let_go()
    assert [(kind, key) for kind, key, _ in ear.heard] == [
        ("press", ENTER),
        ("release", ENTER),
        ("press", SPACE),
        ("release", SPACE),
    ]
    assert not any(repeat for _, _, repeat in ear.heard)


def test_repeats_that_the_system_tells_pass_as_they_are(ear: Ear) -> None:
    ear.send(RELEASE, ENTER, 100, repeat=True)
    ear.send(PRESS, ENTER, 100, repeat=True)
    assert ear.heard == [("release", ENTER, True), ("press", ENTER, True)]
