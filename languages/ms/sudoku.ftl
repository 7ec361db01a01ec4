### Only what the pages of Dots say of this file.

## web/sudoku/board/page.js

result = Keputusan

## web/sudoku/puzzle/api.js

# $status: a number that names a fault
server-answered = pelayan menjawab { $status }

## web/app.webmanifest

# the game, in one word
name-of-dots = Kepung
