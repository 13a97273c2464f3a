"""Fills in what may be done now in Legend: the legal actions of a position, grouped for clicking."""

from __future__ import annotations

from typing import Any, cast

from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.hexes import SIDES
from tikal.core.position import LEGAL
from tikal.game import Game
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.effects import card_07
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, SPENDING, LegendState, legend_state
from tikal.legend.rules.stones import in_supply, pack_stone, source_of, target_of
from tikal.legend.rules.walks import Walk, purse, walks
from tikal.legend.table import offers as offer
from tikal.legend.table.questions import question
from tikal.legend.table.reasons import LegendReasons, is_walking
from tikal.server.offer_builder import OfferBuilder
from tikal.server.offers import Exchange, Group, Own, Theirs, Way
from tikal.server.words import Facts, Refusal
from tikal.view import SeatName, seat_name

GROUPED = (act.LAY, kinds.STONE, act.MOVE, act.SECRET, act.EXCHANGE, act.END)  # what is not in the flat list
IN_MENUS = (act.ENTER, act.UNCOVER, act.DIG, act.CAMP, act.GUARD)  # nor are these while AP are spent
WITH_FIGURE = (act.ENTER, act.GUARD, kinds.MARCH, kinds.RECRUIT)
ON_HEX = (act.ENTER, act.UNCOVER, act.DIG, act.CAMP, act.GUARD, kinds.CHOOSE, kinds.MARCH, kinds.RESITE)


