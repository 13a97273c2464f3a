"""Cards 01-1 to 01-8: take the open treasures of the kind shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES
from tikal.legend.rules.effects.effect import Effect, Instant
from tikal.legend.rules.state import LegendState


class OpenTreasures(Instant):
    """Take the face-up treasures of one kind."""

    def __init__(self, treasure: i64) -> None:
        super().__init__()
        self.treasure: i64 = treasure

    def can_start(self, s: LegendState) -> bool:
        return s.w[at.OPEN + self.treasure] > 0

    def begin(self, s: LegendState) -> None:
        s.add_treasures(s.current, self.treasure, s.w[at.OPEN + self.treasure])
        s.put(at.OPEN + self.treasure, 0)


CARDS: Final[dict[str, Effect]] = {id: OpenTreasures(int(id[3:]) - 1) for id in FACES if id.startswith("01-")}
