### Only what the pages of Dots say of this file.

## web/sudoku/board/page.js

result = Keputusan

## web/app.webmanifest

# the game, in one word
name-of-dots = Kepung
