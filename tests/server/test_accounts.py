"""Names and passphrases: somebody is the same on every device, and nobody else is."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import BOUNDLESS, Person, Running, running
from tests.server.stores import database
from tikal.record.tgn import read_tgn
from tikal.server import passphrases, visitors
from tikal.server.launch import open_store
from tikal.server.limits import Limits
from tikal.server.passphrase_words import WORDS

PHRASE = "quiet ceiba lifts nine stones"
OTHER = "loud ceiba drops eight stones"


pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def claim(person: Person, name: str, passphrase: str = PHRASE) -> Any:
    answer = person.request("POST", "/api/account/claim", {"name": name, "passphrase": passphrase})
    assert answer.status_code == 200, answer.text
    return answer.json()


def sign_in(person: Person, name: str, passphrase: str = PHRASE) -> httpx.Response:
    return person.request("POST", "/api/account/sign-in", {"name": name, "passphrase": passphrase})


def code(answer: httpx.Response) -> str:
    return str(answer.json()["refusal"]["code"])


def refused(person: Person, path: str, body: Any, status: int) -> str:
    answer = person.request("POST", path, body)
    assert answer.status_code == status, answer.text
    return code(answer)


def friend(server: Running, path: str, name: str = "") -> tuple[Person, str]:
    """Return somebody who has used an invitation, and the table."""
    person = Person(server.url)
    opened = person.request("POST", f"/api/invitations/{path.removeprefix('/join/')}", {"name": name})
    assert opened.status_code == 200, opened.text
    return person, opened.json()["table"]


# --- being somebody


def test_a_name_is_the_same_on_every_device(fresh: Running) -> None:
    with Person(fresh.url) as laptop, Person(fresh.url) as phone:
        table = laptop.create("Mira", "bot").table
        assert laptop.home().you.name == "Mira" and not laptop.home().you.claimed
        account = claim(laptop, "Mira")
        assert (account["name"], account["claimed"], account["games"], account["devices"]) == ("Mira", True, 1, 1)
        assert [game.table for game in laptop.home().games] == [table]
        signed = sign_in(phone, "mira ").json()
        assert (signed["along"], signed["doubled"], signed["account"]["devices"]) == (0, 0, 2)
        assert [game.table for game in phone.home().games] == [table]
        with phone.at(table) as chair:
            assert [seat.yours for seat in chair.welcome.seats] == [True, False]


def test_what_a_guest_had_comes_along(fresh: Running) -> None:
    with Person(fresh.url) as laptop, Person(fresh.url) as phone:
        claim(laptop, "Mira")
        alone = phone.create("", "bot").table
        opened = phone.create("Pia", "link", "link")
        bo, _ = friend(fresh, opened.invitations[0].path, "Bo")
        with phone.at(opened.table) as watching:
            signed = sign_in(phone, "Mira").json()
            assert (signed["along"], signed["doubled"]) == (2, 0)
            assert watching.ends() == 1012  # it is asked again who it is
        assert {game.table for game in phone.home().games} == {alone, opened.table}
        assert all(game.host for game in laptop.home().games)
        with bo.at(opened.table) as chair:
            assert [seat.name for seat in chair.welcome.seats] == ["Mira", "Bo", "Yellow"]
        bo.close()
        assert fresh.query("SELECT count(*) FROM people WHERE name = 'Pia'") == [(0,)]


def test_nobody_plays_two_hands_among_others(fresh: Running) -> None:
    with Person(fresh.url) as host, Person(fresh.url) as laptop:
        claim(laptop, "Mira")
        opened = host.create("Ana", "link", "link", first="Red")
        paths = [link.path.removeprefix("/join/") for link in opened.invitations]
        assert laptop.request("POST", f"/api/invitations/{paths[0]}", {}).status_code == 200
        phone, _ = friend(fresh, paths[1], "Other")
        two, _ = friend(fresh, laptop.create("", "link").invitations[0].path)
        for person, along, doubled in ((phone, 1, 1), (two, 1, 0)):
            signed = sign_in(person, "Mira").json()
            assert (signed["along"], signed["doubled"]) == (along, doubled)
        with host.at(opened.table) as chair:
            assert [seat.kind for seat in chair.welcome.seats] == ["person", "person", "bot"]
        assert [len([p for p in game.players if p.yours]) for game in two.home().games] in ([1, 2], [2, 1])
        phone.close()
        two.close()


def test_names_stay_when_people_are_renamed(fresh: Running) -> None:
    with Person(fresh.url) as mira, Person(fresh.url) as bo:
        opened = mira.create("Mira", "link")
        guest, table = friend(fresh, opened.invitations[0].path, "Bea")
        claim(mira, "Mira")
        with guest.at(table) as chair:
            assert mira.post("/api/account/name", {"name": "Mirabel"})["name"] == "Mirabel"
            assert [seat.name for seat in chair.wait("welcome").seats] == ["Mirabel", "Bea"]
        assert mira.post("/api/account/name", {"name": "Bea"})["name"] == "Bea"  # nobody has claimed it
        with guest.at(table) as chair:  # at this table it would be mistaken for another's
            assert [seat.name for seat in chair.welcome.seats] == ["Mirabel", "Bea"]
        claim(bo, "Mira")  # which is free again
        assert refused(mira, "/api/account/name", {"name": "MIRA"}, 409) == "name-taken"
        guest.close()


def test_signing_out(fresh: Running) -> None:
    with Person(fresh.url) as laptop, Person(fresh.url) as phone, Person(fresh.url) as tablet:
        claim(laptop, "Mira")
        table = laptop.create("", "bot").table
        for person in (phone, tablet):
            sign_in(person, "Mira")
        stolen = phone.cookie
        phone.post("/api/account/sign-out", {})
        assert phone.cookie != stolen and not phone.home().you.claimed and phone.home().games == []
        with tablet.at(table) as chair:
            laptop.post("/api/account/sign-out", {"others": True})
            assert chair.ends() == 1012
        assert laptop.get("/api/account")["devices"] == 1
        for cookie in (tablet.cookie, stolen):
            with Person(fresh.url, cookie) as thief:
                assert not thief.home().you.claimed and thief.home().games == []
                with thief.at(table) as chair:
                    assert not any(seat.yours for seat in chair.welcome.seats)
        assert laptop.home().you.claimed and len(laptop.home().games) == 1


def test_another_passphrase(fresh: Running) -> None:
    with Person(fresh.url) as laptop, Person(fresh.url) as phone:
        assert refused(laptop, "/api/account/passphrase", {"now": PHRASE, "new": OTHER}, 409) == "not-claimed"
        claim(laptop, "Mira")
        sign_in(phone, "Mira")
        assert refused(laptop, "/api/account/passphrase", {"now": OTHER, "new": OTHER}, 403) == "wrong-passphrase"
        assert refused(laptop, "/api/account/passphrase", {"now": PHRASE, "new": "short"}, 422) == "passphrase-length"
        assert laptop.post("/api/account/passphrase", {"now": PHRASE.upper(), "new": OTHER}) == {}
        assert not phone.home().you.claimed and laptop.home().you.claimed
        assert code(sign_in(phone, "Mira")) == "wrong-passphrase"
        assert sign_in(phone, "Mira", OTHER).status_code == 200


def test_everything_is_given_out(fresh: Running) -> None:
    with Person(fresh.url) as mira:
        mira.create("Mira", "bot")
        mira.create("Mira", "Bo")
        for claimed in (False, True):
            if claimed:
                claim(mira, "Mira")
            answer = mira.request("GET", "/api/account/export")
            files = zipfile.ZipFile(io.BytesIO(answer.content))
            names = files.namelist()
            assert len(names) == 3 and b'"name": "Mira"' in files.read("account.json")
            for name in names[1:]:
                assert "Mira" in read_tgn(files.read(name).decode()).names
            assert all(seed.encode() not in b"".join(map(files.read, names)) for seed in fresh.seeds())


def test_who_is_deleted_leaves_nothing_but_games_of_others(fresh: Running) -> None:
    with Person(fresh.url) as mira, Person(fresh.url) as phone:
        alone = mira.create("Mira", "bot").table
        opened = mira.create("Mira", "link", first="Red")
        bo, running_ = friend(fresh, opened.invitations[0].path, "Bo")
        ended = mira.create("Mira", "link", first="Red")
        other, over = friend(fresh, ended.invitations[0].path, "Bo")
        fresh.query("UPDATE games SET over = 1 WHERE id = ? RETURNING 1", over)
        mira.post("/api/lessons", {"lesson": "first-turn"})
        claim(mira, "Mira")
        sign_in(phone, "Mira")
        cookie = mira.cookie
        assert refused(mira, "/api/account/delete", {"name": "Miro"}, 422) == "not-your-name"
        assert mira.post("/api/account/delete", {"name": "mira"}) == {}
        assert mira.cookie != cookie
        for person in (mira, phone):
            assert person.home().games == [] and person.home().you.name == ""
        assert fresh.query("SELECT id FROM people WHERE key <> ''") == fresh.query("SELECT id FROM sessions") == []
        assert {id for (id,) in fresh.query("SELECT id FROM games")} == {running_, over} and alone not in (
            running_,
            over,
        )
        seats = dict(fresh.query("SELECT game, kind FROM seats WHERE seat = 0"))
        assert seats == {running_: "bot", over: "person"}
        assert fresh.query("SELECT count(*) FROM seats WHERE name = 'Mira'") == [(0,)]
        with bo.at(running_) as chair:
            assert chair.welcome.host and chair.welcome.seats[0].kind == "bot"
        with other.at(over) as chair:
            assert [seat.name for seat in chair.welcome.seats] == ["Red", "Bo"]
        assert code(sign_in(phone, "Mira")) == "wrong-passphrase"
        bo.close()
        other.close()


# --- names


def test_a_name_is_kept_for_the_next_table(server: Running, ana: Person, bo: Person) -> None:
    assert ana.home().you.name == ""
    ana.create("One", "Two", "bot")  # several at one screen: which of them is it?
    assert ana.home().you.name == ""
    ana.create("Nia", "bot")
    assert ana.home().you.name == "Nia"
    opened = ana.create("", "link", "link")
    assert server.query("SELECT name FROM seats WHERE game = ? AND seat = 0", opened.table) == [("Nia",)]
    guest, _ = friend(server, opened.invitations[0].path, "Bea")
    assert guest.home().you.name == "Bea"
    other = bo.create("Nia", "link")  # two guests may have the same name
    ana.request("POST", f"/api/invitations/{other.invitations[0].path.removeprefix('/join/')}", {})
    assert server.query("SELECT name FROM seats WHERE game = ? ORDER BY seat", other.table) == [("Nia",), ("",)]
    guest.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "bad-own-name"),
        ("   ", "bad-own-name"),
        ("x" * 25, "bad-own-name"),
        ("a/b", "bad-own-name"),
        ("..", "bad-own-name"),
        ("\u202emira", "bad-name"),
        ("bot:greedy", "name-of-a-bot"),
        ("Ixchel", "name-reserved"),
        ("RED", "name-reserved"),
        ("ana\0", "bad-name"),
    ],
)
def test_names_that_nobody_can_have(server: Running, ana: Person, name: str, why: str) -> None:
    assert refused(ana, "/api/account/claim", {"name": name, "passphrase": PHRASE}, 422) == why
    assert refused(ana, "/api/account/name", {"name": name}, 422) == why
    checked = ana.request("GET", "/api/account/name?" + str(httpx.QueryParams({"name": name}))).json()
    assert checked["refusal"]["code"] == why


def test_nobody_else_is_called_like_that(fresh: Running) -> None:
    with Person(fresh.url) as mira, Person(fresh.url) as bo:
        assert bo.get("/api/account/name?name=Mira") == {"name": "Mira", "refusal": None}
        claim(mira, "Mira")
        assert bo.get("/api/account/name?name=mira")["refusal"]["code"] == "name-taken"
        for name in ("Mira", "mira", "M\u0456ra"):  # the last one's i is Cyrillic: no word has two alphabets
            why = "bad-name" if not name.isascii() else "name-taken"
            status = 422 if why == "bad-name" else 409
            assert refused(bo, "/api/account/claim", {"name": name, "passphrase": OTHER}, status) == why
            seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
            assert refused(bo, "/api/tables", {"seats": seats}, status) == why
            path = mira.create("", "link").invitations[0].path.removeprefix("/join/")
            assert refused(bo, f"/api/invitations/{path}", {"name": name}, status) == why
        assert mira.create("Mira", "bot").table


def test_a_record_gives_nobody_somebody_elses_name(fresh: Running) -> None:
    with Person(fresh.url) as mira, Person(fresh.url) as bo:
        table = mira.create("Mira", "Bo").table
        text = mira.request("GET", f"/api/tables/{table}/record").text
        claim(mira, "Mira")
        opened = bo.create("", "", record=text)
        names = fresh.query("SELECT name FROM seats WHERE game = ? ORDER BY seat", opened.table)
        assert names == [("",), ("Bo",)]


# --- attacks


def test_what_is_kept_tells_nobody_anything(fresh: Running) -> None:
    with Person(fresh.url) as mira:
        claim(mira, "Mira")
        ((secret,),) = fresh.query("SELECT secret FROM people WHERE key = 'mira'")
        assert secret.startswith("$argon2id$") and PHRASE not in secret
        ((session,),) = fresh.query("SELECT id FROM sessions")
        assert session == visitors.visitor_of(mira.cookie) != mira.cookie
        assert not any(secret.encode() in heard for heard in mira.heard)


@pytest.mark.once
def test_suggested_passphrases_are_five_words_of_many() -> None:
    assert len(WORDS) >= 512 and len(set(WORDS)) == len(WORDS)
    found = {passphrases.suggest() for _ in range(50)}
    assert len(found) == 50 and all(len(phrase.split()) == 5 for phrase in found)
    for phrase in found:
        passphrases.check(phrase)


def test_a_cookie_that_was_there_before_is_worth_nothing_afterwards(fresh: Running) -> None:
    """Whoever gives somebody a cookie, or saw theirs, is not signed in with them."""
    for how in (claim, sign_in):
        with Person(fresh.url) as victim:
            planted = victim.cookie
            victim.create("", "bot")
            how(victim, "Mira")
            assert victim.cookie != planted and victim.home().you.claimed
            with Person(fresh.url, planted) as thief:
                assert not thief.home().you.claimed and thief.home().games == []
                for deed in ("/api/account/sign-out", "/api/account/delete"):
                    thief.request("POST", deed, {"others": True} if deed.endswith("out") else {"name": "Mira"})
            assert victim.home().you.claimed


def test_a_look_with_the_old_cookie_does_not_take_the_new_one_away(fresh: Running) -> None:
    """The page looks for games all the time, also while its cookie is being changed."""
    with Person(fresh.url) as mira:
        before = mira.cookie
        claim(mira, "Mira")
        with Person(fresh.url, before) as late:
            for path in ("/api/games", "/api/home", "/api/account"):
                assert "set-cookie" not in late.request("GET", path).headers
            assert late.create("", "bot").table and late.cookie != before
            assert len(late.home().games) == 1 and not late.home().you.claimed
        assert mira.home().you.claimed and mira.home().games == []


def test_guesses_are_counted_by_name_and_by_address(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(BOUNDLESS | {"guesses": 5})) as server, Person(server.url) as mira:
        claim(mira, "Mira")
        for name in ("Mira", "Nobody"):  # the same for a name that nobody has
            found = []
            for _ in range(6):
                with Person(server.url) as thief:  # each time with a new cookie
                    found.append(sign_in(thief, name, OTHER))
            assert [answer.status_code for answer in found] == [403] * 5 + [429]
            assert {answer.content for answer in found[:5]} == {found[0].content}
        with Person(server.url) as late:
            assert sign_in(late, "Mira").status_code == 429  # even the right one
        statuses = []
        for number in range(40):
            with Person(server.url) as thief:
                statuses.append(sign_in(thief, f"Somebody {number}", OTHER).status_code)
        assert 403 in statuses and statuses[-1] == 429  # the address has had enough


def test_asking_for_names_is_counted(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(BOUNDLESS | {"names": 5})) as server, Person(server.url) as ana:
        found = [ana.request("GET", f"/api/account/name?name=n{number}").status_code for number in range(6)]
        assert found == [200] * 5 + [429]
        assert refused(ana, "/api/account/claim", {"name": "Ana", "passphrase": PHRASE}, 429) == "too-fast"


@pytest.mark.once
def test_servers_count_guesses_together(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url, limits = database(request.node.nodeid), BOUNDLESS | {"guesses": 4}
    with (
        running(tmp_path / "one", limits=Limits(limits), store=open_store(url)) as one,
        running(tmp_path / "two", limits=Limits(limits), store=open_store(url)) as two,
    ):
        found = []
        for number in range(5):
            with Person((one, two)[number % 2].url) as thief:
                found.append(sign_in(thief, "Mira", OTHER).status_code)
        assert found == [403] * 4 + [429]


@pytest.mark.once
def test_another_server_ends_what_is_open_there(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = database(request.node.nodeid)
    with (
        running(tmp_path / "one", store=open_store(url)) as one,
        running(tmp_path / "two", store=open_store(url)) as two,
        Person(one.url) as laptop,
        Person(two.url) as phone,
    ):
        claim(laptop, "Mira")
        table = laptop.create("", "bot").table
        assert sign_in(phone, "Mira").status_code == 200
        with phone.at(table) as chair:
            laptop.post("/api/account/sign-out", {"others": True})
            assert chair.ends() == 1012
        assert not phone.home().you.claimed


def test_an_unknown_name_takes_as_much_work_as_a_wrong_passphrase(
    fresh: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified: list[str] = []
    verify = passphrases._verify

    def counted(secret: str, plain: bytes) -> bool:
        verified.append(secret)
        return verify(secret, plain)

    monkeypatch.setattr(passphrases, "_verify", counted)
    with Person(fresh.url) as mira, Person(fresh.url) as thief:
        claim(mira, "Mira")
        known, unknown = sign_in(thief, "Mira", OTHER), sign_in(thief, "Nobody", OTHER)
        assert len(verified) == 2 and verified[0] != verified[1]
        assert [secret.split("$")[:4] for secret in verified] == [verified[0].split("$")[:4]] * 2
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
        assert {*known.headers} == {*unknown.headers}


@pytest.mark.once
def test_what_stands_for_nobody_costs_what_anybody_does() -> None:
    source = Path(passphrases.__file__).read_text("utf-8")
    assert "time_cost=3, memory_cost=64 * 1024, parallelism=1" in source
    assert '_NOBODYS = "$argon2id$v=19$m=65536,t=3,p=1$' in source


def test_marks_in_names_are_only_text(fresh: Running) -> None:
    name = "<b onclick=x>&amp;"
    with Person(fresh.url) as mira:
        assert claim(mira, name)["name"] == name
        answer = mira.request("GET", "/api/account")
        assert answer.headers["content-type"] == "application/json" and "nosniff" in answer.headers.values()
        assert mira.home().you.name == name


def test_no_other_site_signs_anybody_in_or_out(fresh: Running) -> None:
    with Person(fresh.url) as mira:
        claim(mira, "Mira")
        for path in ("claim", "sign-in", "sign-out", "name", "passphrase", "delete"):
            answer = mira.request("POST", f"/api/account/{path}", {"name": "Mira"}, Origin="https://evil.example")
            assert answer.status_code == 403 and code(answer) == "foreign-origin"
        deed = {"deed": "close", "reason": "x", "table": "x"}
        answer = mira.request("POST", "/api/house/deeds", deed, Origin="https://evil.example")
        assert answer.status_code == 403 and code(answer) == "foreign-origin"
        assert mira.home().you.claimed


def test_a_flood_of_claims_leaves_one(fresh: Running) -> None:
    people = [Person(fresh.url) for _ in range(8)]
    found = [person.request("POST", "/api/account/claim", {"name": "Mira", "passphrase": PHRASE}) for person in people]
    assert sorted(answer.status_code for answer in found) == [200] + [409] * 7
    assert fresh.query("SELECT count(*) FROM people WHERE key = 'mira'") == [(1,)]
    for person in people:
        person.close()


def test_who_is_signed_in_elsewhere_changes_browsers(fresh: Running) -> None:
    with Person(fresh.url) as mira, Person(fresh.url) as bo:
        claim(mira, "Mira")
        claim(bo, "Bo")
        before = bo.cookie
        assert refused(bo, "/api/account/claim", {"name": "Bo Two", "passphrase": PHRASE}, 409) == "claimed-already"
        assert sign_in(bo, "Mira").json()["along"] == 0
        with Person(fresh.url, before) as old:
            assert not old.home().you.claimed  # that browser is not Bo's any more
        assert bo.home().you.name == "Mira"
