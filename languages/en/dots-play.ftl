### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is: "column 3, row 4".

## The sides

# a side, as the name of who plays it, by its $colour: "Blue wins"
-side =
    { $colour ->
        [blue] Blue
        [red] Red
        [orange] Orange
        [green] Green
       *[violet] Violet
    }
# the side against it, by its $other
-other-side =
    { $other ->
        [blue] Blue
        [red] Red
        [orange] Orange
        [green] Green
       *[violet] Violet
    }
# the colour of a dot, by its $colour: "a blue dot"
-colour =
    { $colour ->
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }
# the colour of a dot of the side against it, by its $other
-other-colour =
    { $other ->
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }

## web/dots/board/settings-form.js

palette-of = { -side } and { -other-colour }
# before a field with these
colours-of-sides = Colours

## web/dots/board/words.js

side-to-move = { -side } to move.
# What lies at a point, for screen readers. $dot: "live", "captured" or "none". $around: "region", "pool" or "line", each of
# the side $other, "open" or "none". $mark: "last" for the last move
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , { -colour } dot
        [captured] , captured { -colour } dot
       *[none] { "" }
    }{ $around ->
        [region] , in a region of { -other-colour }
        [pool] , in a pool of { -other-colour }
        [line] , under a line
        [open] , open
       *[none] { "" }
    }{ $mark ->
        [last] , last move
       *[none] { "" }
    }
# a clause: what counts for each side, by rules by which "ground" counts or "dots" do
score-of-sides =
    { -side } { $first }, { -other-side } { $second }{ $counts ->
        [ground] { " " }of ground
       *[dots] { "" }
    }
counted-with-open =
    Counted, with { $count ->
        [one] { $count } open point
       *[other] { $count } open points
    }.
# a clause: what a side gains with a move, by rules by which "ground" counts or "dots" do
side-gains =
    { $counts ->
        [ground] { $count ->
            [one] { -side } takes { $count } point of ground
           *[other] { -side } takes { $count } points of ground
        }
       *[dots] { $count ->
            [one] { -side } captures { $count } dot
           *[other] { -side } captures { $count } dots
        }
    }
# clauses: what the side did, what was gained, and the score
side-did = { -side }: { JOIN($clauses, ". ") }.
# $who: "you", or "side" for the side $colour. $mover, who moves else: "you", or the "same" side, or the "other" one
can-agree-else =
    { $who ->
        [you] You
       *[side] { -side }
    } can agree; else { $mover ->
        [you] you move
        [same] { -side } moves
       *[other] { -other-side } moves
    }.
# $who: "you" or "side". $label: what the button says with which the game ends
plays-on-alone =
    { $who ->
        [you] You play
       *[side] { -side } plays
    } on alone, and can end the game with { $label }.
# clauses: what a move did; $count rings are closed with it
puts-and-closes =
    { $place } and closes { $count ->
        [one] a ring
       *[other] { $count } rings
    }
closes-rings =
    closes { $count ->
        [one] a ring
       *[other] { $count } rings
    }
says-stop = STOP
says-done = done
# clauses: how a game ended
side-resigns = { -side } resigns
time-of-side-is-over = the time of { -side } is over
is-counted = counted
draw-with-score = A draw: { $score }.
draw-is-agreed-with-score = A draw is agreed: { $score }.
you-resign-side-wins = You resign: { -side } wins.
# results: the side $colour has won. $reader: "won" or "lost", or "none" for somebody who reads of both sides
won-by-resigning =
    { $reader ->
        [won] You win
       *[none] { -side } wins
    }: { -other-side } resigns.
won-on-time =
    { $reader ->
        [won] You win
        [lost] You lose
       *[none] { -side } wins
    } on time.
# $by: by how much
won-by-score =
    { $reader ->
        [won] You win
        [lost] You lose
       *[none] { -side } wins
    } by { $by }: { $score }.
