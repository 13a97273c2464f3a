"""Tikal Legend at a table: everything is offered, and what one seat alone has seen reaches that seat alone (L-HID)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.rules.legend.table import at, side
from tests.server.house import Person, Running, ThinkersHere, choices, legend_choices, play_on, running
from tests.test_messages import messages
from tikal import new_game
from tikal.game import Game
from tikal.legend.explain import lack
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.rules.state import legend_state
from tikal.legend.table.offer_builder import LegendOfferBuilder
from tikal.legend.table.offers import LegendOffers
from tikal.legend.table.questions import question
from tikal.legend.table.reasons import LegendReasons
from tikal.legend.view import LegendView
from tikal.server import questions
from tikal.server.offers import Exchange
from tikal.server.thinkers import Task, Thoughts

SCENARIOS = ("chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador")
PRYING = ("look", "#08", "power:ruin-landing")


def offered(game: Game) -> LegendOffers:
    found = LegendOfferBuilder(game).offers()
    assert isinstance(found, LegendOffers)
    return found


def is_step(text: str) -> bool:
    """Whether an action is a step or a secret path: those are offered as walks."""
    return text[1:2] == ":" and text[0] in "EL" and ">>" not in text


@pytest.mark.parametrize("number", range(5))
def test_everything_legal_is_offered_once_and_nothing_else(number: int) -> None:
    game = new_game("legend", 2 + number % 3, seed=f"offers {number}", scenario=SCENARIOS[number])
    rng = random.Random(number)
    while not game.is_over:
        legal = game.legal_actions()
        if rng.random() < 0.1:
            found = offered(game)
            single = Counter(actions[0] for actions in legend_choices(found) if not is_step(actions[0]))
            assert single == Counter(text for text in legal.texts() if not is_step(text))
            check_walks(game, found)
            for pick in found.picks:
                assert (pick.refusal is None) == (pick.action in legal.texts())
        game.play(rng.choice(list(legal)))


def check_walks(game: Game, found: LegendOffers) -> None:
    """Every hex one step away is reached at its price or cheaper, and every walk can be walked by all it says."""
    reached = {(group.hex, walk.hex): walk for group in found.groups for walk in group.walks}
    for text in game.legal_actions().texts():
        if is_step(text):
            source, hex = text.split(":")[1].split("=")[0].replace(">", "-").split("-")
            assert reached[source, hex].cost <= max(1, int(text.partition("=")[2] or 1))
    for group in found.groups[:3]:
        for walk in group.walks[-2:]:
            leaders = min(group.leaders, walk.most)
            trial = game.copy()
            trial.play([*walk.leader * leaders, *walk.explorer * (walk.most - leaders)])


def test_a_tile_shows_the_ways_it_would_open() -> None:
    game = new_game("legend", 2, seed=1, first_player=0)
    while not any(action.kind == "lay" for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    (laying, *_) = offered(game).layings
    for place in laying.places:
        for turn in place.turns:
            after = game.copy()
            after.play(turn.action)
            view = {shown["hex"]: shown for shown in after.view()["board"]}
            assert view[place.hex]["stones"] == turn.stones
            state = legend_state(after.state)
            names = state.ruleset.box.board.by_name
            assert turn.ways, "a tile is laid where a way leads"
            for way in turn.ways:
                assert way.cost == state.stones_between(names[place.hex], names[way.hex])


def test_swaps_say_what_can_be_given_and_taken_and_why_not() -> None:  # L-SWAP
    def swaps(red: str, blue: str, left: int, ap: int = 10, phase: str = "spend") -> Exchange | None:
        land = {"A2": "g4/2$0"} if left < 2 else {}
        sides = side(owns=red, token=6 if phase == "act" else 0), side(owns=blue), side()
        return offered(at(*sides, phase=phase, ap=ap, land=land | {"C1": f"a5/0${left}"})).exchange

    found = swaps("jade.sun", "frog.sun2", 1)
    assert found and found.refusal is None and found.cost == 3 and found.seats == ["Blue"]
    assert {(pair.give, pair.take) for pair in found.pairs} == {("jade", "frog"), ("jade", "sun")}
    assert {own.treasure: {seat: why.code for seat, why in own.to.items()} for own in found.give} == {
        "jade": {}, "sun": {"Blue": "they-own-more"},
    }  # fmt: skip
    assert {theirs.treasure: theirs.refusal for theirs in found.take} == {"frog": None, "sun": None}
    for none, code in (
        (swaps("-", "frog", 3), "nothing-to-give"),
        (swaps("jade", "-", 3), "nothing-to-take"),
        (swaps("jade", "frog", 2, ap=0), "not-enough-ap"),
    ):
        assert none and not none.pairs and none.refusal and none.refusal.code == code
        assert not any(own.refusal for own in none.give)
    assert swaps("jade", "frog", 2, phase="act") is None


@pytest.mark.parametrize("number", range(40))
def test_what_cannot_be_swapped_has_a_true_reason_in_both_pairs(number: int) -> None:  # L-SWAP-1
    """Museums at random; each reason against what the seats own, worked out in another way than the engine does."""
    rng = random.Random(number)
    game = at(side(), side(), side(), phase="spend", ap=10)
    state = legend_state(game.state)
    for seat in range(3):
        for kind in rng.sample(range(8), rng.randrange(1, 5)):
            state.add_treasures(seat, kind, rng.choice((1, 1, 2, 3)))
    before = {(seat, kind): int(state.owns(seat, kind)) for seat in range(3) for kind in range(8)}
    given = taken = ""
    for _ in range(2):
        found = offered(game).exchange
        if found is None or (given and found.cost):  # no second pair was left, and the swap is over
            break
        check_swaps(game, found, before, given, taken)
        if not found.pairs:
            break
        pair = rng.choice(found.pairs)
        given, taken = pair.give, pair.take
        game.play(pair.action)


def check_swaps(game: Game, found: Exchange, before: dict[tuple[int, int], int], given: str, taken: str) -> None:
    kinds = legend_state(game.state).ruleset.box.treasures
    legal = {(pair.seat, pair.give, pair.take) for pair in found.pairs}
    mine = {own.treasure for own in found.give}
    for seat in found.seats:
        number = ("Red", "Blue", "Yellow").index(seat)
        theirs = [item for item in found.take if item.seat == seat]
        givable = {
            kind for kind in mine
            if kind != taken and before[0, kinds.index(kind)] >= before[number, kinds.index(kind)]
        }  # fmt: skip
        takable = {item.treasure for item in theirs} - {given}
        for own in found.give:
            code = own.to[seat].code if seat in own.to else None
            assert (code is None) == any((seat, own.treasure, item.treasure) in legal for item in theirs)
            assert (code == "swap-taken-before") == (own.treasure == taken)
            more = before[0, kinds.index(own.treasure)] < before[number, kinds.index(own.treasure)]
            assert code != "they-own-more" or more
            if code == "swap-nothing-for-it":
                assert takable <= {own.treasure}
        for item in theirs:
            code = item.refusal.code if item.refusal else None
            assert (code is None) == any((seat, kind, item.treasure) in legal for kind in mine)
            assert (code == "swap-given-before") == (item.treasure == given)
            if code == "swap-nothing-to-give":
                assert givable <= {item.treasure}
            # what the window says of two that are free, each for itself, and do not go for each other
            for kind in givable if code is None else ():
                assert kind == item.treasure or (seat, kind, item.treasure) in legal


def test_what_cannot_be_drafted_says_why_and_what_can_where_it_would_be_of_use() -> None:  # L-DRAFT-1
    game = new_game("legend", 2, seed="draft")
    seat = int(game.state.current)
    for kind in ("take-token", "take-card"):  # one of each seat
        game.play(next(pick.action for pick in offered(game).picks if pick.kind == kind))
    assert int(game.state.current) == seat
    picks = offered(game).picks
    reasons = {pick.refusal.code for pick in picks if pick.kind == "take-token" and pick.refusal}
    assert reasons == {"token-already-taken"}
    assert not any(pick.refusal for pick in picks if pick.kind != "take-token")
    tiles = [pick for pick in picks if pick.kind == "take"]
    assert tiles and all(pick.hexes for pick in tiles)
    names = set(game.state.rules.box.board.names)  # type: ignore[attr-defined]
    assert all(set(pick.hexes) <= names for pick in picks)


def test_a_card_and_a_power_say_why_they_would_do_nothing() -> None:
    known = messages("en")
    state = legend_state(at(side()).state)
    for face in FACES:
        if face not in ("07", "20", "21"):
            assert lack(state, f"#{face}") in known
    for power in POWERS:
        assert lack(state, f"power:{power}") in known


ALL_OUT = side("C1:18", right="02.09", supply="L", power=4)
NO_TREASURES = {"A2": "g4/2$0", "F1": "f4/4$0"}


@pytest.mark.parametrize(
    ("game", "action", "sentence"),
    [
        (at(ALL_OUT), "#02", "Card 02 would do nothing now: you have no explorer in your supply."),
        (at(ALL_OUT), "#09", "Card 09 would do nothing now: you have no explorer in your supply."),
        (
            at(side(right="02", owns="jade.vase.sun.frog"), land=NO_TREASURES),
            "#02",
            "Card 02 would do nothing now: no ruin has treasures.",
        ),
        (
            at(side(right="13"), side("B4:1,C4:1,F3:1")),
            "#13",
            "Card 13 would do nothing now: on every free clearing somebody else stands, or there is none.",
        ),
        (
            at(side(power=1)),
            "power:guardian",
            "The power Guardian would do nothing now: you have the majority on no temple without a guardian.",
        ),
        (
            at(side(power=3)),
            "power:swaps",
            "The power Dealer would do nothing now: you have no treasure to give.",
        ),
    ],
)
def test_of_two_things_that_are_needed_the_one_that_is_lacking_is_named(game: Game, action: str, sentence: str) -> None:
    why = game.explain(action)
    assert not why.legal and why.sentence == sentence


def test_every_effect_has_a_question_of_its_own() -> None:
    known, asked = messages("en"), set()
    for number in range(12):
        game = new_game("legend", 2 + number % 3, seed=f"questions {number}", scenario=SCENARIOS[number % 5])
        rng = random.Random(number)
        while not game.is_over:
            state = legend_state(game.state)
            assert bool(question(state)) == (state.effect is not None)
            if state.effect is not None:
                asked.add(question(state))
            game.play(rng.choice(list(game.legal_actions())))
    assert len(asked) > 20 and {f"pick-{code}" for code in asked} <= set(known)


def test_a_march_says_how_many_can_go() -> None:  # card 17
    game = new_game("legend", 2, seed=5)
    rng = random.Random(5)
    while not game.is_over:
        for pick in offered(game).picks if legend_state(game.state).effect else []:
            if pick.kind == "march":
                figures = next(hex for hex in game.view()["board"] if hex["hex"] == pick.source)["figures"]
                party = figures[game.view()["current"]]
                assert pick.most == party["leaders" if pick.figure == "leader" else "explorers"] > 0
                return
        game.play(rng.choice(list(game.legal_actions())))
    pytest.fail("nobody marched")


def test_a_token_says_what_it_brings() -> None:  # L-ACT-5
    game = at(side(token=9, right="05.20.21'", left="20.21"), side(), side())
    worth = game.view(0)["seats"][0]["token_worth"]
    game.play("ap")
    assert worth == game.view()["ap"] == 9 + 1 + 1 + 2


@pytest.mark.parametrize("stones", ["", "A1|A2,D2|D3"])
def test_refused_recruits_and_trail_stones_say_why(stones: str) -> None:
    def refused(game: Game) -> dict[tuple[str, str | None], str]:
        found = [pick for pick in offered(game).picks if pick.kind in ("recruit", "stone") and pick.refusal]
        assert all(game.explain(pick.action).code == pick.refusal.code for pick in found if pick.refusal)
        return {(pick.kind, pick.figure): pick.refusal.code for pick in found if pick.refusal}

    poor, rich = at(phase="spend", ap=0, stones=stones), at(phase="spend", ap=10, stones=stones)
    wanted = (("recruit", "leader"), ("recruit", "explorer"), ("stone", None))
    assert refused(poor) == dict.fromkeys(wanted, "not-enough-ap") and refused(rich) == {}
    nobody = at(side(later="0"), phase="spend", ap=10, stones=stones)
    assert refused(nobody) == {wanted[0]: "no-leader-unavailable", wanted[1]: "no-explorer-unavailable"}
    assert refused(at(side(token=6), stones=stones)) == {}, "only while AP are spent"


def test_why_not() -> None:
    game = new_game("legend", 2, seed=3, first_player=0)
    reasons = LegendReasons(game)
    about = reasons.answer(1, questions.AskHex("A5"))
    assert about.refusal is not None and about.refusal.sentence != about.refusal.code and about.sites
    assert reasons.answer(2, questions.AskAction("take place1")).refusal is None
    assert reasons.answer(3, questions.AskWalk("A5", True, 0, "R1")).refusal is not None
    assert reasons.answer(4, questions.AskLay("B2", 0, "a1")).refusal is not None
    assert reasons.answer(5, questions.AskLay("B2")).refusal is not None


class Eavesdropping(ThinkersHere):
    """Keeps what the bots are told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.lines: list[str] = []

    async def think(self, task: Task) -> Thoughts:
        self.lines.append(task.line)
        return await super().think(task)


