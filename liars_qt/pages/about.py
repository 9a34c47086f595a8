"""About the program: its name, its licence, and what it stands on, all readable without a network."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from liars_qt import __version__
from liars_qt.look.fonts import em, serif
from liars_qt.look.icons import app_icon
from liars_qt.paths import resource
from liars_qt.widgets.book_text import BookText

_PACKAGE = "liars-qt"
_SIZE = (42, 27)  # line heights
_ICON = 64


@dataclass(frozen=True, slots=True)
class Component:
    """Something that the program consists of, and the terms that it comes under."""

    key: str
    name: str
    licence: str
    holder: str
    site: str
    texts: tuple[str, ...]


def components() -> tuple[Component, ...]:
    """Return all that the program consists of, itself first."""
    rows = json.loads(resource("licences", "components.json").read_text(encoding="utf-8"))
    return tuple(Component(**{**row, "texts": tuple(row["texts"])}) for row in rows)


def source_address() -> str:
    """Return where the source code lives, as the installed package says; empty when it does not say."""
    try:
        urls = metadata(_PACKAGE).get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    named = dict(url.split(", ", 1) for url in urls)
    return named.get("Source", "")


class AboutDialog(QDialog):
    """Say what this is and whose work is in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the program itself first."""
        super().__init__(parent)
        self._components, self._source = components(), source_address()
        self.name, self.what, self.source = QLabel(self), QLabel(self), QLabel(self)
        self.list, self.text = QListWidget(self), BookText(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.about_qt = QPushButton(self)
        self.buttons.addButton(self.about_qt, QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self._wire()
        self.retranslate()
        self.list.setCurrentRow(0)
        self.resize(QSize(*(round(em(self) * side) for side in _SIZE)))

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("About Liar’s Dice"))
        self.name.setText(self.tr("Liar’s Dice {version}").format(version=__version__))
        self.what.setText(
            self.tr(
                "Bots that know only what they may know. Free software: use it, study it, share it, change it."
            )
        )
        self.source.setText(f'<a href="{self._source}">{self.tr("Source code")}</a>')
        self.source.setVisible(bool(self._source))
        self.list.setAccessibleName(self.tr("What the program consists of"))
        self.text.setAccessibleName(self.tr("Licence"))
        self.about_qt.setText(self.tr("About Qt"))
        kept = max(0, self.list.currentRow())
        self.list.clear()
        self.list.addItems([component.name for component in self._components])
        self.list.setCurrentRow(kept)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _arrange(self) -> None:
        picture = QLabel(self)
        picture.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        self.name.setFont(serif(self.font(), 1.5))
        self.what.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.name, self.what, self.source):
            words.addWidget(label)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        middle = QHBoxLayout()
        self.list.setFixedWidth(round(em(self) * 11))
        middle.addWidget(self.list)
        middle.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self.buttons)

    def _wire(self) -> None:
        self.list.currentRowChanged.connect(self._show)
        self.text.anchorClicked.connect(QDesktopServices.openUrl)
        self.source.linkActivated.connect(lambda link: QDesktopServices.openUrl(QUrl(link)))
        self.buttons.rejected.connect(self.reject)
        self.about_qt.clicked.connect(QApplication.aboutQt)
        self.about_qt.setAutoDefault(False)

    def _show(self, row: int) -> None:
        if row < 0:
            return
        component = self._components[row]
        use = self._uses()[component.key]
        terms = self.tr("© {holder}. Licence: {licence}.").format(
            holder=html.escape(component.holder), licence=component.licence
        )
        site = f'<p><a href="{component.site}">{component.site}</a></p>' if component.site else ""
        texts = "".join(
            f"<pre>{html.escape(resource(*text.split('/')).read_text(encoding='utf-8'))}</pre>"
            for text in component.texts
        )
        self.text.show_html(f"<h2>{html.escape(component.name)}</h2><p>{use}</p><p>{terms}</p>{site}{texts}")

    def _uses(self) -> dict[str, str]:
        """Return what each component does here."""
        return {
            "program": self.tr("This program, without any warranty."),
            "qt": self.tr(
                "Windows, drawing and languages. You may put another build of these libraries in their place."
            ),
            "python": self.tr("The language that the program is written in, and its library."),
            "numpy": self.tr("Fast arithmetic for the bots."),
            "scipy": self.tr("Exact chances for the coach."),
            "miniaudio": self.tr("Plays the sounds."),
            "cffi": self.tr("Connects the sound library to Python."),
            "qasync": self.tr("Lets the bots think while the window stays awake."),
            "fonts": self.tr("The two typefaces, cut down and shipped as Felt Sans and Felt Serif."),
        }
