"""Evenings to test with: short ways to tell one, what must hold of any, and actions to draw at random."""

from collections.abc import Iterable

from hypothesis import strategies as st

from engine.dice.bid import Bid, Call
from engine.dice.legality import legal_bids, table_ladder
from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS, MENTEUR, MIN_SEATS, RuleSet
from engine.dice.state import Phase
from engine.referee import actions as act
from engine.referee.evening import Evening, Setup, begin
from engine.referee.play import apply
from tests.engine.dice.strategies import rule_sets

ANNA, BORIS, CLAIRE, DINA = range(4)
NAMES = ("Anna", "Boris", "Claire", "Dina")


def evening(rules: RuleSet = MENTEUR, people: int = 4, dice: tuple[int, ...] | None = None) -> Evening:
    """Return an evening that has just begun."""
    return begin(Setup(rules, tuple(NAMES[i] if i < len(NAMES) else None for i in range(people)), dice))


def told(start: Evening, *actions: act.Action) -> Evening:
    """Return the evening after some live actions."""
    for action in actions:
        start = apply(start, action).evening
    return start


def challenge(who: int, bidder: int, quantity: int, face: int) -> act.CallBy:
    """Return a challenge of a bid that was not kept."""
    return act.CallBy(who, Call.CHALLENGE, bidder, Bid(quantity, face))


def exact(who: int, bidder: int, quantity: int, face: int) -> act.CallBy:
    """Return an exact call of a bid that was not kept."""
    return act.CallBy(who, Call.EXACT, bidder, Bid(quantity, face))


def counts(**matches: int) -> tuple[act.Count, ...]:
    """Return the numbers told by each person, by name."""
    return tuple(act.Count(NAMES.index(name.title()), n) for name, n in matches.items())


def lose_die(loser: int, winner: int) -> tuple[act.Action, ...]:
    """Return a round in which one challenges another wrongly, and the step to the next round."""
    return challenge(loser, winner, 1, 2), act.Total(1), act.NextRound()


def dice(of: Evening) -> tuple[int, ...]:
    """Return everybody's dice by seat."""
    return tuple(seat.dice for seat in of.table.seats)


def faults(of: Evening) -> list[str]:
    """Return everything that cannot be at a real table."""
    return [*_seat_faults(of), *_round_faults(of), *_count_faults(of)]


def _seat_faults(of: Evening) -> Iterable[str]:
    table = of.table
    known = {person.id for person in of.people}
    named = {*of.seated, *of.winners, *(who for past in of.rounds for who in past.seated)}
    sizes = {len(of.seated), len(set(of.seated)), len(table.seats), len(of.base.seats), len(of.matches)}
    seats = (*table.seats, *of.base.seats)
    checks = {
        "too few or too many seats": MIN_SEATS <= len(of.seated) <= MAX_SEATS,
        "seats and people differ": len(sizes) == 1,
        "somebody unknown": named <= known,
        "dice out of range": all(0 <= seat.dice <= MAX_DICE_PER_SEAT for seat in seats),
        "penalties below nought": all(seat.penalties >= 0 for seat in seats),
        "nobody in": table.seats_in and of.base.seats_in,
        "a history beside the rounds": not table.history and not of.base.history,
    }
    return [fault for fault, fine in checks.items() if not fine]


def _round_faults(of: Evening) -> Iterable[str]:
    rnd, verdict = of.table.round, of.table.round.verdict
    under_way = of.phase in (Phase.BIDDING, Phase.COUNTING)
    if of.phase is Phase.SETTLED:
        return [] if verdict and of.table.seats[verdict.opener].dice else ["somebody without dice opens next"]
    checks = {
        "dice of the round and of the seats differ": rnd.dice == dice(of),
        "somebody without dice is to act": rnd.dice[rnd.turn] and rnd.dice[rnd.opener],
        "another opener before the round than in it": rnd.opener == of.base.round.opener,
        "palifico without dice to lose": of.table.rules.knockout or not rnd.palifico,
        "a bid that nobody can make": rnd.standing is None or rnd.standing in table_ladder(of.table).index,
        "somebody called who cannot": rnd.called is None
        or (rnd.called.seat != rnd.bidder and rnd.called.seat in of.table.seats_in),
    }
    return [fault for fault, fine in checks.items() if under_way and not fine]


