"""How strong somebody is: places move it the right way, whoever sat where."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tikal.ratings import MIDDLE, Strength, mu_of, rated, unknown

STRENGTHS = st.builds(Strength, st.floats(5, 45), st.floats(1, 8))
TABLES = st.integers(2, 4).flatmap(
    lambda players: st.tuples(
        st.lists(STRENGTHS, min_size=players, max_size=players),
        st.lists(st.integers(1, players), min_size=players, max_size=players),
    )
)


def test_who_has_not_played_is_in_the_middle() -> None:
    assert unknown().shown == MIDDLE and unknown().around == 200
    assert mu_of(MIDDLE) == unknown().mu and Strength(mu_of(1700), 1).shown == 1700


def test_a_win_against_an_equal_is_worth_as_much_as_a_loss_costs() -> None:
    winner, loser = rated([unknown(), unknown()], [1, 2])
    assert winner.shown > MIDDLE > loser.shown
    assert winner.shown - MIDDLE == MIDDLE - loser.shown
    assert winner.around < unknown().around and loser.around < unknown().around


def test_who_shares_a_place_with_an_equal_stays_where_they_are() -> None:
    assert {strength.shown for strength in rated([unknown()] * 3, [1, 1, 1])} == {MIDDLE}
    first, *shared, last = rated([unknown()] * 4, [1, 2, 2, 4])
    assert shared[0] == shared[1]
    assert first.mu > shared[0].mu > last.mu


def test_a_surprise_is_worth_more() -> None:
    strong, weak = Strength(35, 3), Strength(20, 3)
    expected = rated([strong, weak], [1, 2])[0].mu - strong.mu
    surprising = rated([strong, weak], [2, 1])[1].mu - weak.mu
    assert surprising > expected > 0


@given(TABLES, st.data())
def test_it_does_not_matter_who_sits_where(table: tuple[list[Strength], list[int]], data: st.DataObject) -> None:
    strengths, places = table
    order = data.draw(st.permutations(range(len(places))))
    after = rated(strengths, places)
    again = rated([strengths[n] for n in order], [places[n] for n in order])
    assert again == [after[n] for n in order]  # to the last bit


@given(TABLES)
def test_only_the_order_of_places_counts(table: tuple[list[Strength], list[int]]) -> None:
    strengths, places = table
    assert rated(strengths, places) == rated(strengths, [place * 10 for place in places])


@given(TABLES)
def test_a_better_place_is_never_worth_less(table: tuple[list[Strength], list[int]]) -> None:
    strengths, places = table
    last = [max(places) + 1, *places[1:]]
    first = [0, *places[1:]]
    assert rated(strengths, first)[0].mu > rated(strengths, last)[0].mu
    assert rated(strengths, first)[0].mu > strengths[0].mu > rated(strengths, last)[0].mu


@given(TABLES)
def test_a_game_makes_one_surer_up_to_where_it_was_long_ago(table: tuple[list[Strength], list[int]]) -> None:
    strengths, places = table
    for before, after in zip(strengths, rated(strengths, places), strict=True):
        assert 0 < after.sigma < before.sigma + 0.01  # people change: nobody is ever known for good
    assert all(after.sigma < unknown().sigma for after in rated([unknown()] * len(places), places))
