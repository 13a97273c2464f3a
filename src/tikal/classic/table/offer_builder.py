"""Fills in what may be done now in the classic game: the legal actions of a position, grouped for clicking."""

from __future__ import annotations

from tikal.classic.rules.paths import walks
from tikal.classic.rules.ruleset import CHOOSING, SPENDING
from tikal.classic.rules.state import State, classic_state
from tikal.classic.table.offers import Bids, Offers, Passing, Taking
from tikal.classic.table.reasons import Reasons, ways_from
from tikal.core import action as act
from tikal.core.hexes import HEXES, NAMES, SIDES
from tikal.game import Game
from tikal.server import offers as offer
from tikal.server.offer_builder import OfferBuilder
from tikal.view import seat_name


class ClassicOfferBuilder(OfferBuilder[State, Reasons]):
    """Groups what the player to decide may do."""

    def __init__(self, game: Game) -> None:
        state = classic_state(game.state)
        super().__init__(game, state, Reasons(game), NAMES, state.ruleset.components.treasures)

    def offers(self) -> Offers:
        """Return everything."""
        spending = self.state.phase == SPENDING
        standing = int(self.state.member_hexes[self.seat])
        return Offers(
            places=self._places(self._of(act.LAY)),
            entries=[self._entry(action, self._available(action)) for action in self._of(act.ENTER)],
            groups=[self._walkers(hex) for hex in range(HEXES) if spending and standing >> hex & 1],
            sites=self._sites(standing) if spending else [],
            exchange=self._exchange() if spending else None,
            bids=self._bids(),
            takings=[Taking(self._tile(action), self._text(action)) for action in self._of(act.TAKE)],
            end=self._end(),
        )

    def _tile(self, action: int) -> str:
        return self.state.ruleset.notation.tile_ids[act.item_of(action)]

    # --- laying a tile

    def _laid(self, action: int) -> tuple[list[int], list[offer.Way]]:
        hex = int(act.hex_of(action))
        after = self.state.copy()
        after.apply(action)
        stones = [int(after.stones[hex * SIDES + side]) for side in range(SIDES)]
        return stones, ways_from(after, hex)

    # --- members

    def _available(self, action: int) -> int:
        return 1 if act.detail_of(action) == act.LEADER else int(self.state.supply[self.seat])

    def _walkers(self, hex: int) -> offer.Group:
        ap = int(self.state.ap)
        found = sorted(walks(self.state, self.seat, hex, ap), key=lambda walk: (walk.cost, walk.target))
        return self._group(hex, ap, found)

    # --- what is done on a hex

    def _level(self, kind: int, hex: int) -> int:
        return int(self.state.treasures_on[hex] if kind == act.DIG else self.state.level[hex])

    def _members(self, hex: int) -> tuple[int, int]:
        return int(self.state.leader[self.seat] == hex), int(self.state.explorers[self.seat * HEXES + hex])

    # --- treasures

    def _owned(self, seat: int, kind: int) -> int:
        return int(self.state.treasures[seat * len(self.treasures) + kind])

    def _exchange(self) -> offer.Exchange:
        others = [seat for seat in range(self.state.players) if seat != self.seat]
        return offer.Exchange(
            cost=self._cost(act.EXCHANGE),
            seats=[seat_name(seat) for seat in others],
            give=[
                offer.Own(self.treasures[kind], count, self.reasons.of_giving(kind))
                for kind, count in self._treasures(self.seat)
            ],
            take=[
                offer.Theirs(seat_name(seat), self.treasures[kind], count, self.reasons.of_taking(seat, kind))
                for seat in others
                for kind, count in self._treasures(seat)
            ],
            pairs=self._pairs(),
            refusal=self.reasons.of_exchanging(),
        )

    # --- the auction

    def _bids(self) -> Bids | None:
        if not self._of(act.PASS):
            return None
        bids = [int(act.bid_of(action)) for action in self._of(act.BID)]
        least = int(self.state.high_bid) + 1
        return Bids(least, max(bids, default=0), "bid ", self._text(act.PASS), self._passed())

    def _passed(self) -> Passing:
        after = self.state.copy()
        after.apply(act.PASS)
        seat = int(after.current)
        paid = int(self.state.score[seat]) - int(after.score[seat])
        return Passing(seat_name(seat), after.phase == CHOOSING, paid)
