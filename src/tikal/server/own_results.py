"""The results that somebody has: they come along, change their name, are given out, and go."""

from __future__ import annotations

from msgspec import json

from tikal.server import players
from tikal.server import result_scripts as scripts
from tikal.server.belongings import Along
from tikal.server.store import PersonRow, Store


class OwnResults:
    """What people have of games that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        await self.store.write(scripts.hand_over(guest, person.id), alone=True)
        return Along()

    async def rename(self, person: PersonRow, before: str) -> None:
        await self.store.write(scripts.rename(person.id, person.name), alone=True)

    async def export(self, visitor: str) -> dict[str, bytes]:
        found = [*await players.all_games(self.store, visitor)]
        return {"results.json": json.format(json.encode(found), indent=2)} if found else {}

    async def forget(self, visitor: str) -> None:
        await self.store.write(scripts.forget(visitor), alone=True)
