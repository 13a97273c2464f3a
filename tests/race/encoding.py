"""The race for learners: how far everybody is and what came up; a number is how far one walks."""

from __future__ import annotations

from librt.strings import BytesWriter

from tests.race.rules import MOST, RaceRules, RaceState
from tikal.core import action as act
from tikal.core.encoding import SEATS, Axis, Encoding, Segment, numbered, put
from tikal.core.position import Position


class RaceEncoding(Encoding):
    def __init__(self, rules: RaceRules) -> None:
        seen = (Segment("reached", (Axis("seat", SEATS),), "how far", rules.finish), Segment("number", (), "", MOST))
        super().__init__(rules, seen, (Segment("walk", (Axis("hexes", numbered(1, MOST)),), "so many hexes"),))

    def number_of(self, s: Position, action: int) -> int:
        assert isinstance(s, RaceState)
        return int(act.hex_of(action)) - s.reached[s.current] - 1

    def fill(self, s: Position, seat: int, out: BytesWriter, first: int) -> None:
        assert isinstance(s, RaceState)
        for place in range(int(s.players)):
            put(out, first + place, s.reached[(seat + place) % s.players])
        put(out, first + self.first("number"), s.number)
