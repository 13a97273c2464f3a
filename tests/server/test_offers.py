"""What is offered is exactly what is legal, and what is refused has the engine's reason."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec import json

from tests.properties.walk import TABLES
from tests.server.house import Person, choices, play_on
from tikal import game_at, new_game
from tikal.classic.table.offer_builder import ClassicOfferBuilder
from tikal.classic.table.reasons import Reasons
from tikal.core import action as act
from tikal.game import Game
from tikal.messages import ENGLISH, catalogue
from tikal.server import offers, questions
from tikal.view import seen


def offered(game: Game) -> Counter[str]:
    """The single actions that are offered, each as often as it is."""
    found = ClassicOfferBuilder(game).offers()
    texts = [turn.action for place in found.places for turn in place.turns]
    texts += [entry.action for entry in found.entries]
    texts += [item.action for site in found.sites for item in site.items if item.refusal is None]
    texts += [pair.action for pair in found.exchange.pairs] if found.exchange else []
    texts += [taking.action for taking in found.takings]
    texts += [found.end.action] if found.end else []
    if found.bids:
        texts += [f"{found.bids.bid}{points}" for points in range(found.bids.least, found.bids.most + 1)]
        texts.append(found.bids.passing)
    return Counter(texts)


@pytest.mark.parametrize("number", range(0, len(TABLES), 3))
def test_everything_legal_is_offered_once_and_nothing_else(number: int) -> None:
    edition, auction, players, options = TABLES[number]
    game = new_game(edition, players, auction, f"offers {number}", options)
    rng = random.Random(number)
    while not game.is_over:
        legal = game.legal_actions()
        walking = {str(action) for action in legal if action.kind in ("move", "secret")}
        if rng.random() < 0.15:
            assert offered(game) == Counter(text for text in legal.texts() if text not in walking)
            check_walks(game, walking)
        game.play(rng.choice(list(legal)))


def check_walks(game: Game, single: set[str]) -> None:
    """Every hex one step away is reached at its price or cheaper, and every walk can be walked by all it says."""
    groups = ClassicOfferBuilder(game).offers().groups
    reached = {(group.hex, walk.hex): walk for group in groups for walk in group.walks}
    for text in single:
        action = game.read_action(text)
        source, hex = text.split(":")[1].split("=")[0].replace(">", "-").split("-")
        cost = max(1, int(act.cost_of(action.packed)))
        assert reached[source, hex].cost <= cost
    for group in groups:
        assert (group.refusal is None) == bool(group.walks)
        for walk in group.walks[:6]:
            assert walk.most >= 1 and sum(walk.costs) == walk.cost and walk.path[-1] == walk.hex
            steps = walk.leader + walk.explorer * (walk.most - bool(walk.leader))
            twin = game.copy()
            twin.play(steps)
            assert int(game.state.ap) - int(twin.state.ap) == walk.most * walk.cost


def test_the_stones_of_a_turn_are_those_that_will_lie_there() -> None:
    game = new_game(seed="turns", players=2)
    for place in ClassicOfferBuilder(game).offers().places:
        for turn in place.turns:
            twin = game.copy()
            twin.play(turn.action)
            shown = next(hex for hex in twin.view()["board"] if hex["hex"] == place.hex)
            assert shown["stones"] == turn.stones
            assert {way.hex for way in turn.ways} <= {hex["hex"] for hex in game.view()["board"]}
            assert all(way.cost > 0 for way in turn.ways) and turn.ways


def test_menus_name_what_is_not_possible_and_why() -> None:
    game = new_game(seed=3, players=2, first_player="Red")
    game.play(next(text for text in game.legal_actions().texts()))
    game.play(["+L@A5", "L:A5-A4"])
    menu = {site.hex: site.items for site in ClassicOfferBuilder(game).offers().sites}["A4"]
    items = {(item.kind, item.figure): item for item in menu}
    assert items["uncover", None].refusal is None and items["uncover", None].level == 2
    assert items["guard", "leader"].refusal is None and items["guard", "leader"].leaving is None
    game.play("^A4")
    menu = {site.hex: site.items for site in ClassicOfferBuilder(game).offers().sites}["A4"]
    refusal = next(item.refusal for item in menu if item.kind == "uncover")
    assert refusal is not None and refusal.code == "second-level-needs-second-member"
    sentence = catalogue(ENGLISH).sentence(refusal.code, refusal.facts)
    assert sentence == "A second level on A4 in one turn needs a second member of yours there."


def test_unsafe_treasures_are_named_with_the_reason() -> None:
    line = (
        "tikal=1 rules=super-meeple players=3 board=A3=a5/0$0,C4=a6/0$0,B3=b5/0$0 Red=0;L18;-;-;jade2.sun "
        "Blue=0;L18;-;-;vase2.frog Yellow=0;L18;-;-;knife3.beads3 to=Red phase=spend ap=10"
    )
    game = game_at(line)
    found = ClassicOfferBuilder(game).offers().exchange
    assert found is not None
    mine = {own.treasure: own.refusal.code if own.refusal else "" for own in found.give}
    theirs = {(their.seat, their.treasure): their.refusal.code if their.refusal else "" for their in found.take}
    assert mine == {"jade": "own-set-is-safe", "sun": ""}
    assert theirs == {
        ("Blue", "vase"): "their-set-is-safe", ("Blue", "frog"): "", ("Yellow", "knife"): "their-set-is-safe",
        ("Yellow", "beads"): "their-set-is-safe",
    }  # fmt: skip
    assert [pair.action for pair in found.pairs] == ["xBlue:sun/frog"]
    poor = ClassicOfferBuilder(game_at(line.replace("ap=10", "ap=2"))).offers().exchange
    assert poor is not None and {own.refusal.code for own in poor.give if own.refusal} == {
        "own-set-is-safe", "not-enough-ap",
    }  # fmt: skip
    alone = ClassicOfferBuilder(game_at(line.replace("vase2.frog", "vase3"))).offers().exchange
    assert alone is not None and alone.give[1].refusal is not None
    assert alone.give[1].refusal.code == "no-partner-treasure"
    sets = ClassicOfferBuilder(game_at(line.replace("jade2.sun", "jade3"))).offers().exchange
    assert sets is not None and [their.refusal.code for their in sets.take if their.refusal] == [
        "their-set-is-safe", "no-own-treasure", "their-set-is-safe", "their-set-is-safe",
    ]  # fmt: skip


def test_ending_says_what_would_be_wasted() -> None:
    game = new_game(seed=1, players=2)
    game.play(game.legal_actions()[0])
    end = ClassicOfferBuilder(game).offers().end
    assert end == offers.Ending(".", 10)
    game.play(["+E@A5"] * 10)
    assert ClassicOfferBuilder(game).offers().end == offers.Ending(".", 0)


def test_why_not_about_a_walk(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:

        def why(**question: object) -> str:
            answer = chair.answer("why", question=question)
            return answer.refusal.code if answer.refusal else f"{answer.cost} AP"

        walk = {"about": "walk", "source": "A5", "leader": False, "explorers": 1}
        assert why(**walk, hex="B4") == "not-in-this-phase"
        assert why(about="hex", hex="A4") == "not-in-this-phase"
        lit = {place.hex for place in chair.situation.offers.places}  # type: ignore[union-attr]
        for hex in ("A3", "B3", "H5", "A4"):
            assert (why(about="lay", hex=hex) == "0 AP") == (hex in lit)
        assert why(about="lay", hex="H5") == "not-beside-explored"
        chair.plays(choices(chair.situation)[0][0])
        assert why(**walk, hex="B4") == "no-explorer-there"
        chair.plays("+E@A5", "+E@A5", "+L@A5")
        assert why(**walk, hex="B4") == "1 AP" or why(**walk, hex="B4").endswith("AP")
        assert why(about="walk", source="A5", leader=True, explorers=2, hex="A4") == "6 AP"
        assert why(about="walk", source="A5", leader=True, explorers=3, hex="A4") == "walk-too-many"
        assert why(**walk, hex="H1") == "not-explored"
        assert why(about="walk", source="A5", leader=False, explorers=2, hex="A4") == "4 AP"
        chair.plays("+E@A5", "+E@A5")
        assert why(about="walk", source="A5", leader=True, explorers=4, hex="A4") == "walk-too-dear"
        assert why(about="walk", source="A5", leader=True, explorers=0) in ("1 AP", "2 AP")
        assert why(about="action", action="GL@A4") == "no-own-member"
        assert why(about="exchange", seat="Blue", give="jade", take="sun") == "treasure-not-owned"
        sites = chair.answer("why", question={"about": "hex", "hex": "a4"}).sites
        assert {(site.kind, site.figure) for site in sites} == {
            ("uncover", None), ("dig", None), ("camp", None), ("guard", "explorer"), ("enter", "leader"),
            ("enter", "explorer"),
        }  # fmt: skip
        assert next(site.refusal.code for site in sites if site.kind == "dig") == "no-ruin"
        assert chair.refused("why", question={"about": "hex", "hex": "Z9"}) == "unknown-hex"
        assert chair.refused("why", question={"about": "lay", "hex": "A1", "turn": 9}) == "bad-rotation"
        assert chair.refused("why", question={"about": "action", "action": "abracadabra"}) == "unreadable-action"


def test_volcanoes_and_ways_that_lead_nowhere() -> None:
    game = game_at(
        "tikal=1 rules=super-meeple players=2 board=A3=c3/0,B3=b6/0 Red=0;L17;A4:1;-;- Blue=0;L18;-;-;- "
        "to=Red phase=spend ap=1"
    )
    reasons = Reasons(game)

    def code(source: str, hex: str | None) -> str:
        refusal = reasons.answer(1, questions.AskWalk(source, False, 1, hex)).refusal
        return refusal.code if refusal else ""

    assert code("A4", "B3") == "volcano-in-the-way"
    assert code("A4", "A3") == "walk-too-dear"
    assert code("A4", "A4") == "no-way"
    assert code("A3", None) == "no-explorer-there"


def test_undo_goes_back_to_the_last_thing_revealed_and_not_past_it(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", first="Red")
    with ana.at(opened.table) as chair:
        assert chair.situation.undo.count == 0
        assert chair.situation.undo.refusal is not None and chair.situation.undo.refusal.code == "undo-past-reveal"
        chair.plays(choices(chair.situation)[0][0])
        chair.plays("+E@A5", "+L@A5")
        before = chair.situation
        assert before.undo.count == 3
        assert chair.refused("undo", seq=before.seq, seat="Red", count=4) == "too-many-actions"
        done = chair.answer("undo", seq=before.seq, seat="Red", count=2)
        update = chair.wait("update")
        assert [step.kind for step in update.steps] == ["undo", "undo"] and done.seq == update.situation.seq
        assert [step.length for step in update.steps] == [before.length - 1, before.length - 2]
        assert chair.situation.redo == 2 and chair.situation.seq == before.seq + 2
        chair.answer("redo", seq=chair.situation.seq, seat="Red")
        assert [step.kind for step in chair.wait("update").steps] == ["redo"]
        chair.plays("+E@A5")
        assert chair.situation.redo == 0
        assert chair.refused("redo", seq=chair.situation.seq, seat="Red") == "redo-nothing"
        chair.plays(".")
        assert chair.refused("undo", seq=chair.situation.seq, seat="Red") == "out-of-turn"
        assert chair.refused("undo", seq=chair.situation.seq, seat="Blue") == "undo-past-reveal"
        with ana.at(opened.table) as again:  # the log holds what stands, not what was taken back
            kinds = [event.kind for event in again.welcome.log]
            assert kinds[:6] == ["tile-drawn", "tile-laid", "entered", "entered", "turn-ended", "tile-drawn"]


def test_bids_cannot_be_taken_back(ana: Person) -> None:
    opened = ana.create("Ana", "Bo", auction=True, first="Red")
    with ana.at(opened.table) as chair:
        bids = chair.situation.offers.bids  # type: ignore[union-attr]
        assert bids is not None and (bids.least, bids.most) == (1, 20)
        assert not bids.passed.wins and bids.passed.seat != chair.situation.deciding  # the next one bids
        chair.plays("bid 3")
        assert chair.refused("undo", seq=chair.situation.seq, seat="Blue") == "undo-past-bid"
        bids = chair.situation.offers.bids  # type: ignore[union-attr]
        assert bids is not None and bids.least == 4
        assert (bids.passed.seat, bids.passed.wins, bids.passed.price) == ("Red", True, 3)
        chair.plays("pass")
        assert [taking.action[:5] for taking in chair.situation.offers.takings] == ["take "] * 2  # type: ignore[union-attr]
        play_on([chair], random.Random(3), 20)


def test_a_situation_is_small() -> None:
    """Without the offers a message has some kilobytes, which is what the view of a full board needs."""
    game = new_game(seed="small", players=4)
    rng = random.Random(4)
    while not game.is_over:
        game.play(rng.choice(list(game.legal_actions())))
    assert len(json.encode(seen(game.state, game.names))) < 20_000
