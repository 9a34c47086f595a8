"""Faults nobody foresaw: written to the log, shown once as a report that can be copied; the game goes on."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, qVersion

from liars_qt import __version__

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

LOG_BYTES = 256 * 1024
_LOG = logging.getLogger("liars_qt")


class LogFile(logging.Handler):
    """A rotating file, made for the first record: logging.handlers brings pickle and sockets, 5 ms of every start."""

    def __init__(self, path: Path) -> None:
        """Write nothing yet."""
        super().__init__()
        self._path = path
        self._file: RotatingFileHandler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        if self._file is None:
            from logging.handlers import RotatingFileHandler

            self._file = RotatingFileHandler(
                self._path, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8", delay=True
            )
            self._file.setFormatter(self.formatter)
        self._file.emit(record)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


def log_to(path: Path) -> logging.Handler | None:
    """Write warnings and worse to a rotating file; None where the place cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    handler = LogFile(path)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


def report_text(error: BaseException) -> str:
    """Return what a person can send along: versions and the trace, nothing of their games."""
    import platform  # for a report alone

    versions = f"liars-qt {__version__}, Qt {qVersion()}, Python {platform.python_version()}"
    trace = "".join(traceback.format_exception(error))
    return f"{versions}, {platform.platform()}\n\n{trace}"


class Reports(QObject):
    """Catch what escapes from slots and from tasks; `raised` carries the text of a report."""

    raised = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Take nothing over yet."""
        super().__init__(parent)
        self._before: Callable[..., Any] | None = None

    def install(self) -> None:
        """Hear of every fault in a slot from now on."""
        self._before = sys.excepthook
        sys.excepthook = self._on_exception

    def remove(self) -> None:
        """Give the hook back."""
        if self._before is not None:
            sys.excepthook, self._before = self._before, None

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._report(error)

    def report_from_loop(self, context: dict[str, Any]) -> None:
        """Report a fault in a task, as asyncio tells it to an exception handler."""
        error = context.get("exception")
        self._report(error if isinstance(error, BaseException) else RuntimeError(context["message"]))

    def _report(self, error: BaseException) -> None:
        _LOG.error("unexpected fault", exc_info=error)
        self.raised.emit(report_text(error))
