"""Fill unfinished translations from a file: `python -m tests.tools.fill_translations FILE.json [--overwrite]`.

The file is a list of entries; `context` and `comment` narrow an entry down where one source text stands in several
places, and a plural text gives its forms as a list, in the order of Qt Linguist:

    [{"source": "Challenge", "ru": "Проверить", "fr": "Menteur !"},
     {"source": "%n dice", "context": "Seat", "en": ["%n die", "%n dice"],
      "ru": ["%n кость", "%n кости", "%n костей"], "fr": ["%n dé", "%n dés"]}]

The catalogues are brought up to date first and written by lupdate last, so that their format never drifts.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests.tools import catalogue

Entry = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Fill, then tell what is still unfinished; the exit code is 1 if an entry matched nothing."""
    parser = argparse.ArgumentParser(description="Fill unfinished translations from a JSON file.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--overwrite", action="store_true", help="replace finished translations too")
    options = parser.parse_args(arguments)
    entries: list[Entry] = json.loads(options.file.read_text(encoding="utf-8"))
    unmatched = fill(entries, overwrite=options.overwrite)
    for entry in unmatched:
        print(f"no such source text: {entry['source']!r} {entry.get('context', '')}", file=sys.stderr)
    report_unfinished()
    return 1 if unmatched else 0


def fill(entries: list[Entry], *, folder: Path = catalogue.FOLDER, overwrite: bool = False) -> list[Entry]:
    """Write the entries into the catalogues of a folder; give back those that matched no source text."""
    catalogue.update(folder)
    matched: set[int] = set()
    for language in catalogue.LANGUAGES:
        path = catalogue.path_of(language, folder)
        tree = ElementTree.parse(path)
        for context in tree.getroot().iter("context"):
            for message in context.iter("message"):
                matched |= _fill_message(
                    message, context.findtext("name", ""), (language, entries, overwrite)
                )
        tree.write(path, encoding="utf-8", xml_declaration=True, short_empty_elements=False)
    catalogue.update(folder)
    return [entry for index, entry in enumerate(entries) if index not in matched]


def _fill_message(
    message: ElementTree.Element, context: str, work: tuple[str, list[Entry], bool]
) -> set[int]:
    """Fill one message from the first entry that fits; give back the numbers of all entries that fit."""
    language, entries, overwrite = work
    fitting = [index for index, entry in enumerate(entries) if _fits(entry, message, context)]
    texts = [entries[index][language] for index in fitting if language in entries[index]]
    translation = message.find("translation")
    assert translation is not None
    if texts and (overwrite or translation.get("type") == "unfinished"):
        _write(translation, texts[0])
    return set(fitting)


def _fits(entry: Entry, message: ElementTree.Element, context: str) -> bool:
    return (
        entry["source"] == message.findtext("source")
        and entry.get("context", context) == context
        and entry.get("comment", message.findtext("comment", "")) == message.findtext("comment", "")
    )


def _write(translation: ElementTree.Element, text: str | list[str]) -> None:
    forms = translation.findall("numerusform")
    texts = [text] if isinstance(text, str) else text
    targets = forms or [translation]
    if len(texts) != len(targets):
        raise ValueError(f"{len(targets)} forms wanted, {len(texts)} given: {texts}")
    for target, content in zip(targets, texts, strict=True):
        target.text = content
    translation.attrib.pop("type", None)


def report_unfinished() -> None:
    """List what a translator still has to do."""
    for language in catalogue.LANGUAGES:
        for message in catalogue.read(catalogue.path_of(language)):
            if not message.complete:
                print(f"{language} unfinished: [{message.context}] {message.source!r}")


if __name__ == "__main__":
    raise SystemExit(main())
