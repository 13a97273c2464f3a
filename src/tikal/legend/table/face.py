"""Tikal Legend at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from tikal.core import action as act
from tikal.core.position import OVER, Position, Rules
from tikal.editions import registry
from tikal.editions.registry import Edition
from tikal.game import Game
from tikal.legend import sheet, view
from tikal.legend.editions.builder import stand_ins, standard_text
from tikal.legend.editions.corrections import STANDARD
from tikal.legend.explain import effect_code
from tikal.legend.rules.ahead import drafts_over, go_on, take_on
from tikal.legend.rules.box import FACES, POWERS, TERRAINS, Costs
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, legend_state
from tikal.legend.sheet import LegendSheet
from tikal.legend.table import book, offers
from tikal.legend.table.book import LegendInfo, legend_book
from tikal.legend.table.offer_builder import LegendOfferBuilder
from tikal.legend.table.reasons import LegendReasons
from tikal.legend.view import LegendChange
from tikal.record.events import Event
from tikal.server import protocol, questions
from tikal.server.face import NO_TURN, BoxFile, TableFace
from tikal.server.lobby import BoxChecked
from tikal.server.offers import AnyOffers
from tikal.server.rulebook import RuleBook
from tikal.server.words import Facts, Refusal, Text
from tikal.view import AnySheet

COSTS = ("deploy", "camp", "secret", "stone", "explorer", "leader", "clear", "guard", "dig", "swap")


class LegendTableFace(TableFace):
    """What a player looked at by card 07 or 08 is known to that seat alone."""

    types = (view, sheet, offers, book)
    change = LegendChange
    plans = True
    turn_ends = (act.END, act.PASS)

    def offers(self, game: Game) -> AnyOffers:
        return LegendOfferBuilder(game).offers()

    def answer(self, game: Game, id: int, question: questions.Questions, asker: int | None) -> questions.Answer:
        return LegendReasons(game).answer(id, question, asker)

    def hex_names(self, rules: Rules) -> Sequence[str]:
        assert isinstance(rules, LegendRuleset)
        return rules.box.board.names

    def temples(self, state: Position) -> dict[int, int]:
        found = legend_state(state)
        return {hex: found.level(hex) for hex in range(found.ruleset.box.board.hexes) if found.temples >> hex & 1}

    def guards_left(self, state: Position, seat: int) -> int:
        return legend_state(state).guards_left(seat)

    def prompt(self, game: Game, known: Facts) -> Text:
        state = legend_state(game.state)
        if state.phase == DRAFTING:
            return Text("prompt-draft", known | {"round": state.round})
        if state.phase == ACTING:
            return Text("prompt-act", known | {"acted": "yes" if state.acted else "no"})
        if state.phase == CARRYING_OUT and state.effect is not None:
            return Text("prompt-effect", known | {"name": effect_code(state.effect.name)})
        return Text("prompt-spend-legend", known | {"scoring": state.scoring})

    def sheet(self, event: Event) -> AnySheet | None:
        if event.kind != "legend-scored":
            return None
        return convert({key: event.facts[key] for key in LegendSheet.__struct_fields__}, LegendSheet)

    def components(self, rules: Rules) -> dict[str, Any]:
        assert isinstance(rules, LegendRuleset)
        box, numbers = rules.box, rules.box.numbers
        return {
            "action_points": int(numbers.scoring_ap),
            "tiles": [
                protocol.TileFace(t.id, t.letter, TERRAINS[t.terrain], t.value, list(t.stones)) for t in box.all_tiles
            ],
            "treasures": list(box.treasures),
            "treasure_points": [int(points) for points in numbers.treasure_points],
            "box": LegendInfo(
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
        assert isinstance(rules, LegendRuleset)
        return number, int(rules.box.numbers.rounds) - number

    def ahead(self, position: Position, seat: int) -> Position | Refusal:
        """Return the rest of the seat's draft, or its turn with what it drafted, as if it began now."""
        s = legend_state(position).copy()
        if take_on(s, seat):
            return s
        return NO_TURN if s.phase == OVER or s.scoring == "final" else Refusal("plan-next-round", {})

    def pass_over(self, before: Position, after: Position) -> bool:
        return go_on(legend_state(before), legend_state(after))

    def is_open(self, position: Position) -> bool:
        return legend_state(position).phase == CARRYING_OUT

    def parts_over(self, position: Position, seat: int) -> int:
        return drafts_over(legend_state(position), seat)

    def book(self, edition: Edition, auction: bool) -> RuleBook:
        rules = registry.ruleset(edition.id, auction)
        assert isinstance(rules, LegendRuleset)
        return legend_book(rules, edition, self.components(rules))

    def box_file(self) -> BoxFile:
        return BoxFile("legend-box.toml", standard_text())

    def check_box(self, edition: str, text: str) -> BoxChecked:
        word = registry.components_option(edition, text=text)
        rules = registry.ruleset(edition, options={"components": word})
        assert isinstance(rules, LegendRuleset)
        return BoxChecked(word != STANDARD, stand_ins(rules))


def _costs(costs: Costs) -> dict[str, int]:
    return {name: int(getattr(costs, name)) for name in COSTS}
