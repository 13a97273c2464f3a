"""What is kept of one game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tikal.arena.schedule import Fixture, Plan

CRASHED = "crashed"  # the bot took its process with it
BLOCKED = "blocked"  # nothing but ending its process stopped the bot


@dataclass(frozen=True)
class Fault:
    """A decision that a bot did not make."""

    seat: int
    kind: str  # raised, hung or nonsense: the turn was lost; crashed or blocked: the game
    move: int  # how many actions had been played, as far as it is known
    detail: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    fixture: Fixture
    points: tuple[int, ...]
    places: tuple[int, ...]  # by seat; equal places are shared
    actions: int
    turns: tuple[tuple[float, ...], ...]  # seconds thought over each turn, by seat
    faults: tuple[Fault, ...] = ()
    forfeit: int | None = None  # the seat whose bot gave the game away; points are then those at that moment

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win."""
        firsts = self.places.count(1)
        return tuple(1 / firsts if place == 1 else 0.0 for place in self.places)

    def margin(self, seat: int) -> int:
        """Return a seat's points less those of the best other one."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)

    def plain(self) -> dict[str, Any]:
        """Return it as one line of the results file holds it."""
        return {
            "game": self.fixture.number,
            "deal": self.fixture.deal,
            "seats": list(self.fixture.seats),
            "points": list(self.points),
            "places": list(self.places),
            "actions": self.actions,
            "forfeit": self.forfeit,
            "failures": [
                {"seat": fault.seat, "kind": fault.kind, "move": fault.move, "detail": fault.detail}
                for fault in self.faults
            ],
            "turns": [list(turns) for turns in self.turns],
        }

    @classmethod
    def read(cls, plan: Plan, data: dict[str, Any]) -> Outcome:
        """Return the outcome that `plain` gave.

        :raises (KeyError, TypeError, ValueError): if it is none of this plan.
        """
        fixture = plan.fixture(int(data["game"]))
        if list(fixture.seats) != data["seats"] or fixture.deal != data["deal"] or not 0 <= fixture.number < plan.games:
            raise ValueError(f"game {fixture.number} is not in the schedule")
        if (
            not len(data["points"]) == len(data["places"]) == len(data["turns"]) == plan.players
            or 1 not in data["places"]
        ):
            raise ValueError(f"game {fixture.number} is not complete")
        return cls(
            fixture,
            tuple(int(points) for points in data["points"]),
            tuple(int(place) for place in data["places"]),
            int(data["actions"]),
            tuple(tuple(float(seconds) for seconds in turns) for turns in data["turns"]),
            tuple(Fault(**fault) for fault in data["failures"]),
            data["forfeit"],
        )


def forfeited(fixture: Fixture, points: Sequence[int], fault: Fault) -> Outcome:
    """Return the outcome of a game that a bot gave away: it is last, the others are ranked by their points then."""
    others = [score for seat, score in enumerate(points) if seat != fault.seat]
    places = tuple(
        len(points) if seat == fault.seat else 1 + sum(other > score for other in others)
        for seat, score in enumerate(points)
    )
    no_turns: tuple[tuple[float, ...], ...] = tuple(() for _ in points)
    return Outcome(fixture, tuple(points), places, fault.move, no_turns, (fault,), fault.seat)


def places_of(ranking: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return each seat's place from the seats by place; who shares one has the better number."""
    places: dict[int, int] = {}
    for seats in ranking:
        place = len(places) + 1
        for seat in seats:
            places[seat] = place
    return tuple(places[seat] for seat in sorted(places))
