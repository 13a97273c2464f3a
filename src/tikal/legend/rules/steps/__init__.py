"""Legend's steps, by the phase they belong to."""
