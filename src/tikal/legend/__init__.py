"""Tikal Legend, whole: rules, planning, editions, bots, and how it is shown."""
