### What is told of solved puzzles: the result, statistics, the backup, looking back, times of others.

## web/sudoku/solved/backup.js

# clauses: why a file cannot be read
file-has-too-many-bytes = it has more than { $most } bytes
file-is-no-backup = it is not a backup of Kropki
file-is-newer = a newer version of this page wrote it
file-has-no-solves = it has no solved puzzles
file-has-too-many-solves = it has more than { $most } solved puzzles
solve-is-not-valid = solved puzzle { $number } is not valid
file-has-too-many-games = it has more than { $most } games
game-is-not-valid = game { $number } is not valid
file-has-too-many-drafts = it has more than { $most } drafts
draft-is-not-valid = draft { $number } is not valid
file-is-not-json = it is not JSON
together-too-many-solves = together there would be more than { $most } solved puzzles
# a file was read, and this device has no room for all that is in it
no-room-for-solves = There is no room for all: { $added } of { $solves } solves were added.
no-room-for-drafts = There is no room for all: { $added } of { $solves } solves and { $kept } of { $drafts } drafts were added.
no-room-for-games = There is no room for all: { $added } of { $solves } solves and { $played } of { $games } games were added.
no-room-for-drafts-and-games = There is no room for all: { $added } of { $solves } solves and { $kept } of { $drafts } drafts and { $played } of { $games } games were added.
solves-were-added =
    { $count ->
        [one] { $count } solve was
       *[other] { $count } solves were
    } added.
drafts-were-added =
    { $count ->
        [one] { $count } draft was
       *[other] { $count } drafts were
    } added.
games-were-added =
    { $count ->
        [one] { $count } game was
       *[other] { $count } games were
    } added.
favourites-were-added = Favourites were added.
learned-was-added = What was learned was added.
nothing-in-it-is-new = Nothing in it is new.
# the name of a draft, and of one without a name
draft-from-a-file = { $name } (from a file)
draft = Draft

## web/sudoku/solved/challenge.js

# a link says what time its sender took
sender-and-you-faster = The sender says { $time }: you were { $apart } faster.
sender-and-you-longer = The sender says { $time }: you took { $apart } longer.
sender-and-you-same = The sender says { $time }: you took the same.

## web/sudoku/solved/collections.js

some-are-solved = { $done } of { $count } solved
# before a link
next-in-the-collection = Next in the collection:
the-collection-is-solved = The collection is solved:

## web/sudoku/solved/credits.js

title-by-author = { $title }, by { $author }

## web/sudoku/solved/lesson.js

# a link to the lesson of a technique
lesson-of = Lesson: { $technique }
your-hardest-hint-used-this = Your hardest hint used this.
an-easier-step-stood = An easier step stood at your longest pause.

## web/sudoku/solved/lookback.js

# clauses: what a step of a game did
cell-emptied = { $cell } emptied
marks-in-cells = marks in { JOIN($cells, ", ") }
marks-in-many-cells =
    marks in { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }

## web/sudoku/solved/lookback-dialog.js

replay = Replay
step-of-your-game = Step of your game
step-before = Step before
step-after = Next step
pause = Pause
# the button of a replay, beside "pause"
play-back = Play
no-more-to-tell = There is no more to tell of this game.
# $step is a clause: "r1c1 = 5", "marks in r1c2"
replay-step = Step { $at } of { $count }: { $step }.
replay-step-at = Step { $at } of { $count }, at { $time }: { $step }.
replay-start =
    The start. { $count ->
        [one] { $count } steps follow
       *[other] { $count } steps follow
    }.
pause-before-step = { $time } before { $step }
where-the-time-went = Where the time went
show-it = Show it
hardest-step-of-this-puzzle = The hardest step of this puzzle
the-hardest-step = The hardest step: { $technique }.
an-easier-step-stood-there = An easier step stood there
# a button: a digit that could be had by an easier technique
digit-by-technique = { $cell } = { $digit } by { $technique }
# before that button
before-step-that-needs = Before { $step }, which needs { $technique }:
# $sentences are the steps to it
digit-stood-here = { $cell } = { $digit } stood here. { JOIN($sentences, " ") }
a-lesson-that-fits = A lesson that fits
wrong-digit-before-pause = Before your longest pause there was a wrong digit on the board: { JOIN($cells, ", ") }. Check shows such digits.
at-your-longest-pause = At your longest pause, this led on: { $technique }.

## web/sudoku/solved/reminder.js

# in a calendar; at most 57 letters
kropki-puzzle-of-the-day = Kropki: the puzzle of the day
five-levels = Five levels, from easy to extreme.
puzzle-of-the-day-is-here = The puzzle of the day is here

## web/sudoku/solved/result.js

solved = Solved
# how much help there was; also in what is shared
help-words =
    { $hints ->
        [0] No hints
        [one] { $hints } hint
       *[other] { $hints } hints
    }, { $checks ->
        [0] no checks
        [one] { $checks } check
       *[other] { $checks } checks
    }
