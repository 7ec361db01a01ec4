"""Many puzzles: a plan, workers, a journal. Could be removed alone; nothing else imports it."""