def _count_faults(of: Evening) -> Iterable[str]:
    pairs = list(zip(of.matches, of.table.round.dice, strict=True))
    told_by_cup = [past for past in of.rounds if any(n is not None for n in past.matches)]
    checks = {
        "numbers before the count": of.phase is not Phase.BIDDING or all(n is None for n, _ in pairs),
        "a number that a cup cannot hold": of.phase is not Phase.COUNTING
        or all(n is None or 0 <= n <= held for n, held in pairs),
        "a count that waits for nobody": of.phase is not Phase.COUNTING
        or any(n is None and held for n, held in pairs),
        "a round filed without verdict": all(past.round.verdict for past in of.rounds),
        "a filed count that does not add up": all(
            past.round.verdict and past.round.verdict.count == sum(n or 0 for n in past.matches)
            for past in told_by_cup
        ),
    }
    return [fault for fault, fine in checks.items() if not fine]


def bids() -> st.SearchStrategy[Bid]:
    """Draw any bid, good or not."""
    return st.builds(Bid, st.integers(0, 14), st.integers(0, 7), st.booleans())


def setups() -> st.SearchStrategy[Setup]:
    """Draw how an evening may begin."""
    names = st.lists(st.none() | st.sampled_from([*NAMES, "Anna", "<b>x</b>"]), min_size=2, max_size=6)
    return st.builds(Setup, rule_sets(), names.map(tuple), keeps_bids=st.booleans())


def likely(of: Evening) -> st.SearchStrategy[act.Action]:
    """Draw an action that moves a game on."""
    if of.phase is Phase.BIDDING:
        return _bid(of) | _call(of)
    if of.phase is Phase.COUNTING:
        untold = [
            (who, seat.dice)
            for who, seat, n in zip(of.seated, of.table.seats, of.matches, strict=True)
            if n is None and seat.dice
        ]
        one = st.sampled_from(untold).flatmap(
            lambda pair: st.builds(act.Count, st.just(pair[0]), st.integers(0, pair[1]))
        )
        return one | st.builds(act.Total, st.integers(0, of.table.round.total))
    if of.phase is Phase.SETTLED:
        return st.just(act.NextRound())
    return st.builds(act.NewGame, st.sampled_from(of.seated))


def _bid(of: Evening) -> st.SearchStrategy[act.Action]:
    legal = legal_bids(of.table)[:12]
    if not legal or of.turn is None:
        return _call(of)
    return st.builds(act.BidBy, st.just(of.turn), st.sampled_from(legal))


def _call(of: Evening) -> st.SearchStrategy[act.Action]:
    rnd = of.table.round
    inside = [of.seated[seat] for seat in of.table.seats_in]
    bidder = of.seated[rnd.bidder] if rnd.bidder is not None else inside[0]
    bid = rnd.standing or table_ladder(of.table).bids[0]
    callers = [who for who in inside if who != bidder]
    return st.builds(
        act.CallBy, st.sampled_from(callers), st.sampled_from(Call), st.just(bidder), st.just(bid)
    )


def anything(of: Evening) -> st.SearchStrategy[act.Action]:
    """Draw any action, possible or not."""
    who = st.sampled_from([person.id for person in of.people]) | st.integers(0, 14)
    small = st.integers(0, 7)
    return st.one_of(
        st.builds(act.BidBy, who, bids()),
        st.builds(act.CallBy, who, st.sampled_from(Call), who, bids()),
        st.builds(act.Count, who, small),
        st.builds(act.Total, st.integers(0, 30)),
        st.just(act.NextRound()),
        st.just(act.VoidRound()),
        st.builds(act.DieLost, who),
        st.builds(act.Join, who, st.none() | st.sampled_from(NAMES), small, small),
        st.builds(
            act.Join, st.just(of.next_id), st.none(), st.integers(1, 6), st.integers(0, len(of.seated))
        ),
        st.builds(act.Leave, who),
        st.builds(act.Rename, who, st.none() | st.sampled_from(NAMES)),
        st.permutations(of.seated).map(lambda order: act.Reorder(tuple(order))),
        st.builds(act.SetDice, who, small),
        st.builds(act.SetPenalties, who, small),
        st.builds(act.SetOpener, who),
        st.builds(act.SetPalifico, st.booleans()),
        st.builds(act.ChangeRules, rule_sets()),
        st.builds(act.KeepBids, st.booleans()),
        st.just(act.EndGame()),
        st.builds(act.NewGame, who),
    )
