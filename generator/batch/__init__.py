"""Many puzzles: a plan, workers, a journal. Only the command imports it: it could be removed alone."""
