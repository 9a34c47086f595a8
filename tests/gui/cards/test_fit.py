"""All of it can be read at 1093 × 614 with twelve players in every language, and it grows up to 1920 × 1080."""

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from engine.cards.legality import legal_actions
from engine.cards.state import Level, Phase
from liars_qt.look.fonts import em
from liars_qt.settings import options
from liars_qt.widgets.bet_button import BetButton
from liars_qt.widgets.chips import SeatChip
from liars_qt.widgets.fit_button import TOUCH, FitButton
from liars_qt.widgets.fit_text import FitText
from liars_qt.widgets.rule_list import RuleRow
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party

W = TypeVar("W", bound=QWidget)
RETURN = Qt.Key.Key_Return
SMALL = (1093, 614)  # 1366 × 768 at 125 %
NAMES = (
    "Александра",
    "Константин",
    "Jean-Baptiste",
    "Ы",
    "Маргарита",
    "Zoé",
    "Anna",
    "anna",
    "",
    "Bob",
    "Mia",
    "Oleg",
)
DECK = "10H 10S 10D 10C 7S JD QC KH 3C * AH 6D 8H 5C *"


def faults(party: Party) -> list[str]:
    """Everything that cannot be read or pressed as things stand."""
    page = party.page
    found = [f"{text.text()!r} is cut" for text in shown(page, FitText) if not text.whole]
    found += [
        f"{each.accessibleName()!r} is out of the window" for each in controls(page) if out_of(page, each)
    ]
    found += [f"{each.accessibleName()!r} is small" for each in fingers(page) if each.height() < TOUCH]
    return found + [f"{a} on {b}" for a, b in overlaps(page)]


def shown(root: QWidget, kind: type[W]) -> list[W]:
    return [each for each in root.findChildren(kind) if each.isVisible()]


def controls(page: QWidget) -> list[QWidget]:
    inside = page.side.settings.widget()  # type: ignore[attr-defined]
    return [each for each in shown(page, QAbstractButton) if not inside.isAncestorOf(each)]


def fingers(page: QWidget) -> Iterator[QWidget]:
    yield from (
        each for each in shown(page, QAbstractButton) if isinstance(each, (BetButton, SeatChip, FitButton))
    )
    yield from shown(page, QLineEdit)


def out_of(page: QWidget, part: QWidget) -> bool:
    box = QRect(part.mapTo(page, part.rect().topLeft()), part.size())
    return not page.rect().contains(box)


def overlaps(page: QWidget) -> Iterator[tuple[str, str]]:
    board = page.board  # type: ignore[attr-defined]
    parts = [
        (name, getattr(board, name))
        for name in ("prompt", "frame", "note", "decision", "price", "other", "caption")
        if getattr(board, name).isVisible()
    ]
    for place, (name, part) in enumerate(parts):
        for other, beside in parts[place + 1 :]:
            if part.geometry().adjusted(1, 1, -1, -1).intersects(beside.geometry()):
                yield name, other


def walk(party: Party) -> Iterator[str]:
    """Bring the table from phase to phase and name each one."""
    party.lay(DECK, NAMES)
    yield "first bet"
    seen = {Phase.BET}
    while not party.at(Phase.OVER):
        actions = legal_actions(party.table)
        phase = party.table.phase
        keys = {Phase.BET: "1", Phase.APPOINT: "=" if party.table.turn != party.table.seated[-1] else "1"}
        party.key(keys.get(phase, RETURN))
        yield f"{party.table.phase.value} after {len(party.table.seen)} cards, {len(actions)} actions before"
        seen.add(party.table.phase)
    assert seen == set(Phase)


