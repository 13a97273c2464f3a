"""The store, whatever keeps the tables: appended to, never rewritten, and whoever is second is told."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import ThinkersHere
from tests.server.stores import a_store, query
from tikal import new_game
from tikal.classic.rules.ruleset import SPENDING
from tikal.server import ledger, protocol
from tikal.server.ledger import Row
from tikal.server.session import NotWritten, Session
from tikal.server.store import GameRow, Going, Held, Overtaken, SeatRow, Store, StoreError
from tikal.server.table import Table


def a_game(id: str = "g") -> GameRow:
    game = new_game(seed=1, players=2, first_player=0)
    return GameRow(id, ledger.header(game.record), "1", 0, "host", "{}", False, 1, 1)


async def is_played_on(store: Store) -> None:
    """See that the table `a_game` with these rows goes on in this store."""
    loaded = await store.load("g")
    assert loaded is not None
    session = Session(store, *loaded)
    assert session.game.state.phase == SPENDING
    await session.act("host", protocol.Act(1, 2, "Red", ["+L@A5"]))
    loaded = await store.load("g")
    assert loaded is not None and [row.text for row in loaded.rows][-1] == "+L@A5"
    await store.close()


SEATS = [SeatRow("person", "Ana", "", "host", ""), SeatRow("open", "", "", "", "token")]
ROWS = [Row(-1, "chance", "~a1"), Row(0, "play", "a1@B3/0")]


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.append("g", 2, [Row(0, "undo", "a1@B3/0")], "{}", False)
        await store.close()
        store = a_store(tmp_path / "t.sqlite3")
        loaded = await store.load("g")
        assert loaded is not None
        assert (
            loaded[0].seed == "1"
            and loaded[1] == SEATS
            and [row.kind for row in loaded[2]] == ["chance", "play", "undo"]
        )
        assert await store.invited("token") == ("g", 1)
        assert await store.invited("other") is None
        assert [game.id for game, _ in (await store.games_of("host")).games] == ["g"]
        for id in ("none", "\0"):
            assert await store.load(id) is None and await store.glance(id) is None and await store.invited(id) is None
        await store.delete("g")
        assert await store.load("g") is None and (await store.games_of("host")).games == []
        await store.close()

    asyncio.run(work())


def test_games_that_a_bot_plays_at(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        bots = [SEATS[0], SeatRow("bot", "", "greedy", "", "")]
        await store.create(a_game("one"), bots, ROWS)
        await store.create(a_game("over")._replace(over=True), bots, ROWS)
        await store.create(a_game("people"), SEATS, ROWS)
        await store.create(a_game("two"), bots[::-1], ROWS)
        assert await store.with_bots() == [Going("one", "{}", ["person", "bot"]), Going("two", "{}", ["bot", "person"])]
        await store.close()

    asyncio.run(work())


def test_a_second_writer_loses_cleanly(tmp_path: Path) -> None:
    async def work() -> None:
        one, two = a_store(tmp_path / "t.sqlite3"), a_store(tmp_path / "t.sqlite3")
        await one.create(a_game(), SEATS, ROWS)
        await one.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        with pytest.raises(Overtaken):
            await two.append("g", 2, [Row(0, "play", "+E@A5"), Row(0, "play", "+E@A5")], '{"x":1}', True)
        loaded = await two.load("g")
        assert loaded is not None and [row.text for row in loaded[2]] == ["~a1", "a1@B3/0", "+L@A5"]
        assert loaded[0].summary == "{}" and not loaded[0].over
        await one.close()
        await two.close()

    asyncio.run(work())


def test_what_is_written_at_the_same_time_fails_alone(tmp_path: Path) -> None:
    texts = {8: "\ud800"}  # no text that can be written

    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        for number in range(20):
            await store.create(a_game(f"g{number}"), SEATS[:1], ROWS)
        wanted = [
            store.append(f"g{number}", number == 7 or 2, [Row(0, "play", texts.get(number, "+L@A5"))], "{}", False)
            for number in range(20)
        ]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        assert {n: type(result) for n, result in enumerate(results) if result} == {7: Overtaken, 8: StoreError}
        for number in range(20):
            loaded = await store.load(f"g{number}")
            assert loaded is not None and len(loaded.rows) == 2 + (number not in (7, 8))
        await store.close()

    asyncio.run(work())


def test_nothing_is_added_to_a_table_that_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.delete("g")
        with pytest.raises(Overtaken):
            await store.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        await store.close()

    asyncio.run(work())


def test_nothing_is_added_after_a_gap(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.create(a_game("new"), SEATS[:1], [])
        with pytest.raises(Overtaken):
            await store.append("g", 3, [Row(0, "play", "+L@A5")], '{"x":1}', True)
        with pytest.raises(Overtaken):
            await store.append("new", 1, [Row(0, "play", "+L@A5")], "{}", False)
        await store.append("new", 0, ROWS, "{}", False)
        for id in ("g", "new"):
            loaded = await store.load(id)
            assert loaded is not None and loaded.rows == ROWS
            assert (loaded.game.summary, loaded.game.over) == ("{}", False)
        await store.close()

    asyncio.run(work())


def test_another_game_of_the_same_id_is_not_taken_for_the_one_that_was_played(tmp_path: Path) -> None:
    """Of a rematch, or a lesson, that was deleted and set up once more while nobody was told."""

    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        for again in (False, True):
            await store.create(a_game(), SEATS, ROWS)
            loaded = await store.load("g")
            assert loaded is not None
            session = Session(store, *loaded)
            await session.act("host", protocol.Act(1, 2, "Red", ["+L@A5"]))
            await store.delete("g")
            await store.create(a_game()._replace(seed="2"), SEATS, ROWS)
            if again:
                assert await session.catch_up() is None
            else:
                with pytest.raises(NotWritten):
                    await session.act("host", protocol.Act(2, 3, "Red", ["+E@A5"]))
            assert session.deleted and session.seq == 3
            loaded = await store.load("g")
            assert loaded is not None and loaded.rows == ROWS
            await store.delete("g")
        await store.close()

    asyncio.run(work())


def test_what_was_written_is_not_taken_back_because_the_answer_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        loaded = await store.load("g")
        assert loaded is not None
        table = Table(Session(store, *loaded), ThinkersHere(1))

        def loses_the_answer(method: str) -> None:
            real = getattr(store, method)

            async def call(*args: Any) -> None:
                await real(*args)
                raise StoreError("the line broke")

            monkeypatch.setattr(store, method, call)

        loses_the_answer("append")
        moved = await table.session.act("host", protocol.Act(1, 2, "Red", ["+L@A5"]))
        assert [move.row.text for move in moved] == ["+L@A5"] and table.session.seq == 3
        loses_the_answer("seat")
        seats = [SEATS[0], SEATS[1]._replace(kind="person", name="Bo", holder="bo")]
        async with table.lock:
            await table.seat(seats, "host")
        assert await table.session.catch_up() == [] and table.session.seats == seats
        await table.stop()
        await store.close()

    asyncio.run(work())


def test_what_fails_when_nobody_waits_for_it_any_more_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server stops while a bot's action is being written, and the database is out of reach."""

    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), [SeatRow("bot", "Bot", "random", "", ""), SEATS[1]], ROWS)
        loaded = await store.load("g")
        assert loaded is not None
        table = Table(Session(store, *loaded), ThinkersHere(1))
        failures: list[Exception] = [StoreError("the line broke"), RuntimeError("a fault")]
        begun, broken = asyncio.Event(), asyncio.Event()

        async def append(*args: Any) -> None:
            begun.set()
            await broken.wait()
            raise failures.pop(0)

        monkeypatch.setattr(store, "append", append)
        while failures:
            begun.clear()
            broken.clear()
            playing = asyncio.create_task(table.play_bot(0, table.session.seq, "+L@A5"))
            await begun.wait()
            playing.cancel()
            await asyncio.wait([playing])
            broken.set()
            await asyncio.wait(table._acts)
            gc.collect()
        await table.stop()
        await store.close()

    asyncio.run(work())
    faults = [record for record in caplog.records if record.exc_info]
    assert [str(fault.exc_info and fault.exc_info[1]) for fault in faults] == ["a fault"]


