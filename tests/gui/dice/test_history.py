"""The history keeps every round: who bid what, every hand, which dice counted, how many, and who lost."""

import pytest
from PySide6.QtCore import Qt

from engine.dice.bid import count_matches
from engine.dice.state import Round
from engine.records.record import Player
from liars_qt.look.dice_paint import Mark
from liars_qt.settings import options
from liars_qt.widgets.round_history import NamedHand, RoundRole
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Stage

CTRL = Qt.KeyboardModifier.ControlModifier


def rounds(stage: Stage) -> tuple[Round, ...]:
    """Return every round of the table."""
    table = stage.bridge.table
    return (*table.history, table.round)


def assert_hands(hands: tuple[NamedHand, ...], rnd: Round, wild: bool) -> None:
    """Every hand is there, its counting dice are marked, and its tally is right."""
    assert rnd.shown is not None
    assert rnd.standing is not None
    held = [hand for hand in rnd.shown if hand]
    assert [tuple(die.face for die in hand.dice) for hand in hands] == [tuple(sorted(hand)) for hand in held]
    for shown, hand in zip(hands, held, strict=True):
        marked = sum(die.mark in (Mark.MATCH, Mark.WILD) for die in shown.dice)
        assert marked == count_matches(hand, rnd.standing, wild) == int(shown.tally)


# What a round cost, in words: the player's own loss, another's, and the last die of either.
COST = {
    "en": ("You lose a die", "{name} loses a die", "You lose your last die", "{name} loses the last die"),
    "ru": ("Вы теряете кость", "{name} теряет кость", "Вы теряете последнюю", "{name} теряет последнюю"),
    "fr": ("Vous perdez un dé", "{name} perd un dé", "Vous perdez votre dernier", "{name} perd son dernier"),
}
BACK = {"en": "{name} gets a die back", "ru": "{name} отыгрывает кость", "fr": "{name} regagne un dé"}
LAST = {
    "en": ("You lose your last die", "{name} loses the last die"),
    "ru": ("Вы теряете последнюю кость", "{name} теряет последнюю кость"),
    "fr": ("Vous perdez votre dernier dé", "{name} perd son dernier dé"),
}
FOUND = {"en": "found {count}", "ru": "на столе {count}", "fr": "trouvé {count}"}
TITLE = {"en": "Round {number}", "ru": "Раунд {number}", "fr": "Manche {number}"}


def cost_of(stage: Stage, rnd: Round, language: str) -> str:
    """Return the words that tell who lost a die in a round, or got one back; nothing where none moved."""
    assert rnd.verdict is not None
    if rnd.verdict.gainer is not None:
        return BACK[language].format(name=stage.page.board.felt.seat(rnd.verdict.gainer).seat.name)
    if rnd.verdict.loser is None:
        return ""
    loser = rnd.verdict.loser
    words = COST[language][2 * (rnd.dice[loser] == 1) + (loser != 0)]
    return words.format(name=stage.page.board.felt.seat(loser).seat.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_of_a_game_is_kept_whole(opened: Opened, language: str) -> None:
    stage = opened(language=language)
    stage.deal("menteur", PERSON, CALM, Player(mind="bold"), seed="history")
    stage.play_by_rote()
    model = stage.page.rounds
    losers = set()
    assert model.rowCount() == len(rounds(stage)) > 10
    for row, rnd in enumerate(rounds(stage)):
        index = model.index(row)
        bids = index.data(RoundRole.BIDS)
        assert [(bid.bid.quantity, bid.bid.face) for bid in bids] == [
            (made.bid.quantity, made.bid.face) for made in rnd.bids
        ]
        assert_hands(index.data(RoundRole.HANDS), rnd, wild=not rnd.palifico)
        assert rnd.verdict is not None
        verdict, cost = index.data(RoundRole.VERDICT), cost_of(stage, rnd, language)
        losers.add(rnd.verdict.loser)
        assert FOUND[language].format(count=rnd.verdict.count) in verdict
        assert cost in verdict
        assert index.data() == index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert cost in index.data()
        assert index.data(RoundRole.TITLE).startswith(TITLE[language].format(number=row + 1))
        assert (len(index.data(RoundRole.TITLE).split(", ")) == 2) == rnd.palifico
    assert {0, 1, 2} <= losers, "everybody lost a die in this game"


def test_it_is_there_again_after_a_restart(stage: Stage) -> None:
    stage.deal("classic", PERSON, CALM, CALM, seed="again")
    for _ in range(3):
        stage.raise_to_verdict()
        stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn)
    model = stage.page.rounds
    said = [model.index(row).data() for row in range(model.rowCount())]
    stage.page.open_first_game()
    assert [model.index(row).data() for row in range(model.rowCount())] == said
    assert len(said) == 4


def test_one_key_hides_it_and_the_choice_is_kept(stage: Stage) -> None:
    width = stage.page.board.width()
    stage.key(Qt.Key.Key_H, modifier=CTRL)
    assert not stage.page.history.isVisible()
    stage.until(lambda: stage.page.board.width() > width)
    assert stage.program.settings.get(options.HISTORY) is False
    stage.key(Qt.Key.Key_H, modifier=CTRL)
    assert stage.page.history.isVisible()


def several_rounds(stage: Stage, count: int) -> None:
    """Play some rounds of a penalty game."""
    for _ in range(count):
        stage.raise_to_verdict()
        stage.key(Qt.Key.Key_Return)
        stage.until(lambda: stage.on_turn or stage.verdict_waits)


def test_the_last_round_is_in_sight(stage: Stage) -> None:
    stage.deal("classic", PERSON, CALM, seed="sight")
    several_rounds(stage, 8)
    bar = stage.page.history.verticalScrollBar()
    stage.until(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())


def test_whoever_reads_an_old_round_is_left_in_peace(stage: Stage) -> None:
    stage.deal("classic", PERSON, CALM, seed="sight")
    several_rounds(stage, 6)
    bar = stage.page.history.verticalScrollBar()
    bar.setValue(10)
    several_rounds(stage, 2)
    assert bar.value() == 10
