"""Evenings for the records, each played out by a fixed rule and written as the program writes them."""

from collections.abc import Sequence
from itertools import count

from engine.cards.actions import Action, Appoint, Done
from engine.cards.state import Bet, Level, Phase, Table, new_evening
from engine.dice.bid import Bid, Call
from engine.dice.rules import CLASSIC, KNOCKOUT, RuleSet
from engine.dice.state import Phase as DicePhase
from engine.records import cards_codec, referee_codec
from engine.records.cards_record import CardsRecord
from engine.records.store import Store
from engine.referee import actions as act
from engine.referee.evening import Evening, Setup
from engine.referee.record import EveningRecord
from engine.session.cards import CardsSession
from engine.session.referee import RefereeSession
from tests.gui.records.games import DAY, NOON

CARDS, REFEREE = "cards", "referee"
Names = tuple[str | None, ...]


def played_cards(seed: str, names: tuple[str, ...], most: int = 1000) -> CardsRecord:
    """Play a short game of Red or Black to its end, or for at most so many actions."""
    session = CardsSession(CardsRecord(new_evening(seed, names=names)))
    while session.table.phase is not Phase.OVER and len(session.record.actions) < most:
        session.act(_card_action(session.table))
    return session.record


def _card_action(table: Table) -> Action:
    if table.phase is Phase.BET:
        return Bet.RED if table.level is Level.COLOUR else Bet.HIGHER
    if table.phase is Phase.APPOINT:
        return Appoint(table.after(table.turn))
    return Done(frozenset())


def refereed(names: Names, rules: RuleSet = KNOCKOUT, rounds: int = 1000, games: int = 1) -> EveningRecord:
    """Play an evening until so many rounds are judged or games won; the one who calls is always right."""
    session = RefereeSession(EveningRecord(Setup(rules, names, None, 0, False)))
    for _ in count():
        evening = session.evening
        if len(evening.rounds) >= rounds or (evening.phase is DicePhase.OVER and evening.game == games):
            return session.record
        for action in _referee_actions(evening):
            session.act(action)
    raise AssertionError("an evening ends")


def _referee_actions(evening: Evening) -> Sequence[act.Action]:
    if evening.phase is DicePhase.OVER:
        return (act.NewGame(0),)
    if evening.judged:
        return (act.NextRound(),)
    first, second, *_ = (evening.seated[seat] for seat in evening.table.seats_in)
    return act.CallBy(first, Call.CHALLENGE, second, Bid(2, 4)), act.Total(1)


def put_cards(store: Store, record: CardsRecord, stamp: int = NOON, finish: bool = True) -> int:
    """Write a game of Red or Black into a store."""
    entries = [cards_codec.entry_text(action) for action in record.actions]
    return _put(store, CARDS, cards_codec.head_text(record), entries, stamp, finish)


def put_referee(store: Store, record: EveningRecord, stamp: int = NOON, finish: bool = True) -> int:
    """Write an evening at the referee's board into a store."""
    entries = [referee_codec.entry_line(entry) for entry in record.entries]
    return _put(store, REFEREE, referee_codec.head_text(record), entries, stamp, finish)


def _put(store: Store, kind: str, head: str, entries: list[str], stamp: int, finish: bool) -> int:
    game = store.begin(kind, head, stamp)
    for n, entry in enumerate(entries):
        store.append(game, n, entry)
    if finish:
        store.finish(game, "")
    return game


def fill_evenings(store: Store) -> tuple[list[CardsRecord], list[EveningRecord]]:
    """Put two games of Red or Black and three evenings of real dice into a store; the last of each is newest."""
    cards = [played_cards("first", ("", "", "", "")), played_cards("second", ("Anna", "Boris", "Chloé"))]
    evenings = [
        refereed(("Anna", "Boris", None)),
        refereed(("Anna", "Boris", "Chloé", "Дина"), games=3),
        refereed((None, None), CLASSIC, rounds=3),
    ]
    for day, record in enumerate(cards):
        put_cards(store, record, NOON + day * DAY)
    for day, evening in enumerate(evenings):
        put_referee(store, evening, NOON + day * DAY)
    return cards, evenings
