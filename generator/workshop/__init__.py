"""The workshop: what a setter wants to know of a board that is being made, solvable or not."""
