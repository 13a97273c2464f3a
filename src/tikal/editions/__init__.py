"""The editions of the game: their data, and the rulesets built from it."""
