"""The bots that play the classic game."""
