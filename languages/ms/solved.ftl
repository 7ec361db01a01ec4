### Only what the pages of Dots say of this file.

## web/sudoku/solved/backup.js

nothing-in-it-is-new = Tiada apa-apa yang baharu di dalamnya.

## web/sudoku/solved/lookback-dialog.js

# the button of a replay, beside "pause"
play-back = Mainkan

## web/sudoku/solved/result.js

picture = Gambar

## web/sudoku/solved/statistics-dialog.js

save-as-a-file = Simpan sebagai fail
keep-them = Kekalkan

## web/sudoku/solved/streak.js

# the time until the next daily puzzle
hours-and-minutes = { $hours } jam { $minutes } min
