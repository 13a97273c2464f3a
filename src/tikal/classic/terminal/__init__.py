"""The classic game at the terminal: its board, menus, panel and pages."""
