"""Mutants: the program with one small fault each, and which of them no test notices."""
