"""Names of players: what can be read, and what looks the same."""

from __future__ import annotations

import pytest

from tikal.record.names import is_clear, is_printable, looks, tidy
from tikal.record.record import check_names


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "José", "Nguyễn", "Zoë 2", "李雷", "नमस्ते", "محمد", "می\u200cخواهم", "🐆", "👩‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "!", "O'Neil", "=^..^=", "❤️",
        "1️⃣", "‼️", "↔️", "Ana Анна", "李Lei", "山田ー", "さくらサクラ桜", "김Kim", "Καλλιρρόη", "Ҷамшед", "ʻOkina",
        "Ána-Mária", "Wörtchen", "ไทย", "עברית", "A1 🐆",
    ],
)  # fmt: skip
def test_names_of_people(name: str) -> None:
    assert is_clear(tidy(name))
    assert check_names([name], 2)[0] == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200b", "\u200d", "\ufe0f", "\u3164", "\u2800", "\u115f", "Ana\u3164", "Ana\u200b", "\u202eanA", "a\u200db",
        "Ana\u200d", "\u0301", "\u0301Ana", "A" + "\u0301" * 6, "\x00", "Ana\x07", "\ue000", "🐆\u200d", "A\U000e0067",
        "A\u034fna", "An\ufe0fa", "An\ufe00a", "Ana\u180b", "Ana\U00016fe4", "Ana\U000e0100", "🐆\U000e0100",
        "Аna", "Ꭺna", "ꓐo", "BⲞ", "Aոa", "Анa", "Anνa", "Anـa",
    ],
)  # fmt: skip
def test_names_that_nobody_can_read(name: str) -> None:
    assert not is_clear(tidy(name))


def test_a_name_is_written_in_one_way() -> None:
    assert tidy("  Jose\u0301 \t\n  Maria\u00a0L ") == "José Maria L"
    assert not is_printable("Ana\u200b")


def alike(one: str, other: str) -> bool:
    return any(a == b for a, b in zip(looks(one), looks(other), strict=True))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"), ("Ana", "Аnа"), ("ANA", "АNa"), ("Ian", "lan"), ("BO", "B0"), ("Bo", "Βο"), ("Ana", "Ａｎａ"),
        ("Ana", "𝐀𝐧𝐚"), ("STRASSE", "straße"), ("❤️", "❤"), ("Al", "A1"), ("Peter", "Реtеr"),
        ("qw", "ԛԝ"), ("AY", "АҮ"), ("xv", "хѵ"), ("A", "Ꭺ"), ("BO", "ꓐⲞ"), ("nh", "ոհ"), ("oy", "ογ"), ("Ian", "ɩan"),
        ("A-B", "A\u2010B"), ("A-B", "A\u2011B"),
        ("Ana!", "Anaǃ"), ("محمد", "محـمد"), ("Ana", "A\u034fna"), ("Ana", "Ana\U000e0100"),
    ],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ian", "Lan"), ("Kai", "Kal"), ("Jose", "José"), ("Иван", "Ivan")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)
