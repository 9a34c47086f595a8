"""Names as people type or paste them: one a line, a numbered or comma-separated list, or just a number."""

from __future__ import annotations

import re
import unicodedata

from engine.dice.rules import MAX_SEATS

LONGEST = 40

_BULLET = re.compile(r"^\s*(?:[-*+•·–—]\s+|\(?\d{1,2}[.):]\s*)")
_BETWEEN = re.compile(r"[\n,;\t]+")
# A joiner holds the parts of one emoji together; every other unseen sign could only confuse.
_JOINER = "\u200d"


def read_names(text: str) -> tuple[str | None, ...]:
    """Return the names in a text, in order; a bare number stands for so many people without names.

    More names than a table has seats are all returned, so that whoever asks can say so. A bare number never
    gives more than one above that.
    """
    stripped = text.strip()
    if stripped.isdecimal():
        return (None,) * min(int(stripped[:4]), MAX_SEATS + 1)
    parts = _BETWEEN.split("\n".join(stripped.splitlines()))
    names = (clean_name(_BULLET.sub("", part)) for part in parts)
    return tuple(name for name in names if name is not None)


def clean_name(text: str) -> str | None:
    """Return a name as it may be shown: no unseen signs, single blanks, at most 40 signs; None for nothing."""
    seen = (sign if _is_seen(sign) else " " for sign in text if sign == _JOINER or not _is_format(sign))
    name = " ".join("".join(seen).split())[:LONGEST].strip()
    return name if any(sign != _JOINER for sign in name) else None


def _is_format(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cf", "Cs", "Co", "Cn")


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Zl", "Zp")
