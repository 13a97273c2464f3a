"""The bots that play Tikal Legend."""
