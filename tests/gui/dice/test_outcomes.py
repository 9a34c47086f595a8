"""At the table itself: who pays for a call and who opens next, what may follow what, and what a refusal says."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Qt

from engine.dice.bid import Bid, Call
from engine.dice.rules import MENTEUR, PRESETS, Order, Palifico, RuleSet, Scoring
from engine.records.record import GameRecord, Player
from tests.gui.shared_screen.table import Hands, lay
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Puppets, Stage

TABLE = (PERSON, CALM, *[Player(mind=mind) for mind in ("bold", "shark", "master")])
# Nobody has a one. Two fives lie there, or three.
TWO: Hands = ((5, 2, 2, 3, 4), (5, 2, 3, 4, 6), (2, 3, 4, 6, 6), (2, 3, 4, 6, 6))
THREE: Hands = (*TWO[:3], (5, 3, 4, 6, 6))
YOU, CALM_SEAT, BOLD_SEAT, SHARK_SEAT = range(4)
CHALLENGE, EXACT = Qt.Key.Key_M, Qt.Key.Key_P


@dataclass(frozen=True)
class Outcome:
    """You bid 3 × 5 and Calm answers. What lies there, who has how many dice before and after, who opens next."""

    hands: Hands
    answer: Call
    before: tuple[int, ...]
    after: tuple[int, ...]
    opener: int


OUTCOMES = {
    "a lie costs the bidder": Outcome(TWO, Call.CHALLENGE, (5, 5, 5, 5), (4, 5, 5, 5), YOU),
    "the truth costs the challenger": Outcome(THREE, Call.CHALLENGE, (5, 5, 5, 5), (5, 4, 5, 5), CALM_SEAT),
    "exact": Outcome(THREE, Call.EXACT, (5, 4, 5, 5), (5, 5, 5, 5), CALM_SEAT),
    "exact with all dice": Outcome(THREE, Call.EXACT, (5, 5, 5, 5), (5, 5, 5, 5), CALM_SEAT),
    "not exact": Outcome(TWO, Call.EXACT, (5, 5, 5, 5), (5, 4, 5, 5), CALM_SEAT),
    "the challenger falls": Outcome(THREE, Call.CHALLENGE, (5, 1, 5, 5), (5, 0, 5, 5), BOLD_SEAT),
    "the caller of exact falls": Outcome(TWO, Call.EXACT, (5, 1, 5, 5), (5, 0, 5, 5), BOLD_SEAT),
    "the bidder falls": Outcome(TWO, Call.CHALLENGE, (1, 5, 5, 5), (0, 5, 5, 5), CALM_SEAT),
    "past one who is out": Outcome(THREE, Call.CHALLENGE, (5, 1, 0, 5), (5, 0, 0, 5), SHARK_SEAT),
}
SAID = {
    "en": {
        "a lie costs the bidder": "It was a lie! You lose a die, 4 left.",
        "the truth costs the challenger": "The bid holds. Calm loses a die, 4 left.",
        "exact": "Exactly right! Calm gets a die back: 5 now.",
        "not exact": "Not exact. Calm loses a die, 4 left.",
    },
    "ru": {
        "a lie costs the bidder": "Это был блеф! Вы теряете кость, остаётся 4.",
        "the truth costs the challenger": "Ставка устояла. Спокойный теряет кость, остаётся 4.",
        "exact": "Точно в цель! Спокойный отыгрывает кость: теперь 5.",
        "not exact": "Не угадано. Спокойный теряет кость, остаётся 4.",
    },
    "fr": {
        "a lie costs the bidder": "C’était un mensonge\u202f! Vous perdez un dé, il vous en reste 4.",
        "the truth costs the challenger": "L’enchère tient. Calme perd un dé, il lui en reste 4.",
        "exact": "En plein dans le mille\u202f! Calme regagne un dé\u00a0: 5 à présent.",
        "not exact": "Ce n’est pas pile. Calme perd un dé, il lui en reste 4.",
    },
}


def deal(stage: Stage, rules: RuleSet, dice: tuple[int, ...]) -> None:
    """Deal to seats that have so many dice each; the person opens."""
    record = GameRecord(rules, TABLE[: len(dice)], "outcomes", dice=dice)
    stage.bridge.open(stage.program.shelf.begin(record))
    stage.until(lambda: stage.on_turn)


def make_up(stage: Stage, bid: Bid) -> None:
    """Make a bid up by its digit and the arrows; what is refused is left as near as it goes."""
    stage.key(str(bid.face))
    for _ in range(20):
        made = stage.page.controls.considering
        assert made is not None
        if made.quantity == bid.quantity:
            return
        stage.key(Qt.Key.Key_Up if made.quantity < bid.quantity else Qt.Key.Key_Down)
    raise AssertionError(f"{bid} cannot be made up")


def answer(stage: Stage, puppets: Puppets, action: Bid | Call) -> None:
    """Let the bot on turn act."""
    stage.until(lambda: puppets.waiting)
    puppets.answer(action)
    stage.settle()


def dice_on_plaques(stage: Stage) -> tuple[int, ...]:
    """Return what the plaques round the table say that everybody has left."""
    felt = stage.page.board.felt
    return tuple(felt.seat(place).seat.dice for place in range(len(stage.bridge.players)))


@pytest.mark.parametrize("name", OUTCOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_costs_whom_it_should_and_the_right_one_opens_next(
    opened: Opened, puppets: Puppets, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    outcome = OUTCOMES[name]
    lay(monkeypatch, outcome.hands)
    stage = opened(puppets, language=language)
    deal(stage, MENTEUR, outcome.before)
    make_up(stage, Bid(3, 5))
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, outcome.answer)
    stage.until(lambda: stage.verdict_waits)
    verdict = stage.page.outcome.verdict
    assert verdict.counter.count == (2 if outcome.hands is TWO else 3)
    assert verdict.verdict.text() == SAID[language].get(name, verdict.verdict.text())
    assert dice_on_plaques(stage) == outcome.after
    go_on(stage)
    assert opener(stage) == outcome.opener
    places = [stage.page.board.felt.seat(place).seat for place in range(4)]
    assert [seat.out for seat in places] == [left == 0 for left in outcome.after]
    stage.until(lambda: stage.on_turn if outcome.opener == YOU else puppets.waiting)


def test_nothing_tells_who_falls_before_the_cups_do(
    opened: Opened, puppets: Puppets, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, TWO)
    stage = opened(puppets, MOTION="full")
    deal(stage, MENTEUR, (1, 5, 5, 5))
    make_up(stage, Bid(3, 5))
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Call.CHALLENGE)
    page = stage.page
    before = (page.board.revealing, stage.bridge.watching, page.head.fast_forward.isVisible())
    stage.key(Qt.Key.Key_Space)
    after = (page.board.revealing, stage.bridge.watching, page.head.fast_forward.isVisible())
    assert (before, after) == ((True, True, False), (False, True, True))
    assert page.outcome.verdict.verdict.text() == "It was a lie! You lose your last die."


@pytest.mark.parametrize(("key", "call"), [(CHALLENGE, Call.CHALLENGE), (EXACT, Call.EXACT)])
@pytest.mark.parametrize("hands", [TWO, THREE], ids=["two", "three"])
def test_ones_own_call_is_judged_alike(
    puppet_stage: Stage,
    puppets: Puppets,
    monkeypatch: pytest.MonkeyPatch,
    hands: Hands,
    key: Qt.Key,
    call: Call,
) -> None:
    stage = puppet_stage
    lay(monkeypatch, hands)
    deal(stage, MENTEUR, (4, 5))
    make_up(stage, Bid(1, 5))
    stage.key(Qt.Key.Key_Return)
    lying = sum(face == 5 for hand, left in zip(hands, (4, 5), strict=False) for face in hand[:left])
    claimed = 3 if hands is TWO else lying
    answer(stage, puppets, Bid(claimed, 5))
    stage.until(lambda: stage.on_turn)
    stage.key(key)
    stage.until(lambda: stage.verdict_waits)
    bidder_pays, right = lying < claimed and call is Call.CHALLENGE, lying == claimed and call is Call.EXACT
    own = 5 if right else 4 if bidder_pays else 3
    assert dice_on_plaques(stage) == (own, 4 if bidder_pays else 5)
    assert stage.bridge.table.seats[0].dice == own


def test_of_two_neighbours_who_fall_one_after_the_other_neither_opens(
    puppet_stage: Stage, puppets: Puppets, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third of five seats falls; then the second falls on its own start: the fourth opens."""
    stage = puppet_stage
    lay(monkeypatch, (*TWO, TWO[3]))
    deal(stage, MENTEUR, (5, 2, 1, 5, 5))
    make_up(stage, Bid(1, 2))
    stage.key(Qt.Key.Key_Return)
    for action in (Bid(2, 2), Bid(9, 6), Call.CHALLENGE):
        answer(stage, puppets, action)
    go_on(stage)
    assert opener(stage) == SHARK_SEAT
    for action in (Bid(1, 2), Bid(2, 2)):
        answer(stage, puppets, action)
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_Return)
    for action in (Bid(9, 6), Call.CHALLENGE):
        answer(stage, puppets, action)
    go_on(stage)
    assert opener(stage) == CALM_SEAT
    for action in (Bid(9, 6), Call.CHALLENGE):
        answer(stage, puppets, action)
    stage.until(lambda: stage.verdict_waits)
    assert dice_on_plaques(stage) == (5, 0, 0, 5, 5)
    go_on(stage)
    assert opener(stage) == SHARK_SEAT


