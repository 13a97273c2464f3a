"""A plan as people tell it: the actions of one figure's way are a walk, and what is done twice is one deed."""

from __future__ import annotations

from dataclasses import dataclass, field

from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules.state import State
from tikal.core import action as act

WALKING = (act.ENTER, act.MOVE, act.SECRET)
REPEATED = (act.UNCOVER, act.DIG)


@dataclass
class Deed:
    """One step of a turn, with the positions before and after it. A dug treasure is not known in these."""

    kind: int  # a kind of action; MOVE for all walks
    actions: list[int]
    path: list[int] = field(default_factory=list)
    figure: int = 0
    count: int = 1
    enters: bool = False
    cost: int = 0
    before: State = field(init=False)
    after: State = field(init=False)
    unknown: int = 0  # treasures dug so far, and not seen

    @property
    def hex(self) -> int:
        """Where it is done; where a walk leads."""
        return self.path[-1] if self.path else int(act.hex_of(self.actions[0]))

    @property
    def way(self) -> tuple[list[int], int, bool]:
        """What walks have in common that are told as one."""
        return self.path, self.figure, self.enters

    @property
    def source(self) -> int | None:
        """Where a walk comes from; None if it begins in the supply."""
        return None if self.enters or not self.path else self.path[0]


def deeds_of(position: State, actions: list[int]) -> list[Deed]:
    """Return a plan, without the end of the turn, as deeds."""
    found: list[Deed] = []
    for action in actions:
        kind = int(act.kind_of(action))
        if kind == act.END:
            break
        if kind in WALKING:
            _walk(found, action)
        elif kind in REPEATED and found and found[-1].actions[-1] == action:
            found[-1].actions.append(action)
            found[-1].count += 1
        else:
            found.append(Deed(kind, [action]))
    deeds = _merged(found)
    _play(position, deeds)
    return deeds


def _walk(found: list[Deed], action: int) -> None:
    """Go on with a walk, or begin one."""
    figure, hex, source = int(act.detail_of(action)), int(act.hex_of(action)), int(act.item_of(action))
    if act.kind_of(action) == act.ENTER:
        found.append(Deed(act.MOVE, [action], [hex], figure, enters=True))
        return
    last = found[-1] if found else None
    if last is not None and last.kind == act.MOVE and last.figure == figure and last.path[-1] == source:
        last.actions.append(action)
        last.path.append(hex)
    else:
        found.append(Deed(act.MOVE, [action], [source, hex], figure))


def _merged(deeds: list[Deed]) -> list[Deed]:
    """Join equal walks that follow each other."""
    merged: list[Deed] = []
    for deed in deeds:
        last = merged[-1] if merged else None
        if last is not None and deed.kind == act.MOVE and deed.way == last.way:
            last.actions += deed.actions
            last.count += 1
        else:
            merged.append(deed)
    return merged


def _play(position: State, deeds: list[Deed]) -> None:
    state, unknown = position.copy(), 0
    for deed in deeds:
        deed.before = state.copy()
        for action in deed.actions:
            deed.cost += int(state.cost(action))
            if act.kind_of(action) == act.DIG:
                dig_unseen(state, action)
                unknown += 1
            else:
                state.apply(action)
        deed.after, deed.unknown = state.copy(), unknown
