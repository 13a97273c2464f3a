"""Blocks: all games of one deal in one match. A block gives one value of each kind, and statistics count blocks.

Games on one deal are alike: who got the good tiles in one seat is met again in the next. So single games would
promise more certainty than they have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tikal.arena.outcome import Outcome
from tikal.arena.schedule import Match, Plan


@dataclass(frozen=True)
class Block:
    """One deal of one match, played in every rotation."""

    match: Match
    deal: int
    outcomes: tuple[Outcome, ...]

    @property
    def score(self) -> float:
        """The score of a pair's first bot: half of 1 + (its wins alone) - (the other's wins alone).

        Even strength is 0.5 at any number of players, and the two scores add up to 1. With two players it is the
        share of wins.
        """
        one, other = self.match.bots
        return (1 + self.alone(one) - self.alone(other)) / 2

    def alone(self, bot: str) -> float:
        """Return the share of wins of one bot in the games where it sits alone against the rest."""
        shares = [
            outcome.shares[outcome.fixture.seats.index(bot)]
            for outcome in self.outcomes
            if outcome.fixture.seats.count(bot) == 1
        ]
        return sum(shares) / len(shares)

    def counted(self, outcome: Outcome, bot: str) -> list[int]:
        """Return the seats of a bot whose wins and margins count: all at a table, in a pair those where it is alone.

        Where the others are of its own kind, they take its wins from it.
        """
        seats = [seat for seat, name in enumerate(outcome.fixture.seats) if name == bot]
        return seats if not self.match.pair or len(seats) == 1 else []


def complete_blocks(plan: Plan, outcomes: Iterable[Outcome]) -> list[Block]:
    """Return the blocks all of whose games have been played, deal by deal."""
    games: dict[tuple[int, int], list[Outcome]] = {}
    for outcome in outcomes:
        games.setdefault((outcome.fixture.deal, outcome.fixture.match), []).append(outcome)
    size = [len(match.lineups(plan.players)) for match in plan.matches]
    return [
        Block(plan.matches[match], deal, tuple(sorted(played, key=lambda outcome: outcome.fixture.number)))
        for (deal, match), played in sorted(games.items())
        if len(played) == size[match]
    ]


def by_deal(blocks: Iterable[Block], value: Callable[[Block, Outcome], list[float]]) -> list[float]:
    """Return the mean of a value over all games of each deal that have it.

    All matches play the same deals, so what comes from one deal is one observation.
    """
    found: dict[int, list[float]] = {}
    for block in blocks:
        for outcome in block.outcomes:
            found.setdefault(block.deal, []).extend(value(block, outcome))
    return [sum(values) / len(values) for values in found.values() if values]
