"""How a mind plays, in figures that hold for any mind, also one that explains nothing."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from engine.bots.choice import Choice
from engine.coach.odds import chance_at_least, share_of
from engine.dice.bid import Bid, Call, count_matches
from engine.dice.legality import legal_bids
from engine.dice.view import SeatView

SURE = 0.9


@dataclass(frozen=True, slots=True)
class Style:
    """Sums over the actions of one mind; the properties are the figures.

    A bid is a bluff when its own plain chance is under a half and the bidder holds no more matching dice than
    its hand would have on average. `sure_challenges` are of bids that the mind itself gave 90 % or more.
    """

    bids: int = 0
    bluffs: int = 0
    raises: int = 0
    least_raises: int = 0
    extra_dice: int = 0
    turns_with_call: int = 0
    challenges: int = 0
    challenged_chance: float = 0.0
    sure_challenges: int = 0
    exacts: int = 0

    def __add__(self, other: Style) -> Style:
        """Return both lots of actions taken together."""
        return Style(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def bluff_rate(self) -> float:
        """Return the share of bids that were bluffs."""
        return self.bluffs / max(self.bids, 1)

    @property
    def raise_size(self) -> float:
        """Return by how many dice, on average, a raise exceeded the least one of its face and style."""
        return self.extra_dice / max(self.raises, 1)

    @property
    def least_rate(self) -> float:
        """Return the share of raises that were the lowest legal bid of all."""
        return self.least_raises / max(self.raises, 1)

    @property
    def challenge_rate(self) -> float:
        """Return how often a standing bid was challenged rather than raised."""
        return self.challenges / max(self.turns_with_call, 1)

    @property
    def threshold(self) -> float:
        """Return the plain chance that challenged bids had on average, from the challenger's dice."""
        return self.challenged_chance / max(self.challenges, 1)


def watch(view: SeatView, choice: Choice) -> Style:
    """Return the style figures of one action."""
    standing = view.table.round.standing
    if isinstance(choice.action, Bid):
        return _watch_bid(view, choice.action, standing)
    if choice.action is Call.EXACT or standing is None:
        return Style(turns_with_call=1, exacts=1)
    sure = int(choice.why.chance >= SURE)
    chance = chance_at_least(view, standing)
    return Style(turns_with_call=1, challenges=1, challenged_chance=chance, sure_challenges=sure)


def _watch_bid(view: SeatView, bid: Bid, standing: Bid | None) -> Style:
    wild_ones = view.table.wild_ones
    fair = len(view.hand) * share_of(bid, wild_ones)
    held = count_matches(view.hand, bid, wild_ones)
    bluff = int(held <= fair and chance_at_least(view, bid) < 0.5)
    if standing is None:
        return Style(bids=1, bluffs=bluff)
    legal = legal_bids(view.table)
    alike = next(b.quantity for b in legal if (b.face, b.strict) == (bid.face, bid.strict))
    least = int(bid == legal[0])
    extra = bid.quantity - alike
    return Style(bids=1, bluffs=bluff, raises=1, least_raises=least, extra_dice=extra, turns_with_call=1)
