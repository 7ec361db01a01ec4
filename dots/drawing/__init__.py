"""Games of dots as pictures and as text."""
