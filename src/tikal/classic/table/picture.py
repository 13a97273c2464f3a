"""What is on the table of the classic game, as types: the shape of what `tikal.view` shows a seat."""

from __future__ import annotations

from typing import Literal

from tikal.server.shapes import FigureName, SeatName, Shape, Terrain

Phase = Literal["draw", "reveal", "lay", "spend", "bid", "choose", "over"]

#: The names these types have in TypeScript.
ALIASES = {"Phase": Phase}


class Figures(Shape, frozen=True):
    """The members of one seat on a hex."""

    leader: bool
    explorers: int


class GuardShown(Shape, frozen=True):
    """Who guards a temple."""

    seat: SeatName
    figure: FigureName


class HexShown(Shape, frozen=True, omit_defaults=True):
    """One explored hex. What does not belong to its terrain is left out."""

    hex: str  # "A1" to "H5"
    tile: str  # its id; "base", "temple-north" ... are printed on the board
    terrain: Terrain
    turn: int  # sixths of a turn clockwise
    stones: list[int]  # by side, as it lies: N NE SE S SW NW
    figures: dict[SeatName, Figures]
    camp: SeatName | None = None
    level: int | None = None  # of a temple
    guard: GuardShown | None = None  # of a temple
    controller: SeatName | None = None  # who would score the temple now
    masks: int | None = None  # of a ruin: treasures it began with
    treasures: int | None = None  # of a ruin: treasures left


class TempleScored(Shape, frozen=True):
    """One temple of a score sheet."""

    hex: str
    value: int
    guard: bool


class TreasureScored(Shape, frozen=True):
    """One kind of treasure of a score sheet."""

    kind: str
    count: int
    points: int


class ScoreSheet(Shape, frozen=True):
    """What a seat scores, item by item."""

    temples: list[TempleScored]
    treasures: list[TreasureScored]
    temple_points: int
    treasure_points: int
    total: int


class SeatShown(Shape, frozen=True):
    """One player's side of the table."""

    seat: SeatName
    name: str
    score: int
    explorers: int  # in supply
    leader: str  # "supply", a hex, or "out"
    camps_left: int
    guards_left: int
    treasures: dict[str, int]
    if_scored: ScoreSheet  # if everybody scored now


class ScoringRound(Shape, frozen=True):
    """A scoring round that is on."""

    final: bool
    volcano: str | None  # the tile set aside
    by: SeatName | None  # who drew it
    waiting: list[SeatName]  # who scores after the current player, in order


class Bidding(Shape, frozen=True):
    """The auction of this round."""

    offer: list[str]  # tile ids, face up
    opener: SeatName
    high_bid: int
    high_bidder: SeatName | None
    passed: list[SeatName]
    first_passer: SeatName | None
    played: list[SeatName]
    choosing_free: bool  # no more auctions this round


class Stack(Shape, frozen=True):
    """What is not on the table yet, as everybody may know it: which tiles are left, never in which order."""

    left: int
    next: str | None  # the letter on top
    undrawn: list[str]  # in the order of their ids
    gone: list[str]  # tiles that left the game
    treasures_unseen: dict[str, int]


class View(Shape, frozen=True, tag_field="game", tag="classic"):
    """All that a seat, or a spectator, may see of the classic game."""

    edition: str
    auction: bool
    options: dict[str, str]
    game_version: int
    seat: SeatName | None  # whose eyes; null for a spectator
    line: str  # the position in one line
    phase: Phase
    current: SeatName | None  # who decides; null when the game is over
    ap: int
    hand: str | None  # the tile to be laid now
    scoring: ScoringRound | None
    bidding: Bidding | None
    board: list[HexShown]
    frontier: list[str]  # empty hexes beside explored ones
    seats: list[SeatShown]
    stack: Stack
    pieces: dict[str, int]  # temple pieces left, by value
    ranking: list[list[SeatName]] | None  # by place, when the game is over
