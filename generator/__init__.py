"""Kropki puzzles: the rules, the notation, the solvers and the generator.

Knows nothing of HTTP. Importing this package loads neither the solvers' compiled
code nor CPMpy: import the module you need, for example ``generator.board.ken``.
"""
