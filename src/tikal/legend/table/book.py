"""Makes Legend's rules at hand: the numbers of its box, cards, powers, and how every scenario begins."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tikal.editions.registry import Edition
from tikal.game import new_game
from tikal.legend.editions.builder import stand_ins
from tikal.legend.explain import rule_facts
from tikal.legend.rules.box import FACES
from tikal.legend.rules.ruleset import LegendRuleset
from tikal.legend.view import LegendHex, LegendView
from tikal.server.protocol import AnyBox
from tikal.server.rulebook import RuleBook, cover
from tikal.view import seen


class LegendInfo(Struct, AnyBox, frozen=True):
    """What is in Legend's box and does not change while the game is played."""

    scenario: str
    corrected: bool  # whether it is played with a box that its owner corrected
    rounds: int
    costs: dict[str, int]  # of what AP pay for
    permanent: list[str]  # cards that are kept and used once a round
    power_tiles: list[list[str]]  # the powers of each
    unused_director: int  # points for whoever never asked the director
    extra_ap: int
    leader_strength: int


class CardInBox(Struct, frozen=True):
    """One face of Legend's action cards."""

    card: str
    permanent: bool
    copies: list[int]  # with 2 players, with more


class ScenarioStart(Struct, frozen=True):
    """What the board of Legend looks like when a scenario begins."""

    id: str
    board: list[LegendHex]


class LegendBook(RuleBook, frozen=True):
    """The rules of Legend, and what is in its box."""

    cards: list[CardInBox]
    power_tiles: list[list[str]]  # the powers of each
    scenarios: list[ScenarioStart]
    stand_ins: list[str]  # what in the box was not read off the game


def legend_book(rules: LegendRuleset, home: Edition, parts: dict[str, Any]) -> LegendBook:
    """Return the rules of Legend; `parts` are those that a table shows."""
    return LegendBook(
        **cover(home, False),
        facts=rule_facts(rules),
        options=[],
        examples=[],
        cards=[
            CardInBox(card, card in parts["box"].permanent, list(rules.box.copies[number]))
            for number, card in enumerate(FACES)
        ],
        power_tiles=parts["box"].power_tiles,
        scenarios=[_start(home.id, str(name)) for name in home.options["scenario"].values],
        stand_ins=stand_ins(rules),
    )


def _start(edition: str, scenario: str) -> ScenarioStart:
    game = new_game(edition, 2, options={"scenario": scenario}, seed=1)
    view = seen(game.state, game.names, None)
    assert isinstance(view, LegendView)
    return ScenarioStart(scenario, view.board)
