"""What can be picked, kind by kind: the same choices for AP actions and for what a card or power asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tikal.cli.terminal.picks import Picks
from tikal.core import action as act
from tikal.legend.rules import kinds
from tikal.legend.rules.state import LegendState
from tikal.legend.terminal.board_picks import BoardPicks
from tikal.legend.terminal.campsite_picks import CampsitePicks
from tikal.legend.terminal.words import View
from tikal.messages import Say


class Picker(BoardPicks, CampsitePicks):
    """Makes choices of whatever is legal."""

    def __init__(self, s: LegendState, view: View, names: Sequence[str], say: Say) -> None:
        super().__init__(s, view, names, say)
        self.kinds: dict[int, Callable[[list[int]], Picks]] = {
            act.ENTER: self.enter, act.MOVE: self.move, act.SECRET: self.move, act.UNCOVER: self.clear,
            act.DIG: self.dig, act.CAMP: self.camp, kinds.RESITE: self.resite, act.GUARD: self.guard,
            kinds.STONE: self.stone, kinds.RECRUIT: self.recruit, act.EXCHANGE: self.exchange,
            kinds.CHOOSE: self.choose, kinds.MARCH: self.march, kinds.ORDER: self.order, act.LAY: self.tile,
            kinds.ERUPT: self.tile, kinds.DROP: self.tile, kinds.PLAY: self.card, kinds.DISCARD: self.card,
            kinds.PRESERVE: self.preserve,
            kinds.POWER: self.power, kinds.TAKE_CARD: self.take_card, act.TAKE: self.take_tile,
            kinds.TAKE_PLACE: self.take_place, kinds.TAKE_TOKEN: self.take_token,
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
