"""The addresses of puzzles: drawing, asking, learning, times."""
