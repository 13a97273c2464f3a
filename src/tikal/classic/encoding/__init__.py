"""How learners meet the classic game."""
