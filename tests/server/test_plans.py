"""Planning ahead: what a plan comes to, who learns of it, and what is kept of it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server import stores
from tests.server.house import Listener, Person, Running, ThinkersHere, choices, decode, running
from tikal import new_game
from tikal.core.errors import TikalError
from tikal.core.notation import SEATS
from tikal.game import Game
from tikal.server import ledger, protocol, questions
from tikal.server.plans import MOST_STEPS, Plans
from tikal.server.postgres_store import PostgresStore
from tikal.server.protocol import Planned, PlanStep
from tikal.server.session import Session
from tikal.server.store import GameRow, Held, PlanRow, SeatRow, Store, Unreachable
from tikal.server.table import Table

GAMES = [("super-meeple", False), ("ravensburger", True), ("legend", False)]
LONGEST = 260  # actions of a game in which plans are made; a classic one may be over before
END, PASS = ".", "pass"
ME = 0  # the seat that plans


def a_table(store: Store, edition: str = "super-meeple", auction: bool = False, seed: str = "plans") -> GameRow:
    game = new_game(edition, auction=auction, seed=seed, players=3, first_player=1)
    return GameRow("g", ledger.header(game.record), seed, 0, "v0", "{}", False, 1, 1)


SITTING = [SeatRow("person", name, "", f"v{seat}", "") for seat, name in enumerate(("Ana", "Bo", "Cy"))]


async def opened(store: Store, row: GameRow, seed: str = "plans") -> Table:
    names = [seat.name for seat in SITTING]
    await store.create(row, SITTING, ledger.past_rows(ledger.game_of(row.header, names, [], seed, 0).record))
    loaded = await store.load(row.id)
    assert loaded is not None
    return Table(Session(store, *loaded), ThinkersHere(1))


def offered(offers: Any) -> list[list[str]]:
    """What can be put into a plan, each as the actions of a step."""
    now = protocol.Situation(0, 0, None, None, None, offers, None, 0)  # type: ignore[arg-type]
    ends = [[offers.end.action] if offers.end else [END], [PASS]]
    return [found for found in choices(now) if found not in ends]


def run(tmp_path: Path, work: Any) -> None:
    async def whole() -> None:
        store = stores.a_store(tmp_path / "t.sqlite3")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


class Planner:
    """Somebody who thinks up a turn at random, out of what is offered."""

    def __init__(self, plans: Plans, rng: random.Random) -> None:
        self.plans, self.rng = plans, rng
        self.steps: list[PlanStep] = []
        self.found: Planned | None = None

    async def ask(self, keep: bool = False) -> Planned:
        self.found = await self.plans.answer(f"v{ME}", protocol.Plan(1, SEATS[ME], self.steps, keep))
        return self.found

    async def think(self, most: int) -> None:
        self.steps = []
        for _ in range(most):
            could = offered((await self.ask()).offers)
            if not could:
                break
            begun = self.steps.pop().actions if self.found and self.found.open else []
            self.steps.append(PlanStep([*begun, *one_of(could, self.rng)], 0))
            self.steps[-1] = PlanStep(self.steps[-1].actions, (await self.ask()).steps[-1].cost)


def random_act(game: Game, rng: random.Random) -> str:
    """What somebody does: all kinds of things as often as each other, and the turn is ended when nothing is left."""
    return one_of([[text] for text in game.legal_actions().texts() if text != END] or [[END]], rng)[0]


def one_of(could: list[list[str]], rng: random.Random) -> list[str]:
    kinds: dict[str, list[list[str]]] = {}
    for actions in could:
        kinds.setdefault(actions[0][0], []).append(actions)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


@pytest.mark.parametrize(("edition", "auction"), GAMES)
def test_plans_of_a_whole_game(tmp_path: Path, edition: str, auction: bool) -> None:
    """What was planned works or is said to be broken; in one's turn what works is done for the AP that were said."""
    seen: Counter[str] = Counter()

    async def work(store: Store) -> None:
        table = await opened(store, a_table(store, edition, auction))
        session, rng = table.session, random.Random(5)
        planner = Planner(table.plans, rng)
        while not session.game.is_over and session.seq < LONGEST:
            deciding = session.game.current_player
            try:
                now = await planner.ask()
            except TikalError as error:
                assert error.code in ("plan-no-turn", "plan-next-round")  # it has had its last, or passed
                planner.steps = []
            else:
                look_at(now, planner, seen, session)
                if now.now and planner.steps:
                    await played(table, planner, seen)
                    planner.steps = []
                    continue
                if not planner.steps and deciding != ME:
                    await planner.think(rng.randint(1, 6))
                    assert all(step.refusal is None for step in (await planner.ask()).steps)
            assert deciding is not None
            await session.play(deciding, [random_act(session.game, rng)])

    run(tmp_path, work)
    for what in (
        "works",
        "broken",
        "cause",
        "played",
        "unknown",
        *(("yields", "begun") if edition == "legend" else ()),
    ):
        assert seen[what], (what, seen)


