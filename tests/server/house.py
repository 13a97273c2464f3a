"""A server for tests, and people who visit it."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

import httpx
from msgspec import ValidationError, convert, json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import stores
from tikal.bots.advice import Advice, Note
from tikal.bots.bot import Budget
from tikal.classic.table.offers import Offers
from tikal.legend.table.offers import LegendOffers
from tikal.messages import ENGLISH
from tikal.server import launch, lobby, protocol
from tikal.server.app import CALLS, House
from tikal.server.calls import JSON
from tikal.server.connections import Network
from tikal.server.letters import Letter
from tikal.server.limits import NAMES as LIMITS
from tikal.server.limits import Limits
from tikal.server.mail import Post
from tikal.server.pages import Pages
from tikal.server.reminders import Outside
from tikal.server.sent import types_of
from tikal.server.store import Store
from tikal.server.thinkers import Question, Task, Thinkers, Thoughts, answer, think
from tikal.server.timekeeper import Time
from tikal.server.visitors import Names
from tikal.server.webhooks import Webhooks

INDEX = "<!doctype html><title>Tikal</title>"
BOUNDLESS = dict.fromkeys(LIMITS, 1_000_000)  # tests ask for more than people do
PATIENCE = 60  # seconds after which something that should come is taken never to come

T = TypeVar("T")
Message = Any  # of protocol.ServerMessage: tests look at the fields of the kind they asked for


def decode(text: str | bytes, kind: type[T]) -> T:
    """Return what a message says; where each game has a type of its own it is one of those."""
    return json.decode(text, type=kind, strict=True, dec_hook=_own)


def _own(kind: type, value: Any) -> Any:
    *others, last = types_of(kind)
    for own in others:
        with suppress(ValidationError):
            return convert(value, own, dec_hook=_own)
    return convert(value, last, dec_hook=_own)


def check_described(method: str, answer: httpx.Response) -> None:
    """See that an answer is one that the call says it may have."""
    path = unquote(answer.request.url.raw_path.partition(b"?")[0].decode())
    call = next((call for call in CALLS if call.method == method and call.pattern.match(path)), None)
    if call is None:
        return
    status, media = answer.status_code, answer.headers.get("content-type", "").partition(";")[0]
    if status >= 400:
        assert status in call.refusals, (method, path, status, answer.text)
        if media != call.media or call.media == JSON:
            assert media == JSON and decode(answer.content, lobby.Failure).refusal.sentence
        assert status != 429 or int(answer.headers["retry-after"]) > 0
    elif status == 304:
        assert call.tagged and answer.headers["etag"] and not answer.content
    else:
        assert (status, media) == (call.status, call.media), (method, path, answer.text)
        assert not call.tagged or answer.headers["etag"]
        if media == JSON:
            assert decode(answer.content, call.gives or dict[str, str]) or answer.content == b"{}"


class ThinkersHere(Thinkers):
    """Thinks in threads of this process: starting others takes longer than most tests."""

    def start(self) -> None:
        pass

    async def think(self, task: Task) -> Thoughts:
        return await asyncio.to_thread(think, task)

    async def answer(self, question: Question) -> Advice | Note | None:
        """Answer the same whatever the clock says."""
        return await asyncio.to_thread(answer, replace(question, budget=Budget(nodes=400)))


class Simulated(Time):
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000
        self._sleepers: dict[int, tuple[asyncio.AbstractEventLoop, asyncio.Event]] = {}
        self._asleep: dict[int, int] = {}  # since what time each of them sleeps, with nothing left to do

    def now(self) -> int:
        return self._now

    async def sleep(self, until: int | None, stirred: asyncio.Event) -> None:
        now = self._now
        self._sleepers[id(stirred)] = asyncio.get_running_loop(), stirred
        if until is None or until > now:
            if not stirred.is_set():
                self._asleep[id(stirred)] = now
            await stirred.wait()

    def passes(self, **much: float) -> None:
        """So much time passes: days, hours, minutes, seconds."""
        self._now += int(timedelta(**much).total_seconds() * 1000)
        for sleeper, (loop, stirred) in list(self._sleepers.items()):
            try:
                loop.call_soon_threadsafe(stirred.set)
            except RuntimeError:  # that server has stopped
                del self._sleepers[sleeper]

    def settles(self) -> None:
        """Wait until all that is due by now has been looked at."""
        end = time.monotonic() + PATIENCE
        while any(self._asleep.get(sleeper, 0) < self._now for sleeper in list(self._sleepers)):
            assert time.monotonic() < end, "something is still being looked at"
            time.sleep(0.01)


class Listener:
    """A guest who keeps what it was sent."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.language = ENGLISH
        self.heard: list[bytes] = []

    def send(self, letter: Letter) -> None:
        self.heard.append(letter.text)

    def dismiss(self, code: int) -> None:
        pass


