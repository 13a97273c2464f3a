"""The one edition of the toy."""
