"""Means and ratings with their 95% confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95% interval."""

    mean: float
    half_width: float

    def text(self, percent: bool = False) -> str:
        """Return it as a table shows it."""
        scale, sign = (100, "%") if percent else (1, "")
        around = f"{scale * self.half_width:.1f}" if self.known else "?"
        return f"{scale * self.mean:.1f}{sign} ± {around}"

    @property
    def known(self) -> bool:
        """Whether there were values enough for an interval."""
        return math.isfinite(self.half_width)


@dataclass(frozen=True)
class Rating:
    """An Elo with its 95% interval; the two are equal where there were too few deals for one."""

    value: float
    low: float
    high: float


def squares(values: Sequence[float]) -> float:
    """Return the sum of squared distances from the mean."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values)


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values, with the normal interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, math.inf)
    return Estimate(mean, Z95 * math.sqrt(squares(values) / (count - 1) / count))


def share_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values between 0 and 1; the interval does not vanish at 0 and 1.

    It is as wide as Wilson's, with the spread that the values have: of wins and losses alone it is Wilson's, and of
    values that spread less, such as means over a block of games, it is as much narrower as they allow.
    """
    count = len(values)
    return Estimate(sum(values) / count, Z95 * math.sqrt(squares(values) + Z95**2 / 4) / (count + Z95**2))


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return the value below which that part of the ordered values lies, between neighbours in proportion."""
    place = part * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
