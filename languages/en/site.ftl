### The pages beside the games, the pages of what players publish, and the previews that other sites make of links.
###
### Some messages have HTML in them: keep its tags, and translate what is between them.

## generator/formats/fpuzzles.py: the rules of a puzzle. $gaps: which dots are all drawn

# three sentences, one after the other: one of the first two, and the other ones
rules-with-boxes = Normal sudoku rules apply.
rules-without-boxes = Each row and each column holds every digit once; there are no boxes.
rules-of-dots = A white dot joins two digits that are consecutive. A black dot joins two digits of which one is twice the other.
rules-of-gaps =
    { $gaps ->
        [negative] All dots are given: where there is none, the digits are neither consecutive nor one twice the other.
        [all-white] All white dots are given: where there is no dot, the digits are not consecutive. Not all black dots are given.
        [all-black] All black dots are given: where there is no dot, neither digit is twice the other. Not all white dots are given.
       *[some-dots] Not all dots are given: where there is none, nothing is said.
    }
# clauses: they stand in a list, or begin a sentence
gaps-in-short =
    { $gaps ->
        [negative] no dot means neither
        [all-white] no dot means not consecutive
        [all-black] no dot means not double
       *[some-dots] not all dots are shown
    }
# $gaps: a clause as above
no-boxes-in-short = no boxes, { $gaps }

## What a puzzle is called

# "9x9, hard"; "deeper" is what no level reaches
named-by-size-and-level =
    { $size }x{ $size }, { $level ->
        [deeper] deeper
       *[other] { -level }
    }
# $boxes: "false" where not each board has boxes: without them it is no sudoku
game-name =
    { $boxes ->
        [false] Kropki
       *[true] Kropki Sudoku
    }
# $name: as above, or "9x9" alone
kropki-sudoku-called = { game-name } { $name }
kropki-sudokus =
    { $count } { $boxes ->
        [false] Kropki { $count ->
            [one] puzzle
           *[other] puzzles
        }
       *[true] { $count ->
            [one] Kropki Sudoku
           *[other] Kropki Sudokus
        }
    }
# $day: a date, "2026-11-20"
kropki-sudoku-of-day = Kropki Sudoku of { $day }, { -level }

## Previews of links: api/routes/sudoku/sharing.py and races.py, api/routes/dots/sharing.py

# $gaps: "no dot means neither", above
sudoku-with-dots =
    { $boxes ->
        [false] Rows and columns with dots
       *[true] Sudoku with dots
    }: white joins consecutive digits, black a digit and its double; { $gaps }. Play it in the browser.
