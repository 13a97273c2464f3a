"""How strong somebody plays, as the places of their games tell: openskill's model of Plackett and Luce.

A strength is `mu`, give or take `sigma`. People read it on a scale around 1500. One model serves the people of a server
and, in `arena/ratings.py`, the bots of a tournament.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE = 1500  # what is shown of a strength that nothing is known of
POINTS = 24  # shown for one of mu: about those of Elo, for three players who are known well
ENOUGH = 10  # games, before which a rating is only a guess


class Strength(NamedTuple):
    """What is known of how strong somebody is."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that people read."""
        return round(MIDDLE + POINTS * (self.mu - unknown().mu))

    @property
    def around(self) -> int:
        """... which is right give or take so much, in two cases of three."""
        return round(POINTS * self.sigma)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes a moment, and not everybody who plays is rated

    return PlackettLuce()


@cache
def unknown() -> Strength:
    """Return the strength of somebody who has not played yet."""
    model = _model()
    return Strength(float(model.mu), float(model.sigma))


def mu_of(shown: int) -> float:
    """Return the mu that is shown as a number."""
    return unknown().mu + (shown - MIDDLE) / POINTS


def rated(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """Return the strengths after a game in which they took these places; who shares one has the same number.

    It does not matter in which order they are given, down to the last bit: what is computed once and computed again is
    the same.
    """
    model = _model()
    order = sorted(range(len(places)), key=lambda n: (places[n], strengths[n]))
    teams = [[model.rating(mu=strengths[n].mu, sigma=strengths[n].sigma)] for n in order]
    after = model.rate(teams, ranks=[float(places[n]) for n in order])
    found = {n: Strength(float(team[0].mu), float(team[0].sigma)) for n, team in zip(order, after, strict=True)}
    return [found[n] for n in range(len(places))]
