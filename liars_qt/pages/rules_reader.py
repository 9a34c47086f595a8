"""The rules book opened: an index, the text beside it, and a search that knows the many names of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from liars_qt.look.fonts import em
from liars_qt.look.icons import icon
from liars_qt.look.tokens import current
from liars_qt.settings.options import Settings
from liars_qt.widgets.book_text import BookText
from liars_qt.words.languages import FALLBACK, LANGUAGES
from liars_qt.words.rules_book import Chapter, Section, chapters_for, read_chapter, with_line
from liars_qt.words.rules_search import find, stems

_PLACE = Qt.ItemDataRole.UserRole
_SPLIT = "rules-split"
_INDEX_WIDTH = 12.5  # line heights


class IndexDelegate(QStyledItemDelegate):
    """Set the sections in under their chapter; the tree's own indentation would break the selection in two."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Begin a section's line with a blank that only the eye gets."""
        super().initStyleOption(option, index)
        if index.parent().isValid():
            option.text = f"\N{EM SPACE}{option.text}"


class RulesReader(QWidget):
    """Show the chapters of the games that there are; `back` asks for the page that one came from."""

    back = Signal()

    def __init__(
        self,
        settings: Settings,
        games: Iterable[str],
        in_force: Callable[[str], tuple[str, ...]] = lambda _: (),
        parent: QWidget | None = None,
    ) -> None:
        """Keep the split between index and text in the settings; the texts are read when they are first wanted.

        `in_force` tells, for a chapter, by what rules the table plays that one came from, point by point.
        """
        super().__init__(parent)
        self._settings, self._in_force = settings, in_force
        self._keys = chapters_for(games)
        self._chapters: dict[str, Chapter] = {}
        self._language = ""
        self._shown = ""
        self.search, self.index, self.text = QLineEdit(self), QTreeWidget(self), BookText(self)
        self.back_button = QPushButton(self)
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._arrange()
        self._wire()
        self.retranslate()

    @property
    def place(self) -> str:
        """Return the place that was opened last, as "chapter#anchor"; empty before the first."""
        return self._shown

    def open_at(self, place: str) -> None:
        """Open the book at "chapter" or "chapter#anchor"; at its beginning for a place that it does not have."""
        self.search.clear()
        self._load()
        self._show(place if place.partition("#")[0] in self._chapters else self._keys[0])
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Bring the open chapter in line with the table that one came from."""
        if self._shown and self._html(self._shown.partition("#")[0]) != self.text.html:
            self._show(self._shown)

    def retranslate(self) -> None:
        """Set every text in the language of now, the chapters as well if they were read before."""
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.index.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.tr("The text of the rules"))
        self.back_button.setText(self.tr("Back"))
        self.back_button.setToolTip(self.tr("Back to the game (Esc)"))
        if self._chapters:
            self._load()
            self._show(self._shown)

    def showEvent(self, event: QShowEvent) -> None:
        """Read the book when it is first looked at."""
        super().showEvent(event)
        if not self._shown:
            self.open_at(self._keys[0])

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc end a search first, and lead back to the game after that."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Back):
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take from the children the few keys that mean the page: a list would search for Backspace."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self.search:
            return self._search_key(event)
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            self.keyPressEvent(event)
            return True
        return False

    def _arrange(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(10, 10, 6, 10)
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self.search, 1)
        column.addLayout(head)
        column.addWidget(self.index, 1)
        self.back_button.setProperty("role", "quiet")
        self.search.setClearButtonEnabled(True)
        self.index.setHeaderHidden(True)
        self.index.setRootIsDecorated(False)
        self.index.setIndentation(0)
        self.index.setItemDelegate(IndexDelegate(self.index))
        self.index.setWordWrap(True)
        self.index.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = QWidget(self)
        page = QVBoxLayout(right)
        page.setContentsMargins(6, 10, 10, 10)
        page.addWidget(self.text)
        self._split.addWidget(left)
        self._split.addWidget(right)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        left.setMinimumWidth(round(em(self) * _INDEX_WIDTH))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)
        self._split.restoreState(self._settings.window(_SPLIT))
        self._dress()

    def _dress(self) -> None:
        self.back_button.setIcon(icon("back", current().ink))
        self.back_button.setIconSize(QSize(16, 16))

    def _wire(self) -> None:
        for watched in (self.search, self.index, self.text):
            watched.installEventFilter(self)
        self.search.textChanged.connect(self._look_up)
        self.index.currentItemChanged.connect(self._follow_index)
        self.text.anchorClicked.connect(self._follow_link)
        self.back_button.clicked.connect(self.back)
        self._split.splitterMoved.connect(lambda: self._settings.set_window(_SPLIT, self._split.saveState()))

    def _load(self) -> None:
        """Read the chapters, unless they are there in this language already."""
        language = _book_language()
        if language == self._language:
            return
        self._language = language
        self._chapters = {key: read_chapter(key, language) for key in self._keys}
        self._fill_index()

    # --- index and text -------------------------------------------------------------------------------------

    def _fill_index(self) -> None:
        self.index.blockSignals(True)
        self.index.clear()
        for chapter in self._chapters.values():
            top = _item(chapter.title, chapter.key)
            top.addChildren([_item(section.title, section.place) for section in chapter.sections[1:]])
            self.index.addTopLevelItem(top)
        self.index.blockSignals(False)

    def _show(self, place: str) -> None:
        """Show a place in the text and, unless a search fills it, in the index."""
        chapter, _, anchor = place.partition("#")
        html = self._html(chapter)
        if html != self.text.html or not anchor:
            self.text.show_html(html)
        self._shown = place
        if anchor:
            self.text.scrollToAnchor(anchor)
        self.text.mark(stems(self.search.text()))
        if not self.search.text():
            self._point_at(place)

    def _html(self, chapter: str) -> str:
        """Return a chapter, headed by what holds at the table where it is about that."""
        html, points = self._chapters[chapter].html, self._in_force(chapter)
        if not points:
            return html
        return with_line(
            html, self.tr("At your table: {rules}.").format(rules=" \N{MIDDLE DOT} ".join(points))
        )

    def _point_at(self, place: str) -> None:
        self.index.blockSignals(True)
        self.index.collapseAll()
        for item in self._items():
            if item.data(0, _PLACE) == place:
                self.index.setCurrentItem(item)
                (item.parent() or item).setExpanded(True)
                self.index.scrollToItem(item)
        self.index.blockSignals(False)

    def _items(self) -> list[QTreeWidgetItem]:
        """Return all items of the index, chapters and sections."""
        everything = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        return self.index.findItems("", everything)

    def _follow_index(self, item: QTreeWidgetItem | None) -> None:
        place = item.data(0, _PLACE) if item is not None else None
        if place:
            self._show(place)
            assert item is not None
            (item.parent() or item).setExpanded(True)

    def _follow_link(self, link: QUrl) -> None:
        self.open_at(link.toString())

    # --- search ---------------------------------------------------------------------------------------------

    def start_search(self) -> None:
        """Let the next letters be what is searched for."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _look_up(self, query: str) -> None:
        """List what a query finds and open the best of it; without a query, list the chapters again."""
        self._load()
        if not stems(query):
            self._fill_index()
            self._show(self._shown or self._keys[0])
            return
        found = find(query, self._chapters.values())
        self.index.blockSignals(True)
        self.index.clear()
        items = [self._result(section) for section in found]
        self.index.addTopLevelItems(items or [self._nothing()])
        self.index.blockSignals(False)
        if items:
            self.index.setCurrentItem(items[0])
        else:
            self.text.mark(())

    def _nothing(self) -> QTreeWidgetItem:
        item = QTreeWidgetItem([self.tr("Nothing found")])
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _result(self, section: Section) -> QTreeWidgetItem:
        chapter = self._chapters[section.chapter].title
        lines = section.title if section.title == chapter else f"{section.title}\n{chapter}"
        return _item(lines, section.place)

    def _search_key(self, event: QKeyEvent) -> bool:
        """Go from the search box to what it found, or out of the search."""
        if event.key() == Qt.Key.Key_Escape:
            self.keyPressEvent(event)
            return True
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            target = self.index if event.key() == Qt.Key.Key_Down else self.text
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return False


def _item(text: str, place: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([text])
    item.setData(0, _PLACE, place)
    return item


def _book_language() -> str:
    """Return the language of now, which is that of the default locale; the book has a text in each."""
    code = QLocale().name().partition("_")[0]
    return code if code in {language.code for language in LANGUAGES} else FALLBACK
