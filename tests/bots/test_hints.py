"""What the bot says is true: every fact that a reason names is checked against the engine."""

from __future__ import annotations

import pytest

from tests.bots.classic_truth import Checked, check, least
from tests.bots.hint_positions import NAMES, PAGE, Example, advice_on, examples, page, said, thought_about
from tikal.bots.advice import Note, advise, adviser_of, playable, strongest
from tikal.bots.bot import Budget, Plan, Thought
from tikal.bots.reach import hexes_of
from tikal.classic.bots.deeds import deeds_of
from tikal.classic.bots.motives import ClassicMotives
from tikal.classic.bots.reach import Reach
from tikal.classic.bots.thrift import is_last_turn, without_idle_deeds
from tikal.classic.rules import scoring
from tikal.classic.rules.ruleset import SPENDING
from tikal.classic.rules.state import classic_state
from tikal.core import action as act
from tikal.core.action import Action
from tikal.core.engine import actions_at
from tikal.core.hexes import HEXES
from tikal.core.hexes import NAMES as HEX_NAMES
from tikal.game import game_at, new_game

CLASSIC = [example for example in examples() if game_at(example.line).ruleset.game == "classic"]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.bots.hint_positions"


def test_the_strongest_bot_is_asked() -> None:
    assert strongest("classic") == "expert"


@pytest.mark.parametrize("example", CLASSIC, ids=lambda example: example.title)
def test_what_is_said_is_true(example: Example) -> None:
    line = example.line
    assert check(line, advice_on(line)) > 0


def test_all_kinds_of_reasons_are_among_the_positions() -> None:
    codes = {why.code for example in CLASSIC for step in advice_on(example.line).steps for why in step.why}
    wanted = {
        "hint-takes-free", "hint-takes-from", "hint-tie-costs", "hint-safer", "hint-grows", "hint-raise-first",
        "hint-guard-keeps", "hint-steps-aside", "hint-camp-shorter", "hint-dig-worth", "hint-dig-match",
        "hint-exchange-more", "hint-needed", "hint-nearer", "hint-bid-worth", "hint-pass-worth", "hint-take-better",
    }  # fmt: skip
    assert wanted <= codes, wanted - codes


@pytest.mark.parametrize(("players", "auction"), [(2, False), (3, True), (4, False)])
def test_what_is_said_in_whole_games_is_true(players: int, auction: bool) -> None:
    """A quick bot's turns, from games in which it plays them itself."""
    game = new_game("super-meeple", players, auction, seed=f"said {players}")
    said_so_far = turns = 0
    while not game.is_over and turns < 10:
        line = game.state.to_line()
        advice = advise(line, NAMES[:players], "said", Budget(nodes=150))
        said_so_far += check(line, advice)
        for action in advice.actions or ["."]:
            game.play(action)
        turns += 1
        legal = game.legal_actions()
        if not game.is_over and "." in legal.texts() and not advice.reveals:
            game.play(".")
    assert said_so_far > turns


def test_the_steps_are_the_turn() -> None:
    """Merged as they are, the steps hold every action of the plan in its order, and cost what it costs."""
    for example in CLASSIC:
        thought = thought_about(example.line)
        start = classic_state(game_at(example.line).state)
        if is_last_turn(start):
            continue
        planned = [str(action) for action in thought.chosen.actions if str(action) != "."]
        advice = advice_on(example.line)
        done = [action for step in advice.steps for action in step.actions if action != "."]
        assert done == planned
        actions, reveals = playable(start, [int(action.packed) for action in thought.chosen.actions])
        assert [start.ruleset.notation.write(action) for action in actions] == advice.actions
        assert reveals == advice.reveals


def test_in_the_last_turn_of_all_only_what_brings_points_is_advised() -> None:
    (line,) = [example.line for example in CLASSIC if example.title == "The last turn"]
    start = classic_state(game_at(line).state)
    assert is_last_turn(start)
    read = start.ruleset.notation.read
    planned = [int(action.packed) for action in thought_about(line).chosen.actions]
    told = [int(read(text)) for step in advice_on(line).steps for text in step.actions]
    assert told == without_idle_deeds(start, planned)
    idle = next(action for action in actions_at(start) if act.kind_of(action) == act.ENTER)
    assert without_idle_deeds(start, [int(idle)]) == []
    assert without_idle_deeds(start, [*told, int(act.END)]) == told
    end = Checked(start, advice_on(line)).end
    planned_end = deeds_of(start, planned)[-1].after
    assert scoring.points(end, int(start.current)) == scoring.points(planned_end, int(start.current))


def test_who_walks_on_from_the_supply_is_brought_in_first() -> None:
    game = new_game(seed="deeds", players=2, first_player="Red")
    game.play(game.legal_actions()[0])
    notation = game.ruleset.notation
    told = adviser_of(game.state, NAMES[:2]).tell(
        game.state, [int(notation.read(text)) for text in ("+E@A5", "E:A5-A4=2", "+E@A5", "E:A5-A4=2", "+L@A5")]
    )
    assert [said(step.what) for step in told] == [
        "Bring in 2 explorers and walk them to A4",
        "Leader into camp, A5",
    ]


