"""Whether what is said of a turn of Legend is true: every fact that a reason names, against the engine."""

from __future__ import annotations

from collections.abc import Callable

from tests.bots.hint_positions import NAMES, said
from tests.bots.legend_ways import FAR, least, nearest, ways
from tikal.bots.advice import Advice, AdvisedStep, Line
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.engine import actions_at
from tikal.core.position import LEGAL, NOBODY, REVEALING
from tikal.game import game_at
from tikal.legend.bots.deeds import do
from tikal.legend.rules import kinds, scoring
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import TERRAINS
from tikal.legend.rules.cards import cards_on_side
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, LegendState, legend_state


def put_in_order(state: LegendState) -> None:
    """Do what an advised turn does not say: an expert orders what nobody has seen yet, somehow."""
    while state.phase == CARRYING_OUT and act.kind_of(first := actions_at(state)[0]) == kinds.ORDER:
        do(state, first)


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
                if act.kind_of(action) != kinds.ORDER:
                    put_in_order(state)
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

    def depends(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        """A swap of, or for, what the player does not have in the position that was asked about."""
        assert step.depends and step.kind == "exchange"

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

    def draft_later(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "take-card"

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
        assert why.facts["value"] == self.pays(after, hex)

    def takes_from(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        hex = self.hex(step.hex)
        assert self.holder(before, hex) == why.facts["rival"] and self.holder(after, hex) == self.mine
        assert why.facts["value"] == self.pays(after, hex)

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
        assert why.facts["scorings"] == self.scorings
        gain = sum(count * (worth[own + 1] - worth[own]) for count, own in zip(unseen, owned, strict=True) if count)
        assert abs(int(why.facts["points"]) - gain / sum(unseen)) <= 0.5

    def dig_match(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        owned = self.owned(before)
        unseen = [before.unseen(kind) for kind in range(len(owned))]
        assert any(owned) and why.facts["left"] == sum(unseen)
        assert why.facts["good"] == sum(count for count, own in zip(unseen, owned, strict=True) if own)

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
        assert step.kind == "preserve" and before.round < int(self.box.numbers.rounds)
        assert len(cards_on_side(after, self.me, left=True)) >= len(cards_on_side(before, self.me, left=True))

    def preserve_last(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "preserve" and before.round == int(self.box.numbers.rounds)
        assert act.PASS not in map(act.kind_of, actions_at(before))

    def preserve_wait(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "preserve" and before.round == int(self.box.numbers.rounds)
        assert step.actions[0][1:4] in {"#07", "#20", "#21"}

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

    def acted(self, step: AdvisedStep, before: LegendState, after: LegendState, why: Line) -> None:
        assert step.kind == "end" and before.acted


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
