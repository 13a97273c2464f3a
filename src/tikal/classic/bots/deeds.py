"""Plans of the classic game as deeds."""

from __future__ import annotations

from tikal.bots import deeds
from tikal.bots.deeds import Deed
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules.state import State
from tikal.core import action as act

REPEATED = (act.UNCOVER, act.DIG)


def deeds_of(position: State, actions: list[int]) -> list[Deed[State]]:
    """Return a plan, without the end of the turn, as deeds."""
    found: list[Deed[State]] = []
    for action in actions:
        if act.kind_of(action) == act.END:
            break
        deeds.add(found, action, REPEATED)
    found = deeds.merged(found)
    deeds.play(position, found, do)
    return found


def do(s: State, action: int) -> tuple[int, int]:
    """Do an action; return the AP that it takes, and how many treasures it digs that are not seen."""
    cost, digs = int(s.cost(action)), act.kind_of(action) == act.DIG
    if digs:
        dig_unseen(s, action)
    else:
        s.apply(action)
    return cost, int(digs)
