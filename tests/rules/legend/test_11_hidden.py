"""What is hidden, who has looked at what, and that nobody else can tell."""

from __future__ import annotations

import json

import pytest

import tikal
from tests.rules.legend.table import at, dealt, hex_of, museum, play, random_game, side, state, texts
from tikal import Game
from tikal.core.dealer import Rng
from tikal.legend.editions import builder as legend
from tikal.view import state_for

KINDS = legend.box("standard").treasures
LAND = {"C1": "a5/0"}
EAGER = ("#08", "@C1", "take #07", "take #08")


def everything_shown(game: Game, viewer: int | None) -> str:
    """Every byte that a seat gets: view, events, records."""
    shown = [json.dumps(game.view(viewer)), game.to_tgn(viewer), game.to_json(viewer)]
    shown += [json.dumps(event.to_dict()) for event in game.events(0, viewer)]
    assert game.current_player is not None
    return "\n".join([*shown, repr(state_for(game.state, viewer))])


def table(seed: int = 3) -> Game:
    return at(side(right="07.08"), side(right="07"), side(right="08"), land=LAND, seed=seed)


def test_nothing_undrawn_is_in_the_state() -> None:  # L-HID-1
    one, two = dealt(3, seed=1), dealt(3, seed=1)
    assert one.state == two.state
    other = tikal.game_at(one.state.to_line(), seed="another deal")
    assert other.state == one.state, "the line tells all there is, and it does not tell the deal"
    assert "seed" not in one.to_tgn() + json.dumps(one.view())


def test_decks_are_dealt_each_from_its_own_stream() -> None:  # L-HID-1
    one, two = dealt(3, seed="deal", first=0), dealt(3, seed="deal", first=0)
    rng = Rng("other choices")
    for game, pick in ((one, 0), (two, 1)):
        while not game.is_over:
            legal = game.legal_actions()
            game.play(legal[min(len(legal) - 1, int(rng.below(len(legal))) if pick else 0)])
    for kind in ("deal-power", "deal-token", "draw"):
        first, second = ([str(a) for a in game.history if a.kind == kind] for game in (one, two))
        assert first == second
    cards = [[str(a) for a in game.history if a.kind == "deal-card"] for game in (one, two)]
    assert all(a == b for a, b in zip(*cards, strict=False))


def test_open_are_campsites_powers_discards_museums_and_counts() -> None:  # L-HID-1
    game = random_game(4, "open")
    views = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        assert view["seats"] == views[0]["seats"] and view["supply"] == views[0]["supply"]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_learn_that_a_seat_looked_and_where(viewer: int | None) -> None:  # L-HID-2
    game = table()
    play(game, "look")
    assert hex_of(game, "C1", viewer)["known"] == [{"depth": 4, "kind": None, "by": ["Red"]}]
    told = [event.sentence for event in game.events(0, viewer)]
    assert "Red looks at a treasure on C1." in told
    assert all(event.kind != "treasure-seen" for event in game.events(0, viewer))


def test_no_byte_for_others_depends_on_what_was_seen() -> None:  # L-HID-2
    texts_by_viewer: dict[int | None, set[str]] = {1: set(), 2: set(), None: set()}
    seen = set()
    for seed in range(12):
        game = table(seed)
        play(game, "look")
        seen.add(tuple(hex_of(game, hex, 0)["known"][0]["kind"] for hex in ("C1", "A2", "F1")))
        for viewer, shown in texts_by_viewer.items():
            shown.add(everything_shown(game, viewer))
    assert len(seen) > 6
    assert {viewer: len(shown) for viewer, shown in texts_by_viewer.items()} == {1: 1, 2: 1, None: 1}


def test_no_byte_for_others_depends_on_a_stack_put_in_order() -> None:  # L-HID-3
    for viewer in (1, 2, None):
        by_taken: dict[str, set[str]] = {}
        for seed in range(30):
            game = table(seed)
            play(game, "#08", "@C1")
            while texts(game, "order:"):
                play(game, sorted(texts(game, "order:"))[-1])
            by_taken.setdefault(next(iter(museum(game))), set()).add(everything_shown(game, viewer))
        assert len(by_taken) > 3 and {len(shown) for shown in by_taken.values()} == {1}, "only the taken one is public"


