"""The words and numbers of a summary, as both the table and the page show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tikal.arena import sprt
from tikal.arena.schedule import Plan
from tikal.arena.statistics import Estimate, Rating
from tikal.bots.bot import Budget
from tikal.editions import registry
from tikal.messages import Say

if TYPE_CHECKING:  # they bring libraries that a list of bots need not load
    from tikal.arena.summary import Standing, Summary


def rules_of(plan: Plan) -> str:
    """Return the rules that are played, as one word."""
    return registry.ruleset(plan.edition, plan.auction, plan.options).spec


def budget_text(say: Say, budget: Budget) -> str:
    """Return what a bot may think within."""
    parts = []
    if budget.seconds is not None:
        parts.append(say("bots-seconds", seconds=f"{budget.seconds:g}"))
    if budget.nodes is not None:
        parts.append(say("bots-nodes", nodes=budget.nodes))
    return ", ".join(parts) or say("bots-no-budget")


def rating_text(rating: Rating | None) -> str:
    """Return an Elo with its interval."""
    if rating is None:
        return "–"
    if rating.low == rating.high:
        return f"{rating.value:.0f} ± ?"
    return f"{rating.value:.0f} ({rating.low:.0f}…{rating.high:.0f})"


def estimate_text(estimate: Estimate | None, percent: bool = False) -> str:
    """Return an estimate, or a dash where there is none."""
    return "–" if estimate is None else estimate.text(percent)


def seconds_text(seconds: float) -> str:
    """Return a time as long as it needs."""
    if seconds < 0.0995:
        return f"{1000 * seconds:.{1 if seconds < 0.00995 else 0}f} ms"
    return f"{seconds:.{2 if seconds < 9.995 else 0}f} s"


def time_texts(standing: Standing) -> list[str]:
    """Return median, 95% and longest time of a turn."""
    times = standing.times
    return ["–"] * 3 if times is None else [seconds_text(each) for each in (times.median, times.p95, times.most)]


def failures_text(say: Say, standing: Standing) -> str:
    """Return a bot's failures by kind."""
    kinds = ", ".join(f"{say(f'fault-{kind}')} {count}" for kind, count in standing.faults.items())
    return kinds or say("arena-none")


def fault_lines(say: Say, summary: Summary) -> list[str]:
    """Return a sentence about every bot that failed, with the first time it did."""
    lines = []
    for bot in summary.plan.entrants:
        own = [
            (outcome, outcome.faults[number])
            for outcome, number in summary.faults
            if outcome.fixture.seats[outcome.faults[number].seat] == bot
        ]
        if own:
            outcome, fault = own[0]
            kinds: dict[str, int] = {}
            for _, each in own:
                kinds[each.kind] = kinds.get(each.kind, 0) + 1
            forfeits = sum(each.seat == game.forfeit for game, each in own)
            facts: dict[str, str | int] = {
                "bot": bot,
                "lost": len(own) - forfeits,
                "forfeits": forfeits,
                "kinds": ", ".join(f"{say(f'fault-{kind}')} {count}" for kind, count in sorted(kinds.items())),
                "game": outcome.fixture.number,
                "move": fault.move,
                "detail": fault.detail,
            }
            lines.append(say("arena-fault-line", **facts))
    return lines


def verdict_sentence(say: Say, summary: Summary) -> str:
    """Return what the sequential test says."""
    verdict, question = summary.verdict, summary.plan.question
    assert verdict is not None and question is not None
    codes = {sprt.ACCEPTED: "arena-accepted", sprt.REJECTED: "arena-rejected", sprt.UNDECIDED: "arena-undecided"}
    one, other = summary.plan.bots
    facts: dict[str, str | int] = {
        "one": one,
        "other": other,
        "elo0": f"{question.elo0:g}",
        "elo1": f"{question.elo1:g}",
        "llr": f"{verdict.llr:.2f}",
        "low": f"{verdict.bounds[0]:.2f}",
        "high": f"{verdict.bounds[1]:.2f}",
        "blocks": len(verdict.path),
    }
    return say(codes[verdict.answer], **facts)
