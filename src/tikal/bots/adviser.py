"""Turns step by step: what is done, in the words that all games share. Why it is done says `motives.py`."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from tikal.bots.advice import AdvisedStep, Adviser, Facts, Line
from tikal.bots.deeds import Deed
from tikal.bots.motives import Ground, Motives
from tikal.core import action as act
from tikal.core.notation import FIGURE_NAMES
from tikal.core.position import Position
from tikal.view import seat_name

S = TypeVar("S", bound=Position)


class TurnAdviser(Adviser, Generic[S]):
    """Tells the deeds of a turn."""

    def steps(self, turn: Motives[S]) -> list[AdvisedStep]:
        """Return a turn step by step."""
        return [self.step(turn, number) for number in range(len(turn.deeds))]

    def step(self, turn: Motives[S], number: int) -> AdvisedStep:
        """Return one step of a turn."""
        return self.told(turn.ground, turn.deeds[number], turn.reasons(number))

    def told(self, ground: Ground[S], deed: Deed[S], reasons: list[Line]) -> AdvisedStep:
        """Return a deed as a step, for these reasons."""
        step = deed.step(self.what(ground, deed), reasons, ground.names)
        if deed.kind == act.UNCOVER:
            before, after = (ground.level(s, deed.hex) for s in (deed.before, deed.after))
            return replace(step, before=before, after=after)
        return step

    def what(self, ground: Ground[S], deed: Deed[S]) -> Line:
        """Return what is done."""
        s, action = deed.before, deed.actions[0]
        if deed.kind == act.EXCHANGE:
            kinds = s.rules.notation.treasures
            give, take = kinds[int(act.item_of(action))], kinds[int(act.detail_of(action))]
            facts: Facts = {"player": self.names[int(act.hex_of(action))], "take": take}
            return Line("hint-exchange-dug", facts) if deed.supposed else Line("hint-exchange", facts | {"give": give})
        known: Facts = {"hex": ground.names[deed.hex], "count": deed.count}
        if deed.kind == act.LAY:
            tile = ground.tile(s, action)
            return Line("hint-lay", known | {"terrain": ground.terrains[tile.terrain], "value": tile.value})
        if deed.kind == act.MOVE:
            enters = act.kind_of(action) == act.ENTER
            code = "hint-walk" if not enters else "hint-enter" if len(deed.path) == 1 else "hint-bring"
            return Line(code, known | {"figure": FIGURE_NAMES[deed.figure]})
        if deed.kind == act.UNCOVER:
            return Line("hint-uncover", known | {"level": ground.level(deed.after, deed.hex)})
        if deed.kind == act.GUARD:
            return Line("hint-guard", known | {"figure": FIGURE_NAMES[int(act.detail_of(action))]})
        return Line("hint-dig" if deed.kind == act.DIG else "hint-camp", known)

    def decision(self, s: Position, action: int, what: Line, why: list[Line], tile: str = "") -> AdvisedStep:
        """Return a decision that is no deed on the board as a step."""
        notation = s.rules.notation
        texts = [notation.write(action)]
        return AdvisedStep(notation.kind_name(action), texts, 0, what, why, seat_name(int(s.current)), tile=tile)

    def ending(self, s: Position) -> AdvisedStep:
        """Return the end of a turn in which nothing is better than something."""
        return self.decision(s, act.END, Line("hint-end"), [Line("hint-nothing-helps")])
