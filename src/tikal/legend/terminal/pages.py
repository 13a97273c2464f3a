"""Pages to read at a game of Legend: help, the rules in short, one hex, the cards, the campsites."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.face import rules, sections
from tikal.cli.terminal.words import DIM, LOUD, TITLE, chip, program, styled
from tikal.core.hexes import SIDES
from tikal.core.notation import SEATS
from tikal.editions import registry
from tikal.legend.explain import rule_facts
from tikal.legend.rules.box import FACE_BY_ID, FACES, Box
from tikal.legend.rules.state import LegendState
from tikal.legend.terminal.board import figures, held, terrain
from tikal.legend.terminal.words import View, card_name, card_text, power_text, tile_words
from tikal.messages import Say

HELP = (
    "term-help-choose", "term-l-help-type", "term-help-commands", "term-l-help-commands", "term-l-help-board",
    "term-l-help-ways", "term-l-help-panel", "term-help-small", "term-l-help-private", "term-help-saving",
)  # fmt: skip
TOPICS = ("game", "draft", "act", "ap", "walk", "temples", "tiles", "scoring", "end", "hidden")


def help_page(say: Say, file: str, columns: int, lines: int) -> list[RenderableType]:
    """Return how to play Legend in a terminal."""
    return sections(say, HELP, file=file, tikal=program(), columns=columns, lines=lines, **signs.by_name())


def rules_page(say: Say, s: LegendState, view: View) -> list[RenderableType]:
    """Return the rules, prices and numbers as they are in this game, and what is our reconstruction."""
    topics = [f"legend-{topic}" for topic in TOPICS]
    page = rules(say, registry.edition(s.ruleset.edition).title, topics, rule_facts(s.ruleset))
    if view["stand_ins"]:
        keys = ", ".join(say(f"stand-in-{key}") for key in view["stand_ins"])
        page.append(Text(say("term-l-stand-ins", keys=keys), style=DIM))
    return page


def look_page(say: Say, s: LegendState, view: View, hex: int, names: Sequence[str]) -> list[RenderableType]:
    """Return what is on one hex, what the viewer knows of it, and where its paths lead."""
    shown = view["board"][hex]
    kind = shown["terrain"]
    value = shown.get("level", shown.get("treasures", 0))
    if kind == "ruin" and not value:
        kind, value = "emptied", shown["masks"]
    if kind == "jungle" and shown["border"]:
        kind = "border"
    head = Text(say("term-l-look", hex=shown["hex"], terrain=kind, value=value) + " ", style="bold")
    page: list[RenderableType] = [head + (terrain(shown) or Text())]
    chips = held(shown) + figures(shown)
    if chips:
        page.append(Text(say("term-look-figures") + " ") + Text(" ").join(chips))
    owner = shown.get("controller", shown["majority"])
    code = "term-l-look-owner" if owner else "term-l-look-nobody"
    page.append(Text(say(code, player=names[SEATS.index(owner)] if owner else "")))
    page += _known(say, shown, names)
    page.append(Text(say("term-look-paths", paths=_paths(say, s, hex)), style=DIM))
    return page


def _known(say: Say, shown: View, names: Sequence[str]) -> list[RenderableType]:
    """Return what is known of a ruin's stack: who looked, and what the viewer saw."""
    lines: list[RenderableType] = []
    for known in shown.get("known", ()):
        seats = ", ".join(names[SEATS.index(seat)] for seat in known["by"])
        from_top = shown["treasures"] - known["depth"] + 1
        facts: dict[str, str | int] = {"place": from_top, "players": seats, "treasure": known["kind"] or ""}
        lines.append(Text(say("term-l-known" if known["kind"] else "term-l-looked", **facts)))
    kinds = [
        say(f"kind-{kind}") + (f"{signs.TIMES}{count}" if count > 1 else "")
        for kind, count in shown.get("kinds", {}).items()
    ]
    if kinds:
        lines.append(Text(say("term-l-kinds", kinds=", ".join(kinds))))
    return lines


