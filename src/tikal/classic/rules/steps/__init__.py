"""One module per action of the rulebook; each holds that rule whole."""
