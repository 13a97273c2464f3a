"""The champion: the strongest player of the classic game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

from tikal.bots.bot import Budget
from tikal.bots.second import SECOND
from tikal.classic.bots.lookahead import FIRST, LookaheadBot
from tikal.classic.bots.planner import Breadth
from tikal.classic.bots.thrift import is_last_turn
from tikal.classic.bots.together import look_ahead, look_at, stages_of, together
from tikal.classic.bots.weights import champion_weights, network
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, Evaluation
from tikal.classic.planning.network import Network
from tikal.classic.planning.planner import WIDEST, Planner
from tikal.classic.planning.replies import Table, choose_by_replies
from tikal.classic.rules.state import State
from tikal.core.limit import ENDLESS, Limit
from tikal.core.planning import Candidate, Turn

WHOLE = 256  # of what a seat minds, all rivals together
HALF = 12 * ONE  # behind the first rival: there another is minded half as much
NODES_PER_PLACE = 80  # and AP, that very wide beams take
WORTHWHILE = 0.05  # seconds: a second core is not asked for less


class ChampionBot(LookaheadBot):
    """Looks ahead like `reply`, with weights that are learnt from what comes of turns.

    They know who moves next, and a network corrects what they say of whole turns. No position is looked at twice in one
    plan, so there is time for more turns, and the rivals who are ahead are minded most. What the others answer is
    judged by the best turn that is left to it then. More time goes into more turns.
    """

    name = "champion"
    level = "expert"
    most_cores = 2
    budget = Budget(seconds=0.5)
    breadth = Breadth(8, 4, 32, 10)
    #: Instead of that, where there are so many nodes for planning.
    wider: ClassVar[tuple[tuple[int, Breadth], ...]] = (
        (80_000, Breadth(24, 8, 64, 24)),
        (400_000, Breadth(32, 12, 96, 48)),
    )
    trust: ClassVar[int] = 1

    def compare(self, table: Table, position: State, turns: list[Turn], limit: Limit) -> list[Candidate]:
        seed = str(self.rng.below(1 << 20))

        def alone() -> list[Candidate]:
            return choose_by_replies(table, position, turns, seed, self.trust, limit)

        by_nodes = not limit.timed or limit.most < ENDLESS  # then it plays the same on every machine
        if self.cores < 2 or by_nodes or limit.deadline - time.perf_counter() < WORTHWHILE:
            return alone()
        look = look_at(self, position, turns, seed, limit.deadline)
        ranked, found = SECOND.beside(alone, look_ahead, look, limit.deadline)
        if found is None:
            return ranked
        limit.nodes += found.nodes
        worth = together(turns, [stages_of(ranked, turns), found.stages], self.trust)
        return sorted(ranked, key=lambda candidate: -worth[turns.index(candidate.turn)])

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        if not is_last_turn(position):
            return super().rank(position, limit)
        planning = limit.part(FIRST)  # nobody answers: there is nothing to compare, but it may think again after a dig
        turns = self.plan(position, planning)
        limit.nodes += planning.nodes
        return turns

    def breadth_of(self, position: State, limit: Limit) -> Breadth:
        nodes = limit.nodes_left()
        if is_last_turn(position):
            affordable = int(nodes // ((position.ap + 1) * NODES_PER_PLACE))
            return self.breadth._replace(spending_width=max(self.breadth.spending_width, min(affordable, WIDEST)))
        wide = (breadth for least, breadth in reversed(self.wider) if least <= nodes < ENDLESS)
        return next(wide, self.breadth)  # who sets no limit does not want to wait for minutes either

    def planner(self, position: State) -> Planner:
        planner = Planner(self.weights(position), remembering=True, network=self.network(position))
        mind_rivals(planner.evaluation, position, self.foresight(position))
        return planner

    def table(self, position: State) -> Table:
        table = Table(self.weights(position), *self.quick, True, closing=True, network=self.network(position))
        for planner in {table.planner, table.closer}:
            mind_rivals(planner.evaluation, position, self.foresight(position))
        return table

    def weights(self, position: State) -> list[int]:
        return list(champion_weights(int(position.players)))

    def foresight(self, position: State) -> Sequence[int]:
        """Return the weights that say which rivals can win."""
        return champion_weights(int(position.players))

    def network(self, position: State) -> Network | None:
        """Return what sees more than the weights say, if it has that."""
        return network(int(position.players))


def mind_rivals(evaluation: Evaluation, position: State, foresight: Sequence[int]) -> None:
    """Let whoever is to move mind each rival by how likely that one is to be the one to beat, by learnt weights."""
    me, players = int(position.current), int(position.players)
    look = Evaluation(list(foresight))
    distances = Distances()
    distances.measure(position)
    look.begin(position, distances, upcoming=True)
    look.look(position, 0)
    values = [int(value) for value in look.value[:players]]
    first = max(value for seat, value in enumerate(values) if seat != me)
    shares = [0 if seat == me else nearness(first - value) for seat, value in enumerate(values)]
    total = sum(shares)
    evaluation.mind(me, [share * WHOLE // total for share in shares])


def nearness(gap: int) -> int:
    """Return about WHOLE * 2 ** (-gap / HALF), in whole numbers."""
    halvings, rest = divmod(gap, HALF)
    return max(1, (WHOLE >> min(halvings, 8)) * (2 * HALF - rest) // (2 * HALF))
