### Dots, the game: board, computer, lessons. In pictures of the rules and in the tutorial, -side and -colour are those of who
### begins, who is blue as a rule, and -other-side and -other-colour those of the other side, red. dots-play.ftl has these terms.

## dots/board/beyond.js

show-the-last-move-which = Show the last move, which is out of sight

## dots/board/confirm.js

go-on-playing = Go on playing
resign-question = Resign?
you-lose-if-you-resign = You lose if you resign, whatever the score.

## dots/board/graph.js

ground = Ground
lead-in-points-of-ground = lead in points of ground
lead-in-captured-dots = lead in captured dots

## dots/board/own-time.js

another-time = Another time

## dots/board/patience.js

no-connection-trying-again = No connection: trying again.
the-computer-is-getting-ready = The computer is getting ready. This may take a minute; the game goes on by itself.
still-thinking-the-server-has = Still thinking: the server has much to do.

## dots/board/pictures.js

a-closed-chain-of-blue = A closed chain of { -colour } dots, straight or diagonal, around a { -other-colour } dot captures it. Each captured dot counts one.
the-edge-is-no-wall = The edge is no wall
a-ring-needs-dots-all = A ring needs dots all around. A dot at the edge can never be captured.
a-pool = A pool
into-the-pool = Into the pool
red-played-into-the-pool = { -other-side } played into the pool and captured nothing: the dot is lost.
captors-captured = Captors captured
closed-by-the-last-dot = Closed by the last dot
the-fourth-blue-dot-closes = The fourth { -colour } dot closes the ring, and { -other-colour } is captured.
left-open-closed-later = Left open, closed later
on-the-left-blues-ground = On the left { -colour }'s ground is a pool and stays open. On the right { -colour } has closed the ring around a { -other-colour } dot.
not-closed-played-through = Not closed, played through
blues-ring-around-the-red = { -side }'s ring around the { -other-colour } dots stood, but { -colour } did not close it. So { -other-colour } could take two of its dots.
picture-of-links = Links
dots-side-by-side-are = Dots side by side are linked. { -other-side } is captured as soon as the links go all around.
old-lines-new-lines = Old lines, new lines
blue-drew-the-left-ring = { -side } drew the left ring first. The ring on the right goes along its old lines.
strict-borders = Strict borders
the-new-ring-passes-around = The new ring passes around the old one, and shares no dot with it.
long-steps = Long steps
the-line-goes-by-knights = The line goes by knight's moves, and over open points.
ground-counts = Ground counts
six-points-are-inside-six = Six points are inside: six for { -colour }, with one { -other-colour } dot or with more.
early-end = Early end
blue-ended-early-when-red = { -side } ended early. When { -other-colour } was done, { -other-colour } got the dots that are not linked to the edge.

## dots/board/played.js

offers-end = offers end

## dots/board/rulewords.js

strict-borders-szkrab = Strict borders (szkrab)
a-new-chain-shares-no = a new chain shares no dot with an old region inside it and leaves no hole, and the last dot is safe
two-dots-of-a-line = two dots of a line may be two steps apart, or a knight's move
every-point-inside-your-lines = every point inside your lines counts, not only captured dots
one-side-may-stop-the = one side may stop; the other plays on and then gets every dot that is not linked to the edge

## dots/board/seat.js

to-choose-this-dot = to choose this dot
taken-back = Taken back.
no-ring-is-drawn = No ring is drawn.
ten-seconds-are-left = Ten seconds are left.

## dots/board/settings-form.js

show-where-one-dot-would = Show where one dot would capture
shade-rings-around-nothing-pools = Shade rings around nothing (pools)
the-first-tap-aims-where = The first tap aims where points are close together
soft-sounds = Soft sounds
a-sound-when-the-other = A sound when the other side has moved or says something
a-notification-when-the-other = A notification when the other side has moved, while this page is open
this-browser-does-not-let = This browser does not let the page show notifications.

## dots/board/setup-form.js

a-first-game = a first game
half-an-hour = half an hour
a-whole-sheet = a whole sheet
preset-four-crosses = four crosses
preset-no-territory = empty, no territory

## dots/board/strengths.js

strong-club = strong club
strong-league = strong league
strong-expert = strong expert
strong-master = strong master

## dots/board/touch.js

to-put-the-dot-there = to put the dot there
to-choose-this-point = to choose this point

## dots/board/turn-panel.js

close-this-ring = Close this ring
do-not-draw-it = Do not draw it
end-turn = End turn
close-nothing = Close nothing

## dots/board/turn.js

a-line-runs-over-this = A line runs over this point.
this-point-is-enclosed = This point is enclosed.
the-board-is-full-close = The board is full. Close a ring, or end the turn.
your-dot-is-put-close = Your dot is put. Close a ring, or end the turn.
the-ring-is-not-closed = The ring is not closed.
a-ring-passes-each-dot = A ring passes each dot once.
a-ring-choose-its-dots = A ring: choose its dots in order; dots between them are found.
end-the-turn-to-close = End the turn to close it.
it-is-closed-with-your = It is closed with your dot: put it.
end-the-turn-your-ring = End the turn: your ring is closed then.
end-the-turn-there-is = End the turn: there is nothing to close.

## dots/board/words.js

orange = Orange
green = Green
violet = Violet
your-move = Your move.
closes-nothing = closes nothing
agrees-to-end = agrees to end
has-offered-to-end = offers to end
time-is-over = time is over
a-draw-is-agreed = a draw is agreed
count-it = Count it
count-it-question = Count it?
agree-to-end = Agree to end?
offer-end = Offer end
offer-to-end = Offer to end?
end-the-game = End the game?
end-early = End early
end-early-question = End early?
is-a-draw = a draw

