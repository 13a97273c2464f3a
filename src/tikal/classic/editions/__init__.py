"""The editions of the classic game: a data file each, and the ruleset they make of the box."""
