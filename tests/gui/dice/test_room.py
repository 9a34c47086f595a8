"""Room: the smallest window holds everything, the table never jumps, long names and eight seats stay in place."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from engine.dice.rules import MENTEUR
from engine.records.record import Player
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage

SMALL = QSize(1093, 614)  # 1366 × 768 at 125 %
MINDS = ("calm", "bold", "shark")
AWKWARD = ("W" * 40, "<b>x</b>", "&File", "👩‍👩‍👧 Zoë", "\u202eabc", "Ann\tLee", "<img src=x>", "%1 {name}")


def test_the_table_never_jumps(stage: Stage) -> None:
    stage.deal("menteur", PERSON, *[Player(mind=mind) for mind in MINDS], seed="jump")
    sizes = set()
    stage.page.commands_changed.connect(lambda: sizes.add(stage.page.board.size().toTuple()))
    stage.page.telling.told.connect(lambda: sizes.add(stage.page.board.size().toTuple()))
    for _ in range(60):
        stage.until(lambda: stage.on_turn or stage.verdict_waits or stage.end_waits)
        sizes.add(stage.page.board.size().toTuple())
        if stage.end_waits:
            break
        if stage.verdict_waits:
            stage.page.outcome.press()
        else:
            stage.key("\r")
    assert len(sizes) == 1


def bots(count: int) -> list[Player]:
    """Return so many bots of all tempers."""
    return [Player(mind=MINDS[i % 3]) for i in range(count)]


def resize(stage: Stage, size: QSize) -> None:
    """Give the window a size and let everything find its place."""
    stage.window.resize(size)
    stage.settle()
    assert stage.window.size() == size


def rect(stage: Stage, widget: QWidget) -> QRect:
    """Return where a widget is in the window."""
    return QRect(widget.mapTo(stage.window, widget.rect().topLeft()), widget.size())


def assert_nothing_is_cut(stage: Stage) -> None:
    """Every text has the room that it asks for, and every widget lies inside its window."""
    for widget in stage.page.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        assert stage.window.rect().contains(rect(stage, widget)), f"{widget} lies outside"
        if isinstance(widget, QAbstractButton):
            assert widget.width() >= widget.minimumSizeHint().width(), f"{widget.text()} is cut"
            assert "…" not in widget.text().rstrip("…")
        elif isinstance(widget, QLabel) and widget.text():
            assert_label_fits(widget)


def assert_label_fits(label: QLabel) -> None:
    """A wrapped label is high enough, another one is wide enough."""
    if label.wordWrap():
        assert label.heightForWidth(label.width()) <= label.height(), f"{label.text()} is cut"
    else:
        assert label.sizeHint().width() <= label.width(), f"{label.text()} is cut"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_window_fits_a_small_screen(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    for rules, count in product(("knockout", "menteur", "wild-strict", "classic"), (1, 7)):
        stage.deal(rules, PERSON, *bots(count))
        least = stage.window.minimumSizeHint()
        assert least.width() <= SMALL.width()
        assert least.height() <= SMALL.height()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["menteur", "wild-strict"])
def test_no_text_is_cut_in_any_phase(opened: Opened, language: str, rules: str) -> None:
    stage = opened(language=language)
    resize(stage, SMALL)
    stage.deal(rules, PERSON, *bots(3), seed="cut")
    assert_nothing_is_cut(stage)
    stage.key("\r")
    stage.until(lambda: stage.on_turn or stage.verdict_waits)
    assert_nothing_is_cut(stage)
    stage.raise_to_verdict()
    assert_nothing_is_cut(stage)
    if rules == "wild-strict":
        stage.bridge.end()
    else:
        stage.play_by_rote()
    stage.until(lambda: stage.end_waits)
    assert_nothing_is_cut(stage)


def assert_apart(stage: Stage) -> None:
    """Seats and the bid to beat lie on the felt, none of them on another."""
    felt = stage.page.board.felt
    parts = [felt.own, *felt.others, felt.centre.bid, felt.centre.caption]
    places = {part: rect(stage, part) for part in parts if part.isVisible()}
    assert all(rect(stage, felt).contains(place) for place in places.values())
    for one, other in combinations(places, 2):
        inside = places[one].adjusted(5, 5, -5, -5)
        assert not inside.intersects(places[other].adjusted(5, 5, -5, -5)), f"{one} lies on {other}"


@pytest.mark.parametrize(
    "size", [SMALL, QSize(1366, 768), QSize(1920, 1080)], ids=lambda size: str(size.width())
)
def test_no_seat_lies_on_another(stage: Stage, size: QSize) -> None:
    resize(stage, size)
    for count in range(2, 9):
        stage.deal(MENTEUR, PERSON, *bots(count - 1), seed="seats")
        stage.key("\r")
        stage.until(lambda: stage.on_turn or stage.verdict_waits)
        assert_apart(stage)
        stage.raise_to_verdict()
        assert_apart(stage)


@pytest.mark.parametrize("size", [SMALL, QSize(1920, 1080)], ids=lambda size: str(size.width()))
def test_awkward_names_break_nothing(stage: Stage, size: QSize) -> None:
    resize(stage, size)
    players = [Player(name) for name in AWKWARD]
    stage.deal(MENTEUR, *players, seed="names")
    stage.bridge.uncover()
    stage.until(lambda: stage.on_turn)
    assert stage.window.size() == size
    assert stage.window.minimumSizeHint().width() <= SMALL.width()
    assert [stage.page.board.felt.seat(place).seat.name for place in range(8)] == list(AWKWARD)
    assert_nothing_is_cut(stage)
    assert_apart(stage)
    stage.key("\r")
    stage.bridge.uncover()
    stage.until(lambda: stage.on_turn)
    stage.key("m")
    stage.until(lambda: stage.verdict_waits)
    assert stage.window.size() == size
    assert_nothing_is_cut(stage)
    assert_apart(stage)


def test_no_name_is_ever_taken_for_markup(stage: Stage) -> None:
    stage.deal(MENTEUR, *[Player(name) for name in AWKWARD], seed="markup")
    for _ in range(3):
        stage.bridge.uncover()
        stage.until(lambda: stage.on_turn)
        stage.key("\r")
    stage.bridge.uncover()
    stage.until(lambda: stage.on_turn)
    stage.key("m")
    stage.until(lambda: stage.verdict_waits)
    for widget in stage.window.findChildren(QWidget):
        if isinstance(widget, QLabel):
            assert widget.textFormat() is Qt.TextFormat.PlainText or not Qt.mightBeRichText(widget.text())
        tip = widget.toolTip()
        assert "<b>x" not in tip and "<img" not in tip, f"{widget} has {tip}"


def test_equal_names_are_told_apart(stage: Stage) -> None:
    stage.deal("knockout", Player("Anna"), Player("Anna"), Player("Anna 1"), CALM, CALM)
    names = [stage.page.board.felt.seat(place).seat.name for place in range(5)]
    assert len(set(names)) == 5
    assert all("Anna" in name for name in names[:3])
