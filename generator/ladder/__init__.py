"""The ladder: all that reasons as a person does. Compiled deductions, the table of rungs, a sentence for each."""
