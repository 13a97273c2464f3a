"""What can be picked on a campsite: tiles, cards, powers, treasures, and what is drafted."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tikal.cli.terminal.hexmap import pictures
from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.words import DIM, styled
from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.terminal.picks import PickMaker, Picks
from tikal.legend.terminal.words import card_name, card_text, tile_words

FLAT_SWAPS = 9  # more of them are asked in two questions


class CampsitePicks(PickMaker):
    """Tiles, cards, powers and treasures."""

    # --- treasures

    def order(self, actions: list[int]) -> Picks:
        names = [self.box.treasures[act.item_of(action)] for action in actions]
        pairs = zip(names, actions, strict=True)
        return Picks([Choice(Text(self.say(f"kind-{name}")), (name,), (action,)) for name, action in pairs])

    def swap(self, actions: list[int]) -> Picks:
        if len(actions) <= FLAT_SWAPS:
            return Picks([self._swap(action) for action in actions])
        found = Picks()
        for seat, kind in sorted({(int(act.hex_of(action)), int(act.detail_of(action))) for action in actions}):
            fitting = [a for a in actions if (act.hex_of(a), act.detail_of(a)) == (seat, kind)]
            label = self.say("term-exchange-take", other=self.names[seat], take=self.box.treasures[kind])
            then = self.menu(self._swaps, fitting, "term-menu-give")
            found.choices.append(Choice(Text(label), (), then=then))
        return found

    def _swaps(self, actions: list[int]) -> Picks:
        return Picks([self._swap(action) for action in actions])

    def _swap(self, action: int) -> Choice:
        give, take = self.box.treasures[act.item_of(action)], self.box.treasures[act.detail_of(action)]
        label = self.say("term-exchange", other=self.names[act.hex_of(action)], give=give, take=take)
        return Choice(Text(label), (self.text(action).lower(),), (action,))

    # --- tiles

    def tile(self, actions: list[int]) -> Picks:
        """Which tile, if there are several; then where, and how it is turned."""
        found = Picks()
        tiles = sorted({int(act.item_of(action)) for action in actions})
        if len(tiles) == 1 and act.kind_of(actions[0]) == act.LAY:
            return self._places(actions)
        for number in tiles:
            tile = self.box.tiles[number]
            mine = [action for action in actions if act.item_of(action) == number]
            kind = act.KIND_NAMES[act.kind_of(mine[0])]
            label = Text(self.say("term-l-use-tile", kind=kind, tile=tile.id, what=tile_words(self.say, tile)))
            if len(mine) == 1:
                found.choices.append(Choice(label, (tile.id, self.text(mine[0]).lower()), (mine[0],), brief=tile.id))
            else:
                then = self.menu(self._places, mine, "term-l-menu-place", tile=tile.id, what=tile_words(self.say, tile))
                found.choices.append(Choice(label, (tile.id,), then=then, brief=tile.id))
        found.picture = pictures([(self.box.tiles[number].stones, self.box.tiles[number].id) for number in tiles])
        return found

    def _places(self, actions: list[int]) -> Picks:
        found = Picks()
        for hex in sorted({int(act.hex_of(action)) for action in actions}):
            turns = [action for action in actions if act.hex_of(action) == hex]
            name = self.hexes[hex]
            label = styled(name, "bold").append(" " + self._beside(hex), style=DIM)
            if len(turns) == 1:
                found.choices.append(Choice(label, (name.lower(),), (turns[0],), brief=name))
            else:
                found.choices.append(Choice(label, (name.lower(),), then=self._turns(hex, turns), brief=name))
            found.lit[hex] = ""
        return found

    def _beside(self, hex: int) -> str:
        around = [int(self.box.board.neighbour[hex * SIDES + side]) for side in range(SIDES)]
        explored = self.s.explored
        names = [self.hexes[other] for other in around if other >= 0 and explored >> other & 1]
        return self.say("term-beside", hexes=" ".join(sorted(names))) if names else ""

    def _turns(self, hex: int, actions: list[int]) -> Callable[[], Menu]:
        return lambda: self.turns(hex, actions)

    def turns(self, hex: int, actions: list[int]) -> Menu:
        """How a tile can be turned there, each with the paths it would open."""
        tile = self.box.tiles[act.item_of(actions[0])]
        found, drawn = Picks(), []
        paths = [self.paths(hex, action) for action in actions]
        for number, (action, text) in enumerate(zip(actions, paths, strict=True), 1):
            turn = int(act.detail_of(action))
            stones = [int(self.box.stones_at(act.item_of(action) + 1, turn, side)) for side in range(SIDES)]
            drawn.append((stones, str(number)))
            label = Text(text.ljust(max(map(len, paths)) + 2)).append(self.text(action), style=DIM)
            found.choices.append(Choice(label, (f"/{turn}",), (action,), brief=f"/{turn}"))
        found.lit, found.picture = {hex: ""}, pictures(drawn)
        return found.menu(self.say("term-menu-turn", tile=tile.id, hex=self.hexes[hex]), elsewhere=True)

    def paths(self, hex: int, laid: int = 0) -> str:
        """Return the paths out of a hex with their costs, as they are or as a tile that is laid would make them."""
        after = self.s
        if laid:
            after = self.s.copy()
            after.apply(laid)
        parts = []
        for side in range(SIDES):
            other, stones = int(self.box.board.neighbour[hex * SIDES + side]), int(after.stones_on_side(hex, side))
            if stones:
                parts.append(self.say("term-path", hex=self.hexes[other], cost=stones))
        return ", ".join(parts) or self.say("term-no-path")

    # --- cards, powers and what is drafted

    def card(self, actions: list[int]) -> Picks:
        """Cards of the campsite, to be played or discarded."""
        found = Picks()
        for action in actions:
            id, left = FACES[act.item_of(action)], bool(act.detail_of(action))
            label = styled(f"#{id} ", "bold").append(card_name(self.say, id, self.box))
            if left:
                label.append(" " + self.say("term-l-preserved"))
            label.append(" " + card_text(self.say, id), style=DIM)
            keys = (self.text(action).lower(), f"#{id}<" if left else f"#{id}")
            found.choices.append(Choice(label, keys, (action,), brief=keys[1]))
        return found

    def preserve(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            id, other = FACES[act.hex_of(action)], int(act.item_of(action))
            label = styled(f"#{id} ", "bold").append(
                self.say("term-l-preserve", name=card_name(self.say, id, self.box))
            )
            if other:
                label.append(" " + self.say("term-l-makes-room", card=FACES[other - 1]), style=DIM)
            text = self.text(action)
            found.choices.append(Choice(label, (text,), (action,), brief=text))
        return found

    def power(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            id = POWERS[act.item_of(action)]
            label = styled(self.say(f"power-name-{id}"), "bold").append(" " + self.say(f"power-text-{id}"), style=DIM)
            found.choices.append(Choice(label, (id, f"power:{id}"), (action,), brief=self.say(f"power-name-{id}")))
        return found

    def take_card(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            id = FACES[act.item_of(action)]
            label = styled(f"#{id} ", "bold").append(card_name(self.say, id, self.box))
            brief = f"#{id} {self.say('card-name-' + id[:2])}"
            found.choices.append(Choice(label, (f"#{id}",), (action,), brief=brief, tiny=f"#{id}"))
        return found

    def take_tile(self, actions: list[int]) -> Picks:
        tiles = [self.box.tiles[act.item_of(action)] for action in actions]
        found = Picks(picture=pictures([(tile.stones, tile.id) for tile in tiles]))
        for tile, action in zip(tiles, actions, strict=True):
            label = styled(tile.id + " ", "bold").append(tile_words(self.say, tile))
            found.choices.append(Choice(label, (tile.id,), (action,), tiny=tile.id))
        return found

    def take_place(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            place = int(act.item_of(action))
            label, brief = self.say("term-l-place", place=place), self.say("term-l-place-short", place=place)
            found.choices.append(Choice(Text(label), (f"place{place}", f"place {place}"), (action,), brief=brief))
        return found

    def take_token(self, actions: list[int]) -> Picks:
        found = Picks()
        for action in actions:
            value = int(act.item_of(action))
            label = self.say("term-l-ap-token", value=value)
            brief = self.say("term-l-ap-token-short", value=value)
            found.choices.append(Choice(Text(label), (f"{value}ap", f"{value} ap"), (action,), brief=brief))
        return found
