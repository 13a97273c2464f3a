"""The power "spare-card": a card of the display, played or preserved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import LEGAL
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES
from tikal.legend.rules.cards import add_card, face_up
from tikal.legend.rules.effects.effect import Effect, finish, start
from tikal.legend.rules.lists import list_counted
from tikal.legend.rules.preservation import list_preserves, make_room, refuse_room
from tikal.legend.rules.state import LegendState

if TYPE_CHECKING:
    from librt.vecs import vec


class SpareCard(Effect):
    """Take a card from the display, and play or preserve it at once; a permanent one can only be preserved."""

    def legal(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        spare: i64 = s.w[at.SPARE]
        if spare:
            face: i64 = spare - 1
            if s.ruleset.can_play(s, face):
                out[n] = act.pack(kinds.PLAY, 0, face)
                n += 1
            return list_preserves(s, face_up(face), out, n)
        return list_counted(s, kinds.TAKE_CARD, at.DISPLAY, len(FACES), out, n)

    def refusal(self, s: LegendState, action: i64) -> str:
        kind: i64 = act.kind_of(action)
        face: i64 = act.item_of(action)
        if not s.w[at.SPARE]:
            if kind != kinds.TAKE_CARD:
                return "other-pick"
            return LEGAL if s.w[at.DISPLAY + face] else "card-not-on-display"
        if kind == kinds.PRESERVE and act.hex_of(action) == s.w[at.SPARE] - 1 and not act.detail_of(action) & 1:
            return refuse_room(s, action)
        if kind != kinds.PLAY or face != s.w[at.SPARE] - 1 or act.detail_of(action):
            return "other-pick"
        if s.ruleset.is_permanent(face):
            return "card-is-permanent"
        return LEGAL if s.ruleset.can_play(s, face) else "card-does-nothing"

    def pick(self, s: LegendState, action: i64) -> None:
        kind: i64 = act.kind_of(action)
        if kind == kinds.TAKE_CARD:
            s.add(at.DISPLAY + act.item_of(action), -1)
            s.put(at.SPARE, act.item_of(action) + 1)
            return
        face: i64 = s.w[at.SPARE] - 1
        finish(s)
        if kind == kinds.PRESERVE:
            make_room(s, action)
            add_card(s, at.LEFT, s.current, face_up(face))
        else:
            s.add(at.USED + face, 1)
            start(s, s.ruleset.effect_of_face(face))

    def is_sound(self, s: LegendState) -> bool:
        return not s.w[at.STAGE] and not s.w[at.COUNT] and not s.w[at.SITE] and not s.w[at.ONCE]

    def full(self, s: LegendState) -> bool:
        return False

    def may_stop(self, s: LegendState) -> bool:
        return False


POWERS: Final[dict[str, Effect]] = {"spare-card": SpareCard()}
