"""The event loop of Qt and asyncio together, under which bots think and the window stays awake.

app.py imports this once the table has been painted: asyncio and qasync take a quarter of an empty window's time.
"""

from __future__ import annotations

import asyncio
import contextlib

import qasync
from PySide6.QtWidgets import QApplication

from liars_qt.program import Program
from liars_qt.reports import Reports


def run_loop(app: QApplication, program: Program, reports: Reports) -> None:
    """Let the program begin and run until its window is closed; then let everything that was under way end."""
    loop = qasync.QEventLoop(app)
    loop.set_exception_handler(lambda _, context: reports.report_from_loop(context))
    with contextlib.closing(loop):
        loop.call_soon(program.begin)
        loop.run_forever()
        program.close()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
