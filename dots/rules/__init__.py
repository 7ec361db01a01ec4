"""What may be played in a game of dots, and what comes of it."""
