"""The languages of the program, and the live switch between them.

A language is two catalogues: the program's own and Qt's, whose texts stand in `qtbase_xx` (`qt_xx` is an empty shell
for some languages). English has a catalogue as well, for its plurals: without one Qt would say "1 dice".
"""

import logging
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from liars_qt import paths

SYSTEM = "system"
_LOG = logging.getLogger(__name__)


class Language(NamedTuple):
    """A language by its ISO 639 code and by the name its speakers give it, which is never translated."""

    code: str
    name: str


LANGUAGES = (Language("en", "English"), Language("fr", "Français"), Language("ru", "Русский"))
# What a machine whose languages are none of these gets.
FALLBACK = "en"


class Languages(QObject):
    """Keep the application in one language; every widget is sent a LanguageChange event when it changes.

    `changed` carries the new code, for what is no widget. The catalogues are taken out when this object dies.
    """

    changed = Signal(str)

    def __init__(self, application: QCoreApplication, folder: Path | None = None) -> None:
        """Take the program's catalogues from `folder`, or from where the installation has them."""
        super().__init__()
        self._application = application
        self._folder = folder or paths.translations()
        self._catalogues: list[QTranslator] = []
        self.current = ""

    def use(self, choice: str) -> None:
        """Speak a language: a code of LANGUAGES, or SYSTEM (and so with a code that is unknown)."""
        code = resolve(choice, QLocale.system().uiLanguages())
        if code == self.current:
            return
        self._silence()
        # Set first: a widget that retranslates itself also writes its numbers anew.
        QLocale.setDefault(locale_of(code))
        self._install(f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
        self._install(f"liars_{code}", self._folder)
        self.current = code
        self.changed.emit(code)

    def _install(self, name: str, folder: Path) -> None:
        catalogue = QTranslator(self)
        if not catalogue.load(name, str(folder)):
            _LOG.warning("no catalogue %s in %s: its texts stay English", name, folder)
            return
        self._application.installTranslator(catalogue)
        self._catalogues.append(catalogue)

    def _silence(self) -> None:
        for catalogue in self._catalogues:
            self._application.removeTranslator(catalogue)
            catalogue.deleteLater()
        self._catalogues = []


def resolve(choice: str, system: list[str]) -> str:
    """The code of the language to speak: the chosen one, else the first of the system's that is known here.

    `system` is in order of preference, as BCP 47 tags ("ru-Cyrl-RU").
    """
    known = [language.code for language in LANGUAGES]
    wanted = [choice, *(tag.partition("-")[0] for tag in system), FALLBACK]
    return next(code for code in wanted if code in known)


def locale_of(code: str) -> QLocale:
    """How numbers are written in a language: as the system does where it speaks the same one, else as is usual."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)
