"""Legend's dealer: decks shuffled beforehand, each from its own sub-stream of the seed (L-HID-1).

Power tiles, cards, AP tokens, tiles letter by letter, treasures by ruin tile and depth. How far a deck is used up is
read off the state, so the same deal can be played again in other seats whatever is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import array, zeros
from tikal.core.dealer import Dealer, Rng
from tikal.core.hexes import BIT
from tikal.core.position import DRAWING, Position
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import DEEPEST, FACES, MOST_KINDS, MOST_RUINS, MOST_VALUE
from tikal.legend.rules.knowledge import KIND, can_be, next_look
from tikal.legend.rules.rounds import tiles_on_top
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


def shuffled(counts: list[int], seed: str) -> vec[i64]:
    """Return a shuffled deck with the given count of each number."""
    deck = array([number for number, count in enumerate(counts) for _ in range(count)])
    Rng(seed).shuffle(deck)
    return deck


class LegendDealer(Dealer):
    """Deals one game of Legend, from the state it is given on."""

    def __init__(self, state: LegendState, seed: str) -> None:
        box = state.ruleset.box
        powers = [0 if tile + 1 in state.row(at.POWER, 4) else 1 for tile in range(len(box.power_tiles))]
        self.powers: vec[i64] = shuffled(powers, f"{seed}/powers")
        self.cards: vec[i64] = shuffled(state.deck, f"{seed}/cards")
        self.tokens: vec[i64] = shuffled(state.bag, f"{seed}/tokens")
        self.tiles: vec[i64] = shuffled([1] * len(box.tiles), f"{seed}/tiles")
        self.treasures: vec[i64] = zeros(MOST_RUINS * DEEPEST)  # by ruin and depth, + 1
        self._hide(state, shuffled(state.row(at.UNSEEN, MOST_KINDS), f"{seed}/treasures"), seed)

    def _hide(self, s: LegendState, unseen: vec[i64], seed: str) -> None:
        """Give every slot that has no kind, on the board or still to come, a treasure.

        In a viewer's state the kinds that the viewer knows to be in a ruin are among its own.
        """
        box = s.ruleset.box
        viewer = int(s.w[at.VIEWER]) - 2
        n = 0
        for ruin, tile in enumerate(box.ruin_tiles):
            depth = int(box.value[tile + 1])
            for hex in range(box.board.hexes):
                if s.w[at.TILE + hex] == tile + 1:
                    depth = int(s.w[at.HOARD + hex])
            slots = [d for d in range(1, depth + 1) if not s.w[at.KNOWN + ruin * DEEPEST + d] & KIND]
            kinds = int(s.w[at.KINDS + viewer * MOST_RUINS + ruin]) if viewer >= 0 else 0
            pool = [kind for kind in range(MOST_KINDS) for _ in range(kinds >> kind * 4 & 15)]
            while len(pool) < len(slots) and n < len(unseen):
                pool.append(int(unseen[n]))
                n += 1
            here = array(pool)
            if kinds:
                Rng(f"{seed}/ruin{ruin}").shuffle(here)
            for place in range(min(len(slots), len(pool))):
                self.treasures[ruin * DEEPEST + slots[place]] = here[place] + 1

    def deal(self, position: Position) -> i64:
        assert isinstance(position, LegendState)
        s: LegendState = position
        if s.phase != DRAWING:
            return self._treasure(s)
        due: i64 = s.ruleset.rounds.due(s)
        if due == kinds.DEAL_POWER:
            return act.pack(kinds.DEAL_POWER, 0, self.powers[self._powers_dealt(s)])
        if due == kinds.DEAL_CARD:
            return act.pack(kinds.DEAL_CARD, 0, self._next(self.cards, s, at.DECK, len(FACES)))
        if due == kinds.DEAL_TOKEN:
            return act.pack(kinds.DEAL_TOKEN, 0, self._next(self.tokens, s, at.BAG, MOST_VALUE + 1))
        return act.pack(act.DRAW, 0, self._tile(s))

    def _powers_dealt(self, s: LegendState) -> i64:
        """Where the next power tile lies: those of this deck that seats have lie above it."""
        n: i64 = 0
        while n < len(self.powers):
            seat: i64 = 0
            dealt: bool = False
            while seat < s.players:
                if s.w[at.POWER + seat] == self.powers[n] + 1:
                    dealt = True
                seat += 1
            if not dealt:
                return n
            n += 1
        return 0

    def _next(self, deck: vec[i64], s: LegendState, first: i64, count: i64) -> i64:
        """The next of a deck: the state counts how many are left."""
        left: i64 = 0
        n: i64 = 0
        while n < count:
            left += s.w[first + n]
            n += 1
        return deck[len(deck) - left]

    def _tile(self, s: LegendState) -> i64:
        on_top: i64 = tiles_on_top(s)
        for tile in self.tiles:
            if on_top & BIT[tile]:
                return tile
        return 0

    def _treasure(self, s: LegendState) -> i64:
        """The treasure that is looked at or taken: what its slot holds already, or what the deal put there."""
        slot: i64 = next_look(s)
        looked: bool = slot >= 0
        if not looked:
            hex: i64 = s.w[at.TAKING] - 1
            slot = hex * DEEPEST + s.w[at.HOARD + hex]
        hex = slot // DEEPEST
        depth: i64 = slot % DEEPEST
        ruin: i64 = s.ruleset.box.ruin_of[s.w[at.TILE + hex]]
        kind: i64 = (s.w[at.KNOWN + ruin * DEEPEST + depth] & KIND) - 1
        if kind < 0:
            kind = self.treasures[ruin * DEEPEST + depth] - 1
        if kind < 0 or not can_be(s, hex, depth, kind):  # a position that was set up, or a viewer's
            kind = 0
            while not can_be(s, hex, depth, kind):
                kind += 1
        return act.pack(kinds.SEE if looked else act.REVEAL, 0, kind)
