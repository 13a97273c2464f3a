"""Looking ahead in the classic game: what positions are worth, and how to find good turns. Compiled like the core.

Everything here works on bare states and whole numbers, so that both builds and all machines agree.
"""
