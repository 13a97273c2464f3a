"""Writes the golden playthroughs: one game per edition and variant, every decision on a line of its own.

Run `python -m tests.playthroughs.make` after a rule has changed on purpose, and say in the changelog which.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import tikal
from tikal.core.dealer import Rng
from tikal.core.notation import SEATS
from tikal.legend.editions.box_check import SCENARIOS

FOLDER = Path(__file__).parent
WEIGHTS = {
    "lay": 1, "enter": 3, "move": 5, "secret": 1, "uncover": 6, "dig": 6, "exchange": 3, "camp": 4, "guard": 3,
    "end": 1, "bid": 2, "pass": 3, "take": 1,
}  # fmt: skip
ENDING = 20
CLASSIC = tuple(
    (edition.id, auction)
    for edition in tikal.editions().values()
    for auction in (False, True)
    if edition.game == "classic"
)
#: Edition, auction and, in Legend, scenario.
TABLES = (*((edition, auction, "") for edition, auction in CLASSIC), *(("legend", False, name) for name in SCENARIOS))


def players_of(edition: str, auction: bool, scenario: str) -> int:
    """Two, three or four, so that all occur; it depends on nothing but the names."""
    return 2 + (len(edition) + auction + len(scenario)) % 3


def choose(legal: tikal.LegalActions, ap: int, rng: Rng) -> tikal.Action:
    """Choose a kind of action by weight, then any of that kind: common and odd ones both occur."""
    by_kind: dict[str, list[tikal.Action]] = {}
    for action in legal:
        by_kind.setdefault(action.kind, []).append(action)
    weights = {kind: ENDING if kind == "end" and ap < 2 else WEIGHTS.get(kind, 3) for kind in by_kind}
    lot = int(rng.below(sum(weights.values())))
    for kind, weight in weights.items():
        lot -= weight
        if lot < 0:
            return by_kind[kind][int(rng.below(min(len(by_kind[kind]), 30)))]
    raise AssertionError("the weights do not add up")


def playthrough(edition: str, auction: bool, scenario: str) -> list[str]:
    """Play the game and return its lines: phase, seat, AP, what was legal by kind, what was played and drawn."""
    players = players_of(edition, auction, scenario)
    name = f"playthrough {scenario or edition} {auction}"
    game = tikal.new_game(edition, players, auction, seed=name, scenario=scenario or None)
    rng = Rng(name)
    lines = [f"# {game.ruleset.spec}, {players} players", f"start {game.state.to_line()}"]
    while not game.is_over:
        state, legal = game.state, game.legal_actions()
        chosen = choose(legal, int(state.ap), rng)
        listed = " ".join(f"{kind}:{count}" for kind, count in Counter(action.kind for action in legal).items())
        line = f"{game.view()['phase']} {SEATS[int(state.current)]} ap={state.ap} [{listed}] {chosen}"
        length = len(game.history)
        game.play(chosen)
        line += "".join(f" {action}" for action in game.history[length + 1 :])
        lines.append(f"{line} | {' '.join(event.sentence for event in game.events(length))}")
        if chosen.kind == "end":
            lines.append(f"      {game.state.to_line()}")
    lines.append(f"scores {game.scores} ranking {game.ranking}")
    return lines


def file_of(edition: str, auction: bool, scenario: str) -> Path:
    return FOLDER / f"{edition}{'-auction' if auction else ''}{f'-{scenario}' if scenario else ''}.txt"


def main() -> None:
    for table in TABLES:
        file_of(*table).write_text("\n".join(playthrough(*table)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
