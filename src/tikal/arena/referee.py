"""One game of a tournament, from the deal to the ranking."""

from __future__ import annotations

from dataclasses import replace

from tikal.arena.outcome import BLOCKED, CRASHED, Fault, Outcome, forfeited, places_of
from tikal.arena.schedule import Fixture, Plan
from tikal.arena.workers import Desk, Lost
from tikal.bots.bot import Budget, bot_seed
from tikal.bots.player import GRACE, PATIENCE, RAISED, Player
from tikal.bots.registry import make_bot
from tikal.game import new_game

LONGEST = 60.0  # seconds for an answer where neither the command nor the bot names a limit


def longest_answer(plan: Plan, budget: Budget) -> float:
    """Return how many seconds a bot may take over one answer before it is stopped and loses the turn."""
    if plan.most_seconds is not None:
        return plan.most_seconds
    return LONGEST if budget.seconds is None else budget.seconds * PATIENCE + GRACE


def hard_limit(longest: float) -> float:
    """Return after how many seconds a process is ended whose bot could not be stopped."""
    return 1.5 * longest + 2.0


def play(plan: Plan, fixture: Fixture, desk: Desk) -> Outcome:
    """Play one game; the same fixture gives the same game in every process, unless a clock decides."""
    deal = plan.deal_seed(fixture.deal)
    game = new_game(plan.edition, plan.players, plan.auction, deal, plan.options)
    players: list[Player] = []
    limits: list[float] = []
    for seat, name in enumerate(fixture.seats):
        desk.ask(seat, hard_limit(LONGEST), 0, game.scores)
        try:
            bot = make_bot(name, bot_seed(deal, seat))
        except Exception as error:  # somebody else's program
            return forfeited(fixture, game.scores, Fault(seat, RAISED, 0, f"{type(error).__name__}: {error}"[:200]))
        budget = replace(plan.budget or bot.budget, cores=plan.cores)
        longest = longest_answer(plan, budget)
        players.append(Player(bot, budget, longest))
        limits.append(hard_limit(longest))
    actions = 0
    while not game.is_over:
        seat = int(game.state.current)
        desk.ask(seat, limits[seat], game.length, game.scores)
        players[seat].play(game)
        actions += 1
    faults = [Fault(seat, f.kind, f.move, f.detail) for seat, player in enumerate(players) for f in player.failures]
    turns = tuple(tuple(round(seconds, 5) for seconds in player.turns) for player in players)
    return Outcome(fixture, tuple(game.scores), places_of(game.ranking), actions, turns, tuple(faults))


def lost(fixture: Fixture, what: Lost) -> Outcome:
    """Return the outcome of a game whose process was lost: the bot that was asked has forfeited it."""
    kind = BLOCKED if what.hung else CRASHED
    detail = "no answer, and no signal stopped it" if what.hung else "the process ended"
    return forfeited(fixture, what.points[: len(fixture.seats)], Fault(what.seat, kind, what.move, detail))
