"""Tables in a SQLite file: its steps, its locks, and what becomes of it when it is damaged."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.test_store import ROWS, SEATS, a_game, is_played_on
from tikal.cli import main
from tikal.core.errors import RecordError
from tikal.server import sqlite_store
from tikal.server.ledger import Row
from tikal.server.sqlite_store import MIGRATIONS, SqliteStore
from tikal.server.store import GameRow, Held, SeatRow

pytestmark = pytest.mark.once  # in files, whatever the others use

#: The steps that files out there have had, each by its digest.
RELEASED = [
    "a40fc67354737eec",
    "bd5ed6a3d2669581",
    "79e7bffb582949e3",
    "37974bd8cb21b2e9",
    "e3b0c44298fc1c14",
    "e3b0c44298fc1c14",
    "b57d8d1f5b826079",
    "fc605352d2533ffe",
    "873fda0f99e1e9f1",
    "e685bbb501d1d8c9",
    "2dd9f1d58159026f",
    "a919bfb9c209a526",
    "4a7c99fef448f8d0",
    "7e770e7c5af4a911",
    "2ba613b95e91dcf2",
]


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
    made(tmp_path / "t.sqlite3", 1)
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(RecordError) as refused:
        SqliteStore(tmp_path / "t.sqlite3")
    assert refused.value.code == "data-newer"


def made(path: Path, version: int) -> None:
    """Make a file as some version of Tikal has left it, with one table in it."""
    db = sqlite3.connect(path)
    for step in MIGRATIONS[:version]:
        db.executescript(step)
    game = a_game()[:9]
    db.execute(f"INSERT INTO games ({', '.join(GameRow._fields[:9])}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", game)
    seats = f"INSERT INTO seats (game, seat, {', '.join(SeatRow._fields[:5])}) VALUES ('g', ?, ?, ?, ?, ?, ?)"
    db.executemany(seats, [(n, *seat[:5]) for n, seat in enumerate(SEATS)])
    db.executemany("INSERT INTO rows VALUES ('g', ?, ?, ?, ?, 1)", [(n, *row) for n, row in enumerate(ROWS)])
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()


def test_a_step_that_was_released_is_never_changed() -> None:
    digests = [sha256(" ".join(step.split()).encode()).hexdigest()[:16] for step in MIGRATIONS]
    assert digests == RELEASED


def test_a_file_of_an_older_tikal_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.sqlite3"
    made(path, 1)
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


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_table_of_every_earlier_version_is_played_on(tmp_path: Path, version: int) -> None:
    made(tmp_path / "t.sqlite3", version)
    asyncio.run(is_played_on(SqliteStore(tmp_path / "t.sqlite3")))
    assert version_of(tmp_path / "t.sqlite3") == len(MIGRATIONS)


def version_of(path: Path) -> int:
    db = sqlite3.connect(path)
    try:
        return int(db.execute("PRAGMA user_version").fetchone()[0])
    finally:
        db.close()


def test_a_file_of_an_older_tikal_is_not_changed_by_whoever_only_looks(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    made(path, 2)
    for words in (["stats"], ["backup", str(tmp_path / "copy")]):
        answer = CliRunner().invoke(main, ["admin", "--data", str(path), *words])
        assert answer.exit_code == 1 and "older Tikal (version 2;" in answer.output
    assert version_of(path) == 2 and not (tmp_path / "copy").exists()


def test_whatever_is_asked_for_is_found_by_an_index(tmp_path: Path) -> None:
    asked: list[str] = []

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        for listen in (store._read, store._write):
            await listen(lambda db: db.set_trace_callback(asked.append))
        await store.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        await store.seat("g", Held("host", SEATS), Held("host", SEATS))
        await store.load("g")
        await store.glance("g")
        await store.games_of("host")
        await store.with_bots()
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
        assert await store.with_bots() == [] and await store.invited("token") == ("g", 1)
        other.execute("ROLLBACK")
        other.close()
        await store.close()

    asyncio.run(work())


def test_what_waits_for_the_disk_is_written_together(tmp_path: Path) -> None:
    asked: list[str] = []

    async def work() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        for number in range(20):
            await store.create(a_game(f"g{number}"), SEATS[:1], ROWS)
        await store._write(lambda db: db.set_trace_callback(asked.append))
        asked.clear()
        await asyncio.gather(
            *(store.append(f"g{number}", 2, [Row(0, "play", "+L@A5")], "{}", False) for number in range(20))
        )
        assert asked.count("COMMIT") <= 2  # the first, and all that came meanwhile
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
