### The lessons: web/learn. $cell, $other and $cells are names of cells, "r3c5", which stay as they are; $digit and $digits
### are digits. $house is "row 3": write it as HOUSE($house). $colour is "white" or "black"; choose by it. $technique is the
### name of a technique, which stands alone. $why is a clause of this catalogue, or of teacher.ftl.

## web/learn/index.html

learn-kropki = Learn Kropki
learn-kropki-described = Learn Kropki Sudoku, from what a dot is to the hardest techniques: a lesson for each, and positions of real puzzles to practise on.
# the menu of the page, for screen readers
pages = Pages
all-lessons = All lessons
# a link to the puzzles
play = Play

## web/learn/main.js: the path of lessons

# The title of the window. $title is the name of a lesson or a drill
lesson-title = { $title }: Learn Kropki
learn = Learn
from-what-a-dot-is = From what a dot is to the hardest techniques: each lesson has an example, then positions to practise on. Find ten, and a lesson is done. You can skip lessons. Your progress is kept on this device.
# headings
beginning = Beginning
games-with-the-teacher = Games with the teacher
drills = Drills
review = Review
# below the heading of a level: what its techniques are
easy-techniques = What everybody finds: digits and dots that leave one place or one digit.
medium-techniques = What two neighbours say to each other, and to their houses.
hard-techniques = What several cells say together.
expert-techniques = Digits that dots, or two cells of a house, need; and two groups of dots together.
extreme-techniques = Three of a kind, lines that share a digit, long runs, and what has to be tried.
what-is-a-dot = What is a dot?
what-is-a-dot-idea = White, black, and none: what each says of the two digits beside it. Begin here.
which-technique-is-here = Which technique is here?
which-technique-idea = Positions from the whole path: choose the easiest technique.
which-technique-each = Each position has one that is the easiest.
test-of-level = Test: { -level }
test-of-level-idea = Ten positions of this level. You find out what to look for.
test-idea = Ten positions. You find out what to look for.
# how far a lesson is
best-result = best: { $right }
lesson-done = ✓ done
found-of-goal = { $right } of { $goal }
# links to the lessons beside this one
other-lessons = Other lessons
lesson-before = Before: { $lesson }
lesson-next = Next: { $lesson }
ask-me-again = Ask me again after one, three and seven days what I missed
what-i-missed = What I missed
what-i-missed-idea = Positions from the days before.
due-today-count = Due today: { $count }.
nothing-is-due-today = Nothing is due today.

## web/learn/main.js: the first lesson

kropki-is-a-sudoku =
    Kropki { $boxes ->
        [false] is a square of digits: each row and column has
       *[true] is a sudoku: each row, column and box has
    } every digit once. A dot joins two digits:
white-dot = White dot
white-dot-means = consecutive, such as 4 and 5
black-dot = Black dot
black-dot-means = a digit and its double, as 3 and 6
two-kinds-of-boards = What no dot means depends on the board. There are two kinds:
all-dots-drawn = All dots drawn
no-dot-means-neither = no dot means neither consecutive nor double
some-dots-drawn = Some dots drawn
no-dot-means-nothing = no dot means nothing
no-dot-means-nothing-so = no dot means nothing, so any digits can be there
each-lesson-says-which-kind = Each lesson says which kind its board is. 1 and 2 can have either dot.

## web/learn/first-station.js and dot-pairs.js: two cells, of which one is known. $between: "white" or "black", or "none"

digits-of-the-other-cell = Digits of the other cell
# buttons
check = Check
next-pair = Next pair
which-digits-beside =
    { $between ->
        [white] A white dot beside { $digit }
        [black] A black dot beside { $digit }
       *[none] All dots are drawn, and there is none beside this { $digit }
    }. Which digits can the other cell be? Choose all, then press Check.
right-digits =
    Right: { COUNT($digits) ->
        [one] it is
       *[other] it can be
    } { OR($digits) }.
