"""Exchanging treasures with another player, who cannot refuse, by what all games ask."""

from __future__ import annotations

from mypy_extensions import i64

from tikal.core.position import LEGAL, Position


def refuse_exchange(s: Position, seat: i64, same_kind: bool, mine: i64, theirs: i64, largest: i64) -> str:
    """Why the current player cannot give a treasure to that seat for one of another kind (C-EXCH-1, L-SWAP-1).

    `mine` and `theirs` are how many each of them owns of what is given and taken; more than `largest` are safe.
    """
    if seat >= s.players:
        return "no-such-player"
    if seat == s.current:
        return "exchange-with-oneself"
    if same_kind:
        return "exchange-same-kind"
    if mine == 0:
        return "treasure-not-owned"
    if mine > largest:
        return "own-set-is-safe"
    if theirs == 0:
        return "treasure-not-theirs"
    return "their-set-is-safe" if theirs > largest else LEGAL
