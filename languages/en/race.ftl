### Races: two to eight people solve the same puzzle at the same time.

## web/sudoku/race/words.js

race-rule-start = When there are two players, either of them can start the race. The server's clock counts for all, and never stops.
race-rule-clock = It runs on if you come late, lose the connection or let the device sleep.
race-rule-place = You keep your place: open the link again on this device.
race-rule-seen = The others see how many of your cells are right, but not which cells, and none of your digits.
race-rule-hints = You may ask for hints. All players see how many you asked for, as your device reports it.
race-rule-looked-up = The server cannot find out whether a player looked up the solution.
race-rule-deleted = The server deletes a race after a day.
# who gave no name; $place counts from 1
player-without-name = Player { $place }
player-is-you = { $name } (you)
# how far a player is: right cells of those to fill
right-of-cells = { $right } of { $cells }
# $far is a time or "12 of 81"
far-with-hints =
    { $far }, says { $hints } { $hints ->
        [one] hint
       *[other] hints
    }
far-and-away = { $far }, away
players-are-here = { $count } players are here.
wait-for-a-second-player = Wait for a second player, then start.
race-starts-in = The race starts in { $seconds } s.
the-race-is-on = The race is on.
your-time-is = Your time is { $time }.
# $count players have not finished
your-time-and-others =
    Your time is { $time }. { $count ->
        [one] One is
       *[other] { $count } are
    } still at it.
# how it went for one who has finished as second to eighth; $behind is a time, $name who was first
race-place =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
       *[8] Eighth
    }, { $behind } behind { $name }
you-won-by = You won by { $time }
you-are-first = You are first!
less-than-a-second = less than a second
seconds-short = { $seconds } s
# a puzzle by its size and level
size-and-level = { $size } × { $size }, { -level }
race-not-started =
    { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } in this race, which has not started.
race-is-over = This race is over.
race-starts-now =
    { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } in this race, which starts now.
race-clock-says =
    { $count ->
        [one] { $count } player is
       *[other] { $count } players are
    } in this race. Its clock says { $time }, and will be yours, too.
has-finished-in = { $name } has finished in { $time }.

## web/sudoku/race/strip.js

# for screen readers; $racers is a list of "Ann: 12 of 81"
race-of = Race. { JOIN($racers, ". ") }
racer-is = { $name }: { $far }

## web/sudoku/race/race.js

this-did-not-work = This did not work: { $why }.
the-race-said = The race: { $why }.
you-cannot-join = You cannot join: { $why }.
offline = Offline
# until the race starts
in-seconds = In { $seconds }
go = Go!
what-a-race-is = Two to eight people solve the same new puzzle at the same time, each on a device of their own.
race-puzzle-chosen = The puzzle: { $kind }, as chosen under New.
race-puzzle = The puzzle: { $kind }.
make-a-race = Make a race
join = Join
your-name-if-you-like = Your name, if you like
# of a player: connected or not
away = away
here = here
no-connection-tried-again = No connection. It is tried again.
leave-race = Leave
share-the-link = Share the link
rematch = Rematch
to-the-board = To the board
start = Start
a-race-in-kropki = A race in Kropki
link-copied = Link copied.
link-copied-label = Link copied
the-rules-of-a-race = The rules of a race