only-the-first-answer-counts = Only the first answer counts, so this pair does not.
# what the picture shows, for screen readers. $digits: what the other cell can be; none before the answer
pair-of-cells =
    A cell with { $digit }, { $between ->
        [white] a white dot
        [black] a black dot
       *[none] no dot
    }, and { COUNT($digits) ->
        [0] an empty cell
       *[other] a cell that can be { OR($digits) }
    }
cannot-be-there = { $digit } cannot be there: { $why }.
# $why of the sentence above
never-the-same-digit = two cells of a row never have the same digit
are-not-consecutive = { $one } and { $other } are not consecutive
neither-is-double = neither of { $one } and { $other } is double the other
consecutive-would-have-a-dot = { $one } and { $other } are consecutive, so there would be a dot
double-would-have-a-dot = one of { $one } and { $other } is double the other, so there would be a dot
one-is-missing =
    One is missing. { $between ->
        [white] What else is one more or one less than { $digit }?
        [black] What else is half or double { $digit }?
       *[none] Is there a digit that is neither next to { $digit } nor its half or double?
    }

## web/learn/exercise.js: an example, or a position to practise on

example = Example
practice = Practice
what-a-digit-key-does = What a digit key does
# two switches: what a digit key does
enter-digits = Enter
cross-out-digits = Cross out
digits = Digits
# the keys, for screen readers
enter-digit = Enter { $digit }
cross-out-digit = Cross out { $digit }
# $why: a clause
no-position = No position: { $why }.
try-again = Try again
looking-for-a-position = Looking for a position ...
find-technique = Find: { $technique }.
choose-a-cell-then-enter = Choose a cell, then enter its digit.
choose-a-cell-then-cross-out = Choose a cell, then cross out a candidate that cannot stay.
# buttons
where = Where?
show-me = Show me
back = Back
where-to-look = Where to look
the-step = The step
another-example = Another example
next-position = Next position
# three sentences, one after the other; the middle one is one of two
a-position-of-a-puzzle = A position of a puzzle.
small-digits-are-candidates = The small digits are candidates, shown only where they matter.
digits-and-dots-are-enough = The digits and dots are enough.
do-you-see-it = Do you see it?
# said of the answer that is shown
this-is-one = This is one.
choose-a-cell-first = Choose a cell first.
this-lesson-is-done = Ten positions found: this lesson is done.
# said to screen readers
cell-has-candidates = { $cell }: candidates { JOIN($digits, " ") }
cell-has-digit = { $cell }: { $digit }

## web/learn/verdict.js: what is said of an answer

look-at-house = Look at { HOUSE($house) }.
look-at-houses = Look at { HOUSE($first) } and { HOUSE($second) }.
look-at-cells = Look at { JOIN($cells, ", ") }.
has-its-digit = { $cell } has its digit. Choose an empty cell.
right-is = Right: { $cell } is { $digit }.
right-is-not = Right: { $cell } is not { $digit }.
cannot-be = { $cell } cannot be { $digit }: { $why }.
cannot-be-by-a-step-before = { $cell } cannot be { $digit }: a step before this position has ruled it out.
# The answer is true, but it is not what was asked for
true-is = True, { $cell } is { $digit }: { $why }.
true-is-not = True, { $cell } is not { $digit }: { $why }.
# $failure: a clause of contradiction.js, below
true-is-not-with = True, { $cell } is not { $digit }: with { $digit } there, { $failure }.
# comes after the three above
but-another-step = But another step is looked for here, so this does not count. Find another place.
not-among-the-candidates = { $digit } is not among the candidates of { $cell }.
# $why: a clause of refusals.js, below
does-not-rule-out = The step that is looked for here does not rule out { $digit } in { $cell }: { $why }.
is-not-certain = { $digit } in { $cell } is not certain: in { HOUSE($house) } it could also go in { $other }, and { $cell } could also be { $also }.
# $why of the sentences above
house-has-its-digit = { HOUSE($house) } has its { $digit }, in { $cell }
is-beside-it =
    { $cell } is { $digit }, and { $between ->
        [white] a white dot joins them
        [black] a black dot joins them
       *[none] there is no dot between them
    }
