"""The score sheet of the classic game: what a seat scores, item by item (C-SCORE)."""

from __future__ import annotations

from tikal.classic.rules import scoring
from tikal.classic.rules.state import State
from tikal.core.hexes import NAMES
from tikal.view import AnySheet, Shape, TempleScored


class TreasureScored(Shape, frozen=True):
    """One kind of treasure of a score sheet."""

    kind: str
    count: int
    points: int


class ScoreSheet(Shape, AnySheet, frozen=True):
    """What a seat scores, item by item."""

    temples: list[TempleScored]
    treasures: list[TreasureScored]
    temple_points: int
    treasure_points: int
    total: int


def sheet_view(state: State, sheet: scoring.Sheet) -> ScoreSheet:
    """Return a score sheet as it is shown."""
    names = state.ruleset.components.treasures
    return ScoreSheet(
        temples=[TempleScored(NAMES[hex], value, guard) for hex, value, guard in sheet.temples],
        treasures=[TreasureScored(names[kind], count, points) for kind, count, points in sheet.treasures],
        temple_points=sheet.temple_points,
        treasure_points=sheet.treasure_points,
        total=sheet.total,
    )
