"""How Tikal Legend is shown and offered to clients."""
