"""What finds: the compiled deductions, and the climb through the rungs."""
