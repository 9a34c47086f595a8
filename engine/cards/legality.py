"""What a table allows and, where it does not, why: the one authority on legal moves.

`legal_actions` lists every move. A king's own words are listed once, as `MakeRule("")`, which stands for any text
of a fair length. New seats and house rules are no moves: there is no end of them, so they are judged, not listed,
and they are allowed in every phase, even after the end, where they prepare one more game.
"""

from __future__ import annotations

from enum import Enum
from itertools import combinations

from engine.cards.actions import (
    Action,
    Appoint,
    Bounce,
    ChooseVariants,
    Done,
    Forbid,
    MakeRule,
    Move,
    Reseat,
)
from engine.cards.deck import Rank
from engine.cards.meanings import MEANINGS, Ban
from engine.cards.price import due
from engine.cards.seats import MAX_SEATS, MIN_SEATS, NAME_LIMIT, clean_name
from engine.cards.state import Bet, LastingRule, Level, Phase, Round, Table
from engine.refusal import Refusal, refuse

RULE_LIMIT = 120

BETS = {
    Level.COLOUR: (Bet.RED, Bet.BLACK),
    Level.HIGHER_LOWER: (Bet.HIGHER, Bet.LOWER, Bet.PASS),
}


class No(Enum):
    """Why an action at the card table is refused."""

    GAME_OVER = "game-over"
    ROUND_OPEN = "round-open"
    NO_ROUND = "no-round"
    BET_COLOUR = "bet-colour"
    BET_HIGHER_LOWER = "bet-higher-lower"
    APPOINT_FIRST = "appoint-first"
    DOER_IS_SET = "doer-is-set"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_ONESELF = "not-oneself"
    NOT_A_THREE = "not-a-three"
    ALREADY_BOUNCED = "already-bounced"
    NOBODY_BEFORE = "nobody-before"
    SAME_DOER = "same-doer"
    NOT_A_KING = "not-a-king"
    QUIET_EVENING = "quiet-evening"
    RULE_WANTED = "rule-wanted"
    RULE_TOO_LONG = "rule-too-long"
    NO_IMMUNITY = "no-immunity"
    NOT_CHARGED = "not-charged"
    TOO_FEW_SEATS = "too-few-seats"
    TOO_MANY_SEATS = "too-many-seats"
    SEATED_TWICE = "seated-twice"
    NAME_TOO_LONG = "name-too-long"
    NOTHING_CHANGES = "nothing-changes"


def legal_actions(table: Table) -> tuple[Move, ...]:
    """Return every move open now; empty when the game is over."""
    if table.phase is Phase.BET:
        return BETS[table.level]
    played = table.round
    if table.phase is Phase.OVER or played is None:
        return ()
    if played.doer is None:
        return tuple(Appoint(seat) for seat in table.seated if seat != played.bettor)
    return (*_bounces(table, played), *_rulings(table, played), *_endings(table))


def bounce_target(table: Table) -> int | None:
    """Return the seat that the task could be bounced to now, or None."""
    played = table.round
    if played is None or played.doer is None or played.bounced_by is not None:
        return None
    if not MEANINGS[played.card.rank].bounces or table.previous_doer == played.doer:
        return None
    return table.previous_doer


def shieldable(table: Table) -> tuple[int, ...]:
    """Return the seats that may spend a ten at the end of this round: those charged that hold one."""
    return tuple(charge.seat for charge in due(table) if table.immunities(charge.seat))


def open_rule(table: Table) -> LastingRule | None:
    """Return the king's rule that the doer is making in this round, or None."""
    played = table.round
    if played is None or played.doer is None or played.card.rank is not Rank.KING:
        return None
    return next((rule for rule in table.rules if rule.card == played.card), None)


def _bounces(table: Table, played: Round) -> tuple[Move, ...]:
    return () if bounce_target(table) is None else (Bounce(),)


def _rulings(table: Table, played: Round) -> tuple[Move, ...]:
    if open_rule(table) is None:
        return ()
    bans = tuple(Forbid(ban) for ban in Ban)
    return bans if table.settings.variants.quiet_evening else (MakeRule(), *bans)


def _endings(table: Table) -> tuple[Move, ...]:
    if _rule_wanted(table):
        return ()
    able = shieldable(table)
    choices = (chosen for size in range(len(able) + 1) for chosen in combinations(able, size))
    return tuple(Done(frozenset(chosen)) for chosen in choices)


