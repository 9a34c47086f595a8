"""The end of a round: what it will cost and whom, who spends a ten, where it bounces to, the king's rule, "done"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from engine.cards.actions import Action, Bounce, Done, Forbid, MakeRule
from engine.cards.legality import RULE_LIMIT, bounce_target, legal_actions, open_rule, shieldable
from engine.cards.meanings import Ban
from engine.cards.price import due
from engine.cards.state import Charge
from liars_qt.look.fonts import em, hand_down
from liars_qt.look.shapes import paper_panel
from liars_qt.look.tokens import current
from liars_qt.models.cards_shown import Scene
from liars_qt.widgets.fit_button import TOUCH, FitButton
from liars_qt.widgets.fit_text import FitText, TextLook
from liars_qt.words.card_tasks import ban_text
from liars_qt.words.cards import charge_text, free_text, immunity_text

translate = QCoreApplication.translate

_IN_A_ROW = 2  # seats that are offered to spend a ten, side by side


class RuleEdit(QWidget):
    """Make the king's rule: type it, or forbid a way of talking.

    `made` carries a MakeRule or a Forbid; `passed` says that Enter was pressed on a rule that is made already.
    """

    made = Signal(object)
    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no rule yet."""
        super().__init__(parent)
        self.text = QLineEdit(self)
        self.text.setMaxLength(RULE_LIMIT)
        self.bans = FitButton(parent=self)
        self.menu = QMenu(self)
        self.bans.clicked.connect(self._open_menu)
        self.text.returnPressed.connect(self.commit)
        self._kept = ""
        self._dress()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.text, 5)
        row.addWidget(self.bans, 2)
        self.retranslate()

    @property
    def pending(self) -> MakeRule | None:
        """Return the rule that is typed and not made yet."""
        text = self.text.text().strip()
        return MakeRule(text) if not self.text.isHidden() and text != self._kept else None

    def show_rule(self, text: str, ban: Ban | None, bans_only: bool, fresh: bool) -> None:
        """Show the rule as it was made; `fresh` begins anew with whatever was typed before."""
        if fresh or text != self._kept:
            self.text.setText(text)
        self._kept = text
        self.text.setVisible(not bans_only)
        choose = self.tr("Forbid…") if ban is None else ban_text(ban)
        self.bans.show_label(choose)

    def commit(self) -> None:
        """Make the rule that is typed, or pass on."""
        pending = self.pending
        if pending is None:
            self.passed.emit()
        else:
            self.made.emit(pending)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.text.setPlaceholderText(self.tr("Type the rule, or say it aloud"))
        self.text.setAccessibleName(self.tr("The king’s rule"))
        self.menu.clear()
        for ban in Ban:
            action = self.menu.addAction(ban_text(ban).replace("&", "&&"))
            action.triggered.connect(lambda _=False, ban=ban: self.made.emit(Forbid(ban)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.text, self.bans, self.menu)
            self._dress()

    def _dress(self) -> None:
        self.text.setMinimumHeight(max(TOUCH, round(em(self) * 2)))

    def _open_menu(self) -> None:
        """Open the list above the button: there is no room below it."""
        corner = self.bans.mapToGlobal(QPoint(0, 0))
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height()))


