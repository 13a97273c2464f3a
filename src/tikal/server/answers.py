"""What the reasons of every game share: the engine's explanation of an action as a refusal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar, cast

from tikal.core import action as act
from tikal.core.notation import FIGURE_NAMES
from tikal.core.position import Position
from tikal.core.tiles import CLEARING, RUIN, TEMPLE
from tikal.explain import Explanation, explain
from tikal.game import Game
from tikal.server import offers, questions
from tikal.server.contests import close_contests, contest_on, leads_between
from tikal.server.words import Facts, Refusal
from tikal.view import FigureName

ON_HEXES = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD, act.ENTER)
KINDS_OF_TERRAIN = {TEMPLE: (act.UNCOVER, act.GUARD), RUIN: (act.DIG, act.CAMP), CLEARING: (act.CAMP,)}

S = TypeVar("S", bound=Position)


def _of_explorers(site: questions.SiteAnswer) -> bool:
    """Whether it is the refusal to tell where nobody can come in: there are many explorers, and few leaders."""
    return site.kind == "enter" and site.figure == "explorer"


class Way(Protocol):
    """A walk to a hex, as the rules of a game find it."""

    @property
    def target(self) -> int: ...

    @property
    def cost(self) -> int: ...

    @property
    def steps(self) -> Sequence[int]:
        """Return the single steps, as packed actions of an explorer."""


class Answers(ABC, Generic[S]):
    """Answers for the player to decide in one position."""

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.current)

    def of(self, action: int) -> Refusal | None:
        """Return why a packed action is not allowed, without words; None if it is."""
        why = self._explain(action)
        return None if why.legal else Refusal(why.code, dict(why.facts))

    def _explain(self, action: int) -> Explanation:
        return explain(self.state, action, self.game.names)

    def _refusal(self, why: Explanation) -> Refusal | None:
        return None if why.legal else Refusal(why.code, dict(why.facts))

    def figure(self, action: int) -> FigureName:
        """Return which kind of figure an action is about."""
        return FIGURE_NAMES[act.detail_of(action)]

    def site_kind(self, action: int) -> questions.SiteKind:
        """Return what kind of thing on a hex an action is."""
        return cast(questions.SiteKind, self.state.rules.notation.kind_name(action))

    def answer(self, id: int, question: questions.Questions, asker: int | None = None) -> questions.Answer:
        """Answer any question; `asker` is a seat or, None, a spectator.

        :raises InvalidAction: if it names something that does not exist.
        """
        if isinstance(question, questions.AskHex):
            return self._about_hex(id, question.hex)
        if isinstance(question, questions.AskWalk):
            return self._about_walk(id, question)
        if isinstance(question, questions.AskLead):
            hex = self._hex(question.hex)
            return questions.Answer(id, 0, None, contest=contest_on(self.state, hex, asker), ways=self._ways(hex))
        if isinstance(question, questions.AskClose):
            return questions.Answer(id, 0, None, contests=close_contests(self.state, asker))
        if isinstance(question, questions.AskLay):
            why = self._about_laying(question)
        elif isinstance(question, questions.AskExchange):
            why = self.game.explain(f"x{question.seat}:{question.give}/{question.take}")
        else:
            why = self.game.explain(question.action)
        return questions.Answer(id, why.cost, self._refusal(why))

    @abstractmethod
    def _about_laying(self, question: questions.AskLay) -> Explanation:
        """Whether a tile can be laid there, and how."""

    # --- what is done on a hex

    def _about_hex(self, id: int, name: str) -> questions.Answer:
        hex = self._hex(name)
        sites = []
        fitting = (act.ENTER,) if self._homes() >> hex & 1 else KINDS_OF_TERRAIN.get(self._terrain(hex), ())
        for action in self._done_on(hex, ON_HEXES):
            why = self._explain(action)
            figure = self.figure(action) if act.kind_of(action) in (act.GUARD, act.ENTER) else None
            fits = act.kind_of(action) in fitting
            sites.append(questions.SiteAnswer(self.site_kind(action), figure, why.cost, self._refusal(why), fits))
        first = self._first(hex, sites)
        return questions.Answer(id, first.cost, first.refusal and (self._closed(hex) or first.refusal), sites)

    def _first(self, hex: int, sites: Sequence[questions.SiteAnswer]) -> questions.SiteAnswer:
        """What an answer about a hex is mainly about: what is possible there, else what is done on such land."""
        fitting = [site for site in sites if site.fits]
        possible = [site for site in sites if site.refusal is None]
        if possible or fitting:
            return possible[0] if possible else max(fitting, key=_of_explorers)
        nothing = Refusal("nothing-done-there", {"hex": self._name(hex)})
        return questions.SiteAnswer(sites[0].kind, None, 0, nothing, fits=False)

    def site_actions(self, hex: int) -> list[int]:
        """Return the actions, possible or not, that are done on a hex of this terrain."""
        return self._done_on(hex, KINDS_OF_TERRAIN.get(self._terrain(hex), ()))

    def _done_on(self, hex: int, kinds: Iterable[int]) -> list[int]:
        found: list[int] = []
        for kind in kinds:
            if kind in (act.GUARD, act.ENTER):
                found += [int(act.pack(kind, hex, 0, figure)) for figure in self._figures(kind, hex)]
            else:
                found.append(int(act.pack(kind, hex)))
        return found

    def _figures(self, kind: int, hex: int) -> list[int]:
        """Which figures to list for a guard or an entry: those that are there, else any."""
        if kind == act.ENTER:
            return [act.LEADER, act.EXPLORER]
        there = [figure for figure in (act.LEADER, act.EXPLORER) if self.state.stands(self.seat, hex, figure)]
        return there or [act.EXPLORER]

    def _closed(self, hex: int) -> Refusal | None:
        """Why nobody can ever be on a hex as it is."""
        return None

    @abstractmethod
    def _homes(self) -> int:
        """Where the player brings members in, as a set of hexes."""

    @abstractmethod
    def _terrain(self, hex: int) -> int:
        """The terrain of a hex; another number where there is none."""

    # --- walks

    def _about_walk(self, id: int, question: questions.AskWalk) -> questions.Answer:
        source = self._hex(question.source)
        target = None if question.hex is None else self._hex(question.hex)
        count = int(question.leader) + max(0, question.explorers)
        found = self._way(source, target)
        refusal = self._not_there(source, question.leader, question.explorers)
        if found is None:
            return questions.Answer(id, 0, refusal or self._nowhere(source, target))
        cost = found.cost * count
        if refusal is None and cost > self._purse():
            refusal = self._too_dear(found, count)
        if refusal is not None:
            return questions.Answer(id, cost, refusal)
        after = self._walked(found, question)
        contest = contest_on(after, found.target, self.seat)
        return questions.Answer(id, cost, None, leads=leads_between(self.state, after), contest=contest)

    def _walked(self, way: Way, question: questions.AskWalk) -> Position:
        """The position after a walk."""
        after = self.state.copy()
        figures = [act.LEADER] * question.leader + [act.EXPLORER] * max(0, question.explorers)
        for figure in figures:
            for step in way.steps:
                after.apply(step | figure << act.DETAIL)
        return after

    def _not_there(self, source: int, leader: bool, explorers: int) -> Refusal | None:
        """Why such members cannot be moved at all: the wrong phase, or they do not stand there."""
        figures = ([act.LEADER] if leader else []) + ([act.EXPLORER] if explorers > 0 or not leader else [])
        for figure in figures:
            circle = int(act.pack(act.MOVE, source, source, figure))  # nobody walks in one
            why = self._refusal(self._explain(circle))
            if why is not None and why.code != "not-next-to":
                return why
        there = self._explorers(source)
        return Refusal("walk-too-many", {"hex": self._name(source), "there": there}) if explorers > there else None

    def stuck(self, hex: int) -> Refusal:
        """Return why nobody who stands on a hex can go anywhere."""
        found = self._way(hex, None)
        return self._nowhere(hex, None) if found is None else self._too_dear(found, 1)

    def _nowhere(self, source: int, target: int | None) -> Refusal:
        if target is None:
            return Refusal("no-way-out", {"hex": self._name(source)})
        return self._closed(target) or Refusal("no-way", {"source": self._name(source), "hex": self._name(target)})

    def _too_dear(self, way: Way, count: int) -> Refusal:
        facts: Facts = {"hex": self._name(way.target), "cost": way.cost * count, "ap": self._purse(), "count": count}
        return Refusal("walk-too-dear", facts)

    def _purse(self) -> int:
        """The AP that can be spent on walking."""
        return int(self.state.ap)

    def _way(self, source: int, target: int | None) -> Way | None:
        """The cheapest way there, or anywhere, whatever it costs."""
        found = [walk for walk in self._walks(source) if target in (None, walk.target)]
        return min(found, key=lambda walk: (walk.cost, walk.target), default=None)

    @abstractmethod
    def _walks(self, source: int) -> Sequence[Way]:
        """All ways from a hex, whatever they cost."""

    @abstractmethod
    def _ways(self, hex: int) -> list[offers.Way]:
        """The paths from a hex to its neighbours, and what a step on each takes."""

    @abstractmethod
    def _explorers(self, hex: int) -> int:
        """How many explorers of the player stand on a hex."""

    @abstractmethod
    def _name(self, hex: int) -> str:
        """The name of a hex."""

    @abstractmethod
    def _hex(self, name: str) -> int:
        """The hex of that name.

        :raises InvalidAction: if there is none.
        """
