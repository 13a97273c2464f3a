"""Games as records: what happened, how it is written, and what it means."""
