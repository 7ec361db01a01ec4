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
# a tool that puts such a digit
tool-entry = Entry
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
# before two fields: "Exchange [1] with [2]"
exchange-digit = Exchange
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

## Sentences of several modules of the workshop

# a clause: the names of cells or pairs, and how many more there are
some-and-more = { JOIN($names, ", ") } and { $more } more
# a dot of a colour; $one and $other are cells
edge-is =
    { $colour ->
        [white] White dot
        [black] Black dot
       *[none] No dot
    } between { $one } and { $other }.
# a difficulty
level-rated = { $level }, rated { $rating }
technique-and-sentence = { $technique }: { $sentence }

## web/make/ideas.js

# buttons: what a board would be without some clues. $images is how many other clues go with it, by its symmetry
without-the-digit =
    { $images ->
        [0] Without the { $digit } in { $cell }
        [one] Without the { $digit } in { $cell } with its image
       *[other] Without the { $digit } in { $cell } with its { $images } images
    }
without-the-dot =
    { $images ->
        [0] Without the dot between { $one } and { $other }
        [one] Without the dot between { $one } and { $other } with its image
       *[other] Without the dot between { $one } and { $other } with its { $images } images
    }
without-clues-together =
    { $count ->
        [one] Without { $count } clue together
       *[other] Without { $count } clues together
    }
# what it would be then: a level and a rating
idea-and-level = { $idea }: { $level } { $rating }
idea-without-its-image = { $idea } (without its image)
# clauses: what is left of the solutions with one clue more
unique = unique
solutions-left = { $count } left
more-solutions-left = over { $count } left
digit-added = { $digit } in { $cell }: { $leaves }
dot-added =
    A { $colour ->
        [white] white
       *[black] black
    } dot between { $one } and { $other }{ $images ->
        [0] { "" }
        [one] { " " }with its image
       *[other] { " " }with its { $images } images
    }: { $leaves }
# parts of a list: clues that contradict each other
conflict-digits =
    { $count ->
        [one] { $count } digit
       *[other] { $count } digits
    }
conflict-dots =
    { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }
conflict-gaps =
    { $count ->
        [one] { $count } missing dot
       *[other] { $count } missing dots
    }
marked-on-the-board = { JOIN($parts, ", ") }, marked on the board.
# $clues is one of the two below, or the message above
contradiction-of = Contradiction: { $clues }
contradiction-is-among = A contradiction is among: { $clues }
clues-listed = { JOIN($parts, "; ") }.
the-digits-in =
    the { COUNT($cells) ->
        [one] digit
       *[other] digits
    } in { JOIN($cells, ", ") }
# $pairs are clauses as the one below
the-dots-between =
    the { COUNT($pairs) ->
        [one] dot
       *[other] dots
    } { JOIN($pairs, ", ") }
no-dot-between-pairs = no dot { JOIN($pairs, ", ") }
between-two = between { $one } and { $other }
two-cells = { $one } and { $other }

## web/make/finish-panel.js

finish-title = Finish it for me
most-givens = Most givens
any-of-these = any
no-symmetry = none
label-before-a-field = { $label }:
# above the pictures of proposals
tap-to-keep = Tap digits and dots in a picture to keep them for the next search.
tap-to-keep-own-ringed = Your clues have a thin ring. Tap digits and dots in a picture to keep them for the next search.
all-else-is-free = { $stays } All else is free, within your wishes.
all-else-is-free-missing-dots-count =
    { $stays } All else is free, within your wishes. Missing dots count, so { $colour ->
        [white] all white
        [black] all black
       *[all] all
    } dots are drawn: a symmetry is of givens only.
no-dot-between-two = No dot between { $one } and { $other }
kept-for-the-next-search =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } of this proposal kept for the next search.

## web/make/finish-wishes.js

half-turn = half turn
left-and-right = left and right
top-and-bottom = top and bottom
quarter-turn = quarter turn
main-diagonal = main diagonal
other-diagonal = other diagonal
# where new dots may be
dots-anywhere = anywhere
none-but-mine = none but mine
mine-of-any-colour = mine, of any colour
impossible-is-proved = Impossible: it is proved that no full board has these digits and dots.
searching-boards =
    Searching: { $tried ->
        [one] { $tried } full board
       *[other] { $tried } full boards
    } tried, { $found } found …
none-found =
    None found: { $tried ->
        [one] { $tried } full board
       *[other] { $tried } full boards
    } tried.
# $hurdle is one of the hurdles below
none-found-hurdle =
    None found: { $tried ->
        [one] { $tried } full board
       *[other] { $tried } full boards
    } tried; most often in the way: { $hurdle }.
none-found-levels =
    None found: { $tried ->
        [one] { $tried } full board
       *[other] { $tried } full boards
    } tried; most often in the way: { $hurdle } ({ JOIN($levels, ", ") }).
some-found =
    { $found } found, { $tried ->
        [one] { $tried } full board
       *[other] { $tried } full boards
    } tried.
proposal-is =
    { $level }, rated { $rating }, { $givens ->
        [one] { $givens } given
       *[other] { $givens } givens
    }

## web/make/neighbours-words.js

# what may be wished for
want-harder = harder
want-easier = easier
want-symmetric = more symmetric
# buttons: boards that are one change away
minimal-without =
    Without { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }: minimal
without-clues = Without { JOIN($clues, ", ") }
with-clues = With { JOIN($clues, ", ") }
clues-for-clues = { CAPITAL(JOIN($come, ", ")) } for { JOIN($gone, ", ") }
clue-is-dot =
    a { $colour ->
        [white] white
       *[black] black
    } dot { $one }–{ $other }
