### Dots with others and records: invitations, lobby, ratings, records and their analysis.

## dots/game/archive.js

no-connection-to-the-server = No connection to the server: try again.
there-is-no-such-game = There is no such game.
look = Look

## dots/game/choices.js

play-again-rated = Play again, rated

## dots/game/elsewhere.js

your-move-short = Your move
game-has-begun-short = The game has begun

## dots/game/invite.js

waiting-in-the-lobby-for = Waiting in the lobby for somebody to join.
you-may-close-this-page = You may close this page, and come back to it.
waiting-for-somebody-to-join = Waiting for somebody to join.
this-link-leads-to-the = This link leads to the free seat:
waiting-for-your-friend-send = Waiting for your friend. Send this link. It works once: the first person who opens it plays.
you-can-play-in-this = You can play in this game: one seat is free.
somebody-has-used-this-invitation = Somebody has used this invitation, so you watch. To play on a second device, copy the link of your seat.
a-game-of-dots = A game of Dots
you-watch-this-game-you = You watch this game: you have no seat.
my-seat-in-a-game = My seat in a game of Dots
copied-seat-link = Copied. Whoever has this link plays for you: keep it to yourself.
the-link-as-a-qr = The link as a QR code

## dots/game/lobby.js

they-see-your-challenge-when = They see your challenge when they open this page. Without a clock, it waits for a week.
begin-a-rated-game-with = Begin a rated game with the computer
forget = Forget
challenge-button = Challenge

## dots/game/main.js

the-server-has-not-answered = The server has not answered for 5 seconds. The connection may be lost.
a-friend = a friend
not-here-yet = not here yet
you-watch-this-game = You watch this game.
your-move-waits-for-the = Your move waits for the connection.
no-such-game-any-more = There is no such game. Games that nobody plays are removed after a while.
this-link-is-not-complete = This link is not complete. Copy the whole link again.

## dots/game/met.js

watching-a-game-of-dots = Watching a game of Dots
this-game-does-not-count = This game does not count: you have played five with the same player today.
the-game-is-still-in = The game is still in the lobby: try again.

## dots/game/news.js

your-clock-starts-with-your = Your clock starts with your first dot.
the-game-has-begun = The game has begun.
your-clock-runs = Your clock runs.
both-agree-under-say-you = Both agree: under Say you can write to each other.

## dots/game/next-strength.js

by-your-rating = By your rating.

## dots/game/open-games.js

play-a-rated-game = Play a rated game?
the-result-counts-for-the = The result counts for the ratings of both players. Everybody who has the link of the game sees your rating.
play-rated = Play, rated
not-now = Not now
forget-your-name-and-badge = Forget your name and badge?
forget-them = Forget them
no-connection-but-joined = No connection to the server: try again. If you have joined, the game is among yours.
your-name-badge-and-ratings = Your name, badge and ratings are forgotten.
no-connection-lobby = No connection to the server. The page shows the lobby when the connection is back.
challenges-you = challenges you
may-be-watched = may be watched
yours-open = Yours: open
watch = Watch

## dots/game/person.js

somebody = Somebody

## dots/game/post.js

your-time-for-this-move = Your time for this move is over, but you may still move.
the-other-player-has-not = The other player has not moved in time. The game ends now. You may also wait.
claim-the-win-question = Claim the win?

## dots/game/rated.js

a-time-in-seconds-for = a time in seconds for each move
a-rule-set-without-options = a rule set without options
no-free-dots = no free dots

## dots/game/ratings.js

you-have-no-rating-yet = You have no rating yet. To get one, begin or join a rated game in the lobby.
forget-your-ratings = Forget your ratings?
the-server-forgets-them-with = The server forgets them, with their history. If you have not finished a rated game, it no longer counts.
nobody-who-has-enough-games = Nobody who has enough games has agreed to be shown.
the-table-shows-you-as = The table shows you as soon as your rating is certain enough.
the-table-no-longer-shows = The table no longer shows you.
your-ratings-are-forgotten = Your ratings are forgotten.

## dots/game/talk.js

report-the-other-player = Report the other player?
no-conversation-for-now-under = No conversation for now. Under Say you can still agree.
the-report-did-not-reach = The report did not reach the server: try again.
you-can-write-to-each = You can write to each other once both agree. Nobody else sees it.

## dots/game/turns.js

removed-by-the-server = removed by the server
you-can-claim-the-win = you can claim the win
their-move = their move
nobody-has-joined = nobody has joined
your-move-in-a-game = Your move in a game by post