def go_on(stage: Stage) -> None:
    """Leave the verdict."""
    stage.until(lambda: stage.verdict_waits)
    stage.key(Qt.Key.Key_Return)


def opener(stage: Stage) -> int:
    """Return the seat whose turn it is on the felt; nobody has bid yet."""
    felt, seats = stage.page.board.felt, range(len(stage.bridge.players))
    assert not any(felt.seat(place).seat.bid for place in seats)
    (seat,) = (place for place in seats if felt.seat(place).seat.to_move)
    return seat


@pytest.mark.parametrize("rules", PRESETS)
def test_more_dice_of_a_lower_face_are_a_raise_in_every_preset(
    puppet_stage: Stage, puppets: Puppets, rules: str
) -> None:
    stage = puppet_stage
    stage.deal(rules)
    make_up(stage, Bid(1, 3))
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(2, 5))
    stage.until(lambda: stage.on_turn)
    make_up(stage, Bid(3, 3))
    assert stage.page.controls.considering == Bid(3, 3)
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.table.round.standing == Bid(3, 3)


STRICTER = {
    "face first": (
        RuleSet(order=Order.FACE_FIRST),
        (5, 5),
        {
            "en": "The face comes first here: none below 5.",
            "ru": "Здесь главное — значение: не ниже 5.",
            "fr": "Ici la valeur passe d’abord\u00a0: rien sous 5.",
        },
    ),
    "palifico": (
        replace(MENTEUR, key="custom", trigger=MENTEUR.trigger, palifico=Palifico.FROZEN_FACE),
        (2, 5, 5),
        {
            "en": "Palifico: the face is frozen at 5.",
            "ru": "Палифико: значение заморожено — 5.",
            "fr": "Palifico\u00a0: la valeur est figée sur 5.",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_face_comes_first_a_lower_face_is_refused_in_words(
    opened: Opened, puppets: Puppets, language: str
) -> None:
    rules, dice, said = STRICTER["face first"]
    stage = opened(puppets, language=language)
    deal(stage, replace(rules, scoring=Scoring.KNOCKOUT), dice)
    make_up(stage, Bid(1, 3))
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Bid(2, 5))
    stage.until(lambda: stage.on_turn)
    assert_refused(stage, 3, said[language])
    make_up(stage, Bid(1, 6))
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.table.round.standing == Bid(1, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_palifico_another_face_is_refused_in_words(
    opened: Opened, puppets: Puppets, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    rules, dice, said = STRICTER["palifico"]
    lay(monkeypatch, TWO)
    stage = opened(puppets, language=language)
    deal(stage, rules, dice)
    make_up(stage, Bid(3, 5))
    stage.key(Qt.Key.Key_Return)
    answer(stage, puppets, Call.CHALLENGE)
    stage.until(lambda: stage.verdict_waits)
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: stage.on_turn)
    assert stage.bridge.table.round.palifico
    make_up(stage, Bid(1, 5))
    stage.key(Qt.Key.Key_Return)
    for quantity in (2, 3):
        answer(stage, puppets, Bid(quantity, 5))
    stage.until(lambda: stage.on_turn)
    assert_refused(stage, 3, said[language])


def assert_refused(stage: Stage, face: int, sentence: str) -> None:
    """A face is shut, and says why by tip, to a screen reader, at a click and at its key; the bid stays."""
    button = stage.page.controls.picker.faces[face - 1]
    before, entries = stage.page.controls.considering, stage.bridge.record.entries
    assert not button.isEnabled()
    assert button.toolTip() == button.accessibleDescription() == sentence
    for by_key in (False, True):
        stage.page.notice.put_away()
        if by_key:
            stage.key(str(face))
        else:
            stage.click(button)
        assert stage.page.notice.isVisible()
        assert stage.page.notice.text() == sentence
    stage.page.notice.put_away()
    assert stage.page.controls.considering == before
    assert stage.bridge.record.entries == entries
