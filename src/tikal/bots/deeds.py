"""A plan as people tell it: the actions of one figure's way are a walk, and what is done twice is one deed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from tikal.bots.advice import AdvisedStep, Line
from tikal.core import action as act
from tikal.core.hexes import NOWHERE
from tikal.core.notation import FIGURE_NAMES
from tikal.core.position import Position
from tikal.view import seat_name

WALKING = (act.ENTER, act.MOVE, act.SECRET)
PLACED = (act.LAY, act.UNCOVER, act.DIG, act.CAMP, act.GUARD)  # deeds of one action on a hex

S = TypeVar("S", bound=Position)


@dataclass
class Deed(Generic[S]):
    """One step of a turn, with the positions before and after it. A dug treasure is not known in these."""

    kind: int  # a kind of action; MOVE for all walks
    actions: list[int]
    path: list[int] = field(default_factory=list)
    figure: int = 0
    count: int = 1
    enters: bool = False
    cost: int = 0
    before: S = field(init=False)
    after: S = field(init=False)
    unknown: int = 0  # treasures dug so far, and not seen
    depends: bool = False  # whether something came to light before it that is not known yet
    supposed: bool = False  # of an exchange: whether it gives what was only supposed to be dug up
    unsure: bool = False  # ... or takes what would join such treasures

    @property
    def hex(self) -> int:
        """Where it is done; where a walk leads; NOWHERE if it is not done on the board."""
        if self.path:
            return self.path[-1]
        return int(act.hex_of(self.actions[0]) if self.kind in PLACED else NOWHERE)

    @property
    def way(self) -> tuple[list[int], int, bool]:
        """What walks have in common that are told as one."""
        return self.path, self.figure, self.enters

    @property
    def source(self) -> int | None:
        """Where a walk comes from; None if it begins in the supply."""
        return None if self.enters or not self.path else self.path[0]

    def step(self, what: Line, why: list[Line], names: tuple[str, ...]) -> AdvisedStep:
        """Return what is told of every deed; `names` are those of the hexes."""
        notation = self.before.rules.notation
        walks, lays, guards = self.kind == act.MOVE, self.kind == act.LAY, self.kind == act.GUARD
        figure = self.figure if walks else int(act.detail_of(self.actions[0])) if guards else None
        return AdvisedStep(
            kind="walk" if walks else notation.kind_name(self.actions[0]),
            actions=[notation.write(action) for action in self.actions],
            cost=self.cost,
            what=what,
            why=why,
            seat=seat_name(int(self.before.current)),
            hex="" if self.hex == NOWHERE else names[self.hex],
            path=[names[place] for place in self.path] if len(self.path) > 1 else [],
            figure=None if figure is None else FIGURE_NAMES[figure],
            count=self.count,
            tile=notation.tile_ids[int(act.item_of(self.actions[0]))] if lays else "",
            turn=int(act.detail_of(self.actions[0])) if lays else 0,
            depends=self.depends,
        )


def add(found: list[Deed[S]], action: int, repeated: tuple[int, ...]) -> None:
    """Add an action to a turn: to a walk, to a deed of one of these kinds that is the same, or as a deed of its own."""
    kind = int(act.kind_of(action))
    if kind in WALKING:
        _walk(found, action)
    elif kind in repeated and found and found[-1].actions[-1] == action:
        found[-1].actions.append(action)
        found[-1].count += 1
    else:
        found.append(Deed(kind, [action]))


def _walk(found: list[Deed[S]], action: int) -> None:
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


def merged(deeds: list[Deed[S]]) -> list[Deed[S]]:
    """Join equal walks that follow each other."""
    joined: list[Deed[S]] = []
    for deed in deeds:
        last = joined[-1] if joined else None
        if last is not None and deed.kind == act.MOVE and deed.way == last.way:
            last.actions += deed.actions
            last.count += deed.count
        else:
            joined.append(deed)
    return joined


def play(position: S, deeds: list[Deed[S]], do: Callable[[S, int], tuple[int, int]]) -> None:
    """Give deeds their positions and costs; `do` plays an action and returns its AP and the treasures not seen."""
    state, unknown = cast("S", position.copy()), 0
    for deed in deeds:
        deed.before, deed.depends = cast("S", state.copy()), unknown > 0
        for action in deed.actions:
            cost, unseen = do(state, action)
            deed.cost += cost
            unknown += unseen
        deed.after, deed.unknown = cast("S", state.copy()), unknown
