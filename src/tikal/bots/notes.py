"""What one turn has that another has not, each thing in a sentence or two: what a note after a turn says."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from tikal.bots.advice import Facts, Line
from tikal.bots.deeds import Deed
from tikal.bots.motives import Ground
from tikal.core import action as act
from tikal.core.position import NOBODY, Position

AT_RISK = 0.5  # of what a temple pays that rivals can reach, a guard is taken to save

S = TypeVar("S", bound=Position)


class Difference(NamedTuple):
    """One thing that the better turn has."""

    points: float  # about, in all scorings to come
    hex: str  # that is meant, by name
    line: Line


class Comparison(Generic[S]):
    """Two turns from the same position: a better one, and the one that was played. `names` are the players'."""

    codes = ("note-raise", "note-raise-first")  # a temple made higher, and one that is guarded too early

    def __init__(
        self, ground: Ground[S], start: S, best: list[Deed[S]], played: list[Deed[S]], names: tuple[str, ...]
    ) -> None:
        self.ground = ground
        self.start = start
        self.best = best
        self.names = names
        self.me = int(start.current)
        self.end: S = best[-1].after
        self.other: S = played[-1].after if played else start
        self.more_dug = best[-1].unknown - (played[-1].unknown if played else 0)
        self.scorings = ground.scorings(start, self.me)

    def differences(self) -> list[Difference]:
        """Return what the better turn brings that the played one does not, the most first."""
        return sorted((one for one in self.found() if one is not None), key=lambda one: -one.points)

    def found(self) -> list[Difference | None]:
        """Return all that may be told."""
        temples = self.ground.open_temples(self.end) | self.ground.guarded(self.end)
        return [
            *(self._temple(hex) for hex in range(len(self.ground.names)) if temples >> hex & 1),
            self._dig(),
            self._exchange(),
        ]

    def _temple(self, hex: int) -> Difference | None:
        ground, end, other, scorings = self.ground, self.end, self.other, self.scorings
        if int(end.controller(hex)) != self.me:
            return None
        if not (ground.open_temples(other) | ground.guarded(other)) >> hex & 1:
            return None  # the tile was laid elsewhere: that is another game
        name, value, now = ground.names[hex], ground.pays(end, hex), ground.pays(other, hex)
        known: Facts = {"hex": name, "value": value, "scorings": scorings}
        holder = int(other.controller(hex))
        if holder != self.me:
            rival = "" if holder == NOBODY else self.names[holder]
            facts = known | {"rival": rival, "holder": "rival" if rival else "nobody"}
            return Difference(value * scorings, name, Line("note-temple", facts))
        if value > now:
            facts = known | {"now": now, "more": value - now, "level": ground.level(end, hex)}
            code = self.codes[bool(ground.guarded(other) >> hex & 1)]
            return Difference((value - now) * scorings, name, Line(code, facts))
        if ground.guarded(end) >> hex & 1 and not ground.guarded(other) >> hex & 1:
            threat = ground.reach(other).threat(hex)
            if threat is not None and threat[0] <= ground.turn:
                facts = known | {"rival": self.names[threat[1]], "ap": threat[0]}
                return Difference(value * scorings * AT_RISK, name, Line("note-guard", facts))
        return None

    def _dig(self) -> Difference | None:
        digs = [deed for deed in self.best if deed.kind == act.DIG]
        if self.more_dug <= 0 or not digs:
            return None
        odds, name = self.ground.odds(self.start, self.me), self.ground.names[digs[-1].hex]
        facts: Facts = {"hex": name, "points": odds.points, "scorings": self.scorings, "count": self.more_dug}
        return Difference(self.more_dug * odds.gain * self.scorings, name, Line("note-dig", facts))

    def _exchange(self) -> Difference | None:
        more = self.ground.museum(self.end, self.me)[0] - self.ground.museum(self.other, self.me)[0]
        swaps = [deed for deed in self.best if deed.kind == act.EXCHANGE]
        if more <= 0 or not swaps:
            return None
        kinds, action = self.start.rules.notation.treasures, swaps[0].actions[0]
        give, take = kinds[int(act.item_of(action))], kinds[int(act.detail_of(action))]
        facts: Facts = {"give": give, "take": take, "more": more, "scorings": self.scorings}
        return Difference(more * self.scorings, self.ground.base, Line("note-exchange", facts))
