"""What can be taken back: anything but a card.

A doer appointed wrongly, a "done" pressed too early, a bounce, a rule, new seats: each can be undone while it is
the last thing that happened. A bet reveals its card, everybody has seen it, and it stays revealed; so nobody can
bet again knowing the card, and an undo never shows what is still in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from engine.cards.actions import Action
from engine.cards.state import Bet
from engine.refusal import Refusal, refuse


class Stays(Enum):
    """Why the last action cannot be taken back."""

    NOTHING_DONE = "nothing-done"
    CARD_REVEALED = "card-revealed"


def undo_refusal(actions: Sequence[Action]) -> Refusal | None:
    """Return why the last of these actions stands, or None when it can be taken back."""
    if not actions:
        return refuse(Stays.NOTHING_DONE)
    return refuse(Stays.CARD_REVEALED) if isinstance(actions[-1], Bet) else None
