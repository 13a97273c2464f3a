"""Finding a good turn: a beam over walks and deeds, layer by layer of AP spent.

From every kept position each walk is tried, alone and with what can be done where it ends, and everything that can
be done on the spot. Positions that cost the same AP compete for the places of their layer; equal ones are merged
(figures have no names). A dig is planned on the expectation: what comes to light is not known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import Evaluation
from tikal.classic.planning.network import Network
from tikal.classic.planning.walks import LONGEST, Walks, worth_going
from tikal.classic.rules.ruleset import LAYING, MOST_AP, SPENDING
from tikal.classic.rules.state import State
from tikal.core import action as act
from tikal.core import engine
from tikal.core.arrays import array, zeros
from tikal.core.dealer import Rng
from tikal.core.hexes import BIT, HEX_OF_BIT, HEXES, NOWHERE
from tikal.core.limit import ENDLESS, Limit
from tikal.core.planning import Turn
from tikal.core.step import HexStep

if TYPE_CHECKING:
    from librt.vecs import vec

WIDEST: Final = 256  # places in a layer
DEEDS: Final = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD)
APART: Final = 3  # AP between one's camps, at least
NODES_PER_AP: Final = 40  # that each place in a layer takes, rather more than less
HURRIED_PLACEMENTS: Final = 20  # of the tile, at most, that a planner in a hurry looks at
JUDGED: Final = 3  # turns that a network judges for each that is asked for
REMEMBERED: Final = 8192  # places for positions that were looked at; a newer one takes an older one's


def _random_words(name: str, count: int) -> list[int]:
    """Words for hash keys, the same in every process and others for every name."""
    rng = Rng(f"hash keys of {name}")
    return [sum(int(rng.below(1 << 20)) << 20 * part for part in range(3)) for _ in range(count)]


_FIGURES: Final = array(_random_words("figures", HEXES * 32))  # by hex and how many explorers
_LEADER: Final = array(_random_words("leader", HEXES + 2))
_LEVELS: Final = array(_random_words("levels", HEXES * 16))
_DUG: Final = array(_random_words("dug", HEXES * 4))
_CAMPS: Final = array(_random_words("camps", HEXES))
_GUARDS: Final = array(_random_words("guards", HEXES * 2))
_TREASURES: Final = array(_random_words("treasures", 4 * 8 * 8))
_SUPPLY: Final = array(_random_words("supply", 64))


def key_of(s: State) -> i64:
    """Return a key for what the current player's turn has changed: equal positions have equal keys."""
    seat = s.current
    key: i64 = _LEADER[s.leader[seat] + 2] ^ _SUPPLY[s.supply[seat]]
    hexes: i64 = s.explorer_hexes[seat]
    while hexes:
        hex: i64 = HEX_OF_BIT[(hexes & -hexes) % 67]
        key ^= _FIGURES[hex * 32 + s.explorers[seat * HEXES + hex]]
        hexes &= hexes - 1
    hexes = s.uncovered_once
    while hexes:
        hex = HEX_OF_BIT[(hexes & -hexes) % 67]
        key ^= _LEVELS[hex * 16 + s.level[hex]]
        hexes &= hexes - 1
    hexes = s.dug_once
    while hexes:
        hex = HEX_OF_BIT[(hexes & -hexes) % 67]
        key ^= _DUG[hex * 4 + (2 if s.dug_twice & BIT[hex] else 1)]
        hexes &= hexes - 1
    hexes = s.camps[seat]
    while hexes:
        key ^= _CAMPS[HEX_OF_BIT[(hexes & -hexes) % 67]]
        hexes &= hexes - 1
    hexes = s.guarded
    while hexes:
        hex = HEX_OF_BIT[(hexes & -hexes) % 67]
        if s.guard_seat(hex) == seat:
            key ^= _GUARDS[hex * 2 + s.guard_figure(hex)]
        hexes &= hexes - 1
    kinds: i64 = len(s.unseen)
    n: i64 = 0
    last: i64 = s.players * kinds
    while n < last:
        key ^= _TREASURES[n * 8 + s.treasures[n]]
        n += 1
    return key


