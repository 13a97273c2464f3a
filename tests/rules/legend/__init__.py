"""The rules of Tikal Legend, in the order of the book."""
