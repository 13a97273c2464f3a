"""Means with their 95% confidence intervals."""

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


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values, with the normal interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, Z95 * math.sqrt(variance / count))


def share_of(values: Sequence[float]) -> Estimate:
    """Return a share of wins; the interval is at least Wilson's, which does not vanish at 0 and 1."""
    plain = mean_of(values)
    count = len(values)
    p = plain.mean
    spread = Z95 * math.sqrt(p * (1 - p) / count + Z95**2 / (4 * count**2)) / (1 + Z95**2 / count)
    return Estimate(p, max(spread, plain.half_width if count > 1 else 0.0))
