"""Trail-stone tokens: where one may be put, and whether it comes from supply or from another edge (L-STONE-1).

The action keeps the target edge as the number of its lower hex and that hex's side, and in the item field and the upper
half of the detail field the edge it comes from; side 0 there means from supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.board import Board
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def pack_stone(board: Board, source: i64, target: i64) -> i64:
    """The action that puts a token on an edge, from another edge or, if that is -1, from supply."""
    action: i64 = act.pack(kinds.STONE, board.edge_hex[target], 0, board.edge_side[target])
    if source >= 0:
        action |= board.edge_hex[source] << act.ITEM | (board.edge_side[source] + 1) << act.DETAIL + 3
    return action


def target_of(board: Board, action: i64) -> i64:
    """The edge on which the token is put, or -1 if there is none."""
    return _edge(board, act.hex_of(action), act.detail_of(action) & 7)


def source_of(board: Board, action: i64) -> i64:
    """The edge from which the token comes, or -1 for the supply."""
    side: i64 = act.detail_of(action) >> 3
    return _edge(board, act.item_of(action), side - 1) if side else -1


def _edge(board: Board, hex: i64, side: i64) -> i64:
    return board.edge_at[hex * 6 + side] if hex < board.hexes and side < 6 else -1


def in_supply(s: LegendState) -> bool:
    """Whether a token is left in supply; the lower word is 0 then."""
    return s.w[at.STONE] == 0


def list_stones(s: LegendState, out: vec[i64], n: i64) -> i64:
    """A token from supply to any edge; only if none is there, a placed one to any other edge."""
    board = s.ruleset.box.board
    token: i64 = 0
    while token < 2:
        source: i64 = -1 if in_supply(s) else s.w[at.STONE + token] - 1
        edge: i64 = 0
        while edge < board.edges:
            if edge != source:
                out[n] = pack_stone(board, source, edge)
                n += 1
            edge += 1
        if in_supply(s) or s.w[at.STONE + 1] == s.w[at.STONE]:  # the other token would do the same
            return n
        token += 1
    return n


def refuse_stone(s: LegendState, action: i64) -> str:
    """Why a token cannot be put there."""
    board = s.ruleset.box.board
    source: i64 = source_of(board, action)
    if source < 0:
        return LEGAL if in_supply(s) else "no-token-in-supply"
    if in_supply(s):
        return "token-in-supply"
    if not s.tokens_on(source):
        return "no-token-there"
    return "token-must-move" if source == target_of(board, action) else LEGAL
