"""Finding a place in the rules book by any word of it, or by any name that players use for a thing."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from liars_qt.paths import resource
from liars_qt.words.rules_book import Chapter, Section

_WORD = re.compile(r"\w+")
_SHORTEST_NAME = 3
_ENDING = 2  # letters: as much as Russian and French endings usually change
_SHORTEST_STEM = 4
_BY_NAME, _BY_TITLE, _BY_TEXT = 100, 10, 1


def simplified(text: str) -> str:
    """Return a text as it is compared: without case, accents, and the two dots of the Russian yo."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign)).replace("’", "'")


def stems(query: str) -> tuple[str, ...]:
    """Return the beginnings of words that a query asks for; longer words may end otherwise in the text."""
    return tuple(
        word[: max(_SHORTEST_STEM, len(word) - _ENDING)] for word in _WORD.findall(simplified(query))
    )


@lru_cache(maxsize=1)
def names() -> Mapping[str, tuple[str, ...]]:
    """Return the names that lead to each place of the book, whatever the language, ready for comparing."""
    table = json.loads(resource("rules", "names.json").read_text(encoding="utf-8"))
    return {place: tuple(map(simplified, known)) for place, known in table.items()}


def find(query: str, chapters: Iterable[Chapter]) -> tuple[Section, ...]:
    """Return the sections that a query asks for: those known by that name first, then by title, then by text."""
    wanted, plain = stems(query), " ".join(simplified(query).split())
    if not wanted:
        return ()
    scored = [
        (_score(section, plain, wanted), section) for chapter in chapters for section in chapter.sections
    ]
    found = [pair for pair in scored if pair[0]]
    return tuple(section for _, section in sorted(found, key=lambda pair: -pair[0]))


def _score(section: Section, query: str, wanted: tuple[str, ...]) -> int:
    known = names().get(section.place, ())
    by_name = len(query) >= _SHORTEST_NAME and any(name.startswith(query) for name in known)
    score = _BY_NAME * by_name + _BY_TITLE * _all_begin(wanted, section.title)
    return score or _BY_TEXT * _all_begin(wanted, f"{section.title} {section.text}")


def _all_begin(wanted: tuple[str, ...], text: str) -> bool:
    words = _WORD.findall(simplified(text))
    return all(any(word.startswith(stem) for word in words) for stem in wanted)