class LegendOfferBuilder(OfferBuilder[LegendState, LegendReasons]):
    """Groups what the player to decide may do."""

    def __init__(self, game: Game) -> None:
        state = legend_state(game.state)
        self.box = state.ruleset.box
        self.board = self.box.board
        super().__init__(game, state, LegendReasons(game), self.board.names, self.box.treasures)

    def offers(self) -> offer.LegendOffers:
        """Return everything."""
        spending = bool(self.state.phase == SPENDING)
        walking = is_walking(self.state, self.legal)
        standing = self.state.member_hexes(self.seat)
        return offer.LegendOffers(
            question=question(self.state),
            picks=self._picks(),
            layings=self._layings(),
            trails=self._trails(),
            entries=[self._entry(action, self._available(action)) for action in self._of(act.ENTER) if spending],
            groups=[self._walkers(hex) for hex in range(self.board.hexes) if walking and standing >> hex & 1],
            sites=self._sites(standing) if spending else [],
            exchange=self._exchange(),
            end=self._end(),
        )

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
        hexes = self._reach(action) if refusal is None else []
        return offer.Pick(self._text(action), name, cost, hexes=hexes, refusal=refusal, **about)

    def _reach(self, action: int) -> list[str]:
        """Where what is played, used or drafted could be put to use first, as things stand."""
        kind, item = int(act.kind_of(action)), int(act.item_of(action))
        if kind not in (kinds.PLAY, kinds.POWER, kinds.TAKE_CARD, act.TAKE):
            return []
        after = self.state.copy()
        after.apply(action)
        if self.state.phase == DRAFTING:  # as if it were this seat's turn to act, with what it drafted
            after.current, after.phase = self.seat, ACTING
            if kind == kinds.TAKE_CARD:
                play = int(act.pack(kinds.PLAY, 0, item))
                if after.refusal(play) != LEGAL:
                    return []
                after.apply(play)
        elif after.phase not in (CARRYING_OUT, SPENDING):
            return []
        tile = item if kind == act.TAKE else None
        return sorted(self.hexes[hex] for hex in self._aims(after, tile))

    def _aims(self, after: LegendState, tile: int | None) -> set[int]:
        found: set[int] = set()
        for action in actions_at(after):
            kind = int(act.kind_of(action))
            if tile is not None and (kind != act.LAY or int(act.item_of(action)) != tile):
                continue
            if kind in ON_HEX or kind == act.LAY:
                found.add(int(act.hex_of(action)))
            elif kind in (act.MOVE, act.SECRET):
                found.add(int(act.item_of(action)))
        return found

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
        if kind == kinds.MARCH:
            figure = self.state.leaders if detail == act.LEADER else self.state.explorers
            return {"most": int(figure(self.seat, item))}
        return {}

    def _refused(self) -> list[int]:
        """What one would want to do and cannot: cards, powers, passing, and what AP buy without a hex."""
        if self.state.phase == DRAFTING:
            return self._not_drafted()
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

    def _not_drafted(self) -> list[int]:
        """What lies out and cannot be taken, because enough of its kind was."""
        s = self.state
        wanted = [int(act.pack(kinds.TAKE_CARD, 0, face)) for face, count in enumerate(s.display) if count]
        wanted += [int(act.pack(kinds.TAKE_TOKEN, 0, value)) for value, count in enumerate(s.tokens_up) if count]
        wanted += [int(act.pack(act.TAKE, 0, tile)) for tile in range(len(self.box.tile_ids)) if s.tiles_up >> tile & 1]
        wanted += [int(act.pack(kinds.TAKE_PLACE, 0, place)) for place in range(1, s.players + 1)]
        legal = set(self.legal)
        taken = [action for action in wanted if action not in legal]
        return [action for action in taken if s.refusal(action) != "place-not-free"]

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
        by_tile: dict[int, list[int]] = {}
        for action in self._of(act.LAY):
            by_tile.setdefault(int(act.item_of(action)), []).append(action)
        return [offer.Laying(self.box.tile_ids[tile], self._places(laying)) for tile, laying in by_tile.items()]

    def _laid(self, action: int) -> tuple[list[int], list[Way]]:
        hex, tile, turn = int(act.hex_of(action)), int(act.item_of(action)) + 1, int(act.detail_of(action))
        stones = [int(self.box.stones_at(tile, turn, side)) for side in range(SIDES)]
        around = [int(self.board.neighbour[hex * SIDES + side]) for side in range(SIDES)]
        prices = [own + int(self.state.stones_on_side(hex, side)) for side, own in enumerate(stones)]
        return stones, [
            Way(self.hexes[to], price) for to, price in zip(around, prices, strict=True) if to >= 0 and price
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

    def _available(self, action: int) -> int:
        return int(self.state.available(self.seat, act.detail_of(action)))

    def _walkers(self, hex: int) -> Group:
        ap = purse(self.state)
        return self._group(hex, ap, walks(self.state, hex, ap))

    def _costs(self, walk: Walk) -> list[int]:
        return list(walk.costs)

    # --- what is done on a hex with AP

    def _level(self, kind: int, hex: int) -> int:
        return self.state.treasures_on(hex) if kind == act.DIG else self.state.level(hex)

    def _members(self, hex: int) -> tuple[int, int]:
        return int(self.state.leaders(self.seat, hex)), int(self.state.explorers(self.seat, hex))

    # --- treasures

    def _owned(self, seat: int, kind: int) -> int:
        return int(self.state.owns(seat, kind))

    def _exchange(self) -> Exchange | None:
        """Swapping treasures: with AP, or where a card or power asks for it."""
        pairs = self._pairs()
        spending = self.state.phase == SPENDING
        if not pairs and not spending:
            return None
        partners = [seat for seat in range(self.state.players) if any(pair.seat == seat_name(seat) for pair in pairs)]
        return Exchange(
            cost=int(self.box.costs.swap) if spending else 0,
            seats=[seat_name(seat) for seat in partners],
            give=[
                Own(self.treasures[kind], count, None, self._not_given(kind, partners))
                for kind, count in self._treasures(self.seat)
            ],
            take=[
                Theirs(seat_name(seat), self.treasures[kind], count, self._not_taken(seat, kind))
                for seat in partners
                for kind, count in self._treasures(seat)
            ],
            pairs=pairs,
            refusal=None if pairs else self._no_swap(),
        )

    def _not_given(self, kind: int, partners: list[int]) -> dict[SeatName, Refusal]:
        """Why a treasure cannot be given to some: it came from them, they own more, or have nothing for it."""
        found: dict[SeatName, Refusal] = {}
        everything = range(len(self.treasures))
        for seat in partners:
            if any(self._swaps(seat, kind, take) for take in everything):
                continue
            facts: Facts = {"other": self.game.names[seat], "give": self.treasures[kind]}
            if self.state.w[at.TAKEN] == kind + 1:
                found[seat_name(seat)] = Refusal("swap-taken-before", facts)
            elif any(self.state.refusal(self._pair(seat, kind, take)) == "they-own-more" for take in everything):
                found[seat_name(seat)] = Refusal("they-own-more", facts)
            else:
                found[seat_name(seat)] = Refusal("swap-nothing-for-it", facts)
        return found

    def _not_taken(self, seat: int, kind: int) -> Refusal | None:
        """Why a treasure cannot be taken for anything: it came from the player, or nothing may be given for it."""
        if any(self._swaps(seat, give, kind) for give in range(len(self.treasures))):
            return None
        facts: Facts = {"other": self.game.names[seat], "take": self.treasures[kind]}
        before = self.state.w[at.GIVEN] == kind + 1
        return Refusal("swap-given-before" if before else "swap-nothing-to-give", facts)

    def _swaps(self, seat: int, give: int, take: int) -> bool:
        return self.state.refusal(self._pair(seat, give, take)) == LEGAL

    def _pair(self, seat: int, give: int, take: int) -> int:
        return int(act.pack(act.EXCHANGE, seat, give, take))

    def _no_swap(self) -> Refusal | None:
        """Why nothing can be swapped: nothing to give or take, too few AP, or no pair that fits."""
        own = [kind for kind, _ in self._treasures(self.seat)]
        if not own:
            return Refusal("nothing-to-give", {})
        others = [seat for seat in range(self.state.players) if seat != self.seat]
        pairs = [self._pair(seat, give, take) for seat in others for take, _ in self._treasures(seat) for give in own]
        if not pairs:
            return Refusal("nothing-to-take", {})
        dear = [pair for pair in pairs if self.state.refusal(pair) == "not-enough-ap"]
        return self.reasons.of(dear[0]) if dear else Refusal("swap-no-pair", {})
