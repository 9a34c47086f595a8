"""A round in arrays is the round of the rules: thousands are played both ways."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from engine.bots.hearsay import told_in
from engine.bots.playout import DRAWS, Ends, Rows, Scene, deck, play_out
from engine.bots.policy import Manner, decide
from engine.bots.stakes import stakes
from engine.bots.temperament import BOLD, CALM, SHARK
from engine.bots.tempered import action_of, spots_of
from engine.chance import Chance
from engine.dice.arrays import OPENING, Ints, face_counts, rungs
from engine.dice.bid import Action, Call
from engine.dice.match import act, deal
from engine.dice.play import start
from engine.dice.rules import RuleSet
from engine.dice.state import Match, Phase, Round, Seat, Table, next_in
from engine.dice.view import view_for
from tests.engine.bots.plain_policy import Turn
from tests.engine.bots.plain_policy import act as plain_act
from tests.engine.bots.positions import RULES

COMPANY = (CALM, BOLD, SHARK)
DEALS = 60


class ByStep:
    """Draws that are the same for all rows of a step, so that one row alone can meet them too."""

    def __init__(self, seed: int) -> None:
        self.fate = np.random.default_rng(seed).integers(0, DRAWS, 1000).tolist()
        self.step = 0

    def integers(self, low: int, high: int, count: int) -> Ints:
        self.step += 1
        return np.full(count, self.fate[self.step - 1])


def tables(rules: RuleSet) -> Iterator[Table]:
    """Yield tables of several sizes, palifico rounds among them where the rules have any."""
    for dice in ((5, 5), (1, 2), (3, 0, 1, 5), (2,) * 6, (1, 4, 1)):
        counts = tuple(min(n, rules.dice_per_seat) for n in dice)
        for palifico in {False, rules.palifico.value != "none"}:
            opener = next_in(counts, len(counts) - 1)
            yield Table(rules, tuple(map(Seat, counts)), Round(opener, counts, palifico))


def played_by_rules(
    match: Match, kinds: list[int], fate: list[int]
) -> tuple[Match, list[tuple[Turn, Action]]]:
    """Play a round on state objects; return its end, and every turn with its action."""
    columns = rungs(match.table.rules, match.table.round.total, match.table.round.palifico).columns
    ways, turns = deck(COMPANY, columns), list[tuple[Turn, Action]]()
    while match.table.phase is Phase.BIDDING:
        seat = match.table.round.turn
        kind, draw = kinds[seat], fate[len(turns)]
        bluff, leap = int(ways.bluff[kind, draw]), int(ways.leap[kind, draw])
        view = view_for(match, seat)
        steps = rungs(match.table.rules, match.table.round.total, match.table.round.palifico)
        manner = Manner(COMPANY, np.array([kind]), np.array([bluff]), np.array([leap]))
        action = action_of(steps, int(decide(spots_of(view, steps, 1), manner).action[0]))
        turns.append((Turn(match.table, view.hand, COMPANY[kind], bluff, leap), action))
        match, _ = act(match, action)
    return match, turns


def played_in_arrays(table: Table, matches: list[Match], kinds: Ints, seed: int) -> Ends:
    steps = rungs(table.rules, table.round.total, table.round.palifico)
    hands = [[face_counts(match.hands[seat]) for match in matches] for seat in range(len(table.seats))]
    held = np.stack([steps.held(np.array(counts)).T for counts in hands])
    gains = tuple(seat.dice < table.rules.dice_per_seat for seat in table.seats)
    told = np.repeat(told_in(steps, table.round)[:, :, np.newaxis], len(matches), axis=2)
    rows = Rows(held, kinds, told, np.full(len(matches), OPENING))
    scene = Scene(steps, table.round.dice, gains, COMPANY)
    return play_out(scene, table.round.opener, rows, ByStep(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", list(RULES))
def test_thousands_of_rounds_end_alike_in_arrays_and_by_the_rules(rules: str) -> None:
    for number, table in enumerate(tables(RULES[rules])):
        steps = rungs(table.rules, table.round.total, table.round.palifico)
        worth = [stakes(table, seat) for seat in range(len(table.seats))]
        for seed in range(3):
            dealer = Chance(f"{rules} {number} {seed}")
            matches = [deal(table, dealer) for _ in range(DEALS)]
            kinds = np.array([[dealer.below(len(COMPANY)) for _ in matches] for _ in table.seats])
            ends = played_in_arrays(table, matches, kinds, seed)
            for row, match in enumerate(matches):
                ended, _ = played_by_rules(match, kinds[:, row].tolist(), ByStep(seed).fate)
                called, verdict = ended.table.round.called, ended.table.round.verdict
                assert called is not None and verdict is not None
                assert called.seat == ends.caller[row]
                assert (called.call is Call.EXACT) == bool(ends.exact[row])
                assert ended.table.round.standing == steps.ladder.bids[ends.rung[row]]
                sign = int(np.sign(verdict.count - steps.quantity[ends.rung[row]])) + 1
                lost = [stake.loss[called.seat, int(ends.exact[row]), sign] for stake in worth]
                assert lost == [float(seat == verdict.loser) for seat in range(len(table.seats))]


@pytest.mark.parametrize("rules", list(RULES))
def test_a_turn_in_arrays_is_the_turn_in_plain_python(rules: str) -> None:
    turns = 0
    for number, table in enumerate(tables(RULES[rules])):
        dealer = Chance(f"{rules} {number}")
        for seed in range(12):
            kinds = [dealer.below(len(COMPANY)) for _ in table.seats]
            _, acted = played_by_rules(deal(table, dealer), kinds, ByStep(seed).fate)
            turns += len(acted)
            assert [plain_act(turn) for turn, _ in acted] == [action for _, action in acted]
    assert turns > 200


def test_a_deck_holds_each_way_of_a_temper_as_often_as_the_temper_takes_it() -> None:
    ways = deck(COMPANY, 6)
    for kind, temper in enumerate(COMPANY):
        assert (ways.bluff[kind] >= 0).mean() == pytest.approx(temper.bluff, abs=0.002)
        often = [(ways.leap[kind] == leap).mean() for leap in range(4)]
        assert often == pytest.approx(temper.leaps, abs=0.002)


def test_the_loser_of_the_last_die_has_no_match_left_to_win() -> None:
    worth = stakes(start(RULES["knockout"], (2, 1, 1)), 2).worth
    assert worth[2, 0, 2] == 0.0
    assert worth[0, 0, 2] > worth[0, 0, 0] == 0.0
