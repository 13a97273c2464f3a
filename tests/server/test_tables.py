"""Tables as people meet them: seats, links, spectators, presence, leaving and coming back."""

from __future__ import annotations

import asyncio
import pkgutil
import random
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from tests.server.house import PATIENCE, Person, Running, ThinkersHere, choices, play_on, running
from tests.server.stores import POSTGRES, query
from tikal import new_game
from tikal.server import lobby, protocol
from tikal.server.home import PAGE
from tikal.server.thinkers import Task, Thoughts


def seated(person: Person, path: str, name: str = "") -> tuple[int, dict[str, object]]:
    answer = person.request("POST", path.replace("/join/", "/api/invitations/"), {"name": name})
    return answer.status_code, answer.json()


def test_a_game_against_bots_from_home_to_the_first_tile(server: Running, ana: Person) -> None:
    assert ana.home().games == []
    opened = ana.create("Ana", "bot", "bot:random", first="Red")
    assert opened.seats == ["Red"] and opened.invitations == []
    with ana.at(opened.table) as chair:
        assert [seat.name for seat in chair.welcome.seats] == ["Ana", "Itzel", "Balam"]
        assert chair.situation.prompt.code == "prompt-lay" and chair.situation.prompt.facts["you"] == "yes"
        chair.plays(choices(chair.situation)[0][0])
        assert chair.situation.view.phase == "spend" and chair.situation.view.ap == 10
    card = ana.home().games[0]
    assert card.table == opened.table and card.your_turn and card.turn == 1 and card.host and not card.over


@pytest.mark.parametrize("bots", [("bot", "bot:random"), ("bot:hard", "bot:expert")])
def test_bots_play_one_action_after_another_until_a_person_decides(ana: Person, bots: tuple[str, str]) -> None:
    opened = ana.create("Ana", *bots, first="Red")
    with ana.at(opened.table) as chair:
        chair.plays(choices(chair.situation)[0][0])
        chair.plays(".")
        batches: list[protocol.Update] = []
        while chair.situation.offers is None:
            batches.append(chair.wait("update"))
        steps = [step for batch in batches for step in batch.steps]
        assert [step.seq for step in steps] == list(range(steps[0].seq, chair.situation.seq + 1))
        assert all(sum(step.kind == "play" for step in batch.steps) == 1 for batch in batches)
        assert {step.seat for step in steps if step.kind == "play"} == {"Blue", "Yellow"}
        for step in steps:
            assert step.events or step.action == "."
            assert all(event.action == step.length - 1 for event in step.events)


