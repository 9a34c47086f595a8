"""Nothing hidden leaves the program: with other dice under the cups every frame and every word is the same.

A story of hand-overs is told with twenty-one deals, and one of interruptions with six. What is recorded while
nobody's dice may be seen must be equal for all of them, to the pixel; what is recorded while one person's may be,
for all the deals that give them those.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from engine.dice.bid import Bid
from liars_qt.settings import options
from tests.gui.shared_screen.recording import Frame, Recorder
from tests.gui.shared_screen.table import ANNA, BORIS, Hands, Shared, lay

NOBODY = None
CTRL = Qt.KeyboardModifier.ControlModifier
AFTER = ", and then"
Key = tuple[tuple[object, ...], tuple[int, ...] | None]
Said = tuple[tuple[object, ...], ...]
Step = tuple[str, int | None, Callable[[Shared], object]]
Story = tuple[Step, ...]


def look(shared: Shared) -> None:
    """Hold Space on the cover."""
    shared.wait()
    shared.press(Qt.Key.Key_Space)


def bid(shared: Shared) -> None:
    """Make the bid that was made up."""
    shared.stage.key(Qt.Key.Key_Return)


def copy_history(shared: Shared) -> None:
    """Select and copy what the history says."""
    shared.stage.page.history.setFocus()
    shared.stage.key(Qt.Key.Key_Home)
    shared.stage.key(Qt.Key.Key_C, modifier=CTRL)


def minimise(shared: Shared) -> None:
    """Put the window away and bring it back."""
    shared.stage.window.showMinimized()
    shared.stage.settle()
    shared.stage.window.showNormal()
    shared.stage.window.activateWindow()
    shared.wait()


def change(option: options.Option[str], value: str) -> Callable[[Shared], None]:
    """Return what sets an option as the preferences do."""
    return lambda shared: shared.stage.program.settings.set(option, value)


def call_off(shared: Shared) -> None:
    """End the game, and mean it."""
    shared.stage.key(Qt.Key.Key_E, modifier=CTRL)
    shared.stage.question().deed.click()
    shared.stage.back_at_the_window()


OPENING: Story = (
    ("the cover asks for Anna", NOBODY, lambda shared: shared.deal("classic")),
    ("Anna confirms", ANNA, Shared.confirm),
    ("Anna bids", NOBODY, bid),
    ("the cover opens to Boris", NOBODY, Shared.wait),
)
HAND_OVER: Story = (
    OPENING[0],
    ("Anna looks at her dice", ANNA, look),
    ("Anna lets go", NOBODY, lambda shared: shared.release(Qt.Key.Key_Space)),
    OPENING[1],
    ("Anna thinks of a bid", ANNA, lambda shared: shared.stage.key("5", "+", "-", "3")),
    *OPENING[2:],
    ("Boris looks at his dice", BORIS, look),
    ("Boris lets go", NOBODY, lambda shared: shared.release(Qt.Key.Key_Space)),
    ("Boris confirms", BORIS, Shared.confirm),
    ("Boris bids and the bot thinks", NOBODY, bid),
    ("the history is copied", NOBODY, copy_history),
    ("the bot bids", NOBODY, lambda shared: shared.answer(Bid(6, 3))),
    ("Anna confirms again", ANNA, Shared.confirm),
    ("Anna takes a bid back", NOBODY, lambda shared: shared.stage.key(Qt.Key.Key_Z, modifier=CTRL)),
    ("Boris confirms again", BORIS, Shared.confirm),
    ("Boris bids again", NOBODY, lambda shared: shared.stage.key(Qt.Key.Key_Y, modifier=CTRL)),
    ("Anna confirms once more", ANNA, Shared.confirm),
    ("Anna calls the game off", NOBODY, call_off),
)
INTERRUPTED: Story = (
    *OPENING,
    ("the window is put away", NOBODY, minimise),
    ("Russian is spoken", NOBODY, change(options.LANGUAGE, "ru")),
    ("it grows dark", NOBODY, change(options.THEME, "dark")),
    ("it grows light", NOBODY, change(options.THEME, "light")),
    ("English is spoken", NOBODY, change(options.LANGUAGE, "en")),
    ("Boris confirms", BORIS, Shared.confirm),
    ("Boris puts the window away", NOBODY, minimise),
    ("Boris is back", BORIS, Shared.confirm),
)
SHUT = {"Anna bids", "the bot bids", "Anna takes a bid back"}
EYES = {name: who for name, who, _ in (*HAND_OVER, *INTERRUPTED)}


def deals(count: int) -> list[Hands]:
    """Return deals for three seats: some share Anna's hand with the first, some Boris's, some neither."""
    dice = Random("hands under cups")

    def hand() -> tuple[int, ...]:
        return tuple(dice.randint(1, 6) for _ in range(5))

    first: Hands = (hand(), hand(), hand())
    made = [first]
    for number in range(count):
        kept = number % 3
        made.append(tuple(first[seat] if seat == kept and kept < 2 else hand() for seat in range(3)))
    return made


def play(shared: Shared, story: Story, hands: Hands) -> Recorder:
    """Tell a story with a deal; after each step everything due has happened, and one more frame is taken.

    While somebody's dice lie open that one frame is enough.
    """
    step = ""
    recorder = Recorder(
        shared.stage.window,
        lambda: (step, *public(shared)),
        # Behind a question the dice of whoever is asked lie open, as they did before it.
        wanted=lambda: EYES[step.removesuffix(AFTER)] is NOBODY and QApplication.activeModalWidget() is None,
    )
    QApplication.clipboard().clear()
    with pytest.MonkeyPatch.context() as patch, recorder.recording(patch):
        lay(patch, hands)
        for name, _, act in story:
            step = name
            act(shared)
            shared.stage.settle()
            step = f"{name}{AFTER}"
            recorder.take()
    return recorder


def public(shared: Shared) -> tuple[object, ...]:
    """Return what is public about a moment: what is open, pressed and in focus, and what bid is made up."""
    page, cover = shared.stage.page, shared.cover
    return (
        shared.handover.covered,
        cover.hold.isEnabled(),
        cover.hold.isDown(),
        page.controls.armed,
        page.controls.considering,
        type(QApplication.focusWidget()).__name__,
        len(shared.open_dice),
    )


class Evidence:
    """What was recorded at each public moment, by the hand that may be seen then; it must be one and the same."""

    def __init__(self, story: Story) -> None:
        """Begin with nothing."""
        self.story = story
        self.frames: dict[Key, set[Frame]] = defaultdict(set)
        self.told: dict[Key, set[Said]] = defaultdict(set)

    def add(self, recorder: Recorder, hands: Hands) -> None:
        """Sort a recording in."""
        for frame in recorder.frames:
            self.frames[self._key(frame.label, hands)].add(frame)
        for name, _, _ in self.story:
            said = tuple(said[1:] for said in recorder.told if said[0] == name)
            self.told[self._key((name,), hands)].add(said)

    def judge(self) -> None:
        """Fail where the same public moment looked or sounded different."""
        for key, frames in self.frames.items():
            assert len(frames) == 1, f"{key}: {difference(list(frames))}"
        for key, said in self.told.items():
            assert len(said) == 1, f"{key}: {said}"

    def judge_itself(self, least: int) -> None:
        """Guard the test: each step has frames, the shut cover is among them, and own dice do make a difference."""
        labels = {key[0] for key in self.frames}
        assert {label[0] for label in labels} >= {f"{name}{AFTER}" for name, _, _ in self.story}
        shut = {label[0] for label in labels if label[1] and not label[2]}
        assert SHUT.intersection(name for name, _, _ in self.story) <= shut
        for name, who, _ in self.story:
            found = {key: frames for key, frames in self.frames.items() if key[0][0] == f"{name}{AFTER}"}
            # Dice lie in order, so two hands of the same dice are one picture.
            hands = {None if key[1] is None else tuple(sorted(key[1])) for key in found}
            assert len(set[Frame]().union(*found.values())) == len(hands)
            assert who is None or len(hands) > least

    @staticmethod
    def _key(label: tuple[object, ...], hands: Hands) -> Key:
        who = EYES[str(label[0]).removesuffix(AFTER)]
        return label, None if who is None else hands[who]


@pytest.mark.parametrize(
    ("story", "count"), [(HAND_OVER, 20), (INTERRUPTED, 5)], ids=["whole", "interrupted"]
)
def test_other_dice_under_the_cups_change_nothing_that_can_be_perceived(
    shared: Shared,
    story: Story,
    count: int,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG)
    shared.stage.window.resize(QSize(1093, 614))
    evidence = Evidence(story)
    first, *others = deals(count)
    play(shared, story, first)  # what the game before leaves in hidden corners is no secret of the next one
    for hands in (first, *others):
        evidence.add(play(shared, story, hands), hands)
    evidence.judge()
    evidence.judge_itself(least=count // 2)
    assert caplog.messages == []
    assert capfd.readouterr() == ("", "")


def difference(variants: list[Frame]) -> str:
    """Tell in what two frames differ."""
    one, other = variants[:2]
    if one.words == other.words:
        return "pixels"
    only = [sorted(set(a.words) - set(b.words)) for a, b in ((one, other), (other, one))]
    return f"{only[0]} or {only[1]}"
