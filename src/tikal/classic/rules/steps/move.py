"""Move a member: over stones to the next hex (C-MOVE), or along a secret path between camps (C-SECRET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.paths import cost_between
from tikal.classic.rules.state import ROW, State
from tikal.core import action as act
from tikal.core.action import COST, DETAIL, FIELD, HEX, ITEM, LEADER, SECRET
from tikal.core.hexes import AROUND, BIT, HEX_OF_BIT, SIDES
from tikal.core.moves import refuse_secret, refuse_step
from tikal.core.notation import MOST_STONES
from tikal.core.step import Step, list_hexes

if TYPE_CHECKING:
    from librt.vecs import vec


class Move(Step[State]):
    """One hex further, for as many AP as stones are crossed; paid whole (C-MOVE-1, C-MOVE-2)."""

    def __init__(self) -> None:
        super().__init__(act.MOVE, 1)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        exits = s.exits
        counts = s.exit_count
        ap: i64 = s.ap if s.ap < MOST_STONES else MOST_STONES
        seat = s.current
        hex: i64 = s.leader[seat]
        place: i64 = 0
        last: i64 = 0
        if hex >= 0:
            place = hex * SIDES
            last = place + counts[hex * ROW + ap]
            while place < last:
                out[n] = exits[place] | LEADER << DETAIL
                n += 1
                place += 1
        standing = s.explorer_hexes[seat]
        while standing:
            hex = HEX_OF_BIT[(standing & -standing) % 67]
            place = hex * SIDES
            last = place + counts[hex * ROW + ap]
            while place < last:  # the rows hold an explorer's moves as they are
                out[n] = exits[place]
                n += 1
                place += 1
            standing &= standing - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        source = act.item_of(action)
        target = act.hex_of(action)
        reason = refuse_step(s, AROUND[source] & BIT[target] != 0, cost_between(s, source, target), action)
        if reason == "no-path" and not s.explored & BIT[target]:
            return "not-explored"
        if reason == "no-path" and s.volcanoes & BIT[target]:
            return "volcano-in-the-way"
        return reason

    def cost(self, action: i64) -> i64:
        return act.cost_of(action)

    def apply(self, s: State, action: i64) -> None:
        s.move_member(s.current, action >> ITEM & FIELD, action >> HEX & FIELD, action >> DETAIL & FIELD)
        s.ap -= action >> COST

    def unapply(self, s: State, action: i64) -> None:
        s.move_member(s.current, action >> HEX & FIELD, action >> ITEM & FIELD, action >> DETAIL & FIELD)
        s.ap += action >> COST


class SecretPath(Step[State]):
    """From the base camp or a camp of one's own to another of them, however far (C-SECRET-1)."""

    def __init__(self, price: int) -> None:
        super().__init__(SECRET, price)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if not s.camps[s.current]:
            return n
        homes = s.homes(s.current)
        leader = s.leader[s.current]
        if leader >= 0 and homes & BIT[leader]:
            n = list_hexes(SECRET | LEADER << DETAIL | leader << ITEM, homes & ~BIT[leader], out, n)
        standing = s.explorer_hexes[s.current] & homes
        while standing:
            bit: i64 = standing & -standing
            n = list_hexes(SECRET | HEX_OF_BIT[bit % 67] << ITEM, homes ^ bit, out, n)
            standing ^= bit
        return n

    def why_not(self, s: State, action: i64) -> str:
        return refuse_secret(s, s.homes(s.current), action)

    def apply(self, s: State, action: i64) -> None:
        s.move_member(s.current, act.item_of(action), act.hex_of(action), act.detail_of(action))
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        s.move_member(s.current, act.hex_of(action), act.item_of(action), act.detail_of(action))
        s.ap += self.price
