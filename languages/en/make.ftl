### The workshop: making a puzzle of one's own.

## web/make/index.html

make-a-kropki = Make a Kropki
make-your-own-kropki-sudoku = Make your own Kropki Sudoku: place digits and dots, and see after each change how many solutions the board has and how hard it is.
boards = Boards
drafts = Drafts
text = Text
help = Help
workshop = Workshop
ask-again = Ask again
let-missing-dots-mean-nothing = Let missing dots mean nothing
a-tap-puts = A tap puts
a-digit-that-is-no = A digit that is no clue
mark = Mark
white = White
black = Black
erase-dot = Erase dot
dots-from-digits = Dots from digits
clear-entries = Clear entries
play-it = Play it
publish = Publish
missing-dots-mean = Missing dots mean:
dots-mean-nothing = nothing
not-consecutive-not-double = not consecutive, not double
not-consecutive = not consecutive
not-double = not double
show = Show:
only-the-board = only the board
the-verdict = the verdict
what-is-possible = what is possible
certain-digits = certain digits
where-techniques-stall = where techniques stall
symmetry = Symmetry:
finish-it-for-me = Finish it for me
turn-and-exchange = Turn and exchange
how-it-is-solved = How it is solved
neighbours = Neighbours
which-clues-these-are = Which clues these are
why-there-is-no-solution = Why there is no solution
what-would-make-it-unique = What would make it unique?
what-could-go = What could go?
new-board = New board
the-board-that-is-open = The board that is open stays in your drafts. On a new board, missing dots mean nothing until you say otherwise.
rules-and-keys = Rules and keys
every-row-and-every-column = Every row and every column holds each digit once, and so does every outlined box, if the board has boxes. A <b>white dot</b> joins consecutive digits. A <b>black dot</b> joins a digit and its double. Between 1 and 2, either dot may stand.
a-missing-dot-means-what = A missing dot means what you choose under <b>Missing dots mean</b>. Every published page says it.
a-puzzle-that-you-publish = A puzzle that you <b>publish</b> needs exactly one solution. It gets a page of its own. Only whoever has the link finds it. <a href="/privacy.html#publish">What is stored</a>
with-show-what-is-possible = With <b>Show: what is possible</b>, a digit is the paler, the fewer solutions have it. A large slanted digit is the only one.
move-with-shift-turn-the = move; with <kbd>Shift</kbd> turn the dot on that side: white, black, none
digits-on-keys = digits
put-with-the-current-tool = put with the current tool; <kbd>0</kbd> or <kbd>Delete</kbd> clears
shift-ctrl = <kbd>Shift</kbd> <kbd>Ctrl</kbd>
with-a-digit-mark-in = with a digit: mark in the corner, in the middle; both: colour
digit-entry-mark-colour = digit, entry, mark, colour
draw-white-dots-black-dots = draw white dots, black dots, erase dots
undo-redo = undo, redo
learn-the-techniques-play-where = <a href="/learn">Learn the techniques</a> · <a href="/">Play</a>, where the settings and themes are
drafts-on-this-device = Drafts on this device
name-of-this-draft = Name of this draft
go-on-in-a-branch = Go on in a branch
make-a-collection = Make a collection
none-yet-a-draft-is = None yet. A draft is kept with your first digit or dot.
published = Published
the-board-as-text = The board as text
ken-or-a-link-of = KEN, or a link of this site, f-puzzles, SudokuPad, SudokuMaker or Penpa+
ken-alone-means-that-all = KEN alone means that all dots are drawn. If missing dots mean something else, the text of the board is a link, which says so.
put-it-on-the-board = Put it on the board

## make/collection-panel.js

puzzles-one-a-line = Puzzles, one a line: KEN or a link, and behind it a title if you like
add-this-board = Add this board
add-favourites = Add favourites
add-what-i-gave-up = Add what I gave up
add-what-i-published = Add what I published
puzzles-are-copied = Puzzles are copied: if you correct one later, correct it here, too.
there-is-nothing-to-add = There is nothing to add.

