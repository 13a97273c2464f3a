"""A whole game to be watched again: the first position, and what every action changed in it, for one viewer's eyes.

Films are kept and extended, since most of those who ask are watching a game that is still being played. Like
`protocol.py` its types are a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Literal, NamedTuple

from msgspec import Struct

from tikal.core.position import OVER
from tikal.record.record import Record
from tikal.server.audience import text_of
from tikal.server.face import face_of
from tikal.server.protocol import SeatAtTable, TableInfo, Told
from tikal.view import AnyChange, AnyView, SeatName, change, seat_name, seen

KEPT = 24  # films


class Frame(Struct, frozen=True):
    """One action of the record."""

    kind: Literal["play", "chance"]
    seat: SeatName | None  # whose doing; null for chance
    action: str
    change: AnyChange


class Film(Struct, frozen=True):
    """GET /api/tables/{id}/film: a game from its beginning to where it stands, for one viewer's eyes."""

    table: TableInfo
    seats: list[SeatAtTable]
    over: bool
    first: AnyView  # before the first action; the `line` of a film's views is empty
    frames: list[Frame]
    log: list[Told]


class Shot(NamedTuple):
    """All that a film is made of; none of it changes while it is made."""

    table: TableInfo
    seats: list[SeatAtTable]
    record: Record  # with the names as people read them
    eyes: int | None  # through which seat it is seen; None for a spectator
    log: list[Told]


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
        kind = face_of(record.ruleset).change
        for action in record.actions[len(self.actions) :]:
            chance = record.ruleset.notation.is_chance(action)
            seat = None if chance else seat_name(int(self.state.current))
            text = text_of(self.state, action, self.eyes)
            self.state.apply(action)
            after = self._view()
            self.frames.append(Frame("chance" if chance else "play", seat, text, change(kind, self.last, after)))
            self.last = after
        self.actions = record.actions

    def _view(self) -> AnyView:
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
            first = reel.first.but(line="")  # one for every frame would double the film
            return Film(shot.table, shot.seats, bool(reel.state.phase == OVER), first, list(reel.frames), shot.log)