def dig_unseen(s: State, action: i64) -> None:
    """Dig without looking at what it is: the plan goes on with an unknown treasure more."""
    s.apply(action)
    s.digging = NOWHERE
    s.phase = SPENDING


class Layer:
    """The best positions found that cost the same AP, best first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.value: vec[i64] = zeros(WIDEST + 1)
        self.key: vec[i64] = zeros(WIDEST + 1)
        self.parent: vec[i64] = zeros(WIDEST + 1)  # the node it was reached from
        self.row: vec[i64] = zeros(WIDEST + 1)  # where the actions from there begin
        self.length: vec[i64] = zeros(WIDEST + 1)


class Node:
    """A position that was expanded."""

    def __init__(self, state: State, unknown: i64, parent: i64, row: i64, length: i64, value: i64) -> None:
        self.state: State = state
        self.unknown: i64 = unknown  # treasures dug and not seen
        self.parent: i64 = parent
        self.row: i64 = row
        self.length: i64 = length
        self.value: i64 = value


class Planner:
    """Plans turns of whoever is to move, in the basic game and with a tile taken in the auction."""

    def __init__(
        self,
        weights: list[int],
        rivalry: int = 100,
        thorough: bool = True,
        remembering: bool = False,
        network: Network | None = None,
    ) -> None:
        self.thorough: bool = thorough  # or in a hurry: tries only what is most often good
        self.remembering: bool = remembering  # looks once at a position, whichever way leads there
        self.evaluation: Evaluation = Evaluation(weights, rivalry)
        self.network: Network | None = network  # judges the turns that were found, and some more
        self.distances: Distances = Distances()
        self.walks: Walks = Walks(thorough)
        self.layers: list[Layer] = [Layer() for _ in range(MOST_AP + 1)]
        self.nodes: list[Node] = []
        self.rows: vec[i64] = zeros(65536)  # actions of kept positions, row after row
        self.rows_top: i64 = 0
        self.listed: vec[i64] = zeros(engine.MOST_ACTIONS)
        self.placements: vec[i64] = zeros(engine.MOST_ACTIONS)
        self.width: i64 = 0
        self.known: vec[i64] = zeros(REMEMBERED)  # keys of positions that were looked at
        self.known_spent: vec[i64] = zeros(REMEMBERED)  # the least AP that led there

    # --- a whole turn

    def plan(self, s: State, width: int, tiles: int, limit: Limit, most: int = 12) -> list[Turn]:
        """Return the best turns found, at most `most`, best first.

        `width` is how many positions a layer keeps, `tiles` how many placements are followed up. `s` must wait for a
        tile to be laid or AP to be spent; it is as before afterwards. However short the limit, there is a turn.
        """
        if s.phase != LAYING:
            self.distances.measure(s)
            return self.spend(s, self.distances, _affordable(width, s.ap, 1, limit), limit, most)[:most]
        found: list[Turn] = []
        placements = self.best_placements(s, tiles, limit)
        full: i64 = s.ruleset.action_points
        wide: i64 = _affordable(width, full, len(placements), limit)
        if wide == 1:  # rather one placement well than several badly
            placements = placements[:1]
            wide = _affordable(width, full, 1, limit)
        for placing in placements:
            s.apply(placing)
            after = Distances()
            after.extend(s, self.distances, act.hex_of(placing))
            for turn in self.spend(s, after, wide, limit, -(-most // len(placements))):
                turn.actions.insert(0, placing)
                found.append(turn)
            s.unapply(placing)
            if limit.is_over():
                break
        found.sort(key=_value_of, reverse=True)
        return found[:most]

    def best_placements(self, s: State, tiles: int, limit: Limit) -> list[int]:
        """Return the most promising placements of the drawn tile: those that look best before anything is done."""
        self.distances.measure(s)
        count: i64 = s.list_actions(self.placements, 0)
        looked: list[tuple[int, int]] = []
        after = Distances()
        stride: i64 = 1 if self.thorough else 1 + count // HURRIED_PLACEMENTS
        n: i64 = stride // 2
        while n < count:
            placing: i64 = self.placements[n]
            s.apply(placing)
            after.extend(s, self.distances, act.hex_of(placing))
            self.evaluation.begin(s, after)
            self.evaluation.look(s, 0)
            looked.append((-int(self.evaluation.margin(s)), int(placing)))
            s.unapply(placing)
            limit.nodes += 1
            n += stride
            if limit.is_over():
                break
        looked.sort()
        return [placing for _, placing in looked[:tiles]]

    # --- spending action points

    def spend(self, s: State, distances: Distances, width: i64, limit: Limit, most: int) -> list[Turn]:
        """Return the best ways to spend the AP of a position, `most` of them or more, best first."""
        self.width = width if width < WIDEST else WIDEST
        self.evaluation.begin(s, distances)
        for layer in self.layers:
            layer.count = 0
        self.rows_top = 0
        if self.remembering:
            self.known = zeros(REMEMBERED)
        self.evaluation.look(s, 0)
        limit.nodes += 1
        root = Node(s.copy(), 0, -1, 0, 0, self.evaluation.margin(s))
        self.nodes = [root]
        if not limit.is_over():
            self._expand(0, limit)
        spent: i64 = 0
        full: i64 = s.ap
        while spent < full and not limit.is_over():
            layer = self.layers[spent]
            n: i64 = 0
            while n < layer.count and not limit.is_over():
                self.nodes.append(self._settle(layer, n))
                self._expand(len(self.nodes) - 1, limit)
                n += 1
            spent += 1
        return self._best(s, most)

    def _settle(self, layer: Layer, n: i64) -> Node:
        """Make the node of a kept position."""
        parent = self.nodes[layer.parent[n]]
        state = parent.state.copy()
        unknown: i64 = parent.unknown
        row: i64 = layer.row[n]
        last: i64 = row + layer.length[n]
        place: i64 = row
        while place < last:
            action: i64 = self.rows[place]
            if act.kind_of(action) == act.DIG:
                dig_unseen(state, action)
                unknown += 1
            else:
                state.apply(action)
            place += 1
        return Node(state, unknown, layer.parent[n], row, layer.length[n], layer.value[n])

    def _expand(self, number: i64, limit: Limit) -> None:
        """Try everything from one node."""
        node = self.nodes[number]
        s = node.state
        self._try_deeds(s, number, limit)
        walks = self.walks
        walks.find(s, self.evaluation.facts.ap, worth_going(s))
        guardable: i64 = self._guardable(s) if self.thorough else 0
        walks.step_aside(s, guardable)
        actions = walks.actions
        walk: i64 = 0
        while walk < walks.count and not limit.is_over():
            row: i64 = walk * LONGEST
            length: i64 = walks.length[walk]
            n: i64 = 0
            while n < length:
                s.apply(actions[row + n])
                n += 1
            self._offer(s, node.unknown, number, actions, row, length, limit)
            left: i64 = act.item_of(actions[row])  # a guard may go where somebody just left
            if act.kind_of(actions[row]) != act.MOVE or not guardable & BIT[left]:
                left = NOWHERE
            self._guard_behind(s, node.unknown, number, actions, row, length, left, limit)
            if act.hex_of(actions[row + length - 1]) == walks.target[walk]:
                self._try_there(s, node.unknown, number, actions, row, length, walks.target[walk], left, limit)
            while n > 0:
                n -= 1
                s.unapply(actions[row + n])
            walk += 1

    def _guardable(self, s: State) -> i64:
        """Temples that could get a guard and have somebody on them who would be lost then."""
        guard = s.ruleset.guard
        crowds: i64 = s.crowd_hexes[s.current] & s.temples
        if s.ap <= guard.price or not crowds:
            return 0
        hexes: i64 = guard.narrow(s, crowds)
        return hexes if hexes > 0 else 0

    def _try_deeds(self, s: State, number: i64, limit: Limit) -> None:
        """Try what can be done on the spot."""
        unknown: i64 = self.nodes[number].unknown
        count: i64 = s.list_actions(self.listed, 0)
        n: i64 = 0
        while n < count and not limit.is_over():
            action: i64 = self.listed[n]
            kind: i64 = act.kind_of(action)
            if kind == act.DIG:
                dig_unseen(s, action)
                self._offer(s, unknown + 1, number, self.listed, n, 1, limit)
                s.unapply(action)
            elif kind == act.UNCOVER or kind == act.CAMP or kind == act.GUARD or kind == act.EXCHANGE:
                if kind == act.CAMP and not self._is_apart(s, act.hex_of(action)):
                    n += 1
                    continue
                s.apply(action)
                self._offer(s, unknown, number, self.listed, n, 1, limit)
                s.unapply(action)
            n += 1

    def _try_there(
        self, s: State, unknown: i64, number: i64, actions: vec[i64], row: i64, length: i64, hex: i64, left: i64,
        limit: Limit,
    ) -> None:  # fmt: skip
        """Try what can be done where a walk has led: once, and what two members can do a second time."""
        for kind in DEEDS:
            if length >= LONGEST - 2:
                return
            step = s.ruleset.step_of[kind]
            assert isinstance(step, HexStep)
            if s.ap < step.price or step.narrow(s, BIT[hex]) <= 0 or (kind == act.CAMP and not self._is_apart(s, hex)):
                continue
            action: i64 = kind | hex << act.HEX
            if kind == act.GUARD and s.explorers[s.current * HEXES + hex] == 0:
                action |= act.LEADER << act.DETAIL
            actions[row + length] = action
            digs: i64 = 0
            if kind == act.DIG:
                dig_unseen(s, action)
                digs = 1
            else:
                s.apply(action)
            self._offer(s, unknown + digs, number, actions, row, length + 1, limit)
            self._guard_behind(s, unknown + digs, number, actions, row, length + 1, left, limit)
            if (kind == act.DIG or kind == act.UNCOVER) and s.ap >= step.price and step.narrow(s, BIT[hex]) > 0:
                actions[row + length + 1] = action
                if kind == act.DIG:
                    dig_unseen(s, action)
                else:
                    s.apply(action)
                self._offer(s, unknown + 2 * digs, number, actions, row, length + 2, limit)
                s.unapply(action)
            s.unapply(action)

    def _is_apart(self, s: State, hex: i64) -> bool:
        """Whether a hex is so far from the base camp and the player's camps that a camp there saves something."""
        ap = self.evaluation.facts.ap
        homes: i64 = s.homes(s.current)
        while homes:
            if ap[HEX_OF_BIT[(homes & -homes) % 67] * HEXES + hex] < APART:
                return False
            homes &= homes - 1
        return True

    def _guard_behind(
        self, s: State, unknown: i64, number: i64, actions: vec[i64], row: i64, length: i64, hex: i64, limit: Limit
    ) -> None:
        """Try a guard for the temple that a walk has left, after up to two levels more of it."""
        if hex == NOWHERE or length > LONGEST - 3:
            return
        guard = s.ruleset.guard
        uncover = s.ruleset.uncover
        levels: i64 = 0
        level: i64 = act.UNCOVER | hex << act.HEX
        while s.ap >= guard.price and guard.narrow(s, BIT[hex]) > 0:
            figure: i64 = act.EXPLORER if s.explorers[s.current * HEXES + hex] else act.LEADER
            action: i64 = act.GUARD | hex << act.HEX | figure << act.DETAIL
            actions[row + length + levels] = action
            s.apply(action)
            self._offer(s, unknown, number, actions, row, length + levels + 1, limit)
            s.unapply(action)
            if levels == 2 or s.ap < guard.price + uncover.price or uncover.narrow(s, BIT[hex]) <= 0:
                break
            actions[row + length + levels] = level
            s.apply(level)
            levels += 1
        while levels:
            s.unapply(level)
            levels -= 1

    def _offer(
        self, s: State, unknown: i64, number: i64, actions: vec[i64], row: i64, length: i64, limit: Limit
    ) -> None:
        """Look at a position and keep it if it is among the best of its layer."""
        spent: i64 = self.nodes[0].state.ap - s.ap
        key: i64 = 0
        if self.remembering:
            key = key_of(s)
            known: i64 = key & (REMEMBERED - 1)
            if self.known[known] == key and self.known_spent[known] <= spent:
                return
            self.known[known] = key
            self.known_spent[known] = spent
        limit.nodes += 1
        self.evaluation.look(s, unknown)
        value: i64 = self.evaluation.margin(s)
        layer = self.layers[spent]
        count: i64 = layer.count
        if count == self.width and value <= layer.value[count - 1]:
            return
        if not self.remembering:
            key = key_of(s)
        place: i64 = 0
        while place < count:
            if layer.key[place] == key:
                return
            place += 1
        if self.rows_top + length > len(self.rows):
            return
        n: i64 = 0
        top: i64 = self.rows_top
        while n < length:
            self.rows[top + n] = actions[row + n]
            n += 1
        self.rows_top = top + length
        place = count if count < self.width else count - 1
        while place > 0 and layer.value[place - 1] < value:
            layer.value[place] = layer.value[place - 1]
            layer.key[place] = layer.key[place - 1]
            layer.parent[place] = layer.parent[place - 1]
            layer.row[place] = layer.row[place - 1]
            layer.length[place] = layer.length[place - 1]
            place -= 1
        layer.value[place] = value
        layer.key[place] = key
        layer.parent[place] = number
        layer.row[place] = top
        layer.length[place] = length
        if count < self.width:
            layer.count = count + 1

    # --- what was found

    def _best(self, s: State, most: int) -> list[Turn]:
        """Return the best positions of all layers as turns, each by the cheapest way that was found."""
        ends: list[tuple[int, int, int]] = [(-int(self.nodes[0].value), -1, 0)]
        reached: set[int] = {int(key_of(s))}
        for spent in range(s.ap + 1):
            layer = self.layers[spent]
            for n in range(layer.count):
                key = int(layer.key[n])
                if key not in reached:
                    reached.add(key)
                    ends.append((-int(layer.value[n]), spent, n))
        ends.sort()
        if self.network is not None:
            most *= JUDGED
        turns = [self._turn(spent, n) for _, spent, n in ends[:most]]
        turns.sort(key=_value_of, reverse=True)
        return turns

    def _turn(self, spent: int, n: int) -> Turn:
        """Return the way to a kept position; spent -1 is to do nothing."""
        node = self.nodes[0] if spent < 0 else self._settle(self.layers[spent], n)
        actions: list[int] = []
        end = node
        while end.parent >= 0:
            row = [int(action) for action in self.rows[end.row : end.row + end.length]]
            actions = row + actions
            end = self.nodes[end.parent]
        actions.append(act.END)
        self.evaluation.look(node.state, node.unknown)
        if self.network is not None:
            self.network.correct(node.state, self.evaluation)
        points = [int(value) for value in self.evaluation.value[: node.state.players]]
        return Turn(actions, int(self.evaluation.margin(node.state)), points)


def _affordable(width: i64, ap: i64, parts: i64, limit: Limit) -> i64:
    """How wide a beam may be, at most `width`, so that this many of them reach their last layer within the limit."""
    nodes: i64 = limit.nodes_left()
    if nodes == ENDLESS:
        return width
    wide: i64 = nodes // (parts * (ap + 1) * NODES_PER_AP)
    return width if wide > width else wide if wide > 1 else 1


def _value_of(turn: Turn) -> int:
    return turn.value
