"""The ways of a position of Legend, for what can be said of them."""

from __future__ import annotations

import heapq

from tikal.bots.reach import Reach as AnyReach
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.legend.rules.state import LegendState


class Reach(AnyReach[LegendState]):
    """The ways of one position, on foot: cards and powers are another matter."""

    def __init__(self, s: LegendState) -> None:
        super().__init__(s, int(s.ruleset.box.numbers.leader_strength))
        board = s.ruleset.box.board
        self._exits: list[list[tuple[int, int]]] = []  # by hex: stones to a neighbour, and which
        for hex in range(board.hexes):
            sides = [
                (int(s.stones_on_side(hex, side)), int(board.neighbour[hex * SIDES + side])) for side in range(SIDES)
            ]
            self._exits.append([exit for exit in sides if exit[0]])
        self._ways: dict[tuple[int, int], dict[int, int]] = {}

    def _from(self, seat: int, source: int) -> dict[int, int]:
        """The AP from a hex to every other, by secret paths too."""
        if (seat, source) not in self._ways:
            homes, secret = hexes_of(self.s.homes(seat)), int(self.s.ruleset.box.costs.secret)
            found: dict[int, int] = {}
            waiting = [(0, source)]
            while waiting:
                cost, hex = heapq.heappop(waiting)
                if hex in found:
                    continue
                found[hex] = cost
                exits = self._exits[hex] + ([(secret, home) for home in homes] if hex in homes else [])
                for stones, other in exits:
                    if other not in found:
                        heapq.heappush(waiting, (cost + stones, other))
            self._ways[seat, source] = found
        return self._ways[seat, source]

    def way(self, seat: int, source: int, hex: int) -> int | None:
        return self._from(seat, source).get(hex)

    def entry(self, seat: int, hex: int) -> int | None:
        ways = [self.way(seat, home, hex) for home in hexes_of(self.s.homes(seat))]
        cost = min((way for way in ways if way is not None), default=None)
        return None if cost is None else cost + int(self.s.ruleset.box.costs.deploy)

    def explorers(self, seat: int, hex: int) -> list[int]:
        return self._figures(seat, hex, int(act.EXPLORER))

    def leaders(self, seat: int, hex: int) -> list[int]:
        return self._figures(seat, hex, int(act.LEADER))

    def _figures(self, seat: int, hex: int, figure: int) -> list[int]:
        s, found = self.s, []
        for source in hexes_of(s.member_hexes(seat)):
            cost = self.way(seat, source, hex)
            if source != hex and cost is not None:
                found += [cost] * int(s.leaders(seat, source) if figure else s.explorers(seat, source))
        entry = self.entry(seat, hex)
        if entry is not None:
            found += [entry] * int(s.available(seat, figure))
        return sorted(found)
