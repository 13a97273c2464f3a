"""A position that is tried out: actions are done and taken back, together with what chance shows after them."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core.position import REVEALING
from tikal.legend.planning.chance import middling
from tikal.legend.rules.state import LegendState


class Trail:
    """A position and the actions that were done since it was given here."""

    def __init__(self, state: LegendState) -> None:
        self.state: LegendState = state
        self.actions: list[int] = []
        self.counts: list[int] = []  # for each of them: itself and what chance showed

    def do(self, action: i64) -> None:
        """Do an action; what chance then shows is of middling worth."""
        self.actions.append(int(action))
        self.counts.append(do(self.state, action))

    def mark(self) -> int:
        """Return where to go back to."""
        return len(self.actions)

    def back(self, mark: int) -> None:
        """Take back everything that was done since then."""
        while len(self.actions) > mark:
            self.actions.pop()
            count: i64 = self.counts.pop()
            while count:
                self.state.unapply(0)
                count -= 1


def do(s: LegendState, action: i64) -> int:
    """Do an action and what chance then shows; return how many actions that were."""
    s.apply(action)
    count: int = 1
    while s.phase == REVEALING:
        s.apply(middling(s))
        count += 1
    return count
