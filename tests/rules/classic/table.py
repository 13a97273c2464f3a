"""Setting up positions in a few words, and asking the public API about them.

at("C4=a5/1$3", red=seat("C4:L1", owns="jade"))      Red's leader and an explorer stand on a ruin, 10 AP left
verdict(game, "$C4")                                 "legal", or the code of the reason why not

What a seat has in its supply is worked out from what stands on the board. `gone` explorers left the game
with a guard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import tikal
from tikal import Game

EDITIONS = ("ravensburger", "rio-grande", "rio-grande-fr", "super-meeple", "reference")
SEATS = ("Red", "Blue", "Yellow", "White")

# --- boards

#: Every tile of A and B but the volcano b6: the next draw can only be b6.
NEXT_IS_VOLCANO = "A3=a5/4,B1=a6/0,B2=a4/5,B3=b5/0,C1=b4/4,C2=b3/1,C3=b2/1,C4=a1/2,C5=b1/0,D2=a3/0,D5=a2/2"

#: All eight ruins and no other tile.
RUINS = {"B3": "a5/3", "C3": "e5/3", "C4": "f4/0", "C5": "b5/1", "D2": "d4/5", "D3": "a6/4", "D4": "g4/5", "D5": "c5/0"}

#: All 36 tiles lie on the board.
FULL = (
    "A1=b1/5,A2=d3/0,A3=f3/1,B1=a5/0,B2=c5/2,B3=e5/5,C1=b5/4,C2=b6/0,C3=a2/3,C4=f2/5,C5=g1/2,D1=c4/5,D2=b4/2,"
    "D3=b3/3,D4=d1/0,D5=e2/2,E1=g4/3,E2=f4/5,E3=c1/0,E4=c2/4,E5=f1/0,F1=d2/5,F2=a4/1,F3=e1/1,F4=d5/0,F5=g3/2,"
    "G1=f5/0,G2=c3/2,G3=d4/0,G4=a3/0,G5=b2/0,H1=g2/2,H2=e4/5,H3=e3/2,H4=a6/0,H5=a1/5"
)

#: The same without the tile on H5: a1 is the last one.
ALL_BUT_A1 = FULL.removesuffix(",H5=a1/5")

#: Only A1 and A2 are empty, walled in by the volcanoes on A3, B1 and B2; g3 and g4 are not laid.
WALLED = (
    "A3=b6/0,B1=d5/0,B2=f5/0,B3=e4/3,C1=a5/5,C2=f4/0,C3=a2/0,C4=f3/5,C5=c2/5,D1=f2/0,D2=d1/4,D3=b3/3,D4=e5/0,"
    "D5=c3/5,E1=b4/3,E2=c5/1,E3=b5/1,E4=a1/2,E5=d2/5,F1=c1/5,F2=g1/0,F3=a4/1,F4=b2/2,F5=d4/1,G1=a6/1,G2=b1/4,"
    "G3=d3/1,G4=c4/2,G5=g2/1,H1=e2/0,H2=e1/0,H3=a3/4,H4=e3/0,H5=f1/2"
)

#: Only A1 is empty, between the volcanoes on A2 and B1; the third volcano f5 is not laid.
CORNERED = (
    "A2=b6/0,A3=b1/3,B1=d5/0,B2=c5/2,B3=e5/5,C1=g4/5,C2=a5/0,C3=a2/3,C4=f2/5,C5=b3/3,D1=d2/4,D2=g2/4,D3=d1/4,"
    "D4=c4/1,D5=d3/1,E1=e3/4,E2=a6/5,E3=f3/2,E4=c2/5,E5=b4/2,F1=b5/4,F2=e4/1,F3=f1/4,F4=g1/0,F5=c1/2,G1=c3/2,"
    "G2=a1/5,G3=b2/0,G4=g3/5,G5=f4/4,H1=a3/1,H2=d4/2,H3=a4/5,H4=e2/0,H5=e1/5"
)


# --- positions


@dataclass(frozen=True)
class Seat:
    figures: str = "-"
    score: int = 0
    camps: str = "-"
    owns: str = "-"
    gone: int = 0
    leader_gone: bool = False

    def line(self, colour: str, board: str) -> str:
        """Return this seat's part of a position line."""
        standing = [entry.partition(":")[2] for entry in self.figures.split(",")] if self.figures != "-" else []
        explorers = sum(int(count.removeprefix("L") or 0) for count in standing)
        explorers += self.gone + board.count(f"!{colour[0]}E")
        leader_out = self.leader_gone or f"!{colour[0]}L" in board or any("L" in count for count in standing)
        supply = ("" if leader_out else "L") + str(18 - explorers)
        return f"{self.score};{supply};{self.figures};{self.camps};{self.owns}"


