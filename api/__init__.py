"""The HTTP service over the generator."""
