"""A step of Legend: one kind of action. What may be done now, why not, what then happens.

How it is taken back no step has to say: the state's journal knows (`LegendState.put`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.legend.rules.reasons import CODES
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Step:
    """One kind of action. Stateless: numbers are constructor arguments."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all legal actions of this kind into `out` from place `n`; return the next free place."""
        raise NotImplementedError

    def refusal(self, s: LegendState, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this action is not allowed in this phase."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        """Return the AP that this action takes."""
        return 0

    def apply(self, s: LegendState, action: i64) -> None:
        """Do it. Legality is not checked here."""
        raise NotImplementedError


class PaidStep(Step):
    """An action of section 4, for AP."""

    def __init__(self, kind: int, price: i64) -> None:
        super().__init__(kind)
        self.price: i64 = price

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return self.list_all(s, out, n) if s.ap >= self.price else n

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all that could be done for enough AP."""
        raise NotImplementedError

    def refusal(self, s: LegendState, action: i64) -> str:
        reason = self.why_not(s, action)
        return reason if reason != LEGAL or s.ap >= self.cost(action) else "not-enough-ap"

    def why_not(self, s: LegendState, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this could not be done for enough AP either."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        return self.price

    def apply(self, s: LegendState, action: i64) -> None:
        s.ap -= self.cost(action)
        self.do(s, action)

    def do(self, s: LegendState, action: i64) -> None:
        """Do what has been paid for."""
        raise NotImplementedError


class PaidHexStep(PaidStep):
    """An AP action on one hex."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        """Return those of `hexes` on which the current player may do it, or the reason if none is left."""
        raise NotImplementedError

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_hexes(self.kind, self.narrow(s, s.ruleset.box.board.everywhere), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return reason_of(self.narrow(s, BIT[act.hex_of(action)]))


def list_hexes(kind: i64, hexes: i64, out: vec[i64], n: i64) -> i64:
    """Write an action of a kind for every hex of a mask; a reason in its place is none."""
    while hexes > 0:
        out[n] = kind | next_in(hexes) << act.HEX
        n += 1
        hexes &= hexes - 1
    return n


def reason_of(narrowed: i64) -> str:
    """Return LEGAL for hexes that were left, else the code of the reason."""
    return CODES[-narrowed] if narrowed < 0 else LEGAL
