"""Everything that can be done now, as menus grouped by kind."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tikal.classic.rules.paths import Walk, step_cost, walks
from tikal.classic.rules.ruleset import BIDDING, CHOOSING, LAYING
from tikal.classic.rules.state import State, classic_state
from tikal.classic.terminal.board import terrain
from tikal.classic.terminal.panel import scoring_round
from tikal.classic.terminal.reasons import reason
from tikal.cli.terminal.hexmap import pictures
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.picks import PickMaker, Picks, neighbours
from tikal.cli.terminal.words import DIM, styled, tile_words, yes_words
from tikal.core import action as act
from tikal.core.action import LEADER
from tikal.core.hexes import NAMES, NEIGHBOUR, SIDES
from tikal.core.tiles import Tile
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


class Choices(PickMaker):
    """Makes the menus of one position."""

    def __init__(self, game: Game, names: Sequence[str], words: Catalogue) -> None:
        self.words = words
        self.state: State = classic_state(game.state)
        self.legal = game.legal_actions().ints()
        super().__init__(self.state, NAMES, self.state.ruleset.components.treasures, names, words.say)

    def ground(self, hex: int) -> Text:
        return terrain(self.state, hex)

    def available(self, figure: int) -> int:
        return 1 if figure == LEADER else int(self.state.supply[self.state.current])

    def standing(self, hex: int, figure: int) -> int:
        leader = int(self.state.leader[self.state.current] == hex)
        return leader if figure == LEADER else int(self.state.members(self.state.current, hex)) - leader

    def level(self, hex: int) -> int:
        return int(self.state.level[hex])

    def ways(self, source: int) -> list[Walk]:
        found = walks(self.state, self.state.current, source, self.state.ap)
        return sorted(found, key=lambda way: (way.cost, way.target))

    def beside(self, hex: int) -> str:
        around = sorted(NAMES[other] for other in neighbours(NEIGHBOUR, hex, int(self.state.explored)))
        return self.say("term-beside", hexes=" ".join(around))

    def tile_of(self, action: int) -> Tile:
        return self.state.ruleset.components.tiles[act.item_of(action)]

    def laid(self, hex: int, action: int) -> tuple[list[int], str]:
        after = self.state.copy()
        after.apply(action)
        return [int(after.stones[hex * SIDES + side]) for side in range(SIDES)], joined(self.say, after, hex)

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

    # --- spending action points

    def spend(self) -> Menu:
        """All that AP can buy, always under the same numbers."""
        choices = [self._group(word, self.of(*kinds)) for word, kinds in GROUPS]
        lit = {int(act.hex_of(action)): "" for action in self.of(*SITES)}
        title = self.say(
            "term-menu-spend", player=self.names[self.state.current], scoring=scoring_round(self.say, self.state)
        )
        return Menu(title, choices, lit)

    def _group(self, word: str, actions: list[int]) -> Choice:
        name = self.say("term-group", kind=word)
        if not actions:
            return Choice(Text(name), (word,), refusal=self.refusal(word))
        label = Text(f"{name} ".ljust(10))
        if word == "end":
            label.append(self.say("term-end-hint", ap=int(self.state.ap)), style=DIM)
            actions = self.legal  # ending is asked about whenever something else could be done
        else:
            label.append(self._summary(word, actions), style=DIM)
        if len(actions) == 1:
            return Choice(label, self._group_keys(word), tuple(actions), brief=name)
        return Choice(label, self._group_keys(word), then=lambda: self._question(word, actions), brief=name)

    def _question(self, word: str, actions: list[int]) -> Menu:
        """Return the menu behind a group."""
        if word == "end":
            return self.end()
        make = {
            "enter": self.enter, "move": self.move, "uncover": self.clear, "dig": self.dig,
            "exchange": self.exchange, "camp": self.camp, "guard": self.guard,
        }[word]  # fmt: skip
        movers = {(int(act.item_of(action)), int(act.detail_of(action))) for action in actions}
        if word == "move" and len(movers) == 1:
            return self.targets(*movers.pop())
        return make(actions).menu(self.say("term-menu-group", kind=word))

    def dig(self, actions: list[int]) -> Picks:
        return self.sites(actions, "term-dig", lambda hex: int(self.state.treasures_on[hex]))

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

    def end(self) -> Menu:
        """Make sure: something could still be done."""
        yes = Choice(Text(self.say("term-end-yes")), (*yes_words(self.say), ".", "end"), (act.END,))
        return Menu(self.say("term-menu-end", ap=int(self.state.ap)), [yes])

    # --- laying a tile

    def lay(self) -> Menu:
        """Where the tile in hand can go."""
        tile = self.tile_of(self.legal[0])
        stones = stones_words(self.say, tile.stones)
        facts: dict[str, str | int] = {"stones": " ".join(stones), "sides": len(stones)}
        title = self.say("term-menu-lay", tile=tile.id, what=tile_words(self.say, tile), **facts)
        return self.spots(self.legal).menu(title)

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
