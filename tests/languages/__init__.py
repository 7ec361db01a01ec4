"""What players read, in each language."""
