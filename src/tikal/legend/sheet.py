"""The score sheet of Tikal Legend: what a seat scores, part by part (L-SCORE)."""

from __future__ import annotations

from typing import Literal, get_args

from tikal.legend.rules import scoring
from tikal.legend.rules.state import LegendState
from tikal.view import AnySheet, Shape, TempleScored

PartName = Literal["temples", "tall", "volcanoes", "land", "lakes", "treasures"]

PARTS: tuple[PartName, ...] = get_args(PartName)

#: The names these types have in TypeScript.
ALIASES = {"PartName": PartName}


class KindHeld(Shape, frozen=True):
    """One kind of treasure of a score sheet."""

    kind: str
    count: int


class LegendSheet(Shape, AnySheet, frozen=True):
    """What a seat scores: points by part, how they come about, and the hexes they come from."""

    parts: dict[PartName, int]
    sums: dict[PartName, str]  # "7 + 4" or "2 × 3", where the points alone do not say it all
    hexes: dict[PartName, list[str]]
    temple_points: int  # of the parts that come from temples alone
    temples: list[TempleScored]
    tall: list[TempleScored]  # with what they add
    volcanoes: list[str]
    land: list[str]
    lakes: list[str]
    ruins: list[str]
    masks: int
    treasures: list[KindHeld]
    total: int


def sheet_view(s: LegendState, sheet: scoring.Sheet) -> LegendSheet:
    """Return a score sheet as it is shown: points by part, and the hexes they come from (L-SCORE)."""
    board, numbers = s.ruleset.box.board, s.ruleset.box.numbers
    temples = [
        TempleScored(board.names[hex], s.level(hex), s.guard_on(hex) is not None)
        for hex in range(board.hexes)
        if sheet.temples >> hex & 1
    ]
    tall = [temple for temple in temples if numbers.tall_bonus[temple.value]]
    bonus = [TempleScored(temple.hex, int(numbers.tall_bonus[temple.value]), temple.guard) for temple in tall]
    volcanoes, land = board.names_in(sheet.volcanoes), board.names_in(sheet.land)
    lakes, ruins = board.names_in(sheet.lakes), board.names_in(sheet.ruins)
    kinds = [(name, int(s.owns(sheet.seat, kind))) for kind, name in enumerate(s.ruleset.box.treasures)]
    owned = [KindHeld(name, count) for name, count in kinds if count]
    sums: dict[PartName, str] = {
        "temples": _sum([temple.value for temple in temples]),
        "tall": ", ".join(str(value) for value in sorted((temple.value for temple in tall), reverse=True)),
        "volcanoes": f"{len(volcanoes)} × {numbers.volcano_points}" if volcanoes else "",
        "land": f"{len(temples)} × {len(land)}" if temples or land else "",
        "lakes": f"{len(lakes)} × {sheet.masks}" if lakes or sheet.masks else "",
        "treasures": _sum([int(numbers.treasure_points[kind.count]) for kind in owned]),
    }
    scored = [temple.hex for temple in temples]
    hexes: dict[PartName, list[str]] = {
        "temples": scored,
        "tall": [temple.hex for temple in tall],
        "volcanoes": volcanoes,
        "land": [*land, *scored] if land else [],
        "lakes": [*lakes, *ruins],
        "treasures": [],
    }
    return LegendSheet(
        parts={part: sheet.parts[part] for part in PARTS},
        sums=sums,
        hexes=hexes,
        temple_points=sheet.parts["temples"] + sheet.parts["tall"],
        temples=temples,
        tall=bonus,
        volcanoes=volcanoes,
        land=land,
        lakes=lakes,
        ruins=ruins,
        masks=sheet.masks,
        treasures=owned,
        total=sheet.total,
    )


def _sum(numbers: list[int]) -> str:
    return " + ".join(str(number) for number in sorted(numbers, reverse=True)) if len(numbers) > 1 else ""
