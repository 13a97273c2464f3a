"""A step: one rule whole. What may be done now, why not, what then happens, how it is taken back.

Legality and explanation are one thing. A step that happens on a hex narrows a set of hexes, requirement by
requirement (`HexStep.narrow`): what is left is legal, and the requirement that left nothing is the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.action import HEX
from tikal.core.hexes import BIT, HEX_OF_BIT
from tikal.core.position import LEGAL, Position
from tikal.core.reasons import reason_of

if TYPE_CHECKING:
    from librt.vecs import vec

S = TypeVar("S", bound=Position)

ANYWHERE: Final = (1 << 62) - 1  # every hex of any board


class Step(Generic[S]):
    """One kind of action. Stateless: numbers and options are constructor arguments."""

    def __init__(self, kind: i64, price: i64 = 0) -> None:
        self.kind: i64 = kind
        self.price: i64 = price  # the least AP that it takes

    def legal(self, s: S, out: vec[i64], n: i64) -> i64:
        """Write all legal actions of this kind into `out` from place `n`; return the next free place.

        Called only in its phase and while `price` AP are left: the rules see to that.
        """
        raise NotImplementedError

    def refusal(self, s: S, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this action is not allowed in this phase."""
        reason = self.why_not(s, action)
        return "not-enough-ap" if reason == LEGAL and s.ap < self.cost(action) else reason

    def why_not(self, s: S, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this could not be done for enough AP either."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        """Return the AP that this action takes."""
        return self.price

    def apply(self, s: S, action: i64) -> None:
        """Do it. Legality is not checked here."""
        raise NotImplementedError

    def unapply(self, s: S, action: i64) -> None:
        """Take back exactly what `apply` did last, where the state keeps no journal of it."""
        raise NotImplementedError


class HexStep(Step[S]):
    """A step on one hex."""

    def narrow(self, s: S, hexes: i64) -> i64:
        """Return those of `hexes` on which the current player may do it, or the reason if none is left."""
        raise NotImplementedError

    def legal(self, s: S, out: vec[i64], n: i64) -> i64:
        hexes: i64 = self.narrow(s, ANYWHERE)
        kind: i64 = self.kind
        while hexes > 0:  # as `list_hexes` does it: this is done at every decision
            bit: i64 = hexes & -hexes
            out[n] = kind | HEX_OF_BIT[bit % 67] << HEX
            n += 1
            hexes ^= bit
        return n

    def why_not(self, s: S, action: i64) -> str:
        return reason_of(self.narrow(s, BIT[act.hex_of(action)]))


def list_hexes(action: i64, hexes: i64, out: vec[i64], n: i64) -> i64:
    """Write an action for every hex of a mask; a reason in its place is none."""
    while hexes > 0:
        bit: i64 = hexes & -hexes
        out[n] = action | HEX_OF_BIT[bit % 67] << HEX
        n += 1
        hexes ^= bit
    return n
