"""What of the dice table can be shown or hidden: its switches and the options say the same, whoever changes which."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from liars_qt.pages.dice_head import DiceHead
from liars_qt.pages.dice_side import AdvicePanel
from liars_qt.settings.options import ADVICE, COACH, HISTORY, Settings
from liars_qt.widgets.probability_bar import ProbabilityBar


class DiceSwitches(QObject):
    """Show the chance bar, the history and the advice as the options say, and write the options at a switch."""

    def __init__(
        self, settings: Settings, head: DiceHead, bar: ProbabilityBar, history: QWidget, advice: AdvicePanel
    ) -> None:
        """Begin with the options of now."""
        super().__init__(head)
        self._settings, self._head = settings, head
        self._bar, self._history, self._advice = bar, history, advice
        head.history.toggled.connect(lambda on: settings.set(HISTORY, on))
        head.chance.toggled.connect(lambda on: settings.set(COACH, on))
        head.advice.toggled.connect(lambda on: settings.set(ADVICE, on))
        bar.shown_changed.connect(lambda on: settings.set(COACH, on))
        settings.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        coach, history, advice = (self._settings.get(option) for option in (COACH, HISTORY, ADVICE))
        self._head.chance.setChecked(coach)
        self._bar.set_shown(coach)
        self._head.history.setChecked(history)
        self._history.setVisible(history)
        self._head.advice.setChecked(advice)
        if advice == self._advice.isHidden():
            self._advice.setVisible(advice)
            self._advice.follow()
