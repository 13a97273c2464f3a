"""What choices of all kinds need to know of a position of Legend."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tikal.cli.terminal.picks import PickMaker, neighbours
from tikal.core import action as act
from tikal.core.action import LEADER
from tikal.core.hexes import SIDES
from tikal.core.tiles import Tile
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.walks import Walk, purse, walks
from tikal.legend.terminal.board import figures, terrain
from tikal.legend.terminal.words import View
from tikal.messages import Say


class LegendPicks(PickMaker):
    """Makes choices of legal actions in one position, as the player to decide sees it."""

    def __init__(self, s: LegendState, view: View, names: Sequence[str], say: Say) -> None:
        self.s = s
        self.view = view
        self.box = s.ruleset.box
        super().__init__(s, self.box.board.names, self.box.treasures, names, say)

    def ground(self, hex: int) -> Text | None:
        return terrain(self.view["board"][hex])

    def figures(self, hex: int) -> list[Text]:
        return figures(self.view["board"][hex])

    def available(self, figure: int) -> int:
        return int(self.s.available(self.s.current, figure))

    def standing(self, hex: int, figure: int) -> int:
        there = self.s.leaders if figure == LEADER else self.s.explorers
        return int(there(self.s.current, hex))

    def level(self, hex: int) -> int:
        return self.s.level(hex)

    def ways(self, source: int) -> list[Walk]:
        return list(walks(self.s, source, purse(self.s)))

    def beside(self, hex: int) -> str:
        around = neighbours(self.box.board.neighbour, hex, self.s.explored)
        names = sorted(self.hexes[other] for other in around)
        return self.say("term-beside", hexes=" ".join(names)) if names else ""

    def tile_of(self, action: int) -> Tile:
        return self.box.tiles[act.item_of(action)]

    def laid(self, hex: int, action: int) -> tuple[list[int], str]:
        turn = int(act.detail_of(action))
        stones = [int(self.box.stones_at(act.item_of(action) + 1, turn, side)) for side in range(SIDES)]
        after = self.s.copy()
        after.apply(action)
        parts = []
        for side in range(SIDES):
            other, cost = int(self.box.board.neighbour[hex * SIDES + side]), int(after.stones_on_side(hex, side))
            if cost:
                parts.append(self.say("term-path", hex=self.hexes[other], cost=cost))
        return stones, ", ".join(parts) or self.say("term-no-path")
