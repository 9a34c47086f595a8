"""The switch: off at first, one key from everywhere, kept, and the same in menu, preferences and list of keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from liars_qt.pages.preferences import PreferencesDialog
from liars_qt.pages.shortcuts import ShortcutsDialog
from liars_qt.settings import options
from tests.gui.sounds.player import Recorder
from tests.gui.stage import CALM, PERSON, Opened, Stage


def test_a_game_is_silent_and_opens_nothing_at_first(stage: Stage, recorder: Recorder) -> None:
    stage.program.sounds._open_player = recorder.open
    stage.deal("knockout", PERSON, CALM)
    stage.raise_to_verdict()
    assert recorder.opened == 0 and not stage.window.actions_.sound.isChecked()


def test_one_key_switches_sounds_on_and_off_at_once(
    stage: Stage, recorder: Recorder, unlimited: None
) -> None:
    stage.program.sounds._open_player = recorder.open
    stage.key(Qt.Key.Key_F8)
    assert stage.program.settings.get(options.SOUND) and stage.window.actions_.sound.isChecked()
    stage.deal()
    stage.until(lambda: recorder.heard == ["roll"])
    stage.key(Qt.Key.Key_F8)
    stage.until(lambda: recorder.closed == 1)
    stage.deal(seed="another")
    stage.settle()
    assert recorder.heard == ["roll"] and not stage.window.actions_.sound.isChecked()


def test_the_key_works_on_every_page(stage: Stage) -> None:
    for page in stage.window.pages:
        stage.window.show_page(page)
        before = stage.program.settings.get(options.SOUND)
        stage.key(Qt.Key.Key_F8)
        assert stage.program.settings.get(options.SOUND) is not before


def test_the_choice_is_kept(opened: Opened, tmp_path: Path) -> None:
    first = opened(folder=tmp_path / "kept")
    first.key(Qt.Key.Key_F8)
    first.window.close()
    first.program.close()
    assert opened(folder=tmp_path / "kept").window.actions_.sound.isChecked()


def test_preferences_and_menu_show_the_same(stage: Stage) -> None:
    dialog = PreferencesDialog(stage.program.settings, lambda: None, stage.window)
    dialog.sound.click()
    assert stage.window.actions_.sound.isChecked()
    stage.window.actions_.sound.trigger()
    assert not dialog.sound.isChecked()
    dialog.sound.click()
    stage.program.settings.restore_defaults()
    assert not dialog.sound.isChecked() and not stage.window.actions_.sound.isChecked()
    dialog.deleteLater()


def test_the_key_stands_in_the_list_of_keys(stage: Stage) -> None:
    dialog = ShortcutsDialog(stage.window.command_groups())
    assert "F8" in dialog.text.toPlainText()
    dialog.deleteLater()


@pytest.mark.parametrize("sound", ["true", "false"])
def test_a_program_that_closes_leaves_neither_thread_nor_device(
    opened: Opened, recorder: Recorder, unlimited: None, sound: str
) -> None:
    stage = opened(SOUND=sound)
    stage.program.sounds._open_player = recorder.open
    stage.deal()
    if sound == "true":
        stage.until(lambda: recorder.heard)
    stage.program.close()
    assert recorder.closed == recorder.opened == (sound == "true")
    assert not any(thread.is_alive() for thread in stage.program.sounds._threads)
