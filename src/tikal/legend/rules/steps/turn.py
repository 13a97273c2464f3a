"""The turn of the action phase: one action, free things around it, and its end (L-ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.hexes import BIT, next_in
from tikal.core.position import LEGAL
from tikal.core.reasons import reason_of
from tikal.core.step import ANYWHERE, Step
from tikal.legend.rules import kinds, sites, tiles
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import MOST_SLOTS
from tikal.legend.rules.cards import (
    add_card,
    face_of,
    face_up,
    has_card,
    normal_cards,
    remove_card,
    row_of,
    slot_at,
)
from tikal.legend.rules.effects.cards_20_21 import token_worth, use_up
from tikal.legend.rules.effects.effect import start
from tikal.legend.rules.lists import list_items
from tikal.legend.rules.preservation import list_preserves, make_room, refuse_room
from tikal.legend.rules.rounds import Rounds, RoundStep
from tikal.legend.rules.state import ACTING, SPENDING, LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class MainAction(RoundStep):
    """What counts as the one action of a turn (L-ACT-1)."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return n if s.w[at.ACTED] else self.list_all(s, out, n)

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all of them, while the action is still to be taken."""
        raise NotImplementedError

    def refusal(self, s: LegendState, action: i64) -> str:
        return "already-acted" if s.w[at.ACTED] else self.why_not(s, action)

    def apply(self, s: LegendState, action: i64) -> None:
        s.put(at.ACTED, 1)
        self.do(s, action)

    def do(self, s: LegendState, action: i64) -> None:
        """Do it; the action of this turn is used up."""
        raise NotImplementedError


class CardAction(MainAction):
    """A normal card from either side goes to the discard pile (L-ACT-3)."""

    def allows(self, s: LegendState, face: i64) -> bool:
        """Whether a card can be used like this."""
        return not s.ruleset.is_permanent(face)

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        side: i64 = 0
        while side < 2:
            last: i64 = 0
            place: i64 = 0
            while place < MOST_SLOTS:
                slot: i64 = slot_at(s, at.LEFT if side else at.RIGHT, s.current, place)
                if slot and slot != last and self.allows(s, face_of(slot)):
                    out[n] = act.pack(self.kind, 0, face_of(slot), side)
                    n += 1
                last = slot
                place += 1
            side += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        face: i64 = act.item_of(action)
        if s.ruleset.is_permanent(face):
            return "card-is-permanent"
        if not has_card(s, row_of(action), s.current, face_up(face)):
            return "card-not-there"
        return LEGAL if self.allows(s, face) else "card-does-nothing"

    def do(self, s: LegendState, action: i64) -> None:
        remove_card(s, row_of(action), s.current, face_up(act.item_of(action)))
        s.add(at.USED + act.item_of(action), 1)


class PlayCard(CardAction):
    """Play a card; it must do at least one thing (L-ACT-1, L-ACT-3)."""

    def allows(self, s: LegendState, face: i64) -> bool:
        return s.ruleset.can_play(s, face)

    def do(self, s: LegendState, action: i64) -> None:
        super().do(s, action)
        start(s, s.ruleset.effect_of_face(act.item_of(action)))


class Preserve(MainAction):
    """A card from the right to the left side, as it lies (L-ACT-4)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        last: i64 = 0
        place: i64 = 0
        while place < MOST_SLOTS:
            slot: i64 = slot_at(s, at.RIGHT, s.current, place)
            if slot and slot != last:
                n = list_preserves(s, slot, out, n)
            last = slot
            place += 1
        return n

    def _slot(self, action: i64) -> i64:
        return face_up(act.hex_of(action)) + (act.detail_of(action) & 1)

    def why_not(self, s: LegendState, action: i64) -> str:
        if not has_card(s, at.RIGHT, s.current, self._slot(action)):
            return "card-not-there"
        return refuse_room(s, action)

    def do(self, s: LegendState, action: i64) -> None:
        slot: i64 = self._slot(action)
        remove_card(s, at.RIGHT, s.current, slot)
        make_room(s, action)
        add_card(s, at.LEFT, s.current, slot)


class UseToken(MainAction):
    """Use the AP token, whole, with what face-up cards 20 and 21 add (L-ACT-5, L-ACT-6)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if not s.w[at.TOKEN + s.current]:
            return n
        out[n] = kinds.USE_TOKEN
        return n + 1

    def why_not(self, s: LegendState, action: i64) -> str:
        return LEGAL if s.w[at.TOKEN + s.current] else "no-token"

    def do(self, s: LegendState, action: i64) -> None:
        ap: i64 = token_worth(s, s.current)
        s.put(at.TOKEN + s.current, 0)
        use_up(s)
        self.rounds.start_spending(s, ap)


class TileAction(MainAction):
    """A terrain tile of the campsite is placed or dropped; a volcano has to erupt first (L-TILE-3)."""

    def why_not(self, s: LegendState, action: i64) -> str:
        tile: i64 = BIT[act.item_of(action)]
        if not s.w[at.HELD + s.current] & tile:
            return "tile-not-held"
        return "volcano-erupts-first" if s.ruleset.box.volcanoes & tile else self.why_no_place(s, action)

    def why_no_place(self, s: LegendState, action: i64) -> str:
        """Return LEGAL, or the reason why a tile that is no volcano cannot be used like this."""
        raise NotImplementedError

    def do(self, s: LegendState, action: i64) -> None:
        s.clear_bits(at.HELD + s.current, BIT[act.item_of(action)])


class LayTile(TileAction):
    """Place a tile on any inner jungle hex (L-TILE-1)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        held: i64 = s.w[at.HELD + s.current] & ~s.ruleset.box.volcanoes
        if not held:
            return n
        hexes: i64 = sites.inner_jungle(s, ANYWHERE)
        while held:
            n = tiles.list_turns(s, next_in(held), hexes, False, out, n)
            held &= held - 1
        return n

    def why_no_place(self, s: LegendState, action: i64) -> str:
        return reason_of(sites.inner_jungle(s, BIT[act.hex_of(action)]))

    def do(self, s: LegendState, action: i64) -> None:
        super().do(s, action)
        tiles.lay(s, action)


