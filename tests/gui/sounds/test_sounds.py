"""Sounds: nothing is opened while they are off, two never rattle, no fault is told, no thread is left."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from liars_qt.look import sounds as module
from liars_qt.look.sounds import Sound, Sounds
from tests.gui.sounds.player import Recorder

New = Callable[[Recorder], Sounds]


@pytest.fixture
def new(qtbot: QtBot) -> Iterator[New]:
    made: list[Sounds] = []

    def make(player: Recorder) -> Sounds:
        made.append(Sounds(player.open))
        made[-1].set_on(True)
        return made[-1]

    yield make
    for each in made:
        each.close()


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name == "sounds"]


def test_switched_off_nothing_is_opened(new: New, recorder: Recorder) -> None:
    sounds = new(recorder)
    sounds.set_on(False)
    sounds.play(Sound.BID)
    assert recorder.opened == 0 and not threads()


def test_switched_on_nothing_is_opened_before_the_first_sound(
    new: New, recorder: Recorder, qtbot: QtBot
) -> None:
    sounds = new(recorder)
    assert recorder.opened == 0 and not threads()
    sounds.play(Sound.BID)
    qtbot.waitUntil(lambda: recorder.heard == ["bid"])
    assert recorder.opened == 1 and recorder.files[0].is_file()


def test_of_sounds_close_together_only_the_first_is_heard(
    new: New, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([10.0, 10.02, 10.079, 10.081, 10.1])
    monkeypatch.setattr(module, "STALE_S", 1e9)
    sounds = new(recorder)
    with monkeypatch.context() as patch:
        patch.setattr("time.monotonic", lambda: next(clock, 10.2))
        for sound in (Sound.ROLL, Sound.BID, Sound.BID, Sound.CUP, Sound.BID):
            sounds.play(sound)
        sounds._orders.put(None)  # type: ignore[union-attr]
        sounds._threads[0].join()
    assert recorder.heard == ["roll", "cup"]


def test_a_sound_that_comes_too_late_is_not_heard(
    new: New, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STALE_S", 0.0)
    sounds = new(recorder)
    sounds.play(Sound.BID)
    sounds.close()
    assert (recorder.opened, recorder.heard, recorder.closed) == (1, [], 1)


def test_after_a_while_of_silence_the_device_rests_until_the_next_sound(
    new: New, recorder: Recorder, unlimited: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(module, "REST_S", 0.01)
    sounds = new(recorder)
    sounds.play(Sound.BID)
    qtbot.waitUntil(lambda: recorder.rests == 1)
    sounds.play(Sound.CUP)
    qtbot.waitUntil(lambda: recorder.rests == 2)
    assert recorder.heard == ["bid", "cup"] and recorder.closed == 0


def test_switching_off_closes_the_device_and_ends_its_thread(
    new: New, recorder: Recorder, unlimited: None, qtbot: QtBot
) -> None:
    sounds = new(recorder)
    sounds.play(Sound.BID)
    qtbot.waitUntil(lambda: recorder.heard == ["bid"])
    sounds.set_on(False)
    qtbot.waitUntil(lambda: recorder.closed == 1 and not threads())
    sounds.set_on(True)
    sounds.play(Sound.CUP)
    qtbot.waitUntil(lambda: recorder.heard == ["bid", "cup"])


def test_closing_leaves_neither_thread_nor_device(new: New, recorder: Recorder, unlimited: None) -> None:
    sounds = new(recorder)
    sounds.play(Sound.BID)
    sounds.close()
    assert recorder.closed == 1 and not threads()
    sounds.play(Sound.BID)
    assert not threads()


@pytest.mark.parametrize("fault", [ImportError("no library"), OSError("no device"), RuntimeError("busy")])
def test_what_cannot_be_opened_is_silent_and_tried_again_when_switched_on_anew(
    new: New, unlimited: None, fault: Exception, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    player = Recorder(opening=fault)
    sounds = new(player)
    for _ in range(3):
        sounds.play(Sound.BID)
    qtbot.waitUntil(lambda: player.opened == 1)
    sounds.set_on(False)
    sounds.set_on(True)
    sounds.play(Sound.BID)
    sounds.close()
    assert (player.opened, player.heard) == (2, [])
    assert capfd.readouterr() == ("", "")


def test_a_player_that_fails_is_closed_and_silent(
    new: New, unlimited: None, capfd: pytest.CaptureFixture[str]
) -> None:
    player = Recorder(playing=RuntimeError("unplugged"))
    sounds = new(player)
    for _ in range(3):
        sounds.play(Sound.BID)
    sounds.close()
    assert (player.opened, player.heard, player.closed) == (1, ["bid"], 1)
    assert capfd.readouterr() == ("", "")
