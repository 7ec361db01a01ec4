"""Matches: players of every kind, games between them under the rules of ``dots.game``, what the results prove."""
