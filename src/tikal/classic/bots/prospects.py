"""What is to come, in points: scorings, treasures, and what the evaluation expects."""

from __future__ import annotations

from tikal.bots.motives import Odds
from tikal.classic.bots.champion import mind_rivals
from tikal.classic.bots.weights import champion_weights, network
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, Evaluation
from tikal.classic.rules.state import FINAL_ROUND, NORMAL, State
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.tiles import VOLCANO


def scorings_left(s: State, seat: int) -> int:
    """Return how many times the player to move still scores, with the turn under way if it is a scoring turn."""
    c = s.ruleset.components
    to_come = int(s.undrawn | s.offer)
    volcanoes = sum(to_come >> n & 1 for n in range(len(c.tiles)) if c.terrain[n] == VOLCANO)
    if s.round_kind == FINAL_ROUND:
        return 1
    return volcanoes + 1 + (s.round_kind != NORMAL and seat == int(s.current))


def treasure_odds(s: State, seat: int) -> Odds:
    """Return what one more treasure would be to a seat."""
    scale = [int(points) for points in s.ruleset.treasure_points]
    gain = matching = left = 0
    for kind, unseen in enumerate(int(count) for count in s.unseen):
        owned = int(s.treasures[seat * len(s.unseen) + kind])
        left += unseen
        if unseen:
            gain += unseen * (scale[owned + 1] - scale[owned])
        if owned:
            matching += unseen
    return Odds(gain / left if left else 0.0, matching, left)


class Prospects:
    """The champion's evaluation of a position, as if the turn ended there.

    Rivals are minded as at the beginning of the turn, if that is told.
    """

    def __init__(self, s: State, start: State | None = None) -> None:
        self.s = s
        learnt = champion_weights(int(s.players))
        self.evaluation = Evaluation(list(learnt))
        self.network = network(int(s.players))
        mind_rivals(self.evaluation, start or s, learnt)
        distances = Distances()
        distances.measure(s)
        self.evaluation.begin(s, distances)

    def value(self, unknown: int) -> tuple[float, float]:
        """Return the points the player expects, and how many more than the others, the nearest first."""
        self.evaluation.look(self.s, unknown)
        if self.network is not None:
            self.network.correct(self.s, self.evaluation)
        own = int(self.evaluation.value[int(self.s.current)])
        return own / ONE, int(self.evaluation.margin(self.s)) / ONE

    @staticmethod
    def of_placements(s: State) -> dict[int, float]:
        """Return how far ahead of the others every placement of the tile in hand leaves the player."""
        found: dict[int, float] = {}
        for action in actions_at(s):
            if act.kind_of(action) == act.LAY:
                after = s.copy()
                after.apply(action)
                found[int(action)] = Prospects(after, s).value(0)[1]
        return found
