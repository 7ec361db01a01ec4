### The pages of Dots, the game, as they stand before a script runs.

## web/dots/index.html

dots-title = Dots: the other Kropki
dots-the-pen-and-paper = Dots, the pen-and-paper game also called Kropki: surround the other's dots. Play at one board or against the computer.
kropki-is-also-the-name = Kropki is also the name of a <a href="/">sudoku</a>.
games-and-choices = Games and choices
play-a-friend = Play a friend
keep-or-open-a-game = Keep or open a game
lessons = Lessons
look-at-played-games = Look at played games
this-game = This game
captured = Captured
blue = Blue
red = Red
you-and-the-computer-put = You and the computer put a dot in turn. Close a ring of your dots around the other dots, and you capture them.
i-know-the-game = I know the game
rings = Rings
look-at-this-game = Look at this game
why-dots-were-lost = Why dots were lost
stop-ends-the-game = STOP
resign = Resign
larger = Larger
smaller = Smaller
new-game = New game
against-whom = Against
the-computer = The computer
two-at-one-board = Two at one board
strength = Strength
you-are = You are
blue-who-begins = Blue, who begins
a-friend-by-a-link = <a href="/dots/game">A friend, by a link</a> <a href="/dots/game#lobby-title">Somebody who waits</a>
there-is-no-connection-the = There is no connection. The computer can play at strengths 1 to 9 on this device. Instead of a higher one, 9 plays meanwhile.
clock = Clock
seconds-a-move = Seconds a move
minutes-in-reserve = Minutes in reserve
dots-each = Dots each
no-limit = no limit
# in an empty field: no number of captures, and no lead, ends the game
no-target = none
columns = Columns
rows = Rows
start-empty = Empty
a-cross = A cross
two-crosses = Two crosses
three-crosses = Three crosses
four-crosses = Four crosses
four-crosses-at-random = Four crosses, at random
free-dots-of-blue = Free dots of Blue
none = None
first-to-captures = First to (captures)
or-a-lead-of = Or a lead of
play-the-computer-for-a = Play the computer for a rating
if-you-begin-you-give = If you begin, you give up the game on the board.
begin = Begin
two-players-put-dots-on = Two players put dots on the points in turn. Whoever holds more dots captured at the end wins.
the-rule-sets = The rule sets
a-shorter-game-a-more = A shorter game, a more even game
by-any-rules-you-can = By any rules you can play to a number of captures: the first player who holds that many captured dots wins at once. Blue may have up to nine free dots, which are on the board before the first move. So let the weaker player be Blue.
where-closing-is-a-choice = Where closing is a choice
choose-an-enemy-dot-and = Choose an enemy dot, and the tightest ring around it closes with your turn; choose it again, and it does not. Or choose the dots of a ring one after the other, and the first one again: gaps between them are filled by your shortest chain. Both before your dot, or after it where the dot can capture something. The ring is shown before it closes.
keys-on-the-board = Keys on the board
move-home-end-the-row = move; <kbd>Home</kbd> <kbd>End</kbd> the row, <kbd>Page Up</kbd> <kbd>Page Down</kbd> five rows
enter-space = <kbd>Enter</kbd> <kbd>Space</kbd>
put-a-dot-on-a = put a dot; on a dot, choose a ring
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = end the turn; do not draw the ring
say-the-score-and-whose = say the score and whose turn it is; go to the last move
either-gives-a-hint = either gives a hint
key-undo = undo
larger-smaller-two-fingers-do = larger, smaller; two fingers do the same
where-points-are-closer-than = Where points are closer than a finger, the first tap aims. A second one puts the dot: on the same point, or on any in the magnified view.
the-game-in-two-minutes = The game in two minutes
save-this-game = Save this game
copy-it-as-text = Copy it as text
open-a-file = Open a file
this-game-as-text-sgf = This game as text (SGF). To open another one, paste its text or a link here.
open-this-text = Open this text

## web/dots/game/index.html

