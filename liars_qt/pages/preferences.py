"""The preferences: every choice applies at once, so there is nothing to confirm and only a way out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from liars_qt.look.fonts import em
from liars_qt.pages.erasing import Erasing
from liars_qt.settings import options
from liars_qt.settings.options import Option, Settings
from liars_qt.words.languages import LANGUAGES, SYSTEM

_WIDTH = 26  # line heights


class OptionBox(QComboBox):
    """Show one option that is one of a few words, and write it as soon as another is chosen."""

    def __init__(self, option: Option[str], settings: Settings, parent: QWidget | None = None) -> None:
        """Show what is chosen now, once the words are named."""
        super().__init__(parent)
        self.option, self._settings = option, settings
        self.activated.connect(lambda: settings.set(option, str(self.currentData())))

    def name(self, words: Mapping[str, str]) -> None:
        """Offer the option's values under these words, in this order."""
        self.clear()
        for value, word in words.items():
            self.addItem(word, value)
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen now."""
        self.setCurrentIndex(self.findData(self._settings.get(self.option)))


class PreferencesDialog(QDialog):
    """Language, theme, motion, sounds, the bots' pace, the chance bar, and the end of all records."""

    def __init__(
        self, settings: Settings, erase_records: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """Show the settings; `erase_records` may raise StoreFault."""
        super().__init__(parent)
        self._settings = settings
        self.language = OptionBox(options.LANGUAGE, settings, self)
        self.theme = OptionBox(options.THEME, settings, self)
        self.motion = OptionBox(options.MOTION, settings, self)
        self.pace = OptionBox(options.PACE, settings, self)
        self.sound, self.coach = QCheckBox(self), QCheckBox(self)
        self.erase, self.erased = QPushButton(self), QLabel(self)
        self._erasing = Erasing(erase_records, self)
        self._captions: dict[QWidget, QLabel] = {}
        self._boxes = tuple(QGroupBox(self) for _ in range(3))
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Close | standard.RestoreDefaults, self)
        self._arrange()
        self._wire()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Preferences"))
        titles = (self.tr("Look and sound"), self.tr("Dice table"), self.tr("Records"))
        for box, title in zip(self._boxes, titles, strict=True):
            box.setTitle(title)
        self._captions[self.language].setText(self.tr("&Language"))
        self._captions[self.theme].setText(self.tr("&Theme"))
        self._captions[self.motion].setText(self.tr("&Motion"))
        self._captions[self.pace].setText(self.tr("&Pace of the bots"))
        self.sound.setText(self.tr("&Sounds"))
        self.coach.setText(self.tr("Show the &chance that a bid holds"))
        self.erase.setText(self.tr("&Erase all records…"))
        self._name_choices()
        self._align()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which is chosen here of all places."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _name_choices(self) -> None:
        system = self.tr("As the system")
        languages = {SYSTEM: system, **{language.code: language.name for language in LANGUAGES}}
        self.language.name(languages)
        self.theme.name({"system": system, "light": self.tr("Light"), "dark": self.tr("Dark")})
        self.motion.name(
            {
                "system": system,
                "full": self.tr("Full"),
                "reduced": self.tr("Reduced"),
                "off": self.tr("Off"),
            }
        )
        self.pace.name({"slow": self.tr("Slow"), "normal": self.tr("Normal"), "instant": self.tr("Instant")})

    def _arrange(self) -> None:
        look, table, records = self._boxes
        self._lay_form(look, self.language, self.theme, self.motion).addRow(self.sound)
        self._lay_form(table, self.pace).addRow(self.coach)
        row = QHBoxLayout(records)
        row.addWidget(self.erase)
        row.addWidget(self.erased, 1)
        column = QVBoxLayout(self)
        for box in self._boxes:
            column.addWidget(box)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.setMinimumWidth(round(em(self) * _WIDTH))

    def _lay_form(self, box: QGroupBox, *choices: OptionBox) -> QFormLayout:
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for choice in choices:
            self._captions[choice] = QLabel(box)
            self._captions[choice].setBuddy(choice)
            form.addRow(self._captions[choice], choice)
        return form

    def _align(self) -> None:
        """Let the choices of both boxes begin on one line, whatever the language."""
        captions = self._captions.values()
        for caption in captions:
            caption.ensurePolished()
        widest = max(caption.sizeHint().width() for caption in captions) + round(em(self) / 2)
        for caption in captions:
            caption.setMinimumWidth(widest)

    def _wire(self) -> None:
        self._settings.changed.connect(self._refresh)
        self.sound.toggled.connect(lambda on: self._settings.set(options.SOUND, on))
        self.coach.toggled.connect(lambda on: self._settings.set(options.COACH, on))
        self.erase.clicked.connect(self._erasing.ask)
        self._erasing.done.connect(lambda: self.erased.setText(self.tr("The records are erased.")))
        self.buttons.rejected.connect(self.reject)
        restore = self.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.clicked.connect(self._settings.restore_defaults)
        for button in (self.erase, restore):
            button.setAutoDefault(False)

    def _refresh(self) -> None:
        """Show what is chosen now, whoever chose it."""
        for box in (self.language, self.theme, self.motion, self.pace):
            box.refresh()
        self.sound.setChecked(self._settings.get(options.SOUND))
        self.coach.setChecked(self._settings.get(options.COACH))
