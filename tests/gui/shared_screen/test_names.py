"""What people at one screen are called: as they typed it, told apart, short enough, and never as markup."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from engine.records.record import Player
from liars_qt.pages.seat_editor import SeatEditor
from liars_qt.settings import options
from liars_qt.widgets.cover import Cover
from liars_qt.words.names import distinct
from tests.gui.shared_screen.table import ANNA, BORIS, Shared
from tests.gui.stage import CALM

LONG = "W" * 40
AWKWARD = (LONG, "<b>x</b>", "&File", "👩‍👩‍👧 Zoë", "<img src=x>", "%1 {name}", "Ы", "Anna & Boris")
SMALL = QSize(1093, 614)


def shown_names(shared: Shared) -> list[str]:
    """Return the names on the plaques, in the order of the seats."""
    felt = shared.stage.page.board.felt
    first = shared.stage.bridge.viewer or 0
    places = [felt.seat(place).seat.name for place in range(len(felt.others) + 1)]
    return places[-first:] + places[:-first] if first else places


def elided(text: str, whole: str) -> bool:
    """Tell whether a text is the whole, or the whole with its middle left out."""
    head, dots, tail = text.partition("…")
    return whole.startswith(head) and whole.endswith(tail) and (bool(dots) or text == whole)


def challenge(shared: Shared) -> None:
    """Let the first person bid what nobody has, and the second one challenge it."""
    shared.confirm()
    shared.stage.key("2", "+", Qt.Key.Key_Return)
    shared.confirm()
    shared.stage.key("m")
    shared.stage.until(lambda: shared.stage.verdict_waits)


@pytest.mark.parametrize("name", AWKWARD)
def test_a_name_is_shown_as_typed_on_cover_seat_history_verdict_and_end(shared: Shared, name: str) -> None:
    shared.stage.window.resize(SMALL)
    shared.deal("classic", Player(name), Player("Boris"))
    page = shared.stage.page
    assert elided(shared.asked, f"Next: {name}")
    assert shared.cover.accessibleName() == f"Next: {name}"
    challenge(shared)
    assert shown_names(shared) == [name, "Boris"]
    assert elided(page.outcome.verdict.verdict.text(), f"It was a lie! {name} takes a penalty.")
    index = page.rounds.index(0)
    assert index.data().startswith(f"Round 1. {name} 3 × 2. Boris challenges 3 × 2.")
    assert index.data(Qt.ItemDataRole.UserRole + 2)[0].name == name
    shared.stage.key(Qt.Key.Key_E, modifier=Qt.KeyboardModifier.ControlModifier)
    shared.stage.answer_question()
    assert any(elided(part, f"{name}: 1 penalty") for part in page.outcome.end.summary.text().split("  ·  "))
    assert_plain(shared.stage.window)
    assert shared.stage.window.size() == SMALL
    assert shared.stage.window.minimumSizeHint().width() <= SMALL.width()


def assert_plain(window: QWidget) -> None:
    """No label that may hold a name takes it for markup or for a letter to press."""
    named = [
        label for label in window.findChildren(QLabel) if any(name[:8] in label.text() for name in AWKWARD)
    ]
    assert named
    assert all(label.textFormat() is Qt.TextFormat.PlainText and label.buddy() is None for label in named)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_longest_name_fits_on_the_cover_whole(shared: Shared, language: str) -> None:
    shared.stage.program.settings.set(options.LANGUAGE, language)
    for name in (
        "Максимилиана-Константиновна Вознесенская",
        "Anne-Charlotte de la Rochefoucauld-Bayers"[:40],
    ):
        shared.stage.window.resize(SMALL)
        shared.deal("classic", Player(name), Player("Boris"))
        shared.stage.settle()
        assert name in shared.cover.title.text()
        title = shared.cover.title
        assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()


def test_default_names_follow_the_language_and_typed_ones_stay(shared: Shared) -> None:
    shared.deal("classic", Player(), Player("Boris"), Player())
    settings = shared.stage.program.settings
    for language, first, third in (
        ("ru", "Игрок\u00a01", "Игрок\u00a03"),
        ("fr", "Joueur\u00a01", "Joueur\u00a03"),
        ("en", "Player\u00a01", "Player\u00a03"),
    ):
        settings.set(options.LANGUAGE, language)
        shared.stage.settle()
        assert shared.asked.endswith(first)
        assert shown_names(shared) == [first, "Boris", third]
    shared.confirm()
    shared.stage.key(Qt.Key.Key_Return)
    settings.set(options.LANGUAGE, "ru")
    shared.stage.settle()
    assert shared.asked.endswith("Boris")
    assert "Игрок\u00a01" in shared.stage.page.rounds.index(0).data()


def test_equal_names_are_told_apart_everywhere(shared: Shared) -> None:
    shared.deal("classic", Player("Anna"), Player("anna"), CALM)
    assert shown_names(shared) == ["Anna\u00a01", "anna\u00a02", "Calm"]
    assert shared.asked == "Next: Anna\u00a01"
    challenge(shared)
    assert page_said(shared) == "It was a lie! Anna\u00a01 takes a penalty."
    shared.stage.key(Qt.Key.Key_Return)
    assert shared.asked == "Next: Anna\u00a01"


def page_said(shared: Shared) -> str:
    """Return the verdict in words."""
    return shared.stage.page.outcome.verdict.verdict.text()


def test_two_long_equal_names_differ_where_they_are_cut(shared: Shared) -> None:
    shared.stage.window.resize(SMALL)
    shared.deal("classic", Player(LONG), Player(LONG))
    first = shared.asked
    shared.confirm()
    shared.stage.key(Qt.Key.Key_Return)
    assert first.endswith("W\u00a01")
    assert shared.asked.endswith("W\u00a02")
    assert [shared.stage.bridge.persons, shown_names(shared)] == [
        (ANNA, BORIS),
        [f"{LONG}\u00a01", f"{LONG}\u00a02"],
    ]


@given(
    st.lists(
        st.sampled_from(("Anna", "anna", "Anna 1", "Anna 2", "anna\u00a01", "Zoë", "Zoë", "ZOË", "Ы")),
        max_size=8,
    )
)
def test_no_two_names_of_a_table_look_the_same(names: list[str]) -> None:
    made = distinct(names)
    looks = {unicodedata.normalize("NFC", name).casefold().replace("\u00a0", " ") for name in made}
    assert len(looks) == len(names)
    assert all(new.startswith(old) for old, new in zip(names, made, strict=True))
    if len(set(made)) == len(set(names)) == len(names):
        assert distinct(made) == made


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("\u202eannA", "annA"),
        ("\u200b \u2060", None),
        ("   ", None),
        ("😀" * 25, "😀" * 20),
        ("Zoë", "Zoë"),
        ("<b>x</b>", "<b>x</b>"),
    ],
)
def test_a_typed_name_loses_what_cannot_be_seen(shared: Shared, typed: str, name: str | None) -> None:
    editor = SeatEditor(shared.stage.window)
    editor.set_players((Player(), CALM))
    editor.rows[0].name.insert(typed)
    assert editor.players == (Player(name), CALM)


def test_the_cover_knows_nothing_but_a_name(shared: Shared) -> None:
    cover = Cover(shared.stage.window)
    cover.resize(SMALL)
    cover.show_seat("Anna")
    assert cover.hand.hand.dice == ()
    assert [label.text() for label in cover.findChildren(QLabel) if "Anna" in label.text()] == ["Next: Anna"]
