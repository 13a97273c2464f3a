"""Bots against each other: what is played, how it is watched and kept, and what the results say.

schedule -> workers (referee) -> results -> blocks -> ratings, sprt -> summary -> report
"""