dots-with-a-friend = Dots with a friend
play-dots-the-pen-and = Play Dots, the pen-and-paper game also called Kropki, with a friend: send a link, and play live or move by move over days.
against-the-computer-the-sudoku = <a href="/dots">Against the computer</a> · <a href="/">The sudoku</a>
games = Games
play-dots-with-somebody = Play Dots with somebody
# the span is not there where there is no lobby
choose-a-board-and-send = Choose a board, and send a friend the link<span id="or-listed">, or wait here for somebody</span>. Play at one sitting, or a move now and then. You need no account.
to-the-lobby = To the lobby
unfinished-games-on-this-device = Unfinished games on this device
time = Time
blue-or-red-by-chance = Blue or Red, by chance
anyone-may-join-with-the = Anyone may join with the link: whoever opens it first plays
for-the-lobby-anybody-here = For the lobby: anybody here may join, or the computer
whoever-joins = Whoever joins
rated-the-result-counts-for = Rated: the result counts for the ratings of both players
you-look-for = You look for
anybody = Anybody
a-beginner = A beginner
somebody-who-knows-the-tactics = Somebody who knows the tactics
a-strong-player = A strong player
anybody-may-join = Anybody may join
the-lobby = The lobby
looking-for-games-that-wait = Looking for games that wait.
games-that-wait = Games that wait
played-now-you-may-watch = Played now: you may watch
games-to-watch = Games to watch
your-name-in-the-lobby = Your name in the lobby
you-need-none = you need none
others-may-watch-my-games = Others may watch my games, and find them later, if the other player agrees, too
forget-my-name = Forget my name and badge
ratings = Ratings
in-a-rated-game-both = In a rated game, both players have agreed that the result counts. A rating says how strong a player is. Everybody begins at 1500. If a player is rated 200 more than another, they win about three games of four.
the-number-behind-says-how = The number behind ± says how uncertain the rating is. A question mark stands behind a rating from too few games. You have one rating for each rule set and speed.
a-rated-game-has-a = A rated game has a time in seconds for each move, a rule set without options, and no free dots. The board has 10 × 10 points or more. The players use different networks. The result counts if both have put a dot. At most five games with the same player count in a day. To play a rated game against the computer, tick "For the lobby" and choose a strength under "Against". The computer's ratings never change. <a href="/privacy.html#ratings" target="_blank">What is kept</a>
yours = Yours
show-me-in-the-table = Show me in the table, with my name and badge
forget-my-ratings = Forget my ratings
the-strongest = The strongest
speed = Speed
normal = Normal
fast = Fast
finished-games-to-look-at = Finished games to look at
these-are-games-of-the = These are games of the lobby whose players both let others watch.
player = Player
name-or-badge = name or badge
any = Any
columns-rows = columns × rows
finished-games = Finished games
earlier-games = Earlier games
finished-games-on-this-device = Finished games on this device
calendar = Calendar
claim-the-win = Claim the win
# a button: takes the free seat
take-the-seat = Play
show-a-qr-code = Show a QR code
take-it-out-of-the = Take it out of the lobby
agree = Agree
the-next-game = The next game
save-the-record = Save the record
say = Say
take-back = Take back
offer-draw = Offer draw
conversation = Conversation
your-line = Your line
send = Send
write-to-each-other = Write to each other
turn-it-off = Turn it off
report = Report
copy-the-link-of-my = Copy the link of my seat
for-a-second-device-of = for a second device of yours

## web/dots/practice/index.html

lessons-of-dots = Lessons of dots
find-the-best-move-captures = Find the best move: captures, double attacks, ladders, defences, pools and grounding in dots, the other Kropki.
lessons-and-choices = Lessons and choices
progress = Progress
themes = Themes
play-dots = Play dots
records = Records
this-lesson = This lesson
answer = Answer
todays = Today's
all = All
capture = Capture
double-attack = Double attack
ladder = Ladder
defence = Defence
pool = Pool
grounding = Grounding
by-other-rules = By other rules
no-territory = No territory
territory = Territory
gorilla = GoRilla
kepung = Kepung
paper = Paper
look-ahead = Look ahead
within-one-dot = 1 dot
within-two-dots = 2 dots
within-three-dots = 3 dots
within-four-dots = 4 dots
within-five-dots = 5 dots
was-tried = Tried
right-at-once = Right at once
to-do-again = To do again
add-a-file = Add a file
a-dot-or-a-few = A dot, or a few, that close a ring around enemy dots.
one-dot-that-threatens-in = One dot that threatens in two places: one of them will be captured.
a-series-of-threats-each = A series of threats, each with one answer, up to a capture.
the-one-dot-that-keeps = The one dot that keeps the enemy from capturing.
towards-the-end-what-is = Towards the end: what is filled or entered first.
a-chain-that-reaches-the = A chain that reaches the edge by straight steps cannot be captured.
other-rules = Other rules
as-in-standard-but-nobody = As in Standard, but nobody has to fill the board.
as-in-standard-with-lines = As in Standard, with lines between dots of one colour.
territory-gorilla-paper = Territory, GoRilla, Paper
you-choose-which-rings-to = You choose which rings to close, and when. A lesson asks for the dot alone: the rings that belong to it are closed for you.
move = move
put-the-dot-there = put the dot there
answer-again-next = answer, again, next
say-what-is-asked = say what is asked

