"""What is to come in Legend, in points: scorings, treasures, and what the evaluation expects."""

from __future__ import annotations

from tikal.bots.motives import Odds
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.legend.bots.weights import weights
from tikal.legend.planning.evaluation import Evaluation
from tikal.legend.planning.map import Map
from tikal.legend.planning.weights import ONE
from tikal.legend.rules.state import LegendState


def scorings_left(s: LegendState, seat: int) -> int:
    """Return how many times a seat still scores, with the turn under way if it is a scoring turn."""
    now = s.scoring != "none" and seat == int(s.current)
    count = int(now) + s.waiting().count(seat)
    if s.scoring == "final":
        return count
    tiles = s.stack | s.tiles_up
    for other in range(int(s.players)):
        tiles |= s.held_tiles(other)
    return count + (int(s.ruleset.box.volcanoes) & tiles).bit_count() + 1


def more_of(s: LegendState, seat: int, kind: int, count: int = 1) -> int:
    """Return the points that more treasures of a kind add to a museum."""
    scale = [int(points) for points in s.ruleset.box.numbers.treasure_points]
    owned = int(s.owns(seat, kind))
    return scale[min(owned + count, len(scale) - 1)] - scale[owned]


def treasure_odds(s: LegendState, seat: int) -> Odds:
    """Return what one more treasure that nobody has seen would be to a seat."""
    gain = matching = left = 0
    for kind in range(len(s.ruleset.box.treasures)):
        unseen = s.unseen(kind)
        left += unseen
        gain += unseen * more_of(s, seat, kind) if unseen else 0
        matching += unseen if s.owns(seat, kind) else 0
    return Odds(gain / left if left else 0.0, matching, left)


class Prospects:
    """The evaluation of positions that a turn may lead to, as if it ended there."""

    def __init__(self, start: LegendState) -> None:
        self.me = int(start.current)
        self.evaluation = Evaluation(weights(), Map(start.ruleset.box.board))
        self.evaluation.begin(start)

    def value(self, s: LegendState) -> tuple[float, float]:
        """Return the points the player expects, and how many more than the others on average."""
        margin = int(self.evaluation.margin(s, self.me)) / ONE
        return int(self.evaluation.value[self.me]) / ONE, margin

    def of_placements(self, s: LegendState, chosen: int) -> dict[int, float]:
        """Return how far ahead of the others every placement of a tile leaves the player."""
        found: dict[int, float] = {}
        for action in actions_at(s):
            if act.kind_of(action) == act.LAY and act.item_of(action) == act.item_of(chosen):
                after = s.copy()
                after.apply(action)
                found[int(action)] = self.value(after)[1]
        return found
