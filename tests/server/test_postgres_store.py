"""Tables in a PostgreSQL database: its steps, and what keeps it from being used."""

from __future__ import annotations

import asyncio
import builtins
import sys
import tempfile
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest
from click.testing import CliRunner

from tests.server.house import PATIENCE
from tests.server.pipe import Pipe
from tests.server.stores import database, query_database
from tests.server.test_store import ROWS, SEATS, a_game, is_played_on
from tikal.cli import main
from tikal.core.errors import RecordError, TikalError
from tikal.server import postgres_store, schema
from tikal.server.ledger import Row
from tikal.server.others import News
from tikal.server.postgres_errors import public
from tikal.server.postgres_store import ADDING, ALONE, MIGRATIONS, PostgresStore, connect
from tikal.server.result_scripts import rated_categories
from tikal.server.store import Page, Stored, StoreError, Unreachable
from tikal.server.words import refusal_of

pytestmark = pytest.mark.once  # in a database of its own, whatever the others use

#: The steps that databases out there have had, each by its digest.
RELEASED = [
    "59cdf5f276ba72fe",
    "bd5ed6a3d2669581",
    "85f7ad0895270ab9",
    "37974bd8cb21b2e9",
    "c3c9491e99af1e7b",
    "ca721d72e8f9e9b8",
    "5e47ba584b3b5789",
    "647b0383624a1743",
    "b5cc5065136cd42d",
    "aadcc8e78f9b5e10",
    "2a838a33ba399365",
    "63f7575021afcd62",
    "4a7c99fef448f8d0",
    "9dd94ed214e54ceb",
    "2ebd8f16076500fe",
]


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    return database(request.node.nodeid)


def of_version(url: str, version: int = 1) -> None:
    """Make a database as some version of Tikal would have left it, with one table in it."""
    newer, postgres_store.MIGRATIONS[version:] = postgres_store.MIGRATIONS[version:], []
    try:
        asyncio.run(postgres_store.prepare(url))
    finally:
        postgres_store.MIGRATIONS[version:] = newer
    insert(url, "games", a_game()[:9])
    for number, seat in enumerate(SEATS):
        insert(url, "seats", ("g", number, *seat[:5]))
    for number, row in enumerate(ROWS):
        insert(url, "rows", ("g", number, *row, 1))


