"""Why not: answers about one action, a hex or a walk of Legend, with the engine's own reasons."""

from __future__ import annotations

from tikal.core import action as act
from tikal.core.errors import InvalidAction
from tikal.core.hexes import SIDES
from tikal.explain import Explanation
from tikal.game import Game
from tikal.legend.rules import kinds
from tikal.legend.rules.state import CARRYING_OUT, SPENDING, LegendState, legend_state
from tikal.legend.rules.walks import FAR, Walk, purse, walks
from tikal.server import questions
from tikal.server.answers import ON_HEXES, Answers
from tikal.server.offers import Way

PICKED_ON_HEXES = (*ON_HEXES, kinds.CHOOSE, kinds.RESITE, act.LAY)


class LegendReasons(Answers[LegendState]):
    """Answers for the player to decide in one position of Legend."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, legend_state(game.state))
        self.board = self.state.ruleset.box.board

    # --- questions

    def _about_laying(self, question: questions.AskLay) -> Explanation:
        if question.turn is not None and not 0 <= question.turn < SIDES:
            raise InvalidAction("bad-rotation", text=str(question.turn)[:9])
        turns = range(SIDES) if question.turn is None else [question.turn]
        tile = question.tile[:9] or self._tile_in_hand()
        found = [self.game.explain(f"{tile}@{question.hex}/{turn}") for turn in turns]
        return next((why for why in found if why.legal), found[0])

    def _tile_in_hand(self) -> str:
        """A tile that could be laid, for those who do not say which."""
        ids = self.state.ruleset.notation.tile_ids
        laid = [action for action in self.game.legal_actions().ints() if act.kind_of(action) == act.LAY]
        held = self.state.held_tiles(self.seat)
        return ids[act.item_of(laid[0])] if laid else ids[max(0, (held & -held).bit_length() - 1)]

    def _about_hex(self, id: int, name: str) -> questions.Answer:
        if self.state.phase == CARRYING_OUT:
            why = self._picking(self._hex(name))
            return questions.Answer(id, why.cost, self._refusal(why))
        return super()._about_hex(id, name)

    def _picking(self, hex: int) -> Explanation:
        """Whether the card or power that is carried out could pick this hex: as it picks others."""
        others = [action for action in self.game.legal_actions().ints() if act.kind_of(action) in PICKED_ON_HEXES]
        there = {action & ~(63 << act.HEX) | hex << act.HEX for action in others} or {int(act.pack(kinds.CHOOSE, hex))}
        found = [self._explain(action) for action in sorted(there)]
        return next((why for why in found if why.legal), found[0])

    def _homes(self) -> int:
        return int(self.state.homes(self.seat))

    def _terrain(self, hex: int) -> int:
        return int(self.state.ruleset.box.terrain[self.state.tile_on(hex) + 1])

    # --- walks

    def _walks(self, source: int) -> list[Walk]:
        return walks(self.state, source, FAR)

    def _ways(self, hex: int) -> list[Way]:
        around = [int(self.board.neighbour[hex * SIDES + side]) for side in range(SIDES)]
        stones = [int(self.state.stones_on_side(hex, side)) for side in range(SIDES)]
        return [Way(self.board.names[to], cost) for to, cost in zip(around, stones, strict=True) if cost]

    def _explorers(self, hex: int) -> int:
        return int(self.state.explorers(self.seat, hex))

    def _purse(self) -> int:
        return purse(self.state)

    def _name(self, hex: int) -> str:
        return self.board.names[hex]

    def _hex(self, name: str) -> int:
        found = self.board.by_name.get(name.upper(), -1)
        if found < 0:
            raise InvalidAction("unknown-legend-hex", text=name[:9], name=name[:9], most=len(self.board.border_places))
        return found


def is_walking(s: LegendState, legal: list[int]) -> bool:
    """Whether steps can be paid for now."""
    return s.phase == SPENDING or any(act.kind_of(action) in (act.MOVE, act.SECRET) for action in legal)
