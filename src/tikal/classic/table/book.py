"""The classic game's rules at hand: numbers and options from its ruleset, examples answered by the engine."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from tikal.classic.explain import rule_facts
from tikal.classic.rules.ruleset import Ruleset
from tikal.editions import registry
from tikal.editions.options import write
from tikal.game import Game, game_at
from tikal.server.rulebook import Example, RuleBook, RuleOption, Verdict, cover
from tikal.server.words import Text
from tikal.view import seen

RULES = re.compile(r"rules=\S+")


@cache
def examples() -> list[dict[str, Any]]:
    """Return the examples as they are written down."""
    text = resources.files("tikal.classic.table").joinpath("examples.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["example"]
    return found


def classic_book(home: registry.Edition, auction: bool) -> RuleBook:
    """Return the rules of an edition."""
    rules = registry.ruleset(home.id, auction)
    assert isinstance(rules, Ruleset)
    shown = [entry for entry in examples() if auction or "+auction" not in entry["position"]]
    return RuleBook(
        **cover(home, auction),
        facts=rule_facts(rules),
        options=[_option(home, name, auction) for name in home.defaults(auction)],
        examples=[_example(home.id, entry) for entry in shown],
    )


def _option(home: registry.Edition, name: str, auction: bool) -> RuleOption:
    value = home.defaults(auction)[name]
    classics = [other for other in registry.editions().values() if other.game == home.game]
    others = [other.title for other in classics if other.defaults(auction)[name] != value]
    return RuleOption(name, home.options[name].rule, write(value), others, home.source_of(name, auction))


def _example(edition: str, entry: dict[str, Any]) -> Example:
    spec = edition + ("+auction" if "+auction" in entry["position"] else "")
    game = game_at(RULES.sub(f"rules={spec}", entry["position"]), seed=1)
    game.play(entry.get("play", []))
    verdicts = [_verdict(game, action) for action in entry.get("ask", [])]
    return Example(entry["id"], seen(game.state, game.names, None), verdicts, entry.get("sheets", []))


def _verdict(game: Game, action: str) -> Verdict:
    why = game.explain(action)
    return Verdict(str(why.action), why.action.kind, why.legal, Text(why.code, why.facts | {"cost": why.cost}))
