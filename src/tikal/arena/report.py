"""The page: one HTML file with everything in it, to be read in any browser and sent to anybody."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from tikal.arena import plots
from tikal.arena.schedule import Plan
from tikal.arena.statistics import Estimate
from tikal.arena.summary import Standing, Summary
from tikal.arena.wording import (
    budget_text,
    estimate_text,
    failures_text,
    fault_lines,
    rating_text,
    rules_of,
    time_texts,
    verdict_sentence,
)
from tikal.messages import Catalogue, Say

MOST_FAULTS = 50  # listed one by one


def page(summary: Summary, words: Catalogue) -> str:
    """Return the page of a summary."""
    say = words.say
    title = say("arena-page-title", bots=", ".join(summary.plan.entrants))
    style = resources.files("tikal.arena").joinpath("report.css").read_text("utf-8")
    parts = [_facts(say, summary)]
    if summary.verdict is not None:
        parts.append(_test(say, summary))
    if summary.standings:
        shown = (_standings, _ratings, _matrix, _points, _margins, _times)
        parts += [part(say, summary) for part in shown]
    else:
        parts.append(f"<section>{_paragraph(say('arena-nothing'))}</section>")
    parts.append(_failures(say, summary))
    body = "\n".join(part for part in parts if part)
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def _paragraph(text: str, kind: str = "plain") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def _section(heading: str, *content: str, note: str = "") -> str:
    text = _paragraph(note, "note") if note else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{''.join(content)}{text}\n</section>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """Return a table of cells that are HTML already; a cell may begin with its own tag."""
    heads = "".join(f"<th>{text}</th>" for text in head)
    lines = "".join(
        "<tr>" + "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row) + "</tr>\n"
        for row in rows
    )
    attribute = f' class="{kind}"' if kind else ""
    return (
        f'<div class="wide"><table{attribute}><thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody></table></div>'
    )


def _facts(say: Say, summary: Summary) -> str:
    plan = summary.plan
    rows = [
        ("arena-page-rules", escape(rules_of(plan))),
        ("arena-page-players", str(plan.players)),
        ("arena-page-deals", str(plan.deals)),
        ("arena-page-counted", f"{summary.counted} / {plan.games}"),
        ("arena-page-seed", escape(plan.seed)),
        ("arena-page-budget", escape(_budget(say, plan))),
        ("arena-page-software", "<br/>".join(escape(_software(say, each)) for each in summary.software)),
        ("arena-page-command", f"<code>{escape(plan.command)}</code>"),
    ]
    items = "".join(f"<dt>{escape(say(code))}</dt><dd>{value}</dd>\n" for code, value in rows)
    return _section(say("arena-page-facts"), f"<dl>\n{items}</dl>")


def _budget(say: Say, plan: Plan) -> str:
    text = say("arena-page-own-budget") if plan.budget is None else budget_text(say, plan.budget)
    return text if plan.cores == 1 else ", ".join((text, say("bots-cores", cores=plan.cores)))


def _software(say: Say, facts: dict[str, str]) -> str:
    commit = facts.get("commit")
    where = say("arena-page-commit", commit=commit) if commit else say("arena-page-unknown-commit")
    return f"Tikal {facts.get('tikal')} ({where}), {facts.get('engine')}, Python {facts.get('python')}"


def _test(say: Say, summary: Summary) -> str:
    verdict, question = summary.verdict, summary.plan.question
    assert verdict is not None and question is not None
    one, other = summary.plan.bots
    heading = say("arena-page-test", one=one, other=other)
    note = say("arena-page-test-note", elo0=f"{question.elo0:g}", elo1=f"{question.elo1:g}")
    sentence = _paragraph(verdict_sentence(say, summary), "verdict")
    return _section(heading, sentence, plots.walk(heading, verdict.path, verdict.bounds), note=note)


def _standings(say: Say, summary: Summary) -> str:
    rated, pairs = len(summary.standings) > 1, bool(summary.pairings)
    has_score = pairs and summary.plan.players > 2
    codes = ["arena-bot", "arena-games", *(["arena-elo", "arena-openskill"] if rated else []), "arena-wins"]
    codes += [*(["arena-score"] if has_score else []), "arena-points", "arena-margin", "arena-failures"]
    rows = []
    for standing in summary.standings:
        cells = [escape(standing.bot), str(standing.games)]
        cells += [rating_text(standing.elo), estimate_text(standing.openskill)] if rated else []
        cells.append(standing.wins.text(percent=True))
        cells += [estimate_text(standing.score, percent=True)] if has_score else []
        cells += [estimate_text(standing.points), estimate_text(standing.margin), _faults_cell(say, standing)]
        rows.append(cells)
    even = f"{100 / summary.plan.players:.0f}%"
    note = say("arena-page-standings-note", pairs="yes" if has_score else "no", even=even)
    return _section(say("arena-page-standings"), _table([escape(say(c)) for c in codes], rows), note=note)


def _faults_cell(say: Say, standing: Standing) -> str:
    text = escape(failures_text(say, standing))
    return f'<td class="bad">{text}</td>' if standing.faults else text


def _ratings(say: Say, summary: Summary) -> str:
    rows = [(s.bot, s.elo.value, s.elo.low, s.elo.high) for s in summary.standings if s.elo is not None]
    heading = say("arena-page-ratings")
    return _section(heading, plots.intervals(heading, rows), note=say("arena-page-ratings-note")) if rows else ""


def _matrix(say: Say, summary: Summary) -> str:
    if not summary.pairings:
        return ""
    bots = [standing.bot for standing in summary.standings]
    rows = [[escape(one), *(_cell(summary.pairing(one, other)) for other in bots)] for one in bots]
    table = _table(["", *(escape(bot) for bot in bots)], rows, "matrix")
    return _section(say("arena-page-matrix"), table, note=say("arena-matrix"))


def _cell(score: Estimate | None) -> str:
    """A cell of the matrix, the greener the better for the row."""
    if score is None:
        return "<td></td>"
    strength = min(0.55, abs(score.mean - 0.5) * 1.1)
    colour = "31,150,95" if score.mean >= 0.5 else "205,70,55"
    return (
        f'<td style="background:rgba({colour},{strength:.2f})">{100 * score.mean:.1f}%'
        f"<small>± {100 * score.half_width:.1f}</small></td>"
    )


def _points(say: Say, summary: Summary) -> str:
    rows = [(standing.bot, standing.all_points) for standing in summary.standings if standing.all_points]
    heading = say("arena-page-points")
    return _section(heading, plots.histograms(heading, rows), note=say("arena-page-points-note")) if rows else ""


def _margins(say: Say, summary: Summary) -> str:
    rows = [(standing.bot, standing.all_margins) for standing in summary.standings if standing.all_margins]
    heading = say("arena-page-margins")
    if not rows:
        return ""
    return _section(heading, plots.histograms(heading, rows, zero=True), note=say("arena-page-margins-note"))


def _times(say: Say, summary: Summary) -> str:
    timed = [(standing, standing.times) for standing in summary.standings if standing.times is not None]
    if not timed:
        return ""
    heading = say("arena-page-times")
    codes = ("arena-bot", "arena-turns", "arena-turn-median", "arena-turn-p95", "arena-turn-max")
    rows = [[escape(standing.bot), str(times.turns), *time_texts(standing)] for standing, times in timed]
    plot = plots.times(heading, [(s.bot, times.median, times.p95, times.most) for s, times in timed])
    table = _table([escape(say(code)) for code in codes], rows)
    return _section(heading, plot, table, note=say("arena-page-times-note"))


def _failures(say: Say, summary: Summary) -> str:
    heading, note = say("arena-page-failures"), say("arena-page-failures-note")
    if not summary.faults:
        return _section(heading, _paragraph(say("arena-page-no-failures")))
    lines = "".join(_paragraph(line, "bad") for line in fault_lines(say, summary))
    rows = []
    for outcome, number in summary.faults[:MOST_FAULTS]:
        fault = outcome.faults[number]
        bot = outcome.fixture.seats[fault.seat]
        detail = f'<td class="text">{escape(fault.detail)}</td>'
        rows.append([str(outcome.fixture.number), escape(bot), escape(say(f"fault-{fault.kind}")), detail])
    head = [escape(say(code)) for code in ("arena-page-game", "arena-bot", "arena-page-kind", "arena-page-detail")]
    more = len(summary.faults) - MOST_FAULTS
    rest = _paragraph(say("arena-page-more-failures", count=more)) if more > 0 else ""
    return _section(heading, lines, _table(head, rows, "faults"), rest, note=note)
