"""How a game is shown at a table: what differs between the games stands in one object for each.

`face_of` finds it; nothing else in the server asks which game it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from tikal.core.position import Position, Rules
from tikal.game import Game
from tikal.record.events import Event
from tikal.server import protocol
from tikal.server.film import AnyChange
from tikal.server.words import Facts, Text
from tikal.titles import title_of
from tikal.view import view


class Face:
    """What the server asks of a game besides its rules."""

    def seen(self, position: Position, names: Sequence[str], seat: int | None) -> protocol.AnyView:
        """Return what a seat, or None, a spectator, sees of a position."""
        shown: protocol.AnyView = convert(view(position, tuple(names), seat), protocol.AnyView)
        return shown

    def offers(self, game: Game) -> protocol.AnyOffers:
        """Return what the player to decide may do."""
        raise NotImplementedError

    def answer(self, game: Game, id: int, question: protocol.Questions) -> protocol.Answer:
        """Say whether something is possible, or why not.

        :raises InvalidAction: if the question names something that does not exist.
        """
        raise NotImplementedError

    def prompt(self, game: Game, known: Facts) -> Text:
        """Return what is asked of the player to decide, in one sentence; `known` says who and whether it is you."""
        raise NotImplementedError

    def sheet(self, event: Event) -> dict[str, Any]:
        """Return the score sheet of an event, under the name it has in `Told`; nothing for most events."""
        raise NotImplementedError

    def components(self, rules: Rules) -> dict[str, Any]:
        """Return the fields of `TableInfo` that depend on the game."""
        raise NotImplementedError

    def progress(self, game: Game) -> tuple[int, int]:
        """Return how far the game is, and how much is left: turns and tiles, or rounds."""
        raise NotImplementedError

    def change(self, before: protocol.AnyView, after: protocol.AnyView) -> AnyChange:
        """Return what is different in a view."""
        raise NotImplementedError


def parts_changed(before: Any, after: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return those fields of a view that are different; of hexes and seats only those that are."""
    parts = {name: getattr(after, name) for name in names if getattr(before, name) != getattr(after, name)}
    hexes = {shown.hex: shown for shown in before.board}
    board = [shown for shown in after.board if hexes.get(shown.hex) != shown]
    seats = [shown for shown, old in zip(after.seats, before.seats, strict=True) if shown != old]
    if board:
        parts["board"] = board
    if seats:
        parts["seats"] = seats
    return parts


def face_of(rules: Rules) -> Face:
    """Return how a game of these rules is shown."""
    return title_of(rules).table()
