### What several pages say: dialogs, sharing, and the names of levels.
###
### In a module, `phrase("id")` names a message; in HTML, the id in double braces does.

## web/shared/dialog.js

close = Schließen

## web/shared/sharing.js

share-this-link = Teile diesen Link
share-this = Teile dies
# on a button, as are the next one and "close"
share = Teilen
copy = Kopieren
not-allowed-copy-by-hand = Hier nicht erlaubt: Kopiere es von Hand.

## web/sudoku/puzzle/puzzle.js

# the levels, as they stand alone
easy = Leicht
medium = Mittel
hard = Schwer
expert = Experte
extreme = Extrem
# a level within a sentence, by its $level
-level =
    { $level ->
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[extreme] extrem
    }
level-within = { -level }

# the label of the list of languages
language = Sprache
