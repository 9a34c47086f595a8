"""The looks are judged on a program that is dressed."""

import pytest
from PySide6.QtWidgets import QApplication

from liars_qt.look.fonts import install_fonts
from liars_qt.look.theme import dress
from liars_qt.look.tokens import DARK, LIGHT, Tokens


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Tokens:
    """Dress the program in each theme in turn."""
    install_fonts(qapp)
    dress(qapp, request.param)
    return request.param
