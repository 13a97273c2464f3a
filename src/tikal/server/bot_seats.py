"""The bots' seats at a table: whose turn it is among them, and what they are asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tikal.bots.bot import bot_seed
from tikal.server import seating
from tikal.server.session import Session
from tikal.server.thinkers import Task, Thinkers
from tikal.server.words import NotPossible
from tikal.view import state_for

log = logging.getLogger(__name__)

RETRY = 3.0  # seconds until a bot tries again after the disk refused

#: Plays an action for a seat if that is still the situation of that number; returns whether it was.
Play = Callable[[int, int, str], Awaitable[bool]]


class BotSeats:
    """Lets the bots of a table play while it is theirs to decide."""

    def __init__(self, session: Session, thinkers: Thinkers, play: Play, on_rest: Callable[[], None]) -> None:
        self.session = session
        self.thinkers = thinkers
        self._play = play
        self._on_rest = on_rest  # called when the bots have nothing more to do
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether the bots are at it."""
        return self._task is not None

    @property
    def deciding(self) -> bool:
        """Whether a bot has to decide."""
        decider = self.session.decider
        return decider is not None and decider.kind == seating.BOT

    def wake(self) -> None:
        """Let the bots play if it is theirs to decide."""
        if self._task is None and self.deciding:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop the bots."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        session = self.session
        try:
            turn, seconds, nodes = -1, 0.0, 0
            while self.deciding:
                game, seq = session.game, session.seq
                seat = int(game.state.current)
                if seat != turn:
                    turn, seconds, nodes = seat, 0.0, 0
                seed = f"{bot_seed(session.stored.seed, seat)}/{game.length}"
                line = state_for(game.state, seat).to_line()
                thoughts = await self.thinkers.think(Task(session.seats[seat].bot, seed, line, seconds, nodes))
                seconds, nodes = seconds + thoughts.seconds, nodes + thoughts.nodes
                for text in thoughts.actions:
                    try:
                        if not await self._play(seat, seq, text):
                            break
                    except NotPossible:  # the disk refused
                        await asyncio.sleep(RETRY)
                        break
                    seq = session.seq
                if thoughts.ended or session.game.current_player != seat:
                    turn = -1
        except Exception:
            log.exception("Table %s: the bots stop until somebody does something", session.id)
        finally:
            self._task = None
            self._on_rest()
