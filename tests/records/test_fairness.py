"""The fair shuffle: the deal follows from the secret and all numbers, and whatever is changed is found out."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tikal.core.dealer import Rng
from tikal.core.errors import RecordError
from tikal.core.notation import SEATS
from tikal.game import Game, new_record
from tikal.record import decks
from tikal.record.events import events
from tikal.record.fairness import (
    SEALS,
    Number,
    Sealing,
    examine,
    first_of,
    headers_of,
    seal_of,
    sealing_of,
    seed_of,
)
from tikal.record.record import Record
from tikal.record.tgn import read_headers, read_tgn, write_tgn
from tikal.view import view

#: Examples that the page is held to as well.
GOLDEN = Path(__file__).parent / "fairness.json"

SECRET = "00ff" * 16
NUMBERS = [Number(0, "a1" * 32), Number(1, "b2" * 32)]

hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)


def played(
    edition: str = "super-meeple",
    players: int = 2,
    numbers: Sequence[Number] = NUMBERS,
    late: Sequence[tuple[int, Number]] = (),
    auction: bool = False,
    way: str = "way",
    version: int = SEALS[0],
) -> tuple[Record, Sealing]:
    """Play a game at random that is dealt as a server deals: `late` numbers come after so many decisions."""
    blank = new_record(edition, players, auction)
    seal = seal_of(SECRET, "table", blank, lot=True, version=version)
    sealing = Sealing("table", seal, True, tuple(numbers), (), SECRET)
    first = first_of(sealing.deals[0][1], players)
    game = Game(blank._replace(first=first), sealing.deals[0][1])
    chooser, coming, decisions = random.Random(way), list(late), 0
    while not game.is_over:
        while coming and coming[0][0] <= decisions:
            _, number = coming.pop(0)
            is_chance = game.ruleset.notation.is_chance
            at = max(n for n, action in enumerate(game.record.actions, 1) if is_chance(action))
            sealing = sealing._replace(numbers=(*sealing.numbers, number._replace(at=at)))
            game.hide_anew(game.ruleset.dealer(game.record.up_to(at).end(), sealing.deals[-1][1]))
        game.play(chooser.choice(game.legal_actions()))
        decisions += 1
    return game.record, sealing


GAMES = [
    played(),
    played(players=4, auction=True, late=[(30, Number(2, "c3" * 32)), (31, Number(1, "e5" * 32))]),
    played("legend", late=[(40, Number(1, "d4" * 32)), (150, Number(0, "e5" * 32))], way="way 8"),
    played("legend", 4, numbers=[]),
]


@pytest.mark.parametrize("record, sealing", GAMES)
def test_a_game_proves_itself(record: Record, sealing: Sealing) -> None:
    text = write_tgn(record, headers_of(sealing))
    again = sealing_of(read_headers(text), record.players)
    assert again == sealing
    assert examine(read_tgn(text), again).fair


def land(record: Record) -> dict[str, str]:
    """Which tile lies where at the end."""
    return {hex["hex"]: hex["tile"] for hex in view(record.end(), record.names)["board"] if hex["tile"]}


def dug_from(record: Record) -> dict[int, str]:
    """From which tile, and how high above its bottom, each treasure came, by what everybody saw."""
    tiles, left, found = land(record), dict[str, int](), dict[int, str]()
    for event in events(record):
        facts = event.facts
        if "left" in facts:
            left[facts["hex"]] = facts["left"]
        if event.kind in ("treasure-found", "treasure-unearthed"):
            found[event.action + 1] = f"{tiles[facts['hex']]} {left[facts['hex']] + 1}"
        if event.kind == "treasure-seen":
            found[event.action + 1] = f"{tiles[facts['hex']]} {facts['depth']}"
    return found


def told(record: Record) -> list[dict[str, object]]:
    """What a page is told of tiles and treasures."""
    return [
        {"kind": event.kind, "action": event.action, "facts": event.facts}
        for event in events(record)
        if event.kind.startswith(("tile-", "treasure-")) or event.kind == "dug"
    ]


@pytest.mark.parametrize("record, sealing", GAMES)
def test_decks_can_be_followed_without_the_rules(record: Record, sealing: Sealing) -> None:
    deals = decks.deals_of(record, sealing)
    assert [deal.at for deal in deals] == [at for at, _ in sealing.deals]
    notation = record.ruleset.notation
    chance = [number for number, action in enumerate(record.actions, 1) if notation.is_chance(action)]
    followed = [drawn.number for deal in deals for drawn in deal.drawn]
    known = [n for n in set(chance) - set(followed) if "?" not in notation.write(record.actions[n - 1])]
    assert len(followed) > 30 and len(known) < 4  # what somebody had looked at before is not dealt once more
    where = dug_from(record)
    for deal in deals:
        for deck in deal.decks:
            order = decks.shuffled(deck, deal.seed)
            drawn = [drawn for drawn in deal.drawn if drawn.deck == deck.name]
            assert [order[one.place] for one in drawn] == [one.item for one in drawn]
            places = [one.place for one in drawn]
            assert len(set(places)) == len(places)
            if deck.how == decks.PLACES:
                assert len(deck.places) == len(set(deck.places)) == len(order)
                for one in drawn:
                    assert deck.places[one.place] == where[one.number]
            if deck.how == decks.TOP:
                assert places == list(range(len(places)))
            if deck.how == decks.STACKS:
                for letter in {item[0] for item in order}:
                    stack = [item for item in order if item[0] == letter]
                    came = [one.item for one in drawn if one.item[0] == letter]
                    before = [item for item in stack if item not in came]
                    assert came == [item for item in stack if item in came]
                    if deal.at == 0:
                        assert came == stack[: len(came)] and before == stack[len(came) :]


def altered(text: str, digit: int = 5) -> str:
    """The same number but for one digit."""
    return text[:digit] + ("0" if text[digit] != "0" else "1") + text[digit + 1 :]


LATE = played(players=3, late=[(20, Number(2, "c3" * 32)), (60, Number(1, "e5" * 32))])


def changed(sealing: Sealing) -> dict[str, Sealing]:
    """Everything that somebody could want to change afterwards."""
    red, blue, *late = sealing.numbers
    return {
        "seed": sealing._replace(secret=altered(sealing.secret)),
        "seal": sealing._replace(seal=altered(sealing.seal)),
        "table": sealing._replace(table="another"),
        "lot": sealing._replace(lot=False),
        "number": sealing._replace(numbers=(red._replace(value=altered(red.value)), blue, *late)),
        "late number": sealing._replace(numbers=(red, blue, late[0]._replace(value=altered(late[0].value)), *late[1:])),
        "order": sealing._replace(numbers=(blue, red, *late)),
        "late order": sealing._replace(numbers=(red, blue, *reversed(late))),
        "late order, told as if right": sealing._replace(
            numbers=(red, blue, late[1]._replace(at=late[0].at), late[0]._replace(at=late[1].at))
        ),
        "seat": sealing._replace(numbers=(red._replace(seat=1), blue._replace(seat=2), *late)),
        "seats the other way": sealing._replace(
            numbers=(red._replace(value=blue.value), blue._replace(value=red.value), *late)
        ),
        "missing": sealing._replace(numbers=(red, *late)),
        "late missing": sealing._replace(numbers=(red, blue, late[0])),
        "more": sealing._replace(numbers=(red, blue, Number(2, "f6" * 32), *late)),
        "when": sealing._replace(numbers=(red, blue, late[0]._replace(at=late[0].at + 1), late[1])),
        "earlier": sealing._replace(numbers=(red, blue, late[0]._replace(at=1), late[1])),
        "twice": sealing._replace(numbers=(red, red, blue, *late)),
        "none": sealing._replace(numbers=()),
        "said to be missing": sealing._replace(absent=(red.seat,)),
        "missing twice": sealing._replace(absent=(2, 2)),
    }


@pytest.mark.parametrize("what", changed(LATE[1]))
def test_whatever_is_changed_is_found_out(what: str) -> None:
    record, sealing = LATE
    found = examine(record, changed(sealing)[what])
    assert not found.fair
    if what in ("seed", "seal", "table", "lot"):
        assert found.seal is False and found.deal is None
    elif what in ("order", "late order", "twice", "when", "said to be missing", "missing twice"):
        assert found.seal and found.numbers is False
    else:
        assert found.seal and found.numbers and (found.deal is False or found.first is False)


def old() -> tuple[Record, Sealing]:
    """A game as it was sealed once: somebody who had just sat down was said to be missing, who sat there before not."""
    record, sealing = played(version=1)
    return record, sealing._replace(absent=(1,))


def test_an_old_game_proves_itself() -> None:
    record, sealing = old()
    text = write_tgn(record, headers_of(sealing))
    assert '[Absent "Blue"]' in text and f"Blue {NUMBERS[1].value}" in text
    found = examine(read_tgn(text), sealing_of(read_headers(text), record.players))
    assert found.fair and found.sealing == sealing._replace(absent=())  # and nothing is said that nobody can know


def test_no_game_is_made_to_look_older() -> None:
    """Which version it is follows from the seal, and everything from that."""
    record, sealing = LATE
    forged = sealing._replace(absent=(0,), seal=seal_of(SECRET, "table", record, lot=True, version=1))
    found = examine(record, forged)
    assert found.seal and not found.fair and not (found.first and found.deal)
    record, sealing = old()
    for what in (sealing._replace(absent=(1, 0)), sealing._replace(absent=(1, 1))):
        assert examine(record, what).sealing == sealing._replace(absent=())  # whatever is written there says nothing
    for what in (
        sealing._replace(secret=altered(SECRET)),
        sealing._replace(numbers=sealing.numbers[::-1]),
        sealing._replace(numbers=sealing.numbers[:1]),
    ):
        assert not examine(record, what).fair


def test_another_deal_is_found_out() -> None:
    """Both files replay, and everything in their headers is as it was: only what was drawn is from another shuffle."""
    record, sealing = LATE
    game = Game(record.up_to(0), "a shuffle that somebody liked better")
    chooser = random.Random("way")
    while not game.is_over:
        game.play(chooser.choice(game.legal_actions()))
    found = examine(read_tgn(write_tgn(game.record)), sealing._replace(numbers=sealing.numbers[:2]))
    assert found.seal and found.numbers and found.deal is False
    assert found.misdealt is not None and found.misdealt.number < 40
    assert found.misdealt.played != found.misdealt.dealt


def test_another_player_begins() -> None:
    record, sealing = LATE
    assert not examine(record._replace(first=(record.first + 1) % 3, actions=record.actions[:1]), sealing).first


def test_a_record_tells_nothing_while_the_game_is_running() -> None:
    record, sealing = LATE
    headers = headers_of(sealing._replace(secret=""))
    assert headers == [("Table", "table"), ("Seal", sealing.seal), ("FirstBy", "lot")]
    found = examine(record.up_to(30), sealing_of(dict(headers), 3))
    assert not found.fair and not found.opened and not found.over


def test_a_game_without_a_seal_proves_nothing() -> None:
    found = examine(LATE[0], sealing_of({}, 3))
    assert found.over and found.sealing is None and not found.fair


@pytest.mark.parametrize(
    "headers",
    [
        {"Seal": "no"},
        {"Seal": SECRET, "Secret": "no"},
        {"Seal": SECRET, "Secret": SECRET, "Numbers": "Red"},
        {"Seal": SECRET, "Secret": SECRET, "Numbers": f"White {SECRET}"},
        {"Seal": SECRET, "Secret": SECRET, "Absent": "White"},
    ],
)
def test_what_cannot_be_read_is_refused(headers: dict[str, str]) -> None:
    with pytest.raises(RecordError) as refused:
        sealing_of(headers, 2)
    assert refused.value.code == "fair-unreadable"


@given(secret=hexes, seal=hexes, values=st.lists(hexes, max_size=4), other=hexes)
@settings(max_examples=200, deadline=None)
def test_a_seed_depends_on_everything_and_nothing_else(secret: str, seal: str, values: list[str], other: str) -> None:
    numbers = [Number(seat, value) for seat, value in enumerate(values)]
    seed = seed_of(secret, seal, numbers)
    assert len(bytes.fromhex(seed)) == 32 and seed == seed_of(secret, seal, list(numbers))
    others = [seed_of(other, seal, numbers)] if other != secret else []
    others += [seed_of(secret, other, numbers)] if other != seal else []
    for place, number in enumerate(numbers):
        if number.value != other:
            others.append(
                seed_of(secret, seal, [*numbers[:place], number._replace(value=other), *numbers[place + 1 :]])
            )
        others.append(seed_of(secret, seal, [*numbers[:place], *numbers[place + 1 :]]))
    if len({number.value for number in numbers}) > 1:
        others.append(seed_of(secret, seal, numbers[::-1]))
    assert seed not in others


@given(words=st.lists(hexes, min_size=4, max_size=4), late=st.integers(1, 999_999), lot=st.booleans())
@settings(max_examples=50, deadline=None)
def test_headers_survive_the_way_there_and_back(words: list[str], late: int, lot: bool) -> None:
    numbers = (Number(0, words[0]), Number(3, words[1]), Number(2, words[2], late))
    sealing = Sealing("a table", words[3], lot, numbers, (1, 2), words[0])
    assert sealing_of(dict(headers_of(sealing)), 4) == sealing


def example(record: Record, sealing: Sealing) -> dict[str, object]:
    """What the page is given of a game, and what has to come out."""
    deals = decks.deals_of(record, sealing)
    return {
        "table": sealing.table,
        "rules": record.ruleset.spec,
        "players": record.players,
        "first": "lot",
        "began": SEATS[record.first],
        "seal": sealing.seal,
        "secret": sealing.secret,
        "numbers": [{"seat": SEATS[n.seat], "number": n.value, "at": n.at} for n in sealing.numbers],
        "absent": [SEATS[seat] for seat in sealing.absent],
        "deals": [
            {
                "at": deal.at,
                "seed": deal.seed,
                "decks": [deck._asdict() for deck in deal.decks],
                "drawn": [drawn._asdict() for drawn in deal.drawn],
            }
            for deal in deals
        ],
    }


def test_the_page_is_held_to_the_same_examples() -> None:
    rngs = {}
    for seed in ("", "tiles", "Größe 7/treasures", "x" * 300):
        rng = Rng(seed)
        rngs[seed] = [int(rng.below(n)) for n in (2, 3, 36, 1000, 1_000_000)]
    examples = {
        "below": rngs,
        "games": [example(*GAMES[1]), example(*GAMES[2])],
        "logs": [told(GAMES[1][0]), told(GAMES[2][0])],
        "looked": [{"proof": example(*GAMES[3]), "log": told(GAMES[3][0]), "land": land(GAMES[3][0])}],
        "old": [example(*old())],
    }
    text = json.dumps(examples, indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("EXAMPLES") == "renew":
        GOLDEN.write_text(text, "utf-8")
    assert GOLDEN.read_text("utf-8") == text
