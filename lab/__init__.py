"""The laboratory: what measures the product, attacks it, breaks it on purpose, and makes files that are kept in git.

The product never imports it, and it is not in the wheel. README.md says which program does what.
"""
