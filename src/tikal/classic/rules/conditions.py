"""Requirements that editions differ in, passed to the step they belong to."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import reasons as why
from tikal.core import sites


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
        crowded: i64 = s.crowd_hexes[s.current]
        too_few: i64 = why.SECOND_TREASURE_NEEDS_SECOND_MEMBER
        return sites.within_digging_limit(hexes, s.dug_once, s.dug_twice, crowded, too_few)


class TwiceATurn(TwiceAHex):
    """At most two treasures in a turn, over all ruins together (C-DIG-1, `reference`)."""

    def narrow(self, s: State, hexes: i64) -> i64:
        in_two_ruins: i64 = s.dug_once & (s.dug_once - 1)
        return why.DUG_TWICE_THIS_TURN if s.dug_twice or in_two_ruins else super().narrow(s, hexes)
