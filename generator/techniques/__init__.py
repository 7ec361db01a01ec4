"""The human ladder: compiled primitives, one table of rungs, the words for each."""
