"""The classic game at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import convert

from tikal.classic import sheet, view
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING, NO_TILE, SPENDING, Ruleset
from tikal.classic.rules.state import FINAL_ROUND, NORMAL, State, classic_state
from tikal.classic.sheet import ScoreSheet
from tikal.classic.table import offers
from tikal.classic.table.book import classic_book
from tikal.classic.table.offer_builder import ClassicOfferBuilder
from tikal.classic.table.reasons import Reasons
from tikal.classic.view import ViewChange
from tikal.core.engine import waits_for_chance
from tikal.core.hexes import HEXES, NAMES, NOWHERE
from tikal.core.position import OVER, Position, Rules
from tikal.core.tiles import TERRAINS
from tikal.editions.registry import Edition
from tikal.game import Game
from tikal.record.events import Event
from tikal.server import protocol, questions
from tikal.server.face import NO_TURN, TableFace
from tikal.server.offers import AnyOffers
from tikal.server.rulebook import RuleBook
from tikal.server.words import Facts, Refusal, Text
from tikal.view import AnySheet


class ClassicTableFace(TableFace):
    """Nothing is hidden from one player that another knows."""

    types = (view, sheet, offers)
    change = ViewChange
    plans = True

    def offers(self, game: Game) -> AnyOffers:
        return ClassicOfferBuilder(game).offers()

    def answer(self, game: Game, id: int, question: questions.Questions, asker: int | None) -> questions.Answer:
        return Reasons(game).answer(id, question, asker)

    def hex_names(self, rules: Rules) -> Sequence[str]:
        return NAMES

    def temples(self, state: Position) -> dict[int, int]:
        found = classic_state(state)
        temples = int(found.temples)
        return {hex: int(found.level[hex]) for hex in range(HEXES) if temples >> hex & 1}

    def guards_left(self, state: Position, seat: int) -> int:
        return int(classic_state(state).guards_left[seat])

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

    def sheet(self, event: Event) -> AnySheet | None:
        if event.kind != "scored":
            return None
        return convert({key: event.facts[key] for key in ScoreSheet.__struct_fields__}, ScoreSheet)

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
        }

    def progress(self, game: Game) -> tuple[int, int]:
        state = classic_state(game.state)
        laid = sum(0 <= tile < len(state.ruleset.components.tiles) for tile in state.tile)
        return laid, int(state.undrawn).bit_count()

    def ahead(self, position: Position, seat: int) -> Position | Refusal:
        """Return the turn after its tile is laid: which one it will be, and where it will lie, nobody knows."""
        s = classic_state(position).copy()
        if s.phase == OVER:
            return NO_TURN
        if s.current == seat and s.phase == SPENDING:
            return s
        scores = seat in s.waiting()
        if not scores:
            if s.round_kind == FINAL_ROUND:
                return NO_TURN
            s.round_kind, s.queue = NORMAL, 0
        s.phase, s.current, s.ap = SPENDING, seat, s.ruleset.action_points
        s.hand, s.digging = NO_TILE, NOWHERE
        s.uncovered_once = s.uncovered_twice = s.dug_once = s.dug_twice = 0
        return s

    def pass_over(self, before: Position, after: Position) -> bool:
        if not waits_for_chance(after):
            return False
        s = classic_state(after)
        s.phase, s.digging = SPENDING, NOWHERE
        return True

    def book(self, edition: Edition, auction: bool) -> RuleBook:
        return classic_book(edition, auction)


def scoring_round(state: State) -> Facts:
    """Return which scoring round is on: "none", "round" with its number, or "final"."""
    number = bin(int(state.volcanoes)).count("1") + 1
    if state.round_kind == NORMAL:
        return {"scoring": "none", "round": 0}
    return {"scoring": "final" if state.round_kind == FINAL_ROUND else "round", "round": number}
