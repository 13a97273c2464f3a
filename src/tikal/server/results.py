"""What is kept of games that are over: who took which place, and what that makes of how strong everybody is.

A result is kept once, when its game has ended, and never changes. Standings are what all results of somebody add up to,
in one kind of game; they can be computed again from the results at any time, and come out the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import json

from tikal.ratings import Strength, rated, unknown


class Category(NamedTuple):
    """A kind of game that is rated by itself."""

    edition: str
    auction: int  # whether it is played with auctions
    players: int
    level: str = ""  # that of the strongest bot; "" for games of people


class ResultRow(NamedTuple):
    """A game that is over."""

    id: str  # the table and when it was set up: once it is gone the same table may be set up again
    game: str  # the table; it may be gone
    number: int  # they count in this order
    edition: str
    auction: int
    players: int
    level: str
    ended: int  # in seconds since 1970
    rated: int  # whether it counts for how strong everybody is

    @property
    def category(self) -> Category:
        return Category(self.edition, self.auction, self.players, self.level)


class PlaceRow(NamedTuple):
    """What one seat of a game came to."""

    result: str
    seat: int
    person: str  # the visitor; "" for bots, and for who gave up the seat after the end
    name: str  # as it stood at the table; "" for somebody who was forgotten
    bot: str
    place: int  # 1 is first; who shares one has the same number
    points: int
    spent: str  # AP by what they were spent on, as JSON
    mu: float = 0.0  # how strong they are taken to be after the game ...
    sigma: float = 0.0
    was: float = 0.0  # ... and the mu before it; all 0 against bots


class StandingRow(NamedTuple):
    """What all games of somebody add up to, in one kind of game."""

    person: str
    edition: str
    auction: int
    players: int
    level: str
    games: int
    rated: int  # how many of them count
    mu: float
    sigma: float
    places: str  # how often they were first, second ..., as JSON
    points: int  # all together
    spent: str  # AP by what they were spent on, as JSON
    ended: int  # when the last one ended

    @property
    def category(self) -> Category:
        return Category(self.edition, self.auction, self.players, self.level)

    @property
    def strength(self) -> Strength:
        return Strength(self.mu, self.sigma)

    @property
    def counts(self) -> list[int]:
        """How often they were first, second ..."""
        return json.decode(self.places, type=list[int])


RESULT = ", ".join(ResultRow._fields)
PLACE = ", ".join(PlaceRow._fields)
STANDING = ", ".join(StandingRow._fields)


def first_standing(person: str, category: Category) -> StandingRow:
    """Return the standing of somebody who has not played such a game yet."""
    nothing = json.encode([0] * category.players).decode()
    return StandingRow(person, *category, 0, 0, *unknown(), nothing, 0, "{}", 0)


def read_spent(text: str) -> dict[str, int]:
    """Return AP by what they were spent on."""
    return json.decode(text, type=dict[str, int])


def sum_of_spent(texts: Iterable[str]) -> dict[str, int]:
    """Return AP by what they were spent on, of several together."""
    total: dict[str, int] = {}
    for text in texts:
        for habit, points in read_spent(text).items():
            total[habit] = total.get(habit, 0) + points
    return total


def settled(
    result: ResultRow, places: Sequence[PlaceRow], standings: dict[str, StandingRow]
) -> tuple[list[PlaceRow], list[StandingRow]]:
    """Return the places of a game with what they make of how strong everybody is, and the standings after it.

    `standings` are those before it in this kind of game, by person; who is not among them has not played any.
    """
    own = [
        standings.get(place.person) or first_standing(place.person, result.category) if place.person else None
        for place in places
    ]
    after = [standing.strength if standing else unknown() for standing in own]
    if result.rated:
        after = rated(after, [place.place for place in places])
    new_places, new_standings = [], []
    for place, standing, strength in zip(places, own, after, strict=True):
        mu, sigma, was = (*strength, standing.mu) if standing and not result.level else (0.0, 0.0, 0.0)
        new_places.append(place._replace(mu=mu, sigma=sigma, was=was))
        if standing:
            new_standings.append(added(standing, result, place, strength))
    return new_places, new_standings


def added(standing: StandingRow, result: ResultRow, place: PlaceRow, strength: Strength) -> StandingRow:
    """Return a standing after one more game, and with how strong that makes somebody."""
    counts = standing.counts
    counts[place.place - 1] += 1
    return standing._replace(
        games=standing.games + 1,
        rated=standing.rated + result.rated,
        mu=strength.mu,
        sigma=strength.sigma,
        places=json.encode(counts).decode(),
        points=standing.points + place.points,
        spent=json.encode(sum_of_spent([standing.spent, place.spent]), order="deterministic").decode(),
        ended=max(standing.ended, result.ended),
    )
