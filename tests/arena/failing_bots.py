"""Bots that fail, each in its own way, at their tenth decision."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tikal.bots import registry
from tikal.bots.bot import Bot, Budget
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.position import Position


class FailingBot(Bot):
    level = "beginner"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        self.asked += 1
        return self.fail() if self.asked == 10 else legal[0]

    def fail(self) -> Action:
        raise NotImplementedError


class Raises(FailingBot):
    name = "raises"

    def fail(self) -> Action:
        raise ValueError("on <purpose>")


class Hangs(FailingBot):
    name = "hangs"

    def fail(self) -> Action:
        while True:
            time.sleep(0.01)


class Babbles(FailingBot):
    """Answers nonsense, and prints where results are printed."""

    name = "babbles"

    def fail(self) -> Action:
        print("blah")  # noqa: T201 - that is its fault
        return "blah"  # type: ignore[return-value]


class Blocks(FailingBot):
    """Sleeps in C with the interpreter locked, where no signal and no thread reaches it."""

    name = "blocks"

    def fail(self) -> Action:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        ctypes.PyDLL(None).sleep(600)
        raise AssertionError("it slept through")


class Crashes(FailingBot):
    name = "crashes"

    def fail(self) -> Action:
        os._exit(3)


class Refuses(Bot):
    """Does not even sit down."""

    name = "refuses"
    level = "beginner"

    def __init__(self, seed: int | str = 0) -> None:
        raise RuntimeError("not today")

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        raise NotImplementedError


class Kills(FailingBot):
    """Ends the whole tournament in the middle of its fourth game in a process, if it is told to; else plays on."""

    name = "kills"
    games = 0

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        Kills.games += 1

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        self.asked += 1
        if self.asked == 10 and Kills.games == 4 and "TIKAL_TEST_KILL" in os.environ:
            os.kill(os.getppid(), signal.SIGKILL)
        return legal[int(self.rng.below(len(legal)))]


class Dies(FailingBot):
    """Is killed, as if by the system; if a file is named, only until that is there."""

    name = "dies"

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        self.asked += 1
        once = Path(os.environ.get("TIKAL_TEST_ONCE", "nowhere"))
        if self.asked == 10 and not once.exists():
            if "TIKAL_TEST_ONCE" in os.environ:
                once.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


ALL = {cls.name: cls for cls in (Raises, Hangs, Babbles, Blocks, Crashes, Refuses, Kills, Dies)}


@contextmanager
def installed(site: Path) -> Iterator[Path]:
    """Have a package in that folder with all of them, as somebody else's would be there, in processes started too."""
    metadata = site / "failing-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: failing\nVersion: 1.0\n")
    lines = [f"{name} = {cls.__module__}:{cls.__name__}" for name, cls in ALL.items()]
    (metadata / "entry_points.txt").write_text("[tikal.bots]\n" + "\n".join(lines) + "\n")
    sys.path.insert(0, str(site))
    registry._found.cache_clear()
    try:
        yield site
    finally:
        sys.path.remove(str(site))
        registry._found.cache_clear()