def prying(action: str) -> bool:
    """Whether an action looks at treasures, or takes or keeps a card that does."""
    return action.removesuffix("<") in PRYING or "#07" in action or action == "take #08"


def things(value: Any) -> list[dict[str, Any]]:
    """Return every object in what was said."""
    found, left = [], [value]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            found.append(part)
            left += part.values()
        elif isinstance(part, list):
            left += part
    return found


def secrets_told(heard: list[bytes], seat: str | None) -> int:
    """Return how many secrets of this seat were told; fail at the first of another one."""
    own = 0
    for message in heard:
        for part in message.split(b"\n"):
            try:
                said = json.decode(part)
            except ValueError:
                continue
            for thing in things(said):
                if {"depth", "kind", "by"} <= thing.keys() and thing["kind"] is not None:
                    assert seat in thing["by"], thing
                    own += 1
                if thing.get("kind") == "treasure-seen":
                    assert thing["seat"] == seat, thing
                    own += 1
                action = thing.get("action")
                if isinstance(action, str) and action.startswith("~?") and action != "~?":
                    own += 1
                    assert seat is not None, thing
                if isinstance(action, str) and action.startswith("order:") and action != "order:?":
                    assert "cost" in thing or thing.get("seat") in (seat, None) or thing.get("kind") == "order", thing
    return own


