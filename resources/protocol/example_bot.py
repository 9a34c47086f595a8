#!/usr/bin/env python3
"""A complete player for the arena that needs nothing but Python.

    liars-arena --seats 'cmd:python3 example_bot.py' calm

It plays by plain probability from its own dice. The protocol is described in README.md beside this file.
"""

import sys
from math import comb


def chance(need: int, dice: int, share: float) -> float:
    """Chance that at least `need` of `dice` unknown dice match."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(need, dice + 1))


class Table:
    """The position as its lines told it."""

    def __init__(self) -> None:
        self.rules: dict[str, str] = {}
        self.palifico = False
        self.dice: list[int] = []
        self.bids: list[tuple[int, int, bool]] = []
        self.hand: list[int] = []

    def read(self, line: str) -> None:
        word, *rest = line.split()
        if word == "rules":
            self.rules = dict(pair.split("=", 1) for pair in rest)
        elif word == "round":
            self.palifico, self.dice = rest[1] == "yes", [int(n) for n in rest[2].split(",")]
            self.bids = [bid(part.split(":")[1]) for part in rest[3].split(",") if part != "-"]
        elif word == "hand":
            self.hand = [int(die) for die in rest[1]]

    def odds(self, quantity: int, face: int, strict: bool) -> float:
        """Chance that a bid holds, from the own dice and plain probability."""
        wild = self.rules["wild"] == "yes" and not self.palifico and not strict and face != 1
        own = sum(die == face or (wild and die == 1) for die in self.hand)
        return chance(quantity - own, sum(self.dice) - len(self.hand), 1 / 3 if wild else 1 / 6)

    def act(self) -> str:
        """Challenge what is unlikely; otherwise one die more, or as many of a higher face."""
        top = sum(self.dice)
        if not self.bids:
            start = max(1, top // 4)
            return best([(self.odds(start, face, False), f"{start}x{face}") for face in range(2, 7)])
        quantity, face, strict = self.bids[-1]
        raises = self.raises(quantity, face, strict, top)
        if not raises or self.odds(quantity, face, strict) < 1 - max(raises)[0]:
            return "challenge"
        return best(raises)

    def raises(self, quantity: int, face: int, strict: bool, top: int) -> list[tuple[float, str]]:
        """Raises that are legal in every rule set: the same face with one die more, or as palifico wants it."""
        frozen = self.palifico and self.rules["palifico"] == "frozen-quantity"
        steps = [(quantity, higher) for higher in range(face + 1, 7)] if frozen else [(quantity + 1, face)]
        style = "s" if strict else ""
        return [(self.odds(q, f, strict), f"{q}x{f}{style}") for q, f in steps if q <= top]


def bid(word: str) -> tuple[int, int, bool]:
    quantity, face = word.removesuffix("s").split("x")
    return int(quantity), int(face), word.endswith("s")


def best(options: list[tuple[float, str]]) -> str:
    return max(options)[1]


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    table = Table()
    for line in sys.stdin:
        words = line.split()
        if line.startswith("ldp"):
            say("id name example")
            say("ok")
        elif words[:1] == ["position"]:
            table = Table()
        elif words[:1] == ["go"]:
            say(f"action {words[1]} {table.act()}")
        elif words[:1] == ["quit"]:
            return
        elif words:
            table.read(line)


if __name__ == "__main__":
    main()