def test_while_it_is_put_in_order_nothing_leaks() -> None:  # L-HID-3
    shown = set()
    for seed in range(20):
        game = table(seed)
        play(game, "#08", "@C1")
        play(game, sorted(texts(game, "order:"))[0])
        shown.add(everything_shown(game, 1))
    assert len(shown) == 1


def test_knowledge_stays_while_tops_are_taken() -> None:  # L-HID-2
    game = at(side("C1:2", right="08.05"), side(), side(), land=LAND, seed=4)
    play(game, "#08", "@C1")
    while texts(game, "order:"):
        play(game, sorted(texts(game, "order:"))[0])
    below = [entry["kind"] for entry in hex_of(game, "C1", 0)["known"]]
    assert len(below) == 3
    play(game, ".", "pass", "pass", "#05", "$C1")
    assert museum(game)[below[0]] >= 1
    assert [entry["kind"] for entry in hex_of(game, "C1", 0)["known"]] == below[1:]


def test_a_look_keeps_its_place_when_others_look_too() -> None:  # L-HID-2
    game = table(5)
    play(game, "look", "-#08", ".")
    assert [entry["by"] for entry in hex_of(game, "C1", 1)["known"]] == [["Red"]]
    play(game, "look")
    known = hex_of(game, "C1", 1)["known"]
    assert known == hex_of(game, "C1", 0)["known"] and known[0]["by"] == ["Red", "Blue"]
    assert hex_of(game, "C1", 2)["known"][0]["kind"] is None


def test_08_on_a_stack_that_is_known_shows_nothing_new() -> None:  # L-HID-2
    game = at(side(right="08.08"), side(), side(), land=LAND, seed=6)
    play(game, "#08", "@C1")
    while texts(game, "order:"):
        play(game, sorted(texts(game, "order:"))[0])
    play(game, ".", "pass", "pass", "#08", "@C1")
    game.state.check()
    assert game.why_not_undo() == "", "nothing was revealed"
    assert len(texts(game, "order:")) >= 1 and tikal.State.from_line(game.state.to_line()) == game.state


def test_another_seats_08_leaves_kinds_not_places() -> None:  # L-HID-3
    game = at(side(right="08"), side(), side(right="08"), land=LAND, seed=6)
    play(game, "#08", "@C1")
    while texts(game, "order:"):
        play(game, sorted(texts(game, "order:"))[0])
    before = [entry["kind"] for entry in hex_of(game, "C1", 0)["known"]]
    play(game, ".", "pass", "#08", "@C1")
    mine = hex_of(game, "C1", 0)
    assert mine["kinds"] == {kind: before.count(kind) for kind in before}, "while another seat has the stack in hand"
    assert [entry["kind"] for entry in mine["known"]] == [None, None, None]
    while texts(game, "order:"):
        play(game, sorted(texts(game, "order:"))[0])
    taken = next(iter(museum(game, "Yellow")))
    left = list(before)
    left.remove(taken)
    mine = hex_of(game, "C1", 0)
    assert mine["kinds"] == {kind: left.count(kind) for kind in left}, "less the kind taken"
    assert [entry["kind"] for entry in mine["known"]] == [None, None] and mine["known"][0]["by"] == ["Yellow"]
    assert hex_of(game, "C1", 1)["kinds"] == {} and hex_of(game, "C1", 2)["kinds"] == {}


def test_kinds_shrink_as_treasures_come_out() -> None:  # L-HID-3
    line = at(
        side("C1:2", right="05"), side(), side(), land=LAND,
        known="C1:4:jade:B,C1:3:sun:B,C1:2:jade:B,C1:1:frog:B", kinds="Red:C1:jade2.frog",
    )  # fmt: skip
    play(line, "#05", "$C1")
    assert museum(line) == {"jade": 1} and hex_of(line, "C1", 0)["kinds"] == {"jade": 1, "frog": 1}
    play(line, "$C1")
    assert museum(line) == {"jade": 1, "sun": 1} and hex_of(line, "C1", 0)["kinds"] == {"jade": 1, "frog": 1}


