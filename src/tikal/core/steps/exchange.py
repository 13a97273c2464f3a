"""Exchange a treasure with another player, who cannot refuse (C-EXCH)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.state import State
from tikal.core.step import Step, too_dear


class Exchange(Step):
    """One kind of which you own exactly one for one kind of which they own exactly one (C-EXCH-1)."""

    def __init__(self, price: int) -> None:
        super().__init__(act.EXCHANGE)
        self.price: i64 = price

    def legal(self, s: State, out: vec[i64], n: i64) -> i64:
        if s.ap < self.price:
            return n
        kinds: i64 = len(s.unseen)
        mine: i64 = s.current * kinds
        give: i64 = 0
        while give < kinds:
            if s.treasures[mine + give] == 1:
                n = self._partners(s, give, kinds, out, n)
            give += 1
        return n

    def _partners(self, s: State, give: i64, kinds: i64, out: vec[i64], n: i64) -> i64:
        seat: i64 = 0
        while seat < s.players:
            if seat != s.current:
                take: i64 = 0
                while take < kinds:
                    if s.treasures[seat * kinds + take] == 1 and take != give:
                        out[n] = act.pack(act.EXCHANGE, seat, give, take)
                        n += 1
                    take += 1
            seat += 1
        return n

    def refusal(self, s: State, action: i64) -> str:
        seat = act.hex_of(action)
        give = act.item_of(action)
        take = act.detail_of(action)
        kinds: i64 = len(s.unseen)
        if seat >= s.players:
            return "no-such-player"
        if seat == s.current:
            return "exchange-with-oneself"
        if give == take:
            return "exchange-same-kind"
        mine: i64 = s.treasures[s.current * kinds + give]
        if mine == 0:
            return "treasure-not-owned"
        if mine > 1:
            return "own-set-is-safe"
        theirs: i64 = s.treasures[seat * kinds + take]
        if theirs == 0:
            return "treasure-not-theirs"
        if theirs > 1:
            return "their-set-is-safe"
        return too_dear(s, self.price)

    def cost(self, action: i64) -> i64:
        return self.price

    def apply(self, s: State, action: i64) -> None:
        self._swap(s, act.hex_of(action), act.item_of(action), act.detail_of(action))
        s.ap -= self.price

    def unapply(self, s: State, action: i64) -> None:
        self._swap(s, act.hex_of(action), act.detail_of(action), act.item_of(action))
        s.ap += self.price

    def _swap(self, s: State, seat: i64, give: i64, take: i64) -> None:
        kinds: i64 = len(s.unseen)
        s.treasures[s.current * kinds + give] -= 1
        s.treasures[s.current * kinds + take] += 1
        s.treasures[seat * kinds + give] += 1
        s.treasures[seat * kinds + take] -= 1
