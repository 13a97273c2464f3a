"""Chance: a seeded dealer that stands beside the state and supplies what is revealed.

It holds the decks, shuffled beforehand, each from its own sub-stream of the seed: tiles letter by
letter, treasures by the ruin tile they lie on and their depth. So the same deal can be played again in
other seats whatever is played. It keeps no place of its own: how far the decks are used up is read off
the state. It is a secret of whoever runs the game.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, HEXES
from tikal.core.position import DRAWING, Position
from tikal.core.state import State

if TYPE_CHECKING:
    from librt.vecs import vec

WORD: Final = 0xFFFFFFFF

DEEPEST: Final = 8  # no ruin has so many treasures


def total(numbers: vec[i64]) -> i64:
    """Add up an array."""
    sum: i64 = 0
    for number in numbers:
        sum += number
    return sum


class Rng:
    """Marsaglia's xorshift128 on 32-bit words: the same numbers in both builds and on every machine."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "little")
        self.y: i64 = int.from_bytes(digest[4:8], "little")
        self.z: i64 = int.from_bytes(digest[8:12], "little")
        self.w: i64 = int.from_bytes(digest[12:16], "little") | 1

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_rng, (int(self.x), int(self.y), int(self.z), int(self.w)))

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, for n up to a million; no bias that a shuffle could show."""
        t: i64 = (self.x ^ self.x << 11) & WORD
        self.x = self.y
        self.y = self.z
        self.z = w = self.w
        w = w ^ w >> 19 ^ t ^ t >> 8
        self.w = w
        return w * n >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            item: i64 = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1


def _rebuild_rng(x: int, y: int, z: int, w: int) -> Rng:
    rng = Rng("")
    rng.x, rng.y, rng.z, rng.w = x, y, z, w
    return rng


class Deck:
    """Deals what is hidden in one game. It is a secret of whoever runs the game."""

    def deal(self, position: Position) -> i64:
        """Return what chance gives in a position that waits for it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a dealer is a secret: it is not copied or sent")


class Dealer(Deck):
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
