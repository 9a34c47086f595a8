"""The evening of the book's example, played in the real window: red and 7♥, higher and A♠, colour again."""

import pytest
from PySide6.QtCore import Qt

from engine.cards.deck import Length, deal
from engine.chance import Chance
from liars_qt.pages.cards_page import CardsPage
from liars_qt.words.wording import Wording
from tests.gui.cards.opening import Opened
from tests.gui.cards.party import Party, heard

SEED = "evening 149"  # its deck begins 7♥, A♠
SEVENS = {
    ("en", "sips"): "From now on all counting skips sevens and their multiples. "
    "Whoever slips takes a sip (alcohol-free is fine).",
    (
        "en",
        "moves",
    ): "From now on all counting skips sevens and their multiples. Whoever slips claps overhead.",
    ("ru", "sips"): "Теперь при счёте пропускаются семёрки и всё, что кратно семи. "
    "Кто собьётся, делает глоток (можно и без алкоголя).",
    ("ru", "moves"): "Теперь при счёте пропускаются семёрки и всё, что кратно семи. "
    "Кто собьётся, хлопает над головой.",
    ("fr", "sips"): "Désormais, on compte en sautant les sept et leurs multiples. "
    "Qui se trompe prend une gorgée (sans alcool, c’est très bien).",
    ("fr", "moves"): "Désormais, on compte en sautant les sept et leurs multiples. "
    "Qui se trompe tape des mains au-dessus de la tête.",
}
TWO_SIPS = {
    ("en", "sips"): "Player\u00a02 takes two sips (alcohol-free is fine).",
    ("en", "moves"): "Player\u00a02 stretches right up to the ceiling twice.",
    ("ru", "sips"): "Игрок\u00a02 делает два глотка (можно и без алкоголя).",
    ("ru", "moves"): "Игрок\u00a02 тянется руками к потолку два раза.",
    ("fr", "sips"): "Joueur\u00a02 prend deux gorgées (sans alcool, c’est très bien).",
    ("fr", "moves"): "Joueur\u00a02 s’étire jusqu’au plafond deux fois.",
}
WORDS = {
    "en": {
        "first": "Player\u00a01: red or black?",
        "bets": ("Red", "Black"),
        "hit": "Hit: 7♥",
        "naming": "Player\u00a01 was right: who does it?",
        "rule": "7♥  Counting skips sevens and their multiples (Player\u00a03)  ·  until the next seven, since round 1",
        "second": "Player\u00a02: higher or lower than 7♥?",
        "ladder": ("Higher than 7♥", "Lower than 7♥", "Pass · 1 penalty to yourself"),
        "miss": "Missed: A♠ against 7♥",
        "cost": "Player\u00a02 +2",
        "third": "Player\u00a03: red or black?",
    },
    "ru": {
        "first": "Игрок\u00a01: красная или чёрная?",
        "bets": ("Красная", "Чёрная"),
        "hit": "В точку: 7♥",
        "naming": "Верно! Игрок\u00a01, кто выполняет?",
        "rule": "7♥  При счёте пропускаются семёрки и кратные им (Игрок\u00a03)  ·  до следующей семёрки, с раунда 1",
        "second": "Игрок\u00a02: больше или меньше 7♥?",
        "ladder": ("Больше 7♥", "Меньше 7♥", "Пас · 1 штраф себе"),
        "miss": "Мимо: A♠ против 7♥",
        "cost": "Игрок\u00a02 +2",
        "third": "Игрок\u00a03: красная или чёрная?",
    },
    "fr": {
        "first": "Joueur\u00a01\u00a0: rouge ou noire\u202f?",
        "bets": ("Rouge", "Noire"),
        "hit": "Gagné\u00a0: 7♥",
        "naming": "Bien vu, Joueur\u00a01\u00a0: qui s’y colle\u202f?",
        "rule": "7♥  On compte en sautant les sept et leurs multiples (Joueur\u00a03)  ·  "
        "jusqu’au prochain sept, depuis la manche 1",
        "second": "Joueur\u00a02\u00a0: plus ou moins que 7♥\u202f?",
        "ladder": ("Plus que 7♥", "Moins que 7♥", "Passe · 1 pénalité pour soi"),
        "miss": "Raté\u00a0: A♠ contre 7♥",
        "cost": "Joueur\u00a02 +2",
        "third": "Joueur\u00a03\u00a0: rouge ou noire\u202f?",
    },
}


def bets_of(page: CardsPage) -> tuple[str, ...]:
    return tuple(button.bet.text for button in page.controls.bets.buttons if button.isVisible())


def seal_of(page: CardsPage) -> str:
    return page.board.frame.seal.value


@pytest.fixture
def evening(party_opened: Opened, language: str, wording: str) -> Party:
    party = party_opened(language=language, wording=wording)
    party.begin(SEED)
    return party


@pytest.mark.parametrize("wording", [each.value for each in Wording])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_worked_evening_reads_as_it_should(evening: Party, language: str, wording: str) -> None:
    assert [str(card) for card in deal(Length.SHORT, Chance(SEED))[:2]] == ["7H", "AS"]
    page, board, controls, say = evening.page, evening.page.board, evening.page.controls, WORDS[language]

    assert board.prompt.text() == say["first"]
    assert bets_of(page) == say["bets"]
    assert board.price.text() == "×1"
    evening.click(controls.bets.buttons[0])

    evening.wait()
    assert board.decision.text() == say["hit"]
    assert seal_of(page) == "hit"
    assert board.prompt.text() == say["naming"]
    assert [chip.isEnabled() for chip in controls.chips.chips] == [False, True, True, True]
    evening.click(controls.chips.chips[2])

    evening.wait()
    assert board.note.body.text() == SEVENS[language, wording]
    assert [row.text() for row in page.rules.rows if row.isVisible()] == [say["rule"]]
    evening.click(controls.task.done)

    evening.wait()
    assert board.prompt.text() == say["second"]
    assert bets_of(page) == say["ladder"]
    assert board.price.text() == "×2"
    evening.click(controls.bets.buttons[0])

    evening.wait()
    assert board.decision.text() == say["miss"]
    assert seal_of(page) == "miss"
    assert board.note.body.text() == TWO_SIPS[language, wording]
    assert controls.task.cost.text() == say["cost"]
    assert evening.table.seat(2).penalties == 0, "nothing is recorded before it is done"
    evening.press(Qt.Key.Key_Return)

    evening.wait()
    assert evening.table.seat(2).penalties == 2
    assert board.prompt.text() == say["third"]
    assert bets_of(page) == say["bets"]
    assert board.price.text() == "×1"
    assert say["rule"] in set(heard(page))
