"""Numbers and their nouns agree, in the catalogues as they are shipped and on the table itself."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from engine.bots.choice import Reason, Why
from engine.dice.bid import Bid, Call
from engine.dice.events import Rolled
from engine.dice.legality import No
from engine.dice.rules import CLASSIC, KNOCKOUT
from engine.records.record import GameRecord, Mark
from engine.refusal import refuse
from engine.session.dice import DiceSession
from liars_qt.words import dice, reasons
from liars_qt.words.languages import Languages
from liars_qt.words.names import Names
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage
from tests.tools import catalogue

NUMBERS = (0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 111, 112, 121)
ONE, FEW, MANY = range(3)
WORDS = {
    "die": {"en": ("die", "dice"), "fr": ("dé", "dés"), "ru": ("кость", "кости", "костей")},
    "one": {"en": ("one", "ones"), "fr": ("as", "as"), "ru": ("единица", "единицы", "единиц")},
    "penalty": {
        "en": ("penalty", "penalties"),
        "fr": ("pénalité", "pénalités"),
        "ru": ("штраф", "штрафа", "штрафов"),
    },
    "wild": {"en": ("wild", "wild"), "fr": ("joker", "jokers"), "ru": ("джокер", "джокера", "джокеров")},
}
NAMES = Names(("Anna", "Boris"), None)


def form(code: str, number: int) -> int:
    """Return which form of a noun goes with a number, by the grammar of each language."""
    if code == "ru":
        return russian(number)
    return int(number >= 2) if code == "fr" else int(number != 1)


def russian(number: int) -> int:
    """Return the Russian one: 1, 21, 101 кость; 2-4, 22-24 кости; 0, 5-20, 111 костей."""
    if number % 100 in range(11, 15):
        return MANY
    return {1: ONE, 2: FEW, 3: FEW, 4: FEW}.get(number % 10, MANY)


def noun(word: str, code: str, number: int) -> str:
    """Return a number with its noun."""
    return f"{number} {WORDS[word][code][form(code, number)]}"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogues as they stand in the sources, compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    for code in LANGUAGES:
        target = folder / f"liars_{code}.qm"
        subprocess.run([lrelease, "-silent", catalogue.path_of(code), "-qm", target], check=True)
    return folder


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest, qapp: QApplication, compiled: Path) -> Iterator[str]:
    """Each language in turn, spoken by the program."""
    languages = Languages(qapp, compiled)
    languages.use(request.param)
    yield request.param
    languages.use("en")
    languages.deleteLater()


def test_every_text_with_a_number_takes_the_form_of_its_number(code: str) -> None:
    for message in catalogue.read(catalogue.path_of(code)):
        for number in NUMBERS if message.numerus else ():
            said = QCoreApplication.translate(
                message.context, message.source, message.comment or None, number
            )
            expected = message.forms[form(code, number)].replace("%n", str(number))
            assert said == expected, (message.context, message.source, number)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_words_of_the_dice_table_agree(code: str, number: int) -> None:
    die, ones = noun("die", code, number), noun("one", code, number)
    assert die in dice.spoken_bid(Bid(number, 5))
    assert die in dice.event_text(Rolled(0, number), NAMES)
    assert die in dice.refusal_text(refuse(No.TOO_MANY, dice=number))
    assert die in dice.refusal_text(refuse(No.NEEDS_QUANTITY, quantity=number, face=5))
    assert ones in dice.refusal_text(refuse(No.NEEDS_QUANTITY, quantity=number, face=1))
    if number:
        assert noun("wild", code, number) in dice.wild_text(number)
        assert noun("wild", code, number) in dice.count_text(Bid(3, 3), number, number)
        assert str(number) in reasons.reason_text(Why(Reason.HONEST, number, number, 0.5))


def test_a_russian_number_bends_the_verb_as_well(code: str) -> None:
    said = {n: dice.refusal_text(refuse(No.NEEDS_QUANTITY, quantity=n, face=5)) for n in (1, 2, 5, 21)}
    if code == "ru":
        assert [said[n].split()[1] for n in said] == ["нужна", "нужны", "нужно", "нужна"]
    elif code == "en":
        assert [said[n].split()[4] for n in said] == ["is", "are", "are", "are"]


# How many dice lie on the table, and how they are shared out.
TABLES = {
    2: (1, 1),
    5: (3, 2),
    11: (6, 5),
    12: (6, 6),
    14: (5, 5, 4),
    21: (6, 5, 5, 5),
    22: (6, 6, 5, 5),
    25: (5,) * 5,
}


def deal(stage: Stage, shares: tuple[int, ...]) -> None:
    """Deal a knockout table with so many dice at each seat."""
    players = (PERSON, *[CALM] * (len(shares) - 1))
    stage.bridge.open(stage.program.shelf.begin(GameRecord(KNOCKOUT, players, "plural", dice=shares)))
    stage.until(lambda: stage.on_turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_counts_its_dice_well(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    for total, shares in TABLES.items():
        deal(stage, shares)
        for _ in range(total):
            stage.key("+")
        assert noun("die", language, total) in stage.page.controls.picker.more.toolTip()
        for place, left in enumerate(shares):
            view = stage.page.board.felt.seat(place)
            assert noun("die", language, left) in view.toolTip()
            assert noun("die", language, left) in view.accessibleDescription()
            if place:
                assert noun("die", language, left) in view.hand.accessibleDescription()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_out_has_no_dice_left_in_any_language(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    deal(stage, (5, 0, 5))
    assert noun("die", language, 0) in stage.page.board.felt.seat(1).toolTip()


ROUND = (Bid(1, 2), Call.CHALLENGE, Mark.NEXT)  # one two or one among ten dice: whoever challenges pays


@pytest.mark.parametrize("language", LANGUAGES)
def test_penalties_are_counted_well_however_many_there_are(opened: Opened, language: str) -> None:
    stage, seen = opened(language=language), set[int]()
    base = GameRecord(CLASSIC, (PERSON, CALM), "penalties")
    for rounds in (0, 1, 2, 4, 9, 10, 22, 24, 28, 42, 44, 46, 48, 50, 52):
        stage.bridge.open(DiceSession(base._replace(entries=ROUND * rounds)))
        for place, seat in enumerate(stage.bridge.table.seats):
            seen.add(seat.penalties)
            assert stage.page.board.felt.seat(place).toolTip() == noun("penalty", language, seat.penalties)
    assert seen >= {0, 1, 2, 5, 11, 12, 21, 22, 25}
    stage.bridge.end()
    stage.until(lambda: stage.end_waits)
    for seat in stage.bridge.table.seats:
        assert noun("penalty", language, seat.penalties) in stage.page.outcome.end.summary.text()
