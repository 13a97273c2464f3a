"""The fast part of Tikal: the state, the steps that change it, and nothing else.

Compiled by mypyc from these very sources where a C compiler is at hand, and run as plain
Python where none is. It imports nothing else of this package.
"""
