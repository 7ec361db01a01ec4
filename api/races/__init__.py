"""Races: several people solve the same puzzle at the same time, and each sees how far the others are."""
