"""What a better turn of Legend has besides what all games have: volcanoes, wild ground, waters, cards of treasures."""

from __future__ import annotations

from tikal.bots.advice import Facts, Line
from tikal.bots.notes import Comparison, Difference
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.position import NOBODY
from tikal.legend.rules import kinds, scoring
from tikal.legend.rules.box import FACES
from tikal.legend.rules.state import LegendState


class LegendComparison(Comparison[LegendState]):
    """Two turns of Legend."""

    codes = ("note-clear", "note-clear-first")

    def found(self) -> list[Difference | None]:
        volcanoes = [self._volcano(hex) for hex in hexes_of(self.end.volcanoes & self.other.volcanoes)]
        return [*super().found(), *volcanoes, *self._parts(), self._pair()]

    def _volcano(self, hex: int) -> Difference | None:
        holder = int(self.other.majority(hex))
        if int(self.end.majority(hex)) != self.me or holder == self.me:
            return None
        name, value = self.ground.names[hex], self.ground.pays(self.end, hex)
        rival = "" if holder == NOBODY else self.names[holder]
        facts: Facts = {"hex": name, "value": value, "scorings": self.scorings, "rival": rival}
        line = Line("note-volcano", facts | {"holder": "rival" if rival else "nobody"})
        return Difference(value * self.scorings, name, line)

    def _parts(self) -> list[Difference | None]:
        """Wild ground and waters, each as a part of the score."""
        best, played = (scoring.Sheet(s, self.me) for s in (self.end, self.other))
        found: list[Difference | None] = []
        wild, waters = best.land & ~played.land, (best.lakes | best.ruins) & ~(played.lakes | played.ruins)
        for part, code, hexes in (("land", "note-land", wild), ("lakes", "note-lakes", waters)):
            more = best.parts[part] - played.parts[part]
            if more > 0 and hexes:
                name = self.ground.names[hexes_of(hexes)[0]]
                facts: Facts = {"hex": name, "more": more, "scorings": self.scorings}
                found.append(Difference(more * self.scorings, name, Line(code, facts)))
        return found

    def _pair(self) -> Difference | None:
        """A card that gives treasures."""
        more = self.ground.museum(self.end, self.me)[0] - self.ground.museum(self.other, self.me)[0]
        for deed in self.best:
            face = FACES[int(act.item_of(deed.actions[0]))] if deed.kind == kinds.PLAY else ""
            if face.startswith("01-") and more > 0:
                facts: Facts = {"treasure": self.start.ruleset.box.treasures[int(face[3:]) - 1], "more": more}
                line = Line("note-pair", facts | {"scorings": self.scorings})
                return Difference(more * self.scorings, "", line)
        return None
