"""Fixtures of the card table."""

from tests.gui.cards.opening import party, party_opened

__all__ = ["party", "party_opened"]
