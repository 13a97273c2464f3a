"""The classic game at a table."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING, Ruleset
from tikal.classic.rules.state import FINAL_ROUND, NORMAL, State, classic_state
from tikal.classic.table.offering import ClassicOffering
from tikal.classic.table.picture import ScoreSheet, View
from tikal.classic.table.reasons import Reasons
from tikal.core import action as act
from tikal.core.position import Rules
from tikal.core.tiles import TERRAINS
from tikal.game import Game
from tikal.record.events import Event
from tikal.server import protocol
from tikal.server.face import Face, parts_changed
from tikal.server.film import ViewChange
from tikal.server.words import Facts, Text

SHEET = ("temples", "treasures", "temple_points", "treasure_points", "total")
CHANGING = ("phase", "current", "ap", "hand", "scoring", "bidding", "frontier", "stack", "pieces", "ranking")


class ClassicFace(Face):
    """Nothing is hidden from one player that another knows."""

    def offers(self, game: Game) -> protocol.AnyOffers:
        return ClassicOffering(game).offers()

    def answer(self, game: Game, id: int, question: protocol.Questions) -> protocol.Answer:
        return Reasons(game).answer(id, question)

    def prompt(self, game: Game, known: Facts) -> Text:
        state = classic_state(game.state)
        if state.phase == LAYING:
            tile = state.ruleset.components.tiles[state.hand]
            return Text("prompt-lay", known | {"tile": tile.id, "terrain": TERRAINS[tile.terrain], "value": tile.value})
        if state.phase == BIDDING:
            return Text("prompt-bid", known | {"points": int(state.high_bid)})
        if state.phase == CHOOSING:
            return Text("prompt-choose", known)
        return Text("prompt-spend", known | scoring_round(state))

    def sheet(self, event: Event) -> dict[str, Any]:
        if event.kind != "scored":
            return {}
        return {"sheet": convert({key: event.facts[key] for key in SHEET}, ScoreSheet)}

    def components(self, rules: Rules) -> dict[str, Any]:
        assert isinstance(rules, Ruleset)
        c = rules.components
        return {
            "action_points": int(rules.action_points),
            "tiles": [
                protocol.TileFace(t.id, t.letter, TERRAINS[t.terrain], t.value, list(t.stones)) for t in c.all_tiles
            ],
            "treasures": list(c.treasures),
            "treasure_points": [int(points) for points in rules.treasure_points],
            "legend": None,
        }

    def progress(self, game: Game) -> tuple[int, int]:
        laid = sum(act.kind_of(action.packed) == act.LAY for action in game.history)
        return laid, bin(int(classic_state(game.state).undrawn)).count("1")

    def change(self, before: protocol.AnyView, after: protocol.AnyView) -> ViewChange:
        assert isinstance(before, View) and isinstance(after, View)
        return ViewChange(**parts_changed(before, after, CHANGING))


def scoring_round(state: State) -> Facts:
    """Return which scoring round is on: "none", "round" with its number, or "final"."""
    number = bin(int(state.volcanoes)).count("1") + 1
    if state.round_kind == NORMAL:
        return {"scoring": "none", "round": 0}
    return {"scoring": "final" if state.round_kind == FINAL_ROUND else "round", "round": number}
