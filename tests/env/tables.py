"""Games for the tests of environments: both games, editions old and new, two to four players."""

from __future__ import annotations

import os
from typing import Any

from tikal.core.dealer import Rng
from tikal.core.position import Position

CYCLES = int(os.environ.get("TIKAL_ENV_CYCLES", "20"))  # rounds of all players in the libraries' own tests

KINDS: dict[str, dict[str, Any]] = {
    "super-meeple": {"edition": "super-meeple", "players": 2},
    "auction": {"edition": "ravensburger", "players": 3, "auction": True},
    "house-rules": {"edition": "rio-grande", "players": 4, "options": {"ties": "shared", "action_points": 8}},
    "legend": {"edition": "legend", "players": 3, "scenario": "uxmal"},
}


def pick(rng: Rng, mask: Any) -> int:
    """Return one of the legal numbers."""
    legal = mask.nonzero()[0]
    return int(legal[rng.below(len(legal))])


def has_secrets(position: Position) -> bool:
    """Whether somebody at the table knows something that others do not."""
    public = position.seen_by(-1).words()
    return any(position.seen_by(seat).looks() != public for seat in range(int(position.players)))
