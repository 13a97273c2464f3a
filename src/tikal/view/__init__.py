"""What one seat may see: the only way out of the engine for clients and bots.

Each game shows its own facts; what every view has is `edition`, `game`, `options`, `game_version`, `seat`, `line`,
`phase`, `current`, `ap`, `board`, `seats` and `ranking`.
"""

from __future__ import annotations

from typing import Any

from tikal.core.legend.state import LegendState
from tikal.core.position import SPECTATOR, Position
from tikal.core.state import classic_state
from tikal.view.classic import classic_view
from tikal.view.legend import legend_view

View = dict[str, Any]


def view(position: Position, names: tuple[str, ...], seat: int | None = None) -> View:
    """Return what a seat sees, ready for JSON; `seat` None is a spectator."""
    seen = state_for(position, seat)
    if isinstance(seen, LegendState):
        return legend_view(seen, names, seat)
    return classic_view(classic_state(seen), names, seat)


def state_for(position: Position, seat: int | None) -> Position:
    """Return a copy that a bot in that seat may search: the same as `State.from_view` of its view."""
    return position.seen_by(SPECTATOR if seat is None else seat)
