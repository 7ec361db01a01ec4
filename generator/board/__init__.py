"""What a board is: cells and edges, the rules, a puzzle, its notation. No solver here."""
