"""The addresses of dots: moves, games between friends, records, lessons."""
