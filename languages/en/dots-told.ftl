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

