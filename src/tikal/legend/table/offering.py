"""Fills in what may be done now in Legend: the legal actions of a position, grouped for clicking."""

from __future__ import annotations

from typing import Any, cast

from tikal.core import action as act
from tikal.core.hexes import BIT, SIDES
from tikal.game import Game
from tikal.legend.rules import kinds
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.effects import card_07
from tikal.legend.rules.state import ACTING, SPENDING, legend_state
from tikal.legend.rules.stones import in_supply, pack_stone, source_of, target_of
from tikal.legend.rules.walks import purse, walks
from tikal.legend.table import offers as offer
from tikal.legend.table.reasons import LegendReasons, is_walking
from tikal.server.offers import Ending, Entry, Item, MenuKind, Site
from tikal.server.offers import Walk as WalkOffer
from tikal.view import seat_name

GROUPED = (act.LAY, kinds.STONE, act.MOVE, act.SECRET, act.END)  # what is not in the flat list
IN_MENUS = (act.ENTER, act.UNCOVER, act.DIG, act.CAMP, act.GUARD)  # nor are these while AP are spent
WITH_FIGURE = (act.ENTER, act.GUARD, kinds.MARCH, kinds.RECRUIT)
ON_HEX = (act.ENTER, act.UNCOVER, act.DIG, act.CAMP, act.GUARD, kinds.CHOOSE, kinds.MARCH, kinds.RESITE)