## dots/play/clock.js

# choices: no clock, or seconds and minutes
clock-none = None
clock-of = { $move } s a move, { $minutes } min in reserve

## dots/play/from-record.js

play-on-from-the-record = Play on from the record?
the-game-on-the-board = The game on the board is given up for it.
play-on-from-the-record-button = Play on from the record

## dots/play/hinted.js

the-computer-found-no-better = The computer found no better place.
end-the-game-now-you = End the game now: you are ahead, and it costs you nothing.
nothing-helps-any-more-resign = Nothing helps any more: resign, or play on.
there-is-no-move = There is no move.

## dots/play/main.js

the-computer-is-thinking = The computer is thinking.
the-computer-has-no-move = The computer has no move.
looking-for-a-good-move = Looking for a good move.
you-offer-to-end-the = You offer to end the game.
the-computer-plays-on = The computer plays on.
you-offer-to-count = You offer to count.

## dots/play/tutorial.js

lesson-put-a-dot = Two players put dots on the crossings of the lines, in turn. You are { -colour }. Put a dot where you like.
now-it-would-be-reds = Now it would be { -other-colour }'s turn. A dot stays where it is.
dots-next-to-each-other = Dots next to each other, straight or diagonal, make a chain. Close the chain around the { -other-colour } dot.
lesson-leaves-a-gap = That leaves a gap in the chain.
captured-that-counts-one-inside = Captured: that counts one. Inside a closed chain nobody plays any more.
a-chain-can-be-of = A chain can be of any shape and length. One dot captures all four at once. Look for the gap.
the-gap-is-elsewhere = The gap is elsewhere.
four-at-once = Four at once.
red-has-captured-one-of = { -other-side } has captured one of your dots. Close your chain around all of it.
there-is-still-a-gap = There is still a gap.
reds-four-dots-are-captured = { -other-side }'s four dots are captured, and yours is free again. Whoever surrounds last has it.
this-one-can-be-captured = This one can be captured. Fill the gap in the chain around it.
the-dot-at-the-edge = The dot at the edge can never be captured. Look at the other one.
right-dots-that-are-linked = Right. Dots that are linked to the edge by straight steps are safe.
a-chain-around-empty-points = A chain around empty points makes a pool. Close this chain.
the-point-in-the-middle = The point in the middle is your pool now. { -other-side } may still put a dot there: put it, and see what happens.
the-pool-is-the-point = The pool is the point in the middle.
it-is-captured-at-once = It is captured at once. So a pool is ground where { -other-colour } loses dots.
the-dots-of-the-chain = The dots of the chain are safe: straight steps lead from them up to the edge.
you-said-stop-and-red = You said STOP, and { -other-colour } captured this dot. Your chain is linked to the edge, so you keep it.
in-some-other-games-a = In some other games a chain captures only if you say so. Put the last dot of this chain first.
the-chain-is-complete-but = The chain is complete, but { -other-colour } is not captured yet. Now tap the { -other-colour } dot.
the-red-dot-is-in = The { -other-colour } dot is in the middle of the chain.
captured-you-have-closed-the = Captured: you have closed the chain. These rules are Territory, GoRilla and Paper.
that-is-all-now-play = That is all. Now play a game on a small board. Under Rules there is a picture of each of the six rule sets.
skip = Skip

## dots/practice/kept.js

this-file-is-not-json = This file is not JSON.
this-file-has-no-results = This file has no results of lessons.
there-is-no-room-for = There is no room for it.

## dots/practice/main.js

you-have-tried-all-lessons = You have tried all lessons of today. You can play them again, but the results stay.
getting-lessons = Getting lessons.
these-were-the-lessons-of = These were the lessons of today: choose a theme for more.
there-is-no-connection-and = There is no connection, and this device has stored no lessons. Try again later.
this-was-the-last-lesson = This was the last lesson of today.
next-goes-on = “Next” goes on.
this-is-the-last-lesson = This is the last lesson.
no-dot-can-be-put = No dot can be put there.

## dots/practice/standing.js

todays-lessons-are-done = Today's lessons are done.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = A ring around nothing is a pool. It stays playable, but a dot that the other side puts into it is captured at once.
picture-of-a-ring-around = A ring around a region takes it: the dots inside go free, and its ring is captured. Whoever surrounds last has it.
picture-of-stop = { -side } said STOP and lost the dot that is not linked to the edge. The chain that reaches the edge by straight steps stays.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = A closed chain of your dots captures the other's dots in it, at once and by itself. When the board is full, or both agree to count, the player who has captured more wins.
rules-of-no-territory = As Standard, but nobody has to fill the board. The player who is ahead says STOP and loses what is not linked to the edge. The other may play on alone for four minutes.
rules-of-territory = A chain closes when you want it to, after a dot of yours. Ground that you have surrounded stays open until then, and when both agree to end, it counts as well.
rules-of-gorilla = A chain closes when you want it to: with the dot that completes it, or with a later one. You may close the tightest chain or a wider one, and several at once. The other player may play through a chain that you have not closed.
rules-of-kepung = As Standard, and dots of one colour side by side are linked by lines. Often each side has a number of dots: when both have put theirs, the player who has captured more wins.
rules-of-paper = As on squared paper: after your dot, you may draw any closed lines around dots of the other side. Old lines can be part of new ones. If you do not draw a line, you capture nothing.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = The edge is no wall: a chain has dots all around. One of the two { -other-colour } dots can be captured. Put the dot that captures it.
lesson-stop = In some games you can say STOP: you put no more dots. Then you lose each dot that no straight steps over your dots link to the edge. Tap the dot that you would lose.
