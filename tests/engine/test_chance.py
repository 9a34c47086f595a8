"""Chance is fair, reproducible, and gives nothing away: streams are apart, and none leads back to its parent."""

import itertools
from collections.abc import Iterator

import pytest
from scipy.stats import chisquare

from engine.chance import Chance, ScriptedDice

ROLLS = 60_000


def deals(seed: str, dice: int) -> Iterator[tuple[int, ...]]:
    """The rolls of a long game, each round from its own stream."""
    parent = Chance(seed)
    for number in range(ROLLS // dice):
        yield parent.stream("deal", number).dice(dice)


def fits(observed: list[int]) -> bool:
    return bool(chisquare(observed).pvalue > 0.001)


def test_sixty_thousand_rolls_of_dealt_rounds_are_fair() -> None:
    faces = [face for hand in deals("fair", 5) for face in hand]
    assert len(faces) == ROLLS and fits([faces.count(face) for face in range(1, 7)])


def test_sixty_thousand_rolls_of_one_stream_are_fair() -> None:
    faces = Chance("one stream").dice(ROLLS)
    assert fits([faces.count(face) for face in range(1, 7)])


def test_neighbouring_dice_and_neighbouring_rounds_do_not_depend_on_each_other() -> None:
    hands = list(deals("pairs", 2))
    within = [6 * (a - 1) + b - 1 for a, b in hands]
    across = [6 * (a - 1) + b - 1 for (a, _), (b, _) in itertools.pairwise(hands)]
    for cells in (within, across):
        assert fits([cells.count(cell) for cell in range(36)])


def test_equal_seeds_give_equal_streams_and_other_seeds_others() -> None:
    assert Chance("a").dice(50) == Chance("a").dice(50)
    assert Chance(7).dice(50) == Chance("7").dice(50)
    assert len({Chance(seed).dice(50) for seed in range(200)}) == 200


def test_a_stream_is_the_same_whatever_was_drawn_before() -> None:
    fresh, used = Chance("a"), Chance("a")
    used.dice(100)
    used.stream("deal", 3).dice(10)
    assert fresh.stream("deal", 4).dice(50) == used.stream("deal", 4).dice(50)


def test_streams_of_different_labels_are_different() -> None:
    parent = Chance("a")
    labels: list[tuple[int | str, ...]] = [
        (),
        ("deal",),
        ("deal", 1),
        ("deal/1",),
        ("mind", 1),
        ("deal", 1, 1),
    ]
    labels += [("deal", 11), ("deal1", 1), ("", "deal"), ("deal", "")]
    rolls = [parent.stream(*each).dice(50) for each in labels] + [parent.dice(50)]
    assert len(set(rolls)) == len(rolls)


def test_a_stream_holds_nothing_of_its_parents_seed() -> None:
    mind = Chance("the dealer's secret").stream("mind", 4)
    held = repr(vars(mind))
    assert "secret" not in held
    assert mind.stream("deal", 0).dice(50) != Chance("the dealer's secret").stream("deal", 0).dice(50)


@pytest.mark.parametrize(
    ("seed", "dice"),
    [
        ("", (6, 4, 4, 4, 3, 2, 5, 3)),
        ("a game", (4, 6, 1, 1, 3, 2, 2, 1)),
        ("Новая партия", (6, 2, 3, 2, 3, 3, 4, 4)),
    ],
)
def test_known_seeds_roll_known_dice(seed: str, dice: tuple[int, ...]) -> None:
    # A stored game is replayed from its seed, so these must never change, with Python's version or ours.
    assert Chance(seed).stream("deal", 1).dice(8) == dice


def test_below_is_uniform_and_inside_its_bounds() -> None:
    chance = Chance("below")
    drawn = [chance.below(7) for _ in range(7000)]
    assert fits([drawn.count(n) for n in range(7)]) and set(drawn) == set(range(7))


def test_random_is_uniform_in_the_unit_interval() -> None:
    chance = Chance("random")
    drawn = [chance.random() for _ in range(10_000)]
    assert all(0 <= x < 1 for x in drawn) and fits([sum(int(10 * x) == k for x in drawn) for k in range(10)])


def test_shuffling_keeps_the_items_and_reaches_every_order() -> None:
    chance = Chance("shuffle")
    orders = [tuple(chance.shuffled("abc")) for _ in range(6000)]
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)
    assert fits([orders.count(order) for order in sorted(set(orders))]) and len(set(orders)) == 6


def test_picking_takes_any_item_and_none_from_nothing() -> None:
    chance = Chance("pick")
    assert {chance.pick("xyz") for _ in range(100)} == set("xyz")
    with pytest.raises(IndexError):
        chance.pick([])


def test_arrays_are_seeded_from_the_stream() -> None:
    first, again, other = (Chance(seed).numpy().integers(0, 1 << 30, 8).tolist() for seed in ("a", "a", "b"))
    assert first == again != other


def test_scripted_dice_come_in_the_order_written() -> None:
    dice = ScriptedDice([[1, 2], [3], []])
    assert (dice.dice(2), dice.dice(1), dice.dice(0)) == ((1, 2), (3,), ())


@pytest.mark.parametrize("count", [1, 3])
def test_scripted_dice_of_another_number_are_a_mistake_in_the_script(count: int) -> None:
    with pytest.raises(ValueError, match="no scripted hand"):
        ScriptedDice([[1, 2]]).dice(count)


def test_scripted_dice_run_out() -> None:
    with pytest.raises(ValueError, match="no scripted hand"):
        ScriptedDice([]).dice(0)
