"""The rules of Tikal Legend: a game of its own on the same board, with its own state, steps and order of play."""
