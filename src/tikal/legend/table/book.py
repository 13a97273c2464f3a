"""Makes Legend's rules at hand: the numbers of its box, cards, powers, and how every scenario begins."""

from __future__ import annotations

from tikal.editions import registry
from tikal.editions.options import write
from tikal.game import new_game
from tikal.legend.editions.builder import stand_ins
from tikal.legend.explain import rule_facts
from tikal.legend.rules.box import FACES, Numbers
from tikal.legend.rules.rules import LegendRules
from tikal.legend.table.picture import LegendView
from tikal.server.face import face_of
from tikal.server.rulebook import CardInBox, RuleBook, ScenarioStart
from tikal.server.telling import seen

SINGLE = (
    "rounds", "display", "tiles_a_round", "scoring_ap", "volcano_points", "unused_director", "extra_ap", "left_slots",
    "explorers", "explorers_later", "leaders", "leaders_later",
)  # fmt: skip
TALL = (7, 8, 9, 10)


def scenario_names(edition: registry.Edition) -> list[str]:
    """Return the scenarios of an edition, the usual one first; none for the classic game."""
    if "scenario" not in edition.options:
        return []
    usual = edition.defaults()["scenario"]
    others = [value for value in edition.options["scenario"].values if value != usual]
    return [write(value) for value in (usual, *others)]


def legend_book(rules: LegendRules) -> RuleBook:
    """Return the rules of Legend."""
    home = registry.edition(rules.edition)
    parts = face_of(rules).components(rules)
    numbers = rules.box.numbers
    return RuleBook(
        game="legend",
        edition=home.id,
        title=home.title,
        about=home.about,
        source=home.source,
        auction=False,
        facts=rule_facts(rules),
        action_points=int(numbers.scoring_ap),
        costs=parts["legend"].costs,
        treasure_points=parts["treasure_points"],
        leader_strength=int(numbers.leader_strength),
        camps=int(numbers.camps),
        guards=int(numbers.guardians),
        options=[],
        examples=[],
        numbers=_numbers(numbers),
        cards=[
            CardInBox(card, card in parts["legend"].permanent, list(rules.box.copies[number]))
            for number, card in enumerate(FACES)
        ],
        power_tiles=parts["legend"].power_tiles,
        scenarios=[_start(home.id, name) for name in scenario_names(home)],
        stand_ins=stand_ins(rules),
    )


def _numbers(numbers: Numbers) -> dict[str, int]:
    found = {name: int(getattr(numbers, name)) for name in SINGLE}
    for players in (2, 3, 4):
        found[f"cards{players}"] = int(numbers.cards_each[players])
        found[f"tiles{players}"] = int(numbers.tiles_each[players])
    return found | {f"tall{level}": int(numbers.tall_bonus[level]) for level in TALL}


def _start(edition: str, scenario: str) -> ScenarioStart:
    game = new_game(edition, 2, options={"scenario": scenario}, seed=1)
    view = seen(game.state, game.names, None)
    assert isinstance(view, LegendView)
    return ScenarioStart(scenario, view.board)
