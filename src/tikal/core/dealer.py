"""Chance: a seeded dealer that stands next to the state and supplies what is revealed.

Each game's dealer holds its decks, shuffled beforehand, each from its own sub-stream of the seed. So the same deal
can be played again in other seats whatever is played. It keeps no place of its own: how far the
decks are used up is read off the state. It is a secret of whoever runs the game.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tikal.core.position import Position

if TYPE_CHECKING:
    from librt.vecs import vec

WORD: Final = 0xFFFFFFFF


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals what is hidden in one game. It is a secret of whoever runs the game."""

    def deal(self, position: Position) -> i64:
        """Return what chance gives in a position that waits for it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a dealer is a secret: it is not copied or sent")
