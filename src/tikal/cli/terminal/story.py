"""What has happened so far, kept in step with a game: events, and the log made of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from tikal.cli.terminal.words import LOUD, chip, say
from tikal.core.position import SPECTATOR
from tikal.game import Game
from tikal.record.events import Event, events_between
from tikal.titles import titles

ROUND_STARTS = ("scoring-round", "final-round", "interim-scoring", "final-scoring")
SCORED = tuple(game.scored for game in titles())
QUICK = ("power-dealt", "card-dealt", "token-drawn", "treasure-looked-at")  # come in rows that nobody wants to watch
LOUD_KINDS = (*ROUND_STARTS, *SCORED, "game-over")


@dataclass(frozen=True)
class Telling:
    """One event as everybody is told of it, and as the seat that decided is."""

    seat: int
    public: Event
    private: Event

    def to(self, viewer: int | None) -> Event:
        return self.private if viewer == self.seat else self.public


class Story:
    """The events of one game, told with the names that the screen shows, as far as the viewer may know them."""

    def __init__(self, game: Game, names: tuple[str, ...], viewer: int | None = None) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self._tellings: list[Telling] = []
        self._state = game.record.start()
        self._told = 0
        self.catch_up()

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [telling.to(self.viewer) for telling in self._tellings]

    def catch_up(self) -> list[Event]:
        """Tell what the game has done since the last time; return the new events."""
        first = len(self._tellings)
        for action in self.game.history[self._told :]:
            before = self._state
            self._state = before.copy()
            self._state.apply(action.packed)
            private = events_between(self.names, self._told, before, action.packed, self._state)
            told = int(before.told(action.packed, SPECTATOR))
            public = (
                private if told == action.packed else events_between(self.names, self._told, before, told, self._state)
            )
            self._tellings += [Telling(int(before.current), *both) for both in zip(public, private, strict=True)]
            self._told += 1
        return [telling.to(self.viewer) for telling in self._tellings[first:]]

    def rewind(self) -> None:
        """Forget what the game has taken back."""
        self._told = len(self.game.history)
        self._state = self.game.state.copy()
        self._tellings = [telling for telling in self._tellings if telling.public.action < self._told]

    def log(self, last: int | None = None) -> list[Text]:
        """Return what happened, a line each, the same thing several times in one line; the `last` lines of it."""
        told = self.events if last is None else self.events[-6 * last - 6 :]
        lines = []
        for sentence, group in groupby(told, key=lambda event: event.sentence):
            same = list(group)
            times = say("term-times", count=len(same)) if len(same) > 1 else ""
            lines.append(line(same[0], sentence, times))
        return lines if last is None else lines[-last:] if last > 0 else []

    def scored(self) -> list[Event]:
        """Return the scorings of the round that is running or has just ended, in order."""
        events = self.events
        for place in range(len(events) - 1, -1, -1):
            if events[place].kind in ROUND_STARTS:
                return [event for event in events[place:] if event.kind in SCORED]
        return []


def line(event: Event, sentence: str = "", times: str = "") -> Text:
    """Return one event as a line of the log."""
    mark = chip(event.seat) if event.seat is not None else Text(" ")
    text = Text(" ").join((mark, Text(sentence or event.sentence, style=LOUD if event.kind in LOUD_KINDS else "")))
    return text.append(f" {times}" if times else "")
