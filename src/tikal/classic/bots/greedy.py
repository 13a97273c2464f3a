"""Goes for whatever gains most points per action point right now, with no thought for anybody's next turn.

Goals are small: hold this temple with one figure more than the others, dig here, uncover there. The bot plays
the first action of the best goal and looks again. How much a thing gains is a rule of thumb, not a search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tikal.bots.bot import Bot, Budget
from tikal.classic.rules.state import IN_SUPPLY, NORMAL, State, classic_state
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import LegalActions
from tikal.core.hexes import HEXES, NEIGHBOUR, SIDES
from tikal.core.position import Position
from tikal.core.tiles import RUIN, TEMPLE, VOLCANO

SCORINGS = 4
FAR = 30  # AP: farther than anything is worth walking
NEARNESS = 0.86  # what a tile's worth keeps for each AP it lies farther away
TREASURE = 1.7  # points that an unknown treasure adds to a collection, on average
AHEAD = 0.62  # share of a temple's value that holding it by one is worth before our own scoring
PER_MARGIN = 0.09  # ... and each further point of strength adds
DENIED = 0.15  # share of a temple's value that taking it from a rival is worth besides
LEVEL = 0.8  # points that an uncovered level of our own temple brings per scoring to come
CAMP = 0.16  # worth of a camp per AP that it saves and point that lies beside it
LEADER_WORTH = 6.0  # points that a leader is worth over a whole game
GUARD_LEVEL = 6  # temples from here on are worth a guard early
UNFINISHED = 0.5  # what a goal keeps of its worth if this turn's AP do not suffice for it
MOST_FIGURES = 4
WALKING = (act.ENTER, act.MOVE, act.SECRET, act.END)


class GreedyBot(Bot):
    name = "greedy"
    level = "beginner"

    def choose(self, position: Position, legal: LegalActions, budget: Budget) -> Action:
        position = classic_state(position)
        packed = legal.ints()
        if len(packed) == 1:
            return legal[0]
        kind = act.kind_of(packed[0])
        if kind == act.LAY:
            return legal[self._best(packed, Placing(position).worth)]
        if kind in (act.BID, act.PASS, act.TAKE):
            return legal[self._best(packed, Bidding(position).worth)]
        return legal[packed.index(Spending(position).action(packed))]

    def _best(self, packed: list[int], worth: Callable[[int], float]) -> int:
        """Return the place of the action with the greatest worth; equals are drawn by lot."""
        values = [worth(action) for action in packed]
        top = max(values)
        best = [n for n, value in enumerate(values) if value > top - 1e-9]
        return best[int(self.rng.below(len(best)))]


def scorings_left(s: State) -> int:
    """How many times we shall still score, the running round included if we have not scored in it yet."""
    return SCORINGS - bin(int(s.volcanoes)).count("1") - (1 if s.hand >= 0 and _is_volcano(s, int(s.hand)) else 0)


def _is_volcano(s: State, tile: int) -> bool:
    return bool(s.ruleset.components.terrain[tile] == VOLCANO)


def distances(s: State, sources: dict[int, int]) -> list[int]:
    """AP from the nearest source to every hex over the paths; sources come with the AP already spent on them."""
    best = [FAR] * HEXES
    for hex, spent in sources.items():
        best[hex] = min(best[hex], spent)
    for cost in range(FAR):
        for hex in range(HEXES):
            if best[hex] == cost:
                for n in range(SIDES):
                    exit = int(s.exits[hex * SIDES + n])
                    if not exit:
                        break
                    to = exit >> act.HEX & act.FIELD
                    best[to] = min(best[to], cost + (exit >> act.COST & act.FIELD))
    return best


def starting_points(s: State, seat: int) -> dict[int, int]:
    """Where a seat's figures can walk from, with the AP it takes to have one there."""
    points = {hex: 0 for hex in range(HEXES) if int(s.member_hexes[seat]) >> hex & 1}
    for hex in range(HEXES):
        if int(s.homes(seat)) >> hex & 1:
            points.setdefault(hex, 1)
    return points


