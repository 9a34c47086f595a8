"""The screen remembers every lasting rule: whose, from which card, since when, until when."""

from PySide6.QtCore import Qt

from tests.gui.cards.party import Party, heard

RETURN = Qt.Key.Key_Return


def rules(party: Party) -> list[str]:
    return [row.text() for row in party.page.rules.rows if row.isVisible()]


def hold(party: Party, deck: str) -> None:
    """Let everybody miss on colour, so that each card stays with its bettor."""
    party.lay(deck)
    for card in deck.split()[:-1]:
        party.key("2" if card[-1] in "HD" else "1", RETURN)


def test_a_rule_stands_with_holder_card_age_and_end(party: Party) -> None:
    hold(party, "10H JS QD *")
    assert rules(party) == [
        "10♥  Player\u00a01 holds immunity  ·  until used, since round 1",
        "J♠  Player\u00a02 joins in with every sip  ·  until the next jack, since round 2",
        "Q♦  Player\u00a03 speaks in questions only  ·  until the next queen, since round 3",
    ]


def test_up_to_three_rules_stand_open(party: Party) -> None:
    hold(party, "10H JS QD *")
    assert not party.page.rules.head.isVisible()
    assert len(rules(party)) == 3


def test_above_three_they_fold_and_one_press_unfolds_them(party: Party) -> None:
    hold(party, "10H JS QD 7S *")
    assert rules(party) == []
    assert party.page.rules.head.label == "Rules in force: 4"
    party.click(party.page.rules.head)
    assert len(rules(party)) == 4
    party.click(party.page.rules.head)
    assert rules(party) == []


def test_the_next_card_of_its_rank_replaces_a_rule(party: Party) -> None:
    hold(party, "JS JD *")
    assert rules(party) == [
        "J♦  Player\u00a02 joins in with every sip  ·  until the next jack, since round 2"
    ]


def test_several_tens_stand_side_by_side(party: Party) -> None:
    hold(party, "10H 10S *")
    assert [rule.split()[0] for rule in rules(party)] == ["10♥", "10♠"]


def test_the_cup_tells_its_weight_its_cards_its_price_and_the_kings(party: Party) -> None:
    hold(party, "10H JS KD 4S *")
    told = party.page.head.cup.accessibleName()
    assert party.page.head.cup.text() == "3"
    assert "weighs 3 and costs 3, never more than 3" in told
    assert "10♥ J♠ K♦" in told
    assert "Kings so far: 1" in told
    assert "Crown: 0 of 2" in told


def test_the_list_is_in_view_in_every_phase(party: Party) -> None:
    hold(party, "7S *")
    party.lay("7H 9S *")
    party.key("1", "2")
    assert any("Counting skips" in text for text in heard(party.page.rules))
    party.key(RETURN)
    assert any("Counting skips" in text for text in heard(party.page.rules))
