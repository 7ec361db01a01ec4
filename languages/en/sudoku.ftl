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

## web/sudoku/board/answers.js

# digits
missing = missing { $digits }
missing-nothing = missing nothing
board-has-no-boxes = This board has no boxes
row = row
column = column
box = box
# the place of a cell, in what follows; $after: the word before it, or before the list that it stands in
in-row-and-column =
    { $after ->
       *[any] row { $row } column { $column }
    }
repeated-digits-in = repeated digits in { $cells }
# $rule: one of the four rules below; $cells: two
rule-broken-between = { $rule }: { $cells }
# $parts: "repeated digits in …" and broken rules
conflict = Conflict: { $parts }
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

## web/sudoku/puzzle/api.js

# $time: "50 seconds"
too-many-requests = too many requests; try again in { $time }
server-is-busy = the server is busy; try again in a moment
# $status: a number that names a fault
server-answered = the server answered { $status }
seconds =
    { $count } { $count ->
        [one] second
       *[other] seconds
    }
minutes =
    { $count } { $count ->
        [one] minute
       *[other] minutes
    }

## web/sudoku/puzzle/calendar.js

# a puzzle of a day
day-done = done
done-at-another-level = done at another level
begun = begun

## web/sudoku/puzzle/paste.js

there-is-nothing-to-read = there is nothing to read
needs-connection-for-links = the server reads links of other sites, so this needs a connection
neither-puzzle-nor-link = it is neither a puzzle nor a link that is known here: { $fault }

## web/sudoku/puzzle/solution.js

has-several-solutions = This puzzle has more than one solution.
has-no-solution = This puzzle has no solution.

## web/sudoku/puzzle/ken.js

# The line of text that holds a puzzle, and what is wrong with it, in a clause. $expected: what comes next.
expected-but-text-ends = expected { $expected }, but the text ends
expected-but-there-is = expected { $expected }, but there is { $found }
fault-at-character = { $fault } (character { $number })
expected-digit-up-to = a digit from 1 to { $size }
expected-no-dot = x where a dot would be off the board
expected-fewer-characters = at most { $count } characters
# $sizes: "true" for boards with boxes, "false" for those without
expected-rows =
    { $sizes ->
        [true] 4, 6 or 9 rows and not { $count }
       *[false] 4 to 9 rows and not { $count }
    }
expected-row-to-end = row { $row } to end after { $size } cells
expected-cells-in-row = { $size } cells in row { $row } and not { $count }
expected-token = a digit, a run from A to I, '(' or '/'
expected-bracket = a bracket like (5wk) or (xw)
expected-closed-bracket = a bracket that is closed by ')'
expected-in-bracket = a digit, 'w', 'k', 'x' or ')'
expected-full-board = a digit in every cell and no dot

## web/sudoku/help/hints.js

help-cannot-be-loaded = Help cannot be loaded. Reload the page, and try again.

## web/sudoku/help/argument.js

back-to-the-keys = Back to the keys
argument = Argument

## web/sudoku/help/coach.js

everything-so-far-is-right = Everything so far is right.
wrong-check-again =
    { $count ->
        [one] One digit is wrong. Check again to see it.
       *[other] { $count } digits are wrong. Check again to see them.
    }
wrong-marked-on-board =
    { $count ->
        [one] One digit is wrong: marked on the board.
       *[other] { $count } digits are wrong: marked on the board.
    }
marks-have-lost = The marks in { JOIN($cells, ", ") } have lost the right digit.
first-these-are-wrong =
    { COUNT($cells) ->
        [one] First, this digit is wrong
       *[other] First, these digits are wrong
    }: { JOIN($cells, ", ") }.

## web/sudoku/help/fault.js

why-is-not = Why { $cell } is not { $digit }
back-to-before-mistake = Back to before the mistake

## web/sudoku/help/helper.js

all-steps = All steps
reveal = Reveal
just-the-digit = Just the digit
this-cell = This cell
hint-for-selected-cell = A hint for the selected cell
check-failed = The check failed: { $fault }.
not-exactly-one-solution = This puzzle does not have exactly one solution, so there is nothing to check against.
select-one-empty-cell = Select one empty cell on the board first.
cell-is = { $cell } is { $digit }.
cell-is-given = { $cell } is given: it is printed.
no-explanation = No explanation: { $fault }.
board-is-complete = The board is complete.
no-technique-helps = No technique that we know helps here.
no-hint = No hint: { $fault }.
puzzle-needs-connection = this puzzle needs a connection for that
hint-without-them = Hint without them
page-does-not-know-solution = The page does not know the solution, so it cannot find mistakes.
here-everything-was-right = Here everything was right. Redo brings the rest back, step by step.
step-by-step = Step by step

