"""The game in a terminal: what it draws, asks, tells and saves."""
