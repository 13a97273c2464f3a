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


class AuctionStep(Step[State]):
    """A decision of the auction; what it changes is the flow of the game and the auction itself."""

    def __init__(self, kind: i64, rounds: AuctionRounds) -> None:
        super().__init__(kind)
        self.rounds: AuctionRounds = rounds

    def apply(self, s: State, action: i64) -> None:
        s.push_flow()
        s.push_auction()
        self.do(s, action)

    def do(self, s: State, action: i64) -> None:
        """Do it; what was so far is on the trail."""
        raise NotImplementedError

    def unapply(self, s: State, action: i64) -> None:
        s.pop_auction()
        s.pop_flow()


class Bid(AuctionStep):
    """Higher than the highest bid, never above one's own points (C-AUC-2)."""

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

    def do(self, s: State, action: i64) -> None:
        self.rounds.bid(s, act.bid_of(action))


class PassBid(AuctionStep):
    """Out of this auction; always allowed (C-AUC-2, C-AUC-3)."""

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        out[n] = act.PASS
        return n + 1

    def why_not(self, s: State, action: i64) -> str:
        return LEGAL

    def do(self, s: State, action: i64) -> None:
        self.rounds.pass_bid(s)


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