## web/sudoku/help/lead.js

# between the steps of an argument, as "if-then" has it: a long one gets a line for each step
then-comes = , then
towards-step-of = Towards { $cell }: step { $step } of { $count }
the-next-digit = The next digit
look-at = Look at { HOUSE($house) }.
# keys, which show the idea of a step, then the step itself
idea = Idea
step = Step
# a key
enter-found-digits = Enter { $digits }
take-the-step = Take the step
steps-to-digit =
    { $count ->
        [1] One step
        [2] Two steps
        [3] Three steps
        [4] Four steps
        [5] Five steps
        [6] Six steps
        [7] Seven steps
        [8] Eight steps
        [9] Nine steps
        [10] Ten steps
        [11] Eleven steps
        [12] Twelve steps
       *[other] { $count } steps
    } to a { $digit } in { HOUSE($house) }
why-cell = Why { $cell }?
why-is = Why is { $cell } { $digit }?
show-the-way = Show the way
show-the-argument = Show the argument
the-next-step = Next step
back-to-the-clues = Back to the clues
step-of = Step { $step } of { $count }.
together-force-not-settled = Together they force it. Not settled: some of them may not be needed.
# the clues of a digit
that-alone-forces-it = That alone forces it.
together-they-force-it = Together they force it, and none of them can be left out.
clue-digit = the { $digit } in { $cell }
# $dots: their places, "r1c1-r1c2"
clue-dots =
    { COUNT($dots) ->
        [one] the dot
       *[other] the dots
    } { $dots }
clue-no-dots = no dot at { $places }
only-the-rules = only the rules
# the name of a house after "in"
clues-in-house = { HOUSE($house) }
clues-in = { CAPITAL(AND($clues, comma: "never")) }, in { $houses }.
clues-alone = { CAPITAL(AND($clues, comma: "never")) }.

## web/sudoku/help/learned.js

# positions of a lesson
found-of = { $right } of { $count } found
found-lesson-is-done = { $right } found. This lesson is done; you can go on.

## web/sudoku/help/sketch.js

# what the looks of cells mean
look-here = look here
gives-the-reason = gives the reason
loses-what-is-crossed-out = loses what is crossed out
gets-its-digit = gets its digit
where-this-leads = where this leads

## web/sudoku/help/tutorial.js

here-one-to-four = Every row, every column and every outlined box holds each digit from 1 to 4 once. No digit is given: the dots are enough.
which-digit-in-corner = A black dot joins a digit and its double: 1 and 2, or 2 and 4. The corner has two black dots, and its two neighbours differ. Which digit is in the corner?
it-is-two = It is 2, with the 1 and the 4 beside it. Which digit is left for the last cell of this box?
which-is-above-the-three = A white dot joins consecutive digits. There is one between the 3 and the cell above it. Which digit is above the 3, and which is left for the last cell of the box?
what-is-left = No dot means neither. Right of the 4 there is no dot: no 3, which is consecutive, and no 2, which is its half. What is left?
always-have-a-dot = One digit is left for the row. And below the 1 there is no dot, so no 2: a 1 and a 2 side by side always have a dot.
the-rest-is-yours = The rest is yours. When you are stuck, press Hint: it shows and tells the next step.
not-this-digit = Not { $digit }.
page-of = { $page } of { $count }
finish-this-little-board = Finish this little board

## web/sudoku/help/techniques.js

# The names of techniques, as they stand alone.
name-last-cell = last cell
name-dot-from-a-digit = dot from a digit
name-hidden-single-in-a-box = hidden single in a box
name-gap-from-a-digit = gap from a digit
name-naked-single = naked single
name-hidden-single-in-a-line = hidden single in a line
name-black-dot-digits = black dot digits
name-dot-pair = dot pair
name-straight-run-of-three = straight run of three
name-five-seven-nine = five-seven-nine
name-gap-pair = gap pair
name-white-run-in-a-house = white run in a house
name-black-run-in-a-house = black run in a house
name-pointing-or-claiming = pointing or claiming
name-bent-run-of-three = bent run of three
name-square-of-four = square of four
name-naked-pair = naked pair
name-dot-pair-must-contain = dot pair must contain
name-run-of-three-must-contain = run of three must contain
name-hidden-pair = hidden pair
name-two-groups-of-dots-in-a-house = two groups of dots in a house
name-no-place-for-a-digit = no place for a digit
name-naked-triple = naked triple
name-run-of-four = run of four
name-hidden-triple = hidden triple
name-x-wing = X-wing
name-long-run-or-tree = long run or tree
name-long-run-must-contain = long run must contain
name-xy-wing = XY-wing
name-swordfish = swordfish
name-house-with-its-dots = house with its dots
name-short-what-if = short what-if
name-forcing = forcing
# The idea of each in one sentence.
idea-last-cell =
    One empty cell is left in { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    }. It gets the digit that is missing there.
