"""Who won: the seats by place."""

from __future__ import annotations

from tikal.core.position import Position


def ranking(s: Position) -> list[list[int]]:
    """Return the seats by place: those in one inner list share it (C-END-1, L-END-2)."""
    keys = [(s.ranking_key(seat), seat) for seat in range(s.players)]
    places: list[list[int]] = []
    last: tuple[int, ...] = ()
    for key, seat in sorted(keys, key=_best_first):
        if key == last:
            places[-1].append(seat)
        else:
            places.append([seat])
        last = key
    return places


def win_shares(s: Position) -> list[float]:
    """Return by seat the share of the win, as if the game ended now: 1 in all."""
    winners = ranking(s)[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]


def _best_first(entry: tuple[tuple[int, ...], int]) -> tuple[list[int], int]:
    key, seat = entry
    return ([-part for part in key], seat)
