"""A lesson as the learner is told of it: which messages, and where to click."""

from __future__ import annotations

from tikal.lessons import Lesson, Standing, lessons
from tikal.server import protocol
from tikal.server.session import NotTheStep, Session
from tikal.server.words import Text, refusal_of


def lesson_shown(session: Session) -> protocol.LessonShown | None:
    """Return where the learner stands; None if a table is no lesson."""
    lesson, standing = session.lesson, session.standing
    if lesson is None or standing is None:
        return None
    about, rules = _about(lesson, standing), session.game.ruleset
    step = lesson.steps[standing.step] if standing.step < len(lesson.steps) else None
    aim = lesson.aim(standing, rules.notation) if step else None
    following = next((id for id, other in lessons().items() if other.plan.order == lesson.plan.order + 1), "")
    return protocol.LessonShown(
        id=lesson.id,
        chapters=[
            protocol.LessonChapter(_text(f"lesson-{lesson.id}-chapter-{chapter.id}"), len(chapter.steps))
            for chapter in lesson.plan.chapters
        ],
        step=standing.step,
        ask=_text(f"{about}-ask"),
        how=_how(about, standing),
        title=_text(f"{about}-title"),
        idea=_text(f"{about}-idea"),
        reason=_text(f"{about}-why"),
        lit=aim.lit if aim else [],
        shown=[*aim.way, *step.shown] if aim and step else [],
        pick=protocol.PickedUp(step.pick.hex, step.pick.figure) if step and step.pick else None,
        todo=[rules.notation.write(action) for action in standing.todo],
        next=following,
        next_name=_text(f"lesson-{following}-name"),
    )


def wrong_try(session: Session, error: NotTheStep, language: str) -> protocol.WrongTry | None:
    """Return what the lesson answers to something that was not what the step is about."""
    lesson, standing = session.lesson, session.standing
    if lesson is None or standing is None:
        return None
    about = _about(lesson, standing)
    rule = refusal_of(error.reason, language) if error.reason else None
    if error.wrong:
        return protocol.WrongTry(
            _text(f"{about}-{error.wrong}-title"), rule, _text(f"{about}-{error.wrong}"), error.lit
        )
    title = _text("lesson-not-yet" if rule else "lesson-not-now")
    return protocol.WrongTry(title, rule, _how(about, standing), error.lit)


def _about(lesson: Lesson, standing: Standing) -> str:
    """Return what the codes of a step's messages begin with."""
    over = standing.step == len(lesson.steps)
    return f"lesson-{lesson.id}-{'over' if over else lesson.steps[standing.step].id}"


def _how(about: str, standing: Standing) -> Text:
    """Return how a step is done from where the learner stands in it: of several actions, the next."""
    return Text(f"{about}-how", {"next": standing.next})


def _text(code: str) -> Text:
    return Text(code, {})
