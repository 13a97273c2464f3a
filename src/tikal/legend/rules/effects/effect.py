"""An effect: what a card or power does, one pick after another.

While it is carried out the state is in the phase CARRYING_OUT and knows the effect's number. An effect has one or more
stages. A stage ends by itself when its number is reached or nothing more of it can be done, else on "done", which is
offered once the effect has done something (L-ACT-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import BIT
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE, list_hexes
from tikal.legend.rules import layout as at
from tikal.legend.rules.state import CARRYING_OUT, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec

SCRATCH: Final = zeros(4096)  # to see whether there is anything to list


class Effect:
    """What one card or power does. Stateless: what it remembers between picks is in the state."""

    def __init__(self, most: i64 = 1) -> None:
        self.most: i64 = most  # picks of a stage
        self.number: int = -1  # its place in the ruleset, given there
        self.name: str = ""  # "#17", "power:march", "swap" or "volcano", given there too
        self.is_card: bool = False  # a card's, not a power's; given there too

    def can_start(self, s: LegendState) -> bool:
        """Whether it would do at least one thing; asked while no effect is carried out."""
        return self.has_picks(s)

    def begin(self, s: LegendState) -> None:
        """Do what needs no choice."""

    def has_picks(self, s: LegendState) -> bool:
        """Whether there is something to pick in this stage."""
        return self.legal(s, SCRATCH, 0) > 0

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all picks of this stage."""
        raise NotImplementedError

    def refusal(self, s: LegendState, action: i64) -> str:
        """Return LEGAL, or the code of the reason why that cannot be picked."""
        raise NotImplementedError

    def pick(self, s: LegendState, action: i64) -> None:
        """Do what was picked."""
        raise NotImplementedError

    def full(self, s: LegendState) -> bool:
        """Whether the number of this stage is reached."""
        return s.w[at.COUNT] >= self.most

    def may_stop(self, s: LegendState) -> bool:
        """Whether "done" is offered."""
        return s.w[at.DID] != 0

    def is_sound(self, s: LegendState) -> bool:
        """Whether what the state remembers for this effect can be: asked for positions that are set up."""
        return (
            not s.w[at.STAGE] and not s.w[at.SITE] and not s.w[at.SOURCE] and not s.w[at.PARTNER] and not s.w[at.SPARE]
        )

    def leave(self, s: LegendState) -> None:
        """This stage is over: go on to the next, or finish."""
        finish(s)


class KindEffect(Effect):
    """An effect whose picks are all of one kind, at most `most` of them."""

    def __init__(self, kind: i64, most: i64 = 1) -> None:
        super().__init__(most)
        self.kind: i64 = kind

    def refusal(self, s: LegendState, action: i64) -> str:
        return self.why_not(s, action) if act.kind_of(action) == self.kind else "other-pick"

    def why_not(self, s: LegendState, action: i64) -> str:
        """Return LEGAL, or the reason why a pick of its kind is not allowed."""
        raise NotImplementedError


class HexEffect(KindEffect):
    """An effect whose picks are all of one kind, each on a hex."""

    def narrow(self, s: LegendState, hexes: i64) -> i64:
        """Return those of `hexes` that may be picked, or the reason if none is left."""
        raise NotImplementedError

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_hexes(self.kind, self.narrow(s, ANYWHERE), out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        return reason_of(self.narrow(s, BIT[act.hex_of(action)]))

    def pick(self, s: LegendState, action: i64) -> None:
        did(s)
        self.do(s, act.hex_of(action))

    def do(self, s: LegendState, hex: i64) -> None:
        """Do it on the hex that was picked."""
        raise NotImplementedError


class Instant(Effect):
    """An effect that leaves nothing to pick: `begin` does it all."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return n

    def refusal(self, s: LegendState, action: i64) -> str:
        return "other-pick"

    def full(self, s: LegendState) -> bool:
        return True


class Halves(Effect):
    """One effect, then another, each a stage of its own (L-POW-3)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first: Effect = first
        self.second: Effect = second

    def half(self, s: LegendState) -> Effect:
        """The half that is carried out."""
        return self.second if s.w[at.STAGE] else self.first

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return self.half(s).legal(s, out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        return self.half(s).refusal(s, action)

    def pick(self, s: LegendState, action: i64) -> None:
        self.half(s).pick(s, action)

    def full(self, s: LegendState) -> bool:
        return self.half(s).full(s)

    def is_sound(self, s: LegendState) -> bool:
        return s.w[at.STAGE] < 2 and not s.w[at.SITE] and not s.w[at.SPARE]

    def leave(self, s: LegendState) -> None:
        if s.w[at.STAGE]:
            finish(s)
        else:
            next_stage(s)
            self.second.begin(s)


def did(s: LegendState) -> None:
    """Count a pick."""
    s.add(at.COUNT, 1)
    s.put(at.DID, 1)


def worked_on(s: LegendState, hex: i64) -> None:
    """Remember that this effect worked on a hex, once or twice."""
    s.set_bits(at.TWICE if s.w[at.ONCE] & BIT[hex] else at.ONCE, BIT[hex])


def next_stage(s: LegendState) -> None:
    """Go on to the next stage."""
    s.add(at.STAGE, 1)
    s.put(at.COUNT, 0)


def start(s: LegendState, effect: Effect) -> None:
    """Carry out an effect; the phase that runs now goes on afterwards."""
    s.put(at.BACK, s.phase)
    s.put(at.EFFECT, effect.number + 1)
    s.phase = CARRYING_OUT
    effect.begin(s)
    settle(s)


def settle(s: LegendState) -> None:
    """Leave every stage that is full or has nothing more to pick."""
    while s.phase == CARRYING_OUT:
        effect = running(s)
        if not effect.full(s) and effect.has_picks(s):
            return
        effect.leave(s)


def running(s: LegendState) -> Effect:
    """The effect that is being carried out."""
    return s.ruleset.effects[s.w[at.EFFECT] - 1]


def finish(s: LegendState) -> None:
    """The effect is over: forget what it remembered and go on."""
    s.phase = s.w[at.BACK]
    place: i64 = at.EFFECT
    while place <= at.SPARE:
        if s.w[place]:
            s.put(place, 0)
        place += 1
