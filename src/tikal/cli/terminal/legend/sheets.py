"""Legend's tables: what everybody would score in six parts, what a scoring brought, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.legend.words import View
from tikal.cli.terminal.tables import add_places, player, table
from tikal.cli.terminal.words import LOUD, say
from tikal.core.notation import SEATS
from tikal.record.events import Event

PARTS = ("temples", "tall", "volcanoes", "land", "lakes", "treasures")
COLUMNS = (
    ("term-column-temples", "right"), ("term-l-column-tall", "right"), ("term-l-column-volcanoes", "right"),
    ("term-l-column-land", "right"), ("term-l-column-lakes", "right"), ("term-column-treasures", "right"),
)  # fmt: skip


def _sheet(total: str, *more: tuple[str, str]) -> Table:
    last = ((total, "right"), ("term-column-points", "right"))
    return table(("term-column-player", "left"), *COLUMNS, *more, *last)


def _where(sheet: dict[str, Any]) -> str:
    """Return where points come from: temples, volcanoes, land, lakes and masks."""
    temples = [f"{t['hex']}:{t['value']}{signs.GUARD if t['guard'] else ''}" for t in sheet["temples"]]
    facts: dict[str, str | int] = {
        "temples": " ".join(temples) or "-",
        "count": len(temples),
        "volcanoes": " ".join(sheet["volcanoes"]) or "-",
        "land": " ".join(sheet["land"]) or "-",
        "hexes": len(sheet["land"]),
        "lakes": " ".join(sheet["lakes"]) or "-",
        "waters": len(sheet["lakes"]),
        "masks": sheet["masks"],
    }
    return say("term-l-where", **facts)


def score_sheet(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Return what everybody would score now, part by part, and where it comes from."""
    shown = _sheet("term-column-gain")
    lines: list[RenderableType] = []
    for number, seat in enumerate(view["seats"]):
        sheet = seat["if_scored"]
        parts = [str(sheet["parts"][part]) for part in PARTS]
        shown.add_row(player(number, names), *parts, str(sheet["total"]), str(seat["score"]))
        lines.append(player(number, names) + Text(": " + _where(sheet)))
    return [Text(say("term-score-title"), style=LOUD), shown, *lines, Text(say("term-l-score-note"))]


def round_sheet(scored: Sequence[Event], names: Sequence[str], final: bool) -> list[RenderableType]:
    """Return what a scoring has brought to each player, in the order in which they scored."""
    shown = _sheet("term-column-total", *((("term-l-column-director", "right"),) if final else ()))
    for event in scored:
        facts = event.facts
        cells = [str(facts["parts"][part]) for part in PARTS]
        if final:
            cells.append(str(facts["director"]))
        total = Text(f"+{facts['total']}", style=LOUD)
        shown.add_row(player(event.seat or 0, names), *cells, total, str(facts["score"]))
    return [Text(say("term-final-title" if final else "term-round-title"), style=LOUD), shown]


def final_sheet(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Return the places; equals share theirs."""
    shown = table(("term-column-place", "right"), ("term-column-player", "left"), ("term-column-points", "right"))
    ranking = [[SEATS.index(seat) for seat in place] for place in view["ranking"]]
    add_places(shown, ranking, names, [[str(seat["score"])] for seat in view["seats"]])
    lines: list[RenderableType] = [Text(say("term-places-title"), style=LOUD), shown]
    for place in ranking:
        for better, worse in pairwise(place):
            points = int(view["seats"][better]["score"])
            lines.append(Text(say("term-tie-shared", player=names[better], other=names[worse], points=points)))
    return lines
