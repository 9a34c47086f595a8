"""Every way of asking for a translation is read as it works at run time, or refused; nothing is lost in silence."""

from pathlib import Path

import pytest

from tests.tools import catalogue
from tests.tools.extract import Text, UnreadableTextError, as_cpp, texts_of

AWKWARD = 'A \\ and a "quote",\na second line, tab\t, “é”, ♠, \U0001f3b2, %1 and {x}'


def in_class(line: str) -> str:
    return f"class Seat(QWidget):\n    def label(self, n):\n        {line}\n"


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (in_class('self.tr("Bid")'), Text("Seat", "Bid", "", False)),
        (in_class('self.tr("Bid", "verb")'), Text("Seat", "Bid", "verb", False)),
        (in_class('self.tr("%n dice", "", n)'), Text("Seat", "%n dice", "", True)),
        (in_class('self.tr("%n dice", None, hand.count)'), Text("Seat", "%n dice", "", True)),
        (in_class('self.tr("%n dice", n=n)'), Text("Seat", "%n dice", "", True)),
        (in_class('self.tr("two " "pieces")'), Text("Seat", "two pieces", "", False)),
        (in_class('self.tr("{a} bids").format(a=n)'), Text("Seat", "{a} bids", "", False)),
        ('QCoreApplication.translate("Dice", "Bid")', Text("Dice", "Bid", "", False)),
        ('translate("Dice", "dice in play", None, total)', Text("Dice", "dice in play", "", True)),
        ('translate("Dice", "%n dice", None, bid.quantity)', Text("Dice", "%n dice", "", True)),
        ('translate("Dice", "%n dice", "left", refusal["dice"])', Text("Dice", "%n dice", "left", True)),
        ('TITLE = QT_TRANSLATE_NOOP("Dice", "Bid")', Text("Dice", "Bid", "", False)),
    ],
)
def test_a_text_is_read_with_its_context_comment_and_plural(source: str, text: Text) -> None:
    assert texts_of(source) == [text]


@pytest.mark.parametrize(
    "source",
    [
        in_class('self.tr(f"{n} bids")'),
        in_class("self.tr(name)"),
        in_class('other.tr("Bid")'),
        in_class('self.tr("%n dice")'),
        'self.tr("Bid")',
        'translate(CONTEXT, "Bid")',
        'translate("Dice", text)',
        'translate("Dice", f"{n} dice")',
    ],
)
def test_a_text_that_no_translator_would_see_is_refused(source: str) -> None:
    with pytest.raises(UnreadableTextError):
        texts_of(source)


def test_an_inner_class_has_a_context_of_its_own() -> None:
    source = "class A:\n  class B:\n    def f(self): self.tr('b')\n  def f(self): self.tr('a')"
    assert [(text.context, text.source) for text in texts_of(source)] == [("B", "b"), ("A", "a")]


@pytest.mark.parametrize(
    "source", ["name.translate(table)", "translate(context, text)", "box.translate(0, 1.5)"]
)
def test_what_only_looks_a_text_up_or_is_no_translation_is_passed_over(source: str) -> None:
    assert texts_of(source) == []


def test_the_place_of_a_refused_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "seat.py"
    path.write_text("\n\n" + in_class("self.tr(name)"), encoding="utf-8")
    with pytest.raises(UnreadableTextError, match=r"seat\.py:5: "):
        as_cpp([path])


def test_awkward_characters_arrive_in_the_catalogue_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seat.py").write_text(in_class(f"self.tr({AWKWARD!r})"), encoding="utf-8")
    monkeypatch.setattr(catalogue, "SOURCES", tmp_path)
    catalogue.update(tmp_path)
    (message,) = catalogue.read(catalogue.path_of("ru", tmp_path))
    assert message.source == AWKWARD
