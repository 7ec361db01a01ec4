"""What is told to people about games of dots: lessons, reasons, analysis."""
