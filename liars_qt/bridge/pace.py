"""How long a bot takes its time, so that people can follow."""

from __future__ import annotations

PAUSE_S = {"slow": 1.8, "normal": 0.9, "instant": 0.0}


def pause_s(pace: str) -> float:
    """Return the least seconds between a bot's turn and its word; raises KeyError for an unknown pace."""
    return PAUSE_S[pace]
