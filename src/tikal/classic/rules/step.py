"""A step: one rule whole. What may be done now, why not, what then happens, how it is taken back.

Legality and explanation are one thing. A step that happens on a hex narrows a set of hexes, requirement by
requirement (`HexStep.narrow`): what is left is legal, and the requirement that left nothing is the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.action import HEX
from tikal.core.hexes import BIT, EVERYWHERE, HEX_OF_BIT
from tikal.core.position import LEGAL as LEGAL

if TYPE_CHECKING:
    from librt.vecs import vec


# What `narrow` returns instead of a set of hexes when none is left. CODES[-reason] is its code, of the same name.
NO_TEMPLE: Final = -1
NO_OWN_MEMBER: Final = -2
TEMPLE_GUARDED: Final = -3
UNCOVERED_TWICE: Final = -4
SECOND_LEVEL_NEEDS_SECOND_MEMBER: Final = -5
NO_PIECE_LEFT: Final = -6
NO_RUIN: Final = -7
RUIN_EMPTY: Final = -8
DUG_TWICE_HERE: Final = -9
DUG_TWICE_THIS_TURN: Final = -10
SECOND_TREASURE_NEEDS_SECOND_MEMBER: Final = -11
NO_CAMP_SITE: Final = -12
CAMP_ALREADY_THERE: Final = -13
NO_CAMP_LEFT: Final = -14
NO_GUARD_LEFT: Final = -15
NO_MAJORITY: Final = -16
CODES: Final = (
    LEGAL,
    "no-temple",
    "no-own-member",
    "temple-guarded",
    "uncovered-twice",
    "second-level-needs-second-member",
    "no-piece-left",
    "no-ruin",
    "ruin-empty",
    "dug-twice-here",
    "dug-twice-this-turn",
    "second-treasure-needs-second-member",
    "no-camp-site",
    "camp-already-there",
    "no-camp-left",
    "no-guard-left",
    "no-majority",
)


class Step:
    """One kind of action. Stateless: numbers and options are constructor arguments."""

    def __init__(self, kind: int, price: int = 0) -> None:
        self.kind: int = kind
        self.price: i64 = price  # AP that it takes, at the least

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        """Write all legal actions of this kind into `out` from place `n`; return the next free place.

        Called only in its phase and while `price` AP are left: the ruleset sees to that.
        """
        raise NotImplementedError

    def refusal(self, s: State, action: i64) -> str:
        """Return LEGAL, or the code of the reason why this action is not allowed in this phase."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        """Return the AP that this action takes."""
        return self.price

    def apply(self, s: State, action: i64) -> None:
        """Do it. Legality is not checked here."""
        raise NotImplementedError

    def unapply(self, s: State, action: i64) -> None:
        """Take back exactly what `apply` did last."""
        raise NotImplementedError


class HexStep(Step):
    """A step on one hex, for a fixed price."""

    def narrow(self, s: State, hexes: i64) -> i64:
        """Return those of `hexes` on which the current player may do it, or the reason if none is left."""
        raise NotImplementedError

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        hexes: i64 = self.narrow(s, EVERYWHERE)
        while hexes > 0:
            n = self.list_at(s, HEX_OF_BIT[(hexes & -hexes) % 67], out, n)
            hexes &= hexes - 1
        return n

    def list_at(self, s: State, hex: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions on one hex that was left."""
        out[n] = self.kind | hex << HEX
        return n + 1

    def refusal(self, s: State, action: i64) -> str:
        left: i64 = self.narrow(s, BIT[act.hex_of(action)])
        assert left, "narrow returns hexes or a reason, never nothing"
        return CODES[-left] if left < 0 else too_dear(s, self.price)


class Condition:
    """A requirement that editions differ in, passed to the step it belongs to."""

    def narrow(self, s: State, hexes: i64) -> i64:
        """Return those of `hexes` that meet it, or the reason if none is left."""
        raise NotImplementedError


class NoRequirement(Condition):
    """Nothing more is asked for."""

    def narrow(self, s: State, hexes: i64) -> i64:
        return hexes


class OwnMember(Condition):
    """An own member stands there (C-CAMP-2)."""

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes &= s.member_hexes[s.current]
        return hexes if hexes else NO_OWN_MEMBER


def too_dear(s: State, price: i64) -> str:
    """Return the refusal for what the current player cannot pay, or LEGAL."""
    return "not-enough-ap" if s.ap < price else LEGAL
