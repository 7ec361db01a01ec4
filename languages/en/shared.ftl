### What several pages say: dialogs, sharing, and the names of levels.
###
### In a module, `phrase("id")` names a message; in HTML, the id in double braces does.

## web/shared/dialog.js

close = Close

## web/shared/sharing.js

share-this-link = Share this link
share-this = Share this
# on a button, as are the next one and "close"
share = Share
copy = Copy
not-allowed-copy-by-hand = Not allowed here: copy it by hand.

## web/sudoku/puzzle/puzzle.js

# the levels, as they stand alone
easy = Easy
medium = Medium
hard = Hard
expert = Expert
extreme = Extreme
# a level within a sentence, by its $level
-level =
    { $level ->
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[extreme] extreme
    }
level-within = { -level }

# the label of the list of languages
language = Language
