"""Who won, and what decides between equals (C-END)."""

from __future__ import annotations

from tikal.classic.rules.state import State
from tikal.core.hexes import HEXES


class TieBreak:
    """What ranks the seats (C-END-2). `keys` names what is compared, in order."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys: tuple[str, ...] = keys

    def key(self, s: State, seat: int) -> tuple[int, ...]:
        """What ranks a seat: the greater tuple comes first."""
        raise NotImplementedError


class SharedPlaces(TieBreak):
    """Equal points share the place (C-END-2, `ravensburger` and `rio-grande`)."""

    def __init__(self) -> None:
        super().__init__(("points",))

    def key(self, s: State, seat: int) -> tuple[int, ...]:
        return (int(s.score[seat]),)


class GuardThenTreasures(TieBreak):
    """The highest temple one guards, then the most treasure tokens, then shared (C-END-2)."""

    def __init__(self) -> None:
        super().__init__(("points", "guard", "treasures"))

    def key(self, s: State, seat: int) -> tuple[int, ...]:
        guarded = [int(s.level[h]) for h in range(HEXES) if s.guard_seat(h) == seat]
        kinds = len(s.unseen)
        tokens = sum(int(s.treasures[seat * kinds + kind]) for kind in range(kinds))
        return (int(s.score[seat]), max(guarded, default=0), tokens)
