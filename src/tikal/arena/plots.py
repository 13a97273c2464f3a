"""Plots for the page, as SVG text: no library, no script, and colours that follow the page's theme.

They are drawn for the width of a phone and scale up; everything is told by CSS classes (`report.css`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from tikal.arena.statistics import quantile

WIDTH = 420
LABEL = 92  # where the names end and the plot begins
RIGHT = 22
ROW = 26
TALL_ROW = 58
AXIS = 24
BINS = 36

Row = tuple[str, float, float, float]  # a name and what is shown of it


class Scale:
    """From values to places on the x axis."""

    def __init__(self, low: float, high: float, logarithmic: bool = False, left: float = LABEL) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.logarithmic = logarithmic
        self.low, self.high = (math.log10(low), math.log10(high)) if logarithmic else (low, high)
        self.left = left

    def x(self, value: float) -> float:
        """Return the place of a value."""
        place = math.log10(max(value, 1e-9)) if self.logarithmic else value
        part = (place - self.low) / (self.high - self.low)
        return round(self.left + min(1.0, max(0.0, part)) * (WIDTH - self.left - RIGHT), 1)

    def ticks(self) -> list[tuple[float, str]]:
        """Return round values along the axis with their texts."""
        if self.logarithmic:
            powers = range(math.ceil(self.low - 1e-9), math.floor(self.high + 1e-9) + 1)
            return [(10.0**power, seconds_tick(power)) for power in powers]
        step = 10.0 ** math.floor(math.log10((self.high - self.low) / 4))
        step *= next((factor for factor in (1, 2, 5) if (self.high - self.low) / (step * factor) <= 6), 10)
        first = math.ceil(self.low / step - 1e-9)
        values = [step * number for number in range(first, math.floor(self.high / step + 1e-9) + 1)]
        return [(value, f"{value:g}") for value in values]


def seconds_tick(power: int) -> str:
    """Return a power of ten of seconds as a tick shows it."""
    if power < -3:
        return f"{10 ** (power + 6)} µs"
    return f"{10 ** (power + 3)} ms" if power < 0 else f"{10**power} s"


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def _axis(scale: Scale, height: float) -> list[str]:
    parts = []
    for value, text in scale.ticks():
        x = scale.x(value)
        parts.append(f'<line class="grid" x1="{x}" y1="4" x2="{x}" y2="{height - AXIS + 4:g}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 6:g}">{escape(text)}</text>')
    return parts


def _name(text: str, y: float) -> str:
    shown = text if len(text) <= 14 else text[:13] + "…"
    return f'<text class="name" x="{LABEL - 8}" y="{y:g}">{escape(shown)}</text>'


def _in_rows(title: str, scale: Scale, rows: Sequence[Row], draw: Callable[[Row, float], list[str]]) -> str:
    """Put a plot together from rows with their names; `draw` draws one of them at a height."""
    height = ROW * len(rows) + AXIS + 4
    parts = _axis(scale, height)
    for number, row in enumerate(rows):
        y = 4 + ROW * (number + 0.5)
        parts += [_name(row[0], y + 4), *draw(row, y)]
    return _svg(height, title, parts)


def intervals(title: str, rows: Sequence[Row]) -> str:
    """Draw values with their intervals, one row each: name, value, low, high."""
    lows, highs = [row[2] for row in rows], [row[3] for row in rows]
    room = 0.06 * (max(highs) - min(lows))
    scale = Scale(min(lows) - room, max(highs) + room)

    def draw(row: Row, y: float) -> list[str]:
        name, value, low, high = row
        tip = f"<title>{escape(name)}: {value:.1f} ({low:.1f} … {high:.1f})</title>"
        return [
            f'<line class="range" x1="{scale.x(low)}" y1="{y:g}" x2="{scale.x(high)}" y2="{y:g}"/>',
            f'<circle class="dot" cx="{scale.x(value)}" cy="{y:g}" r="5">{tip}</circle>',
        ]

    return _in_rows(title, scale, rows, draw)


def histograms(title: str, rows: Sequence[tuple[str, Sequence[float]]], zero: bool = False) -> str:
    """Draw how values spread, one row each, on one axis; with their median and middle half."""
    every = [value for _, values in rows for value in values]
    low, high = min([*every, 0.0] if zero else every), max([*every, 0.0] if zero else every)
    step = max(1.0, math.ceil((high - low + 1) / BINS))
    low = math.floor(low / step) * step
    high = (math.floor(high / step) + 1) * step
    scale = Scale(low, high)
    height = TALL_ROW * len(rows) + AXIS + 4
    parts = _axis(scale, height)
    for number, (name, values) in enumerate(rows):
        parts += _histogram(scale, name, sorted(values), low, step, 4 + TALL_ROW * (number + 1))
    if zero:
        x = scale.x(0)
        parts.append(f'<line class="zero" x1="{x}" y1="4" x2="{x}" y2="{height - AXIS + 4:g}"/>')
    return _svg(height, title, parts)


def _histogram(scale: Scale, name: str, ordered: list[float], low: float, step: float, base: float) -> list[str]:
    """Draw one row that stands on `base`."""
    parts = [_name(name, base - TALL_ROW / 2 + 8)]
    if not ordered:
        return parts
    counts: dict[int, int] = {}
    for value in ordered:
        place = math.floor((value - low) / step)
        counts[place] = counts.get(place, 0) + 1
    tallest = max(counts.values())
    for place, count in sorted(counts.items()):
        left, right = scale.x(low + place * step), scale.x(low + (place + 1) * step)
        tall = (TALL_ROW - 18) * count / tallest
        tip = f"<title>{low + place * step:g}–{low + (place + 1) * step - 1:g}: {count}</title>"
        parts.append(
            f'<rect class="bar" x="{left:g}" y="{base - 9 - tall:.1f}" width="{max(right - left - 0.8, 0.8):.1f}" '
            f'height="{tall:.1f}">{tip}</rect>'
        )
    first, median, third = (scale.x(quantile(ordered, part) + 0.5) for part in (0.25, 0.5, 0.75))
    parts.append(f'<line class="half" x1="{first}" y1="{base - 5:g}" x2="{third}" y2="{base - 5:g}"/>')
    parts.append(f'<line class="median" x1="{median}" y1="{base - TALL_ROW + 6:g}" x2="{median}" y2="{base - 2:g}"/>')
    return parts


def times(title: str, rows: Sequence[Row]) -> str:
    """Draw median, 95% and longest time, one row each, on a logarithmic axis."""
    least = max(min(row[1] for row in rows), 1e-6)
    most = max(max(row[3] for row in rows), 1e-5)
    scale = Scale(10.0 ** math.floor(math.log10(least)), 10.0 ** math.ceil(math.log10(most) + 1e-9), logarithmic=True)

    def draw(row: Row, y: float) -> list[str]:
        median, p95, longest = (scale.x(seconds) for seconds in row[1:])
        return [
            f'<line class="thin" x1="{median}" y1="{y:g}" x2="{longest}" y2="{y:g}"/>',
            f'<line class="range" x1="{median}" y1="{y:g}" x2="{p95}" y2="{y:g}"/>',
            f'<circle class="dot" cx="{median}" cy="{y:g}" r="5"/>',
            f'<circle class="ring" cx="{longest}" cy="{y:g}" r="4"/>',
        ]

    return _in_rows(title, scale, rows, draw)


def walk(title: str, values: Sequence[float], bounds: tuple[float, float]) -> str:
    """Draw where a sequential test stood after each block, between the bounds at which it stops."""
    left, top, height = 44, 8, 200
    low, high = min(*bounds, *values, 0) - 0.3, max(*bounds, *values, 0) + 0.3
    scale = Scale(0, max(len(values), 1), left=left)
    vertical = (height - AXIS - top) / (high - low)

    def y(value: float) -> float:
        return round(top + (high - value) * vertical, 1)

    parts = [
        f'<rect class="band" x="{left}" y="{y(bounds[1])}" width="{WIDTH - left - RIGHT}" '
        f'height="{y(bounds[0]) - y(bounds[1]):.1f}"/>'
    ]
    for value in (*bounds, 0.0):
        parts.append(f'<line class="grid" x1="{left}" y1="{y(value)}" x2="{WIDTH - RIGHT}" y2="{y(value)}"/>')
        parts.append(f'<text class="name" x="{left - 6}" y="{y(value) + 4:g}">{value:.2f}</text>')
    for value, text in scale.ticks():
        if value == int(value):
            parts.append(f'<text class="tick" x="{scale.x(value)}" y="{height - 6}">{text}</text>')
    points = " ".join(f"{scale.x(number)},{y(value)}" for number, value in _thinned(values))
    parts.append(f'<polyline class="walk" points="{scale.x(0)},{y(0)} {points}"/>')
    return _svg(height, title, parts)


def _thinned(values: Sequence[float]) -> list[tuple[int, float]]:
    """Return numbered values, no more of them than the plot can show, the last one always."""
    every = max(1, len(values) // 800)
    numbered = list(enumerate(values, 1))
    return numbered[::every] + ([numbered[-1]] if numbered and (len(numbered) - 1) % every else [])
