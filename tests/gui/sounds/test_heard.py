"""What is heard at the tables, in the real program with a player that only remembers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.cards.legality import legal_actions
from engine.cards.state import Bet, Phase
from engine.dice.bid import Bid, Call
from liars_qt.program import Program
from tests.gui.cards.opening import Opened as PartyOpened
from tests.gui.sounds.player import Recorder
from tests.gui.stage import CALM, PERSON, Opened, Puppets, Stage

pytestmark = pytest.mark.usefixtures("unlimited")


def listen(program: Program, recorder: Recorder) -> None:
    """Put the recorder in the loudspeaker's place, before the first sound."""
    program.sounds._open_player = recorder.open


@pytest.fixture
def duel(opened: Opened, puppets: Puppets, recorder: Recorder) -> Stage:
    """One person and one bot that is led, with sounds on; the roll of their game was heard."""
    stage = opened(puppets, SOUND="true")
    listen(stage.program, recorder)
    stage.deal("knockout", PERSON, CALM)
    stage.until(lambda: recorder.heard == ["roll"])
    return stage


def test_a_game_is_rolled_bid_and_told(duel: Stage, puppets: Puppets, recorder: Recorder) -> None:
    duel.until(lambda: duel.on_turn)
    duel.bridge.act(Bid(1, 3), duel.bridge.revision)
    duel.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    duel.until(lambda: recorder.heard == ["roll", "bid", "verdict"])
    duel.until(lambda: duel.verdict_waits)
    duel.page.outcome.press()
    duel.until(lambda: recorder.heard == ["roll", "bid", "verdict", "roll"])


def test_each_cup_is_heard_in_a_staged_reveal_and_the_last_with_the_verdict(
    opened: Opened, puppets: Puppets, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("liars_qt.pages.reveal.STEP_MS", 5)
    stage = opened(puppets, SOUND="true", MOTION="full")
    listen(stage.program, recorder)
    stage.deal("knockout", PERSON, CALM, CALM)
    stage.until(lambda: stage.on_turn)
    stage.bridge.act(Bid(1, 3), stage.bridge.revision)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: recorder.heard == ["roll", "bid", "cup", "cup", "verdict"])


def test_a_reveal_that_is_cut_short_is_told_once(
    opened: Opened, puppets: Puppets, recorder: Recorder
) -> None:
    stage = opened(puppets, SOUND="true", MOTION="full")
    listen(stage.program, recorder)
    stage.deal("knockout", PERSON, CALM, CALM)
    stage.until(lambda: stage.on_turn)
    stage.bridge.act(Bid(1, 3), stage.bridge.revision)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Call.CHALLENGE)
    stage.until(lambda: stage.page.board.revealing)
    stage.key(Qt.Key.Key_Escape)
    stage.until(lambda: recorder.heard == ["roll", "bid", "verdict"])


def test_a_won_game_is_heard_once(opened: Opened, recorder: Recorder) -> None:
    stage = opened(SOUND="true")
    listen(stage.program, recorder)
    stage.deal()
    stage.play_by_rote()
    stage.until(lambda: recorder.heard[-1:] == ["win"])
    assert recorder.heard.count("win") == 1


def test_a_game_that_is_played_out_in_a_hurry_is_silent_to_its_end(
    opened: Opened, puppets: Puppets, recorder: Recorder
) -> None:
    stage = opened(SOUND="true")
    listen(stage.program, recorder)
    stage.deal("knockout", CALM, CALM)
    stage.until(lambda: recorder.heard)
    stage.bridge.fast_forward()
    before = len(recorder.heard)
    stage.until(lambda: stage.end_waits or (stage.verdict_waits and stage.bridge.table.winner is not None))
    stage.until(lambda: recorder.heard[-1:] == ["win"])
    assert len(recorder.heard) <= before + 2  # one sound may have been on its way


def test_while_another_page_is_on_top_the_dice_are_silent(
    duel: Stage, puppets: Puppets, recorder: Recorder
) -> None:
    duel.until(lambda: duel.on_turn)
    duel.window.show_page(duel.program.records_page)
    duel.bridge.act(Bid(1, 3), duel.bridge.revision)
    duel.settle()
    assert recorder.heard == ["roll"]


def test_taking_back_is_silent(duel: Stage, puppets: Puppets, recorder: Recorder) -> None:
    duel.until(lambda: duel.on_turn)
    duel.bridge.act(Bid(1, 3), duel.bridge.revision)
    duel.until(lambda: recorder.heard == ["roll", "bid"])
    duel.bridge.undo()
    duel.settle()
    assert recorder.heard == ["roll", "bid"]


@pytest.mark.parametrize(("bet", "made"), [(Bet.RED, "hit"), (Bet.BLACK, "miss")])
def test_a_card_is_turned_and_then_tells_what_it_made_of_the_bet(
    party_opened: PartyOpened, recorder: Recorder, bet: Bet, made: str
) -> None:
    party = party_opened(SOUND="true", MOTION="full")
    listen(party.program, recorder)
    party.lay("7H AS 3D")
    party.page._bridge.act(bet, party.page._bridge.revision)
    party.page.board.finish()
    party.until(lambda: recorder.heard == ["card", made])


def test_a_card_that_is_not_seen_turning_is_heard_as_what_it_made_of_the_bet(
    party_opened: PartyOpened, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("liars_qt.look.sounds.APART_S", 5.0)
    party = party_opened(SOUND="true")
    listen(party.program, recorder)
    party.lay("7H AS 3D")
    party.page._bridge.act(Bet.RED, party.page._bridge.revision)
    party.program.sounds.close()
    assert recorder.heard == ["hit"]


def test_the_cup_is_heard_when_the_second_joker_gives_it_away(
    party_opened: PartyOpened, recorder: Recorder
) -> None:
    party = party_opened(SOUND="true")
    listen(party.program, recorder)
    party.lay("* *")
    bridge = party.page._bridge
    while not party.at(Phase.OVER):
        bridge.act(legal_actions(party.table)[0], bridge.revision)
    party.until(lambda: recorder.heard[-1:] == ["cup"])
    assert recorder.heard.count("cup") == 1
