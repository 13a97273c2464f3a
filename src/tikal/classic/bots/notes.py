"""What one turn has that another has not, each thing in a sentence or two: what a note after a turn says."""

from __future__ import annotations

from typing import NamedTuple

from tikal.bots.advice import Line
from tikal.classic.bots.deeds import Deed
from tikal.classic.bots.prospects import scorings_left, treasure_odds
from tikal.classic.bots.reach import Reach, hexes_of
from tikal.classic.rules import scoring
from tikal.classic.rules.state import NOBODY, State
from tikal.core import action as act
from tikal.core.hexes import NAMES

AT_RISK = 0.5  # of what a temple pays that rivals can reach, a guard is taken to save


class Difference(NamedTuple):
    """One thing that the better turn has."""

    points: float  # about, in all scorings to come
    hex: int
    line: Line


def differences(start: State, best: list[Deed], played: list[Deed], names: tuple[str, ...]) -> list[Difference]:
    """Return what the better turn brings that the played one does not, the most first."""
    me = int(start.current)
    end = played[-1].after if played else start
    found = [_temple(hex, start, best, played, names) for hex in hexes_of(best[-1].after.temples)]
    found += [_dig(start, best, played), _exchange(best[-1].after, end, me, best)]
    return sorted((one for one in found if one is not None), key=lambda one: -one.points)


def _temple(hex: int, start: State, best: list[Deed], played: list[Deed], names: tuple[str, ...]) -> Difference | None:
    me, end, other = int(start.current), best[-1].after, played[-1].after if played else start
    scorings = scorings_left(start, me)
    if int(end.controller(hex)) != me:
        return None
    value, now = int(end.level[hex]), int(other.level[hex])
    known: dict[str, str | int] = {"hex": NAMES[hex], "value": value, "scorings": scorings}
    if not int(other.temples) >> hex & 1:
        return None  # the tile was laid elsewhere: that is another game
    holder = int(other.controller(hex))
    if holder != me:
        rival = "" if holder == NOBODY else names[holder]
        facts = known | {"rival": rival, "holder": "rival" if rival else "nobody"}
        return Difference(value * scorings, hex, Line("note-temple", facts))
    if value > now:
        guarded = bool(int(other.guarded) >> hex & 1)
        code = "note-raise-first" if guarded else "note-raise"
        return Difference((value - now) * scorings, hex, Line(code, known | {"now": now, "more": value - now}))
    if int(end.guarded) >> hex & 1 and not int(other.guarded) >> hex & 1:
        threat = Reach(other).threat(hex)
        if threat is not None and threat[0] <= start.ruleset.action_points:
            facts = known | {"rival": names[threat[1]], "ap": threat[0]}
            return Difference(value * scorings * AT_RISK, hex, Line("note-guard", facts))
    return None


def _dig(start: State, best: list[Deed], played: list[Deed]) -> Difference | None:
    me = int(start.current)
    more = best[-1].unknown - (played[-1].unknown if played else 0)
    digs = [deed for deed in best if deed.kind == act.DIG]
    if more <= 0 or not digs:
        return None
    odds, scorings = treasure_odds(start, me), scorings_left(start, me)
    facts: dict[str, str | int] = {"hex": NAMES[digs[-1].hex], "points": odds.points, "scorings": scorings}
    return Difference(more * odds.gain * scorings, digs[-1].hex, Line("note-dig", facts | {"count": more}))


def _exchange(end: State, other: State, me: int, best: list[Deed]) -> Difference | None:
    more = int(scoring.treasure_points(end, me) - scoring.treasure_points(other, me))
    swaps = [deed for deed in best if deed.kind == act.EXCHANGE]
    if more <= 0 or not swaps:
        return None
    kinds, scorings = end.ruleset.components.treasures, scorings_left(end, me)
    action = swaps[0].actions[0]
    give, take = kinds[int(act.item_of(action))], kinds[int(act.detail_of(action))]
    facts: dict[str, str | int] = {"give": give, "take": take, "more": more, "scorings": scorings}
    return Difference(more * scorings, int(end.ruleset.components.base), Line("note-exchange", facts))
