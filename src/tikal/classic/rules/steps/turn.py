"""Begin a turn by a draw, end it by saying so (C-TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Draw(Step[State]):
    """Chance: a tile of the topmost letter comes off the stack (C-SET-2)."""

    def __init__(self) -> None:
        super().__init__(act.DRAW)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        tiles: i64 = self._top_tiles(s)
        while tiles:
            out[n] = act.pack(act.DRAW, 0, next_in(tiles))
            n += 1
            tiles &= tiles - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        tile = BIT[act.item_of(action)]
        if not s.undrawn & tile:
            return "tile-already-drawn"
        return LEGAL if self._top_tiles(s) & tile else "tile-not-on-top"

    def _top_tiles(self, s: State) -> i64:
        return s.undrawn & s.ruleset.components.letter_mask[s.next_letter()]

    def apply(self, s: State, action: i64) -> None:
        tile = act.item_of(action)
        s.push_flow()
        s.undrawn &= ~BIT[tile]
        s.ruleset.rounds.drawn(s, tile)

    def unapply(self, s: State, action: i64) -> None:
        tile = BIT[act.item_of(action)]
        s.undrawn |= tile
        s.discarded &= ~tile
        s.offer &= ~tile
        s.pop_flow()


class EndTurn(Step[State]):
    """The only way a turn ends, also at 0 AP; what is not spent is lost (C-TURN-1, C-TURN-4)."""

    def __init__(self) -> None:
        super().__init__(act.END)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        out[n] = act.END
        return n + 1

    def why_not(self, s: State, action: i64) -> str:
        return LEGAL

    def apply(self, s: State, action: i64) -> None:
        rounds = s.ruleset.rounds
        rounds.remember(s)
        s.push_turn()
        s.push_flow()
        rounds.end_spending(s)

    def unapply(self, s: State, action: i64) -> None:
        s.pop_flow()
        s.pop_turn()
        s.ruleset.rounds.restore(s)
