"""The bots' seats at a table: whose turn it is among them, and what they are asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tikal.bots.bot import bot_seed
from tikal.server import seating
from tikal.server.session import Session
from tikal.server.store import StoreError
from tikal.server.thinkers import Task, Thinkers
from tikal.server.words import NotPossible
from tikal.view import state_for

log = logging.getLogger(__name__)

RETRY = 3.0  # seconds until a bot tries again after something went wrong; twice as long each time ...
LONGEST_PAUSE = 60.0  # ... up to this
ELSEWHERE = 0.5  # seconds until it is asked again whether another process lets them think; twice as long each time ...
LONGEST_ELSEWHERE = 4.0  # ... up to this, while nothing is played

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
        if decider is None or not seating.bot_at(decider) or not seating.attended(self.session.seats):
            return False
        standing = self.session.standing
        return standing is None or bool(standing.scripted)

    def wake(self) -> None:
        """Let the bots play if one of them has to decide."""
        if self._task is None and not self._stopped and self.deciding:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def retire(self) -> None:
        """Let the bots think here no more: another process may let them."""
        self._stopped = True
        self.dismiss()

    async def stop(self) -> None:
        """Stop the bots for good."""
        self.retire()
        if self._task is not None:
            await asyncio.wait([self._task])

    def dismiss(self) -> None:
        """Let the bots stop as soon as they can: nobody waits for what they think."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Play until others decide. Whatever goes wrong, the bots try again by themselves."""
        pause, elsewhere, asked = RETRY / 2, ELSEWHERE, -1
        try:
            while self.deciding:
                seq, table = self.session.seq, self.session.id
                try:
                    if not await self._play_on():
                        elsewhere = min(2 * elsewhere, LONGEST_ELSEWHERE) if seq == asked else ELSEWHERE
                        asked = seq
                        await asyncio.sleep(elsewhere)
                        continue
                except (NotPossible, StoreError) as error:  # the disk refused
                    log.warning("Table %s: the bots try again (%s)", table, error, extra={"table": table})
                except Exception:
                    log.exception("Table %s: the bots try again", table, extra={"table": table})
                pause = RETRY if self.session.seq != seq else min(2 * pause, LONGEST_PAUSE)
                if self.deciding:
                    await asyncio.sleep(pause)
        finally:
            self.session.store.others.release(self.session.id)
            self._task = None
            self._on_rest()

    async def _play_on(self) -> bool:
        """Play until others decide; return False if another process lets the bots think."""
        session = self.session
        turn, seconds, nodes = -1, 0.0, 0
        while self.deciding:
            game, seq = session.game, session.seq
            if not await session.store.others.claim(session.id, seq):
                return False
            if session.seq != seq or not self.deciding:  # somebody has played or sat down meanwhile
                continue
            seat = int(game.state.current)
            standing = session.standing
            if standing is not None:
                await self._play(seat, seq, game.ruleset.notation.write(standing.scripted))
                continue
            if seat != turn:
                turn, seconds, nodes = seat, 0.0, 0
            seed = f"{bot_seed(session.stored.seed, seat)}/{game.length}"
            line = state_for(game.state, seat).to_line()
            thoughts = await self.thinkers.think(
                Task(seating.bot_at(session.seats[seat]), seed, line, seconds, nodes, session.host)
            )
            seconds, nodes = seconds + thoughts.seconds, nodes + thoughts.nodes
            for text in thoughts.actions:
                if not await self._play(seat, seq, text):
                    break
                seq = session.seq
            if thoughts.ended or session.game.current_player != seat:
                turn = -1
        return True
