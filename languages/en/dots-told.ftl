### What is told of moves of Dots: why they are good or refused, and what an analysis, a lesson and a record say.

## dots/teaching/reasons.py: why a move is a good one, as a sentence

# $number: how many dots it captures
reason-captures =
    Captures { $number ->
        [one] { $number } dot
       *[other] { $number } dots
    }.
# by rules where each point inside rings counts; $number: how many points it takes
reason-takes-ground =
    Takes { $number ->
        [one] { $number } point
       *[other] { $number } points
    } of ground.
# $number: how many dots of its side the other one could have captured
reason-saves =
    { $number ->
        [one] Saves { $number } dot: it was one move from capture.
       *[other] Saves { $number } dots: they were one move from capture.
    }
# by rules where each point inside rings counts; $number: how many points the other side could have taken
reason-keeps-ground =
    { $number ->
        [one] Keeps { $number } point of ground: it was one move from being taken.
       *[other] Keeps { $number } points of ground: they were one move from being taken.
    }
# $number: how many dots the next dot would capture
reason-threatens =
    { $number ->
        [one] Threatens { $number } dot: one more move captures it.
       *[other] Threatens { $number } dots: one more move captures them.
    }
# $number: how many dots, from 2
reason-links-to-edge =
    { $number ->
        [one] Links { $number } dot to the edge: it is safe.
       *[other] Links { $number } dots to the edge: they are safe.
    }
# a pool has points that are moves which change nothing; $number: how many more are left
reason-fills-pool =
    { $number ->
        [0] A quiet move in an own pool, the last one.
        [one] A quiet move in an own pool; { $number } more is left.
       *[other] A quiet move in an own pool; { $number } more are left.
    }
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [one] Makes a pool of { $number } point: a quiet move for the end.
       *[other] Makes a pool of { $number } points: as many quiet moves for the end.
    }
reason-ends-game = Ends the game.
reason-leads-to-capture = Leads to a capture that cannot be helped.
reason-attacks-twice = Attacks in two places at once: one of them will be captured.
reason-begins-ladder = Begins a chase that ends in a capture.
reason-draws-net = Draws a net: the dots inside can hardly get out.
reason-defends = Defends against a capture that is coming.
reason-book = From the opening book: the computer often played this against itself.
reason-solved = The rest of the game is worked out: nothing is better.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    { $number ->
        [one] Loses { $number } dot: the next dot captures it.
       *[other] Loses { $number } dots: the next dot captures them.
    }
loses-to-double-attack =
    { $number ->
        [one] Loses { $number } dot: an attack in two places at once.
       *[other] Loses { $number } dots: an attack in two places at once.
    }
loses-to-ladder =
    { $number ->
        [one] Loses { $number } dot: a chase that ends in a capture.
       *[other] Loses { $number } dots: a chase that ends in a capture.
    }

## web/dots/rules/: where a point is

