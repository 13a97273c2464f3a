"""What things are worth in Legend: the numbers of the evaluation, as search uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core.arrays import array
from tikal.legend.rules.box import FACES

if TYPE_CHECKING:
    from librt.vecs import vec

ONE: Final = 256  # one point, in the units of values; and certainty, in those of shares


def units(points: list[float]) -> vec[i64]:
    """Return points in the units of values."""
    return array([round(number * ONE) for number in points])


class Weights:
    """The numbers of the evaluation, in 1/256 points. What each means is told where they are given."""

    def __init__(
        self, points: dict[str, float], rows: dict[str, list[float]], cards: dict[str, tuple[float, float]]
    ) -> None:
        each = {name: round(number * ONE) for name, number in points.items()}
        self.ap: i64 = each["ap"]
        self.director: i64 = each["director"]
        self.guard: i64 = each["guard"]
        self.explorer: i64 = each["explorer"]
        self.spare_explorer: i64 = each["spare_explorer"]
        self.leader: i64 = each["leader"]
        self.leader_later: i64 = each["leader_later"]
        self.on_board: i64 = each["on_board"]
        self.digger: i64 = each["digger"]
        self.access: i64 = round(points["access"] * ONE * ONE)  # finer: it is multiplied by many
        self.tile: i64 = each["tile"]
        self.volcano_tile: i64 = each["volcano_tile"]
        self.place: i64 = each["place"]
        self.last_place: i64 = each["last_place"]
        self.kept: i64 = each["kept"]
        self.fresh: i64 = each["fresh"]
        self.temple: vec[i64] = units(rows["temple"])
        self.other: vec[i64] = units(rows["other"])
        self.soon: vec[i64] = units(rows["soon"])
        numbers = [cards.get(face.partition("-")[0], (0.0, 0.0)) for face in FACES]
        self.card_always: vec[i64] = units([always for always, _ in numbers])
        self.card_scoring: vec[i64] = units([each for _, each in numbers])
