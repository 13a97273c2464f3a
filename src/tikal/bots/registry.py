"""The bots by name."""

from __future__ import annotations

from tikal.bots.bot import Bot
from tikal.bots.greedy import GreedyBot
from tikal.bots.random_bot import RandomBot
from tikal.core.errors import InvalidOption

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by name.

    :raises InvalidOption: if there is no such bot.
    """
    if name not in BOTS:
        raise InvalidOption("unknown-bot", bot=name, choices=", ".join(BOTS))
    return BOTS[name](seed)
