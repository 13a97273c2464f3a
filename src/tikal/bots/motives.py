"""Why each step of a turn is in it: what it changes, in the terms that positions are judged by.

Who holds a temple before and after, what it is worth, what a treasure would add, which way a camp shortens, how many
scorings a guard keeps. Where none of that can be named, the evaluation's own difference is. What all games have in
common is said here; each game answers what its own positions are, and says what only it has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar, cast

from tikal.bots.advice import MOST_REASONS, Facts, Line
from tikal.bots.deeds import Deed
from tikal.bots.reach import Reach, hexes_of
from tikal.core import action as act
from tikal.core.position import LEGAL, NOBODY, Position
from tikal.core.tiles import RUIN, TEMPLE, Tile

NEAR = 4  # AP: a way this long is worth naming

S = TypeVar("S", bound=Position)

#: To a hex, and what it costs before and after something; None if there is none.
Way = tuple[int, int | None, int | None]


class Odds(NamedTuple):
    """What one more treasure would be to a seat."""

    gain: float  # points a scoring, on average
    matching: int  # of those unseen: how many are of a kind that it owns
    left: int  # unseen

    @property
    def points(self) -> int:
        """The gain in whole points, at least one."""
        return max(1, round(self.gain))


class Ground(ABC, Generic[S]):
    """What a game's positions are in the terms that all games share. Sets of hexes are masks."""

    names: tuple[str, ...]  # of the hexes
    base: str  # the hex of the base camp
    terrains: tuple[str, ...]
    turn: int  # the AP of a turn, about

    @abstractmethod
    def open_temples(self, s: S) -> int:
        """Return the temples without a guard."""

    @abstractmethod
    def guarded(self, s: S) -> int:
        """Return the temples with a guard."""

    @abstractmethod
    def ruins(self, s: S) -> int:
        """Return the ruins with treasures."""

    def prizes(self, s: S) -> int:
        """Return the hexes that pay who has the majority there."""
        return self.open_temples(s)

    @abstractmethod
    def pays(self, s: S, hex: int) -> int:
        """Return what a temple, or whatever else is a prize, scores; 0 where there is none."""

    @abstractmethod
    def level(self, s: S, hex: int) -> int:
        """Return the level that a temple shows."""

    @abstractmethod
    def treasures_on(self, s: S, hex: int) -> int:
        """Return how many treasures lie on a ruin."""

    @abstractmethod
    def members(self, s: S, seat: int, hex: int) -> int:
        """Return how many figures of a seat stand on a hex."""

    @abstractmethod
    def museum(self, s: S, seat: int) -> tuple[int, list[int]]:
        """Return what the treasures of a seat score, and how many it has of each kind."""

    @abstractmethod
    def odds(self, s: S, seat: int) -> Odds:
        """Return what one more treasure would be to a seat."""

    @abstractmethod
    def tile(self, s: S, action: int) -> Tile:
        """Return the tile that is laid."""

    @abstractmethod
    def reach(self, s: S) -> Reach[S]:
        """Return the ways of a position."""

    @abstractmethod
    def do(self, s: S, action: int) -> tuple[int, int]:
        """Do an action as if nobody saw what it brings to light; return its AP and the treasures not seen."""

    @abstractmethod
    def scorings(self, s: S, seat: int) -> int:
        """Return how many times a seat still scores, with the turn under way if it is a scoring turn."""

    @abstractmethod
    def in_scoring(self, s: S) -> bool:
        """Return whether the turn under way ends with points."""

    def is_goal(self, tile: Tile) -> bool:
        """Return whether one would go where such a tile is laid."""
        return tile.terrain in (TEMPLE, RUIN) and tile.value > 0

    def goals(self, s: S) -> list[int]:
        """Return where one would go: temples without a guard, and ruins with treasures."""
        return hexes_of(self.open_temples(s) | self.ruins(s))


