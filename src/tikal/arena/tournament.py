"""A tournament in progress: plays what is still to be played and keeps it; a test stops when it has its answer."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from tikal.arena import referee, sprt
from tikal.arena.blocks import complete_blocks
from tikal.arena.outcome import Outcome
from tikal.arena.results import Results
from tikal.arena.schedule import Plan
from tikal.arena.workers import Lost, Workers


def play(results: Results, workers: Workers) -> Generator[Outcome]:
    """Play the games of the plan that the results do not hold yet; yield each when it is kept."""
    plan = results.plan
    trial = Trial(plan, results.played)
    if trial.decided:
        return
    missing = (fixture for fixture in plan.fixtures() if fixture.number not in results.outcomes)
    with closing(workers.work_through(partial(referee.play, plan), missing)) as answers:
        for fixture, answer in answers:
            outcome = referee.lost(fixture, answer) if isinstance(answer, Lost) else answer
            results.add(outcome)
            trial.add(outcome)
            yield outcome
            if trial.decided:
                return


class Trial:
    """The sequential test of a plan, if it has one, while its games come in, in whatever order.

    Blocks are counted in the order of their deals, so that the answer does not depend on which game was faster.
    """

    def __init__(self, plan: Plan, outcomes: list[Outcome]) -> None:
        self._plan = plan
        self._open: dict[int, list[Outcome]] = {}  # deals that are not counted yet
        self.scores: list[float] = []
        self.verdict = self._verdict()
        for outcome in outcomes:
            self.add(outcome)

    @property
    def decided(self) -> bool:
        return self.verdict is not None and self.verdict.answer != sprt.UNDECIDED

    def add(self, outcome: Outcome) -> None:
        """Count a game that was played."""
        if self.verdict is None or self.decided:
            return
        self._open.setdefault(outcome.fixture.deal, []).append(outcome)
        before = len(self.scores)
        while True:
            blocks = complete_blocks(self._plan, self._open.get(len(self.scores), ()))
            if not blocks:
                break
            del self._open[len(self.scores)]
            self.scores.append(blocks[0].score)
        if len(self.scores) > before:
            self.verdict = self._verdict()

    def _verdict(self) -> sprt.Verdict | None:
        question = self._plan.question
        return None if question is None else sprt.decide(question, self._plan.players, self.scores)
