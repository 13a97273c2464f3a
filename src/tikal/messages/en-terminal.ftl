term-base = base
