"""What the bot says in Legend is true: every fact that a reason names is checked against the engine."""

from __future__ import annotations

import pytest

from tests.bots.hint_positions import NAMES, Example, advice_on, examples, said, thought_about
from tests.bots.legend_truth import Checked, check
from tests.bots.legend_ways import FAR, least
from tests.bots.test_hints import check_sum
from tests.rules.legend import table
from tikal.bots.advice import Note, advise, adviser_of, strongest
from tikal.bots.bot import Budget, Plan, Thought
from tikal.bots.reach import hexes_of
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.position import REVEALING
from tikal.game import game_at, new_game
from tikal.legend.bots.deeds import deeds_of
from tikal.legend.bots.draft import preferred
from tikal.legend.bots.motives import LegendMotives
from tikal.legend.bots.reach import Reach
from tikal.legend.rules import kinds
from tikal.legend.rules import layout as at
from tikal.legend.rules.box import FACES
from tikal.legend.rules.cards import add_card, face_up, remove_card
from tikal.legend.rules.state import ACTING, DRAFTING, SPENDING, LegendState, legend_state
from tikal.view import state_for

LEGEND = [example for example in examples() if game_at(example.line).ruleset.game == "legend"]


def test_the_strongest_bot_is_asked() -> None:
    assert strongest("legend") == "expert"


# --- an engine's answer to each reason, worked out in another way than the reason was


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


def test_what_is_not_dug_up_yet_is_no_fact() -> None:
    """Swaps of what a dig was supposed to bring name no treasure, and say that they depend on it; others do not."""
    game = table.at(
        table.side("C1:2", owns="sun"), table.side(owns="frog"), phase="spend", ap=10, land={"C1": "a5/0$2"}
    )
    start = legend_state(game.state)
    treasures = start.ruleset.box.treasures
    frog, sun = treasures.index("frog"), treasures.index("sun")
    dig = int(act.pack(act.DIG, start.ruleset.box.board.by_name["C1"]))
    after = deeds_of(start, [dig])[0].after
    dug = next(kind for kind in range(8) if after.owns(0, kind) > start.owns(0, kind))
    actions = [dig, int(act.pack(act.EXCHANGE, 1, dug, frog)), int(act.pack(act.EXCHANGE, 1, sun, frog))]
    adviser = adviser_of(start, NAMES[:2])
    plan = Plan(tuple(Action(packed, start.ruleset.notation) for packed in actions[:2]), 0.0, ())
    digs, swaps = adviser.advise(start, Thought(plan, (), 1)).steps
    assert not digs.depends and swaps.depends and swaps.what.code == "hint-exchange-dug"
    assert set(swaps.what.facts) == {"player", "take"} and [line.code for line in swaps.why] == ["hint-depends"]
    known = adviser.tell(start, [dig, actions[2]])[1]
    assert known.depends and known.what.facts["give"] == "sun"


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
        why, *_ = LegendMotives(own, deeds_of(own, [int(act.pack(act.DIG, hex))]), NAMES[:3]).reasons(0)
        assert why.code == ("hint-dig-known" if seat == me else "hint-dig-worth")


# --- after a turn


def check_note(start: LegendState, best: Checked, note: Note) -> None:
    """What a note says of a turn in which nothing was done."""
    why, end = note.why[0], best.end
    assert note.gain >= 3 and all("{" not in said(line) != line.code for line in note.why)
    assert why.facts["scorings"] == best.scorings and note.advice.gain == note.gain
    check_sum(note)
    assert [line.code for line in note.advice.sums[:1]] in ([], ["note-sum-scored"])
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


def test_of_two_cards_as_good_the_one_that_does_more_is_drafted() -> None:
    notation = new_game("legend", 2).ruleset.notation

    def plan(face: str, value: float) -> Plan:
        return Plan((Action(act.pack(kinds.TAKE_CARD, 0, FACES.index(face)), notation),), value, ())

    one, two, lake = plan("13", 5.3), plan("14", 5.1), plan("23", 5.2)
    assert preferred(Thought(one, (lake, two), 9)) == Thought(two, (one, lake), 9)
    assert preferred(Thought(one, (plan("14", 3.0),), 9)).chosen == one  # by that estimate it is not as good
    assert preferred(Thought(two, (one, lake), 9)).chosen == two


@pytest.mark.parametrize(
    ("card", "round", "code"),
    [
        ("14", 5, "hint-preserve-keeps"), ("14", 6, "hint-preserve-last"),
        ("21", 5, "hint-preserve-extra"), ("21", 6, "hint-preserve-wait"),
    ],
)  # fmt: skip
def test_in_the_last_round_nothing_is_preserved_for_the_next(card: str, round: int, code: str) -> None:
    start = legend_state(table.at(table.side(right=card), round=round).state)
    plan = Plan((Action(act.pack(kinds.PRESERVE, FACES.index(card)), start.ruleset.notation),), 0.0, ())
    advice = adviser_of(start, NAMES[:2]).advise(start, Thought(plan, (), 1))
    assert [line.code for line in advice.steps[0].why] == [code]
    assert check(start.to_line(), advice) > 0