idea-dot-from-a-digit = One end of a dot is known. The other end keeps only the digits that the dot allows.
idea-hidden-single-in-a-box = In a box, a digit has only one cell left.
idea-gap-from-a-digit = Next to a known digit, a missing dot rules out one more, one less, twice and half of it.
idea-naked-single =
    The { $boxes ->
        [false] row, the column
       *[true] row, the column, the box
    } and the dots of this cell leave it only one digit.
idea-hidden-single-in-a-line = In a row or column, a digit has only one cell left.
idea-black-dot-digits = Across a black dot, one digit is twice the other. A digit that can be neither halved nor doubled touches no black dot.
idea-dot-pair = Across a dot, a digit stays only if it has a partner at the other end.
idea-straight-run-of-three = Dots join three cells in a line. A digit fails if no way to fill all three has it there.
idea-five-seven-nine =
    5, 7 and 9 touch no black dot. If { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    } has just three cells for them, these take them.
idea-gap-pair = There is no dot between two cells. A digit fails if it would leave nothing for the other cell.
idea-white-run-in-a-house = White dots join cells of one house in a chain. They count straight up or down.
idea-black-run-in-a-house = Black dots join cells of one house in a chain. Three are 1-2-4 or 2-4-8, four are 1-2-4-8.
idea-pointing-or-claiming = In one house, a digit can only stand where a second house crosses it. The rest of the second loses it.
idea-bent-run-of-three = Dots join three cells round a corner. A digit fails if no way to fill all three has it there.
idea-square-of-four = Dots and missing dots link four cells in a square. A digit fails if no way to fill all four has it there.
idea-naked-pair = Two cells of a house have only the same two digits. They take both, so the other cells lose them.
idea-dot-pair-must-contain = Whatever the two ends of a dot are, one of them is a certain digit. No cell that sees both ends can.
idea-run-of-three-must-contain = Whatever three cells on two dots are, one of them is a certain digit. No cell that sees all its places can.
idea-hidden-pair = Two digits have only the same two cells in a house. Those cells have nothing else.
idea-two-groups-of-dots-in-a-house = Two groups of dots lie in one house. Fill both together: they cannot share a digit.
idea-no-place-for-a-digit = A candidate fails if it would forbid a digit in every cell that a house has left for it.
idea-naked-triple = Three cells of a house have only the same three digits. They take all three, so the other cells lose them.
idea-run-of-four = Dots join four cells. A digit fails if no way to fill all four has it there.
idea-hidden-triple = Three digits have only the same three cells in a house. Those cells have nothing else.
idea-x-wing = In two rows, a digit fits only in the same two columns. Their other cells lose it. The same by columns.
idea-long-run-or-tree = Dots join up to six cells. A digit fails if no way to fill them all has it there.
idea-long-run-must-contain = Every way to fill four to six cells on dots uses a certain digit. No cell that sees all its places can.
idea-xy-wing = A cell has two candidates. Either way, one of two other cells gets the same digit. A cell that sees both cannot have it.
idea-swordfish = In three rows, a digit fits only in the same three columns. Their other cells lose it. The same by columns.
idea-house-with-its-dots =
    Fill { $boxes ->
        [false] a whole row or column with its dots
       *[true] a whole row, column or box with its dots
    }. A digit fails if no way to fill it has it there.
idea-short-what-if = Suppose one of the two candidates of a cell, and follow what it forces. If that cannot be, it fails.
idea-forcing = Suppose any candidate, and follow what it forces. If that cannot be, it fails.

## web/app.webmanifest

kropki-in-a-sentence = Sudoku with dots: white joins consecutive digits, black a digit and its double.
puzzle-of-the-day = Puzzle of the day
dots-the-game-for-two = Dots, the game for two
# the game, in one word
name-of-dots = Dots
puzzle-with-dots = A puzzle with white and black dots
