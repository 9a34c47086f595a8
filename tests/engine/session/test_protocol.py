"""The lines carry a seat's whole view and nothing else, and whatever is no position is refused as such."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots.roster import MINDS
from engine.chance import Chance
from engine.dice.bid import Action, Bid, Call
from engine.dice.legality import legal_bids, table_ladder
from engine.dice.match import deal
from engine.dice.play import call, end, resolve, start
from engine.dice.rules import CLASSIC, KNOCKOUT, MENTEUR, Order, Palifico, RuleSet
from engine.dice.state import Phase
from engine.dice.view import SeatView, view_for
from engine.session.protocol import (
    Fault,
    TurnLost,
    action_word,
    fallback,
    legal_action,
    read_action,
)
from engine.session.protocol_position import position_lines, read_position, rules_pairs
from engine.session.protocol_serve import serve
from engine.session.protocol_suite import positions
from tests.engine.bots.positions import other_deals
from tests.engine.dice.strategies import SEEDS, rule_sets
from tests.engine.dice.tables import bidding, new_game, random_walk

SUITE = dict(positions())
VIEW = SUITE["menteur, round 4"]


@given(rule_sets(), st.integers(2, 4), SEEDS)
def test_the_lines_carry_the_whole_view_of_every_seat_at_every_moment(
    rules: RuleSet, seats: int, seed: int
) -> None:
    for _, _, match, _ in random_walk(new_game(rules, seats, seed), seed, rounds=2):
        for seat in (None, *range(seats)):
            view = view_for(match, seat)
            assert read_position(position_lines(view)) == view


def test_a_table_of_real_dice_can_be_told_as_well() -> None:
    table = resolve(call(bidding(KNOCKOUT, (5, 5, 5), Bid(3, 4)), 2, Call.CHALLENGE).table, 4).table
    assert table.round.shown is None and table.phase is Phase.SETTLED
    view = SeatView(table, None)
    assert read_position(position_lines(view)) == view


def test_a_game_called_off_is_told_as_such() -> None:
    view = SeatView(end(start(CLASSIC, 2)).table, 1, (1, 2, 3, 4, 5))
    assert read_position(position_lines(view)) == view


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_a_rule_set_of_any_name_stays_on_its_line(key: str) -> None:
    view = SeatView(start(RuleSet(key), 2), 0, (1, 1, 1, 1, 1))
    lines = list(position_lines(view))
    assert len(lines) == len(" \n".join(lines).splitlines())
    assert read_position(lines) == view


def test_other_dice_under_other_cups_change_no_byte() -> None:
    for view in SUITE.values():
        seat, match = view.table.round.turn, deal(view.table, Chance("cups"))
        deals = [match, *other_deals(match, seat, 5, Chance("others"))]
        assert len({other.hands for other in deals}) > 1
        assert len({"\n".join(position_lines(view_for(other, seat))) for other in deals}) == 1


def test_every_switch_stands_in_the_rules_line() -> None:
    assert list(rules_pairs(MENTEUR)) == [field.name for field in fields(RuleSet)]


def test_unknown_words_and_names_are_skipped() -> None:
    lines = [f"{line} later=yes" for line in position_lines(VIEW)]
    assert read_position(["weather fine", *lines, "", "position2"]) == VIEW


@given(st.data())
def test_whatever_is_no_position_is_a_value_error(data: st.DataObject) -> None:
    lines = list(position_lines(VIEW))
    spoilt = data.draw(st.integers(0, len(lines) - 1))
    words = lines[spoilt].split()
    word = data.draw(st.integers(0, len(words) - 1))
    words[word] = data.draw(
        st.sampled_from(["", "x", "=", words[word][:-1], words[word] + "9", words[word] + ":"])
    )
    lines[spoilt] = " ".join(words)
    try:
        read_position(lines)
    except ValueError:
        return


@pytest.mark.parametrize("missing", ["position", "rules", "round", "hand"])
def test_a_position_without_one_of_its_lines_is_none(missing: str) -> None:
    with pytest.raises(ValueError, match="no position"):
        read_position([line for line in position_lines(VIEW) if not line.startswith(missing)])


@pytest.mark.parametrize("action", [Bid(3, 5), Bid(72, 1, strict=True), Call.CHALLENGE, Call.EXACT])
def test_an_action_survives_the_line(action: Action) -> None:
    assert read_action(action_word(action)) == action


@pytest.mark.parametrize(
    "said",
    ["", "3", "3x", "3x7", "0x4", "3 x 5", "3x5S", "+3x5", "9999x1", "next", "end", "CHALLENGE", "3x5 s"],
)
def test_what_is_no_action_is_unreadable(said: str) -> None:
    with pytest.raises(TurnLost) as lost:
        legal_action(VIEW, said)
    assert lost.value.fault is Fault.UNREADABLE


def test_what_the_rules_refuse_is_illegal_with_their_reason() -> None:
    with pytest.raises(TurnLost) as lost:
        legal_action(SUITE["classic: 6x5 stands"], "6x5")
    assert (lost.value.fault, lost.value.said) == (Fault.ILLEGAL, "6x5 (not-higher)")


def test_a_lost_turn_is_a_challenge_or_else_the_lowest_opening() -> None:
    assert fallback(SUITE["menteur: opening"]) == Bid(1, 2)
    assert fallback(SUITE["menteur: 1x2 stands"]) is Call.CHALLENGE


@pytest.mark.parametrize("key", list(MINDS))
def test_a_served_mind_answers_as_it_would_at_the_table(key: str) -> None:
    asked = [line for view in (VIEW, SUITE["wild-strict: 4x2s stands"]) for line in position_lines(view)]
    cut = next(at for at, line in enumerate(asked) if line.startswith("hand")) + 1
    talk = [
        "ldp 1",
        "weather fine",
        *asked[:cut],
        "go 5 time=1000 seed=8",
        *asked[cut:],
        "go 6 time=1 seed=9",
        "quit",
    ]
    first = action_word(MINDS[key].choose(VIEW, Chance(8)).action)
    second = action_word(MINDS[key].choose(SUITE["wild-strict: 4x2s stands"], Chance(9)).action)
    said = list(serve(MINDS[key], [*talk, "go 7 time=1 seed=1"]))
    assert said == [f"id name {key}", "ok", f"action 5 {first}", f"action 6 {second}"]


def test_a_served_mind_survives_what_is_no_position() -> None:
    after = [*position_lines(VIEW), "go 3 seed=1"]
    said = list(serve(MINDS["calm"], ["go 1", "position", "round x", "go 2", "go", *after]))
    assert [line.split()[0] for line in said] == ["error", "error", "error", "action"]


def test_the_suite_holds_every_rule_and_every_corner() -> None:
    views = list(SUITE.values())
    rules = [view.table.rules for view in views]
    assert {"classic", "wild-strict", "knockout", "menteur"} < {r.key for r in rules}
    assert {r.order for r in rules} == set(Order)
    frozen = {v.table.rules.palifico for v in views if v.table.round.palifico}
    assert frozen == {Palifico.FROZEN_FACE, Palifico.FROZEN_QUANTITY}
    assert any(r.exact for r in rules) and any(not r.wild_ones for r in rules)
    assert {len(view.hand) for view in views} == set(range(1, 7))
    assert max(len(view.table.seats) for view in views) == 12
    standing = [view.table.round.standing for view in views]
    assert None in standing and any(bid is not None and bid.strict for bid in standing)
    last = [v for v, bid in zip(views, standing, strict=True) if bid == table_ladder(v.table).bids[-1]]
    assert len({view.table.rules for view in last}) > 8 and not any(legal_bids(view.table) for view in last)
    past = [rnd for view in views for rnd in view.table.history]
    assert any(0 in rnd.dice for rnd in past) and any(rnd.verdict and rnd.verdict.gainer for rnd in past)
    assert all(view.seat == view.table.round.turn for view in views)
