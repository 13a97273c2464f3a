"""Paths between hexes: kept up to date as tiles are laid, never searched for.

For every hex the state holds its exits, ready-made move actions, cheapest first, and how many of them
each number of AP can pay for. For every empty hex it holds which sides face enterable land and where a
stone already waits there. All of it changes only around a tile that is laid or lifted.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import AROUND, BIT, HEXES, NEIGHBOUR, SIDES
from tikal.core.state import ROW, State


def connect(s: State, hex: i64) -> None:
    """Bring the tables up to date after the tile on `hex` was laid or lifted."""
    _refresh(s, hex)
    side: i64 = 0
    while side < SIDES:
        other: i64 = NEIGHBOUR[hex * SIDES + side]
        if other >= 0:
            _refresh(s, other)
        side += 1


def connect_all(s: State) -> None:
    """Build the tables for the whole board."""
    hex: i64 = 0
    while hex < HEXES:
        _refresh(s, hex)
        hex += 1


def _refresh(s: State, hex: i64) -> None:
    """Work out anew what the tables say of one hex."""
    bit: i64 = BIT[hex]
    s.frontier &= ~bit
    s.open_sides[hex] = 0
    s.stony_sides[hex] = 0
    ap: i64 = 0
    while ap < ROW:
        s.exit_count[hex * ROW + ap] = 0
        ap += 1
    count: i64 = 0
    if not s.explored & bit:
        if s.explored & AROUND[hex]:
            s.frontier |= bit
            _refresh_sides(s, hex)
    elif not s.volcanoes & bit:
        count = _refresh_exits(s, hex)
    while count < SIDES:
        s.exits[hex * SIDES + count] = 0
        count += 1


def _refresh_sides(s: State, hex: i64) -> None:
    enterable: i64 = s.explored & ~s.volcanoes
    open: i64 = 0
    stony: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other: i64 = NEIGHBOUR[hex * SIDES + side]
        if other >= 0 and enterable & BIT[other]:
            open |= BIT[side]
            if s.stones[other * SIDES + (side + 3) % SIDES]:
                stony |= BIT[side]
        side += 1
    s.open_sides[hex] = open
    s.stony_sides[hex] = stony


def _refresh_exits(s: State, hex: i64) -> i64:
    """List the exits of an enterable hex by cost, then side; return how many there are."""
    count: i64 = 0
    cost: i64 = 1
    while cost <= 6:
        side: i64 = 0
        while side < SIDES:
            if step_cost(s, hex, side) == cost:
                s.exits[hex * SIDES + count] = act.pack(
                    act.MOVE, NEIGHBOUR[hex * SIDES + side], hex, act.EXPLORER, cost
                )
                count += 1
            side += 1
        s.exit_count[hex * ROW + cost] = count
        cost += 1
    while cost < ROW:
        s.exit_count[hex * ROW + cost] = count
        cost += 1
    return count


def step_cost(s: State, hex: i64, side: i64) -> i64:
    """Stones on the way out of a hex over one side, on both tiles together; 0 means no path (C-MOVE-1, C-MOVE-3)."""
    other: i64 = NEIGHBOUR[hex * SIDES + side]
    if other < 0 or not (s.explored & ~s.volcanoes) & BIT[other]:
        return 0
    return s.stones[hex * SIDES + side] + s.stones[other * SIDES + (side + 3) % SIDES]


def cost_between(s: State, hex: i64, other: i64) -> i64:
    """Stones between two neighbouring hexes; 0 means no path, or no neighbours."""
    n: i64 = 0
    while n < SIDES:
        exit: i64 = s.exits[hex * SIDES + n]
        if exit and act.hex_of(exit) == other:
            return act.cost_of(exit)
        n += 1
    return 0


class Walk:
    """A way from one hex to another: what it costs and the single steps, as packed actions of an explorer."""

    def __init__(self, target: int, cost: int, steps: list[int]) -> None:
        self.target: int = target
        self.cost: int = cost
        self.steps: list[int] = steps


def walks(s: State, seat: i64, source: i64, ap: i64) -> list[Walk]:
    """Return the cheapest walk from `source` to every hex that a member of `seat` can reach with `ap`.

    Secret paths count where that seat has them. Of equally cheap ways the one found first is kept, with
    steps in exit order before secret paths: the same answer in every process.
    """
    best: vec[i64] = vec[i64]([99 for _ in range(HEXES)])
    came: vec[i64] = vec[i64]([0 for _ in range(HEXES)])
    best[source] = 0
    homes: i64 = s.homes(seat)
    cost: i64 = 0
    while cost < ap:
        hex: i64 = 0
        while hex < HEXES:
            if best[hex] == cost:
                _spread(s, homes, hex, ap, best, came)
            hex += 1
        cost += 1
    found: list[Walk] = []
    for target in range(HEXES):
        if target != source and best[target] <= ap:
            steps: list[int] = []
            at: i64 = target
            while at != source:
                step: i64 = came[at]
                steps.append(int(step))
                at = act.item_of(step)
            steps.reverse()
            found.append(Walk(target, int(best[target]), steps))
    return found


def _spread(s: State, homes: i64, hex: i64, ap: i64, best: vec[i64], came: vec[i64]) -> None:
    cost: i64 = best[hex]
    n: i64 = 0
    while n < SIDES:
        exit: i64 = s.exits[hex * SIDES + n]
        if exit:
            total: i64 = cost + act.cost_of(exit)
            to: i64 = act.hex_of(exit)
            if total <= ap and total < best[to]:
                best[to] = total
                came[to] = exit
        n += 1
    if homes & BIT[hex]:
        home: i64 = 0
        while home < HEXES:
            if homes & BIT[home] and cost + 1 <= ap and cost + 1 < best[home]:
                best[home] = cost + 1
                came[home] = act.pack(act.SECRET, home, hex, act.EXPLORER)
            home += 1
