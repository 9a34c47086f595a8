"""The evening as a text: everything that happened, in the wording and the language of now."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from liars_qt.models.cards_text import evening_text
from liars_qt.words.wording import Wording
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party

NAMES = ("Anna & Co", "<b>Boris</b>", "Chloé")


def test_it_tells_seats_score_and_every_round(party: Party, tmp_path: Path) -> None:
    party.begin("evening 149", NAMES)
    party.key("1", "3", Qt.Key.Key_Return, "1", Qt.Key.Key_Return)
    party.page.games.write(str(tmp_path / "evening.txt"), party.page.wording)
    text = (tmp_path / "evening.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[0] == "Red or Black"
    assert lines[1] == "Short, 19–24 rounds"
    assert "Anna & Co: 1 hit in 1, 0 penalties" in lines
    assert "Round 1" in lines
    assert "  Anna & Co: Red" in lines
    assert "  Hit: 7♥" in lines
    assert "  Missed: A♠ against 7♥" in lines
    assert "  <b>Boris</b> +2: 2 penalties in all." in lines
    assert "Rules in force: 1" in lines
    assert party.page.notice.text() == "The evening is saved."


def test_a_finished_evening_ends_with_cup_and_streak(party: Party) -> None:
    party.begin("journey 41", NAMES)
    party.play_out()
    lines = evening_text(party.session.record, Wording.SIPS).splitlines()
    assert "The King’s Cup goes to" in lines[-2]
    assert "Best streak" in lines[-1]


@pytest.mark.parametrize("wording", list(Wording))
def test_it_speaks_the_wording_of_now(party_opened: Opened, tmp_path: Path, wording: Wording) -> None:
    party = party_opened(wording=wording.value)
    party.begin("journey 41", NAMES)
    party.play_out()
    party.page.games.write(str(tmp_path / "evening.txt"), party.page.wording)
    text = (tmp_path / "evening.txt").read_text(encoding="utf-8")
    assert text == evening_text(party.session.record, wording)
    assert ("sip" in text) == (wording is Wording.SIPS)


@pytest.mark.skipif(os.geteuid() == 0 and not Path("/dev/full").exists(), reason="nothing to refuse a write")
def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(party: Party, tmp_path: Path) -> None:
    party.begin("evening 149")
    party.page.games.write(str(tmp_path / "no such folder" / "evening.txt"), party.page.wording)
    assert "could not be written" in party.page.notice.text()
    party.key("1")
    assert party.session.record.actions


def test_the_command_asks_for_a_place_with_a_name_ready(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QFileDialog] = []
    monkeypatch.setattr(QFileDialog, "open", lambda self: opened.append(self))
    party.page.head.export.trigger()
    assert opened[0].acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert opened[0].defaultSuffix() == "txt"
    opened[0].close()
    assert party.page.head.export in party.window._game.actions()
