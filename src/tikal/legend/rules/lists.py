"""Writing an action for each of several things that lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import next_in
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def list_items(kind: i64, items: i64, out: vec[i64], n: i64) -> i64:
    """Write an action of a kind for every tile, or other item, of a mask."""
    while items:
        out[n] = kind | next_in(items) << act.ITEM
        n += 1
        items &= items - 1
    return n


def list_counted(s: LegendState, kind: i64, row: i64, count: i64, out: vec[i64], n: i64) -> i64:
    """Write an action of a kind for every card or token that a row of the state has at least one of."""
    item: i64 = 0
    while item < count:
        if s.w[row + item]:
            out[n] = kind | item << act.ITEM
            n += 1
        item += 1
    return n
