"""The window can be closed in any phase, whatever moves or asks, and nothing is left behind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from liars_qt.widgets.question import Question
from tests.gui.cards.opening import Opened, shut
from tests.gui.cards.party import Party

RETURN = Qt.Key.Key_Return


def bring(party: Party, moment: str) -> None:
    """Bring the table to a moment in which something is under way."""
    party.begin("evening 149")
    keys: dict[str, list[Qt.Key | str]] = {"turning": ["1"], "sliding": ["1"], "task": ["1", "2"]}
    for key in keys.get(moment, ["1"]):
        party.key(key)
        if moment != "turning":
            party.page.board.finish()
    if moment == "settings":
        party.page.head.gear.trigger()
    elif moment == "question":
        party.page.head.new.trigger()
    elif moment == "menu":
        party.page.controls.task.rule.menu.popup(party.page.mapToGlobal(party.page.rect().center()))


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("moment", ["turning", "sliding", "task", "settings", "question", "menu"])
def test_the_window_closes_in_any_moment(party_opened: Opened, moment: str) -> None:
    party = party_opened(MOTION="full")
    bring(party, moment)
    shut(party.program)
    assert not [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Question)]


def test_what_was_being_turned_is_there_again(party_opened: Opened) -> None:
    party = party_opened(MOTION="full")
    party.begin("evening 149")
    party.key("1")
    assert party.turning()
    shut(party.program)
    again = party_opened()
    assert again.page.board.decision.text() == "Hit: 7♥"
