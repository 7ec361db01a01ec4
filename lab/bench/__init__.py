"""Measurements: how fast, and how large.

``scripts/lab bench`` runs them all and prints one report in Markdown. A measurement is a module
here with a ``SECTION``, listed in ``lab.bench.__main__``; it yields rows as it gets to them.
Nothing in the product imports this package.
"""