no-other-candidate = it has no other candidate
each-other-candidate-fails = each other candidate there fails at once
no-other-cell-for-it = { HOUSE($house) } has no other cell for it
# $partners: clauses as the one below; there may be none
partners-across-dots =
    { COUNT($partners) ->
        [0] no dot touches this cell
       *[other] { JOIN($partners, ", and ") }
    }
can-be-across-the-dot =
    across the { $colour ->
        [white] white
       *[black] black
    } dot, { $cell } can be { $digit }

## web/learn/contradiction.js: what would be if the digit were there; each is a clause

would-have-no-digit = { $cell } would have no digit
would-have-the-same-digit = { $cell } and { $other } would have the same digit
would-have-no-place = { HOUSE($house) } would have no place for { $digit }
# $first, $second: digits
would-need-the-same-cell = { $first } and { $second } would need the same cell, { $cell }
nothing-would-fit = nothing would fit in { $cells }

## web/learn/guided.js: games with the teacher

told-game = A game from start to end
told-game-idea = A small puzzle, solved before your eyes: each step with its reason.
asked-game = A game together
asked-game-idea = A puzzle of 6x6. You find each digit; the teacher says where to look.
# The whole way: all steps that lead to one digit
whole-way = How to read a whole way
whole-way-idea = In hard puzzles, one digit takes several steps. Each crosses out what a later one needs.
whole-way-lesson = First read the last step. It gives the digit. Then ask what it needs: which digits have to be gone from which cells? Those are the steps to look for.
whole-way-lesson-then = Then follow the steps from the first one, with a pencil. Write the candidates into the cells that it names, and strike out what it rules out. Nothing else on the board matters.
digits-to-go = Digits to go: { $count }
# $why: a clause
no-answer = No answer: { $why }.
# comes after a sentence that says where
which-digit-is-certain-there = Which digit is certain there? Choose its cell, and enter it.
# buttons
put-in = Put in { $cell } = { $digit }
begin-with-the-first-step = Begin with step 1
next-step = Next
once-more = Once more
the-end-step = The end: step { $count }
step-of-way = Step { $number } of { $count }
choose-an-empty-cell-first = Choose an empty cell first.
is-not-look-again = { $cell } is not { $digit }. Look again, or ask to see it.
solved-for-you = Solved.
solved-together =
    Solved. You found { $count ->
        [0] no digits
        [one] { $count } digit
       *[other] { $count } digits
    } alone.
that-was-a-whole-way =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } to one digit: that was a whole way.
needs-no-step-before = It needs no step before it: the board alone shows it.
# $steps: numbers of steps; $gone: clauses as the one below
needs-steps-before =
    It needs { COUNT($steps) ->
        [one] step
       *[other] steps
    } { $steps }: { JOIN($gone, "; ") }.
cells-are-not =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } not { OR($digits) }

## web/learn/quick-drill.js and quick-questions.js: as many answers as possible in a minute

quick-partners = Quick: partners
quick-partners-idea = Sixty seconds: a digit and a dot. What stands beside it?
quick-runs = Quick: two dots in a house
quick-runs-idea = Sixty seconds: three cells on two dots. What is missing?
which-digit-is-next =
    A cell with { $digit }, and a { $colour ->
        [white] white
       *[black] black
    } dot to the next. Which digit can that be?
# $cells: three digits, but for one that is the word below
which-digit-is-open =
    Three cells of a row on two { $colour ->
        [white] white
       *[black] black
    } dots: { JOIN($cells, ", ") }. Which digit is open?
open-cell = open
# buttons
start-seconds = Start: 60 seconds
again-seconds = Again: 60 seconds
your-best-so-far-right = Your best so far: { $right } right.
right-and-seconds-left = { $right } right, { $seconds } s left
right-of-answered = { $right } right of { $answered }.
your-best-so-far = Your best so far.
your-best-is = Your best is { $best }.
# comes before the question, which is asked again
not-digit = Not { $digit }.

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

