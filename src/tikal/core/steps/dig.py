"""Recover a treasure from a ruin (C-DIG), and see which one it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, NOWHERE
from tikal.core.ruleset import REVEALING, SPENDING
from tikal.core.state import State
from tikal.core.step import LEGAL, Condition, HexStep, OwnMember, Step


class OnRuin(Condition):
    """There is a ruin."""

    def __init__(self) -> None:
        super().__init__("no-ruin")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & s.ruins


class TreasureLeft(Condition):
    """A treasure is left there; an empty ruin is a clearing (C-DIG-2)."""

    def __init__(self) -> None:
        super().__init__("ruin-empty")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & s.filled


class SecondMember(Condition):
    """The second treasure from one ruin in a turn needs a second own member there (C-DIG-1)."""

    def __init__(self) -> None:
        super().__init__("second-treasure-needs-second-member")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & (~s.dug_once | s.crowd_hexes[s.current])


class TwiceAHex(Condition):
    """At most two treasures from one ruin in a turn (C-DIG-1)."""

    def __init__(self) -> None:
        super().__init__("dug-twice-here")

    def keep(self, s: State, hexes: i64) -> i64:
        return hexes & ~s.dug_twice


class TwiceATurn(Condition):
    """At most two treasures in a turn, over all ruins together (C-DIG-1, `reference`)."""

    def __init__(self) -> None:
        super().__init__("dug-twice-this-turn")

    def keep(self, s: State, hexes: i64) -> i64:
        in_two_ruins: i64 = s.dug_once & (s.dug_once - 1)
        return 0 if s.dug_twice or in_two_ruins else hexes


class Dig(HexStep):
    """Take the top treasure; `limit` is what the two a turn are counted over."""

    def __init__(self, price: int, limit: Condition) -> None:
        super().__init__(act.DIG, price, (OnRuin(), TreasureLeft(), OwnMember(), limit, SecondMember()))

    def apply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        s.treasures_on[hex] -= 1
        if s.treasures_on[hex] == 0:
            s.filled &= ~bit
        if s.dug_once & bit:
            s.dug_twice |= bit
        else:
            s.dug_once |= bit
        s.ap -= self.price
        s.digging = hex
        s.phase = REVEALING

    def unapply(self, s: State, action: i64) -> None:
        hex = act.hex_of(action)
        bit = BIT[hex]
        s.treasures_on[hex] += 1
        s.filled |= bit
        if s.dug_twice & bit:
            s.dug_twice &= ~bit
        else:
            s.dug_once &= ~bit
        s.ap += self.price
        s.digging = NOWHERE
        s.phase = SPENDING


class Reveal(Step):
    """Chance: the dug treasure is one of those nobody has seen."""

    def __init__(self) -> None:
        super().__init__(act.REVEAL)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        for left in s.unseen:
            if left:
                out[n] = act.pack(act.REVEAL, 0, kind)
                n += 1
            kind += 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        return LEGAL if s.unseen[act.item_of(action)] else "treasure-already-seen"

    def apply(self, s: State, action: i64) -> None:
        kind = act.item_of(action)
        s.unseen[kind] -= 1
        s.treasures[s.current * len(s.unseen) + kind] += 1
        s.push(s.digging)
        s.digging = NOWHERE
        s.phase = SPENDING

    def unapply(self, s: State, action: i64) -> None:
        kind = act.item_of(action)
        s.unseen[kind] += 1
        s.treasures[s.current * len(s.unseen) + kind] -= 1
        s.digging = s.pop()
        s.phase = REVEALING