def test_what_one_seat_has_seen_reaches_that_seat_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tikal.server.new_tables.fresh_seed", lambda: "a deal in which both get to look")
    thinkers = Eavesdropping()
    with running(tmp_path, thinkers) as server:
        people = [Person(server.url) for _ in range(3)]
        ana, bo, watcher = people
        opened = ana.create("Ana", "bot:random", "link", edition="legend", options={"scenario": "uxmal"}, first="Red")
        path = opened.invitations[0].path.replace("/join/", "/api/invitations/")
        bo.post(path, {"name": "Bo"})
        with ana.at(opened.table) as hers, bo.at(opened.table) as his, watcher.at(opened.table) as watching:
            rng = random.Random(5)
            play_on([hers, his, watching], rng, prefer=prying)
            seen = {}
            for person, chair, seat in ((ana, hers, "Red"), (bo, his, "Yellow"), (watcher, watching, None)):
                seen[seat] = secrets_told(person.heard, seat)
                assert chair.situation.view.ranking is not None
        assert seen["Red"] > 20 and seen["Yellow"] > 20 and seen[None] == 0
        others = [line for line in thinkers.lines if " known=" in line]
        assert others and all(" for=Blue " in line for line in thinkers.lines)
        for line in others:
            (known,) = (word for word in line.split() if word.startswith("known="))
            for entry in known.removeprefix("known=").split(","):
                kind, by = entry.split(":")[2:4]
                assert kind == "?" or "B" in by, line
        for person in people:
            person.close()


