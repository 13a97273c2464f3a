"""What the bot says in Legend is true: every fact that a reason names is checked against the engine."""

from __future__ import annotations

import heapq
from collections.abc import Callable

import pytest

from tests.bots.hint_positions import NAMES, Example, advice_on, examples, said, thought_about
from tikal.bots.advice import Advice, AdvisedStep, Line, Note, advise, adviser_of, strongest
from tikal.bots.bot import Budget
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.position import LEGAL, NOBODY, REVEALING
from tikal.game import game_at, new_game
from tikal.legend.bots.deeds import deeds_of, do
from tikal.legend.bots.motives import LegendMotives
from tikal.legend.bots.reach import Reach
from tikal.legend.rules import kinds, scoring
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES, TERRAINS
from tikal.legend.rules.cards import add_card, cards_on_side, face_up, remove_card
from tikal.legend.rules.state import ACTING, DRAFTING, SPENDING, LegendState, legend_state
from tikal.view import state_for

LEGEND = [example for example in examples() if game_at(example.line).ruleset.game == "legend"]
FAR = 99


def test_the_strongest_bot_is_asked() -> None:
    assert strongest("legend") == "hard"


# --- an engine's answer to each reason, worked out in another way than the reason was


def ways(s: LegendState, seat: int, figure: int, source: int | None) -> dict[int, int]:
    """The least AP that bring one figure to each hex, from a hex or from the supply, step by step by the engine."""
    start = s.copy()
    start.current, start.phase, start.ap = seat, SPENDING, 60
    line: list[tuple[int, int]] = []
    if source is None:
        for action in actions_at(start):
            if act.kind_of(action) == act.ENTER and act.detail_of(action) == figure:
                line.append((int(start.cost(action)), int(act.hex_of(action))))
    else:
        line.append((0, source))
        start.remove_member(seat, source, figure)
    heapq.heapify(line)
    found: dict[int, int] = {}
    while line:
        cost, hex = heapq.heappop(line)
        if hex in found:
            continue
        found[hex] = cost
        state = start.copy()
        state.add_member(seat, hex, figure)
        for action in actions_at(state):
            walks = act.kind_of(action) in (act.MOVE, act.SECRET)
            if walks and act.item_of(action) == hex and act.detail_of(action) == figure:
                heapq.heappush(line, (cost + int(state.cost(action)), int(act.hex_of(action))))
    return found


def costs(s: LegendState, seat: int, hex: int, figure: int) -> list[int]:
    """What each figure that is not there would need."""
    found: list[int] = []
    for source in hexes_of(s.member_hexes(seat)):
        count = int(s.leaders(seat, source) if figure == act.LEADER else s.explorers(seat, source))
        if source != hex and count:
            found += [ways(s, seat, figure, source).get(hex, FAR)] * count
    if s.available(seat, figure):
        found += [ways(s, seat, figure, None).get(hex, FAR)] * int(s.available(seat, figure))
    return sorted(cost for cost in found if cost < FAR)


def least(s: LegendState, seat: int, hex: int, strength: int) -> int:
    """The least AP that make a seat stronger on a hex by this much."""
    explorers, leaders = (costs(s, seat, hex, int(figure)) for figure in (act.EXPLORER, act.LEADER))
    found = []
    for count in range(len(leaders) + 1):
        rest = max(0, strength - count * int(s.ruleset.box.numbers.leader_strength))
        if rest <= len(explorers):
            found.append(sum(leaders[:count]) + sum(explorers[:rest]))
    return min(found, default=FAR)


def nearest(s: LegendState, seat: int, hex: int) -> int:
    return 0 if s.members(seat, hex) else least(s, seat, hex, 1)


