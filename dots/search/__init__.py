"""The opponent: tactics, priors and the tree search over the compiled engine; ``engine`` is its face."""
