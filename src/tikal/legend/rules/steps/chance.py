"""What chance gives: what is laid out at the start of a round, and which treasure was taken (L-SET, L-UP-1, C-DIG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT
from tikal.core.position import LEGAL
from tikal.core.step import Step
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, MOST_VALUE
from tikal.legend.rules.knowledge import can_be, end_reveal, list_kinds, take_top
from tikal.legend.rules.lists import list_counted, list_items
from tikal.legend.rules.rounds import Rounds, RoundStep, tiles_on_top
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class Deal(RoundStep):
    """Something comes to light at the start of a round, when it is due."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return self.list_all(s, out, n) if self.rounds.due(s) == self.kind else n

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all that can come, while it is due."""
        raise NotImplementedError

    def why_not(self, s: LegendState, action: i64) -> str:
        return self.why_gone(s, act.item_of(action)) if self.rounds.due(s) == self.kind else "not-dealt-now"

    def why_gone(self, s: LegendState, item: i64) -> str:
        """Return LEGAL, or the reason why this one cannot come."""
        raise NotImplementedError

    def apply(self, s: LegendState, action: i64) -> None:
        self.lay_out(s, act.item_of(action))
        self.rounds.dealt(s)

    def lay_out(self, s: LegendState, item: i64) -> None:
        """Put it where it belongs."""
        raise NotImplementedError


class DealPower(Deal):
    """A power tile for the next seat that has none (L-SET-7)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        left: i64 = BIT[len(s.ruleset.box.power_tiles)] - 1
        seat: i64 = 0
        while seat < s.players:
            if s.w[at.POWER + seat]:
                left &= ~BIT[s.w[at.POWER + seat] - 1]
            seat += 1
        return list_items(kinds.DEAL_POWER, left, out, n)

    def why_gone(self, s: LegendState, item: i64) -> str:
        seat: i64 = 0
        while seat < s.players:
            if s.w[at.POWER + seat] == item + 1:
                return "power-already-dealt"
            seat += 1
        return LEGAL

    def lay_out(self, s: LegendState, item: i64) -> None:
        s.put(at.POWER + self.rounds.missing_power(s), item + 1)


class DealFromRow(Deal):
    """A card comes to the display (L-SET-2), or an AP token out of the bag (L-SET-3)."""

    def __init__(self, kind: i64, rounds: Rounds, source: i64, target: i64, count: i64, gone: str) -> None:
        super().__init__(kind, rounds)
        self.source: i64 = source  # the row it comes from ...
        self.target: i64 = target  # ... and the one it goes to
        self.count: i64 = count
        self.gone: str = gone

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_counted(s, self.kind, self.source, self.count, out, n)

    def why_gone(self, s: LegendState, item: i64) -> str:
        return LEGAL if s.w[self.source + item] else self.gone

    def lay_out(self, s: LegendState, item: i64) -> None:
        s.add(self.source + item, -1)
        s.add(self.target + item, 1)


class DrawTile(Deal):
    """A tile of the topmost letter is turned up (L-SET-4)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_items(act.DRAW, tiles_on_top(s), out, n)

    def why_gone(self, s: LegendState, item: i64) -> str:
        if not s.w[at.STACK] & BIT[item]:
            return "tile-already-drawn"
        return LEGAL if tiles_on_top(s) & BIT[item] else "tile-not-on-top"

    def lay_out(self, s: LegendState, item: i64) -> None:
        s.clear_bits(at.STACK, BIT[item])
        s.set_bits(at.TILES_UP, BIT[item])


def deals(rounds: Rounds) -> tuple[Step[LegendState], ...]:
    """What is dealt before a draft begins, one kind of thing after the other."""
    return (
        DealPower(kinds.DEAL_POWER, rounds),
        DealFromRow(kinds.DEAL_CARD, rounds, at.DECK, at.DISPLAY, len(FACES), "card-already-dealt"),
        DealFromRow(kinds.DEAL_TOKEN, rounds, at.BAG, at.TOKENS_UP, MOST_VALUE + 1, "token-already-drawn"),
        DrawTile(act.DRAW, rounds),
    )


class Reveal(Step[LegendState]):
    """A treasure that was taken is shown to all (C-DIG-1)."""

    def __init__(self) -> None:
        super().__init__(act.REVEAL)

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        hex: i64 = s.w[at.TAKING] - 1
        return list_kinds(s, act.REVEAL, hex, s.w[at.HOARD + hex], out, n) if hex >= 0 else n

    def why_not(self, s: LegendState, action: i64) -> str:
        hex: i64 = s.w[at.TAKING] - 1
        if hex < 0:
            return "not-dealt-now"
        return LEGAL if can_be(s, hex, s.w[at.HOARD + hex], act.item_of(action)) else "treasure-already-seen"

    def apply(self, s: LegendState, action: i64) -> None:
        kind: i64 = act.item_of(action)
        take_top(s, s.w[at.TAKING] - 1, kind)
        s.add_treasures(s.current, kind, 1)
        s.put(at.TAKING, 0)
        end_reveal(s)
