"""The file of tables: appended to, never rewritten, and only by one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tikal import new_game
from tikal.core.errors import RecordError
from tikal.server import ledger
from tikal.server.ledger import Row
from tikal.server.store import GameRow, Overtaken, SeatRow, Store


def a_game(id: str = "g") -> GameRow:
    game = new_game(seed=1, players=2, first_player=0)
    return GameRow(id, ledger.header(game.record), "1", 0, "host", "{}", False, 1, 1)


SEATS = [SeatRow("person", "Ana", "", "host", ""), SeatRow("open", "", "", "", "token")]
ROWS = [Row(-1, "chance", "~a1"), Row(0, "play", "a1@B3/0")]


def test_what_was_kept_is_found_again(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        await store.append("g", 2, [Row(0, "undo", "a1@B3/0")], "{}", False)
        store.close()
        store = Store(tmp_path / "t.sqlite3")
        loaded = await store.load("g")
        assert loaded is not None
        assert (
            loaded[0].seed == "1"
            and loaded[1] == SEATS
            and [row.kind for row in loaded[2]] == ["chance", "play", "undo"]
        )
        assert await store.invited("token") == ("g", 1)
        assert await store.invited("other") is None
        assert [game.id for game, _ in await store.games_of("host")] == ["g"]
        assert await store.load("none") is None
        await store.delete("g")
        assert await store.load("g") is None and await store.games_of("host") == []
        store.close()

    asyncio.run(work())


def test_a_second_writer_loses_cleanly(tmp_path: Path) -> None:
    async def work() -> None:
        one, two = Store(tmp_path / "t.sqlite3"), Store(tmp_path / "t.sqlite3")
        await one.create(a_game(), SEATS, ROWS)
        await one.append("g", 2, [Row(0, "play", "+L@A5")], "{}", False)
        with pytest.raises(Overtaken):
            await two.append("g", 2, [Row(0, "play", "+E@A5"), Row(0, "play", "+E@A5")], '{"x":1}', True)
        loaded = await two.load("g")
        assert loaded is not None and [row.text for row in loaded[2]] == ["~a1", "a1@B3/0", "+L@A5"]
        assert loaded[0].summary == "{}" and not loaded[0].over
        one.close()
        two.close()

    asyncio.run(work())


def test_rows_cannot_be_rewritten(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "t.sqlite3")
        await store.create(a_game(), SEATS, ROWS)
        store.close()

    asyncio.run(work())
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    with pytest.raises(sqlite3.IntegrityError):
        db.execute("UPDATE rows SET text = 'x'")
    db.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path / "t.sqlite3")
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            found = await store._do(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])  # type: ignore[misc]
            assert found == value
        store.close()

    asyncio.run(work())


def test_a_file_of_a_newer_tikal(tmp_path: Path) -> None:
    Store(tmp_path / "t.sqlite3").close()
    db = sqlite3.connect(tmp_path / "t.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(RecordError) as refused:
        Store(tmp_path / "t.sqlite3")
    assert refused.value.code == "data-newer"


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
            rows += ledger.rows_of(game, since, 0)
        again = ledger.game_of(ledger.header(game.record), game.names, rows, "rows", 0)
        assert again == game and (again.undoable, again.redoable) == (game.undoable, game.redoable)
    while not game.is_over:  # and the same is still to come
        action = rng.choice(list(game.legal_actions()))
        game.play(action)
        again.play(action)
        assert again == game
