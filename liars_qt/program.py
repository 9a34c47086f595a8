"""Put the program together: settings, store, sessions, bridges, pages, window, each given what it needs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from engine.records.database import Fault, StoreFault
from engine.records.store import Store
from liars_qt.bridge.coach import CoachBridge
from liars_qt.bridge.dice import DiceBridge
from liars_qt.bridge.pace import pause_s
from liars_qt.bridge.shelf import DiceShelf
from liars_qt.bridge.tasks import Tasks
from liars_qt.bridge.thinker import Thinker
from liars_qt.dialogs import Dialogs
from liars_qt.look.fonts import install_fonts
from liars_qt.look.icons import app_icon
from liars_qt.look.theme import Scheme, follow, wear
from liars_qt.main_window import MainWindow
from liars_qt.pages.dice_page import DicePage
from liars_qt.pages.later import LaterPage, cards_title, referee_title
from liars_qt.pages.page import Page
from liars_qt.pages.records_page import RecordsPage
from liars_qt.pages.rules_page import RulesPage
from liars_qt.places import Places
from liars_qt.settings import options
from liars_qt.words.faults import fault_text, opening_text
from liars_qt.words.languages import Languages

if TYPE_CHECKING:
    from liars_qt.look.sounds import Sounds


class FirstPaint(QObject):
    """Tell once when a widget has been painted for the first time."""

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        """Watch the widget."""
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint, and let it end before anybody hears of it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return super().eventFilter(watched, event)


class Program(QObject):
    """Everything that lives as long as the window does; `painted` says that its table can be seen and played."""

    painted = Signal()

    def __init__(self, app: QApplication, places: Places, thinker: Thinker, type_scale: float = 1.0) -> None:
        """Build the window and put a game on its table; nothing heavy is imported for that.

        `type_scale` sets all type smaller, for a small screen.
        """
        super().__init__()
        self._app, self._type_scale = app, type_scale
        self._fault: Fault | None = None
        self._reported: set[str] = set()
        self.settings = options.Settings(QSettings(str(places.settings), QSettings.Format.IniFormat), self)
        self.languages = Languages(app)
        self._sounds: Sounds | None = None
        self._dress()
        self.store = self._open_store(places)
        self.shelf = DiceShelf(self.store, self._now, self)
        self.coach = CoachBridge(self)
        self._tasks = Tasks()
        self.dice = DiceBridge(thinker, self._tasks, lambda: pause_s(self.settings.get(options.PACE)), self)
        self._thinker = thinker
        self.window = MainWindow(self.settings)
        self.dice_page = DicePage(self.dice, self.coach, self.shelf, self.settings, self.window.stack)
        self.referee_page = LaterPage("referee", "referee", referee_title, self._build_referee)
        self.cards_page = LaterPage("cards", "cards", cards_title, self._build_cards)
        self.records_page = RecordsPage(self.store, self.settings)
        self.rules_page = RulesPage(self.settings, ("dice", "referee", "cards"), self._read_from)
        games = [self.dice_page, self.referee_page, self.cards_page]
        pages = [*games, self.records_page, self.rules_page]
        self.window.put_in(pages)
        self.dialogs = Dialogs(self.window, self.settings, self._erase_records)
        self._wire()
        FirstPaint(self.dice_page).painted.connect(self.painted)

    def start(self) -> None:
        """Show the window on a dealt table, which can be played at once; bots wait until `begin`."""
        self.dice_page.open_first_game()
        self.window.show()
        self.dice_page.setFocus()

    def close(self) -> None:
        """Stop what is under way and close the files; the games were saved as they were played."""
        self._tasks.close()
        self._thinker.close()
        if self._sounds is not None:
            self._sounds.close()
        if self.store is not None:
            self.store.close()

    def begin(self) -> None:
        """Let bots think, in the loop that runs now, and load what they think with in the worker."""
        self._tasks.begin()
        self._tasks.start(self.coach.warm_up(self._thinker))
        self._say_how_the_store_opened()

    @property
    def sounds(self) -> Sounds:
        """Return what is heard. Off at first, sounds are loaded when they are switched on: no start waits for them."""
        if self._sounds is None:
            from liars_qt.dice_sounds import DiceSounds
            from liars_qt.look.sounds import Sounds, loudspeaker

            self._sounds = Sounds(loudspeaker, self)
            DiceSounds(self.dice, self.dice_page, self._sounds)
        return self._sounds

    def _dress(self) -> None:
        """Put on face, theme and language before the first widget is made."""
        install_fonts(self._app, self._type_scale)
        self._app.setWindowIcon(app_icon())
        self._app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)  # they would hide check marks
        self._wear()
        self.languages.use(self.settings.get(options.LANGUAGE))

    def _wear(self) -> None:
        wear(self._app, Scheme(self.settings.get(options.THEME)))

    def _open_store(self, places: Places) -> Store | None:
        """Open the games file; without one the program plays all the same."""
        try:
            return Store(places.games)
        except StoreFault as fault:
            self._fault = fault.code
            return None

    def _build_referee(self) -> Page:
        """Build the referee's page and put the evening on it that was left."""
        from liars_qt.bridge.referee import RefereeBridge, RefereeShelf
        from liars_qt.pages.referee_page import RefereePage

        shelf = RefereeShelf(self.store, self._now, self)
        page = RefereePage(RefereeBridge(self), self.coach, shelf, self.settings)
        shelf.faulted.connect(self._say_fault)
        page.open_first()
        return page

    def _build_cards(self) -> Page:
        """Build the card table, which deals or takes up its game when it is shown."""
        from liars_qt.bridge.cards import CardsBridge, CardsShelf
        from liars_qt.cards_sounds import CardsSounds
        from liars_qt.pages.cards_page import CardsPage

        shelf = CardsShelf(self.store, self._now, self)
        shelf.faulted.connect(self._say_fault)
        bridge = CardsBridge(self)
        page = CardsPage(bridge, shelf, self.settings)
        CardsSounds(bridge, page, self.sounds)
        return page

    @staticmethod
    def _now() -> int:
        return int(time.time())

    def _say_fault(self, fault: Fault) -> None:
        """Tell a fault of the disk on whatever page is on top."""
        self.window.say(fault_text(fault))

    def _erase_records(self) -> None:
        try:
            if self.store is not None:
                self.store.erase_finished()
        except StoreFault as fault:
            self._say_fault(fault.code)
        self.records_page.refresh()

    def open_rules(self, place: str = "") -> None:
        """Open the rules book at a place, or at the chapter of the page on top."""
        self.rules_page.open_at(place or self.window.page.chapter)
        self.window.show_page(self.rules_page)

    def _read_from(self) -> Page:
        """Return the page from which the rules are read."""
        return self.window.came_from if self.window.page is self.rules_page else self.window.page

    def _wire(self) -> None:
        self.window.actions_.rules.triggered.connect(lambda: self.open_rules())
        self.rules_page.back.connect(self.window.go_back)
        tables = {"dice": self.dice_page, "referee": self.referee_page, "cards": self.cards_page}
        self.records_page.table_wanted.connect(lambda kind: self.window.show_page(tables[kind]))
        for page in self.window.pages:
            page.rules_wanted.connect(self.open_rules)
        self.settings.changed.connect(self._on_setting)
        self._switch_sounds()
        self.shelf.faulted.connect(lambda fault: self.dice_page.notice.say(fault_text(fault)))
        hints = self._app.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_scheme)

    def _on_setting(self, key: str) -> None:
        if key == options.LANGUAGE.key:
            self.languages.use(self.settings.get(options.LANGUAGE))
        elif key == options.THEME.key:
            self._wear()
        elif key == options.SOUND.key:
            self._switch_sounds()

    def _switch_sounds(self) -> None:
        on = self.settings.get(options.SOUND)
        if on or self._sounds is not None:
            self.sounds.set_on(on)

    def _on_system_scheme(self) -> None:
        follow(self._app, Scheme(self.settings.get(options.THEME)))

    def show_report(self, text: str) -> None:
        """Show a fault that nobody foresaw, as a report that can be copied.

        One at a time and each once: what fails while the window is painted fails at every repaint.
        """
        from liars_qt.pages.report_dialog import ReportDialog

        if text in self._reported or any(
            report.isVisible() for report in self.window.findChildren(ReportDialog)
        ):
            return
        self._reported.add(text)
        dialog = ReportDialog(text, self.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def raise_window(self) -> None:
        """Bring the window to the front: the program was started a second time."""
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()

    def _say_how_the_store_opened(self) -> None:
        if self._fault is not None:
            self.dice_page.notice.say(fault_text(self._fault))
        elif self.store is not None and opening_text(self.store.opened):
            self.dice_page.notice.say(opening_text(self.store.opened))
