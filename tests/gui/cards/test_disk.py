"""A disk that says no is told in one sentence, and the evening goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.records.database import Fault, StoreFault
from engine.records.store import Store
from tests.gui.cards.opening import Opened, shut
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


def test_a_full_disk_is_told_and_nothing_is_lost_when_there_is_room_again(
    party_opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = party_opened(tmp_path / "kept")
    party.begin("evening 149")

    def refuse(self: Store, game: int, n: int, text: str) -> None:
        raise StoreFault(Fault.FULL)

    with monkeypatch.context() as full:
        full.setattr(Store, "append", refuse)
        party.key("1", "3")
        assert party.window.notice.isVisible()
        assert party.window.notice.text()
    party.key(RETURN)
    table = party.table
    shut(party.program)
    assert party_opened(tmp_path / "kept").table == table


def test_a_damaged_game_is_taken_up_as_far_as_it_is_sound(party_opened: Opened, tmp_path: Path) -> None:
    party = party_opened(tmp_path / "kept")
    party.begin("evening 149")
    party.key("1", "3")
    journal = party.page.games._shelf._journal
    assert journal is not None
    assert party.program.store is not None
    party.program.store.append(journal.game, 2, "nonsense")
    shut(party.program)
    again = party_opened(tmp_path / "kept")
    assert again.page.board.decision.text() == "Hit: 7♥"
    assert again.window.notice.text()


def test_without_a_store_the_table_plays_all_the_same(party_opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "kept" / "games.sqlite").mkdir(parents=True)
    party = party_opened(tmp_path / "kept")
    assert party.program.store is None
    assert plays(party)


def plays(party: Party) -> bool:
    party.key("1")
    return bool(party.session.record.actions)
