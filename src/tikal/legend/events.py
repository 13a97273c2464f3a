"""The events of Tikal Legend."""

from __future__ import annotations

from msgspec import to_builtins

from tikal.core import action as act
from tikal.core.notation import SEATS
from tikal.core.position import DRAWING, OVER
from tikal.core.ranking import ranking
from tikal.legend.rules import kinds
from tikal.legend.rules.box import DEEPEST, FACES, NAMES, POWERS, TERRAINS
from tikal.legend.rules.knowledge import UNKNOWN, next_look
from tikal.legend.rules.scoring import Sheet
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.stones import source_of, target_of
from tikal.legend.sheet import sheet_view
from tikal.record.teller import Event, Teller


def card_facts(face: int) -> dict[str, str]:
    """A card by its number and its name."""
    return {"card": FACES[face], "name": f"card-name-{NAMES[face]}"}


class LegendTeller(Teller):
    """Tells what one action of Legend meant."""

    def __init__(
        self, names: tuple[str, ...], number: int, before: LegendState, action: int, after: LegendState
    ) -> None:
        super().__init__(names, number, action)
        self.before = before
        self.after = after
        self.seat = int(before.current)
        self.box = before.ruleset.box

    def events(self) -> list[Event]:
        """Return the events in the order in which they happened."""
        if self.kind in kinds.CHANCE:
            self._chance()
        elif self.kind in (act.TAKE, kinds.TAKE_CARD, kinds.TAKE_TOKEN, kinds.TAKE_PLACE):
            self._taken()
        elif not self._on_hex():
            self._at_campsite()
        self._outcomes()
        return self.told

    @property
    def where(self) -> str:
        """The name of the hex the action is about."""
        return self.box.board.names[self.hex]

    def _tile(self) -> dict[str, str | int]:
        tile = self.box.tiles[self.item]
        return {"tile": tile.id, "terrain": TERRAINS[tile.terrain], "value": tile.value}

    def _chance(self) -> None:
        if self.kind == kinds.DEAL_POWER:
            seat = int(self.before.ruleset.rounds.missing_power(self.before))
            powers = [POWERS[power] for power in self.box.power_tiles[self.item]]
            self.tell("power-dealt", seat, power_tile=self.item + 1, powers=powers)
        elif self.kind == kinds.DEAL_CARD:
            self.tell("card-dealt", None, **card_facts(self.item))
        elif self.kind == kinds.DEAL_TOKEN:
            self.tell("token-drawn", None, value=self.item)
        elif self.kind == act.DRAW:
            self.tell("tile-offered", None, **self._tile())
        elif self.kind == kinds.SEE:
            slot = int(next_look(self.before))
            kind = None if self.item == UNKNOWN else self.box.treasures[self.item]
            where = self.box.board.names[slot // DEEPEST]
            told = "treasure-looked-at" if kind is None else "treasure-seen"
            self.tell(told, self.seat, hex=where, depth=slot % DEEPEST, **({} if kind is None else {"treasure": kind}))
        else:
            owned = int(self.after.owns(self.seat, self.item))
            hex = self.before.taking
            where = self.box.board.names[hex]
            left = self.after.treasures_on(hex)
            self.tell(
                "treasure-unearthed",
                self.seat,
                treasure=self.box.treasures[self.item],
                owned=owned,
                hex=where,
                left=left,
            )

    def _taken(self) -> None:
        if self.kind == act.TAKE:
            self.tell("tile-taken", self.seat, **self._tile())
        elif self.kind == kinds.TAKE_CARD:
            self.tell("card-taken", self.seat, **card_facts(self.item))
        elif self.kind == kinds.TAKE_TOKEN:
            self.tell("token-taken", self.seat, value=self.item)
        else:
            self.tell("place-taken", self.seat, place=self.item)

    def _on_hex(self) -> bool:
        """Tell what happened on the board; False if nothing did."""
        seat = self.seat
        if self.kind == act.LAY:
            self.tell("tile-laid", seat, hex=self.where, turn=self.detail, **self._tile())
        elif self.kind == act.ENTER:
            self.tell("entered", seat, figure=self.figure, hex=self.where)
        elif self.kind == act.MOVE:
            source, cost = self.box.board.names[self.item], int(act.cost_of(self.packed))
            self.tell("moved", seat, figure=self.figure, source=source, hex=self.where, cost=cost)
        elif self.kind == act.SECRET:
            self.tell("secret-path", seat, figure=self.figure, source=self.box.board.names[self.item], hex=self.where)
        elif self.kind == kinds.MARCH:
            self.tell("marched", seat, figure=self.figure, source=self.box.board.names[self.item], hex=self.where)
        elif self.kind == act.UNCOVER:
            self.tell("uncovered", seat, hex=self.where, level=self.after.level(self.hex))
        elif self.kind == act.DIG:
            self.tell("dug", seat, hex=self.where, left=self.before.treasures_on(self.hex) - 1)
        elif self.kind == act.CAMP:
            self.tell("camp-built", seat, hex=self.where)
        elif self.kind == kinds.RESITE:
            self.tell("camp-moved", seat, source=self.box.board.names[self.item], hex=self.where)
        elif self.kind == act.GUARD:
            others = int(self.before.members(seat, self.hex)) - 1
            before, after = int(self.before.available(seat, 0)), int(self.after.available(seat, 0))
            kept = after - before + int(self.after.available(seat, 1)) - int(self.before.available(seat, 1))
            level = self.before.level(self.hex)
            told = "guard-kept-others" if kept else "guard-placed"
            removed = others - kept
            self.tell(told, seat, figure=self.figure, hex=self.where, level=level, removed=removed, kept=kept)
        elif self.kind == kinds.STONE:
            self._stone()
        elif self.kind == kinds.CHOOSE:
            landed = int(self.after.members(seat, self.hex)) - int(self.before.members(seat, self.hex))
            self.tell(
                "landed" if landed else "hex-chosen", seat, hex=self.where, **({"count": landed} if landed else {})
            )
        else:
            return False
        return True

    def _stone(self) -> None:
        board = self.box.board
        source, target = int(source_of(board, self.packed)), int(target_of(board, self.packed))
        if source < 0:
            self.tell("stone-placed", self.seat, edge=board.edge_name(target))
        else:
            self.tell("stone-moved", self.seat, source=board.edge_name(source), edge=board.edge_name(target))

    def _at_campsite(self) -> None:
        seat = self.seat
        if self.kind == kinds.PLAY:
            treasures = self._open_treasures()
            side = "left" if self.detail else "right"
            self.tell("card-played", seat, side=side, **card_facts(self.item), **treasures)
        elif self.kind == kinds.DISCARD:
            self.tell("card-discarded", seat, **card_facts(self.item))
        elif self.kind == kinds.PRESERVE:
            other = FACES[self.item - 1] if self.item else "none"
            self.tell("card-preserved", seat, discarded=other, **card_facts(self.hex))
        elif self.kind == kinds.USE_TOKEN:
            self.tell("token-used", seat, value=self.before.token(seat), ap=int(self.after.ap))
        elif self.kind == kinds.LOOK:
            self.tell("looked", seat)
        elif self.kind == kinds.POWER:
            power = POWERS[self.item]
            self.tell("power-used", seat, power=power, name=f"power-name-{power}")
        elif self.kind == kinds.DROP:
            self.tell("tile-left-game", seat, tile=self.box.tile_ids[self.item])
        elif self.kind == kinds.ERUPT:
            self.tell("volcano-played", seat, tile=self.box.tile_ids[self.item])
        elif self.kind == kinds.RECRUIT:
            self.tell("recruited", seat, figure=self.figure)
        elif self.kind == act.EXCHANGE:
            give, take = self.box.treasures[self.item], self.box.treasures[self.detail]
            self.tell("exchanged", seat, other=self.names[self.hex], other_seat=SEATS[self.hex], give=give, take=take)
        elif self.kind == kinds.ORDER:
            self.tell("stack-ordered", seat)
        elif self.kind == act.PASS:
            self.tell("out-for-round", seat)
        elif self.kind == act.END:
            self._turn_end()

    def _open_treasures(self) -> dict[str, str | int]:
        """What a card 01 gave."""
        for kind, name in enumerate(self.box.treasures):
            gone = self.before.open_treasures[kind] - self.after.open_treasures[kind]
            if gone:
                return {"treasure": name, "count": gone}
        return {"treasure": "none", "count": 0}

    def _turn_end(self) -> None:
        self.tell("turn-ended", self.seat, unspent=int(self.before.ap))
        if not self.before.is_scored(self.packed):
            return
        sheet = Sheet(self.before, self.seat)
        director = int(self.before.ruleset.rounds.director_due(self.before, self.seat))
        shown = to_builtins(sheet_view(self.before, sheet))
        parts = {f"{part}_points": points for part, points in sheet.parts.items()}
        total = sheet.total + director
        score = int(self.after.points_of(self.seat))
        self.tell(
            "legend-scored", self.seat, **{**shown, **parts, "director": director, "total": total, "score": score}
        )

    def _outcomes(self) -> None:
        """What followed by itself: a volcano that found no place, a new round, scorings, the end."""
        before, after = self.before, self.after
        gone = after.gone & ~before.gone
        if gone and self.kind != kinds.DROP:
            self.tell("tile-left-game", int(after.current), tile=self.box.tile_ids[gone.bit_length() - 1])
        if before.scoring == "none" and after.scoring == "interim":
            self.tell("interim-scoring", self.seat)
        if before.scoring != "final" and after.scoring == "final":
            self.tell("final-scoring", int(after.current), rounds=int(after.ruleset.box.numbers.rounds))
        if after.round > before.round:
            order = " ".join(self.names[seat] for seat in after.order)
            self.tell("round-began", None, round=after.round, order=order)
        if before.phase == DRAWING and after.phase != DRAWING:
            self.tell("draft-began", int(after.current), round=after.round)
        if after.phase == OVER:
            self._game_over()

    def _game_over(self) -> None:
        places = ranking(self.after)
        winners = places[0]
        self.tell(
            "game-over",
            winners[0] if len(winners) == 1 else None,
            winners=" & ".join(self.names[seat] for seat in winners),
            count=len(winners),
            points=int(self.after.points_of(winners[0])),
            decided_by="points",
            ranking=[[SEATS[seat] for seat in place] for place in places],
            keys={SEATS[seat]: list(self.after.ranking_key(seat)) for seat in range(self.after.players)},
        )