def records(person: Person, table: str) -> tuple[str, Any]:
    text = person.request("GET", f"/api/tables/{table}/record").text
    film = person.request("GET", f"/api/tables/{table}/film").json()
    return text, film


def looking(ana: Person, table: str, rng: random.Random) -> None:
    """Let the people of a table play until somebody has looked at a treasure and has put what they saw in order."""
    with ana.at(table) as chair:
        for _ in range(2000):
            assert chair.situation.deciding is not None
            play_on([chair], rng, 1, prying)
            view = chair.situation.view
            assert isinstance(view, LegendView)
            ordering = any(actions[0].startswith("order:") for actions in choices(chair.situation))
            if not ordering and any(glimpse.kind for shown in view.board for glimpse in shown.known or []):
                return
    raise AssertionError("nobody ever looked")


@pytest.fixture
def peeked(server: Running) -> Iterator[tuple[Person, str]]:
    """A table at one screen where somebody has looked."""
    with Person(server.url) as ana:
        opened = ana.create("Ana", "Ben", "Cy", edition="legend", first="Red")
        looking(ana, opened.table, random.Random(4))
        yield ana, opened.table


def test_who_plays_several_seats_sees_secrets_only_in_the_view_of_who_decides(peeked: tuple[Person, str]) -> None:
    ana, table = peeked
    text, film = records(ana, table)
    assert "~?" in text and not any(f"~?{kind}" in text for kind in ("jade", "vase", "sun", "serpent", "frog"))
    assert not any(event["kind"] == "treasure-seen" for event in film["log"])
    assert all(glimpse["kind"] is None for glimpse in things(film) if "depth" in glimpse and "by" in glimpse)
    with ana.at(table) as chair:
        assert not any(told.kind == "treasure-seen" for told in chair.welcome.log)
        moment = chair.answer("look", number=chair.situation.length)
        assert all(glimpse.kind is None for shown in moment.view.board for glimpse in shown.known or [])


