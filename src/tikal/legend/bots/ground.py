"""Legend in the terms in which turns are explained."""

from __future__ import annotations

from tikal.bots.motives import Ground, Odds
from tikal.core import action as act
from tikal.core.tiles import VOLCANO, Tile
from tikal.legend.bots.deeds import do
from tikal.legend.bots.prospects import scorings_left, treasure_odds
from tikal.legend.bots.reach import Reach
from tikal.legend.rules import scoring
from tikal.legend.rules.box import LAKE, TERRAINS
from tikal.legend.rules.state import LegendState


class LegendGround(Ground[LegendState]):
    """Reads positions of Legend."""

    terrains = TERRAINS

    def __init__(self, s: LegendState) -> None:
        box = s.ruleset.box
        self.names = box.board.names
        self.base = self.names[int(box.base)]
        self.turn = int(box.numbers.scoring_ap)

    def open_temples(self, s: LegendState) -> int:
        return s.temples & ~s.guarded

    def guarded(self, s: LegendState) -> int:
        return s.guarded

    def ruins(self, s: LegendState) -> int:
        return s.filled

    def prizes(self, s: LegendState) -> int:
        return self.open_temples(s) | s.volcanoes

    def pays(self, s: LegendState, hex: int) -> int:
        numbers, level = s.ruleset.box.numbers, s.level(hex)
        if s.volcanoes >> hex & 1:
            return int(numbers.volcano_points)
        return level + int(numbers.tall_bonus[level]) if level else 0

    def level(self, s: LegendState, hex: int) -> int:
        return s.level(hex)

    def treasures_on(self, s: LegendState, hex: int) -> int:
        return s.treasures_on(hex)

    def members(self, s: LegendState, seat: int, hex: int) -> int:
        return int(s.members(seat, hex))

    def museum(self, s: LegendState, seat: int) -> tuple[int, list[int]]:
        owned = [int(s.owns(seat, kind)) for kind in range(len(s.ruleset.box.treasures))]
        return int(scoring.treasures(s, seat)), owned

    def odds(self, s: LegendState, seat: int) -> Odds:
        return treasure_odds(s, seat)

    def tile(self, s: LegendState, action: int) -> Tile:
        return s.ruleset.box.all_tiles[int(act.item_of(action))]

    def is_goal(self, tile: Tile) -> bool:
        return super().is_goal(tile) or tile.terrain in (VOLCANO, LAKE)

    def reach(self, s: LegendState) -> Reach:
        return Reach(s)

    def do(self, s: LegendState, action: int) -> tuple[int, int]:
        return do(s, action)

    def scorings(self, s: LegendState, seat: int) -> int:
        return scorings_left(s, seat)

    def in_scoring(self, s: LegendState) -> bool:
        return s.scoring != "none"