@pytest.mark.parametrize("wording", ["sips", "moves"])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_nothing_is_cut_on_a_small_screen_with_twelve_players(
    party_opened: Opened, language: str, wording: str
) -> None:
    party = party_opened(language=language, wording=wording)
    party.window.resize(*SMALL)
    found = {moment: faults(party) for moment in walk(party)}
    assert {moment: what for moment, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_every_sheet_of_the_panel_fits(party_opened: Opened, language: str) -> None:
    party = party_opened(language=language)
    party.window.resize(*SMALL)
    party.lay("7H AS *", NAMES)
    side = party.page.side
    for tab in range(side.tabs.count()):
        side.tabs.setCurrentIndex(tab)
        party.settle()
        assert faults(party) == []
        assert side.tabs.tabRect(tab).height() >= TOUCH
        needed = side.tabs.fontMetrics().horizontalAdvance(side.tabs.tabText(tab))
        assert needed <= side.tabs.tabRect(tab).width()
    assert side.score.verticalScrollBar().maximum() == 0, "twelve players stand on one sheet"


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_settings_scroll_and_cut_nothing(party_opened: Opened, language: str) -> None:
    party = party_opened(language=language)
    party.window.resize(*SMALL)
    party.lay("7H AS *", NAMES)
    party.page.head.gear.trigger()
    party.settle()
    sheet = party.page.side.settings
    assert sheet.horizontalScrollBar().maximum() == 0
    for button in shown(sheet, QAbstractButton):
        right = button.mapTo(sheet, button.rect().topRight()).x()
        assert right <= sheet.viewport().width(), button.text()
        assert button.sizeHint().width() <= button.width() or isinstance(button, FitButton), button.text()
    assert [text.text() for text in shown(sheet, FitText) if not text.whole] == []


def test_eight_rules_unfold_on_the_smallest_window(party_opened: Opened) -> None:
    party = party_opened(language="ru")
    party.window.resize(*SMALL)
    party.lay(DECK, NAMES)
    while len(party.table.rules) < 8:
        actions = party.table.phase
        party.key({Phase.BET: "1", Phase.APPOINT: "="}.get(actions, RETURN))
    party.page.rules.head.click()
    party.settle()
    rows = shown(party.page, RuleRow)
    assert len(rows) == 8
    assert [row.text() for row in rows if out_of(party.page, row)] == []
    assert party.page.board.height() >= em(party.page) * 9


@pytest.mark.parametrize("size", [SMALL, (1366, 768), (1920, 1080)])
def test_the_table_grows_with_the_window(party: Party, size: tuple[int, int]) -> None:
    party.lay("7H AS *")
    party.window.resize(*size)
    party.settle()
    assert party.window.size().toTuple() == size
    page = party.page
    assert em(page.board) == pytest.approx(em(page.controls.task), rel=0.01)
    assert page.board.frame.card.height() > page.height() * 0.3
    if size == (1920, 1080):
        assert page.board.prompt.height() >= 48, "the prompt is read from across the room"
    assert faults(party) == []


def test_a_theme_put_on_keeps_the_size_of_type(party: Party) -> None:
    party.window.resize(1920, 1000)
    page = party.page
    party.settle()
    grown = {each: each.font().pointSizeF() for each in shown(page, QWidget)}
    assert grown[page.board] > 13
    party.program.settings.set(options.THEME, "dark")
    party.settle()
    assert {each: each.font().pointSizeF() for each in grown} == grown


def test_a_window_that_was_large_can_be_small_again(party: Party) -> None:
    party.window.resize(1920, 1080)
    party.settle()
    large = em(party.page)
    party.window.resize(*SMALL)
    party.settle()
    assert party.window.size().toTuple() == SMALL
    assert em(party.page) < large


def test_the_smallest_page_is_small_enough(party_opened: Opened) -> None:
    for language in ("en", "ru", "fr"):
        party = party_opened(language=language)
        party.window.resize(*SMALL)
        party.lay(DECK, NAMES)
        least = party.page.minimumSizeHint()
        assert least.width() <= 1010
        assert least.height() <= 560
        party.program.languages.use("en")


def test_the_head_keeps_its_commands_whatever_the_length_of_its_line(party: Party) -> None:
    party.window.resize(*SMALL)
    party.lay("7H AS *", forced_bounce=True, quiet_evening=True, relay=True)
    party.settle()
    assert faults(party) == []
    assert "Relay" in party.page.head.rules.accessibleName()


def test_labels_that_hold_words_are_the_kind_that_fits(party: Party) -> None:
    kinds = {type(label).__name__ for label in shown(party.page.board, QLabel) if label.text()}
    assert kinds <= {"FitText", "PriceBadge"}
    assert party.table.level is Level.COLOUR
