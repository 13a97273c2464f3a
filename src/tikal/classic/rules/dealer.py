"""The dealer of the classic game: tiles letter by letter, treasures by the ruin tile they lie on and their depth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.dealer import Dealer, Rng, total
from tikal.core.hexes import BIT, HEXES
from tikal.core.position import DRAWING, Position

if TYPE_CHECKING:
    from librt.vecs import vec

DEEPEST: Final = 8  # more treasures than any ruin has


class ClassicDealer(Dealer):
    """Deals one classic game, from the state it is given on."""

    def __init__(self, state: State, seed: str) -> None:
        c = state.ruleset.components
        shuffled = c.order[:]
        Rng(f"{seed}/tiles").shuffle(shuffled)
        self.stack: vec[i64] = zeros(len(c.tiles))  # the tiles from top to bottom, letter by letter (C-SET-2)
        self.top: i64 = 0  # where the search for the topmost undrawn tile begins; only a hint, and not to be trusted
        self.above: i64 = 0  # ... if one of the tiles above it, here as a mask, is undrawn
        place = c.letter_start[:]
        for tile in shuffled:
            letter: i64 = c.letter_of[tile]
            self.stack[place[letter]] = tile
            place[letter] += 1
        self.treasures: vec[i64] = zeros(len(c.tiles) * DEEPEST)  # by ruin tile and depth
        unseen = zeros(int(total(state.unseen)))
        n: i64 = 0
        kind: i64 = 0
        for left in state.unseen:
            while left:
                unseen[n] = kind
                n += 1
                left -= 1
            kind += 1
        Rng(f"{seed}/treasures").shuffle(unseen)
        self._hide(state, unseen)

    def _hide(self, state: State, unseen: vec[i64]) -> None:
        """Give every treasure place that is still closed, on the board or in the stack, a treasure."""
        c = state.ruleset.components
        closed = c.masks[:]
        hex: i64 = 0
        while hex < HEXES:
            if state.ruins & BIT[hex]:
                closed[state.tile[hex]] = state.treasures_on[hex] + (1 if state.digging == hex else 0)
            hex += 1
        n: i64 = 0
        tile: i64 = 0
        for count in closed:
            depth: i64 = 1
            while depth <= count and not state.discarded & BIT[tile]:
                self.treasures[tile * DEEPEST + depth] = unseen[n]
                n += 1
                depth += 1
            tile += 1

    def deal(self, position: Position) -> i64:
        assert isinstance(position, State)
        s: State = position
        if s.phase == DRAWING:
            if s.undrawn & self.above:  # something was taken back
                self.top = 0
                self.above = 0
            n: i64 = self.top
            while not s.undrawn & BIT[self.stack[n]]:
                self.above |= BIT[self.stack[n]]
                n += 1
            self.top = n
            return act.DRAW | self.stack[n] << act.ITEM
        tile: i64 = s.tile[s.digging]
        depth: i64 = s.treasures_on[s.digging] + 1
        return act.pack(act.REVEAL, 0, self.treasures[tile * DEEPEST + depth])
