"""Lessons at a table of the server: judged, shown, taken back, resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.house import Chair, Message, Person, Running, running
from tikal.lessons import Lesson, lessons
from tikal.messages import ENGLISH, catalogue
from tikal.server import protocol

LESSONS = list(lessons().values())
FIRST = LESSONS[0]


def learn(person: Person, lesson: str, again: bool = False) -> str:
    answer = person.request("POST", "/api/lessons", {"lesson": lesson, "again": again})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def shown(chair: Chair) -> protocol.LessonShown:
    assert chair.situation.lesson is not None
    return chair.situation.lesson


def at_step(chair: Chair, number: int) -> protocol.LessonShown:
    """Wait until a step is to be done; the others have played then."""
    chair.wait_until(lambda situation: situation.lesson.step == number and (situation.lesson.todo or situation.offers))
    return shown(chair)


def back(chair: Chair, step: int) -> Message:
    return chair.answer("back", seq=chair.situation.seq, step=step)


def skip(chair: Chair, lesson: Lesson) -> None:
    """Do what is left of a step, as the page does for who skips it."""
    step = shown(chair).step
    assert isinstance(chair.act(*shown(chair).todo), protocol.Accepted)
    at_step(chair, step + 1)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_through_with_every_wrong_try(lesson: Lesson, ana: Person) -> None:
    with ana.at(learn(ana, lesson.id)) as chair:
        for number, step in enumerate(lesson.steps):
            now = at_step(chair, number)
            assert now.title.code == f"lesson-{lesson.id}-{step.id}-title"
            before = chair.situation
            for wrong in step.wrong:
                for text in (text for text in wrong.tried if not text.endswith("*")):
                    refused = chair.act(text)
                    assert isinstance(refused, protocol.Refused) and refused.wrong is not None
                    assert refused.wrong.help.code == f"lesson-{lesson.id}-{step.id}-{wrong.id}"
                    assert refused.wrong.title.code == f"{refused.wrong.help.code}-title"
                    if refused.wrong.rule:  # the engine's own words
                        rule = refused.wrong.rule
                        assert rule.sentence == catalogue(ENGLISH).sentence(rule.code, rule.facts)
            assert chair.situation == before  # nothing was spent
            skip(chair, lesson)
        over = shown(chair)
        assert over.step == sum(chapter.steps for chapter in over.chapters) and not over.todo
        assert over.title.code == f"lesson-{lesson.id}-over-title"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_back_from_every_step_to_the_one_before(lesson: Lesson, ana: Person) -> None:
    with ana.at(learn(ana, lesson.id, again=True)) as chair:
        for number in range(len(lesson.steps)):
            at_step(chair, number)
            view, offers = chair.situation.view, chair.situation.offers
            skip(chair, lesson)
            assert isinstance(back(chair, number), protocol.Accepted)
            at_step(chair, number)
            assert (chair.situation.view, chair.situation.offers) == (view, offers)
            skip(chair, lesson)
        assert isinstance(back(chair, 0), protocol.Accepted)
        assert at_step(chair, 0).step == 0 and chair.situation.length == lesson.begin(0)
        assert isinstance(back(chair, 0), protocol.Refused)
        assert isinstance(back(chair, 3), protocol.Refused)


def test_a_try_that_nobody_foresaw(ana: Person) -> None:
    with ana.at(learn(ana, FIRST.id, again=True)) as chair:
        at_step(chair, 0)
        other = chair.act("a2@B3/1")
        assert isinstance(other, protocol.Refused) and other.wrong is not None
        assert other.wrong.rule is None and other.wrong.help.code.endswith("-elsewhere")  # of a whole kind
        illegal = chair.act("+L@A5")
        assert isinstance(illegal, protocol.Refused) and illegal.wrong is not None
        assert illegal.wrong.rule is not None and illegal.wrong.title.code == "lesson-not-yet"
        assert isinstance(chair.act("gibberish"), protocol.Refused)
        skip(chair, FIRST)
        legal = chair.act(".")
        assert isinstance(legal, protocol.Refused) and legal.wrong is not None
        assert legal.wrong.rule is None and legal.wrong.title.code == "lesson-not-now"
        assert legal.wrong.help == shown(chair).how


def test_showing_a_step_changes_nothing(ana: Person) -> None:
    with ana.at(learn(ana, FIRST.id, again=True)) as chair:
        for number in range(4):
            at_step(chair, number)
            if number < 3:
                skip(chair, FIRST)
        before = chair.situation
        chair.send("show")
        steps = chair.wait("shown").steps
        assert [step.action for step in steps] == ["L:A5-B4=1", "L:B4-C4=1"]
        assert steps[-1].view != before.view and all(step.events for step in steps)
        skip(chair, FIRST)
        assert chair.situation.seq == before.seq + 2


def test_a_lesson_waits_where_it_was_left(tmp_path: Path) -> None:
    """Also past what cannot be taken back at other tables, and on another day."""
    with running(tmp_path) as server, Person(server.url) as ana:
        cookie = ana.cookie
        table = learn(ana, FIRST.id)
        assert ana.home().lessons[0].step == 0 and not ana.home().lessons[0].begun
        with ana.at(table) as chair:
            for number in range(13):
                at_step(chair, number)
                skip(chair, FIRST)
            assert isinstance(back(chair, 9), protocol.Accepted)
            at_step(chair, 9)
    with running(tmp_path) as server, Person(server.url, cookie) as ana:
        home = ana.home()
        assert home.lessons[0].step == 9 and home.lessons[0].begun
        assert home.games == [] and home.running == 0  # no game among games
        assert learn(ana, FIRST.id) == table
        with ana.at(table) as chair:
            assert at_step(chair, 9).title.code == f"lesson-{FIRST.id}-{FIRST.steps[9].id}-title"
            assert chair.situation.redo == 0
            skip(chair, FIRST)
        assert learn(ana, FIRST.id, again=True) == table
        with ana.at(table) as chair:
            assert at_step(chair, 0).step == 0


def test_undo_works_within_a_step(ana: Person) -> None:
    with ana.at(learn(ana, FIRST.id, again=True)) as chair:
        for number in range(3):
            at_step(chair, number)
            skip(chair, FIRST)
        at_step(chair, 3)
        chair.act("L:A5-B4=1")
        chair.wait_until(lambda situation: situation.lesson.todo == ["L:B4-C4=1"])
        assert shown(chair).lit == ["B4", "C4"]
        chair.answer("undo", seq=chair.situation.seq, seat="Red")
        chair.wait_until(lambda situation: len(situation.lesson.todo) == 2)
        assert shown(chair).lit == ["A5", "C4"] and shown(chair).shown == ["B4"]


def test_others_only_look_on(ana: Person, bo: Person) -> None:
    table = learn(ana, FIRST.id, again=True)
    with bo.at(table) as chair:
        assert chair.situation.lesson is None
        assert isinstance(back(chair, 0), protocol.Refused)
        chair.send("show")
        assert chair.wait("refused").refusal.code == "no-such-step"
    with ana.at(ana.create("Ana", "bot", first="Red").table) as chair:
        assert chair.situation.lesson is None
        assert back(chair, 0).refusal.code == "no-such-step"


def test_a_lesson_that_is_removed_meanwhile_through_another_server(
    ana: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = learn(ana, FIRST.id)
    glance = server.store.glance

    async def removed(id: str) -> object:
        found = await glance(id)
        await server.store.delete(id)
        return found

    monkeypatch.setattr(server.store, "glance", removed)
    assert learn(ana, FIRST.id, again=True) == table


def test_there_is_no_such_lesson(ana: Person) -> None:
    answer = ana.request("POST", "/api/lessons", {"lesson": "juggling"})
    assert answer.status_code == 422 and answer.json()["refusal"]["code"] == "no-such-lesson"


def test_a_lesson_that_was_changed_meanwhile_begins_anew(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that was left plays on as any other would, and who goes on learning gets a fresh one."""
    table = learn(ana, FIRST.id, again=True)
    with ana.at(table) as chair:
        at_step(chair, 0)
        skip(chair, FIRST)
    changed = Lesson(FIRST.id, msgspec.structs.replace(FIRST.plan, seed="another", chapters=FIRST.plan.chapters[:1]))
    changed.line = FIRST.line[0][:1] + FIRST.line[0][2:], FIRST.spans
    monkeypatch.setitem(lessons(), FIRST.id, changed)
    with ana.at(table) as chair:
        assert chair.situation.lesson is None and chair.situation.offers is not None
    assert learn(ana, FIRST.id) == table
    with ana.at(table) as chair:
        assert chair.situation.length == 1
