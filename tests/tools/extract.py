"""Read the translatable texts out of Python sources, exactly, and write them so that any lupdate reads them the same.

lupdate reads Python only by its looks, and differently from release to release: PySide6 6.11 loses the plural of
`translate("Seat", "%n dice", None, count)` and the whole of it where the count is `bid.quantity`. Python's own parser
knows better; lupdate then gets the texts as the C++ calls that it is made for, and keeps the catalogues.
"""

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn


class UnreadableTextError(ValueError):
    """A text that no translator would ever see, though the program asks for its translation."""


@dataclass(frozen=True, slots=True)
class Text:
    """One call for a translation."""

    context: str
    source: str
    comment: str
    plural: bool

    def as_cpp(self) -> str:
        """The call as a line of C++."""
        comment = _quoted(self.comment) if self.comment else "nullptr"
        call = f"QCoreApplication::translate({_quoted(self.context)}, {_quoted(self.source)}, {comment}"
        return call + (", n);" if self.plural else ");")


class Reader(ast.NodeVisitor):
    """Walk a module and collect its texts; `self.tr` belongs to the class that it stands in, as at run time."""

    def __init__(self) -> None:
        """Start with no text, outside any class."""
        self.texts: list[Text] = []
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Enter a class, and leave it."""
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Take a call for a translation, and look for further ones inside it."""
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "tr":
            self._take_tr(node)
        elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(node.args) > 1:
            self._take_translate(node)
        self.generic_visit(node)

    def _take_tr(self, node: ast.Call) -> None:
        receiver = getattr(node.func, "value", None)
        if not (self._classes and isinstance(receiver, ast.Name) and receiver.id == "self"):
            _refuse(node, "tr is for self in a class; elsewhere use translate with a context")
        self._take(node, self._classes[-1], node.args)

    def _take_translate(self, node: ast.Call) -> None:
        context, *rest = node.args
        if not any(_is_text(argument) for argument in node.args[:2]):
            return  # a look-up of texts that are marked elsewhere, or a shape that is moved
        self._take(node, _literal(context), rest)

    def _take(self, node: ast.Call, context: str, arguments: list[ast.expr]) -> None:
        """Take a text from its arguments: source, comment, number."""
        plural = len(arguments) > 2 or any(keyword.arg == "n" for keyword in node.keywords)
        source = _literal(arguments[0])
        # A number without %n is fine: the figure may stand elsewhere, and the word still follows it.
        if "%n" in source and not plural:
            _refuse(node, "%n in the text needs a number in the call")
        comment = (
            arguments[1].value if len(arguments) > 1 and isinstance(arguments[1], ast.Constant) else None
        )
        self.texts.append(Text(context, source, str(comment or ""), plural))


def texts_of(source: str) -> list[Text]:
    """All texts of a module, as they come; raises UnreadableTextError for one that could not be translated."""
    reader = Reader()
    reader.visit(ast.parse(source))
    return reader.texts


def as_cpp(paths: list[Path]) -> str:
    """All texts of the given files as one C++ source for lupdate."""
    return "\n".join(f"    {text.as_cpp()}" for path in paths for text in _texts_in(path))


def _texts_in(path: Path) -> Iterator[Text]:
    try:
        yield from texts_of(path.read_text(encoding="utf-8"))
    except UnreadableTextError as error:
        raise UnreadableTextError(f"{path}:{error}") from error


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _literal(node: ast.expr) -> str:
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        _refuse(node, "context and text are literals (an f-string is none: use .format() on the translation)")
    return node.value


def _refuse(node: ast.expr, why: str) -> NoReturn:
    raise UnreadableTextError(f"{node.lineno}: {why}")


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
