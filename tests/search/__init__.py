"""Planning, in both games: positions are judged rightly, turns are legal and found within the limit."""
