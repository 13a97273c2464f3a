"""Bots think in processes of their own, so that no search ever keeps the server from answering.

A worker gets what the bot's seat may see, as a position line, and answers with actions. It never has the
dealer's secret. Questions wait in a line for each visitor. The addresses that visitors call from are served in turn,
and so are the visitors of one address: however many tables or cookies somebody has, others wait for one thought of
theirs at most.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import TypeVar

from tikal.bots import advice
from tikal.bots.advice import Advice, Note
from tikal.bots.bot import Budget, Thought
from tikal.bots.player import ENDS, GRACE, PATIENCE, Player, fallback
from tikal.bots.registry import bot_class, make_bot
from tikal.bots.second import cores_here, undisturbed
from tikal.core import action as act
from tikal.core.errors import InvalidOption
from tikal.game import game_at
from tikal.server.measures import SLOW, Histogram

log = logging.getLogger(__name__)

MOST_SECONDS = 60.0  # for one answer of a bot that has no clock of its own
TRIES = 2  # workers that may be lost over one question
MARGIN = 30.0  # seconds beyond its bot's budget after which a worker is taken to be lost
REMEMBERED = 20_000  # visitors whose address is known
HINT = Budget(seconds=2.0)  # for a hint ...
NOTE = Budget(seconds=1.0)  # ... and for a look back at a turn

T = TypeVar("T")
W = TypeVar("W")


@dataclass(frozen=True)
class Task:
    """One question to a bot: what would you do?"""

    bot: str
    seed: str
    line: str  # the position, as its seat sees it
    seconds: float = 0.0  # already thought this turn
    nodes: int = 0
    visitor: str = ""  # who keeps the table: their questions wait in one line
    cores: int = 1  # that may work on it


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
    budget = replace(bot.budget.less(task.seconds, task.nodes), cores=task.cores)
    player = Player(bot, budget, _most(bot.budget))
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


@dataclass(frozen=True)
class Question:
    """Somebody wants to know what the strongest bot would do, or would have done."""

    seed: str
    line: str  # the position, as its seat sees it
    names: tuple[str, ...]
    visitor: str  # who asks: their questions wait in one line
    played: tuple[str, ...] | None = None  # since then, where a turn is looked back at
    budget: Budget = HINT


def answer(question: Question) -> Advice | Note | None:
    """Say what the strongest bot would do, or what a turn gave away. Runs in a worker."""
    line, names, seed, budget = question.line, question.names, question.seed, question.budget
    if question.played is None:
        return advice.advise(line, names, seed, budget)
    return advice.review(line, question.played, names, seed, budget)


def _most(budget: Budget) -> float:
    return MOST_SECONDS if budget.seconds is None else budget.seconds * PATIENCE + GRACE


def _most_cores(bot: str) -> int:
    try:
        return bot_class(bot).most_cores
    except InvalidOption:  # whoever asks it will hear of that
        return 1


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


class Worker:
    """One process that thinks, started again whenever it was lost."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the process before it is needed."""
        with undisturbed():
            self._open().submit(os.getpid)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_prepare)
        return self._pool

    async def think(self, task: Task) -> Thoughts:
        """Let the process decide for a bot.

        :raises InvalidOption: if there is no such bot.
        :raises TimeoutError: if it says nothing for too long.
        :raises BrokenProcessPool: if it ends meanwhile, or has ended before.
        """
        return await self._run(think, task, _most(bot_class(task.bot).budget))

    async def answer(self, question: Question) -> Advice | Note | None:
        """Let the process answer a question; it raises what `think` does."""
        return await self._run(answer, question, _most(question.budget))

    async def _run(self, work: Callable[[W], T], task: W, most: float) -> T:
        try:
            with undisturbed():
                running = asyncio.get_running_loop().run_in_executor(self._open(), work, task)
            return await asyncio.wait_for(running, most + MARGIN)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            raise

    def stop(self) -> None:
        """End the process, whatever it is thinking about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()


class CannotSay(Exception):
    """The bot that was asked came to no answer."""


class Thinkers:
    """The workers, and who waits for one."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.most = max(1, workers - 1)  # thoughts of one visitor at a time: a worker is left for others
        self._idle = list(self.workers)
        self._addresses: OrderedDict[str, str] = OrderedDict()  # by visitor, the most recent last
        #: The waiting, by address and visitor; in both, whoever is served next comes first.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[Worker]]]] = {}
        #: Who waits until nobody else does: looks back at turns, by visitor.
        self._patient: deque[tuple[str, asyncio.Future[Worker]]] = deque()
        self._thinking: Counter[str] = Counter()  # thoughts that are being thought, by visitor
        self._cores = min(workers, cores_here())
        self._doubled = 0  # thoughts that have a second core
        self._stopped = False
        self.waited = Histogram(SLOW)  # how long thoughts had to

    @property
    def thinking(self) -> int:
        """How many workers are thinking."""
        return len(self.workers) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        lines = [line for visitors in self._waiting.values() for line in visitors.values()]
        places = [place for line in lines for place in line] + [place for _, place in self._patient]
        return sum(not place.done() for place in places)

    def start(self) -> None:
        """Start the workers before the first of them is needed."""
        for worker in self.workers:
            worker.start()

    def calls_from(self, visitor: str, address: str) -> None:
        """Note from where a visitor calls."""
        self._addresses[visitor] = address
        self._addresses.move_to_end(visitor)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    async def think(self, task: Task) -> Thoughts:
        """Ask a bot when it is the visitor's turn; if it cannot answer, the least is done in its place."""

        def ask(worker: Worker, cores: int) -> Awaitable[Thoughts]:
            return self._ask(worker, replace(task, cores=cores))

        return await self._lend(task.visitor, ask, most_cores=_most_cores(task.bot))

    async def answer(self, question: Question) -> Advice | Note | None:
        """Answer a question when it is the visitor's turn; who looks back at a turn waits until nobody else does.

        :raises InvalidOption: if there are no hints in this game.
        :raises CannotSay: if no answer was found.
        """

        def ask(worker: Worker, cores: int) -> Awaitable[Advice | Note | None]:
            return self._consult(worker, replace(question, budget=replace(question.budget, cores=cores)))

        return await self._lend(question.visitor, ask, patient=question.played is not None)

    async def _lend(
        self, visitor: str, work: Callable[[Worker, int], Awaitable[T]], patient: bool = False, most_cores: int = 2
    ) -> T:
        """Let a worker do something when it is the visitor's turn, on two cores if one would be idle."""
        address = self._addresses.get(visitor, "")  # "" when it is not known
        with self.waited.timing():
            worker = await self._next_worker(visitor, address, patient)
        idle = not self.waiting and self.thinking + self._doubled < self._cores
        doubled = idle and not patient and most_cores > 1
        self._doubled += doubled
        working = asyncio.ensure_future(work(worker, 1 + doubled))

        def done(_: object) -> None:
            if not working.cancelled():
                working.exception()  # nobody may be left to hear of it
            self._doubled -= doubled
            self._give_back(worker, visitor)

        working.add_done_callback(done)
        return await asyncio.shield(working)  # a worker goes on, whether or not anybody still waits for it

    async def _consult(self, worker: Worker, question: Question) -> Advice | Note | None:
        try:
            return await worker.answer(question)
        except InvalidOption:
            raise
        except Exception as error:
            if self._stopped:
                raise asyncio.CancelledError from None
            log.warning("A hint was not found (%s: %s)", type(error).__name__, error)
            raise CannotSay from error

    async def _ask(self, worker: Worker, task: Task) -> Thoughts:
        for _ in range(TRIES):
            try:
                thoughts = await worker.think(task)
            except InvalidOption as error:  # it came with a package that is no longer there
                log.warning("%s", error)
                break
            except Exception as error:
                if self._stopped:  # nothing is done in anybody's place because the server ends
                    raise asyncio.CancelledError from None
                kind = type(error).__name__
                log.warning("The bot %s lost its process (%s: %s)", task.bot, kind, error, extra={"bot": task.bot})
            else:
                for failure in thoughts.failures:
                    log.warning("The bot %s failed: %s", task.bot, failure, extra={"bot": task.bot})
                return thoughts
        return step_in(task.line)

    # --- whose turn it is

    async def _next_worker(self, visitor: str, address: str, patient: bool) -> Worker:
        """Wait in the visitor's line for a worker, or behind everybody."""
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        if patient:
            self._patient.append((visitor, place))
        else:
            self._waiting.setdefault(address, {}).setdefault(visitor, deque()).append(place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was handed one at the last moment
                self._give_back(place.result(), visitor)
            raise

    def _serve(self) -> None:
        """Hand out the workers that are idle: to one address after another, in each to one visitor after another."""
        while self._idle and not self._stopped and (found := self._served_next()) is not None:
            address, visitor = found
            lines = self._waiting.pop(address)
            line = deque(place for place in lines.pop(visitor) if not place.done())  # some tables are gone
            if line:
                self._thinking[visitor] += 1
                line.popleft().set_result(self._idle.pop())
            if line:
                lines[visitor] = line  # behind all others
            if lines:
                self._waiting[address] = lines
        spare = 1 if len(self.workers) > 1 else 0  # a worker is left for those who come next
        while len(self._idle) > spare and not self._stopped and self._patient:
            visitor, place = self._patient.popleft()
            if not place.done():  # those who asked are still there
                self._thinking[visitor] += 1
                place.set_result(self._idle.pop())

    def _served_next(self) -> tuple[str, str] | None:
        for address, lines in self._waiting.items():
            for visitor in lines:
                if self._thinking[visitor] < self.most:
                    return address, visitor
        return None

    def _give_back(self, worker: Worker, visitor: str) -> None:
        self._thinking[visitor] -= 1
        if not self._thinking[visitor]:
            del self._thinking[visitor]
        self._idle.append(worker)
        self._serve()

    def stop(self) -> None:
        """End the workers, whatever they are thinking about."""
        self._stopped = True
        for worker in self.workers:
            worker.stop()