class Goal(NamedTuple):
    """Something worth doing: points gained, AP it takes in all, and the action to begin with."""

    gain: float
    cost: int
    action: int


class Spending:
    """What to do with action points: the goal that gains most for each AP comes first."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.me = int(s.current)
        self.rivals = [seat for seat in range(s.players) if seat != self.me]
        self.left = scorings_left(s)
        self.scoring = s.round_kind != NORMAL
        self.homes = [hex for hex in range(HEXES) if int(s.homes(self.me)) >> hex & 1]
        self.leader_weight = int(s.ruleset.leader_strength)
        self.dig_cost = int(s.cost(act.DIG))
        self.enter_cost = int(s.cost(act.ENTER))
        self.secret_cost = int(s.cost(act.SECRET))

    def action(self, legal: list[int]) -> int:
        """Return the action that begins the best goal, or the end of the turn."""
        goals = [self._direct(action) for action in legal if act.kind_of(action) not in WALKING]
        for hex in range(HEXES):
            if self._open_temple(hex) or int(self.s.filled) >> hex & 1:
                goals += self._journeys(hex)
        allowed = set(legal)
        best = Goal(0.0, 1, act.END)
        for goal in goals:
            if goal.action in allowed and self._rate(goal) > self._rate(best) + 1e-9:
                best = goal
        return best.action

    def _rate(self, goal: Goal) -> float:
        """Points per AP; what cannot be finished this turn may come to nothing."""
        late = 1.0 if goal.cost <= self.s.ap else 0.0 if self.scoring and self.left == 1 else UNFINISHED
        return late * goal.gain / max(goal.cost, 1)

    # --- things done on the spot

    def _direct(self, packed: int) -> Goal:
        kind = act.kind_of(packed)
        hex, item, detail = int(act.hex_of(packed)), int(act.item_of(packed)), int(act.detail_of(packed))
        gain = 0.0
        if kind == act.UNCOVER:
            gain = self._uncover(hex)
        elif kind == act.DIG:
            gain = TREASURE * self.left
        elif kind == act.EXCHANGE:
            gain = self._exchange(hex, item, detail)
        elif kind == act.CAMP:
            gain = self._camp(hex)
        elif kind == act.GUARD:
            gain = self._guard(hex, detail)
        return Goal(gain, int(self.s.cost(packed)), packed)

    def _uncover(self, hex: int) -> float:
        mine, theirs = self._strengths(hex)
        return LEVEL * self._hold(mine, theirs) * min(self.left, 3) if mine > theirs else 0.0

    def _guard(self, hex: int, figure: int) -> float:
        """A guard keeps the temple for good but costs everybody who stands there."""
        mine, theirs = self._strengths(hex)
        level = int(self.s.level[hex])
        later = self.left - (1 if self.scoring else 0)
        at_risk = later * (1.0 - AHEAD) if self.scoring else (1.0 - self._hold(mine, theirs)) + (later - 1) * 0.6
        lost = int(self.s.members(self.me, hex)) - 1
        leader = LEADER_WORTH * later / SCORINGS if self.s.leader[self.me] == hex else 0.0
        patience = 1.0 if level >= GUARD_LEVEL or later <= 1 else 0.3  # guards are few: keep them for high temples
        return at_risk * level * patience - 0.8 * lost - leader if later else 0.0

    def _exchange(self, seat: int, give: int, take: int) -> float:
        points = self.s.ruleset.treasure_points
        kinds = len(self.s.unseen)
        mine = int(self.s.treasures[self.me * kinds + take])
        theirs = int(self.s.treasures[seat * kinds + give])
        gained = int(points[mine + 1] - points[mine]) - 1
        given = int(points[theirs + 1] - points[theirs]) - 1
        return self.left * (gained - 0.4 * given) if gained else 0.0

    def _camp(self, hex: int) -> float:
        saved = min(distances(self.s, {hex: 0})[home] for home in self.homes) - 1
        prizes = sum(self._prize(other) for other in self._around(hex))
        return CAMP * min(saved, 9) * min(prizes, 15) * (self.left - 1) / SCORINGS if saved > 2 else 0.0

    def _around(self, hex: int) -> list[int]:
        near = [int(NEIGHBOUR[hex * SIDES + side]) for side in range(SIDES)]
        return [other for other in near if other >= 0]

    def _prize(self, hex: int) -> float:
        if self._open_temple(hex):
            return float(self.s.level[hex])
        return TREASURE if int(self.s.filled) >> hex & 1 else 0.0

    # --- temples

    def _open_temple(self, hex: int) -> bool:
        return bool(int(self.s.temples & ~self.s.guarded) >> hex & 1)

    def _strengths(self, hex: int) -> tuple[int, int]:
        """Ours and the strongest rival's."""
        return (
            int(self.s.strength(self.me, hex)),
            max(int(self.s.strength(seat, hex)) for seat in self.rivals),
        )

    def _hold(self, mine: int, theirs: int) -> float:
        """The share of a temple's value that these strengths are worth."""
        if mine > theirs:
            later = min(0.97, AHEAD + PER_MARGIN * (mine - theirs))
            return 1.0 + 0.3 * later if self.scoring else later
        return 0.1 if mine and mine == theirs else 0.0

    # --- journeys: bring a figure, or several, to a hex

    def _journeys(self, hex: int) -> list[Goal]:
        """Goals that begin with somebody setting out for a hex."""
        figures = self._figures(hex)
        if not figures:
            return []
        goals: list[Goal] = []
        if self._open_temple(hex):
            mine, theirs = self._strengths(hex)
            before = self._hold(mine, theirs)
            taken = DENIED if self.s.majority(hex) not in (self.me, -1) and mine <= theirs else 0.0
            brought, cost = 0, 0
            for way, weight, _ in figures[:MOST_FIGURES]:
                brought += weight
                cost += way
                after = self._hold(mine + brought, theirs)
                gain = int(self.s.level[hex]) * (after - before + (taken if mine + brought > theirs else 0.0))
                goals.append(Goal(gain, cost, figures[0][2]))
        else:
            standing = int(self.s.members(self.me, hex))
            if standing < min(2, int(self.s.treasures_on[hex])):
                goals.append(Goal(TREASURE * self.left, figures[0][0] + self.dig_cost, figures[0][2]))
        return goals

    def _figures(self, target: int) -> list[tuple[int, int, int]]:
        """Figures that could go to a hex, cheapest first for what they weigh: AP, weight, first action."""
        away = distances(self.s, {target: 0})
        home = min(self.homes, key=away.__getitem__)
        found: list[tuple[int, int, int]] = []
        for hex in range(HEXES):
            if hex == target or not int(self.s.member_hexes[self.me]) >> hex & 1:
                continue
            secret = hex in self.homes and home != hex and self.secret_cost + away[home] < away[hex]
            way = self.secret_cost + away[home] if secret else away[hex]
            explorers, leader = self._idle(hex)
            for figure, count, weight in (
                (act.LEADER, leader, self.leader_weight),
                (act.EXPLORER, explorers, 1),
            ):
                if count and way < FAR:
                    step = int(act.pack(act.SECRET, home, hex, figure)) if secret else self._step(hex, figure, away)
                    found += [(way, weight, step)] * count
        if away[home] < FAR:
            way = self.enter_cost + away[home]
            if self.s.leader[self.me] == IN_SUPPLY:
                found.append((way, self.leader_weight, int(act.pack(act.ENTER, home, 0, act.LEADER))))
            entering = int(act.pack(act.ENTER, home, 0, act.EXPLORER))
            found += [(way, 1, entering)] * min(MOST_FIGURES, int(self.s.supply[self.me]))
        return sorted(found, key=lambda figure: (figure[0] / figure[1], figure[2]))

    def _step(self, hex: int, figure: int, away: list[int]) -> int:
        """The first step of the shortest way."""
        exits = [int(self.s.exits[hex * SIDES + n]) for n in range(SIDES)]
        ways = [(act.cost_of(exit) + away[int(act.hex_of(exit))], exit) for exit in exits if exit]
        return int(min(ways)[1]) | figure << act.DETAIL

    def _idle(self, hex: int) -> tuple[int, int]:
        """How many explorers and leaders could leave a hex without giving anything up."""
        explorers = int(self.s.explorers[self.me * HEXES + hex])
        leader = 1 if self.s.leader[self.me] == hex else 0
        if self._open_temple(hex):
            mine, theirs = self._strengths(hex)
            if mine > theirs:
                spare = mine - theirs - 1
                return min(explorers, spare), 1 if leader and spare >= self.leader_weight else 0
        elif int(self.s.filled) >> hex & 1:
            wanted = min(2, int(self.s.treasures_on[hex]))
            return max(0, explorers - max(0, wanted - leader)), 0 if explorers < wanted else leader
        return explorers, leader


