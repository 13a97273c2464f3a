"""Load on a server: tables of four people each, everybody's browser connected, an action every five seconds a table.

`python bench/load.py --tables 500` starts a server of the installed Tikal on a port of its own, or with `--python` that
of another tree, sets up games that are 60% through, and plays on. It prints how long it took from sending an action
until the last of the four had been told, the processor time that an action cost the server, and the server's memory.
With `--store postgres --nodes 2` two servers share a PostgreSQL that is started for it, and the four people of a table
come through both by turns. `--stored 10000` puts as many games there before, and says how long a server then takes
until it answers. The people are this one process: sockets that shake hands as a browser does, and decode no more than
they need.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import random
import re
import resource
import secrets
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import click
from msgspec import Raw, Struct, json
from servers import HOST, Postgres, Server, cpu, memory

from tikal import new_game
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.core.position import DECIDING
from tikal.record.tgn import write_tgn
from tikal.server.launch import open_store

EDITIONS = {"classic": "super-meeple", "legend": "legend"}
PEOPLE = 4
THROUGH = 0.6  # of the game's actions lie behind it
GAMES = 8  # different ones; the tables share them
BOT = "greedy"  # played them so far
ENDING = 0.12  # how often a turn is ended though more could be done


class Situation(Struct):
    """As much of a situation as a person needs."""

    seq: int
    deciding: str | None
    offers: Raw  # decoded by whoever decides


class Told(Struct):
    """As much of a message as a person needs."""

    type: str
    situation: Situation | None = None


_told = json.Decoder(Told)


def records(edition: str) -> list[str]:
    """Return games that are partly played, as TGN."""
    found = []
    for number in range(GAMES):
        game = new_game(edition, PEOPLE, seed=f"load {number}")
        players = [Player(make_bot(BOT, f"{number}/{seat}")) for seat in range(PEOPLE)]
        while game.current_player is not None:
            players[game.current_player].play(game)
        record = game.record
        past = record.up_to(int(len(record.actions) * THROUGH))
        while past.end().phase < DECIDING and past.actions:  # chance is asked: step back to a decision
            past = past.up_to(len(past.actions) - 1)
        found.append(write_tgn(past))
    return found


def choose(offers: dict[str, Any], rng: random.Random) -> list[str]:
    """Return something that is offered; nothing if only a question is asked that this script cannot answer."""
    kinds: dict[str, list[list[str]]] = {}
    for kind, found in offers.items():
        if kind in ("game", "question", "end") or not found:
            continue
        actions = list(_actions(found))
        if actions:
            kinds[kind] = actions
    end = offers.get("end")
    if end and (not kinds or rng.random() < ENDING):
        return [end["action"]]
    if not kinds:
        return []
    return rng.choice(kinds[rng.choice(list(kinds))])


def _actions(found: Any) -> Iterator[list[str]]:
    if isinstance(found, list):
        for each in found:
            yield from _actions(each)
    elif isinstance(found, dict):
        if found.get("refusal"):
            return
        if isinstance(found.get("action"), str):
            yield [found["action"]]
        elif "passing" in found:
            yield [found["passing"]]
        elif "edges" in found:
            yield from ([found["prefix"] + edge] for edge in found["edges"])
        elif "path" in found:
            yield found["explorer"] or found["leader"]
        else:
            yield from _actions([value for value in found.values() if isinstance(value, (list, dict))])


class Table:
    """One table: four connections, and the action that is on its way."""

    def __init__(self, load: Load, id: str, address: str, seats: list[tuple[str, str]]) -> None:
        self.load = load
        self.id = id
        self.address = address  # each table has one of its own, as people have
        self.seats = seats  # colour and cookie
        self.people: dict[str, Guest] = {}
        self.sent = 0.0
        self.acting = ""  # who is waiting for an answer
        self.missing: set[str] = set()
        self.over = False

    async def connect(self, nodes: list[Server]) -> None:
        """Let everybody come, through one node after the other."""
        loop = asyncio.get_running_loop()
        for (colour, cookie), node in zip(self.seats, cycle(nodes), strict=False):
            guest = Guest(self, colour, cookie, f"{HOST}:{node.port}")
            await loop.create_connection(
                partial(lambda guest: guest, guest), HOST, node.port, local_addr=(self.address, 0)
            )
            await guest.ready
            self.people[colour] = guest

    def disconnect(self) -> None:
        """Let everybody go."""
        self.missing.clear()
        for guest in self.people.values():
            guest.transport.abort()

    def act(self) -> None:
        """Let whoever has to decide do something."""
        now = next(iter(self.people.values())).situation
        if self.missing or now is None or now.deciding is None:
            self.over = now is not None and now.deciding is None
            self.load.late += not self.over
            return
        person = self.people[now.deciding]
        offers = None if person.situation is None else json.decode(person.situation.offers)
        if person.situation is None or offers is None:
            self.load.late += 1
            return
        actions = choose(offers, self.load.rng)
        if not actions:
            self.over = True
            return
        message = {"type": "act", "id": 1, "seq": person.situation.seq, "seat": now.deciding, "actions": actions}
        self.missing = set(self.people)
        self.acting = now.deciding
        self.sent = time.perf_counter()
        person.send(json.encode(message))

    def told(self, colour: str) -> None:
        """Somebody has heard what happened."""
        if self.missing:
            self.missing.discard(colour)
            if not self.missing:
                self.load.latencies.append(time.perf_counter() - self.sent)


class Guest(asyncio.Protocol):
    """A browser at a table: as much of a websocket as it takes, compression included."""

    def __init__(self, table: Table, colour: str, cookie: str, host: str) -> None:
        self.table = table
        self.colour = colour
        self.situation: Situation | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET /ws/{table.id} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: tikal={cookie}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        ).encode()
        self._data = bytearray()
        self._open = False
        self._inflate: Any = None
        self._fresh = False  # every message is packed by itself

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.load.lost += not self.table.load.done
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError(bytes(self._data[:200])))

    def data_received(self, data: bytes) -> None:
        self._data += data
        self.table.load.bytes += len(data)
        if not self._open:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self._open = True
            self._data = bytearray(rest)
            self._fresh = b"server_no_context_takeover" in head
            bits = re.search(rb"server_max_window_bits=(\d+)", head)
            self._bits = -int(bits[1]) if bits else -15
            self._inflate = zlib.decompressobj(self._bits)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off what has come."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        first, payload = data[0], bytes(data[start : start + size])
        del data[: start + size]
        kind = first & 15
        if kind == 9:
            self._write(10, payload)
        elif kind == 1:
            assert first & 128, "messages come whole"
            if first & 64:
                if self._fresh:
                    self._inflate = zlib.decompressobj(self._bits)
                payload = self._inflate.decompress(payload + b"\x00\x00\xff\xff")
            self._hear(payload)
        return True

    def _hear(self, text: bytes) -> None:
        message = _told.decode(text)
        if message.situation is not None:
            self.situation = message.situation
            if not self.ready.done():
                self.ready.set_result(None)
            elif message.type == "update":
                self.table.load.messages += 1
                self.table.load.size += len(text)
                self.table.told(self.colour)
        elif message.type == "refused":
            self.table.load.refused += 1
            self.table.missing.clear()

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing


class Load:
    """Everything that is counted."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.clear()
        self.done = False
        self.lost = 0

    def clear(self) -> None:
        """Begin to count."""
        self.latencies: list[float] = []
        self.messages = self.size = self.bytes = self.late = self.refused = 0

    async def play(self, tables: list[Table], seconds: float, every: float) -> None:
        """Let every table act at its own moment of every interval."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        waiting = sorted((self.rng.random() * every, number) for number in range(len(tables)))
        at = 0.0
        while at < seconds:
            for moment, number in waiting:
                await asyncio.sleep(began + at + moment - loop.time())
                tables[number].act()
            at += every
            click.echo(f"  {at:.0f} s: {len(self.latencies)} actions told, {self.late} late", err=True)
        await asyncio.sleep(1)


async def multiply(place: Path | str, count: int) -> None:
    """Keep copies of the games that are there, until there are as many; each has people of its own."""
    store = open_store(place)
    try:
        known = [found for id in await store.ids() if (found := await store.load(id)) is not None]
        for number in range(len(known), count):
            game, seats, rows = known[number % len(known)]
            held = [seat._replace(holder=secrets.token_urlsafe(24), invitation="") for seat in seats]
            await store.create(game._replace(id=secrets.token_urlsafe(12), host=held[0].holder), held, rows)
            if number % 1000 == 999:
                click.echo(f"  {number + 1} games", err=True)
    finally:
        await store.close()
    if isinstance(place, str):
        await settle(place)


async def settle(url: str) -> None:
    """Let a database look after what was just written, as it does by itself within some minutes."""
    db = await asyncpg.connect(url)
    try:
        for what in ("VACUUM ANALYZE", "CHECKPOINT"):
            await db.execute(what, timeout=300)
    finally:
        await db.close()


def set_up(node: Server, load: Load, tables: int, games: list[str]) -> list[Table]:
    """Set the tables up as people do: one opens it, the others follow their links."""
    made = []
    for number in range(tables):
        address = f"127.{1 + number // 60000}.{number // 250 % 240}.{number % 250 + 1}"
        connection = http.client.HTTPConnection(HOST, node.port, source_address=(address, 0), timeout=60)
        origin = f"http://{HOST}:{node.port}"

        def ask(
            path: str,
            body: dict[str, Any],
            cookie: str,
            connection: http.client.HTTPConnection = connection,
            origin: str = origin,
        ) -> dict[str, Any]:
            headers = {"Content-Type": "application/json", "Origin": origin, "Cookie": f"tikal={cookie}"}
            connection.request("POST", path, json.encode(body), headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status not in (200, 201):
                raise click.ClickException(text.decode())
            return json.decode(text)  # type: ignore[no-any-return]

        cookies = [secrets.token_urlsafe(32) for _ in range(PEOPLE)]
        seats = [{"kind": "me", "name": "Ana"}] + [{"kind": "link"}] * (PEOPLE - 1)
        opened = ask("/api/tables", {"seats": seats, "record": games[number % len(games)]}, cookies[0])
        held = [(opened["seats"][0], cookies[0])]
        for cookie, link in zip(cookies[1:], opened["invitations"], strict=True):
            ask("/api" + link["path"].replace("/join/", "/invitations/"), {"name": link["seat"]}, cookie)
            held.append((link["seat"], cookie))
        connection.close()
        made.append(Table(load, opened["table"], address, held))
        if number % 50 == 49:
            click.echo(f"  {number + 1} tables", err=True)
    return made


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * part))]


@click.command()
@click.option("--game", type=click.Choice(list(EDITIONS)), default="classic", show_default=True)
@click.option("--tables", type=click.IntRange(1, 2000), default=500, show_default=True)
@click.option("--seconds", type=click.IntRange(5, 600), default=60, show_default=True, help="How long it is measured.")
@click.option("--every", type=float, default=5.0, show_default=True, help="Seconds between the actions of a table.")
@click.option("--python", default=sys.executable, help="The Python whose Tikal serves; this one if not given.")
@click.option("--store", type=click.Choice(["sqlite", "postgres"]), default="sqlite", show_default=True)
@click.option("--nodes", type=click.IntRange(1, 8), default=1, show_default=True, help="Servers that share the store.")
@click.option("--stored", type=click.IntRange(0, 100_000), default=0, show_default=True, help="Games there before.")
@click.option("--seed", default=1, show_default=True)
def main(
    game: str, tables: int, seconds: int, every: float, python: str, store: str, nodes: int, stored: int, seed: int
) -> None:
    """Measure a server under load, or several that share a database."""
    if nodes > 1 and store == "sqlite":
        raise click.UsageError("A SQLite file is for one server: --store postgres.")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    load = Load(seed)
    click.echo("Games are played ...", err=True)
    games = records(EDITIONS[game])
    database = Postgres() if store == "postgres" else None
    started: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "t.sqlite3" if database is None else database.url
        options = ["--data" if database is None else "--database-url", str(place)]
        start = partial(Server, python, Path(folder), options)
        try:
            if stored:
                click.echo("Games are stored ...", err=True)
                started.append(start())
                set_up(started[0], load, GAMES, games)
                started.pop().stop()
                asyncio.run(multiply(place, stored))
            started += [start() for _ in range(nodes)]
            click.echo(f"with {stored} games in it, a server answered {started[0].took:.2f} s after its start")
            empty = memory(started)
            click.echo("Tables are set up ...", err=True)
            made = set_up(started[0], load, tables, games)
            idle = memory(started)
            asyncio.run(measure(started, database, load, made, seconds, every, game))
            click.echo(
                f"memory of all servers: {empty:.0f} MB at first, {1000 * (idle - empty) / tables:.0f} kB a table set "
                f"up and left, {1000 * (memory(started) - empty) / tables:.0f} kB a table with four people"
            )
        finally:
            for node in started:
                node.stop()
            if database is not None:
                database.stop()


class Work(NamedTuple):
    """What was done in so many seconds, and the seconds of the processor that it took."""

    seconds: float
    actions: int
    served: float  # by all servers
    stored: float  # by the database


async def come(nodes: list[Server], load: Load, tables: list[Table], every: float) -> None:
    """Connect everybody, and play for a while uncounted."""
    click.echo("People come ...", err=True)
    for table in tables:
        await table.connect(nodes)
    await load.play(tables, every, every)


async def work(
    nodes: list[Server], database: Postgres | None, load: Load, tables: list[Table], seconds: float, every: float
) -> Work:
    """Let everybody play, and count."""

    def worked() -> tuple[float, float]:
        return sum(cpu(node.process.pid) for node in nodes), database.cpu() if database is not None else 0.0

    load.clear()
    before, began = worked(), time.perf_counter()
    await load.play(tables, seconds, every)
    elapsed = time.perf_counter() - began
    served, stored = (now - then for now, then in zip(worked(), before, strict=True))
    return Work(elapsed, len(load.latencies), served, stored)


async def measure(
    nodes: list[Server],
    database: Postgres | None,
    load: Load,
    tables: list[Table],
    seconds: int,
    every: float,
    game: str,
) -> None:
    """Let everybody come and play, and say what that took."""
    await come(nodes, load, tables, every)
    elapsed, _, served, stored = await work(nodes, database, load, tables, seconds, every)
    load.done = True
    found, count = load.latencies, max(1, len(load.latencies))
    click.echo(
        f"{game}, {len(tables)} tables, {PEOPLE * len(tables)} guests, {elapsed:.0f} s, {len(found)} actions "
        f"({load.late} late, {load.refused} refused, {load.lost} connections lost)\n"
        f"told after p50 {percentile(found, 0.5):.1f} ms, p95 {percentile(found, 0.95):.1f} ms, "
        f"p99 {percentile(found, 0.99):.1f} ms, at most {percentile(found, 1):.1f} ms\n"
        f"servers ({len(nodes)}) {1000 * served / count:.2f} ms of processor an action, {100 * served / elapsed:.0f}% "
        f"of a core, {memory(nodes):.0f} MB; database {1000 * stored / count:.2f} ms, {100 * stored / elapsed:.0f}%\n"
        f"an update {load.size / max(1, load.messages) / 1000:.1f} kB, "
        f"{load.bytes / count / PEOPLE / 1000:.1f} kB sent to a guest"
    )


if __name__ == "__main__":
    main()
