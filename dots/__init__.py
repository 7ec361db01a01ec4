"""Dots, the game of points and rings: boards, rule sets, the engine, records, opponents.

Knows nothing of the puzzles that share its name, nor of the service and the page.
"""
