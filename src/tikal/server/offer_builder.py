"""Fills in what may be done now, as far as it is the same in all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar, cast

from tikal.core import action as act
from tikal.core.position import Position
from tikal.game import Game
from tikal.server import offers as offer
from tikal.server.answers import Answers, Way
from tikal.view import seat_name

MENU = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD)

S = TypeVar("S", bound=Position)
R = TypeVar("R", bound=Answers[Any])


class OfferBuilder(ABC, Generic[S, R]):
    """Groups what the player to decide may do, for a game to build on."""

    def __init__(self, game: Game, state: S, reasons: R, hexes: Sequence[str], treasures: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.current)
        self.legal = game.legal_actions().ints()
        self.reasons = reasons
        self.hexes = hexes  # their names
        self.treasures = treasures
        self._texts: dict[int, str] = {}  # many walks begin with the same steps
        self._prices: dict[int, int] = {}

    def _of(self, *kinds: int) -> list[int]:
        return [action for action in self.legal if act.kind_of(action) in kinds]

    def _text(self, action: int) -> str:
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = self.game.ruleset.notation.write(action)
        return text

    def _cost(self, action: int) -> int:
        cost = self._prices.get(action)
        if cost is None:
            cost = self._prices[action] = int(self.state.cost(action))
        return cost

    # --- tiles

    def _places(self, laying: Iterable[int]) -> list[offer.Place]:
        """Where a tile can be laid, and the ways it opens there."""
        turns: dict[str, list[offer.Turn]] = {}
        for action in laying:
            turn = offer.Turn(int(act.detail_of(action)), self._text(action), *self._laid(action))
            turns.setdefault(self.hexes[act.hex_of(action)], []).append(turn)
        return [offer.Place(hex, found) for hex, found in turns.items()]

    @abstractmethod
    def _laid(self, action: int) -> tuple[list[int], list[offer.Way]]:
        """The stones of a tile as it would lie, and the ways it opens."""

    # --- members

    def _entry(self, action: int, available: int) -> offer.Entry:
        cost = self._cost(action)
        most = min(available, int(self.state.ap) // cost)
        return offer.Entry(self.hexes[act.hex_of(action)], self.reasons.figure(action), cost, most, self._text(action))

    def _group(self, hex: int, ap: int, walks: Sequence[Way]) -> offer.Group:
        """The leaders and explorers on a hex, and where they can walk."""
        leaders, explorers = self._members(hex)
        found = [
            offer.Walk(
                hex=self.hexes[walk.target],
                cost=walk.cost,
                most=min(leaders + explorers, ap // walk.cost),
                path=[self.hexes[act.hex_of(step)] for step in walk.steps],
                costs=self._costs(walk),
                leader=[self._text(step | act.LEADER << act.DETAIL) for step in walk.steps] if leaders else [],
                explorer=[self._text(step) for step in walk.steps] if explorers else [],
            )
            for walk in walks
        ]
        return offer.Group(self.hexes[hex], leaders, explorers, found, None if found else self.reasons.stuck(hex))

    def _costs(self, walk: Any) -> list[int]:
        """What each step of a walk costs."""
        return [self._cost(step) for step in walk.steps]

    # --- what is done on a hex

    def _sites(self, standing: int) -> list[offer.Site]:
        """The menus of all hexes where the player stands or can do something."""
        possible = {int(act.hex_of(action)) for action in self._of(*MENU)}
        hexes = [hex for hex in range(len(self.hexes)) if standing >> hex & 1 or hex in possible]
        return [
            offer.Site(self.hexes[hex], [self._item(action) for action in self.reasons.site_actions(hex)])
            for hex in hexes
        ]

    def _item(self, action: int) -> offer.Item:
        hex, kind = int(act.hex_of(action)), int(act.kind_of(action))
        guard = kind == act.GUARD
        return offer.Item(
            kind=cast(offer.MenuKind, self.reasons.site_kind(action)),
            action=self._text(action),
            cost=self._cost(action),
            figure=self.reasons.figure(action) if guard else None,
            level=0 if kind == act.CAMP else self._level(kind, hex) + (kind == act.UNCOVER),
            leaving=self._leaving(action) if guard else None,
            refusal=self.reasons.of(action),
        )

    @abstractmethod
    def _level(self, kind: int, hex: int) -> int:
        """How high a temple is, or how many treasures a ruin has."""

    @abstractmethod
    def _members(self, hex: int) -> tuple[int, int]:
        """The player's leaders and explorers on a hex."""

    def _leaving(self, action: int) -> offer.Leaving | None:
        """Who leaves the game with a guard: all others of the player there (C-GUARD-2, L-GUARD)."""
        leaders, explorers = self._members(int(act.hex_of(action)))
        if act.detail_of(action) == act.LEADER:
            leaders -= 1
        else:
            explorers -= 1
        return offer.Leaving(leaders, explorers) if leaders + explorers > 0 else None

    # --- treasures and the end

    def _pairs(self) -> list[offer.Swap]:
        return [
            offer.Swap(
                seat_name(act.hex_of(action)),
                self.treasures[act.item_of(action)],
                self.treasures[act.detail_of(action)],
                self._text(action),
            )
            for action in self._of(act.EXCHANGE)
        ]

    def _treasures(self, seat: int) -> list[tuple[int, int]]:
        """The treasures of a seat: kind and how many."""
        owned = [(kind, self._owned(seat, kind)) for kind in range(len(self.treasures))]
        return [(kind, count) for kind, count in owned if count]

    @abstractmethod
    def _owned(self, seat: int, kind: int) -> int:
        """How many treasures of a kind a seat owns."""

    def _end(self) -> offer.Ending | None:
        if not self._of(act.END):
            return None
        return offer.Ending(self._text(act.END), int(self.state.ap) if len(self.legal) > 1 else 0)
