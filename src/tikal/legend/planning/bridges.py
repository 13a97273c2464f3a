"""Where a trail stone would bring something within reach: edges without a path, with somebody near one end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core.arrays import zeros
from tikal.core.hexes import BIT
from tikal.legend.planning.map import FAR, Map
from tikal.legend.planning.walks import worth_going
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Bridges:
    """Edges that are worth a stone in one position."""

    def __init__(self) -> None:
        self.near: vec[i64] = zeros(PLACES)  # AP for the current player to bring somebody there, or FAR

    def find(self, s: LegendState, map: Map, ap: i64) -> list[tuple[int, int]]:
        """Return edges, each with the hex that lies behind it, best first: `ap` are left once the stone lies."""
        map.measure(s)
        self._measure_near(s, map)
        board = map.board
        goals: i64 = worth_going(s)
        stone: i64 = s.ruleset.box.costs.stone
        ranked: list[tuple[int, int, int]] = []
        edge: i64 = 0
        while edge < board.edges:
            hex: i64 = board.edge_hex[edge]
            place: i64 = hex * 6 + board.edge_side[edge]
            other: i64 = board.neighbour[place]
            if not map.stones[place]:
                if self.near[other] < self.near[hex]:
                    hex, other = other, hex
                saved: i64 = self.near[other] - self.near[hex] - 1 - stone
                if goals & BIT[other] and self.near[hex] < ap and saved > 0:
                    prize: i64 = map.prize(s, other) * 4 - self.near[hex]
                    ranked.append((-int(prize), int(edge), int(other)))
            edge += 1
        ranked.sort()
        return [(edge, goal) for _, edge, goal in ranked]

    def _measure_near(self, s: LegendState, map: Map) -> None:
        seat: i64 = s.current
        homes: i64 = s.homes(seat)
        map.spread(s, s.w[at.MEMBER_HEXES + seat], homes, 0, FAR)
        supplied: bool = s.w[at.EXPLORERS_IN + seat] + s.w[at.LEADERS_IN + seat] > 0
        hex: i64 = 0
        while hex < map.board.hexes:
            near: i64 = map.away[hex]
            reach: i64 = map.reach[seat * PLACES + hex]
            self.near[hex] = reach if supplied and reach < near else near
            hex += 1
