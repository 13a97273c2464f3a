"""How a game is shown at a table: what differs between the games stands in one object for each.

`face_of` finds it; nothing else in the server asks which game it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from tikal.core import action as act
from tikal.core.errors import InvalidOption
from tikal.core.position import Position, Rules
from tikal.editions.registry import Edition
from tikal.game import Game
from tikal.record.events import Event
from tikal.server import questions
from tikal.server.lobby import BoxChecked
from tikal.server.offers import AnyOffers
from tikal.server.rulebook import RuleBook
from tikal.server.words import Facts, Refusal, Text
from tikal.titles import title_of
from tikal.view import AnyChange, AnySheet

NO_TURN = Refusal("plan-no-turn", {})


class BoxFile(NamedTuple):
    """A data file of what is in the box, for owners who correct it."""

    name: str
    text: str


class TableFace(ABC):
    """What the server asks of a game besides its rules."""

    types: ClassVar[tuple[ModuleType, ...]]  # modules of types that are a part of the protocol
    change: ClassVar[type[AnyChange]]  # what an action changed in the view
    plans: ClassVar[bool] = False  # whether a coming turn can be tried out while others move: it has the next two
    turn_ends: ClassVar[tuple[int, ...]] = (act.END,)  # the kinds of actions that end a turn

    @abstractmethod
    def offers(self, game: Game) -> AnyOffers:
        """Return what the player to decide may do."""

    @abstractmethod
    def answer(self, game: Game, id: int, question: questions.Questions, asker: int | None) -> questions.Answer:
        """Say whether something is possible, or why not; `asker` is a seat or, None, a spectator.

        :raises InvalidAction: if the question names something that does not exist.
        """

    @abstractmethod
    def hex_names(self, rules: Rules) -> Sequence[str]:
        """Return the names of all hexes."""

    @abstractmethod
    def temples(self, state: Position) -> dict[int, int]:
        """Return the hexes with temples, and what each is worth."""

    @abstractmethod
    def guards_left(self, state: Position, seat: int) -> int:
        """Return how many guards a seat can still place."""

    @abstractmethod
    def prompt(self, game: Game, known: Facts) -> Text:
        """Return what is asked of the player to decide, in one sentence; `known` says who and whether it is you."""

    @abstractmethod
    def sheet(self, event: Event) -> AnySheet | None:
        """Return the score sheet of an event; most events have none."""

    @abstractmethod
    def components(self, rules: Rules) -> dict[str, Any]:
        """Return the fields of `TableInfo` that depend on the game."""

    @abstractmethod
    def progress(self, game: Game) -> tuple[int, int]:
        """Return how far the game is, and how much is left: turns and tiles, or rounds."""

    @abstractmethod
    def book(self, edition: Edition, auction: bool) -> RuleBook:
        """Return the rules of an edition as they are read at the table."""

    def ahead(self, position: Position, seat: int) -> Position | Refusal:
        """Return the coming turn of a seat as if it began now, or the one that it takes, or why nothing is known of it.

        `position` is what the seat may see of the game, and nothing is in the answer that is not in that.
        """
        raise NotImplementedError

    def pass_over(self, before: Position, after: Position) -> bool:
        """Go on in a plan where chance would give something or others would decide; return whether it stays unknown.

        `before` is the position in which the last action of the plan was done, `after` what came of it.
        """
        raise NotImplementedError

    def is_open(self, position: Position) -> bool:
        """Whether something is begun in a plan that has to be carried out before anything else."""
        return False

    def parts_over(self, position: Position, seat: int) -> int:
        """Return how much is over for a seat that is planned by itself and is no turn."""
        return 0

    def box_file(self) -> BoxFile:
        """Return the data file of what is in the box.

        :raises InvalidOption: if the game has none.
        """
        raise InvalidOption("unknown-option", option="components", choices="")

    def check_box(self, edition: str, text: str) -> BoxChecked:
        """Return what a corrected data file of the box holds.

        :raises InvalidOption: if something is wrong with it, or the game has none.
        """
        raise InvalidOption("unknown-option", option="components", choices="")


def face_of(rules: Rules) -> TableFace:
    """Return how a game of these rules is shown."""
    return title_of(rules).table()
