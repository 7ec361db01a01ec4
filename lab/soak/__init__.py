"""Long runs that look for faults: many puzzles against the second solver, an hour of a service's bad days.

Each is one command in ``scripts/`` that prints a report in Markdown, and ends with 1 where it
found a fault. Seeds decide what is tried, so that a fault can be had again.
Nothing in the product imports this package.
"""