## dots/game/words.js

hello = Hello!
good-luck = Good luck!
have-fun = Have fun!
well-played = Well played!
nice-capture = Nice capture!
oops = Oops!
one-moment-please = One moment, please.
i-am-back = I am back.
thank-you = Thank you!
good-game = Good game!
you-offer-a-draw = You offer a draw.
you-offer-to-count-the = You offer to count the dots as they are.
you-ask-to-take-a = You ask to take a move back.
you-would-like-to-play = You would like to play again.
you-ask-for-a-conversation = You ask for a conversation.
looks-for-a-beginner = looks for a beginner
looks-for-somebody-who-knows = looks for somebody who knows the tactics
looks-for-a-strong-player = looks for a strong player
the-operator-is-told = The operator is told.
both-agree-to-count = Both agree to count.
a-draw-is-agreed-now = A draw is agreed.
the-next-game-begins = The next game begins.
you-write-no-more = You write no more.
you-say-no = You say no.
you-claim-the-win = You claim the win.
you-agree-taken-back = You agree: taken back.
you-won = you won
you-lost = you lost
a-draw = a draw
no-time-limit = no time limit
sending = Sending.
the-server-is-busy = The server is busy.

## dots/records/analysis.js

why-did-i-lose-these = Why did I lose these dots? Analyse finds the moves that cost most.
a-game-that-begins-with = A game that begins with closed rings cannot be analysed.
cancelled-what-was-found-stays = Cancelled; what was found stays.

## dots/records/ask-analysis.js

the-server-makes-a-pause = The server makes a pause.

## dots/records/book.js

the-opening-book-does-not = The opening book does not know this position.
the-opening-book-has-nothing = The opening book has nothing for this record.
is-looking = Looking.
the-opening-book-needs-a = The opening book needs a connection.

## dots/records/captor.js

why-analyse-the-game = Why? Analyse the game

## dots/records/course.js


## dots/records/game.js

the-server-has-this-game = The server has this game, but there is no connection to it.
no-such-game-after-a-year = There is no such game. Games are removed a year after their end.
the-server-is-busy-load = The server is busy: load the page again in a moment.

## dots/records/graph.js

score = Score
expected-lead = expected lead

## dots/records/main.js

was-taken-back = Taken back
done-again = Done again
there-is-no-other-variation = There is no other variation here.
the-end-of-this-line = The end of this line.
the-comment-is-kept = The comment is kept.
deleted-with-what-followed-on = Deleted, with what followed on it.
this-variation-comes-one-place = This variation comes one place earlier now.
there-is-no-capture-after = There is no capture after this on this line.
there-is-no-capture-before = There is no capture before this.

## dots/records/menus.js

the-start-does-not-fit = The start does not fit on the board.
a-new-record = A new record.
kept = Kept.
a-game-of-dots-title = A game of dots

## dots/records/moments.js

was-played = Played
was-better = Better
show-why = Show why
show-what-was-better = Show what was better
play-on-from-here = Play on from here
the-better-move-takes-dots = The better move takes dots by force. The numbers show how. Next steps through it.
looking-for-how-it-may = Looking for how it may go on.

## dots/records/opening.js

the-record-of-last-time = The record of last time.
an-empty-board-open-a = An empty board: open a record, or put dots.
download-the-record = Download the record

## dots/records/ring.js

tap-a-dot-of-the = Tap a dot of the other side, or the dots of a ring one after the other.

## dots/records/shared-view.js

connection-lost-trying-again = The connection is lost: trying again.
you-cannot-look-at-this = You cannot look at this game together.
you-see-the-position-that = You see the position that the players look at.

## dots/records/slips.js


## dots/records/tools.js

tool-move = Move
a-tap-puts-the-next = A tap puts the next dot, or follows the move that is there.
other-side = Other side
a-tap-puts-a-dot = A tap puts a dot of the side that is not to move: as if the turn had been passed.
ring = Ring
tool-empty = Empty
a-tap-takes-away-the = A tap takes away the dot that is there.
triangle = Triangle
a-tap-marks-a-point = A tap marks a point, or takes the mark away.
square = Square
circle = Circle
cross = Cross
tool-label = Label
a-tap-gives-a-point = A tap gives a point the next letter, or takes its label away.
by-these-rules-rings-close = By these rules rings close by themselves.
a-ring-is-closed-with = A ring is closed with the dot that was put last: go to that move first.
