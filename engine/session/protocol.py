"""A protocol of plain text lines by which any program can sit down at the table, in the spirit of chess's UCI.

The table greets with `ldp 1`; the program names itself and says `ok`. Before each of its turns the table writes
a position (see `protocol_position.py`: exactly what a `SeatView` holds) and `go <turn> time=<ms> seed=<number>`;
the program answers `action <turn> <action>`. An action is written as in a game's record: `3x5`, `3x5s`
(strict), `challenge`, `exact`. `quit`, or the end of its input, ends the program. Either side ignores lines that
it does not know. The seed is the only randomness a program needs: one that draws from it alone plays the same
game again, whatever the number of processes.

**A lost turn.** A program that is late, gone, unreadable or not legal loses the turn, not the game: the table
challenges the standing bid for it, or opens with the lowest bid. The least raise would be a gift (it is safe
where a challenge is not), and calling the game off would punish the others, whose dice and places it changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.dice.bid import Action, Call
from engine.dice.legality import legal_bids, refusal_for
from engine.dice.view import SeatView
from engine.records.codec import BrokenRecord, entry_text, read_entry
from engine.records.record import Mark

GREETING, READY = "ldp 1", "ok"
MOST_NOTES = 5
MOST_SAID = 80


class Fault(Enum):
    """Why a program lost a turn."""

    NOT_STARTED = "not started"
    """The command could not be run."""
    NO_GREETING = "no greeting"
    """It did not say `ok` in time, or ended before it did."""
    DIED = "died"
    """It ended instead of answering."""
    LATE = "late"
    """The time was over."""
    UNREADABLE = "unreadable"
    """The answer is no action."""
    ILLEGAL = "illegal"
    """The answer is an action that the rules refuse."""
    GIVEN_UP = "given up"
    """It has died or hung too often to be started again."""


@dataclass(frozen=True, slots=True)
class Note:
    """One lost turn: its number, why it was lost, and what the program said (its own words, cut short)."""

    turn: int
    fault: Fault
    said: str = ""


class TurnLost(Exception):
    """Raised when a program has no action to offer."""

    def __init__(self, fault: Fault, said: str = "") -> None:
        """Keep the reason, and as much of the program's words as a report can show."""
        super().__init__(fault.value, said)
        self.fault, self.said = fault, said[:MOST_SAID]


@dataclass(frozen=True, slots=True)
class Conduct:
    """How a program behaved: its turns, those it lost by `Fault`, the first notes, its last standard error."""

    name: str = ""
    turns: int = 0
    lost: tuple[int, ...] = (0,) * len(Fault)
    notes: tuple[Note, ...] = ()
    stderr: tuple[str, ...] = ()

    def __add__(self, other: Conduct) -> Conduct:
        """Return both lots of turns taken together; the notes stay the first ones."""
        lost = tuple(a + b for a, b in zip(self.lost, other.lost, strict=True))
        notes = (*self.notes, *other.notes)[:MOST_NOTES]
        turns = self.turns + other.turns
        return Conduct(self.name or other.name, turns, lost, notes, self.stderr or other.stderr)

    @property
    def turns_lost(self) -> int:
        """Return how many turns were lost."""
        return sum(self.lost)


def one_turn(note: Note | None) -> Conduct:
    """Return the conduct of a single turn, with the note on it if it was lost."""
    if note is None:
        return Conduct(turns=1)
    return Conduct(turns=1, lost=tuple(int(fault is note.fault) for fault in Fault), notes=(note,))


def fallback(view: SeatView) -> Action:
    """Return what the table plays for a program that lost its turn."""
    return Call.CHALLENGE if view.table.round.bids else legal_bids(view.table)[0]


def action_word(action: Action) -> str:
    """Return an action as it stands in a line."""
    return entry_text(action)


def read_action(word: str) -> Action:
    """Return the action that a word stands for; raises ValueError when it stands for none."""
    try:
        entry = read_entry(word)
    except BrokenRecord as error:
        raise ValueError(word) from error
    if isinstance(entry, Mark):
        raise ValueError(word)
    return entry


def legal_action(view: SeatView, said: str) -> Action:
    """Return the action that a program said; raises TurnLost when it is none, or not open to this seat."""
    try:
        action = read_action(said)
    except ValueError as error:
        raise TurnLost(Fault.UNREADABLE, said) from error
    refusal = refusal_for(view.table, action)
    if refusal is not None:
        raise TurnLost(Fault.ILLEGAL, f"{said} ({refusal.code.value})")
    return action


def go_line(turn: int, seconds: float, seed: int) -> str:
    """Return the line that asks for an action."""
    return f"go {turn} time={round(seconds * 1000)} seed={seed}"