which-is-the-easiest = Which of these is the easiest that leads on here?
right-technique = Right: { $technique }.
not-technique = Not { $technique }. Which one is it?
nothing-more-is-due-today = Nothing more is due today.
due-today = Due today: { $count }
position-of-test = Position { $number } of { $count }, { $right } right
# $way: what is asked for, "enter" or "cross-out"
what-follows-here =
    What follows here? { $way ->
        [enter] Enter the digit that follows.
       *[cross-out] Cross out a candidate that cannot stay.
    } Only the first answer counts.
of-count-right = { $right } of { $count } right
how-it-went = How it went
result-of-test = { $right } of { $count } right.
again = Again
# comes before names of lessons
lessons-that-fit = Lessons that fit:

## web/learn/lessons.js: words, and what they mean

# of "r7c4", an example of the name of a cell
word-cell-means = row 7, column 4
word-house = house
word-house-means =
    { $boxes ->
        [false] a row or a column
       *[true] a row, a column or a box (thick lines; box 1, 2, ... from left to right, then down)
    }
word-candidate = candidate
word-candidate-means = a digit that a cell can still be (the small ones)
# said of a cell
word-sees = sees
word-sees-means =
    is in the same { $boxes ->
        [false] row or column
       *[true] row, column or box
    } as
word-gap = gap
word-gap-means = no dot between two neighbours

## web/learn/lessons.js: below the idea of each technique, what to look for, and why it is so

last-cell-lesson =
    Every { $boxes ->
        [false] row and column
       *[true] row, column and box
    } has each digit once. Look for one that is almost full.
last-cell-lesson-then = Count what is there. The one digit that is not there stands in the empty cell.
dot-from-a-digit-lesson = A white dot: the other end is one more or one less. Beside a 4 that is 3 or 5.
dot-from-a-digit-lesson-then =
    A black dot: the other end is half or double. Beside a 6 that is only 3. Then see which of the two { $boxes ->
        [false] its row and column still allow
       *[true] its row, column and box still allow
    }.
hidden-single-in-a-box-lesson = Take a digit that is on the board often. Look at a box where it is missing.
hidden-single-in-a-box-lesson-then = Each 3 blocks its whole row and column. If all cells of the box but one are blocked or filled, the 3 stands there. Dots and gaps block cells, too.
gap-from-a-digit-lesson = This holds where every dot is drawn. Then an edge without a dot says something, too.
gap-from-a-digit-lesson-then = Beside a 4 without a dot there is no 3 and no 5, which are consecutive, and no 2 and no 8, which are half and double.
naked-single-lesson =
    Take a cell that sees many digits: those in { $boxes ->
        [false] its row and its column
       *[true] its row, its column and its box
    }.
naked-single-lesson-then = If it sees all digits but one, that one stands there.
hidden-single-in-a-line-lesson =
    { $boxes ->
        [false] Take a digit that is on the board often. Look at a row or column where it is missing.
       *[true] The same as in a box, but along a row or column.
    }
hidden-single-in-a-line-lesson-then = Ask of each missing digit: where in this line can it stand? If one cell is left, it stands there.
black-dot-digits-lesson = Black dots join 1-2, 2-4, 3-6 and 4-8, and nothing else.
black-dot-digits-lesson-then = So 5, 7 and 9 never touch a black dot. They are crossed out in each cell that does.
dot-pair-lesson = Both ends of the dot are open. Take each candidate of one end and look for its partner at the other.
dot-pair-lesson-then = No partner, no place: the candidate is crossed out. Look at both ends, since what is crossed out at one end may take a partner away from the other.
straight-run-of-three-lesson = Write down how the three cells can be filled, one way after the other: white dots count up or down, black ones double or halve.
straight-run-of-three-lesson-then = The two ends are in one line, so they differ. If a candidate is in none of the ways, it is crossed out.
five-seven-nine-lesson = 5, 7 and 9 have neither half nor double among the digits, so they never touch a black dot. On a board of 6 that is only 5, on a board of 4 only 3.
five-seven-nine-lesson-then =
    Count the empty cells of { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    } that touch no black dot. Count which of 5, 7 and 9 are missing there. If both counts are the same, these digits fill these cells.