def test_no_playing_on_from_a_game_in_which_others_have_secrets(server: Running) -> None:
    with Person(server.url) as ana, Person(server.url) as bo:
        opened = ana.create("Ana", "link", edition="legend", first="Red")
        bo.post(opened.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
        wanted = {"number": 3, "seat": "Red", "bot": "random"}
        answer = bo.request("POST", f"/api/tables/{opened.table}/play-on", wanted)
        assert answer.status_code == 409 and answer.json()["refusal"]["code"] == "play-on-would-tell"


def test_playing_on_against_bots_shows_nothing_that_they_have_looked_at(
    server: Running, peeked: tuple[Person, str]
) -> None:
    ana, table = peeked
    number = len(records(ana, table)[1]["frames"])
    with ana.at(table) as chair:
        knowing = chair.situation.deciding
        whole = server.query("SELECT text FROM rows WHERE game = ? ORDER BY number", table)
    seen = next(text for (text,) in whole if text.startswith("~?") and text != "~?")  # which only `knowing` knows
    mine = next(seat for seat in ("Red", "Blue", "Yellow") if seat != knowing)
    copies = {}
    for seat in (mine, knowing):
        answer = ana.request("POST", f"/api/tables/{table}/play-on", {"number": number, "seat": seat, "bot": "random"})
        assert answer.status_code == 201, answer.text
        copies[seat] = server.query("SELECT text FROM rows WHERE game = ?", answer.json()["table"])
    assert (seen,) in copies[knowing] and (seen,) not in copies[mine] and ("~?",) in copies[mine]


def test_no_playing_on_in_the_middle_of_a_choice_that_only_another_can_make(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:  # card 08
    """Its bot would have to put in order what nobody at the new table has seen."""
    monkeypatch.setattr("tikal.server.new_tables.fresh_seed", lambda: "a deal in which somebody orders a stack")
    with Person(server.url) as ana:
        table = ana.create("Ana", "Ben", "Cy", edition="legend", first="Red").table
        with ana.at(table) as chair:
            rng = random.Random(8)
            for _ in range(2000):
                if any(actions[0].startswith("order:") for actions in choices(chair.situation)):
                    break
                assert chair.situation.deciding is not None
                play_on([chair], rng, 1, lambda action: "#08" in action)
            now = chair.situation
        mine = next(seat for seat in ("Red", "Blue", "Yellow") if seat != now.deciding)
        for seat, code in ((mine, "play-on-mid-choice"), (now.deciding, None)):
            wanted = {"number": now.length, "seat": seat, "bot": "random"}
            answer = ana.request("POST", f"/api/tables/{table}/play-on", wanted)
            assert answer.json().get("refusal", {}).get("code") == code


def test_playing_on_in_the_seat_of_a_bot_waits_for_the_end(server: Running) -> None:
    with Person(server.url) as ana:
        opened = ana.create("Ana", "bot:random", edition="legend", first="Red")
        wanted = {"number": 1, "bot": "random"}
        answer = ana.request("POST", f"/api/tables/{opened.table}/play-on", wanted | {"seat": "Blue"})
        assert answer.status_code == 409 and answer.json()["refusal"]["code"] == "play-on-own-seat"
        assert ana.request("POST", f"/api/tables/{opened.table}/play-on", wanted | {"seat": "Red"}).status_code == 201


def test_a_bot_that_does_not_play_legend_is_refused(server: Running) -> None:
    with Person(server.url) as ana:
        body = {"seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "planner"}], "edition": "legend"}
        answer = ana.request("POST", "/api/tables", body)
        assert answer.status_code == 422 and answer.json()["refusal"]["code"] == "bot-other-game"