def look_at(now: Planned, planner: Planner, seen: Counter[str], session: Session) -> None:
    done = 0
    for number, (step, planned) in enumerate(zip(planner.steps, now.steps, strict=True)):
        works = planned.refusal is None
        seen["works" if works else "broken"] += 1
        seen["cause"] += planned.cause is not None
        seen["waits"] += planned.waits > 0
        seen["unknown"] += planned.unknown
        seen["yields"] += planned.yields
        seen["begun"] += len(planned.actions) > 1
        done += planned.cost
        assert planned.was == step.cost and planned.told
        assert works or not (planned.cost or planned.unknown)
        assert planned.cause is None or (not works and planned.cause.seat != SEATS[ME] and not planned.waits)
        if planned.waits:
            assert planned.waits <= number and now.steps[planned.waits - 1].refusal is not None
    assert now.cost == done <= now.ap and now.seq == session.seq
    assert now.view.current == SEATS[ME] and now.view.ap == now.ap - now.cost
    assert not now.open or now.view.phase == "effect"


async def played(table: Table, planner: Planner, seen: Counter[str]) -> None:
    """What works is played, in the order of the plan, for what was said, until others decide."""
    session = table.session
    for planned in [step for step in (await planner.ask()).steps if step.refusal is None]:
        before = int(session.game.state.ap)
        act = protocol.Act(1, session.seq, SEATS[ME], planned.actions)
        await session.act(f"v{ME}", act)
        seen["played"] += 1
        if planned.yields:
            break
        assert session.game.current_player == ME
        if planned.unknown and "order" in str(session.game.legal_actions().texts()[:1]):
            break  # an expert puts what was seen in order first
        assert not planned.cost or before - int(session.game.state.ap) == planned.cost


@pytest.mark.parametrize(("edition", "auction"), GAMES)
def test_others_hear_the_same_whether_somebody_plans_or_not(tmp_path: Path, edition: str, auction: bool) -> None:
    heard = []
    for planning in (False, True):
        others = [Listener("v1"), Listener("v2"), Listener("watcher")]

        async def work(store: Store, others: list[Listener] = others, planning: bool = planning) -> None:
            table = await opened(store, a_table(store, edition, auction))
            mine, rng, thoughts = Listener("v0"), random.Random(3), random.Random(4)
            for guest in (mine, *others):
                await table.enter(guest)
            for _ in range(90):
                if planning:
                    await plan_aloud(table, mine, thoughts)
                session = table.session
                seat = session.game.current_player
                assert seat is not None
                act = protocol.Act(1, session.seq, SEATS[seat], [random_act(session.game, rng)])
                await table.do((mine, *others)[seat], act)
            assert planning == any(b'"type":"planned"' in message for message in mine.heard)

        run(tmp_path / str(planning), work)
        heard.append([guest.heard for guest in others])
    assert heard[0] == heard[1]
    assert not any(b"planned" in message for guest in heard[1] for message in guest)


