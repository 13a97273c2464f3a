"""What somebody has said at tables, and whom they block: it comes along, is given out, and goes."""

from __future__ import annotations

from msgspec import json

from tikal.server import club_store
from tikal.server.belongings import Along
from tikal.server.store import PersonRow, Store


class OwnTalk:
    """What people have with each other."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def hand_over(self, guest: str, person: PersonRow) -> Along:
        await club_store.hand_over(self.store, guest, person.id)
        return Along()

    async def rename(self, person: PersonRow, before: str) -> None:
        """What was said was said under the name of then."""

    async def export(self, visitor: str) -> dict[str, bytes]:
        said = await club_store.said_by(self.store, visitor)
        ties = [{"name": tie.name, "kind": tie.kind} for tie in await club_store.ties_of(self.store, visitor)]
        found = {"chat.json": said, "blocked.json": ties}
        return {name: json.format(json.encode(rows), indent=2) for name, rows in found.items() if rows}

    async def forget(self, visitor: str) -> None:
        await club_store.forget(self.store, visitor)
