"""What can be picked, kind by kind: the same choices for AP actions and for what a card or power asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tikal.core import action as act
from tikal.legend.rules.state import LegendState
from tikal.legend.terminal.board_picks import BoardPicks
from tikal.legend.terminal.campsite_picks import CampsitePicks
from tikal.legend.terminal.picks import Picks
from tikal.legend.terminal.words import View
from tikal.messages import Say


class Picker(BoardPicks, CampsitePicks):
    """Makes choices of whatever is legal."""

    def __init__(self, s: LegendState, view: View, names: Sequence[str], say: Say) -> None:
        super().__init__(s, view, names, say)
        self.kinds: dict[int, Callable[[list[int]], Picks]] = {
            act.ENTER: self.enter, act.MOVE: self.move, act.SECRET: self.move, act.UNCOVER: self.clear,
            act.DIG: self.dig, act.CAMP: self.camp, act.RESITE: self.resite, act.GUARD: self.guard,
            act.STONE: self.stone, act.RECRUIT: self.recruit, act.EXCHANGE: self.swap, act.CHOOSE: self.choose,
            act.MARCH: self.march, act.ORDER: self.order, act.LAY: self.tile, act.ERUPT: self.tile,
            act.DROP: self.tile, act.PLAY: self.card, act.DISCARD: self.card, act.PRESERVE: self.preserve,
            act.POWER: self.power, act.TAKE_CARD: self.take_card, act.TAKE: self.take_tile,
            act.TAKE_PLACE: self.take_place, act.TAKE_TOKEN: self.take_token,
        }  # fmt: skip

    def of(self, actions: Sequence[int]) -> Picks:
        """Return the choices for these actions, kind by kind in the order in which they come."""
        found = Picks()
        done: list[Callable[[list[int]], Picks]] = []
        for action in actions:
            make = self.kinds.get(int(act.kind_of(action)))
            if make is not None and make not in done:
                done.append(make)
                found.add(make([each for each in actions if self.kinds.get(int(act.kind_of(each))) == make]))
        return found
