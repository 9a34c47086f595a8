"""F1 in the middle of a game opens the rules of this very table, Esc leads back to it, and nothing of it is lost."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt

from engine.dice.bid import Bid
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, PRESETS, WILD_STRICT, Order, RuleSet
from engine.referee.evening import Setup
from liars_qt.pages.cards_page import CardsPage
from liars_qt.pages.referee_page import RefereePage
from liars_qt.settings import options
from tests.gui.cards.party import Party
from tests.gui.stage import CALM, LANGUAGES, PERSON, Opened, Puppets, Stage

HOUSE = replace(MENTEUR, key="custom", dice_per_seat=3, exact=False)
FACE_FIRST = RuleSet(order=Order.FACE_FIRST)
ONES_HIGHEST = RuleSet(order=Order.ONES_HIGHEST)
TABLES = {
    **PRESETS,
    "house rules": HOUSE,
    "face first": FACE_FIRST,
    "ones highest": ONES_HIGHEST,
}
RAISES = {
    "en": "a raise is more dice, or as many of a higher face",
    "ru": "выше — больше костей или столько же старшего значения",
    "fr": "on surenchérit par plus de dés, ou autant d’une valeur plus haute",
}
# What tells one order of bids from the other.
ORDERS = {
    "en": {
        Order.PLAIN: RAISES["en"],
        Order.HALVED_ONES: "ones at half the number",
        Order.ONES_HIGHEST: "ones above sixes",
        Order.FACE_FIRST: "the face comes before the number",
    },
    "ru": {
        Order.PLAIN: RAISES["ru"],
        Order.HALVED_ONES: "на единицы — вдвое меньше",
        Order.ONES_HIGHEST: "единицы старше шестёрок",
        Order.FACE_FIRST: "значение важнее количества",
    },
    "fr": {
        Order.PLAIN: RAISES["fr"],
        Order.HALVED_ONES: "moitié moins pour les as",
        Order.ONES_HIGHEST: "les as au-dessus des six",
        Order.FACE_FIRST: "la valeur avant la quantité",
    },
}
NAMES = {
    "en": {CLASSIC: "Classic", WILD_STRICT: "Wild and strict", KNOCKOUT: "Knockout", MENTEUR: "Menteur"},
    "ru": {CLASSIC: "Классика", WILD_STRICT: "Джокеры / строго", KNOCKOUT: "На вылет", MENTEUR: "Лжец"},
    "fr": {CLASSIC: "Classique", WILD_STRICT: "Jokers / strict", KNOCKOUT: "Élimination", MENTEUR: "Menteur"},
}
HOUSE_NAME = {"en": "House rules", "ru": "Домашние правила", "fr": "Règles maison"}
BOX = {"en": "At your table:", "ru": "За вашим столом:", "fr": "À votre table :"}
DICE_EACH = {
    "en": {3: "3 dice each", 5: "5 dice each"},
    "ru": {3: "по 3 кости на игрока", 5: "по 5 костей на игрока"},
    "fr": {3: "3 dés chacun", 5: "5 dés chacun"},
}


def read(stage: Stage) -> str:
    """Return what the open chapter says, blanks made plain."""
    return " ".join(stage.program.rules_page.reader.text.toPlainText().replace("\u202f", " ").split())


def line(stage: Stage, language: str) -> str:
    """Return the line about the table, or nothing."""
    _, box, rest = read(stage).partition(BOX[language])
    return rest.partition(". ")[0] if box else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_the_rules_of_the_very_table_are_told(
    opened: Opened, puppets: Puppets, table: str, language: str
) -> None:
    stage, rules = opened(puppets, language=language), TABLES[table]
    stage.deal(rules)
    stage.key("3", "+", Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    stage.key(Qt.Key.Key_F1)
    assert stage.window.page is stage.program.rules_page
    told = line(stage, language)
    assert NAMES[language].get(rules, HOUSE_NAME[language]) in told
    assert ORDERS[language][rules.order] in told
    assert (RAISES[language] in told) is (rules.order is not Order.FACE_FIRST)
    assert DICE_EACH[language][rules.dice_per_seat] in told
    for reading in stage.page.head.rules.accessibleName().partition(". ")[2].split(", "):
        assert " ".join(reading.replace("\u202f", " ").replace("\xa0", " ").split()) in told


def test_there_and_back_nothing_is_lost(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.deal("menteur")
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key("5", Qt.Key.Key_Up)
    record, hand, pick = stage.bridge.record, stage.bridge.view.hand, stage.page.controls.considering
    stage.key(Qt.Key.Key_F1)
    assert not stage.page.isVisible()
    stage.key("6", Qt.Key.Key_Return, "m")
    stage.key(Qt.Key.Key_Escape)
    assert stage.window.page is stage.page
    assert (stage.bridge.record, stage.bridge.view.hand) == (record, hand)
    assert stage.page.controls.considering == pick
    stage.key(Qt.Key.Key_Return)
    assert stage.bridge.table.round.standing == pick


def test_a_bot_that_bids_meanwhile_has_bid_when_one_is_back(puppet_stage: Stage, puppets: Puppets) -> None:
    stage = puppet_stage
    stage.key(Qt.Key.Key_Return)
    stage.until(lambda: puppets.waiting)
    stage.key(Qt.Key.Key_F1)
    puppets.answer(Bid(3, 3))
    stage.until(lambda: stage.on_turn)
    stage.key(Qt.Key.Key_M)
    stage.key(Qt.Key.Key_Escape)
    assert stage.bridge.table.round.standing == Bid(3, 3)
    assert stage.page.board.felt.centre.bid.isVisible()


def test_the_line_follows_the_language_and_the_table(stage: Stage) -> None:
    stage.key(Qt.Key.Key_F1)
    assert "Knockout" in line(stage, "en")
    stage.program.settings.set(options.LANGUAGE, "ru")
    stage.settle()
    assert "На вылет" in line(stage, "ru")
    stage.program.settings.set(options.LANGUAGE, "en")
    stage.key(Qt.Key.Key_Escape)
    stage.deal("menteur")
    stage.key("5", modifier=Qt.KeyboardModifier.AltModifier)
    assert stage.window.page is stage.program.rules_page
    assert "Menteur" in line(stage, "en"), "the rail leads there as well, to the table of now"
    stage.program.open_rules("coach")
    assert line(stage, "en") == "", "other chapters are about something else"


def test_the_line_at_the_head_leads_to_its_rule_set(stage: Stage) -> None:
    stage.deal("wild-strict")
    stage.click(stage.page.head.rules)
    assert stage.program.rules_page.reader.place == "rule-sets#wild-strict"
    assert "Wild and strict" in line(stage, "en")


def test_the_referee_reads_the_rules_of_the_evening(stage: Stage) -> None:
    stage.window.show_page(stage.program.referee_page)
    stage.key(Qt.Key.Key_F1)
    assert line(stage, "en") == "", "no evening is on"
    stage.key(Qt.Key.Key_Escape)
    page = stage.program.referee_page.page
    assert isinstance(page, RefereePage)
    page.start(Setup(MENTEUR, ("Anna", "Boris", "Claire")))
    stage.key("6", "4", Qt.Key.Key_Return)
    evening = page._bridge.evening
    stage.key(Qt.Key.Key_F1)
    assert stage.program.rules_page.reader.place == "referee"
    assert "Menteur" in line(stage, "en") and "exact call" in line(stage, "en")
    stage.key(Qt.Key.Key_Escape)
    assert stage.window.page is stage.program.referee_page
    assert page._bridge.evening == evening


def test_the_card_table_reads_its_house_rules(stage: Stage) -> None:
    stage.window.show_page(stage.program.cards_page)
    page = stage.program.cards_page.page
    assert isinstance(page, CardsPage)
    party = Party(stage.program, stage.qtbot)
    party.lay("7H AS 10D *", relay=True)
    party.key("1")
    table = party.table
    stage.key(Qt.Key.Key_F1)
    assert stage.program.rules_page.reader.place == "cards"
    assert "Short" in line(stage, "en") and "Relay" in line(stage, "en")
    stage.key(Qt.Key.Key_Escape)
    assert party.table == table


@pytest.mark.parametrize("size", [QSize(1093, 614), QSize(1366, 700)], ids=lambda size: str(size.width()))
def test_the_bid_to_beat_is_always_in_sight(puppet_stage: Stage, puppets: Puppets, size: QSize) -> None:
    stage = puppet_stage
    stage.window.resize(size)
    stage.deal("knockout", PERSON, *[CALM] * 7)
    stage.key(Qt.Key.Key_Return)
    centre = stage.page.board.felt.centre
    for _ in range(7):
        stage.until(lambda: puppets.waiting)
        standing = stage.bridge.table.round.standing
        assert standing is not None
        assert centre.bid.isVisible() and not centre.bid.visibleRegion().isEmpty()
        assert centre.bid.bid is not None
        assert (centre.bid.bid.quantity, centre.bid.bid.face) == (standing.quantity, standing.face)
        puppets.answer(Bid(standing.quantity + 1, standing.face))
        stage.settle()
    stage.until(lambda: stage.on_turn)
    standing = stage.bridge.table.round.standing
    assert standing is not None and centre.bid.bid is not None
    assert centre.bid.bid.quantity == standing.quantity
