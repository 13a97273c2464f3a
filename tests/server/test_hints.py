"""Help while playing, at a table: who may ask, what they are told, and what becomes of a question."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import BOUNDLESS, Chair, Person, Running, ThinkersHere, play_on, running
from tikal.bots.advice import Advice, Note
from tikal.server import ledger, protocol
from tikal.server.hints import last_turn
from tikal.server.limits import Limits
from tikal.server.session import Session
from tikal.server.store import GameRow, SeatRow
from tikal.server.table import Table
from tikal.server.thinkers import Question, Task, Thinkers, Thoughts
from tikal.titles import title
from tikal.view import seat_number


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path) as server:
        yield server


def ask(chair: Chair) -> Any:
    now = chair.situation
    return chair.answer("advise", seq=now.seq, seat=now.deciding)


def offers(chair: Chair) -> Any:
    return chair.situation.offers


def until_mine(chair: Chair) -> None:
    chair.wait_until(lambda now: now.offers is not None)


def test_the_turn_comes_step_by_step_and_can_be_played(server: Running) -> None:
    with Person(server.url) as ana, ana.at(ana.create("Ana", "bot:easy", "bot:easy").table) as chair:
        assert chair.welcome.hints
        for _ in range(3):
            until_mine(chair)
            answer = ask(chair)
            assert isinstance(answer, protocol.Advised), answer
            advice = answer.advice
            assert advice.level == "expert" and advice.steps and advice.sums
            done = [action for step in advice.steps for action in step.actions]
            assert done[: len(advice.actions)] == advice.actions
            assert sum(step.cost for step in advice.steps) <= 10
            assert all(step.what.code and step.why for step in advice.steps)
            chair.plays(*advice.actions)
            if offers(chair) is not None and offers(chair).end is not None:
                chair.plays(offers(chair).end.action)


def test_a_round_of_legend_by_hints(server: Running) -> None:
    """Draft, cards, tiles and AP: what is advised can always be played."""
    with Person(server.url) as ana, ana.at(ana.create("Ana", "bot:easy", edition="legend").table) as chair:
        assert chair.welcome.hints
        kinds = set()
        for _ in range(14):
            until_mine(chair)
            advice = ask(chair).advice
            assert advice.level == "expert" and advice.steps
            kinds |= {step.kind for step in advice.steps}
            chair.plays(*(advice.actions or advice.steps[0].actions))
            if offers(chair) is not None and offers(chair).end is not None:
                chair.plays(offers(chair).end.action)
        assert {"take-card", "take-token", "take-place", "take"} <= kinds


def test_nothing_is_written_and_nobody_else_is_told(server: Running) -> None:
    with Person(server.url) as ana, Person(server.url) as bo:
        table = ana.create("Ana", "bot:easy", first="Red").table
        with ana.at(table) as chair, bo.at(table) as watching:
            rows = server.query("SELECT count(*) FROM rows WHERE game = ?", table)
            assert isinstance(ask(chair), protocol.Advised)
            assert server.query("SELECT count(*) FROM rows WHERE game = ?", table) == rows
            assert not watching.welcome.hints
            assert watching.answer("look", number=0).number == 0  # the next thing it hears is the answer to this
            assert not any(b"advised" in heard for heard in bo.heard)


@pytest.mark.parametrize("seats", [("Ana", "link"), ("Ana", "link", "bot:easy")])
def test_not_at_tables_with_other_persons_unless_the_host_allows_it(server: Running, seats: tuple[str, ...]) -> None:
    with Person(server.url) as ana, Person(server.url) as bo:
        for allowed in (False, True):
            opened = ana.create(*seats, first="Red", hints=allowed)
            with ana.at(opened.table) as chair:
                assert chair.welcome.hints == allowed  # somebody else will sit there
                path = opened.invitations[0].path.replace("/join/", "/api/invitations/")
                bo.post(path, {"name": "Bo"})
                assert chair.wait("welcome").hints == allowed
                now = chair.situation
                if allowed:
                    assert isinstance(ask(chair), protocol.Advised)
                else:
                    assert chair.refused("advise", seq=now.seq, seat="Red") == "hints-off"
                    assert chair.refused("review", seat="Red") == "hints-off"
                with bo.at(opened.table) as other:
                    assert other.welcome.hints == allowed


def test_who_looks_on_or_is_not_to_decide_gets_none(server: Running) -> None:
    with Person(server.url) as ana, Person(server.url) as bo:
        table = ana.create("Ana", "Bea", first="Red").table
        with ana.at(table) as chair, bo.at(table) as watching:
            seq = chair.situation.seq
            assert watching.refused("advise", seq=seq, seat="Red") == "hints-off"
            assert chair.refused("advise", seq=seq, seat="Blue") == "out-of-turn"
            assert chair.refused("advise", seq=seq + 1, seat="Red") == "stale"
            assert isinstance(ask(chair), protocol.Advised)  # several seats of one visitor: for who decides


def test_no_hints_where_nobody_explains_turns(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(title("legend")), "adviser", "")
    with Person(server.url) as ana, ana.at(ana.create("Ana", "bot:easy", edition="legend", first="Red").table) as chair:
        assert not chair.welcome.hints
        until_mine(chair)
        assert chair.refused("advise", seq=chair.situation.seq, seat="Red") == "hints-off"


def test_a_rematch_has_what_the_host_allowed(server: Running) -> None:
    with Person(server.url) as ana:
        opened = ana.create("Ana", "link", hints=True)
        assert server.query("SELECT hints FROM games WHERE id = ?", opened.table) == [(1,)]
        other = ana.create("Ana", "link")
        assert server.query("SELECT hints FROM games WHERE id = ?", other.table) == [(0,)]


@pytest.mark.parametrize("edition", ["super-meeple", "legend"])
def test_a_hint_is_the_same_whatever_is_hidden(server: Running, edition: str) -> None:
    """The same table with another deal behind it asks the bot the very same question."""
    with Person(server.url) as ana:
        opened = ana.create("Ana", "bot:easy", "bot:easy", edition=edition)
        with ana.at(opened.table) as chair:
            play_on([chair], random.Random(4), 25)
            until_mine(chair)
        ((header, seed, dealt),) = server.query("SELECT header, seed, dealt FROM games WHERE id = ?", opened.table)
        found = server.query("SELECT seat, kind, text FROM rows WHERE game = ? ORDER BY number", opened.table)
        rows = [ledger.Row(*row) for row in found]
        asked = []
        for deal, hidden in ((seed, dealt), ("another deal", len(rows))):
            row = GameRow("same", header, deal, hidden, "host", "{}", False, 0, 0)
            seats = [SeatRow("person", "Ana", "", "ana", ""), *[SeatRow("bot", "", "easy", "", "")] * 2]
            table = Table(Session(server.store, row, seats, list(rows)), server.house.thinkers)
            seat = table.session.game.current_player
            assert seat is not None
            hints, record = table.hints, table.session.happened()
            request = protocol.Advise(1, table.session.seq, "Red")
            asked.append(asyncio.run(hints._question("ana", request, seat, record)))
        assert asked[0] == asked[1] and asked[0] is not None


class Stuck(ThinkersHere):
    """Never comes to an answer, until it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.dropped = threading.Event()

    async def answer(self, question: Question) -> Advice | Note | None:
        self.asked.append(question)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.dropped.set()
            raise
        return None


