"""What a move changed, told so that a view needs no rule to show it. Seats are named by ident."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards.deck import Card
from engine.cards.meanings import Pile
from engine.cards.state import Bet, Cup, LastingRule, Level, Round, Variants


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A seat bet, on a level and against the open card if there was one."""

    seat: int
    bet: Bet
    level: Level
    against: Card | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """The card of a round came up and judged the bet; nobody has the task yet."""

    round: Round


@dataclass(frozen=True, slots=True)
class LevelChanged:
    """The table climbed or dropped to a level."""

    level: Level


@dataclass(frozen=True, slots=True)
class JokerCame:
    """The first or the second joker (1, 2) came up."""

    which: int


@dataclass(frozen=True, slots=True)
class WeightChanged:
    """The King's Cup weighs more than before."""

    weight: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A task card or a theme was drawn with the card."""

    pile: Pile
    number: int


@dataclass(frozen=True, slots=True)
class DoerSet:
    """A seat has the task; `by` is the bettor who appointed it, or None if the bettor has it."""

    seat: int
    by: int | None


@dataclass(frozen=True, slots=True)
class Bounced:
    """The task went back to the previous doer; `forced` by the house rule or of the seat's own will."""

    seat: int
    to: int
    forced: bool


@dataclass(frozen=True, slots=True)
class RuleBegan:
    """A lasting rule is in force."""

    rule: LastingRule


@dataclass(frozen=True, slots=True)
class RuleMade:
    """A king's rule got its content."""

    rule: LastingRule


@dataclass(frozen=True, slots=True)
class RuleLifted:
    """A lasting rule is over: the next card of its rank came, it was spent, or its holder left."""

    rule: LastingRule


@dataclass(frozen=True, slots=True)
class ImmunityUsed:
    """A seat spent a ten and is not charged `cancelled` points."""

    seat: int
    cancelled: int


@dataclass(frozen=True, slots=True)
class Charged:
    """A seat took points and now has `total`."""

    seat: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat's bet went on the score: its hits, its bets, and the run of hits that goes on."""

    seat: int
    hits: int
    bets: int
    streak: int


@dataclass(frozen=True, slots=True)
class CupTaken:
    """The second joker gave the King's Cup away."""

    cup: Cup


@dataclass(frozen=True, slots=True)
class RoundDone:
    """A round is over, as the history keeps it."""

    round: Round


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """A round ended without a doer, because everybody in it left; nothing was recorded."""

    round: Round


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat is to bet."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Some joined, left or were renamed; the circle starts again from the first seat."""

    joined: tuple[int, ...]
    left: tuple[int, ...]
    renamed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AppointAgain:
    """The doer left, and the bettor, who hit, names another."""

    bettor: int


@dataclass(frozen=True, slots=True)
class VariantsChanged:
    """The house rules are these from now on."""

    variants: Variants


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over after this many rounds."""

    rounds: int


Event = (
    BetPlaced
    | Revealed
    | LevelChanged
    | JokerCame
    | WeightChanged
    | Drawn
    | DoerSet
    | Bounced
    | RuleBegan
    | RuleMade
    | RuleLifted
    | ImmunityUsed
    | Charged
    | Scored
    | CupTaken
    | RoundDone
    | RoundClosed
    | TurnPassed
    | SeatsChanged
    | AppointAgain
    | VariantsChanged
    | Ended
)
