"""Red or Black in words: every code speaks, in three languages; small moves never mention a drink."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.cards import events as happened
from engine.cards.actions import Action, Appoint, Bounce, ChooseVariants, Done, Forbid, MakeRule, Reseat
from engine.cards.deck import JOKER, PACK, Card, Colour, Length, Rank, Suit
from engine.cards.evening import SIZES
from engine.cards.legality import No
from engine.cards.meanings import MEANINGS, Ban, Pile
from engine.cards.odds import FREE_VALUES
from engine.cards.play import start
from engine.cards.seats import Seat
from engine.cards.state import (
    Bet,
    Charge,
    Cup,
    LastingRule,
    Level,
    Outcome,
    Round,
    Table,
    Variants,
    new_evening,
)
from engine.cards.undo import Stays
from engine.refusal import Refusal, refuse
from liars_qt.words import card_events, card_meanings, card_tasks, cards, wording
from liars_qt.words.card_meanings import Cast
from liars_qt.words.languages import Languages
from liars_qt.words.wording import Wording
from tests.engine.cards.tables import whole_game
from tests.gui.words.alcohol import ALSO_FREE, PUSHES, WORDS

CATALOGUES = Path(__file__).resolve().parents[3] / "translations"
CODES = ("en", "fr", "ru")
SEVEN, ACE = Card(Rank.SEVEN, Suit.HEARTS), Card(Rank.ACE, Suit.SPADES)
LABELS = {1: "Анна", 2: "Boris", 3: "Chloé"}
NUMBERS = {"seat": 1, "least": 2, "most": 12, "limit": 40}
LASTING = [rank for rank, meaning in MEANINGS.items() if meaning.lasting is not None]
QUIET = (happened.Scored, happened.RoundDone)


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues as they stand in the sources, compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    for code in CODES:
        source = CATALOGUES / f"liars_{code}.ts"
        subprocess.run([lrelease, "-silent", source, "-qm", folder / f"liars_{code}.qm"], check=True)
    return folder


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest, qapp: QApplication, catalogues: Path) -> Iterator[str]:
    """Speak one language after the other."""
    languages = Languages(qapp, catalogues)
    languages.use(request.param)
    yield request.param
    languages.use("en")
    languages.deleteLater()


def table() -> Table:
    return start(new_evening("words", names=("Анна", "Boris", "Chloé"))).table


def a_round(outcome: Outcome, level: Level = Level.HIGHER_LOWER, card: Card = ACE) -> Round:
    return Round(2, 1, Bet.HIGHER, level, card, SEVEN, outcome, doer=2)


def rounds() -> list[Round]:
    compared = [a_round(outcome) for outcome in Outcome]
    on_colour = [a_round(outcome, Level.COLOUR) for outcome in (Outcome.HIT, Outcome.MISS, Outcome.VOID)]
    return [*compared, *on_colour, a_round(Outcome.MISS, card=Card(Rank.SEVEN, Suit.CLUBS))]


def kings_rules() -> list[LastingRule]:
    king = Card(Rank.KING, Suit.CLUBS)
    return [LastingRule(king, 1, 1), LastingRule(king, 1, 1, text="Left hand only")] + [
        LastingRule(king, 1, 1, ban) for ban in Ban
    ]


def lasting_rules() -> list[LastingRule]:
    ordinary = [LastingRule(Card(rank, Suit.CLUBS), 1, 1) for rank in LASTING if rank is not Rank.KING]
    return ordinary + kings_rules()


def worded(how: Wording) -> list[str]:
    """Everything that differs between the wordings, or could."""
    cast = Cast("Анна", "Boris", card_tasks.theme_text(0))
    texts = [
        card_meanings.meaning_text(rank, how, who, n) for rank in Rank for who in (None, cast) for n in (1, 2)
    ]
    texts += [card_meanings.cup_text(how, "Анна", price) for price in range(4)]
    texts += [card_meanings.rule_text(rule, "Анна", how) for rule in lasting_rules()]
    texts += [card_tasks.task_text(number, how) for number in range(SIZES[Pile.TASKS])]
    return [*texts, card_meanings.first_joker_text(how), wording.switch_text(how), *log(how)]


def log(how: Wording) -> list[str]:
    """The lines of three whole games."""
    lines = []
    for seed in range(3):
        for _, step in whole_game(f"log {seed}", Length.STANDARD):
            labels = cards.seat_labels(step.game.table)
            lines += [card_events.event_text(event, labels, how) for event in step.events]
    return lines


def shared() -> list[str]:
    """Everything that is the same in both wordings."""
    texts = [card_meanings.meaning_title(rank) for rank in Rank]
    texts += [card_meanings.lifts_text(rank) for rank in LASTING]
    texts += [card_meanings.bounce_text(), card_meanings.bounce_text("Boris")]
    texts += [card_tasks.theme_text(number) for number in range(SIZES[Pile.THEMES])]
    texts += [card_tasks.ban_text(ban) for ban in Ban]
    texts += [*card_names(), *table_texts(), *counts(), *refusals()]
    return texts + [card_events.action_text(action) for action in actions()]


def card_names() -> list[str]:
    every = (*PACK, JOKER)
    named = [cards.rank_name(rank) for rank in Rank] + [cards.colour_name(colour) for colour in Colour]
    return named + [cards.card_text(card) for card in every] + [cards.spoken_card(card) for card in every]


def table_texts() -> list[str]:
    base = table()
    on_seven = replace(base, level=Level.HIGHER_LOWER, open_card=SEVEN)
    phases = [base, on_seven, replace(base, cup=Cup(1, 4, 3))]
    phases += [
        replace(base, round=a_round(Outcome.HIT)),
        replace(base, round=replace(rounds()[0], doer=None)),
        replace(base, round=a_round(Outcome.VOID, card=JOKER)),
        replace(base, round=a_round(Outcome.VOID, card=JOKER), history=(a_round(Outcome.VOID, card=JOKER),)),
    ]
    texts = [cards.prompt_text(state, LABELS) for state in phases]
    texts += [cards.bet_text(bet, SEVEN) for bet in Bet] + [cards.level_name(level) for level in Level]
    texts += [cards.decision_text(played) for played in rounds()]
    texts += [cards.charge_text(Charge(1, 2), LABELS), cards.immunity_text(Charge(1, 2), LABELS)]
    texts += [cards.length_name(length) for length in Length] + [
        cards.length_text(length) for length in Length
    ]
    texts += [cards.variant_name(name) for name in Variants.__slots__]
    texts += [cards.variant_text(name) for name in Variants.__slots__]
    return [*texts, cards.tie_text(), cards.free_text(), cards.odds_limits_text(FREE_VALUES, len(MEANINGS))]


def counts() -> list[str]:
    numbers = (0, 1, 2, 5, 21)
    texts = [
        speak(n)
        for n in numbers
        for speak in (cards.rules_count_text, cards.penalties_text, cards.streak_text)
    ]
    texts += [cards.hits_text(n, 21) for n in numbers] + [cards.crown_text(n) for n in range(3)]
    return [*texts, cards.cup_weight_text(5, 3), cards.price_text(2), cards.chance_text(Fraction(48, 51))]


def refusals() -> list[str]:
    every = [Refusal(code, tuple(NUMBERS.items())) for code in (*No, *Stays)]
    return [cards.refusal_text(refusal, LABELS) for refusal in every]


def actions() -> tuple[Action, ...]:
    moves = (Bet.RED, Appoint(1), Bounce(), MakeRule(), Forbid(Ban.NAMES), Done())
    return (*moves, Reseat(()), ChooseVariants(Variants()))


def test_small_moves_leave_no_word_of_a_drink_on_the_screen(code: str) -> None:
    heard = [text for text in (*worded(Wording.MOVES), *shared()) if WORDS[code].search(text)]
    assert heard == []


def test_the_word_list_hears_what_it_must_not_hear(code: str) -> None:
    told = [
        card_meanings.meaning_text(rank, Wording.SIPS) for rank in (Rank.ACE, Rank.TWO, Rank.FOUR, Rank.JACK)
    ]
    told += [card_meanings.first_joker_text(Wording.SIPS), card_meanings.cup_text(Wording.SIPS, "x", 1)]
    assert all(WORDS[code].search(text) for text in told)


def test_every_sip_may_be_alcohol_free(code: str) -> None:
    silent = {Rank.TEN, Rank.JOKER}
    told = [
        card_meanings.meaning_text(rank, Wording.SIPS, None, n) for rank in set(Rank) - silent for n in (1, 2)
    ]
    told += [card_meanings.cup_text(Wording.SIPS, "Анна", price) for price in (1, 2, 3)]
    told.append(card_meanings.first_joker_text(Wording.SIPS))
    assert [text for text in told if ALSO_FREE[code] not in text] == []


def test_nobody_is_pushed_to_drink(code: str) -> None:
    assert [text for text in (*worded(Wording.SIPS), *shared()) if PUSHES[code].search(text)] == []


def test_no_text_is_empty_or_half_filled(code: str) -> None:
    spoken = [text for how in Wording for text in worded(how) if text] + shared()
    assert [text for text in spoken if re.search(r"[{}]|%n|%L", text)] == []
    assert all(text.strip() for text in shared())


def test_cards_and_themes_are_all_different(code: str) -> None:
    tasks = [card_tasks.task_text(number, how) for how in Wording for number in range(SIZES[Pile.TASKS])]
    themes = {card_tasks.theme_text(number) for number in range(SIZES[Pile.THEMES])}
    assert len(set(tasks)) == 48
    assert len(themes) == SIZES[Pile.THEMES] >= 12
    for how in Wording:
        with pytest.raises(IndexError):
            card_tasks.task_text(SIZES[Pile.TASKS], how)


def test_the_fourteen_values_speak_in_two_ways(code: str) -> None:
    neutral = {Rank.TEN, Rank.JOKER}
    for rank in Rank:
        sips, moves = (card_meanings.meaning_text(rank, how) for how in Wording)
        assert (sips == moves) == (rank in neutral)


def test_price_is_told_for_the_doubled_values_alone(code: str) -> None:
    for how in Wording:
        for rank in Rank:
            once, twice = (card_meanings.meaning_text(rank, how, None, points) for points in (1, 2))
            assert (once != twice) == MEANINGS[rank].doubled


def test_names_stand_as_they_were_typed(code: str) -> None:
    cast = Cast("Ольга", "Пётр")
    falls_on_somebody = set(Rank) - {Rank.SEVEN, Rank.JOKER}
    for how in Wording:
        assert all("Ольга" in card_meanings.meaning_text(rank, how, cast) for rank in falls_on_somebody)
        assert "Пётр" in card_meanings.meaning_text(Rank.TWO, how, cast)


def test_every_event_has_a_line_but_those_told_already() -> None:
    told = {
        type(event): card_events.event_text(event, labels, Wording.MOVES) for event, labels in every_event()
    }
    assert set(told) == set(happened.Event.__args__)
    assert {kind for kind, line in told.items() if not line} == set(QUIET)


def every_event() -> Iterator[tuple[happened.Event, dict[int, str]]]:
    for seed in range(8):
        for _, step in whole_game(f"events {seed}", Length.FULL):
            labels = cards.seat_labels(step.game.table)
            yield from ((event, labels) for event in step.events)
    rare = (
        happened.SeatsChanged((), (), ()),
        happened.VariantsChanged(Variants()),
        happened.AppointAgain(1),
        happened.RoundClosed(a_round(Outcome.MISS)),
        happened.RuleMade(kings_rules()[0]),
        happened.Bounced(1, 2, forced=True),
    )
    yield from ((event, LABELS) for event in rare)


def test_russian_puts_nobody_into_the_past(qapp: QApplication, catalogues: Path) -> None:
    """A past tense in the singular tells a gender, so there is none that speaks of a player."""
    languages = Languages(qapp, catalogues)
    languages.use("ru")
    past = re.compile(r"\b\w+(?:ал|ил|ел|ул|ыл|ял|ёл)(?:а|ся|ась)?\b")
    others = {"стул", "бокал", "бокала", "правил", "Сначала"}
    spoken = [*worded(Wording.SIPS), *worded(Wording.MOVES), *shared()]
    found = {word for text in spoken for word in past.findall(text)} - others
    languages.use("en")
    languages.deleteLater()
    assert found == set()


@pytest.mark.parametrize(
    ("played", "text"),
    [
        (a_round(Outcome.MISS), "Missed: A♠ against 7♥"),
        (a_round(Outcome.HIT), "Hit: A♠ against 7♥"),
        (a_round(Outcome.PASSED), "Passed: A♠ against 7♥"),
        (a_round(Outcome.MISS, Level.COLOUR), "Missed: A♠"),
        (a_round(Outcome.VOID), "Joker: the bet is void"),
    ],
)
def test_a_decision_is_told_in_words(played: Round, text: str) -> None:
    assert cards.decision_text(played) == text


def test_equal_names_are_marked_and_nameless_seats_go_by_their_number(code: str) -> None:
    seats = tuple(Seat(ident, name) for ident, name in enumerate(["Anna", "", "anna", "Boris"], start=1))
    left = (Seat(9), Seat(10, "Chloé"))
    labels = cards.seat_labels(replace(table(), seats=seats, left=left))
    number = {"en": "Player\u00a02", "fr": "Joueur\u00a02", "ru": "Игрок\u00a02"}[code]
    assert [labels[n] for n in (1, 2, 3, 4, 10)] == ["Anna\u00a0①", number, "anna\u00a0②", "Boris", "Chloé"]
    assert labels[9]


def test_chances_follow_the_language(code: str) -> None:
    shown = {"en": "94.1%", "fr": "94,1\u202f%", "ru": "94,1\u00a0%"}[code]
    assert cards.chance_text(Fraction(48, 51)) == shown


def test_lengths_promise_rounds_and_guess_minutes(qapp: QApplication, catalogues: Path) -> None:
    languages = Languages(qapp, catalogues)
    languages.use("en")
    told = [cards.length_text(length) for length in Length]
    languages.deleteLater()
    assert told == [
        "19–24 rounds · about 5–6 minutes",
        "29–36 rounds · about 7–9 minutes",
        "43–54 rounds · about 11–14 minutes",
    ]


def test_a_refusal_names_its_seat() -> None:
    assert "Boris" in cards.refusal_text(refuse(No.NO_IMMUNITY, seat=2), LABELS)
