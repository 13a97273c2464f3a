"""What can be picked on a campsite: tiles, cards, powers, treasures, and what is drafted."""

from __future__ import annotations

from rich.text import Text

from tikal.cli.terminal.hexmap import pictures
from tikal.cli.terminal.menu import Choice
from tikal.cli.terminal.picks import Picks
from tikal.cli.terminal.words import DIM, styled
from tikal.core import action as act
from tikal.legend.rules.box import FACES, POWERS
from tikal.legend.terminal.picks import LegendPicks
from tikal.legend.terminal.words import card_name, card_text, power_text, tile_words


class CampsitePicks(LegendPicks):
    """Tiles, cards, powers and treasures."""

    # --- treasures

    def order(self, actions: list[int]) -> Picks:
        names = [self.box.treasures[act.item_of(action)] for action in actions]
        pairs = zip(names, actions, strict=True)
        return Picks([Choice(Text(self.say(f"kind-{name}")), (name,), (action,)) for name, action in pairs])

    # --- tiles

    def tile(self, actions: list[int]) -> Picks:
        """Which tile, if there are several; then where, and how it is turned."""
        found = Picks()
        tiles = sorted({int(act.item_of(action)) for action in actions})
        if len(tiles) == 1 and act.kind_of(actions[0]) == act.LAY:
            return self.spots(actions)
        for number in tiles:
            tile = self.box.tiles[number]
            mine = [action for action in actions if act.item_of(action) == number]
            kind = self.s.ruleset.notation.kind_name(mine[0])
            label = Text(self.say("term-l-use-tile", kind=kind, tile=tile.id, what=tile_words(self.say, tile)))
            if len(mine) == 1:
                found.choices.append(Choice(label, (tile.id, self.text(mine[0]).lower()), (mine[0],), brief=tile.id))
            else:
                then = self.menu(self.spots, mine, "term-l-menu-place", tile=tile.id, what=tile_words(self.say, tile))
                found.choices.append(Choice(label, (tile.id,), then=then, brief=tile.id))
        found.picture = pictures([(self.box.tiles[number].stones, self.box.tiles[number].id) for number in tiles])
        return found

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
            text = power_text(self.say, id, self.box)
            label = styled(self.say(f"power-name-{id}"), "bold").append(" " + text, style=DIM)
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
