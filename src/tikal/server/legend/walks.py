"""Walks over several hexes: the cheapest way of a figure from one hex to every other that it can reach."""

from __future__ import annotations

import heapq
from typing import NamedTuple

from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.core.legend.state import LegendState


class Walk(NamedTuple):
    """The cheapest way to a hex: its steps as packed actions of an explorer, and what each costs."""

    target: int
    cost: int
    steps: tuple[int, ...]
    costs: tuple[int, ...]


def walks(s: LegendState, source: int, ap: int) -> list[Walk]:
    """Return where a figure of the current player can go from a hex, and how, cheapest first (L-MOVE, L-SECRET)."""
    found: dict[int, Walk] = {}
    queue: list[tuple[int, int, int, Walk]] = [(0, 0, source, Walk(source, 0, (), ()))]
    while queue:
        cost, _, hex, walk = heapq.heappop(queue)
        if hex in found:
            continue
        found[hex] = walk
        for step, price in _exits(s, hex):
            target = int(act.hex_of(step))
            if cost + price <= ap and target not in found:
                onward = Walk(target, cost + price, (*walk.steps, step), (*walk.costs, price))
                heapq.heappush(queue, (onward.cost, len(onward.steps), target, onward))
    del found[source]
    return sorted(found.values(), key=lambda walk: (walk.cost, walk.target))


def _exits(s: LegendState, hex: int) -> list[tuple[int, int]]:
    """The steps and secret paths from a hex, each with its price."""
    board = s.ruleset.box.board
    exits: list[tuple[int, int]] = []
    for side in range(SIDES):
        stones = int(s.stones_on_side(hex, side))
        if stones:
            target = int(board.neighbour[hex * SIDES + side])
            exits.append((int(act.pack(act.MOVE, target, hex, act.EXPLORER, stones)), stones))
    homes = int(s.homes(s.current))
    if homes >> hex & 1:
        secret = int(s.ruleset.box.costs.secret)
        others = [other for other in range(board.hexes) if other != hex and homes >> other & 1]
        exits += [(int(act.pack(act.SECRET, other, hex)), secret) for other in others]
    return exits
