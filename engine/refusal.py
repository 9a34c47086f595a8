"""Why an action may not be taken: an enum code and its numbers, never a sentence.

The words for each code live at the edge of the program, so a code must carry every number its sentence needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class Refusal:
    """Carry one reason and the numbers that explain it.

    `numbers` is a tuple of (name, value) pairs so that a refusal is hashable and compares by value.
    """

    code: Enum
    numbers: tuple[tuple[str, int], ...] = ()

    def __getitem__(self, name: str) -> int:
        """Return one number by name; raises KeyError for a name that this code does not carry."""
        return dict(self.numbers)[name]


def refuse(code: Enum, **numbers: int) -> Refusal:
    """Build a refusal from keyword numbers."""
    return Refusal(code, tuple(numbers.items()))


class Refused(Exception):
    """Raised when an action that is not legal is applied; the state it was tried on is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever has to put it into words."""
        numbers = ", ".join(f"{name}={value}" for name, value in refusal.numbers)
        super().__init__(f"{refusal.code.name}({numbers})")
        self.refusal = refusal
