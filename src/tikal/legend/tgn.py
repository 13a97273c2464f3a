"""How a game of Legend is laid out as TGN."""

from __future__ import annotations

from tikal.core import action as act
from tikal.core.notation import SEATS
from tikal.core.position import DRAWING, Position
from tikal.legend.rules.state import DRAFTING
from tikal.record.record import Record
from tikal.record.tgn import Writer


class LegendWriter(Writer):
    """Lays out a game of Legend: what is dealt for a round, its draft, then a line per turn."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.phase = -1  # of the last action

    def action(self, state: Position, action: int) -> None:
        seat, phase = int(state.current), int(state.phase)
        if phase == DRAWING:
            self._deal(state, action)
            return
        drafting = phase == self.phase == DRAFTING
        if (seat != self.seat and not drafting) or not self.words or (self.phase == DRAFTING and not drafting):
            self.new_line()
            self.turns += 1
            self.words.append(f"{self.turns}.")
        if seat != self.seat:
            self.words.append(SEATS[seat])
            self.seat = seat
        self.word(state.rules.notation.write(action))
        if state.is_scored(action):
            self.words.append(f"S {SEATS[seat]} {state.points_due(seat)}")
        self.phase = phase
        state.apply(action)
        if act.kind_of(action) in (act.END, act.PASS):
            self.new_line()

    def _deal(self, state: Position, action: int) -> None:
        """What is dealt belongs to nobody."""
        if self.phase != DRAWING:
            self.new_line()
        self.word(state.rules.notation.write(action))
        self.phase = DRAWING
        state.apply(action)
        if state.phase != DRAWING:
            self.new_line()
