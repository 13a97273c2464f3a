"""Makes films of games: every position as the change from the one before, for one viewer's eyes.

A film that was made is kept and goes on where it ended, since most who ask look at a game that is being played.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import NamedTuple

from msgspec.structs import replace

from tikal.core import action as act
from tikal.core import engine
from tikal.core.ruleset import OVER
from tikal.core.state import State
from tikal.record.record import Record
from tikal.server import protocol
from tikal.server.film import Film, Frame, ViewChange
from tikal.server.picture import View, seat_name
from tikal.server.telling import seen

KEPT = 24  # films
CHANGING = ("phase", "current", "ap", "hand", "scoring", "bidding", "frontier", "stack", "pieces", "ranking")


class Shot(NamedTuple):
    """All that a film is made of; none of it changes while it is made."""

    table: protocol.TableInfo
    seats: list[protocol.SeatAtTable]
    record: Record  # with the names as people read them
    eyes: int | None  # through which seat it is seen; None for a spectator
    log: list[protocol.Told]


class Reel:
    """The frames of one game as far as they were made."""

    def __init__(self, record: Record, eyes: int | None) -> None:
        self.start = record.up_to(0)
        self.eyes = eyes
        self.state: State = record.start()
        self.actions: tuple[int, ...] = ()
        self.first = self._view()
        self.last = self.first
        self.frames: list[Frame] = []

    def leads_to(self, record: Record) -> bool:
        """Whether a record only goes on from here."""
        return self.start == record.up_to(0) and record.actions[: len(self.actions)] == self.actions

    def go_on(self, record: Record) -> None:
        """Make the frames that are missing."""
        notation = record.ruleset.notation
        for action in record.actions[len(self.actions) :]:
            chance = act.kind_of(action) in act.CHANCE
            seat = None if chance else seat_name(int(self.state.current))
            engine.apply(self.state, action)
            after = self._view()
            change = changed(self.last, after)
            self.frames.append(Frame("chance" if chance else "play", seat, notation.write(action), change))
            self.last = after
        self.actions = record.actions

    def _view(self) -> View:
        return seen(self.state, self.start.names, self.eyes)


class Films:
    """The films that were asked for last. It may be asked from any thread; one film is made at a time."""

    def __init__(self) -> None:
        self._reels: OrderedDict[tuple[str, int | None], Reel] = OrderedDict()
        self._lock = threading.Lock()

    def film(self, shot: Shot) -> Film:
        """Return the film of a game."""
        key = (shot.table.id, shot.eyes)
        with self._lock:
            reel = self._reels.pop(key, None)
            if reel is None or not reel.leads_to(shot.record):
                reel = Reel(shot.record, shot.eyes)
            reel.go_on(shot.record)
            self._reels[key] = reel
            while len(self._reels) > KEPT:
                self._reels.popitem(last=False)
            over = bool(reel.state.phase == OVER)
            return Film(shot.table, shot.seats, over, _short(reel.first), list(reel.frames), shot.log)


def changed(before: View, after: View) -> ViewChange:
    """Return what is different in a view."""
    parts = {name: getattr(after, name) for name in CHANGING if getattr(before, name) != getattr(after, name)}
    hexes = {shown.hex: shown for shown in before.board}
    board = [shown for shown in after.board if hexes.get(shown.hex) != shown]
    seats = [shown for shown, old in zip(after.seats, before.seats, strict=True) if shown != old]
    if board:
        parts["board"] = board
    if seats:
        parts["seats"] = seats
    return ViewChange(**parts)


def _short(view: View) -> View:
    """Return a view without its position line: one for every frame would double the film."""
    return replace(view, line="")
