"""Finished games for the records, each played out by a fixed rule and written as the program writes them."""

from engine.dice.bid import Call
from engine.dice.legality import legal_actions
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, RuleSet
from engine.dice.state import Phase, Table
from engine.records.codec import entry_text, head_text
from engine.records.record import Entry, GameRecord, Mark, Player
from engine.records.replay import advance, opening
from engine.records.store import Store
from engine.records.tallies import only_person, summary_of, summary_text

KIND = "dice"
DAY = 86_400
NOON = 1_760_000_000
PENALTY_ROUNDS = 4
ME, CALM, SHARK = Player(), Player(mind="calm"), Player(mind="shark")


def finished_game(rules: RuleSet, seed: str, players: tuple[Player, ...] = (ME, CALM)) -> GameRecord:
    """Play a game in which two bids are made in each round and the second is challenged."""
    record = GameRecord(rules, players, seed)
    match = opening(record)
    while match.table.phase is not Phase.OVER:
        entry = _next(match.table)
        match, _ = advance(match, entry, seed)
        record = record.extended(entry)
    return record


def _next(table: Table) -> Entry:
    if table.phase is Phase.SETTLED:
        called_off = not table.rules.knockout and len(table.history) + 1 >= PENALTY_ROUNDS
        return Mark.END if called_off else Mark.NEXT
    actions = legal_actions(table)
    if len(table.round.bids) < 2 and not isinstance(actions[0], Call):
        return actions[min(2, len(actions) - 1)] if table.round.bids else actions[len(actions) // 3]
    return Call.CHALLENGE


def put(store: Store, record: GameRecord, stamp: int, finish: bool = True) -> int:
    """Write a game into a store as the program does."""
    game = store.begin(KIND, head_text(record), stamp)
    for n, entry in enumerate(record.entries):
        store.append(game, n, entry_text(entry))
    if finish:
        seat = only_person(record)
        match = opening(record)
        for entry in record.entries:
            match, _ = advance(match, entry, record.seed)
        store.finish(game, summary_text(summary_of(match.table, seat)) if seat is not None else "")
    return game


def fill(store: Store) -> list[GameRecord]:
    """Put three games into a store: two knockouts of one kind and another, one with penalties; the last is newest."""
    records = [
        finished_game(KNOCKOUT, "first"),
        finished_game(CLASSIC, "second", (ME, SHARK, CALM)),
        finished_game(MENTEUR, "third"),
    ]
    for day, record in enumerate(records):
        put(store, record, NOON + day * DAY)
    return records
