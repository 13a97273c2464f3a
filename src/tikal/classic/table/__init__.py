"""How the classic game is shown and offered to clients."""
