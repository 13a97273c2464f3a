"""Bots that plan whole turns: the best few placements of the tile, and for each a beam over ways to spend the AP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from tikal.bots.bot import Bot, Budget, Plan, Thought
from tikal.classic.bots.thrift import without_detours
from tikal.classic.bots.weights import weights
from tikal.classic.planning.bidding import Auctioneer
from tikal.classic.planning.evaluation import ONE
from tikal.classic.planning.planner import Planner
from tikal.classic.planning.replies import Table
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.limit import Limit
from tikal.core.planning import Turn, worth_considering
from tikal.core.position import Position


class Breadth(NamedTuple):
    """How many turns are thought of, and how widely they are looked for."""

    width: int  # positions kept for every number of AP spent, while a tile is to be laid as well
    tiles: int  # placements followed up
    spending_width: int  # positions kept where no tile is to be laid
    turns: int  # that are thought of in the end


class PlanningBot(Bot):
    """What all planning bots share. `rank` says which turns are good; the rest follows."""

    breadth: ClassVar[Breadth]
    eagerness: ClassVar[int] = (
        50  # percent of what a turn seems to be worth that it bids: estimates run high where one wins
    )
    quick: ClassVar[tuple[int, int]] = (3, 1)  # width and placements of turns that are only looked ahead to
    cores: int = 1  # that may work on the turn it is asked for

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        position = classic_state(position)
        limit = Limit(budget.nodes, budget.seconds)
        self.cores = budget.cores
        if position.phase in (BIDDING, CHOOSING):
            return self.bid(position, limit)
        turns = self.rank(position, limit)
        plans = [plan_of(turn, position) for turn in turns]
        self.thought = Thought(plans[0], tuple(plans[1:]), int(limit.nodes))
        return plans[0].actions

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        """Return good turns, best first."""
        raise NotImplementedError

    def bid(self, position: State, limit: Limit) -> Action:
        """Raise while playing now is worth it; choose the tile that helps most."""
        auctioneer = Auctioneer(self.table(position), str(self.rng.below(1 << 20)))
        plans = self._takes(position, auctioneer, limit) if position.phase == CHOOSING else []
        if position.phase == BIDDING:
            raised = int(position.high_bid) + 1
            affordable = raised <= position.score[position.current]
            worth = auctioneer.price(position, limit) * self.eagerness / (100 * ONE) if affordable else 0.0
            gain = worth - raised  # of raising, in points
            bid = _plan(position, act.pack(act.BID, raised & act.FIELD, raised >> 6), gain)
            plans = [_plan(position, act.PASS, 0.0)]
            if affordable:
                plans.insert(0 if gain >= 0 else 1, bid)
        self.thought = Thought(plans[0], tuple(plans[1:]), int(limit.nodes))
        return plans[0].actions[0]

    def _takes(self, position: State, auctioneer: Auctioneer, limit: Limit) -> list[Plan]:
        """Return the tiles on offer as plans, best first."""
        offers = auctioneer.rank_tiles(position, limit)
        return [_plan(position, act.pack(act.TAKE, 0, offer.tile), offer.value / ONE) for offer in offers]

    def plan(self, position: State, limit: Limit) -> list[Turn]:
        """Return what the planner finds and nothing makes pointless, best first."""
        breadth = self.breadth_of(position, limit)
        width = breadth.width if position.phase == LAYING else breadth.spending_width
        found = self.planner(position).plan(position, width, breadth.tiles, limit, breadth.turns)
        return without_detours(position, worth_considering(found))

    def breadth_of(self, position: State, limit: Limit) -> Breadth:
        """Return how widely it looks for turns of a position within a limit."""
        return self.breadth

    def planner(self, position: State) -> Planner:
        """Return who finds its turns."""
        return Planner(self.weights(position), self.rivalry(int(position.players)))

    def table(self, position: State) -> Table:
        """Return who plays on when it looks ahead."""
        return Table(self.weights(position), *self.quick)

    def rivalry(self, players: int) -> int:
        """How much it minds what the others will get, in percent of its own points."""
        return 100

    def weights(self, position: State) -> list[int]:
        return list(weights(int(position.players)))


class PlannerBot(PlanningBot):
    """Takes the turn after which it stands best, by the evaluation; mostly it looks to its own points."""

    name = "planner"
    level = "beginner"
    breadth = Breadth(4, 2, 48, 8)

    def rivalry(self, players: int) -> int:
        return modest_rivalry(players)

    def rank(self, position: State, limit: Limit) -> list[Turn]:
        return self.plan(position, limit)


def modest_rivalry(players: int) -> int:
    """How much one minds the others who does not study them: all the same with one rival, not at all with several."""
    return 100 if players == 2 else 0


def _plan(position: State, packed: int, value: float) -> Plan:
    return Plan((Action(int(packed), position.ruleset.notation),), value, ())


def plan_of(turn: Turn, position: State) -> Plan:
    """Return a found turn as others read it."""
    notation = position.ruleset.notation
    actions = tuple(Action(action, notation) for action in turn.actions)
    return Plan(actions, turn.value / ONE, tuple(points / ONE for points in turn.points))


class ThriftyBot(PlannerBot):
    """The planner, except that it never bids in an auction: what bidding is measured against."""

    name = "thrifty"
    level = "beginner"

    def bid(self, position: State, limit: Limit) -> Action:
        if position.phase == BIDDING:
            return Action(act.PASS, position.ruleset.notation)
        return super().bid(position, limit)
