"""Opponents by strength in Tikal Legend. `tikal/bots/levels.py` seats them.

All of them value what can be drafted and plan whole turns. The weaker ones think of fewer turns and misjudge them
(`misjudgement.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tikal.bots.bot import Bot, Budget, Plan, Thought
from tikal.bots.misjudgement import misjudged
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.limit import Limit
from tikal.core.planning import Turn, worth_considering
from tikal.core.position import Position
from tikal.legend.bots.comparison import Comparison, Stage
from tikal.legend.bots.weights import weights
from tikal.legend.planning.drafting import Draft
from tikal.legend.planning.planner import CAREFUL, USUAL, Planner
from tikal.legend.planning.playouts import Table, choose_by_playouts
from tikal.legend.planning.weights import ONE, Weights
from tikal.legend.rules import kinds
from tikal.legend.rules.state import DRAFTING, LegendState

STUDYING = 50  # percent of the budget at most for trying out cards before one is taken
PLANNING = 30  # percent of the budget at most for finding turns; the rest is for comparing them


class LegendBot(Bot):
    """What the levels share: a draft played out, and turns planned by a beam of some width."""

    plays = ("legend",)
    width: ClassVar[int] = 4  # positions kept in each layer of a plan
    picks: ClassVar[int] = 2  # unfinished cards resumed after each pick
    sites: ClassVar[int] = 4  # hexes on which a tile is turned every way
    most: ClassVar[int] = 16  # turns that are thought of in the end
    care: ClassVar[int] = USUAL  # whether it thinks of powers and stones in the middle of a turn
    misjudges: ClassVar[float] = 0.0  # points, typically

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        assert isinstance(position, LegendState)
        packed = legal.ints()
        if len(packed) == 1:
            return legal[0]
        for n, action in enumerate(packed):
            if act.kind_of(action) == kinds.LOOK:  # free, and to know more is never worse
                return legal[n]
        limit = Limit(budget.nodes, budget.seconds)
        turns = self.draft(position, packed, limit) if position.phase == DRAFTING else self.rank(position, limit)
        if self.misjudges:
            order = misjudged([turn.value for turn in turns], self.rng, int(self.misjudges * ONE))
            turns = [turns[n] for n in order]
        if not turns:
            return legal[least(packed)]
        plans = [_plan_of(turn, position) for turn in turns]
        self.thought = Thought(plans[0], tuple(plans[1:]), int(limit.nodes))
        return plans[0].actions

    def planner(self, position: LegendState) -> Planner:
        """Return what plans turns."""
        return Planner(self.weights(position), rivalry(position), self.picks, self.sites, self.care)

    def weights(self, position: LegendState) -> Weights:
        """Return what it thinks things are worth."""
        return weights()

    def draft(self, position: LegendState, legal: list[int], limit: Limit) -> list[Turn]:
        """Return what may be taken, best first."""
        draft = Draft(self.planner(position), position)
        studying = limit.part(STUDYING)
        draft.study(position.current, studying)
        limit.nodes += studying.nodes
        return draft.rank(legal, limit)

    def rank(self, position: LegendState, limit: Limit) -> list[Turn]:
        """Return good turns in which nothing is pointless, best first."""
        return worth_considering(self.planner(position).plan(position, self.width, limit, self.most))


def rivalry(position: LegendState) -> int:
    """How much one minds what the others will get, in percent of one's own points."""
    return 100 if position.players == 2 else 60


def least(packed: list[int]) -> int:
    """Return the place of the action that does least: where there was no time to think."""
    for n, action in enumerate(packed):
        if act.kind_of(action) in (act.END, act.PASS, kinds.DONE):
            return n
    return 0


def _plan_of(turn: Turn, position: LegendState) -> Plan:
    notation = position.ruleset.notation
    return Plan(tuple(Action(action, notation) for action in turn.actions), turn.value / ONE, ())


class LegendBeginner(LegendBot):
    name = "beginner"
    level = "beginner"
    misjudges = 6.5


class LegendEasy(LegendBot):
    name = "easy"
    level = "easy"
    misjudges = 3.5


class LegendMedium(LegendBot):
    name = "medium"
    level = "medium"
    misjudges = 2.0


class LegendHard(LegendBot):
    """Plays several good turns out to the end of the round and takes what stands up best."""

    name = "hard"
    level = "hard"
    width = 12
    picks = 3
    sites = 10
    most_played_out: ClassVar[int] = 8
    trust: ClassVar[int] = 2  # how many play-outs the plan's own value counts for

    def draft(self, position: LegendState, legal: list[int], limit: Limit) -> list[Turn]:
        return self._play_out(position, super().draft(position, legal, limit), limit)

    def rank(self, position: LegendState, limit: Limit) -> list[Turn]:
        planning = limit.part(PLANNING)
        turns = super().rank(position, planning)
        limit.nodes += planning.nodes
        return self._play_out(position, varied(turns, self.most_played_out), limit)

    def _play_out(self, position: LegendState, turns: list[Turn], limit: Limit) -> list[Turn]:
        table = Table(self.weights(position), rivalry(position))
        seed = str(self.rng.below(1 << 20))
        return choose_by_playouts(table, position, turns[: self.most_played_out], seed, self.trust, limit)


class LegendExpert(LegendBot):
    """Lets the others answer many good turns, and plays the best of them out to the end of the round in many ways."""

    name = "expert"
    level = "expert"
    width = 8
    picks = 4
    sites = 12
    most = 48
    care = CAREFUL
    answered: ClassVar[int] = 20  # turns that are answered
    played_out: ClassVar[int] = 6  # turns, or things to take, that are played out
    # How often turns are played out, and how many then go on.
    stages: ClassVar[list[Stage]] = [(2, 4), (2, 3), (4, 2), (16, 1)]
    trust: ClassVar[int] = 1  # how many samples count as much as what was thought of a turn before ...
    draft_trust: ClassVar[int] = 4  # ... and of something to take

    def draft(self, position: LegendState, legal: list[int], limit: Limit) -> list[Turn]:
        draft = Draft(self.planner(position), position)
        for seat in range(int(position.players)):
            studying = limit.part(STUDYING // position.players)
            draft.study(seat, studying)
            limit.nodes += studying.nodes
        turns = draft.rank(legal, limit)[: self.played_out]
        return self._comparison(position, self.draft_trust, limit).play_out(turns, self.stages)

    def rank(self, position: LegendState, limit: Limit) -> list[Turn]:
        planning = limit.part(PLANNING)
        turns = varied(super().rank(position, planning), self.answered)
        limit.nodes += planning.nodes
        comparison = self._comparison(position, self.trust, limit)
        answered = comparison.answer(turns)
        return comparison.play_out(answered[: self.played_out], self.stages) + answered[self.played_out :]

    def _comparison(self, position: LegendState, trust: int, limit: Limit) -> Comparison:
        return Comparison(position, rivalry(position), trust, str(self.rng.below(1 << 20)), limit)


def varied(turns: list[Turn], most: int) -> list[Turn]:
    """Return that many turns, best first, of which no more than half begin with the same action."""
    by_first: dict[int, int] = {}
    chosen: list[Turn] = []
    for turn in turns:
        first = turn.actions[0]
        by_first[first] = by_first.get(first, 0) + 1
        if by_first[first] <= most // 2:
            chosen.append(turn)
    return chosen[:most]
