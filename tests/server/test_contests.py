"""Who leads on a temple, what would change that, who leaves with a guard, and who scores no more."""

from __future__ import annotations

import pytest

from tests.rules.classic.table import FULL, at, seat
from tests.rules.legend.table import Side, side
from tests.rules.legend.table import at as legend_at
from tests.server.house import Person, choices
from tikal.classic.table.offer_builder import ClassicOfferBuilder
from tikal.classic.table.reasons import Reasons
from tikal.core.hexes import BY_NAME
from tikal.game import Game
from tikal.legend.table.offer_builder import LegendOfferBuilder
from tikal.legend.table.reasons import LegendReasons
from tikal.messages import catalogue
from tikal.record.record import Moment
from tikal.server import questions
from tikal.server.audience import events_of, spent
from tikal.server.contests import contest_on, leads_between
from tikal.server.offers import Leaving
from tikal.server.questions import Lead, Strength

A4, B5 = BY_NAME["A4"], BY_NAME["B5"]


def contested() -> Game:
    return at("A3=c3/0", red=seat("A4:L2,A5:2"), blue=seat("A4:2"), yellow=seat())


def played(game: Game, text: str) -> Moment:
    before = game.state.copy()
    action = game.read_action(text).packed
    game.play(text)
    return Moment(before, action, game.state)


def test_the_view_tells_who_leads_or_who_is_tied() -> None:
    game = contested()
    shown = next(hex for hex in game.view()["board"] if hex["hex"] == "A4")
    assert shown["controller"] == "Red" and "tied" not in shown
    game.play("L:A4-A5")
    shown = next(hex for hex in game.view()["board"] if hex["hex"] == "A4")
    assert shown["controller"] is None and shown["tied"] == ["Red", "Blue"]


@pytest.mark.parametrize(("asker", "level", "lead"), [(0, 0, 0), (1, 3, 4), (2, 5, 6), (None, 0, 0)])
def test_how_many_more_explorers_would_change_who_leads(asker: int | None, level: int, lead: int) -> None:
    state = contested().state
    found = contest_on(state, A4, asker)
    assert found.strengths == [Strength("Red", 5), Strength("Blue", 2)] and found.leader == "Red"
    assert (found.to_level, found.to_lead) == (level, lead) and not found.guarded


def test_an_empty_temple_needs_one_and_a_guarded_one_is_nobody_elses() -> None:
    game = contested()
    empty = contest_on(game.state, B5, 1)
    assert (empty.leader, empty.to_level, empty.to_lead, empty.guards_left) == (None, 0, 1, 2)
    game.play("GL@A4")
    guarded = contest_on(game.state, A4, 1)
    assert guarded.guarded and guarded.leader == "Red" and (guarded.to_level, guarded.to_lead) == (0, 0)


def test_a_walk_says_which_temples_would_change_hands() -> None:
    game = contested()
    reasons = Reasons(game)
    whole = reasons.answer(1, questions.AskWalk("A4", True, 2, "A5"))
    assert whole.refusal is None and [(lead.hex, lead.before, lead.after) for lead in whole.leads] == [
        ("A4", "Red", "Blue")
    ]
    leader = reasons.answer(2, questions.AskWalk("A4", True, 0, "A5"))
    assert [(lead.before, lead.after) for lead in leader.leads] == [("Red", None)], "two against two"
    one = reasons.answer(3, questions.AskWalk("A4", False, 1, "A5"))
    assert one.leads == [] and one.contest is not None and one.contest.hex == "A5"
    assert game.state == contested().state, "asking changes nothing"


def test_who_asks_about_a_hex_hears_which_paths_lead_from_it() -> None:
    reasons = Reasons(contested())
    answer = reasons.answer(1, questions.AskLead("A4"))
    assert {way.hex: way.cost for way in answer.ways} == {
        walk.hex: walk.costs[0]
        for group in ClassicOfferBuilder(contested()).offers().groups
        for walk in group.walks
        if group.hex == "A4" and len(walk.path) == 1
    }
    assert {way.hex for way in answer.ways} >= {"A5"}
    assert reasons.answer(2, questions.AskLead("H1")).ways == [], "nobody has been there"
    legend = LegendReasons(legend_at(side("A4:2"), side("A4:1"), phase="spend"))
    assert "A5" in {way.hex for way in legend.answer(3, questions.AskLead("A4")).ways}


def test_in_legend_too() -> None:
    game = legend_at(side("A4:2"), side("A4:1"), phase="spend")
    reasons = LegendReasons(game)
    found = reasons.answer(1, questions.AskLead("A4"), 1).contest
    assert found is not None and (found.leader, found.to_level, found.to_lead) == ("Red", 1, 2)
    walk = LegendOfferBuilder(game).offers().groups[0].walks[0]
    answer = reasons.answer(2, questions.AskWalk("A4", False, 2, walk.hex))
    assert ("A4", "Red", "Blue") in [(lead.hex, lead.before, lead.after) for lead in answer.leads]
    even = next(hex for hex in legend_at(side("A4:1"), side("A4:1")).view()["board"] if hex["hex"] == "A4")
    assert even["controller"] is None and even["tied"] == ["Red", "Blue"]


