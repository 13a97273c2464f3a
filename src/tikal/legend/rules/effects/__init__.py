"""What cards and powers do: one effect object each, made of single picks (section 10, L-POW)."""
