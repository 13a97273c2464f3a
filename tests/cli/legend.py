"""Games of Legend as people would type them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

import tikal
from tests.cli.playing import WORDS
from tikal.bots.player import Player
from tikal.bots.registry import make_bot
from tikal.core.dealer import Rng
from tikal.titles import title_of

NAMES = ("Ann", "Ben", "Cid", "Dan")


def script(
    game: tikal.Game, choose: Callable[[tikal.Game], str], most: int = 10_000, bots: Mapping[int, Player] | None = None
) -> list[str]:
    """Play a game of persons at one screen, and bots; return every line they type, those that only confirm too."""
    lines: list[str] = []
    face = title_of(game.ruleset).face(game, game.names, WORDS)
    alone = len(bots or ()) == game.players - 1
    holder: int | None = None
    while not game.is_over and most:
        seat = game.current_player
        assert seat is not None
        if bots and seat in bots:
            bots[seat].play(game)
            continue
        if seat != holder and face.secrets(seat) and not alone:
            lines.append("")  # has come to the screen
        holder = face.viewer = seat
        text = choose(game)
        lines.append(text)
        if text in (".", "pass") and face.ending() is not None:
            lines.append("y")
        if text == "look" and "look<" in game.legal_actions().texts():
            lines.append("look")
        game.play(text)
        most -= 1
    return lines


def table_bot(seed: str, place: int) -> Player:
    """Return the random bot that a table with this seed has in a seat."""
    return Player(make_bot("random", hashlib.sha256(f"{seed}/bot/{place}".encode()).hexdigest()))


def at_random(seed: int) -> Callable[[tikal.Game], str]:
    """Choose any kind of thing first, then one of that kind: whole games come by all menus."""
    rng = Rng(f"script {seed}")

    def choose(game: tikal.Game) -> str:
        legal = game.legal_actions()
        kinds = sorted({action.kind for action in legal})
        kind = kinds[int(rng.below(len(kinds)))]
        texts = [str(action) for action in legal if action.kind == kind]
        return texts[int(rng.below(len(texts)))]

    return choose


def seed_offering(card: str, players: int = 3) -> str:
    """Return a seed that lays out this card in the first round."""
    for seed in range(1000):
        if card in tikal.new_game("legend", players=players, seed=seed).view()["offer"]["cards"]:
            return str(seed)
    raise AssertionError(card)