gap-pair-lesson = There is no dot, so the two digits are neither consecutive nor double.
gap-pair-lesson-then = Try a candidate of one cell. If each candidate of the other is consecutive to it, its half, its double or the same, the other cell would have nothing. So it is crossed out.
white-run-in-a-house-lesson =
    Follow white dots from cell to cell within { $boxes ->
        [false] one row or column
       *[true] one row, column or box
    }. Each step is one up or one down, and no digit comes twice.
white-run-in-a-house-lesson-then =
    So it never counts back{ $boxes ->
        [false] { "" }
       *[true] , even where it bends round a corner of a box
    }: three cells are 3-4-5 or 5-4-3. The smallest and the largest digit of the board stand only at an end.
black-run-in-a-house-lesson = Three cells of one house on two black dots can only be 1-2-4 or 2-4-8, this way or the other.
black-run-in-a-house-lesson-then = So 1 and 8 stand only at an end, and the middle is 2 or 4. Both ways use up 2 and 4, so another black dot of the house is 3-6. Four cells on three dots are 1-2-4-8.
pointing-or-claiming-lesson = A digit of a box can only stand in one of its rows. Then that row has it in this box, and it is crossed out elsewhere in the row.
pointing-or-claiming-lesson-then = The other way round, too: a digit of a row can only stand within one box. Then it is crossed out in the rest of the box.
bent-run-of-three-lesson = As a straight run, but round a corner. The two ends may be equal, unless they are in one box.
bent-run-of-three-lesson-then = Write down all ways to fill the three cells. If a candidate is in none of them, it is crossed out.
square-of-four-lesson = Take four cells in a square, with at least one dot. Write down all ways to fill them, from cell to cell round the square. Missing dots count, too, where every dot is drawn.
square-of-four-lesson-then = Begin where the ways are few, such as at a black dot. If a candidate is in none of the ways, it is crossed out.
naked-pair-lesson = Look for two cells of a house with the same two candidates, such as 36 and 36.
naked-pair-lesson-then = One is 3 and the other 6. Which is which does not matter: no other cell of the house can be 3 or 6.
dot-pair-must-contain-lesson = Write down the ways of the dot. Is one digit in all of them?
dot-pair-must-contain-lesson-then = Then one of the two cells has it. Every cell that sees both of them loses it.
run-of-three-must-contain-lesson = Write down the ways of three cells that two dots join. Is one digit in all of them?
run-of-three-must-contain-lesson-then = Two black dots on three cells of a house use its 2 and its 4: no other cell of that house has them. So its next black dot is 3-6.
hidden-pair-lesson = Ask of two digits: where in this house can they stand? If both have only the same two cells, those cells are theirs.
hidden-pair-lesson-then = All other candidates of the two cells are crossed out.
two-groups-of-dots-in-a-house-lesson =
    Take two groups of dots in { $boxes ->
        [false] one row or column
       *[true] one row, column or box
    }. For each, write down the few ways that its candidates allow. Then put the ways together: two that share a digit do not go together.
two-groups-of-dots-in-a-house-lesson-then = If a digit is in all ways that are left, the rest of the house loses it. If a candidate is in none of them, it is crossed out, too. One long group can do the same alone.
no-place-for-a-digit-lesson =
    Find a digit that has only two or three cells left in { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    }. Find a cell beside them, or one of them, and try its candidates. Would one keep the digit out of all its cells?
no-place-for-a-digit-lesson-then = It does so across a missing dot, if it is consecutive to the digit, its half or its double. It does so across a dot if the two do not fit. Then the candidate is crossed out.
naked-triple-lesson = Three cells of a house with only three digits between them. Not each cell needs all three.
naked-triple-lesson-then = They take all three. The other cells of the house lose them.
run-of-four-lesson = Four cells, joined by dots one after the other. Long runs have few ways: white dots that count one way reach far.
run-of-four-lesson-then =
    Write down all ways that { $boxes ->
        [false] candidates, rows and columns
       *[true] candidates, rows, columns and boxes
    } allow. If a candidate is in none of them, it is crossed out.
