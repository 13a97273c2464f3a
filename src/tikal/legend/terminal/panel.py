"""The panel beside Legend's board: every campsite, the round, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tikal.cli.terminal import signs
from tikal.cli.terminal.panel import Panel, wrapped
from tikal.cli.terminal.words import DIM, LOUD, TITLE, chip, styled
from tikal.core.notation import SEATS
from tikal.legend.rules.box import Box
from tikal.legend.terminal.words import View, card_marks, effect_name
from tikal.messages import Say


class LegendPanel(Panel):
    """Draws the panel, long or short."""

    def __init__(self, view: View, names: Sequence[str], you: int | None, box: Box, say: Say) -> None:
        super().__init__(names, you, say)
        self.view = view
        self.box = box

    def draw(self, width: int, height: int, short: bool) -> list[Text]:
        """Return the panel's lines, no more than there is room for; parts stand apart where there is some."""
        seats = self.view["seats"]
        parts = [self._turn(short)] + [self._seat(number, seat, width, short) for number, seat in enumerate(seats)]
        supply = self._supply(width)
        if not short:
            parts += [self._offer(), supply]
        elif sum(map(len, parts)) + len(supply) <= height:
            parts.append(supply)
        return self.stacked([], parts, width, height)[:height]

    # --- players

    def _seat(self, number: int, seat: View, width: int, short: bool) -> list[Text]:
        current = self.view["current"]
        gain = seat["if_scored"]["total"] if seat["if_scored"] else None
        mark = signs.OUT if seat["passed"] else " "
        first = self.head(number, mark, seat["score"], gain, current == seat["seat"], width, short)
        supply = Text(" " if short else "  ") + self._supplies(seat, short)
        things = self._things(seat)
        cards = self._cards(seat)
        if short:
            return [first, supply, Text(" ").append(" ".join([*things, *cards]), style=DIM)]
        lines = [first, supply.append(" " + self._status(seat), style=LOUD)]
        roomy = len("  ".join([*things, *cards])) <= width - 2
        lines.append(Text("  ") + Text(("  " if roomy else " ").join([*things, *cards])))
        return [*lines, Text("  ").append(self.treasures(seat["treasures"], width - 2), style=DIM)]

    def _supplies(self, seat: View, short: bool) -> Text:
        """Explorers and leaders, available and not; camps and guardians left."""
        now, later = seat["available"], seat["unavailable"]
        parts = [f"{signs.EXPLORER}{now['explorers']}+{later['explorers']}"]
        parts.append(f"{signs.LEADER}{now['leaders']}+{later['leaders']}")
        parts += [f"{signs.CAMP}{seat['camps_left']}", f"{signs.GUARD}{seat['guards_left']}"]
        return Text(" ".join(parts) if not short else " ".join(["".join(parts[:1]), "".join(parts[1:])]))

    def _status(self, seat: View) -> str:
        return self.say("term-has-passed") if seat["passed"] else ""

    def _things(self, seat: View) -> list[str]:
        """AP token, tiles, drafted place, and whether the museum director waits."""
        things = [f"{seat['token']}AP"] if seat["token"] else []
        things += seat["tiles"]
        if seat["place"]:
            things.append(f"{signs.ARROW}{seat['place']}")
        if not seat["director_used"] and seat["power_tile"]:
            things.append(f"P{seat['power_tile']}")
        return things

    def _cards(self, seat: View) -> list[str]:
        """Cards on the right, then those preserved."""
        right, left = card_marks(seat["right"]), card_marks(seat["left"])
        return ([f"#{right}"] if right else []) + ([f"<{left}"] if left else [])

    # --- the turn

    def _turn(self, short: bool) -> list[Text]:
        view = self.view
        order = Text(" ").join(chip(SEATS.index(seat)) for seat in view["turn_order"])
        lines = [Text(self.say("term-l-order") + " ", style=TITLE) + order] if view["current"] else []
        scoring = view["scoring"]
        if scoring and not short:
            waiting = ", ".join(self.names[SEATS.index(seat)] for seat in scoring["waiting"]) or self.say("term-nobody")
            code = "term-final-round" if scoring["final"] else "term-volcano-round"
            lines.append(Text(self.say(code, waiting=waiting), style=LOUD))
        if short:
            return lines
        if view["effect"]:
            lines.append(Text(effect_name(self.say, view["effect"]["id"], self.box), style=LOUD))
        if view["phase"] == "spend":
            pips = Text(signs.EXPLORER * view["ap"], style=LOUD)
            lines.append(styled(self.say("term-ap", ap=view["ap"]) + " ", "bold") + pips)
        return lines

    def _offer(self) -> list[Text]:
        """What can be drafted, while it can."""
        offer = self.view["offer"]
        if self.view["phase"] != "draft":
            return []
        lines = [Text(self.say("term-offer", tiles=" ".join(offer["tiles"])), style=TITLE)]
        lines.append(Text("  " + " ".join([f"{value}AP" for value in offer["tokens"]])))
        return [*lines, Text("  #" + " ".join(offer["cards"]))]

    def _supply(self, width: int) -> list[Text]:
        """Trail-stone tokens, the stack and its volcanoes, and the temple floors that are left."""
        view, supply = self.view, self.view["supply"]
        edges = " ".join(view["trail_stones"]["placed"])
        lines = [Text(self.say("term-l-tokens", left=view["trail_stones"]["supply"]), style=DIM)]
        if edges:
            lines.append(Text("  " + edges, style=DIM))
        volcanoes = [id[0].upper() for id in supply["undrawn"] if self._is_volcano(id)]
        letter = supply["next_letter"] or "-"
        lines.append(Text(self.say("term-l-stack", letter=letter, volcanoes=" ".join(volcanoes) or "-"), style=DIM))
        floors = (Text(f"{level}:{left}", style=DIM) for level, left in supply["floors"].items())
        return [*lines, *wrapped(floors, width)]

    def _is_volcano(self, id: str) -> bool:
        number = self.box.tile_ids.index(id)
        return bool(int(self.box.volcanoes) >> number & 1)
