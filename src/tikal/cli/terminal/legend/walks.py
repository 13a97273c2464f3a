"""The cheapest ways of figures over Legend's board, for choosing and typing hexes further away."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.core.legend import layout as at
from tikal.core.legend.state import CARRYING_OUT, LegendState

FAR = 90  # more AP than any walk costs


@dataclass(frozen=True)
class Walk:
    """A way to a hex: what it takes, and the packed steps of an explorer."""

    target: int
    cost: int
    steps: tuple[int, ...]


def purse(s: LegendState) -> int:
    """Return the AP that steps are paid with now: those of a card, or those of the turn."""
    return s.word(at.BUDGET) if s.phase == CARRYING_OUT else int(s.ap)


def walks(s: LegendState, source: int, ap: int) -> list[Walk]:
    """Return the cheapest walk of a figure of the current player to every hex that so many AP reach, nearest first."""
    board = s.ruleset.box.board
    secret, homes = int(s.ruleset.box.costs.secret), int(s.homes(s.current))
    found: dict[int, Walk] = {}
    waiting: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, source, ())]
    while waiting:
        cost, count, hex, steps = heapq.heappop(waiting)
        if hex in found:
            continue
        found[hex] = Walk(hex, cost, steps)
        for side in range(SIDES):
            other, stones = int(board.neighbour[hex * SIDES + side]), int(s.stones_on_side(hex, side))
            if stones and other not in found and cost + stones <= ap:
                step = int(act.pack(act.MOVE, other, hex, 0, stones))
                heapq.heappush(waiting, (cost + stones, count + 1, other, (*steps, step)))
        if homes >> hex & 1 and cost + secret <= ap:
            for other in range(board.hexes):
                if homes >> other & 1 and other not in found:
                    path = int(act.pack(act.SECRET, other, hex))
                    heapq.heappush(waiting, (cost + secret, count + 1, other, (*steps, path)))
    return [walk for walk in found.values() if walk.steps]