class Checked:
    """A turn played through the engine, and the facts that hold in it."""

    def __init__(self, start: LegendState, advice: Advice) -> None:
        self.start = start
        self.me = int(start.current)
        self.advice = advice
        self.names = NAMES[: int(start.players)]
        self.box = start.ruleset.box
        self.befores: list[LegendState] = []
        state = start.copy()
        for step in advice.steps:
            self.befores.append(state.copy())
            for text in step.actions:
                action = int(state.normalise(int(start.ruleset.notation.read(text))))
                assert state.refusal(action) == LEGAL, text
                if act.kind_of(action) not in (act.END, act.PASS) and state.phase != DRAFTING:
                    do(state, action)
        self.end = state
        self.befores.append(state)
        held = [start.held_tiles(seat) for seat in range(int(start.players))]
        tiles = start.stack | start.tiles_up | held[0] | held[1] | sum(held[2:])
        to_come = bin(int(self.box.volcanoes) & tiles).count("1") + 1 if start.scoring != "final" else 0
        queued = start.waiting().count(self.me)
        self.scorings = to_come + queued + (start.scoring != "none")

    def hex(self, name: object) -> int:
        return self.box.board.by_name[str(name)]

    def pays(self, s: LegendState, hex: int) -> int:
        if s.volcanoes >> hex & 1:
            return int(self.box.numbers.volcano_points)
        return s.level(hex) + int(self.box.numbers.tall_bonus[s.level(hex)])

    def holder(self, s: LegendState, hex: int) -> str:
        owner = int(s.controller(hex))
        return "" if owner == NOBODY else self.names[owner]

    def sheet(self, s: LegendState) -> scoring.Sheet:
        return scoring.Sheet(s, self.me)

    @property
    def mine(self) -> str:
        return self.names[self.me]

    def others(self, s: LegendState) -> list[int]:
        return [seat for seat in range(int(s.players)) if seat != self.me]

    def check(self, number: int, why: Line) -> None:
        name = why.code.removeprefix("hint-").replace("-", "_")
        checker: Callable[[AdvisedStep, LegendState, LegendState, Line], None] | None = getattr(self, name, None)
        assert checker is not None, f"nobody checks {why.code}"
        checker(self.advice.steps[number], self.befores[number], self.befores[number + 1], why)

    # --- the draft

    def draft_token(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        left = [value for value, count in enumerate(before.tokens_up) for _ in range(count)]
        left.remove(int(step.actions[0].removeprefix("take ").removesuffix("AP")))
        assert max(left) == why.facts["next"]

    def draft_only(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert sum(before.tokens_up) == 1

    def draft_next(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert before.round < int(self.box.numbers.rounds) and step.actions == [f"take place{why.facts['place']}"]

    def draft_last(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert before.round == int(self.box.numbers.rounds) and step.actions == [f"take place{why.facts['place']}"]

    def draft_volcano(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        tile = int(act.item_of(self.start.ruleset.notation.read(step.actions[0])))
        assert int(self.box.volcanoes) >> tile & 1 and why.facts["points"] == self.box.numbers.volcano_points

    def taken(self, step: AdvisedStep) -> str:
        tile = self.box.all_tiles[int(act.item_of(self.start.ruleset.notation.read(step.actions[0])))]
        return TERRAINS[tile.terrain]

    def draft_temple(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert self.taken(step) == "temple" and why.facts["scorings"] == self.scorings
        assert why.facts["value"] == step.what.facts["value"]

    def draft_ruin(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert self.taken(step) == "ruin" and int(why.facts["points"]) >= 1

    def draft_clearing(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert self.taken(step) == "clearing"

    def draft_extra(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.actions == [f"take #{19 + int(why.facts['ap'])}"]
        assert why.facts["rounds"] == int(self.box.numbers.rounds) - before.round

    def draft_card(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "take-card" and int(why.facts["points"]) >= 1

    def draft_does(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.actions[0].startswith(f"take #{why.facts['number']}")

    def draft_better(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert int(why.facts["points"]) >= 1
        self.draft_level(step, before, after, why)

    def draft_level(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        """Something else that is on offer, and that this seat may take."""
        named = {key: value for key, value in why.facts.items() if key != "points"}
        assert named != step.what.facts
        sort, value = named["sort"], int(named["value"])
        legal = [before.ruleset.notation.write(action) for action in actions_at(before)]
        if sort == "card":
            assert any(text.startswith(f"take #{named['number']}") for text in legal)
        elif sort in ("token", "place"):
            assert (f"take {value}AP" if sort == "token" else f"take place{value}") in legal
        else:
            tiles = [self.box.all_tiles[n] for n in hexes_of(before.tiles_up)]
            assert value in [tile.value for tile in tiles]

    def draft_rest(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        sorts = {before.ruleset.notation.kind_name(action) for action in actions_at(before)}
        assert len(sorts) == 1

    # --- temples

    def takes_free(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.holder(before, hex) != self.holder(after, hex) == self.mine
        assert all(not after.strength(seat, hex) for seat in self.others(after))
        assert why.facts["value"] == self.pays(self.end, hex)

    def takes_from(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.holder(before, hex) == why.facts["rival"] and self.holder(after, hex) == self.mine
        assert why.facts["value"] == self.pays(self.end, hex)

    def breaks_tie(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, rival = self.hex(step.hex), self.names.index(str(why.facts["rival"]))
        assert before.strength(self.me, hex) == before.strength(rival, hex) > 0
        assert self.holder(before, hex) == "" and self.holder(after, hex) == self.mine

    def takes_tied(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.holder(before, hex) == "" and self.holder(after, hex) == self.mine

    def levels(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, rival = self.hex(step.hex), self.names.index(str(why.facts["rival"]))
        assert after.majority(hex) == NOBODY and after.strength(self.me, hex) == after.strength(rival, hex)

    def stronger(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.holder(before, hex) == self.holder(after, hex) == self.mine
        assert after.strength(self.me, hex) == why.facts["mine"]
        assert max(int(after.strength(seat, hex)) for seat in self.others(after)) == why.facts["theirs"]

    def gives_up(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(why.facts["hex"])
        assert self.holder(before, hex) == self.mine != self.holder(self.end, hex)
        assert why.facts["value"] == self.pays(after, hex)

    def steps_aside(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.path[0] == why.facts["hex"] and self.end.guarded >> self.hex(step.path[0]) & 1

    def raise_first(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.end.guarded >> hex & 1 and not after.guarded >> hex & 1

    def grows(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert why.facts["more"] == self.pays(after, hex) - self.pays(before, hex)
        assert why.facts["scorings"] == self.scorings and self.holder(self.end, hex) == self.mine

    def guard_keeps(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert int(after.guard_seat(hex)) == self.me and why.facts["value"] == self.pays(after, hex)
        assert why.facts["scorings"] == self.scorings

    def guard_leave(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        self._left_by_guard(step, before, after, why, supply=False)

    def guard_back(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        self._left_by_guard(step, before, after, why, supply=True)

    def _left_by_guard(
        self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line, *, supply: bool
    ) -> None:
        hex = self.hex(step.hex)
        assert before.members(self.me, hex) - 1 == why.facts["count"] and after.members(self.me, hex) == 0
        back = sum(int(after.available(self.me, f) - before.available(self.me, f)) for f in (act.EXPLORER, act.LEADER))
        assert back == (why.facts["count"] if supply else 0)

    def foot(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, end = self.hex(step.hex), self.end
        rival = self.names.index(str(why.facts["rival"]))
        mine = int(end.strength(self.me, hex))
        found = {seat: least(end, seat, hex, mine - int(end.strength(seat, hex))) for seat in self.others(end)}
        assert found[rival] == min(found.values()) == why.facts["ap"]
        if why.facts["spent"] == "yes":
            assert end.token(rival) == 0 and end.scoring == "none"

    def foot_none(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, end = self.hex(step.hex), self.end
        mine = int(end.strength(self.me, hex))
        assert all(least(end, seat, hex, mine - int(end.strength(seat, hex))) == FAR for seat in self.others(end))

    def foot_safer(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, rival = self.hex(step.hex), self.names.index(str(why.facts["rival"]))
        needed = [int(s.strength(self.me, hex) - s.strength(rival, hex)) for s in (before, after)]
        assert least(before, rival, hex, needed[0]) == why.facts["before"]
        assert least(after, rival, hex, needed[1]) == why.facts["after"]

    def temple_land(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        old, new = self.sheet(before), self.sheet(after)
        hex = self.hex(step.hex)
        assert new.temples >> hex & 1 and not old.temples >> hex & 1
        assert self.sheet(self.end).land.bit_count() == why.facts["land"]

    # --- other land

    def volcano_free(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert after.volcanoes >> hex & 1 and before.majority(hex) == NOBODY and after.majority(hex) == self.me
        assert why.facts["value"] == self.box.numbers.volcano_points

    def volcano_from(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert after.volcanoes >> hex & 1 and self.holder(before, hex) == why.facts["rival"]
        assert after.majority(hex) == self.me

    def land(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, sheet = self.hex(step.hex), self.sheet(self.end)
        assert sheet.land >> hex & 1 and not self.sheet(before).land >> hex & 1
        assert why.facts["temples"] == sheet.temples.bit_count() > 0

    def lake(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, sheet = self.hex(step.hex), self.sheet(self.end)
        assert sheet.lakes >> hex & 1 and not self.sheet(before).lakes >> hex & 1
        assert why.facts["masks"] == sheet.masks > 0

    def masks(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, sheet = self.hex(step.hex), self.sheet(self.end)
        assert sheet.ruins >> hex & 1 and not self.sheet(before).ruins >> hex & 1
        filled = self.end.treasures_on(hex) > 0
        assert why.facts["masks"] == (1 if filled else self.box.all_tiles[self.end.tile_on(hex)].value)
        assert why.facts["lakes"] == sheet.lakes.bit_count() > 0

    # --- walks and ways

    def needed(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        """Without this step, that one cannot be done."""
        state = before.copy()
        number = self.advice.steps.index(step)
        for later in self.advice.steps[number + 1 : int(why.facts["step"])]:
            for text in later.actions:
                action = int(state.normalise(int(self.start.ruleset.notation.read(text))))
                if state.refusal(action) != LEGAL:
                    assert later is self.advice.steps[int(why.facts["step"]) - 1]
                    return
                do(state, action)
        raise AssertionError("it can be done without")

    def nearer(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        figure = int(act.LEADER if step.figure == "leader" else act.EXPLORER)
        target = self.hex(why.facts["hex"])
        assert ways(after, self.me, figure, self.hex(step.hex))[target] == why.facts["ap"]
        worth = self.pays(after, target) if why.facts["land"] == "temple" else after.treasures_on(target)
        assert worth == why.facts["value"]

    def entry(self, s: LegendState, hex: int) -> int:
        """What it takes a new explorer to be there, also where none is left in the supply."""
        with_one = s.copy()
        if not with_one.available(self.me, act.EXPLORER):
            with_one.w[at.EXPLORERS_IN + self.me] = 1
        return ways(with_one, self.me, int(act.EXPLORER), None).get(hex, FAR)

    def camp_shorter(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(why.facts["hex"])
        assert self.entry(before, hex) == why.facts["before"] and self.entry(after, hex) == why.facts["after"]

    def camp_opens(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(why.facts["hex"])
        assert self.entry(before, hex) == FAR and self.entry(after, hex) == why.facts["after"]

    def lay_there(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert before.members(self.me, self.hex(step.hex)) > 0

    def lay_ahead(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        others = min(nearest(after, seat, hex) for seat in self.others(after))
        assert why.facts["ap"] == nearest(after, self.me, hex) < others == why.facts["theirs"]

    def lay_level(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        others = min(nearest(after, seat, hex) for seat in self.others(after))
        assert nearest(after, self.me, hex) == why.facts["ap"] == others

    def lay_alone(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert nearest(after, self.me, hex) == why.facts["ap"]
        assert all(nearest(after, seat, hex) == FAR for seat in self.others(after))

    def lay_shorter(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(why.facts["hex"])
        old, new = nearest(before, self.me, hex), nearest(after, self.me, hex)
        assert why.facts["before"] == old > new == why.facts["after"]

    def lay_opens(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(why.facts["hex"])
        assert nearest(before, self.me, hex) == FAR and nearest(after, self.me, hex) == why.facts["after"]

    def lay_best(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        self.lay_same(step, before, after, why)
        assert int(why.facts["points"]) >= 1

    def lay_same(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        texts = [before.ruleset.notation.write(action) for action in actions_at(before)]
        assert why.facts["count"] == sum(text.startswith(f"{step.tile}@") for text in texts)

    def stone_slows(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex, rival = self.hex(why.facts["hex"]), self.names.index(str(why.facts["rival"]))
        assert self.holder(self.end, hex) == self.mine
        old, new = nearest(before, rival, hex), nearest(after, rival, hex)
        assert why.facts["before"] == old < new == why.facts["after"]

    # --- treasures

    def owned(self, s: LegendState) -> list[int]:
        return [int(s.owns(self.me, kind)) for kind in range(len(self.box.treasures))]

    def dig_worth(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        worth, owned = [0, 1, 3, 6, 10, 15], self.owned(before)
        unseen = [before.unseen(kind) for kind in range(len(owned))]
        assert why.facts["left"] == sum(unseen) and why.facts["scorings"] == self.scorings
        assert why.facts["good"] == sum(count for count, own in zip(unseen, owned, strict=True) if own)
        gain = sum(count * (worth[own + 1] - worth[own]) for count, own in zip(unseen, owned, strict=True) if count)
        assert abs(int(why.facts["points"]) - gain / sum(unseen)) <= 0.5

    def dig_known(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        kind = self.box.treasures.index(str(why.facts["treasure"]))
        worth, owned = [0, 1, 3, 6, 10, 15], self.owned(before)[kind]
        assert self.owned(after)[kind] > owned  # nothing else can come: the state knows it
        assert why.facts["more"] == worth[owned + 1] - worth[owned] and why.facts["scorings"] == self.scorings

    def expert(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert before.treasures_on(self.hex(step.hex)) == why.facts["count"]

    def ruin(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert after.treasures_on(self.hex(step.hex)) == why.facts["count"]

    def exchange_more(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        if step.kind == "take-card":
            after = before.copy()
            kind = int(step.actions[0].removeprefix("take #01-")) - 1
            after.add_treasures(self.me, kind, before.open_treasures[kind])
        more = scoring.treasures(after, self.me) - scoring.treasures(before, self.me)
        assert more == why.facts["more"] and why.facts["scorings"] == self.scorings
        assert int(why.facts["count"]) in self.owned(after)

    # --- cards, director, token

    def token_pays(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        number = self.advice.steps.index(step)
        paid = [later.cost for later in self.advice.steps[number + 1 :] if later.cost]
        assert len(paid) == why.facts["count"]
        extra = int(self.box.numbers.extra_ap) * any("power:extra-ap" in later.actions for later in self.advice.steps)
        assert sum(paid) <= int(after.ap) + extra

    def token_more(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert before.token(self.me) == why.facts["token"]
        assert int(why.facts["token"]) + int(why.facts["more"]) == after.ap

    def erupt_first(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert after.scoring == "interim" and int(after.current) == self.me and after.ap == why.facts["ap"]

    def erupt_now(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        due = {self.names[seat]: int(scoring.points(before, seat)) for seat in range(int(before.players))}
        assert due.pop(self.mine) == why.facts["mine"]
        assert due[str(why.facts["rival"])] == max(due.values()) == why.facts["theirs"]

    def card_scores(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        number = self.advice.steps.index(step) + 1
        while number < len(self.befores) - 1 and self.befores[number].effect is not None:
            number += 1
        points = [int(scoring.points(s, self.me)) for s in (before, self.befores[number])]
        assert points[1] - points[0] == why.facts["more"]

    def card_better(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "play" and int(why.facts["points"]) >= 1

    def card_level(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "play" and step.actions[0].endswith("<")

    def due(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        """With it one may not pass."""
        if before.phase == ACTING:
            assert before.refusal(act.PASS) != LEGAL

    def power_better(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "power" and int(why.facts["points"]) >= 1

    def power_once(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert not before.director_used(self.me) and after.director_used(self.me)
        assert why.facts["points"] == self.box.numbers.unused_director

    def extra_ap(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert after.ap - before.ap == why.facts["ap"]

    def preserve_keeps(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "preserve"
        assert len(cards_on_side(after, self.me, left=True)) >= len(cards_on_side(before, self.me, left=True))

    def preserve_extra(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.actions[0].startswith(f"<#{19 + int(why.facts['ap'])}")
        assert why.facts["rounds"] == int(self.box.numbers.rounds) - before.round > 0

    def preserve_room(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert f"-#{why.facts['number']}" in step.actions[0]

    def drop_why(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert not any(act.kind_of(action) == act.LAY for action in actions_at(before))

    def look_free(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        state, shown = before.copy(), 0
        state.apply(int(self.start.ruleset.notation.read(step.actions[0])))
        while state.phase == REVEALING:
            state.apply(actions_at(state)[0])
            shown += 1
        assert shown == why.facts["count"]

    def pass_keeps(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert len(cards_on_side(before, self.me, left=True)) == why.facts["count"]

    def pass_empty(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        last = before.round == int(self.box.numbers.rounds)
        assert before.refusal(act.PASS) == LEGAL and (last or not cards_on_side(before, self.me, left=True))

    def recruit_leader(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert after.available(self.me, act.LEADER) > before.available(self.me, act.LEADER)
        assert why.facts["strength"] == self.box.numbers.leader_strength

    def supply(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert after.available(self.me, act.EXPLORER) == why.facts["count"]

    # --- estimates: only their sign can be checked

    def better(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert int(why.facts["points"]) >= 1

    def little(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.cost and not why.facts

    def small(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert not step.cost and not why.facts

    def nothing_helps(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind in ("end", "done")


def check(line: str, advice: Advice) -> int:
    """Check everything that is said; return how many reasons there were."""
    start = legend_state(game_at(line).state)
    checked = Checked(start, advice)
    for number, step in enumerate(advice.steps):
        assert 1 <= len(step.why) <= 2, step
        for why in (step.what, *step.why):
            assert "{" not in said(why) and said(why) != why.code, why
        for why in step.why:
            checked.check(number, why)
    if advice.gain is not None:
        me, sums = checked.me, advice.sums
        before, after = (int(s.points_of(me) + scoring.points(s, me)) for s in (start, checked.end))
        assert sums[0].facts["before"] == before and advice.gain == int(sums[0].facts["after"]) - before
        unknown = sums[0].facts["about"] == "yes"
        assert unknown or sums[0].facts["after"] == after
        changed = [int(line.facts["more"]) * (1 if line.facts["sign"] == "+" else -1) for line in sums[1:]]
        assert sum(changed) == advice.gain
    return sum(len(step.why) for step in advice.steps)


@pytest.mark.parametrize("example", LEGEND, ids=lambda example: example.title)
def test_what_is_said_is_true(example: Example) -> None:
    assert check(example.line, advice_on(example.line)) > 0


@pytest.mark.parametrize(("players", "decisions"), [(2, 150), (3, 150), (4, 120)])
def test_what_is_said_in_whole_games_is_true(players: int, decisions: int) -> None:
    """A quick bot's turns, from games in which it plays them itself."""
    game = new_game("legend", players, seed=f"said {players}")
    said_so_far = 0
    for _ in range(decisions):
        seat = game.current_player
        assert seat is not None
        line = state_for(game.state, seat).to_line()
        advice = advise(line, NAMES[:players], "said", Budget(nodes=60))
        said_so_far += check(line, advice)
        for action in advice.actions or [advice.steps[0].actions[0]]:
            game.play(action)
        if game.current_player == seat and "." in game.legal_actions().texts() and not advice.reveals:
            game.play(".")
    assert said_so_far > decisions


def test_the_steps_are_the_turn() -> None:
    """Merged as they are, the steps hold every action of the plan in its order, but for what is not known yet."""
    for example in LEGEND:
        thought = thought_about(example.line)
        planned = [str(action) for action in thought.chosen.actions if str(action) != "."]
        advice = advice_on(example.line)
        done = [action for step in advice.steps for action in step.actions if action != "."]
        assert done == [text for text in planned if not text.startswith("order:") or planned[0] == text]
        assert done[: len(advice.actions)] == advice.actions


def test_reach_is_exact() -> None:
    """The least AP for some strength, by another way: figure by figure through the engine."""
    line = next(example.line for example in LEGEND if "scoring turn" in example.title)
    state = legend_state(game_at(line).state)
    reach = Reach(state)
    for hex in hexes_of(state.temples & ~state.guarded)[:4]:
        for seat in range(int(state.players)):
            for strength in (1, 2, 3, 4):
                found, exact = reach.least(seat, hex, strength), least(state, seat, hex, strength)
                assert found == exact or (found is None and exact == FAR), (hex, seat, strength)


# --- what is hidden


def looked_at(state: LegendState, seat: int, kind: int) -> LegendState:
    """The position in which a seat has looked at the top treasures of all ruins, all of one kind."""
    state = state.copy()
    phase, current = state.phase, state.current
    state.phase, state.current = ACTING, seat
    add_card(state, at.RIGHT, seat, face_up(FACES.index("07")))
    state.apply(act.pack(kinds.LOOK))
    while state.phase == REVEALING:
        state.apply(act.pack(kinds.SEE, 0, kind))
    remove_card(state, at.RIGHT, seat, face_up(FACES.index("07")) + 1)  # face down
    state.phase, state.current = phase, current
    return state


def with_a_ruin() -> LegendState:
    """A position of the action phase with one ruin that nobody has looked at yet."""
    game = new_game("legend", 3, seed="ruins")
    while game.state.phase != ACTING or not legend_state(game.state).filled:
        legal = game.legal_actions()
        game.play(next((action for action in legal if str(action)[0] in "ab"), legal[0]))
    return legend_state(game.state)


def test_what_another_seat_has_seen_changes_nothing() -> None:
    start = with_a_ruin()
    me = int(start.current)
    asked, answers = set(), set()
    for kind in (0, 1):
        line = state_for(looked_at(start, (me + 1) % 3, kind), me).to_line()
        asked.add(line)
        answers.add(repr(advise(line, NAMES[:3], "hidden", Budget(nodes=100))))
    assert len(asked) == len(answers) == 1


def test_what_one_has_seen_oneself_is_said_to_oneself_alone() -> None:
    start = with_a_ruin()
    me = int(start.current)
    seen = looked_at(start, me, 2)
    hex = hexes_of(seen.filled)[0]
    for seat in (me, (me + 1) % 3):
        seen.add_member(seat, hex, act.EXPLORER)
        seen.phase, seen.ap, seen.current = SPENDING, 3, seat
        own = legend_state(state_for(seen, seat))
        (why,) = LegendMotives(own, deeds_of(own, [int(act.pack(act.DIG, hex))]), NAMES[:3]).reasons(0)
        assert why.code == ("hint-dig-known" if seat == me else "hint-dig-worth")


# --- after a turn


def check_note(start: LegendState, best: Checked, note: Note) -> None:
    """What a note says of a turn in which nothing was done."""
    why, end = note.why[0], best.end
    assert note.gain >= 3 and all("{" not in said(line) != line.code for line in note.why)
    assert why.facts["scorings"] == best.scorings
    if why.code in ("note-temple", "note-volcano"):
        hex = best.hex(why.facts["hex"])
        assert best.holder(end, hex) == best.mine and why.facts["value"] == best.pays(end, hex)
        assert best.holder(start, hex) == why.facts["rival"] != best.mine
    elif why.code in ("note-clear", "note-clear-first"):
        hex = best.hex(why.facts["hex"])
        assert end.level(hex) == why.facts["level"]
        assert why.facts["more"] == best.pays(end, hex) - best.pays(start, hex)
    elif why.code in ("note-land", "note-lakes"):
        part = why.code.removeprefix("note-")
        assert why.facts["more"] == best.sheet(end).parts[part] - best.sheet(start).parts[part]
    else:
        assert why.code in ("note-guard", "note-dig", "note-exchange", "note-pair")


def test_a_turn_in_which_nothing_is_done_gives_much_away() -> None:
    told = []
    for example in LEGEND:
        position = legend_state(game_at(example.line).state)
        thought = thought_about(example.line)
        adviser = adviser_of(position, NAMES[: int(position.players)])
        if position.phase == SPENDING:
            told.append(adviser.review(position, [act.END], thought))
            best = [int(action.packed) for action in thought.chosen.actions]
            assert adviser.review(position, best, thought) is None, example.title
            note = told[-1]
            if note is not None:
                check_note(position, Checked(position, note.advice), note)
    assert any(note is not None for note in told)


def test_what_was_drafted_before_a_turn_is_no_part_of_it() -> None:
    """Who takes last may act first: the turn begins with its action."""
    game = new_game("legend", 2, seed="last to take")
    while game.state.phase == DRAFTING:
        before, taken = game.state.copy(), game.legal_actions()[0]
        game.play(taken)
    position = game_at(before.to_line()).state
    start, played = adviser_of(position, NAMES[:2]).turn(position, [taken.packed, act.END])
    assert start.phase == ACTING and list(played) == [act.END]