race-in-short = Solve the same puzzle at the same time: two to eight players, no account, no name needed.
# $rules: the name of a rule set, which stays as it is
dots-game = Dots { $width }x{ $height }, { $rules }
# $now: a sentence as below
dots-to-play-or-watch = Dots, the pen-and-paper game also called Kropki. { $now } Open the link to play or to watch.
dots-to-look-at = Dots, the pen-and-paper game also called Kropki. { $now } Open the link to look at it move by move.
dots-after-moves =
    After { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: Blue { $blue }, Red { $red }.
# $winner: "B" (blue), "W" (red) or "draw"
dots-game-over =
    { $winner ->
        [B] Blue won
        [W] Red won
       *[draw] A draw
    }: Blue { $blue }, Red { $red }.

## Puzzles on other sites: api/routes/sudoku/embeds.py

there-is-no-such-puzzle = There is no such puzzle.
this-puzzle-was-taken-down = This puzzle was taken down.
puzzle-cannot-be-had = The puzzle cannot be had right now.

## What players publish: api/routes/sudoku/publication_pages.py and collection_pages.py

# $rules: sentences
the-rules = Rules: { $rules }
# of a collection, after the rules of dots: what is not the same in all its puzzles
what-a-gap-means-is-said-of-each = What a missing dot means is said of each.
what-else-holds-is-said-of-each = What else holds is said of each.
# words for a picture, to those who do not see it
the-board = The board
edit-a-copy = Edit a copy
# the name of a puzzle that has none
puzzle-number = Puzzle { $number }
by-author = by { $author }
# $kind: "Kropki Sudoku 9x9, hard", or "5 Kropki Sudokus"
publication-by = { $kind }, by { $author }. { $note }
# $day: a date
corrected-clues = Corrected on { $day }: the puzzle had other clues before.
corrected-puzzles = Corrected on { $day }: it had other puzzles before.
# $ask: one of the two below
its-maker-wrote-these-words = Its maker wrote these words, not this site. { $ask } <a href="/privacy.html#publish">What is kept</a>.
to-have-this-page-taken-down = To have this page taken down, write to whoever runs this site.
ask-to-have-it-taken-down = <a href="{ $address }">Ask to have this page taken down</a>.
page-cannot-be-had = This page cannot be had right now. Try again in a moment.
nothing-is-published-here = Nothing is published here.
publication-is-withdrawn = Its maker has withdrawn this publication.
publication-is-removed = This was taken down here.
# forms of a collection, as links
booklet-as-pdf = Booklet (PDF)
sudokupad-links = SudokuPad links
as-ken = KEN
json-lines = JSON lines

## web/collection/main.js

collected-is-solved = ✓ solved
play-the-next = Play the next
solved-on-this-device =
    { $open ->
        [0] All solved on this device.
       *[other] { $done } of { $count } solved on this device.
    }

## web/privacy.html: it says what docs/privacy.md says

kropki-what-the-server-stores = Kropki: what the server stores about you
what-the-server-stores-about = What the server stores about you
the-server-stores-nothing-that = The server stores nothing that says who you are, unless you write it. It stores your solving times only if you allow it, or race.
the-pages-load-nothing-from = The pages load nothing from other hosts and set no cookie until you choose a language: one keeps your choice for a year. What you play, set and draft stays in your browser, except as this page says. The pages send your board or game for a hint, a look back, a check of what you make, and the computer's moves. They also send a text that you paste, because the server reads links of other sites. They do not send KEN or a link of this site. The server stores none of this. If you share a result, only the link has your time.
to-limit-requests-the-server = To limit requests, the server counts them by IP address, but not in its database. Its log says of each request when it came, its IP address, what it asked for, and whether it got that. Lines about times, publishing, the lobby, ratings, races and games with other people have no IP address. Only the line that begins a game with a friend has one, and lines about too many requests may. The operator decides how long to keep the log. Backups may contain for longer what the server has deleted. If the operator gives a contact, you find it on the page of each published puzzle, and at /.well-known/security.txt.
when-a-puzzle-is-made = When a puzzle is made for you
so-that-nobody-can-fill = So that nobody can fill its disk, the server limits what it stores for one IP address. To count, it stores a hash of your address with each puzzle that it makes for you or that you share. It does the same with each time that you send, and each publication, game and race that you begin. For IPv6 it stores a hash of your network, one of the larger network of 48 bits, or both. It deletes a hash after two days and an hour at most.
the-hash-shows-its-day = The hash shows its day. It needs a random key, which changes each day and is never stored on disk. So nobody can find your address from the hash, or see that two hashes of different days are from the same one.
if-you-send-your-times = If you send your times
after-you-solve-a-puzzle = After you solve a puzzle you can press Compare. Until you say yes, the page sends no times, and does not ask for those of others. You can change your mind in the settings. A separate choice, off at first, lets the page send the seconds between your digits, too.
what-the-page-sends = What the page sends
what-for = What for
what-the-server-stores = What the server stores
a-token-random-bits-made = a token: 128 random bits, made in your browser when you say yes
to-count-each-device-once = to count each device once, and to know whether the player is fast or the puzzle easy
a-hash-of-it = a hash of it
the-puzzle-and-the-full = the puzzle and the full board
to-check-the-solution = to check the solution
the-puzzles-id-size-rule = the puzzle's id, size, rule and level
the-time-and-how-many = the time, and how many hints and checks you used
to-compare-and-to-measure = to compare, and to measure how hard the puzzle is
the-numbers = the numbers
whether-the-puzzle-was-pasted = whether the puzzle was pasted in
such-times-do-not-count = such times do not count; our page sends none
yes-or-no = yes or no
only-if-you-agree-to = only if you agree to this, too: the cells in the order in which you filled them, and the seconds between them
to-learn-how-hard-each = to learn how hard each technique is for people
for-the-first-digits-the = for the first 60 digits, the seconds and the easiest technique there; no cells
the-server-does-not-store = The server does not store when you sent a time. Only the hash of the IP address shows the day. Other players see only how many devices have solved a puzzle, and how many of these without help. From 10 devices on, they also see the median and up to 100 times, sorted.
the-server-stores-at-most = The server stores at most 1,000 times of a device, 1,000 of a puzzle, and 200,000 in all. "Forget what this device sent", in the settings, deletes all times of the device and its token. The server measures the puzzles again without them, when somebody next sends a time. If you clear the browser's storage, nobody can tell which times came from this device, and only newer times replace them.
if-you-publish-a-puzzle = If you publish a puzzle
the-page-make-sends-the = The page <a href="/make">Make</a> sends the puzzles, with the titles, the author and the note that you wrote. The server stores them with the time. Everybody who has the link can see them, and the day. There is no list of links.
your-browser-stores-a-secret = Your browser stores a secret, with which you can change or withdraw the publication. The server has only a hash of it. If you clear the browser's storage, ask the operator to remove the publication. If you correct the clues, the server deletes the old ones. If the publication goes, the server deletes the puzzle, the words and the hash. It still stores both ids, the times, the size and a hash of the content, so that the link can say what happened.
if-you-play-dots-with = If you play Dots with a friend
the-server-stores-the-game = The server stores the game: its rules, the moves, offers and ready-made phrases with their times, and no name. It also stores a hash of each player's secret, or of an invitation that nobody has used. Only a browser with the secret can play. Everybody who has the link can watch.
your-friends-browser-makes-its = Your friend's browser makes its own secret, which you never see. A link that moves your game to another device contains your secret. The page removes it from the address bar as soon as it has opened. If your browser lets pages store nothing, the secret stays in the history of the tab. The server never logs a secret, and does not store the random name by which it counts your devices.
the-server-deletes-an-unfinished = The server deletes an unfinished game 30 days after its last event, and a finished one after 365 days, when somebody begins a game. If it needs room, it deletes games in which nothing has happened for a day. The operator may choose other times. The calendar file of a game by post contains the link for spectators, and no secret. Notifications come from the page itself, and send nothing.
if-you-write-to-the = If you write to the other player
the-two-players-of-a = The two players of a game can write to each other. This is off until both turn it on, and each can turn it off. The server stores each line with its time and its side, shows it only to the two players, and deletes it with the game. It never logs a line, and your browser stores none. Anyone who has the link can see that a line was written, by which side and when.
the-operator-can-read-the = The operator can read the lines in the database. If you report the other player, the server stores when that was, but not who reported. Nobody else learns of it. The operator can then remove the game.
if-you-use-the-lobby = If you use the lobby of Dots
anybody-may-join-a-game = Anybody may join a game of the lobby. The server stores such a game like a game with a friend. It also stores each player's badge, their name if they gave one, and whether they let others watch. It stores whom the first player looks for, and when they were last connected while the game waited. If one player alone may join, it stores their badge.
the-badge-is-six-letters = The badge is six letters and digits, and the same in all your games, so others can tell which were yours. The server computes it from a random secret of your browser, which it does not store, with a key that only its database has. Your browser sends the name and the secret only for the lobby and your ratings.
everybody-sees-the-names-and = Everybody sees the names and badges of the games that wait, and of any game whose link they have. A game that is being played is listed only if both players allow that, which is off at first. Then everybody can also find it after its end, by name, badge, rules and board. The server deletes names and badges with their game, or when you take a waiting game out of the lobby.
forget-my-name-and-badge = "Forget my name and badge", below the list of games, deletes your ratings. Your browser then forgets the secret, the name and the badge. You get another badge, and your old games keep the old name and badge. If you clear the browser's storage instead, the server keeps your ratings. The operator can remove a game, or all names beside a badge. The server then stores that badge, so that no name appears beside it again.
if-you-play-rated-games = If you play rated games of Dots
a-game-of-the-lobby = A game of the lobby is rated only if both players agreed before it began, or if one of them is the computer. Everybody who sees the game in the lobby, or has its link, sees both ratings. The server computes a hash for each player from the secret of the browser, with a key that only its database has. It stores the hash with the game while that exists. For each rule set and speed, it stores beside this hash what the table shows.
for-how-long = For how long
your-rating-how-sure-it = your rating, how sure it is, how much it changes, the last day of a rated game, and the number of games
until-days-after-your-last = until 365 days after your last rated game
for-each-game-of-that = for each game of that day: its id, whether you won, the rating that the other player had, and how sure that was
until-the-first-rated-game = until the first rated game of a later day
your-rating-after-each-earlier = your rating after each earlier day with rated games, at most 100 days
as-your-rating = as your rating
your-badge-and-name-if = your badge and name, if you asked to be in the public table
until-you-say-no-or = until you say no, or have no rating
to-compare-networks-the-server = To compare networks, the server also keeps the hash of the first player's IP address in memory, until it stops or 10,000 newer games follow.
forget-my-ratings-on-the = "Forget my ratings", on the page of the lobby, deletes everything in the table at once, and your hash in all games. Your unfinished games are then no longer rated. If you clear the browser's storage, nobody can tell which ratings were yours. The server deletes old ratings when somebody ends a rated game, and earlier if there are too many. The operator can remove your name.
if-you-race = If you race
the-server-stores-a-race = The server stores a race for a day, and at most an hour longer: the puzzle, its solution, and when the race started. For each player, it stores a hash of a random secret, and the name if there is one. It also stores how many cells are right, how many hints the player used, the time at the end, and whether the player is connected. Everybody who has the link sees this, except the hashes and the solution. To count right cells, your browser sends your board while it changes. The server does not store it.
what-cannot-be-promised = What cannot be promised
a-token-links-the-times = A token links the times of one device with each other, but not with you. The operator of a server, or of the proxy in front of it, can log more than this software does.

## web/lost.html

kropki-nothing-at-this-address = Kropki: nothing at this address
nothing-is-at-this-address = Nothing is at this address
link-may-be-old = The link may be old, or a letter of it may be wrong.
play-a-puzzle = Play a puzzle
todays-puzzle = Today's puzzle
dots-the-other-kropki = Dots, the other Kropki