place-of-point = column { $column }, row { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are

board-has-sides = A board has { $least } to { $most } columns and rows.
# $number: how many dots
each-side-has-dots = Each side has { $number ->
        [one] { $number } dot
       *[other] { $number } dots
    }.
no-such-point = There is no such point.
dot-is-there = A dot is there already.
ring-leaves-hole = This ring would leave a hole between regions.
rings-close-with-dot = You can close rings only with a dot.
rings-close-by-themselves = Rings close by themselves.
other-side-may-close = Only the other side may close rings now.
no-move-after-end = The game has ended.
stopped-has-no-clock = A player who has stopped has no clock.
stopped-cannot-move = A player who has stopped cannot move.
rules-have-no-count = These rules have no early count.
rules-have-no-stop = These rules have no STOP.
other-has-not-agreed = The other side has not agreed yet.
choose-uncaptured-dot = Choose a dot of the other side that you have not captured yet.
no-chain-around-dot = You have no closed chain around this dot.
no-chain-between = There is no chain of your dots from { $place } to { $end }.
ring-encloses-no-dot = A ring must enclose a dot of the other side that you have not captured yet.
ring-encloses-nothing = A ring must enclose something.
# $shared: how many dots it shares, "one" or "several"
ring-shares =
    { $shared ->
        [one] This ring shares a dot with an old region of yours inside it.
       *[several] This ring shares more than one dot with an old region of yours inside it.
    }
ring-uses-own-dots = A ring uses only your own dots outside regions, not { $place }.
ring-uses-dot-twice = A ring uses each dot only once, but this one uses { $place } twice.
ring-has-gap = The ring has a gap: { $place } and { $end } are too far apart.
ring-crosses = Between { $place } and { $end } the ring crosses itself, a line that is drawn, or a region.
no-rules-called = There are no rules called { $name }.
rules-have-no-option = { $name } has no option { $option }.
no-such-start = There is no such start.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = Records have letters for 52 columns and rows: a game on a larger board has none.
begins-with-rings = It begins with rings that are closed: look at it among the records.
# $text: what stands there
no-point-of-board = “{ $text }” is no point of this board.
record-in-link-damaged = The record in this link is damaged or cut off.
# $most: a number as it is written
record-in-link-too-large = The record in this link has more than { $most } bytes.
# $game: the name of a game on the site zagram
game-on-zagram = { $game } is a game on zagram, and this page cannot fetch it from there. Download its record, then open the file here.
# $site: the name of a site
link-of-site = This is a link of { $site }, and this page cannot fetch games from there. Save the record there as a file (SGF), then open the file here.
link-of-another-site = This is a link of another site, and this page cannot fetch games from there. Save the record there as a file (SGF), then open the file here.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = it is no game of Dots, or none of its moves can be read
no-game-in-sgf = it holds no game in SGF
fault-points-xt = expected SGF and not a game of PointsXT (.sav), which is not read
fault-too-many-bytes = expected at most { $most } bytes, not { $bytes }
fault-too-many-nodes = expected at most { $most } nodes
fault-too-many-values = expected at most { $most } values
fault-too-deep = expected at most { $most } variations within each other
# faults beyond the first hundred
more-faults = { $number ->
        [one] and { $number } more fault
       *[other] and { $number } more faults
    }
fault-text-outside = passed over text between games, '{ $text }'
fault-value-alone = passed over a value without the name of a property
# $number: how many brackets are missing
fault-game-open = { $number ->
        [one] expected ')' once more at the end
       *[other] expected ')' { $number } times more at the end
    }
fault-stray-text = passed over '{ $text }'
fault-variation-empty = passed over a pair of brackets without a node
fault-node-after-variation = expected ')' after a variation; read as another one
fault-value-open = expected ']' before the end of the text
fault-property-empty = passed over '{ $name }', a property without a value
fault-property-outside = passed over '{ $name }' after the end of a variation
fault-semicolon = expected ';' before a node
fault-lower-case = expected capital letters, not '{ $name }'; read as '{ $plain }'
fault-property-twice = expected '{ $name }' once in a node
fault-encoding-unknown = expected an encoding in CA, not '{ $text }'
# $chosen: the name of an encoding, as is $named
fault-encoding-missing = expected UTF-8 if CA names no encoding; read as { $chosen }
fault-encoding-wrong = expected { $named }, as the text says of itself; read as { $chosen }
fault-encoding-broken = expected utf-16, as the text says of itself; what is no character was replaced
fault-letters = expected two letters, not '{ $text }'
fault-off-board = expected a point of the { $width }x{ $height } board, not '{ $text }'
fault-no-move = expected a point or a chain, not '{ $text }'
fault-empty-ring-rule = expected rules in which an empty ring is nothing; read as standard
fault-unknown-rule = expected { $tag }=0: we do not have that rule, and read the game without it
fault-least-area = expected minarea=1 where rings must be closed; read as if it were
# $number: by how many dots a side must lead
rule-of-lead = a lead of { $number } wins at once
# $why: another of these clauses
fault-game-passed-over = passed over a game: { $why }
fault-nothing-of-dots = expected GM[40], a size, a move of dots or a comment, and found none of them
fault-moves-of-another-game = expected moves of dots in a game that says GM[40], not '{ $text }'
fault-game-missing = expected GM[40], the number of dots among games; read as if it said so
fault-another-game = expected GM[40], dots, not GM[{ $text }]
fault-size = expected a size such as 20 or 39:32, not { $text }
fault-size-missing = expected a size, SZ; read as 39:32, the board of most sites
fault-size-too-large = expected at most 52x52, which letters can name, not { $text }
fault-size-of-sides = expected sides from { $least } to { $most }, not { $text }
fault-chain = passed over a chain that is none in '{ $text }'
fault-chain-open = expected the first point again at the end of a chain: '{ $text }'
# $rules: the name of rules in the file
fault-rules-unknown = expected rules that are known, not RU[{ $text }]; read as { $rules }
# $number: how many points
fault-stop-as-points = expected W[] or B[], not the { $number } points that a site filled in after a stop
fault-chain-of-the-other = ignored a chain of the other player's dots: that player closes it
fault-stop-in-comment = expected { $name }[], not a comment that says '{ $text }'
fault-late-set-up = { $name } after a move: read as moves, or undone

## web/dots/records/opening.js and words.js: what became of a file

# $why: one of the clauses above. It is at fault after $number characters of the file, written as $shown; 0: nowhere
cannot-be-opened =
    { $number ->
        [0] This cannot be opened: { $why }.
        [one] This cannot be opened: { $why }, after { $shown } character.
       *[other] This cannot be opened: { $why }, after { $shown } characters.
    }
fault-after =
    { $number ->
        [one] { $why } (after { $shown } character)
       *[other] { $why } (after { $shown } characters)
    }
faults-put-right =
    { $number ->
        [one] { $number } fault in the file was put right: see “About this game”.
       *[other] { $number } faults in the file were put right: see “About this game”.
    }
# $rules: the name of rules, as "Standard"
file-names-no-rules = The file names no rules: read as { $rules }.

## web/dots/practice/: lessons. $colour is the side that a lesson is for

# $theme: "capture", "double-attack", "ladder", "defence", "pool" or "grounding"
lesson-asks =
    { -side } to move: find the dot that { $theme ->
        [capture] captures most
        [double-attack] attacks in two places
        [ladder] begins a chase that captures
        [defence] saves most
        [pool] gains most to the end
       *[grounding] keeps the chain safe
    }.
# $theme: the name of a theme. $number: how many dots one must look ahead
lesson-looks-ahead =
    { $number ->
        [one] { $theme }: one dot decides.
       *[other] { $theme }: it shows after { $number } dots, yours and the replies.
    }
# $rules: the name of rules. $choice: "choice" where players choose the rings that they close, else "none"
lesson-by-rules =
    Rules: { $rules }.{ $choice ->
        [choice] { " " }You choose the dot, and the page closes its rings.
       *[none] { "" }
    }
# $game: the name of a game
lesson-from-game = From a game between people, { $game }.
more-lessons-after =
    { $number ->
        [one] { $number } more lesson after this one.
       *[other] { $number } more lessons after this one.
    }
right-at-once-of = { $right } of { $tried } right at once.
# $playing: "over", or "playing" while the page still plays. $next: "lesson", or "theme" after the last lesson
lesson-is-played-out =
    { $playing ->
        [over] This is played out
       *[playing] The page plays this out
    }: choose { $next ->
        [lesson] “Next”
       *[theme] a theme for more
    }, or “Again”.
not-the-best = Not the best.
try-another-dot = Try another dot.
right-it-is-solved = Right: solved.
the-answer-is = The answer is { $place }.
lesson-once-more = Once more.
# $number: how many rings were closed with a dot
its-rings-are-closed =
    { $number ->
        [one] Its ring is closed.
       *[other] Its rings are closed.
    }
# $number: how many dots the page still puts
watch-next-dots =
    { $number ->
        [0] Watch the next dot.
        [one] Watch the next dot.
       *[other] Watch the next { $number } dots.
    }
side-replies-at = { -side } replies at { $place }.
# $came: what comes of the best dot, for $number dots: its side "captures" them, or "gains" them where it loses some, too, or
# frees its own; it "loses" them, or "nothing". $others: what "one" other dot loses, $lost, or what "several" do; or "none"
best-dot-brings =
    { $came ->
        [captures] { $number ->
            [one] { -side } captures { $number } dot
           *[other] { -side } captures { $number } dots
        }
        [gains] { $number ->
            [one] { -side } gains { $number } dot
           *[other] { -side } gains { $number } dots
        }
        [loses] { $number ->
            [one] { -side } loses only { $number } dot
           *[other] { -side } loses only { $number } dots
        }
       *[nothing] { -side } loses nothing
    }{ $others ->
        [one] ; any other dot loses { $lost }
        [several] ; any other dot loses { $lost } or more
       *[none] { "" }
    }.
# $came: what comes of a dot that is not the best, for $number dots, as above. $best: what would come of the best, for $most
dot-brings =
    { $came ->
        [captures] { $number ->
            [one] { -side } captures only { $number } dot
           *[other] { -side } captures only { $number } dots
        }
        [gains] { $number ->
            [one] { -side } gains only { $number } dot
           *[other] { -side } gains only { $number } dots
        }
        [loses] { $number ->
            [one] { -side } loses { $number } dot
           *[other] { -side } loses { $number } dots
        }
       *[nothing] { -side } gains nothing
    }; the best dot { $best ->
        [captures] captures { $most }
        [gains] gains { $most }
        [loses] loses only { $most }
       *[nothing] loses nothing
    }.
your-rating-of-lessons = Your rating: { $rating }.
# from 2
lesson-days-in-a-row =
    { $number ->
        [one] { $number } day in a row.
       *[other] { $number } days in a row.
    }
# $most: a number as it is written
file-has-more-bytes = This file has more than { $most } bytes.
lessons-were-added =
    { $number ->
        [one] { $number } lesson was added.
       *[other] { $number } lessons were added.
    }

## web/dots/records/: the analysis. $lost, $first and $second say how much was lost, and by how much that is uncertain: "3 ± 1";
## $score, $most, $low and $high are expected leads: "+3"; $chance and $likely are chances to win: "60%"

# $time: the name of a time, as "very short"
time-says-nothing = { $time } (says nothing on so large a board)
# $why: "lost" where it is asked why dots were lost, else "plain"; $number: how many moves are to be judged
looking-at-moves =
    { $why ->
        [lost] { $number ->
            [one] Why dots were lost: looking at { $number } move.
           *[other] Why dots were lost: looking at { $number } moves.
        }
       *[plain] { $number ->
            [one] Looking at { $number } move.
           *[other] Looking at { $number } moves.
        }
    }
moves-are-judged =
    { $why ->
        [lost] { $number ->
            [one] Why dots were lost: { $move } of { $number } move.
           *[other] Why dots were lost: { $move } of { $number } moves.
        }
       *[plain] { $number ->
            [one] { $move } of { $number } move.
           *[other] { $move } of { $number } moves.
        }
    }
# $unit: what the score counts, "points" or "dots"
analysis-is-done =
    Done: By weak moves, { -side } gave away { $first } { $unit ->
        [points] points
       *[dots] dots
    }, { -other-side } { $second }.
# $why: a sentence
analysis-ends-here = The analysis ends here: { $why }
# $rest: "slowly" where its moves cost $lost in all, else "none"
no-single-move-cost =
    No single move of { -side } cost { $least } { $unit ->
        [points] points
       *[dots] dots
    } or more{ $rest ->
        [slowly] : { $lost } went little by little
       *[none] { "" }
    }.
# $move: where the best move is, or what it says. $ring: "ring" where a ring marks it, else "none"
best-now =
    { $ring ->
        [ring] Best for { -side } now, in the ring: { $move }: score { $score }, chance to win { $chance }.
       *[none] Best for { -side } now: { $move }: score { $score }, chance to win { $chance }.
    }
best-now-differs =
    { $ring ->
        [ring] Best for { -side } now, in the ring: { $move }.
       *[none] Best for { -side } now: { $move }.
    } Two searches differ: { $low } or { $high }. A longer time for each move tells more.
# $verdict: the move was "best"; or "unsure" where no other is surely better; or it "lost" something. $better: a better move
move-was-worth =
    { -side }: score { $score }, chance to win { $chance }. { $verdict ->
        [best] The best move.
        [unsure] No other move is surely better.
       *[lost] Better: { $better } { $most }, { $likely }. Lost: { $lost }.
    }
# a move that is no dot
move-without-dot =
    { $word ->
        [stop] STOP
        [done] done
        [resign] resign
        [time] time
        [draw] draw
        [count] count
       *[closing] closing
    }
# in a list. $word: what the move says, or "none" for a dot. $better: a better move
costly-move =
    { $word ->
        [none] Move { $number }, { -side }
       *[other] Move { $number }, { -side }, { $word }
    }: cost { $lost } { $unit ->
        [points] points
       *[dots] dots
    }; better { $better }
comments-say-what =
    { $number ->
        [one] The comments of { $number } move say what was found.
       *[other] The comments of { $number } moves say what was found.
    }
server-goes-on-in =
    { $seconds ->
        [one] The server goes on in { $seconds } second: you have used its work of this minute.
       *[other] The server goes on in { $seconds } seconds: you have used its work of this minute.
    }
costly-moves-of = { -side }’s moves that cost most
# $who: "reader", or the "side" $colour
why-did-lose =
    { $who ->
        [reader] Why did I lose?
       *[side] Why did { -side } lose?
    }
# a side lost that was not behind. $how: "resigned", or by "time". $was: "ahead" or "level". $own and $others: captured dots
lost-unbeaten =
    { $how ->
        [resigned] { $who ->
            [reader] I resigned
           *[side] { -side } resigned
        }
       *[time] { $who ->
            [reader] I lost on time
           *[side] { -side } lost on time
        }
    }{ $was ->
        [ahead] { " " }while ahead, { $own } to { $others }.
       *[level] { " " }at { $own } to { $others }.
    }
numbers-show-it = The numbers show it. Next steps through it.
ring-is-better-move =
    { $number ->
        [one] The ring is the better move. Next shows it, and { $number } move that may follow.
       *[other] The ring is the better move. Next shows it, and { $number } moves that may follow.
    }

## web/dots/records/book.js: the opening book

# $rules: the name of rules. $boards: sizes with the starts of games: "15 × 15 (empty, cross)"
book-has-games = By the { $rules } rules, it has games on { AND($boards, comma: "never") }.
# a start of games in such a list
start-of-book =
    { $start ->
        [empty] empty
        [cross] cross
        [two-crosses] two crosses
       *[four-crosses] four crosses
    }
# $games: how many openings, $number, as it is written
book-of-board =
    { $number ->
        [one] The computer played { $games } opening on this board.
       *[other] The computer played { $games } openings on this board.
    } A percentage is { -side }’s chance of winning after that move; ? is too few games.
# $others: how many points symmetry makes the same. $played: as the next message
book-has-move =
    { $others ->
        [0] { $place }: { $played }
        [one] { $place } (or { $others } other point, by symmetry): { $played }
       *[other] { $place } (or { $others } other points, by symmetry): { $played }
    }
# $percentage: "60%", or "none"
was-played-times =
    { $number ->
        [one] played { $number } time
       *[other] played { $number } times
    }, { $percentage ->
        [none] too few for a percentage
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record. $move says what a move did: "Blue, column 3, row 4"

# $does: a "dot" at $place; or "said" something that is no point, $place; or says "stop", or "ends" or "stops" the game
node-does =
    { $does ->
        [dot] { -side }, { $place }
        [said] { -side } { $place }
        [stop] { -side }, STOP
        [ends] { -side } ends
       *[stops] { -side } stops
    }
# what a place of a record does that has no move
node-sets-up = set-up
# clauses: what a move changed, by rules by which dots count. $what: it "takes" dots or "loses" some, "frees" own ones, or
# "gives" some back
credit-of-dots =
    { $what ->
        [takes] captures
        [loses] loses
        [frees] frees
       *[gives] gives back
    } { $number ->
        [one] { $number } dot
       *[other] { $number } dots
    }
# the same by rules by which each point inside rings counts
credit-of-ground =
    { $what ->
        [takes] { $number ->
            [one] takes { $number } point of ground
           *[other] takes { $number } points of ground
        }
        [loses] { $number ->
            [one] loses { $number } point
           *[other] loses { $number } points
        }
        [frees] { $number ->
            [one] takes back { $number } point
           *[other] takes back { $number } points
        }
       *[gives] { $number ->
            [one] gives back { $number } point
           *[other] gives back { $number } points
        }
    }
# for screen readers. $how: a clause, how the game ended
line-ends = End: { $how }
move-of-number = Move { $number }: { $move }
move-not-allowed = Not allowed: { $move }
it-cost = cost { $lost }
move-of-line = Move { $made } of { $all }. { $score }
end-after-moves =
    { $number ->
        [one] The end, after { $number } move. { $score }
       *[other] The end, after { $number } moves. { $score }
    }
# in the list of moves: the end, and a word in place of a dot
end-of-line = end
word-in-list =
    { $word ->
        [stop] stop
        [done] done
        [resign] resign
        [time] time
        [draw] draw
       *[count] count
    }
go-to-move = Go to move { $number }
dot-was-lost = { -side } lost this dot, { $place }, with move { $number }: { $move }.
why-nothing-saved-it = Why? After move { $number } nothing saved it
last-costly-move = The last costly move before it: move { $number } cost { $lost }
nothing-saved-dot = After this move nothing saved { -side }’s dot in the square, { $place }. { -other-side } took it with move { $number }.
# $why: a sentence
this-move-is-not-allowed = This move is not allowed: { $why }
variations-from-here =
    { $number ->
        [one] { $number } variation from here.
       *[other] { $number } variations from here.
    }
marks-are-here =
    { $number ->
        [one] { $number } mark.
       *[other] { $number } marks.
    }
# for screen readers. $kind: of a mark, a triangle, square, circle, cross or label; $text: of a label
mark-at-point =
    { $kind ->
        [TR] triangle
        [SQ] square
        [CR] circle
        [MA] cross
       *[LB] label { $text }
    }
way-of-game = { $number }: { $move } (the game)
side-line-after = A side line after move { $number }
a-tap-closes-a-ring = Tap an enemy dot: the last dot then closes the smallest ring around it, or opens it again. Or tap the dots of a ring one after the other, and the first one again.
a-tap-sets-up-a-dot = A tap sets up a { -colour } dot, which is no move, or takes it away.

## web/dots/records/: the record

# $name: of a player
name-of-side = { $name } ({ -side })
# players, the first one and the other
one-against-another = { $one } against { $two }
# $size: as "39 × 32"; $rules: a list of what the rules are
record-has =
    { $number ->
        [one] { $size }, rules: { $rules }, { $number } position.
       *[other] { $size }, rules: { $rules }, { $number } positions.
    }
record-is-saved-as = Saved as { $name }.
# $opens: whether the link opens at a "position" within the record, or the "record" at its beginning
link-holds-record =
    { $opens ->
        [position] The link is copied: it holds the whole record, and opens at this position.
       *[record] The link is copied: it holds the whole record.
    }
record-picture = The position: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { -side } is here: each sees what the other steps to.
other-is-not-here = { -side } is not here now.
spectators-watch =
    { $number ->
        [one] { $number } spectator watches.
       *[other] { $number } spectators watch.
    }
# before what is shown
side-shows = { -side } shows:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blue (X) 1 : 0 Red (O)"

# $rules and $board: as "standard" and "9x9"
terminal-begins = { $rules }, { $board }. Write help for what you can do.
side-with-sign = { -side } ({ $sign })
game-was-left = The game was left; { $standing }
# $outcome: one of the two clauses below
terminal-game-is-over = The game is over, { $outcome }. { $standing }
ended-here-this-is = Ended here, this is { $outcome }. { $standing }
counted-now-this-is = Counted now, this is { $outcome }. { $standing }
outcome-is-draw = a draw
outcome-is-win =
    a win for { -side }, { $how ->
        [resigned] { -other-side } gave up
        [time] on time
       *[score] by { $by }
    }
minutes-are-over =
    { $number ->
        [one] The { $number } minute is over.
       *[other] The { $number } minutes are over.
    }
# clauses: what a move did, and what each side has more or fewer
terminal-move-told = { JOIN($clauses, ", ") }.
side-puts-dot = { -side } { $point }
side-says-word =
    { -side }: { $word ->
        [close] closes
        [stop] stop
        [done] done
        [resign] resign
        [time] time
        [draw] draw
       *[count] count
    }
side-has-more = { -side } captures { $number }
side-has-fewer = { -side } loses { $number }
# $why: a sentence
that-does-not-work = That does not work. { $why }
not-by-these-rules = These rules do not have that.
it-is-the-others-turn = It is the turn of the other side.
ring-has-own-dots-alone = A ring uses only your own dots outside regions.
# $why: "dot" or "region"
point-is-not-open =
    { $why ->
        [dot] { $point } is not open: there is a dot.
       *[region] { $point } is not open: nobody plays inside a region.
    }
write-point-alone = Write a point alone: in { $rules } rings close by themselves.
# $text: what was typed
point-is-off-board = The { $board } board has no point '{ $text }'.
write-point-or-help = Write a point such as c4, or help, not '{ $text }'.
write-how-to-close = Write only, around or ring after the point, not '{ $text }'.
no-move-to-take-back = There is no move of yours to take back.
write-name-of-file = Write the name of a file after { $command }.
file-exists = { $file } exists. Write save! { $file } to replace it.
not-saved = Not saved: { $why }.
not-saved-sentence = Not saved. { $why }
this-dot-can-close = This dot can close:
# a choice: its $number, how many it takes, and its points
ring-on-offer = { $number }  takes { $taken }: { $points }
which-rings = Which? Numbers, or nothing for none:
write-numbers = Write numbers from 1 to { $most }, or nothing.
board-is-full-close-around = { $name }, the board is full. Close around (or nothing):
# what a player may type for yes, besides y and yes
words-for-yes = yes
question-of-draw = { $name }, do you agree to a draw? (yes or no)
question-of-end = { $name }, do you agree to end? (yes or no)
question-of-count = { $name }, do you agree to count? (yes or no)
side-goes-on = { -side } goes on.
no-move-can-change-score = No move can change the score.
computer-would-say =
    The computer would say { $word ->
        [stop] stop
        [done] done
        [resign] resign
        [count] count
       *[nothing] nothing
    }.
computer-would-play = The computer would play { $point }.
terminal-score =
    { $counts ->
        [ground] Ground: { $standing }.
       *[dots] Captured: { $standing }.
    } { $open ->
        [one] { $open } point is open.
       *[other] { $open } points are open.
    }
# help: what stands before these is what to type
help-dot = put a dot on column c, row 4 (cd, as records have it, and 3 4 do the same)
help-around = put a dot on c4 and close the smallest ring around the dot on d5
help-ring = put a dot and close the ring through these dots
help-only = put a dot and close nothing (otherwise you are asked)
help-undo = take your last move back
help-hint = a good move, and why it is one
help-score = who holds how many dots captured
help-save = keep the game as SGF; save! replaces a file
help-draw = offer a draw
help-resign = give the game up
help-stop = STOP: the other plays on alone for four minutes; what is not grounded is lost
help-end-early = end; the other goes on alone, then takes what is not connected to the edge
help-have-enough = when you are the one left alone: you have enough
help-offer-end = offer to end here, or agree: captures count, and half the difference of the pools
help-count = end with the score as it is, if no move can change it or both agree
help-quit = leave
