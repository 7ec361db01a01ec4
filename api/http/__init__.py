"""HTTP for any service: queries, problems, etags, headers, limits, metrics, timeouts. Knows no puzzle."""
