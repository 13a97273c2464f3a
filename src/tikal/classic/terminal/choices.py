"""Everything that can be done now, as menus grouped by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from tikal.classic.rules.paths import step_cost, walks
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING
from tikal.classic.rules.state import State, classic_state
from tikal.classic.terminal.board import terrain
from tikal.classic.terminal.panel import scoring_round
from tikal.classic.terminal.reasons import reason
from tikal.cli.terminal import signs
from tikal.cli.terminal.hexmap import pictures
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import DIM, styled, tile_words
from tikal.core import action as act
from tikal.core import engine
from tikal.core.action import LEADER
from tikal.core.hexes import HEXES, NAMES, NEIGHBOUR, SIDES
from tikal.core.notation import FIGURES
from tikal.game import Game
from tikal.messages import Catalogue, Say

#: The groups of a turn in the order of their numbers, and the kinds that belong to them.
GROUPS = (
    ("enter", (act.ENTER,)),
    ("move", (act.MOVE, act.SECRET)),
    ("uncover", (act.UNCOVER,)),
    ("dig", (act.DIG,)),
    ("exchange", (act.EXCHANGE,)),
    ("camp", (act.CAMP,)),
    ("guard", (act.GUARD,)),
    ("end", (act.END,)),
)
SITES = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD)
FIGURE_WORDS = ("explorer", "leader")
FLAT_EXCHANGES = 9  # more of them are asked in two questions


class Choices:
    """Makes the menus of one position."""

    def __init__(self, game: Game, names: Sequence[str], words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.say = words.say
        self.names = names
        self.state: State = classic_state(game.state)
        self.legal = game.legal_actions().ints()
        self.treasures = self.state.ruleset.components.treasures

    def main(self) -> Menu:
        """Return the menu of the phase."""
        if self.state.phase == LAYING:
            return self.lay()
        if self.state.phase == BIDDING:
            return self.bid()
        if self.state.phase == CHOOSING:
            return self.take()
        return self.spend()

    def of(self, *kinds: int) -> list[int]:
        """Return the legal actions of these kinds."""
        return [action for action in self.legal if act.kind_of(action) in kinds]

    def price(self, action: int) -> int:
        return int(engine.cost(self.state, action))

    # --- spending action points

    def spend(self) -> Menu:
        """All that AP can buy, always under the same numbers."""
        menus: dict[str, Callable[[], Menu]] = {
            "enter": self.enter, "move": self.move, "uncover": self.uncover, "dig": self.dig,
            "exchange": self.exchange, "camp": self.camp, "guard": self.guard, "end": self.end,
        }  # fmt: skip
        choices = [self._group(word, self.of(*kinds), menus[word]) for word, kinds in GROUPS]
        lit = {int(act.hex_of(action)): "" for action in self.of(*SITES)}
        title = self.say(
            "term-menu-spend", player=self.names[self.state.current], scoring=scoring_round(self.say, self.state)
        )
        return Menu(title, choices, lit)

    def _group(self, word: str, actions: list[int], menu: Callable[[], Menu]) -> Choice:
        name = self.say("term-group", kind=word)
        if not actions:
            return Choice(Text(name), (word,), refusal=self.refusal(word))
        label = Text(name.ljust(10))
        if word == "end":
            label.append(self.say("term-end-hint", ap=int(self.state.ap)), style=DIM)
            actions = self.legal  # ending is asked about whenever something else could be done
        else:
            label.append(self._summary(word, actions), style=DIM)
        if len(actions) == 1:
            return Choice(label, self._group_keys(word), tuple(actions), brief=name)
        return Choice(label, self._group_keys(word), then=menu, brief=name)

    def refusal(self, word: str) -> str:
        """Return why a group of the menu has nothing to offer now."""
        return self.say("term-group-empty", kind=word, reason=reason(self.words, self.state, word, tuple(self.names)))

    def answer(self, word: str) -> str:
        """Return whether a group of the menu has something to offer, where, or why not."""
        actions = self.of(*dict(GROUPS)[word])
        if not actions:
            return self.refusal(word)
        return (
            self.say("legal", cost=0)
            if word == "end"
            else self.say("term-possible", where=self._summary(word, actions))
        )

    def _group_keys(self, word: str) -> tuple[str, ...]:
        return (word, ".") if word == "end" else (word,)

    def _summary(self, word: str, actions: list[int]) -> str:
        """Where a group can be used, and what it costs."""
        if word == "exchange":
            return self.say("term-summary-exchange", count=len(actions), cost=self.price(actions[0]))
        if word == "move":
            sources = sorted({int(act.item_of(action)) for action in actions})
            return self.say("term-summary-move", hexes=" ".join(NAMES[hex] for hex in sources))
        hexes = sorted({int(act.hex_of(action)) for action in actions})
        return self.say("term-summary", hexes=" ".join(NAMES[hex] for hex in hexes), cost=self.price(actions[0]))

    def enter(self) -> Menu:
        choices, lit = [], {}
        for action in self.of(act.ENTER):
            hex, figure = int(act.hex_of(action)), int(act.detail_of(action))
            left = 1 if figure == LEADER else int(self.state.supply[self.state.current])
            label = self.say(
                "term-enter", figure=FIGURE_WORDS[figure], hex=NAMES[hex], left=left, cost=self.price(action)
            )
            choices.append(Choice(Text(label), (f"{FIGURES[figure]}@{NAMES[hex]}".lower(),), (action,)))
            lit[hex] = ""
        return Menu(self.say("term-menu-enter"), choices, lit)

    def move(self) -> Menu:
        choices, lit = [], {}
        movers = sorted({(int(act.item_of(a)), -int(act.detail_of(a))) for a in self.of(act.MOVE, act.SECRET)})
        if len(movers) == 1:
            return self.targets(movers[0][0], -movers[0][1])
        for source, negative in movers:
            figure = -negative
            there = 1 if figure == LEADER else int(self.state.explorers[self.state.current * HEXES + source])
            name = NAMES[source].lower()
            keys = [f"{FIGURES[figure].lower()}:{name}"]
            if sum(hex == source for hex, _ in movers) == 1:
                keys.append(name)
            label = Text(self.say("term-mover", figure=FIGURE_WORDS[figure], hex=NAMES[source], there=there) + " ")
            label.append_text(terrain(self.state, source))
            brief = f"{FIGURES[figure]} {NAMES[source]}"
            choices.append(Choice(label, tuple(keys), then=self._targets(source, figure), brief=brief))
            lit[source] = ""
        return Menu(self.say("term-menu-move"), choices, lit)

    def _targets(self, source: int, figure: int) -> Callable[[], Menu]:
        return lambda: self.targets(source, figure)

    def targets(self, source: int, figure: int) -> Menu:
        """Where a figure can get to, each by the cheapest way."""
        choices, lit = [], {}
        found = walks(self.state, self.state.current, source, self.state.ap)
        for walk in sorted(found, key=lambda w: (w.cost, w.target)):
            steps = tuple(step | figure << act.DETAIL for step in walk.steps)
            label = styled(NAMES[walk.target] + " ", "bold") + terrain(self.state, walk.target)
            via = " ".join(NAMES[act.hex_of(step)] for step in walk.steps[:-1])
            label.append(" " + self.say("term-walk", cost=walk.cost, between=len(walk.steps) - 1, via=via), style=DIM)
            lit[walk.target] = f"{signs.ARROW}{walk.cost}"
            brief = f"{NAMES[walk.target]} {lit[walk.target]}"
            choices.append(Choice(label, (NAMES[walk.target].lower(),), steps, brief=brief))
        return Menu(self.say("term-menu-target", figure=FIGURE_WORDS[figure], hex=NAMES[source]), choices, lit)

    def uncover(self) -> Menu:
        return self._sites(
            "term-menu-uncover", "term-uncover", self.of(act.UNCOVER), lambda hex: int(self.state.level[hex])
        )

    def dig(self) -> Menu:
        return self._sites("term-menu-dig", "term-dig", self.of(act.DIG), lambda hex: int(self.state.treasures_on[hex]))

    def camp(self) -> Menu:
        return self._sites("term-menu-camp", "term-camp", self.of(act.CAMP), lambda hex: 0)

    def _sites(self, title: str, code: str, actions: list[int], number: Callable[[int], int]) -> Menu:
        choices, lit = [], {}
        for action in actions:
            hex = int(act.hex_of(action))
            value = number(hex)
            label = self.say(code, hex=NAMES[hex], value=value, next=value + 1, cost=self.price(action))
            choices.append(Choice(Text(label), (NAMES[hex].lower(),), (action,)))
            lit[hex] = ""
        return Menu(self.say(title), choices, lit)

    def guard(self) -> Menu:
        choices, lit = [], {}
        for action in self.of(act.GUARD):
            hex, figure = int(act.hex_of(action)), int(act.detail_of(action))
            others = int(self.state.members(self.state.current, hex)) - 1
            facts: dict[str, str | int] = {"hex": NAMES[hex], "value": int(self.state.level[hex]), "others": others}
            keys = (f"{FIGURES[figure]}@{NAMES[hex]}".lower(),)
            label = self.say("term-guard", figure=FIGURE_WORDS[figure], cost=self.price(action), **facts)
            choices.append(Choice(Text(label), keys, (action,)))
            lit[hex] = ""
        return Menu(self.say("term-menu-guard"), choices, lit)

    def exchange(self) -> Menu:
        actions = self.of(act.EXCHANGE)
        if len(actions) <= FLAT_EXCHANGES:
            return Menu(self.say("term-menu-exchange"), [self._exchange(action) for action in actions])
        wanted = sorted({(int(act.hex_of(action)), int(act.detail_of(action))) for action in actions})
        choices = []
        for seat, kind in wanted:
            fitting = [a for a in actions if (act.hex_of(a), act.detail_of(a)) == (seat, kind)]
            label = self.say("term-exchange-take", other=self.names[seat], take=self.treasures[kind])
            choices.append(Choice(Text(label), (self.treasures[kind],), then=self._gives(fitting)))
        return Menu(self.say("term-menu-exchange"), choices)

    def _gives(self, actions: list[int]) -> Callable[[], Menu]:
        return lambda: Menu(self.say("term-menu-give"), [self._exchange(action) for action in actions])

    def _exchange(self, action: int) -> Choice:
        give, take = self.treasures[act.item_of(action)], self.treasures[act.detail_of(action)]
        label = self.say("term-exchange", other=self.names[act.hex_of(action)], give=give, take=take)
        return Choice(Text(label), (), (action,))

    def end(self) -> Menu:
        """Make sure: something could still be done."""
        yes = Choice(Text(self.say("term-end-yes")), ("y", "yes", ".", "end"), (act.END,))
        return Menu(self.say("term-menu-end", ap=int(self.state.ap)), [yes])

    # --- laying a tile

    def lay(self) -> Menu:
        """Where the tile in hand can go."""
        tile = self.state.ruleset.components.tiles[self.state.hand]
        hexes = sorted({int(act.hex_of(action)) for action in self.legal})
        choices = []
        for hex in hexes:
            turns = [action for action in self.legal if act.hex_of(action) == hex]
            label = styled(NAMES[hex], "bold").append(" " + self._beside(hex), style=DIM)
            keys = (NAMES[hex].lower(),)
            if len(turns) == 1:
                choices.append(Choice(label, keys, (turns[0],), brief=NAMES[hex]))
            else:
                choices.append(Choice(label, keys, then=self._turns(hex, turns), brief=NAMES[hex]))
        stones = stones_words(self.say, tile.stones)
        facts: dict[str, str | int] = {"stones": " ".join(stones), "sides": len(stones)}
        title = self.say("term-menu-lay", tile=tile.id, what=tile_words(self.say, tile), **facts)
        return Menu(title, choices, dict.fromkeys(hexes, ""))

    def _beside(self, hex: int) -> str:
        around = [int(NEIGHBOUR[hex * SIDES + side]) for side in range(SIDES)]
        explored = [NAMES[other] for other in around if other >= 0 and int(self.state.explored) >> other & 1]
        return self.say("term-beside", hexes=" ".join(sorted(explored)))

    def _turns(self, hex: int, actions: list[int]) -> Callable[[], Menu]:
        return lambda: self.turns(hex, actions)

    def turns(self, hex: int, actions: list[int]) -> Menu:
        """How the tile can be turned there, each with the paths it would open."""
        tile = self.state.ruleset.components.tiles[self.state.hand]
        drawn: list[tuple[tuple[int, ...], str]] = []
        paths: list[str] = []
        for number, action in enumerate(actions, 1):
            after = self.state.copy()
            engine.apply(after, action)
            paths.append(joined(self.say, after, hex))
            drawn.append((tuple(int(after.stones[hex * SIDES + side]) for side in range(SIDES)), str(number)))
        choices = []
        for action, text in zip(actions, paths, strict=True):
            label = Text(text.ljust(max(map(len, paths)) + 2))
            label.append(self.state.ruleset.notation.write(action), style=DIM)
            choices.append(Choice(label, (f"/{act.detail_of(action)}",), (action,)))
        title = self.say("term-menu-turn", tile=tile.id, hex=NAMES[hex])
        return Menu(title, choices, {hex: ""}, pictures(drawn), elsewhere=True)

    # --- the auction

    def bid(self) -> Menu:
        bids = self.of(act.BID)
        passing = Choice(Text(self.say("term-pass")), ("pass",), (act.PASS,))
        if not bids:
            return Menu(self.say("term-menu-only-pass", player=self.names[self.state.current]), [passing])
        least, most = int(act.bid_of(bids[0])), int(act.bid_of(bids[-1]))
        bidding = Choice(Text(self.say("term-bid", least=least, most=most)), ("bid",), then=self.points)
        tiles = [t for n, t in enumerate(self.state.ruleset.components.tiles) if int(self.state.offer) >> n & 1]
        title = self.say("term-menu-bid", player=self.names[self.state.current])
        return Menu(title, [bidding, passing], {}, pictures([(t.stones, t.id) for t in tiles]))

    def points(self) -> Menu:
        """How much to bid: the number typed is the bid."""
        bids = self.of(act.BID)
        choices = [Choice(Text(str(act.bid_of(bid))), (str(act.bid_of(bid)),), (bid,)) for bid in bids]
        title = self.say("term-menu-points", least=int(act.bid_of(bids[0])), most=int(act.bid_of(bids[-1])))
        return Menu(title, choices, listed=False, prefix="bid ")

    def take(self) -> Menu:
        """Which of the tiles on offer to play."""
        choices, drawn = [], []
        for number, action in enumerate(self.legal, 1):
            tile = self.state.ruleset.components.tiles[act.item_of(action)]
            label = styled(tile.id, "bold").append(f" {tile_words(self.say, tile)}")
            choices.append(Choice(label, (tile.id,), (action,)))
            drawn.append((tile.stones, str(number)))
        title = self.say("term-menu-take", player=self.names[self.state.current])
        return Menu(title, choices, {}, pictures(drawn))


def stones_words(say: Say, stones: Sequence[int]) -> list[str]:
    """Return the stones of a tile by direction, e.g. "N1" and "SE2"."""
    return [f"{side}{count}" for side, count in zip(say("term-sides").split(), stones, strict=True) if count]


def joined(say: Say, s: State, hex: int) -> str:
    """Return the paths out of a hex with their costs, and the stones that wait on its open sides."""
    paths, open_sides = [], 0
    for side in range(SIDES):
        other = int(NEIGHBOUR[hex * SIDES + side])
        cost = int(step_cost(s, hex, side))
        if cost:
            paths.append(say("term-path", hex=NAMES[other], cost=cost))
        elif other >= 0 and not int(s.explored) >> other & 1 and s.stones[hex * SIDES + side]:
            open_sides += 1
    text = ", ".join(paths) or say("term-no-path")
    return text + (" " + say("term-open-sides", count=open_sides) if open_sides else "")
