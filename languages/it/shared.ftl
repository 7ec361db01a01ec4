### What several pages say, in Italian: dialogs, sharing, and the names of levels.
###
### The reader is addressed by "tu". A puzzle is "lo schema", a board "la griglia".

## web/shared/dialog.js

close = Chiudi

## web/shared/sharing.js

share-this-link = Condividi questo link
share-this = Condividi
share = Condividi
copy = Copia
not-allowed-copy-by-hand = Qui non è permesso: copialo a mano.

## web/sudoku/puzzle/puzzle.js

easy = Facile
medium = Medio
hard = Difficile
expert = Esperto
extreme = Estremo
-level =
    { $level ->
        [easy] facile
        [medium] medio
        [hard] difficile
        [expert] esperto
       *[extreme] estremo
    }
level-within = { -level }

# the label of the list of languages
language = Lingua
