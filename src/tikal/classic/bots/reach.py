"""The ways of a position of the classic game, for what can be said of them."""

from __future__ import annotations

from tikal.bots.reach import Reach as AnyReach
from tikal.bots.reach import hexes_of
from tikal.classic.planning.distances import FAR, Distances
from tikal.classic.rules.state import IN_SUPPLY, State
from tikal.core.hexes import HEXES


class Reach(AnyReach[State]):
    """The ways of one position."""

    def __init__(self, s: State) -> None:
        super().__init__(s, int(s.ruleset.leader_strength))
        distances = Distances()
        distances.measure(s)
        self.ap = distances.ap

    def way(self, seat: int, source: int, hex: int) -> int | None:
        direct = int(self.ap[source * HEXES + hex])
        homes = hexes_of(self.s.homes(seat))
        out = min((int(self.ap[source * HEXES + home]), home) for home in homes)
        others = [int(self.ap[home * HEXES + hex]) for home in homes if home != out[1]]
        cost = min([direct, *(out[0] + int(self.s.ruleset.secret.price) + way for way in others)])
        return cost if cost < FAR else None

    def entry(self, seat: int, hex: int) -> int | None:
        cost = min(int(self.ap[home * HEXES + hex]) for home in hexes_of(self.s.homes(seat)))
        return cost + int(self.s.ruleset.enter.price) if cost < FAR else None

    def explorers(self, seat: int, hex: int) -> list[int]:
        s, found = self.s, []
        for source in hexes_of(s.explorer_hexes[seat]):
            cost = self.way(seat, source, hex)
            if source != hex and cost is not None:
                found += [cost] * int(s.explorers[seat * HEXES + source])
        entry = self.entry(seat, hex)
        if entry is not None:
            found += [entry] * int(s.supply[seat])
        return sorted(found)

    def leaders(self, seat: int, hex: int) -> list[int]:
        at = int(self.s.leader[seat])
        if at == hex or (at < 0 and at != IN_SUPPLY):
            return []
        cost = self.entry(seat, hex) if at == IN_SUPPLY else self.way(seat, at, hex)
        return [] if cost is None else [cost]
