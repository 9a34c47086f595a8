"""From a seat's view to what stands at each place of the table: names, dice, bids, hands."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.dice.bid import ones_are_wild
from engine.dice.state import Phase, Table
from engine.dice.view import SeatView
from liars_qt.models.shown import counted, shown
from liars_qt.widgets.hand import Hand, open_hand
from liars_qt.widgets.seat import SeatShown
from liars_qt.words.dice import spoken_bid
from liars_qt.words.names import Names

translate = QCoreApplication.translate


class Moment(NamedTuple):
    """What the places show beside the view: who thinks, whose cups are up, whether the verdict is told."""

    thinking: int | None = None
    lifted: Collection[int] = ()
    told: bool = True


def places(view: SeatView) -> tuple[int, ...]:
    """Return the seats in the order of the places round the table: the viewer's own first, then clockwise."""
    first, count = view.seat or 0, len(view.table.seats)
    return tuple((first + i) % count for i in range(count))


def seats_shown(view: SeatView, names: Names, moment: Moment) -> tuple[SeatShown, ...]:
    """Return each place's seat, in the order of `places`."""
    return tuple(_seat(view, seat, names, moment) for seat in places(view))


def _seat(view: SeatView, seat: int, names: Names, moment: Moment) -> SeatShown:
    table = view.table
    # While cups come up the table shows everybody as they were; what the verdict cost is seen with the verdict.
    dice = table.seats[seat].dice if moment.told else table.round.dice[seat]
    penalties = _penalties(table, seat, moment.told)
    bids = [made.bid for made in table.round.bids if made.seat == seat]
    to_move = table.phase is Phase.BIDDING and table.round.turn == seat
    thinking = moment.thinking == seat
    left = _left(table, dice, penalties)
    status = _status(table, seat, dice, thinking, to_move and view.seat == seat)
    if table.winner == seat and moment.told:
        status = translate("DiceTable", "winner")
    return SeatShown(
        name=names[seat],
        dice=dice,
        dice_at_start=max(table.rules.dice_per_seat, dice),
        penalties=None if table.rules.knockout else penalties,
        bid=shown(bids[-1], table.rules.strict_bids) if bids else None,
        hand=_hand(view, seat, moment),
        to_move=to_move,
        thinking=thinking,
        out=dice == 0,
        standing=bool(bids) and table.round.bidder == seat,
        status=status,
        left=left,
        spoken=", ".join(part for part in (left, spoken_bid(bids[-1]) if bids else "", status) if part),
    )


def _penalties(table: Table, seat: int, told: bool) -> int:
    """Return the penalties of a seat, without that of a verdict that is not told yet."""
    verdict = table.round.verdict
    untold = not told and verdict is not None and verdict.loser == seat and not table.rules.knockout
    return table.seats[seat].penalties - untold


def _left(table: Table, dice: int, penalties: int) -> str:
    if table.rules.knockout:
        return translate("DiceTable", "%n dice left", None, dice)
    return translate("DiceTable", "%n penalties", None, penalties)


def _status(table: Table, seat: int, dice: int, thinking: bool, own_turn: bool) -> str:
    if dice == 0:
        return translate("DiceTable", "out")
    if thinking:
        return translate("DiceTable", "thinking")
    return translate("DiceTable", "your turn") if own_turn else ""


def _hand(view: SeatView, seat: int, moment: Moment) -> Hand:
    """Return a seat's hand: counted once its cup is up, open if it is the viewer's, else under the cup."""
    table = view.table
    rnd = table.round
    if rnd.shown is not None and seat in moment.lifted and rnd.standing is not None:
        faces = tuple(sorted(rnd.shown[seat]))
        spoken = translate("DiceTable", "Dice shown: {dice}").format(dice=_listed(faces))
        return Hand(counted(faces, rnd.standing, table.wild_ones), 0, spoken)
    if seat == view.seat and view.hand:
        wild = table.wild_ones if rnd.standing is None else ones_are_wild(rnd.standing, table.wild_ones)
        faces = tuple(sorted(view.hand))
        return open_hand(faces, wild, translate("DiceTable", "Your dice: {dice}").format(dice=_listed(faces)))
    if not rnd.dice[seat]:
        return Hand()
    spoken = translate("DiceTable", "%n dice under the cup", None, rnd.dice[seat])
    return Hand(covered=rnd.dice[seat], spoken=spoken)


def _listed(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))
