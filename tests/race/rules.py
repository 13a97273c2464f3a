"""The rules of the race: a number comes up, you walk at most that far, and whoever reaches the last hex wins."""

from __future__ import annotations

from typing import Any

from tikal.core import action as act
from tikal.core.dealer import Dealer, Rng
from tikal.core.errors import InvalidAction, InvalidPosition
from tikal.core.line import need, number_in, read_players
from tikal.core.notation import SEATS, Notation
from tikal.core.position import DECIDING, DRAWING, LEGAL, OVER, Position, Rules

MOST = 3  # the highest number that can come up
PHASES = {DRAWING: "draw", DECIDING: "walk", OVER: "over"}


class RaceNotation(Notation):
    """`~2` a number comes up, `>5` a walk to hex 5."""

    def can_write(self, action: int) -> bool:
        return act.kind_of(action) in (act.DRAW, act.MOVE)

    def write(self, action: int) -> str:
        return f"~{act.item_of(action)}" if act.kind_of(action) == act.DRAW else f">{act.hex_of(action)}"

    def read(self, text: str) -> int:
        sign, digits = text[:1], text[1:]
        if sign not in ("~", ">") or not digits.isdecimal() or len(digits) > 2:
            raise InvalidAction("unreadable-action", text=text)
        return act.DRAW | int(digits) << act.ITEM if sign == "~" else act.MOVE | int(digits) << act.HEX


class RaceRules(Rules):
    def __init__(self, edition: str, version: int, spec: str, options: dict[str, str | int | bool]) -> None:
        super().__init__("race", spec, edition, False, options, version, (2, 4), RaceNotation((), 0, ()), False)
        self.finish = int(options["finish"])

    def initial(self, players: int, first: int) -> Position:
        return RaceState(self, [0] * players, first)

    def dealer(self, position: Position, seed: str) -> Dealer:
        return RaceDealer(seed)

    def read(self, words: dict[str, str]) -> Position:
        players = read_players(self, words)
        reached = [number_in(need(words, SEATS[seat]), SEATS[seat], self.finish) for seat in range(players)]
        state = RaceState(self, reached, SEATS.index(need(words, "to")))
        state.number = number_in(words.get("number", "0"), "number", MOST)
        state.phase = {name: phase for phase, name in PHASES.items()}[need(words, "phase")]
        state.check()
        return state

    def respell(self, action: int) -> int:
        return action


class RaceDealer(Dealer):
    """Each number comes out of the seed and of how far everybody is, so what is taken back comes again."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, position: Position) -> int:
        rng = Rng(f"{self.seed}/{position.to_line()}")
        return act.DRAW | (1 + int(rng.below(MOST))) << act.ITEM


class RaceState(Position):
    def __init__(self, rules: RaceRules, reached: list[int], current: int) -> None:
        super().__init__(len(reached))
        self.race = rules
        self.reached = reached
        self.current = current
        self.number = 0
        self.past: list[tuple[int, int]] = []  # what `unapply` needs

    @property
    def rules(self) -> Rules:
        return self.race

    def list_actions(self, out: Any, n: int) -> int:
        for action in self.possible():
            out[n] = action
            n += 1
        return n

    def possible(self) -> list[int]:
        if self.phase == DRAWING:
            return [act.DRAW | number << act.ITEM for number in range(1, MOST + 1)]
        here = self.reached[self.current]
        last = min(here + self.number, self.race.finish)
        return [act.MOVE | hex << act.HEX for hex in range(here + 1, last + 1)] if self.phase == DECIDING else []

    def refusal(self, action: int) -> str:
        if action in self.possible():
            return LEGAL
        return "game-is-over" if self.phase == OVER else "not-next-to"

    def cost(self, action: int) -> int:
        return 0

    def normalise(self, action: int) -> int:
        return action

    def apply(self, action: int) -> None:
        if self.phase == DRAWING:
            self.number = int(act.item_of(action))
            self.phase = DECIDING
            return
        self.past.append((self.number, self.reached[self.current]))
        self.reached[self.current] = int(act.hex_of(action))
        self.number = 0
        if act.hex_of(action) == self.race.finish:
            self.phase = OVER
        else:
            self.phase = DRAWING
            self.current = (self.current + 1) % self.players

    def unapply(self, action: int) -> None:
        if act.kind_of(action) == act.DRAW:
            self.number = 0
            self.phase = DRAWING
            return
        if self.phase != OVER:
            self.current = (self.current - 1) % self.players
        self.number, self.reached[self.current] = self.past.pop()
        self.phase = DECIDING

    def points_of(self, seat: int) -> int:
        return self.reached[seat]

    def is_scored(self, action: int) -> bool:
        return False

    def points_due(self, seat: int) -> int:
        return 0

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return (self.reached[seat],)

    def copy(self) -> RaceState:
        twin = RaceState(self.race, list(self.reached), int(self.current))
        twin.phase, twin.number = self.phase, self.number
        return twin

    def seen_by(self, seat: int) -> Position:
        return self.copy()

    def words(self) -> list[int]:
        return [*self.reached, int(self.current), int(self.phase), self.number]

    def to_line(self) -> str:
        seats = " ".join(f"{SEATS[seat]}={hex}" for seat, hex in enumerate(self.reached))
        number = f" number={self.number}" if self.number else ""
        return (
            f"tikal=1 rules={self.race.spec} players={self.players} {seats} "
            f"to={SEATS[self.current]} phase={PHASES[int(self.phase)]}{number}"
        )

    def check(self) -> None:
        if (self.phase == DECIDING) != bool(self.number):
            raise InvalidPosition("line-word", word="number")
