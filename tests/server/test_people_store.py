"""What a store knows of people: who has which name, in which browsers, and what hosts did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.stores import a_store, database
from tikal.server import backup
from tikal.server.launch import open_store
from tikal.server.store import DeedRow, Overtaken, PersonRow, SessionRow, Store, key_of

GUEST = PersonRow("guest", "Gast", "", "", "", 1, 1)


def claimed(id: str, name: str) -> PersonRow:
    return PersonRow(id, name, key_of(name), "$argon2id$", "", 1, 2)


MIRA = claimed("mira", "Mira")


def in_store(tmp_path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = a_store(tmp_path / "t.sqlite3")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_who_was_kept_is_found_again(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for person in (GUEST, MIRA):
            assert await store.person(person.id) is None
            await store.keep_person(person, None)
            assert await store.person(person.id) == person
        assert await store.person_by_key("mira") == MIRA
        for key in ("", "gast", "Mira", "\0"):
            assert await store.person_by_key(key) is None and await store.person(key) is None
        assert await store.people(["mira", "nobody", "guest", "mira"]) == {"mira": MIRA, "guest": GUEST}
        assert await store.people([]) == {} and await store.namesakes([]) == []
        assert await store.everybody() == [GUEST, MIRA]
        await store.forget_person("mira")
        assert await store.person("mira") is None and await store.person_by_key("mira") is None

    in_store(tmp_path, work)


def test_many_are_found_at_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        people = {f"p{number:04}": GUEST._replace(id=f"p{number:04}") for number in range(1200)}
        await asyncio.gather(*(store.keep_person(person, None) for person in people.values()))
        assert await store.people(people) == people

    in_store(tmp_path, work)


def test_who_changes_somebody_second_is_told(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.keep_person(MIRA, None)
        await store.keep_person(MIRA._replace(role="host"), MIRA)
        for row, was in ((MIRA, None), (MIRA._replace(muted=9), MIRA), (claimed("new", "Bo"), claimed("new", "Bo"))):
            with pytest.raises(Overtaken):
                await store.keep_person(row, was)
        was = MIRA._replace(role="host", seen=77)  # when somebody was seen is nothing to disagree about
        await store.keep_person(was._replace(seen=78, banned=5), was)
        assert await store.person("mira") == MIRA._replace(role="host", seen=78, banned=5)

    in_store(tmp_path, work)


@pytest.mark.parametrize("name", ["mira", "MIRA", "Mіra", "Mirа"])  # the last two with a Cyrillic letter
def test_a_name_that_cannot_be_told_from_a_claimed_one_is_nobody_elses(tmp_path: Path, name: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_person(MIRA, None)
        with pytest.raises(Overtaken):
            await store.keep_person(claimed("other", name), None)
        assert await store.namesakes(["Bo", name]) == [MIRA]
        await store.keep_person(GUEST._replace(name=name), None)  # it is no claim
        with pytest.raises(Overtaken):
            await store.keep_person(claimed("guest", name), GUEST._replace(name=name))
        await store.keep_person(MIRA._replace(name="Mirabelle", key="mirabelle"), MIRA)
        assert await store.namesakes([name]) == []
        await store.keep_person(claimed("other", name), None)

    in_store(tmp_path, work)


def test_names_that_look_the_same_are_one(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.keep_person(claimed("ian", "Ian"), None)
        with pytest.raises(Overtaken):
            await store.keep_person(claimed("lan", "lan"), None)
        assert [person.id for person in await store.namesakes(["lan"])] == ["ian"]
        await store.keep_person(claimed("lani", "Lani"), None)

    in_store(tmp_path, work)


def test_one_of_many_gets_a_name(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        wanted = (store.keep_person(claimed(str(number), "Mira"), None) for number in range(10))
        results = await asyncio.gather(*wanted, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", *["Overtaken"] * 9]

    in_store(tmp_path, work)


def test_a_browser_leads_to_a_person(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for person in (GUEST, MIRA):
            await store.keep_person(person, None)
        sessions = [SessionRow("one", "mira", 1), SessionRow("two", "mira", 2), SessionRow("three", "mira", 3)]
        for session in sessions:
            await store.open_session(session)
        for session in (sessions[0], SessionRow("four", "nobody", 1)):
            with pytest.raises(Overtaken):
                await store.open_session(session)
        assert await store.behind("one") == await store.behind("two") == MIRA
        assert await store.behind("guest") == GUEST
        assert await store.behind("unknown") is None and await store.behind("\0") is None
        assert await store.sessions("mira") == await store.sessions() == sessions
        assert await store.end_sessions("guest") == 0
        assert await store.end_sessions("mira", only="two") == 1
        assert await store.end_sessions("mira", but="three") == 1
        assert await store.behind("one") is None and await store.behind("three") == MIRA
        await store.forget_person("mira")
        assert await store.behind("three") is None and await store.sessions() == []

    in_store(tmp_path, work)


def test_what_hosts_did_is_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        deeds = [DeedRow(str(number), number, "Mira", "ban", "Bo", 99, "loud") for number in range(5)]
        for deed in deeds:
            await store.note(deed)
        with pytest.raises(Overtaken):
            await store.note(deeds[0])
        assert await store.deeds() == deeds[::-1]
        assert await store.deeds(1, 2) == [deeds[3], deeds[2]]

    in_store(tmp_path, work)


def test_a_backup_carries_people(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    session, deed = SessionRow("one", "mira", 1), DeedRow("1", 1, "Mira", "ban", "Bo", 99, "loud")

    async def work(store: Store) -> None:
        for person in (GUEST, MIRA):
            await store.keep_person(person, None)
        await store.open_session(session)
        await store.note(deed)
        assert await backup.back_up(store, tmp_path / "copy", lambda *_: None) == (0, 0)
        for place in (tmp_path / "other.sqlite3", database(request.node.nodeid)):
            other = open_store(place)
            try:
                await other.keep_person(claimed("bo", "Bo"), None)
                for _ in range(2):
                    assert await backup.restore(other, tmp_path / "copy", lambda *_: None) == (0, 0)
                assert await other.everybody() == [claimed("bo", "Bo"), GUEST, MIRA]
                assert await other.sessions() == [session] and await other.deeds() == [deed]
            finally:
                await other.close()

    in_store(tmp_path, work)