# where the game stands; $next says who is to move
score-open-next =
    { $score }. { $open ->
        [one] { $open } open point
       *[other] { $open } open points
    }. { $next }
side-has-stopped = { -side } has stopped.
side-offers-to-end = { -side } offers to end.
stop-question = STOP?
can-count-once =
    You can count once half of the points are taken. Now { $open ->
        [one] { $open } of { $points } is open
       *[other] { $open } of { $points } are open
    }.
no-move-can-change = No move can change the score any more.
no-move-can-change-count = No move can change the score any more: you can count it.
# what it comes to if it is counted now, with $count points left
count-is-proved =
    { $count ->
        [one] { $count } point stays
       *[other] { $count } points stay
    } open. It is proved that no move can change the score.
count-is-not-proved =
    { $count ->
        [one] { $count } point stays
       *[other] { $count } points stay
    } open. It is not proved that the score would stay. It counts if both agree.
# what an end that both agree to comes to. $offered: "yes" where the side $other has offered it. $count rings that stand are
# closed then. $sides: points of ground of each side, a clause, or "none". $result: a sentence
agreed-end-comes-to =
    { $offered ->
        [yes] The game ends.
       *[no] If { -other-side } agrees, the game ends.
    } { $count ->
        [0] { "" }
        [one] { $count } ring that stands closes.{ " " }
       *[other] { $count } rings that stand close.{ " " }
    }{ $sides ->
        [none] Captured dots count.
       *[other] Captured dots count, and half the open points enclosed ({ $sides }).
    } { $result }
game-ends-with = The game ends. { $result }
# what STOP costs the side $colour: $count dots. $change: whether the score would "stay" as it is or "change". $after: whether
# the game is "over" then; whether the side $other may play on "alone", for "minutes" where the time is limited; or whether
# the game ends once that side is "done"
stop-costs =
    { $count ->
        [0] { -side } loses no dot by it, as all are linked to the edge.
        [one] { -side } would lose { $count } dot that is not linked to the edge.
       *[other] { -side } would lose { $count } dots that are not linked to the edge.
    } { $change ->
        [stay] The score stays { $score }
       *[change] Score now: { $score }; then: { $then }
    }{ $after ->
        [minutes] , and { -other-side } plays on alone for up to four minutes
        [alone] , and { -other-side } plays on alone, without a limit of time
        [done] , once { -other-side } has played on alone and is done
       *[over] { "" }
    }.
# what an agreed end would come to now: the side $colour leads, or nobody. $sides as above
counted-now =
    { $leads ->
        [nobody] Counted now, it is even.
       *[side] Counted now, { -side } leads by { $by }.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Open points enclosed: { $sides }.
    }
ground-of-sides = { -side } { $first }, { -other-side } { $second }
# a clause, as the result of a record: the side $colour has won. $how: "resigned", "time", "score" with $by, or "other"
side-won =
    { $how ->
        [resigned] { -side } won, { -other-side } resigned
        [time] { -side } won on time
        [score] { -side } won by { $by }
       *[other] { -side } won
    }

## web/dots/board/rulewords.js

first-to-means =
    The first player who holds { $count ->
        [one] { $count } captured dot
       *[other] { $count } captured dots
    } wins at once.
lead-means =
    A player who holds { $count ->
        [one] { $count } captured dot
       *[other] { $count } captured dots
    } more than the other wins at once.
# clauses in the name of a game, after the name of the rules: options
dots-for-each =
    { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } each
first-to-count = first to { $count }
lead-of-count-wins = a lead of { $count } wins
option-strict-borders = strict borders (szkrab)
option-long-steps = long steps
option-ground-counts = ground counts
option-early-end = early end
free-dots-for =
    { $count ->
        [one] { $count } free dot
       *[other] { $count } free dots
    } for { -side }

## web/dots/board/turn.js and turn-panel.js