class LegendOffering:
    """Groups what the player to decide may do."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = legend_state(game.state)
        self.seat = int(game.state.current)
        self.legal = game.legal_actions().ints()
        self.reasons = LegendReasons(game)
        self.box = self.state.ruleset.box
        self.board = self.box.board

    def offers(self) -> offer.LegendOffers:
        """Return everything."""
        spending = bool(self.state.phase == SPENDING)
        return offer.LegendOffers(
            picks=self._picks(),
            layings=self._layings(),
            trails=self._trails(),
            entries=self._entries() if spending else [],
            troops=self._troops() if is_walking(self.state, self.legal) else [],
            sites=self._sites() if spending else [],
            end=self._end(),
        )

    def _of(self, *kinds: int) -> list[int]:
        return [action for action in self.legal if act.kind_of(action) in kinds]

    def _text(self, action: int) -> str:
        return self.state.ruleset.notation.write(action)

    def _cost(self, action: int) -> int:
        return int(self.state.cost(action))

    # --- one pick

    def _picks(self) -> list[offer.Pick]:
        grouped = GROUPED + (IN_MENUS if self.state.phase == SPENDING else ())
        found = [self._pick(action) for action in self.legal if act.kind_of(action) not in grouped]
        return found + [self._pick(action) for action in self._refused()]

    def _pick(self, action: int) -> offer.Pick:
        kind = int(act.kind_of(action))
        about: dict[str, Any] = self._where(kind, action) | self._what(kind, action)
        cost = self._cost(action) if self.state.phase == SPENDING else 0
        refusal = self.reasons.of(action)
        name = cast(offer.ChoiceKind, kinds.KIND_NAMES[kind])
        return offer.Pick(self._text(action), name, cost, refusal=refusal, **about)

    def _where(self, kind: int, action: int) -> dict[str, Any]:
        about: dict[str, Any] = {}
        if kind in ON_HEX:
            about["hex"] = self.board.names[act.hex_of(action)]
        if kind in (kinds.MARCH, kinds.RESITE):
            about["source"] = self.board.names[act.item_of(action)]
        if kind in WITH_FIGURE:
            about["figure"] = self.reasons.figure(action)
        return about

    def _what(self, kind: int, action: int) -> dict[str, Any]:
        hex, item, detail = int(act.hex_of(action)), int(act.item_of(action)), int(act.detail_of(action))
        if kind in (kinds.PLAY, kinds.DISCARD):
            return {"card": FACES[item], "side": "left" if detail else "right"}
        if kind == kinds.TAKE_CARD:
            return {"card": FACES[item]}
        if kind == kinds.PRESERVE:
            room = FACES[item - 1] if item else ""
            return {"card": FACES[hex], "side": "right", "down": bool(detail & 1), "room": room}
        if kind == kinds.LOOK:
            return {"card": card_07.CARD, "side": "left" if detail else "right"}
        if kind == kinds.TAKE_TOKEN:
            return {"token": item}
        if kind == kinds.TAKE_PLACE:
            return {"place": item}
        if kind in (act.TAKE, kinds.DROP, kinds.ERUPT):
            return {"tile": self.box.tile_ids[item]}
        if kind == kinds.POWER:
            return {"power": POWERS[item]}
        if kind == kinds.ORDER:
            return {"treasure": self.box.treasures[item]}
        if kind == act.EXCHANGE:
            names = self.box.treasures
            return {"seat": seat_name(hex), "give": names[item], "take": names[detail]}
        return {}

    def _refused(self) -> list[int]:
        """What one would want to do and cannot: cards, powers, passing, and what AP buy without a hex."""
        if self.state.phase not in (ACTING, SPENDING):
            return []
        wanted = [int(act.pack(kinds.POWER, 0, POWERS.index(power))) for power in self._powers()]
        for left in (False, True):
            for face, down in cards_on_side(self.state, self.seat, left):
                if FACES[face] == card_07.CARD and not down:
                    wanted.append(int(act.pack(kinds.LOOK, 0, 0, left)))
                elif self.state.phase == ACTING and not self.state.ruleset.is_permanent(face):
                    wanted.append(int(act.pack(kinds.PLAY, 0, face, left)))
        if self.state.phase == ACTING:
            wanted.append(act.PASS)
        else:
            wanted += [int(act.pack(kinds.RECRUIT, 0, 0, figure)) for figure in (act.LEADER, act.EXPLORER)]
            wanted += [] if self._of(kinds.STONE) else [self._some_stone()]
        legal = set(self.legal)
        return [action for action in dict.fromkeys(wanted) if action not in legal]

    def _some_stone(self) -> int:
        """A trail stone on some edge: from supply or, if none is there, from where one lies."""
        source = -1 if in_supply(self.state) else self.state.trail_stones[0]
        return int(pack_stone(self.board, source, 1 if source == 0 else 0))

    def _powers(self) -> list[str]:
        if self.state.director_used(self.seat):
            return []
        tile = self.state.power_tile(self.seat)
        return [POWERS[power] for power in self.box.power_tiles[tile]] if tile >= 0 else []

    # --- tiles and trail stones

    def _layings(self) -> list[offer.Laying]:
        turns: dict[int, dict[int, list[int]]] = {}
        for action in self._of(act.LAY):
            spots = turns.setdefault(int(act.item_of(action)), {})
            spots.setdefault(int(act.hex_of(action)), []).append(int(act.detail_of(action)))
        found = []
        for tile, spots in turns.items():
            facings = [
                offer.Facing(turn, [int(self.box.stones_at(tile + 1, turn, side)) for side in range(SIDES)])
                for turn in sorted({turn for each in spots.values() for turn in each})
            ]
            where = [offer.Spot(self.board.names[hex], each, self._around(hex)) for hex, each in spots.items()]
            found.append(offer.Laying(self.box.tile_ids[tile], facings, where))
        return found

    def _around(self, hex: int) -> list[int]:
        return [
            -1 if self.board.neighbour[hex * SIDES + side] < 0 else int(self.state.stones_on_side(hex, side))
            for side in range(SIDES)
        ]

    def _trails(self) -> list[offer.Trail]:
        edges: dict[str, list[str]] = {}
        cost = 0
        for action in self._of(kinds.STONE):
            source = int(source_of(self.board, action))
            cost = self._cost(action) if self.state.phase == SPENDING else 0
            target = self.board.edge_name(int(target_of(self.board, action)))
            edges.setdefault(self.board.edge_name(source) if source >= 0 else "", []).append(target)
        return [
            offer.Trail(source, f"T:{source}>" if source else "T@", cost, targets) for source, targets in edges.items()
        ]

    # --- members

    def _entries(self) -> list[Entry]:
        found = []
        for action in self._of(act.ENTER):
            cost = self._cost(action)
            most = min(int(self.state.available(self.seat, act.detail_of(action))), int(self.state.ap) // cost)
            hex = self.board.names[act.hex_of(action)]
            found.append(Entry(hex, self.reasons.figure(action), cost, most, self._text(action)))
        return found

    def _troops(self) -> list[offer.Troop]:
        standing = self.state.member_hexes(self.seat)
        return [self._troop(hex) for hex in range(self.board.hexes) if standing & int(BIT[hex])]

    def _troop(self, hex: int) -> offer.Troop:
        leaders, explorers = int(self.state.leaders(self.seat, hex)), int(self.state.explorers(self.seat, hex))
        ap = purse(self.state)
        found = [
            WalkOffer(
                hex=self.board.names[walk.target],
                cost=walk.cost,
                most=min(leaders + explorers, ap // walk.cost),
                path=[self.board.names[act.hex_of(step)] for step in walk.steps],
                costs=list(walk.costs),
                leader=[self._text(step | act.LEADER << act.DETAIL) for step in walk.steps] if leaders else [],
                explorer=[self._text(step) for step in walk.steps] if explorers else [],
            )
            for walk in walks(self.state, hex, ap)
        ]
        refusal = None if found else self.reasons.stuck(hex)
        return offer.Troop(self.board.names[hex], leaders, explorers, found, refusal)

    # --- what is done on a hex with AP

    def _sites(self) -> list[Site]:
        standing = self.state.member_hexes(self.seat)
        possible = {int(act.hex_of(action)) for action in self._of(act.UNCOVER, act.DIG, act.CAMP, act.GUARD)}
        hexes = [hex for hex in range(self.board.hexes) if standing & int(BIT[hex]) or hex in possible]
        return [Site(self.board.names[hex], [self._item(action) for action in self._menu(hex)]) for hex in hexes]

    def _menu(self, hex: int) -> list[int]:
        """What belongs to the hex's terrain, possible or not."""
        return self.reasons.site_actions(hex)

    def _item(self, action: int) -> Item:
        hex, kind = int(act.hex_of(action)), int(act.kind_of(action))
        level = 0
        if kind in (act.UNCOVER, act.GUARD):
            level = self.state.level(hex) + (kind == act.UNCOVER)
        elif kind == act.DIG:
            level = self.state.treasures_on(hex)
        return Item(
            kind=cast(MenuKind, self.reasons.site_kind(action)),
            action=self._text(action),
            cost=self._cost(action),
            figure=self.reasons.figure(action) if kind == act.GUARD else None,
            level=level,
            leaving=max(0, int(self.state.members(self.seat, hex)) - 1) if kind == act.GUARD else 0,
            refusal=self.reasons.of(action),
        )

    def _end(self) -> Ending | None:
        if not self._of(act.END):
            return None
        return Ending(self._text(act.END), int(self.state.ap) if len(self.legal) > 1 else 0)