def client_files(folder: Path) -> Path:
    """Make a client small enough to be looked at whole."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "assets" / "app-1234.js").write_text("console.log(1)", "utf-8")
    (folder / "assets" / "app-1234.js.br").write_bytes(b"br of it")
    (folder / "assets" / "app-1234.js.gz").write_bytes(b"gz of it")
    return folder


class Running:
    """A server in a thread."""

    def __init__(
        self,
        folder: Path,
        thinkers: Thinkers | None = None,
        limits: Limits | None = None,
        proxies: Sequence[Network] = (),
        store: Store | None = None,
        time: Time | None = None,
        webhooks: Webhooks | None = None,
        post: Post | None = None,
    ) -> None:
        self.file = folder / "tables.sqlite3"
        self.store = store or stores.a_store(self.file)
        pages = Pages(client_files(folder / "client"))
        outside = Outside(webhooks is not None, "https://tikal.example.org")
        limits = limits or Limits(BOUNDLESS)
        thinkers = thinkers or ThinkersHere(1)
        self.house = House(self.store, thinkers, pages, Names(), limits, time, outside, webhooks, post)
        self.listener = launch.listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server = launch.Server(self.house, self.listener, proxies)
        self._thread = threading.Thread(target=self.server.open)
        self._thread.start()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join()

    def seeds(self) -> list[str]:
        """All secrets of all dealers."""
        return [row[0] for row in self.query("SELECT seed FROM games")]

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Do something with the tables, unknown to the server; `?` stands for a value."""
        return stores.query(self.file, sql, *values)


