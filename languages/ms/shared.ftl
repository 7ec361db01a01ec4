### What several pages say: dialogs, sharing, and the names of levels.
###
### In a module, `phrase("id")` names a message; in HTML, the id in double braces does.

## web/shared/dialog.js

close = Tutup

## web/shared/sharing.js

share-this-link = Kongsi pautan ini
share-this = Kongsi ini
# on a button, as are the next one and "close"
share = Kongsi
copy = Salin
not-allowed-copy-by-hand = Tidak dibenarkan di sini: salin sendiri.

## web/sudoku/puzzle/puzzle.js

# the levels, as they stand alone
easy = Mudah
medium = Sederhana
hard = Sukar
expert = Pakar
extreme = Ekstrem
# a level within a sentence, by its $level
-level =
    { $level ->
        [easy] mudah
        [medium] sederhana
        [hard] sukar
        [expert] pakar
       *[extreme] ekstrem
    }
level-within = { -level }

# the label of the list of languages
language = Bahasa