class TaskBar(QWidget):
    """Show what the round comes to and end it. `chosen` carries the actions to do, one after the other."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have no round yet."""
        super().__init__(parent)
        self.cost = FitText(TextLook(1.15), self)
        self.cost.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.shields: list[FitButton] = []
        self.rule = RuleEdit(self)
        self.bounce, self.done = FitButton(parent=self), FitButton("primary", 1.3, self)
        self._scene: Scene | None = None
        self._seats: tuple[int, ...] = ()
        self._number = 0
        self._arrange()
        self._wire()
        self.retranslate()

    @property
    def immune(self) -> frozenset[int]:
        """Return the seats that spend a ten."""
        pairs = zip(self._seats, self.shields, strict=False)
        return frozenset(seat for seat, button in pairs if button.isChecked())

    def show_scene(self, scene: Scene) -> None:
        """Show an open round; what was ticked and typed in it stays."""
        assert scene.round is not None
        fresh = scene.round.number != self._number
        self._scene, self._number = scene, scene.round.number
        self._show_shields(fresh)
        self._show_bounce()
        self._show_rule(fresh)
        self._refresh()

    def press_done(self) -> None:
        """End the round; a rule that is typed and not made yet is made first."""
        pending = None if self.rule.isHidden() else self.rule.pending
        first: tuple[Action, ...] = () if pending is None else (pending,)
        self.chosen.emit((*first, Done(self.immune)))

    def toggle_shield(self, seat: int | None) -> None:
        """Tick or untick the ten of a seat, or the first one on offer."""
        for ident, button in zip(self._seats, self.shields, strict=False):
            if seat in (None, ident):
                button.toggle()
                return

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.done.show_label(self.tr("Done, pass on"))
        self.done.setAccessibleDescription(self.tr("Writes this round down and gives the turn on, key Enter"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            hand_down(self, self.cost, self.rule, self.bounce, self.done, *self.shields)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper_panel(painter, QRectF(self.rect()).adjusted(4, 2, -4, -5), current())
        painter.end()

    def sizeHint(self) -> QSize:
        """Ask for more height where many hold a ten."""
        rows = 2 if len(self._seats) > _IN_A_ROW else 1
        return QSize(round(em(self) * 40), round(em(self) * 3) + rows * (TOUCH + 6))

    def _arrange(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(5)
        left = QVBoxLayout()
        left.setSpacing(3)
        left.addWidget(self.cost, 1)
        left.addLayout(self._grid)
        left.addWidget(self.rule)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 14, 11)
        row.setSpacing(10)
        row.addLayout(left, 10)
        row.addWidget(self.bounce, 4)
        row.addWidget(self.done, 5)
        for button in (self.bounce, self.done):
            button.setSizePolicy(button.sizePolicy().Policy.Preferred, button.sizePolicy().Policy.Expanding)

    def _wire(self) -> None:
        self.rule.passed.connect(self.press_done)
        self.rule.made.connect(lambda action: self.chosen.emit((action,)))
        self.bounce.clicked.connect(lambda: self.chosen.emit((Bounce(),)))
        self.done.clicked.connect(self.press_done)

    def _show_shields(self, fresh: bool) -> None:
        """Offer a button for every seat that may spend a ten now."""
        assert self._scene is not None
        ticked = frozenset() if fresh else self.immune
        self._seats = shieldable(self._scene.table)
        while len(self.shields) < len(self._seats):
            self._append_shield()
        charges = {charge.seat: charge for charge in due(self._scene.table)}
        for place, button in enumerate(self.shields):
            button.setVisible(place < len(self._seats))
            if place < len(self._seats):
                seat = self._seats[place]
                button.show_label(immunity_text(charges[seat], self._scene.labels))
                button.setChecked(seat in ticked)
        self.updateGeometry()

    def _append_shield(self) -> None:
        button = FitButton(parent=self)
        button.setFont(self.font())
        button.setCheckable(True)
        button.toggled.connect(lambda: self._refresh())
        self._grid.addWidget(button, len(self.shields) // _IN_A_ROW, len(self.shields) % _IN_A_ROW)
        self.shields.append(button)

    def _show_bounce(self) -> None:
        assert self._scene is not None
        target = bounce_target(self._scene.table)
        self.bounce.setVisible(target is not None)
        if target is not None:
            self.bounce.show_label(self.tr("Send it back to {name}").format(name=self._scene.labels[target]))

    def _show_rule(self, fresh: bool) -> None:
        assert self._scene is not None
        rule = open_rule(self._scene.table)
        self.rule.setVisible(rule is not None)
        if rule is not None:
            bans_only = MakeRule() not in legal_actions(self._scene.table)
            self.rule.show_rule(rule.text, rule.ban, bans_only, fresh)

    def _refresh(self) -> None:
        """Say what the round costs as things stand."""
        if self._scene is not None:
            charges = due(self._scene.table)
            self.cost.show_text(_cost_text(charges, self.immune, self._scene))


def _cost_text(charges: Sequence[Charge], immune: frozenset[int], scene: Scene) -> str:
    """Return who is charged with what; those that spend a ten are left out."""
    taken = [charge for charge in charges if charge.seat not in immune]
    if not taken:
        return free_text()
    points = {charge.points for charge in taken}
    if len(taken) == len(scene.table.seats) > 2 and len(points) == 1:
        return translate("CardTable", "Everybody +{points}").format(points=points.pop())
    return ", ".join(charge_text(charge, scene.labels) for charge in taken)
