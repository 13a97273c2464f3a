"""Legend's tables: what everybody would score in six parts, what a scoring brought, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.tables import add_places, player, table
from tikal.cli.terminal.words import LOUD
from tikal.core.notation import SEATS
from tikal.legend.terminal.words import View
from tikal.messages import Say
from tikal.record.events import Event

#: The six parts of a score, and what they are called.
PARTS = (
    ("temples", "term-column-temples"), ("tall", "term-l-column-tall"), ("volcanoes", "term-l-column-volcanoes"),
    ("land", "term-l-column-land"), ("lakes", "term-l-column-lakes"), ("treasures", "term-column-treasures"),
)  # fmt: skip


def _sheet(say: Say, seats: Sequence[int], names: Sequence[str], parts: Sequence[dict[str, int]]) -> Table:
    """Return a table with a column for each seat and a row for each part: it fits a narrow window."""
    sheet = table(say, ("term-l-column-part", "left"))
    for seat in seats:
        sheet.add_column(player(seat, names), justify="right", overflow="fold")
    for part, code in PARTS:
        sheet.add_row(say(code), *(str(each[part]) for each in parts))
    return sheet


def _where(say: Say, sheet: dict[str, Any]) -> str:
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


def score_sheet(say: Say, view: View, names: Sequence[str]) -> list[RenderableType]:
    """Return what everybody would score now, part by part, and where it comes from."""
    scoring = [(number, seat) for number, seat in enumerate(view["seats"]) if seat["if_scored"]]
    sheets = [seat["if_scored"] for _, seat in scoring]
    shown = _sheet(say, [number for number, _ in scoring], names, [sheet["parts"] for sheet in sheets])
    shown.add_section()
    shown.add_row(say("term-column-gain"), *(str(sheet["total"]) for sheet in sheets), style=LOUD)
    shown.add_row(say("term-column-points"), *(str(seat["score"]) for _, seat in scoring))
    where = [player(number, names) + Text(": " + _where(say, seat["if_scored"])) for number, seat in scoring]
    return [Text(say("term-score-title"), style=LOUD), shown, *where, Text(say("term-l-score-note"))]


def round_sheet(say: Say, scored: Sequence[Event], names: Sequence[str], final: bool) -> list[RenderableType]:
    """Return what a scoring has brought to each player, in the order in which they scored."""
    facts = [event.facts for event in scored]
    shown = _sheet(say, [event.seat or 0 for event in scored], names, [each["parts"] for each in facts])
    if final:
        shown.add_row(say("term-l-column-director"), *(str(each["director"]) for each in facts))
    shown.add_section()
    shown.add_row(say("term-column-total"), *(f"+{each['total']}" for each in facts), style=LOUD)
    shown.add_row(say("term-column-points"), *(str(each["score"]) for each in facts))
    return [Text(say("term-final-title" if final else "term-round-title"), style=LOUD), shown]


def final_sheet(say: Say, view: View, names: Sequence[str]) -> list[RenderableType]:
    """Return the places; equals share theirs."""
    shown = table(say, ("term-column-place", "right"), ("term-column-player", "left"), ("term-column-points", "right"))
    ranking = [[SEATS.index(seat) for seat in place] for place in view["ranking"]]
    add_places(shown, ranking, names, [[str(seat["score"])] for seat in view["seats"]])
    lines: list[RenderableType] = [Text(say("term-places-title"), style=LOUD), shown]
    for place in ranking:
        for better, worse in pairwise(place):
            points = int(view["seats"][better]["score"])
            lines.append(Text(say("term-tie-shared", player=names[better], other=names[worse], points=points)))
    return lines
