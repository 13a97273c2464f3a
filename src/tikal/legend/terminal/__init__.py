"""Tikal Legend at the terminal: its board, menus, panel and pages."""
