### Co mówi kilka stron naraz: okna, udostępnianie i nazwy poziomów.
###
### Poziomy stoją w rodzaju nijakim, bo mowa o sudoku: „łatwe”, „trudne”.

## web/shared/dialog.js

close = Zamknij

## web/shared/sharing.js

share-this-link = Udostępnij ten link
share-this = Udostępnij
# on a button, as are the next one and "close"
share = Udostępnij
copy = Kopiuj
not-allowed-copy-by-hand = Tu nie wolno kopiować: skopiuj ręcznie.

## web/sudoku/puzzle/puzzle.js

# the levels, as they stand alone
easy = Łatwe
medium = Średnie
hard = Trudne
expert = Eksperckie
extreme = Ekstremalne
# a level within a sentence, by its $level
-level =
    { $level ->
        [easy] łatwe
        [medium] średnie
        [hard] trudne
        [expert] eksperckie
       *[extreme] ekstremalne
    }
level-within = { -level }

# the label of the list of languages
language = Język
