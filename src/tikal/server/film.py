"""A whole game to be watched again, as types: the first position, and what every action changed in it.

Like `protocol.py` it is a part of `web/src/net/protocol.ts`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from tikal.classic.table.picture import Bidding, HexShown, Phase, ScoringRound, SeatShown, Stack
from tikal.legend.table.picture import (
    EffectShown,
    LegendHex,
    LegendOffer,
    LegendPhase,
    LegendScoring,
    LegendSeat,
    LegendSupply,
    TrailStones,
)
from tikal.server.protocol import AnyView, SeatAtTable, TableInfo, Told
from tikal.server.shapes import SeatName


class ViewChange(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="classic"):
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


class LegendChange(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="legend"):
    """What an action of Legend changed in the view: what is left out stayed as it was."""

    phase: LegendPhase | UnsetType = UNSET
    current: SeatName | UnsetType | None = UNSET
    ap: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    turn_order: list[SeatName] | UnsetType = UNSET
    acted: bool | UnsetType = UNSET
    passed: list[SeatName] | UnsetType = UNSET
    effect: EffectShown | UnsetType | None = UNSET
    scoring: LegendScoring | UnsetType | None = UNSET
    board: list[LegendHex] | UnsetType = UNSET  # only the hexes that changed
    trail_stones: TrailStones | UnsetType = UNSET
    offer: LegendOffer | UnsetType = UNSET
    supply: LegendSupply | UnsetType = UNSET
    seats: list[LegendSeat] | UnsetType = UNSET  # only those that changed
    ranking: list[list[SeatName]] | UnsetType | None = UNSET


AnyChange = ViewChange | LegendChange


class Frame(Struct, frozen=True):
    """One action of the record."""

    kind: Literal["play", "chance"]
    seat: SeatName | None  # whose doing; null for chance
    action: str
    change: AnyChange


class Film(Struct, frozen=True):
    """GET /api/tables/{id}/film: a game from its beginning to where it stands, for one viewer's eyes."""

    table: TableInfo
    seats: list[SeatAtTable]
    over: bool
    first: AnyView  # before the first action; the `line` of a film's views is empty
    frames: list[Frame]
    log: list[Told]
