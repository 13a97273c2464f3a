"""A step: one rule whole. What may be done now, why not, what then happens, how it is taken back.

Legality and explanation are one thing. A step that happens on a hex is a tuple of conditions, each of
which narrows a set of hexes and has a reason code: what passes all of them is legal, and the first one
that a hex fails explains the refusal.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, EVERYWHERE
from tikal.core.state import State, next_in

LEGAL = ""  # the refusal of what is not refused


class Step:
    """One kind of action. Stateless: numbers and options are constructor arguments."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        """Write all legal actions of this kind into `out` from place `n`; return the next free place."""
        raise NotImplementedError

    def refusal(self, s: State, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this action is not allowed in this phase."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        """Return the AP that this action takes."""
        return 0

    def apply(self, s: State, action: i64) -> None:
        """Do it. Legality is not checked here."""
        raise NotImplementedError

    def unapply(self, s: State, action: i64) -> None:
        """Take back exactly what `apply` did last."""
        raise NotImplementedError


class Condition:
    """One requirement on the hex of an action, with the code of the reason it gives when it fails."""

    def __init__(self, code: str) -> None:
        self.code: str = code

    def keep(self, s: State, hexes: i64) -> i64:
        """Return those of `hexes` that meet the requirement for the current player."""
        raise NotImplementedError


class HexStep(Step):
    """A step on one hex, for a fixed price, under a tuple of conditions."""

    def __init__(self, kind: int, price: int, conditions: tuple[Condition, ...]) -> None:
        super().__init__(kind)
        self.price: i64 = price
        self.conditions: tuple[Condition, ...] = conditions

    def hexes(self, s: State) -> i64:
        """Return the hexes that meet all conditions, whatever AP are left."""
        kept: i64 = EVERYWHERE
        for condition in self.conditions:
            kept = condition.keep(s, kept)
            if not kept:
                return kept
        return kept

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if s.ap < self.price:
            return n
        kept = self.hexes(s)
        while kept:
            hex = next_in(kept)
            n = self.list_at(s, hex, out, n)
            kept &= kept - 1
        return n

    def list_at(self, s: State, hex: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions on one hex that met all conditions."""
        out[n] = act.pack(self.kind, hex)
        return n + 1

    def refusal(self, s: State, action: i64) -> str:
        bit: i64 = BIT[act.hex_of(action)]
        for condition in self.conditions:
            if not condition.keep(s, bit):
                return condition.code
        return too_dear(s, self.price)

    def cost(self, action: i64) -> i64:
        return self.price


def too_dear(s: State, price: i64) -> str:
    """Return the refusal for what the current player cannot pay, or LEGAL."""
    return "not-enough-ap" if s.ap < price else LEGAL


class OwnMember(Condition):
    """An own member stands there (C-UNC-2, C-DIG-1, C-CAMP-2)."""

    def __init__(self) -> None:
        super().__init__("no-own-member")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & s.member_hexes[s.current]