def insert(url: str, table: str, values: tuple[object, ...]) -> None:
    query_database(url, f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", *values)


def test_both_stores_have_the_same_steps() -> None:
    assert len(MIGRATIONS) == len(schema.steps(schema.SQLITE)) == len(schema.STEPS)


def test_a_step_that_was_released_is_never_changed() -> None:
    assert [sha256(" ".join(step.split()).encode()).hexdigest()[:16] for step in MIGRATIONS] == RELEASED


def test_rows_cannot_be_rewritten(url: str) -> None:
    of_version(url)
    with pytest.raises(asyncpg.PostgresError, match="only appended"):
        query_database(url, "UPDATE rows SET text = 'x'")


def test_a_database_of_a_newer_tikal(url: str) -> None:
    of_version(url)
    query_database(url, "UPDATE version SET number = 99")
    with pytest.raises(RecordError) as refused:
        PostgresStore(url)
    assert refused.value.code == "data-newer"


def test_a_database_of_an_older_tikal_is_brought_up_to_date_by_one_of_many(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_version(url)
    steps = [*MIGRATIONS, "CREATE TABLE more (game TEXT);", "INSERT INTO more SELECT id FROM games;"]
    monkeypatch.setattr(postgres_store, "MIGRATIONS", steps)
    with ThreadPoolExecutor(4) as servers:
        for opened in [servers.submit(PostgresStore, url) for _ in range(4)]:
            opened.result()
    assert query_database(url, "SELECT * FROM version") == [(len(steps),)]
    assert query_database(url, "SELECT * FROM more") == [("g",)]


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_table_of_every_earlier_version_is_played_on(url: str, version: int) -> None:
    of_version(url, version)

    async def work() -> None:
        store = PostgresStore(url)
        loaded = await store.load("g")
        assert loaded is not None and loaded.seats == SEATS and loaded.rows == ROWS
        await is_played_on(store)

    asyncio.run(work())
    assert query_database(url, "SELECT number FROM version") == [(len(MIGRATIONS),)]


def test_a_database_of_an_older_tikal_is_not_changed_by_whoever_only_looks(url: str, tmp_path: Path) -> None:
    of_version(url, 2)
    for words in (["stats"], ["backup", str(tmp_path / "copy")]):
        answer = CliRunner().invoke(main, ["admin", "--database-url", url, *words])
        assert answer.exit_code == 1 and "older Tikal (version 2;" in answer.output
    assert query_database(url, "SELECT number FROM version") == [(2,)] and list(tmp_path.iterdir()) == []


def test_a_schema_that_somebody_else_made_is_used(url: str) -> None:
    """Who keeps a database may make it, so that Tikal needs no right to make one."""
    query_database(url, "CREATE ROLE keeper LOGIN")
    query_database(url, "CREATE SCHEMA tikal AUTHORIZATION keeper")
    address = url.replace(f"//{urlsplit(url).username}:", "//keeper:")
    assert address != url
    for _ in range(2):
        asyncio.run(PostgresStore(address).close())
    assert query_database(url, "SELECT count(*) FROM games") == [(0,)]


def test_a_database_without_tables_says_how_they_are_made(url: str) -> None:
    answer = CliRunner().invoke(main, ["admin", "--database-url", url, "stats"])
    assert answer.exit_code == 1 and "has no tables of Tikal yet. `tikal admin migrate`" in answer.output
    of_version(url)
    query_database(url, "DELETE FROM version")
    answer = CliRunner().invoke(main, ["admin", "--database-url", url, "stats"])
    assert answer.exit_code == 1 and "the table `version` is empty" in answer.output


def test_an_address_of_nothing_is_refused() -> None:
    answer = CliRunner().invoke(main, ["admin", "--database-url", "", "stats"])
    assert answer.exit_code == 1 and "no address of a PostgreSQL database" in answer.output


@pytest.mark.usefixtures("lease")
def test_what_a_machine_that_vanished_has_locked_is_free_again(url: str) -> None:
    """It was cut off in the middle of a transaction, and the database does not hear that it is gone."""

    async def work() -> None:
        store = PostgresStore(url)
        vanished = await connect(url)
        await vanished.execute("BEGIN")
        await vanished.execute("SELECT pg_advisory_xact_lock($1)", ADDING)
        await store.create(a_game(), SEATS, ROWS, lambda tables, kept: None)
        assert await store.count() == 1
        vanished.terminate()
        await store.close()

    asyncio.run(work())


def test_who_waits_for_a_lock_of_all_keeps_nobody_else_waiting(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings are computed anew, which takes long, and many games end meanwhile: others are played on."""

    async def work() -> None:
        store, admin = PostgresStore(url), await connect(url, command_timeout=None)
        seats = [seat._replace(invitation="") for seat in SEATS]
        waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        await store.create(a_game(), SEATS, ROWS)
        await admin.execute("SET idle_in_transaction_session_timeout = 0")
        for lock in (ALONE, ADDING):
            async with admin.transaction():
                await admin.execute("SELECT pg_advisory_xact_lock($1)", lock)
                waiting: list[asyncio.Task[Any]] = [
                    asyncio.create_task(store.write(rated_categories(), alone=True)) for _ in range(20)
                ]
                waiting += [
                    asyncio.create_task(store.create(a_game()._replace(id=f"{lock} {n}"), seats, ROWS, room))
                    for n in range(20)
                ]
                while not await admin.fetchval(waits):
                    await asyncio.sleep(0.01)
                await store.append("g", len((await loaded(store)).rows), [Row(0, "play", "+L@A5")], "{}", False)
                assert await admin.fetchval(waits) == 1  # with one of its connections
            await asyncio.gather(*waiting)
        assert await store.count() == 41
        monkeypatch.setattr(postgres_store, "ANSWERING", 0.5)
        async with admin.transaction():
            await admin.execute("SELECT pg_advisory_xact_lock($1)", ALONE)
            first = asyncio.create_task(store.write(rated_categories(), alone=True))
            while not await admin.fetchval(waits):
                await asyncio.sleep(0.01)
            with pytest.raises(Unreachable, match="too many wait"):
                await store.write(rated_categories(), alone=True)
        assert await first == []
        await admin.close()
        await store.close()

    def room(tables: int, kept: Page) -> None:
        pass

    async def loaded(store: PostgresStore) -> Stored:
        found = await store.load("g")
        assert found is not None
        return found

    asyncio.run(work())


#: What PgBouncer lets somebody say while they connect; it refuses who says more.
POOLED = {
    "user",
    "database",
    "client_encoding",
    "datestyle",
    "timezone",
    "standard_conforming_strings",
    "application_name",
}


def test_a_pooler_lets_a_server_in(url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:  # the path of a socket has to be short
        pipe = Pipe(url, Path(folder))

        async def work() -> None:
            store = PostgresStore(pipe.url)
            await store.others.watch(lambda news: None, lambda: None)
            await store.create(a_game(), SEATS, ROWS)
            assert await store.others.claim("g", len(ROWS))
            await store.close()

        asyncio.run(work())
        pipe.close()
    assert len(pipe.greetings) >= 3  # to bring it up to date, for the tables, and to hear of others
    for greeting in pipe.greetings:
        said = greeting[8:].split(b"\0")  # after its length and the version of the protocol
        assert {name.decode() for name in said[: said.index(b"") : 2]} <= POOLED
    assert query_database(url, "SELECT count(*) FROM tikal.games") == [(1,)]


@pytest.mark.usefixtures("lease")
def test_others_hear_of_rows_whose_writer_does_not_know_that_they_are_written(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer was lost, or the process that wrote them is gone before it could say so."""

    async def work() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        heard: asyncio.Queue[News] = asyncio.Queue()
        await one.create(a_game(), SEATS, ROWS)
        await one.others.watch(lambda news: None, lambda: None)
        await two.others.watch(heard.put_nowait, lambda: None)
        asking = one._asking

        @asynccontextmanager
        async def loses_the_answer(kind: str = "read") -> AsyncIterator[Any]:
            async with asking(kind) as db:
                yield db
            raise StoreError("the line broke")

        monkeypatch.setattr(one, "_asking", loses_the_answer)
        with pytest.raises(StoreError, match="the line broke"):
            await one.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        monkeypatch.undo()
        assert await asyncio.wait_for(heard.get(), PATIENCE) == News("g", 3)
        assert await one.others.claim("g", 3)
        assert one._node._life is not None
        one._node._life.cancel()  # it says nothing more
        while (news := await asyncio.wait_for(heard.get(), PATIENCE)) != News("g"):
            assert not news.game
        await one.close()
        await two.close()

    asyncio.run(work())


def test_who_gets_no_connection_more_waits_for_one_of_its_own(url: str) -> None:
    query_database(url, "CREATE ROLE few LOGIN CONNECTION LIMIT 2")
    query_database(url, "CREATE SCHEMA tikal AUTHORIZATION few")
    address = url.replace(f"//{urlsplit(url).username}:", "//few:")

    async def work() -> None:
        store, other = PostgresStore(address), PostgresStore(address)
        assert await asyncio.gather(*(store.count() for _ in range(20))) == [0] * 20
        with pytest.raises(Unreachable, match="too many connections"):
            await other.count()
        with pytest.raises(RecordError) as refused:
            await asyncio.to_thread(PostgresStore, address)
        assert refused.value.code == "database-crowded"
        await store.close()
        assert await other.count() == 0
        await other.close()

    asyncio.run(work())


def test_who_waits_for_a_database_that_is_given_up_is_told_why(url: str) -> None:
    async def work() -> None:
        store = PostgresStore(url)
        await store.count()
        waiting = asyncio.create_task(store.find("SELECT pg_sleep(60)"))
        asks = "SELECT count(*) FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'"
        while not query_database(url, asks)[0][0]:
            await asyncio.sleep(0.05)
        store._give_up()
        with pytest.raises(Unreachable, match="connection was closed"):
            await waiting
        assert await store.count() == 0
        await store.close()

    asyncio.run(work())


def test_however_much_there_is_it_is_counted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_store, "ANSWERING", 1.5)
    monkeypatch.setattr(postgres_store, "STATS", f"{schema.STATS} FROM pg_sleep(3)")

    async def work() -> None:
        store = PostgresStore(url)
        assert await store.stats() == (0, 0, 0, 0)
        with pytest.raises(Unreachable):  # whoever plays does not wait as long
            await store.find("SELECT pg_sleep(3)")
        await store.close()

    asyncio.run(work())


def test_whatever_else_is_in_the_database_is_left_alone(url: str) -> None:
    query_database(url, "CREATE TABLE public.games (theirs TEXT)")
    asyncio.run(PostgresStore(url).close())
    assert query_database(url, "SELECT * FROM public.games") == []
    assert query_database(url, "SELECT count(*) FROM games") == [(0,)]


def test_a_database_that_is_not_there_is_one_clear_error_without_the_password() -> None:
    with pytest.raises(RecordError) as refused:
        PostgresStore("postgresql://ana:secret@127.0.0.1:1/tikal")
    assert refused.value.code == "database-unreachable"
    assert refused.value.facts == {"file": "postgresql://ana@127.0.0.1:1/tikal", "reason": "Connection refused"}


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://127.0.0.1:99999/tikal", "serve-no-database"),
        ("postgresql://[::1/tikal", "serve-no-database"),
        ("postgresql://ana:s3c/r3t@127.0.0.1:1/tikal", "serve-no-database"),
        ("postgresql://ana:s3c#r3t@127.0.0.1:1/tikal", "serve-no-database"),
        ("postgresql://ana:s3c@r3t@127.0.0.1:1/tikal", "database-unreachable"),
        ("postgresql:///tikal?host=/nowhere&password=s3cr3t", "database-unreachable"),
    ],
)
def test_no_part_of_a_password_is_said(address: str, code: str) -> None:
    with pytest.raises(TikalError) as refused:
        PostgresStore(address)
    assert refused.value.code == code
    for part in ("s3c", "r3t"):
        assert part not in public(address) and part not in str(refused.value)