def test_a_question_can_be_dropped(tmp_path: Path) -> None:
    thinkers = Stuck()
    with running(tmp_path, thinkers) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:easy", first="Red").table
        with ana.at(table) as chair:
            seq = chair.situation.seq
            id = chair.send("advise", seq=seq, seat="Red")
            chair.send("forget", question=id)
            refused = chair.wait("refused")
            assert refused.id == id and refused.refusal.code == "hint-gone"
            # another question takes the place of the first, and the game goes on meanwhile
            first = chair.send("advise", seq=seq, seat="Red")
            second = chair.send("advise", seq=seq, seat="Red")
            assert chair.wait("refused").id == first
            chair.plays(offers(chair).places[0].turns[0].action)
            chair.send("forget", question=second)
            assert chair.wait("refused").id == second
            thinkers.dropped.clear()
            chair.send("advise", seq=chair.situation.seq, seat="Red")
            chair.answer("look", number=0)
        assert thinkers.dropped.wait(30)  # nobody is there any more


def test_hints_are_counted(tmp_path: Path) -> None:
    limits = Limits(BOUNDLESS | {"hints": 2})
    with running(tmp_path, limits=limits) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:easy", first="Red").table
        with ana.at(table) as chair:
            assert isinstance(ask(chair), protocol.Advised)
            assert isinstance(ask(chair), protocol.Advised)
            assert chair.refused("advise", seq=chair.situation.seq, seat="Red") == "too-fast"
            chair.plays(offers(chair).places[0].turns[0].action)  # playing is not


