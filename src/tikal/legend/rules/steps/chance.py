"""What chance gives: what is laid out at the start of a round, and treasures that are shown (L-SET, L-UP-1, L-HID)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.step import Step
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, FACES, MOST_KINDS, MOST_VALUE
from tikal.legend.rules.effects.effect import settle
from tikal.legend.rules.flow import Flow, tiles_on_top
from tikal.legend.rules.knowledge import UNKNOWN, can_be, end_look, is_others, next_look, see, take_top
from tikal.legend.rules.state import CARRYING_OUT, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class DealPower(Step[LegendState]):
    """A power tile for the next seat that has none (L-SET-7)."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(act.DEAL_POWER)
        self.flow: Flow = flow

    def _taken(self, s: LegendState, tile: i64) -> bool:
        seat: i64 = 0
        while seat < s.players:
            if s.w[at.POWER + seat] == tile + 1:
                return True
            seat += 1
        return False

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if self.flow.missing_power(s) < 0:
            return n
        tile: i64 = 0
        while tile < len(s.ruleset.box.power_tiles):
            if not self._taken(s, tile):
                out[n] = act.pack(act.DEAL_POWER, 0, tile)
                n += 1
            tile += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        if self.flow.missing_power(s) < 0:
            return "not-dealt-now"
        return "power-already-dealt" if self._taken(s, act.item_of(action)) else LEGAL

    def apply(self, s: LegendState, action: i64) -> None:
        s.put(at.POWER + self.flow.missing_power(s), act.item_of(action) + 1)
        self.flow.dealt(s)


class DealCard(Step[LegendState]):
    """A card comes to the display (L-SET-2)."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(act.DEAL_CARD)
        self.flow: Flow = flow

    def _due(self, s: LegendState) -> bool:
        return self.flow.missing_power(s) < 0 and self.flow.cards_missing(s)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not self._due(s):
            return n
        face: i64 = 0
        while face < len(FACES):
            if s.w[at.DECK + face]:
                out[n] = act.pack(act.DEAL_CARD, 0, face)
                n += 1
            face += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        if not self._due(s):
            return "not-dealt-now"
        return LEGAL if s.w[at.DECK + act.item_of(action)] else "card-already-dealt"

    def apply(self, s: LegendState, action: i64) -> None:
        s.add(at.DECK + act.item_of(action), -1)
        s.add(at.DISPLAY + act.item_of(action), 1)
        self.flow.dealt(s)


class DealToken(Step[LegendState]):
    """An AP token comes out of the bag (L-SET-3)."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(act.DEAL_TOKEN)
        self.flow: Flow = flow

    def _due(self, s: LegendState) -> bool:
        if self.flow.missing_power(s) >= 0 or self.flow.cards_missing(s):
            return False
        return self.flow.tokens_missing(s)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not self._due(s):
            return n
        value: i64 = 0
        while value <= MOST_VALUE:
            if s.w[at.BAG + value]:
                out[n] = act.pack(act.DEAL_TOKEN, 0, value)
                n += 1
            value += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        if not self._due(s):
            return "not-dealt-now"
        return LEGAL if s.w[at.BAG + act.item_of(action)] else "token-already-drawn"

    def apply(self, s: LegendState, action: i64) -> None:
        s.add(at.BAG + act.item_of(action), -1)
        s.add(at.TOKENS_UP + act.item_of(action), 1)
        self.flow.dealt(s)


class DrawTile(Step[LegendState]):
    """A tile of the topmost letter is turned up (L-SET-4)."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(act.DRAW)
        self.flow: Flow = flow

    def _due(self, s: LegendState) -> bool:
        waiting: bool = self.flow.missing_power(s) >= 0 or self.flow.cards_missing(s) or self.flow.tokens_missing(s)
        return not waiting and self.flow.tiles_missing(s)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        tiles: i64 = tiles_on_top(s) if self._due(s) else 0
        while tiles:
            out[n] = act.pack(act.DRAW, 0, next_in(tiles))
            n += 1
            tiles &= tiles - 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        if not self._due(s):
            return "not-dealt-now"
        tile: i64 = BIT[act.item_of(action)]
        if not s.w[at.STACK] & tile:
            return "tile-already-drawn"
        return LEGAL if tiles_on_top(s) & tile else "tile-not-on-top"

    def apply(self, s: LegendState, action: i64) -> None:
        tile: i64 = BIT[act.item_of(action)]
        s.clear_bits(at.STACK, tile)
        s.set_bits(at.TILES_UP, tile)
        self.flow.dealt(s)


class See(Step[LegendState]):
    """The current player is shown a treasure that stays hidden from the others (cards 07 and 08)."""

    def __init__(self) -> None:
        super().__init__(act.SEE)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        slot: i64 = next_look(s)
        kind: i64 = 0
        while slot >= 0 and kind < MOST_KINDS:
            if can_be(s, slot // DEEPEST, slot % DEEPEST, kind):
                out[n] = act.pack(act.SEE, 0, kind)
                n += 1
            kind += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        slot: i64 = next_look(s)
        if slot < 0:
            return "not-dealt-now"
        kind: i64 = act.item_of(action)
        if kind == UNKNOWN:
            return LEGAL if is_others(s) else "look-hidden"
        return LEGAL if can_be(s, slot // DEEPEST, slot % DEEPEST, kind) else "treasure-already-seen"

    def apply(self, s: LegendState, action: i64) -> None:
        slot: i64 = next_look(s)
        see(s, slot // DEEPEST, slot % DEEPEST, act.item_of(action))
        if next_look(s) < 0:
            end_reveal(s)


class Reveal(Step[LegendState]):
    """A treasure that was taken is shown to all (C-DIG-1)."""

    def __init__(self) -> None:
        super().__init__(act.REVEAL)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        kind: i64 = 0
        while s.w[at.TAKING] and kind < MOST_KINDS:
            if self._can_be(s, kind):
                out[n] = act.pack(act.REVEAL, 0, kind)
                n += 1
            kind += 1
        return n

    def _can_be(self, s: LegendState, kind: i64) -> bool:
        hex: i64 = s.w[at.TAKING] - 1
        return can_be(s, hex, s.w[at.HOARD + hex], kind)

    def why_not(self, s: LegendState, action: i64) -> str:
        if not s.w[at.TAKING]:
            return "not-dealt-now"
        return LEGAL if self._can_be(s, act.item_of(action)) else "treasure-already-seen"

    def apply(self, s: LegendState, action: i64) -> None:
        kind: i64 = act.item_of(action)
        take_top(s, s.w[at.TAKING] - 1, kind)
        s.add_treasures(s.current, kind, 1)
        s.put(at.TAKING, 0)
        end_reveal(s)


def end_reveal(s: LegendState) -> None:
    """Nothing more is to be shown: what was going on goes on."""
    end_look(s)
    s.phase = s.w[at.RESUME]
    s.put(at.RESUME, 0)
    if s.phase == CARRYING_OUT:
        settle(s)