class Motives(ABC, Generic[S]):
    """A planned turn, and why each of its steps is in it. `names` are those of the players."""

    def __init__(self, ground: Ground[S], start: S, deeds: list[Deed[S]], names: tuple[str, ...]) -> None:
        self.ground = ground
        self.start = start
        self.deeds = deeds
        self.names = names
        self.me = int(start.current)
        self.end: S = deeds[-1].after
        self.scorings = ground.scorings(start, self.me)
        self.last = self.scorings == 1 and ground.in_scoring(start)  # nothing that comes later counts for this seat
        self.by_kind: dict[int, Callable[[int], list[Line]]] = {
            act.LAY: self.laying, act.MOVE: self.walking, act.UNCOVER: self.uncovering, act.DIG: self.digging,
            act.CAMP: self.camping, act.GUARD: self.guarding, act.EXCHANGE: self.exchanging,
        }  # fmt: skip

    def reasons(self, number: int) -> list[Line]:
        """Return why a step is in the turn, in a sentence or two."""
        deed = self.deeds[number]
        return (self.by_kind[deed.kind](number) or self.in_points(deed))[:MOST_REASONS]

    def in_points(self, deed: Deed[S]) -> list[Line]:
        """Return what the evaluation makes of it, where nothing else can be said."""
        gain = self.gain(deed)
        return [Line("hint-better", {"points": round(gain)})] if gain >= 1 else [Line("hint-little")]

    # --- what a game says for itself

    @abstractmethod
    def gain(self, deed: Deed[S]) -> float:
        """Return how many points more the evaluation expects after a deed."""

    @abstractmethod
    def safety(self, hex: int) -> list[Line]:
        """Return how safe a temple without a guard is that is one's own when the turn is over."""

    @abstractmethod
    def strengthening(self, deed: Deed[S]) -> list[Line]:
        """Return how much safer one's own temple is after a walk to it."""

    @abstractmethod
    def best_place(self, deed: Deed[S]) -> list[Line]:
        """Return how the place of a tile compares with all the others, as the evaluation judges them."""

    def elsewhere(self, deed: Deed[S]) -> list[Line]:
        """Return what becomes of a hex that a walk leads to and that is no temple."""
        return []

    # --- walking

    def walking(self, number: int) -> list[Line]:
        """Return why figures go somewhere."""
        ground, deed = self.ground, self.deeds[number]
        found: list[Line] = []
        aside = self._steps_aside(number)
        if aside:
            found.append(aside)
        if ground.open_temples(deed.after) >> deed.hex & 1:
            found += self._contesting(deed)
        else:
            found += self.elsewhere(deed)
        if deed.source is not None:
            found[1:1] = self._leaving(deed)  # what is lost is told before how safe it is
        needed = self.needed_for(number)
        if needed is not None and len(found) < MOST_REASONS:
            found.append(Line("hint-needed", {"step": needed + 1}))
        arrives = not ground.members(deed.before, self.me, deed.hex)
        if not found and ground.ruins(deed.after) >> deed.hex & 1 and arrives:
            odds = ground.odds(deed.after, self.me)
            if odds.gain and not self.last:
                facts: Facts = {"count": ground.treasures_on(deed.after, deed.hex), "points": odds.points}
                found.append(Line("hint-ruin", facts))
        return found or self._stronger(deed) or self._nearer(deed)

    def _stronger(self, deed: Deed[S]) -> list[Line]:
        """One's own temple, with more of one's own on it."""
        s, hex = deed.after, deed.hex
        if not self.ground.open_temples(s) >> hex & 1 or int(deed.before.majority(hex)) != self.me:
            return []
        theirs = max(int(s.strength(seat, hex)) for seat in range(int(s.players)) if seat != self.me)
        return [Line("hint-stronger", {"mine": int(s.strength(self.me, hex)), "theirs": theirs})]

    def _contesting(self, deed: Deed[S]) -> list[Line]:
        """What becomes of the temple that a walk leads to."""
        before, after, hex, me = deed.before, deed.after, deed.hex, self.me
        value = self.ground.pays(after, hex)  # as it stands: what makes it higher says so itself
        holder, owner = int(before.majority(hex)), int(after.majority(hex))
        rivals = [seat for seat in range(int(after.players)) if seat != me and after.strength(seat, hex)]
        rival = max(rivals, key=lambda seat: int(after.strength(seat, hex)), default=int(NOBODY))
        known: Facts = {"value": value, "hex": self.ground.names[hex]}
        if owner == me and holder != me:
            if holder != NOBODY:
                return [Line("hint-takes-from", known | {"rival": self.names[holder]}), *self._kept(hex)]
            if rival == NOBODY:
                return [Line("hint-takes-free", known), *self._kept(hex)]
            tied = before.strength(me, hex) == before.strength(rival, hex)
            code = "hint-breaks-tie" if tied else "hint-takes-tied"
            return [Line(code, known | {"rival": self.names[rival]}), *self._kept(hex)]
        if owner == me:
            return [] if self.last or self.ground.guarded(self.end) >> hex & 1 else self.strengthening(deed)
        if owner == NOBODY and holder != me and after.strength(me, hex) == after.strength(rival, hex):
            return [Line("hint-levels", known | {"rival": self.names[rival]})]
        return []

    def _kept(self, hex: int) -> list[Line]:
        """How safe a temple is when the turn is over."""
        guarded = self.ground.guarded(self.end) >> hex & 1
        return [] if guarded or int(self.end.majority(hex)) != self.me else self.safety(hex)

    def _leaving(self, deed: Deed[S]) -> list[Line]:
        """A prize that is no longer one's own because of a walk."""
        source = deed.source
        if source is None or not self.ground.prizes(deed.before) >> source & 1:
            return []
        lost = int(deed.before.majority(source)) == self.me != int(deed.after.majority(source))
        if not lost or int(self.end.controller(source)) == self.me:
            return []
        facts: Facts = {"hex": self.ground.names[source], "value": self.ground.pays(deed.after, source)}
        return [Line("hint-gives-up", facts)]

    def _steps_aside(self, number: int) -> Line | None:
        """Whoever stays on a temple that gets a guard leaves the game."""
        source = self.deeds[number].source
        later = [deed for deed in self.deeds[number + 1 :] if deed.kind == act.GUARD and deed.hex == source]
        return Line("hint-steps-aside", {"hex": self.ground.names[source]}) if later and source is not None else None

    def needed_for(self, number: int) -> int | None:
        """Return the number of a later step there that cannot be done without this one."""
        state = cast("S", self.deeds[number].before.copy())
        for later in range(number + 1, len(self.deeds)):
            deed = self.deeds[later]
            for action in deed.actions:
                if state.refusal(action) != LEGAL:
                    return later if deed.hex == self.deeds[number].hex and deed.kind != act.MOVE else None
                self.ground.do(state, action)
        return None

    def _nearer(self, deed: Deed[S]) -> list[Line]:
        """Where a walk leads in the end, if that is nearer to something than all else of one's own."""
        if self.last:
            return []
        s, source, ground = deed.after, deed.path[0], self.ground
        reach = ground.reach(s)
        found: list[tuple[int, int, int]] = []
        for hex in ground.goals(s):
            if hex == deed.hex or int(s.majority(hex)) == self.me:
                continue
            way, before = reach.way(self.me, deed.hex, hex), reach.way(self.me, source, hex)
            if way is None or way > NEAR or (not deed.enters and before is not None and way >= before):
                continue
            if reach.others_as_near(self.me, hex, way, deed.count):
                continue
            found.append((ground.pays(s, hex) - way, -way, hex))
        if not found:
            return []
        _, way, hex = max(found)
        temple = bool(ground.open_temples(s) >> hex & 1)
        facts: Facts = {"hex": ground.names[hex], "ap": -way, "land": "temple" if temple else "ruin"}
        return [Line("hint-nearer", facts | {"value": ground.pays(s, hex) if temple else ground.treasures_on(s, hex)})]

    # --- deeds

    def uncovering(self, number: int) -> list[Line]:
        """Return why a temple is made higher."""
        deed, hex = self.deeds[number], self.deeds[number].hex
        more = self.ground.pays(deed.after, hex) - self.ground.pays(deed.before, hex)
        found: list[Line] = []
        if any(later.kind == act.GUARD and later.hex == hex for later in self.deeds[number + 1 :]):
            found.append(Line("hint-raise-first"))
        if int(self.end.controller(hex)) == self.me:
            found.append(Line("hint-grows", {"more": more, "scorings": self.scorings}))
        return found

    def digging(self, number: int) -> list[Line]:
        """Return what treasures that nobody has seen are good for."""
        deed = self.deeds[number]
        odds = self.ground.odds(deed.before, self.me)
        if not odds.left:
            return []
        facts: Facts = {"points": odds.points, "count": deed.count, "scorings": self.scorings}
        owned = any(self.ground.museum(deed.before, self.me)[1])
        matching = [Line("hint-dig-match", {"left": odds.left, "good": odds.matching})] if owned else []
        return [Line("hint-dig-worth", facts), *matching]

    def camping(self, number: int) -> list[Line]:
        """Return which way of new explorers a camp shortens, if any can come that way."""
        deed = self.deeds[number]
        if self.last and not any(later.enters for later in self.deeds[number + 1 :]):
            return []
        before, after = self.ground.reach(deed.before), self.ground.reach(deed.after)
        goals = self.ground.goals(deed.after)
        ways = [(hex, before.entry(self.me, hex), after.entry(self.me, hex)) for hex in goals]
        return self.opening(deed, ways, "hint-camp-shorter", "hint-camp-opens")

    def guarding(self, number: int) -> list[Line]:
        """Return what a guard keeps."""
        deed = self.deeds[number]
        value = self.ground.pays(deed.after, deed.hex)
        return [Line("hint-guard-keeps", {"value": value, "scorings": self.scorings}), *self.guard_left(deed)]

    def guard_left(self, deed: Deed[S]) -> list[Line]:
        """Return what becomes of the others on a temple that gets a guard."""
        left = self.ground.members(deed.before, self.me, deed.hex) - 1
        return [Line("hint-guard-leave", {"count": left})] if left > 0 else []

    def exchanging(self, number: int) -> list[Line]:
        """Return what a treasure of another kind adds."""
        deed = self.deeds[number]
        return self.collecting(deed, int(act.detail_of(deed.actions[0])))

    def collecting(self, deed: Deed[S], kind: int) -> list[Line]:
        """Return what more treasures of a kind add."""
        (before, _), (after, owned) = (self.ground.museum(s, self.me) for s in (deed.before, deed.after))
        more = after - before
        facts: Facts = {"count": owned[kind], "more": more, "scorings": self.scorings}
        return [Line("hint-exchange-more", facts)] if more > 0 else []

    # --- the tile

    def laying(self, number: int) -> list[Line]:
        """Return why a tile is laid there."""
        deed = self.deeds[number]
        hex, after = deed.hex, self.ground.reach(deed.after)
        tile = self.ground.tile(deed.after, deed.actions[0])
        found: list[Line] = []
        if self.ground.is_goal(tile):
            mine = after.nearest(self.me, hex)
            others = [(after.nearest(seat, hex), seat) for seat in range(int(deed.after.players)) if seat != self.me]
            near = [(cost, seat) for cost, seat in others if cost is not None]
            if mine is not None and near:
                theirs, rival = min(near)
                code = "hint-lay-ahead" if mine < theirs else "hint-lay-level" if mine == theirs else ""
                facts: Facts = {"ap": mine, "rival": self.names[rival], "theirs": theirs}
                found += [Line(code, facts)] if code else []
            elif mine is not None:
                found.append(Line("hint-lay-alone", {"ap": mine}))
        return found + self.shortening(deed) or self.best_place(deed)

    def shortening(self, deed: Deed[S]) -> list[Line]:
        """Return a way to a temple or ruin of before that a deed makes shorter."""
        before, after = self.ground.reach(deed.before), self.ground.reach(deed.after)
        goals = self.ground.goals(deed.before)
        ways = [(hex, before.nearest(self.me, hex), after.nearest(self.me, hex)) for hex in goals]
        return self.opening(deed, ways, "hint-lay-shorter", "hint-lay-opens")

    def opening(self, deed: Deed[S], ways: list[Way], shorter: str, opens: str) -> list[Line]:
        """Return, of the ways that a deed makes shorter, or opens, the one that matters most."""
        found: list[tuple[int, int, int, int]] = []
        for hex, old, new in ways:
            if new is not None and (old is None or new < old):
                saved = (
                    2 * self.ground.turn if old is None else old
                ) - new  # one that was not there is taken to have been long
                found.append((saved * (self.ground.pays(deed.after, hex) or 1), hex, old or 0, new))
        if not found:
            return []
        _, hex, before, after = max(found)
        facts: Facts = {"hex": self.ground.names[hex], "before": before, "after": after}
        return [Line(shorter if before else opens, facts)]


def placed(values: dict[int, float], chosen: int) -> list[Line]:
    """Return how a placement compares with the middle of all, by what the evaluation makes of each."""
    mine, middle = values[chosen], sorted(values.values())[len(values) // 2]
    facts: Facts = {"count": len(values), "points": round(mine - middle)}
    return [Line("hint-lay-best" if mine - middle >= 1 else "hint-lay-same", facts)]
