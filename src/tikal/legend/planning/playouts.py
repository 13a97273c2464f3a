"""How a round goes on: quick turns of everybody, with what is hidden dealt at random, until the round is over.

Turns and takes that look alike are told apart by that: the better ones are played out more often (sequential halving).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.dealer import Dealer
from tikal.core.engine import actions_at
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn, order
from tikal.core.position import DRAWING, LEGAL, OVER, REVEALING
from tikal.legend.planning.drafting import Draft
from tikal.legend.planning.planner import USUAL, Planner
from tikal.legend.planning.weights import Weights
from tikal.legend.rules import kinds
from tikal.legend.rules.state import DRAFTING, LegendState

MOST_TURNS: Final = 400  # of one play-out, rather more than a round can have


class Table:
    """Plays on from a position with quick planners in all seats."""

    def __init__(self, weights: Weights, rivalry: int, width: int = 1, care: int = USUAL) -> None:
        self.planner: Planner = Planner(weights, rivalry, picks=1, sites=1, care=care)
        self.width: int = width

    def value_after_round(self, s: LegendState, turn: Turn, seed: str, limit: Limit) -> i64:
        """Return what a turn is worth to the current player when the round has been played to its end."""
        me: i64 = s.current
        table = s.copy()
        dealer = s.ruleset.dealer(s, seed)
        self._play(table, turn.actions, dealer)
        left: i64 = MOST_TURNS
        while table.phase != DRAWING and table.phase != OVER and left and not limit.is_over():
            self._play(table, self._next_turn(table, limit), dealer)
            left -= 1
        return self._margin(table, me)

    def value_after_replies(self, s: LegendState, turn: Turn, seed: str, limit: Limit) -> i64:
        """Return what a turn is worth to the current player when everybody else has answered it."""
        me: i64 = s.current
        table = s.copy()
        dealer = s.ruleset.dealer(s, seed)
        self._play(table, turn.actions, dealer)
        left: i64 = MOST_TURNS
        while table.phase != DRAWING and table.phase != OVER and table.current != me and left and not limit.is_over():
            self._play(table, self._next_turn(table, limit), dealer)
            left -= 1
        return self._margin(table, me)

    def _margin(self, s: LegendState, me: i64) -> i64:
        judge = self.planner.judge(s)
        judge.begin(s)
        return judge.margin(s, me)

    def _next_turn(self, s: LegendState, limit: Limit) -> list[int]:
        """A quick turn, or take, of whoever is to decide."""
        legal = actions_at(s)
        if len(legal) > 1 and s.phase == DRAFTING:
            return Draft(self.planner, s).rank(legal, limit)[0].actions
        if len(legal) > 1:
            turns = self.planner.plan(s, self.width, limit, 1)
            if turns:
                return turns[0].actions
        return [least_of(legal)]

    def _play(self, s: LegendState, actions: list[int], dealer: Dealer) -> None:
        """Play a turn as far as it can be played once chance has shown something."""
        revealed: bool = False
        for action in actions:
            if revealed and s.refusal(action) != LEGAL:
                return
            s.apply(action)
            while s.phase == REVEALING:
                s.apply(dealer.deal(s))
                revealed = True


def least_of(legal: list[int]) -> int:
    """The action that does least."""
    for action in legal:
        if act.kind_of(action) in (act.END, act.PASS, kinds.DONE):
            return action
    return legal[0]


def choose_by_playouts(
    table: Table, s: LegendState, turns: list[Turn], seed: str, trust: int, limit: Limit
) -> list[Turn]:
    """Return the turns, best first, after playing them out while the limit lasts."""
    candidates = [Candidate(turn) for turn in turns]
    left = candidates[:]
    samples: i64 = 0
    while len(left) > 1 and not limit.is_over():
        for candidate in left:
            if not _sample(table, s, candidate, seed, limit):
                break
        samples += 1
        order(candidates, trust)
        if samples >= 2:
            left = [candidate for candidate in candidates if candidate in left][: (len(left) + 1) // 2]
    order(candidates, trust)
    return [candidate.turn for candidate in candidates]


def _sample(table: Table, s: LegendState, candidate: Candidate, seed: str, limit: Limit) -> bool:
    """Play a turn out once more; return whether there was time for it."""
    if not limit.has_room_for_visit():
        return False
    value: i64 = table.value_after_round(s, candidate.turn, f"{seed}/{candidate.count}", limit)
    return candidate.note(value, limit)
