"""What is played: which bots meet, on which deals, in which seats.

A match is a pair of bots or a table of given bots. One deal is played in every rotation of the seats; these games are
a block, and the block is what statistics count. All matches of a tournament play the same deals.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from tikal.bots.bot import Budget
from tikal.core.errors import InvalidOption
from tikal.editions.registry import DEFAULT


@dataclass(frozen=True)
class Match:
    """Bots that meet: a pair (each of the two alone against a table full of the other), or a table as it is."""

    bots: tuple[str, ...]
    pair: bool

    def lineups(self, players: int) -> tuple[tuple[str, ...], ...]:
        """Return who sits where in each game of a block."""
        if not self.pair:
            return tuple(dict.fromkeys(rotated(self.bots, by) for by in range(len(self.bots))))
        one, other = self.bots
        alone = [rotated((one,) + (other,) * (players - 1), -by) for by in range(players)]
        alone += [rotated((other,) + (one,) * (players - 1), -by) for by in range(players)]
        return tuple(dict.fromkeys(alone))

    @property
    def title(self) -> str:
        return " – ".join(self.bots) if self.pair else ", ".join(self.bots)


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number in the schedule, its deal, its match and who sits where."""

    number: int
    deal: int
    match: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """What a sequential test asks: is the first bot `elo1` better than the second rather than `elo0`?"""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05  # the risk of answering elo1 if it is elo0
    beta: float = 0.05  # the risk of answering elo0 if it is elo1


@dataclass(frozen=True)
class Plan:
    """All that decides the games of a tournament, and nothing else: the same plan gives the same games anywhere."""

    bots: tuple[str, ...] = ()
    gauntlet: bool = False  # only the pairs of the first bot
    tables: tuple[tuple[str, ...], ...] = ()
    players: int = 2
    edition: str = DEFAULT
    auction: bool = False
    options: dict[str, str] = field(default_factory=dict)
    deals: int = 100
    seed: str = "1"
    seconds: float | None = None
    nodes: int | None = None
    cores: int = 1
    most_seconds: float | None = None
    question: Question | None = None

    def __post_init__(self) -> None:
        """Check that there is something to play.

        :raises InvalidOption: if not.
        """
        if len(set(self.bots)) < len(self.bots):
            raise InvalidOption("arena-bot-twice", bots=" ".join(self.bots))
        if not self.tables and len(self.bots) < 2:
            raise InvalidOption("arena-too-few-bots", count=len(self.bots))
        if self.tables and self.bots:
            raise InvalidOption("arena-bots-and-tables")
        for table in self.tables:
            if len(table) != self.players:
                raise InvalidOption("arena-table-size", table=",".join(table), players=self.players)
        if self.question is not None and not self.question.elo0 < self.question.elo1:
            raise InvalidOption("arena-elo-order")

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """Who meets whom, in the order of play."""
        if self.tables:
            return tuple(Match(table, pair=False) for table in self.tables)
        pairs = combinations(self.bots, 2)
        return tuple(Match(pair, pair=True) for pair in pairs if not self.gauntlet or pair[0] == self.bots[0])

    @cached_property
    def _round(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """The games of one deal: number of the match and seats."""
        return tuple(
            (number, seats) for number, match in enumerate(self.matches) for seats in match.lineups(self.players)
        )

    @property
    def entrants(self) -> tuple[str, ...]:
        """All bots that play, each once."""
        return tuple(dict.fromkeys(bot for match in self.matches for bot in match.bots))

    @property
    def games_per_deal(self) -> int:
        return len(self._round)

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    @property
    def budget(self) -> Budget | None:
        """What every bot may think within, or None: its own."""
        return None if self.seconds is None and self.nodes is None else Budget(self.seconds, self.nodes)

    def fixture(self, number: int) -> Fixture:
        """Return a game of the schedule. Deal after deal is played whole, so a part of the schedule is fair too."""
        deal, place = divmod(number, self.games_per_deal)
        match, seats = self._round[place]
        return Fixture(number, deal, match, seats)

    def fixtures(self) -> Iterator[Fixture]:
        """Yield the whole schedule."""
        return (self.fixture(number) for number in range(self.games))

    def deal_seed(self, deal: int) -> str:
        """Return the seed of a deal: the same for every match and rotation."""
        return f"arena/{self.seed}/{deal}"

    @property
    def command(self) -> str:
        """The command that plays this plan, without where to and on how many processes."""
        words = ["tikal", "arena", "sprt" if self.question else "run", *self.bots]
        words += ["--gauntlet"] * self.gauntlet
        for table in self.tables:
            words += ["--table", ",".join(table)]
        if not self.tables:
            words += ["--players", str(self.players)]
        words += ["--deals", str(self.deals), "--seed", self.seed, "--edition", self.edition]
        words += ["--auction"] * self.auction
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        limits = {"--seconds": self.seconds, "--nodes": self.nodes, "--most-seconds": self.most_seconds}
        for option, limit in limits.items():
            words += [] if limit is None else [option, f"{limit:g}" if isinstance(limit, float) else str(limit)]
        words += [] if self.cores == 1 else ["--cores", str(self.cores)]
        if self.question:
            for name, value in asdict(self.question).items():
                words += [f"--{name}", f"{value:g}"]
        return shlex.join(words)

    @property
    def name(self) -> str:
        """A short name that no other plan has, good for a folder."""
        digest = hashlib.sha256(json.dumps(self.plain(), sort_keys=True).encode("utf-8", "surrogatepass")).hexdigest()
        words = "-".join("".join(sign for sign in bot if sign.isalnum() or sign == "_") for bot in self.entrants[:4])
        return f"{words}-{self.players}p-{digest[:8]}"

    def plain(self) -> dict[str, Any]:
        """Return the plan as JSON can hold it."""
        data = asdict(self)
        if self.cores == 1:  # as it was before there was a choice: such a plan keeps its name
            del data["cores"]
        return data

    @classmethod
    def read(cls, data: dict[str, Any]) -> Plan:
        """Return the plan that `plain` gave, also after a round through JSON.

        :raises TypeError: if it is no plan.
        """
        data = dict(data)
        question = data.pop("question", None)
        return cls(
            bots=tuple(data.pop("bots", ())),
            tables=tuple(tuple(table) for table in data.pop("tables", ())),
            question=None if question is None else Question(**question),
            **data,
        )


def rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    """Return the bots, each that many seats earlier."""
    by %= len(bots)
    return bots[by:] + bots[:by]