## make/copy-paste.js

is-copied = Copied.
copy-the-marked-text = Copy the marked text.

## make/draft-list.js

take-it-back = Take it back
change = Change

## make/drafts.js


## make/finish-panel.js

digits-and-dots-stay = Your digits and dots stay; “mine, of any colour” leaves the colours of your dots open.
break-in-in-box = Break-in in box
symmetry-of-the-givens = Symmetry of the givens
dots-symmetric-too = Dots symmetric, too
white-dots-only = White dots only
find-three = Find three
stopped = Stopped.
dots-only-inside-a-shape = Dots only inside a shape
mark-cells-for-dots = Mark cells. New dots then join two marked cells. Your own dots stay.
no-dot-here = No dot here
mark-where-cells-meet = Mark where two cells meet. No proposal has a dot there.
stop = Stop
searching = Searching …
find-others = Find others
take-it = Take it
keep-its-digits = Keep its digits
keep-its-dots = Keep its dots
clues-by-name = Clues by name
press-kept-clues = Press the clues that are kept. A tap in the picture does the same.
nothing-is-kept = Nothing is kept.
proposal-is-on-the-board = The proposal is on the board.

## make/main.js

dot-none = No dot
clear = Clear
draft-changed-in-another-tab = You changed this draft in another tab. Here you go on with a copy.
browser-cannot-store-more = This browser cannot store more. Copy the board's text before you leave.
every-cell-is-given = Every cell is given.
there-is-no-dot-to = There is no dot to erase.
undone = Undone.
redone = Redone.
missing-dots-mean-nothing = Missing dots mean nothing now.
no-entry-is-left = No entry is left.
dots-follow-the-digits = The dots follow the digits.
no-dot-has-changed = No dot has changed. This sets the dots between neighbours that both have a digit.

## make/neighbours-panel.js

want = Want
find = Find
looking = Looking …
symmetric-ones-come-first = Those that keep the chosen symmetry come first.
you-go-on-in-a-branch = You go on in a branch.

## make/panels.js


## make/publish-panel.js

it-is-listed-nowhere = It is listed nowhere, and stays until you withdraw it.
change-what-is-published = Change what is published
title = Title
author-if-you-like = Author, if you like
note-if-you-like = Note, if you like
save = Save
withdraw = Withdraw
words-and-clues-can-change = Your words and the clues can change: the link stays. If the clues change, its page says on which day.
replace-its-puzzle = Replace its puzzle by the board that is open
open-it-on-the-board = Open it on the board
it-is-the-open-board = It is the board that is open: change a clue there, then come back.
is-published = Published.
browser-cannot-store-the-secret = This browser cannot store the secret. Copy it now.
is-saved = Saved.
withdraw-it-forever = Withdraw it forever
link-will-never-work = Its link will never work again. Press once more to withdraw it.
is-withdrawn = Withdrawn.
the-link-is-copied = The link is copied.
secret-is-kept-here = It is kept in this browser, and in the file that the player's Statistics page saves.
the-secret-to-change-it = The secret to change it

## make/turn-and-mirror.js

half-turn-button = Half turn
left-and-right-button = Left and right
top-and-bottom-button = Top and bottom
turn-right = Turn right
turn-left = Turn left
main-diagonal-button = Main diagonal
other-diagonal-button = Other diagonal

## make/turn-panel.js

exchange = Exchange
exchange-two-digits = Exchange two digits
choose-two-different-digits = Choose two different digits.
neither-is-on-the-board = Neither of them is on the board.
it-breaks-nothing = It breaks nothing between two digits.

## make/verdict-panel.js

unfinished = Unfinished.
nothing-can-go-every-clue = Nothing can go: every clue is needed.
nothing-was-found = Nothing was found.

## make/way-panel.js

the-way-to-solve-it = The way to solve it
next-digit = Next digit
easiest-way-by-digits = The easiest way, one digit at a time, as the player's hints tell it.
every-cell-has-its-digit = Every cell has its digit.
no-technique-leads-further = No technique leads further.
