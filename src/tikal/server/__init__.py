"""The table in the browser: a server that keeps games, seats people and bots, and speaks one protocol."""
