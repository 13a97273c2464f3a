"""Looking ahead on two cores: the same turns in other sampled rounds, and what both say together."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tikal.classic.bots.lookahead import LookaheadBot
from tikal.classic.planning.replies import choose_by_replies
from tikal.classic.rules.state import State, classic_state
from tikal.core.limit import Limit
from tikal.core.planning import Candidate, Turn
from tikal.core.position import read_position

AHEAD = 0.01  # seconds before the end at which the second answers: nobody waits for it

Stages = list[list[tuple[int, int]]]  # of each turn: total and count of its samples in each stage that it was in


@dataclass(frozen=True)
class Look:
    """What the second process is asked: nothing but the turns and what the bot itself was given."""

    bot: type[LookaheadBot]
    line: str
    turns: tuple[tuple[tuple[int, ...], int], ...]  # packed actions, value
    seed: str
    until: float  # a moment of `time.perf_counter`


@dataclass(frozen=True)
class Found:
    """What it answers."""

    stages: Stages
    nodes: int


def look_at(bot: LookaheadBot, position: State, turns: Sequence[Turn], seed: str, until: float) -> Look:
    """Return what to ask about turns in a position."""
    plain = tuple((tuple(map(int, turn.actions)), int(turn.value)) for turn in turns)
    return Look(type(bot), position.to_line(), plain, f"{seed} second", until - AHEAD)


def look_ahead(look: Look) -> Found | None:
    """Sample answers to turns, if there is still time. Runs in the second process."""
    position = classic_state(read_position(look.line))
    turns = [Turn(list(actions), value) for actions, value in look.turns]
    limit = Limit(None, max(0.0, look.until - time.perf_counter()))
    bot = look.bot()
    ranked = choose_by_replies(bot.table(position), position, turns, look.seed, bot.trust, limit)
    return Found(stages_of(ranked, turns), int(limit.nodes)) if any(each.count for each in ranked) else None


def stages_of(ranked: Sequence[Candidate], turns: Sequence[Turn]) -> Stages:
    """Return what was sampled of each turn, in the order of the turns."""
    stages: Stages = [[] for _ in turns]
    for candidate in ranked:
        marks = [*candidate.stages, (int(candidate.total), int(candidate.count))]
        sums = [(after[0] - mark[0], after[1] - mark[1]) for mark, after in pairwise(marks)]
        stages[turns.index(candidate.turn)] = sums
    return stages


def together(turns: Sequence[Turn], looks: Sequence[Stages], trust: int) -> list[float]:
    """Return what turns are worth by all samples of several looks ahead, more or less than the first of them.

    The turns of one stage were answered in the same rounds, as far ahead. Another stage may have been luckier for all
    of them, and a round farther is worth some points more or less, so totals of turns that were in different stages do
    not compare. What a turn is worth is what fits the samples best if each stage has a level of its own (least
    squares). What the plans promise is a stage of `trust` samples.
    """
    size = len(turns)
    matrix = [[0.0] * size for _ in turns]
    gains = [0.0] * size
    longest = max(len(stages) for look in looks for stages in look)
    samples = [[stages[n] if n < len(stages) else (0, 0) for stages in look] for look in looks for n in range(longest)]
    for stage in [[(turn.value * trust, trust) for turn in turns], *samples]:
        total, count = sum(each[0] for each in stage), sum(each[1] for each in stage)
        for n, (mine, weight) in enumerate(stage):
            if weight:
                gains[n] += mine - total * weight / count
                matrix[n][n] += weight
                for m, (_, other) in enumerate(stage):
                    matrix[n][m] -= weight * other / count
    return _solved(matrix, gains)


def _solved(matrix: list[list[float]], gains: list[float]) -> list[float]:
    """Solve the equations; they leave the level of all open, so the first is 0."""
    size = len(gains)
    worth = [0.0] * size
    for n in range(1, size):
        for m in range(n + 1, size):
            share = matrix[m][n] / matrix[n][n]
            gains[m] -= share * gains[n]
            matrix[m] = [one - share * other for one, other in zip(matrix[m], matrix[n], strict=True)]
    for n in reversed(range(1, size)):
        known = sum(matrix[n][m] * worth[m] for m in range(n + 1, size))
        worth[n] = (gains[n] - known) / matrix[n][n]
    return worth
