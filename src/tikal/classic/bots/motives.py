"""Why each step of a turn of the classic game is in it, as far as that is its own; see `tikal/bots/motives.py`."""

from __future__ import annotations

from tikal.bots.advice import Facts, Line
from tikal.bots.deeds import Deed
from tikal.bots.motives import Motives, placed
from tikal.classic.bots.ground import ClassicGround
from tikal.classic.bots.prospects import Prospects
from tikal.classic.bots.reach import Reach
from tikal.classic.rules.state import NORMAL, State
from tikal.core import action as act


class ClassicMotives(Motives[State]):
    """A planned turn, and why each of its steps is in it."""

    def __init__(self, start: State, deeds: list[Deed[State]], names: tuple[str, ...]) -> None:
        super().__init__(ClassicGround(start), start, deeds, names)
        self._at_end = Reach(self.end)

    def gain(self, deed: Deed[State]) -> float:
        before = Prospects(deed.before).value(deed.unknown - (deed.count if deed.kind == act.DIG else 0))[0]
        return Prospects(deed.after).value(deed.unknown)[0] - before

    def strengthening(self, deed: Deed[State]) -> list[Line]:
        before, after = Reach(deed.before).threat(deed.hex), Reach(deed.after).threat(deed.hex)
        turn = int(self.start.ruleset.action_points)
        if before is None or before[0] > turn:
            return []
        if after is None or after[0] > turn:
            return [Line("hint-safe-now", {"rival": self.names[before[1]], "before": before[0]})]
        if after[0] <= before[0]:
            return []
        facts: Facts = {"rival": self.names[after[1]], "before": before[0], "after": after[0]}
        return [Line("hint-safer", facts)]

    def safety(self, hex: int) -> list[Line]:
        if self.last:
            return []
        threat = self._at_end.threat(hex)
        if threat is None or threat[0] > self.start.ruleset.action_points:
            return [Line("hint-safe-turn")]
        scoring = "no" if self.start.round_kind == NORMAL else "yes"
        return [Line("hint-tie-costs", {"rival": self.names[threat[1]], "ap": threat[0], "scoring": scoring})]

    def uncovering(self, number: int) -> list[Line]:
        found, deed = super().uncovering(number), self.deeds[number]
        level = int(deed.after.level[deed.hex])
        if not deed.after.pieces[level] and deed.after.pieces[level + 1]:
            found.append(Line("hint-last-piece", {"level": level, "below": level - 1}))
        return found

    def best_place(self, deed: Deed[State]) -> list[Line]:
        return placed(Prospects.of_placements(deed.before), deed.actions[0])
