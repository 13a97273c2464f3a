"""Looking ahead in Legend: what a position is worth, good turns, good drafts, and how they are answered."""
