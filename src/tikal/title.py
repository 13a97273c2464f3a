"""A title: everything the house asks of one game, in one object.

Engine, records, bots, arena, server and terminal know a game only through its title; `titles.py` lists them. A title's
module is light: what takes long to load is imported by the method that needs it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, ClassVar

from tikal.core.errors import Fact, InvalidOption
from tikal.core.position import Position, Rules

if TYPE_CHECKING:
    from rich.text import Text

    from tikal.cli.terminal.face import TerminalFace
    from tikal.core.encoding import Encoding
    from tikal.drawing.face import DrawingFace
    from tikal.editions.options import Number, Option, Value
    from tikal.game import Game
    from tikal.messages import Catalogue
    from tikal.record.decks import Deck
    from tikal.record.record import Record
    from tikal.record.teller import Event
    from tikal.record.tgn import Writer
    from tikal.server.face import TableFace
    from tikal.view import AnyView


@dataclass(frozen=True)
class Argument:
    """A game's own argument of commands: a shorter way to give one of its options."""

    flag: str  # "--scenario"
    option: str  # the option that it gives
    metavar: str
    help: str
    is_file: bool = False  # its value is a data file, which `component_word` turns into the option's value


class Title(ABC):
    """One game as the house knows it."""

    id: ClassVar[str]  # the name of the game's folder
    players: ClassVar[tuple[int, int]]  # the least and the most
    default_edition: ClassVar[str]
    has_auction: ClassVar[bool] = False
    scored: ClassVar[str] = "scored"  # the kind of event that tells what a seat scored
    scoring_begins: ClassVar[tuple[str, ...]] = ()  # the kinds that begin a round of scorings
    turn_ends: ClassVar[tuple[str, ...]] = ()  # those that end a turn, beside its end and a scoring
    quick_events: ClassVar[tuple[str, ...]] = ()  # those that come in rows that nobody wants to watch
    bots: ClassVar[Mapping[str, str]] = {}  # the game's own bots: name to "module:class"
    levels: ClassVar[Mapping[str, str]] = {}  # who plays each level of strength: level to "module:class"
    adviser: ClassVar[str] = ""  # who says why a bot would play as it would: "module:class"; "" if nobody does
    arguments: ClassVar[tuple[Argument, ...]] = ()
    own_choices: ClassVar[tuple[str, ...]] = ()  # options that its own part of the page asks for, not the house rules
    habits: ClassVar[Mapping[str, str]] = {}  # what its own kinds of actions count as in `record/habits.py`
    subtitle: ClassVar[str] = ""  # the option that lists of games name besides the edition
    commands: ClassVar[Mapping[str, str]] = {}  # the game's own subcommands: name to module

    @property
    def package(self) -> str:
        """The package that holds the game."""
        return type(self).__module__.rpartition(".")[0]

    # --- its rules

    @property
    @abstractmethod
    def options(self) -> dict[str, Option]:
        """What its editions differ in and a host may change, by name."""

    @property
    def numbers(self) -> dict[str, Number]:
        """Return the numbers of its box that an edition or a host may change, by name."""
        return {}

    @abstractmethod
    def ruleset(self, edition: str, version: int, spec: str, auction: bool, options: dict[str, Value]) -> Rules:
        """Build the rules of an edition with these options."""

    def opening(self, rules: Rules, players: int) -> Position:
        """Return the position from which `tikal perft` counts: the first, or one that is dealt if too much could be."""
        return rules.initial(players, 0)

    def component_word(self, path: str | PathLike[str] | None = None, text: str = "") -> str:
        """Return the value of the option `components` for a corrected data file, or for the text of one.

        :raises InvalidOption: if the game has no such option, or something is wrong with the file.
        """
        raise InvalidOption("unknown-option", option="components", choices=", ".join(self.options))

    # --- what can be told of a position

    @abstractmethod
    def view(self, position: Position, names: tuple[str, ...], seat: int | None) -> AnyView:
        """Return what a seat, or None, a spectator, sees of a position that holds no more than that."""

    @abstractmethod
    def facts(self, position: Position, packed: int, names: tuple[str, ...]) -> dict[str, Fact]:
        """Return everything that a sentence about this action may want to name."""

    @abstractmethod
    def events(
        self, names: tuple[str, ...], number: int, before: Position, action: int, after: Position
    ) -> list[Event]:
        """Return what one action meant: the one that leads from a position to another."""

    def writer(self, record: Record) -> Writer:
        """Return what lays out a record as TGN."""
        from tikal.record.tgn import Writer

        return Writer(record)

    def decks(self, position: Position) -> list[Deck]:
        """Return what its dealer shuffles from a position on; none if a deal cannot be followed without the rules."""
        return []

    def place(self, hidden: Position, position: Position) -> int:
        """Return the place in a deck of places, shuffled when it was `hidden`, that chance is about to show; or -1."""
        return -1

    # --- for learners

    def encoding(self, rules: Rules) -> Encoding:
        """Return how positions and actions become numbers; a game without that is not for environments."""
        raise NotImplementedError

    # --- how it is shown

    def table(self) -> TableFace:
        """Return how it is shown at a table of the server; a game without that is played in the terminal only."""
        raise NotImplementedError

    def drawing(self) -> DrawingFace:
        """Return how it is drawn in pictures; a game without that has none."""
        raise NotImplementedError

    @abstractmethod
    def terminal(self) -> type[TerminalFace]:
        """Return how it is shown in the terminal."""

    @abstractmethod
    def drawn(self, position: Position, names: tuple[str, ...], width: int) -> Text:
        """Return the board of a position as text."""

    def face(self, game: Game, names: Sequence[str], words: Catalogue, you: int | None = None) -> TerminalFace:
        """Return a face at the terminal for one game; `you` is the only person at the table, if there is just one."""
        return self.terminal()(game, names, words, you)
