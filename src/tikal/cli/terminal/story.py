"""What has happened so far, kept in step with a game: events, and the log made of them."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from tikal.cli.terminal.words import LOUD, chip, say
from tikal.core.state import classic_state
from tikal.game import Game
from tikal.record.classic_events import ClassicTeller
from tikal.record.events import Event

ROUND_STARTS = ("scoring-round", "final-round")
LOUD_KINDS = (*ROUND_STARTS, "scored", "game-over")


class Story:
    """The events of one game, told with the names that the screen shows."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.events: list[Event] = []
        self._state = classic_state(game.record.start())
        self._told = 0
        self.catch_up()

    def catch_up(self) -> list[Event]:
        """Tell what the game has done since the last time; return the new events."""
        new: list[Event] = []
        for action in self.game.history[self._told :]:
            before = self._state
            self._state = before.copy()
            self._state.apply(action.packed)
            new += ClassicTeller(self.names, self._told, before, action.packed, self._state).events()
            self._told += 1
        self.events += new
        return new

    def rewind(self) -> None:
        """Forget what the game has taken back."""
        self._told = len(self.game.history)
        self._state = classic_state(self.game.state.copy())
        self.events = [event for event in self.events if event.action < self._told]

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
        for place in range(len(self.events) - 1, -1, -1):
            if self.events[place].kind in ROUND_STARTS:
                return [event for event in self.events[place:] if event.kind == "scored"]
        return []


def line(event: Event, sentence: str = "", times: str = "") -> Text:
    """Return one event as a line of the log."""
    mark = chip(event.seat) if event.seat is not None else Text(" ")
    text = Text(" ").join((mark, Text(sentence or event.sentence, style=LOUD if event.kind in LOUD_KINDS else "")))
    return text.append(f" {times}" if times else "")
