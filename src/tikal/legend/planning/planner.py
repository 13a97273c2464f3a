"""Finding a good turn in Legend: a beam over whole deeds, each looked at when it is complete.

A deed is a walk, something done on the spot, a tile laid, or a card or power carried out to its end. From every kept
position all deeds are tried; those after which the turn could end are turns found, those with AP left compete for the
places of the next layer, where an AP left counts for what it usually brings. What chance would reveal is taken to be
something of middling worth; the turn is played up to there and then planned anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.arrays import zeros
from tikal.core.hexes import BIT, HEX_OF_BIT
from tikal.core.limit import Limit
from tikal.core.planning import Turn
from tikal.legend.planning.bridges import Bridges
from tikal.legend.planning.evaluation import Evaluation
from tikal.legend.planning.map import Map
from tikal.legend.planning.trail import Trail, do
from tikal.legend.planning.walks import EVERYWHERE, LONGEST, Walks, worth_going
from tikal.legend.planning.weights import ONE, Weights
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES
from tikal.legend.rules.cards import add_card, face_up
from tikal.legend.rules.effects.card_17 import Marching
from tikal.legend.rules.effects.effect import running
from tikal.legend.rules.state import ACTING, CARRYING_OUT, SPENDING, LegendState
from tikal.legend.rules.stones import in_supply, pack_stone

if TYPE_CHECKING:
    from librt.vecs import vec

MOST_ACTIONS: Final = 2048
DEEPEST: Final = 14  # deeds in a turn
MOST_PICKS: Final = 10  # of one card
ON_THE_SPOT: Final = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD, act.EXCHANGE, kinds.RECRUIT)
EARLY: Final = 1  # powers are tried first thing, or with the token just taken in hand
POWERED: Final = 3  # ... and at any time from that many of the best positions of a layer, by who thinks further
AFTERWARDS: Final = 2  # turns whose action is taken that are gone on with by a power, by who thinks further
TOKENS: Final = 2  # trail-stone tokens in the game
BRIDGES: Final = 6  # edges on which a stone is tried, from one position
LOW: Final = -(1 << 40)  # worse than anything
# How much care a planner takes.
HASTY: Final = 0  # no power is thought of but in a scoring turn
USUAL: Final = 1  # powers at the start of a turn
CAREFUL: Final = 2  # powers at any time, also after the action; stones for AP


class Step:
    """A position that may be gone on from: the actions since its node, and what it promises."""

    def __init__(self, value: i64, node: i64, actions: list[int], ap: i64, standing: i64) -> None:
        self.value: i64 = value
        self.node: i64 = node
        self.actions: list[int] = actions
        self.ap: i64 = ap
        self.standing: i64 = standing


class Node:
    """A position that is gone on from, with all actions that led to it."""

    def __init__(self, state: LegendState, actions: list[int], depth: i64) -> None:
        self.state: LegendState = state
        self.actions: list[int] = actions
        self.depth: i64 = depth


class Planner:
    """Plans turns of whoever is to decide, once everybody has drafted."""

    def __init__(self, weights: Weights, rivalry: int = 100, picks: int = 3, sites: int = 8, care: int = USUAL) -> None:
        self.weights: Weights = weights
        self.rivalry: int = rivalry
        self.picks: int = picks  # unfinished cards that are gone on with, after each pick
        self.sites: int = sites  # hexes on which a tile is turned every way
        self.care: int = care
        self.evaluation: Evaluation | None = None
        self.limit: Limit = Limit()
        self.walks: Walks = Walks()
        self.bridges: Bridges = Bridges()
        self.listed: vec[i64] = zeros(MOST_ACTIONS)
        self.picked: list[vec[i64]] = [zeros(MOST_ACTIONS) for _ in range(MOST_PICKS)]
        self.nodes: list[Node] = []
        self.open: list[Step] = []
        self.after: list[Step] = []  # as `open`, but the action of the turn is taken
        self.found: list[Turn] = []
        self.width: i64 = 0
        self.most: i64 = 0
        self.me: i64 = 0
        self.number: i64 = 0  # of the node that is expanded
        self.best: i64 = 0  # of the deeds offered since it was set to LOW

    def judge(self, s: LegendState) -> Evaluation:
        """The evaluation, made for the board of this position."""
        found = self.evaluation
        if found is None or found.map.board is not s.ruleset.box.board:
            found = Evaluation(self.weights, Map(s.ruleset.box.board), self.rivalry)
            self.evaluation = found
        return found

    def plan(self, s: LegendState, width: int, limit: Limit, most: int = 12) -> list[Turn]:
        """Return the `most` best turns found, best first; none only if the limit is over at once.

        `width` is how many positions a layer keeps. `s` is as before afterwards.
        """
        self.limit = limit
        self.me = s.current
        self.width = width
        self.most = most
        self.found = []
        self.judge(s).begin(s)
        self.nodes = [Node(s.copy(), [], 0)]
        layer: list[int] = [0]
        while layer and not limit.is_over():
            self.open = []
            self.after = []
            for place, number in enumerate(layer):
                if not limit.is_over():
                    self._expand(number, self._tries_powers(number, place))
            layer = [self._settle(step) for step in self.open + self.after]
        return self.found

    def _tries_powers(self, number: i64, place: i64) -> bool:
        """Whether powers are thought of in a node, given its place in its layer."""
        node = self.nodes[number]
        if self.care == HASTY and node.state.w[at.SCORING] == at.NORMAL:
            return False
        return node.depth <= EARLY or (self.care == CAREFUL and (place < POWERED or node.state.w[at.ACTED] != 0))

    def _settle(self, step: Step) -> int:
        """Make the node of a kept position; return its number."""
        parent = self.nodes[step.node]
        state = parent.state.copy()
        for action in step.actions:
            do(state, action)
        self.nodes.append(Node(state, parent.actions + step.actions, parent.depth + 1))
        return len(self.nodes) - 1

    # --- trying deeds

    def _expand(self, number: i64, powers: bool) -> None:
        """Try everything from one node; powers only if they are thought of."""
        node = self.nodes[number]
        s = node.state
        trail = Trail(s)
        self.number = number
        if s.phase == CARRYING_OUT:
            self._complete(trail, 0)
            return
        count: i64 = s.list_actions(self.listed, 0)
        if s.phase == ACTING:
            self._try_cards(trail, count, node.depth == 0)
            self._lay(trail, self.listed, count)
        if node.depth == 0 and (s.phase == SPENDING or s.w[at.ACTED]):
            self._offer(trail)  # to do nothing more
        n: i64 = 0
        while n < count and not self.limit.is_over():
            action: i64 = self.listed[n]
            kind: i64 = act.kind_of(action)
            if kind == kinds.POWER:
                if powers:
                    self._try(trail, action)
            elif s.phase == SPENDING:
                if kind in ON_THE_SPOT:
                    self._try(trail, action)
            elif kind == act.PASS:
                self._offer_pass(trail)
            elif kind != kinds.PLAY and kind != act.LAY and kind != kinds.LOOK and kind != act.END:
                self._try(trail, action)
            n += 1
        if s.phase == SPENDING and node.depth < DEEPEST:
            self._try_walks(trail, s.ap, self.walks)
            if self.care == CAREFUL:
                self._try_bridges(trail)

    def _try(self, trail: Trail, action: i64) -> None:
        """Try one action, with all that a card or power then leaves to choose."""
        mark = trail.mark()
        trail.do(action)
        if trail.state.phase == CARRYING_OUT:
            self._complete(trail, 0)
        else:
            self._offer(trail)
        trail.back(mark)

    def _try_cards(self, trail: Trail, count: i64, first: bool) -> None:
        """Try every card. What one gains now also tells what it is worth to hold it, and so what other turns are."""
        s = trail.state
        judge = self.judge(s)
        self.limit.nodes += 1
        base: i64 = judge.margin(s, self.me)
        changes: dict[int, int] = {}
        n: i64 = 0
        while n < count and not self.limit.is_over():
            action: i64 = self.listed[n]
            if act.kind_of(action) == kinds.PLAY:
                self.best = LOW
                self._try(trail, action)
                if first and self.best > LOW and not act.detail_of(action):
                    hold: i64 = judge.hold[self.me * len(FACES) + act.item_of(action)]
                    gain: i64 = self.best - base + hold
                    change: i64 = ((gain if gain > 0 else 0) - hold) * self.weights.fresh // ONE
                    changes[int(action)] = int(change)
            n += 1
        total = sum(changes.values())
        for turn in self.found:
            turn.value += total - changes.get(turn.actions[0], 0)
        self.found.sort(key=value_of, reverse=True)
        for played, change in changes.items():
            judge.hold[self.me * len(FACES) + act.item_of(played)] += change

    def _lay(self, trail: Trail, listed: vec[i64], count: i64) -> None:
        """Try tiles: turned one way on every hex, and every way where they look best."""
        spots: list[tuple[int, int]] = []
        last: i64 = -1
        n: i64 = 0
        while n < count and not self.limit.is_over():
            spot: i64 = spot_of(listed[n])
            if spot >= 0 and spot != last:
                spots.append((-self._lay_one(trail, listed[n]), int(n)))
            last = spot
            n += 1
        spots.sort()
        for _, start in spots[: self.sites]:
            n = start + 1
            while n < count and spot_of(listed[n]) == spot_of(listed[start]) and not self.limit.is_over():
                self._lay_one(trail, listed[n])
                n += 1

    def _lay_one(self, trail: Trail, action: i64) -> int:
        mark = trail.mark()
        trail.do(action)
        value: i64 = self._offer(trail)
        trail.back(mark)
        return int(value)

    def _try_walks(self, trail: Trail, ap: i64, walks: Walks, goals: i64 = EVERYWHERE) -> list[Step]:
        """Try all walks to some hexes; return those that leave a card unfinished."""
        s = trail.state
        unfinished: list[Step] = []
        walks.find(s, self.judge(s).map, ap, goals)
        mark = trail.mark()
        walk: i64 = 0
        while walk < walks.count and not self.limit.is_over():
            n: i64 = walk * LONGEST
            last: i64 = n + walks.length[walk]
            while n < last:
                trail.do(walks.actions[n])
                n += 1
            self._close(trail, mark, unfinished)
            walk += 1
        return unfinished

    def _try_bridges(self, trail: Trail) -> None:
        """Try stones that bring something within reach, each with the walks over it."""
        s = trail.state
        costs = s.ruleset.box.costs
        left: i64 = s.ap - costs.stone
        if left < 1:
            return
        board = s.ruleset.box.board
        mark = trail.mark()
        for edge, goal in self.bridges.find(s, self.judge(s).map, left)[:BRIDGES]:
            token: i64 = 0
            while token < TOKENS and not self.limit.is_over():
                source: i64 = -1 if in_supply(s) else s.w[at.STONE + token] - 1
                if source != edge:
                    trail.do(pack_stone(board, source, edge))
                    self._try_walks(trail, s.ap, self.walks, BIT[goal])
                    trail.back(mark)
                token += TOKENS if source < 0 else 1

    # --- cards and powers

    def _complete(self, trail: Trail, depth: i64) -> None:
        """Try the picks of a card or power, and those that follow on the best of them."""
        if depth >= MOST_PICKS or self.limit.is_over():
            return
        s = trail.state
        listed = self.picked[depth]
        count: i64 = s.list_actions(listed, 0)
        if act.kind_of(listed[0]) == act.LAY:
            self._lay(trail, listed, count)
            return
        if s.w[at.STAGE] == 0 and isinstance(running(s), Marching):
            self._march(trail, listed, count)
            return
        unfinished: list[Step] = []
        if act.kind_of(listed[0]) == act.MOVE or act.kind_of(listed[0]) == act.SECRET:
            unfinished = self._try_walks(trail, s.w[at.BUDGET], Walks())
        mark = trail.mark()
        n: i64 = 0
        while n < count and not self.limit.is_over():
            kind: i64 = act.kind_of(listed[n])
            if kind != act.MOVE and kind != act.SECRET and kind != kinds.LOOK:
                trail.do(listed[n])
                self._close(trail, mark, unfinished)
            n += 1
        unfinished.sort(key=promise_of, reverse=True)
        for step in unfinished[: self.picks]:
            for action in step.actions:
                trail.do(action)
            self._complete(trail, depth + 1)
            trail.back(mark)

    def _close(self, trail: Trail, mark: int, unfinished: list[Step]) -> None:
        """Weigh what was tried, or keep it if a card is not done with it, and take it back."""
        if trail.state.phase == CARRYING_OUT:
            unfinished.append(self._unfinished(trail, mark))
        else:
            self._offer(trail)
        trail.back(mark)

    def _unfinished(self, trail: Trail, mark: int) -> Step:
        """Look at a position in which a card leaves more to choose; what an AP of it still brings is added."""
        s = trail.state
        self.limit.nodes += 1
        value: i64 = self.judge(s).margin(s, self.me) + s.w[at.BUDGET] * self.weights.ap
        return Step(value, self.number, trail.actions[mark:], 0, 0)

    def _march(self, trail: Trail, listed: vec[i64], count: i64) -> None:
        """Card 17: from each hex to each other where members count for something."""
        s = trail.state
        goals: i64 = worth_going(s)
        mark = trail.mark()
        n: i64 = 0
        while n < count:
            if act.kind_of(listed[n]) == kinds.CHOOSE:
                source: i64 = act.hex_of(listed[n])
                trail.do(listed[n])
                left: i64 = goals
                while left and not self.limit.is_over():
                    goal: i64 = HEX_OF_BIT[(left & -left) % 67]
                    left &= left - 1
                    if goal != source:
                        self._march_to(trail, source, goal)
                trail.back(mark)
            n += 1

    def _march_to(self, trail: Trail, source: i64, goal: i64) -> None:
        """Try one explorer, all of them, and everybody; who comes alone if there is only one."""
        s = trail.state
        explorers: i64 = s.explorers(self.me, source)
        leaders: i64 = s.leaders(self.me, source)
        march: i64 = act.pack(kinds.MARCH, goal, source)
        mark = trail.mark()
        trail.do(act.pack(kinds.CHOOSE, goal))
        sent: i64 = 0
        while sent < explorers:
            trail.do(march)
            sent += 1
            if sent == 1 or sent == explorers:
                self._offer_done(trail)
        if leaders:
            trail.do(march | act.LEADER << act.DETAIL)
            self._offer_done(trail)
        trail.back(mark)

    def _offer_done(self, trail: Trail) -> None:
        """Offer what a card has done so far as all that it does."""
        mark = trail.mark()
        if trail.state.phase == CARRYING_OUT:
            trail.do(kinds.DONE)
        self._offer(trail)
        trail.back(mark)

    def gain_of_card(self, s: LegendState, seat: i64, face: i64, limit: Limit) -> i64:
        """What a card would gain a seat if it were its turn now, at least 0; `begin` the evaluation first."""
        if s.ruleset.is_permanent(face):
            return 0
        table = s.copy()
        table.phase = ACTING
        table.current = seat
        self.limit = limit
        self.me = seat
        self.most = 0
        self.width = 0
        judge = self.judge(table)
        limit.nodes += 1
        base: i64 = judge.margin(table, seat)
        add_card(table, at.RIGHT, seat, face_up(face))
        self.best = base
        if table.ruleset.effect_of_face(face).can_start(table):
            self.nodes = [Node(table, [], DEEPEST)]
            self.number = 0
            self._try(Trail(table), act.pack(kinds.PLAY, 0, face))
        return self.best - base

    # --- what is kept

    def _offer(self, trail: Trail) -> i64:
        """Look at a position in which a deed is complete, and keep it if it is good enough; return its value."""
        s = trail.state
        self.limit.nodes += 1
        value: i64 = self.judge(s).margin(s, self.me)
        if value > self.best:
            self.best = value
        if s.phase == SPENDING or s.w[at.ACTED]:
            self._keep_turn(trail, value, act.END)
        if s.phase == SPENDING or not s.w[at.ACTED]:
            self._keep_open(self.open, self.width, trail, value + s.ap * self.weights.ap)
        elif self.care == CAREFUL and not s.w[at.DIRECTED] & BIT[self.me] and self.width:
            self._keep_open(self.after, AFTERWARDS, trail, value)
        return value

    def _offer_pass(self, trail: Trail) -> None:
        """Offer to pass, valued before anything follows from it."""
        s = trail.state
        self.limit.nodes += 1
        passed: i64 = s.w[at.PASSED]
        s.w[at.PASSED] = passed | BIT[self.me]
        value: i64 = self.judge(s).margin(s, self.me)
        s.w[at.PASSED] = passed
        self._keep_turn(trail, value, act.PASS)

    def _keep_turn(self, trail: Trail, value: i64, end: int) -> None:
        """Keep a turn that may end here, if it is among the best."""
        found = self.found
        count: i64 = len(found)
        if not self.most or (count == self.most and value <= found[count - 1].value):
            return
        actions = [*self.nodes[self.number].actions, *trail.actions, end]
        place: int = len(found)
        while place and found[place - 1].value < value:
            place -= 1
        found.insert(place, Turn(actions, int(value)))
        if len(found) > self.most:
            found.pop()

    def _keep_open(self, layer: list[Step], width: i64, trail: Trail, value: i64) -> None:
        """Keep a position to go on from, if it is among the best of its layer; equal ones are kept once."""
        count: i64 = len(layer)
        if not width or (count == width and value <= layer[count - 1].value):
            return
        s = trail.state
        standing: i64 = s.w[at.MEMBER_HEXES + self.me]
        place: int = len(layer)
        while place and layer[place - 1].value < value:
            place -= 1
        n: int = place
        while n and layer[n - 1].value == value:
            if layer[n - 1].ap == s.ap and layer[n - 1].standing == standing:
                return
            n -= 1
        layer.insert(place, Step(value, self.number, trail.actions[:], s.ap, standing))
        if len(layer) > width:
            layer.pop()


def spot_of(action: i64) -> i64:
    """A number for the tile and the hex of a placement; -1 for any other action."""
    return act.hex_of(action) * 64 + act.item_of(action) if act.kind_of(action) == act.LAY else -1


def value_of(turn: Turn) -> int:
    return turn.value


def promise_of(step: Step) -> int:
    return int(step.value)
