"""What a server does when it hears of others, or has not heard of them: as much as is needed, and no more at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE, ThinkersHere
from tests.server.stores import a_store
from tikal.lessons import lessons
from tikal.server import lobby, open_tables
from tikal.server.others import News
from tikal.server.store import Going, Store, StoreError
from tikal.server.tables import Tables
from tikal.server.words import NotPossible

SEATS = [lobby.NewSeat("me", "Ana"), lobby.NewSeat("me", "Bo")]


def in_a_house(folder: Path, work: Callable[[Tables, Store], Awaitable[None]]) -> None:
    """Do something in a house without a door."""

    async def run() -> None:
        store = a_store(folder / "t.sqlite3")
        house = Tables(store, ThinkersHere(1), 1000)
        await house.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await work(house, store)
        finally:
            await house.stop()
            await store.close()

    asyncio.run(run())


def counted(store: Store, monkeypatch: pytest.MonkeyPatch, method: str, fails: int = 0) -> dict[str, Any]:
    """Count calls of a method, of which the first ones fail: all, the most at once, and who is told when one ends."""
    found: dict[str, Any] = {"calls": 0, "most": 0, "now": 0, "ended": asyncio.Condition()}
    real = getattr(store, method)

    async def call(*args: Any, **named: Any) -> Any:
        found["calls"] += 1
        found["now"] += 1
        found["most"] = max(found["most"], found["now"])
        try:
            await asyncio.sleep(0.01)
            if found["calls"] <= fails:
                raise StoreError("not now")
            return await real(*args, **named)
        finally:
            found["now"] -= 1
            async with found["ended"]:
                found["ended"].notify_all()

    monkeypatch.setattr(store, method, call)
    return found


async def until(found: dict[str, Any], calls: int) -> None:
    """Wait until there were so many calls, and none is under way."""
    async with found["ended"]:
        await found["ended"].wait_for(lambda: found["calls"] >= calls and not found["now"])


def test_tables_that_may_have_missed_something_catch_up_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: Tables, store: Store) -> None:
        async with AsyncExitStack() as open:
            for _ in range(12):
                made = await house.create("ana", lobby.NewTable(SEATS))
                await open.enter_async_context(house.use(made.table))
            read = counted(store, monkeypatch, "load")
            house._hear(News(""))
            await until(read, 12)
            assert read["calls"] == 12 and read["most"] == open_tables.AT_ONCE

    in_a_house(tmp_path, work)


def test_nothing_is_read_again_because_a_process_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: Tables, store: Store) -> None:
        made = await house.create("ana", lobby.NewTable(SEATS))
        async with house.use(made.table):
            read, resumed = counted(store, monkeypatch, "load"), counted(store, monkeypatch, "with_bots")
            house._hear(News("", gone=True))
            await until(resumed, 1)
            assert read["calls"] == 0

    in_a_house(tmp_path, work)


def test_bots_that_could_not_go_on_are_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "AGAIN", 0.01)

    async def work(house: Tables, store: Store) -> None:
        resumed = counted(store, monkeypatch, "with_bots", fails=3)
        house._hear(News("", gone=True))
        await until(resumed, 4)

    in_a_house(tmp_path, work)


def test_what_is_heard_while_bots_are_taken_over_is_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: Tables, store: Store) -> None:
        asked: list[list[Going]] = []
        real = store.with_bots

        async def with_bots() -> list[Going]:
            asked.append(await real())
            if len(asked) == 1:  # another process is lost after the games of the first were looked for
                house._hear(News("", gone=True))
            return asked[-1]

        monkeypatch.setattr(store, "with_bots", with_bots)
        house._hear(News("", gone=True))
        while len(asked) < 2:
            await asyncio.sleep(0.01)
        house.retire()
        house._hear(News("", gone=True))
        await asyncio.sleep(0.1)
        assert len(asked) == 2

    in_a_house(tmp_path, work)


def test_a_lesson_that_another_process_has_just_set_up_is_not_set_up_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: Tables, store: Store) -> None:
        wanted = lobby.Learn(next(iter(lessons())))
        await house.learn("ana", wanted)

        async def not_yet(id: str) -> None:
            return None

        monkeypatch.setattr(store, "glance", not_yet)
        with pytest.raises(NotPossible) as refused:
            await house.learn("ana", wanted)
        assert (refused.value.code, refused.value.status) == ("stale", 503)

    in_a_house(tmp_path, work)