clue-is-digit = { $digit } in { $cell }
there-is-no-neighbour =
    There is none: { $tried ->
        [one] { $tried } change
       *[other] { $tried } changes
    } tried.
no-neighbour-was-found =
    None was found: { $tried ->
        [one] { $tried } change
       *[other] { $tried } changes
    } tried.
neighbours-found =
    { $count } found, { $tried ->
        [one] { $tried } change
       *[other] { $tried } changes
    } tried.
some-neighbours-found =
    { $count } found, { $tried ->
        [one] { $tried } change
       *[other] { $tried } changes
    } tried; there may be more.

## web/make/neighbours-panel.js

what-neighbours-are = Each has exactly one solution. A tap takes one as a branch: your draft stays as it is. A thick ring marks a clue that comes, a thin one where one goes.

## web/make/main.js

no-puzzle-in-this-link = There is no puzzle in this link: { $why }.
cell-has-a-clue = { $cell } has a clue.
# by symmetry; $more is what was said besides
changed-with-it = Changed with it: { JOIN($cells, ", ") }. { $more }

## web/make/copy-paste.js, collection-panel.js, draft-list.js, drafts.js, publish-panel.js

# "stays": "It is listed nowhere, and stays until you withdraw it."
collection-is-seen = Whoever has the link sees the puzzles, in this order, and your words. { $copied } { $stays }
too-many-puzzles = there are { $count } puzzles, but at most { $most } are allowed
in-line = in line { $number }: { $why }
draft-is-removed = “{ $name }” is removed.
draft-line = { $name }, { $size } × { $size }, { $date }
draft-line-open = { $name }, { $size } × { $size }, { $date }, open now
draft-line-no-boxes = { $name }, { $size } × { $size }, no boxes, { $date }
draft-line-no-boxes-open = { $name }, { $size } × { $size }, no boxes, { $date }, open now
draft-copy = { $name } (copy)
publication-is-seen = Whoever has the link sees the puzzle, its rules and your words. { $stays } Missing dots mean: { $rule }.
board-is-not-unique = That board does not have exactly one solution.
# after a link, "Open it on the board"
to-correct-a-clue = to correct a clue.
publication-is-gone = It is gone: { $why }.

## web/make/turn-and-mirror.js

lacks-digits =
    { COUNT($cells) ->
        [one] To be symmetric, { JOIN($cells, ", ") } needs a digit, too.
       *[other] To be symmetric, { JOIN($cells, ", ") } need a digit, too.
    }
lacks-more-digits = To be symmetric, { JOIN($cells, ", ") } and { $more } more need a digit, too.

## web/make/turn-panel.js

move-is-done = { $move }: done.
exchange-with = with
digits-are-exchanged = { $one } and { $other } are exchanged.
# $pairs are clauses: "r1c1 and r1c2"
it-breaks-between = It breaks what is between { JOIN($pairs, ", ") }.
it-breaks-between-and-more = It breaks what is between { JOIN($pairs, ", ") } and { $more } more.
dots-touch-empty-cells =
    { $breaks } { $count ->
        [one] { $count } dot touches
       *[other] { $count } dots touch
    } an empty cell: see the verdict.

## web/make/verdict-details.js

missing-dots-count = Missing dots count. While you still draw dots, let them mean nothing, or have the board finished.
# $cells is a list of cells, or "r1c1, r1c2 and 3 more"
it-opens-at = It opens at { $cells }.
techniques-stall = Techniques lead to { $placed } of { $count } digits, then stall.
it-is-hardest-there = It is hardest there: it needs { $technique }.
it-is-hardest-with = It is hardest with { $placed } digits on the board: then { $technique } leads to { $cells }.
equal-in-every-solution = Equal in every solution: { $pairs }.

## web/make/verdict-panel.js

ways-on = Draw dots, let missing dots mean nothing until you have drawn them, or have it finished.
publish-wait = To be published, a board needs exactly one solution: wait for the verdict.
publish-none = To be published, a board needs exactly one solution: it has none.
publish-many = To be published, a board needs exactly one solution: it has several.
publish-not-settled = To be published, a board needs exactly one solution: it may have several.
empty-board-has-dots = Missing dots count, and each { $size } × { $size } grid has dots.

## web/make/verdict.js

verdict-alone = { CAPITAL($verdict) }
with-what-is-entered = With what is entered: { $verdict }
# clauses of the two above
entered-one = one solution.
entered-none = no solution.
entered-not-settled = not settled: it takes too long to count the solutions.
entered-count = { $count } solutions.
entered-about = about { $count } solutions.
entered-more-than = more than { $count } solutions.
millions = { $number } million
billions = { $number } billion
trillions = { $number } trillion
level-rated-line = { $level }, rated { $rating }.
level-rated-needs = { $level }, rated { $rating }: needs { $technique }.
more-has-to-wait = More about this board has to wait: { $why }. It is asked again by itself.
no-more-about-this-board = No more about this board: { $why }.
verdict-needs-the-server = The verdict needs the server, which cannot be reached. The board and its drafts work without it.
no-verdict = No verdict: { $why }.

## web/make/way-panel.js

technique-times = { $technique } ({ $count })
all-techniques = All techniques: { JOIN($techniques, ", ") }.
way-cell-is = { $cell } is { $digit }.

# the title of the panel of neighbours
puzzles-one-change-away = Puzzles one change away

# why full boards gave no puzzle as it is wished: each may stand behind "most often in the way:"
hurdle-level = another level
hurdle-technique = without the technique
hurdle-givens = too many givens
hurdle-break-in = another break-in
hurdle-alike = too like another proposal
hurdle-budget = too much work
