### The pages as they stand before a script runs: the sudoku page, and a puzzle on another site

## web/index.html

kropki = Kropki
kropki-sudoku-white-dots-join = Kropki Sudoku: white dots join consecutive digits, black dots join a digit and its double, and no dot means neither.
kropki-sudoku-of-the-day = Kropki Sudoku of the day
puzzles-and-choices = Puzzles and choices
new = New
daily = Daily
puzzles = Puzzles
more = More
race = Race
print = Print
statistics = Statistics
settings = Settings
rules = Rules
kropki-sudoku = Kropki Sudoku
new-puzzle-of-level = New puzzle of level
board = Board
this-puzzle = This puzzle
of-7-by-its-hardest = of 7, by its hardest technique. Needs
white-dot-is = White dot:
one-apart = 1 apart
black-dot-is = Black dot:
double = double
controls = Controls
tool = Tool
digit = Digit
corner = Corner
centre = Centre
colour = Colour
select-several-cells = Select several cells
select = Select
fill-in-all-candidates = Fill in all candidates
fill-marks = Fill
erase = Erase
actions = Actions
hold-it-back-to-before = Hold it: back to before the first mistake (U)
undo = Undo
redo = Redo
try-digits-that-may-be = Try digits that may be wrong, then keep or drop them (T)
try = Try
hint = Hint
new-puzzle = New puzzle
rows-columns-and-boxes = Rows, columns and boxes
rows-and-columns-only = Rows and columns only
size = Size
level = Level
dots = Dots
every-dot-no-dot-means = Every dot <span class="soft">No dot means neither.</span>
only-some-dots-no-dot = Only some dots <span class="soft">No dot tells nothing.</span>
every-white-dot-not-all = Every white dot <span class="soft">Not all black ones.</span>
every-black-dot-not-all = Every black dot <span class="soft">Not all white ones.</span>
make-or-paste = Make or paste
daily-puzzle = Daily puzzle
level-of-the-day = Level of the day
month-before = Month before
month-after = Month after
one-puzzle-a-day-and = One new puzzle a day at each level, the same for everybody. The next comes at midnight where you are.
removed = Removed.
put-it-back = Put it back
in-progress = In progress
done = Done
theme = Theme
system = System
light = Light
dark = Dark
barbie = Barbie
oppenheimer = Oppenheimer
show-the-time = Show the time
show-conflicts-at-once = Show conflicts at once
shade-the-row-column-and = Shade the row, column and box of the cell
larger-digits-dots-and-type = Larger digits, dots and type
keys-for-the-left-hand = Keys for the left hand
sounds = Sounds
entry = Entry
a-placed-digit-clears-the = A placed digit clears the marks it rules out
candidates-fill-themselves-in = Candidates fill themselves in
hints-tell-all-at-once = Hints tell all at once
size-of-marks = Size of marks
small = Small
large = Large
besides = Besides
digits-first-choose-a-digit = Digits first: choose a digit, then the cells that get it
a-cell-with-one-candidate = A cell with one candidate left fills itself
candidates-in-a-grid-of = Candidates in a grid of three by three
numbers-beside-rows-and-columns = Numbers beside rows and columns
short-cell-names-for-screen = Short cell names for screen readers
times-of-others = Times of others
send-my-times-without-a = Send my times without a name, to compare them
also-send-the-seconds-between = Also send the seconds between digits, to learn how hard each technique is
what-is-kept = What is kept
forget-what-this-device-sent = Forget what this device sent
paste-a-puzzle = Paste a puzzle
a-link-or-a-text = A link or a text with a puzzle: of this site, f-puzzles, SudokuPad, SudokuMaker or Penpa+.
this-text-shows = This text shows
all-dots = all dots
some-dots = some dots
all-white-dots = all white dots
all-black-dots = all black dots
cancel = Cancel
open = Open
ways-to-a-board-of = Ways to a board of your own
make-your-own-place-digits = <a href="/make"><b>Make your own</b> <span class="soft">Place digits and dots on an empty board.</span></a>
change-this-one = Change this one
a-copy-of-the-puzzle = A copy of the puzzle on the board.
paste-a-puzzle-from-a = <b>Paste a puzzle</b> <span class="soft">From a link or a text.</span>
open-in-sudokupad = Open in SudokuPad
the-puzzle-on-the-board = The puzzle on the board, in another player.
this-one = This one
and-1-more = and 1 more
and-3-more = and 3 more
and-11-more = and 11 more
on-a-page = On a page
with = With
what-i-have-filled-in = What I have filled in
solutions-on-their-own-page = Solutions, on their own page
fill-the-board-so-that = Fill the board so that every row, every column and every outlined box holds each digit once.
drawing-of-a-white-dot = 4 and 5, white dot
a-white-dot-joins-consecutive = <span>A <b>white dot</b> joins consecutive digits. Next to a 4, that is a 3 or a 5.</span>
drawing-of-a-black-dot = 3 and 6, black dot
a-black-dot-joins-a = <span>A <b>black dot</b> joins a digit and its double. 5, 7 and 9 never touch one.</span>
drawing-of-no-dot = 2 and 7, no dot
no-dot-means-neither-next = <span><b>No dot</b> means neither. Next to a 2, without a dot, there is no 1, 3 or 4.</span>
drawing-of-one-and-two = 1 and 2, black dot
one-and-two-are-both = <span><b>1 and 2</b> are both: either dot may join them, and there always is one.</span>
below-some-boards-stands-not = Below some boards stands <b>not all dots shown</b>. There, a missing dot tells you nothing. Below others stands that all dots of one colour are shown. There, no dot means only that this colour does not fit.
show-me-step-by-step = Show me step by step
learn-the-techniques = Learn the techniques
keys = Keys
enter-with-the-current-tool = enter with the current tool; again takes it away
digit-corner-centre-colour-space = digit, corner, centre, colour; <kbd>Space</kbd> turns through them
keys-shift = <kbd>Shift</kbd> <kbd>Ctrl</kbd> <kbd>Ctrl</kbd>+<kbd>Shift</kbd>
with-a-digit-corner-centre = with a digit: corner, centre, colour, once
move-with-shift-or-ctrl = move; with <kbd>Shift</kbd> or <kbd>Ctrl</kbd> add cells
keys-select = <kbd>Ctrl</kbd>+<kbd>A</kbd> <kbd>I</kbd>
select-all-invert-esc-none = select all, invert; <kbd>Esc</kbd> none; double click: all alike
delete = Delete
digit-then-centre-corner-and = digit, then centre, corner and colour
keys-undo = <kbd>Ctrl</kbd>+<kbd>Z</kbd> <kbd>Y</kbd>
undo-redo-u-or-a = undo, redo; <kbd>U</kbd>, or a long press of Undo: back to before the first mistake
try-from-here-keep-what = try from here; keep what was tried, drop it; <kbd>P</kbd>, or a long press of Try: back to where the last one began
turn-corner-marks-into-centre = turn corner marks into centre marks
with-digits-first-enter-the = with digits first: enter the chosen digit
hint-the-next-step-in = hint: the next step, in words and on the board
a-hint-for-the-selected = a hint for the selected cell
just-a-digit-why-the = just a digit; why the cell has its digit, or the clues that force it
read-out-the-row-the = read out the row, the column, the box, what is missing, the cell
two-games-have-this-name = Two games have this name. The other one is <a href="/dots">Dots</a>.
leave = Leave
how-to-play = How to play
back-to-my-puzzle = Back to my puzzle
# the name of a key
enter-key = Enter
next = Next
# the size of marks in a cell
marks-medium = Medium

## web/embed.html

open-in-kropki = Open in Kropki