class Placing:
    """What laying the drawn tile somewhere is worth: valuable ones near to us and far from the others."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.ways = [distances(s, starting_points(s, seat)) for seat in range(s.players)]
        tile = s.ruleset.components.tiles[int(s.hand)]
        self.prize = {TEMPLE: tile.value + 1.0, RUIN: tile.value * TREASURE, VOLCANO: -4.0}.get(tile.terrain, 1.0)

    def worth(self, packed: int) -> float:
        hex, tile, turn = int(act.hex_of(packed)), int(act.item_of(packed)), int(act.detail_of(packed))
        ways = [self._way(seat, hex, tile, turn) for seat in range(self.s.players)]
        mine = ways[int(self.s.current)]
        rivals = [way for seat, way in enumerate(ways) if seat != self.s.current]
        return self.prize * (NEARNESS**mine - 0.8 * max(NEARNESS**way for way in rivals))

    def _way(self, seat: int, hex: int, tile: int, turn: int) -> int:
        c = self.s.ruleset.components
        best = FAR
        for side in range(SIDES):
            other = int(NEIGHBOUR[hex * SIDES + side])
            if other < 0 or not int(self.s.explored & ~self.s.volcanoes) >> other & 1:
                continue
            stones = int(c.stones[(tile * SIDES + turn) * SIDES + side])
            stones += int(self.s.stones[other * SIDES + (side + 3) % SIDES])
            if stones:
                best = min(best, self.ways[seat][other] + stones)
        return best


class Bidding:
    """What bids and tiles are worth in the auction: a point or two for a clearly better tile."""

    def __init__(self, s: State) -> None:
        self.s = s
        offer = [n for n in range(len(s.ruleset.components.tiles)) if int(s.offer) >> n & 1]
        self.tiles = {tile: self._tile(tile) for tile in offer}
        values = sorted(self.tiles.values())
        self.limit = (values[-1] - values[len(values) // 2]) * 0.6 if values else 0.0

    def _tile(self, number: int) -> float:
        tile = self.s.ruleset.components.tiles[number]
        if tile.terrain == VOLCANO:
            return 3.0  # whoever takes it scores first and moves twice
        return {TEMPLE: 1.0 + tile.value * 0.8, RUIN: tile.value * 1.2}.get(tile.terrain, 1.0)

    def worth(self, packed: int) -> float:
        kind = act.kind_of(packed)
        if kind == act.TAKE:
            return self.tiles[int(act.item_of(packed))]
        return self.limit - int(act.bid_of(packed)) if kind == act.BID else 0.0
