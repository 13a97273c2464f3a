"""Scoring, by the rules that all games share: who scores a temple, what treasures are worth, who still has to score.

A queue is the seats that still have to score as one integer: seat + 1 in base 8, the next one lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core.hexes import BIT, next_in
from tikal.core.position import Position

if TYPE_CHECKING:
    from librt.vecs import vec


def controlled(s: Position, seat: i64, temples: i64) -> i64:
    """Those of some temples that a seat scores (C-SCORE-1, L-SCORE-1)."""
    kept: i64 = 0
    while temples:
        hex: i64 = next_in(temples)
        if s.controller(hex) == seat:
            kept |= BIT[hex]
        temples &= temples - 1
    return kept


def points_of_kinds(scale: vec[i64], owned: vec[i64], place: i64, kinds: i64) -> i64:
    """Each kind of treasure by how many of it a seat owns (C-SCORE-2, L-SCORE-6).

    The numbers owned stand in `owned` from `place` on, one for each kind.
    """
    points: i64 = 0
    last: i64 = place + kinds
    while place < last:
        points += scale[owned[place]]
        place += 1
    return points


def queue_of(seats: list[int]) -> int:
    """Return some seats as a queue."""
    return sum((seat + 1) << 3 * n for n, seat in enumerate(seats))


def seats_in(queue: i64) -> list[int]:
    """Return the seats of a queue, in order."""
    seats: list[int] = []
    while queue:
        seats.append(int(queue & 7) - 1)
        queue >>= 3
    return seats
