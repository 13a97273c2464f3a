"""Lessons: real games from set deals, in which a learner does one thing after another.

A lesson is a data file in the `lessons` folder of a game (docs/lessons.md); its sentences are messages. Opponents play
what the file says, and where somebody stands in it follows from the actions of their game alone.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from tikal.core.errors import InvalidOption
from tikal.core.notation import SEATS, Notation
from tikal.game import Game, new_game
from tikal.titles import packages

#: Texts of actions that are done by clicking one hex, and of steps of a walk.
ON_HEX = re.compile(r"[@^$](\w+)(?:/\d)?$")
WALK = re.compile(r"([EL]):(\w+)-(\w+)=")


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that learners may well try, and gets an answer of its own."""

    id: str
    tried: list[str]  # "bid *" is every action whose text begins so
    lit: list[str] = []  # what is lit instead: what helps


class Picked(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that is taken in hand for the learner."""

    hex: str
    figure: Literal["leader", "explorer"]


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, and what it teaches."""

    id: str
    do: list[str]  # all of this completes it, in any order that is legal
    lit: list[str] = []  # the hex to begin with, if it is not that of the first action
    shown: list[str] = []  # other hexes that it is about
    pick: Picked | None = None
    wrong: list[Wrong] = []
    then: list[str] = []  # what the others play after it


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Steps about one thing."""

    id: str
    steps: list[LessonStep]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a lesson says."""

    order: int  # among all lessons
    edition: str
    players: int
    seed: str
    learner: str  # a colour
    chapters: list[Chapter]
    first: str = SEATS[0]  # who begins
    auction: bool = False
    options: dict[str, str] = {}
    opening: list[str] = []  # what was played before it begins


class Aim(NamedTuple):
    """Where to click."""

    lit: list[str]  # the hex; of two, who is to walk is picked up on the first
    way: list[str]  # the hexes between the two


class Span(NamedTuple):
    """The actions of a step in the record, chance's too."""

    begin: int
    done: int  # after what the learner does
    end: int  # after what the others play


class Standing(NamedTuple):
    """Where somebody is in a lesson."""

    step: int  # how many are done
    todo: list[int]  # what is left of this one
    scripted: int  # what another plays now; 0 if it is the learner's
    next: int = 1  # which of the step's actions is to be done next, from 1


class Lesson:
    """One lesson: what its file says, and the game that it is."""

    def __init__(self, id: str, plan: Plan) -> None:
        self.id = id
        self.plan = plan
        self.steps = [step for chapter in plan.chapters for step in chapter.steps]

    def deal(self, names: Sequence[str] = ()) -> Game:
        """Return the game in which it begins.

        :raises InvalidAction, IllegalAction: if what was played before cannot be.
        """
        plan = self.plan
        game = new_game(plan.edition, plan.players, plan.auction, plan.seed, plan.options, names, plan.first)
        for text in plan.opening:
            game.play(text)
        return game

    @cached_property
    def line(self) -> tuple[tuple[int, ...], tuple[Span, ...]]:
        """All actions from the beginning to the end, and which belong to which step."""
        game, spans = self.deal(), []
        for step in self.steps:
            begin = game.length
            for text in step.do:
                game.play(text)
            done = game.length
            for text in step.then:
                game.play(text)
            spans.append(Span(begin, done, game.length))
        return game.record.actions, tuple(spans)

    @property
    def spans(self) -> tuple[Span, ...]:
        """Which actions belong to which step."""
        return self.line[1]

    def begin(self, step: int) -> int:
        """Return how many actions there are at the beginning of a step; after the last, at the end."""
        return self.spans[step].begin if step < len(self.spans) else self.spans[-1].end

    def done(self, length: int) -> int:
        """Return how many steps are done in a game of so many actions that keeps to the lesson."""
        return sum(span.done <= length for span in self.spans)

    def standing(self, game: Game) -> Standing | None:
        """Return where a game stands in the lesson; None if it does not keep to it."""
        line, spans = self.line
        actions = game.record.actions
        length, opening = len(actions), spans[0].begin
        if length > len(line) or actions[:opening] != line[:opening]:
            return None
        for begin, done, end in spans:
            played, wanted = Counter(actions[begin:done]), Counter(line[begin:done])
            others = actions[done:end]
            if not played <= wanted or others != line[done : done + len(others)]:
                return None
        step = self.done(length)
        begin, done = spans[step][:2] if step < len(spans) else (len(line), len(line))
        if length < begin:
            return Standing(step, [], line[length])
        played = Counter(actions[begin:])
        asked = [action for action in line[begin:done] if not game.ruleset.notation.is_chance(action)]
        left = []
        for number, action in enumerate(asked, 1):
            if played[action] > 0:
                played[action] -= 1
            else:
                left.append((number, action))
        return Standing(step, [action for _, action in left], 0, left[0][0] if left else 1)

    def wrong(self, standing: Standing, game: Game, tried: str) -> Wrong | None:
        """Return what is said to something that was tried, if anything in particular."""
        wrongs = self.steps[standing.step].wrong if standing.step < len(self.steps) else []
        text = str(game.read_action(tried))

        def is_it(each: str) -> bool:
            return text.startswith(each[:-1]) if each.endswith("*") else text == str(game.read_action(each))

        return next((wrong for wrong in wrongs if any(map(is_it, wrong.tried))), None)

    def aim(self, standing: Standing, notation: Notation) -> Aim:
        """Return where to click now."""
        step, todo = self.steps[standing.step], standing.todo
        if not todo or (step.lit and len(todo) == len(step.do)):
            return Aim(step.lit, [])
        first, *others = (notation.write(action) for action in todo)
        walk = WALK.match(first)
        if not walk:
            found = ON_HEX.search(first)
            return Aim([found[1]] if found else [], [])
        way = [walk[2], walk[3]]
        for text in others:
            onward = WALK.match(text)
            if not onward or (onward[1], onward[2]) != (walk[1], way[-1]):
                break
            way.append(onward[3])
        return Aim([way[0], way[-1]], way[1:-1])


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons of all games by their ids, in the order in which they are learnt."""
    found: dict[str, Lesson] = {}
    for package in packages():
        folder = resources.files(package) / "lessons"
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".toml"):
                plan = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Plan)
                found[file.name.removesuffix(".toml")] = Lesson(file.name.removesuffix(".toml"), plan)
    return dict(sorted(found.items(), key=lambda item: item[1].plan.order))


def lesson(id: str) -> Lesson:
    """Return the lesson of that id.

    :raises InvalidOption: if there is none.
    """
    if id not in lessons():
        raise InvalidOption("no-such-lesson", lesson=id)
    return lessons()[id]
