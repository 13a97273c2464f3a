"""Games that are over, for tests of what comes of them; and people with names."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from msgspec import json

from tikal import new_game
from tikal.game import Game
from tikal.server import ledger
from tikal.server.store import GameRow, PersonRow, SeatRow, Store, key_of


def a_person(id: str, name: str = "") -> PersonRow:
    """Somebody who has claimed a name."""
    name = name or id.capitalize()
    return PersonRow(id, name, key_of(name), "secret", "", 1_760_000_000, 1_760_000_000)


def held(*holders: str) -> list[SeatRow]:
    """Seats of people, or of a bot after "bot:"; "" is an open one."""
    return [
        SeatRow("bot", "", holder[4:], "", "")
        if holder.startswith("bot:")
        else SeatRow("person", holder.capitalize(), "", holder, "")
        if holder
        else SeatRow("open", "", "", "", "link")
        for holder in holders
    ]


@cache
def played(players: int, seed: int, edition: str = "super-meeple", points: int = 0) -> Game:
    """A game played at random to its end; `points` at its start are a house rule."""
    rng = random.Random(seed)
    options = {"start_score": points} if points else {}
    game = new_game(edition, players, seed=str(seed), options=options)
    while not game.is_over:
        actions = game.legal_actions()
        game.play(actions[rng.randrange(len(actions))])
    return game


async def finish(
    store: Store, id: str, seats: Sequence[SeatRow], seed: int = 1, ended: int = 0, points: int = 0, **how: object
) -> Game:
    """Keep a game that is over and that nobody has looked at yet."""
    game = played(len(seats), seed, points=points)
    shown = json.encode(ledger.summary(game)).decode()
    at = ended or 1_760_000_000 + seed
    row = GameRow(id, ledger.header(game.record), str(seed), 0, "host", shown, True, at, at, rated=True)
    await store.create(row._replace(**how), seats, ledger.past_rows(game.record))  # type: ignore[arg-type]
    return game
