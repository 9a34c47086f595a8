"""What the fourteen values do, as data: who is charged, what lasts and until when, what is drawn with them.

Everything that tells one value from another stands in MEANINGS; the play reads it and knows few ranks by name.
Only the ace, the two, the three and the six are multiplied by the price of the round; jokers have prices of
their own; the other nine values never reach the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from engine.cards.deck import Rank

CUP_CAP = 3


class Payer(Enum):
    """Who is charged when the round is done."""

    NOBODY = "nobody"
    DOER = "doer"
    DOER_AND_LEFT = "doer-and-left"
    JOKER = "joker"


class Lifts(Enum):
    """When a lasting rule ends: with the next card of its rank, or when its holder spends it."""

    NEXT_OF_RANK = "next-of-rank"
    WHEN_USED = "when-used"


class Owner(Enum):
    """Whose a lasting rule is: a role leaves with its holder, a rule of the table stays."""

    HOLDER = "holder"
    TABLE = "table"


class Pile(Enum):
    """A pile that is drawn from as the card is revealed."""

    TASKS = "tasks"
    THEMES = "themes"


@dataclass(frozen=True, slots=True)
class Lasting:
    """How a lasting rule lives."""

    lifts: Lifts
    owner: Owner


@dataclass(frozen=True, slots=True)
class Meaning:
    """What one value does."""

    payer: Payer = Payer.NOBODY
    lasting: Lasting | None = None
    draws: Pile | None = None
    bounces: bool = False
    judged_by_table: bool = False

    @property
    def doubled(self) -> bool:
        """Tell whether the price of the round multiplies what this value charges."""
        return self.payer in (Payer.DOER, Payer.DOER_AND_LEFT)

    @property
    def free(self) -> bool:
        """Tell whether this value never reaches the score."""
        return self.payer is Payer.NOBODY


_OF_HOLDER = Lasting(Lifts.NEXT_OF_RANK, Owner.HOLDER)
_OF_TABLE = Lasting(Lifts.NEXT_OF_RANK, Owner.TABLE)
_OF_HAND = Lasting(Lifts.WHEN_USED, Owner.HOLDER)

MEANINGS: Mapping[Rank, Meaning] = MappingProxyType(
    {
        Rank.ACE: Meaning(Payer.DOER),
        Rank.TWO: Meaning(Payer.DOER_AND_LEFT),
        Rank.THREE: Meaning(Payer.DOER, bounces=True),
        Rank.FOUR: Meaning(judged_by_table=True),
        Rank.FIVE: Meaning(judged_by_table=True),
        Rank.SIX: Meaning(Payer.DOER, draws=Pile.TASKS),
        Rank.SEVEN: Meaning(lasting=_OF_TABLE),
        Rank.EIGHT: Meaning(draws=Pile.THEMES, judged_by_table=True),
        Rank.NINE: Meaning(judged_by_table=True),
        Rank.TEN: Meaning(lasting=_OF_HAND),
        Rank.JACK: Meaning(lasting=_OF_HOLDER),
        Rank.QUEEN: Meaning(lasting=_OF_HOLDER),
        Rank.KING: Meaning(lasting=_OF_TABLE),
        Rank.JOKER: Meaning(Payer.JOKER),
    }
)


class Ban(Enum):
    """The ways of talking that a king may forbid; on a quiet evening nothing else may be ruled."""

    NAMES = "names"
    YES_AND_NO = "yes-and-no"
    LOUD_VOICES = "loud-voices"
    THE_WORD_I = "the-word-i"
    LONG_SENTENCES = "long-sentences"
    WORK_AND_STUDY = "work-and-study"
    INTERRUPTING = "interrupting"
    FILLERS = "fillers"
