"""What makes the committed files that nobody writes by hand: the same bytes every time."""
