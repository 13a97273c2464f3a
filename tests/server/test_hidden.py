"""Nothing hidden leaves the server: all traffic of whole games is read.

Two proofs. Every byte that anybody got is searched for secrets. And at moments all through a game the server says
exactly what a server would say that knows the public record only and whose dealer has hidden everything else
differently: what it says cannot depend on what nobody may know.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec import json

from tests.server.house import Chair, Listener, Person, Running, ThinkersHere, play_on, running
from tikal.bots.bot import bot_seed
from tikal.classic.view import View
from tikal.core.notation import SEATS
from tikal.server import ledger, protocol, questions, seating
from tikal.server.film import Films
from tikal.server.letters import Letter
from tikal.server.replays import shot_of
from tikal.server.session import Session
from tikal.server.sqlite_store import SqliteStore
from tikal.server.store import GameRow, SeatRow, Store, Stored
from tikal.server.table import Table
from tikal.server.visitors import visitor_of

GAMES = [("super-meeple", False), ("ravensburger", True)]
EVERY = 7  # actions from one moment of a game that is looked at to the next


def secrets_of(server: Running) -> list[str]:
    """What nobody is ever told."""
    seeds = server.seeds()
    found = seeds + [bot_seed(seed, seat) for seed in seeds for seat in range(4)]
    return found + [row[0] for row in server.query("SELECT host FROM games UNION SELECT holder FROM seats")]


@pytest.mark.parametrize(("edition", "auction"), GAMES)
def test_no_secret_in_any_byte_of_a_whole_game(tmp_path: Path, edition: str, auction: bool) -> None:
    with running(tmp_path) as server:
        people = [Person(server.url) for _ in range(3)]
        ana, bo, watcher = people
        opened = ana.create("Ana", "bot", "link", edition=edition, auction=auction)
        link = opened.invitations[0].path
        with watcher.at(opened.table) as watching:
            assert watching.welcome.seats[2].invitation == ""
        path = link.replace("/join/", "/api/invitations/")
        bo.get(path)
        bo.post(path, {"name": "Bo"})
        with ana.at(opened.table) as hers, bo.at(opened.table) as his, watcher.at(opened.table) as watching:
            rng = random.Random(7)
            while hers.situation.deciding is not None:
                play_on([hers, his, watching], rng, 25)
                ask_around(hers, rng)
                ask_around(his, rng)
                for person in people:
                    person.home()
                    person.request("GET", f"/api/tables/{opened.table}/record")
                    person.request("GET", f"/api/tables/{opened.table}/film")
        cookies = [person.cookie for person in people]
        hidden = [secret for secret in secrets_of(server) if secret]
        assert len(hidden) > 6
        for person in people:
            heard = b"\n".join(person.heard)
            assert len(heard) > 100_000
            for secret in hidden + cookies:
                assert secret.encode() not in heard
            if person is not ana:  # a link is for the host to give away
                assert (link.encode() in heard) is False
            person.close()


def ask_around(chair: Chair, rng: random.Random) -> None:
    """Ask what a curious person would."""
    hexes = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 6)]
    chair.answer("look", number=rng.randrange(chair.situation.length))
    if chair.situation.offers is None:
        return
    for hex in rng.sample(hexes, 5):
        chair.answer("why", question={"about": "hex", "hex": hex})
        chair.answer("why", question={"about": "lay", "hex": hex})
        chair.answer("why", question={"about": "walk", "source": "A5", "leader": True, "explorers": 1, "hex": hex})
    for chance in ("~a1", "~g4", "~jade", "~mask"):
        chair.answer("why", question={"about": "action", "action": chance})


@pytest.mark.once
@pytest.mark.parametrize(("edition", "auction"), GAMES)
def test_what_is_said_depends_on_the_public_record_only(tmp_path: Path, edition: str, auction: bool) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    with running(tmp_path, store=store) as server, Person(server.url) as person:
        opened = person.create("Ana", "Bo", "bot", edition=edition, auction=auction)
        with person.at(opened.table) as chair:
            play_on([chair], random.Random(8))
        visitor = visitor_of(person.cookie)
    (_, header, seed, dealt, *_), _, rows = asyncio.run(written(store.path, opened.table))
    seats = [
        SeatRow(seating.PERSON, "Ana", "", visitor, ""),
        SeatRow(seating.PERSON, "Bo", "", visitor, ""),
        SeatRow(seating.BOT, "", "greedy", "", ""),
    ]
    differences = 0
    for count in range(1, len(rows) + 1, EVERY):
        if count < len(rows) and rows[count].kind == ledger.CHANCE:
            continue  # nobody is ever told half of what happened
        truth = make(store, header, seats, rows[:count], seed, dealt)
        public = make(store, header, seats, rows[:count], f"another deal {count}", count)
        for table in (truth, public):
            assert table.session.game.length == count  # nothing more was drawn
        assert heard(truth, visitor) == heard(public, visitor)
        assert heard(truth, "") == heard(public, "")
        if count % (7 * EVERY) == 1:
            assert filmed(truth, visitor) == filmed(public, visitor)
            assert filmed(truth, "") == filmed(public, "")
        differences += future(truth) != future(public)
    assert differences > len(rows) / EVERY / 3  # what is still to come was different indeed


async def written(path: Path, table: str) -> Stored:
    """Return all that is kept of a table."""
    store = SqliteStore(path)
    found = await store.load(table)
    await store.close()
    assert found is not None
    return found


def make(store: Store, header: str, seats: list[SeatRow], rows: list[ledger.Row], seed: str, dealt: int) -> Table:
    row = GameRow("same", header, seed, dealt, "host", "{}", False, 0, 0)
    return Table(Session(store, row, seats, list(rows)), ThinkersHere(1))


def heard(table: Table, visitor: str) -> list[bytes]:
    """Everything that the table can say to a visitor now."""
    guest = Listener(visitor)
    audience, game = table.audience, table.session.game
    audience.welcome(guest)
    guest.send(Letter(audience.moment(guest, protocol.Look(1, game.length))()))
    if visitor and game.current_player in (0, 1):
        for hex in ("A4", "B4", "C3", "C4", "D3"):
            question = questions.AskHex(hex)
            guest.send(Letter(audience.answer(guest, protocol.Why(2, question))))
    return guest.heard


def filmed(table: Table, visitor: str) -> bytes:
    """What somebody who watches the game again gets."""
    return json.encode(Films().film(shot_of(table, visitor)))


def future(table: Table) -> str:
    """What chance would give if this table were played on."""
    game = table.session.game.copy()
    rng = random.Random(9)
    for _ in range(60):
        if game.is_over:
            break
        game.play(rng.choice(list(game.legal_actions())))
    return " ".join(str(action) for action in game.history if str(action).startswith("~"))


def test_the_seats_of_a_view_are_known(server: Running) -> None:
    """The list of undrawn tiles is in the order of their ids, whatever the order of the stack."""
    person = Person(server.url)
    opened = person.create(*SEATS)
    with person.at(opened.table) as chair:
        view = chair.situation.view
        assert isinstance(view, View)
        undrawn = view.stack.undrawn
        assert undrawn == sorted(undrawn) and len(undrawn) == 35
    person.close()
