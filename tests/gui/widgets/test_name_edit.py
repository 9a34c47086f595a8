"""A long name is read from its beginning, and typed at its end."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from liars_qt.widgets.name_edit import NameEdit

LONG = "Anne-Charlotte de la Rochefoucauld-Bayer"


def test_a_long_name_shows_its_beginning_unless_it_is_typed(qtbot: QtBot) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    edit, other = NameEdit(box), QPushButton(box)
    column = QVBoxLayout(box)
    column.addWidget(edit)
    column.addWidget(other)
    box.resize(140, 90)
    with qtbot.waitActive(box):
        box.show()
        box.activateWindow()
    other.setFocus()
    edit.setText(LONG)
    assert edit.cursorPosition() == 0
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_End)
    QTest.keyClicks(edit, "s")
    assert edit.text() == f"{LONG}s" and edit.cursorPosition() == len(edit.text())
    other.setFocus()
    assert edit.cursorPosition() == 0
