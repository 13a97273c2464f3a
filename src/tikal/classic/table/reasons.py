"""Why not: answers about one action, a hex, a walk or an exchange, with the engine's own reasons."""

from __future__ import annotations

from tikal.classic.rules.paths import Walk, step_cost, walks
from tikal.classic.rules.ruleset import NO_TILE, SPENDING
from tikal.classic.rules.state import State, classic_state
from tikal.core import action as act
from tikal.core.errors import InvalidAction
from tikal.core.hexes import BY_NAME, HEXES, NAMES, NEIGHBOUR, SIDES
from tikal.core.position import LEGAL
from tikal.explain import Explanation
from tikal.game import Game
from tikal.server import questions
from tikal.server.answers import Answers
from tikal.server.offers import Way
from tikal.server.words import Refusal

FAR = 60  # AP that lead anywhere a way leads


class Reasons(Answers[State]):
    """Answers for the player to decide in one position of the classic game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, classic_state(game.state))

    # --- questions

    def _about_laying(self, question: questions.AskLay) -> Explanation:
        hex, turn = self._hex(question.hex), question.turn
        if turn is not None and not 0 <= turn <= 5:
            raise InvalidAction("bad-rotation", text=str(turn)[:9])
        tile = max(0, int(self.state.hand))
        found = [self._explain(int(act.pack(act.LAY, hex, tile, k))) for k in (range(6) if turn is None else [turn])]
        return next((why for why in found if why.legal), found[0])

    def _homes(self) -> int:
        return int(self.state.homes(self.seat))

    def _terrain(self, hex: int) -> int:
        tile = int(self.state.tile[hex])
        return -1 if tile == NO_TILE else int(self.state.ruleset.components.all_tiles[tile].terrain)

    # --- walks

    def _walks(self, source: int) -> list[Walk]:
        return walks(self.state, self.seat, source, FAR) if self.state.phase == SPENDING else []

    def _ways(self, hex: int) -> list[Way]:
        return ways_from(self.state, hex)

    def _closed(self, hex: int) -> Refusal | None:
        for code, closed in (("not-explored", ~int(self.state.explored)), ("volcano-in-the-way", self.state.volcanoes)):
            if int(closed) >> hex & 1:
                return Refusal(code, {"hex": NAMES[hex]})
        return None

    def _hex(self, name: str) -> int:
        found = BY_NAME.get(name.upper(), -1)
        if found < 0:
            raise InvalidAction("unknown-hex", text=name[:9], name=name[:9])
        return found

    def _explorers(self, hex: int) -> int:
        return int(self.state.explorers[self.seat * HEXES + hex])

    def _name(self, hex: int) -> str:
        return NAMES[hex]

    # --- exchanges

    def of_giving(self, give: int) -> Refusal | None:
        """Return why a treasure of one's own cannot be given to anybody for anything."""
        swaps = [self._swap(seat, give, take) for seat in self._others() for take in self._kinds(give)]
        if self._any_legal(swaps):
            return None
        return self._telling(swaps, ("own-set-is-safe", "not-enough-ap"), "no-partner-treasure")

    def of_taking(self, seat: int, take: int) -> Refusal | None:
        """Return why a treasure of another player cannot be taken for anything."""
        swaps = [self._swap(seat, give, take) for give in self._kinds(take)]
        if self._any_legal(swaps):
            return None
        kinds = self.state.ruleset.components.treasures
        if self.state.treasures[seat * len(kinds) + take] > 1:
            return Refusal("their-set-is-safe", {"other": self.game.names[seat], "take": kinds[take]})
        return self._telling(swaps, ("not-enough-ap",), "no-own-treasure")

    def of_exchanging(self) -> Refusal | None:
        """Return why the player can exchange nothing at all."""
        kinds = len(self.state.ruleset.components.treasures)
        own = [int(count) for count in self.state.treasures[self.seat * kinds : (self.seat + 1) * kinds]]
        if not any(own):
            return Refusal("nothing-to-give", {})
        if 1 not in own:
            return Refusal("only-sets-to-give", {})
        reasons = [refusal for kind, count in enumerate(own) if count == 1 and (refusal := self.of_giving(kind))]
        dear = [refusal for refusal in reasons if refusal.code == "not-enough-ap"]
        return (dear or [Refusal("nothing-to-take", {})])[0] if len(reasons) == own.count(1) else None

    def _any_legal(self, swaps: list[int]) -> bool:
        return any(self.state.refusal(swap) == LEGAL for swap in swaps)

    def _telling(self, swaps: list[int], codes: tuple[str, ...], otherwise: str) -> Refusal:
        """Return the reason that says something about this treasure, or that there is none to go for it."""
        for swap in swaps:
            if self.state.refusal(swap) in codes and (refusal := self.of(swap)) is not None:
                return refusal
        return Refusal(otherwise, {})

    def _others(self) -> list[int]:
        return [seat for seat in range(self.state.players) if seat != self.seat]

    def _kinds(self, other: int) -> list[int]:
        return [kind for kind in range(len(self.state.ruleset.components.treasures)) if kind != other]

    def _swap(self, seat: int, give: int, take: int) -> int:
        return int(act.pack(act.EXCHANGE, seat, give, take))


def ways_from(state: State, hex: int) -> list[Way]:
    """Return the paths from a hex; none lead from a volcano."""
    if int(state.volcanoes) >> hex & 1:
        return []
    costs = [int(step_cost(state, hex, side)) for side in range(SIDES)]
    return [Way(NAMES[NEIGHBOUR[hex * SIDES + side]], cost) for side, cost in enumerate(costs) if cost]