class DropTile(TileAction):
    """A tile without a legal hex may be discarded as the action (L-TILE-4)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        held: i64 = s.w[at.HELD + s.current] & ~s.ruleset.box.volcanoes
        return list_items(kinds.DROP, held, out, n) if held and sites.inner_jungle(s, ANYWHERE) < 0 else n

    def why_no_place(self, s: LegendState, action: i64) -> str:
        return LEGAL if sites.inner_jungle(s, ANYWHERE) < 0 else "tile-has-a-place"

    def do(self, s: LegendState, action: i64) -> None:
        super().do(s, action)
        s.set_bits(at.GONE, BIT[act.item_of(action)])


class Erupt(MainAction):
    """Play a volcano of the stack: the interim scoring begins (L-TILE-3)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        return list_items(kinds.ERUPT, s.w[at.HELD + s.current] & s.ruleset.box.volcanoes, out, n)

    def why_not(self, s: LegendState, action: i64) -> str:
        tile: i64 = BIT[act.item_of(action)]
        if not s.w[at.HELD + s.current] & tile:
            return "tile-not-held"
        return LEGAL if s.ruleset.box.volcanoes & tile else "no-volcano"

    def do(self, s: LegendState, action: i64) -> None:
        s.clear_bits(at.HELD + s.current, BIT[act.item_of(action)])
        self.rounds.erupt(s, act.item_of(action))


class Pass(MainAction):
    """Out for the round, at once (L-ACT-2)."""

    def list_all(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if self.why_not(s, act.PASS) != LEGAL:
            return n
        out[n] = act.PASS
        return n + 1

    def why_not(self, s: LegendState, action: i64) -> str:
        """Only with no tile, no AP token and no normal card on the right."""
        if s.w[at.HELD + s.current]:
            return "pass-with-tile"
        if s.w[at.TOKEN + s.current]:
            return "pass-with-token"
        return "pass-with-card" if normal_cards(s, at.RIGHT, s.current) else LEGAL

    def do(self, s: LegendState, action: i64) -> None:
        s.set_bits(at.PASSED, BIT[s.current])
        self.rounds.next_turn(s)


class EndTurn(Step[LegendState]):
    """The explicit end of a turn whose action is taken, or of spending AP (L-ACT-1, L-ACT-6)."""

    def __init__(self, rounds: Rounds) -> None:
        super().__init__(act.END)
        self.rounds: Rounds = rounds

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.phase == ACTING and not s.w[at.ACTED]:
            return n
        out[n] = act.END
        return n + 1

    def why_not(self, s: LegendState, action: i64) -> str:
        return "not-acted-yet" if s.phase == ACTING and not s.w[at.ACTED] else LEGAL

    def apply(self, s: LegendState, action: i64) -> None:
        if s.phase == SPENDING:
            self.rounds.end_spending(s)
        else:
            self.rounds.next_turn(s)


class UsePower(Step[LegendState]):
    """One of the museum director's three powers, once a game (L-POW-1)."""

    def __init__(self) -> None:
        super().__init__(kinds.POWER)

    def _offered(self, s: LegendState, power: i64) -> bool:
        for offered in s.ruleset.box.power_tiles[s.w[at.POWER + s.current] - 1]:
            if offered == power:
                return True
        return False

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        if s.w[at.DIRECTED] & BIT[s.current]:
            return n
        for power in s.ruleset.box.power_tiles[s.w[at.POWER + s.current] - 1]:
            if s.ruleset.effect_of_power(power).can_start(s):
                out[n] = act.pack(kinds.POWER, 0, power)
                n += 1
        return n

    def why_not(self, s: LegendState, action: i64) -> str:
        power: i64 = act.item_of(action)
        if s.w[at.DIRECTED] & BIT[s.current]:
            return "director-used"
        if not self._offered(s, power):
            return "power-not-offered"
        return LEGAL if s.ruleset.effect_of_power(power).can_start(s) else "power-does-nothing"

    def apply(self, s: LegendState, action: i64) -> None:
        s.set_bits(at.DIRECTED, BIT[s.current])
        start(s, s.ruleset.effect_of_power(act.item_of(action)))