def test_who_is_not_let_in_is_told_what_to_do(url: str) -> None:
    query_database(url, "CREATE ROLE stranger LOGIN")
    parts = urlsplit(url)
    for address, code in (
        (parts._replace(path="/nowhere").geturl(), "database-missing"),
        (url.replace(f"//{parts.username}:", "//nobody:"), "database-closed"),
        (url.replace(f"//{parts.username}:", "//stranger:"), "database-forbidden"),
    ):
        assert address != url
        with pytest.raises(RecordError) as refused:
            PostgresStore(address)
        assert refused.value.code == code
        assert refusal_of(refused.value, "en").sentence.count("\n") == 0


def said(*options: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Start a server that cannot start; return how it ended, and what it said."""
    answer = CliRunner().invoke(main, ["serve", *options], env=env)
    return answer.exit_code, answer.output + str(answer.exception or "")


def test_a_server_says_what_is_wrong_with_the_address_of_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, text = said("--port", "0", "--database-url", "mysql://localhost/tikal")
    assert status and "no address of a PostgreSQL database" in text
    status, text = said("--data", str(tmp_path / "t"), "--database-url", "postgresql://localhost/tikal")
    assert status and "not both" in text
    status, text = said("--port", "0", env={"TIKAL_DATABASE_URL": "postgresql://a:secret@127.0.0.1:1/t"})
    assert status and "See that PostgreSQL runs there" in text and "secret" not in text

    def absent(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "asyncpg":
            raise ModuleNotFoundError(name)
        return imported(name, *rest)

    imported = builtins.__import__
    monkeypatch.delitem(sys.modules, "tikal.server.postgres_store")
    monkeypatch.setattr(builtins, "__import__", absent)
    status, text = said("--port", "0", "--database-url", "postgresql://localhost/tikal")
    assert status and "tikal[postgres]" in text
