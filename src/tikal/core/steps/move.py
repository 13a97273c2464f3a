"""Move a member: over stones to the next hex (C-MOVE), or along a secret path between camps (C-SECRET)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import AROUND, BIT, HEXES, SIDES
from tikal.core.paths import cost_between
from tikal.core.state import ROW, State, next_in
from tikal.core.step import Step, too_dear


def stands_there(s: State, hex: i64, figure: i64) -> bool:
    """Whether the current player has that kind of figure on that hex."""
    if figure == act.LEADER:
        return s.leader[s.current] == hex
    return s.explorers[s.current * HEXES + hex] > 0


def no_figure(figure: i64) -> str:
    """The refusal when `stands_there` says no."""
    return "leader-not-there" if figure == act.LEADER else "no-explorer-there"


def walk(s: State, action: i64, price: i64) -> None:
    """Carry the figure of a move or secret path from its source to its target."""
    figure = act.detail_of(action)
    target = act.hex_of(action)
    s.remove_member(s.current, act.item_of(action), figure, target)
    s.add_member(s.current, target, figure)
    s.ap -= price


def walk_back(s: State, action: i64, price: i64) -> None:
    """The exact opposite of `walk`."""
    figure = act.detail_of(action)
    source = act.item_of(action)
    s.remove_member(s.current, act.hex_of(action), figure, source)
    s.add_member(s.current, source, figure)
    s.ap += price


class Move(Step):
    """One hex further, for as many AP as stones are crossed; paid whole (C-MOVE-1, C-MOVE-2)."""

    def __init__(self) -> None:
        super().__init__(act.MOVE)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if s.ap == 0:
            return n
        leader = s.leader[s.current]
        if leader >= 0:
            n = self._exits(s, leader, act.LEADER << act.DETAIL, out, n)
        standing = s.explorer_hexes[s.current]
        while standing:
            n = self._exits(s, next_in(standing), act.EXPLORER << act.DETAIL, out, n)
            standing &= standing - 1
        return n

    def _exits(self, s: State, hex: i64, figure: i64, out: vec[i64], n: i64) -> i64:
        place: i64 = hex * SIDES
        last: i64 = place + s.exit_count[hex * ROW + s.ap]
        while place < last:
            out[n] = s.exits[place] | figure
            n += 1
            place += 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        source = act.item_of(action)
        target = act.hex_of(action)
        figure = act.detail_of(action)
        if not stands_there(s, source, figure):
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
        return too_dear(s, stones)

    def cost(self, action: i64) -> i64:
        return act.cost_of(action)

    def apply(self, s: State, action: i64) -> None:
        walk(s, action, act.cost_of(action))

    def unapply(self, s: State, action: i64) -> None:
        walk_back(s, action, act.cost_of(action))


class SecretPath(Step):
    """From base camp or an own camp to another of them, however far (C-SECRET-1)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.SECRET)
        self.price: i64 = price

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if s.ap < self.price or not s.camps[s.current]:
            return n
        homes = s.homes(s.current)
        leader = s.leader[s.current]
        if leader >= 0 and homes & BIT[leader]:
            n = self._paths(homes & ~BIT[leader], leader, act.LEADER, out, n)
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

    def refusal(self, s: State, action: i64) -> str:
        source = act.item_of(action)
        target = act.hex_of(action)
        figure = act.detail_of(action)
        if not stands_there(s, source, figure):
            return no_figure(figure)
        homes = s.homes(s.current)
        if source == target or not homes & BIT[source] or not homes & BIT[target]:
            return "no-secret-path"
        return too_dear(s, self.price)

    def cost(self, action: i64) -> i64:
        return self.price

    def apply(self, s: State, action: i64) -> None:
        walk(s, action, self.price)

    def unapply(self, s: State, action: i64) -> None:
        walk_back(s, action, self.price)
