### What the page of Kropki Sudoku says.
###
### Numbers, times and dates come as they are written: "4:05", "21 Nov". $cell is the name of a cell, "r3c5", which stays as it is.
### $level is the name of a level with its rating, as it stands alone: "Hard 3.0".

## web/sudoku/board/after-change.js

cells-changed = { $count } cells changed

## web/sudoku/board/pad.js

# keys: why the digit of a cell is right; which clues force it
why = Why?
clues = Clues
digit-left = { $digit }, { $left } left
colour-number = colour { $digit }

## web/sudoku/board/page.js

its-link = Its link
browser-does-not-keep-game = This browser does not keep your game. Bookmark or copy the link, which does.
last-puzzle-is-kept = The last puzzle is kept.
back-to-it = Back to it
result = Result
solved-in-well-done = Solved in { $time }. Well done!
solved-well-done = Solved. Well done!
daily-of = Daily, { $day }
# $dot: a picture of a dot
all-of-colour-shown = all { $dot } shown
no-boxes = no boxes
no-dot-neither = no dot: neither
not-all-dots-shown = not all dots shown
kropki-daily = Kropki: daily, { $level }
# how many cells are empty
cells-to-go = { $count } to go
go-on-at = Go on, { $time }
pause-at = Pause, { $time }
first-steps = First steps

## web/sudoku/board/print-sheets.js

solution-number = Solution { $number }
rule-of-houses = Every row, column and outlined box holds the digits 1 to { $size } once.
rule-of-lines = Every row and every column holds the digits 1 to { $size } once.
rule-of-dots = A white dot joins consecutive digits, a black dot a digit and its double; 1 and 2 may have either.
all-white-dots-are-shown = All white dots are shown, but not all black ones: neighbours without a dot are not consecutive, so 1 and 2 always have a dot between them.
all-black-dots-are-shown = All black dots are shown, but not all white ones: neighbours without a dot are not a digit and its double, so 1 and 2 always have a dot between them.
all-dots-are-shown = All dots are shown: neighbours without a dot are neither consecutive nor a digit and its double, so 1 and 2 always have a dot between them.
not-all-dots-are-shown = Not all dots are shown: a missing dot means nothing.

## web/sudoku/board/words.js

row-and-column = Row { $row } column { $column }
given-digit = given { $digit }
# a cell
empty = empty
centre-marks = centre { $digits }
corner-marks = corner { $digits }
# colours are numbered, too
colours = colour { $digits }
# a digit
repeated = repeated
wrong = wrong
tried = tried
breaks-a-dot-rule = breaks a dot rule
# a dot of a cell
dot-beside =
    { $colour ->
        [white] white dot
       *[black] black dot
    } { $side ->
        [right] right
        [below] below
        [left] left
       *[above] above
    }
# $boxes: "false" where the board has none; $dots: which are all drawn, "true" for all and "false" for none
board-name =
    Kropki, { $size } by { $size }{ $boxes ->
        [false] , without boxes
       *[true] { "" }
    }. { $dots ->
        [true] Every dot is drawn
        [white] Every white dot is drawn
        [black] Every black dot is drawn
       *[false] Only some dots are drawn
    }
# digits
missing = missing { $digits }
missing-nothing = missing nothing
board-has-no-boxes = This board has no boxes
row = row
column = column
box = box
# the place of a cell, in what follows
in-row-and-column = row { $row } column { $column }
repeated-digits-in = repeated digits in { $cells }
# $rule: one of the four rules below; $cells: two
rule-broken-between = { $rule }: { $cells }
# $parts: "repeated digits in …" and broken rules
conflict = Conflict: { $parts }
more-are-marked =
    { $count ->
        [one] { $count } more is marked.
       *[other] { $count } more are marked.
    }
# $a and $b: digits
black-dot-not-double = a black dot: { $a } and { $b } are not double
white-dot-not-consecutive = a white dot: { $a } and { $b } are not consecutive
no-dot-but-twice = no dot here: { $a } and { $b } may not touch, one is twice the other
no-dot-but-next-to = no dot here: { $a } and { $b } may not touch, one is next to the other
is-twice-in-this =
    { $house ->
        [row] { $digit } is twice in this row
        [column] { $digit } is twice in this column
       *[box] { $digit } is twice in this box
    }
