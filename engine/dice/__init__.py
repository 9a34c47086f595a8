"""Liar's dice: bids, rule sets, the order of bids, and how a table is played."""
