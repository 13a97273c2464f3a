"""What one seat may see: the only way out of the engine for clients and bots.

Each game shows its own facts; what every view has is `edition`, `game`, `options`, `game_version`, `seat`, `line`,
`phase`, `current`, `ap`, `board`, `seats` and `ranking`.
"""

from __future__ import annotations

from tikal.core.position import SPECTATOR, Position
from tikal.title import View as View
from tikal.titles import title_of


def view(position: Position, names: tuple[str, ...], seat: int | None = None) -> View:
    """Return what a seat sees, ready for JSON; `seat` None is a spectator."""
    return title_of(position.rules).view(state_for(position, seat), names, seat)


def state_for(position: Position, seat: int | None) -> Position:
    """Return a copy that a bot in that seat may search: the same as `State.from_view` of its view."""
    return position.seen_by(SPECTATOR if seat is None else seat)
