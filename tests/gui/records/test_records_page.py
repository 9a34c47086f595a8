"""The place of the records on the rail: nothing is built before somebody looks."""

import subprocess
import sys

from pytestqt.qtbot import QtBot

from engine.records.store import Store
from liars_qt.pages.records_page import RecordsPage
from liars_qt.settings.options import Settings
from liars_qt.words.languages import Languages
from tests.gui.records.games import fill


def test_the_records_are_not_even_imported_before_they_are_wanted() -> None:
    names = "[name for name in sys.modules if 'records_view' in name or 'models' in name]"
    look = f"import sys, liars_qt.pages.records_page; print({names})"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_they_are_shown_when_the_page_comes_to_the_top(
    qtbot: QtBot, store: Store, settings: Settings, languages: Languages
) -> None:
    fill(store)
    page = RecordsPage(store, settings)
    qtbot.addWidget(page)
    page.refresh()
    with qtbot.waitExposed(page):
        page.show()
    qtbot.waitUntil(lambda: page.view.faces.missing == 0)
    assert len(page.view.overview.model.games) == 3
    page.activateWindow()
    page.setFocus()
    assert page.view.overview.list.hasFocus()
    store.erase_finished()
    page.refresh()
    assert page.view.stack.currentWidget() is page.view.empty


def test_the_way_to_the_table_is_passed_on(
    qtbot: QtBot, store: Store, settings: Settings, languages: Languages
) -> None:
    page = RecordsPage(store, settings)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    with qtbot.waitSignal(page.table_wanted):
        page.view.empty.to_table.click()
    assert page.title() == "Records"
