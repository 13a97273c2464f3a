"""Pages to read: help, the rules of this edition, one hex in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tikal.classic.explain import rule_facts
from tikal.classic.rules.paths import step_cost
from tikal.classic.rules.state import NOBODY, State
from tikal.classic.terminal.board import figures, held, terrain
from tikal.cli.terminal import signs
from tikal.cli.terminal.face import rules, sections
from tikal.cli.terminal.words import DIM, program
from tikal.core.hexes import NAMES, NEIGHBOUR, SIDES
from tikal.core.tiles import RUIN, TEMPLE, TERRAINS
from tikal.editions import registry
from tikal.messages import Say

HELP = (
    "term-help-choose", "term-help-type", "term-help-commands", "term-help-board", "term-help-costs",
    "term-help-panel", "term-help-small", "term-help-saving",
)  # fmt: skip
TOPICS = ("turn", "lay", "walk", "uncover", "dig", "exchange", "camp", "guard", "scoring", "rounds", "end")


def help_page(say: Say, file: str, columns: int, lines: int) -> list[RenderableType]:
    """Return how to play in a terminal."""
    return sections(say, HELP, file=file, columns=columns, lines=lines, tikal=program(), **signs.by_name())


def rules_page(say: Say, s: State) -> list[RenderableType]:
    """Return the rules of this edition, options and prices as they are in this game."""
    topics = (*TOPICS, "bid") if s.ruleset.auction else TOPICS
    return rules(say, registry.edition(s.ruleset.edition).title, topics, rule_facts(s.ruleset))


def look_page(say: Say, s: State, hex: int, names: Sequence[str]) -> list[RenderableType]:
    """Return what is on one hex and where its paths lead."""
    name = NAMES[hex]
    if not int(s.explored) >> hex & 1:
        return [Text(say("term-look-unexplored", hex=name))]
    tile = s.ruleset.components.all_tiles[s.tile[hex]]
    value = int(s.level[hex]) if tile.terrain == TEMPLE else int(s.treasures_on[hex])
    kind = "emptied" if tile.terrain == RUIN and not value else TERRAINS[tile.terrain]
    head = Text(say("term-look", hex=name, terrain=kind, value=value) + " ", style="bold")
    page: list[RenderableType] = [head + terrain(s, hex)]
    chips = held(s, hex) + figures(s, hex)
    if chips:
        page.append(Text(say("term-look-figures") + " ") + Text(" ").join(chips))
    if tile.terrain == TEMPLE:
        owner = int(s.controller(hex))
        code = "term-look-nobody" if owner == NOBODY else "term-look-owner"
        page.append(Text(say(code, player="" if owner == NOBODY else names[owner])))
    page.append(Text(say("term-look-paths", paths=_paths(say, s, hex)), style=DIM))
    return page


def _paths(say: Say, s: State, hex: int) -> str:
    parts: list[str] = []
    for side in range(SIDES):
        other = int(NEIGHBOUR[hex * SIDES + side])
        cost = int(step_cost(s, hex, side)) if not int(s.volcanoes) >> hex & 1 else 0
        if cost:
            parts.append(say("term-path", hex=NAMES[other], cost=cost))
        elif other >= 0 and not int(s.explored) >> other & 1 and s.stones[hex * SIDES + side]:
            parts.append(say("term-open-path", hex=NAMES[other], stones=int(s.stones[hex * SIDES + side])))
    return ", ".join(parts) or say("term-no-path")
