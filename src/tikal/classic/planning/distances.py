"""How many AP it is from any hex to any other over the paths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.rules.state import ROW, State
from tikal.core import action as act
from tikal.core.arrays import array, zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, HEXES, SIDES

if TYPE_CHECKING:
    from librt.vecs import vec

FAR: Final[i64] = 20  # farther than anything is worth walking; also where there is no way

_FAR_AWAY: Final = array([FAR] * (HEXES * HEXES))


class Distances:
    """A table of all pairs: `ap[source * 40 + target]`. Secret paths are not in it: they belong to one seat."""

    def __init__(self) -> None:
        self.ap: vec[i64] = _FAR_AWAY[:]
        self.waves: vec[i64] = zeros(FAR + 1)  # by cost: hexes that a search has yet to leave

    def measure(self, s: State) -> None:
        """Measure all ways of a position."""
        self.ap = _FAR_AWAY[:]
        land: i64 = s.explored & ~s.volcanoes
        while land:
            self._spread(s, HEX_OF_BIT[(land & -land) % 67])
            land &= land - 1

    def _spread(self, s: State, source: i64) -> None:
        ap = self.ap
        waves = self.waves
        exits = s.exits
        counts = s.exit_count
        row: i64 = source * HEXES
        ap[row + source] = 0
        waves[0] = BIT[source]
        cost: i64 = 0
        while cost < FAR:
            wave: i64 = waves[cost]
            waves[cost] = 0
            while wave:
                hex: i64 = HEX_OF_BIT[(wave & -wave) % 67]
                wave &= wave - 1
                if ap[row + hex] < cost:
                    continue
                place: i64 = hex * SIDES
                last: i64 = place + counts[hex * ROW + ROW - 1]
                while place < last:
                    exit: i64 = exits[place]
                    to: i64 = exit >> act.HEX & act.FIELD
                    total: i64 = cost + (exit >> act.COST & act.FIELD)
                    if total < ap[row + to]:
                        ap[row + to] = total
                        waves[total] |= BIT[to]
                    place += 1
            cost += 1

    def extend(self, s: State, before: Distances, hex: i64) -> None:
        """Measure a position that has one more tile, on `hex`, than the one measured `before`."""
        if s.volcanoes & BIT[hex]:
            self.ap = before.ap[:]
            return
        ap = before.ap[:]
        new: i64 = hex * HEXES
        place: i64 = hex * SIDES
        last: i64 = place + s.exit_count[hex * ROW + ROW - 1]
        while place < last:  # from the new tile to everywhere, over each neighbour
            exit: i64 = s.exits[place]
            step: i64 = exit >> act.COST & act.FIELD
            row: i64 = (exit >> act.HEX & act.FIELD) * HEXES
            other: i64 = 0
            while other < HEXES:
                total: i64 = step + ap[row + other]
                if total < ap[new + other]:
                    ap[new + other] = total
                other += 1
            place += 1
        ap[new + hex] = 0
        source: i64 = 0
        while source < HEXES:  # paths cost the same both ways
            first: i64 = ap[new + source]
            if first < FAR and source != hex:
                row = source * HEXES
                ap[row + hex] = first
                other = 0
                while other < HEXES:
                    total = first + ap[new + other]
                    if total < ap[row + other]:
                        ap[row + other] = total
                    other += 1
            source += 1
        self.ap = ap