async def plan_aloud(table: Table, mine: Listener, rng: random.Random) -> None:
    """Ask for a plan, keep it, ask what could be done after it, and ask for what is kept."""
    try:
        await table.do(mine, protocol.Plan(1, "Red"))
    except TikalError as error:
        assert error.code == "plan-next-round"  # of a game with rounds, after passing
        return
    planned = decode(mine.heard[-1], Planned)
    could = offered(planned.offers)
    steps = [PlanStep(step.actions, step.cost) for step in planned.steps]
    if could:
        steps.append(PlanStep(one_of(could, rng), 1))
    await table.do(mine, protocol.Plan(2, "Red", steps[-MOST_STEPS:], keep=True))
    question = questions.AskHex(rng.choice(["A1", "B3", "C4"]))
    await table.do(mine, protocol.Why(3, question, after=steps[:2]))


async def answers(plans: Plans, steps: list[PlanStep]) -> list[bytes]:
    """All that is answered about a plan."""
    planned = await plans.answer("v0", protocol.Plan(1, "Red", steps))
    return [
        json.encode(planned),
        json.encode(plans.explain("v0", protocol.Why(1, questions.AskHex("B3"), after=steps))),
    ]


@pytest.mark.parametrize(("edition", "auction"), GAMES)
def test_a_plan_is_answered_the_same_whatever_is_hidden(tmp_path: Path, edition: str, auction: bool) -> None:
    """Another dealer who hid all that is not known differently answers every plan byte by byte the same."""

    async def work(store: Store) -> None:
        table = await opened(store, a_table(store, edition, auction))
        session, rng, asked = table.session, random.Random(8), 0
        planner = Planner(table.plans, rng)
        for _ in range(150):
            seat = session.game.current_player
            assert seat is not None
            if rng.random() < 0.3:
                await planner.think(5)
            if rng.random() < 0.3:
                row = session.stored._replace(seed="another", dealt=session.seq)
                other = Plans(Session(store, row, SITTING, list(session.rows)))
                assert other.session.game.record == session.game.record
                mine, theirs = [await answers(plans, planner.steps) for plans in (table.plans, other)]
                assert mine == theirs and b"plans" not in mine[0]  # the seed
                asked += 1
            await session.play(seat, [random_act(session.game, rng)])
        assert asked > 20

    run(tmp_path, work)


def test_what_broke_a_step_and_what_waits_for_it(tmp_path: Path) -> None:
    """Somebody builds a camp where Ana wants hers: that step is broken by it, and coming in there waits for it."""

    async def work(store: Store) -> None:
        table = await opened(store, a_table(store))
        session, rng = table.session, random.Random(5)
        planner = Planner(table.plans, rng)
        while True:
            seat = session.game.current_player
            assert seat is not None
            if seat != ME:
                await planner.think(5)
            await session.play(seat, [random_act(session.game, rng)])
            planned = await planner.ask() if seat != ME and planner.steps else None
            if planned is not None and any(step.waits for step in planned.steps):
                break
        camp, entry, *rest = planned.steps
        assert (camp.actions, entry.actions) == (["C@B3"], ["+E@B3"])
        assert camp.refusal and camp.refusal.code == "camp-already-there" and not camp.waits and not camp.cost
        assert camp.cause and (camp.cause.kind, camp.cause.seat) == ("camp-built", SEATS[seat])
        assert [(told.what.code, told.hex, told.cost) for told in camp.told] == [("hint-camp", "B3", camp.was)]
        assert entry.refusal and entry.refusal.code == "not-own-camp" and entry.waits == 1 and entry.cause is None
        assert all(step.refusal is None and step.cost == step.was for step in rest)

    run(tmp_path, work)


