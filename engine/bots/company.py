"""The tempers that a thinking mind expects to meet: those of the roster, and two that sit at other tables."""

from __future__ import annotations

from dataclasses import replace

from engine.bots.temperament import BOLD, CALM, SHARK, Temperament

CAREFUL = Temperament(
    trust=0.0,
    comfort=0.9,
    leaps=(0.7, 0.1, 0.1, 0.1),
    bluff=0.0,
    pretend=1,
    nerve=1.2,
    carry=0.0,
    backing=0.0,
    patience=0.0,
)
"""Expects every bid to be challenged: bids what it holds, and challenges what is likelier to fall than its own."""

STRANGER = replace(SHARK, trust=0.0, bluff=0.2, pretend=2, patience=-0.1, leaps=(0.4, 0.2, 0.2, 0.2))
"""Trusts nobody, and its bids are taken to say nothing."""

COMPANY: tuple[Temperament, ...] = (CALM, BOLD, SHARK, CAREFUL, STRANGER)
"""In the order of the bidder models."""
SELF = COMPANY.index(SHARK)
"""How a thinking mind expects to play its own later turns."""
