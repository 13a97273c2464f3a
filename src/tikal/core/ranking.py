"""Who won, and what decides between equals (C-END)."""

from __future__ import annotations

from tikal.core.hexes import HEXES
from tikal.core.state import State


class TieBreak:
    """Equal points share the place (C-END-2, `ravensburger` and `rio-grande`)."""

    #: What is compared, in order; names of messages too.
    keys: tuple[str, ...] = ("points",)

    def key(self, s: State, seat: int) -> tuple[int, ...]:
        """What ranks a seat: the greater tuple comes first."""
        return (int(s.score[seat]),)


class GuardThenTreasures(TieBreak):
    """The highest temple one guards, then the most treasure tokens, then shared (C-END-2)."""

    def __init__(self) -> None:
        self.keys = ("points", "guard", "treasures")

    def key(self, s: State, seat: int) -> tuple[int, ...]:
        guarded = [int(s.level[h]) for h in range(HEXES) if s.guard_seat(h) == seat]
        kinds = len(s.unseen)
        tokens = sum(int(s.treasures[seat * kinds + kind]) for kind in range(kinds))
        return (int(s.score[seat]), max(guarded, default=0), tokens)


def ranking(s: State) -> list[list[int]]:
    """Return the seats by place: those in one inner list share it (C-END-1)."""
    keys = [(s.ruleset.tie_break.key(s, seat), seat) for seat in range(s.players)]
    places: list[list[int]] = []
    last: tuple[int, ...] = ()
    for key, seat in sorted(keys, key=_best_first):
        if key == last:
            places[-1].append(seat)
        else:
            places.append([seat])
        last = key
    return places


def _best_first(entry: tuple[tuple[int, ...], int]) -> tuple[list[int], int]:
    key, seat = entry
    return ([-part for part in key], seat)
