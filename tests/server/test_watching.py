"""Watching games again: films, records brought along, playing on from a moment, the rules at hand."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET, json, structs

import tikal
from tests.server.house import Person, Running, choices, decode, play_on
from tikal.classic.table.book import examples
from tikal.classic.view import View
from tikal.legend.table.book import LegendBook
from tikal.record.tgn import read_tgn, write_tgn
from tikal.server.film import Film
from tikal.server.new_tables import MOST_RECORDS
from tikal.server.rulebook import RuleBook
from tikal.view import AnyView, seen

RECORDS = Path(__file__).parent.parent / "browser" / "records"
POSITIONS = Path(__file__).parent.parent / "rules" / "classic" / "positions"
HAND_WRITTEN = """[Edition "super-meeple"]
[Players "2"]
[Red "Henry"]

{ no costs, no numbers, no scorings }
Red ~a5 a5@C4/1 +L@A5 L:A5-B4
  L:B4-C4 $C4 ~jade .
Blue ~a1
"""


def record(name: str) -> str:
    return (RECORDS / f"{name}.tgn").read_text("utf-8")


def film(person: Person, table: str) -> Film:
    answer = person.request("GET", f"/api/tables/{table}/film")
    assert answer.status_code == 200, answer.text
    found = decode(answer.content, Film)
    assert json.encode(found) == answer.content
    return found


def after(before: AnyView, change: Any) -> Any:
    """What the page makes of a change."""
    parts = {name: value for name, value in structs.asdict(change).items() if value is not UNSET}
    hexes = {shown.hex: shown for shown in before.board} | {shown.hex: shown for shown in parts.pop("board", [])}
    seats = {shown.seat: shown for shown in before.seats} | {shown.seat: shown for shown in parts.pop("seats", [])}
    order = sorted(hexes, key=lambda name: (name[0], int(name[1:])))
    return before.but(board=[hexes[h] for h in order], seats=list(seats.values()), **parts)


def upload(person: Person, text: str) -> tuple[int, dict[str, Any]]:
    answer = person.request("POST", "/api/records", {"record": text})
    return answer.status_code, answer.json()


@pytest.mark.parametrize("name", ["near-end", "auction-end"])
def test_a_film_shows_every_position_of_the_game(ana: Person, name: str) -> None:
    text = record(name)
    status, opened = upload(ana, text)
    assert status == 201 and opened["seats"] == []
    shown = film(ana, opened["table"])
    game = read_tgn(text)
    assert len(shown.frames) == len(game.actions) and not shown.over and shown.table.uploaded
    now = shown.first
    names = tuple(seat.name for seat in shown.first.seats)
    for frame, (_, action, state) in zip(shown.frames, game.moments(), strict=True):
        now = after(now, frame.change)
        expected = seen(state, names, None).but(line="")
        assert now.but(board=by_name(now)) == expected.but(board=by_name(expected))
        assert frame.action == game.ruleset.notation.write(action)
    assert [event.action for event in shown.log] == sorted(event.action for event in shown.log)


def by_name(shown: AnyView) -> list[Any]:
    return sorted(shown.board, key=lambda each: each.hex)


def test_a_running_game_is_watched_through_ones_own_eyes(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "bot:random", record="", first="Red")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(3), 4)
    hers, his = film(ana, opened.table), film(bo, opened.table)
    assert hers.first.seat == "Red" and his.first.seat is None
    assert [seat.yours for seat in hers.seats] == [True, False] and not any(seat.yours for seat in his.seats)
    assert len(hers.frames) >= 4 and not hers.over
    with ana.at(opened.table) as chair:
        moment = chair.answer("look", number=chair.situation.length)
        now = hers.first
        for frame in hers.frames[: moment.number]:
            now = after(now, frame.change)
        if len(hers.frames) == moment.number:
            assert by_name(now) == by_name(moment.view) and now.seats == moment.view.seats


def test_a_film_goes_on_and_is_sent_only_when_there_is_more(ana: Person) -> None:
    opened = ana.create("Ana", "Ben", first="Red")
    path = f"/api/tables/{opened.table}/film"
    answer = ana.request("GET", path)
    tag = answer.headers["etag"]
    assert answer.headers["vary"] == "Accept-Encoding" and answer.headers["content-encoding"] == "gzip"
    again = ana.request("GET", path, **{"If-None-Match": tag})
    assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == tag
    with ana.at(opened.table) as chair:
        chair.plays(choices(chair.situation)[0][0])
        chair.plays("+L@A5")
        longer = ana.request("GET", path, **{"If-None-Match": tag})
        assert longer.status_code == 200
        before = decode(answer.content, Film)
        grown = decode(longer.content, Film)
        assert grown.frames[: len(before.frames)] == before.frames and len(grown.frames) == len(before.frames) + 2
        chair.answer("undo", seq=chair.situation.seq, seat="Red", count=1)
        shorter = decode(ana.request("GET", path).content, Film)
        assert shorter.frames == grown.frames[:-1]


def test_a_foreign_record_is_checked_kept_and_only_watched(server: Running, ana: Person, bo: Person) -> None:
    status, opened = upload(ana, HAND_WRITTEN)
    assert status == 201
    shown = film(bo, opened["table"])  # the address is all one needs
    assert [seat.name for seat in shown.seats] == ["Henry", "Blue"] and len(shown.frames) == 9
    assert shown.frames[-1].action == "~a1" and isinstance(shown.first, View) and shown.first.bidding is None
    card = next(card for card in ana.home().games if card.table == opened["table"])
    assert card.uploaded and not card.your_turn and not card.over
    with bo.at(opened["table"]) as chair:
        assert chair.welcome.table.uploaded and chair.situation.offers is None
    assert ana.request("DELETE", f"/api/tables/{opened['table']}").status_code == 200
    assert ana.request("GET", f"/api/tables/{opened['table']}/film").status_code == 404


def test_a_record_that_stops_comes_back_as_it_was(ana: Person, bo: Person) -> None:
    game = tikal.new_game(players=2, seed="stops", first_player=0)
    while game.current_player == 0:
        game.play("." if "." in [str(action) for action in game.legal_actions()] else game.legal_actions()[0])
    text = write_tgn(game.record.up_to(game.length - 1))  # without the tile that the next player drew
    table = upload(ana, text)[1]["table"]
    assert ana.request("GET", f"/api/tables/{table}/record").text == text
    answer = bo.request("DELETE", f"/api/tables/{table}")
    assert answer.status_code == 403 and answer.json()["refusal"]["code"] == "keeper-only"


def test_bots_of_a_record_are_called_by_their_names_and_do_not_play(ana: Person) -> None:
    text = HAND_WRITTEN.replace('[Red "Henry"]', '[Red "bot:greedy"]\n[Blue "bot:greedy 2"]')
    _, opened = upload(ana, text)
    shown = film(ana, opened["table"])
    assert [seat.name for seat in shown.seats] == ["Ixchel", "Itzel"]
    assert '[Blue "bot:greedy 2"]' in ana.request("GET", f"/api/tables/{opened['table']}/record").text
    assert len(film(ana, opened["table"]).frames) == len(shown.frames)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record-empty", 0),
        ('[Event "Rated Blitz"]\n1. e4 e5', "record-header-missing", 0),
        (HAND_WRITTEN.replace("L:B4-C4", "L:B4-C1"), "record-illegal", 7),
        (HAND_WRITTEN.replace("a5@C4/1", "nonsense"), "record-unreadable", 6),
        (HAND_WRITTEN.replace('"super-meeple"', '"mahjong"'), "record-rules", 1),
        (HAND_WRITTEN.replace("scorings }", "scorings"), "record-open-comment", 5),
    ],
)
def test_a_broken_record_is_refused_with_its_line(ana: Person, text: str, code: str, line: int) -> None:
    status, answer = upload(ana, text)
    refusal = answer["refusal"]
    assert status == 422 and refusal["code"] == code and refusal["facts"].get("line", 0) == line
    assert (f"Line {line}: " in refusal["sentence"]) == bool(line)
    assert not any(card.uploaded for card in ana.home().games)


def test_uploads_are_limited(ana: Person) -> None:
    status, answer = upload(ana, "x" * 300_000)
    assert status == 413 and answer["refusal"]["code"] == "message-too-long"
    for _ in range(MOST_RECORDS):
        assert upload(ana, HAND_WRITTEN)[0] == 201
    status, answer = upload(ana, HAND_WRITTEN)
    assert status == 409 and answer["refusal"]["code"] == "too-many-records"


def test_playing_on_from_a_moment(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "bot:greedy", "bot:greedy", record=record("near-end"))
    path = f"/api/tables/{opened.table}/play-on"
    answer = bo.request("POST", path, {"number": 40, "seat": "Blue", "bot": "random"})
    assert answer.status_code == 201, answer.text
    other = answer.json()["table"]
    assert answer.json()["seats"] == ["Blue"] and other != opened.table
    with bo.at(other) as chair:
        chair.wait_until(lambda now: now.offers is not None)
        seats = chair.welcome.seats
        assert [seat.kind for seat in seats] == ["bot", "person", "bot"] and seats[1].name == "Blue"
        assert {seat.bot for seat in seats if seat.kind == "bot"} == {"random"}
        play_on([chair], random.Random(5), 2)
    old, new = film(ana, opened.table), film(bo, other)
    assert [frame.action for frame in new.frames[:40]] == [frame.action for frame in old.frames[:40]]
    own = ana.request("POST", path, {"number": 10, "seat": "Red"}).json()["table"]
    assert film(ana, own).seats[0].name == "Ana"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"number": 100_000, "seat": "Red"}, "no-such-moment"),
        ({"number": -1, "seat": "Red"}, "no-such-moment"),
        ({"number": 5, "seat": "White"}, "no-such-seat"),
        ({"number": 5, "seat": "Red", "bot": "nobody"}, "unknown-bot"),
        ({"number": 5, "seat": "Green"}, "message-unreadable"),
    ],
)
def test_playing_on_is_refused(ana: Person, wanted: dict[str, Any], code: str) -> None:
    _, opened = upload(ana, HAND_WRITTEN)
    answer = ana.request("POST", f"/api/tables/{opened['table']}/play-on", wanted)
    assert answer.status_code >= 400 and answer.json()["refusal"]["code"] == code
    ana.request("DELETE", f"/api/tables/{opened['table']}")


def test_nobody_plays_on_after_the_end(ana: Person) -> None:
    opened = ana.create("Ana", "Ben", first="Red")
    with ana.at(opened.table) as chair:
        play_on([chair], random.Random(1))
        assert chair.situation.deciding is None
    shown = film(ana, opened.table)
    end = next(event for event in shown.log if event.kind == "game-over")
    assert shown.over and end.steps == ["points", "guard", "treasures"]
    answer = ana.request("POST", f"/api/tables/{opened.table}/play-on", {"number": len(shown.frames), "seat": "Red"})
    assert answer.status_code == 409 and answer.json()["refusal"]["code"] == "game-is-over"


@pytest.mark.parametrize("auction", ["yes", "no"])
def test_the_rules_of_every_edition(ana: Person, auction: str) -> None:
    for edition in ana.home().editions:
        answer = ana.request("GET", f"/api/rules/{edition.id}?auction={auction}")
        if auction == "yes" and not edition.auction:
            assert answer.status_code == 404 and answer.json()["refusal"]["code"] == "no-auction"
            continue
        book = decode(answer.content, RuleBook)
        assert book.game == edition.game
        assert book.title == edition.title and book.facts["guard_cost"] == 5 and book.auction == (auction == "yes")
        if book.game == "legend":
            continue  # shown by the next test
        answered = {(example.id, verdict.action): verdict for example in book.examples for verdict in example.verdicts}
        needs = next(option for option in book.options if option.name == "camp_needs_member")
        assert answered["camp", "C@B4"].legal == (needs.value == "no")
        assert any(example.id == "bid" for example in book.examples) == (auction == "yes")
        worked = next(example for example in book.examples if example.id == "worked")
        assert worked.view.seats[0].if_scored.total == 29
    assert ana.request("GET", "/api/rules/mahjong").status_code == 404


def test_the_rules_of_legend(ana: Person) -> None:
    book = decode(ana.request("GET", "/api/rules/legend").content, LegendBook)
    assert sum(card.copies[0] for card in book.cards) == 49 and sum(card.copies[1] for card in book.cards) == 74
    assert [card.card for card in book.cards if card.permanent] == ["07", "20", "21"]
    assert book.facts["rounds"] == 6 and book.facts["tall10"] == 10 and book.facts["cards4"] == 2
    assert "scenarios" in book.stand_ins and len(book.power_tiles) == 8
    choice = next(edition for edition in ana.home().editions if edition.id == "legend")
    scenario = next(option for option in choice.own if option.name == "scenario")
    assert [start.id for start in book.scenarios] == scenario.values and scenario.values[0] == scenario.usual
    for start in book.scenarios:
        assert len(start.board) == 56 and sum(shown.border for shown in start.board) == 16
        assert next(shown for shown in start.board if shown.hex == "A5").terrain == "base_camp"
    assert len({json.encode(start.board) for start in book.scenarios}) == 5


def test_examples_are_positions_of_the_rule_tests() -> None:
    for entry in examples():
        golden = tomllib.loads((POSITIONS / f"{entry['file']}.toml").read_text("utf-8"))
        assert golden["position"] == entry["position"], entry["file"]
