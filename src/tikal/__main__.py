"""`python -m tikal` is the `tikal` command."""

from tikal.cli import main

main()