def test_a_kind_known_in_its_place_leaves_the_others_of_that_kind() -> None:  # L-HID-3
    game = at(
        side("C1:2", right="05"), side(), side(), land=LAND,
        known="C1:4:jade:RB,C1:3:jade:B,C1:2:sun:B", kinds="Red:C1:jade",
    )  # fmt: skip
    mine = state_for(game.state, 0)
    for text in ("#05", "$C1", "~jade"):
        mine.apply(mine.rules.notation.read(text))
    play(game, "#05", "$C1")
    assert museum(game) == {"jade": 1}
    assert hex_of(game, "C1", 0)["kinds"] == {"jade": 1}, "Red knew two: the top, and one without its place"
    assert mine == state_for(game.state, 0)
    play(game, "$C1")
    assert museum(game) == {"jade": 2} and hex_of(game, "C1", 0)["kinds"] == {}


def test_a_stack_in_hand_is_known_in_its_places_to_one_seat() -> None:  # L-HID-3
    game = at(side(right="08"), side(), side(), land=LAND, known="C1:4:jade:B", seed=6)
    play(game, "#08", "@C1")
    line = game.state.to_line()
    assert tikal.State.from_line(line) == game.state and "C1:4:jade:R" in line
    with pytest.raises(tikal.InvalidPosition) as refused:
        tikal.State.from_line(line.replace("C1:4:jade:R", "C1:4:jade:RB").replace("kinds=Blue:C1:jade", ""))
    assert refused.value.code == "bad-effect"


def test_a_viewers_position_can_be_searched() -> None:  # L-HID-3
    game = at(
        side("C1:2", right="05"), side(), side(), land=LAND,
        known="C1:4:jade:B,C1:3:sun:B,C1:2:jade:B,C1:1:frog:B", kinds="Red:C1:jade2.frog",
    )  # fmt: skip
    mine = tikal.State.from_view(game.view(0))
    assert mine == state_for(game.state, 0)
    mine.apply(mine.rules.notation.read("#05"))
    mine.apply(mine.rules.notation.read("$C1"))
    from tikal.core.engine import actions_at

    outcomes = {mine.rules.notation.write(action) for action in actions_at(mine)}
    assert {"~jade", "~frog"} <= outcomes and "~sun" in outcomes, "three kinds are known, the fourth may be any"
    full = at(
        side("C1:2", right="05"), side(), side(), land=LAND,
        known="C1:4:jade:B,C1:3:sun:B,C1:2:jade:B,C1:1:frog:B", kinds="Red:C1:jade2.frog.sun",
    )  # fmt: skip
    all_known = state_for(full.state, 0)
    all_known.apply(all_known.rules.notation.read("#05"))
    all_known.apply(all_known.rules.notation.read("$C1"))
    assert {all_known.rules.notation.write(action) for action in actions_at(all_known)} == {"~jade", "~sun", "~frog"}


def test_a_private_look_cannot_be_taken_back() -> None:  # L-HID-2
    game = table()
    play(game, "look")
    assert game.why_not_undo() == "undo-past-reveal"
    with pytest.raises(tikal.IllegalAction):
        game.undo()
    with pytest.raises(tikal.IllegalAction) as refused:
        table().play(["look", "-#08"])
    assert refused.value.code == "list-past-reveal"


@pytest.mark.parametrize("seed", range(4))
def test_a_redacted_record_replays_to_what_its_viewer_sees(seed: int) -> None:  # L-HID-2
    game = tikal.game_at(table(seed).state, seed=seed)
    rng = Rng(f"redacted {seed}")
    for _ in range(150):
        if not game.is_over:
            legal = game.legal_actions()
            eager = [a for a in legal if a.kind in ("look", "order") or str(a) in EAGER]
            pool = eager or list(legal)
            game.play(pool[int(rng.below(len(pool)))])
    for viewer in (None, 0, 1, 2):
        text = game.to_tgn(viewer)
        again = tikal.read_tgn(text)
        assert again.state == state_for(game.state, viewer) and again.to_tgn() == text
        assert tikal.read_json(game.to_json(viewer)).record == again.record
    assert tikal.read_tgn(game.to_tgn()) == game
    assert state(game).viewer is None
