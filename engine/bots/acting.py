"""How well each temper would have foretold that a seat called or raised, once its hand is known."""

from __future__ import annotations

import numpy as np

from engine.bots.company import COMPANY
from engine.bots.hearsay import Turn, told_in, turns
from engine.bots.policy import NO_BLUFF, Manner, Spots, decide
from engine.bots.tails import LEAPS
from engine.dice.arrays import OPENING, Floats, Rungs, Singles, face_counts, rungs
from engine.dice.rules import RuleSet
from engine.dice.state import Round

SURPRISE = 0.1
"""No temper is held to be surer than this that it would, or would not, have called."""
KINDS = len(COMPANY)


def call_evidence(rules: RuleSet, rnd: Round, seat: int) -> Floats:
    """Return, for each temper, the log of the chance that it would have called just where the seat did.

    The round must show its hands. Bluffs are left out: they hardly change when a temper calls.
    """
    steps = rungs(rules, rnd.total, rnd.palifico)
    answered = [(turn.standing, turn.told, False) for turn in turns(steps, rnd) if _answers(turn, seat)]
    if rnd.called is not None and rnd.called.seat == seat and rnd.standing is not None:
        answered.append((steps.index(rnd.standing), told_in(steps, rnd), True))
    if not answered:
        return np.zeros(KINDS)
    calls = decide(_spots(steps, rnd, seat, answered), _manner(len(answered))).action < 0
    often = calls.reshape(len(answered), KINDS, LEAPS).mean(axis=2)
    called = np.array([answer[2] for answer in answered])[:, np.newaxis]
    likely = np.clip(np.where(called, often, 1.0 - often), SURPRISE, 1.0 - SURPRISE)
    evidence: Floats = np.log(likely).sum(axis=0)
    return evidence


def _answers(turn: Turn, seat: int) -> bool:
    return turn.seat == seat and turn.standing != OPENING


def _spots(steps: Rungs, rnd: Round, seat: int, answered: list[tuple[int, Singles, bool]]) -> Spots:
    assert rnd.shown is not None
    rows = KINDS * LEAPS
    standing = np.repeat([answer[0] for answer in answered], rows)
    spoken = np.repeat(np.stack([answer[1].sum(axis=0) for answer in answered], axis=1), rows, axis=1)
    own = np.repeat(np.stack([answer[1][seat] for answer in answered], axis=1), rows, axis=1)
    held = np.repeat(steps.held(face_counts(rnd.shown[seat]))[:, np.newaxis], len(standing), axis=1)
    seats = sum(n > 0 for n in rnd.dice)
    return Spots(steps, rnd.dice[seat], seats, False, standing, held, spoken - own, spoken)


def _manner(answers: int) -> Manner:
    kind = np.tile(np.repeat(np.arange(KINDS), LEAPS), answers)
    leap = np.tile(np.arange(LEAPS), answers * KINDS)
    return Manner(COMPANY, kind, np.full(len(kind), NO_BLUFF), leap)
