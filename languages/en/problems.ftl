# What the server refuses, each by its code. They stand alone, or behind a colon.

problem-uniqueness = this puzzle does not have exactly one solution
problem-many-solutions = this puzzle has more than one solution
problem-no-solution = this puzzle has no solution
problem-stock = the server cannot reach its database
problem-unknown-puzzle = there is no such puzzle
problem-removed = it was taken down
problem-withdrawn = its maker has withdrawn it
problem-secret = this device does not have the key to it
problem-unknown-race = there is no such race, or it is over
problem-alone = a race needs a second player
problem-early = the race has not begun
problem-too-fast = nobody enters digits that fast
problem-unknown-game = there is no such game, or it was removed
problem-seat = that is the seat of the other player
problem-taken = somebody else has taken this seat
problem-invitation = this invitation was used, or taken back
problem-own = this is a game of your own
problem-rated = a rated game does not allow that
problem-unrated = this device has no rating yet
problem-full = there is no room for more
problem-above-limit = that is more than one may ask for at once
problem-game = the game does not allow that now
problem-limit = that was too much at once; try again in a minute
