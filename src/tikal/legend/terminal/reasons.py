"""Why a group of Legend's menu has nothing to offer now: the best of the reasons over all that it could mean."""

from __future__ import annotations

from collections.abc import Iterator

from tikal.cli.terminal.reasons import FIGURES, best, exchanges, refusals
from tikal.core import action as act
from tikal.core.hexes import SIDES
from tikal.legend.rules import kinds
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.state import LegendState
from tikal.legend.rules.stones import pack_stone
from tikal.messages import Catalogue

#: Reasons that are clear by themselves, those nearest to being allowed first.
CLEAR = (
    "game-is-over", "legend-other-phase", "already-acted", "not-acted-yet", "pick-first", "director-used",
    "not-enough-ap", "no-guard-left", "no-camp-left", "dug-twice-here", "uncovered-twice",
    "second-level-needs-second-member", "more-treasures-need-more-members", "no-majority", "temple-guarded",
    "no-piece-left", "ruin-empty", "they-own-more", "card-does-nothing", "power-does-nothing", "card-is-permanent",
    "card-face-down", "no-treasure-to-see", "no-token", "pass-with-tile", "pass-with-token", "pass-with-card",
    "no-explorer-available", "no-explorer-unavailable", "not-done-yet", "other-pick",
)  # fmt: skip


def reason(words: Catalogue, s: LegendState, word: str, names: tuple[str, ...]) -> str:
    """Return why nothing of the group can be done now; "" if something can."""
    clear = best(words, s, refusals(s, _candidates(s, word)), CLEAR, names)
    return words.say("term-l-reason", kind=word) if clear is None else clear


def _candidates(s: LegendState, word: str) -> Iterator[int]:
    """Yield actions that a word could mean, allowed or not."""
    seat, board = int(s.current), s.ruleset.box.board
    here = [hex for hex in range(board.hexes) if s.member_hexes(seat) >> hex & 1]
    plain = {"end": act.END, "pass": act.PASS, "ap": kinds.USE_TOKEN}
    if word in plain:
        yield plain[word]
    elif word == "deploy":
        homes = [hex for hex in range(board.hexes) if int(s.homes(seat)) >> hex & 1]
        yield from (act.pack(act.ENTER, hex, 0, figure) for hex in homes for figure in FIGURES)
    elif word == "move":
        for hex in here:
            around = [int(board.neighbour[hex * SIDES + side]) for side in range(SIDES)]
            yield from (act.pack(act.MOVE, to, hex, figure) for to in around if to >= 0 for figure in FIGURES)
    elif word in ("clear", "dig"):
        yield from (act.pack(act.UNCOVER if word == "clear" else act.DIG, hex) for hex in here)
    elif word == "guard":
        yield from (act.pack(act.GUARD, hex, 0, figure) for hex in here for figure in FIGURES)
    elif word == "camp":
        yield from (act.pack(act.CAMP, hex) for hex in range(board.hexes))
    elif word == "stone":
        yield from (pack_stone(board, -1, edge) for edge in range(board.edges))
    elif word == "recruit":
        yield from (act.pack(kinds.RECRUIT, 0, 0, figure) for figure in FIGURES)
    elif word == "swap":
        yield from exchanges(s, len(s.ruleset.box.treasures))
    else:
        yield from _of_campsite(s, seat, word)


def _of_campsite(s: LegendState, seat: int, word: str) -> Iterator[int]:
    """Yield what a word could mean with the cards, tiles and powers that a seat has."""
    box = s.ruleset.box
    if word == "look":
        yield from (act.pack(kinds.LOOK, 0, 0, side) for side in range(2))
    elif word == "power":
        offered = box.power_tiles[s.power_tile(seat)]
        yield from (act.pack(kinds.POWER, 0, power) for power in offered)
    elif word == "tile":
        held = [n for n in range(len(box.tiles)) if s.held_tiles(seat) >> n & 1]
        for tile in held or [0]:
            yield act.pack(act.LAY, box.base, tile)
    else:
        for left in (False, True):
            for face, down in cards_on_side(s, seat, left):
                if word == "preserve":
                    yield act.pack(kinds.PRESERVE, face, 0, down)
                else:
                    yield act.pack(kinds.PLAY if word == "play" else kinds.DISCARD, 0, face, left)
