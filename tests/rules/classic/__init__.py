"""The rules of the classic game, in the order of the book."""
