"""The board: what everybody at the table must see, on the laptop and for the room."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest

from engine.dice.rules import CLASSIC, MENTEUR
from engine.referee import actions as act
from liars_qt.pages.referee_board import RefereeBoard
from liars_qt.pages.referee_card import PersonCard
from liars_qt.pages.referee_room import RoomBoard
from liars_qt.pages.referee_shown import Focus, board_of
from liars_qt.pages.referee_text import Type, _fitted
from liars_qt.words.referee import people_names
from tests.engine.referee.evenings import BORIS, CLAIRE, challenge, counts, evening
from tests.engine.referee.evenings import told as after
from tests.gui.referee.table import RefereeTable

FOUR = "Anna\nBoris\nClaire\nDina"
THREE_METRES = 48


@pytest.mark.parametrize("people", [2, 4, 8, 12])
def test_full_screen_is_read_from_three_metres(table: RefereeTable, people: int) -> None:
    """At 1920 x 1080 the bid, its face and everybody's figure are at least 48 pixels high."""
    table.start(str(people), "classic")
    table.type("64\n")
    table.window.resize(QSize(1920, 1080))
    for board in (table.page.board, _room(table).board):
        assert board.band.height() * 0.8 * 0.5 >= THREE_METRES
        for card in board.cards:
            assert card._font(1.6).pixelSize() >= THREE_METRES
            assert card._font(1.0).pixelSize() >= 30


def _room(table: RefereeTable) -> RoomBoard:
    table.page.head.acts["room"].trigger()
    room = table.page.room
    assert room is not None
    room.resize(QSize(1920, 1080))
    table.qtbot.waitUntil(lambda: room.board.width() > 1800)
    return room


def test_the_board_for_the_room_takes_the_keys(table: RefereeTable) -> None:
    table.start(FOUR)
    table.press(Qt.Key.Key_F9)
    room = table.page.room
    assert room is not None and room.isFullScreen()
    QTest.keyClicks(room, "64")
    assert room.board.band.shown.line == "64 → 6 × 4"
    QTest.keyClick(room, Qt.Key.Key_Return)
    assert room.board.band.shown.title == "Boris is to speak"
    QTest.keyClick(room, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.board.band.shown.title == "Anna opens"
    QTest.keyClick(room, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert room.board.band.shown.title == "Boris is to speak"
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert table.page.room is None
    assert not table.page.head.acts["room"].isChecked()


@pytest.mark.parametrize("key", [Qt.Key.Key_F9, Qt.Key.Key_F11, Qt.Key.Key_Escape])
def test_the_board_for_the_room_can_be_left(table: RefereeTable, key: Qt.Key) -> None:
    table.start(FOUR)
    table.press(Qt.Key.Key_F9)
    room = table.page.room
    assert room is not None
    QTest.keyClick(room, key)
    assert table.page.room is None
    table.type("64\n")
    assert table.evening.table.round.standing is not None


def test_the_band_tells_count_verdict_and_who_opens() -> None:
    of = after(evening(MENTEUR), challenge(BORIS, 0, 6, 4), *counts(anna=1, boris=2))
    names = people_names(of.people)
    band = board_of(of, names, Focus()).band
    assert (band.title, band.number, band.number_caption) == ("Boris challenges", "3", "1 + 2")
    of = after(of, *counts(claire=1, dina=2))
    band = board_of(of, names, Focus()).band
    assert band.title == "The bid holds. Boris loses a die, 4 left."
    assert (band.number, band.number_caption) == ("6", "1 + 2 + 1 + 2 = 6 ≥ 6")
    assert band.note == "Boris opens the next round."
    of = after(of, act.NextRound())
    band = board_of(of, names, Focus()).band
    assert band.line.startswith("Last round: 1 + 2 + 1 + 2 = 6 ≥ 6.")


def test_a_coming_palifico_is_announced_with_the_verdict() -> None:
    of = after(evening(MENTEUR, dice=(5, 2, 5, 5)), challenge(BORIS, 0, 1, 2), act.Total(1))
    names = people_names(of.people)
    note = board_of(of, names, Focus()).band.note
    assert note == "Boris opens the next round: palifico, ones are not wild."
    of = after(of, act.NextRound())
    assert board_of(of, names, Focus()).band.note == "Palifico: ones are not wild, the face is frozen"


def test_a_card_tells_what_a_person_did() -> None:
    of = after(evening(CLASSIC), challenge(BORIS, CLAIRE, 6, 4))
    cards = board_of(of, people_names(of.people), Focus(asked=0)).cards
    assert [card.mark for card in cards] == ["", "Liar!", "", ""]
    assert [card.matches for card in cards] == ["?", "", "", ""]
    assert cards[2].standing and cards[2].bid is not None


@pytest.mark.parametrize("size", [QSize(132, 84), QSize(243, 138), QSize(400, 160), QSize(180, 400)])
def test_the_dice_of_a_card_stay_clear_of_its_mark(qapp: object, size: QSize) -> None:
    card = PersonCard()
    card.resize(size)
    unit = card._unit()
    _, tally, side = card._boxes(QRectF(card.rect()).adjusted(5, 4, -5, -6))
    coin, row_of_three = 2.1 * unit, (2 * 1.35 + 1) * 0.42 * unit
    assert tally.left() + coin + row_of_three < side.left() or side.top() >= tally.bottom()


def test_nothing_is_painted_anew_for_the_same_evening(table: RefereeTable) -> None:
    table.start(FOUR)
    shown = [card.shown for card in table.page.board.cards]
    table.page._refresh()
    assert all(card.shown is kept for card, kept in zip(table.page.board.cards, shown, strict=True))


@pytest.mark.parametrize("text", ["x" * 40, "x " * 40, "The bid holds. " + "W" * 40 + " loses a die"])
def test_words_never_leave_their_box(qapp: object, text: str) -> None:
    box = QRectF(0, 0, 300, 80)
    font, lines = _fitted(text, box, Type(0.5, "#000000"))
    assert len(lines) * font.pixelSize() * 1.16 <= box.height() + 2 or font.pixelSize() == 10


def test_everything_painted_is_named(table: RefereeTable) -> None:
    table.start(FOUR, "menteur")
    table.type("64\n")
    board: RefereeBoard = table.page.board
    assert board.band.accessibleName() == "Boris is to speak"
    assert "6 dice showing 4" in board.band.accessibleDescription()
    assert [card.accessibleName() for card in board.cards] == ["1. Anna", "2. Boris", "3. Claire", "4. Dina"]
    assert board.cards[0].accessibleDescription() == "5 dice left, 6 dice showing 4"
