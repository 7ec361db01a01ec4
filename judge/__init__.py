"""The rules of dots, and the ladder of sudoku, a second time: slow, plain, and apart from the first."""
