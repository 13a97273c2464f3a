"""What it costs a seat to be stronger on a hex, as the paths lie: exact, where the evaluation only needs about."""

from __future__ import annotations

from tikal.classic.planning.distances import FAR, Distances
from tikal.classic.rules.state import IN_SUPPLY, State
from tikal.core.hexes import HEXES


def hexes_of(mask: int) -> list[int]:
    """Return the hexes of a mask."""
    return [hex for hex in range(HEXES) if int(mask) >> hex & 1]


class Reach:
    """The ways of one position."""

    def __init__(self, s: State) -> None:
        self.s = s
        distances = Distances()
        distances.measure(s)
        self.ap = distances.ap

    def way(self, seat: int, source: int, hex: int) -> int | None:
        """Return the AP of a figure's way from a hex to another, by a secret path too; None if there is none."""
        direct = int(self.ap[source * HEXES + hex])
        homes = hexes_of(self.s.homes(seat))
        out = min((int(self.ap[source * HEXES + home]), home) for home in homes)
        others = [int(self.ap[home * HEXES + hex]) for home in homes if home != out[1]]
        cost = min([direct, *(out[0] + int(self.s.ruleset.secret.price) + way for way in others)])
        return cost if cost < FAR else None

    def entry(self, seat: int, hex: int) -> int | None:
        """Return the AP that bring a new figure to a hex; None if there is no way."""
        cost = min(int(self.ap[home * HEXES + hex]) for home in hexes_of(self.s.homes(seat)))
        return cost + int(self.s.ruleset.enter.price) if cost < FAR else None

    def least(self, seat: int, hex: int, strength: int) -> int | None:
        """Return the least AP that make a seat stronger on a hex by this much; None if it cannot be."""
        explorers = self._explorers(seat, hex)
        costs = [0]
        for cost in explorers:
            costs.append(costs[-1] + cost)
        ways = [costs[strength]] if strength < len(costs) else []
        leader = self._leader(seat, hex)
        rest = max(0, strength - int(self.s.ruleset.leader_strength))
        if leader is not None and rest < len(costs):
            ways.append(leader + costs[rest])
        return min(ways, default=None)

    def nearest(self, seat: int, hex: int) -> int | None:
        """Return the least AP that bring any figure of a seat to a hex."""
        leader = self._leader(seat, hex)
        ways = self._explorers(seat, hex)[:1] + ([] if leader is None else [leader])
        return 0 if self.s.members(seat, hex) else min(ways, default=None)

    def _explorers(self, seat: int, hex: int) -> list[int]:
        """What each explorer that is not there would need, the cheapest first."""
        s, found = self.s, []
        for source in hexes_of(s.explorer_hexes[seat]):
            cost = self.way(seat, source, hex)
            if source != hex and cost is not None:
                found += [cost] * int(s.explorers[seat * HEXES + source])
        entry = self.entry(seat, hex)
        if entry is not None:
            found += [entry] * int(s.supply[seat])
        return sorted(found)

    def _leader(self, seat: int, hex: int) -> int | None:
        at = int(self.s.leader[seat])
        if at == IN_SUPPLY:
            return self.entry(seat, hex)
        return None if at < 0 or at == hex else self.way(seat, at, hex)

    def threat(self, hex: int) -> tuple[int, int] | None:
        """Return the least AP for which somebody else is level on a led hex, and who; None if nobody can be."""
        owner = int(self.s.majority(hex))
        mine = int(self.s.strength(owner, hex))
        ways = []
        for seat in range(int(self.s.players)):
            if seat != owner:
                cost = self.least(seat, hex, mine - int(self.s.strength(seat, hex)))
                if cost is not None:
                    ways.append((cost, seat))
        return min(ways, default=None)
