"""The rules book: chapters with their sections, read from the texts of one language.

A chapter is a file of plain HTML: an h1, and sections that begin with an h2 and its id. The same ids stand in
every language, so a place such as "rule-sets#menteur" is found in each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from html.parser import HTMLParser

from engine.bots.roster import MINDS
from liars_qt.paths import resource
from liars_qt.words.rules_figures import filled

# Every chapter in the order of the index, and the game without whose page it would be about nothing.
CHAPTERS = {
    "dice": "dice",
    "rule-sets": "dice",
    "palifico-exact": "dice",
    "coach": "dice",
    "bots": "dice",
    "referee": "referee",
    "cards": "cards",
    "keys": "dice",
}
# The chapters that tell what holds at the table which one came from, by that table's own chapter.
OF_TABLE = {
    "dice": ("dice", "rule-sets", "palifico-exact"),
    "referee": ("referee", "dice", "rule-sets", "palifico-exact"),
    "cards": ("cards",),
}
_BID = re.compile(r"(\d) × (\d)")
_DASH = re.compile(r"\s+—")
_OF_MIND = re.compile(r'<li mind="(\w+)">(.*?)</li>', re.DOTALL)
_EXAMPLE = '<table class="example" width="100%"><tr><td>'


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a chapter under one heading; the first has no anchor and is the chapter's own beginning."""

    chapter: str
    anchor: str
    title: str
    text: str

    @property
    def place(self) -> str:
        """Return what opens the book here: "chapter#anchor"."""
        return f"{self.chapter}#{self.anchor}" if self.anchor else self.chapter


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter in one language, its figures filled in."""

    key: str
    html: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """Return the chapter's heading."""
        return self.sections[0].title


def chapters_for(games: Iterable[str]) -> tuple[str, ...]:
    """Return the chapters that concern these games ("dice", "referee", "cards"), in the order of the index."""
    played = set(games)
    return tuple(chapter for chapter, game in CHAPTERS.items() if game in played)


def read_chapter(key: str, language: str) -> Chapter:
    """Read a chapter in a language; raises FileNotFoundError where the book has no such text."""
    html = printed(filled(resource("rules", language, f"{key}.html").read_text(encoding="utf-8")))
    return Chapter(key, html, sections_of(key, html))


def printed(text: str) -> str:
    """Return a text as it is set: a bid keeps to one line, no line begins with a dash, examples stand in boxes.

    What is said of a bot that nobody can play against is left out.
    """
    text = _OF_MIND.sub(lambda found: f"<li>{found[2]}</li>" if found[1] in MINDS else "", text)
    text = _BID.sub("\\1\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}\\2", text)
    text = _DASH.sub("\N{NO-BREAK SPACE}—", text)
    return text.replace("<example>", _EXAMPLE).replace("</example>", "</td></tr></table>")


def with_line(html: str, line: str) -> str:
    """Return a chapter with a line of plain text in a box under its heading."""
    head, mark, rest = html.partition("</h1>")
    return f"{head}{mark}{_EXAMPLE}<p>{escape(line)}</p></td></tr></table>{rest}"


def sections_of(key: str, html: str) -> tuple[Section, ...]:
    """Return the parts of a chapter with their plain texts."""
    reader = _Reader()
    reader.feed(html)
    return tuple(Section(key, part.anchor, _plain(part.title), _plain(part.text)) for part in reader.parts)


def _plain(words: list[str]) -> str:
    return " ".join("".join(words).split())


@dataclass
class _Part:
    """The pieces of a section as they are met."""

    anchor: str
    title: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    """Gather anchor, heading and text of each part."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[_Part] = []
        self._in_heading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("h1", "h2"):
            self.parts.append(_Part(dict(attrs).get("id") or ""))
            self._in_heading = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("h1", "h2"):
            self._in_heading = False
        elif self.parts and tag in ("p", "td", "th", "li"):
            self.parts[-1].text.append(" ")

    def handle_data(self, data: str) -> None:
        if self.parts:
            part = self.parts[-1]
            (part.title if self._in_heading else part.text).append(data)
