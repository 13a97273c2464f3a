"""The classic game in the terms in which turns are explained."""

from __future__ import annotations

from tikal.bots.motives import Ground, Odds
from tikal.classic.bots.deeds import do
from tikal.classic.bots.prospects import scorings_left, treasure_odds
from tikal.classic.bots.reach import Reach
from tikal.classic.rules import scoring
from tikal.classic.rules.state import NORMAL, State
from tikal.core import action as act
from tikal.core.hexes import NAMES
from tikal.core.tiles import TERRAINS, Tile


class ClassicGround(Ground[State]):
    """Reads positions of the classic game."""

    names = NAMES
    terrains = TERRAINS

    def __init__(self, s: State) -> None:
        self.base = NAMES[int(s.ruleset.components.base)]
        self.turn = int(s.ruleset.action_points)

    def open_temples(self, s: State) -> int:
        return int(s.temples & ~s.guarded)

    def guarded(self, s: State) -> int:
        return int(s.guarded)

    def ruins(self, s: State) -> int:
        return int(s.filled)

    def pays(self, s: State, hex: int) -> int:
        return int(s.level[hex])

    def level(self, s: State, hex: int) -> int:
        return int(s.level[hex])

    def treasures_on(self, s: State, hex: int) -> int:
        return int(s.treasures_on[hex])

    def members(self, s: State, seat: int, hex: int) -> int:
        return int(s.members(seat, hex))

    def museum(self, s: State, seat: int) -> tuple[int, list[int]]:
        kinds = len(s.unseen)
        owned = [int(count) for count in s.treasures[seat * kinds : (seat + 1) * kinds]]
        return int(scoring.treasure_points(s, seat)), owned

    def odds(self, s: State, seat: int) -> Odds:
        return treasure_odds(s, seat)

    def tile(self, s: State, action: int) -> Tile:
        return s.ruleset.components.all_tiles[int(act.item_of(action))]

    def reach(self, s: State) -> Reach:
        return Reach(s)

    def do(self, s: State, action: int) -> tuple[int, int]:
        return do(s, action)

    def scorings(self, s: State, seat: int) -> int:
        return scorings_left(s, seat)

    def in_scoring(self, s: State) -> bool:
        return bool(s.round_kind != NORMAL)
