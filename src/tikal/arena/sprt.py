"""The sequential test: play until it is clear whether one bot is better than another.

It is the generalised sequential probability ratio test of Wald with the normal approximation that chess engines are
tested with (M. Van den Bergh, "A practical introduction to the GSPRT"), on block scores x1 ... xN:

    LLR = N (s1 - s0) (2 m - s0 - s1) / (2 v)        m their mean, v their variance

where s0 and s1 are the scores that the two hypotheses expect. It stops when LLR leaves
(log(beta / (1 - alpha)), log((1 - beta) / alpha)).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from tikal.arena.schedule import Question

UNDECIDED, ACCEPTED, REJECTED = "undecided", "accepted", "rejected"


def expected_score(elo: float, players: int) -> float:
    """Return the block score that a bot so much better is expected to make against the other.

    The winner is drawn in proportion to 10^(Elo / 400) of the seats. With two players that is Elo's own formula.
    """
    strength = 10 ** (elo / 400)
    alone = strength / (strength + players - 1)
    other_alone = 1 / (1 + (players - 1) * strength)
    return (1 + alone - other_alone) / 2


@dataclass(frozen=True)
class Verdict:
    """Where a test stands: the ratio after each block counted, and what it says."""

    bounds: tuple[float, float]
    path: tuple[float, ...]  # LLR after each block
    answer: str

    @property
    def llr(self) -> float:
        return self.path[-1] if self.path else 0.0


def bounds(question: Question) -> tuple[float, float]:
    """Return the values of the ratio at which the test stops."""
    return math.log(question.beta / (1 - question.alpha)), math.log((1 - question.beta) / question.alpha)


def decide(question: Question, players: int, scores: Iterable[float]) -> Verdict:
    """Return the verdict over block scores, in the order of the deals; what comes after the decision is not counted.

    The variance is taken as if one block more had fallen half the scale from the mean. So a few equal scores at the
    beginning decide nothing, and after many blocks it does not matter.
    """
    s0, s1 = expected_score(question.elo0, players), expected_score(question.elo1, players)
    low, high = bounds(question)
    path: list[float] = []
    mean = squares = 0.0
    for count, score in enumerate(scores, 1):
        step = score - mean
        mean += step / count
        squares += step * (score - mean)
        variance = (squares + 0.25) / count
        path.append(count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance))
        if not low < path[-1] < high:
            return Verdict((low, high), tuple(path), ACCEPTED if path[-1] >= high else REJECTED)
    return Verdict((low, high), tuple(path), UNDECIDED)
