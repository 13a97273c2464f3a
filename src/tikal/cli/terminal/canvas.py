"""A rectangle of cells to draw on."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Characters with a style each; what falls outside is not drawn."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = width
        self.height = height
        self.cells: list[list[tuple[str, str]]] = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text from that cell to the right."""
        if 0 <= y < self.height:
            for n, sign in enumerate(text):
                if 0 <= x + n < self.width:
                    self.cells[y][x + n] = (sign, style)

    def paint(self, x: int, y: int, text: Text, ground: str) -> None:
        """Write a styled text; the parts without a style of their own get the ground's."""
        styles = [ground] * len(text)
        for span in text.spans:
            for n in range(span.start, min(span.end, len(text))):
                styles[n] = str(span.style)
        for n, sign in enumerate(text.plain):
            self.put(x + n, y, sign, styles[n])

    def lines(self) -> list[Text]:
        """Return the rows, equal styles in one run."""
        rows: list[Text] = []
        for cells in self.cells:
            row = Text(no_wrap=True, end="")
            run, style = "", ""
            for sign, its in cells:
                if its != style and run:
                    row.append(run, style)
                    run = ""
                run, style = run + sign, its
            row.append(run, style)
            rows.append(row)
        return rows
