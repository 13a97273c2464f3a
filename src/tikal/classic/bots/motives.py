"""Why each step of a turn of the classic game is in it: what it changes, in the terms that positions are judged by.

Who holds a temple before and after, what it is worth and how safe it is, what a treasure would add, which way a camp
shortens, how many scorings a guard keeps. Where none of that can be named, the evaluation's own difference is.
"""

from __future__ import annotations

from tikal.bots.advice import MOST_REASONS, Line
from tikal.classic.bots.deeds import Deed
from tikal.classic.bots.prospects import Prospects, scorings_left, treasure_odds
from tikal.classic.bots.reach import Reach, hexes_of
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules import scoring
from tikal.classic.rules.state import NOBODY, NORMAL, State
from tikal.core import action as act
from tikal.core.hexes import BIT, NAMES
from tikal.core.position import LEGAL
from tikal.core.tiles import RUIN, TEMPLE

NEAR = 4  # AP: a way this long is worth naming

#: To a hex, and what it costs before and after something; None if there is none.
Way = tuple[int, int | None, int | None]


class Motives:
    """A planned turn, and why each of its steps is in it."""

    def __init__(self, start: State, deeds: list[Deed], names: tuple[str, ...]) -> None:
        self.start = start
        self.deeds = deeds
        self.names = names
        self.me = int(start.current)
        self.end = deeds[-1].after
        self.scorings = scorings_left(start, self.me)
        self._at_end = Reach(self.end)

    def reasons(self, number: int) -> list[Line]:
        """Return why a step is in the turn, in a sentence or two."""
        deed = self.deeds[number]
        by_kind = {
            act.LAY: self._laying, act.MOVE: self._walking, act.UNCOVER: self._uncovering, act.DIG: self._digging,
            act.CAMP: self._camping, act.GUARD: self._guarding, act.EXCHANGE: self._exchanging,
        }  # fmt: skip
        found = by_kind[deed.kind](number)
        return found or self._in_points(deed)

    def _in_points(self, deed: Deed) -> list[Line]:
        """What the evaluation makes of it, where nothing else can be said."""
        before = Prospects(deed.before).value(deed.unknown - (deed.count if deed.kind == act.DIG else 0))[0]
        gain = Prospects(deed.after).value(deed.unknown)[0] - before
        return [Line("hint-better", {"points": round(gain)})] if gain >= 1 else [Line("hint-little")]

    # --- walking

    def _walking(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        before, after = deed.before, deed.after
        hex, bit = deed.hex, int(BIT[deed.hex])
        found: list[Line] = []
        aside = self._steps_aside(number)
        if aside:
            found.append(aside)
        if int(after.temples & ~after.guarded) & bit:
            found += self._contesting(deed)
        if deed.source is not None:
            found += self._leaving(deed)
        needed = self._needed_for(number)
        if needed is not None and len(found) < MOST_REASONS:
            found.append(Line("hint-needed", {"step": needed + 1}))
        if not found and int(after.filled) & bit and not before.members(self.me, hex):
            odds = treasure_odds(after, self.me)
            if odds.gain:
                facts: dict[str, str | int] = {"count": int(after.treasures_on[hex]), "points": odds.points}
                found.append(Line("hint-ruin", facts))
        return found or self._stronger(deed) or self._nearer(deed)

    def _stronger(self, deed: Deed) -> list[Line]:
        """One's own temple, with more of one's own on it."""
        s, hex = deed.after, deed.hex
        if not int(s.temples & ~s.guarded) >> hex & 1 or int(deed.before.majority(hex)) != self.me:
            return []
        theirs = max(int(s.strength(seat, hex)) for seat in range(int(s.players)) if seat != self.me)
        return [Line("hint-stronger", {"mine": int(s.strength(self.me, hex)), "theirs": theirs})]

    def _contesting(self, deed: Deed) -> list[Line]:
        """What becomes of the temple that a walk leads to."""
        before, after, hex, me = deed.before, deed.after, deed.hex, self.me
        value = int(self.end.level[hex])
        holder, owner = int(before.majority(hex)), int(after.majority(hex))
        rivals = [seat for seat in range(int(after.players)) if seat != me and after.strength(seat, hex)]
        rival = max(rivals, key=lambda seat: int(after.strength(seat, hex)), default=NOBODY)
        known: dict[str, str | int] = {"value": value, "hex": NAMES[hex]}
        if owner == me and holder != me:
            if holder != NOBODY:
                return [Line("hint-takes-from", known | {"rival": self.names[holder]}), *self._safety(hex)]
            if rival == NOBODY:
                return [Line("hint-takes-free", known), *self._safety(hex)]
            tied = before.strength(me, hex) == before.strength(rival, hex)
            code = "hint-breaks-tie" if tied else "hint-takes-tied"
            return [Line(code, known | {"rival": self.names[rival]}), *self._safety(hex)]
        if owner == me:
            return self._strengthening(deed)
        if owner == NOBODY and holder != me and after.strength(me, hex) == after.strength(rival, hex):
            return [Line("hint-levels", known | {"rival": self.names[rival]})]
        return []

    def _strengthening(self, deed: Deed) -> list[Line]:
        hex = deed.hex
        if int(self.end.guarded) >> hex & 1 or self._scored_for_the_last_time():
            return []
        before, after = Reach(deed.before).threat(hex), Reach(deed.after).threat(hex)
        turn = int(self.start.ruleset.action_points)
        if before is None or before[0] > turn:
            return []
        if after is None or after[0] > turn:
            return [Line("hint-safe-now", {"rival": self.names[before[1]], "before": before[0]})]
        if after[0] <= before[0]:
            return []
        facts: dict[str, str | int] = {"rival": self.names[after[1]], "before": before[0], "after": after[0]}
        return [Line("hint-safer", facts)]

    def _safety(self, hex: int) -> list[Line]:
        """How safe a temple is when the turn is over."""
        if int(self.end.majority(hex)) != self.me or int(self.end.guarded) >> hex & 1:
            return []
        if self._scored_for_the_last_time():
            return []
        threat = self._at_end.threat(hex)
        if threat is None or threat[0] > self.start.ruleset.action_points:
            return [Line("hint-safe-turn")]
        return [Line("hint-safe-until", {"rival": self.names[threat[1]], "ap": threat[0]})]

    def _scored_for_the_last_time(self) -> bool:
        """Whether nobody's answer to this turn can cost anything."""
        return self.scorings == 1 and self.start.round_kind != NORMAL

    def _leaving(self, deed: Deed) -> list[Line]:
        """A temple that is no longer one's own because of a walk."""
        source = deed.source
        if source is None or not int(deed.before.temples & ~deed.before.guarded) >> source & 1:
            return []
        lost = int(deed.before.majority(source)) == self.me != int(deed.after.majority(source))
        if not lost or int(self.end.controller(source)) == self.me:
            return []
        return [Line("hint-gives-up", {"hex": NAMES[source], "value": int(deed.after.level[source])})]

    def _steps_aside(self, number: int) -> Line | None:
        """Whoever stays on a temple that gets a guard leaves the game."""
        source = self.deeds[number].source
        later = [deed for deed in self.deeds[number + 1 :] if deed.kind == act.GUARD and deed.hex == source]
        return Line("hint-steps-aside", {"hex": NAMES[source]}) if later and source is not None else None

    def _needed_for(self, number: int) -> int | None:
        """Return the number of a later step there that cannot be done without this one."""
        state = self.deeds[number].before.copy()
        for later in range(number + 1, len(self.deeds)):
            deed = self.deeds[later]
            for action in deed.actions:
                if state.refusal(action) != LEGAL:
                    return later if deed.hex == self.deeds[number].hex and deed.kind != act.MOVE else None
                if act.kind_of(action) == act.DIG:
                    dig_unseen(state, action)
                else:
                    state.apply(action)
        return None

    def _nearer(self, deed: Deed) -> list[Line]:
        """Where a walk leads in the end, if it comes nearer to something."""
        s, source = deed.after, deed.path[0]
        reach = Reach(s)
        found: list[tuple[int, int, int]] = []
        for hex in hexes_of(s.temples & ~s.guarded | s.filled):
            if hex == deed.hex or int(s.majority(hex)) == self.me:
                continue
            way, before = reach.way(self.me, deed.hex, hex), reach.way(self.me, source, hex)
            if way is not None and way <= NEAR and (deed.enters or before is None or way < before):
                found.append((int(s.level[hex]) - way, -way, hex))
        if not found:
            return []
        _, way, hex = max(found)
        temple = bool(int(s.temples) >> hex & 1)
        facts: dict[str, str | int] = {"hex": NAMES[hex], "ap": -way, "land": "temple" if temple else "ruin"}
        return [Line("hint-nearer", facts | {"value": int(s.level[hex] if temple else s.treasures_on[hex])})]

    # --- deeds

    def _uncovering(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        hex = deed.hex
        more = int(deed.after.level[hex] - deed.before.level[hex])
        found: list[Line] = []
        if any(later.kind == act.GUARD and later.hex == hex for later in self.deeds[number + 1 :]):
            found.append(Line("hint-raise-first"))
        if int(self.end.controller(hex)) == self.me:
            found.append(Line("hint-grows", {"more": more, "scorings": self.scorings}))
        level = int(deed.after.level[hex])
        if not deed.after.pieces[level] and deed.after.pieces[level + 1]:
            found.append(Line("hint-last-piece", {"level": level, "below": level - 1}))
        return found

    def _digging(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        odds = treasure_odds(deed.before, self.me)
        if not odds.left:
            return []
        facts: dict[str, str | int] = {"points": odds.points, "left": odds.left, "good": odds.matching}
        return [Line("hint-dig-worth", facts | {"count": deed.count, "scorings": self.scorings})]

    def _camping(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        before, after = Reach(deed.before), Reach(deed.after)
        goals = hexes_of(deed.after.temples & ~deed.after.guarded | deed.after.filled)
        ways = [(hex, before.entry(self.me, hex), after.entry(self.me, hex)) for hex in goals]
        return self._opening(deed, ways, "hint-camp-shorter", "hint-camp-opens")

    def _guarding(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        value = int(deed.after.level[deed.hex])
        found = [Line("hint-guard-keeps", {"value": value, "scorings": self.scorings})]
        left = int(deed.before.members(self.me, deed.hex)) - 1
        if left > 0:
            found.append(Line("hint-guard-leave", {"count": left}))
        return found

    def _exchanging(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        points = [int(scoring.treasure_points(s, self.me)) for s in (deed.before, deed.after)]
        kinds = len(deed.after.unseen)
        taken = int(act.detail_of(deed.actions[0]))
        count = int(deed.after.treasures[self.me * kinds + taken])
        more = points[1] - points[0]
        return (
            [Line("hint-exchange-more", {"count": count, "more": more, "scorings": self.scorings})] if more > 0 else []
        )

    # --- the tile

    def _laying(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        hex, after = deed.hex, Reach(deed.after)
        tile = deed.after.ruleset.components.all_tiles[int(act.item_of(deed.actions[0]))]
        found: list[Line] = []
        if tile.terrain in (TEMPLE, RUIN) and tile.value:
            mine = after.nearest(self.me, hex)
            others = [(after.nearest(seat, hex), seat) for seat in range(int(deed.after.players)) if seat != self.me]
            near = [(cost, seat) for cost, seat in others if cost is not None]
            if mine is not None and near:
                theirs, rival = min(near)
                code = "hint-lay-ahead" if mine < theirs else "hint-lay-level" if mine == theirs else ""
                facts: dict[str, str | int] = {"ap": mine, "rival": self.names[rival], "theirs": theirs}
                found += [Line(code, facts)] if code else []
            elif mine is not None:
                found.append(Line("hint-lay-alone", {"ap": mine}))
        return found + self._shortening(deed) or self._best_place(deed)

    def _shortening(self, deed: Deed) -> list[Line]:
        """A way to a temple or ruin of before that the tile makes shorter."""
        before, after = Reach(deed.before), Reach(deed.after)
        goals = hexes_of(deed.before.temples & ~deed.before.guarded | deed.before.filled)
        ways = [(hex, before.nearest(self.me, hex), after.nearest(self.me, hex)) for hex in goals]
        return self._opening(deed, ways, "hint-lay-shorter", "hint-lay-opens")

    def _opening(self, deed: Deed, ways: list[Way], shorter: str, opens: str) -> list[Line]:
        """Of the ways that a deed makes shorter, or opens, the one that matters most."""
        unreached = 2 * int(self.start.ruleset.action_points)
        found: list[tuple[int, int, int, int]] = []
        for hex, old, new in ways:
            if new is not None and (old is None or new < old):
                saved = (unreached if old is None else old) - new
                found.append((saved * int(deed.after.level[hex] or 1), hex, old or 0, new))
        if not found:
            return []
        _, hex, before, after = max(found)
        return [Line(shorter if before else opens, {"hex": NAMES[hex], "before": before, "after": after})]

    def _best_place(self, deed: Deed) -> list[Line]:
        """How the place compares with all the others, as the evaluation judges them."""
        values = Prospects.of_placements(deed.before)
        mine = values[deed.actions[0]]
        middle = sorted(values.values())[len(values) // 2]
        facts: dict[str, str | int] = {"count": len(values), "points": round(mine - middle)}
        return [Line("hint-lay-best" if mine - middle >= 1 else "hint-lay-same", facts)]
