### What the command tells players: kropki explain, hint and why.

# after a sentence of a step: its technique and value
step-told = { $sentence } ({ $technique } { $value })
command-cell-is = { $cell } is { $digit }
# cells with wrong digits
command-wrong = wrong: { JOIN($cells, ", ") }
command-complete = the board is complete
command-ladder-ends = the ladder ends here
command-the-way-there = The way there, step by step: kropki hint PUZZLE --until { $cell }
command-not-alone = There is no argument of readable length without them.
# whether all that is named below is needed
command-why =
    { $cell } is { $digit } ({ $status ->
        [minimal] minimal
       *[open] not settled
    })
# what forces a digit
command-digits = digits: { JOIN($parts, ", ") }
command-dots = dots: { JOIN($parts, ", ") }
command-gaps = missing dots: { JOIN($parts, ", ") }
command-houses = houses: { JOIN($parts, ", ") }
house-called = { HOUSE($house) }
