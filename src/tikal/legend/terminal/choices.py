"""Everything that can be done now in a game of Legend, as menus: the draft, a turn, spending AP, a card's picks."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from tikal.cli.terminal.menu import Choice, Menu
from tikal.cli.terminal.picks import Picks
from tikal.cli.terminal.words import DIM, yes_words
from tikal.core import action as act
from tikal.legend.rules import kinds
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, LegendState
from tikal.legend.terminal.picker import Picker
from tikal.legend.terminal.reasons import reason
from tikal.legend.terminal.words import View, effect_name, effect_text, tile_words
from tikal.messages import Catalogue, Say

Groups = tuple[tuple[str, tuple[int, ...]], ...]

#: The groups of a menu in the order of their numbers, and the kinds that belong to them.
FREE: Groups = (("look", (kinds.LOOK,)), ("power", (kinds.POWER,)), ("end", (act.END,)))
TURN: Groups = (
    ("play", (kinds.PLAY,)),
    ("preserve", (kinds.PRESERVE,)),
    ("discard", (kinds.DISCARD,)),
    ("ap", (kinds.USE_TOKEN,)),
    ("tile", (act.LAY, kinds.ERUPT, kinds.DROP)),
    ("pass", (act.PASS,)),
    *FREE,
)
SPEND: Groups = (
    ("deploy", (act.ENTER,)),
    ("move", (act.MOVE, act.SECRET)),
    ("clear", (act.UNCOVER,)),
    ("dig", (act.DIG,)),
    ("swap", (act.EXCHANGE,)),
    ("camp", (act.CAMP,)),
    ("guard", (act.GUARD,)),
    ("stone", (kinds.STONE,)),
    ("recruit", (kinds.RECRUIT,)),
    *FREE,
)
WORDS = tuple(dict(TURN + SPEND))
SITES = (act.UNCOVER, act.DIG, act.CAMP, act.GUARD)
TEXT_WIDTH = 76


def scoring_words(say: Say, s: LegendState) -> str:
    """Return which scoring is going on, to begin a question with."""
    return say("term-scoring", scoring=s.scoring)


class Choices:
    """Makes the menus of one position, for the player to decide."""

    def __init__(
        self, s: LegendState, legal: Sequence[int], view: View, names: Sequence[str], words: Catalogue
    ) -> None:
        self.s = s
        self.words = words
        self.say = words.say
        self.legal = list(legal)
        self.view = view
        self.names = names
        self.picker = Picker(s, view, names, self.say)
        self.player = names[int(s.current)]

    def main(self) -> Menu:
        """Return the menu of the phase."""
        if self.s.phase == DRAFTING:
            return self.picker.of(self.legal).menu(self.say("term-l-menu-draft", player=self.player))
        if self.s.phase == CARRYING_OUT:
            return self.effect()
        groups = self._grouped()
        choices = [self._group(word, self.of(*kinds)) for word, kinds in groups]
        lit = {int(act.hex_of(action)): "" for action in self.of(*SITES)}
        return Menu(self.title(), choices, lit)

    def _grouped(self) -> Groups:
        return TURN if self.s.phase == ACTING else SPEND

    def title(self) -> str:
        if self.s.phase == ACTING:
            acted = "yes" if self.s.acted else "no"
            return self.say("term-l-menu-turn", player=self.player, acted=acted)
        return self.say("term-menu-spend", player=self.player, scoring=scoring_words(self.say, self.s))

    def of(self, *kinds: int) -> list[int]:
        """Return the legal actions of these kinds."""
        return [action for action in self.legal if act.kind_of(action) in kinds]

    # --- groups

    def _group(self, word: str, actions: list[int]) -> Choice:
        name = self.say("term-l-group", kind=word)
        if not actions:
            return Choice(Text(name), (word,), refusal=self.refusal(word))
        label = Text(f"{name} ".ljust(11)).append(self._summary(word, actions), style=DIM)
        keys = (word, ".") if word == "end" else (word,)
        ending = self.ending() if word in ("end", "pass") else None
        if ending is not None:
            return Choice(label, keys, then=lambda: ending, brief=name)
        if len(actions) == 1 and (word in ("ap", "pass", "look", "end", "stone") or len(self.legal) == 1):
            return Choice(label, keys, (actions[0],), brief=name)
        return Choice(label, keys, then=lambda: self._picks(word, actions), brief=name)

    def _picks(self, word: str, actions: list[int]) -> Menu:
        """Return the question behind a group."""
        if word == "look":
            return self._looks(actions).menu(self.say("term-l-menu-group", kind=word))
        tiles = {int(act.item_of(action)) for action in actions}
        if word == "tile" and len(tiles) == 1:
            tile = self.s.ruleset.box.tiles[tiles.pop()]
            title = self.say("term-l-menu-place", tile=tile.id, what=tile_words(self.say, tile))
        else:
            title = self.say("term-l-menu-group", kind=word)
        return self.picker.of(actions).menu(title)

    def _looks(self, actions: list[int]) -> Picks:
        """Card 07, from the right or from the left."""
        texts = [self.s.ruleset.notation.write(action) for action in actions]
        choices = [
            Choice(
                Text(self.say("term-l-look-from", side="left" if act.detail_of(action) else "right")),
                (text,),
                (action,),
            )
            for text, action in zip(texts, actions, strict=True)
        ]
        return Picks(choices)

    def _summary(self, word: str, actions: list[int]) -> str:
        """Where a group can be used, or how much there is to choose from."""
        if word == "ap":
            return self.say("term-l-token-of", value=self.s.token(int(self.s.current)))
        if word == "end":
            return self.say("term-end-hint", ap=int(self.s.ap)) if self.s.phase != ACTING else ""
        if word in ("pass", "look"):
            return ""
        if word == "tile":
            ids = self.s.ruleset.box.tile_ids
            return " ".join(sorted({ids[act.item_of(action)] for action in actions}))
        if word in ("play", "discard", "preserve"):
            texts = [self.s.ruleset.notation.write(action).strip("-<") for action in actions]
            return " ".join(dict.fromkeys(text.partition("-#")[0] for text in texts))
        if word in ("swap", "power", "stone", "recruit"):
            return self.say("term-l-ways", count=len(actions), cost=int(self.s.cost(actions[0])))
        field = act.item_of if word == "move" else act.hex_of
        names = self.s.ruleset.box.board.names
        hexes = " ".join(names[hex] for hex in sorted({int(field(action)) for action in actions}))
        if word == "move":
            return self.say("term-summary-move", hexes=hexes)
        return self.say("term-summary", hexes=hexes, cost=int(self.s.cost(actions[0])))

    def refusal(self, word: str) -> str:
        """Return why a group of the menu has nothing to offer now."""
        return self.say("term-l-group-empty", kind=word, reason=reason(self.words, self.s, word, tuple(self.names)))

    def answer(self, word: str) -> str:
        """Return whether a group of the menu has something to offer, where, or why not."""
        actions = self.of(*dict(TURN + SPEND)[word])
        if not actions:
            return self.refusal(word)
        return self.say("term-possible", where=self._summary(word, actions) or self.say("term-l-group", kind=word))

    def ending(self) -> Menu | None:
        """Make sure: AP could still be spent, or a preserved card be played before passing."""
        if self.s.phase == ACTING:
            if act.PASS not in self.legal or not self.of(kinds.PLAY):
                return None
            yes = Choice(Text(self.say("term-l-pass-yes")), (*yes_words(self.say), "pass"), (act.PASS,))
            return Menu(self.say("term-l-menu-pass"), [yes])
        if all(act.kind_of(action) in (act.END, kinds.LOOK, kinds.POWER) for action in self.legal):
            return None
        yes = Choice(Text(self.say("term-end-yes")), (*yes_words(self.say), ".", "end"), (act.END,))
        return Menu(self.say("term-menu-end", ap=int(self.s.ap)), [yes])

    # --- cards and powers

    def effect(self) -> Menu:
        """What a card or power asks now."""
        effect = self.view["effect"]
        picks = self.picker.of(self.legal)
        choices = list(picks.choices)
        if self.of(kinds.LOOK):
            choices += self._looks(self.of(kinds.LOOK)).choices
        if kinds.DONE in self.legal:
            choices.append(Choice(Text(self.say("term-l-done")), ("done",), (kinds.DONE,)))
        facts: dict[str, str | int] = {
            "ask": self._asked(effect["id"], effect["stage"]),
            "ap": effect["budget"],
            "hex": effect["site"] or "none",
            "source": effect["source"] or "",
            "card": effect["spare_card"] or "",
        }
        asked = self.say("term-l-ask", **facts)
        name, told = (words(self.say, effect["id"], self.s.ruleset.box) for words in (effect_name, effect_text))
        title = self.say("term-l-menu-effect", player=self.player, name=name, asked=asked, picks=effect["picks"])
        text = [Text(line, style=DIM) for line in textwrap.wrap(told, TEXT_WIDTH)]
        return Menu(title, choices, picks.lit, [*text, *picks.picture])

    def _asked(self, effect: str, stage: int) -> str:
        """Return a word for what is to be picked now."""
        listed = [int(act.kind_of(action)) for action in self.legal]
        first = next((kind for kind in listed if kind not in (kinds.DONE, kinds.LOOK)), kinds.DONE)
        if first == act.SECRET:
            first = act.MOVE
        if first != kinds.CHOOSE:
            return kinds.KIND_NAMES[first]
        if effect in ("#17", "power:march"):
            return "march-to" if stage else "march-from"
        return "temple" if effect in ("#09", "power:temple-landing") else "ruin"
