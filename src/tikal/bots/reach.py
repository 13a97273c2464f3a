"""What it costs a seat to be stronger on a hex, as the paths lie: exact, where an evaluation only needs about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import accumulate
from typing import Generic, TypeVar

from tikal.core.position import Position

S = TypeVar("S", bound=Position)


def hexes_of(mask: int) -> list[int]:
    """Return the hexes of a mask."""
    return [hex for hex in range(int(mask).bit_length()) if int(mask) >> hex & 1]


class Reach(ABC, Generic[S]):
    """The ways of one position."""

    def __init__(self, s: S, leader_strength: int) -> None:
        self.s = s
        self.leader_strength = leader_strength

    @abstractmethod
    def way(self, seat: int, source: int, hex: int) -> int | None:
        """Return the AP of a figure's way from a hex to another, by a secret path too; None if there is none."""

    @abstractmethod
    def entry(self, seat: int, hex: int) -> int | None:
        """Return the AP that bring a new figure to a hex; None if there is no way."""

    @abstractmethod
    def explorers(self, seat: int, hex: int) -> list[int]:
        """Return what each explorer that is not there would need to come, the cheapest first."""

    @abstractmethod
    def leaders(self, seat: int, hex: int) -> list[int]:
        """Return what each leader that is not there would need to come, the cheapest first."""

    def least(self, seat: int, hex: int, strength: int) -> int | None:
        """Return the least AP that make a seat stronger on a hex by this much; None if it cannot be."""
        explorers = list(accumulate(self.explorers(seat, hex), initial=0))
        ways = []
        for count, cost in enumerate(accumulate(self.leaders(seat, hex), initial=0)):
            rest = max(0, strength - count * self.leader_strength)
            if rest < len(explorers):
                ways.append(cost + explorers[rest])
        return min(ways, default=None)

    def nearest(self, seat: int, hex: int) -> int | None:
        """Return the least AP that bring any figure of a seat to a hex."""
        ways = self.explorers(seat, hex)[:1] + self.leaders(seat, hex)[:1]
        return 0 if self.s.strength(seat, hex) else min(ways, default=None)

    def others_as_near(self, seat: int, hex: int, ap: int, count: int) -> bool:
        """Return whether more than that many figures of a seat are on a hex or this near, those in its supply too."""
        ways = self.explorers(seat, hex) + self.leaders(seat, hex)
        return bool(self.s.strength(seat, hex)) or sum(way <= ap for way in ways) > count

    def threat(self, hex: int) -> tuple[int, int] | None:
        """Return the least AP for which somebody else is level on a led hex, and who; None if nobody can be."""
        owner = int(self.s.majority(hex))
        mine = int(self.s.strength(owner, hex))
        ways = []
        for seat in range(int(self.s.players)):
            if seat != owner:
                cost = self.least(seat, hex, mine - int(self.s.strength(seat, hex)))
                if cost is not None:
                    ways.append((cost, seat))
        return min(ways, default=None)