your-first-kropki = Your first Kropki.
pasted-does-not-count = A puzzle from a link or a text does not count among your times.
# $kind: the level, and what else tells the kind: "Hard, 6 × 6, all white dots"
with-hints-does-not-count = With hints, it does not count among your times.
with-hints-but-times = With hints, it does not count among your times at { JOIN($kind, ", ") }: best { $best }, typical { $median }.
your-first-time = Your first time without a hint at { JOIN($kind, ", ") }.
your-best-time = Your best at { JOIN($kind, ", ") }! Typical: { $median }.
your-times = Your times at { JOIN($kind, ", ") }: best { $best }, typical { $median }.
daily-on = daily, { $date }
beat-my-time = Beat my time: { $link }
share-result = Share result
copied = Copied
picture = Picture
not-possible-here = Not possible here
saved = Saved
share-the-picture = Share the picture
next-easy-of-size = Next: an easy { $size } × { $size }
next-of-level = Next { CAPITAL(-level) }
try-level = Try { CAPITAL(-level) }
a-bit-harder = A bit harder
todays-daily = Today's daily

## web/sudoku/solved/statistics-dialog.js

# above the number of puzzles, and of a column of such numbers
puzzles-solved = Solved
times = Times
days-in-a-row-total = Days in a row
most-in-a-row = Most in a row
daily-puzzles = Daily puzzles
calendar-legend = Filled: solved on its day, which counts for days in a row. Shaded: solved later.
# for screen readers, after the number of a day; $levels were solved
levels-solved = , { JOIN($levels, ", ") } solved
levels-solved-later = , { JOIN($levels, ", ") } solved later
no-times-yet = Nothing yet. Times count if a puzzle was neither pasted in nor solved with hints.
with-hints-legend = ○ with hints: these times do not count.
with-hints-legend-and-pasted = ○ with hints: these times do not count. Pasted in, and not counted: { $count }.
# before a list of kinds: "9 × 9"
puzzles-of = Puzzles
save-as-a-file = Save as a file
read-a-file = Read a file
saved-as-a-file =
    Saved: { $solves ->
        [one] { $solves } solved puzzle
       *[other] { $solves } solved puzzles
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } under way, favourites, lessons, drafts and settings.
keep-them = Keep them
what-a-file-brings = All this is on this device alone. A file brings all of it to another one: what you solved and learned, games under way, favourites, drafts of the workshop and settings. It removes nothing there.
and-settings-of-the-file = { $text } The settings are those of the file.
file-cannot-be-read = This file cannot be read: { $why }. Nothing was changed.
with-hints = With hints
best = Best
median = Typical
# for screen readers: a row of the plot
level-solved-from-to = { $level }: { $count } solved, from { $least } to { $most }.
# units of time on an axis
axis-seconds = { $number } s
axis-minutes = { $number } min
axis-hours = { $number } h
axis-days = { $number } d

## web/sudoku/solved/streak.js

# the time until the next daily puzzle
hours-and-minutes = { $hours } h { $minutes } min
only-hours = { $hours } h
only-minutes = { $minutes } min
days-in-a-row =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row
row-and-next-one =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row. The next one comes in { $left }.
row-is-kept-going =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Today's keeps it going, { $left } left.
begin-a-streak = Solve today's puzzle to begin a streak. Any level counts.
streak-ended-best = Your { $days } days in a row have come to an end: your best so far. Today's can begin the next.
streak-ended = Your { $days } days in a row have come to an end: your best is { $longest }. Today's can begin the next.
todays-and-left = Today's · { $left } left

## web/sudoku/solved/times.js

time-is-kept-for-later = Your time is kept here, and sent once the server can be reached.
time-was-refused = The server did not take this time. It is kept here alone.
compare = Compare
compare-with-others = Compare with others
may-times-be-sent = May this device send how long puzzles take it, without a name, so that everybody can compare?
seconds-between-digits-too = Also the seconds between digits, to learn how hard each technique is
yes-send-them = Yes, send them
# after the two messages below; by what others took, the puzzle is of this level
level-by-times-of-others = { $level } by the times of others: { $time }.
median-and-same = The median of { $count } other devices is { $median }: the same as yours.
median-and-faster = The median of { $count } other devices is { $median }: you were { $apart } faster.
median-and-longer = The median of { $count } other devices is { $median }: you took { $apart } longer.
faster-than = Faster than { $count }.
time-sent-first = Your time is sent. You are the first.
time-sent-few =
    Your time is sent. { $count ->
        [one] One other has
       *[other] { $count } others have
    } solved it: too few to compare.

## web/sudoku/solved/week-strip.js

# for screen readers, after the name of a day: "Monday: solved"
day-solved = { $day }: solved
day-solved-later = { $day }: solved later
day-not-solved = { $day }: not solved
last-seven-days = The last seven days
