"""Names of players: which can be read, and which look like one another."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 40
MOST_MARKS = 4  # accents and the like on one letter
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that leave no ink
JOINER, NON_JOINER = "\u200d", "\u200c"
BLACK_FLAG = "\U0001f3f4"  # flags of regions are this one and then letters that nobody sees
TAGS = range(0xE0020, 0xE0080)
KEYCAP = "\u20e3"
VARIANTS = "\ufe0e\ufe0f"  # after an emoji: as a letter or as a picture
UNSEEN = re.compile("[\u034f\u180b-\u180f\ufe00-\ufe0f\U00016fe4\U000e0100-\U000e01ef]")  # marks that show nothing
TATWEEL = "\u0640"  # only makes an Arabic word longer

#: Letters, by the first word of their names, that people write beside those of other alphabets.
MIXED = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "HANGUL", "BOPOMOFO", "MODIFIER"}

#: Letters that look like Latin ones, capitals and small ones each by themselves.
LETTERS = str.maketrans(
    "АВЕКМНОРСТУХЅІЈҮ" "аеорсухѕіјԁһӏԛԝѵ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "αικορυνγ" "օսոհıɑɡɩ" "ᎪꓐⲞ" "\u2010ǃ",
    "ABEKMHOPCTYXSIJY" "aeopcyxsijdhlqwv" "ABEZHIKMNOPTYX" "aikopuvy" "ounhiagi" "ABO" "-!",
)  # fmt: skip
STROKES = str.maketrans("I|10", "lllO")


def tidy(name: str) -> str:
    """Return a name with every letter written in one way, and single blanks."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()


def is_printable(name: str) -> bool:
    """Whether a name holds nothing but what is printed, and what joins it: emoji of families, letters of Persian."""
    return all(char.isprintable() or _joins(name, at) for at, char in enumerate(name))


def cleaned(text: str) -> str:
    """Return a text without what nobody sees, so that it runs into nothing beside it; letters keep some accents."""
    text = re.sub(f"[{BLANK}]", " ", unicodedata.normalize("NFC", text))
    text = "".join(" " if char.isspace() else char for char in text)
    seen = "".join(char for at, char in enumerate(text) if char.isprintable() or _joins(text, at))
    seen = "".join(char for at, char in enumerate(seen) if not UNSEEN.match(char) or _varies(seen, at))
    kept: list[str] = []
    marks = MOST_MARKS  # the first letter cannot be an accent
    for char in seen:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return tidy("".join(kept))


def _joins(name: str, at: int) -> bool:
    """Whether a character that is not printed holds those beside it together."""
    if not 0 < at < len(name):
        return False
    char, before = name[at], name[at - 1]
    if ord(char) in TAGS:
        return before == BLACK_FLAG or ord(before) in TAGS
    if char not in (JOINER, NON_JOINER) or at + 1 == len(name):
        return False
    first, then = unicodedata.category(before), unicodedata.category(name[at + 1])
    emoji = char == JOINER and (first in ("So", "Sk") or before == "\ufe0f") and then == "So"
    return emoji or (first in ("Lo", "Mn", "Mc") and then == "Lo")


def is_clear(name: str) -> bool:
    """Whether people can read a name: it does not look blank, and does not run into what stands beside it."""
    kinds = "".join(unicodedata.category(char)[0] for char in name)
    inked = any(kind in "LNPS" for kind in kinds)
    crowded = kinds.startswith("M") or "M" * (MOST_MARKS + 1) in kinds
    shown = not any(char in BLANK for char in name) and all(_varies(name, at.start()) for at in UNSEEN.finditer(name))
    return is_printable(name) and inked and not crowded and shown and all(map(_of_one_alphabet, name.split()))


def _varies(name: str, at: int) -> bool:
    """Whether a mark that shows nothing says how to show the emoji before it."""
    emoji = at > 0 and unicodedata.category(name[at - 1]) in ("So", "Sk", "Sm", "Po")
    return name[at] in VARIANTS and (emoji or name[at + 1 : at + 2] == KEYCAP)


def _of_one_alphabet(word: str) -> bool:
    """Whether a word has letters of one alphabet: of several it is hardly meant to be read as what it is."""
    letters = (char for char in unicodedata.normalize("NFKC", word) if char.isalpha())
    return len({unicodedata.name(char, "").partition(" ")[0] for char in letters} - MIXED) <= 1


def looks(name: str) -> tuple[str, str]:
    """Return what a name is in small letters, and what it looks like; two that share either cannot be told apart."""
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(char for char in UNSEEN.sub("", plain) if char.isprintable() and char != TATWEEL)
    letters = seen.translate(LETTERS)
    return letters.casefold(), letters.translate(STROKES)
