"""What tells: steps as values, ways to a digit, reasons, and a sentence for each."""
