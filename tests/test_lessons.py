"""Every lesson is played through, by the book and with every wrong try that it names."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.test_messages import messages
from tikal import new_game
from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS
from tikal.lessons import Lesson, lesson, lessons
from tikal.server.face import face_of

LESSONS = list(lessons().values())
FIELDS = ("ask", "how", "title", "idea", "why")


def codes(lesson: Lesson) -> set[str]:
    """The messages that a lesson says."""
    about = f"lesson-{lesson.id}"
    found = {f"{about}-name", f"{about}-about", *(f"{about}-over-{field}" for field in FIELDS)}
    found |= {f"{about}-chapter-{chapter.id}" for chapter in lesson.plan.chapters}
    for step in lesson.steps:
        found |= {f"{about}-{step.id}-{field}" for field in FIELDS}
        for wrong in step.wrong:
            found |= {f"{about}-{step.id}-{wrong.id}", f"{about}-{step.id}-{wrong.id}-title"}
    return found


def test_every_message_of_the_lessons_is_there_and_used() -> None:
    written = {code for code, file in messages("en").items() if file == "lessons.ftl"}
    said = set[str]().union(*map(codes, LESSONS))
    assert said <= written, said - written
    shared = {code for code in written if not any(code.startswith(f"lesson-{one.id}-") for one in LESSONS)}
    assert written - said == shared


def test_lessons_come_in_order() -> None:
    orders = [one.plan.order for one in LESSONS]
    assert orders == list(range(1, len(LESSONS) + 1))
    with pytest.raises(InvalidOption):
        lesson("juggling")


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_can_be_played_through(one: Lesson) -> None:
    """Each step by itself: what is to be done can be done, and is all that is left; nobody else decides meanwhile."""
    game = one.deal()
    learner = SEATS.index(one.plan.learner)
    assert len({step.id for step in one.steps}) == len(one.steps)
    assert all(a.end == b.begin for a, b in pairwise(one.spans))
    for number, step in enumerate(one.steps):
        assert game.length == one.begin(number)
        standing = one.standing(game)
        assert standing is not None and standing.step == number == one.done(game.length)
        assert game.current_player == learner
        left = [game.ruleset.notation.write(action) for action in standing.todo]
        assert len(left) == len(step.do)
        for count, text in enumerate(left, 1):
            standing = one.standing(game)
            assert standing is not None and standing.next == count
            game.play(text)
        for text in step.then:
            standing = one.standing(game)
            assert standing is not None and standing.step == number + 1 and not standing.todo
            assert game.current_player != learner
            assert standing.scripted == game.read_action(text).packed
            game.play(text)
    standing = one.standing(game)
    assert standing is not None and standing.step == len(one.steps) and not standing.todo and not standing.scripted
    assert game.is_over or game.current_player == learner


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_wrong_tries_are_wrong_and_each_is_recognised(one: Lesson) -> None:
    game = one.deal()
    for step in one.steps:
        standing = one.standing(game)
        assert standing is not None
        for wrong in step.wrong:
            for text in (text for text in wrong.tried if not text.endswith("*")):
                assert game.read_action(text).packed not in standing.todo or not game.explain(text), (step.id, text)
                found = one.wrong(standing, game, text)
                assert found is not None and found.id == wrong.id, (step.id, text)
        game.play(step.do[0])
        for text in step.do[1:] + step.then:
            game.play(text)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_what_is_lit_exists(one: Lesson) -> None:
    game = one.deal()
    names = face_of(game.ruleset).hex_names(game.ruleset)
    for step in one.steps:
        for text in step.do:
            standing = one.standing(game)
            assert standing is not None
            lit, way = one.aim(standing, game.ruleset.notation)
            assert {*lit, *way, *step.shown, *(hex for wrong in step.wrong for hex in wrong.lit)} <= set(names)
            assert step.pick is None or step.pick.hex in names
            game.play(text)
        for text in step.then:
            game.play(text)


def test_a_game_that_goes_another_way_is_no_lesson() -> None:
    one = LESSONS[0]
    game = one.deal()
    game.play("a2@C4/0")
    assert one.standing(game) is None
    other = new_game(one.plan.edition, players=one.plan.players, seed="another", first_player=0)
    assert one.standing(other) is None


def test_what_a_step_asks_for_is_done_in_any_order() -> None:
    """Two of a step's actions that do not need each other."""
    one = lesson("first-turns")
    game = one.deal()
    number = next(n for n, step in enumerate(one.steps) if step.id == "relieve")
    for step in one.steps[:number]:
        for text in step.do + step.then:
            game.play(text)
    game.play("E:D4-C4")
    standing = one.standing(game)
    assert standing is not None and game.ruleset.notation.write(standing.todo[0]) == "L:C4-D4=1"
    game.play("L:C4-D4")
    standing = one.standing(game)
    assert standing is not None and standing.step == number + 1


def test_a_game_can_be_rewound_past_what_came_to_light() -> None:
    one = lesson("first-turns")
    game = one.deal()
    texts = [text for step in one.steps for text in step.do + step.then]
    lines = [game.state.to_line()]
    for text in texts:
        game.play(text)
        lines.append(game.state.to_line())
    whole = game.record.actions
    for number in (20, 8, 0):
        game.rewind(one.begin(number))
        assert game.state.to_line() in lines and game.redoable == 0
        standing = one.standing(game)
        assert standing is not None and standing.step == number
    for text in texts:
        game.play(text)
    assert game.record.actions == whole
