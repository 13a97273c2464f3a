"""Events: what an action meant, derived from the record by comparing before and after.

Every client tells the story from these: logs, animations, sounds, score tables. An event has a kind, a seat
and plain facts; its sentence comes from the message catalogue.
"""

from __future__ import annotations

from tikal.core.legend.state import LegendState
from tikal.core.position import Position
from tikal.core.state import classic_state
from tikal.record.classic_events import ClassicTeller
from tikal.record.legend_events import LegendTeller
from tikal.record.record import Record
from tikal.record.telling import Event as Event


def events(record: Record, since: int = 0) -> list[Event]:
    """Return the events of a record, from its action number `since` on."""
    found: list[Event] = []
    for number, (before, action, after) in enumerate(record.moments(since), since):
        found += tell(record.names, number, before, action, after)
    return found


def tell(names: tuple[str, ...], number: int, before: Position, action: int, after: Position) -> list[Event]:
    """Return the events of one action, the `number`-th of its record, that led from one position to another."""
    if isinstance(before, LegendState) and isinstance(after, LegendState):
        return LegendTeller(names, number, before, action, after).events()
    return ClassicTeller(names, number, classic_state(before), action, classic_state(after)).events()
