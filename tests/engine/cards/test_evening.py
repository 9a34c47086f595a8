"""The piles of an evening: no repetition until they are used up, one more game goes on in them."""

import pytest

from engine.cards.deck import Rank
from engine.cards.evening import SIZES, Evening
from engine.cards.events import Drawn
from engine.cards.meanings import Pile
from engine.cards.play import one_more, start
from engine.cards.state import Bet, Settings, Variants
from tests.engine.cards.tables import happened, open_round, play, scripted, whole_game


def draws(evening: Evening, pile: Pile, count: int) -> list[int]:
    drawn = []
    for _ in range(count):
        number, evening = evening.draw(pile)
        drawn.append(number)
    return drawn


@pytest.mark.parametrize("pile", Pile)
def test_a_pile_is_drawn_to_its_end_without_repetition_then_shuffled_anew(pile: Pile) -> None:
    size = SIZES[pile]
    drawn = draws(Evening("x"), pile, 2 * size)
    assert sorted(drawn[:size]) == sorted(drawn[size:]) == list(range(size))
    assert drawn[:size] != drawn[size:]


def test_there_are_twenty_four_tasks_and_a_dozen_themes_at_least() -> None:
    assert SIZES[Pile.TASKS] == 24
    assert SIZES[Pile.THEMES] >= 12


def test_piles_do_not_disturb_each_other() -> None:
    evening = Evening("x")
    _, after_theme = evening.draw(Pile.THEMES)
    assert evening.draw(Pile.TASKS)[0] == after_theme.draw(Pile.TASKS)[0]


@pytest.mark.parametrize(("card", "pile"), [("6S", Pile.TASKS), ("8S", Pile.THEMES)])
def test_sixes_and_eights_draw_as_they_are_revealed(card: str, pile: Pile) -> None:
    number, evening = scripted(card).stock.evening.draw(pile)
    assert Drawn(pile, number) in happened(scripted(card), Bet.RED)
    game = play(scripted(card), Bet.RED)
    assert (open_round(game).drawn, game.stock.evening) == (number, evening)


def test_no_other_card_draws() -> None:
    for _, step in whole_game("draws"):
        for event in step.events:
            if isinstance(event, Drawn):
                assert step.game.table.seen[-1].rank is (Rank.SIX if event.pile is Pile.TASKS else Rank.EIGHT)


def test_one_more_game_keeps_settings_seats_and_piles() -> None:
    game = play(scripted("6S", relay=True), Bet.RED)
    setup = one_more(game, "another")
    assert (setup.settings, setup.names) == (Settings(variants=Variants(relay=True)), ("",) * 4)
    again = start(setup)
    assert again.stock.evening == game.stock.evening
    assert again.stock.cards != start(one_more(game, "third")).stock.cards
