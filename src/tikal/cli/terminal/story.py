"""What has happened so far, kept in step with a game: events, and the log made of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from tikal.cli.terminal.words import LOUD, chip
from tikal.core.position import SPECTATOR
from tikal.game import Game
from tikal.messages import Catalogue
from tikal.record.events import Event, events_between
from tikal.titles import titles

ROUND_STARTS = tuple(kind for game in titles() for kind in game.scoring_begins)
SCORED = tuple(game.scored for game in titles())
QUICK = tuple(kind for game in titles() for kind in game.quick_events)
LOUD_KINDS = (*ROUND_STARTS, *SCORED, "game-over")


@dataclass(frozen=True)
class Entry:
    """One event as everybody is told of it, and as the seat that decided is."""

    seat: int
    public: Event
    private: Event

    def to(self, viewer: int | None) -> Event:
        return self.private if viewer == self.seat else self.public


class Story:
    """The events of one game, told with the names that the screen shows, as far as the viewer may know them."""

    def __init__(self, game: Game, names: tuple[str, ...], words: Catalogue, viewer: int | None = None) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.viewer = viewer
        self._entries: list[Entry] = []
        self._state = game.record.start()
        self._length = 0
        self.catch_up()

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [entry.to(self.viewer) for entry in self._entries]

    def catch_up(self) -> list[Event]:
        """Tell what the game has done since the last time; return the new events."""
        first = len(self._entries)
        for action in self.game.history[self._length :]:
            before = self._state
            self._state = before.copy()
            self._state.apply(action.packed)
            private = events_between(self.names, self._length, before, action.packed, self._state)
            told = int(before.told(action.packed, SPECTATOR))
            public = (
                private
                if told == action.packed
                else events_between(self.names, self._length, before, told, self._state)
            )
            self._entries += [Entry(int(before.current), *both) for both in zip(public, private, strict=True)]
            self._length += 1
        return [entry.to(self.viewer) for entry in self._entries[first:]]

    def rewind(self) -> None:
        """Forget what the game has taken back."""
        self._length = len(self.game.history)
        self._state = self.game.state.copy()
        self._entries = [entry for entry in self._entries if entry.public.action < self._length]

    def log(self, last: int | None = None) -> list[Text]:
        """Return what happened, a line each, the same thing several times in one line; the `last` lines of it."""
        told = self.events if last is None else self.events[-6 * last - 6 :]
        lines = []
        for sentence, group in groupby(told, key=lambda event: event.say(self.words)):
            same = list(group)
            times = self.words.say("term-times", count=len(same)) if len(same) > 1 else ""
            lines.append(line(same[0], sentence + (f" {times}" if times else "")))
        return lines if last is None else lines[-last:] if last > 0 else []

    def scored(self) -> list[Event]:
        """Return the scorings of the round that is running or has just ended, in order."""
        events = self.events
        for place in range(len(events) - 1, -1, -1):
            if events[place].kind in ROUND_STARTS:
                return [event for event in events[place:] if event.kind in SCORED]
        return []


def line(event: Event, sentence: str) -> Text:
    """Return an event, told in a sentence, as a line of the log."""
    mark = chip(event.seat) if event.seat is not None else Text(" ")
    return Text(" ").join((mark, Text(sentence, style=LOUD if event.kind in LOUD_KINDS else "")))
