"""A toy: the smallest game that the house can play. One folder, and one line in `titles.py`."""
