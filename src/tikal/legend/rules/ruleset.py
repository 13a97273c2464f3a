"""The ruleset of Legend: its box, one scenario, the steps of each phase and the effects of cards and powers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tikal.core import action as act
from tikal.core.position import DRAWING, LEGAL, OVER, REVEALING, Position, Rules
from tikal.core.step import Step
from tikal.core.tiles import least_turned
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, POWERS, Box
from tikal.legend.rules.effects import card_07, registry
from tikal.legend.rules.effects.effect import Effect, running, settle
from tikal.legend.rules.knowledge import See
from tikal.legend.rules.notation import LegendNotation
from tikal.legend.rules.rounds import Rounds
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, SPENDING, LegendState
from tikal.legend.rules.steps import chance, draft, spend, turn

if TYPE_CHECKING:
    from librt.vecs import vec

    from tikal.core.dealer import Dealer


class Placement:
    """A tile that a scenario puts on the board at the start."""

    def __init__(self, tile: int, hex: int, turn: int) -> None:
        self.tile: int = tile
        self.hex: int = hex
        self.turn: int = turn


class LegendRuleset(Rules):
    """One way to play Legend: a box and a scenario."""

    def __init__(
        self,
        spec: str,
        edition: str,
        options: dict[str, str | int | bool],
        game_version: int,
        players: tuple[int, int],
        box: Box,
        scenario: tuple[Placement, ...],
        stack: int,
    ) -> None:
        notation = LegendNotation(box.board, box.tile_ids, box.treasures, box.costs.secret, len(box.power_tiles))
        super().__init__("legend", spec, edition, False, options, game_version, players, notation, True)
        self.box: Box = box
        self.scenario: tuple[Placement, ...] = scenario
        self.stack: i64 = stack  # the mask of tiles that are drafted
        self.effects: list[Effect] = registry.EFFECTS
        self._of_face: list[Effect | None] = [registry.CARDS.get(face) for face in FACES]
        self._of_power: list[Effect] = [registry.POWERS[power] for power in POWERS]
        self.rounds: Rounds = Rounds()
        self.steps: tuple[tuple[Step[LegendState], ...], ...] = self._steps()

    def _steps(self) -> tuple[tuple[Step[LegendState], ...], ...]:
        """The steps of each phase; what is picked while an effect is carried out is the effect's own."""
        rounds = self.rounds
        costs = self.box.costs
        phases: dict[int, tuple[Step[LegendState], ...]] = {
            DRAWING: chance.deals(rounds),
            REVEALING: (See(), chance.Reveal()),
            DRAFTING: (
                draft.TakePlace(kinds.TAKE_PLACE, rounds),
                draft.TakeToken(kinds.TAKE_TOKEN, rounds),
                draft.TakeTile(act.TAKE, rounds),
                draft.TakeCard(kinds.TAKE_CARD, rounds),
            ),
            ACTING: (
                turn.PlayCard(kinds.PLAY, rounds),
                turn.Preserve(kinds.PRESERVE, rounds),
                turn.CardAction(kinds.DISCARD, rounds),
                turn.UseToken(kinds.USE_TOKEN, rounds),
                turn.LayTile(act.LAY, rounds),
                turn.DropTile(kinds.DROP, rounds),
                turn.Erupt(kinds.ERUPT, rounds),
                turn.Pass(act.PASS, rounds),
            ),
            SPENDING: (
                spend.Deploy(act.ENTER, costs.deploy),
                spend.Move(act.MOVE, 1),
                spend.SecretPath(act.SECRET, costs.secret),
                spend.Camp(act.CAMP, costs.camp),
                spend.Stone(kinds.STONE, costs.stone),
                spend.Recruit(costs.explorer, costs.leader),
                spend.Clear(act.UNCOVER, costs.clear),
                spend.Guard(act.GUARD, costs.guard),
                spend.Dig(act.DIG, costs.dig),
                spend.Swap(act.EXCHANGE, costs.swap),
            ),
        }
        for phase in card_07.PHASES:
            phases[phase] = (*phases.get(phase, ()), card_07.Look())
        for phase in (ACTING, SPENDING):
            phases[phase] = (*phases[phase], turn.UsePower(), turn.EndTurn(rounds))
        return tuple(phases.get(phase, ()) for phase in range(OVER + 1))

    def is_permanent(self, face: i64) -> bool:
        """Whether a card is never played, but works from where it lies (L-ACT-5)."""
        return self._of_face[face] is None

    def effect_of_face(self, face: i64) -> Effect:
        """The effect of a normal card."""
        effect = self._of_face[face]
        assert effect is not None
        return effect

    def can_play(self, s: LegendState, face: i64) -> bool:
        """Whether a card is a normal one and would do at least one thing now (L-ACT-3)."""
        effect = self._of_face[face]
        return effect is not None and effect.can_start(s)

    def effect_of_power(self, power: i64) -> Effect:
        """The effect of a power."""
        return self._of_power[power]

    def copies(self, face: i64, players: i64) -> i64:
        """How many cards of a face are in the deck (L-SET-2)."""
        two, more = self.box.copies[face]
        return two if players == 2 else more

    # --- what the state asks

    def list_actions(self, s: LegendState, out: vec[i64], n: i64) -> i64:
        """Write all actions of a position."""
        if s.phase == CARRYING_OUT:
            effect = running(s)
            n = effect.legal(s, out, n)
            if effect.may_stop(s):
                out[n] = kinds.DONE
                n += 1
        for step in self.steps[s.phase]:
            if step.price <= s.ap:
                n = step.legal(s, out, n)
        return n

    def step_of(self, phase: i64, kind: i64) -> Step[LegendState] | None:
        """The step of a kind of action in a phase."""
        for step in self.steps[phase]:
            if step.kind == kind:
                return step
        return None

    def refusal(self, s: LegendState, action: i64) -> str:
        """Why an action is not allowed, or LEGAL."""
        if not self.notation.can_write(action):
            return "no-such-action"
        kind: i64 = act.kind_of(action)
        if s.phase == OVER:
            return "game-is-over"
        step = self.step_of(s.phase, kind)
        if step is not None:
            return step.refusal(s, action)
        if s.phase == CARRYING_OUT:
            effect = running(s)
            if kind == kinds.DONE:
                return LEGAL if effect.may_stop(s) else "not-done-yet"
            return effect.refusal(s, action)
        return "legend-other-phase"

    def cost(self, s: LegendState, action: i64) -> i64:
        """The AP that an action takes: inside an effect only ways are paid for, from its budget.

        Where no AP are spent at all it is what the action would take while they are.
        """
        if s.phase == CARRYING_OUT:
            if act.kind_of(action) == act.SECRET:
                return self.box.costs.secret
            return act.cost_of(action)
        step = self.step_of(SPENDING, act.kind_of(action))
        return step.cost(action) if step is not None else 0

    def carry_out(self, s: LegendState, action: i64) -> None:
        """Do an action."""
        kind: i64 = act.kind_of(action)
        step = self.step_of(s.phase, kind)
        if step is not None:
            s.ap -= step.cost(action)
            step.apply(s, action)
            return
        effect = running(s)
        if kind == kinds.DONE:
            effect.leave(s)
        else:
            effect.pick(s, action)
        settle(s)

    # --- how games begin

    def initial(self, players: int, first: int) -> Position:
        s = LegendState(self, players)
        s.w[at.STACK] = self.stack
        s.w[at.CARD_TILES] = self.box.card_tiles
        level: i64 = 0
        while level < len(self.box.floors):
            s.w[at.FLOORS + level] = self.box.floors[level]
            s.w[at.PREBUILT + level] = self.box.prebuilt[level]
            level += 1
        s.put_tile(len(self.box.tiles), self.box.base, 0)
        for placed in self.scenario:
            s.put_tile(placed.tile, placed.hex, placed.turn)
        self.rounds.set_up(s, first)
        s.top = 0
        return s

    def dealer(self, position: Position, seed: str) -> Dealer:
        from tikal.legend.rules.dealer import LegendDealer

        assert isinstance(position, LegendState)
        return LegendDealer(position, seed)

    def most_points(self) -> int:
        from tikal.legend.rules.line_reader import HIGHEST_SCORE

        return HIGHEST_SCORE

    def most_decisions(self, players: int) -> int:
        """Every card is kept and used up, every tile and token used, and no turn has more actions than AP."""
        from tikal.legend.rules.line_reader import MOST_AP

        numbers = self.box.numbers
        a_round = 2 * int(numbers.cards_each[players]) + int(numbers.tiles_each[players] + numbers.spare_tiles[players])
        scorings = (len(self.box.tiles) + 1) * players
        return (int(numbers.rounds) * players * (a_round + 2) + scorings) * (MOST_AP + 2)

    def read(self, words: dict[str, str]) -> Position:
        from tikal.legend.rules.line_reader import read_words

        return read_words(self, words)

    def respell(self, action: i64) -> i64:
        return least_turned(action, self.box.turns, 1)
