"""Every reason of a classic hint, worked out in another way than the hint did: `check` asserts that all are true."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from tests.bots.hint_positions import NAMES, said
from tikal.bots.advice import Advice, AdvisedStep, Line
from tikal.bots.reach import hexes_of
from tikal.classic.planning.planner import dig_unseen
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import FINAL_ROUND, IN_SUPPLY, NOBODY, NORMAL, State, classic_state
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.hexes import HEXES
from tikal.core.hexes import NAMES as HEX_NAMES
from tikal.core.position import LEGAL
from tikal.core.tiles import VOLCANO
from tikal.game import game_at

_WAYS: dict[tuple[int, int, int, int], tuple[State, dict[int, int]]] = {}  # the state is kept: it is known by its id


def cost_of_figure(s: State, seat: int, figure: int, source: int | None, target: int) -> int:
    """The least AP that bring one figure to a hex, step by step through the engine; 99 if it cannot be."""
    key = id(s), seat, figure, -1 if source is None else source
    if key not in _WAYS:
        _WAYS[key] = s, _ways(s, seat, figure, source)
    return _WAYS[key][1].get(target, 99)


def _ways(s: State, seat: int, figure: int, source: int | None) -> dict[int, int]:
    start = s.copy()
    start.current, start.phase, start.ap = seat, SPENDING, 60
    found: dict[int, int] = {}
    line = [(0, source)] if source is not None else []
    if source is None:
        for action in actions_at(start):
            if act.kind_of(action) == act.ENTER and act.detail_of(action) == figure:
                line.append((int(start.cost(action)), int(act.hex_of(action))))
                entering = action
        if not line:
            return found
        source = int(act.hex_of(entering))
        start.apply(entering)
        start.ap = 60
    heapq.heapify(line)
    while line:
        cost, at = heapq.heappop(line)
        if at in found:
            continue
        found[at] = cost
        state = start.copy()
        if at != source:
            state.move_member(seat, source, at, figure)
        for action in actions_at(state):
            walks = act.kind_of(action) in (act.MOVE, act.SECRET)
            if walks and act.item_of(action) == at and act.detail_of(action) == figure:
                heapq.heappush(line, (cost + int(state.cost(action)), int(act.hex_of(action))))
    return found


def least(s: State, seat: int, hex: int, strength: int) -> int:
    """The least AP that make a seat stronger on a hex by this much."""
    costs: list[int] = []
    for source in hexes_of(s.explorer_hexes[seat]):
        if source != hex:
            costs += [cost_of_figure(s, seat, act.EXPLORER, source, hex)] * int(s.explorers[seat * HEXES + source])
    if s.supply[seat]:
        costs += [cost_of_figure(s, seat, act.EXPLORER, None, hex)] * int(s.supply[seat])
    costs.sort()
    ways = [sum(costs[:strength])] if strength <= len(costs) else []
    at = int(s.leader[seat])
    if at == IN_SUPPLY or (at >= 0 and at != hex):
        leader = cost_of_figure(s, seat, act.LEADER, None if at == IN_SUPPLY else at, hex)
        rest = max(0, strength - int(s.ruleset.leader_strength))
        ways += [leader + sum(costs[:rest])] if rest <= len(costs) else []
    return min(ways, default=99)


def to_be_level(s: State, hex: int) -> dict[int, int]:
    owner = int(s.majority(hex))
    mine = int(s.strength(owner, hex))
    others = [seat for seat in range(int(s.players)) if seat != owner]
    return {seat: least(s, seat, hex, mine - int(s.strength(seat, hex))) for seat in others}


class Checked:
    """A turn played through the engine, and the facts that hold in it."""

    def __init__(self, start: State, advice: Advice) -> None:
        self.start = start
        self.me = int(start.current)
        self.advice = advice
        self.names = NAMES[: int(start.players)]
        self.befores: list[State] = []
        state = start.copy()
        for step in advice.steps:
            self.befores.append(state.copy())
            for text in step.actions:
                action = int(start.ruleset.notation.read(text))
                action = int(state.normalise(action))
                assert state.refusal(action) == LEGAL, text
                if act.kind_of(action) == act.DIG:
                    dig_unseen(state, action)
                elif action != act.END:
                    state.apply(action)
        self.end = state
        self.befores.append(state)
        volcanoes = [n for n, tile in enumerate(start.ruleset.components.tiles) if tile.terrain == VOLCANO]
        to_come = sum(int(start.undrawn | start.offer) >> n & 1 for n in volcanoes)
        final = start.round_kind == 2
        self.scorings = 1 if final else to_come + 1 + int(start.round_kind != 0)

    def check(self, number: int, why: Line) -> None:
        name = why.code.removeprefix("hint-").replace("-", "_")
        checker: Callable[[AdvisedStep, State, State, Line], None] | None = getattr(self, name, None)
        assert checker is not None, f"nobody checks {why.code}"
        checker(self.advice.steps[number], self.befores[number], self.befores[number + 1], why)

    def holder(self, s: State, hex: int) -> str:
        owner = int(s.controller(hex))
        return "" if owner == NOBODY else self.names[owner]

    # --- temples

    def takes_free(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert self.holder(before, hex) != self.holder(after, hex) == self.names[self.me]
        assert all(not after.strength(seat, hex) for seat in range(int(after.players)) if seat != self.me)
        assert why.facts["value"] == after.level[hex]

    def takes_from(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert self.holder(before, hex) == why.facts["rival"] and self.holder(after, hex) == self.names[self.me]
        assert why.facts["value"] == after.level[hex]

    def breaks_tie(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex, rival = HEX_NAMES.index(step.hex), self.names.index(str(why.facts["rival"]))
        assert before.strength(self.me, hex) == before.strength(rival, hex) > 0
        assert self.holder(before, hex) == "" and self.holder(after, hex) == self.names[self.me]

    def takes_tied(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert self.holder(before, hex) == "" and self.holder(after, hex) == self.names[self.me]

    def levels(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex, rival = HEX_NAMES.index(step.hex), self.names.index(str(why.facts["rival"]))
        assert after.strength(self.me, hex) == after.strength(rival, hex) and self.holder(after, hex) == ""
        assert why.facts["value"] == after.level[hex]

    def tie_costs(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        ways = to_be_level(self.end, HEX_NAMES.index(step.hex))
        assert min(ways.values()) == why.facts["ap"] == ways[self.names.index(str(why.facts["rival"]))]
        assert (why.facts["scoring"] == "yes") == (self.start.round_kind != NORMAL)

    def safe_turn(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert min(to_be_level(self.end, HEX_NAMES.index(step.hex)).values()) > self.start.ruleset.action_points

    def safe_now(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert min(to_be_level(before, hex).values()) == why.facts["before"]
        assert min(to_be_level(after, hex).values()) > self.start.ruleset.action_points

    def safer(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert min(to_be_level(before, hex).values()) == why.facts["before"]
        assert min(to_be_level(after, hex).values()) == why.facts["after"]

    def stronger(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert self.holder(before, hex) == self.holder(after, hex) == self.names[self.me]
        assert after.strength(self.me, hex) == why.facts["mine"]

    def gives_up(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(str(why.facts["hex"]))
        assert self.holder(before, hex) == self.names[self.me] != self.holder(self.end, hex)
        assert why.facts["value"] == after.level[hex]

    def steps_aside(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert step.path[0] == why.facts["hex"]
        assert int(self.end.guarded) >> HEX_NAMES.index(step.path[0]) & 1

    def raise_first(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert int(self.end.guarded) >> hex & 1 and not int(after.guarded) >> hex & 1

    def grows(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert why.facts["more"] == after.level[hex] - before.level[hex] and why.facts["scorings"] == self.scorings
        assert self.holder(self.end, hex) == self.names[self.me]

    def last_piece(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        level = int(why.facts["level"])
        assert after.pieces[level] == 0 and after.level[HEX_NAMES.index(step.hex)] == level

    def guard_keeps(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert int(after.guard_seat(hex)) == self.me and why.facts["value"] == after.level[hex]
        assert why.facts["scorings"] == self.scorings

    def guard_leave(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        assert before.members(self.me, hex) - 1 == why.facts["count"] and after.members(self.me, hex) == 0

    # --- walks and ways

    def needed(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        """Without this step, that one cannot be done."""
        state = before.copy()
        number = self.advice.steps.index(step)
        read = self.start.ruleset.notation.read
        for later in self.advice.steps[number + 1 : int(why.facts["step"])]:
            for text in later.actions:
                action = int(state.normalise(int(read(text))))
                if state.refusal(action) != LEGAL:
                    assert later is self.advice.steps[int(why.facts["step"]) - 1]
                    return
                dig_unseen(state, action) if act.kind_of(action) == act.DIG else state.apply(action)
        raise AssertionError("it can be done without")

    def nearer(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        figure = act.LEADER if step.figure == "leader" else act.EXPLORER
        source, target = HEX_NAMES.index(step.hex), HEX_NAMES.index(str(why.facts["hex"]))
        assert cost_of_figure(after, self.me, figure, source, target) == why.facts["ap"]
        worth = after.level[target] if why.facts["land"] == "temple" else after.treasures_on[target]
        assert worth == why.facts["value"]
        assert self.start.round_kind != FINAL_ROUND, "nobody goes on from there"
        assert not after.strength(self.me, target) and least(after, self.me, target, 1) == why.facts["ap"]

    def entry(self, s: State, hex: int) -> int:
        """What it takes a new explorer to be there, also where none is left in the supply."""
        with_one = s.copy()
        with_one.supply[self.me] = max(1, int(with_one.supply[self.me]))
        return cost_of_figure(with_one, self.me, act.EXPLORER, None, hex)

    def camp_shorter(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(str(why.facts["hex"]))
        assert self.entry(before, hex) == why.facts["before"] and self.entry(after, hex) == why.facts["after"]

    def camp_opens(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(str(why.facts["hex"]))
        assert self.entry(before, hex) >= 20 and self.entry(after, hex) == why.facts["after"]

    def lay_ahead(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        others = [least(after, seat, hex, 1) for seat in range(int(after.players)) if seat != self.me]
        mine = least(after, self.me, hex, 1)
        assert why.facts["ap"] == mine < min(others) == why.facts["theirs"]

    def lay_level(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(step.hex)
        others = [least(after, seat, hex, 1) for seat in range(int(after.players)) if seat != self.me]
        assert least(after, self.me, hex, 1) == why.facts["ap"] == min(others)

    def lay_alone(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert least(after, self.me, HEX_NAMES.index(step.hex), 1) == why.facts["ap"]

    def lay_shorter(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(str(why.facts["hex"]))
        old, new = least(before, self.me, hex, 1), least(after, self.me, hex, 1)
        assert why.facts["before"] == old > new == why.facts["after"]

    def lay_opens(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        hex = HEX_NAMES.index(str(why.facts["hex"]))
        assert least(before, self.me, hex, 1) >= 20 and least(after, self.me, hex, 1) == why.facts["after"]

    def lay_best(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert why.facts["count"] == len(actions_at(before)) and int(why.facts["points"]) >= 1

    def lay_same(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert why.facts["count"] == len(actions_at(before))

    # --- treasures

    def owned(self, s: State) -> list[int]:
        kinds = len(s.unseen)
        return [int(count) for count in s.treasures[self.me * kinds : (self.me + 1) * kinds]]

    def dig_worth(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        unseen, owned = [int(count) for count in before.unseen], self.owned(before)
        assert why.facts["scorings"] == self.scorings
        worth = [0, 1, 3, 6, 6]
        gain = sum(count * (worth[own + 1] - worth[own]) for count, own in zip(unseen, owned, strict=True) if count)
        assert abs(int(why.facts["points"]) - gain / sum(unseen)) <= 0.5

    def dig_match(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        unseen, owned = [int(count) for count in before.unseen], self.owned(before)
        assert any(owned) and why.facts["left"] == sum(unseen)
        assert why.facts["good"] == sum(count for count, own in zip(unseen, owned, strict=True) if own)

    def ruin(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert after.treasures_on[HEX_NAMES.index(step.hex)] == why.facts["count"]

    def exchange_more(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        more = scoring.points(after, self.me) - scoring.points(before, self.me)
        assert more == why.facts["more"] and why.facts["scorings"] == self.scorings
        assert int(why.facts["count"]) in self.owned(after)

    # --- estimates: only their sign can be checked

    def better(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert int(why.facts["points"]) >= 1

    def little(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert not why.facts

    def all_spent(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert before.ap == 0

    def nothing_helps(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert len(self.advice.steps) == 1

    def bid_worth(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert int(why.facts["worth"]) >= int(why.facts["points"]) == self.start.high_bid + 1

    def pass_worth(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert why.facts["points"] == self.start.high_bid + 1 <= self.start.score[self.me]

    def no_points(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert why.facts["points"] == self.start.high_bid + 1 > self.start.score[self.me]

    def take_better(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert int(why.facts["points"]) >= 1

    def take_level(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert bin(int(self.start.offer)).count("1") > 1

    def take_best(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert bin(int(self.start.offer)).count("1") > 1

    def take_last(self, step: AdvisedStep, before: State, after: State, why: Line) -> None:
        assert bin(int(self.start.offer)).count("1") == 1


def check(line: str, advice: Advice) -> int:
    """Check everything that is said; return how many reasons there were."""
    start = classic_state(game_at(line).state)
    checked = Checked(start, advice)
    for number, step in enumerate(advice.steps):
        assert 1 <= len(step.why) <= 2
        enters = act.kind_of(start.ruleset.notation.read(step.actions[0])) == act.ENTER
        assert (step.what.code in ("hint-enter", "hint-bring")) == enters
        for why in (step.what, *step.why):
            assert "{" not in said(why) and said(why) != why.code, why
        for why in step.why:
            checked.check(number, why)
    if advice.gain is not None:
        digs = any(step.kind == "dig" for step in advice.steps)
        me = checked.me
        before, after = (int(s.score[me] + scoring.points(s, me)) for s in (start, checked.end))
        scored = advice.sums[0].facts
        assert scored["before"] == before and advice.gain == int(scored["after"]) - before
        assert int(scored["after"]) >= after if digs else scored["after"] == after
        assert (scored["same"] == "yes") == (scored["after"] == before)
        last = start.round_kind == FINAL_ROUND and not start.queue
        assert [line.code for line in advice.sums[1:]] == ([] if last else ["hint-sum-end"])
        for told in advice.sums[1:]:
            others = [NAMES[seat] for seat in range(int(start.players)) if seat != me]
            assert sorted(str(told.facts[who]) for who in ("one", "two", "three")[: len(others)]) == sorted(others)
    return sum(len(step.why) for step in advice.steps)
