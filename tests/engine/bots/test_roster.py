"""The roster names every level there is, the weakest first."""

import pytest

from engine.bots.roster import KEYS, MASTER, MINDS
from engine.bots.temperament import TEMPERS


def test_every_temper_and_master_is_on_the_roster_in_order_of_strength() -> None:
    assert (*TEMPERS, MASTER) == KEYS == tuple(MINDS)


@pytest.mark.parametrize("key", KEYS)
def test_a_mind_goes_by_its_key(key: str) -> None:
    assert MINDS[key].key == key
    assert MINDS[key] is MINDS[key]


def test_nobody_else_is_on_it() -> None:
    with pytest.raises(KeyError):
        MINDS["stranger"]
