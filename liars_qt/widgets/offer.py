"""What a picker may offer: every bid of the table, allowed or refused with a sentence; and the nearest allowed one."""

from collections.abc import Iterator
from typing import NamedTuple


class Pick(NamedTuple):
    """A bid as the picker knows it."""

    quantity: int
    face: int
    strict: bool = False


class Cell(NamedTuple):
    """One bid and why it may not be made; an empty `refusal` allows it."""

    pick: Pick
    refusal: str = ""


class Offer(NamedTuple):
    """Every bid that the picker can show, the one to begin with, and what stops it at either end.

    `styles` adds the choice between wild and strict. `too_many` explains why the quantity goes no higher and
    `too_few` why it goes no lower. Without an allowed bid `nothing_left` says so.
    """

    cells: tuple[Cell, ...] = ()
    initial: Pick | None = None
    styles: bool = False
    too_few: str = ""
    too_many: str = ""
    nothing_left: str = ""


FACES = (1, 2, 3, 4, 5, 6)


class Shelf:
    """An offer made ready for look-ups."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self._refusals = {cell.pick: cell.refusal for cell in offer.cells}
        self.allowed = sorted(pick for pick, refusal in self._refusals.items() if not refusal)
        self._allowed = set(self.allowed)

    def allows(self, pick: Pick) -> bool:
        """Whether this very bid may be made."""
        return pick in self._allowed

    def refusal(self, pick: Pick) -> str:
        """Return why a bid may not be made, or nothing if it may."""
        return self._refusals.get(pick, self.offer.nothing_left)

    def first(self) -> Pick | None:
        """Return the bid to begin with: the offer's own if it is allowed, else the lowest allowed one."""
        if self.offer.initial in self._allowed:
            return self.offer.initial
        return self.allowed[0] if self.allowed else None

    def at_quantity(self, pick: Pick, step: int) -> Pick | None:
        """Return the nearest allowed bid with more (`step` +1) or fewer (-1) dice, keeping style and face if it can."""
        beyond = [each for each in self.allowed if (each.quantity - pick.quantity) * step > 0]
        if not beyond:
            return None
        return min(beyond, key=lambda each: (abs(each.quantity - pick.quantity), *_away(each, pick)))

    def with_face(self, pick: Pick, face: int) -> Pick | None:
        """Return the allowed bid on `face` nearest to `pick`: the same quantity, else more dice, else fewer."""
        ranked = ((_far(each, pick), each) for each in self.allowed if each.face == face)
        return min(ranked, default=(None, None))[1]

    def with_style(self, pick: Pick, strict: bool) -> Pick | None:
        """Return the allowed bid of the other style nearest to `pick`."""
        ranked = ((_far(each, pick), each) for each in self.allowed if each.strict == strict)
        return min(ranked, default=(None, None))[1]

    def neighbours(self, pick: Pick, step: int) -> Iterator[Pick]:
        """Yield the allowed bids of this quantity and style with a higher (+1) or lower (-1) face, nearest first."""
        faces = FACES[pick.face :] if step > 0 else FACES[: pick.face - 1][::-1]
        return (each for face in faces if self.allows(each := pick._replace(face=face)))


def _away(each: Pick, pick: Pick) -> tuple[bool, int, bool]:
    """Rank by style kept, then by distance of the face, a higher face before a lower one."""
    return each.strict != pick.strict, abs(each.face - pick.face), each.face < pick.face


def _far(each: Pick, pick: Pick) -> tuple[bool, bool, int, int]:
    """Rank by style kept, then by quantity: the same, then the next ones up, then the next ones down; then face."""
    more = each.quantity - pick.quantity
    return each.strict != pick.strict, more < 0, abs(more), abs(each.face - pick.face)