hidden-triple-lesson = Three digits that have only the same three cells in a house.
hidden-triple-lesson-then = Those cells are theirs. All other candidates of the three cells are crossed out.
x-wing-lesson = Take a digit, and two rows in which it has only two places each, in the same two columns. One row takes it in the one column, the other row in the other.
x-wing-lesson-then = So both columns have it in these two rows, and in their other cells it is crossed out. Turned by a quarter it is the same: two columns, and the same two rows.
long-run-or-tree-lesson = Dots hold up to six cells together: in a line, round corners, or with branches.
long-run-or-tree-lesson-then = Begin at the cell with the fewest candidates. Follow the dots, and write down all ways to fill the cells. If a candidate is in none of them, it is crossed out.
long-run-must-contain-lesson = The same as for a run of three, with four to six cells on dots, in any shape.
long-run-must-contain-lesson-then = Find a digit that is in every way. A cell that sees all the places it can have in the run loses it.
xy-wing-lesson = A cell has the candidates X and Y. It sees one cell with X and Z, and another with Y and Z.
xy-wing-lesson-then = If it is X, the first is Z. If it is Y, the second is Z. One of those two is Z. A cell that sees both is not.
swordfish-lesson = As an X-wing, with three rows and three columns. A row may have two places for the digit, or three.
swordfish-lesson-then = The three rows take the digit in the three columns. The other cells of the columns lose it. Turned by a quarter it is the same.
house-with-its-dots-lesson = Take a house with many dots and few candidates. Try to fill it: every digit once, every dot right.
house-with-its-dots-lesson-then = If a candidate leads to no filling, it is crossed out. Begin where the dots leave least.
short-what-if-lesson = Take a cell with two candidates. Suppose one, and follow what it forces: across dots, in its houses.
short-what-if-lesson-then = If a cell is left without a digit, or a house without a place for one, the supposition was wrong. The other candidate is right.
forcing-lesson = As a short what-if, from any candidate and as far as it leads. It is the last resort.
forcing-lesson-then = Take a candidate that decides much: at a black dot, or in a house that is almost full.

## web/learn/pictures.js: what the picture of a technique shows

dot-from-a-digit-picture = Black dot beside 6: half of it is 3, and 12 is no digit. White dot beside 4: one less or one more.
gap-from-a-digit-picture = All dots are drawn, and there is none beside the 4. So 3 and 5, 2 and 8 are crossed out.
black-dot-digits-picture = A black dot joins 1-2, 2-4, 3-6 or 4-8. So 5, 7 and 9 are in neither cell.
dot-pair-picture = 6 would need 5 or 7 across the dot, and 9 would need 8. Neither is there, so both are crossed out.
five-seven-nine-picture = A row with three black dots. Six cells touch one, so they are not 5, 7 or 9. The other three cells are.
white-run-in-a-house-picture = Two white dots in a row: up or down. It cannot turn back, as a row has each digit once.
black-run-in-a-house-picture = Two black dots in a row: 1-2-4 or 2-4-8, or the same from right to left. 2 and 4 are always there.
run-of-three-must-contain-picture = Five cells of a row. The first three are 1-2-4 or 2-4-8, both with 2 and 4. So the last two are 3-6.
straight-run-of-three-picture = Only 3-4-2 and 5-4-2 fit both dots. So 8, 7 and 9 are crossed out.
gap-pair-picture = All dots are drawn, and there is none here. Beside 2 there could be neither 1 nor 4. So 2 is crossed out.
square-of-four-picture = Three white dots, and no dot between 4 and 7: the digits count straight round the square. If they turned back, the two cells without a dot would be consecutive.
naked-pair-picture = Two cells of a row are 2 and 7, in some order. So no other cell of the row is 2 or 7.
naked-triple-picture = Three cells of a row are 2, 5 and 7, in some order. So no other cell of the row is one of them.
hidden-pair-picture = In this row, 3 and 8 fit only in the first two cells. So these have nothing else.
dot-pair-must-contain-picture = The dot joins 4-5 or 5-6: 5 is there either way. So no other cell of the row is 5.
two-groups-of-dots-in-a-house-picture = Six cells of a row. The black dot is 1-2 or 4-8, the white one 4-5 or 2-3. They share no digit: 1-2 goes with 4-5, and 4-8 with 2-3. Either way 2 and 4 are used, so the last cell loses them.
no-place-for-a-digit-picture = All dots are drawn. In this row, 4 fits only in the first and the last of these cells. A 3 between them would keep it out of both, since 3 and 4 are consecutive. So 3 is crossed out.
x-wing-picture = In the first and the last row, 3 fits only at the ends. One row has it at the left, the other at the right. So no other cell of the two columns is 3.
swordfish-picture = In three of the rows, 3 fits only in three columns. Each of these rows takes one of them. So the other cells of these columns are not 3.

