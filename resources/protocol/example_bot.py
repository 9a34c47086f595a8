#!/usr/bin/env python3
"""A complete player that needs nothing but Python: it bids and challenges by binomial chances.

    liars-arena --seats 'cmd:python3 example_bot.py' calm

The lines are described in PROTOCOL.md beside this file.
"""

import sys
from math import comb

Bid = tuple[int, int, bool]
"""Quantity, face, strict."""
Told = dict[str, dict[str, str]]
"""The last line of each word, as the pairs that followed it."""


def chance(need: int, dice: int, share: float) -> float:
    """Return the chance that at least `need` of `dice` unknown dice match."""
    ways = (comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(max(need, 0), dice + 1))
    return 1.0 if need <= 0 else sum(ways)


def read_bid(word: str) -> Bid:
    """Read a bid and drop who made it: 0:3x5s is (3, 5, True)."""
    quantity, face = word.split(":")[1].removesuffix("s").split("x")
    return int(quantity), int(face), word.endswith("s")


def holds(told: Told, bid: Bid) -> float:
    """Return the chance that a bid holds, from the own dice."""
    quantity, face, strict = bid
    wild = told["rules"]["wild_ones"] == "yes" and told["round"]["palifico"] == "no"
    wild = wild and not strict and face != 1
    hand = [int(die) for die in told["hand"]["dice"]]
    own = sum(die == face or (wild and die == 1) for die in hand)
    dice = sum(map(int, told["round"]["dice"].split(",")))
    return chance(quantity - own, dice - len(hand), 1 / 3 if wild else 1 / 6)


def raises(told: Told) -> list[Bid]:
    """Return bids that are legal in every rule set: one die more, or, where that is frozen, a higher face."""
    dice = sum(map(int, told["round"]["dice"].split(",")))
    if "bids" not in told["round"]:
        return [(max(1, dice // 4), face, False) for face in range(2, 7)]
    quantity, face, strict = read_bid(told["round"]["bids"].split(",")[-1])
    if told["round"]["palifico"] == "yes" and told["rules"]["palifico"] == "frozen-quantity":
        return [(quantity, higher, False) for higher in range(face + 1, 7)]
    return [(quantity + 1, face, strict)] if quantity < dice else []


def act(told: Told) -> str:
    """Challenge where the standing bid is likelier to be wrong than the best raise is to be right."""
    best, bid = max(((holds(told, bid), bid) for bid in raises(told)), default=(0.0, (0, 0, False)))
    if "bids" in told["round"]:
        standing = read_bid(told["round"]["bids"].split(",")[-1])
        if 1 - holds(told, standing) >= best:
            return "challenge"
    quantity, face, strict = bid
    return f"{quantity}x{face}{'s' if strict else ''}"


def main() -> None:
    """Answer line after line; what a line is about is its first word, `name=value` pairs follow."""
    told: Told = {}
    for line in sys.stdin:
        word, *pairs = line.split() or [""]
        if word == "ldp":
            print("id name example", "ok", sep="\n", flush=True)
        elif word == "go":
            print("action", pairs[0], act(told), flush=True)
        elif word == "quit":
            break
        else:
            told[word] = dict(pair.split("=", 1) for pair in pairs if "=" in pair)


if __name__ == "__main__":
    main()
