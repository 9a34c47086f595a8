"""The one window: a rail of places, the page on top, and menus that forward to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QMenu, QStackedWidget, QWidget

from liars_qt.actions import WindowActions, keys_by_place
from liars_qt.pages.page import Page
from liars_qt.settings.options import SOUND, Settings
from liars_qt.widgets.growth import Growth
from liars_qt.widgets.notice import Notice
from liars_qt.widgets.rail import Rail

USUAL = QSize(1180, 700)


class MainWindow(QMainWindow):
    """Show one page at a time. `closing` is given once, when the window goes.

    Pages are made in the `stack`: one that moved there would be dressed anew with all that is in it.
    """

    closing = Signal()

    def __init__(self, settings: Settings) -> None:
        """Be empty until `put_in`."""
        super().__init__()
        self._settings = settings
        self.pages: tuple[Page, ...] = ()
        self.actions_ = WindowActions(self)
        middle = QWidget(self)
        self.rail, self.stack = Rail(middle), QStackedWidget(middle)
        self.notice = Notice(self.stack)
        self._places: list[QAction] = []
        self._offered: tuple[Page, list[QAction], list[QAction]] | None = None
        self._group = QActionGroup(self)
        self._lay_out(middle)
        self._build_menus()

    def put_in(self, pages: Sequence[Page]) -> None:
        """Put the pages on the rail in their order; the first one is on top."""
        self.pages = tuple(pages)
        self._came_from = self.pages[0]
        for number, page in enumerate(self.pages, 1):
            self._put_on_rail(page, number)
        self._places[0].setChecked(True)
        self._wire()
        self.retranslate()
        self._restore()

    @property
    def page(self) -> Page:
        """Return the page on top."""
        page = self.stack.currentWidget()
        assert isinstance(page, Page)
        return page

    def show_page(self, page: Page) -> None:
        """Bring a page to the top."""
        if page is not self.page:
            self._came_from = self.page
        self.stack.setCurrentWidget(page)
        self._places[self.pages.index(page)].setChecked(True)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh_commands()

    @property
    def came_from(self) -> Page:
        """Return the page that was on top before this one."""
        return self._came_from

    def say(self, sentence: str) -> None:
        """Say one sentence over whatever page is on top."""
        self.notice.say(sentence)

    def go_back(self) -> None:
        """Return to the page that was on top before this one."""
        self.show_page(self._came_from)

    def page_commands(self) -> tuple[QAction, ...]:
        """Return the commands that the menus have from the page on top alone."""
        return (*self.page.game_actions(), *self.page.view_actions())

    def command_groups(self) -> tuple[tuple[str, tuple[QAction, ...]], ...]:
        """Return the commands that every page has, those of each menu under the menu's name."""
        own = self.page_commands()
        return tuple(
            (
                menu.title().replace("&", ""),
                tuple(act for act in menu.actions() if not act.isSeparator() and act not in own),
            )
            for menu in self._menus
        )

    def leave_full_screen(self) -> None:
        """Return from full screen to the window as it was, maximised or not."""
        if self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Liar’s Dice"))
        self.actions_.retranslate()
        titles = (self.tr("&Game"), self.tr("&Edit"), self.tr("&View"), self.tr("&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        for place, page in zip(self._places, self.pages, strict=True):
            place.setText(page.title())
        self._refresh_commands()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc leave the full screen when nothing else wanted it; the rail hands the page its keys."""
        focus = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.leave_full_screen()
        elif self._pressed_by_place(event):
            event.accept()
        elif focus is not None and self.rail.isAncestorOf(focus):
            self.page.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _pressed_by_place(self, event: QKeyEvent) -> bool:
        """Trigger the command whose key lies where this one does; tell whether there was one."""
        keys = keys_by_place(event)
        for command in (act for menu in self._menus for act in menu.actions()):
            if keys is not None and command.isEnabled() and keys in command.shortcuts():
                command.trigger()
                return True
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; the games are saved already, so nothing is asked."""
        self._settings.set_window("geometry", self.saveGeometry())
        event.accept()
        self.closing.emit()

    def _lay_out(self, middle: QWidget) -> None:
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        self.rail.follow(Growth(middle, (self.rail,)))

    def _put_on_rail(self, page: Page, number: int) -> None:
        self.stack.addWidget(page)
        place = QAction(self)
        place.setCheckable(True)
        self._group.addAction(place)
        place.setShortcut(f"Alt+{number}")
        place.triggered.connect(lambda: self.show_page(page))
        self._places.append(place)
        self.addAction(place)
        self.rail.add_place(place, page.icon_name, below=page.below)

    def _build_menus(self) -> None:
        self._menus = tuple(QMenu(self) for _ in range(4))
        for menu in self._menus:
            self.menuBar().addMenu(menu)
        self._game, self._edit, self._view, self._help = self._menus
        acts = self.actions_
        self._edit.addActions([acts.undo, acts.redo])
        self._edit.addSeparator()
        self._edit.addAction(acts.preferences)
        self._help.addActions([acts.rules, acts.shortcuts])
        self._help.addSeparator()
        self._help.addActions([acts.about, acts.about_qt])

    def _wire(self) -> None:
        acts = self.actions_
        acts.new.triggered.connect(lambda: self.page.new_game())
        acts.undo.triggered.connect(lambda: self.page.undo())
        acts.redo.triggered.connect(lambda: self.page.redo())
        acts.quit.triggered.connect(self.close)
        acts.full_screen.triggered.connect(self._toggle_full_screen)
        acts.sound.setChecked(self._settings.get(SOUND))
        acts.sound.triggered.connect(lambda on: self._settings.set(SOUND, on))
        acts.reset_layout.triggered.connect(self.reset_layout)
        acts.about_qt.triggered.connect(QApplication.aboutQt)
        for page in self.pages:
            page.commands_changed.connect(self._refresh_commands)
        self._settings.changed.connect(self._on_setting)

    def _refresh_commands(self) -> None:
        """Ask the page on top what the menus offer. One that is open while bots play keeps its entries."""
        page, acts = self.page, self.actions_
        acts.new.setEnabled(page.can_start())
        acts.name_undo(page.undo_name(), page.redo_name())
        offered = (page, page.game_actions(), page.view_actions())
        if offered != self._offered:
            self._offered = offered
            self._fill(self._game, [acts.new, *page.game_actions()], [acts.quit])
            self._fill(
                self._view,
                page.view_actions(),
                self._places,
                [acts.sound, acts.full_screen, acts.reset_layout],
            )

    @staticmethod
    def _fill(menu: QMenu, *groups: Sequence[QAction]) -> None:
        """Put groups of commands into a menu, with a line between them."""
        menu.clear()
        for group in groups:
            if menu.actions():
                menu.addSeparator()
            menu.addActions(list(group))

    def _on_setting(self, key: str) -> None:
        if key == SOUND.key:
            self.actions_.sound.setChecked(self._settings.get(SOUND))

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.leave_full_screen()
        else:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def reset_layout(self) -> None:
        """Give the window its usual size in the middle of the screen; a small screen it fills."""
        screen = self.screen().availableGeometry()
        self.setWindowState(Qt.WindowState.WindowNoState)
        size = USUAL.boundedTo(screen.size()).expandedTo(self.minimumSizeHint())
        place = QRect(screen.topLeft(), size)
        place.moveCenter(screen.center())
        self.setGeometry(place)
        if size != USUAL and screen.contains(place):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _restore(self) -> None:
        """Take the window's place from last time, if any of it can still be seen."""
        if not self.restoreGeometry(self._settings.window("geometry")):
            self.reset_layout()
        title = QRect(self.pos(), QSize(self.width(), 30))
        if not any(screen.availableGeometry().intersects(title) for screen in QGuiApplication.screens()):
            self.reset_layout()
