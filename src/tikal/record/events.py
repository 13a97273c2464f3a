"""Events: what an action meant, derived from the record by comparing before and after.

Every client tells the story from these: logs, animations, sounds, score tables. An event has a kind, a seat
and plain facts; its sentence comes from the message catalogue.
"""

from __future__ import annotations

from tikal.core.position import Position
from tikal.record.record import Record
from tikal.record.teller import Event as Event
from tikal.titles import title_of


def events(record: Record, since: int = 0) -> list[Event]:
    """Return the events of a record, from its action number `since` on."""
    found: list[Event] = []
    for number, (before, action, after) in enumerate(record.moments(since), since):
        found += events_between(record.names, number, before, action, after)
    return found


def events_between(names: tuple[str, ...], number: int, before: Position, action: int, after: Position) -> list[Event]:
    """Return what one action meant: the one that leads from a position to another."""
    return title_of(before.rules).events(names, number, before, action, after)