def test_a_turn_that_gave_much_away_is_spoken_of(server: Running) -> None:
    """Who does nothing with ten AP is told what they were good for; who plays as the bot would is told nothing."""
    with Person(server.url) as ana, ana.at(ana.create("Ana", "bot:easy", "bot:easy", first="Red").table) as chair:
        notes = []
        for turn in range(8):
            until_mine(chair)
            best = ask(chair).advice
            chair.plays(*(best.actions if turn % 2 else best.actions[:1]))
            while offers(chair) is not None and offers(chair).end is None:
                chair.plays(ask(chair).advice.actions[0])
            chair.plays(offers(chair).end.action)
            note = chair.answer("review", seat="Red").note
            if turn % 2 == 0:
                notes.append(note)
            elif best.reveals is False:
                assert note is None, note
        told = [note for note in notes if note is not None]
        assert told
        for note in told:
            assert note.gain >= 3 and note.hex and 1 <= len(note.why) <= 2 and note.advice.steps


def test_the_last_turn_is_found_in_the_record(server: Running) -> None:
    with Person(server.url) as ana:
        table = ana.create("Ana", "Bea", first="Red").table
        with ana.at(table) as chair:
            chair.plays(offers(chair).places[0].turns[0].action)
            chair.plays("+L@A5")
            session = server.house.tables._open[table].session
            assert last_turn(session.happened(), 0) is None  # it is not over yet
            chair.plays(".")
            found = last_turn(session.happened(), 0)
            assert found is not None and found[1][1:] == ["+L@A5", "."]
            assert int(found[0].current) == seat_number("Red")
            assert last_turn(session.happened(), 1) is None
            assert chair.refused("review", seat="Yellow") == "foreign-seat"


def test_a_look_back_waits_until_nobody_else_does() -> None:
    async def work() -> list[str]:
        thinkers, done = Thinkers(1), []

        async def worker(name: str) -> str:
            done.append(name)
            await asyncio.sleep(0.01)
            return name

        async def lend(name: str, patient: bool) -> None:
            await thinkers._lend("ana", lambda *_: worker(name), patient)

        asked = [("first", False), ("patient", True), ("second", False), ("third", False)]
        await asyncio.gather(*(lend(*one) for one in asked))
        return done

    assert asyncio.run(work()) == ["first", "second", "third", "patient"]


def test_a_bot_that_fails_has_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Thinkers):
        def start(self) -> None:
            pass

        async def think(self, task: Task) -> Thoughts:
            raise AssertionError

        async def _consult(self, worker: Any, question: Question) -> Any:
            async def fail(question: Question) -> None:
                raise RuntimeError("nobody has thought of this")

            worker.answer = fail
            return await super()._consult(worker, question)

    with running(tmp_path, Failing(1)) as server, Person(server.url) as ana:
        table = ana.create("Ana", "bot:easy", first="Red").table
        with ana.at(table) as chair:
            for _ in range(2):  # the worker is given back
                assert chair.refused("advise", seq=chair.situation.seq, seat="Red") == "hint-failed"
