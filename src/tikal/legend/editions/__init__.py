"""The edition of Tikal Legend, its box as a data file, and corrected boxes."""
