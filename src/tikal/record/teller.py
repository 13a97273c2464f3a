"""An event, and what tellers of all games share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tikal.core import action as act
from tikal.core.notation import FIGURE_NAMES, SEATS
from tikal.messages import ENGLISH, Catalogue, catalogue


@dataclass(frozen=True)
class Event:
    """One thing that happened. `action` is the place in the record of the action that made it happen."""

    kind: str
    seat: int | None
    player: str
    action: int
    facts: dict[str, Any] = field(default_factory=dict)

    def say(self, words: Catalogue) -> str:
        """Return what happened in the language of a catalogue."""
        plain = {key: value for key, value in self.facts.items() if isinstance(value, (str, int))}
        return words.sentence(f"event-{self.kind}", {"player": self.player, **plain})

    @property
    def sentence(self) -> str:
        """What happened, in English."""
        return self.say(catalogue(ENGLISH))

    def to_dict(self) -> dict[str, Any]:
        """Return the event, ready for JSON, with its sentence in English."""
        seat = None if self.seat is None else SEATS[self.seat]
        return {
            "kind": self.kind, "seat": seat, "player": self.player, "action": self.action,
            **self.facts, "sentence": self.sentence,
        }  # fmt: skip


class Teller:
    """Tells what one action meant."""

    def __init__(self, names: tuple[str, ...], number: int, action: int) -> None:
        self.names = names
        self.number = number
        self.packed = action
        self.kind = int(act.kind_of(action))
        self.hex = int(act.hex_of(action))
        self.item = int(act.item_of(action))
        self.detail = int(act.detail_of(action))
        self.told: list[Event] = []

    @property
    def figure(self) -> str:
        """The kind of figure that the action is about, where it is about one."""
        return FIGURE_NAMES[self.detail]

    def tell(self, kind: str, seat: int | None = None, **facts: Any) -> None:
        player = self.names[seat] if seat is not None else ""
        self.told.append(Event(kind, seat, player, self.number, facts))
