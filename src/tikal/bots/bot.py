"""What a bot is: it gets a position its seat may see, the legal actions and a budget, and answers with its turn."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tikal.core.action import Action
from tikal.core.dealer import Rng
from tikal.core.engine import LegalActions
from tikal.core.position import Position
from tikal.titles import TITLES

USUAL = next(iter(TITLES))
LEVELS = ("beginner", "easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Budget:
    """How much thinking one turn may take: seconds of the clock, nodes, or both. None is no limit.

    Seconds suit players; nodes make a bot answer the same on every machine. What a node is, the bot says: it
    looks at one position. Bots that cannot use more than one core need not.
    """

    seconds: float | None = None
    nodes: int | None = None
    cores: int = 1  # of the processor that may work on it

    def less(self, seconds: float, nodes: int) -> Budget:
        """Return what is left of this budget after that much was used."""
        return Budget(
            None if self.seconds is None else max(0.0, self.seconds - seconds),
            None if self.nodes is None else max(0, self.nodes - nodes),
            self.cores,
        )


@dataclass(frozen=True)
class Plan:
    """A turn a bot thought of: what it would do, and the points it expects each seat to end with if it does."""

    actions: tuple[Action, ...]
    value: float | None  # what the bot prefers plans by: points it expects to end ahead of the others' mean
    points: tuple[float, ...]  # by seat, at the end of the game; empty if it does not say


@dataclass(frozen=True)
class Thought:
    """Why a bot answered as it did: the plan it chose, and the best ones it did not choose."""

    chosen: Plan
    alternatives: tuple[Plan, ...]
    nodes: int  # positions it looked at


class Bot(ABC):
    """A computer player. Its own randomness comes from its seed, never from the deal."""

    name: ClassVar[str]
    level: ClassVar[str]  # one of LEVELS: the highest that it holds its own against, or the lowest
    plays: ClassVar[tuple[str, ...]] = (USUAL,)  # the games it plays, by the ids of their titles
    budget: ClassVar[Budget] = Budget()  # what it thinks within unless it is told otherwise
    most_cores: ClassVar[int] = 1  # that it can use for one thought

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = Rng(f"bot/{self.name}/{seed}")
        self.thought: Thought | None = None  # about the last answer, from bots that can tell

    @abstractmethod
    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action | Sequence[Action]:
        """Return one of the legal actions for `position.current`, or several to be played one after another.

        Of several, those up to the first that reveals something are played; then the bot is asked again, with
        what is left of its budget for the turn. The position is the bot's own copy: it may be searched with
        `apply` and `unapply` and thrown away.
        """


def bot_seed(deal: str, seat: int) -> str:
    """Return a seed for the bot in a seat from which the deal cannot be told."""
    return hashlib.sha256(f"bot {seat} of {deal}".encode("utf-8", "surrogatepass")).hexdigest()