# $next: a sentence, what to do next
your-dot-is-put = Your dot is put. { $next }
# $gains: numbers of dots
this-dot-can-capture = This dot can capture { OR($gains) }: close a ring, or none. To close it later, tap a dot inside it before you put yours.
choose-next-of-ring = Choose the next dot of the ring, or { $place } again to close it.
# $next: a sentence, how to close it
this-ring-captures =
    This ring captures { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }. { $next }
close-a-ring-captures =
    Close a ring: one captures { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }.
# buttons; $letter names the ring, where there are several
take-ground =
    Take { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
take-ground-of =
    Take { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $letter })
capture-dots = Capture { $count }
capture-dots-of = Capture { $count } ({ $letter })

## web/dots/board/count.js

# What each side gets, for screen readers: $first dots of the side $other, and $second of the side $colour
sides-get =
    { -side } gets { $first ->
        [0] nothing
        [one] { $first } { -other-colour } dot
       *[other] { $first } { -other-colour } dots
    }, { -other-side } gets { $second ->
        [0] nothing
        [one] { $second } { -colour } dot
       *[other] { $second } { -colour } dots
    }.

## web/dots/board/side.js

# beside a side: who plays it
side-is-yours = you
side-is-computers = computer, strength { $strength }
# what is seen instead of the name of a point, in a hint: "Try the point in the ring."
point-in-ring = the point in the ring

## web/dots/board/strengths.js and own-strength.js

# names of the strengths of the computer
strength-child = child
strength-newcomer = newcomer
strength-beginner = beginner
strength-learner = learner
strength-casual = casual
strength-hobby = hobby
strength-keen = keen
strength-regular = regular
strength-club = club
strength-league = league
strength-expert = expert
strength-master = master
strength-strongest = strongest
# in a list to choose from
strength-and-name = { $strength }, { $name }
# what came of a game against the computer: "won", "drawn" or "lost"
came-of-game =
    { $came ->
        [won] You beat { $strength }.
        [drawn] A draw with { $strength }.
       *[lost] You lost to { $strength }.
    }

## web/dots/board/played.js

# a list of moves: what stands there for one that is no dot
listed-move =
    { $word ->
        [stop] stop
        [done] done
        [agrees] agrees
        [time] time
        [resign] resign
        [draw] draw
        [count] count
       *[rings] rings
    }
listed-end = end
# the same for screen readers; clauses: what the move did, and what each side gains
move-of-side = Move { $number }: { -side }, { JOIN($clauses, ", ") }
end-of-game = End: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Others wait, too: your turn is in about { $seconds } s.
a-move-again-in =
    The server lets you have a move again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## web/dots/board/graph.js

# for screen readers: what the graph shows, and the highest lead of each side
graph-along-game = { $name } along the game: from { $first } for { -colour } to { $second } for { -other-colour }
# the scale
up-to = { $unit }, up to { $most }

## web/dots/board/board.js

board-of-size = Board of { $columns } columns and { $rows } rows
# for screen readers, after what lies there: where a dot would capture
side-would-capture =
    { $count ->
        [one] { -side } would capture { $count } dot here
       *[other] { -side } would capture { $count } dots here
    }

## web/dots/board/touch.js

# $purpose: a clause of this kind, "to put the dot there"
tap-again = Tap again { $purpose }.
tap-again-or-magnified = Tap again, or a point in the magnified view, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = There is no connection. The computer plays at strength { $strength } until the server answers.
computer-plays-here-as-before = There is no connection. The computer plays on this device, as strong as before.
computer-plays-again-at = It plays at strength { $strength } again.
computer-would-count = The computer would count now.
computer-expects-more =
    The computer plays on: it expects to win about { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    } more.

## web/dots/play/hinted.js

