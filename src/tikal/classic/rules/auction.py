"""The order of play in the auction variant (C-AUC).

A round shows as many tiles as there are players; each turn of it is auctioned, except the last. What
differs between editions is two small objects: what happens when all pass, and who opens the next round.
"""

from __future__ import annotations

from mypy_extensions import i64

from tikal.classic.rules.rounds import Rounds, left_of
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, DRAWING
from tikal.classic.rules.state import NOBODY, State
from tikal.core.hexes import BIT, count_bits, next_in


class AllPass:
    """What follows when all have passed, besides the first passer's free turn (C-AUC-6)."""

    def apply(self, s: State) -> None:
        raise NotImplementedError


class AuctionsGoOn(AllPass):
    """The next auction is held as usual (C-AUC-6)."""

    def apply(self, s: State) -> None:
        return


class RestChooseFree(AllPass):
    """Those who have not yet played this round choose clockwise, without auctions (C-AUC-6)."""

    def apply(self, s: State) -> None:
        s.choosing_free = 1


class NextOpener:
    """Who opens the next round (C-AUC-7)."""

    def seat(self, s: State) -> i64:
        raise NotImplementedError


class LeftOfLastToPlay(NextOpener):
    """The left neighbour of the player who played last (C-AUC-7)."""

    def seat(self, s: State) -> i64:
        return left_of(s, s.current)


class LeftOfLastOpener(NextOpener):
    """The left neighbour of the player who opened the last auction held (C-AUC-7)."""

    def seat(self, s: State) -> i64:
        return left_of(s, s.opener)


class AuctionRounds(Rounds):
    """Bid for the right to choose a tile and play; whoever has played is out for the round."""

    def __init__(self, all_pass: AllPass, next_opener: NextOpener) -> None:
        self.all_pass: AllPass = all_pass
        self.next_opener: NextOpener = next_opener

    def start(self, s: State, first: i64) -> None:
        self.start_round(s, first)

    def start_round(self, s: State, opener: i64) -> None:
        """Turn up new tiles; `opener` will open the bidding (C-AUC-1)."""
        s.played = 0
        s.choosing_free = 0
        s.opener = opener
        s.current = opener
        s.phase = DRAWING

    def drawn(self, s: State, tile: i64) -> None:
        s.offer |= BIT[tile]
        if count_bits(s.offer) == s.players:
            self.start_auction(s, s.opener)

    def start_auction(self, s: State, opener: i64) -> None:
        self._clear_bids(s)
        s.opener = opener
        s.current = opener
        s.phase = BIDDING

    def bid(self, s: State, points: i64) -> None:
        """The current player bids; with nobody left to answer that wins (C-AUC-2, C-AUC-3)."""
        s.high_bid = points
        s.high_bidder = s.current
        self._ask_next(s)

    def pass_bid(self, s: State) -> None:
        """The current player is out of this auction (C-AUC-2)."""
        if s.first_passer == NOBODY:
            s.first_passer = s.current
        s.passed |= BIT[s.current]
        if self._bidders(s):
            self._ask_next(s)
        else:  # all passed: the first to pass goes, for free
            self.all_pass.apply(s)
            self.win(s, s.first_passer, 0)

    def _bidders(self, s: State) -> i64:
        return (BIT[s.players] - 1) & ~s.played & ~s.passed

    def _ask_next(self, s: State) -> None:
        bidders = self._bidders(s)
        if bidders == BIT[next_in(bidders)] and s.high_bidder == next_in(bidders):
            self.win(s, s.high_bidder, s.high_bid)
        else:
            s.current = nearest(s, s.current, bidders)

    def win(self, s: State, seat: i64, price: i64) -> None:
        """Pay at once, then choose (C-AUC-4)."""
        s.score[seat] -= price
        s.current = seat
        self._clear_bids(s)
        s.phase = CHOOSING

    def _clear_bids(self, s: State) -> None:
        s.high_bid = 0
        s.high_bidder = NOBODY
        s.passed = 0
        s.first_passer = NOBODY

    def choose(self, s: State, tile: i64) -> None:
        """The current player takes a tile from the offer."""
        s.offer &= ~BIT[tile]
        self.take_tile(s, tile)

    def next_turn(self, s: State) -> None:
        s.played |= BIT[s.current]
        waiting: i64 = (BIT[s.players] - 1) & ~s.played
        if not waiting:
            if s.undrawn:
                self.start_round(s, self.next_opener.seat(s))
            else:
                self.start_final_round(s)
            return
        following = nearest(s, s.current, waiting)
        if waiting == BIT[following]:  # the last of the round: no auction, no choice (C-AUC-5)
            s.current = following
            self.choose(s, next_in(s.offer))
        elif s.choosing_free:
            s.current = following
            s.phase = CHOOSING
        else:
            self.start_auction(s, following)

    def final_queue(self, s: State) -> i64:
        """Ascending points; of equals the nearer to the left of the current player first (C-AUC-9)."""
        queue: i64 = 0
        shift: i64 = 0
        waiting: i64 = BIT[s.players] - 1
        while waiting:
            best: i64 = NOBODY
            seat = s.current
            count: i64 = 0
            while count < s.players:
                seat = left_of(s, seat)
                if waiting & BIT[seat] and (best == NOBODY or s.score[seat] < s.score[best]):
                    best = seat
                count += 1
            queue |= (best + 1) << shift
            shift += 3
            waiting &= ~BIT[best]
        return queue

    def remember(self, s: State) -> None:
        s.push(s.offer)
        s.push(s.discarded)
        s.push_auction()

    def restore(self, s: State) -> None:
        s.pop_auction()
        s.discarded = s.pop()
        s.offer = s.pop()


def nearest(s: State, seat: i64, seats: i64) -> i64:
    """The nearest of a mask of seats, clockwise from the left of `seat`; `seat` itself comes last."""
    seat = left_of(s, seat)
    while not seats & BIT[seat]:
        seat = left_of(s, seat)
    return seat
