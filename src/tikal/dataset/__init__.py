"""Games as tables of numbers for whoever learns from them: every decision is a row.

recipe (what is played) -> rows (one game) -> files (Parquet, npz) with card; `reading.load` reads them back.
"""
