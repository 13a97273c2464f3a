"""Round management: taking one thing after another (L-DRAFT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, MOST_VALUE
from tikal.legend.rules.cards import add_card, face_up
from tikal.legend.rules.lists import list_counted, list_items
from tikal.legend.rules.rounds import RoundStep
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Take(RoundStep):
    """Take one thing; then it is the next player's turn to take."""

    def apply(self, s: LegendState, action: i64) -> None:
        self.take(s, act.item_of(action))
        self.rounds.next_to_take(s)

    def take(self, s: LegendState, item: i64) -> None:
        """Put it on the campsite."""
        raise NotImplementedError


class TakePlace(Take):
    """A place in the next turn order, any free one (L-DRAFT-2)."""

    def _free(self, s: LegendState, place: i64) -> bool:
        seat: i64 = 0
        while seat < s.players:
            if s.w[at.PLACE + seat] == place:
                return False
            seat += 1
        return 1 <= place <= s.players

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        place: i64 = 1
        while place <= s.players and not s.w[at.PLACE + s.current]:
            if self._free(s, place):
                out[n] = act.pack(kinds.TAKE_PLACE, 0, place)
                n += 1
            place += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        if s.w[at.PLACE + s.current]:
            return "place-already-taken"
        return LEGAL if self._free(s, act.item_of(action)) else "place-not-free"

    def take(self, s: LegendState, item: i64) -> None:
        s.put(at.PLACE + s.current, item)


class TakeToken(Take):
    """One AP token (L-DRAFT-1)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.TOKEN + s.current]:
            return n
        return list_counted(s, kinds.TAKE_TOKEN, at.TOKENS_UP, MOST_VALUE + 1, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        if s.w[at.TOKEN + s.current]:
            return "token-already-taken"
        return LEGAL if s.w[at.TOKENS_UP + act.item_of(action)] else "token-not-on-offer"

    def take(self, s: LegendState, item: i64) -> None:
        s.add(at.TOKENS_UP + item, -1)
        s.put(at.TOKEN + s.current, item)


class TakeTile(Take):
    """Terrain tiles, as many as the number of players allows (L-DRAFT-1, L-DRAFT-4)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_items(act.TAKE, s.w[at.TILES_UP], out, n) if self.rounds.can_take_tile(s, s.current) else n

    def why_not(self, s: LegendState, action: i64) -> str:
        if not s.w[at.TILES_UP] & BIT[act.item_of(action)]:
            return "tile-not-on-offer"
        return LEGAL if self.rounds.can_take_tile(s, s.current) else "tiles-already-taken"

    def take(self, s: LegendState, item: i64) -> None:
        s.clear_bits(at.TILES_UP, BIT[item])
        s.set_bits(at.HELD + s.current, BIT[item])


class TakeCard(Take):
    """A card of the display, put on the right side (L-DRAFT-1)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not self.rounds.can_take_card(s, s.current):
            return n
        return list_counted(s, kinds.TAKE_CARD, at.DISPLAY, len(FACES), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        if not s.w[at.DISPLAY + act.item_of(action)]:
            return "card-not-on-display"
        return LEGAL if self.rounds.can_take_card(s, s.current) else "cards-already-taken"

    def take(self, s: LegendState, item: i64) -> None:
        s.add(at.DISPLAY + item, -1)
        add_card(s, at.RIGHT, s.current, face_up(item))