def test_a_store_goes_on_after_a_newer_tikal_has_added_to_it(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"

    async def use(store: Store, id: str) -> None:
        seats = [seat._replace(invitation=id if seat.invitation else "") for seat in SEATS]
        await store.create(a_game(id), seats, ROWS)
        await store.append(id, 2, [Row(0, "undo", "a1@B3/0")], "{}", False)
        await store.seat(id, Held("host", seats), Held("other", seats[:1]))
        loaded = await store.load(id)
        assert loaded is not None and loaded.seats == seats[:1] and len(loaded.rows) == 3
        assert await store.glance(id) == loaded[:2]
        assert loaded[:2] in (await store.games_of("other")).games

    async def work() -> None:
        store = a_store(file)
        await use(store, "before")
        for table in ("games", "seats", "rows"):
            query(file, f"ALTER TABLE {table} ADD COLUMN more TEXT NOT NULL DEFAULT ''")
        await use(store, "after")
        await store.close()

    asyncio.run(work())


def test_games_come_page_by_page_those_still_played_first(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        for number in range(7):
            await store.create(a_game(f"g{number}")._replace(over=number % 2 == 0, played=number), SEATS[:1], [])
        await store.create(a_game("Z3")._replace(played=3), SEATS[:1], [])
        await store.create(a_game("watched")._replace(played=9), [SeatRow("person", "Bo", "", "", "")], [])
        await store.create(a_game("learnt")._replace(played=9, lesson="first"), SEATS[:1], [])
        await store.create(a_game("others")._replace(host="other"), [SeatRow("person", "Bo", "", "other", "")], [])
        seats = [SeatRow("person", "Bo", "", "other", ""), SeatRow("person", "Ana", "", "host", "")]
        await store.create(a_game("seated")._replace(host="other", played=8), seats, [])
        pages = [await store.games_of("host", skip, 3) for skip in (0, 3, 6, 9)]
        assert {page[1:] for page in pages} == {(5, 5, 1)}
        listed = [[game.id for game, _ in page.games] for page in pages]
        assert listed == [["seated", "g5", "Z3"], ["g3", "g1", "watched"], ["g6", "g4", "g2"], ["g0"]]
        assert pages[0].games[0][1] == seats
        everything = await store.games_of("host")
        assert [game for page in pages for game in page.games] == everything.games
        told: list[tuple[int, int, int, int]] = []
        await store.create(a_game("new"), SEATS, [], lambda count, kept: told.append((count, *kept[1:])))
        assert told == [(12, 5, 5, 1)]
        await store.close()

    asyncio.run(work())


def test_what_goes_wrong_has_one_type(tmp_path: Path) -> None:
    async def work() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        with pytest.raises(StoreError):
            await store.create(a_game(), SEATS, ROWS)
        await store.close()

    asyncio.run(work())


def test_rows_add_up_to_the_game_they_came_from() -> None:
    game = new_game(seed="rows", players=3, first_player=1)
    rows = ledger.past_rows(game.record)
    rng = random.Random(1)
    for _ in range(200):
        if game.is_over:
            break
        if game.undoable and rng.random() < 0.3:
            rows.append(Row(0, ledger.UNDO, str(game.undo())))
        elif game.redoable and rng.random() < 0.5:
            rows.append(Row(0, ledger.REDO, str(game.redo())))
        else:
            since = game.length
            game.play(rng.choice(list(game.legal_actions())))
            rows += [ledger.row_of(game.ruleset, action.packed, 0) for action in game.history[since:]]
        again = ledger.game_of(ledger.header(game.record), game.names, rows, "rows", 0)
        assert again == game and (again.undoable, again.redoable) == (game.undoable, game.redoable)
    while not game.is_over:  # and the same is still to come
        action = rng.choice(list(game.legal_actions()))
        game.play(action)
        again.play(action)
        assert again == game
