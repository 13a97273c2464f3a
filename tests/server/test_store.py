"""The file of tables: appended to, never rewritten, and only by one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from tikal import new_game
from tikal.classic.rules.ruleset import SPENDING
from tikal.core.errors import RecordError
from tikal.server import ledger, protocol, sqlite_store
from tikal.server.ledger import Row
from tikal.server.session import Session
from tikal.server.sqlite_store import MIGRATIONS, SqliteStore
from tikal.server.store import GameRow, Overtaken, SeatRow, StoreError


def a_game(id: str = "g") -> GameRow:
    game = new_game(seed=1, players=2, first_player=0)
    return GameRow(id, ledger.header(game.record), "1", 0, "host", "{}", False, 1, 1)


#: The steps that files out there have had, each by its digest.
RELEASED = ["a40fc67354737eec", "bd5ed6a3d2669581", "79e7bffb582949e3", "37974bd8cb21b2e9"]
SEATS = [SeatRow("person", "Ana", "", "host", ""), SeatRow("open", "", "", "", "token")]
ROWS = [Row(-1, "chance", "~a1"), Row(0, "play", "a1@B3/0")]


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.append("g", 2, [Row(0, "undo", "a1@B3/0")], "{}", False)
        await store.close()
        store = SqliteStore(tmp_path / "t.sqlite3")
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
        assert await store.load("none") is None
        await store.delete("g")
        assert await store.load("g") is None and (await store.games_of("host")).games == []
        await store.close()

    asyncio.run(work())


def test_a_second_writer_loses_cleanly(tmp_path: Path) -> None:
    async def work() -> None:
        one, two = SqliteStore(tmp_path / "t.sqlite3"), SqliteStore(tmp_path / "t.sqlite3")
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


def test_rows_cannot_be_rewritten(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.close()

    asyncio.run(work())
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    with pytest.raises(sqlite3.IntegrityError):
        db.execute("UPDATE rows SET text = 'x'")
    db.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await store._write(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])  # type: ignore[misc]
            assert found == value
        await store.close()

    asyncio.run(work())


def test_a_file_of_a_newer_tikal(tmp_path: Path) -> None:
    made(tmp_path / "t.sqlite3", MIGRATIONS[0], 99)
    with pytest.raises(RecordError) as refused:
        SqliteStore(tmp_path / "t.sqlite3")
    assert refused.value.code == "data-newer"


def made(path: Path, schema: str, version: int) -> None:
    """Make a file as some version of Tikal has left it, with one table in it."""
    db = sqlite3.connect(path)
    db.executescript(schema)
    db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", a_game()[:9])
    db.executemany("INSERT INTO seats VALUES ('g', ?, ?, ?, ?, ?, ?)", [(n, *seat) for n, seat in enumerate(SEATS)])
    db.executemany("INSERT INTO rows VALUES ('g', ?, ?, ?, ?, 1)", [(n, *row) for n, row in enumerate(ROWS)])
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()


def test_a_step_that_was_released_is_never_changed() -> None:
    digests = [sha256(" ".join(step.split()).encode()).hexdigest()[:16] for step in MIGRATIONS]
    assert digests == RELEASED


def test_a_file_of_an_older_tikal_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.sqlite3"
    made(path, MIGRATIONS[0], 1)
    steps = [*MIGRATIONS, "CREATE TABLE more (game TEXT);", "INSERT INTO more SELECT id FROM games;"]
    monkeypatch.setattr(sqlite_store, "MIGRATIONS", steps)

    async def work() -> None:
        for _ in range(2):  # a step is taken once
            store = SqliteStore(path)
            loaded = await store.load("g")
            assert loaded is not None and loaded.seats == SEATS and loaded.rows == ROWS
            await store.close()

    asyncio.run(work())
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone()[0] == len(steps)
    assert db.execute("SELECT * FROM more").fetchall() == [("g",)]
    db.close()


def test_a_table_of_the_first_version_is_played_on(tmp_path: Path) -> None:
    made(tmp_path / "t.sqlite3", MIGRATIONS[0], 1)

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        loaded = await store.load("g")
        assert loaded is not None
        session = Session(store, *loaded)
        assert session.game.state.phase == SPENDING
        await session.act("host", protocol.Act(1, 2, "Red", ["+L@A5"]))
        loaded = await store.load("g")
        assert loaded is not None and [row.text for row in loaded.rows][-1] == "+L@A5"
        await store.close()

    asyncio.run(work())


def test_whatever_is_asked_for_is_found_by_an_index(tmp_path: Path) -> None:
    asked: list[str] = []

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        for listen in (store._read, store._write):
            await listen(lambda db: db.set_trace_callback(asked.append))
        await store.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        await store.seat("g", "host", SEATS)
        await store.load("g")
        await store.glance("g")
        await store.games_of("host")
        await store.unfinished()
        await store.invited("token")
        await store.delete("g")
        await store.close()

    asyncio.run(work())
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    queries = {query for query in asked if query.split()[0] in ("SELECT", "UPDATE", "DELETE")}
    plans = {query: [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")] for query in queries}
    db.close()
    assert len(plans) > 8
    for query, steps in plans.items():
        for step in steps:
            assert not step.startswith("SCAN") or step.startswith("SCAN games USING COVERING INDEX"), (query, steps)
    assert any("seats_holder" in step for steps in plans.values() for step in steps)
    assert any("seats_invitation" in step for steps in plans.values() for step in steps)
    assert any("games_unfinished" in step for steps in plans.values() for step in steps)


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        other = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        loaded = await store.load("g")
        assert loaded is not None and len(loaded.rows) == 2
        assert (await store.games_of("host")).running == 1
        assert await store.unfinished() == ["g"] and await store.invited("token") == ("g", 1)
        other.execute("ROLLBACK")
        other.close()
        await store.close()

    asyncio.run(work())


def test_what_waits_for_the_disk_is_written_together_and_fails_alone(tmp_path: Path) -> None:
    asked: list[str] = []
    texts = {8: "\ud800"}  # no text that can be written

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        for number in range(20):
            await store.create(a_game(f"g{number}"), SEATS[:1], ROWS)
        await store._write(lambda db: db.set_trace_callback(asked.append))
        asked.clear()
        wanted = [
            store.append(f"g{number}", number == 7 or 2, [Row(0, "play", texts.get(number, "+L@A5"))], "{}", False)
            for number in range(20)
        ]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        assert {n: type(result) for n, result in enumerate(results) if result} == {7: Overtaken, 8: StoreError}
        assert asked.count("COMMIT") <= 2  # the first, and all that came meanwhile
        for number in range(20):
            loaded = await store.load(f"g{number}")
            assert loaded is not None and len(loaded.rows) == 2 + (number not in (7, 8))
        await store.close()

    asyncio.run(work())


def test_games_come_page_by_page_those_still_played_first(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        for number in range(7):
            await store.create(a_game(f"g{number}")._replace(over=number % 2 == 0, played=number), SEATS[:1], [])
        await store.create(a_game("watched")._replace(played=9), [SeatRow("person", "Bo", "", "", "")], [])
        await store.create(a_game("others")._replace(host="other"), [SeatRow("person", "Bo", "", "other", "")], [])
        pages = [await store.games_of("host", skip, 3) for skip in (0, 3, 6, 9)]
        assert {page[1:] for page in pages} == {(3, 5, 1)}
        listed = [[game.id for game, _ in page.games] for page in pages]
        assert listed == [["g5", "g3", "g1"], ["watched", "g6", "g4"], ["g2", "g0"], []]
        await store.close()

    asyncio.run(work())


async def sixty(path: Path) -> None:
    """Fill a file with games."""
    store = SqliteStore(path)
    for number in range(60):
        await store.create(a_game(f"g{number:03}"), SEATS[:1], ROWS)
    await store.close()


def test_a_damaged_page_costs_the_tables_on_it_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "t.sqlite3"

    async def work() -> None:
        await sixty(path)
        data = bytearray(path.read_bytes())
        pages = [at for at in range(0, len(data), 4096) if data[at : at + 4096].count(a_game().header.encode()) > 1]
        middle = pages[len(pages) // 2]
        data[middle : middle + 4096] = bytes(4096)
        path.write_bytes(data)
        store = SqliteStore(path)
        left = (await store.games_of("host")).running
        assert (await store.games_of("host")).running == left
        assert 0 < left < 60
        assert len(caplog.records) == 60 - left
        assert all("cannot be read" in record.getMessage() for record in caplog.records)
        await store.close()

    asyncio.run(work())


def test_a_file_that_was_cut_off_is_one_clear_error(tmp_path: Path) -> None:
    asyncio.run(sixty(tmp_path / "t.sqlite3"))
    os.truncate(tmp_path / "t.sqlite3", (tmp_path / "t.sqlite3").stat().st_size * 9 // 10)
    with pytest.raises(RecordError) as refused:
        SqliteStore(tmp_path / "t.sqlite3")
    assert refused.value.code == "data-unreadable"


def test_what_goes_wrong_has_one_type(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        with pytest.raises(StoreError):
            await store.create(a_game(), SEATS, ROWS)
        await store.close()

    asyncio.run(work())


def test_rows_add_up_to_the_game_they_came_from() -> None:
    game = new_game(seed="rows", players=3, first_player=1)
    rows = ledger.past_rows(game.record)
    import random

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
