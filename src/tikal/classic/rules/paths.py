"""Paths between hexes: kept up to date as tiles are laid, never searched for.

For every hex the state holds its exits, ready-made move actions, cheapest first, and how many of them
each number of AP can pay for. It also holds which sides of a hex face enterable land, and on which of them a
stone waits there. All of it changes only around a tile that is laid or lifted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import EMPTY, ROW, State
from tikal.core import action as act
from tikal.core.arrays import array
from tikal.core.hexes import AROUND, BIT, HEXES, NEIGHBOUR, OPPOSITE, SIDES

if TYPE_CHECKING:
    from librt.vecs import vec


def connect(s: State, hex: i64) -> None:
    """Open the paths of a tile that was just put on `hex`."""
    s.frontier = (s.frontier | AROUND[hex]) & ~s.explored
    if s.volcanoes & BIT[hex]:
        return
    stones = s.stones
    enterable: i64 = s.explored & ~s.volcanoes
    side: i64 = 0
    while side < SIDES:
        other: i64 = NEIGHBOUR[hex * SIDES + side]
        if other >= 0:
            across: i64 = OPPOSITE[side]
            cost: i64 = stones[hex * SIDES + side]
            s.open_sides[other] |= BIT[across]
            if cost:
                s.stony_sides[other] |= BIT[across]
            if enterable & BIT[other]:
                cost += stones[other * SIDES + across]
                if cost:
                    _add_exit(s, hex, other, cost)
                    _add_exit(s, other, hex, cost)
        side += 1


def disconnect(s: State, hex: i64) -> None:
    """Close the paths of the tile on `hex`, which is about to be lifted: the exact opposite of `connect`."""
    stones = s.stones
    explored: i64 = s.explored & ~BIT[hex]  # afterwards
    enterable: i64 = EMPTY if s.volcanoes & BIT[hex] else explored & ~s.volcanoes
    side: i64 = 0
    while side < SIDES:
        other: i64 = NEIGHBOUR[hex * SIDES + side]
        if other >= 0:
            across: i64 = OPPOSITE[side]
            s.open_sides[other] &= ~BIT[across]
            s.stony_sides[other] &= ~BIT[across]
            if enterable & BIT[other]:
                cost: i64 = stones[hex * SIDES + side] + stones[other * SIDES + across]
                if cost:
                    _remove_exit(s, hex, other, cost)
                    _remove_exit(s, other, hex, cost)
            if not explored & AROUND[other]:
                s.frontier &= ~BIT[other]
        side += 1
    if explored & AROUND[hex]:
        s.frontier |= BIT[hex]


def _add_exit(s: State, hex: i64, other: i64, cost: i64) -> None:
    """Enter a move into the row of its hex. As integers, cheaper moves are smaller: the row stays sorted."""
    exits = s.exits
    exit: i64 = act.MOVE | other << act.HEX | hex << act.ITEM | cost << act.COST
    row: i64 = hex * ROW
    first: i64 = hex * SIDES
    place: i64 = first + s.exit_count[row + ROW - 1]
    while place > first and exits[place - 1] > exit:
        exits[place] = exits[place - 1]
        place -= 1
    exits[place] = exit
    counts = s.exit_count
    last: i64 = row + ROW
    row += cost
    while row < last:
        counts[row] += 1
        row += 1


def _remove_exit(s: State, hex: i64, other: i64, cost: i64) -> None:
    """Take a move out of the row of its hex."""
    exits = s.exits
    exit: i64 = act.MOVE | other << act.HEX | hex << act.ITEM | cost << act.COST
    row: i64 = hex * ROW
    last: i64 = hex * SIDES + s.exit_count[row + ROW - 1] - 1
    place: i64 = hex * SIDES
    while exits[place] != exit:
        place += 1
    while place < last:
        exits[place] = exits[place + 1]
        place += 1
    exits[last] = 0
    counts = s.exit_count
    while cost < ROW:
        counts[row + cost] -= 1
        cost += 1


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
    best: vec[i64] = array([99 for _ in range(HEXES)])
    came: vec[i64] = array([0 for _ in range(HEXES)])
    best[source] = 0
    homes: i64 = s.homes(seat)
    secret: i64 = s.ruleset.secret.price
    cost: i64 = 0
    while cost < ap:
        hex: i64 = 0
        while hex < HEXES:
            if best[hex] == cost:
                _spread(s, homes, secret, hex, ap, best, came)
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


def _spread(s: State, homes: i64, secret: i64, hex: i64, ap: i64, best: vec[i64], came: vec[i64]) -> None:
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
            if homes & BIT[home] and cost + secret <= ap and cost + secret < best[home]:
                best[home] = cost + secret
                came[home] = act.pack(act.SECRET, home, hex, act.EXPLORER)
            home += 1
