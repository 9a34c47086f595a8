"""The state of a game of Red or Black, as frozen values.

`Table` holds all that everybody sees, and the rules, the odds and the screen work on it alone. `Game` adds what
nobody may see, the cards still in the deck, and is held by whoever reveals them. Each move returns a new value.

Seats are named by `ident` throughout. `turn` is the seat that bets now or, in an open round, the one that did.
The wording of a game, with or without alcohol, is no part of its state.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards.deck import Card, Length, Rank
from engine.cards.evening import Evening
from engine.cards.meanings import MEANINGS, Ban
from engine.cards.seats import DEFAULT_NAMES, Seat


class Phase(Enum):
    """What the table waits for: a bet, a doer, the end of the task, or nothing more."""

    BET = "bet"
    APPOINT = "appoint"
    TASK = "task"
    OVER = "over"


class Level(Enum):
    """The rung of the ladder that the table, not a seat, stands on."""

    COLOUR = "colour"
    HIGHER_LOWER = "higher-lower"

    @property
    def price(self) -> int:
        """Return what a bet on this rung multiplies by; a pass goes by the lower one."""
        return 2 if self is Level.HIGHER_LOWER else 1


class Bet(Enum):
    """A bet on the next card; a pass gives the bet up."""

    RED = "red"
    BLACK = "black"
    HIGHER = "higher"
    LOWER = "lower"
    PASS = "pass"


class Outcome(Enum):
    """What the card made of the bet; a joker voids it."""

    HIT = "hit"
    MISS = "miss"
    PASSED = "passed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Variants:
    """The house rules, all off at first; each may be switched in the middle of a game."""

    forced_bounce: bool = False
    quiet_evening: bool = False
    relay: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """What a game is played by; only a change of length deals anew."""

    length: Length = Length.SHORT
    variants: Variants = Variants()


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a game is dealt from: the same set-up gives the same game."""

    settings: Settings
    names: tuple[str, ...]
    seed: str
    evening: Evening


def new_evening(seed: str, settings: Settings | None = None, names: tuple[str, ...] = DEFAULT_NAMES) -> Setup:
    """Return the set-up of the first game of an evening."""
    return Setup(settings or Settings(), names, seed, Evening(seed))


@dataclass(frozen=True, slots=True)
class Charge:
    """Points that a seat is charged with."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Round:
    """One round from the reveal to the score.

    `against` is the open card the bet was made on; `drawn` is the number of the task card or theme that came with
    the card. `doer` is None until one is appointed, and in a round that closed because everybody in it left.
    `bounced_by` is the seat that sent the task back. `charges` and `spared` are empty until the round is done.
    """

    number: int
    bettor: int
    bet: Bet
    level: Level
    card: Card
    against: Card | None
    outcome: Outcome
    doer: int | None = None
    bounced_by: int | None = None
    drawn: int | None = None
    charges: tuple[Charge, ...] = ()
    spared: tuple[int, ...] = ()

    @property
    def price(self) -> int:
        """Return what the round multiplies by: 1 on colour and for a pass, 2 on higher/lower."""
        return Level.COLOUR.price if self.bet is Bet.PASS else self.level.price


@dataclass(frozen=True, slots=True)
class LastingRule:
    """A rule in force: the card it came from, its holder, the round it began in.

    A king's rule also has what was ruled: a ready-made ban, or a text as typed; neither if it was only said aloud.
    """

    card: Card
    holder: int
    since: int
    ban: Ban | None = None
    text: str = ""

    @property
    def rank(self) -> Rank:
        """Return the rank that gives the rule its meaning."""
        return self.card.rank


@dataclass(frozen=True, slots=True)
class Cup:
    """The King's Cup as it was taken: its holder, its weight, and the price that the cap left of it."""

    holder: int
    weight: int
    price: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public. `left` holds the seats that went away, so that the history can still name them.

    `restart` tells that the circle starts again from the first seat when the open round is done.
    """

    settings: Settings
    seats: tuple[Seat, ...]
    turn: int
    level: Level = Level.COLOUR
    open_card: Card | None = None
    round: Round | None = None
    rules: tuple[LastingRule, ...] = ()
    history: tuple[Round, ...] = ()
    left: tuple[Seat, ...] = ()
    restart: bool = False
    cup: Cup | None = None

    @property
    def phase(self) -> Phase:
        """Tell what the table waits for."""
        if self.cup is not None:
            return Phase.OVER
        if self.round is None:
            return Phase.BET
        return Phase.APPOINT if self.round.doer is None else Phase.TASK

    @property
    def seen(self) -> tuple[Card, ...]:
        """Return every card revealed so far, in order."""
        done = tuple(played.card for played in self.history)
        return done if self.round is None else (*done, self.round.card)

    @property
    def jokers(self) -> int:
        """Return how many jokers are out; the crown is lit by halves."""
        return sum(card.is_joker for card in self.seen)

    @property
    def weight(self) -> int:
        """Return the weight of the King's Cup: the lasting cards revealed so far."""
        return sum(MEANINGS[card.rank].lasting is not None for card in self.seen)

    @property
    def seated(self) -> tuple[int, ...]:
        """Return the idents of the seats, in the order of the circle."""
        return tuple(seat.ident for seat in self.seats)

    @property
    def previous_doer(self) -> int | None:
        """Return the doer of the round before, or None if there is none or that seat has left."""
        last = self.history[-1].doer if self.history else None
        return last if last in self.seated else None

    def seat(self, ident: int) -> Seat:
        """Return a seat, also one that has left; raises KeyError for one that never was."""
        for seat in (*self.seats, *self.left):
            if seat.ident == ident:
                return seat
        raise KeyError(ident)

    def after(self, ident: int) -> int:
        """Return the next seat clockwise, which is the neighbour on the left; raises ValueError if not seated."""
        return self.seated[(self.seated.index(ident) + 1) % len(self.seats)]

    def immunities(self, ident: int) -> int:
        """Return how many unspent tens a seat holds."""
        return sum(rule.rank is Rank.TEN and rule.holder == ident for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Stock:
    """What nobody may see: the cards to come, the next one first, and the evening's piles."""

    cards: tuple[Card, ...]
    evening: Evening


@dataclass(frozen=True, slots=True)
class Game:
    """A table together with what is still face down."""

    table: Table
    stock: Stock