def _rule_wanted(table: Table) -> bool:
    """Tell whether a quiet evening waits for its king: a rule that nobody chose could be any rule."""
    rule = open_rule(table)
    return table.settings.variants.quiet_evening and rule is not None and rule.ban is None


def refusal_for(table: Table, action: Action) -> Refusal | None:
    """Return why this may not be done now, or None when it may."""
    if isinstance(action, Reseat):
        return _reseat_refusal(table, action)
    if isinstance(action, ChooseVariants):
        same = action.variants == table.settings.variants
        return refuse(No.NOTHING_CHANGES) if same else None
    if isinstance(action, MakeRule) and len(action.text) > RULE_LIMIT:
        return refuse(No.RULE_TOO_LONG, limit=RULE_LIMIT)
    form = MakeRule() if isinstance(action, MakeRule) else action
    return None if form in legal_actions(table) else _why_not(table, form)


def _why_not(table: Table, move: Move) -> Refusal:
    """Explain a move that is not listed: first by the phase, then by the move itself."""
    if table.phase is Phase.OVER:
        return refuse(No.GAME_OVER)
    if isinstance(move, Bet):
        return _bet_refusal(table)
    if table.phase is Phase.BET:
        return refuse(No.NO_ROUND)
    if isinstance(move, Appoint):
        return _appoint_refusal(table, move)
    if table.phase is Phase.APPOINT:
        return refuse(No.APPOINT_FIRST)
    return _task_refusal(table, move)


def _bet_refusal(table: Table) -> Refusal:
    if table.phase is not Phase.BET:
        return refuse(No.ROUND_OPEN)
    return refuse(No.BET_COLOUR if table.level is Level.COLOUR else No.BET_HIGHER_LOWER)


def _appoint_refusal(table: Table, move: Appoint) -> Refusal:
    if table.phase is Phase.TASK:
        return refuse(No.DOER_IS_SET)
    known = move.seat in table.seated
    return refuse(No.NOT_ONESELF) if known else refuse(No.NO_SUCH_SEAT, seat=move.seat)


def _task_refusal(table: Table, move: Bounce | MakeRule | Forbid | Done) -> Refusal:
    if isinstance(move, Bounce):
        return _bounce_refusal(table)
    if isinstance(move, Done):
        return _done_refusal(table, move)
    return refuse(No.NOT_A_KING if open_rule(table) is None else No.QUIET_EVENING)


def _bounce_refusal(table: Table) -> Refusal:
    played = table.round
    assert played is not None
    if not MEANINGS[played.card.rank].bounces:
        return refuse(No.NOT_A_THREE)
    if played.bounced_by is not None:
        return refuse(No.ALREADY_BOUNCED)
    return refuse(No.NOBODY_BEFORE if table.previous_doer is None else No.SAME_DOER)


def _done_refusal(table: Table, move: Done) -> Refusal:
    if _rule_wanted(table):
        return refuse(No.RULE_WANTED)
    wrong = min(move.immune - set(shieldable(table)))
    if wrong not in table.seated:
        return refuse(No.NO_SUCH_SEAT, seat=wrong)
    return refuse(No.NOT_CHARGED if table.immunities(wrong) else No.NO_IMMUNITY, seat=wrong)


def _reseat_refusal(table: Table, wish: Reseat) -> Refusal | None:
    if len(wish.seats) < MIN_SEATS:
        return refuse(No.TOO_FEW_SEATS, least=MIN_SEATS)
    if len(wish.seats) > MAX_SEATS:
        return refuse(No.TOO_MANY_SEATS, most=MAX_SEATS)
    if any(len(clean_name(sitting.name)) > NAME_LIMIT for sitting in wish.seats):
        return refuse(No.NAME_TOO_LONG, limit=NAME_LIMIT)
    return _who_refusal(table, wish)


def _who_refusal(table: Table, wish: Reseat) -> Refusal | None:
    meant = [sitting.ident for sitting in wish.seats if sitting.ident is not None]
    known = {seat.ident for seat in (*table.seats, *table.left)}
    unknown = [ident for ident in meant if ident not in known]
    if unknown:
        return refuse(No.NO_SUCH_SEAT, seat=unknown[0])
    if len(set(meant)) < len(meant):
        return refuse(No.SEATED_TWICE)
    now = [(sitting.ident, clean_name(sitting.name)) for sitting in wish.seats]
    same = now == [(seat.ident, seat.name) for seat in table.seats]
    return refuse(No.NOTHING_CHANGES) if same else None
