"""The rules of the classic game. Compiled by mypyc like the core."""
