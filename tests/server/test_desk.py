"""What hosts of the house may do, and nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.house import Person, Running, running
from tests.server.stores import database, place_of
from tests.server.test_accounts import claim, code, refused, sign_in
from tests.server.test_chat import friends, says
from tikal.cli import main
from tikal.server import desk, protocol
from tikal.server.launch import open_store
from tikal.server.people import FOR_GOOD
from tikal.server.visitors import visitor_of

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


@pytest.fixture
def host(fresh: Running) -> Iterator[Person]:
    with Person(fresh.url) as person:
        claim(person, "Hanna")
        appoint(fresh, "Hanna")
        yield person


def appoint(server: Running, name: str, *options: str) -> str:
    place = place_of(server.file)
    where = ["--data" if isinstance(place, Path) else "--database-url", str(place)]
    answer = CliRunner().invoke(main, ["admin", *where, "host", name, *options])
    assert answer.exit_code == 0, answer.output
    return answer.output


def do(host: Person, deed: str, **wanted: Any) -> None:
    answer = host.request("POST", "/api/house/deeds", {"deed": deed, "reason": "loud"} | wanted)
    assert answer.status_code == 200, answer.text


def test_the_keeper_of_a_server_makes_hosts(fresh: Running) -> None:
    with Person(fresh.url) as hanna:
        claim(hanna, "Hanna")
        assert not hanna.home().you.host
        assert "Hanna is a host of the house now" in appoint(fresh, "hanna")
        assert hanna.home().you.host and hanna.get("/api/account")["host"]
        assert [deed["deed"] for deed in hanna.get("/api/house")["deeds"]] == ["host"]
        assert "no host of the house any more" in appoint(fresh, "Hanna", "--remove")
        assert not hanna.home().you.host
        place = place_of(fresh.file)
        where = ["--data" if isinstance(place, Path) else "--database-url", str(place)]
        answer = CliRunner().invoke(main, ["admin", *where, "host", "Nobody"])
        assert answer.exit_code and "Nobody here has kept the name" in answer.output


def test_nobody_but_a_host_uses_the_tools_of_hosts(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        table = bo.create("Bo", "bot").table
        for claimed in (False, True):
            if claimed:
                claim(bo, "Bo")
            for deed in ("close", "dismiss", "mute", "unmute", "ban", "unban", "host", "unhost"):
                body = {"deed": deed, "reason": "mine", "name": "Hanna", "table": table if deed == "close" else ""}
                assert refused(bo, "/api/house/deeds", body, 403) == "hosts-only"
            answer = bo.request("GET", "/api/house")
            assert answer.status_code == 403 and code(answer) == "hosts-only"
        with bo.at(table) as chair:
            assert isinstance(chair.answer("why", seq=0, seat="Red", actions=[]), protocol.Refused)
            assert b"host of house" not in b"".join(bo.heard)
        assert host.get("/api/house")["people"][0]["name"] == "Hanna"


def test_a_table_is_closed_and_everybody_is_told_why(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        table = bo.create("Bo", "bot").table
        with bo.at(table) as chair, host.at(table) as looking:
            assert looking.wait("host of house")
            do(host, "close", table=table, reason="  an insult\n as a name ")
            gone = chair.wait("gone")
            assert gone.reason.code == "table-closed" and gone.reason.facts == {"reason": "an insult as a name"}
        assert bo.home().games == []
        assert (
            refused(host, "/api/house/deeds", {"deed": "close", "reason": "x", "table": table}, 404) == "no-such-table"
        )
        (deed, _) = host.get("/api/house")["deeds"]
        assert (deed["host"], deed["deed"], deed["whom"], deed["reason"]) == (
            "Hanna", "close", table, "an insult as a name",
        )  # fmt: skip


def test_somebody_is_banned_for_a_while(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo, Person(fresh.url) as ana:
        opened = ana.create("Ana", "link", first="Red")
        path = opened.invitations[0].path.removeprefix("/join/")
        bo.request("POST", f"/api/invitations/{path}", {"name": "Bo"})
        more = ana.create("Ana", "link").invitations[0].path.removeprefix("/join/")
        with bo.at(opened.table) as chair:
            do(host, "ban", table=opened.table, seat="Blue", hours=1)
            assert chair.ends() == 1012
        with bo.at("nowhere") as chair:
            assert chair.receive().reason.code == "banned" and chair.ends() == 4403
        for path, body in (
            ("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}),
            (f"/api/invitations/{more}", {}),
            ("/api/account/claim", {"name": "Bo", "passphrase": "quiet ceiba lifts nine stones"}),
            ("/api/account/name", {"name": "Bob"}),
        ):
            answer = bo.request("POST", path, body)
            assert answer.status_code == 403 and code(answer) == "banned"
            assert answer.json()["refusal"]["facts"]["reason"] == "loud"
        account = bo.get("/api/account")
        assert time.time() < account["banned"] <= time.time() + 3600 and account["reason"] == "loud"
        assert len(bo.home().games) == 1  # the seat is still theirs
        assert bo.request("GET", "/api/account/export").status_code == 200
        fresh.query("UPDATE people SET banned = 1 WHERE name = 'Bo' RETURNING 1")  # it is over
        with bo.at(opened.table) as chair:
            assert chair.welcome.seats[1].yours


def test_a_ban_for_good_lets_bots_play_on(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo, Person(fresh.url) as ana, Person(fresh.url) as phone:
        claim(bo, "Bo")
        alone = bo.create("", "bot").table
        opened = ana.create("Ana", "link", first="Red")
        bo.request("POST", f"/api/invitations/{opened.invitations[0].path.removeprefix('/join/')}", {})
        do(host, "ban", name="bo")
        assert [game.table for game in bo.home().games] == [alone]
        with ana.at(opened.table) as chair:
            assert [seat.kind for seat in chair.welcome.seats] == ["person", "bot"]
        assert sign_in(phone, "Bo").json()["account"]["banned"] == FOR_GOOD  # on another device, too
        assert refused(phone, "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}, 403) == "banned"
        do(host, "unban", name="Bo", reason="sorry")
        assert phone.create("", "bot").table
        assert phone.get("/api/account")["reason"] == ""


def test_who_is_muted_is_known(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        claim(bo, "Bo")
        do(host, "mute", name="Bo", hours=24)
        assert bo.get("/api/account")["muted"] > time.time() + 3600
        assert bo.create("", "bot").table  # that is all
        ((id,),) = fresh.query("SELECT id FROM people WHERE key = 'bo'")
        assert asked(fresh, id) and not asked(fresh, "nobody")
        watched = {one["name"]: one for one in host.get("/api/house")["people"]}
        assert set(watched) == {"Hanna", "Bo"} and watched["Bo"]["muted"] and not watched["Bo"]["banned"]
        do(host, "unmute", name="Bo")
        assert not asked(fresh, id)


def asked(server: Running, visitor: str) -> bool:
    async def work() -> bool:
        store = open_store(place_of(server.file))
        try:
            return await store.is_muted(visitor)
        finally:
            await store.close()

    return asyncio.run(work())


def test_hosts_make_hosts(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        table = bo.create("Bo", "bot").table
        body = {"deed": "host", "reason": "kind", "table": table, "seat": "Red"}
        assert refused(host, "/api/house/deeds", body, 409) == "host-needs-name"
        claim(bo, "Bo")
        do(host, "host", name="Bo")
        assert bo.home().you.host
        for deed in ("mute", "ban"):
            assert refused(host, "/api/house/deeds", {"deed": deed, "reason": "x", "name": "Bo"}, 409) == "deed-to-host"
        do(bo, "unhost", name="Hanna")
        assert refused(host, "/api/house/deeds", {"deed": "unhost", "reason": "x", "name": "Bo"}, 403) == "hosts-only"


def test_a_guest_is_let_back_in(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        table = bo.create("Bo", "bot").table
        do(host, "ban", table=table, seat="Red")
        do(host, "close", table=table)
        (found,) = [one for one in host.get("/api/house")["people"] if one["name"] == "Bo"]
        assert not found["claimed"]
        do(host, "unban", id=found["id"])
        assert bo.create("", "bot").table
        with Person(fresh.url, found["id"][:43]) as thief:
            assert thief.home().games == []


@pytest.mark.parametrize(
    ("wanted", "status", "why"),
    [
        ({"deed": "ban", "name": "Nobody"}, 404, "nobody-of-that-name"),
        ({"deed": "ban", "id": "nobody"}, 404, "nobody-of-that-name"),
        ({"deed": "ban", "name": "Hanna"}, 422, "deed-to-yourself"),
        ({"deed": "ban", "name": "Hanna", "reason": "  "}, 422, "deed-needs-reason"),
        ({"deed": "mute", "table": "nowhere", "seat": "Red"}, 404, "no-such-table"),
        ({"deed": "dance"}, 400, "message-unreadable"),
        ({"deed": "ban", "hours": -1}, 400, "message-unreadable"),
        ({"deed": "ban", "reason": "x" * 201}, 400, "message-unreadable"),
    ],
)
def test_what_a_host_cannot_do(fresh: Running, host: Person, wanted: dict[str, Any], status: int, why: str) -> None:
    assert refused(host, "/api/house/deeds", {"reason": "x"} | wanted, status) == why


def test_nobody_sits_there(fresh: Running, host: Person) -> None:
    with Person(fresh.url) as bo:
        opened = bo.create("Bo", "bot", "link")
        for seat in ("Blue", "Yellow", "White"):
            body = {"deed": "mute", "reason": "x", "table": opened.table, "seat": seat}
            assert refused(host, "/api/house/deeds", body, 422) == "nobody-there"


def test_deeds_are_listed_page_by_page(fresh: Running, host: Person) -> None:
    before, desk.PAGE = desk.PAGE, 3
    try:
        with Person(fresh.url) as bo:
            claim(bo, "Bo")
            for number in range(4):
                do(host, "mute", name="Bo", reason=f"{number}")
        first = host.get("/api/house")
        assert len(first["deeds"]) == 3 and first["next"] == 3
        assert len(host.get("/api/house?skip=3")["deeds"]) == 2
    finally:
        desk.PAGE = before


@pytest.mark.once
def test_another_server_says_why_a_table_is_closed(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = database(request.node.nodeid)
    with (
        running(tmp_path / "one", store=open_store(url)) as one,
        running(tmp_path / "two", store=open_store(url)) as two,
        Person(one.url) as host,
        Person(two.url) as bo,
    ):
        claim(host, "Hanna")
        answer = CliRunner().invoke(main, ["admin", "--database-url", url, "host", "Hanna"])
        assert answer.exit_code == 0, answer.output
        table = bo.create("Bo", "bot").table
        with bo.at(table) as chair:
            do(host, "close", table=table)
            assert chair.wait("gone").reason.code == "table-closed"
        other = bo.create("Bo", "bot").table
        with bo.at(other) as chair:
            do(host, "ban", table=other, seat="Red")
            assert chair.ends() == 1012
        assert refused(bo, "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}, 403) == "banned"


def test_a_guest_who_signs_in_does_not_lose_a_ban(fresh: Running, host: Person) -> None:
    """The ban stays with that cookie; who signs in from there is somebody else."""
    with Person(fresh.url) as bo, Person(fresh.url) as mira:
        claim(mira, "Mira")
        table = bo.create("Bo", "bot").table
        do(host, "ban", table=table, seat="Red", hours=1)
        before = bo.cookie
        assert sign_in(bo, "Mira").status_code == 200
        with Person(fresh.url, before) as old:
            assert refused(old, "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}, 403) == "banned"


def test_what_is_reported_lies_on_the_desk_until_it_is_put_away(fresh: Running, host: Person) -> None:
    assert host.get("/api/house")["reports"] == []
    with friends(fresh) as (ana, bo, table), Person(fresh.url) as cleo:
        with ana.at(table) as a, bo.at(table) as b, cleo.at(table) as c:
            says(a, "Go away")
            line = b.wait("said").lines[0]
            b.answer("report", number=line.number)
            c.answer("report", number=line.number)
        (found,) = host.get("/api/house")["reports"]
        assert (found["table"], found["number"], found["name"]) == (table, line.number, "Ana")
        assert (found["text"], found["by"]) == ("Go away", ["Bo"])  # Cleo has no name
        do(host, "mute", id=found["id"], hours=1)
        with ana.at(table) as a:
            assert a.refused("say", text="But") == "chat-muted"
        body = {"deed": "dismiss", "reason": "muted", "table": table, "number": line.number}
        assert refused(ana, "/api/house/deeds", body, 403) == "hosts-only"
        do(host, "dismiss", table=table, number=line.number)
        assert host.get("/api/house")["reports"] == []
        done = {(deed["deed"], deed["whom"]) for deed in host.get("/api/house")["deeds"]}
        assert done == {("host", "Hanna"), ("mute", "Ana"), ("dismiss", "Ana")}
        assert refused(host, "/api/house/deeds", body, 404) == "no-such-report"


def test_a_guest_without_a_name_can_be_muted_for_what_was_reported(fresh: Running, host: Person) -> None:
    with friends(fresh) as (ana, _, table), Person(fresh.url) as cleo:
        with ana.at(table) as a, cleo.at(table) as c:
            says(c, "Boo")
            number = fresh.query("SELECT max(number) FROM chat")[0][0]
            visitor = visitor_of(cleo.cookie)
            assert isinstance(a.answer("report", number=number), protocol.Refused)  # who plays does not hear it
        with Person(fresh.url) as dora, dora.at(table) as d:
            assert isinstance(d.answer("report", number=number), protocol.Accepted)
        (found,) = host.get("/api/house")["reports"]
        assert (found["id"], found["name"], found["by"]) == (visitor, "", [])
        do(host, "mute", id=visitor, hours=1)
        with cleo.at(table) as c:
            assert c.refused("say", text="Boo") == "chat-muted"