def test_a_guard_says_who_leaves_the_game() -> None:
    sites = {site.hex: site.items for site in ClassicOfferBuilder(contested()).offers().sites}
    leaving = {item.figure: item.leaving for item in sites["A4"] if item.kind == "guard"}
    assert leaving == {"leader": Leaving(0, 2), "explorer": Leaving(1, 1)}
    assert all(item.leaving is None for item in sites["A4"] if item.kind != "guard")


def test_events_carry_what_they_cost_and_which_temples_changed_hands() -> None:
    game = contested()
    (walked,) = events_of(game.names, 0, played(game, "L:A4-A5"))
    assert walked.cost == 2 and walked.leads == [Lead("A4", 1, "Red", None)]
    (built,) = events_of(game.names, 1, played(game, "+E@A5"))
    assert built.cost == 1 and built.leads == []
    moment = played(game, ".")
    assert spent(moment) == 0, "what is lost is not spent"
    assert all(event.cost == 0 for event in events_of(game.names, 2, moment))
    assert leads_between(moment.before, moment.before) == []


def test_who_has_had_the_final_scoring_is_promised_nothing() -> None:
    game = contested()
    assert all(shown["if_scored"] for shown in game.view()["seats"])
    last = at(FULL, to="Blue", scoring="final")
    assert [bool(shown["if_scored"]) for shown in last.view()["seats"]] == [False, True]


def test_anybody_may_ask_who_leads_at_any_time(ana: Person, bo: Person) -> None:
    opened = ana.create("Ana", "medium", first="Red")
    with ana.at(opened.table) as chair, bo.at(opened.table) as watcher:
        chair.plays(choices(chair.situation)[0][0])
        for guest in (chair, watcher):
            contest = guest.answer("why", question={"about": "lead", "hex": "a4"}).contest
            assert contest.hex == "A4" and contest.leader is None and contest.strengths == []
        assert watcher.answer("why", question={"about": "lead", "hex": "A4"}).contest.to_lead == 0
        assert chair.answer("why", question={"about": "lead", "hex": "A4"}).contest.to_lead == 1
        assert watcher.refused("why", question={"about": "lead", "hex": "Z9"}) == "unknown-hex"
        assert watcher.refused("why", question={"about": "hex", "hex": "A4"}) == "out-of-turn"


def test_where_one_explorer_decides() -> None:
    game = at("A3=c3/0", red=seat("A4:L2,A5:2"), blue=seat("A4:4,B5:1"), yellow=seat())
    close = Reasons(game).answer(1, questions.AskClose(), 1).contests
    assert [(contest.hex, contest.ahead, contest.leader) for contest in close] == [("A4", 1, "Red"), ("B5", 1, "Blue")]
    assert (close[0].to_level, close[1].to_level) == (1, 0), "one of Blue's makes A4 level; B5 is Blue's already"
    game.play("L:A4-A5")
    assert [contest.hex for contest in Reasons(game).answer(2, questions.AskClose(), None).contests] == ["B5"]
    assert contest_on(game.state, A4, 0).ahead == 2


@pytest.mark.parametrize(
    ("red", "blue", "left", "ap", "code"),
    [
        ("-", "jade", 3, 10, "nothing-to-give"),
        ("jade2", "frog", 1, 10, "only-sets-to-give"),
        ("jade", "frog2", 1, 10, "nothing-to-take"),
        ("jade", "frog", 2, 2, "not-enough-ap"),
        ("jade", "frog", 2, 10, None),
    ],
)
def test_an_exchange_that_is_not_possible_says_why(red: str, blue: str, left: int, ap: int, code: str | None) -> None:
    game = at(f"C4=a5/1${left}", seat("A5:1", owns=red), seat(owns=blue), ap=ap)
    exchange = ClassicOfferBuilder(game).offers().exchange
    assert exchange is not None
    assert (exchange.refusal and exchange.refusal.code) == code and bool(exchange.pairs) == (code is None)


def test_a_hex_is_refused_for_what_is_done_on_such_land() -> None:
    game = contested()
    clearing = Reasons(game).answer(1, questions.AskHex("A3")).refusal
    assert clearing is not None and clearing.code == "no-own-member"
    jungle = LegendReasons(legend_at(side("A4:2"), side(), phase="spend")).answer(2, questions.AskHex("B2")).refusal
    assert jungle is not None and jungle.code == "nothing-done-there"


def test_a_camp_of_ones_own_is_refused_for_who_cannot_come_in() -> None:
    def refused(red: Side) -> str:
        game = legend_at(red, side(), phase="spend", ap=11)
        found = LegendReasons(game).answer(1, questions.AskHex("F3")).refusal
        assert found is not None and found.code == "no-explorer-available"
        return catalogue("en").sentence(found.code, found.facts)

    camps = "B4.F3"
    assert "2 AP" in refused(side("D3:L18", camps=camps)), "says what makes one available"
    assert "None" in refused(side("D3:LL30", camps=camps, later="0"))
    classic = at("A3=c3/0", red=seat("A4:L18", camps="A3"), blue=seat())
    answer = Reasons(classic).answer(2, questions.AskHex("A3")).refusal
    assert answer is not None and answer.code == "no-explorer-in-supply"
