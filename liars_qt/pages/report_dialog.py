"""A fault that nobody foresaw, said plainly, with a report to copy."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)


class ReportDialog(QDialog):
    """Say what happened and what is safe; the report is there for whoever wants to send it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        """Show a report's text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.text = QLabel(
            self.tr("The program met a fault. Your game is saved and can go on. You may copy the report."),
            self,
        )
        self.text.setWordWrap(True)
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.copy = QPushButton(self.tr("Copy the report"), self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(self.report, 1)
        column.addWidget(buttons)
        self.resize(620, 380)