# $count rings are closed with the dot. $why: a sentence
try-place =
    Try { $place }{ $count ->
        [0] { "" }
        [one] { " " }and close the ring
       *[other] { " " }and close the rings
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

# buttons. $came: a sentence, what came of the last game; $why: the same, or "By your rating."
next-at-strength = { $came } Next: strength { $strength }
again-at-strength = Play again at strength { $strength }
next-rated-at-strength = { $why } Next, rated: strength { $strength }
# $by: whether the strength is that of the player's "games" or "rating"
practise-at-strength =
    Practise: strength { $strength }, by your { $by ->
        [games] games
       *[rating] rating
    }

## web/dots/play/clock.js and web/dots/game/lobby.js

# choices of a time
clock-no-limit = No limit
clock-by-post =
    By post: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } a move

## web/dots/play/menus.js

record-cannot-be-opened = This record cannot be opened: { $why }
# part of the name of a file
against-computer-of-strength = against computer strength { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } of { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    { $seconds ->
        [0] The connection is lost: trying again. The game is kept.
        [one] The connection is lost: trying again in { $seconds } second. The game is kept.
       *[other] The connection is lost: trying again in { $seconds } seconds. The game is kept.
    }
side-is-here = { -side } is here.
# $words: what a player has said
side-says = { -side }: { $words }
side-writes-no-more = { -side } writes no more.
side-claims-the-win = { -side } claims the win.
side-offers =
    { $what ->
        [draw] { -side } offers a draw.
        [count] { -side } offers to count the dots as they are.
        [takeback] { -side } asks to take a move back.
        [rematch] { -side } wants to play again.
       *[talk] { -side } asks for a conversation.
    }
side-says-no =
    { $what ->
        [draw] { -side } says no to a draw.
        [count] { -side } says no to counting.
        [takeback] { -side } says no to taking back.
        [rematch] { -side } says no to another game.
       *[other] { -side } says no.
    }
side-agrees-taken-back = { -side } agrees: taken back.
no-longer-offered =
    { $what ->
        [draw] The draw is no longer offered.
       *[count] The count is no longer offered.
    }
# how a game of the list ended
game-has-ended = ended
# on a clock
days-and-hours = { $days } d { $hours } h
minutes-alone = { $minutes } min
# clauses: how much time each has; $reserve as on a clock
by-post-days =
    by post, { $days ->
        [one] { $days } day
       *[other] { $days } days
    } a move
seconds-for-a-move = { $move } s a move
seconds-and-reserve = { $move } s a move, { $reserve } in reserve
# $why: a sentence
sending-again-in =
    Sending again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. { $why }
# $whose: "own", or "side"
seat-is-open-elsewhere =
    { $whose ->
        [own] Your seat is open on another device, too.
       *[side] { -side }’s seat is open on another device, too.
    }

## web/dots/game/news.js

you-are-side = You are { -side }.

## web/dots/game/main.js

connecting = Connecting.
board-shows-last-position = The board shows the last position that this device knows.
side-looks-at-this-game = { -side } looks at this game: “Look at this game” leads there.
side-is-to-move = { -side } is to move.
not-possible = Not possible: { $why }.
# The title. $clock: a clause; $rated and $watches: "yes" or "no"; $count spectators
game-of-clock =
    { $game }, { $rated ->
        [yes] rated, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; you watch
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] ; { $count } spectator
       *[other] ; { $count } spectators
    }
# beside a side: whether its player is here
whereabouts-unknown = unknown
player-is-here = here
player-is-away = away

## web/dots/game/met.js and person.js

# the title: $name as in "called"
dots-with-name = Dots with { $name }
dots-with-somebody = Dots with somebody
watching-names = Watching { $first } against { $second }
# $rating with its uncertainty: "1500 ± 80"
your-rating-is = Your rating is { $rating }.
# $way: "more" or "less", by $change
your-rating-is-now =
    { $way ->
        [more] Your rating is now { $rating }, { $change } more than before.
       *[less] Your rating is now { $rating }, { $change } less than before.
    }
your-rating-stays = Your rating stays { $rating }.
too-few-dots-to-count = This game does not count: one of you has put fewer than { $count } dots.
computer-named = Computer, strength { $strength }
# how players of the lobby are called within a sentence
called-computer = the computer, strength { $strength }
called-by-badge = somebody #{ $badge }

