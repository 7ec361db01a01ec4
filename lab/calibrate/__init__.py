"""How well the computed difficulty of puzzles agrees with the times of players, and what techniques cost them."""