def test_a_plan_is_kept_for_who_made_it_until_the_turn_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        made = ana.create("Ana", "link", first="Blue")
        bo.post(made.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
        with ana.at(made.table) as hers, bo.at(made.table) as his:
            assert hers.welcome.table.plans
            assert hers.answer("plan", seat="Red").steps == []
            first = hers.answer("plan", seat="Red", steps=[])
            assert (first.ap, first.cost, first.now, first.kept) == (10, 0, False, False)
            steps = [{"actions": ["+L@A5"], "cost": 1}]
            assert not hers.answer("plan", seat="Red", steps=steps).kept
            assert hers.answer("plan", seat="Red").steps == []  # it was only asked about
            kept = hers.answer("plan", seat="Red", steps=steps, keep=True)
            assert kept.kept and kept.cost == 1 and kept.steps[0].told[0].what.code == "hint-enter"
            assert his.refused("plan", seat="Red") == "foreign-seat"
            assert his.answer("plan", seat="Blue").steps == []
        with Person(server.url, ana.cookie) as again, again.at(made.table) as hers, bo.at(made.table) as his:
            assert hers.answer("plan", seat="Red").steps[0].actions == ["+L@A5"]
            while his.situation.deciding == "Blue":
                his.plays(choices(his.situation)[-1][0])
            hers.wait_until(lambda now: now.deciding == "Red")
            planned = hers.answer("plan", seat="Red")
            assert planned.steps[0].refusal is None and planned.kept and not planned.now  # the tile comes first
            hers.plays(choices(hers.situation)[0][0])
            assert hers.answer("plan", seat="Red").now
            hers.plays("+L@A5")
            assert hers.answer("plan", seat="Red").steps[0].refusal is not None  # it was done by hand
            assert server.query("SELECT count(*) FROM plans") == [(1,)]
            hers.plays(END)
            assert hers.answer("plan", seat="Red").steps == []
            assert hers.answer("plan", seat="Red", steps=[], keep=True).kept is False
        assert server.query("SELECT count(*) FROM plans") == [(0,)]
        told = [message for message in bo.heard if b'"type":"planned"' in message]
        assert len(told) == 1 and b'"steps":[]' in told[0]  # the answer to his own question


def test_what_cannot_be_kept_or_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> None:
        raise Unreachable("the database is out of reach")

    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        made = ana.create("Ana", "link", first="Blue")
        bo.post(made.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
        with ana.at(made.table) as hers:
            for method in ("plan", "keep_plan", "is_muted"):
                monkeypatch.setattr(server.store, method, away)
            assert hers.refused("plan", seat="Red") == "not-written"
            assert (
                hers.refused("plan", seat="Red", steps=[{"actions": ["+L@A5"], "cost": 1}], keep=True) == "not-written"
            )
            assert hers.refused("say", text="Hello") == "not-written"
            monkeypatch.undo()
            assert hers.answer("plan", seat="Red").steps == []
    said = [record for record in caplog.records if record.name.startswith("tikal")]
    assert [record.getMessage() for record in said] == [f"Table {made.table}: the database is out of reach"] * 3
    assert not any(record.exc_info for record in said)  # nobody made a mistake


def test_a_plan_goes_with_its_seat_and_its_table(tmp_path: Path) -> None:
    plan = PlanRow("g", 0, "v0", 0, "[]")

    async def work(store: Store) -> None:
        await store.create(a_table(store), SITTING, [])
        assert await store.plan("g", 0) is None
        await store.keep_plan(plan._replace(holder="v1"))  # who does not sit there
        assert await store.plan("g", 0) is None
        await store.keep_plan(plan)
        await store.keep_plan(plan._replace(turn=3))
        await store.keep_plan(plan._replace(seat=1, holder="v1"))
        assert await store.plan("g", 0) == plan._replace(turn=3)
        left = [SITTING[0], SITTING[1]._replace(holder="other"), SITTING[2]]
        await store.seat("g", Held("v0", SITTING), Held("v0", left))
        assert await store.plan("g", 0) and await store.plan("g", 1) is None
        await store.drop_plan("g", 0)
        await store.drop_plan("g", 0)
        assert await store.plan("g", 0) is None
        await store.keep_plan(plan)
        await store.delete("g")
        assert await store.plan("g", 0) is None

    run(tmp_path, work)


def test_a_plan_of_a_turn_that_is_over_is_none(tmp_path: Path) -> None:
    """Even where it could not be deleted: it says for which turn it was."""

    async def work(store: Store) -> None:
        table = await opened(store, a_table(store))
        steps = json.encode([PlanStep(["+L@A5"], 1)]).decode()
        for turn, text, count in ((0, steps, 1), (1, steps, 0), (0, "{", 0)):
            await store.keep_plan(PlanRow("g", 0, "v0", turn, text))
            assert len((await table.plans.answer("v0", protocol.Plan(1, "Red"))).steps) == count

    run(tmp_path, work)


def test_what_cannot_be_planned(tmp_path: Path) -> None:
    def step(*actions: str) -> dict[str, Any]:
        return {"actions": list(actions), "cost": 0}

    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        made = ana.create("Ana", "bot:easy", first="Red")
        with ana.at(made.table) as hers, bo.at(made.table) as watching:
            assert watching.refused("plan", seat="Red") == "foreign-seat"
            assert watching.refused("why", question={"about": "hex", "hex": "A5"}, after=[]) == "foreign-seat"
            assert hers.refused("plan", seat="Yellow") == "foreign-seat"
            assert hers.refused("plan", seat="Red", steps=[step()]) == "no-actions"
            assert hers.refused("plan", seat="Red", steps=[step("+L@A5")] * (MOST_STEPS + 1)) == "plan-too-long"
            assert hers.refused("plan", seat="Red", steps=[step(*["+E@A5"] * 65)]) == "plan-too-long"
            assert hers.refused("why", question={"about": "hex", "hex": "Z9"}, after=[]) == "unknown-hex"
            planned = hers.answer(
                "plan", seat="Red", steps=[step(END), step("what?"), step("~a1"), step("+L@A5"), step("+L@A5")]
            )
            codes = [found.refusal and found.refusal.code for found in planned.steps]
            assert codes[0] == "plan-no-end" and codes[3] is None and all(codes[1:3]) and codes[4]
        with ana.at(ana.create("Ana", "Bea", first="Red").table) as hers:
            assert hers.refused("plan", seat="Red") == "plan-one-seat"
        lesson = ana.post("/api/lessons/first-turn", {"again": False})
        if "table" in lesson:
            with ana.at(lesson["table"]) as hers:
                assert not hers.welcome.table.plans and hers.refused("plan", seat="Red") == "plan-not-here"


def test_what_is_dug_up_in_a_plan_stays_unknown(tmp_path: Path) -> None:
    found = 0

    async def work(store: Store) -> None:
        nonlocal found
        table = await opened(store, a_table(store))
        session, rng = table.session, random.Random(2)
        while not session.game.is_over and found < 20:
            seat = session.game.current_player
            assert seat is not None
            digs = [one for one in offered((await table.plans.answer("v0", protocol.Plan(1, "Red", []))).offers)
                    if one[0][0] == "$"]  # fmt: skip
            if digs:
                planned = await table.plans.answer("v0", protocol.Plan(1, "Red", [PlanStep(digs[0], 3)]))
                real: Any = session.game.view()
                shown: Any = planned.view
                assert planned.steps[0].unknown and shown.seats[0].treasures == real["seats"][0]["treasures"]
                assert shown.stack.treasures_unseen == real["stack"]["treasures_unseen"]
                both = await table.plans.answer("v0", protocol.Plan(1, "Red", [PlanStep(digs[0] * 2, 3)]))
                assert both.steps[0].refusal is not None and both.steps[0].refusal.code == "list-past-reveal"
                found += 1
            await session.play(seat, [random_act(session.game, rng)])

    run(tmp_path, work)
    assert found


@pytest.mark.once
def test_a_plan_comes_up_through_another_server(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = stores.database(request.node.nodeid)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = (Running(tmp_path / name, store=PostgresStore(url)) for name in ("one", "two"))
    try:
        with Person(one.url) as ana, Person(two.url, ana.cookie) as elsewhere:
            table = ana.create("Ana", "bot:easy", first="Red").table
            with ana.at(table) as hers, elsewhere.at(table) as there:
                hers.answer("plan", seat="Red", steps=[{"actions": ["+L@A5"], "cost": 1}], keep=True)
                assert there.answer("plan", seat="Red").steps[0].actions == ["+L@A5"]
    finally:
        one.stop()
        two.stop()
