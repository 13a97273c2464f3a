"""The rules, each proven by at least one test that names its id (`rule_ids.txt`)."""
