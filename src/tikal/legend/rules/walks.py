"""Walks over several hexes: the cheapest way of a figure from one hex to every other that it can reach.

The faces use these to offer, read and explain walks; the planner has its own (`planning/walks.py`).
"""

from __future__ import annotations

import heapq
from typing import Final

from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.legend.rules import layout as at
from tikal.legend.rules.state import CARRYING_OUT, LegendState

FAR: Final = 90  # more AP than any walk costs


class Walk:
    """The cheapest way to a hex: its steps as packed actions of an explorer, and what each costs."""

    def __init__(self, target: int, cost: int, steps: tuple[int, ...], costs: tuple[int, ...]) -> None:
        self.target: int = target
        self.cost: int = cost
        self.steps: tuple[int, ...] = steps
        self.costs: tuple[int, ...] = costs


def purse(s: LegendState) -> int:
    """Return the AP that steps are paid with now: those of the effect that is carried out, or those of the turn."""
    return s.word(at.BUDGET) if s.phase == CARRYING_OUT else int(s.ap)


def walks(s: LegendState, source: int, ap: int) -> list[Walk]:
    """Return where a figure of the current player can go from a hex, and how, cheapest first (L-MOVE, L-SECRET)."""
    found: dict[int, Walk] = {}
    waiting: list[tuple[int, int, int, tuple[int, ...], tuple[int, ...]]] = [(0, 0, source, (), ())]
    while waiting:
        cost, count, hex, steps, costs = heapq.heappop(waiting)
        if hex in found:
            continue
        found[hex] = Walk(hex, cost, steps, costs)
        for step, price in _exits(s, hex):
            target = int(act.hex_of(step))
            if cost + price <= ap and target not in found:
                heapq.heappush(waiting, (cost + price, count + 1, target, (*steps, step), (*costs, price)))
    del found[source]
    return list(found.values())


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
        for other in range(board.hexes):
            if other != hex and homes >> other & 1:
                exits.append((int(act.pack(act.SECRET, other, hex)), secret))
    return exits