@contextmanager
def running(
    folder: Path,
    thinkers: Thinkers | None = None,
    limits: Limits | None = None,
    proxies: Sequence[Network] = (),
    store: Store | None = None,
    time: Time | None = None,
    webhooks: Webhooks | None = None,
    post: Post | None = None,
) -> Iterator[Running]:
    """Have a server for a while."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Running(folder, thinkers, limits, proxies, store, time, webhooks, post)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A browser: one cookie, any number of connections. `heard` keeps every byte it ever got."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.heard: list[bytes] = []
        self.http = httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE)
        if cookie:
            self.http.cookies.set("tikal", cookie, domain="127.0.0.1", path="/")
        self.get("/")

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["tikal"]

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        if body is None:
            answer = self.http.request(method, path, headers=headers)
        else:
            content = body if isinstance(body, bytes) else json.encode(body)
            answer = self.http.request(
                method, path, content=content, headers={"Content-Type": "application/json"} | headers
            )
        check_described(method, answer)
        self.heard.append(answer.content + repr(answer.headers.items()).encode().replace(self.cookie.encode(), b""))
        return answer

    def get(self, path: str) -> Any:
        return self.http.get(path) if not path.startswith("/api") else self.request("GET", path).json()

    def post(self, path: str, body: Any) -> Any:
        return self.request("POST", path, body).json()

    def home(self) -> lobby.Home:
        return json.decode(self.request("GET", "/api/home").content, type=lobby.Home)

    def create(self, *seats: str, **wanted: Any) -> lobby.Opened:
        """Set up a table; a seat is "link", "bot", a bot after "bot:", or a person's name."""
        body = {"seats": [new_seat(seat) for seat in seats]} | wanted
        answer = self.request("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        return json.decode(answer.content, type=lobby.Opened)

    def at(self, table: str, **headers: str) -> Chair:
        return Chair(self, table, headers)

    def close(self) -> None:
        self.http.close()


def new_seat(text: str) -> dict[str, str]:
    if text == "link":
        return {"kind": "link"}
    if text.split(":")[0] == "bot":
        return {"kind": "bot", "bot": text.partition(":")[2]}
    return {"kind": "me", "name": text}


class Chair:
    """One connection to a table."""

    adds = True  # whether it adds a number to the shuffle before anything is dealt, as the page does

    def __init__(self, person: Person, table: str, headers: dict[str, str]) -> None:
        self.person = person
        self.table = table
        address = person.url.replace("http", "ws") + f"/ws/{table}"
        known = {"Origin": person.url, "Cookie": f"tikal={person.cookie}"} | headers
        self._opening = connect(
            address, additional_headers=known, max_size=None, open_timeout=PATIENCE, proxy=None, close_timeout=2
        )
        self.socket: ClientConnection = self._opening.__enter__()
        self.count = 0
        self.situation: protocol.Situation
        self.length = 0
        self.welcome: Message = self.wait("welcome") if table != "nowhere" else None

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opening.__exit__(None, None, None)

    def receive(self) -> Message:
        """Return the next message, checked against the protocol."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.person.heard.append(text.encode())
        message: Message = decode(text, protocol.ServerMessage)  # type: ignore[arg-type]
        assert json.encode(message) == text.encode()  # every message survives the way there and back
        if isinstance(message, (protocol.Welcome, protocol.Update)):
            self.situation = message.situation
        if isinstance(message, protocol.Sealed) and message.fair.asked and self.adds:
            self.send("number", number=sha256(self.person.cookie.encode()).hexdigest())
        return message

    def wait(self, kind: str) -> Message:
        """Return the next message of a kind."""
        while True:
            message = self.receive()
            if message.__struct_config__.tag == kind:
                return message

    def wait_until(self, test: Any) -> None:
        """Receive until the situation is as wanted."""
        while not test(self.situation):
            self.receive()

    def ends(self) -> int:
        """Receive until the connection closes; return its close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def send(self, type: str, **fields: Any) -> int:
        """Send a message; return its id."""
        self.count += 1
        self.socket.send(json.encode({"type": type, "id": self.count} | fields).decode())
        return self.count

    def answer(self, type: str, **fields: Any) -> Message:
        """Send a message and return what comes back to it."""
        id = self.send(type, **fields)
        while True:
            message = self.receive()
            if getattr(message, "id", None) == id:
                return message

    def act(self, *actions: str, seat: str | None = None, seq: int | None = None) -> Message:
        """Do actions for the deciding seat and return the answer."""
        now = self.situation
        return self.answer(
            "act", seq=now.seq if seq is None else seq, seat=seat or now.deciding or "Red", actions=list(actions)
        )

    def plays(self, *actions: str) -> None:
        """Do actions and wait until everybody has heard."""
        done = self.act(*actions)
        assert isinstance(done, protocol.Accepted), done
        self.wait_until(lambda now: now.seq >= done.seq)

    def refused(self, type: str, **fields: Any) -> str:
        """Send a message that must be refused; return the code."""
        before = self.situation
        message = self.answer(type, **fields)
        assert isinstance(message, protocol.Refused), message
        assert message.refusal.sentence != message.refusal.code
        assert self.situation == before and message.seq == before.seq
        return message.refusal.code


def choices(now: protocol.Situation) -> list[list[str]]:
    """Everything that is offered, each as the actions to send."""
    offers = now.offers
    if offers is None:
        return []
    if isinstance(offers, LegendOffers):
        return legend_choices(offers)
    assert isinstance(offers, Offers)
    found = [[turn.action] for place in offers.places for turn in place.turns]
    found += [[entry.action] for entry in offers.entries]
    found += [walk.leader or walk.explorer for group in offers.groups for walk in group.walks]
    found += [[item.action] for site in offers.sites for item in site.items if item.refusal is None]
    found += [[pair.action] for pair in offers.exchange.pairs] if offers.exchange else []
    if offers.bids:
        found += [[f"{offers.bids.bid}{points}"] for points in range(offers.bids.least, offers.bids.most + 1)]
        found.append([offers.bids.passing])
    found += [[taking.action] for taking in offers.takings]
    found += [[offers.end.action]] if offers.end else []
    return found


def legend_choices(offers: LegendOffers) -> list[list[str]]:
    """Everything that is offered in Legend, each as the actions to send."""
    found = [[pick.action] for pick in offers.picks if pick.refusal is None]
    found += [[turn.action] for laying in offers.layings for place in laying.places for turn in place.turns]
    found += [[trail.prefix + edge] for trail in offers.trails for edge in trail.edges]
    found += [[entry.action] for entry in offers.entries]
    found += [walk.leader or walk.explorer for group in offers.groups for walk in group.walks]
    found += [[pair.action] for pair in offers.exchange.pairs] if offers.exchange else []
    found += [[item.action] for site in offers.sites for item in site.items if item.refusal is None]
    return found + ([[offers.end.action]] if offers.end else [])


def play_on(
    chairs: list[Chair], rng: random.Random, most: int = 1_000_000, prefer: Callable[[str], bool] = lambda action: False
) -> None:
    """Let the people in these chairs do what is offered, at random, to the end or for so many decisions.

    Where they can they do what they `prefer`.
    """
    for _ in range(most):
        catch_up(chairs)
        deciding = next((chair for chair in chairs if chair.situation.offers), None)
        if deciding is not None:
            found = choices(deciding.situation)
            deciding.plays(*rng.choice([actions for actions in found if prefer(actions[0])] or found))
        elif chairs[0].situation.deciding is None:
            break
        else:  # a bot's turn
            chairs[0].receive()
    catch_up(chairs)


def catch_up(chairs: list[Chair]) -> None:
    """Let everybody hear what anybody has heard."""
    while behind := [chair for chair in chairs if chair.situation.seq < max(each.situation.seq for each in chairs)]:
        behind[0].receive()  # it may hear something newer still: a bot plays on
