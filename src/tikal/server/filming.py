"""Makes films of games: every position as the change from the one before, for one viewer's eyes.

A film that was made is kept and goes on where it ended, since most who ask look at a game that is being played.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import NamedTuple

from msgspec.structs import replace

from tikal.core.position import OVER
from tikal.record.record import Record
from tikal.server import protocol
from tikal.server.face import face_of
from tikal.server.film import Film, Frame
from tikal.server.shapes import seat_name
from tikal.server.telling import seen, text_of

KEPT = 24  # films


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
        self.state = record.start()
        self.actions: tuple[int, ...] = ()
        self.first = self._view()
        self.last = self.first
        self.frames: list[Frame] = []

    def leads_to(self, record: Record) -> bool:
        """Whether a record only goes on from here."""
        return self.start == record.up_to(0) and record.actions[: len(self.actions)] == self.actions

    def go_on(self, record: Record) -> None:
        """Make the frames that are missing."""
        face = face_of(record.ruleset)
        for action in record.actions[len(self.actions) :]:
            chance = record.ruleset.notation.is_chance(action)
            seat = None if chance else seat_name(int(self.state.current))
            text = text_of(self.state, action, self.eyes)
            self.state.apply(action)
            after = self._view()
            change = face.change(self.last, after)
            self.frames.append(Frame("chance" if chance else "play", seat, text, change))
            self.last = after
        self.actions = record.actions

    def _view(self) -> protocol.AnyView:
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


def _short(view: protocol.AnyView) -> protocol.AnyView:
    """Return a view without its position line: one for every frame would double the film."""
    return replace(view, line="")
