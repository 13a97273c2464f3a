"""The view of the classic game: all seats see the same, since the state holds nothing hidden (C-HID-1)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import HIGHEST_LEVEL, NO_TILE, OVER, PHASES
from tikal.classic.rules.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, State
from tikal.classic.sheet import ScoreSheet, sheet_view
from tikal.core.hexes import HEXES, NAMES, SIDES, names_in, next_in
from tikal.core.notation import FIGURE_NAMES, SEATS
from tikal.core.tiles import RUIN, TEMPLE, TERRAINS
from tikal.view import AnyChange, AnyHex, AnyView, GuardShown, ScoringRound, SeatName, Shape, places, tied_on, written

Phase = Literal["draw", "reveal", "lay", "spend", "bid", "choose", "over"]

#: The names these types have in TypeScript.
ALIASES = {"Phase": Phase}


class Figures(Shape, frozen=True):
    """The members of one seat on a hex."""

    leader: bool
    explorers: int


class HexShown(AnyHex, frozen=True, kw_only=True):
    """One explored hex."""

    tile: str  # its id; "base", "temple-north" ... are printed on the board
    figures: dict[SeatName, Figures]


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
    if_scored: ScoreSheet | None  # if everybody scored now; null for who scores no more


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


class View(Shape, AnyView, frozen=True, tag_field="game", tag="classic"):
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


class ViewChange(Struct, AnyChange, frozen=True, omit_defaults=True, tag_field="game", tag="classic"):
    """What an action changed in the view: what is left out stayed as it was."""

    phase: Phase | UnsetType = UNSET
    current: SeatName | UnsetType | None = UNSET
    ap: int | UnsetType = UNSET
    hand: str | UnsetType | None = UNSET
    scoring: ScoringRound | UnsetType | None = UNSET
    bidding: Bidding | UnsetType | None = UNSET
    board: list[HexShown] | UnsetType = UNSET  # only the hexes that changed
    frontier: list[str] | UnsetType = UNSET
    seats: list[SeatShown] | UnsetType = UNSET  # only those that changed
    stack: Stack | UnsetType = UNSET
    pieces: dict[str, int] | UnsetType = UNSET
    ranking: list[list[SeatName]] | UnsetType | None = UNSET


def classic_view(state: State, names: tuple[str, ...], seat: int | None = None) -> View:
    """Return what a seat sees; `seat` None is a spectator."""
    rules = state.ruleset
    over = state.phase == OVER
    standing = [int(state.member_hexes[n]) for n in range(state.players)]
    camps: dict[int, SeatName] = {}
    for n in range(state.players):
        left = int(state.camps[n])
        while left:
            camps[next_in(left)] = SEATS[n]
            left &= left - 1
    return View(
        edition=rules.edition,
        auction=rules.auction,
        options=written(rules),
        game_version=rules.game_version,
        seat=_seat_name(seat),
        line=state.to_line(),
        phase=PHASES[state.phase],
        current=None if over else SEATS[int(state.current)],
        ap=int(state.ap),
        hand=_tile_id(state, int(state.hand)),
        scoring=_scoring(state),
        bidding=_bidding(state) if rules.auction else None,
        board=[_hex(state, hex, standing, camps.get(hex)) for hex in range(HEXES) if state.tile[hex] != NO_TILE],
        frontier=names_in(int(state.frontier)),
        seats=[_seat(state, n, names[n]) for n in range(state.players)],
        stack=_stack(state),
        pieces={str(value): int(state.pieces[value]) for value in range(2, HIGHEST_LEVEL + 1)},
        ranking=places(state),
    )


def _seat_name(seat: int | None) -> SeatName | None:
    return None if seat is None or seat == NOBODY else SEATS[seat]


def _tile_id(state: State, tile: int) -> str | None:
    return None if tile == NO_TILE else state.ruleset.notation.tile_ids[tile]


def _tiles_in(state: State, mask: int) -> list[str]:
    ids = state.ruleset.notation.tile_ids
    return [ids[n] for n in range(len(state.ruleset.components.tiles)) if mask >> n & 1]


def _seats_in(state: State, mask: int) -> list[SeatName]:
    return [SEATS[n] for n in range(state.players) if mask >> n & 1]


def _scoring(state: State) -> ScoringRound | None:
    if state.round_kind == NORMAL:
        return None
    return ScoringRound(
        final=state.round_kind == FINAL_ROUND,
        volcano=_tile_id(state, int(state.volcano)),
        by=_seat_name(int(state.volcano_seat)),
        waiting=[SEATS[n] for n in state.waiting()],
    )


def _bidding(state: State) -> Bidding:
    return Bidding(
        offer=_tiles_in(state, int(state.offer)),
        opener=SEATS[int(state.opener)],
        high_bid=int(state.high_bid),
        high_bidder=_seat_name(int(state.high_bidder)),
        passed=_seats_in(state, int(state.passed)),
        first_passer=_seat_name(int(state.first_passer)),
        played=_seats_in(state, int(state.played)),
        choosing_free=bool(state.choosing_free),
    )


def _hex(state: State, hex: int, standing: list[int], camp: SeatName | None) -> HexShown:
    """Return one hex; `standing` are the hexes with members of each seat."""
    tile = state.ruleset.components.all_tiles[int(state.tile[hex])]
    temple, ruin = tile.terrain == TEMPLE, tile.terrain == RUIN
    return HexShown(
        hex=NAMES[hex],
        tile=tile.id,
        terrain=TERRAINS[tile.terrain],
        turn=int(state.turn[hex]),
        stones=list(state.stones[hex * SIDES : (hex + 1) * SIDES]),
        figures={
            SEATS[seat]: Figures(
                leader=bool(state.leader[seat] == hex),
                explorers=int(state.explorers[seat * HEXES + hex]),
            )
            for seat, hexes in enumerate(standing)
            if hexes >> hex & 1
        },
        level=int(state.level[hex]) if temple else UNSET,
        guard=_guard(state, hex) if temple else UNSET,
        controller=_seat_name(int(state.controller(hex))) if temple else UNSET,
        tied=tied_on(state, hex) if temple else UNSET,
        masks=tile.value if ruin else UNSET,
        treasures=int(state.treasures_on[hex]) if ruin else UNSET,
        camp=camp,
    )


def _guard(state: State, hex: int) -> GuardShown | None:
    if not state.guard[hex]:
        return None
    return GuardShown(SEATS[int(state.guard_seat(hex))], FIGURE_NAMES[state.guard_figure(hex)])


def _seat(state: State, seat: int, name: str) -> SeatShown:
    c = state.ruleset.components
    leader = int(state.leader[seat])
    kinds = len(c.treasures)
    owned = [int(state.treasures[seat * kinds + kind]) for kind in range(kinds)]
    return SeatShown(
        seat=SEATS[seat],
        name=name,
        score=int(state.score[seat]),
        explorers=int(state.supply[seat]),
        leader="supply" if leader == IN_SUPPLY else NAMES[leader] if leader >= 0 else "out",
        camps_left=int(state.camps_left[seat]),
        guards_left=int(state.guards_left[seat]),
        treasures={kind: count for kind, count in zip(c.treasures, owned, strict=True) if count},
        if_scored=sheet_view(state, scoring.sheet(state, seat)) if _scores_again(state, seat) else None,
    )


def _scores_again(state: State, seat: int) -> bool:
    """Whether a seat has a scoring before it: all have, until the final round has come to them (C-ROUND-3)."""
    if state.phase == OVER:
        return False
    return state.round_kind != FINAL_ROUND or seat == state.current or seat in state.waiting()


def _stack(state: State) -> Stack:
    c = state.ruleset.components
    letter = int(state.next_letter())
    undrawn = int(state.undrawn)
    return Stack(
        left=undrawn.bit_count(),
        next=None if letter < 0 else c.letters[letter],
        undrawn=_tiles_in(state, undrawn),
        gone=_tiles_in(state, int(state.discarded)),
        treasures_unseen={name: int(state.unseen[kind]) for kind, name in enumerate(c.treasures)},
    )
