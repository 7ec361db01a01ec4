"""The opponent: levels, search, tactics."""
