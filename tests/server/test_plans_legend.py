"""Which turn of Legend is planned, what a plan knows of hidden treasures, and for how long one is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tikal
from tests.server.house import Person, choices, running
from tikal.core import action as act
from tikal.core.position import Position
from tikal.game import Game
from tikal.legend.rules.ahead import take_on
from tikal.legend.rules.state import ACTING, CARRYING_OUT, DRAFTING, SPENDING, LegendState, legend_state
from tikal.server.face import face_of
from tikal.server.plans import Trial
from tikal.server.protocol import PlanStep
from tikal.server.words import Refusal
from tikal.view import state_for

RECORDS = Path(__file__).parents[1] / "browser" / "records"
RED, BLUE, YELLOW, WHITE = range(4)


def game_in(name: str) -> Game:
    return tikal.read_tgn((RECORDS / f"{name}.tgn").read_text("utf-8"))


def ahead(position: Position, seat: int) -> LegendState:
    found = face_of(position.rules).ahead(state_for(position, seat), seat)
    assert isinstance(found, Position), found
    return legend_state(found)


def trial(game: Game, seat: int, *steps: list[str]) -> Trial:
    return Trial(face_of(game.ruleset), ahead(game.state, seat), [PlanStep(one, 0) for one in steps], game.names)


def test_while_others_act_it_is_the_turn_with_what_was_drafted() -> None:
    game = game_in("legend-camp")  # it is Red's turn, then White's
    s = ahead(game.state, WHITE)
    assert (s.phase, s.current, s.acted, s.token(WHITE)) == (ACTING, WHITE, False, 7)
    assert s.ap == 0 and ahead(game.state, RED).words() == state_for(game.state, RED).words()
    tried = trial(game, WHITE, ["ap"], ["+E@A5"], ["c3@G3/0"], ["pass"])
    codes = [step.refusal and step.refusal.code for step in tried.tried]
    assert codes[:2] == [None, None] and codes[2] and codes[3] == "plan-no-end"
    assert [step.cost for step in tried.tried] == [0, 1, 0, 0] and tried.end.ap == 8  # 7, and 2 by a card


def test_while_others_draft_it_is_the_rest_of_the_draft() -> None:
    game = game_in("legend-draft")  # Red takes, then Yellow
    s = ahead(game.state, YELLOW)
    assert (s.phase, s.current) == (DRAFTING, YELLOW)
    tried = trial(game, YELLOW, ["take c4"], ["take 6AP"], ["take #11"])
    assert [step.yields for step in tried.tried] == [True, True, False]
    assert tried.tried[2].refusal == Refusal("cards-already-taken", tried.tried[2].refusal.facts)  # type: ignore[union-attr]
    assert (tried.end.phase, tried.end.current) == (DRAFTING, YELLOW)
    both = trial(game, YELLOW, ["take c4", "take 6AP"])
    assert not both.works(0)  # the others take in between


def test_during_a_scoring_it_is_the_scoring_turn_then_the_volcano_then_the_turn() -> None:
    game = game_in("legend-scoring")  # Yellow's volcano: all but Red have scored
    assert game.current_player == RED and game.state.ap == 10
    s = ahead(game.state, YELLOW)
    assert (s.phase, s.effect.name if s.effect else "", s.acted, s.scoring) == (CARRYING_OUT, "volcano", True, "none")
    for seat in (BLUE, WHITE):
        s = ahead(game.state, seat)
        assert (s.phase, s.current, s.acted, s.scoring, s.volcano) == (ACTING, seat, False, "none", -1)
    before = [moment.before for moment in game.record.moments(game.length - 40) if moment.before.current == YELLOW][-1]
    s = ahead(before, RED)
    assert (s.phase, s.current, s.ap, s.scoring) == (SPENDING, RED, 10, "interim")


def test_after_passing_only_a_scoring_that_is_sure_to_come() -> None:
    """Through a whole game: who has passed plans a scoring turn where a volcano is held or the last round is on."""
    game = game_in("legend-finished")
    seen: set[str] = set()
    for moment in list(game.record.moments())[::5]:
        s = legend_state(moment.before)
        for seat in range(int(s.players)):
            found = s.copy()
            known = take_on(found, seat)
            if s.phase not in (ACTING, SPENDING) or s.scoring != "none" or not s.passed >> seat & 1:
                continue
            volcano = any(s.held_tiles(other) & s.ruleset.box.volcanoes for other in range(int(s.players)))
            kind = "interim" if volcano else "final" if s.round == 6 else "none"
            assert known == (kind != "none")
            if known:
                assert (found.phase, found.current, found.ap, found.scoring) == (SPENDING, seat, 10, kind)
            seen.add(kind)
    assert "none" in seen and len(seen) > 1, seen


def test_what_was_looked_at_is_known_and_nothing_else() -> None:
    game = game_in("legend-camp")
    known: list[str] = []
    unknown: list[str] = []
    own = legend_state(state_for(game.state, WHITE))
    tops = {glimpse["hex"]: glimpse for glimpse in view_of(own)["board"] if glimpse.get("treasures")}
    for name, hex in tops.items():
        seen = [one["kind"] for one in hex.get("known", []) if one["depth"] == hex["treasures"]]
        (known if any(seen) else unknown).append(name)
    assert known and unknown
    for name in (*known, *unknown):
        hex = own.ruleset.box.board.by_name[name]
        s = ahead(game.state, WHITE)
        s.add_member(WHITE, hex, act.EXPLORER)
        tried = Trial(face_of(game.ruleset), s, [PlanStep(["ap"], 0), PlanStep([f"${name}"], 3)], game.names)
        assert tried.works(1) and tried.tried[1].cut and tried.tried[1].unknown == (name in unknown)
        end = legend_state(tried.end)
        more = sum(end.owns(WHITE, kind) - s.owns(WHITE, kind) for kind in range(8))
        assert more == (name in known) and end.treasures_on(hex) == s.treasures_on(hex) - 1


def view_of(s: LegendState) -> dict[str, Any]:
    return tikal.game.Game.standing(s, ("a", "b", "c", "d")).view(WHITE)


def test_a_plan_is_for_one_draft_or_one_turn(tmp_path: Path) -> None:
    """It is forgotten when the draft is over, and when the turn is ended."""
    with running(tmp_path) as server, Person(server.url) as ana, Person(server.url) as bo:
        made = ana.create("Ana", "link", edition="legend", first="Blue")
        bo.post(made.invitations[0].path.replace("/join/", "/api/invitations/"), {"name": "Bo"})
        with ana.at(made.table) as hers, bo.at(made.table) as his:
            assert hers.welcome.table.plans
            offered = hers.answer("plan", seat="Red", steps=[]).offers
            first = hers.answer(
                "plan", seat="Red", steps=[{"actions": [offered.picks[0].action], "cost": 0}], keep=True
            )
            assert first.kept and first.steps[0].yields and first.ap == 0 and not first.now
            drafts = first.turn
            people = {"Red": hers, "Blue": his}
            while hers.situation.view.phase == "draft":
                one = people[str(hers.situation.deciding)]
                one.plays(choices(one.situation)[0][0])
                for other in people.values():
                    other.wait_until(lambda now, seq=one.situation.seq: now.seq >= seq)
            assert hers.answer("plan", seat="Red").steps == []
            planned = hers.answer("plan", seat="Red", steps=[{"actions": ["ap"], "cost": 0}], keep=True)
            assert planned.turn == drafts + 1 and planned.steps[0].refusal is None and planned.ap > 0
            assert hers.answer("plan", seat="Red").steps[0].actions == ["ap"]
            while people["Red"].situation.deciding != "Red":
                his.plays(choices(his.situation)[-1][0])
                hers.wait_until(lambda now: now.seq >= his.situation.seq)
            assert hers.answer("plan", seat="Red").now
            hers.plays("ap")
            assert hers.answer("plan", seat="Red").steps[0].refusal is not None  # it was done by hand
            hers.plays(".")
            assert hers.answer("plan", seat="Red").steps == []
