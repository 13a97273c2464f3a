"""What the games of a tournament say, in numbers: one summary that table, JSON and page all show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tikal.arena.blocks import Block, by_deal, complete_blocks
from tikal.arena.outcome import Outcome
from tikal.arena.results import Results
from tikal.arena.schedule import Plan
from tikal.arena.sprt import Verdict
from tikal.arena.statistics import Estimate, Rating, mean_of, quantile, share_of
from tikal.arena.tournament import Trial


@dataclass(frozen=True)
class Times:
    """Seconds thought over a turn."""

    turns: int
    median: float
    p95: float
    most: float


@dataclass(frozen=True)
class Standing:
    """How one bot has done."""

    bot: str
    games: int
    wins: Estimate  # share of the win: alone against the rest in pairs, of every seat at tables
    score: Estimate | None  # over all its pairs, even strength is 0.5
    points: Estimate | None  # of games that were played to the end
    margin: Estimate | None
    elo: Rating | None
    openskill: Estimate | None
    times: Times | None
    faults: dict[str, int]  # by kind
    forfeits: int
    all_points: tuple[int, ...]  # of every seat
    all_margins: tuple[int, ...]


@dataclass(frozen=True)
class Pairing:
    """Two bots against each other, as the first one sees it."""

    bots: tuple[str, str]
    blocks: int
    score: Estimate
    alone: tuple[Estimate, Estimate]  # share of wins of each, alone against a table full of the other


@dataclass(frozen=True)
class Summary:
    """All that is known from the complete blocks."""

    plan: Plan
    software: list[dict[str, str]]
    played: int  # games
    counted: int  # games of complete blocks; of a test, up to its decision
    blocks: int
    standings: tuple[Standing, ...]  # the best first
    pairings: tuple[Pairing, ...]
    faults: tuple[tuple[Outcome, int], ...]  # game and which of its faults
    verdict: Verdict | None

    def pairing(self, one: str, other: str) -> Estimate | None:
        """Return the score of one bot against another, if they have met."""
        for pairing in self.pairings:
            if pairing.bots == (one, other):
                return pairing.score
            if pairing.bots == (other, one):
                return Estimate(1 - pairing.score.mean, pairing.score.half_width)
        return None

    def plain(self) -> dict[str, Any]:
        """Return it as JSON can hold it."""
        return {
            "format": "tikal-arena-summary",
            "version": 1,
            "command": self.plan.command,
            "plan": self.plan.plain(),
            "software": self.software,
            "games": {"planned": self.plan.games, "played": self.played, "counted": self.counted},
            "blocks": self.blocks,
            "bots": [_plain_standing(standing) for standing in self.standings],
            "pairs": [_plain_pairing(pairing) for pairing in self.pairings],
            "failures": [
                {"game": o.fixture.number, "deal": o.fixture.deal, "bot": o.fixture.seats[o.faults[n].seat]}
                | {"seat": o.faults[n].seat, "kind": o.faults[n].kind, "move": o.faults[n].move}
                | {"detail": o.faults[n].detail}
                for o, n in self.faults
            ],
            "test": None if self.verdict is None else _plain_verdict(self.verdict),
        }


def summarise(results: Results) -> Summary:
    """Return what the games played so far say."""
    from tikal.arena import ratings  # needs the extra

    plan, outcomes = results.plan, results.played
    trial = Trial(plan, outcomes)
    counted = outcomes
    if trial.verdict is not None:
        counted = [outcome for outcome in outcomes if outcome.fixture.deal < len(trial.verdict.path)]
    blocks = complete_blocks(plan, counted)
    bots = [bot for bot in plan.entrants if any(bot in block.match.bots for block in blocks)]
    rated = len(bots) > 1
    elos = ratings.elo(bots, blocks) if rated else {}
    skills = ratings.openskill(bots, blocks) if rated else {}
    standings = [_standing(bot, blocks, elos.get(bot), skills.get(bot)) for bot in bots]
    standings.sort(key=lambda standing: -(standing.elo.value if standing.elo else 0))
    return Summary(
        plan,
        results.software,
        len(outcomes),
        sum(len(block.outcomes) for block in blocks),
        len(blocks),
        tuple(standings),
        tuple(_pairings(plan, blocks)),
        tuple((outcome, number) for outcome in outcomes for number in range(len(outcome.faults))),
        trial.verdict,
    )


def _standing(bot: str, blocks: Sequence[Block], elo: Rating | None, skill: Estimate | None) -> Standing:
    own = [block for block in blocks if bot in block.match.bots]
    games = [outcome for block in own for outcome in block.outcomes if bot in outcome.fixture.seats]
    ended = [outcome for outcome in games if outcome.forfeit is None]

    def counted_shares(block: Block, outcome: Outcome) -> list[float]:
        return [outcome.shares[seat] for seat in block.counted(outcome, bot)]

    def margins(block: Block, outcome: Outcome) -> list[float]:
        seats = block.counted(outcome, bot) if outcome.forfeit is None else []
        return [outcome.margin(seat) for seat in seats]

    def points(block: Block, outcome: Outcome) -> list[float]:
        return [outcome.points[seat] for seat in _seats(outcome, bot)] if outcome.forfeit is None else []

    scores: dict[int, list[float]] = {}
    for block in own:
        if block.match.pair:
            first = block.match.bots[0] == bot
            scores.setdefault(block.deal, []).append(block.score if first else 1 - block.score)
    point_means, margin_means = by_deal(own, points), by_deal(own, margins)
    faults = Counter(
        fault.kind for outcome in games for fault in outcome.faults if outcome.fixture.seats[fault.seat] == bot
    )
    return Standing(
        bot,
        len(games),
        share_of(by_deal(own, counted_shares)),
        share_of([sum(values) / len(values) for values in scores.values()]) if scores else None,
        mean_of(point_means) if point_means else None,
        mean_of(margin_means) if margin_means else None,
        elo,
        skill,
        _times([seconds for outcome in games for seat in _seats(outcome, bot) for seconds in outcome.turns[seat]]),
        dict(sorted(faults.items())),
        sum(o.forfeit is not None and o.fixture.seats[o.forfeit] == bot for o in games),
        tuple(outcome.points[seat] for outcome in ended for seat in _seats(outcome, bot)),
        tuple(int(margin) for block in own for outcome in block.outcomes for margin in margins(block, outcome)),
    )


def _seats(outcome: Outcome, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(outcome.fixture.seats) if name == bot]


def _times(seconds: list[float]) -> Times | None:
    if not seconds:
        return None
    seconds.sort()
    return Times(len(seconds), quantile(seconds, 0.5), quantile(seconds, 0.95), seconds[-1])


def _pairings(plan: Plan, blocks: Sequence[Block]) -> list[Pairing]:
    found = []
    for match in plan.matches:
        own = [block for block in blocks if block.match == match]
        if match.pair and own:
            one, other = match.bots
            alone = (share_of([b.alone(one) for b in own]), share_of([b.alone(other) for b in own]))
            found.append(Pairing((one, other), len(own), share_of([block.score for block in own]), alone))
    return found


def _plain_estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    if estimate is None:
        return None
    return {"mean": round(estimate.mean, 6), "half_width": round(estimate.half_width, 6) if estimate.known else None}


def _plain_rating(rating: Rating | None) -> dict[str, float] | None:
    if rating is None:
        return None
    return {"value": round(rating.value, 3), "low": round(rating.low, 3), "high": round(rating.high, 3)}


def _plain_standing(standing: Standing) -> dict[str, Any]:
    times = standing.times
    return {
        "bot": standing.bot,
        "games": standing.games,
        "wins": _plain_estimate(standing.wins),
        "score": _plain_estimate(standing.score),
        "points": _plain_estimate(standing.points),
        "margin": _plain_estimate(standing.margin),
        "elo": _plain_rating(standing.elo),
        "openskill": _plain_estimate(standing.openskill),
        "points_quantiles": _quantiles(standing.all_points),
        "margin_quantiles": _quantiles(standing.all_margins),
        "turn_seconds": times and {"turns": times.turns, "median": times.median, "p95": times.p95, "max": times.most},
        "failures": standing.faults,
        "forfeits": standing.forfeits,
    }


def _quantiles(values: Sequence[int]) -> list[float] | None:
    """The least value, the quartiles and the greatest."""
    ordered = sorted(values)
    return [quantile(ordered, part) for part in (0, 0.25, 0.5, 0.75, 1)] if ordered else None


def _plain_pairing(pairing: Pairing) -> dict[str, Any]:
    return {
        "bots": list(pairing.bots),
        "blocks": pairing.blocks,
        "score": _plain_estimate(pairing.score),
        "alone": [_plain_estimate(estimate) for estimate in pairing.alone],
    }


def _plain_verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "answer": verdict.answer,
        "blocks": len(verdict.path),
        "llr": round(verdict.llr, 4),
        "bounds": [round(bound, 4) for bound in verdict.bounds],
    }
