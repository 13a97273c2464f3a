"""Choosing what to take: every item has a worth for every seat, and the rest of the draft is played out.

Everybody takes a fixed number of things of each sort. So what counts is not how good an item is, but how much worse
what is left of its sort will be when one's turn comes again: each seat takes where it would lose most by waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, count_bits
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.core.tiles import RUIN, TEMPLE, VOLCANO
from tikal.legend.planning.planner import Planner, value_of
from tikal.legend.planning.weights import ONE
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, MOST_VALUE
from tikal.legend.rules.cards import count_cards
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

PLACES: Final = 0  # the sorts of items
TOKENS: Final = 1
TILES: Final = 2
CARDS: Final = 3
SORTS: Final = 4
MOST_SEATS: Final = 4
LOW: Final = -(1 << 40)
MOST_LEFT: Final = 32  # items of a sort on offer


class Item:
    """Something that can be taken: how many there are, and what one is worth to each seat."""

    def __init__(self, sort: i64, action: i64, count: i64) -> None:
        self.sort: i64 = sort
        self.action: i64 = action
        self.count: i64 = count
        self.worth: vec[i64] = zeros(MOST_SEATS)


class Draft:
    """The items on offer in one position, and who may still take how many of each sort."""

    def __init__(self, planner: Planner, s: LegendState) -> None:
        self.planner: Planner = planner
        self.s: LegendState = s
        self.items: list[Item] = []
        self.left: vec[i64] = zeros(MOST_SEATS * SORTS)  # by seat and sort
        self.total: vec[i64] = zeros(MOST_SEATS)
        self.sorted: vec[i64] = zeros(MOST_LEFT)
        planner.judge(s).begin(s)
        self._list_items()
        self._count_left()

    def _list_items(self) -> None:
        w = self.s.w
        taken: i64 = 0
        seat: i64 = 0
        while seat < self.s.players:
            taken |= BIT[w[at.PLACE + seat]]
            seat += 1
        place: i64 = 1
        while place <= self.s.players:
            if not taken & BIT[place]:
                self.items.append(Item(PLACES, act.pack(kinds.TAKE_PLACE, 0, place), 1))
            place += 1
        value: i64 = 0
        while value <= MOST_VALUE:
            if w[at.TOKENS_UP + value]:
                self.items.append(Item(TOKENS, act.pack(kinds.TAKE_TOKEN, 0, value), w[at.TOKENS_UP + value]))
            value += 1
        tile: i64 = 0
        while tile < len(self.s.ruleset.box.tiles):
            if w[at.TILES_UP] & BIT[tile]:
                self.items.append(Item(TILES, act.pack(act.TAKE, 0, tile), 1))
            tile += 1
        face: i64 = 0
        while face < len(FACES):
            if w[at.DISPLAY + face]:
                self.items.append(Item(CARDS, act.pack(kinds.TAKE_CARD, 0, face), w[at.DISPLAY + face]))
            face += 1
        for item in self.items:
            seat = 0
            while seat < self.s.players:
                item.worth[seat] = self._worth(item, seat)
                seat += 1

    def _worth(self, item: Item, seat: i64) -> i64:
        """What an item usually is worth to a seat."""
        s = self.s
        weights = self.planner.weights
        thing: i64 = act.item_of(item.action)
        if item.sort == PLACES:
            last: bool = s.w[at.ROUND] == s.ruleset.box.numbers.rounds
            return thing * weights.last_place if last else (s.players - thing) * weights.place
        if item.sort == TOKENS:
            return thing * weights.ap
        if item.sort == CARDS:
            return self.planner.judge(s).hold[seat * len(FACES) + thing]
        terrain: i64 = s.ruleset.box.terrain[thing + 1]
        if terrain == VOLCANO:
            return weights.volcano_tile + weights.tile
        height: i64 = s.ruleset.box.value[thing + 1] if terrain in (TEMPLE, RUIN) else 0
        return weights.tile + height * ONE // 4

    def _count_left(self) -> None:
        s = self.s
        numbers = s.ruleset.box.numbers
        seat: i64 = 0
        while seat < s.players:
            self.left[seat * SORTS + PLACES] = 0 if s.w[at.PLACE + seat] else 1
            self.left[seat * SORTS + TOKENS] = 0 if s.w[at.TOKEN + seat] else 1
            tiles: i64 = numbers.tiles_each[s.players] - count_bits(s.w[at.HELD + seat])
            self.left[seat * SORTS + TILES] = tiles if tiles > 0 else 0
            cards: i64 = numbers.cards_each[s.players] - count_cards(s, at.RIGHT, seat)
            self.left[seat * SORTS + CARDS] = cards if cards > 0 else 0
            seat += 1

    # --- what items are worth here and now

    def study(self, seat: i64, limit: Limit) -> None:
        """See what the cards on offer would gain a seat now, and mend their worth by that."""
        fresh: i64 = self.planner.weights.fresh
        for item in self.items:
            if item.sort == CARDS and self.left[seat * SORTS + CARDS] and not limit.is_over():
                gain: i64 = self.planner.gain_of_card(self.s, seat, act.item_of(item.action), limit)
                if gain and not limit.is_over():
                    item.worth[seat] += (gain - item.worth[seat]) * fresh // ONE

    # --- playing it out

    def rank(self, legal: list[int], limit: Limit) -> list[Turn]:
        """Return the legal takes, best first, each by how the draft then goes on."""
        found: list[Turn] = []
        for item in self.items:
            if int(item.action) in legal and (not found or not limit.is_over()):
                limit.nodes += 1
                found.append(Turn([int(item.action)], int(self._play_out(item))))
        found.sort(key=value_of, reverse=True)
        return found

    def _play_out(self, first: Item) -> i64:
        """Let the current player take an item and everybody go on; return what it gets above the others' mean."""
        s = self.s
        counts = [int(item.count) for item in self.items]
        left = self.left[:]
        seat: i64 = 0
        while seat < s.players:
            self.total[seat] = 0
            seat += 1
        self._take(first, s.current, left)
        idle: i64 = 0
        place: i64 = s.place_of(s.current)
        while idle < s.players:
            place = (place + 1) % s.players
            seat = s.w[at.ORDER + place]
            item = self._choice(seat, left)
            if item is None:
                idle += 1
            else:
                idle = 0
                self._take(item, seat, left)
        for n, count in enumerate(counts):
            self.items[n].count = count
        others: i64 = 0
        seat = 0
        while seat < s.players:
            if seat != s.current:
                others += self.total[seat]
            seat += 1
        return self.total[s.current] - others * self.planner.rivalry // (100 * (s.players - 1))

    def _take(self, item: Item, seat: i64, left: vec[i64]) -> None:
        item.count -= 1
        self.total[seat] += item.worth[seat]
        if left[seat * SORTS + item.sort]:
            left[seat * SORTS + item.sort] -= 1

    def _choice(self, seat: i64, left: vec[i64]) -> Item | None:
        """What a seat takes: of the sort in which it would lose most by waiting, the best."""
        best: Item | None = None
        most: i64 = LOW
        sort: i64 = 0
        while sort < SORTS:
            if left[seat * SORTS + sort]:
                rivals: i64 = 0
                other: i64 = 0
                while other < self.s.players:
                    if other != seat and left[other * SORTS + sort]:
                        rivals += 1
                    other += 1
                top = self._best_of(seat, sort)
                if top is not None:
                    loss: i64 = top.worth[seat] - self._worth_after(seat, sort, (rivals + 1) // 2)
                    if loss > most:
                        most = loss
                        best = top
            sort += 1
        return best

    def _best_of(self, seat: i64, sort: i64) -> Item | None:
        best: Item | None = None
        for item in self.items:
            if item.sort == sort and item.count and (best is None or item.worth[seat] > best.worth[seat]):
                best = item
        return best

    def _worth_after(self, seat: i64, sort: i64, gone: i64) -> i64:
        """What the best of a sort is worth when the `gone` best are taken."""
        count: i64 = 0
        for item in self.items:
            copies: i64 = item.count if item.sort == sort else 0
            while copies and count < MOST_LEFT:
                place: i64 = count
                while place and self.sorted[place - 1] < item.worth[seat]:
                    self.sorted[place] = self.sorted[place - 1]
                    place -= 1
                self.sorted[place] = item.worth[seat]
                count += 1
                copies -= 1
        if not count:
            return 0
        return self.sorted[gone if gone < count else count - 1]
