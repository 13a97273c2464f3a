"""Ratings: Elo fitted to all games at once, and openskill's Plackett-Luce, with intervals by bootstrap over deals.

Elo: the winner of a game is drawn in proportion to 10^(Elo / 400) of the seats (Bradley and Terry for two players, Luce
for more); a shared win counts as its share. The ratings are those that make the winners most likely, with one more
game of each bot, drawn, against a player of rating 0, which keeps a bot that won or lost everything finite.

openskill: places of all seats, game after game in the order of the schedule. A bot in several seats moves by the
mean of what its seats would move.

Bootstrap: deals are drawn with replacement, from a fixed seed, and the ratings computed again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tikal.arena.blocks import Block
from tikal.arena.statistics import Z95, Estimate, Rating
from tikal.ratings import Strength, rated, unknown

RESAMPLES = 1000
OPENSKILL_GAMES = 50_000  # rated for the intervals of openskill, whose steps are slow
LEAST_RESAMPLES = 20
SEED = 20220
ELO = 400 / np.log(10)  # Elo points for a natural logarithm of strength
LONGEST_STEP = 2.0
STEPS = 100

Array = NDArray[np.float64]


def elo(bots: Sequence[str], blocks: Sequence[Block]) -> dict[str, Rating]:
    """Return the Elo of each bot; their mean is 0."""
    deals = {deal: row for row, deal in enumerate(sorted({block.deal for block in blocks}))}
    lineups = sorted({tuple(sorted(outcome.fixture.seats)) for block in blocks for outcome in block.outcomes})
    seats = np.array([[lineup.count(bot) for bot in bots] for lineup in lineups], dtype=np.float64)
    wins = np.zeros((len(deals), len(bots)))
    games = np.zeros((len(deals), len(lineups)))
    for block in blocks:
        row = deals[block.deal]
        for outcome in block.outcomes:
            games[row, lineups.index(tuple(sorted(outcome.fixture.seats)))] += 1
            for seat, share in enumerate(outcome.shares):
                wins[row, bots.index(outcome.fixture.seats[seat])] += share
    value = _fit(wins.sum(0)[None], games.sum(0)[None], seats, np.full((1, len(bots)), 0.5))[0]
    if len(deals) < 2:
        return {bot: Rating(float(value[n]), float(value[n]), float(value[n])) for n, bot in enumerate(bots)}
    rng = np.random.default_rng(SEED)
    draws = rng.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), size=RESAMPLES).astype(np.float64)
    extra = rng.random((RESAMPLES, len(bots)))  # the one game more ends anyhow: all wins are no certainty
    again = _fit(draws @ wins, draws @ games, seats, extra)
    low, high = np.quantile(again, (0.025, 0.975), axis=0)
    return {
        bot: Rating(float(value[n]), float(min(low[n], value[n])), float(max(high[n], value[n])))
        for n, bot in enumerate(bots)
    }


def _fit(wins: Array, games: Array, seats: Array, extra: Array) -> Array:
    """Return the Elos that make the winners most likely, for every row, by Newton's method.

    `seats` counts each bot's seats in each lineup, `games` the games of each lineup, `extra` is each bot's result in
    the one game more.
    """
    strength = np.zeros_like(wins)  # natural logarithms
    identity = np.eye(wins.shape[1])
    for _ in range(STEPS):
        weight = np.exp(strength)[:, None, :] * seats[None]
        chance = weight / weight.sum(2, keepdims=True)  # row, lineup, bot: to win
        alone = 1 / (1 + np.exp(-strength))  # to win the one game more
        slope = wins + extra - np.einsum("rl,rlb->rb", games, chance) - alone
        within = np.einsum("rl,rlb->rb", games, chance) + alone * (1 - alone)
        bend = within[:, :, None] * identity - np.einsum("rl,rlb,rlc->rbc", games, chance, chance)
        step = np.linalg.solve(bend, slope[:, :, None])[:, :, 0]
        longest = np.abs(step).max(1, keepdims=True)
        strength += step * np.minimum(1, LONGEST_STEP / np.maximum(longest, LONGEST_STEP))
        if longest.max() < 1e-10:
            break
    result: Array = (strength - strength.mean(1, keepdims=True)) * ELO
    return result


def openskill(bots: Sequence[str], blocks: Sequence[Block]) -> dict[str, Estimate]:
    """Return openskill's mu of each bot; it begins at 25.

    The interval is the normal one of the bootstrap, but at least that of openskill's own sigma.
    """
    deals: dict[int, list[tuple[tuple[str, ...], tuple[int, ...]]]] = {}
    for block in blocks:
        deals.setdefault(block.deal, []).extend((outcome.fixture.seats, outcome.places) for outcome in block.outcomes)
    order = [deals[deal] for deal in sorted(deals)]
    value, sigma = _rated(bots, [game for games in order for game in games])
    if len(order) < 2:
        return {bot: Estimate(value[bot], math.inf) for bot in bots}
    games = sum(len(games) for games in order)
    resamples = min(200, max(LEAST_RESAMPLES, OPENSKILL_GAMES // games))
    rng = np.random.default_rng(SEED)
    again = []
    for _ in range(resamples):
        drawn = rng.integers(len(order), size=len(order))
        mus, _ = _rated(bots, [game for deal in drawn for game in order[deal]])
        again.append([mus[bot] for bot in bots])
    own = np.array([sigma[bot] for bot in bots])
    around = Z95 * np.maximum(np.std(np.array(again), axis=0, ddof=1), own)
    return {bot: Estimate(value[bot], float(around[n])) for n, bot in enumerate(bots)}


def _rated(
    bots: Sequence[str], games: list[tuple[tuple[str, ...], tuple[int, ...]]]
) -> tuple[dict[str, float], dict[str, float]]:
    """Return mu and sigma of each bot after the games."""
    found = dict.fromkeys(bots, unknown())
    for seats, places in games:
        after = rated([found[bot] for bot in seats], places)
        for bot in dict.fromkeys(seats):
            own = [strength for name, strength in zip(seats, after, strict=True) if name == bot]
            found[bot] = Strength(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return {bot: found[bot].mu for bot in bots}, {bot: found[bot].sigma for bot in bots}
