"""The dice table a person likes: rules and seats, kept as an option and made into new games."""

from __future__ import annotations

from typing import NamedTuple

from engine.dice.rules import KNOCKOUT, RuleSet
from engine.records.codec import BrokenRecord, head_text
from engine.records.record import GameRecord, Player
from liars_qt.bridge.shelf import read_dice
from liars_qt.settings.options import DICE_TABLE, Settings


class Setup(NamedTuple):
    """Rules and seats of the next game."""

    rules: RuleSet = KNOCKOUT
    players: tuple[Player, ...] = (Player(), Player(mind="calm"))

    def deal(self) -> GameRecord:
        """Return the record of a new game with a fresh seed; the first person opens, else the first seat."""
        import secrets  # which most starts do without: they take up the game that was left

        people = [seat for seat, player in enumerate(self.players) if player.mind is None]
        return GameRecord(self.rules, self.players, secrets.token_hex(16), people[0] if people else 0)


def setup_of(record: GameRecord) -> Setup:
    """Return the table that a game was dealt at."""
    return Setup(record.rules, record.players)


def kept_setup(settings: Settings) -> Setup:
    """Return the table that was set last, or the usual one."""
    try:
        return setup_of(read_dice(settings.get(DICE_TABLE), ()))
    except BrokenRecord:
        return Setup()


def keep_setup(settings: Settings, setup: Setup) -> None:
    """Remember the table for the next start. It is written as the head of a game without a seed."""
    settings.set(DICE_TABLE, head_text(GameRecord(setup.rules, setup.players, "")))
