"""Why not: answers about one action, a hex or a walk of Legend, with the engine's own reasons."""

from __future__ import annotations

from tikal.core import action as act
from tikal.core.errors import InvalidAction
from tikal.core.hexes import SIDES
from tikal.core.tiles import BASE_CAMP, CLEARING, RUIN, TEMPLE
from tikal.explain import Explanation
from tikal.game import Game
from tikal.legend.rules import kinds
from tikal.legend.rules.state import CARRYING_OUT, SPENDING, LegendState, legend_state
from tikal.legend.rules.walks import FAR, Walk, purse, walks
from tikal.server import protocol
from tikal.server.answers import Answers
from tikal.server.words import Refusal, refuse

ON_HEXES = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD, act.ENTER)
KINDS_OF_TERRAIN = {TEMPLE: (act.UNCOVER, act.GUARD), RUIN: (act.DIG, act.CAMP), CLEARING: (act.CAMP,)}
PICKED_ON_HEXES = (*ON_HEXES, kinds.CHOOSE, kinds.RESITE, act.LAY)


class LegendReasons(Answers[LegendState]):
    """Answers for the player to decide in one position of Legend."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, legend_state(game.state))
        self.board = self.state.ruleset.box.board

    # --- questions

    def _about_laying(self, question: protocol.AskLay) -> Explanation:
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

    def _about_hex(self, id: int, name: str) -> protocol.Answer:
        hex = self._hex(name)
        if self.state.phase == CARRYING_OUT:
            why = self._picking(hex)
            return protocol.Answer(id, why.cost, self._refusal(why), [])
        sites = []
        kinds = (act.ENTER,) if self._terrain(hex) == BASE_CAMP else KINDS_OF_TERRAIN.get(self._terrain(hex), ())
        for action in self.site_actions(hex, everything=True):
            why = self._explain(action)
            figure = self.figure(action) if act.kind_of(action) in (act.GUARD, act.ENTER) else None
            fits = act.kind_of(action) in kinds
            sites.append(protocol.SiteAnswer(self.site_kind(action), figure, why.cost, self._refusal(why), fits))
        first = next((site for site in sites if site.refusal is None), sites[0])
        return protocol.Answer(id, first.cost, first.refusal, sites)

    def _picking(self, hex: int) -> Explanation:
        """Whether the card or power that is carried out could pick this hex: as it picks others."""
        others = [action for action in self.game.legal_actions().ints() if act.kind_of(action) in PICKED_ON_HEXES]
        there = {action & ~(63 << act.HEX) | hex << act.HEX for action in others} or {int(act.pack(kinds.CHOOSE, hex))}
        found = [self._explain(action) for action in sorted(there)]
        return next((why for why in found if why.legal), found[0])

    def site_actions(self, hex: int, everything: bool = False) -> list[int]:
        """Return the actions, possible or not, that are done with AP on a hex of this terrain, or on any hex."""
        found: list[int] = []
        for kind in ON_HEXES if everything else KINDS_OF_TERRAIN.get(self._terrain(hex), ()):
            if kind in (act.GUARD, act.ENTER):
                found += [int(act.pack(kind, hex, 0, figure)) for figure in self._figures(kind, hex)]
            else:
                found.append(int(act.pack(kind, hex)))
        return found

    def _terrain(self, hex: int) -> int:
        return int(self.state.ruleset.box.terrain[self.state.tile_on(hex) + 1])

    def _figures(self, kind: int, hex: int) -> list[int]:
        """Which figures to list for a guardian or a deploy: those that are there, else any."""
        if kind == act.ENTER:
            return [act.LEADER, act.EXPLORER]
        there = [figure for figure in (act.LEADER, act.EXPLORER) if self.state.stands(self.seat, hex, figure)]
        return there or [act.EXPLORER]

    # --- walks

    def _about_walk(self, id: int, question: protocol.AskWalk) -> protocol.Answer:
        source = self._hex(question.source)
        target = None if question.hex is None else self._hex(question.hex)
        count = int(question.leader) + max(0, question.explorers)
        found = self._way(source, target)
        refusal = self._not_there(source, question.leader, question.explorers) or self._no_way(source, target, found)
        cost = 0 if found is None else found.cost * count
        ap = purse(self.state)
        if refusal is None and cost > ap:
            name = self.board.names[found.target] if found else ""
            refusal = refuse("walk-too-dear", {"hex": name, "cost": cost, "ap": ap, "count": count})
        return protocol.Answer(id, cost, refusal, [])

    def _not_there(self, source: int, leader: bool, explorers: int) -> Refusal | None:
        """Why such members cannot be moved at all: the wrong phase, or they do not stand there."""
        figures = ([act.LEADER] if leader else []) + ([act.EXPLORER] if explorers > 0 or not leader else [])
        for figure in figures:
            why = self._refusal(
                self._explain(int(act.pack(act.MOVE, source, source, figure)))
            )  # nobody walks in a circle
            if why is not None and why.code != "not-next-to":
                return why
        there = int(self.state.explorers(self.seat, source))
        if explorers > there:
            return refuse("walk-too-many", {"hex": self.board.names[source], "there": there})
        return None

    def _way(self, source: int, target: int | None) -> Walk | None:
        """The cheapest way there, or anywhere, whatever it costs."""
        found = [walk for walk in walks(self.state, source, FAR) if target in (None, walk.target)]
        return min(found, key=lambda walk: (walk.cost, walk.target), default=None)

    def _no_way(self, source: int, target: int | None, found: Walk | None) -> Refusal | None:
        if found is not None:
            return None
        if target is None:
            return refuse("no-way-out", {"hex": self.board.names[source]})
        return refuse("no-way", {"source": self.board.names[source], "hex": self.board.names[target]})

    def stuck(self, hex: int) -> Refusal:
        """Return why nobody who stands on a hex can go anywhere."""
        found = self._way(hex, None)
        if found is None:
            return refuse("no-way-out", {"hex": self.board.names[hex]})
        name = self.board.names[found.target]
        return refuse("walk-too-dear", {"hex": name, "cost": found.cost, "ap": purse(self.state), "count": 1})

    def _hex(self, name: str) -> int:
        found = self.board.by_name.get(name.upper(), -1)
        if found < 0:
            raise InvalidAction("unknown-legend-hex", text=name[:9], name=name[:9], most=len(self.board.border_places))
        return found


def is_walking(s: LegendState, legal: list[int]) -> bool:
    """Whether steps can be paid for now."""
    return s.phase == SPENDING or any(act.kind_of(action) in (act.MOVE, act.SECRET) for action in legal)