def test_without_treasures_nothing_is_said_to_match_them() -> None:
    matched = set()
    for example in CLASSIC:
        start = classic_state(game_at(example.line).state)
        ruins = hexes_of(start.filled)
        if start.phase != SPENDING or not ruins:
            continue
        start.explorers[int(start.current) * HEXES + ruins[0]] += 1
        start.explorer_hexes[int(start.current)] |= 1 << ruins[0]
        start.ap = 10
        motives = ClassicMotives(
            start, deeds_of(start, [int(act.pack(act.DIG, ruins[0]))]), NAMES[: int(start.players)]
        )
        owns = any(motives.ground.museum(start, motives.me)[1])
        assert [line.code for line in motives.reasons(0)] == ["hint-dig-worth", *["hint-dig-match"] * owns]
        matched.add(owns)
    assert matched == {True, False}


def test_equal_walks_are_one_step_and_ways_are_not_cut() -> None:
    game = new_game(seed="deeds", players=2, first_player="Red")
    game.play(game.legal_actions()[0])
    read = game.ruleset.notation.read
    state = classic_state(game.state)
    texts = ["+E@A5", "E:A5-A4=2", "+E@A5", "E:A5-A4=2", "+L@A5"]
    deeds = deeds_of(state, [int(read(text)) for text in texts])
    assert [(deed.count, deed.cost, len(deed.path)) for deed in deeds] == [(2, 6, 2), (1, 1, 1)]


def test_reach_is_exact() -> None:
    """The least AP for some strength, by another way: figure by figure through the engine."""
    state = classic_state(game_at(CLASSIC[9].line).state)
    reach = Reach(state)
    for hex in hexes_of(state.temples & ~state.guarded):
        for seat in range(int(state.players)):
            for strength in (1, 2, 3, 4):
                found = reach.least(seat, hex, strength)
                exact = least(state, seat, hex, strength)
                assert found == exact or (found is None and exact >= 20), (HEX_NAMES[hex], seat, strength)


# --- after a turn


def check_sum(note: Note) -> None:
    """What the title of a note counts is what its reason comes to, less or with what is told beside that."""
    told = next((line.facts for line in note.why if line.code == "note-all"), None)
    if told is None:
        assert note.scorings == 1
        return
    other = {"less": -1, "same": 0, "more": 1}[str(told["rest"])] * int(told["other"])
    assert int(told["alone"]) + other == note.gain
    facts = note.why[0].facts
    if "more" in facts or ("value" in facts and note.why[0].code in ("note-temple", "note-volcano")):
        assert told["alone"] == int(facts.get("more", facts.get("value", 0))) * note.scorings


def test_a_turn_in_which_nothing_is_done_gives_much_away() -> None:
    line = next(example.line for example in CLASSIC if example.title.startswith("A tie"))
    position = game_at(line).state
    thought = thought_about(line)
    adviser = adviser_of(position, NAMES[: int(position.players)])
    played = [int(thought.chosen.actions[0].packed), act.END]
    note = adviser.review(position, played, thought)
    assert note is not None and note.gain >= 3
    assert note.why[0].code.startswith("note-") and "{" not in said(note.why[0])
    scored = note.advice.sums[0]  # beside the turn that was played, in the scorings that the title counts
    after = position.copy()
    after.apply(played[0])
    mine = game_at(after).view()["seats"][int(position.current)]
    assert scored.code == "note-sum-scored" and scored.facts["before"] == mine["score"] + mine["if_scored"]["total"]
    assert note.advice.gain == note.gain and scored.facts["scorings"] == note.why[0].facts["scorings"]
    check_sum(note)
    own = [int(action.packed) for action in thought.chosen.actions]
    assert adviser.review(position, own, thought) is None


def test_a_guard_set_too_early_is_noted() -> None:
    line = next(example.line for example in CLASSIC if example.title.startswith("A guard"))
    position = game_at(line).state
    adviser = adviser_of(position, NAMES[: int(position.players)])
    thought = thought_about(line)
    texts = [str(action) for action in thought.chosen.actions]
    read = position.rules.notation.read
    played = [int(read(text)) for text in texts if not text.startswith("^")]
    # what the bot expects of its turn, and enough of it to be spoken of
    better = Plan(thought.chosen.actions, 100.0, tuple(points + 100 for points in thought.chosen.points))
    note = adviser.review(position, played, Thought(better, (), 0))
    assert note is None  # one level in two scorings is not what a hundred points are about
    fair = Plan(
        tuple(Action(int(action.packed), position.rules.notation) for action in thought.chosen.actions),
        (thought.chosen.value or 0.0) + 2,
        tuple(points + 2 for points in thought.chosen.points),
    )
    note = adviser.review(position, played, Thought(fair, (), 0))
    assert note is None or "before the guard goes up" in said(note.why[0])
