"""The tempers that a thinking mind expects to meet: those of the roster, and a stranger who trusts nobody."""

from __future__ import annotations

from dataclasses import replace

from engine.bots.temperament import BOLD, CALM, SHARK, Temperament

STRANGER = replace(SHARK, trust=0.0, bluff=0.2, pretend=2, patience=-0.1, leaps=(0.4, 0.2, 0.2, 0.2))
COMPANY: tuple[Temperament, ...] = (CALM, BOLD, SHARK, STRANGER)
"""In the order of the bidder models; the last one's bids are taken to say nothing."""
SELF = COMPANY.index(SHARK)
"""How a thinking mind expects to play its own later turns."""
