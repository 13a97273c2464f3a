"""What one seat may see: the only way out of the engine for clients and bots.

Every game shows its own facts, as types of its own; what all of them have stands in `AnyView`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType, structs, to_builtins

from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.core.position import NOBODY, OVER, SPECTATOR, Position, Rules
from tikal.core.ranking import ranking
from tikal.editions.options import write
from tikal.editions.registry import KEPT
from tikal.titles import title_of

SeatName = Literal["Red", "Blue", "Yellow", "White"]
FigureName = Literal["explorer", "leader"]
Terrain = Literal["base_camp", "temple", "clearing", "ruin", "volcano", "lake", "jungle"]

#: The names these types have in TypeScript.
ALIASES = {"SeatName": SeatName, "FigureName": FigureName, "Terrain": Terrain}

C = TypeVar("C", bound="AnyChange")
V = TypeVar("V", bound="AnyView")
View = dict[str, Any]  # ready for JSON


class Shape(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of a view."""


class GuardShown(Shape, frozen=True):
    """Who guards a temple."""

    seat: SeatName
    figure: FigureName


class AnyHex(Shape, frozen=True, kw_only=True):
    """One hex of some game. What does not belong to its terrain is left out."""

    hex: str  # its name, "A1" to "H5"; a game may have more
    terrain: Terrain
    turn: int  # sixths of a turn clockwise
    stones: list[int]  # by side, as it lies: N NE SE S SW NW
    camp: SeatName | None
    level: int | UnsetType = UNSET  # of a temple
    guard: GuardShown | UnsetType | None = UNSET  # of a temple
    controller: SeatName | UnsetType | None = UNSET  # who would score the temple now
    tied: list[SeatName] | UnsetType = UNSET  # of a temple that nobody leads: who is equally strong there
    masks: int | UnsetType = UNSET  # of a ruin: treasures it began with
    treasures: int | UnsetType = UNSET  # of a ruin: treasures left


class ScoringRound(Shape, frozen=True):
    """A scoring round that is on."""

    final: bool
    volcano: str | None  # the tile set aside
    by: SeatName | None  # who drew or played it
    waiting: list[SeatName]  # who scores after the current player, in order


class TempleScored(Shape, frozen=True):
    """One temple of a score sheet."""

    hex: str
    value: int
    guard: bool


class AnyView:
    """The view of some game. Each game has a `Shape` of its own that extends this; these fields all of them have."""

    __slots__ = ()

    if TYPE_CHECKING:
        edition: str
        auction: bool
        options: dict[str, str]
        game_version: int
        seat: SeatName | None
        line: str
        phase: Any
        current: SeatName | None
        ap: int
        board: Any
        seats: Any
        ranking: list[list[SeatName]] | None

    def but(self: V, **fields: object) -> V:
        """Return the view with some fields changed."""
        return cast(V, structs.replace(cast(Any, self), **fields))


class AnySheet:
    """What a seat of some game scores. Each game has a `Shape` of its own that extends this; these all of them have."""

    __slots__ = ()

    if TYPE_CHECKING:
        temples: list[TempleScored]
        temple_points: int
        total: int


class AnyChange:
    """What an action changed in the view of some game; what is left out stayed as it was."""

    __slots__ = ()


def tied_on(position: Position, hex: int) -> list[SeatName] | UnsetType:
    """Return who is equally strong on a temple that nobody leads; UNSET if there is nobody, or somebody leads."""
    if position.controller(hex) != NOBODY:
        return UNSET
    strengths = [int(position.strength(seat, hex)) for seat in range(position.players)]
    most = max(strengths)
    return [SEATS[seat] for seat, strength in enumerate(strengths) if strength == most] if most else UNSET


def places(position: Position) -> list[list[SeatName]] | None:
    """Return who came in which place, the winners first; None until the game is over."""
    return [seat_names(place) for place in ranking(position)] if position.phase == OVER else None


def seen(position: Position, names: tuple[str, ...], seat: int | None = None) -> AnyView:
    """Return what a seat, or None, a spectator, sees of a position."""
    return title_of(position.rules).view(state_for(position, seat), names, seat)


def view(position: Position, names: tuple[str, ...], seat: int | None = None) -> View:
    """Return what a seat sees, ready for JSON; `seat` None is a spectator.

    :raises InvalidOption: if there is no such seat.
    """
    if seat is not None and seat not in range(int(position.players)):
        raise InvalidOption("no-such-seat", seat=str(seat), players=int(position.players))
    shown: View = to_builtins(seen(position, names, seat))
    return shown


def state_for(position: Position, seat: int | None) -> Position:
    """Return a copy that a bot in that seat may search: the same as `State.from_view` of its view."""
    return position.seen_by(SPECTATOR if seat is None else seat)


def change(kind: type[C], before: Any, after: Any) -> C:
    """Return those fields of a view that are different; of hexes and seats only those that are."""
    parts = {
        name: getattr(after, name)
        for name in cast(Any, kind).__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }
    if "board" in parts:
        hexes = {shown.hex: shown for shown in before.board}
        parts["board"] = [shown for shown in after.board if hexes.get(shown.hex) != shown]
    if "seats" in parts:
        parts["seats"] = [shown for shown, old in zip(after.seats, before.seats, strict=True) if shown != old]
    return kind(**parts)


@lru_cache(KEPT)
def written(rules: Rules) -> dict[str, str]:
    """Return the options of rules as they are shown."""
    return {name: write(value) for name, value in rules.options.items()}


def seat_name(seat: int) -> SeatName:
    """Return the colour of a seat."""
    return SEATS[seat]


def seat_number(colour: SeatName) -> int:
    """Return the number of a seat by its colour."""
    return SEATS.index(colour)


def seat_names(seats: Sequence[int]) -> list[SeatName]:
    """Return the colours of some seats."""
    return [SEATS[seat] for seat in seats]
