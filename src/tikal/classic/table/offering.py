"""Fills in what may be done now: the legal actions of a position, grouped for clicking."""

from __future__ import annotations

from typing import cast

from tikal.classic.rules.paths import step_cost, walks
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import classic_state
from tikal.classic.table import offers as offer
from tikal.classic.table.reasons import Reasons
from tikal.core import action as act
from tikal.core import engine
from tikal.core.hexes import HEXES, NAMES, NEIGHBOUR, SIDES
from tikal.game import Game
from tikal.server.offers import Ending, Entry, Item, MenuKind, Site, Walk
from tikal.view import seat_name

MENU = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD)


class Offering:
    """Groups what the player to decide may do."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = classic_state(game.state)
        self.seat = int(game.state.current)
        self.legal = game.legal_actions().ints()
        self.reasons = Reasons(game)

    def offers(self) -> offer.Offers:
        """Return everything."""
        spending = self.state.phase == SPENDING
        return offer.Offers(
            places=self._places(),
            entries=self._entries(),
            groups=self._groups() if spending else [],
            sites=self._sites() if spending else [],
            exchange=self._exchange() if spending else None,
            bids=self._bids(),
            takings=[offer.Taking(self._tile(action), self._text(action)) for action in self._of(act.TAKE)],
            end=self._end(),
        )

    def _of(self, *kinds: int) -> list[int]:
        return [action for action in self.legal if act.kind_of(action) in kinds]

    def _text(self, action: int) -> str:
        return self.state.ruleset.notation.write(action)

    def _cost(self, action: int) -> int:
        return int(engine.cost(self.state, action))

    def _tile(self, action: int) -> str:
        return self.state.ruleset.notation.tile_ids[act.item_of(action)]

    # --- laying a tile

    def _places(self) -> list[offer.Place]:
        turns: dict[str, list[offer.Turn]] = {}
        for action in self._of(act.LAY):
            turns.setdefault(NAMES[act.hex_of(action)], []).append(self._turn(action))
        return [offer.Place(hex, found) for hex, found in turns.items()]

    def _turn(self, action: int) -> offer.Turn:
        hex = int(act.hex_of(action))
        after = self.state.copy()
        engine.apply(after, action)
        stones = [int(after.stones[hex * SIDES + side]) for side in range(SIDES)]
        ways = [
            offer.Way(NAMES[NEIGHBOUR[hex * SIDES + side]], int(step_cost(after, hex, side)))
            for side in range(SIDES)
            if not int(after.volcanoes) >> hex & 1 and step_cost(after, hex, side)
        ]
        return offer.Turn(int(act.detail_of(action)), self._text(action), stones, ways)

    # --- members

    def _entries(self) -> list[Entry]:
        found = []
        for action in self._of(act.ENTER):
            leader = act.detail_of(action) == act.LEADER
            cost = self._cost(action)
            most = 1 if leader else min(int(self.state.supply[self.seat]), int(self.state.ap) // cost)
            figure = self.reasons.figure(action)
            found.append(Entry(NAMES[act.hex_of(action)], figure, cost, most, self._text(action)))
        return found

    def _groups(self) -> list[offer.Group]:
        standing = int(self.state.member_hexes[self.seat])
        return [self._group(hex) for hex in range(HEXES) if standing >> hex & 1]

    def _group(self, hex: int) -> offer.Group:
        leader = bool(self.state.leader[self.seat] == hex)
        explorers = int(self.state.explorers[self.seat * HEXES + hex])
        found = []
        for walk in sorted(walks(self.state, self.seat, hex, self.state.ap), key=lambda w: (w.cost, w.target)):
            found.append(
                Walk(
                    hex=NAMES[walk.target],
                    cost=walk.cost,
                    most=min(explorers + leader, int(self.state.ap) // walk.cost),
                    path=[NAMES[act.hex_of(step)] for step in walk.steps],
                    costs=[self._cost(step) for step in walk.steps],
                    leader=[self._text(step | act.LEADER << act.DETAIL) for step in walk.steps] if leader else [],
                    explorer=[self._text(step) for step in walk.steps] if explorers else [],
                )
            )
        refusal = None if found else self.reasons.stuck(hex)
        return offer.Group(NAMES[hex], leader, explorers, found, refusal)

    # --- what is done on a hex

    def _sites(self) -> list[Site]:
        standing = int(self.state.member_hexes[self.seat])
        possible = {int(act.hex_of(action)) for action in self._of(*MENU)}
        hexes = [hex for hex in range(HEXES) if standing >> hex & 1 or hex in possible]
        return [Site(NAMES[hex], self._menu(hex)) for hex in hexes]

    def _menu(self, hex: int) -> list[Item]:
        """What belongs to the hex's terrain, possible or not."""
        return [self._item(action) for action in self.reasons.site_actions(hex, entering=False)]

    def _item(self, action: int) -> Item:
        hex, kind = int(act.hex_of(action)), int(act.kind_of(action))
        level = 0
        if kind == act.UNCOVER:
            level = int(self.state.level[hex]) + 1
        elif kind == act.GUARD:
            level = int(self.state.level[hex])
        elif kind == act.DIG:
            level = int(self.state.treasures_on[hex])
        return Item(
            kind=cast(MenuKind, self.reasons.site_kind(action)),
            action=self._text(action),
            cost=self._cost(action),
            figure=self.reasons.figure(action) if kind == act.GUARD else None,
            level=level,
            leaving=max(0, int(self.state.members(self.seat, hex)) - 1) if kind == act.GUARD else 0,
            refusal=self.reasons.of(action),
        )

    # --- treasures

    def _exchange(self) -> offer.Exchange:
        names = self.state.ruleset.components.treasures
        pairs = [
            offer.Swap(
                seat_name(act.hex_of(action)),
                names[act.item_of(action)],
                names[act.detail_of(action)],
                self._text(action),
            )
            for action in self._of(act.EXCHANGE)
        ]
        mine = self._owned(self.seat)
        others = [seat for seat in range(self.state.players) if seat != self.seat]
        return offer.Exchange(
            cost=int(engine.cost(self.state, act.EXCHANGE)),
            give=[offer.Own(names[kind], count, self.reasons.of_giving(kind)) for kind, count in mine],
            take=[
                offer.Theirs(seat_name(seat), names[kind], count, self.reasons.of_taking(seat, kind))
                for seat in others
                for kind, count in self._owned(seat)
            ],
            pairs=pairs,
        )

    def _owned(self, seat: int) -> list[tuple[int, int]]:
        """The treasures of a seat: kind and how many."""
        kinds = len(self.state.ruleset.components.treasures)
        owned = [(kind, int(self.state.treasures[seat * kinds + kind])) for kind in range(kinds)]
        return [(kind, count) for kind, count in owned if count]

    # --- the auction and the end

    def _bids(self) -> offer.Bids | None:
        if not self._of(act.PASS):
            return None
        bids = [int(act.bid_of(action)) for action in self._of(act.BID)]
        least = int(self.state.high_bid) + 1
        return offer.Bids(least, max(bids, default=0), "bid ", self._text(act.PASS))

    def _end(self) -> Ending | None:
        if not self._of(act.END):
            return None
        return Ending(self._text(act.END), int(self.state.ap) if len(self.legal) > 1 else 0)
