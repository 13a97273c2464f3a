"""The server of the table, as browsers meet it."""
