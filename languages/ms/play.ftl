### Only what the pages of Dots say of this file.

## web/sudoku/menus.js

no = Tidak

## web/sudoku/puzzles.js

play-again = Main lagi

## web/sudoku/share-sheet.js

copy-the-link = Salin pautan

## web/sudoku/trial.js

# buttons of a trial: digits that may be wrong
keep = Simpan