## web/learn/refusals.js: why the technique does not rule out $digit there; each stands after a colon

single-fails-not = a digit is to be found here, so enter it
dot-from-a-digit-fails-not = no dot joins it to a filled cell that it does not go with
gap-from-a-digit-fails-not = no filled cell beside it, without a dot between, rules it out
black-dot-digits-fails-not = it has a half or a double, or no black dot touches this cell
dot-pair-fails-not = it has a partner across each dot of this cell
straight-run-of-three-fails-not = each run of three in a line can still be filled with { $digit } there
five-seven-nine-fails-not =
    it counts only where { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    } has as many cells without a black dot as it lacks of 5, 7 and 9
gap-pair-fails-not = each cell beside it, without a dot between, still has a digit that goes with { $digit }
white-run-in-a-house-fails-not = each white run in a house can still be filled with { $digit } there
black-run-in-a-house-fails-not = each black run in a house can still be filled with { $digit } there
pointing-or-claiming-fails-not = no row, column or box must have its { $digit } where it crosses a row, column or box of this cell
bent-run-of-three-fails-not = each run of three round a corner can still be filled with { $digit } there
square-of-four-fails-not = each square of four cells can still be filled with { $digit } there
naked-pair-fails-not =
    no two other cells of { $boxes ->
        [false] its row or column
       *[true] its row, column or box
    } have only { $digit } and one more digit between them
dot-pair-must-contain-fails-not = it does not see both ends of a dot that must have a { $digit }
run-of-three-must-contain-fails-not = it does not see a run of three that must have a { $digit }
hidden-pair-fails-not =
    it is not one of two cells that two other digits need in { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    }
two-groups-of-dots-in-a-house-fails-not =
    in { $boxes ->
        [false] its row and column
       *[true] its row, column and box
    }, any two groups of dots can still be filled if { $digit } is there
no-place-for-a-digit-fails-not = { $digit } there does not take the last places of another digit
naked-triple-fails-not =
    no three other cells of { $boxes ->
        [false] its row or column
       *[true] its row, column or box
    } have only { $digit } and two more digits between them
run-of-four-fails-not = each run of four can still be filled with { $digit } there
hidden-triple-fails-not =
    it is not one of three cells that three other digits need in { $boxes ->
        [false] a row or column
       *[true] a row, column or box
    }
x-wing-fails-not = no two other rows or columns have their { $digit } in the same two places, one in line with this cell
long-run-or-tree-fails-not = each group of dots can still be filled with { $digit } there
long-run-must-contain-fails-not = it does not see a group of dots that must have a { $digit }
xy-wing-fails-not = it does not see two cells of which one must be { $digit }
swordfish-fails-not = no three other rows or columns have their { $digit } in the same three places, one in line with this cell
house-with-its-dots-fails-not =
    { $boxes ->
        [false] its row and column
       *[true] its row, column and box
    } can be filled with { $digit } there
short-what-if-fails-not = no short what-if shows that { $digit } fails there
forcing-fails-not = supposing { $digit } there does not lead to a contradiction
