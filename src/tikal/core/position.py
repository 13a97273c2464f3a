"""What the engine, records and clients need of a game's state and rules, whichever game it is.

`Position` is what the states of all games have in common, `Rules` what their rulesets have.
Whoever needs a game's own facts asks for its own class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tikal.core import action as act
from tikal.core.notation import Notation

if TYPE_CHECKING:
    from librt.vecs import vec

    from tikal.core.dealer import Dealer

# The phases that all games share. Below DECIDING chance has to give something; from there on a player decides, in
# phases that each game numbers for itself, around OVER.
DRAWING: Final = 0
REVEALING: Final = 1
DECIDING: Final = 2
OVER: Final = 6

NOBODY: Final[i64] = -1  # in the place of a seat: none
SPECTATOR: Final = -1  # in the place of a seat: somebody who knows only what is public
LEGAL: Final = ""  # the refusal of what is not refused


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package is not compiled
class Position:
    """What is on the table and whose decision it is. Only what every game has; its own state adds the rest."""

    __slots__ = ("ap", "current", "phase", "players")

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.phase: i64 = DRAWING
        self.current: i64 = 0  # the seat to decide
        self.ap: i64 = 0  # action points left to spend

    @property
    def rules(self) -> Rules:
        """The rules this position is played by."""
        raise NotImplementedError

    # --- what may be done

    def list_actions(self, out: vec[i64], n: i64) -> i64:
        """Write all actions of this position into `out` from place `n`; return the next free place.

        Where chance is asked these are the outcomes that can come.
        """
        raise NotImplementedError

    def odds(self, outcome: i64) -> i64:
        """Where chance is asked: return how often an outcome comes, as a whole number beside those of the others.

        That is how many of what is left would give it, as far as this position knows.
        """
        return 1

    def refusal(self, action: i64) -> str:
        """Return LEGAL, or the code of the reason why an action is not allowed here. Any integer may be asked about."""
        raise NotImplementedError

    def cost(self, action: i64) -> i64:
        """Return the AP that an action takes."""
        raise NotImplementedError

    def normalise(self, action: i64) -> i64:
        """Complete what a text may leave open: the cost of a step, the spelling of a turned tile (C-TILE-1)."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Do an action. Not checked: only what `list_actions` lists may be applied."""
        raise NotImplementedError

    def unapply(self, action: i64) -> None:
        """Take back the action that was applied last, exactly."""
        raise NotImplementedError

    # --- what stands on the board, as far as the rules that all games share ask

    def strength(self, seat: i64, hex: i64) -> i64:
        """What the members of a seat on a hex count where it is contested."""
        raise NotImplementedError

    def majority(self, hex: i64) -> i64:
        """The seat with strictly the greatest strength on a hex, or NOBODY."""
        raise NotImplementedError

    def guard_seat(self, hex: i64) -> i64:
        """The seat whose guard stands on a temple, or NOBODY."""
        raise NotImplementedError

    def controller(self, hex: i64) -> i64:
        """Who would score a temple now: its guard's owner, else the majority (C-SCORE-1, L-SCORE-1)."""
        owner: i64 = self.guard_seat(hex)
        return self.majority(hex) if owner == NOBODY else owner

    def stands(self, seat: i64, hex: i64, figure: i64) -> bool:
        """Whether a seat has that kind of figure on a hex."""
        raise NotImplementedError

    # --- points

    def points_of(self, seat: i64) -> i64:
        """The points a seat has."""
        raise NotImplementedError

    def is_scored(self, action: i64) -> bool:
        """Whether this action, about to be done, makes the current player score."""
        raise NotImplementedError

    def points_due(self, seat: i64) -> i64:
        """What a seat would score now."""
        raise NotImplementedError

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """What ranks a seat: the greater tuple comes first."""
        raise NotImplementedError

    # --- whole positions

    def copy(self) -> Position:
        """Return an equal position that shares nothing with this one."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Position:
        """Return a copy without what a seat, or SPECTATOR, does not know."""
        raise NotImplementedError

    def told(self, action: i64, seat: int) -> i64:
        """Return an action that is about to be done as that seat, or SPECTATOR, is told of it."""
        return action

    def words(self) -> list[int]:
        """Return the whole position as one list: two are the same if their words are."""
        raise NotImplementedError

    def looks(self) -> list[int]:
        """Return what a view of the position is made of: its words, but for whose view it is."""
        return self.words()

    def to_line(self) -> str:
        """Return the position as one line of text; `from_line` reads it back."""
        raise NotImplementedError

    @staticmethod
    def from_line(line: str) -> Position:
        """Set up the position that a line describes, of whichever game it is.

        :raises InvalidPosition: if it cannot be read or breaks an invariant; the code says which.
        """
        return read_position(line)

    @staticmethod
    def from_view(view: Mapping[str, object]) -> Position:
        """Set up the position that a seat's view shows, for searching."""
        return read_position(str(view["line"]))

    def check(self) -> None:
        """Do nothing if every invariant holds.

        :raises InvalidPosition: if one does not; the code says which.
        """
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_line()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and other.rules.spec == self.rules.spec and other.words() == self.words()

    def __hash__(self) -> int:
        return hash((self.rules.spec, tuple(self.words())))

    def __reduce__(self) -> tuple[object, ...]:
        return (read_position, (self.to_line(),))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One way to play: what names it, who can play it, and how its games begin."""

    def __init__(
        self,
        game: str,
        spec: str,
        edition: str,
        auction: bool,
        options: dict[str, str | int | bool],
        game_version: int,
        players: tuple[int, int],
        notation: Notation,
        secrets: bool,
    ) -> None:
        self.game: str = game  # the id of its title
        self.spec: str = spec  # names these rules in position lines: edition, variant, house rules
        self.edition: str = edition
        self.auction: bool = auction
        self.options: dict[str, str | int | bool] = options
        self.game_version: int = game_version
        self.players: tuple[int, int] = players  # the least and the most
        self.notation: Notation = notation
        self.secrets: bool = secrets  # whether a player can know something that others do not
        self.final: tuple[int, ...] = act.FINAL  # kinds of actions that are never taken back

    def initial(self, players: int, first: int) -> Position:
        """Return the position before the first draw."""
        raise NotImplementedError

    def dealer(self, position: Position, seed: str) -> Dealer:
        """Return a dealer for everything that is still hidden in a position."""
        raise NotImplementedError

    def most_points(self) -> int:
        """Return points that nobody ends with more of, in a game from its start."""
        raise NotImplementedError

    def most_decisions(self, players: int) -> int:
        """Return how many decisions no game from its start has more of, those of all players together."""
        raise NotImplementedError

    def read(self, words: dict[str, str]) -> Position:
        """Return the position that the words of a line describe."""
        raise NotImplementedError

    def respell(self, action: i64) -> i64:
        """Return an action that was read from a text in the spelling in which it is listed."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.spec!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (find, (self.spec,))


# Position lines name their rules; the registry of editions, which stands above the core, finds them.
_finder: list[Callable[[str], Rules]] = []


def set_finder(finder: Callable[[str], Rules]) -> None:
    """Let `finder(spec)` look up rules by the name that position lines give them."""
    _finder[:] = [finder]


def find(spec: str) -> Rules:
    """Return the rules of that name, e.g. "super-meeple+auction"."""
    return _finder[0](spec)


def read_position(line: str) -> Position:
    """Return the position of a line, of whichever game it is.

    :raises InvalidPosition: if it cannot be read or breaks an invariant; the code says which.
    """
    from tikal.core.line import split_line

    words = split_line(line)
    return find_rules(words).read(words)


def find_rules(words: dict[str, str]) -> Rules:
    """Return the rules that the words of a line name."""
    from tikal.core.errors import InvalidOption, InvalidPosition
    from tikal.core.line import need

    spec = need(words, "rules")
    try:
        return find(spec)
    except InvalidOption as error:
        raise InvalidPosition("line-rules", spec=spec, reason=error) from None
