"""The settings of the game in the side panel: players, wording, length, house rules, looks. All apply at once."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.cards.actions import ChooseVariants, Reseat
from engine.cards.deck import Length
from engine.cards.state import Variants
from liars_qt.look.fonts import hand_down
from liars_qt.models.cards_shown import Scene
from liars_qt.pages.cards_seats import SeatsEditor
from liars_qt.widgets.fit_button import TOUCH, FitButton
from liars_qt.widgets.fit_text import FitText, TextLook
from liars_qt.words.cards import length_name, length_text, variant_name, variant_text
from liars_qt.words.wording import Wording, switch_text

HOUSE = Variants.__slots__


class CardsSettings(QScrollArea):
    """Show how the game is played and change it.

    `arranged` carries a Reseat or a ChooseVariants, `length_wanted` a Length that the page asks about first.
    """

    arranged = Signal(object)
    length_wanted = Signal(object)
    wording_wanted = Signal(object)
    odds_wanted = Signal(bool)
    four_colours_wanted = Signal(bool)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build the sheet; `show_scene` fills it."""
        super().__init__(parent)
        self._scene: Scene | None = None
        self.close_button = FitButton("primary", 1.05, self)
        self.seats = SeatsEditor(self)
        self.small_moves = QCheckBox(self)
        self.lengths = {length: QRadioButton(self) for length in Length}
        self.group = QButtonGroup(self)
        self.house = {name: QCheckBox(self) for name in HOUSE}
        self.odds, self.four_colours = QCheckBox(self), QCheckBox(self)
        for box in self._boxes():
            box.setMinimumHeight(TOUCH)
        self.titles = tuple(FitText(TextLook(1.2, serif=True), self) for _ in range(4))
        self.notes = {key: FitText(TextLook(0.92, ink="ink_muted"), self) for key in (*Length, *HOUSE)}
        self._arrange()
        self._wire()
        self.retranslate()

    def show_scene(self, scene: Scene) -> None:
        """Show the settings of a table."""
        self._scene = scene
        table = scene.table
        self.seats.show_seats(table.seats, table.left, scene.labels)
        self._tick(self.small_moves, scene.wording is Wording.MOVES)
        self.small_moves.setText(switch_text(scene.wording))
        self._tick(self.lengths[table.settings.length], True)
        for name, box in self.house.items():
            self._tick(box, getattr(table.settings.variants, name))

    def show_looks(self, odds: bool, four_colours: bool) -> None:
        """Show how the table looks."""
        self._tick(self.odds, odds)
        self._tick(self.four_colours, four_colours)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        titles = (self.tr("Players"), self.tr("Length"), self.tr("House rules"), self.tr("Table"))
        for label, title in zip(self.titles, titles, strict=True):
            label.show_text(title)
        self.close_button.show_label(self.tr("Back to the game"))
        self.seats.retranslate()
        for length, button in self.lengths.items():
            button.setText(length_name(length))
            self.notes[length].show_text(length_text(length))
        for name, box in self.house.items():
            box.setText(variant_name(name))
            self.notes[name].show_text(variant_text(name))
        self.odds.setText(self.tr("Show the chances"))
        self.four_colours.setText(self.tr("A colour for each suit"))
        if self._scene is not None:
            self.small_moves.setText(switch_text(self._scene.wording))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.close_button, self.seats, *self._boxes(), *self.titles, *self.notes.values())

    def _boxes(self) -> tuple[QAbstractButton, ...]:
        """Return everything that takes a tick."""
        house, lengths = self.house.values(), self.lengths.values()
        return (self.small_moves, *lengths, *house, self.odds, self.four_colours)

    def _arrange(self) -> None:
        sheet = QWidget(self)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(5)
        players, length, house, table = self.titles
        column.addWidget(self.close_button)
        column.addWidget(self.small_moves)
        column.addWidget(players)
        column.addWidget(self.seats)
        self._add(column, length, self.lengths)
        self._add(column, house, self.house)
        column.addWidget(table)
        column.addWidget(self.odds)
        column.addWidget(self.four_colours)
        column.addStretch(1)
        self.setWidget(sheet)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _add(self, column: QVBoxLayout, title: QWidget, choices: dict) -> None:
        """Lay a group of choices, each with what it means below it."""
        column.addWidget(title)
        for key, button in choices.items():
            column.addWidget(button)
            column.addWidget(self.notes[key])
            self.notes[key].setContentsMargins(26, 0, 0, 0)

    def _wire(self) -> None:
        for button in self.lengths.values():
            self.group.addButton(button)
        self.close_button.clicked.connect(self.closed)
        self.seats.changed.connect(lambda circle: self.arranged.emit(Reseat(circle)))
        self.small_moves.toggled.connect(
            lambda on: self.wording_wanted.emit(Wording.MOVES if on else Wording.SIPS)
        )
        for length, button in self.lengths.items():
            button.clicked.connect(lambda _=False, length=length: self._on_length(length))
        for box in self.house.values():
            box.toggled.connect(self._on_house)
        self.odds.toggled.connect(self.odds_wanted)
        self.four_colours.toggled.connect(self.four_colours_wanted)

    def _on_length(self, length: Length) -> None:
        """Ask for another length; the tick stays with the old one until it is granted."""
        assert self._scene is not None
        now = self._scene.table.settings.length
        self._tick(self.lengths[now], True)
        if length is not now:
            self.length_wanted.emit(length)

    def _on_house(self) -> None:
        assert self._scene is not None
        wanted = {name: box.isChecked() for name, box in self.house.items()}
        variants = replace(self._scene.table.settings.variants, **wanted)
        if variants != self._scene.table.settings.variants:
            self.arranged.emit(ChooseVariants(variants))

    @staticmethod
    def _tick(button: QAbstractButton, on: bool) -> None:
        """Set a tick without telling of it."""
        blocker: QObject | QSignalBlocker = QSignalBlocker(button)
        button.setChecked(on)
        del blocker
