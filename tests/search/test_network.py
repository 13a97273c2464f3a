"""The network: what it is shown, and that its whole numbers say what it means. How it is learnt: tests/bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.properties.walk import hash_words
from tests.search.positions import positions
from tikal.classic.bots.champion import ChampionBot
from tikal.classic.bots.weights import champion_weights
from tikal.classic.planning.distances import Distances
from tikal.classic.planning.evaluation import ONE, SOONNESS, STAGES, Evaluation
from tikal.classic.planning.facts import COUNT
from tikal.classic.planning.network import (
    HEARD,
    MOST_RUINS,
    MOST_TEMPLES,
    OWN_OF_RUIN,
    OWN_OF_TEMPLE,
    SEEN,
    UNIT,
    Network,
    Sights,
    sizes,
)
from tikal.classic.planning.planner import JUDGED, Planner
from tikal.classic.rules.state import State
from tikal.core.hexes import HEXES
from tikal.core.limit import Limit

Numbers = NDArray[np.float64]


def looked_at(state: State) -> Evaluation:
    """An evaluation that has looked at a position, as if the turn ended there."""
    distances, evaluation = Distances(), Evaluation(list(champion_weights(int(state.players))))
    distances.measure(state)
    evaluation.begin(state, distances)
    evaluation.look(state, 0)
    return evaluation


def hexes_in(mask: int) -> list[int]:
    return [hex for hex in range(HEXES) if mask >> hex & 1]


def sights_of(state: State, look: Evaluation) -> Sights:
    sights = Sights(int(state.players))
    sights.gather(state, look)
    return sights


def test_a_network_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="3 players has"):
        Network([0] * sum((into + 1) * out for into, out in sizes(2)), 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_sees_open_temples_and_ruins_with_rivals_in_the_order_in_which_they_move(players: int) -> None:
    temples_seen = ruins_seen = 0
    for state in positions("sights", players, every=7):
        look = looked_at(state)
        sights = sights_of(state, look)
        temples = hexes_in(int(state.temples & ~state.guarded))[:MOST_TEMPLES]
        ruins = hexes_in(int(state.filled))
        assert [int(hex) for hex in sights.hexes[: sights.temples]] == temples
        temple = np.array(list(sights.temple)).reshape(players, MOST_TEMPLES, -1)
        ruin = np.array(list(sights.ruin)).reshape(players, MOST_RUINS, -1)
        facts = np.array(list(sights.facts)).reshape(players, players, COUNT)
        for seat in range(players):
            others = sorted((other for other in range(players) if other != seat), key=lambda other: look.order[other])
            for place, who in enumerate([seat, *others]):
                assert list(facts[seat, place]) == list(look.facts.facts[who * COUNT : (who + 1) * COUNT])
            for place, hex in enumerate(temples):
                own, rest = temple[seat, place, :OWN_OF_TEMPLE], temple[seat, place, OWN_OF_TEMPLE:].reshape(-1, 4)
                strengths = [int(state.strength(other, hex)) for other in others]
                assert own[0] == state.level[hex] and own[1] == state.strength(seat, hex)
                assert own[2] == max(strengths) and own[4] == (own[1] > own[2])
                assert (own[7] == 0) == bool(own[4])  # who leads it needs nothing to lead it
                assert own[11] == look.stage[seat] // SOONNESS + 1
                assert list(rest[:, 0]) == strengths
                assert list(rest[:, 3]) == [int(look.order[other] < look.order[seat]) for other in others]
                assert all(
                    (cost == 0) == (strength >= own[1]) for strength, cost in zip(strengths, rest[:, 1], strict=True)
                )
                temples_seen += 1
            for place, hex in enumerate(ruins):
                assert ruin[seat, place, 0] == state.treasures_on[hex]
                assert (ruin[seat, place, 1] == 0) == bool(state.member_hexes[seat] >> hex & 1)
                ways = ruin[seat, place, OWN_OF_RUIN::2]
                assert [way == 0 for way in ways] == [bool(state.member_hexes[other] >> hex & 1) for other in others]
                ruins_seen += 1
    assert temples_seen > 20 and ruins_seen > 5


def made_up(players: int) -> list[int]:
    """Weights of about the size that learnt ones have."""
    rng = np.random.default_rng(players)
    found: list[int] = []
    for layer, (into, out) in enumerate(sizes(players)):
        seen = layer in (0, 2)
        scale = np.full((into, 1), float(1 << (SEEN if seen else HEARD)))
        if layer == 4:
            scale[: COUNT * players + STAGES + players] = 1 << SEEN
        found += [int(n) for n in np.rint(rng.normal(0, 0.05, (into, out)) * scale).ravel()]
        found += [int(n) for n in np.rint(rng.normal(0, 0.05, out) * (1 << SEEN))]
    return found


def floating(weights: list[int], state: State, look: Evaluation) -> list[float]:
    """What a network says in floating numbers, all layers written out."""
    players = int(state.players)
    sights = sights_of(state, look)
    layers: list[tuple[Numbers, Numbers]] = []
    start = 0
    for into, out in sizes(players):
        rows = np.array(weights[start : start + into * out], np.float64).reshape(into, out)
        layers.append((rows, np.array(weights[start + into * out : start + (into + 1) * out]) / (1 << SEEN)))
        start += (into + 1) * out

    def see(numbers: Any, width: int, most: int, count: int, seat: int, first: int) -> Numbers:
        things = np.array(list(numbers), np.float64).reshape(players, most, width)[seat, :count]
        middle = np.maximum(things @ layers[first][0] / (1 << SEEN) + layers[first][1], 0)
        total: Numbers = np.maximum(middle @ layers[first + 1][0] / (1 << HEARD) + layers[first + 1][1], 0).sum(axis=0)
        return total

    found = []
    for seat in range(players):
        if look.stage[seat] < 0:
            found.append(0.0)
            continue
        temples = see(sights.temple, int(sights.temple_width), MOST_TEMPLES, int(sights.temples), seat, 0)
        ruins = see(sights.ruin, int(sights.ruin_width), MOST_RUINS, int(sights.ruins), seat, 2)
        facts = np.array(list(sights.facts), np.float64).reshape(players, -1)[seat]
        so = np.concatenate([facts, np.eye(STAGES)[look.stage[seat]], np.eye(players)[look.order[seat]]])
        rows, bias = layers[4]
        hidden = so @ rows[: len(so)] / (1 << SEEN) + np.concatenate([temples, ruins]) @ rows[len(so) :] / (1 << HEARD)
        hidden = np.maximum(hidden + bias, 0)
        hidden = np.maximum(hidden @ layers[5][0] / (1 << HEARD) + layers[5][1], 0)
        found.append(float((hidden @ layers[6][0] / (1 << HEARD) + layers[6][1])[0]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_numbers_say_what_floating_ones_do(players: int) -> None:
    weights = made_up(players)
    net = Network(weights, players)
    moved = 0.0
    for state in positions("floating", players, every=9):
        look = looked_at(state)
        before = [int(value) for value in look.value[:players]]
        net.correct(state, look)
        added = [(int(value) - was) / ONE for value, was in zip(look.value[:players], before, strict=True)]
        wanted = floating(weights, state, look)
        assert np.allclose(added, wanted, atol=20 / (1 << UNIT))
        moved += sum(abs(each) for each in added)
    assert moved > 1


def test_a_planner_with_a_network_judges_more_turns_than_it_returns_and_orders_them_by_it() -> None:
    weights = list(champion_weights(4))
    net = Network(made_up(4), 4)
    changed = 0
    for state in positions("judged", every=6):
        plain = Planner(weights, remembering=True).plan(state, 4, 2, Limit(), 4 * JUDGED)
        turns = Planner(weights, remembering=True, network=net).plan(state, 4, 2, Limit(), 4)
        assert len(turns) <= 4
        assert [turn.value for turn in turns] == sorted((turn.value for turn in turns), reverse=True)
        assert all(turn.actions in [other.actions for other in plain] for turn in turns)
        changed += [turn.actions for turn in turns] != [turn.actions for turn in plain[: len(turns)]]
    assert changed


def test_both_builds_see_the_same() -> None:
    """One number for all that a network makes of a game: the compiled and the interpreted build must agree on it."""
    net = Network(made_up(3), 3)
    values: list[int] = []
    for state in positions("builds", 3, every=5):
        look = looked_at(state)
        net.correct(state, look)
        values += [int(value) for value in look.value[:3]]
    assert hash_words(values) == CHECKSUM


class Made(ChampionBot):
    """A champion whose network is made up."""

    def network(self, position: State) -> Network | None:
        return Network(made_up(int(position.players)), int(position.players))


def test_both_builds_choose_the_same_turns_by_a_network() -> None:
    """Plans that it judges, and rounds of answers that end in such a plan: all turns that come of it."""
    ranked = [Made(1).rank(state, Limit(1500)) for state in positions("chosen", 4, every=13)]
    actions = [action for turns in ranked for turn in turns for action in turn.actions]
    assert hash_words(actions) == TURNS_CHECKSUM


#: Change with the facts, the champion's weights, the planner, and what a network is shown.
CHECKSUM = 944_448_539
TURNS_CHECKSUM = 792_095_187
