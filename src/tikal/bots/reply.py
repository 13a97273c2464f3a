"""Plans several good turns and takes the one that stands up best to the others' answers."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.bots.bot import Bot, Budget, Thought
from tikal.bots.planner import plan_of
from tikal.bots.weights import weights
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.state import State
from tikal.search.limit import Limit
from tikal.search.planner import Planner
from tikal.search.replies import Table, choose_by_replies


class ReplyBot(Bot):
    name = "reply"
    level = "hard"
    budget = Budget(seconds=0.5)
    width = 16
    tiles = 4
    most = 8
    trust = 2
    quick = (3, 1)

    def choose(self, position: State, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        limit = Limit(budget.nodes, budget.seconds)
        w = list(weights(int(position.players)))
        turns = Planner(w).plan(position, self.width, self.tiles, limit)[: self.most]
        seed = str(self.rng.below(1 << 20))
        ranked = choose_by_replies(Table(w, *self.quick), position, turns, seed, self.trust, 64, limit)
        plans = [plan_of(candidate.turn, position) for candidate in ranked]
        self.thought = Thought(plans[0], tuple(plans[1:]), int(limit.nodes))
        return plans[0].actions