## web/dots/records/index.html

records-of-dots = Records of dots
open-step-through-comment-analyse = Open, step through, comment, analyse, save and share games of dots, the other Kropki.
records-and-choices = Records and choices
new-record = New record
about-this-game = About this game
# a button: keeps what is said of the game
keep-about-game = Keep
what-is-shown = What is shown
this-record = This record
back-to-the-game = Back to the game
game = Game
move-label = Move
steps = Steps
first-position = First position
previous-capture = Previous capture
next-capture = Next capture
last-position = Last position
goes-on-with = Goes on with
analysis = Analysis
time-for-each-move = Time for each move
very-short = very short
short = short
work-medium = medium
long = long
very-long = very long
analyse = Analyse
# the same button, while it goes on
cancel-analysis = Cancel
moves-that-are-analysed = Moves that are analysed
what-a-move-cost-is = What a move cost is counted at the end of the game. “Loses” and “Captures” count the next few moves alone.
write-this-into-the-comments = Write this into the comments
openings = Openings
show-what-the-opening-book = Show what the opening book knows
moves-and-changes = Moves and changes
moves = Moves
look-at-it-together = Look at it together
to-the-game = To the game
comment = Comment
edit = Edit
what-a-tap-on-the = What a tap on the board does
changes = Changes
move-up = Move up
open-a-record = Open a record
choose-a-file-drop-one = Choose a file, drop one on the page, or paste the text or a link here.
choose-a-file = Choose a file
text-or-link = Text or link
standard = Standard
territory-strict-borders = Territory, strict borders
paper-long-steps = Paper, long steps
paper-ground-counts = Paper, ground counts
paper-early-end = Paper, early end
date = Date
place = Place
event = Event
faults-in-the-file-that = Faults in the file that were put right
picture-of-this-position = Picture of this position
save-as-svg = Save as SVG
save-as-png = Save as PNG
numbers-of-the-moves = Numbers of the moves
larger-dots = Larger dots
in-this-position = In this position
threats-where-the-next-dot = Threats: where the next dot would capture
pools-chains-around-open-points = Pools: chains around open points
dots-linked-to-the-edge = Dots linked to the edge by straight steps
on-the-board-move-on = on the board: move; on the steps: back and forward; in the list: from move to move
on-the-board-use-the = on the board: use the tool there
on-the-board-next-back = on the board: next, back
on-the-board-next-capture = on the board: next capture, previous capture
esc = Esc
on-the-board-give-up = on the board: give up the ring that is being drawn
on-the-board-the-next = on the board: the next variation here
on-the-board-say-the = on the board: say the score; go to the last dot
home-end = <kbd>Home</kbd> <kbd>End</kbd>
on-the-steps-first-and = on the steps: first and last position
ctrl-z-y = <kbd>Ctrl</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = on the board: larger, smaller; two fingers do the same

## web/dots/lost.html

dots-nothing-at-this-address = Dots: nothing at this address
go-and-play-dots = Play Dots
play-with-somebody-lessons-the = <a href="/dots/game">Play with somebody</a><a href="/dots/practice">Lessons</a><a href="/">The sudoku, the other Kropki</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Done
# a button: takes a move out of a record
delete-move = Delete
# the dots with which a game begins
start-position = Start
# a heading: the board of Dots
dots-board = Board
# of lessons
lesson-theme = Theme
