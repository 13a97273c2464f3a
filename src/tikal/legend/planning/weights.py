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
        self.ap: i64 = round(points["ap"] * ONE)
        self.director: i64 = round(points["director"] * ONE)
        self.guard: i64 = round(points["guard"] * ONE)
        self.explorer: i64 = round(points["explorer"] * ONE)
        self.spare_explorer: i64 = round(points["spare_explorer"] * ONE)
        self.leader: i64 = round(points["leader"] * ONE)
        self.leader_later: i64 = round(points["leader_later"] * ONE)
        self.on_board: i64 = round(points["on_board"] * ONE)
        self.digger: i64 = round(points["digger"] * ONE)
        self.access: i64 = round(points["access"] * ONE * ONE)  # finer: it is multiplied by many
        self.tile: i64 = round(points["tile"] * ONE)
        self.volcano_tile: i64 = round(points["volcano_tile"] * ONE)
        self.place: i64 = round(points["place"] * ONE)
        self.last_place: i64 = round(points["last_place"] * ONE)
        self.kept: i64 = round(points["kept"] * ONE)
        self.fresh: i64 = round(points["fresh"] * ONE)
        self.temple: vec[i64] = units(rows["temple"])
        self.other: vec[i64] = units(rows["other"])
        self.soon: vec[i64] = units(rows["soon"])
        numbers = [cards.get(face.partition("-")[0], (0.0, 0.0)) for face in FACES]
        self.card_always: vec[i64] = units([always for always, _ in numbers])
        self.card_scoring: vec[i64] = units([each for _, each in numbers])