## web/dots/game/post.js

# by post: $who, "you" or "side", may move until a $moment
has-until =
    { $who ->
        [you] You have until { $moment }.
       *[side] { -side } has until { $moment }.
    }
time-of-side-for-move-is-over = { -side }’s time for this move is over.

## web/dots/game/rated.js

board-of-or-more = a board of { $size } × { $size } points or more
# $needs: clauses of this kind
rated-game-needs = A rated game needs { JOIN($needs, ", and ") }.

## web/dots/game/ratings.js

# $speed: "fast" or "normal"
rating-by-rules =
    { $rules }{ $speed ->
        [fast] , fast
       *[normal] { "" }
    }: { $rating }, from { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
# for screen readers, a list
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , fast
       *[normal] { "" }
    }: day by day
games-and-opponents =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    }

## web/dots/game/turns.js

# whose turn it is in a game of the list
turn-is-yours = your move
turn-is-yours-until = your move, until { $moment }

## web/dots/game/archive.js

games-last-first =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, the last to end first.

## web/dots/game/invite.js

# $sound and $listed, whether the game is in the lobby: "yes" or "no"
stay-until-it-begins =
    { $sound ->
        [yes] The clocks start then, and you hear a sound.
       *[no] The clocks start then.
    } { $listed ->
        [yes] Stay on this page: the game is listed while you are here.
       *[no] Stay on this page.
    }
this-address-is-for-watching = This address is for watching. To play, you need the invitation: ask whoever began the game for the link behind “Copy the link”.
there-is-no-code = There is no code: { $why }

## web/dots/game/talk.js

what-a-report-does = The operator of this server can then read what you both wrote. The other player is not told, but reads that you write no more.
side-has-not-agreed = { -side } has not agreed yet.
side-would-like-to-write = { -side } would like to write with you. Nobody else sees it.
# before a line of the conversation
side-writes = { -side }:

## web/dots/game/lobby.js

only-name-can-join = Only { $name } can join.
computer-strength-and-name = Computer { $strength }, { $name }
# on a button
challenge-name = Challenge { $name }
begin-in-the-lobby = Begin in the lobby
begin-rated-in-the-lobby = Begin a rated game in the lobby
# for screen readers: buttons
challenge-again = Challenge { $name } to another game
forget-name = Forget { $name }
put-back-name = Put back { $name }
forgotten-game = Forgotten: { $name }. This device can play in it no more.
against-name = against { $name }
played-as-side = { $moment }, you are { -side }
this-game-is-rated = This game is rated. Your time: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = This device gets another badge when it next plays in the lobby. The server forgets your ratings, too: a rated game that you have not finished no longer counts. Your games stay. They show your name and badge until they are deleted.
your-badge-is = Your badge is { $badge }.
# $what: a "challenge" by $name, or $count "games", or "nobody"
lobby-has =
    { $what ->
        [challenge] { $name } challenges you.
        [games] { $count ->
            [one] { $count } game waiting.
           *[other] { $count } games waiting.
        }
       *[nobody] Nobody waits.
    }
# the same on a button that leads there
lobby-has-button =
    { $what ->
        [challenge] The lobby: { $name } challenges you
        [games] { $count ->
            [one] The lobby: { $count } game waiting
           *[other] The lobby: { $count } games waiting
        }
       *[nobody] The lobby: nobody waits
    }
you-would-be-side = You would be { -side }.
# clauses: whom the host looks for, and that it may be watched
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
# for screen readers: a button
join-name = Join { $name }, badge { $badge }: { $game }
somebody-within = somebody
# $rated: "yes" or "no"
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , rated
       *[no] { "" }
    }.
# for screen readers: a link
watch-names = Watch { AND($names, comma: "never") }
name-and-badge = { $name }, badge { $badge }
