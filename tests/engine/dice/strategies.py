"""Hypothesis strategies: every rule set that makes sense, bids of a table, whole games."""

from hypothesis import strategies as st

from engine.dice.rules import Order, Palifico, RuleSet, Scoring, Trigger
from engine.records.record import GameRecord
from tests.engine.dice.tables import RULE_SETS, random_record

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def custom_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw from all combinations of switches without problems."""
    scoring = draw(st.sampled_from(Scoring))
    knockout = scoring is Scoring.KNOCKOUT
    wild = draw(st.booleans())
    order = draw(st.sampled_from([order for order in Order if wild or order is not Order.HALVED_ONES]))
    return RuleSet(
        dice_per_seat=draw(st.integers(1, 6)),
        scoring=scoring,
        wild_ones=wild,
        order=order,
        strict_bids=wild and order is Order.PLAIN and draw(st.booleans()),
        open_with_ones=draw(st.booleans()),
        exact=knockout and draw(st.booleans()),
        palifico=draw(st.sampled_from(Palifico)) if knockout else Palifico.NONE,
        trigger=draw(st.sampled_from(Trigger)),
    )


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Draw a preset, a usual variant, or any custom rule set."""
    return st.sampled_from(list(RULE_SETS.values())) | custom_rule_sets()


def records(max_seats: int = 5, rounds: int = 12) -> st.SearchStrategy[GameRecord]:
    """Draw the record of a whole game played at random."""
    return st.builds(random_record, rule_sets(), st.integers(2, max_seats), SEEDS, st.just(rounds))
