"""Move a member: over stones to the next hex (C-MOVE), or along a secret path between camps (C-SECRET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.paths import cost_between
from tikal.classic.rules.state import MOST_STONES, ROW, State
from tikal.core import action as act
from tikal.core.action import COST, DETAIL, FIELD, HEX, ITEM, LEADER
from tikal.core.hexes import AROUND, BIT, HEX_OF_BIT, SIDES, next_in
from tikal.core.position import LEGAL
from tikal.core.sites import no_figure, refuse_secret
from tikal.core.step import Step

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
        figure = act.detail_of(action)
        if not s.stands(s.current, source, figure):
            return no_figure(figure)
        if not AROUND[source] & BIT[target]:
            return "not-next-to"
        if not s.explored & BIT[target]:
            return "not-explored"
        if s.volcanoes & BIT[target]:
            return "volcano-in-the-way"
        stones = cost_between(s, source, target)
        if stones == 0:
            return "no-path"
        if stones != act.cost_of(action):
            return "other-cost"
        return LEGAL

    def cost(self, action: i64) -> i64:
        return act.cost_of(action)

    def apply(self, s: State, action: i64) -> None:
        s.move_member(s.current, action >> ITEM & FIELD, action >> HEX & FIELD, action >> DETAIL & FIELD)
        s.ap -= action >> COST

    def unapply(self, s: State, action: i64) -> None:
        s.move_member(s.current, action >> HEX & FIELD, action >> ITEM & FIELD, action >> DETAIL & FIELD)
        s.ap += action >> COST


class SecretPath(Step[State]):
    """From base camp or an own camp to another of them, however far (C-SECRET-1)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.SECRET, price)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if not s.camps[s.current]:
            return n
        homes = s.homes(s.current)
        leader = s.leader[s.current]
        if leader >= 0 and homes & BIT[leader]:
            n = self._paths(homes & ~BIT[leader], leader, LEADER, out, n)
        standing = s.explorer_hexes[s.current] & homes
        while standing:
            hex = next_in(standing)
            n = self._paths(homes & ~BIT[hex], hex, act.EXPLORER, out, n)
            standing &= standing - 1
        return n

    def _paths(self, targets: i64, source: i64, figure: i64, out: vec[i64], n: i64) -> i64:
        while targets:
            out[n] = act.pack(act.SECRET, next_in(targets), source, figure)
            n += 1
            targets &= targets - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        return refuse_secret(s, s.homes(s.current), action)

    def apply(self, s: State, action: i64) -> None:
        s.move_member(s.current, act.item_of(action), act.hex_of(action), act.detail_of(action))
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        s.move_member(s.current, act.hex_of(action), act.item_of(action), act.detail_of(action))
        s.ap += self.price
