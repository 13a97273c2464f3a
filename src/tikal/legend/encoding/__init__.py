"""How learners meet Tikal Legend."""
