"""Who is told what, without a network: a table, its guests, and a store that can be made to wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.house import Listener, ThinkersHere
from tests.server.stores import a_store
from tikal import new_game
from tikal.core.notation import SEATS
from tikal.server import ledger, protocol
from tikal.server.session import Session
from tikal.server.store import GameRow, SeatRow
from tikal.server.table import Table
from tikal.titles import title
from tikal.view import AnyView


async def a_table(folder: Path, edition: str) -> tuple[Table, list[Listener]]:
    """A table of four with a guest in every seat and two who look on."""
    store = a_store(folder / "t.sqlite3")
    record = new_game(edition, 4, seed=1, first_player=0).record
    seats = [SeatRow("person", "", "", colour, "") for colour in SEATS]
    row = GameRow("g", ledger.header(record), "1", 0, "Red", "{}", False, 1, 1)
    await store.create(row, seats, ledger.past_rows(record))
    loaded = await store.load("g")
    assert loaded is not None
    table = Table(Session(store, *loaded), ThinkersHere(1))
    guests = [Listener(visitor) for visitor in (*SEATS, "someone", "another")]
    for guest in guests:
        table.audience.enter(guest)
    return table, guests


def act(table: Table) -> protocol.Act:
    return protocol.Act(1, table.session.seq, "Red", [str(table.session.game.legal_actions()[0])])


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_a_position_is_drawn_once_for_all_who_see_the_same(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        table, guests = await a_table(tmp_path, edition)
        game = title(table.session.game.ruleset.game)
        drawn: list[Any] = []
        original = type(game).view

        def view(*given: Any) -> AnyView:
            drawn.append(given)
            return original(*given)

        monkeypatch.setattr(type(game), "view", view)
        for guest in guests:
            guest.heard.clear()
        before = table.session.seq
        await table.do(guests[0], act(table))
        assert len(drawn) == table.session.seq - before
        updates = [json.decode(guest.heard[-1]) for guest in guests]
        assert [update["situation"]["view"]["seat"] for update in updates] == [*SEATS, None, None]
        assert [bool(update["situation"]["offers"]) for update in updates].count(True) == 1
        assert guests[4].heard == guests[5].heard and len({guest.heard[-1] for guest in guests}) == 5
        for update in updates:
            assert update["steps"][-1]["view"] == update["situation"]["view"]
        await table.session.store.close()

    asyncio.run(work())


def test_what_has_begun_is_finished_though_nobody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        table, guests = await a_table(tmp_path, "super-meeple")
        store, original = table.session.store, table.session.store.append
        writing, go_on = asyncio.Event(), asyncio.Event()

        async def slow(*given: object) -> None:
            writing.set()
            await go_on.wait()
            await original(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "append", slow)
        asking = asyncio.create_task(table.do(guests[0], act(table)))
        await writing.wait()
        table.audience.leave(guests[0])
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert table.busy
        go_on.set()
        await table.stop()
        assert not table.busy
        loaded = await store.load("g")
        assert loaded is not None and len(loaded.rows) == table.session.seq == 2
        assert json.decode(guests[1].heard[-1])["situation"]["seq"] == 2
        await store.close()

    asyncio.run(work())


def test_no_bot_is_woken_at_a_table_that_was_stopped(tmp_path: Path) -> None:
    """As by an action that was being written when the server was told to end."""

    async def work() -> None:
        table, _ = await a_table(tmp_path, "super-meeple")
        table.session.seats[0] = SeatRow("bot", "", "random", "", "")
        assert table.bots.deciding
        await table.stop()
        table.wake()
        assert not table.busy
        await table.session.store.close()

    asyncio.run(work())
