"""An evening of real dice as a frozen value: the table, who sits at it, and the rounds played so far.

The table is the same public `Table` that a dealt game uses; nobody's dice are known. People are named by an id
that never changes, since seats move, come and go.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.dice.play import open_round
from engine.dice.rules import MAX_DICE_PER_SEAT, MAX_SEATS, MIN_SEATS, RuleSet
from engine.dice.state import Phase, Round, Seat, Table


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who sits or sat at the table; without a name the language finds one."""

    id: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What an evening starts from; `names` in seat order, `dice` None for the rules' own number."""

    rules: RuleSet
    names: tuple[str | None, ...]
    dice: tuple[int, ...] | None = None
    opener: int = 0
    keeps_bids: bool = True


@dataclass(frozen=True, slots=True)
class PastRound:
    """A judged round; `seated` are the ids by seat as they were then, since seats may have moved.

    `rules` judged it. `matches` are the numbers told by each seat, None where only a total was told or the
    seat was out.
    """

    rules: RuleSet
    game: int
    seated: tuple[int, ...]
    round: Round
    matches: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """Everything the referee knows.

    `base` is the table as it was before this round was opened, so that a round can be voided and a table
    changed before its first bid. `matches` are the numbers told so far in a count, by seat. `winners` are the
    ids that won the games before this one. Neither table keeps a history: seats move, so rounds are filed
    here, with the ids of their time.
    """

    base: Table
    table: Table
    people: tuple[Person, ...]
    seated: tuple[int, ...]
    matches: tuple[int | None, ...]
    keeps_bids: bool = True
    rounds: tuple[PastRound, ...] = ()
    game: int = 1
    winners: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        """Tell what the table waits for."""
        return self.table.phase

    @property
    def fresh(self) -> bool:
        """Tell whether a round is open in which nothing was said yet."""
        rnd = self.table.round
        return not self.table.ended and not rnd.bids and rnd.verdict is None

    @property
    def judged(self) -> bool:
        """Tell whether the verdict of a round stands and the next one has not begun."""
        return not self.table.ended and self.table.round.verdict is not None

    @property
    def between(self) -> bool:
        """Tell whether seats may change now: after a verdict, or before the first word of a round."""
        return self.fresh or self.judged

    @property
    def turn(self) -> int | None:
        """Return the id of who is to act, or None unless bidding is on."""
        return self.seated[self.table.round.turn] if self.phase is Phase.BIDDING else None

    @property
    def next_opener(self) -> int | None:
        """Return the id of who opens the next round, or None while no verdict says so."""
        verdict = self.table.round.verdict
        return self.seated[verdict.opener] if verdict and self.phase is Phase.SETTLED else None

    @property
    def counted(self) -> int:
        """Return the sum of the numbers told so far."""
        return sum(n or 0 for n in self.matches)

    @property
    def last(self) -> PastRound | None:
        """Return the round judged last, or None before the first verdict of the evening."""
        return self.rounds[-1] if self.rounds else None

    @property
    def next_id(self) -> int:
        """Return an id that nobody has had yet."""
        return max(person.id for person in self.people) + 1

    def seat_of(self, who: int) -> int | None:
        """Return where a person sits, or None for one who does not."""
        return self.seated.index(who) if who in self.seated else None

    def seat(self, who: int) -> Seat:
        """Return a seated person's dice and penalties; raises ValueError for anyone else."""
        return self.table.seats[self.seated.index(who)]


def problems(setup: Setup) -> bool:
    """Tell whether an evening cannot start so: rules at odds, seats or dice out of range, opener without dice."""
    count = len(setup.names)
    dice = setup.dice if setup.dice is not None else (setup.rules.dice_per_seat,) * count
    in_range = MIN_SEATS <= count <= MAX_SEATS and 0 <= setup.opener < count == len(dice)
    sensible = not setup.rules.problems() and all(1 <= n <= MAX_DICE_PER_SEAT for n in dice)
    return not (in_range and sensible)


def begin(setup: Setup) -> Evening:
    """Return the evening with its first round open; raises ValueError for a setup with problems."""
    if problems(setup):
        raise ValueError(f"no evening starts from {setup}")
    count = len(setup.names)
    dice = setup.dice if setup.dice is not None else (setup.rules.dice_per_seat,) * count
    base = Table(setup.rules, tuple(Seat(n) for n in dice), Round(setup.opener, dice))
    people = tuple(Person(i, name) for i, name in enumerate(setup.names))
    ids, untold = tuple(range(count)), (None,) * count
    return Evening(base, opened(base, setup.opener), people, ids, untold, setup.keeps_bids)


def opened(base: Table, opener: int) -> Table:
    """Return the table with a new round open at a seat, by the rules of the dice table, without its history."""
    return open_round(base, opener).table._replace(history=())
