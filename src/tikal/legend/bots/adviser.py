"""Plans of Legend step by step, and what a turn gave away. Why a step is good say `motives.py` and `draft.py`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tikal.bots.advice import WORTH_A_NOTE, Advice, AdvisedStep, Facts, Line, Note
from tikal.bots.adviser import TurnAdviser
from tikal.bots.bot import Thought
from tikal.bots.deeds import Deed
from tikal.bots.motives import Ground
from tikal.core import action as act
from tikal.core.notation import FIGURE_NAMES
from tikal.core.position import LEGAL, Position
from tikal.legend.bots.deeds import deeds_of, do
from tikal.legend.bots.draft import DraftMotives, preferred, taking
from tikal.legend.bots.ground import LegendGround
from tikal.legend.bots.motives import LegendMotives
from tikal.legend.bots.notes import LegendComparison
from tikal.legend.bots.prospects import Prospects
from tikal.legend.rules import kinds, scoring, stones
from tikal.legend.rules.box import NAMES, POWERS
from tikal.legend.rules.state import ACTING, DRAFTING, SPENDING, LegendState, legend_state

BARE = {
    act.PASS: "hint-pass-round", kinds.LOOK: "hint-look", kinds.DROP: "hint-drop", kinds.ERUPT: "hint-erupt",
    kinds.DONE: "hint-done",
}  # fmt: skip


class LegendAdviser(TurnAdviser[LegendState]):
    """Explains drafts, whole turns, and what is left of a card."""

    def advise(self, position: Position, thought: Thought) -> Advice:
        s = legend_state(position)
        if s.phase == DRAFTING:
            thought = preferred(thought)
        packed = [int(action.packed) for action in thought.chosen.actions]
        if s.phase == DRAFTING:
            draft = DraftMotives(s, thought)
            return self.advice(s, packed, [self.decision(s, packed[0], draft.what(), draft.why())], None, [])
        deeds = deeds_of(s, packed)
        if not deeds:
            return self.advice(s, packed, [self.ending(s)], None, [])
        steps = self.steps(LegendMotives(s, deeds, self.names))
        gain, sums = self._sums(s, deeds[-1])
        return self.advice(s, packed, steps, gain, sums)

    def tell(self, position: Position, actions: Sequence[int]) -> list[AdvisedStep]:
        s = legend_state(position)
        if s.phase == DRAFTING:
            return [self.decision(s, action, taking(s, action), []) for action in actions]
        ground = LegendGround(s)
        return [self.told(ground, deed, []) for deed in deeds_of(s, list(actions))]

    def _sums(self, s: LegendState, last: Deed[LegendState]) -> tuple[int | None, list[Line]]:
        """What the turn comes to if it were scored now, and which parts of the score it changes."""
        me, end = int(s.current), last.after
        before, after = (int(state.points_of(me)) + int(scoring.points(state, me)) for state in (s, end))
        sums = [self.scored(before, after, bool(last.unknown))]
        old, new = scoring.Sheet(s, me).parts, scoring.Sheet(end, me).parts
        for part, points in new.items():
            if points != old[part]:
                sign = "+" if points > old[part] else "−"
                sums.append(Line("hint-sum-part", {"part": part, "sign": sign, "more": abs(points - old[part])}))
        return (after - before, sums) if len(sums) > 1 else (None, [])  # to most turns a scoring is no matter

    def ending(self, s: Position) -> AdvisedStep:
        if not legend_state(s).acted:
            return super().ending(s)
        return self.decision(s, act.END, Line("hint-end"), [Line("hint-acted")])

    # --- what is done

    def told(self, ground: Ground[LegendState], deed: Deed[LegendState], reasons: list[Line]) -> AdvisedStep:
        step = super().told(ground, deed, reasons)
        if deed.kind == kinds.STONE:
            return replace(step, places=[_edge(deed)])
        if act.kind_of(deed.actions[0]) == kinds.CHOOSE:  # what an expert would then see is not known
            return replace(step, actions=[text for text in step.actions if not text.startswith("order:")])
        return step

    def what(self, ground: Ground[LegendState], deed: Deed[LegendState]) -> Line:
        s, action, kind = deed.before, deed.actions[0], deed.kind
        item = int(act.item_of(action))
        if kind in BARE:
            return Line(BARE[kind])
        if kind == kinds.USE_TOKEN:
            return Line("hint-token", {"ap": int(deed.after.ap)})
        if kind in (kinds.PLAY, kinds.DISCARD, kinds.TAKE_CARD):
            code = {kinds.PLAY: "hint-play-card", kinds.DISCARD: "hint-discard", kinds.TAKE_CARD: "hint-spare"}[kind]
            return Line(code, {"number": NAMES[item]})
        if kind == kinds.PRESERVE:
            return Line("hint-preserve", {"number": NAMES[int(act.hex_of(action))]})
        if kind == kinds.POWER:
            return Line("hint-power", {"power": POWERS[item]})
        if kind == kinds.RECRUIT:
            return Line("hint-recruit", {"figure": FIGURE_NAMES[int(act.detail_of(action))], "count": deed.count})
        if kind == kinds.STONE:
            source = stones.source_of(s.ruleset.box.board, action)
            facts: Facts = {"edge": _told(_edge(deed))}
            if source < 0:
                return Line("hint-stone", facts)
            return Line("hint-stone-from", facts | {"source": _told(s.ruleset.box.board.edge_name(int(source)))})
        if kind == kinds.ORDER:
            return Line("hint-order", {"treasure": s.ruleset.box.treasures[item]})
        if kind == kinds.CHOOSE:
            return Line("hint-choose", {"hex": ground.names[int(act.hex_of(action))]})
        hex: Facts = {"hex": ground.names[deed.hex]}
        if kind == kinds.RESITE:
            return Line("hint-resite", hex)
        if kind == act.UNCOVER:
            return Line("hint-clear", hex | {"level": ground.level(deed.after, deed.hex)})
        return super().what(ground, deed)

    # --- after a turn

    def turn(self, start: Position, played: Sequence[int]) -> tuple[Position, Sequence[int]]:
        s, left = legend_state(start).copy(), list(played)
        while s.phase == DRAFTING and left:  # who takes last may act first
            s.apply(left.pop(0))
        return s, left

    def review(self, start: Position, played: Sequence[int], thought: Thought) -> Note | None:
        s = legend_state(start)
        mine = [action for action in played if act.kind_of(action) != act.END]
        if s.phase not in (ACTING, SPENDING) or not _can_be_played_blind(s, mine):
            return None
        deeds, best = deeds_of(s, mine), deeds_of(s, [int(action.packed) for action in thought.chosen.actions])
        if not best or act.kind_of(best[-1].actions[-1]) == act.PASS:
            return None
        prospects = Prospects(s)
        better, done = prospects.value(best[-1].after), prospects.value(deeds[-1].after if deeds else s)
        gain = min(better[0] - done[0], better[1] - done[1])
        compared = LegendComparison(LegendGround(s), s, best, deeds, self.names)
        found = compared.differences()
        if gain < WORTH_A_NOTE or sum(one.points for one in found) * 2 < gain:
            return None
        rest = [] if found[0].points * 2 >= gain else [Line("note-rest")]
        _, sums = self._sums(compared.other, best[-1])
        advice = self.advise(start, thought)
        first = found[0]
        return self.note(gain, [first.line, *rest], first.points, first.hex, compared.scorings, advice, sums)


def _edge(deed: Deed[LegendState]) -> str:
    board = deed.before.ruleset.box.board
    return board.edge_name(int(stones.target_of(board, deed.actions[0])))


def _told(edge: str) -> str:
    """An edge as it is told."""
    return edge.replace("|", "–")


def _can_be_played_blind(s: LegendState, actions: list[int]) -> bool:
    """Whether a turn makes sense without knowing what it brought to light."""
    state = s.copy()
    for action in actions:
        if state.refusal(action) != LEGAL or state.current != s.current or act.kind_of(action) == act.PASS:
            return False
        do(state, action)
    return state.current == s.current
