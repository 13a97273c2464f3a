"""Why each step of a turn of Legend is in it, as far as that is its own; see `tikal/bots/motives.py`.

Wild ground, waters and volcanoes, what a card brings against keeping it, the museum director, trail stones, the token.
"""

from __future__ import annotations

from tikal.bots.advice import Facts, Line
from tikal.bots.deeds import Deed
from tikal.bots.motives import Motives, placed
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.position import NOBODY
from tikal.legend.bots.deeds import EXPERT, top_of
from tikal.legend.bots.ground import LegendGround
from tikal.legend.bots.prospects import Prospects, more_of
from tikal.legend.rules import kinds, scoring
from tikal.legend.rules.box import FACES, NAMES, POWERS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.effects.cards_20_21 import EXTRA
from tikal.legend.rules.state import CARRYING_OUT, LegendState

SEVERAL = 2  # wild hexes that are worth naming beside a temple


class LegendMotives(Motives[LegendState]):
    """A planned turn, and why each of its steps is in it."""

    def __init__(self, start: LegendState, deeds: list[Deed[LegendState]], names: tuple[str, ...]) -> None:
        super().__init__(LegendGround(start), start, deeds, names)
        self.prospects = Prospects(start)
        self._at_end = self.ground.reach(self.end)
        self._sheet = scoring.Sheet(self.end, self.me)
        self.by_kind |= {
            kinds.USE_TOKEN: self._token, kinds.ERUPT: self._erupting, kinds.PLAY: self._playing,
            kinds.POWER: self._directing, kinds.PRESERVE: self._preserving, kinds.DISCARD: self._due,
            kinds.DROP: self._dropping, kinds.LOOK: self._looking, act.PASS: self._passing,
            kinds.RECRUIT: self._recruiting, kinds.RESITE: self.camping, kinds.STONE: self._stone,
            kinds.ORDER: self._ordering, kinds.TAKE_CARD: self._spare, kinds.DONE: self._enough,
            kinds.CHOOSE: self._choosing,
        }  # fmt: skip

    def gain(self, deed: Deed[LegendState]) -> float:
        return self.prospects.value(deed.after)[0] - self.prospects.value(deed.before)[0]

    def in_points(self, deed: Deed[LegendState]) -> list[Line]:
        found = super().in_points(deed)
        return found if deed.cost or found[0].facts else [Line("hint-small")]  # no AP would be lost

    # --- temples

    def safety(self, hex: int) -> list[Line]:
        land = self._sheet.land.bit_count()
        if land >= SEVERAL:
            return [Line("hint-temple-land", {"land": land})]
        return self._on_foot(hex)

    def _on_foot(self, hex: int) -> list[Line]:
        """Who could soonest be level on a hex."""
        if self.last:
            return []
        threat = self._at_end.threat(hex)
        if threat is None:
            return [Line("hint-foot-none")]
        ap, rival = threat
        spent = not self.end.token(rival) and self.end.scoring == "none"
        return [Line("hint-foot", {"rival": self.names[rival], "ap": ap, "spent": "yes" if spent else "no"})]

    def strengthening(self, deed: Deed[LegendState]) -> list[Line]:
        after = self.ground.reach(deed.after).threat(deed.hex)
        if after is None:
            return []
        missing = int(deed.before.strength(self.me, deed.hex) - deed.before.strength(after[1], deed.hex))
        before = self.ground.reach(deed.before).least(after[1], deed.hex, missing)
        if before is None or before >= after[0]:
            return []
        return [Line("hint-foot-safer", {"rival": self.names[after[1]], "before": before, "after": after[0]})]

    def guard_left(self, deed: Deed[LegendState]) -> list[Line]:
        effect, left = deed.before.effect, self.ground.members(deed.before, self.me, deed.hex) - 1
        if left > 0 and effect is not None:  # the power
            return [Line("hint-guard-back", {"count": left})]
        return super().guard_left(deed)

    # --- other land

    def elsewhere(self, deed: Deed[LegendState]) -> list[Line]:
        before, after, hex = deed.before, deed.after, deed.hex
        if deed.actions and self._is_expert(deed):
            return [Line("hint-expert", {"count": before.treasures_on(hex)})]
        holder, owner = int(before.majority(hex)), int(after.majority(hex))
        if owner == self.me and holder != self.me and int(self.end.majority(hex)) == self.me:
            return self._holding(hex, holder)
        if owner == NOBODY and holder not in (NOBODY, self.me) and after.volcanoes >> hex & 1:
            facts: Facts = {"rival": self.names[holder], "value": self.ground.pays(after, hex)}
            return [Line("hint-levels", facts)]
        return []

    def _is_expert(self, deed: Deed[LegendState]) -> bool:
        effect = deed.before.effect
        return effect is not None and effect.name in EXPERT

    def _holding(self, hex: int, holder: int) -> list[Line]:
        """What a hex that is no temple pays who holds it."""
        s, sheet = self.end, self._sheet
        if s.volcanoes >> hex & 1:
            facts: Facts = {"value": self.ground.pays(s, hex), "hex": self.ground.names[hex]}
            if holder != NOBODY:
                return [Line("hint-volcano-from", facts | {"rival": self.names[holder]}), *self._on_foot(hex)]
            return [Line("hint-volcano-free", facts), *self._on_foot(hex)]
        if sheet.lakes >> hex & 1:
            return [Line("hint-lake", {"masks": sheet.masks})] if sheet.masks else []
        if sheet.ruins >> hex & 1 and sheet.lakes:
            masks = int(scoring.masks_visible(s, hex))
            return [Line("hint-masks", {"masks": masks, "lakes": sheet.lakes.bit_count()})]
        if sheet.land >> hex & 1 and sheet.temples:
            return [Line("hint-land", {"temples": sheet.temples.bit_count()})]
        return []

    # --- treasures

    def digging(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        kind = top_of(self.start, deed.hex, int(deed.before.treasures_on(deed.hex)))  # not what was supposed
        if kind is None:
            return super().digging(number)
        more = more_of(deed.before, self.me, kind)
        facts: Facts = {"treasure": deed.before.ruleset.box.treasures[kind], "more": more, "scorings": self.scorings}
        return [Line("hint-dig-known", facts)]

    def exchanging(self, number: int) -> list[Line]:
        return [Line("hint-depends")] if self.deeds[number].unsure else super().exchanging(number)

    def _ordering(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        return self.collecting(deed, int(act.item_of(deed.actions[0]))) or [Line("hint-small")]

    # --- the action of a turn

    def _token(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        paid = [later for later in self.deeds[number + 1 :] if later.cost]
        found = [Line("hint-token-pays", {"count": len(paid)})] if paid else []
        token, ap = deed.before.token(self.me), int(deed.after.ap)
        if ap > token:
            found.append(Line("hint-token-more", {"token": token, "more": ap - token}))
        return found or [Line("hint-due")]

    def _erupting(self, number: int) -> list[Line]:
        s = self.deeds[number].before
        due = [int(scoring.points(s, seat)) for seat in range(int(s.players))]
        theirs, rival = max((points, -seat) for seat, points in enumerate(due) if seat != self.me)
        now: Facts = {"mine": due[self.me], "rival": self.names[-rival], "theirs": theirs}
        return [Line("hint-erupt-first", {"ap": int(self.deeds[number].after.ap)}), Line("hint-erupt-now", now)]

    def _last_of(self, number: int) -> Deed[LegendState]:
        """The deed with which a card or power is over."""
        for deed in self.deeds[number:]:
            if deed.after.phase != CARRYING_OUT:
                return deed
        return self.deeds[-1]

    def _better(self, number: int) -> int:
        """How much better it is to carry a card or power out than to keep it, as the evaluation judges."""
        last = self._last_of(number)
        before, after = self.prospects.value(self.deeds[number].before), self.prospects.value(last.after)
        return round(after[1] - before[1])

    def _scored(self, number: int) -> list[Line]:
        """What a card or power brings, if it were scored when it is carried out."""
        deed, last = self.deeds[number], self._last_of(number)
        more = int(scoring.points(last.after, self.me) - scoring.points(deed.before, self.me))
        known = last.unknown == deed.unknown and not deed.depends
        return [Line("hint-card-scores", {"more": more})] if more > 0 and known else []

    def _playing(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        face, left = int(act.item_of(deed.actions[0])), bool(act.detail_of(deed.actions[0]))
        if FACES[face].startswith("01-"):
            return self.collecting(deed, int(FACES[face][3:]) - 1)
        found = self._scored(number)
        points = self._better(number)
        if points > 0:
            found.append(Line("hint-card-better", {"points": points}))
        return found or [Line("hint-card-level" if left else "hint-due")]

    def _directing(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        numbers = deed.before.ruleset.box.numbers
        once = Line("hint-power-once", {"points": int(numbers.unused_director)})
        if POWERS[int(act.item_of(deed.actions[0]))] == "extra-ap":
            paid = [later for later in self.deeds[number + 1 :] if later.cost]
            return [Line("hint-extra-ap", {"ap": int(numbers.extra_ap), "count": len(paid)}), once]
        points = self._better(number)
        better = [Line("hint-power-better", {"points": points})] if points > 0 else self._scored(number)
        return [*better, once]

    def _preserving(self, number: int) -> list[Line]:
        s, action = self.deeds[number].before, self.deeds[number].actions[0]
        face, room = int(act.hex_of(action)), int(act.item_of(action)) - 1
        rounds = int(s.ruleset.box.numbers.rounds) - s.round
        if face in EXTRA and rounds:
            found = [Line("hint-preserve-extra", {"ap": EXTRA[face], "rounds": rounds})]
        elif rounds:
            found = [Line("hint-preserve-keeps")]
        else:
            found = [Line("hint-preserve-wait" if s.ruleset.is_permanent(face) else "hint-preserve-last")]
        return found + ([Line("hint-preserve-room", {"number": NAMES[room]})] if room >= 0 else [])

    def _due(self, number: int) -> list[Line]:
        return [Line("hint-due")]

    def _dropping(self, number: int) -> list[Line]:
        return [Line("hint-drop-why")]

    def _looking(self, number: int) -> list[Line]:
        s = self.deeds[number].before
        return [Line("hint-look-free", {"count": sum(top_of(s, hex) is None for hex in hexes_of(s.filled))})]

    def _passing(self, number: int) -> list[Line]:
        kept = len(cards_on_side(self.start, self.me, left=True))
        more = self.start.round < int(self.start.ruleset.box.numbers.rounds)
        return [Line("hint-pass-keeps", {"count": kept}) if kept and more else Line("hint-pass-empty")]

    # --- what cards, powers and AP do besides

    def _recruiting(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        s, leader = deed.after, act.detail_of(deed.actions[0]) == act.LEADER
        if leader:
            return [Line("hint-recruit-leader", {"strength": int(s.ruleset.box.numbers.leader_strength)})]
        return [Line("hint-supply", {"count": int(s.available(self.me, act.EXPLORER))})]

    def _stone(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        return self.shortening(deed) or self._slowing(deed)

    def _slowing(self, deed: Deed[LegendState]) -> list[Line]:
        """A rival's way to a temple of one's own that gets longer."""
        before, after = self.ground.reach(deed.before), self.ground.reach(deed.after)
        found: list[tuple[int, int, int, int, int]] = []
        for hex in hexes_of(self._sheet.temples & self.ground.open_temples(deed.after)):
            for seat in range(int(deed.after.players)):
                old, new = before.nearest(seat, hex), after.nearest(seat, hex)
                if seat != self.me and old is not None and new is not None and new > old:
                    found.append((self.ground.pays(deed.after, hex), hex, seat, old, new))
        if not found:
            return []
        _, hex, seat, old, new = max(found)
        facts: Facts = {"rival": self.names[seat], "hex": self.ground.names[hex], "before": old, "after": new}
        return [Line("hint-stone-slows", facts)]

    def _spare(self, number: int) -> list[Line]:
        return [Line("hint-needed", {"step": number + 2})] if number + 1 < len(self.deeds) else []

    def _enough(self, number: int) -> list[Line]:
        return [Line("hint-nothing-helps")]

    def _choosing(self, number: int) -> list[Line]:
        return [Line("hint-small")]

    # --- tiles

    def laying(self, number: int) -> list[Line]:
        deed = self.deeds[number]
        if self.ground.is_goal(self.ground.tile(deed.after, deed.actions[0])) and deed.before.members(
            self.me, deed.hex
        ):
            return [Line("hint-lay-there"), *self.shortening(deed)]
        return super().laying(number)

    def best_place(self, deed: Deed[LegendState]) -> list[Line]:
        return placed(self.prospects.of_placements(deed.before, deed.actions[0]), deed.actions[0])