def test_two_people_at_one_table_by_link(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", first="Blue")
    (link,) = opened.invitations
    assert link.seat == "Blue"
    with ana.at(opened.table) as hers:
        assert hers.situation.prompt.code == "prompt-open"
        assert hers.welcome.seats[1].invitation == link.path
        seen = bo.get(link.path.replace("/join/", "/api/invitations/"))
        assert (seen["seat"], seen["host"], seen["used"], seen["yours"]) == ("Blue", "Ana", False, False)
        status, answer = seated(bo, link.path, "Bo")
        assert status == 200 and answer["seats"] == ["Blue"] and answer["invitations"] == []
        again = hers.wait("welcome")
        assert [(seat.name, seat.kind) for seat in again.seats] == [("Ana", "person"), ("Bo", "person")]
        assert again.situation.prompt.facts["player"] == "Bo"
        with bo.at(opened.table) as his:
            news = hers.wait("presence")
            assert [seat.connected for seat in news.seats] == [True, True]
            assert [seat.yours for seat in his.welcome.seats] == [False, True] and not his.welcome.host
            play_on([hers, his], random.Random(1), 60)
            assert hers.situation.seq == his.situation.seq
            assert hers.situation.view.line == his.situation.view.line
        while [seat.connected for seat in hers.wait("presence").seats] != [True, False]:
            pass


def test_a_link_works_once_and_leads_who_used_it_to_the_table_again(server: Running, ana: Person, bo: Person) -> None:
    (link,) = ana.create("Ana", "link").invitations
    assert seated(bo, link.path)[0] == 200
    assert seated(bo, link.path)[0] == 200
    stranger = Person(server.url)
    status, answer = seated(stranger, link.path, "Cy")
    assert status == 410 and answer["refusal"]["code"] == "invitation-used"  # type: ignore[index]
    seen = stranger.get(link.path.replace("/join/", "/api/invitations/"))
    assert seen["used"] and not seen["yours"]
    assert seated(stranger, "/join/nonsense")[0] == 404
    stranger.close()


def test_a_name_that_is_taken_or_too_long_does_not_use_up_the_link(ana: Person, bo: Person) -> None:
    (link,) = ana.create("Ana", "link").invitations
    for name, code in (("ana", "same-names"), ("x" * 41, "bad-name"), ("a\x1b", "bad-name")):
        status, answer = seated(bo, link.path, name)
        assert status == 422 and answer["refusal"]["code"] == code  # type: ignore[index]
    assert seated(bo, link.path, "Bo")[0] == 200


def test_hot_seat_one_browser_plays_all_seats(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", "Cy", first="Yellow")
    assert opened.seats == ["Red", "Blue", "Yellow"]
    with ana.at(opened.table) as chair:
        deciders = []
        for _ in range(4):
            deciders.append(chair.situation.deciding)
            assert chair.situation.view.seat == chair.situation.deciding
            chair.plays(choices(chair.situation)[0][0])
            chair.plays(".")
        assert deciders == ["Yellow", "Red", "Blue", "Yellow"]
        assert chair.act(".", seat="Blue").refusal.code == "out-of-turn"


def test_several_tabs_of_one_browser(ana: Person) -> None:
    opened = ana.create("Ana", "bot", first="Red")
    other = ana.create("Ana", "bot", first="Red")
    with ana.at(opened.table) as one, ana.at(opened.table) as two, ana.at(other.table) as three:
        one.plays(choices(one.situation)[0][0])
        two.wait_until(lambda now: now.seq == one.situation.seq)
        assert two.situation == one.situation
        two.plays(".")
        three.plays(choices(three.situation)[0][0])
        assert two.welcome.spectators == 0


def test_spectators_see_everything_and_do_nothing(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "bot", first="Red")
    with ana.at(opened.table) as hers, bo.at(opened.table) as his:
        assert hers.wait("presence").spectators == 1
        assert his.welcome.spectators == 1 and his.situation.offers is None and his.situation.view.seat is None
        assert not any(seat.yours for seat in his.welcome.seats)
        action = choices(hers.situation)[0][0]
        assert his.refused("act", seq=his.situation.seq, seat="Red", actions=[action]) == "foreign-seat"
        assert his.refused("undo", seq=his.situation.seq, seat="Red") == "foreign-seat"
        assert his.refused("why", question={"about": "hex", "hex": "A4"}) == "out-of-turn"
        hers.plays(action)
        his.wait_until(lambda now: now.seq == hers.situation.seq)
        assert his.situation.view.board == hers.situation.view.board
    assert bo.home().games == []


def test_whoever_comes_back_finds_everything(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(2), 40)
        before = chair.situation
    with ana.at(opened.table) as again:
        assert again.situation == before
        assert again.welcome.log[-1].action <= before.length - 1


def test_leaving_hands_the_seat_to_a_bot_that_plays_on(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", first="Red")
    seated(bo, opened.invitations[0].path, "Bo")
    with bo.at(opened.table) as his:
        assert ana.request("POST", f"/api/tables/{opened.table}/leave", {}).status_code == 200
        welcome = his.wait("welcome")
        assert [seat.kind for seat in welcome.seats] == ["bot", "person"] and welcome.host
        his.wait_until(lambda now: now.offers is not None)
    assert ana.home().games == []
    assert ana.post(f"/api/tables/{opened.table}/leave", {})["refusal"]["code"] == "not-at-table"
    assert bo.home().games[0].host


def test_names_that_nobody_chose_give_way(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", "link", first="Red")
    seated(bo, opened.invitations[0].path, "Ixchel")
    with bo.at(opened.table) as his:
        assert ana.post(f"/api/tables/{opened.table}/leave", {}) == {}
        assert [seat.name for seat in his.wait("welcome").seats] == ["Itzel", "Ixchel", "Yellow"]
    opened = ana.create("Ana", "link", first="Red")
    seated(bo, opened.invitations[0].path, "red")
    with bo.at(opened.table) as his:
        assert ana.post(f"/api/tables/{opened.table}/leave", {"open": True}) == {}
        assert [seat.name for seat in his.wait("welcome").seats] == ["Red 2", "red"]


def test_no_person_has_a_name_that_means_a_bot_in_records(ana: Person, bo: Person) -> None:
    answer = ana.post("/api/tables", {"seats": [{"kind": "me", "name": "Bot:easy"}, {"kind": "bot"}]})
    assert answer["refusal"]["code"] == "name-of-a-bot"
    opened = ana.create("Ana", "link")
    status, answer = seated(bo, opened.invitations[0].path, "bot:x")
    assert status == 422 and "name-of-a-bot" in str(answer)


def test_leaving_can_keep_the_seat_open_and_the_host_can_fill_it(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link", first="Blue")
    seated(bo, opened.invitations[0].path, "Bo")
    with ana.at(opened.table) as hers:
        assert bo.request("POST", f"/api/tables/{opened.table}/leave", {"open": True}).status_code == 200
        seats = hers.wait("welcome").seats
        assert seats[1].kind == "open" and seats[1].invitation not in ("", opened.invitations[0].path)
        assert seated(bo, opened.invitations[0].path)[0] == 404
        place = f"/api/tables/{opened.table}/seats"
        assert bo.post(f"{place}/Blue", {})["refusal"]["code"] == "host-only"
        assert ana.post(f"{place}/Red", {})["refusal"]["code"] == "seat-not-open"
        assert ana.post(f"{place}/Mauve", {})["refusal"]["code"] == "seat-not-open"
        assert ana.post(f"{place}/Blue", {"bot": "nobody"})["refusal"]["code"] == "unknown-bot"
        assert ana.post(f"{place}/Blue", {"bot": "random"}) == {}
        hers.wait_until(lambda now: now.deciding == "Red")


def test_a_host_without_a_seat_keeps_the_table_until_others_have_it(ana: Person, bo: Person) -> None:
    opened = ana.create("link", "link")
    assert len(opened.invitations) == 2 and opened.seats == []
    card = ana.home().games[0]
    assert card.table == opened.table and card.host and not card.your_turn
    seated(bo, opened.invitations[0].path, "Bo")
    assert ana.post(f"/api/tables/{opened.table}/leave", {}) == {}
    assert ana.home().games == [] and bo.home().games[0].host
    assert bo.post(f"/api/tables/{opened.table}/leave", {}) == {}
    assert bo.home().games == []


def test_another_process_that_writes_to_the_table_is_noticed(server: Running, ana: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        first, second = (found[0] for found in choices(chair.situation)[:2])
        server.query("INSERT INTO rows VALUES (?, 1, 0, 'play', ?, 0)", opened.table, first)
        answer = chair.act(second)
        assert isinstance(answer, protocol.Refused) and answer.refusal.code == "stale"
        assert chair.situation.seq == 2 and chair.situation.view.phase == "spend"
        chair.plays("+L@A5")


def test_the_last_person_to_leave_takes_the_table_along(server: Running, ana: Person) -> None:
    opened = ana.create("Ana", "bot")
    with ana.at(opened.table) as chair:
        assert ana.request("POST", f"/api/tables/{opened.table}/leave", {}).status_code == 200
        assert chair.wait("gone").reason.code == "table-deleted"
        assert chair.ends() == 1000
    assert server.query("SELECT * FROM rows WHERE game = ?", opened.table) == []


def test_deleting_is_for_the_host_and_not_while_others_play(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "link")
    path = f"/api/tables/{opened.table}"
    seated(bo, opened.invitations[0].path, "Bo")
    assert bo.request("DELETE", path).json()["refusal"]["code"] == "host-only"
    assert ana.request("DELETE", path).json()["refusal"]["code"] == "others-play"
    bo.request("POST", f"{path}/leave", {})
    with bo.at(opened.table) as watching:
        assert ana.request("DELETE", path).status_code == 200
        assert watching.wait("gone")
    assert ana.request("DELETE", path).status_code == 404
    assert ana.home().games == []
    with ana.at("nowhere") as chair:
        assert chair.receive().reason.code == "no-such-table"
        assert chair.ends() == 4404


def test_a_game_from_a_record_goes_on_where_it_stands_and_ends(server: Running, ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(3), 500)
        tgn = ana.request("GET", f"/api/tables/{opened.table}/record").text
        assert '[Red "Ana"]' in tgn and "Seed" not in tgn
        line = chair.situation.view.line
    second = ana.create("", "link", record=tgn)
    seated(bo, second.invitations[0].path)
    with ana.at(second.table) as hers, bo.at(second.table) as his:
        assert hers.situation.view.line == line
        assert [seat.name for seat in hers.welcome.seats] == ["Ana", "Bo"]
        play_on([hers, his], random.Random(4))
        assert hers.situation.prompt.code == "prompt-over" and hers.situation.view.ranking
        over = ana.request("GET", f"/api/tables/{second.table}/record").text
        assert "[Result" in over
        assert hers.refused("act", seq=hers.situation.seq, seat="Red", actions=["."]) == "game-is-over"
        card = ana.home().games[0]
        assert card.over and card.winners and card.deciding is None
        # and once more
        again = ana.post(f"/api/tables/{second.table}/rematch", {})
        assert his.wait("rematch").table == again["table"]
        with bo.at(again["table"]) as there:
            assert [seat.yours for seat in there.welcome.seats] == [False, True]
            assert there.situation.length == 1
    bo.post(f"/api/tables/{second.table}/leave", {})  # the name stays with the game
    with bo.at(second.table) as watching:
        assert [(seat.name, seat.kind, seat.yours) for seat in watching.welcome.seats] == [
            ("Ana", "person", False), ("Bo", "person", False),
        ]  # fmt: skip
        assert watching.wait("rematch").table == again["table"]
    assert [game.table for game in bo.home().games] == [again["table"]]
    assert ana.post(f"/api/tables/{second.table}/rematch", {})["table"] == again["table"], "there is one already"
    assert ana.post(f"/api/tables/{again['table']}/rematch", {})["refusal"]["code"] == "game-not-over"
    bo.post(f"/api/tables/{again['table']}/leave", {})
    assert ana.request("DELETE", f"/api/tables/{again['table']}").status_code == 200
    again = ana.post(f"/api/tables/{second.table}/rematch", {})
    assert [link["seat"] for link in again["invitations"]] == ["Blue"]
    assert ana.request("DELETE", f"/api/tables/{second.table}").status_code == 200
    stranger = Person(server.url)
    assert stranger.post(f"/api/tables/{again['table']}/rematch", {})["refusal"]["code"] == "not-at-table"
    stranger.close()


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_the_one_after_who_began_begins_the_rematch(server: Running, ana: Person, edition: str) -> None:
    """Also where something is dealt to everybody before anybody decides."""
    game, rng, actions = new_game(edition, 3, seed="again", first_player="Blue"), random.Random(1), list[str]()
    while not game.is_over:
        actions.append(rng.choice(game.legal_actions().texts()))
        game.play(actions[-1])
    game = new_game(edition, 3, seed="again", first_player="Blue")
    for action in actions[:-1]:
        game.play(action)
    opened = ana.create("", "bot:random", "bot:random", record=game.to_tgn())
    with ana.at(opened.table) as chair:
        play_on([chair], rng)
        assert chair.welcome.table.first == "Blue"
    again = ana.post(f"/api/tables/{opened.table}/rematch", {})["table"]
    with ana.at(again) as chair:
        assert chair.welcome.table.first == "Yellow"
    assert '[First "Yellow"]' in ana.request("GET", f"/api/tables/{again}/record").text


def test_an_auction_with_bots_to_its_end(ana: Person) -> None:
    opened = ana.create("Ana", "bot", "bot:random", auction=True, edition="ravensburger")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(5))
        assert chair.situation.view.phase == "over"
        kinds = {event.kind for event in ana.at(opened.table).welcome.log}
        assert {"bid", "auction-won", "scored", "game-over"} <= kinds


def test_any_moment_of_the_game_can_be_looked_at(ana: Person) -> None:
    opened = ana.create("Ana", "Bo")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(6), 30)
        now = chair.situation
        start = chair.answer("look", number=0)
        assert start.action == "" and len(start.view.board) == 4
        last = chair.answer("look", number=now.length)
        assert last.view.line == now.view.line and last.action
        for number in (-1, now.length + 1, 10**9, 10**30):
            assert chair.refused("look", number=number) == "no-such-moment"


def test_home_comes_page_by_page(server: Running) -> None:
    with Person(server.url) as ana:
        made = [ana.create("Ana", "Ben").table for _ in range(PAGE + 5)]
        first = ana.home()
        assert (len(first.games), first.running, first.finished, first.next) == (PAGE, PAGE + 5, 0, PAGE)
        rest = json.decode(ana.request("GET", f"/api/games?skip={first.next}").content, type=lobby.GamePage)
        assert (len(rest.games), rest.running, rest.next) == (5, PAGE + 5, None)
        assert {game.table for game in first.games + rest.games} == set(made)
        assert len(json.encode(first)) < 60_000
        assert ana.request("GET", "/api/games?skip=nonsense").status_code == 400


DAMAGE = (
    "summary = substr(summary, 1, 20)",
    "header = substr(header, 1, 20)",
    """summary = replace(summary, '"deciding":1', '"deciding":9')""",
)


def until_played(server: Running, table: str) -> None:
    """Wait until something more has been played than what chance gave first."""
    end = time.monotonic() + PATIENCE
    while server.query("SELECT count(*) FROM rows WHERE game = ?", table) == [(1,)]:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_one_damaged_table_stops_neither_home_nor_the_bots_of_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Still(ThinkersHere):
        async def think(self, task: Task) -> Thoughts:
            await asyncio.Event().wait()
            raise AssertionError

    with running(tmp_path, Still(1)) as server, Person(server.url) as ana:
        cookie = ana.cookie
        tables = [ana.create("Ana", "bot:random", first="Blue").table for _ in range(4)]
    *damaged, last = sorted(tables)  # in the order in which they are opened
    for table, change in zip(damaged, DAMAGE, strict=True):
        query(tmp_path / "tables.sqlite3", f"UPDATE games SET {change} WHERE id = ?", table)
    with running(tmp_path) as server, Person(server.url, cookie) as ana:
        until_played(server, last)  # nobody has opened it
        assert {game.table for game in ana.home().games} == {damaged[1], last}
        for table in damaged:  # nothing is changed by what cannot be read
            assert server.query("SELECT count(*) FROM rows WHERE game = ?", table) == [(1,)]
        refused = ana.request("GET", f"/api/tables/{damaged[1]}/record")
        assert refused.status_code == 422 and refused.json()["refusal"]["sentence"]
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert all(any(table in text for text in said) for table in damaged)
    assert all(any(table in text for table in damaged) for text in said)
    assert all(record.exc_info is None for record in caplog.records)


WRONG: tuple[tuple[str, bool], ...] = (  # each with whether the home page still lists it
    ("""UPDATE games SET summary = replace(summary, '"deciding":0', '"deciding":9') WHERE id = ?""", False),
    ("""UPDATE games SET summary = replace(summary, '"deciding":0', '"deciding":-2') WHERE id = ?""", False),
    ("""UPDATE games SET summary = replace(summary, '"scores":[0,0]', '"scores":[]') WHERE id = ?""", False),
    ("""UPDATE games SET summary = replace(summary, '"winners":[]', '"winners":[9]') WHERE id = ?""", False),
    ("UPDATE games SET summary = 'x' WHERE id = ?", False),
    ("UPDATE games SET header = '{oops' WHERE id = ?", True),
    ("UPDATE games SET header = '[]' WHERE id = ?", True),
    ("UPDATE games SET header = '{}' WHERE id = ?", True),
    ("UPDATE games SET dealt = 900 WHERE id = ?", True),
    (
        "INSERT INTO rows SELECT id, n, 0, 'undo', '', 1 FROM games, (SELECT 90 n UNION SELECT 91) AS t WHERE id = ?",
        True,
    ),
    ("INSERT INTO rows SELECT id, 90, 0, 'play', 'zzz', 1 FROM games WHERE id = ?", True),
    ("DELETE FROM seats WHERE game = ? AND seat = 1", False),
    ("DELETE FROM seats WHERE game = ?", False),
)
if not POSTGRES:  # which keeps nothing that is no text
    WRONG += (("UPDATE games SET summary = x'fffe' WHERE id = ?", False),)


@pytest.mark.parametrize(("change", "listed"), WRONG)
def test_a_table_that_says_nonsense_is_one_clear_sentence_and_can_be_deleted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, change: str, listed: bool
) -> None:
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie = ana.cookie
        table, other = (ana.create("Ana", "link", first="Red").table for _ in range(2))
    query(tmp_path / "tables.sqlite3", change, table)
    with running(tmp_path) as server, Person(server.url, cookie) as ana, Person(server.url) as bo:
        assert {game.table for game in ana.home().games} == ({table, other} if listed else {other})
        for path in ("record", "film"):
            answer = ana.request("GET", f"/api/tables/{table}/{path}")
            assert answer.status_code == 200 or refusal(answer) == (422, "table-damaged")
            assert (answer.status_code == 200) == ("summary" in change or "dealt" in change)
        assert bo.request("DELETE", f"/api/tables/{table}").status_code in (403, 422)
        assert ana.request("DELETE", f"/api/tables/{table}").status_code == 200
        assert refusal(ana.request("GET", f"/api/tables/{table}/record")) == (404, "no-such-table")
    assert all(record.exc_info is None for record in caplog.records)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["refusal"]["code"]


@pytest.mark.parametrize("slow", ["tikal.server.audience.moment_of", "tikal.server.belongings.write_tgn"])
def test_nobody_who_plays_waits_for_those_who_look_back(
    ana: Person, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    begun, go_on = threading.Event(), threading.Event()
    made = pkgutil.resolve_name(slow)

    def slowly(*args: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return made(*args)

    monkeypatch.setattr(slow, slowly)
    table = ana.create("Ana", "Bo", first="Red").table
    with ana.at(table) as looking, ana.at(table) as chair, ThreadPoolExecutor(1) as others:
        if "moment" in slow:
            answer: Future[Any] = others.submit(looking.answer, "look", number=1)
        else:
            answer = others.submit(ana.request, "GET", f"/api/tables/{table}/record")
        assert begun.wait(PATIENCE)
        try:
            chair.plays(choices(chair.situation)[0][0])
            assert not answer.done()
        finally:
            go_on.set()
        assert answer.result(PATIENCE)


def test_names_are_tidied_and_told_apart_by_sight(ana: Person, bo: Person) -> None:
    opened = ana.create("  Jose\u0301 ", "link")
    path = opened.invitations[0].path.replace("/join/", "/api/invitations/")
    for name, code in (
        ("\u3164", "bad-name"),
        ("\u200b", "bad-name"),
        ("J\u034fosé", "bad-name"),
        ("Jоsé", "bad-name"),  # with a Cyrillic letter
        ("ＪＯＳÉ", "same-names"),
        ("ｂot:medium", "name-of-a-bot"),
    ):
        assert bo.post(path, {"name": name})["refusal"]["code"] == code, name
    assert bo.post(path, {"name": "👩‍👩‍👧‍👦"})["table"] == opened.table
    assert [player.name for player in ana.home().games[0].players] == ["José", "👩‍👩‍👧‍👦"]
