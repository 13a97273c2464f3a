"""How far everything is: the stones on every edge, and the AP it takes to bring a figure from supply anywhere.

Kept from position to position: only what a laid tile, a token or a camp has changed is measured again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, HEX_OF_BIT, SIDES
from tikal.core.tiles import RUIN, TEMPLE, VOLCANO
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import PLACES, Board
from tikal.legend.rules.box import LAKE
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

FAR: Final = 16  # AP: out of reach
MOST_SEATS: Final = 4
UNMEASURED: Final = -1


class Map:
    """The ways of one position, and what lies along them."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.stones: vec[i64] = zeros(PLACES * SIDES)  # by hex * 6 + side; 0 means no path
        self.laid: vec[i64] = zeros(PLACES)  # by hex: tile and turn when it was measured
        self.tokens: i64 = UNMEASURED
        self.camps: vec[i64] = zeros(MOST_SEATS)
        self.reach: vec[i64] = zeros(MOST_SEATS * PLACES)  # AP to bring a figure from supply, or FAR
        self.rival: vec[i64] = zeros(MOST_SEATS * PLACES)  # ... for the nearest of the others
        self.access: vec[i64] = zeros(MOST_SEATS)  # what lies in reach of the camps, the nearer the better
        self.away: vec[i64] = zeros(PLACES)  # of the last `spread`: AP from the source
        self.back: vec[i64] = zeros(PLACES)  # ... and the hex from which one comes
        self.buckets: vec[i64] = zeros(FAR + 8)
        n: i64 = 0
        while n < PLACES:
            self.laid[n] = UNMEASURED
            n += 1

    def measure(self, s: LegendState) -> None:
        """Bring everything up to this position."""
        changed: bool = self._read_tiles(s)
        seat: i64 = 0
        while seat < s.players:
            if changed or self.camps[seat] != s.w[at.CAMPS + seat]:
                self.camps[seat] = s.w[at.CAMPS + seat]
                self._reach_from_homes(s, seat)
                changed = True
            seat += 1
        if changed:
            self._compare_seats(s)

    def _read_tiles(self, s: LegendState) -> bool:
        """Count the stones around everything that is not as it was; return whether anything was not."""
        changed: bool = False
        tokens: i64 = s.w[at.STONE] * 512 + s.w[at.STONE + 1]
        all_again: bool = tokens != self.tokens
        hex: i64 = 0
        while hex < self.board.hexes:
            laid: i64 = s.w[at.TILE + hex] * SIDES + s.w[at.TURN + hex]
            if all_again or laid != self.laid[hex]:
                self.laid[hex] = laid
                self._count_stones(s, hex)
                changed = True
            hex += 1
        self.tokens = tokens
        return changed

    def _count_stones(self, s: LegendState, hex: i64) -> None:
        side: i64 = 0
        while side < SIDES:
            other: i64 = self.board.neighbour[hex * SIDES + side]
            if other >= 0:
                stones: i64 = s.stones_on_side(hex, side)
                self.stones[hex * SIDES + side] = stones
                self.stones[other * SIDES + (side + 3) % SIDES] = stones
            side += 1

    def spread(self, s: LegendState, sources: i64, homes: i64, start: i64, most: i64) -> None:
        """Measure the AP from the nearest of some hexes, where `start` is spent already, to all within `most` AP.

        Between `homes` secret paths lead.
        """
        away = self.away
        buckets = self.buckets
        hex: i64 = 0
        while hex < self.board.hexes:
            away[hex] = FAR
            hex += 1
        n: i64 = 0
        while n < FAR:
            buckets[n] = 0
            n += 1
        if start >= FAR or most < start:
            return
        buckets[start] = sources
        left: i64 = sources
        while left:
            hex = HEX_OF_BIT[(left & -left) % 67]
            away[hex] = start
            self.back[hex] = -1
            left &= left - 1
        secret: i64 = s.ruleset.box.costs.secret
        cost: i64 = start
        while cost < FAR and cost <= most:
            while buckets[cost]:
                hex = HEX_OF_BIT[(buckets[cost] & -buckets[cost]) % 67]
                buckets[cost] &= buckets[cost] - 1
                if away[hex] != cost:
                    continue
                side: i64 = 0
                while side < SIDES:
                    stones: i64 = self.stones[hex * SIDES + side]
                    if stones and cost + stones < FAR:
                        other: i64 = self.board.neighbour[hex * SIDES + side]
                        if cost + stones < away[other]:
                            away[other] = cost + stones
                            self.back[other] = hex
                            buckets[cost + stones] |= BIT[other]
                    side += 1
                if homes & BIT[hex] and cost + secret < FAR:
                    left = homes & ~BIT[hex]
                    while left:
                        other = HEX_OF_BIT[(left & -left) % 67]
                        if cost + secret < away[other]:
                            away[other] = cost + secret
                            self.back[other] = hex
                            buckets[cost + secret] |= BIT[other]
                        left &= left - 1
            cost += 1

    def _reach_from_homes(self, s: LegendState, seat: i64) -> None:
        homes: i64 = s.homes(seat)
        self.spread(s, homes, homes, s.ruleset.box.costs.deploy, FAR)
        access: i64 = 0
        hex: i64 = 0
        while hex < self.board.hexes:
            away: i64 = self.away[hex]
            self.reach[seat * PLACES + hex] = away
            if away < FAR:
                access += (FAR - away) * self.prize(s, hex)
            hex += 1
        self.access[seat] = access

    def prize(self, s: LegendState, hex: i64) -> i64:
        """What it is worth to get to a hex, about: by what is printed there, so that it changes only with the tiles."""
        tile: i64 = s.w[at.TILE + hex]
        terrain: i64 = s.ruleset.box.terrain[tile]
        if terrain == TEMPLE:
            return 2 + s.ruleset.box.value[tile]
        if terrain == VOLCANO:
            return 7
        if terrain == RUIN:
            return 1 + s.ruleset.box.value[tile]
        return 2 if terrain == LAKE else 1

    def _compare_seats(self, s: LegendState) -> None:
        """Find for each seat and hex how near the nearest of the others is."""
        seat: i64 = 0
        while seat < s.players:
            hex: i64 = 0
            while hex < self.board.hexes:
                near: i64 = FAR
                other: i64 = 0
                while other < s.players:
                    if other != seat and self.reach[other * PLACES + hex] < near:
                        near = self.reach[other * PLACES + hex]
                    other += 1
                self.rival[seat * PLACES + hex] = near
                hex += 1
            seat += 1
