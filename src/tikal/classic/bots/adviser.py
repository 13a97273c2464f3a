"""Plans of the classic game step by step, and what a turn gave away. Why a step is good says `motives.py`."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.bots.advice import WORTH_A_NOTE, Advice, AdvisedStep, Facts, Line, Note
from tikal.bots.adviser import TurnAdviser
from tikal.bots.bot import Plan, Thought
from tikal.bots.notes import Comparison
from tikal.classic.bots.deeds import deeds_of
from tikal.classic.bots.ground import ClassicGround
from tikal.classic.bots.motives import ClassicMotives
from tikal.classic.bots.prospects import Prospects, treasure_odds
from tikal.classic.bots.thrift import is_last_turn, without_idle_deeds
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, SPENDING
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.position import LEGAL, Position
from tikal.core.tiles import TERRAINS

PLACES = (("first", "one"), ("second", "two"), ("third", "three"))  # facts of the others: their points and names


class ClassicAdviser(TurnAdviser[State]):
    """Explains whole turns, and bids."""

    def advise(self, position: Position, thought: Thought) -> Advice:
        s = classic_state(position)
        packed = [int(action.packed) for action in thought.chosen.actions]
        if s.phase in (BIDDING, CHOOSING):
            return self.advice(s, packed, [self._decision(s, thought)], None, [])
        if is_last_turn(s):
            packed = without_idle_deeds(s, packed)
        deeds = deeds_of(s, packed)
        if not deeds:
            return self.advice(s, packed, [self.ending(s)], 0, self._sums(_if_scored(s, 0), s, 0, thought.chosen))
        steps = self.steps(ClassicMotives(s, deeds, self.names))
        end, unknown, before = deeds[-1].after, deeds[-1].unknown, _if_scored(s, 0)
        sums = self._sums(before, end, unknown, thought.chosen)
        return self.advice(s, packed, steps, _if_scored(end, unknown) - before, sums)

    def ending(self, s: Position) -> AdvisedStep:
        if s.ap:
            return super().ending(s)
        return self.decision(s, act.END, Line("hint-end"), [Line("hint-all-spent")])

    def tell(self, position: Position, actions: Sequence[int]) -> list[AdvisedStep]:
        s = classic_state(position)
        ground = ClassicGround(s)
        return [self.told(ground, deed, []) for deed in deeds_of(s, list(actions))]

    def _sums(self, before: int, end: State, unknown: int, plan: Plan) -> list[Line]:
        """What the turn comes to: if it were scored now, beside `before`, and what is expected at the end.

        After the last turn of all nothing is to be expected any more.
        """
        after, me = _if_scored(end, unknown), int(end.current)
        sums = [self.scored(before, after, bool(unknown))]
        if plan.points and not is_last_turn(end):
            rivals = [(round(points), self.names[seat]) for seat, points in enumerate(plan.points) if seat != me]
            facts: Facts = {"mine": round(plan.points[me]), "count": len(rivals)}
            for (points, name), (number, who) in zip(sorted(rivals, key=lambda each: -each[0]), PLACES, strict=False):
                facts |= {number: points, who: name}
            sums.append(Line("hint-sum-end", facts))
        return sums

    # --- auctions

    def _decision(self, s: State, thought: Thought) -> AdvisedStep:
        """A bid, a pass, or which tile to take."""
        chosen, action = thought.chosen, int(thought.chosen.actions[0].packed)
        notation, kind = s.ruleset.notation, int(act.kind_of(action))
        tile = ""
        if kind == act.TAKE:
            number = int(act.item_of(action))
            face = s.ruleset.components.all_tiles[number]
            tile = notation.tile_ids[number]
            what = Line("hint-take", {"terrain": TERRAINS[face.terrain], "value": face.value, "tile": tile})
            why = self._better_than_the_next(s, thought)
        else:
            raised = int(s.high_bid) + 1
            bids = [plan for plan in (chosen, *thought.alternatives) if act.kind_of(plan.actions[0].packed) == act.BID]
            worth = round((bids[0].value or 0.0) + raised) if bids else 0
            code = "hint-bid-worth" if kind == act.BID else "hint-pass-worth" if bids else "hint-no-points"
            what = Line("hint-bid", {"points": raised}) if kind == act.BID else Line("hint-pass")
            why = [Line(code, {"worth": max(0, worth), "points": raised})]
        return self.decision(s, action, what, why, tile)

    def _better_than_the_next(self, s: State, thought: Thought) -> list[Line]:
        if not thought.alternatives:
            return [Line("hint-take-last" if int(s.offer).bit_count() == 1 else "hint-take-best")]
        next = thought.alternatives[0]
        face = s.ruleset.components.all_tiles[int(act.item_of(next.actions[0].packed))]
        gain = round((thought.chosen.value or 0.0) - (next.value or 0.0))
        known: Facts = {"terrain": TERRAINS[face.terrain], "value": face.value}
        return [Line("hint-take-better", known | {"points": gain}) if gain > 0 else Line("hint-take-level", known)]

    # --- after a turn

    def review(self, start: Position, played: Sequence[int], thought: Thought) -> Note | None:
        s = classic_state(start)
        chosen = thought.chosen
        if s.phase in (BIDDING, CHOOSING) or chosen.value is None or not chosen.points:
            return None
        mine = [action for action in played if act.kind_of(action) != act.END]
        if not _can_be_played_blind(s, mine):
            return None
        deeds, best = deeds_of(s, mine), deeds_of(s, [int(action.packed) for action in chosen.actions])
        prospects = Prospects(deeds[-1].after if deeds else s, s)
        own, margin = prospects.value(deeds[-1].unknown if deeds else 0)
        seat = int(s.current)
        gain = min(chosen.value - margin, chosen.points[seat] - own)
        if gain < WORTH_A_NOTE or not best:
            return None
        compared = Comparison(ClassicGround(s), s, best, deeds, self.names)
        found = compared.differences()
        if not found or found[0].points * 2 < gain:
            return None
        before = _if_scored(compared.other, deeds[-1].unknown if deeds else 0)
        sums = self._sums(before, best[-1].after, best[-1].unknown, chosen)
        better = self.advise(start, thought)
        first = found[0]
        return self.note(gain, [first.line], first.points, first.hex, compared.scorings, better, sums)


def _if_scored(s: State, unknown: int) -> int:
    """A seat's points if it scored now, with what treasures that were dug and not seen bring on average."""
    me = int(s.current)
    points = int(s.score[me]) + int(scoring.points(s, me))
    return round(points + unknown * treasure_odds(s, me).gain) if unknown else points


def _can_be_played_blind(s: State, actions: list[int]) -> bool:
    """Whether a turn makes sense without knowing what its digs brought to light."""
    state = s.copy()
    for action in actions:
        if state.refusal(action) != LEGAL or (state.phase != SPENDING and act.kind_of(action) != act.LAY):
            return False
        if act.kind_of(action) == act.DIG:
            dig_unseen(state, action)
        else:
            state.apply(action)
    return True
