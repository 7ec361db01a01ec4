"""The human ladder: compiled deductions, one table of rungs, the words for each."""
