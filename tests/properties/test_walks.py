"""A sample of the random games that `make soak` plays by the thousand."""

from __future__ import annotations

import pytest

from tests.properties.walk import TABLES, walk


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t[0]}-{'auction' if t[1] else 'basic'}-{t[2]}-{len(t[3])}")
@pytest.mark.parametrize("seed", [1, 2])
def test_random_game_keeps_every_invariant(table: tuple[str, bool, int, dict[str, object]], seed: int) -> None:
    edition, auction, players, options = table
    walked = walk(edition, auction, players, options, f"{table}/{seed}")
    assert walked.actions > 100
