"""What the reasons of every game share: the engine's explanation of an action as a refusal."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from tikal.core import action as act
from tikal.core.position import Position
from tikal.explain import Explanation, explain
from tikal.game import Game
from tikal.server import protocol
from tikal.server.words import Refusal
from tikal.view import FigureName

S = TypeVar("S", bound=Position)


class Answers(Generic[S]):
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
        return None if why.legal else Refusal(why.code, dict(why.facts), why.sentence)

    def figure(self, action: int) -> FigureName:
        """Return which kind of figure an action is about."""
        return "leader" if act.detail_of(action) == act.LEADER else "explorer"

    def site_kind(self, action: int) -> protocol.SiteKind:
        """Return what kind of thing on a hex an action is."""
        return cast(protocol.SiteKind, self.state.rules.notation.kind_name(action))

    def answer(self, id: int, question: protocol.Questions) -> protocol.Answer:
        """Answer any question.

        :raises InvalidAction: if it names something that does not exist.
        """
        if isinstance(question, protocol.AskHex):
            return self._about_hex(id, question.hex)
        if isinstance(question, protocol.AskWalk):
            return self._about_walk(id, question)
        if isinstance(question, protocol.AskLay):
            why = self._about_laying(question)
        elif isinstance(question, protocol.AskExchange):
            why = self.game.explain(f"x{question.seat}:{question.give}/{question.take}")
        else:
            why = self.game.explain(question.action)
        return protocol.Answer(id, why.cost, self._refusal(why), [])

    def stuck(self, hex: int) -> Refusal:
        """Return why nobody who stands on a hex can go anywhere."""
        raise NotImplementedError

    def _about_hex(self, id: int, name: str) -> protocol.Answer:
        raise NotImplementedError

    def _about_walk(self, id: int, question: protocol.AskWalk) -> protocol.Answer:
        raise NotImplementedError

    def _about_laying(self, question: protocol.AskLay) -> Explanation:
        raise NotImplementedError
