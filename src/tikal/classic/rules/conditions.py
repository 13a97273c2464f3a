"""Requirements that editions differ in, passed to the step they belong to."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import reasons as why


class Condition:
    """One more requirement of a step."""

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
        return hexes if hexes else why.NO_OWN_MEMBER


class TwiceAHex(Condition):
    """At most two treasures from one ruin in a turn (C-DIG-1)."""

    def narrow(self, s: State, hexes: i64) -> i64:
        hexes &= ~s.dug_twice
        return hexes if hexes else why.DUG_TWICE_HERE


class TwiceATurn(Condition):
    """At most two treasures in a turn, over all ruins together (C-DIG-1, `reference`)."""

    def narrow(self, s: State, hexes: i64) -> i64:
        in_two_ruins: i64 = s.dug_once & (s.dug_once - 1)
        return why.DUG_TWICE_THIS_TURN if s.dug_twice or in_two_ruins else hexes
