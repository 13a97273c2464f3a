"""Chance: a seeded dealer that stands beside the state and supplies what is revealed.

It holds the decks, shuffled beforehand, each from its own sub-stream of the seed: tiles letter by
letter, treasures by the ruin tile they lie on and their depth. So the same deal can be played again in
other seats whatever is played. It keeps no place of its own: how far the decks are used up is read off
the state. It is a secret of whoever runs the game.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, HEXES
from tikal.core.ruleset import DRAWING, RUIN
from tikal.core.state import State

WORD: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift128 on 32-bit words: the same numbers in both builds and on every machine."""

    def __init__(self, seed: str) -> None:
        digest = hashlib.blake2b(seed.encode(), digest_size=16).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "little")
        self.y: i64 = int.from_bytes(digest[4:8], "little")
        self.z: i64 = int.from_bytes(digest[8:12], "little")
        self.w: i64 = int.from_bytes(digest[12:16], "little") | 1

    def word(self) -> i64:
        """Return 32 random bits."""
        t: i64 = (self.x ^ self.x << 11) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ self.w >> 19 ^ t ^ t >> 8
        return self.w

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, for n up to a million; no bias that a shuffle could show."""
        return self.word() * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]


class Dealer:
    """Deals one game, from the state it is given on."""

    def __init__(self, state: State, seed: str) -> None:
        c = state.ruleset.components
        order: list[int] = list(range(len(c.tiles)))
        Rng(f"{seed}/tiles").shuffle(order)
        self.order: vec[i64] = vec[i64](order)  # within a letter, the tile that stands first here comes first
        self.depth: i64 = max(tile.value for tile in c.tiles if tile.terrain == RUIN) + 1
        self.treasures: vec[i64] = vec[i64]([0 for _ in range(len(c.tiles) * int(self.depth))])
        unseen: list[int] = [kind for kind, left in enumerate(state.unseen) for _ in range(left)]
        Rng(f"{seed}/treasures").shuffle(unseen)
        self._hide(state, unseen)

    def _hide(self, state: State, unseen: list[int]) -> None:
        """Give every treasure place that is still closed, on the board or in the stack, a treasure."""
        laid: dict[int, int] = {int(state.tile[h]): h for h in range(HEXES)}
        for number, tile in enumerate(state.ruleset.components.tiles):
            if tile.terrain != RUIN or int(state.discarded) >> number & 1:
                continue
            closed = int(state.treasures_on[laid[number]]) if number in laid else tile.value
            if number in laid and state.digging == laid[number]:
                closed += 1
            for depth in range(1, closed + 1):
                self.treasures[number * self.depth + depth] = unseen.pop()

    def deal(self, s: State) -> i64:
        """Return what chance gives in a position that waits for it."""
        if s.phase == DRAWING:
            top: i64 = s.undrawn & s.ruleset.components.letter_mask[s.next_letter()]
            n: i64 = 0
            while not top & BIT[self.order[n]]:
                n += 1
            return act.pack(act.DRAW, 0, self.order[n])
        tile: i64 = s.tile[s.digging]
        depth: i64 = s.treasures_on[s.digging] + 1
        return act.pack(act.REVEAL, 0, self.treasures[tile * self.depth + depth])
