"""The events of the classic game."""

from __future__ import annotations

from msgspec import to_builtins

from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, OVER
from tikal.classic.rules.state import FINAL_ROUND, NOBODY, NORMAL, VOLCANO_ROUND, State
from tikal.classic.sheet import sheet_view
from tikal.core import action as act
from tikal.core.hexes import HEXES, NAMES
from tikal.core.notation import SEATS
from tikal.core.ranking import ranking
from tikal.core.tiles import TERRAINS
from tikal.record.teller import Event, Teller


class ClassicTeller(Teller):
    """Tells what one action of the classic game meant."""

    def __init__(self, names: tuple[str, ...], number: int, before: State, action: int, after: State) -> None:
        super().__init__(names, number, action)
        self.before = before
        self.after = after

    def events(self) -> list[Event]:
        """Return the events in the order in which they happened."""
        self._action()
        if self.kind == act.END:
            self._turn_end()
        self._auction_outcome()
        self._tile_outcome()
        self._rounds()
        return self.told

    def _action(self) -> None:
        seat = int(self.before.current)
        notation = self.before.ruleset.notation
        where = NAMES[self.hex] if self.hex < HEXES else ""
        if self.kind == act.DRAW:
            tile = self.before.ruleset.components.tiles[self.item]
            told = "tile-offered" if self.before.ruleset.auction else "tile-drawn"
            drawer = None if self.before.ruleset.auction else seat
            self.tell(told, drawer, tile=tile.id, terrain=TERRAINS[tile.terrain], value=tile.value)
        elif self.kind == act.LAY:
            tile = self.before.ruleset.components.tiles[self.item]
            terrain = TERRAINS[tile.terrain]
            self.tell("tile-laid", seat, tile=tile.id, terrain=terrain, value=tile.value, hex=where, turn=self.detail)
        elif self.kind == act.ENTER:
            self.tell("entered", seat, figure=self.figure, hex=where)
        elif self.kind == act.MOVE:
            cost = int(act.cost_of(self.packed))
            self.tell("moved", seat, figure=self.figure, source=NAMES[self.item], hex=where, cost=cost)
        elif self.kind == act.SECRET:
            self.tell("secret-path", seat, figure=self.figure, source=NAMES[self.item], hex=where)
        elif self.kind == act.UNCOVER:
            self.tell("uncovered", seat, hex=where, level=int(self.after.level[self.hex]))
        elif self.kind == act.DIG:
            self.tell("dug", seat, hex=where, left=int(self.after.treasures_on[self.hex]))
        elif self.kind == act.REVEAL:
            kinds = len(self.after.unseen)
            owned = int(self.after.treasures[seat * kinds + self.item])
            where = NAMES[int(self.before.digging)]
            self.tell("treasure-found", seat, treasure=notation.treasures[self.item], owned=owned, hex=where)
        elif self.kind == act.EXCHANGE:
            give, take = notation.treasures[self.item], notation.treasures[self.detail]
            self.tell("exchanged", seat, other=self.names[self.hex], other_seat=SEATS[self.hex], give=give, take=take)
        elif self.kind == act.CAMP:
            self.tell("camp-built", seat, hex=where)
        elif self.kind == act.GUARD:
            others = int(self.before.members(seat, self.hex)) - 1
            level = int(self.before.level[self.hex])
            self.tell("guard-placed", seat, figure=self.figure, hex=where, level=level, removed=others)
        elif self.kind == act.BID:
            self.tell("bid", seat, points=int(act.bid_of(self.packed)))
        elif self.kind == act.PASS:
            self.tell("passed", seat)
        elif self.kind == act.TAKE:
            tile = self.before.ruleset.components.tiles[self.item]
            self.tell("tile-taken", seat, tile=tile.id, terrain=TERRAINS[tile.terrain], value=tile.value)

    def _turn_end(self) -> None:
        seat = int(self.before.current)
        self.tell("turn-ended", seat, unspent=int(self.before.ap))
        if self.before.is_scored(self.packed):
            sheet = scoring.sheet(self.before, seat)
            self.tell("scored", seat, score=int(self.after.score[seat]), **to_builtins(sheet_view(self.before, sheet)))

    def _auction_outcome(self) -> None:
        if self.before.phase == BIDDING and self.after.phase == CHOOSING:
            winner = int(self.after.current)
            price = int(self.before.score[winner] - self.after.score[winner])
            self.tell("auction-won" if price else "auction-all-passed", winner, points=price)
        freely = self.kind == act.END and self.after.ruleset.auction and self.before.offer != self.after.offer
        if freely and self.before.round_kind == NORMAL:
            number = int(self.before.offer).bit_length() - 1
            tile = self.before.ruleset.components.tiles[number]
            seat = int(self.after.current if self.after.volcano_seat == NOBODY else self.after.volcano_seat)
            self.tell("tile-left-over", seat, tile=tile.id, terrain=TERRAINS[tile.terrain], value=tile.value)

    def _tile_outcome(self) -> None:
        gone = int(self.after.discarded & ~self.before.discarded)
        if gone:
            tile = self.before.ruleset.components.tiles[gone.bit_length() - 1]
            self.tell("tile-left-game", int(self.after.current), tile=tile.id)

    def _rounds(self) -> None:
        if self.before.round_kind == NORMAL and self.after.round_kind == VOLCANO_ROUND:
            volcanoes = bin(int(self.after.volcanoes)).count("1")
            self.tell("scoring-round", int(self.after.volcano_seat), number=volcanoes + 1)
        if self.before.round_kind != FINAL_ROUND and self.after.round_kind == FINAL_ROUND:
            self.tell("final-round", int(self.after.current))
        if self.after.phase == OVER:
            self._game_over()

    def _game_over(self) -> None:
        places = ranking(self.after)
        winners = places[0]
        tie_break = self.after.ruleset.tie_break
        keys = {seat: tie_break.key(self.after, seat) for seat in range(self.after.players)}
        rivals = [seat for seat in keys if seat not in winners and keys[seat][0] == keys[winners[0]][0]]
        decided = "points"
        if rivals:
            nearest = max(keys[seat] for seat in rivals)
            decisive = [n for n, part in enumerate(nearest) if part != keys[winners[0]][n]]
            decided = tie_break.keys[decisive[0]]
        self.tell(
            "game-over",
            winners[0] if len(winners) == 1 else None,
            winners=" & ".join(self.names[seat] for seat in winners),
            count=len(winners),
            points=int(self.after.score[winners[0]]),
            decided_by=decided,
            ranking=[[SEATS[seat] for seat in place] for place in places],
            keys={SEATS[seat]: list(key) for seat, key in keys.items()},
            steps=list(tie_break.keys),
        )
