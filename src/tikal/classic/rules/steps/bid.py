"""Bid, pass, and take a tile: the decisions of the auction variant (C-AUC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.auction import AuctionRounds
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Bid(Step[State]):
    """Higher than the highest bid, never above one's own points (C-AUC-2)."""

    def __init__(self, rounds: AuctionRounds) -> None:
        super().__init__(act.BID)
        self.rounds: AuctionRounds = rounds

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        points: i64 = s.high_bid + 1
        while points <= s.score[s.current]:
            out[n] = act.BID | points << act.HEX
            n += 1
            points += 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        points = act.bid_of(action)
        if points <= s.high_bid:
            return "bid-too-low"
        return "bid-above-points" if points > s.score[s.current] else LEGAL

    def apply(self, s: State, action: i64) -> None:
        s.push_flow()
        s.push_auction()
        self.rounds.bid(s, act.bid_of(action))

    def unapply(self, s: State, action: i64) -> None:
        s.pop_auction()
        s.pop_flow()


class PassBid(Step[State]):
    """Out of this auction; always allowed (C-AUC-2, C-AUC-3)."""

    def __init__(self, rounds: AuctionRounds) -> None:
        super().__init__(act.PASS)
        self.rounds: AuctionRounds = rounds

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        out[n] = act.PASS
        return n + 1

    def why_not(self, s: State, action: i64) -> str:
        return LEGAL

    def apply(self, s: State, action: i64) -> None:
        s.push_flow()
        s.push_auction()
        self.rounds.pass_bid(s)

    def unapply(self, s: State, action: i64) -> None:
        s.pop_auction()
        s.pop_flow()


class Take(Step[State]):
    """Choose one of the tiles on offer (C-AUC-4)."""

    def __init__(self, rounds: AuctionRounds) -> None:
        super().__init__(act.TAKE)
        self.rounds: AuctionRounds = rounds

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        tiles = s.offer
        while tiles:
            out[n] = act.pack(act.TAKE, 0, next_in(tiles))
            n += 1
            tiles &= tiles - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        return LEGAL if s.offer & BIT[act.item_of(action)] else "tile-not-on-offer"

    def apply(self, s: State, action: i64) -> None:
        s.push_flow()
        self.rounds.choose(s, act.item_of(action))

    def unapply(self, s: State, action: i64) -> None:
        tile = BIT[act.item_of(action)]
        s.offer |= tile
        s.discarded &= ~tile
        s.pop_flow()
