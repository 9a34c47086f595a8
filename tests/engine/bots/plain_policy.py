"""The tempers' policy for one turn, in plain Python without arrays: to compare with, in result and in speed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.bots.hearsay import claims
from engine.bots.policy import CHALLENGE, EXACT, GAIN_MARGIN, NO_BLUFF, NO_GAIN_MARGIN
from engine.bots.tails import GRID, RAMP, tail_grid
from engine.bots.temperament import Temperament
from engine.dice.arrays import rungs
from engine.dice.bid import FACES, Action, Bid, Call, count_matches, matches
from engine.dice.legality import legal_bids
from engine.dice.state import Hand, Table


@lru_cache(maxsize=256)
def tails(dice: int) -> list[list[float]]:
    table: list[list[float]] = tail_grid(dice).tolist()
    return table


def chance(dice: int, at: int, need: int) -> float:
    return tails(dice)[at][min(max(need, 0), dice + 1)]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the seat that acts: its hand, its temper, and which way of the temper's it takes."""

    table: Table
    hand: Hand
    temper: Temperament
    bluff: int = NO_BLUFF
    leap: int = 0


def told(table: Table) -> list[dict[int, float]]:
    """Return, by seat and face, the extra matching dice that the bids of the round tell of."""
    rnd = table.round
    steps = rungs(table.rules, rnd.total, rnd.palifico)
    seats: list[dict[int, float]] = [{} for _ in rnd.dice]
    for made in rnd.bids:
        claim = float(claims(steps, rnd.dice[made.seat])[steps.index(made.bid)])
        seats[made.seat][made.bid.face] = max(seats[made.seat].get(made.bid.face, 0.0), claim)
    return seats


def act(turn: Turn) -> Action:
    """Return the action that the temper takes."""
    code, bid = decided(turn)
    return bid if bid is not None else Call.CHALLENGE if code == CHALLENGE else Call.EXACT


def decided(turn: Turn) -> tuple[int, Bid | None]:
    table, temper = turn.table, turn.temper
    seat, dice, own = table.round.turn, table.round.total, len(turn.hand)
    talk = told(table)
    heard = {f: sum(t.get(f, 0.0) for s, t in enumerate(talk) if s != seat) for f in FACES}
    spoken = {f: sum(t.get(f, 0.0) for t in talk) for f in FACES}
    carry = temper.carry * 2.0 / len(table.seats_in)
    best: tuple[float, Bid] | None = None
    for bids in columns(table):
        first = bids[0]
        share = sum(matches(die, first, table.wild_ones) for die in FACES) / 6.0
        at = int((share * GRID + 0.5) + heard[first.face] * temper.trust * GRID / max(dice - own, 1))
        held = count_matches(turn.hand, first, table.wild_ones)
        pretends = turn.bluff == first.face - 1 + 6 * first.strict
        story = min(held + temper.pretend, own) if pretends else held
        reach = sum(p >= temper.comfort for p in tails(dice - own)[at]) - 1
        room = max(min(story + reach, bids[-1].quantity) - first.quantity, 0)
        bid = bids[(room * turn.leap + 1) // 3]
        promise = chance(dice - own, at, bid.quantity - story)
        outside = int((share * GRID + 0.5) + spoken[first.face] * temper.trust * GRID / dice)
        doubt = min(max((temper.nerve - chance(dice, outside, bid.quantity)) * RAMP + 0.5, 0.0), 1.0)
        later = carry - carry * temper.backing / own * story
        risk = later + doubt * (1.0 - promise - later)
        if best is None or risk < best[0] - 1e-7:
            best = (risk, bid)
    return answer(turn, heard, best)


def columns(table: Table) -> list[list[Bid]]:
    """Return the legal bids of each face and style, lowest first, by style and face."""
    found: dict[tuple[bool, int], list[Bid]] = {}
    for bid in legal_bids(table):
        found.setdefault((bid.strict, bid.face), []).append(bid)
    return [found[key] for key in sorted(found)]


def answer(turn: Turn, heard: dict[int, float], best: tuple[float, Bid] | None) -> tuple[int, Bid | None]:
    table, standing = turn.table, turn.table.round.standing
    if standing is None:
        assert best is not None
        return 0, best[1]
    unseen = table.round.total - len(turn.hand)
    share = sum(matches(die, standing, table.wild_ones) for die in FACES) / 6.0
    at = int((share * GRID + 0.5) + heard[standing.face] * turn.temper.trust * GRID / max(unseen, 1))
    need = standing.quantity - count_matches(turn.hand, standing, table.wild_ones)
    holds = chance(unseen, at, need)
    risk = best[0] if best else 2.0
    if table.rules.exact:
        exact = holds - chance(unseen, at, need + 1)
        gains = len(turn.hand) < table.rules.dice_per_seat
        if 1.0 - exact + (GAIN_MARGIN if gains else NO_GAIN_MARGIN) < min(holds, risk):
            return EXACT, None
    if best is None or holds + turn.temper.patience < risk:
        return CHALLENGE, None
    return 0, best[1]
