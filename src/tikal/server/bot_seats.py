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

RETRY = 3.0  # seconds until a bot tries again after something went wrong; twice as long each time ...
LONGEST_PAUSE = 60.0  # ... up to this

#: Plays an action for a seat if that is still the situation of that number; returns whether it was.
Play = Callable[[int, int, str], Awaitable[bool]]


class BotSeats:
    """Lets the bots of a table play while one of them has to decide."""

    def __init__(self, session: Session, thinkers: Thinkers, play: Play, on_rest: Callable[[], None]) -> None:
        self.session = session
        self.thinkers = thinkers
        self._play = play
        self._on_rest = on_rest  # called when the bots have nothing more to do
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether the bots are playing or thinking."""
        return self._task is not None

    @property
    def deciding(self) -> bool:
        """Whether a bot has to decide."""
        decider = self.session.decider
        return decider is not None and decider.kind == seating.BOT

    def wake(self) -> None:
        """Let the bots play if one of them has to decide."""
        if self._task is None and not self._stopped and self.deciding:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop the bots for good."""
        self._stopped = True
        if self._task is not None:
            self.dismiss()
            await asyncio.wait([self._task])

    def dismiss(self) -> None:
        """Let the bots stop as soon as they can: nobody waits for what they think."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Play until others decide. Whatever goes wrong, the bots try again by themselves."""
        pause = RETRY / 2
        try:
            while self.deciding:
                seq = self.session.seq
                try:
                    await self._play_on()
                except NotPossible as error:  # the disk refused
                    log.warning("Table %s: the bots try again (%s)", self.session.id, error)
                except Exception:
                    log.exception("Table %s: the bots try again", self.session.id)
                pause = RETRY if self.session.seq != seq else min(2 * pause, LONGEST_PAUSE)
                if self.deciding:
                    await asyncio.sleep(pause)
        finally:
            self._task = None
            self._on_rest()

    async def _play_on(self) -> None:
        session = self.session
        turn, seconds, nodes = -1, 0.0, 0
        while self.deciding:
            game, seq = session.game, session.seq
            seat = int(game.state.current)
            if seat != turn:
                turn, seconds, nodes = seat, 0.0, 0
            seed = f"{bot_seed(session.stored.seed, seat)}/{game.length}"
            line = state_for(game.state, seat).to_line()
            thoughts = await self.thinkers.think(
                Task(session.seats[seat].bot, seed, line, seconds, nodes, session.host)
            )
            seconds, nodes = seconds + thoughts.seconds, nodes + thoughts.nodes
            for text in thoughts.actions:
                if not await self._play(seat, seq, text):
                    break
                seq = session.seq
            if thoughts.ended or session.game.current_player != seat:
                turn = -1
