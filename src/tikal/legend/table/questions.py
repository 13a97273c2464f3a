"""What a card or power asks for while it is carried out, as the end of the code of its sentence ("pick-13-1")."""

from __future__ import annotations

from typing import Final

from tikal.legend.rules.state import LegendState

#: Powers that do as a card does ask as that card asks.
AS_CARD: Final = {
    "camp": "13", "march": "17", "temple-landing": "09", "three-floors": "11", "treasures": "05", "ruin-landing": "08",
}  # fmt: skip
#: The questions of other powers, by stage.
OWN: Final = {
    "trailblazers": ("19", "18"), "leader": ("16", "deploy"), "guardian": ("guard",),
}  # fmt: skip
STAGED: Final = ("08", "13", "14", "17")  # cards that ask something else in each stage


def question(s: LegendState) -> str:
    """Return what is asked now; nothing if nothing is carried out."""
    if s.effect is None:
        return ""
    name = s.effect.name
    power = name.removeprefix("power:")
    card = name[1:3] if name.startswith("#") else AS_CARD.get(power, "")
    if card:
        return f"{card}-{s.stage}" if card in STAGED and s.stage else card
    if power in OWN:
        return OWN[power][min(s.stage, len(OWN[power]) - 1)]
    if power == "spare-card":
        return "spare-1" if s.spare_card >= 0 else "spare"
    if name == "volcano":
        return "volcano"
    return "swap-1" if s.partner >= 0 else "swap"
