"""What a dataset is made of: all that decides its rows, and nothing else."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, field

from tikal.arena.schedule import rotated
from tikal.bots.bot import Budget
from tikal.bots.registry import admitted, bot_class, check_plays
from tikal.core.errors import InvalidOption
from tikal.core.position import Rules
from tikal.editions import registry
from tikal.game import new_game

FORMATS = ("parquet", "npz")


@dataclass(frozen=True)
class Recipe:
    """Which games are played; the same recipe gives the same rows anywhere, unless bots think by the clock."""

    bots: tuple[str, ...]
    edition: str = registry.DEFAULT
    auction: bool = False
    options: dict[str, str] = field(default_factory=dict)
    games: int = 100
    seed: str = "1"
    seconds: float | None = None
    nodes: int | None = None

    def check(self) -> None:
        """Do nothing if it can be played.

        :raises InvalidOption: if not, or if a bot would think by the clock though nobody asked for that.
        """
        new_game(self.edition, self.players, self.auction, self.seed, self.options)
        for bot in dict.fromkeys(self.bots):
            check_plays(admitted(bot), registry.edition(self.edition).game)
            if self.budget is None and bot_class(bot).budget.seconds is not None:
                raise InvalidOption("dataset-by-the-clock", bot=bot)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def rules(self) -> Rules:
        return registry.ruleset(self.edition, self.auction, self.options)

    @property
    def budget(self) -> Budget | None:
        """What every bot may think within, or None: its own."""
        return None if self.seconds is None and self.nodes is None else Budget(self.seconds, self.nodes)

    def seats(self, game: int) -> tuple[str, ...]:
        """Return who sits where: from game to game the bots move on by a seat."""
        return rotated(self.bots, game)

    def deal_seed(self, game: int) -> str:
        """Return the seed of a game's deal: none that tournaments play."""
        return f"dataset/{self.seed}/{game}"

    @property
    def command(self) -> str:
        """The command that plays this, to a folder `games`; in which format and on how many processes is not said."""
        words = [
            "tikal",
            "dataset",
            "games",
            "--bots",
            ",".join(self.bots),
            "--games",
            str(self.games),
            "--seed",
            self.seed,
        ]
        words += ["--edition", self.edition] + ["--auction"] * self.auction
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += [] if self.seconds is None else ["--seconds", f"{self.seconds:g}"]
        words += [] if self.nodes is None else ["--nodes", str(self.nodes)]
        return shlex.join(words)