def _paths(say: Say, s: LegendState, hex: int) -> str:
    board = s.ruleset.box.board
    parts = []
    for side in range(SIDES):
        stones = int(s.stones_on_side(hex, side))
        if stones:
            name = board.names[board.neighbour[hex * SIDES + side]]
            token = int(s.tokens_on(board.edge_at[hex * SIDES + side]))
            code = "term-l-token-path" if token else "term-path"
            parts.append(say(code, hex=name, cost=stones, tokens=token))
    return ", ".join(parts) or say("term-no-path")


def cards_page(say: Say, view: View, box: Box, wanted: str) -> list[RenderableType]:
    """Return one card in words, or all on display and on campsites."""
    id = wanted.lstrip("#").lower()
    fitting = [face for face in FACES if face == id or face.partition("-")[0] == id] if id else []
    if wanted:
        if not fitting:
            return [Text(say("term-l-no-card", text=wanted))]
        return [_card(say, face, box) for face in fitting]
    page: list[RenderableType] = [Text(say("term-l-cards-title"), style=LOUD)]
    page += [_card(say, face, box) for face in dict.fromkeys(view["offer"]["cards"])] or [Text(say("term-nothing"))]
    mine = {card["card"] for seat in view["seats"] for card in [*seat["right"], *seat["left"]]}
    page += [Text(), Text(say("term-l-held-title"), style=LOUD)]
    page += [_card(say, face, box) for face in sorted(mine, key=FACE_BY_ID.__getitem__)] or [Text(say("term-nothing"))]
    return page


def _card(say: Say, id: str, box: Box) -> Text:
    return styled(f"#{id} {card_name(say, id, box)}. ", "bold").append(card_text(say, id))


def campsites_page(say: Say, view: View, box: Box, names: Sequence[str]) -> list[RenderableType]:
    """Return everything that everybody has, in words."""
    page: list[RenderableType] = []
    for number, seat in enumerate(view["seats"]):
        now, later = seat["available"], seat["unavailable"]
        page.append(chip(number) + styled(f" {names[number]}", TITLE))
        tiles = [f"{id} ({tile_words(say, box.tiles[box.tile_ids.index(id)])})" for id in seat["tiles"]]
        facts: dict[str, str | int] = {
            "explorers": now["explorers"], "leaders": now["leaders"], "later": later["explorers"],
            "later_leaders": later["leaders"], "camps": seat["camps_left"], "guards": seat["guards_left"],
        }  # fmt: skip
        page.append(Text("  " + say("term-l-site-supply", **facts)))
        token, place = seat["token"] or 0, seat["place"] or 0
        page.append(Text("  " + say("term-l-site-draft", token=token, tiles=", ".join(tiles) or "-", place=place)))
        for side in ("right", "left"):
            cards = [
                f"#{card['card']}{chr(39) * card['down']} {card_name(say, card['card'], box)}" for card in seat[side]
            ]
            page.append(Text("  " + say("term-l-site-cards", side=side, cards="; ".join(cards) or "-")))
        used = "yes" if seat["director_used"] else "no"
        page.append(Text("  " + say("term-l-site-powers", tile=seat["power_tile"] or 0, used=used)))
        if not seat["director_used"]:
            for power in seat["powers"]:
                page.append(Text(f"    {say(f'power-name-{power}')}: {power_text(say, power, box)}", style=DIM))
        owned = [f"{say('kind-' + kind)}{signs.TIMES}{count}" for kind, count in seat["treasures"].items()]
        page += [Text("  " + say("term-l-site-museum", treasures=" ".join(owned) or "-")), Text()]
    return page + _table_page(say, view)


def _table_page(say: Say, view: View) -> list[RenderableType]:
    """Return what lies on the table and belongs to nobody."""
    stones, supply = view["trail_stones"], view["supply"]
    opened = [say(f"kind-{kind}") for kind, count in supply["open_treasures"].items() if count]
    floors = " ".join(f"{value}{signs.TIMES}{left}" for value, left in supply["floors"].items() if left)
    edges = " ".join(stones["placed"]) or "-"
    return [
        Text(say("term-l-site-table"), style=TITLE),
        Text("  " + say("term-l-site-stones", left=stones["supply"], edges=edges)),
        Text("  " + say("term-l-site-open", treasures=" ".join(opened) or "-")),
        Text("  " + say("term-l-site-floors", floors=floors or "-")),
    ]
