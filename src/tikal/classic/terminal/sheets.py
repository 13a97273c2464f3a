"""Tables: what everybody would score, what a scoring round brought, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import to_builtins
from rich.console import RenderableType
from rich.text import Text

from tikal.classic.rules import scoring
from tikal.classic.rules.state import State
from tikal.classic.sheet import sheet_view
from tikal.cli.terminal import signs
from tikal.cli.terminal.tables import add_places, player, table
from tikal.cli.terminal.words import LOUD
from tikal.core.ranking import ranking
from tikal.messages import Say
from tikal.record.events import Event

TIE_COLUMNS = {"guard": "term-column-guard", "treasures": "term-column-treasures"}


def _temples(say: Say, sheet: dict[str, Any]) -> str:
    parts = [f"{t['hex']}:{t['value']}{signs.GUARD if t['guard'] else ''}" for t in sheet["temples"]]
    return ", ".join(parts) or say("term-nothing")


def _treasures(say: Say, sheet: dict[str, Any]) -> str:
    parts = [
        f"{say('kind-' + t['kind'])}{signs.TIMES + str(t['count']) if t['count'] > 1 else ''}:{t['points']}"
        for t in sheet["treasures"]
    ]
    return ", ".join(parts) or say("term-nothing")


def score_sheet(say: Say, s: State, names: Sequence[str]) -> list[RenderableType]:
    """Return what everybody would score now, temple by temple and kind by kind."""
    shown = table(
        say,
        ("term-column-player", "left"), ("term-column-temples", "left"), ("term-column-treasures", "left"),
        ("term-column-gain", "right"), ("term-column-points", "right"),
    )  # fmt: skip
    for seat in range(s.players):
        sheet = to_builtins(sheet_view(s, scoring.sheet(s, seat)))
        cells = (_temples(say, sheet), _treasures(say, sheet), str(sheet["total"]), str(s.score[seat]))
        shown.add_row(player(seat, names), *cells)
    return [Text(say("term-score-title"), style=LOUD), shown, Text(say("term-score-note", guard=signs.GUARD))]


def round_sheet(say: Say, scored: Sequence[Event], names: Sequence[str], final: bool) -> list[RenderableType]:
    """Return what a scoring round has brought to each player, in the order in which they scored."""
    shown = table(
        say,
        ("term-column-player", "left"), ("term-column-temples", "left"), ("term-column-treasures", "left"),
        ("term-column-total", "right"), ("term-column-points", "right"),
    )  # fmt: skip
    for event in scored:
        facts = event.facts
        temples = _temples(say, facts) + (f" = {facts['temple_points']}" if facts["temples"] else "")
        treasures = _treasures(say, facts) + (f" = {facts['treasure_points']}" if facts["treasures"] else "")
        total = Text(f"+{facts['total']}", style=LOUD)
        shown.add_row(player(event.seat or 0, names), temples, treasures, total, str(facts["score"]))
    return [Text(say("term-final-title" if final else "term-round-title"), style=LOUD), shown]


def final_sheet(say: Say, s: State, names: Sequence[str]) -> list[RenderableType]:
    """Return the places, and what decided between equals."""
    keys = s.ruleset.tie_break.keys
    shown = table(say, ("term-column-place", "right"), ("term-column-player", "left"), ("term-column-points", "right"))
    for key in keys[1:]:
        shown.add_column(say(TIE_COLUMNS[key]), justify="right")
    values = [[str(value) for value in s.ruleset.tie_break.key(s, seat)] for seat in range(s.players)]
    add_places(shown, ranking(s), names, values)
    lines: list[RenderableType] = [Text(say("term-places-title"), style=LOUD), shown]
    return lines + [Text(line) for line in _ties(say, s, names)]


def _ties(say: Say, s: State, names: Sequence[str]) -> list[str]:
    """Explain every tie on points: what broke it, or that the place is shared."""
    keys = s.ruleset.tie_break.keys
    order = [seat for place in ranking(s) for seat in place]
    lines: list[str] = []
    for better, worse in pairwise(order):
        if s.score[better] != s.score[worse]:
            continue
        ours, theirs = s.ruleset.tie_break.key(s, better), s.ruleset.tie_break.key(s, worse)
        by = next((n for n in range(len(keys)) if ours[n] != theirs[n]), None)
        facts: dict[str, str | int] = {"player": names[better], "other": names[worse], "points": int(s.score[better])}
        if by is None:
            lines.append(say("term-tie-shared", **facts))
        else:
            lines.append(say("term-tie-broken", by=keys[by], mine=ours[by], theirs=theirs[by], **facts))
    return lines
