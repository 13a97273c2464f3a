"""The tables in which `tikal arena` shows what came out."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tikal.arena import wording
from tikal.arena.summary import Summary
from tikal.messages import Say


def show(summary: Summary, out: Console, say: Say) -> None:
    """Print everything."""
    if summary.standings:
        out.print(_standings(say, summary))
        out.print(_times(say, summary))
        if len(summary.pairings) > 1:
            out.print(_matrix(say, summary))
    else:
        out.print(say("arena-nothing"))
    if summary.counted < summary.played:
        out.print(say("arena-uncounted", games=summary.played - summary.counted))
    if summary.verdict is not None:
        out.print(f"[bold]{escape(wording.verdict_sentence(say, summary))}[/bold]")
    for line in wording.fault_lines(say, summary):
        out.print(f"[red]{escape(line)}[/red]")


def _standings(say: Say, summary: Summary) -> Table:
    plan = summary.plan
    facts: dict[str, str | int] = {
        "games": summary.counted,
        "rules": wording.rules_of(plan),
        "players": plan.players,
        "seed": plan.seed,
    }
    table = _table(say("arena-title", **facts), say("arena-caption", blocks=summary.blocks))
    rated, has_score = len(summary.standings) > 1, plan.players > 2 and bool(summary.pairings)
    codes = ["arena-bot", "arena-games", *(["arena-elo", "arena-openskill"] if rated else []), "arena-wins"]
    codes += ["arena-score"] if has_score else []
    _add_columns(say, table, codes)
    for standing in summary.standings:
        cells = [str(standing.games)]
        cells += [wording.rating_text(standing.elo), wording.estimate_text(standing.openskill)] if rated else []
        cells += [standing.wins.text(percent=True)]
        cells += [wording.estimate_text(standing.score, percent=True)] if has_score else []
        table.add_row(escape(standing.bot), *cells)
    return table


def _times(say: Say, summary: Summary) -> Table:
    table = _table(say("arena-times-title"))
    codes = ("arena-bot", "arena-points", "arena-margin", "arena-turn-median", "arena-turn-p95", "arena-turn-max")
    _add_columns(say, table, (*codes, "arena-failures"))
    for standing in summary.standings:
        failures = escape(wording.failures_text(say, standing))
        cells = (
            wording.estimate_text(standing.points),
            wording.estimate_text(standing.margin),
            *wording.time_texts(standing),
        )
        table.add_row(escape(standing.bot), *cells, f"[red]{failures}[/red]" if standing.faults else failures)
    return table


def _table(title: str, caption: str = "") -> Table:
    return Table(title=escape(title), caption=caption or None, box=box.SIMPLE_HEAD, pad_edge=False)


def _add_columns(say: Say, table: Table, codes: Sequence[str]) -> None:
    for code in codes:
        table.add_column(say(code), justify="left" if code == "arena-bot" else "right")


def _matrix(say: Say, summary: Summary) -> Table:
    bots = [standing.bot for standing in summary.standings]
    table = _table(say("arena-matrix"))
    table.add_column("")
    for bot in bots:
        table.add_column(escape(bot), justify="right")
    for one in bots:
        scores = [summary.pairing(one, other) for other in bots]
        table.add_row(escape(one), *("" if score is None else score.text(percent=True) for score in scores))
    return table
