"""Setting up Legend positions in a few words, and asking the public API about them.

at(red=side("C4:2", right="05"))          Red has two explorers on the ruin of C4 and card 05; it is Red's turn
at(phase="spend", ap=6, red=side("B4:L"))  Red's leader stands on B4, 6 AP are left

The board is that of Chichen Itza plus what `land` puts there: {"C3": "a5/0"}. What a seat has in supply is worked out
from what stands on the board; `gone` members left the game with a guardian.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import tikal
from tests.rules.classic.table import SEATS, verdict
from tikal import Game
from tikal.legend.editions import builder as legend
from tikal.legend.rules.state import LegendState

#: Ruins of the set-up: g4 on A2 and f4 on F1, two treasures each. Temples: s2 A4, s3 B5, g1 D2, g2 E5, f1 H2, f2 F5.
#: Clearings: s1 B4, g3 C4, f3 F3. Lakes: s4 B2, s5 F2. Volcanoes: s6 D1, f5 H4.
SETUP = {hex: f"{tile}/{turn}" for tile, (hex, turn) in legend.standard_data()["scenarios"]["chichen-itza"].items()}


@dataclass(frozen=True)
class Side:
    figures: str = "-"
    score: int = 1
    camps: str = "-"
    owns: str = "-"
    right: str = "-"
    left: str = "-"
    token: int = 0
    tiles: str = "-"
    place: int = 0
    power: str = ""
    gone: int = 0
    leaders_gone: int = 0
    supply: str = ""
    later: str = "L12"

    def text(self, seat: int, board: str) -> str:
        """Return this seat's part of a position line."""
        standing = [entry.partition(":")[2] for entry in self.figures.split(",")] if self.figures != "-" else []
        letter = SEATS[seat][0]
        explorers = sum(int(count.lstrip("L") or 0) for count in standing) + self.gone + board.count(f"!{letter}E")
        leaders = sum(count.count("L") for count in standing) + self.leaders_gone + board.count(f"!{letter}L")
        later_leaders = self.later.count("L")
        later = int(self.later.lstrip("L") or 0)
        supply = self.supply or "L" * (2 - leaders - later_leaders) + str(30 - later - explorers)
        parts = (
            self.score, supply, self.later, self.figures, self.camps, self.owns, self.right, self.left,
            self.token or "-", self.tiles, self.place or seat + 1, self.power or seat + 1,
        )  # fmt: skip
        return ";".join(str(part) for part in parts)


def side(figures: str = "-", **facts: Any) -> Side:
    """Describe a seat: figures "A4:L2,B5:1", camps "B4.C3", treasures "jade.sun2", cards "05.20'"."""
    return Side(figures, **facts)


EMPTY = side()


def at(
    red: Side = EMPTY,
    blue: Side = EMPTY,
    yellow: Side | None = None,
    white: Side | None = None,
    *,
    land: dict[str, str] | None = None,
    phase: str = "act",
    ap: int = 10,
    to: str = "Red",
    order: str = "",
    round: int = 1,
    open: str = "all",
    seed: int = 1,
    **words: str,
) -> Game:
    """Set up a game at a position; `words` are the rest of its line."""
    sides = [s for s in (red, blue, yellow, white) if s is not None]
    board = ",".join(f"{hex}={tile}" for hex, tile in ({**SETUP, **(land or {})}).items() if tile)
    kinds = list(legend.box("standard").treasures)
    still = [f"{kind}2" for kind in kinds if open == "all" or kind in open.split(".")]
    line = [f"tikal=1 rules=legend players={len(sides)} board={board} order={order or '.'.join(SEATS[: len(sides)])}"]
    line += [f"{SEATS[n]}={s.text(n, board)}" for n, s in enumerate(sides)]
    line.append(f"to={to} phase={phase} round={round} bag={_bag(sides)}")
    if phase == "spend":
        line.append(f"ap={ap}" if ap else "")
        if words.get("scoring") != "final":
            line.append("acted=yes")
    if still:
        line.append(f"open={'.'.join(still)}")
    line += [f"{key}={value}" for key, value in words.items() if value]
    return tikal.game_at(" ".join(line), seed=seed)


def _bag(sides: list[Side]) -> str:
    held = [s.token for s in sides]
    return ".".join(f"{value}:{3 - held.count(value)}" for value in range(6, 14) if held.count(value) < 3)


def dealt(players: int = 2, seed: int | str = 1, scenario: str = "chichen-itza", first: int = 0) -> Game:
    """A new game, dealt."""
    return tikal.new_game("legend", players=players, seed=seed, scenario=scenario, first_player=first)


def state(game: Game) -> LegendState:
    """The state of a game of Legend."""
    found = game.state
    assert isinstance(found, LegendState)
    return found


def play(game: Game, *actions: str) -> None:
    """Play one action after the other; several may stand in one text."""
    for action in actions:
        for text in re.sub(r"\btake ", "take_", action).split():
            game.play(text.replace("take_", "take "))


def texts(game: Game, starts: str = "") -> set[str]:
    """The texts of all legal actions, or of those that begin in some way."""
    listed = game.legal_actions().texts()
    assert len(set(listed)) == len(listed), "an action is listed twice"
    return {text for text in listed if text.startswith(starts)}


def why(game: Game, action: str) -> str:
    """Return "legal" or the reason code; the list, the answer and playing it must agree, and there is a sentence."""
    code = verdict(game, action)
    sentence = game.explain(action).sentence
    assert len(sentence) > 12 and "{" not in sentence and code not in sentence.split(), (code, sentence)
    return code


def hex_of(game: Game, name: str, viewer: int | None = None) -> dict[str, Any]:
    """What a seat sees on a hex."""
    found: dict[str, Any] = next(entry for entry in game.view(viewer)["board"] if entry["hex"] == name)
    return found


def seat_of(game: Game, colour: str = "Red") -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = next(entry for entry in game.view()["seats"] if entry["seat"] == colour)
    return found


def to_move(game: Game) -> str:
    """The colour of the player who has to decide."""
    return "nobody" if game.current_player is None else SEATS[game.current_player]


def members(game: Game, hex: str, colour: str = "Red") -> str:
    """The figures of a seat on a hex, as a line writes them."""
    there = hex_of(game, hex)["figures"].get(colour)
    return "" if there is None else "L" * there["leaders"] + (str(there["explorers"]) if there["explorers"] else "")


def museum(game: Game, colour: str = "Red") -> dict[str, int]:
    """What treasures a seat has."""
    found: dict[str, int] = seat_of(game, colour)["treasures"]
    return found


def phase(game: Game) -> str:
    return str(game.view()["phase"])


def random_game(players: int, seed: str, scenario: str = "chichen-itza") -> Game:
    """Play a whole game at random."""
    from tikal.core.dealer import Rng

    game = dealt(players, seed, scenario)
    rng = Rng(f"random {seed}")
    while not game.is_over:
        legal = game.legal_actions()
        game.play(legal[int(rng.below(len(legal)))])
    return game
