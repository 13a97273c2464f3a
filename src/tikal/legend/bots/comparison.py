"""Comparing turns by how the round goes on after them, told by planners that see things differently.

Little is hidden in a round of Legend, so the same planners play it out in the same way every time, and what comes of a
turn depends on what they happen to like: two takes as good as each other end ten points apart. Only planners with other
numbers tell more than the first; over many of them chance evens out.
"""

from __future__ import annotations

from functools import cache

from tikal.core.dealer import Rng
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn, lift_of, order
from tikal.legend.bots.weights import CARDS, POINTS, ROWS
from tikal.legend.planning.planner import HASTY
from tikal.legend.planning.playouts import Table
from tikal.legend.planning.weights import Weights
from tikal.legend.rules.state import LegendState

REACH = 30  # percent by which numbers differ at most
VIEWS = 16  # sets of numbers
Stage = tuple[int, int]  # how often turns are played out, and how many of them go on to the next stage


class Comparison:
    """Plays turns of one position on. What was thought of them before counts as much as `trust` samples."""

    def __init__(self, position: LegendState, rivalry: int, trust: int, seed: str, limit: Limit) -> None:
        self.position = position
        self.rivalry = rivalry
        self.trust = trust
        self.seed = seed
        self.limit = limit

    def answer(self, turns: list[Turn]) -> list[Turn]:
        """Return turns, best first, after everybody else has answered each of them; that counts as one thought."""
        return self._sample(turns, Table(view(0), self.rivalry, 2, HASTY), False, self.trust)

    def play_out(self, turns: list[Turn], stages: list[Stage]) -> list[Turn]:
        """Return turns, best first, after the better ones have been played out again and again while there is time."""
        best = turns
        rest: list[Turn] = []
        samples = 0
        for times, keep in stages:
            for _ in range(times):
                if len(best) > 1 and not self.limit.is_over():
                    table = Table(view(samples % VIEWS), self.rivalry, 1, HASTY)
                    best = self._sample(best, table, True, self.trust + samples)
                    samples += 1
            best, rest = best[:keep], best[keep:] + rest
        return best + rest

    def _sample(self, turns: list[Turn], table: Table, whole_round: bool, trust: int) -> list[Turn]:
        """Play turns on once, all on the same deal; return them, best first, with what they now seem to be worth."""
        candidates = [Candidate(turn) for turn in turns]
        seed = f"{self.seed}/{trust}"
        for candidate in candidates:
            if not self.limit.has_room_for_visit():
                break
            if whole_round:
                value = table.value_after_round(self.position, candidate.turn, seed, self.limit)
            else:
                value = table.value_after_replies(self.position, candidate.turn, seed, self.limit)
            if not candidate.note(value, self.limit):
                break
        order(candidates, trust)
        lift = lift_of(candidates)
        return [Turn(one.turn.actions, int(one.mean(lift, trust)), one.turn.points) for one in candidates]


@cache
def view(number: int) -> Weights:
    """Return numbers that differ from the usual ones, each by chance; those of view 0 are the usual ones."""
    rng = Rng(f"view/{number}")
    reach = REACH if number else 0

    def near(value: float) -> float:
        return value * (100 - reach + int(rng.below(2 * reach + 1))) / 100

    points = {name: near(value) for name, value in POINTS.items()}
    rows = {}
    for name, shares in ROWS.items():
        surer = near(2.0) - 2.0
        rows[name] = [share + share * (1 - share) * surer for share in shares]
    cards = {}
    for card, (always, scoring) in CARDS.items():
        factor = near(1.0)
        cards[card] = (always * factor, scoring * factor)
    return Weights(points, rows, cards)
