"""Boards, positions, moves and rule sets of dots, as values."""
