"""Tikal Legend at a table."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from tikal.core.position import Rules
from tikal.game import Game
from tikal.legend.editions.corrections import STANDARD
from tikal.legend.explain import effect_code
from tikal.legend.rules.box import FACES, POWERS, TERRAINS, Costs
from tikal.legend.rules.rules import LegendRules
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, legend_state
from tikal.legend.table.offering import LegendOffering
from tikal.legend.table.picture import LegendSheet, LegendView
from tikal.legend.table.reasons import LegendReasons
from tikal.record.events import Event
from tikal.server import protocol
from tikal.server.face import Face, parts_changed
from tikal.server.film import LegendChange
from tikal.server.words import Facts, Text

SHEET = ("parts", "temples", "volcanoes", "land", "lakes", "ruins", "masks", "treasures", "total")
COSTS = ("deploy", "camp", "secret", "stone", "explorer", "leader", "clear", "guard", "dig", "swap")
CHANGING = (
    "phase", "current", "ap", "round", "turn_order", "acted", "passed", "effect", "scoring", "trail_stones", "offer",
    "supply", "ranking",
)  # fmt: skip


class LegendFace(Face):
    """What a player looked at by card 07 or 08 is known to that seat alone."""

    def offers(self, game: Game) -> protocol.AnyOffers:
        return LegendOffering(game).offers()

    def answer(self, game: Game, id: int, question: protocol.Questions) -> protocol.Answer:
        return LegendReasons(game).answer(id, question)

    def prompt(self, game: Game, known: Facts) -> Text:
        state = legend_state(game.state)
        if state.phase == DRAFTING:
            return Text("prompt-draft", known | {"round": state.round})
        if state.phase == ACTING:
            return Text("prompt-act", known | {"acted": "yes" if state.acted else "no"})
        if state.phase == CARRYING_OUT and state.effect is not None:
            return Text("prompt-effect", known | {"name": effect_code(state.effect.name)})
        return Text("prompt-spend-legend", known | {"scoring": state.scoring})

    def sheet(self, event: Event) -> dict[str, Any]:
        if event.kind != "legend-scored":
            return {}
        return {"parts": convert({key: event.facts[key] for key in SHEET}, LegendSheet)}

    def components(self, rules: Rules) -> dict[str, Any]:
        assert isinstance(rules, LegendRules)
        box, numbers = rules.box, rules.box.numbers
        return {
            "action_points": int(numbers.scoring_ap),
            "tiles": [
                protocol.TileFace(t.id, t.letter, TERRAINS[t.terrain], t.value, list(t.stones)) for t in box.all_tiles
            ],
            "treasures": list(box.treasures),
            "treasure_points": [int(points) for points in numbers.treasure_points],
            "legend": protocol.LegendInfo(
                scenario=str(rules.options["scenario"]),
                corrected=rules.options["components"] != STANDARD,
                rounds=int(numbers.rounds),
                costs=_costs(box.costs),
                permanent=[face for number, face in enumerate(FACES) if rules.is_permanent(number)],
                power_tiles=[[POWERS[power] for power in tile] for tile in box.power_tiles],
                unused_director=int(numbers.unused_director),
                extra_ap=int(numbers.extra_ap),
                leader_strength=int(numbers.leader_strength),
            ),
        }

    def progress(self, game: Game) -> tuple[int, int]:
        number = legend_state(game.state).round
        rules = game.ruleset
        assert isinstance(rules, LegendRules)
        return number, int(rules.box.numbers.rounds) - number

    def change(self, before: protocol.AnyView, after: protocol.AnyView) -> LegendChange:
        assert isinstance(before, LegendView) and isinstance(after, LegendView)
        return LegendChange(**parts_changed(before, after, CHANGING))


def _costs(costs: Costs) -> dict[str, int]:
    return {name: int(getattr(costs, name)) for name in COSTS}
