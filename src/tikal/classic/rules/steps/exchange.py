"""Exchange a treasure with another player, who cannot refuse (C-EXCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core.action import DETAIL, EXCHANGE, HEX, ITEM
from tikal.core.exchange import refuse_exchange
from tikal.core.hexes import BIT, HEX_OF_BIT, next_in
from tikal.core.step import Step

if TYPE_CHECKING:
    from librt.vecs import vec


class Exchange(Step[State]):
    """One kind of which you own exactly one for one kind of which they own exactly one (C-EXCH-1)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.EXCHANGE, price)

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        mine: i64 = s.singles[s.current]
        if not mine:
            return n
        seat: i64 = 0
        while seat < s.players:
            theirs: i64 = s.singles[seat]
            if theirs and seat != s.current:
                n = self._pairs(seat, mine, theirs, out, n)
            seat += 1
        return n

    def _pairs(self, seat: i64, mine: i64, theirs: i64, out: vec[i64], n: i64) -> i64:
        while mine:
            give: i64 = next_in(mine)
            giving: i64 = EXCHANGE | seat << HEX | give << ITEM
            takes: i64 = theirs & ~BIT[give]
            while takes:
                out[n] = giving | HEX_OF_BIT[(takes & -takes) % 67] << DETAIL
                n += 1
                takes &= takes - 1
            mine &= mine - 1
        return n

    def why_not(self, s: State, action: i64) -> str:
        seat = act.hex_of(action)
        give = act.item_of(action)
        take = act.detail_of(action)
        kinds: i64 = len(s.unseen)
        mine: i64 = s.treasures[s.current * kinds + give]
        theirs: i64 = s.treasures[seat * kinds + take]
        return refuse_exchange(s, seat, give == take, mine, theirs, 1)

    def apply(self, s: State, action: i64) -> None:
        self._swap(s, act.hex_of(action), act.item_of(action), act.detail_of(action))
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        self._swap(s, act.hex_of(action), act.detail_of(action), act.item_of(action))
        s.ap += self.price

    def _swap(self, s: State, seat: i64, give: i64, take: i64) -> None:
        s.add_treasure(s.current, give, -1)
        s.add_treasure(s.current, take, 1)
        s.add_treasure(seat, give, 1)
        s.add_treasure(seat, take, -1)
