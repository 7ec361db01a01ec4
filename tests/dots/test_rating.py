"""Glicko-2: the example of its author, and what must be true of any results."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.dots.rating import MIDDLE, WIDEST, Rating, Result, after

ratings = st.builds(Rating, st.floats(0, 4000), st.floats(10, WIDEST), st.floats(0.01, 0.2))
result_lists = st.lists(
    st.builds(Result, st.floats(0, 4000), st.floats(0, WIDEST), st.sampled_from([0, 0.5, 1])), min_size=1, max_size=20
)


def test_the_example_of_its_author() -> None:
    found = after(Rating(1500, 200), [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)])
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@given(ratings, result_lists, st.randoms(use_true_random=False))
def test_the_order_of_results_in_a_period_does_not_matter(
    rating: Rating, results: list[Result], chance: Random
) -> None:
    mixed = chance.sample(results, len(results))
    first, second = after(rating, results), after(rating, mixed)
    assert (first.rating, first.deviation, first.volatility) == pytest.approx(
        (second.rating, second.deviation, second.volatility), rel=1e-4
    )


@given(ratings, st.integers(1, 1000))
def test_without_results_the_deviation_alone_grows(rating: Rating, periods: int) -> None:
    found, later = after(rating, [], periods), after(rating, [], periods + 1)
    assert (found.rating, found.volatility) == (rating.rating, rating.volatility)
    assert rating.deviation <= found.deviation <= later.deviation <= WIDEST
    assert found.deviation > rating.deviation or found.deviation == WIDEST


@given(ratings, result_lists)
def test_all_won_never_costs_and_all_lost_never_pays(rating: Rating, results: list[Result]) -> None:
    won, lost = (after(rating, [Result(each.rating, each.deviation, score) for each in results]) for score in (1, 0))
    assert lost.rating <= rating.rating <= won.rating
    for found in (won, lost):
        assert all(map(math.isfinite, (found.rating, found.deviation, found.volatility)))
        assert 0 < found.deviation <= WIDEST
        assert found.volatility > 0


def test_against_an_anchor_a_player_comes_to_stand_where_the_results_say() -> None:
    """Who takes three of four from an anchor stands 191 above it, however many games there are: nothing drifts."""
    anchor, player = (1200.0, 0.0), Rating()
    for _ in range(400):
        player = after(player, [Result(*anchor, score) for score in (1, 1, 0, 1)])
    assert player.rating == pytest.approx(anchor[0] + 400 * math.log10(3), abs=5)
    assert player.deviation < 60 < Rating().deviation


def test_whoever_has_not_played_is_in_the_middle() -> None:
    assert Rating() == Rating(MIDDLE, WIDEST, 0.06)