def seat(
    figures: str = "-", score: int = 0, camps: str = "-", owns: str = "-", gone: int = 0, leader_gone: bool = False
) -> Seat:
    """Describe a seat: figures "A4:L2,B5:1", camps "B4.C3", treasures "jade.sun2"."""
    return Seat(figures, score, camps, owns, gone, leader_gone)


NEW = seat()


def at(
    board: str = "-",
    red: Seat = NEW,
    blue: Seat = NEW,
    yellow: Seat | None = None,
    white: Seat | None = None,
    *,
    rules: str = "super-meeple",
    to: str = "Red",
    phase: str = "spend",
    ap: int = 10,
    seed: int = 1,
    **words: str,
) -> Game:
    """Set up a game at a position; `words` are the rest of its line, those that are empty are left out."""
    seats = [s for s in (red, blue, yellow, white) if s is not None]
    line = [f"tikal=1 rules={rules} players={len(seats)} board={board}"]
    line += [f"{SEATS[n]}={s.line(SEATS[n], board)}" for n, s in enumerate(seats)]
    line += [f"to={to} phase={phase}"]
    if phase == "spend":
        line.append(f"ap={ap}")
    line += [f"{key}={value}" for key, value in words.items() if value]
    return tikal.game_at(" ".join(line), seed=seed)


# --- questions


def verdict(game: Game, action: str) -> str:
    """Return "legal" or the reason code of an action. The list, the answer and playing it must agree."""
    answer = game.explain(action)
    assert (action in game.legal_actions()) == answer.legal == (answer.code == "legal")
    if not answer.legal:
        with pytest.raises(tikal.IllegalAction) as refused:
            game.play(action)
        assert refused.value.code == answer.code
    return answer.code


def listed(game: Game, starts: str = "") -> set[str]:
    """Return the texts of all legal actions, or of those that begin in some way."""
    texts = game.legal_actions().texts()
    assert len(set(texts)) == len(texts), "an action is listed twice"
    return {text for text in texts if text.startswith(starts)}


def price(game: Game, action: str) -> int:
    """Play an action and return the AP it took."""
    before = int(game.state.ap)
    game.play(action)
    return before - int(game.state.ap)


def to_move(game: Game) -> str:
    """The colour of the player who has to decide."""
    return "nobody" if game.current_player is None else SEATS[game.current_player]


def phase(game: Game) -> str:
    return str(game.view()["phase"])


def place(game: Game, hex: str) -> dict[str, Any]:
    """What everybody sees on a hex."""
    found: dict[str, Any] = next(entry for entry in game.view()["board"] if entry["hex"] == hex)
    return found


def player(game: Game, colour: str) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = next(entry for entry in game.view()["seats"] if entry["seat"] == colour)
    return found


# --- playing


def play(game: Game, *actions: str) -> None:
    """Play one action after the other."""
    for action in actions:
        game.play(action)


def lay_anywhere(game: Game) -> None:
    """Lay the tile in hand on the first place that fits."""
    assert phase(game) == "lay"
    game.play(game.legal_actions()[0])


def idle_turn(game: Game) -> None:
    """Choose and lay a tile if need be, then end the turn without spending anything."""
    if phase(game) == "choose":
        game.play(game.legal_actions()[0])
    if phase(game) == "lay":
        lay_anywhere(game)
    game.play(".")


def idle_game(players: int, auction: bool = False, edition: str = "super-meeple", seed: int = 1) -> Game:
    """Play a whole game in which nobody bids or spends anything, the first player being Red."""
    game = tikal.new_game(edition, players=players, auction=auction, seed=seed, first_player="Red")
    for _ in range(500):
        if game.is_over:
            return game
        game.play("pass" if phase(game) == "bid" else "." if phase(game) == "spend" else str(game.legal_actions()[0]))
    raise AssertionError("the game does not end")


def refused_setup(make: Callable[[], object]) -> str:
    """Return the code with which setting something up is refused."""
    with pytest.raises(tikal.InvalidOption) as refused:
        make()
    return refused.value.code
