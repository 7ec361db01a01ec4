"""All that counts solutions: the compiled search, and the constraint model that it is certified by."""
