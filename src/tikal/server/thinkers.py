"""Bots think in processes of their own, so that no search ever keeps the server from answering.

A worker gets what the bot's seat may see, as a position line, and answers with actions. It never has the
dealer's secret.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker

from tikal.bots.bot import Budget, Thought
from tikal.bots.player import ENDS, GRACE, PATIENCE, Player, fallback
from tikal.bots.registry import make_bot
from tikal.core import action as act
from tikal.core.errors import InvalidOption
from tikal.game import game_at

log = logging.getLogger(__name__)

MOST_SECONDS = 60.0  # for one answer of a bot that has no clock of its own
TRIES = 2  # workers that may be lost over one question
LATEST = 600.0  # a worker that says nothing for so many seconds is taken to be lost


@dataclass(frozen=True)
class Task:
    """One question to a bot: what would you do?"""

    bot: str
    seed: str
    line: str  # the position, as its seat sees it
    seconds: float = 0.0  # already thought this turn
    nodes: int = 0


@dataclass(frozen=True)
class Thoughts:
    """A bot's answer: actions up to the end of its turn or the first that reveals something."""

    actions: tuple[str, ...]
    seconds: float
    nodes: int
    ended: bool  # the turn, or a decision that others answer: the next one has a budget of its own
    failures: tuple[str, ...] = ()


def think(task: Task) -> Thoughts:
    """Let a bot decide. Runs in a worker."""
    game = game_at(task.line)
    bot = make_bot(task.bot, task.seed)
    player = Player(bot, bot.budget.less(task.seconds, task.nodes), _most(bot.budget))
    seat = game.current_player
    done: list[str] = []
    nodes = 0
    while game.current_player == seat:
        before = game.length
        action = player.play(game)
        done.append(str(action))
        nodes += bot.thought.nodes if isinstance(bot.thought, Thought) else 0
        bot.thought = None
        if game.length > before + 1 or act.kind_of(action.packed) in ENDS:  # chance answered, or the turn is over
            break
    failures = tuple(f"{failure.kind}: {failure.detail}" for failure in player.failures)
    return Thoughts(tuple(done), sum(player.turns), nodes, act.kind_of(action.packed) in ENDS, failures)


def _most(budget: Budget) -> float:
    return MOST_SECONDS if budget.seconds is None else budget.seconds * PATIENCE + GRACE


def step_in(line: str) -> Thoughts:
    """Return what is done for a bot that cannot answer: as little as possible."""
    game = game_at(line)
    action = fallback(game.legal_actions())
    return Thoughts((game.ruleset.notation.write(action),), 0.0, 0, act.kind_of(action) in ENDS)


def _prepare() -> None:
    """A worker ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started meanwhile are not hit by a Ctrl-C before they can ignore it; the server gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would take the block off again if it were started meanwhile
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinkers:
    """The workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the workers before the first of them is needed."""
        with _undisturbed():
            for _ in range(self.workers):
                self._open().submit(os.getpid)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare)
        return self._pool

    async def think(self, task: Task) -> Thoughts:
        """Ask a bot; if it cannot answer, the least is done in its place."""
        for _ in range(TRIES):
            pool = self._open()
            try:
                with _undisturbed():
                    running = asyncio.get_running_loop().run_in_executor(pool, think, task)
                thoughts = await asyncio.wait_for(running, LATEST)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("The bot %s lost its process (%s)", task.bot, type(error).__name__)
                if self._pool is pool:
                    self.stop()
            except InvalidOption as error:  # it came with a package that is no longer there
                log.warning("%s", error)
                break
            else:
                for failure in thoughts.failures:
                    log.warning("The bot %s failed: %s", task.bot, failure)
                return thoughts
        return step_in(task.line)

    def stop(self) -> None:
        """End the workers, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.join()
