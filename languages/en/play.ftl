### The sudoku page around the board: opening, dialogs, the daily puzzle, lists of puzzles, trials.

## web/sudoku/main.js

# over the board that is hidden
paused = Paused
paused-board-is-hidden = Paused: the board is hidden.
go-on = Go on
# digit first: a digit for the cells that are pressed next
digit-is-chosen = { $digit } is chosen
no-digit-is-chosen = No digit is chosen

## web/sudoku/menus.js

cannot-be-loaded = This cannot be loaded. Reload the page, and try again.
next-puzzle = Next puzzle
# buttons: the daily puzzle of another level, of today or of an older day
todays-level = Today's { CAPITAL(-level) }
level-of-that-day = { CAPITAL(-level) } of that day
the-day-before = The day before
show-me-how = Show me how
no = No
new-to-kropki = New to Kropki?

## web/sudoku/opening.js

puzzle-on-its-way = Your puzzle is on its way.
no-new-puzzle = No new puzzle: { $why }.
# $levels: puzzles that can be played without a connection
no-new-puzzle-but-kept = No new puzzle: { $why }. Kept on this device: { JOIN($levels, ", ") }.
puzzle-kept-for-that = { CAPITAL($why) }. Here is a puzzle that this device keeps for that.
no-daily-puzzle = No daily puzzle: { $why }.
link-cannot-be-read = The puzzle in this link cannot be read: { $why }.
link-cannot-be-read-another = The puzzle in this link cannot be read: { $why }. Here is another.
server-is-warming-up = The server is warming up. Your puzzle comes in a moment.

## web/sudoku/puzzles.js

none-yet = None yet.
favourites = Favourites
left-for-a-week = Left for a week or more
collections = Collections
a-favourite-no-longer = A favourite no longer
make-it-a-favourite = Make it a favourite
# for screen readers: buttons of the puzzle called $name
favourite-called = Favourite: { $name }
remove = Remove
remove-called = Remove { $name }
play-again = Play again
play-again-called = Play again: { $name }
# after the name of the puzzle that is on the board
on-the-board = on the board
daily-of-date = daily of { $date }
# how much is filled, the time it took, and when it was played last
part-time-and-date = { $percent }%, { $time } · { $date }
time-and-date = { $time } · { $date }

## web/sudoku/share-sheet.js

share-this-puzzle = Share this puzzle
copy-the-link = Copy the link
qr-code-of-this-puzzle = QR code of the link to this puzzle
save-a-picture = Save a picture
put-it-on-a-page = Put it on a page of yours
works-with-kept-puzzles = This works with puzzles that the server keeps. It does not keep this one.
code-for-another-page = Code for another page

## web/sudoku/trial.js

# buttons of a trial: digits that may be wrong
keep = Keep
drop = Drop
keep-what-was-tried = Keep what was tried (K)
back-to-the-trial = Back to where the trial began (J)
kept-and-how-back = Kept. A long press of Try goes back to where it began.
trial = Trial
trial-in-trials = Trial { $depth }

## web/sudoku/home.js

half-done = Half done

## web/sudoku/daily.js

# beside the days in a row: how long today's puzzle still is
row-and-time-left = { $row }, { $left } left
solved-today = Solved today
save-a-calendar-file = Save a calendar file
saved-open-with-calendar = Saved. Open the file with your calendar.
# before a field with an hour
each-day-at = Each day at
remind-me = Remind me
notifications-are-blocked = This browser blocks notifications from this page.
notify-me = Notify me of a new puzzle while this page or the installed app is open. Nothing is pushed to you.
solved-in = Solved in { $time }
filled-so-far = { $percent }% filled, { $time }
not-begun = Not begun
todays-needs-network = Its picture comes with the network.
# a button: begins the daily puzzle
play-daily = Play
today-level = Today: { $level }
look-at-it = Look at it

## web/sudoku/dialogs.js

sudokupad-needs-network = SudokuPad needs the network.
forgotten-times =
    Forgotten: { $count ->
        [one] { $count } time
       *[other] { $count } times
    }.
nothing-kept-of-this-device = Nothing of this device is kept.
nothing-forgotten-yet = Nothing is forgotten yet: { $why }.
statistics-cannot-be-loaded = The statistics cannot be loaded. Reload the page, and try again.
candidates-are-filled-in = Possible digits are filled in. Your own marks are unchanged.
cannot-be-read = This cannot be read: { $why }.
some-are-printed = { $done } of { $count } are printed: the others need the network.
sender-says-be-faster = The sender says { $time }. Be faster!
races-cannot-be-loaded = Races cannot be loaded. Reload the page, and try again.

## web/sudoku/credit.js

your-board = Your board
back-to-the-workshop = Back to the workshop
back-to-its-page = Back to its page

## web/sudoku/aside.js

about-puzzle-and-today = About this puzzle, and today's
cells-filled = Cells filled
this-puzzle-needs = This puzzle needs
today = Today
cells-are-filled = { $done } of { $count } cells filled

## web/sudoku/by-technique.js

any-technique = Any technique
what-a-rating-is = The rating is that of the hardest technique needed, from 1 to 7. With any of these, the level above does not count.
by-technique-or-rating = By technique or rating
# before fields: "Needs [technique]", "Rating from [1] to [7]"
needs = Needs
rating-from = Rating from
rating-to = to
# on which boards a technique is found that is rare on others
technique-elsewhere =
    { $technique } ({ $size } × { $size }, { $dots ->
        [every] every dot
       *[some] some dots
    })
technique-hardly-ever = { $technique } (hardly ever)

## web/sudoku/puzzle/api.js

# a clause, as all reasons of this kind are: "No hint: the server cannot be reached."
server-cannot-be-reached = the server cannot be reached
