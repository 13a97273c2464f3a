"""What a position is worth to a seat: the six parts of a scoring (L-SCORE)."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core.hexes import BIT, count_bits, next_in
from tikal.core.scoring import controlled, points_of_kinds
from tikal.core.sites import with_majority
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_KINDS
from tikal.legend.rules.state import LegendState


def temples_of(s: LegendState, seat: i64) -> i64:
    """The temples a seat scores: guarded by it, else in its majority (L-SCORE-1)."""
    return controlled(s, seat, s.w[at.TEMPLES] & (s.w[at.GUARDED] | s.w[at.MEMBER_HEXES + seat]))


def held(s: LegendState, seat: i64, hexes: i64) -> i64:
    """Those of some hexes in which a seat has the majority."""
    return with_majority(s, seat, hexes & s.w[at.MEMBER_HEXES + seat])


def floors(s: LegendState, temples: i64) -> i64:
    """The top floors of temples together (L-SCORE-1)."""
    points: i64 = 0
    while temples:
        points += s.w[at.LEVEL + next_in(temples)]
        temples &= temples - 1
    return points


def tall(s: LegendState, temples: i64) -> i64:
    """What tall temples add (L-SCORE-2)."""
    points: i64 = 0
    while temples:
        points += s.ruleset.box.numbers.tall_bonus[s.w[at.LEVEL + next_in(temples)]]
        temples &= temples - 1
    return points


def featureless(s: LegendState) -> i64:
    """Jungle, clearings and empty ruins without anybody's camp, border hexes included (L-SCORE-4)."""
    jungle: i64 = s.ruleset.box.board.everywhere & ~s.w[at.EXPLORED]
    return (jungle | s.clearings()) & ~s.w[at.CAMPED]


def masks_visible(s: LegendState, hex: i64) -> i64:
    """Masks that can be seen on a ruin: all of an empty one, 1 if treasures remain (L-SCORE-5)."""
    return 1 if s.w[at.FILLED] & BIT[hex] else s.ruleset.box.value[s.w[at.TILE + hex]]


def masks(s: LegendState, ruins: i64) -> i64:
    """The masks visible on some ruins together."""
    count: i64 = 0
    while ruins:
        count += masks_visible(s, next_in(ruins))
        ruins &= ruins - 1
    return count


def treasures(s: LegendState, seat: i64) -> i64:
    """Each kind by how many of it are in the museum (L-SCORE-6)."""
    box = s.ruleset.box
    kinds: i64 = len(box.treasures)
    return points_of_kinds(box.numbers.treasure_points, s.w, at.MUSEUM + seat * MOST_KINDS, kinds)


def points(s: LegendState, seat: i64) -> i64:
    """What the seat would score now: all six parts."""
    temples: i64 = temples_of(s, seat)
    land: i64 = count_bits(temples) * count_bits(held(s, seat, featureless(s)))
    lakes: i64 = count_bits(held(s, seat, s.w[at.LAKES]))
    if lakes:
        lakes *= masks(s, held(s, seat, s.w[at.RUINS] & ~s.w[at.CAMPED]))
    volcanoes: i64 = count_bits(held(s, seat, s.w[at.VOLCANOES])) * s.ruleset.box.numbers.volcano_points
    return floors(s, temples) + tall(s, temples) + volcanoes + land + lakes + treasures(s, seat)


class Sheet:
    """What a seat scores, part by part and hex by hex: for tables and explanations. Masks are sets of hexes."""

    def __init__(self, s: LegendState, seat: int) -> None:
        self.seat: int = seat
        self.temples: int = int(temples_of(s, seat))
        self.volcanoes: int = int(held(s, seat, s.w[at.VOLCANOES]))
        self.land: int = int(held(s, seat, featureless(s)))
        self.lakes: int = int(held(s, seat, s.w[at.LAKES]))
        self.ruins: int = int(held(s, seat, s.w[at.RUINS] & ~s.w[at.CAMPED]))
        self.masks: int = int(masks(s, self.ruins))
        volcano_points = int(s.ruleset.box.numbers.volcano_points)
        self.parts: dict[str, int] = {
            "temples": int(floors(s, self.temples)),
            "tall": int(tall(s, self.temples)),
            "volcanoes": bin(self.volcanoes).count("1") * volcano_points,
            "land": bin(self.temples).count("1") * bin(self.land).count("1"),
            "lakes": bin(self.lakes).count("1") * self.masks,
            "treasures": int(treasures(s, seat)),
        }
        self.total: int = sum(self.parts.values())
