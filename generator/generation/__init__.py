"""Making a puzzle: what may be asked, and how clues are dropped until no more can be."""
