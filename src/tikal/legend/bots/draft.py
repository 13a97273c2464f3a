"""Why something is drafted: what it is good for, and how it compares with the next best thing."""

from __future__ import annotations

from tikal.bots.advice import Facts, Line
from tikal.bots.bot import Plan, Thought
from tikal.core import action as act
from tikal.core.limit import Limit
from tikal.core.tiles import RUIN, TEMPLE, VOLCANO, Tile
from tikal.legend.bots.prospects import more_of, scorings_left, treasure_odds
from tikal.legend.bots.weights import weights
from tikal.legend.planning.planner import Planner
from tikal.legend.planning.weights import ONE
from tikal.legend.rules import kinds
from tikal.legend.rules.box import FACES, NAMES, TERRAINS
from tikal.legend.rules.effects.cards_20_21 import EXTRA
from tikal.legend.rules.state import LegendState

# cards that do all that another does, and more
MORE = {"04": ("05", "06"), "05": ("06",), "13": ("14",), "20": ("21",)}
NODES = 400  # positions that are looked at to see what a card would bring


def preferred(thought: Thought) -> Thought:
    """Of two cards that come to the same by the bot's estimate, the one that does all that the other does and more."""
    chosen = thought.chosen
    for other in thought.alternatives:
        level = round((chosen.value or 0.0) - (other.value or 0.0)) <= 0
        if level and _card_of(other) in MORE.get(_card_of(chosen), ()):
            rest = [one for one in thought.alternatives if one is not other]
            return Thought(other, (chosen, *rest), thought.nodes)
    return thought


def _card_of(plan: Plan) -> str:
    """The number of the card that is drafted, if it is one."""
    action = int(plan.actions[0].packed)
    return NAMES[int(act.item_of(action))] if act.kind_of(action) == kinds.TAKE_CARD else ""


def taking(s: LegendState, action: int) -> Line:
    """Return what is taken in a draft."""
    return Line("hint-draft", _thing(s, action))


def _thing(s: LegendState, action: int) -> Facts:
    """The facts that name something on offer."""
    kind, item = int(act.kind_of(action)), int(act.item_of(action))
    if kind == kinds.TAKE_CARD:
        return {"sort": "card", "number": NAMES[item], "value": 0}
    if kind == act.TAKE:
        tile = s.ruleset.box.all_tiles[item]
        return {"sort": TERRAINS[tile.terrain], "number": "", "value": tile.value}
    return {"sort": "token" if kind == kinds.TAKE_TOKEN else "place", "number": "", "value": item}


class DraftMotives:
    """What one seat would take, and why."""

    def __init__(self, s: LegendState, thought: Thought) -> None:
        self.s = s
        self.me = int(s.current)
        self.thought = thought
        self.action = int(thought.chosen.actions[0].packed)

    def what(self) -> Line:
        """Return what is taken."""
        return taking(self.s, self.action)

    def why(self) -> list[Line]:
        """Return why: what it is good for, then what it is against the next best thing."""
        return [*self._use(), *self._against_the_next()] or [Line("hint-draft-rest")]

    def _tile(self, number: int) -> Tile:
        return self.s.ruleset.box.all_tiles[number]

    def _use(self) -> list[Line]:
        kind, item = int(act.kind_of(self.action)), int(act.item_of(self.action))
        if kind == kinds.TAKE_TOKEN:
            return self._token(item)
        if kind == kinds.TAKE_PLACE:
            last = self.s.round == int(self.s.ruleset.box.numbers.rounds)
            return [
                Line("hint-draft-last" if last else "hint-draft-next", {"place": item, "players": int(self.s.players)})
            ]
        return self._card(item) if kind == kinds.TAKE_CARD else self._land(self._tile(item))

    def _token(self, value: int) -> list[Line]:
        others = [other for other, count in enumerate(self.s.tokens_up) for _ in range(count)]
        others.remove(value)
        if not others:
            return [Line("hint-draft-only")]
        return [Line("hint-draft-token", {"next": max(others)})] if max(others) <= value else []

    def _land(self, tile: Tile) -> list[Line]:
        if tile.terrain == VOLCANO:
            points = int(self.s.ruleset.box.numbers.volcano_points)
            return [Line("hint-draft-volcano", {"points": points})]
        if tile.terrain == TEMPLE:
            facts: Facts = {"value": tile.value, "scorings": scorings_left(self.s, self.me)}
            return [Line("hint-draft-temple", facts)]
        if tile.terrain == RUIN:
            return [Line("hint-draft-ruin", {"points": treasure_odds(self.s, self.me).points})]
        return [Line("hint-draft-clearing")]

    def _card(self, face: int) -> list[Line]:
        s = self.s
        if FACES[face].startswith("01-"):
            kind, scorings = int(FACES[face][3:]) - 1, scorings_left(s, self.me)
            count = s.open_treasures[kind]
            facts: Facts = {"more": more_of(s, self.me, kind, count), "scorings": scorings}
            return [Line("hint-exchange-more", facts | {"count": int(s.owns(self.me, kind)) + count})]
        if face in EXTRA:
            rounds = int(s.ruleset.box.numbers.rounds) - s.round
            return [Line("hint-draft-extra", {"ap": EXTRA[face], "rounds": rounds})]
        planner = Planner(weights(), 100)
        planner.judge(s).begin(s)
        points = round(int(planner.gain_of_card(s, self.me, face, Limit(NODES))) / ONE)
        return [
            Line("hint-draft-card", {"points": points})
            if points > 0
            else Line("hint-draft-later", {"number": NAMES[face]})
        ]

    def _against_the_next(self) -> list[Line]:
        chosen, others = self.thought.chosen, self.thought.alternatives
        mine = _thing(self.s, self.action)
        for other in others:
            facts = _thing(self.s, int(other.actions[0].packed))
            if facts != mine:
                break
        else:
            return []
        gain = round((chosen.value or 0.0) - (other.value or 0.0))
        return [Line("hint-draft-better", facts | {"points": gain}) if gain > 0 else Line("hint-draft-level", facts)]
