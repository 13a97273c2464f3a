"""The auction: what it is worth to play now, and which tile to take.

A bidder compares two ways the rest of the round can go: it plays now, or its rival does; the others follow clockwise.
Everybody takes the tile that suits them best and plays a quick turn with it. What playing now is worth, in points, is
what it may cost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tikal.classic.planning.replies import Table, win_auction
from tikal.classic.rules.auction import nearest
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING, SPENDING
from tikal.classic.rules.state import NOBODY, State
from tikal.core import action as act
from tikal.core.dealer import Rng
from tikal.core.hexes import BIT, count_bits, next_in
from tikal.core.limit import Limit

SAMPLES: Final = 2  # of the rest of a round, for each order


class Offer:
    """A tile on offer with what taking it is worth to whoever takes it."""

    def __init__(self, tile: int, value: int, after: State) -> None:
        self.tile: int = tile
        self.value: int = value  # margin after the turn that is played with it, in 1/65536 points
        self.after: State = after


class Auctioneer:
    """Prices turns and tiles with a table of quick planners."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table: Table = table
        self.seed: str = seed

    def rank_tiles(self, s: State, limit: Limit) -> list[Offer]:
        """Return the tiles that the current player can take now, best first.

        After the own turn the next on the left takes its best of the rest: what is left to others counts.
        """
        me = s.current
        offers = self._takes(s, self.seed, limit)
        replied: list[int] = []
        for offer in offers:
            value = offer.value
            if offer.after.phase == BIDDING or offer.after.phase == CHOOSING:
                rival = self._win(offer.after, nearest(offer.after, me, self._waiting(offer.after)))
                value = self._margin(self._takes(rival, self.seed, limit)[0].after, me)
            replied.append(value)
            if limit.is_over():  # what was found before any reply has to do
                return offers
        for n, offer in enumerate(offers):
            offer.value = replied[n]
        offers.sort(key=_value_of, reverse=True)
        return offers

    def price(self, s: State, limit: Limit) -> int:
        """Return what the current bidder may pay to play now instead of after its rival, in 1/65536 points.

        Nothing, if the limit does not last to find out.
        """
        me = s.current
        others: i64 = self._waiting(s) & ~s.passed & ~BIT[me]
        rival: i64 = s.high_bidder
        if rival == NOBODY:  # the next to be asked, or who goes if nobody bids
            rival = nearest(s, me, others) if others else s.first_passer
        if rival in (NOBODY, me):
            return 0
        gained: int = 0
        samples = 0
        while samples < SAMPLES:
            seed = f"{self.seed}/{samples}"
            now = self._value_after_round(s, me, me, seed, limit)
            later = self._value_after_round(s, rival, me, seed, limit)
            if limit.is_over():
                break
            gained += now - later
            samples += 1
        return gained // samples if samples else 0

    def _waiting(self, s: State) -> i64:
        """The seats that have not played in this round of the auction."""
        return (BIT[s.players] - 1) & ~s.played

    def _value_after_round(self, s: State, first: i64, me: i64, seed: str, limit: Limit) -> int:
        """Return what the rest of the round is worth to a seat if `first` plays now and the others clockwise."""
        after = self._win(s, first)
        seat = first
        left = count_bits(self._waiting(s))
        while left and not limit.is_over():
            if after.phase == BIDDING:
                seat = nearest(after, seat, self._waiting(after))
                after = self._win(after, seat)
            seat = after.current
            if after.phase == CHOOSING:
                after = self._takes(after, seed, limit)[0].after
            else:  # the last of the round has the last tile already
                after = self._play_on(after, seat, seed, limit)
            left -= 1
        return self._margin(after, me)

    def _win(self, s: State, seat: i64) -> State:
        """Return the position in which that seat may choose a tile, and has paid nothing for it."""
        won = s.copy()
        win_auction(won, seat)
        return won

    def _takes(self, s: State, seed: str, limit: Limit) -> list[Offer]:
        """Return what the current player could take, best first, each with the turn played to its end."""
        offers: list[Offer] = []
        seat = s.current
        tiles: i64 = s.offer
        while tiles and not (offers and limit.is_over()):
            tile: i64 = next_in(tiles)
            tiles &= tiles - 1
            after = s.copy()
            after.apply(act.TAKE | tile << act.ITEM)
            after = self._play_on(after, seat, seed, limit)
            offers.append(Offer(int(tile), self._margin(after, seat), after))
        offers.sort(key=_value_of, reverse=True)
        return offers

    def _play_on(self, s: State, seat: i64, seed: str, limit: Limit) -> State:
        """Play a turn of the auction to its end, with the scoring round that a volcano brings."""
        rng = Rng(seed)
        while (s.phase == LAYING or s.phase == SPENDING) and not s.played & BIT[seat]:
            self.table.play_turn(s, self.table.turns(s, limit)[0], rng)
        return s

    def _margin(self, s: State, seat: i64) -> int:
        self.table.look(s)
        return int(self.table.planner.evaluation.margin_of(s, seat))


def _value_of(offer: Offer) -> int:
    return offer.value
