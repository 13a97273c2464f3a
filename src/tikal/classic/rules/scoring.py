"""What a position is worth to a seat (C-SCORE)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core.hexes import next_in
from tikal.core.scoring import controlled, points_of_kinds


def temples_of(s: State, seat: i64) -> i64:
    """The temples this seat controls (C-SCORE-1)."""
    return controlled(s, seat, s.temples & (s.guarded | s.member_hexes[seat]))


def temple_points(s: State, seat: i64) -> i64:
    """The values of the temples this seat controls."""
    points: i64 = 0
    temples: i64 = temples_of(s, seat)
    while temples:
        points += s.level[next_in(temples)]
        temples &= temples - 1
    return points


def treasure_points(s: State, seat: i64) -> i64:
    """Each kind by how many of it the seat owns: 1, 3, 6 (C-SCORE-2)."""
    kinds: i64 = len(s.unseen)
    return points_of_kinds(s.ruleset.treasure_points, s.treasures, seat * kinds, kinds)


def points(s: State, seat: i64) -> i64:
    """What the seat would score now."""
    return temple_points(s, seat) + treasure_points(s, seat)


class Sheet:
    """What a seat scores, item by item: for tables, explanations and the projected score."""

    def __init__(self, seat: int, temples: list[tuple[int, int, bool]], treasures: list[tuple[int, int, int]]) -> None:
        self.seat: int = seat
        self.temples: list[tuple[int, int, bool]] = temples  # hex, value, whether a guard holds it
        self.treasures: list[tuple[int, int, int]] = treasures  # kind, how many, points
        self.temple_points: int = sum(value for _, value, _ in temples)
        self.treasure_points: int = sum(points for _, _, points in treasures)
        self.total: int = self.temple_points + self.treasure_points


def sheet(s: State, seat: int) -> Sheet:
    """Return what the seat would score now, temple by temple and kind by kind."""
    temples: list[tuple[int, int, bool]] = []
    left = temples_of(s, seat)
    while left:
        hex = next_in(left)
        temples.append((int(hex), int(s.level[hex]), bool(s.guard[hex])))
        left &= left - 1
    treasures: list[tuple[int, int, int]] = []
    kinds = len(s.unseen)
    for kind in range(kinds):
        count = int(s.treasures[seat * kinds + kind])
        if count:
            treasures.append((kind, count, int(s.ruleset.treasure_points[count])))
    return Sheet(seat, temples, treasures)
