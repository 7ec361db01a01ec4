"""Matches: players of every kind, games between them under the rules of ``dots.rules.game``, what the results prove."""
