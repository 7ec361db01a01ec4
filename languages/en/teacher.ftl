### What the teacher says of a puzzle: hints, proofs and lessons.
###
### Ids and the names of arguments are a contract, pinned in tests/data/messages.txt and only added to. Sentences are none.
###
### $cell, $other, $first, $second: the name of a cell, "r3c5", which stays as it is. $cells, $sources: a list of such
### names; COUNT($cells) is how many. $digit, $digits: one digit, or a list. $house: "row 3"; write it as HOUSE($house),
### with the case that your sentence needs: HOUSE($house, case: "loc"). $colour: "white" or "black"; choose by it.
### $parts, $why, $so, $head, $text, $steps, $links: other messages of this file, clauses that stand where they are put.
###
### A list is joined by "and"; OR($digits) by "or"; JOIN($parts, "; ") by a text. AND($parts, comma: "each") keeps items apart
### that have an "and" of their own, and comma: "never" does not.

-and = and
-or = or
-none = none
## What comes before the last word of a list whose items are lists themselves
-apart = ,
-house =
    { $kind ->
        [row] row
        [column] column
       *[box] box
    } { $number }

## A position that is not right

wrong-digits =
    { COUNT($cells) ->
        [one] This digit is
       *[other] These digits are
    } wrong: { $cells }.
lost-marks = The marks in { $cells } have lost the right digit.
right-until = The first wrong digit was the { $digit } in { $cell }.
wrong-house = { CAPITAL(HOUSE($house)) } has two { $digit }s, in { $other } and { $cell }. The one in { $cell } is wrong.
wrong-white = If { $cell } were { $digit }, the white dot to { $other } would join { $digit } and { $known }, which are not consecutive.
wrong-black = If { $cell } were { $digit }, the black dot to { $other } would join { $digit } and { $known }, and neither is half of the other.
wrong-gap = If { $cell } were { $digit }, there would have to be a dot between it and { $other }, which is { $known }. There is none.
wrong-no-digit = If { $cell } were { $digit }, { $other } would have no digit left: { $parts }.
wrong-no-place = If { $cell } were { $digit }, { HOUSE($house) } would have no place left for { $missing }: { $parts }.
wrong-between-white = If { $cell } were { $digit }, the white dot between { $cells } would join { $digits }.
wrong-between-black = If { $cell } were { $digit }, the black dot between { $cells } would join { $digits }.
wrong-between-gap = If { $cell } were { $digit }, then { $cells } would be { $digits }, without a dot between them.
wrong-by-trying = { $digit } in { $cell } is wrong. No short chain of steps shows it: it is found by trying.

## Clues that contradict each other

clash-house = There are two { $digit }s in { HOUSE($house) }: in { $cells }.
clash-no-digit = There is no digit left for { $other }: { $parts }.
clash-no-place = There is no place left for { $missing } in { HOUSE($house) }: { $parts }.
clash-between-white = The white dot between { $cells } would join { $digits }.
clash-between-black = The black dot between { $cells } would join { $digits }.
clash-between-gap = There would be { $digits } in { $cells }, without a dot between them.

## Parts of these

rules-out-seen = it sees { $digits }
rules-out-dot = the { $colour } dot to { $cell }, which is { $digit }, rules out { $digits }
rules-out-gap = the missing dot to { $cell }, which is { $digit }, rules out { $digits }
rules-out-steps = earlier steps ruled out { $digits }
rules-out-all = earlier steps ruled out every digit
keeps-out-seen =
    the { $digit }{ COUNT($sources) ->
        [one] { "" }
       *[other] s
    } in { $sources } { COUNT($sources) ->
        [one] blocks
       *[other] block
    } { $cells }
keeps-out-filled = the other cells are filled
keeps-out-steps =
    { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } no { $digit } left

## A step

so-digit = So { $cell } is { $digit }.
marked-only = Only what is marked here counts.

## Why

far-one = One other digit comes first on the way to { $cell }.
far-steps = No other digit comes first, but many steps lead to { $cell }.
far = { $count } other digits come first on the way to { $cell }.

## A step: what is said of any

nothing = { "" }
sentence = { CAPITAL($text) }.
and-so = { $text } { JOIN($parts, " ") }
all-of = { AND($parts, comma: "never") }
each-of = { JOIN($parts, "; ") }
clauses = { AND($parts, comma: "each") }
found = { CAPITAL($head) }. { CAPITAL($why) }. So { $so }.
candidates = { $cell } ({ JOIN($digits, "") })
candidates-left = { $cell } ({ JOIN($digits, "") } left)
cells = { $cells }

## What follows

is =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } { OR($digits) }
is-not =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } not { OR($digits) }
keeps-ways = each of these cells keeps only what it has in these ways
goes-from = it goes from { $count } cells
others-are-not = the other cells of { HOUSE($house) } are not { OR($digits) }
is-and-is-not =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } { OR($digits) }, not { OR($gone) }
# the same as a reason: that the cells do not have these digits is known before
has-not = { is-not }
is-not-leaving =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } not { OR($gone) }, which leaves { OR($digits) }

## Why a digit is not in cells

sees =
    the { $digit }{ COUNT($sources) ->
        [one] { "" }
       *[other] s
    } in { $sources } { COUNT($sources) ->
        [one] blocks
       *[other] block
    } { $cells }
sees-others =
    the { $digit }{ COUNT($sources) ->
        [one] { "" }
       *[other] s
    } in { $sources } { COUNT($sources) ->
        [one] blocks
       *[other] block
    } the other empty cells
has-none-left =
    { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } no { $digit } left
others-have-none-left = the other empty cells have no { $digit } left
is-in-house =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } in { HOUSE($house) } already
is-not-there =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } ruled out there already
are-consecutive =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } consecutive to { $digit }
are-half =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } half of { $digit }
are-double =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } double { $digit }
are-same =
    { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } the same as { $digit }
would-be-taken = { $digit } would be taken

## Singles

last-cell = { $cell } is the last empty cell of { HOUSE($house) }. The others hold { $digits }, so it is { $digit }.
hidden-single = In { HOUSE($house) }, { $digit } can only go in { $cell }. { CAPITAL(JOIN($parts, ", and ")) }.
naked-single = { CAPITAL(JOIN($parts, "; ")) }. So only { $digit } is left for { $cell }.
dot-leaves = the { $colour } dot to { $cell }, which is { $digit }, leaves { OR($digits) }

## Houses

intersection-both = In { HOUSE($house) }, { $digit } can only go in { OR($cells) }, both in { HOUSE($second) }. { CAPITAL(JOIN($parts, ", and ")) }. So { $so }.
intersection-all = In { HOUSE($house) }, { $digit } can only go in { OR($cells) }, all in { HOUSE($second) }. { CAPITAL(JOIN($parts, ", and ")) }. So { $so }.
naked-pair = In { HOUSE($house) }, { $cells } have only { $digits } between them. They take both, so { $so }.
naked-triple = In { HOUSE($house) }, { $cells } have only { $digits } between them. They take all three, so { $so }.
hidden-set = The { $digits } of { HOUSE($house) } can only go in { $cells }: { $why }. { $cells } hold nothing else, so { $so }.
others-have-none-of-them = the other empty cells have none of them
has-none-of-them =
    { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } none of them
x-wing-rows = In rows { $lines }, { $digit } can only go in columns { $across }: { $cells }. The two rows take their { $digit } in different columns, so no other cell of columns { $across } can be { $digit }: { $so }.
x-wing-columns = In columns { $lines }, { $digit } can only go in rows { $across }: { $cells }. The two columns take their { $digit } in different rows, so no other cell of rows { $across } can be { $digit }: { $so }.
swordfish-rows = In rows { $lines }, { $digit } can only go in columns { $across }: { $cells }. The three rows take their { $digit } in different columns, so no other cell of columns { $across } can be { $digit }: { $so }.
swordfish-columns = In columns { $lines }, { $digit } can only go in rows { $across }: { $cells }. The three columns take their { $digit } in different rows, so no other cell of rows { $across } can be { $digit }: { $so }.
xy-wing = { $cell } is { OR($digits) }. With { OR($first) }, { $one } is { $digit }; with { OR($second) }, { $other } is { $digit }. One of the two is { $digit }, so { $so }.

## Dots and gaps

dot-from-digit-white =
    A white dot joins { $cell }, which is { $digit }, and { $other }. Only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } consecutive to { $digit }, so { $so }.
dot-from-digit-white-less =
    A white dot joins { $cell }, which is { $digit }, and { $other }. Only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } consecutive to { $digit }. { CAPITAL(JOIN($parts, ", and ")) }, so { $so }.
dot-from-digit-black =
    A black dot joins { $cell }, which is { $digit }, and { $other }. Only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } half or double of { $digit }, so { $so }.
dot-from-digit-black-less =
    A black dot joins { $cell }, which is { $digit }, and { $other }. Only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } half or double of { $digit }. { CAPITAL(JOIN($parts, ", and ")) }, so { $so }.
dots-from-digit-white =
    { COUNT($cells) ->
        [one] a white dot joins
       *[other] white dots join
    } { $cell }, which is { $digit }, and { $cells }: only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } consecutive to { $digit }
dots-from-digit-black =
    { COUNT($cells) ->
        [one] a black dot joins
       *[other] black dots join
    } { $cell }, which is { $digit }, and { $cells }: only { $digits } { COUNT($digits) ->
        [one] is
       *[other] are
    } half or double of { $digit }
gap-from-digit = There is no dot between { $cell }, which is { $digit }, and { $other }. { $parts }, so { $so }.
gaps-from-digit = no dot joins { $cell }, which is { $digit }, to { OR($cells) }: { $parts }
dot-digits =
    A { $colour } dot touches { $cell }. { COUNT($digits) ->
        [one] The half of { $digits } is no whole number, and its double is
       *[other] The halves of { $digits } are no whole numbers, and their doubles are
    } more than { $size }. So { $so }.
dots-digits =
    Black dots touch { $cells }. { COUNT($digits) ->
        [one] The half of { $digits } is no whole number, and its double is
       *[other] The halves of { $digits } are no whole numbers, and their doubles are
    } more than { $size }. So none of these cells is { OR($digits) }.
dot-pair = A { $colour } dot joins { $cell } and { $other }. { $why }. So { $so }.
dot-pair-needs = In { $other }, { $parts } in { $cell }
dot-pair-goes = Across the dot, { JOIN($parts, ", ") }
would-need = { $digit } would need { OR($digits) }
fits-none = { $digit } fits no digit
goes-with = { $digit } goes with { OR($digits) }
touch-no-dot =
    { $digits } { COUNT($digits) ->
        [one] touches
       *[other] touch
    } no { $colour } dot
gap-pair = There is no dot between { $cell } and { $other }. { $why }. So { $so }.
gap-pair-several = There is no dot between { $cell } and { $other }. Without one, { $digits } go with { $none }. So { $so }.
gap-pair-leaves = { $digit } in { $other } would leave nothing for { $cell }: { $parts }
neither-of = neither { JOIN($digits, " nor ") }
none-of = none of { $digits }
told-together = { CAPITAL(JOIN($parts, "; ")) }. So { $so }.
dot-contains = One end of the { $colour } dot between { $cell } and { $other } is { $digit }: { $why }. No other cell that sees both ends can be { $digit }: { $so }.
only-ways =
    { AND($ways, comma: "never") } { COUNT($ways) ->
        [one] is its only way
       *[other] are its only ways
    }
no-two-together = without { $digit }, no two of their candidates go together
no-partner =
    In { HOUSE($house) }, every cell but { $cells } { $rest }. { $digits } { COUNT($digits) ->
        [one] touches
       *[other] touch
    } no black dot, so they stand there, and { $so }.
no-partner-one =
    In { HOUSE($house) }, every cell but { $cells } { $rest }. { $digits } { COUNT($digits) ->
        [one] touches
       *[other] touch
    } no black dot, so { $so }.
touches-black = touches a black dot
filled-or-touches-black = is filled or touches a black dot
against = In { HOUSE($house) }, { $digit } can only go in { OR($cells) }: { JOIN($parts, ", and ") }. { $why }. So { $so }.
against-below = In { HOUSE($house) }, { $digit } can only go in { OR($cells) }. { CAPITAL($why) }. So { $so }.
against-leaves-nothing = If { $digit } were in { $other }, the { $colour } dot would leave nothing for { $cell }
against-either = If { $digit } is in { $other }, the { $colour } dot makes { $cell } { OR($digits) }; if not, { $cell } is { $digit }
against-neither = With { OR($digits) } in { $cell }, { $digit } could go in neither: { JOIN($parts, "; ") }
against-none = With { OR($digits) } in { $cell }, { $digit } could go in none of them: { JOIN($parts, "; ") }
not-in-taken = not in { $cell }, which would be taken
see-cell =
    { $cells } { COUNT($cells) ->
        [one] sees
       *[other] see
    } { $cell }
no-dot-to =
    { $cells } { COUNT($cells) ->
        [one] has
       *[other] have
    } no dot to { $cell }, and { $parts }
dot-does-not-join = the { $colour } dot to { $cell } does not join { OR($digits) } with { $digit }

## Cells that are filled together

dots-join = { CAPITAL($colours) } dots join { $cells }{ JOIN($beside, "") }
dots-join-middle = { CAPITAL($colours) } dots join { $cells }{ JOIN($beside, "") }, so { $middle } in the middle is { OR($digits) }
white-run = { CAPITAL($colours) } dots join { $cells } in { HOUSE($house) }{ JOIN($beside, "") }, so they count straight up or down
black-run = { CAPITAL($colours) } dots join { $cells } in { HOUSE($house) }{ JOIN($beside, "") }, so they double up or down
and-a-dot-joins = , and a { $colour } dot joins { $cells }
groups-join = in { HOUSE($house) }, dots join { JOIN($groups, ", and ") }
fill-square =
    fill the square { $cells } with its { COUNT($dots) ->
        [one] dot
       *[other] dots
    }
fill-square-both =
    fill the square { $cells } with its { COUNT($dots) ->
        [one] dot
       *[other] dots
    } and missing { COUNT($gaps) ->
        [one] dot
       *[other] dots
    }
fill = fill { HOUSE($house) }
fill-dots = fill { HOUSE($house) } with its dots
fill-gaps = fill { HOUSE($house) } with its gaps
fill-both = fill { HOUSE($house) } with its dots and gaps
their-ways =
    their only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }
their-ways-as =
    their only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }, as { AND($parts, comma: "each") }
its-ways =
    its only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }
its-ways-as =
    its only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }, as { AND($parts, comma: "each") }
together-ways =
    together, their only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }
together-ways-as =
    together, their only { COUNT($ways) ->
        [one] way is
       *[other] ways are
    } { AND($ways, comma: "never") }, as { AND($parts, comma: "each") }
no-way = { CAPITAL($head) }. No digits fit there.
no-way-as = { CAPITAL($head) }. No digits fit there, as { AND($parts, comma: "each") }.
no-way-back = { CAPITAL($head) }. They cannot come back, so no digits fit there.
way-with = { JOIN($ways, " with ") }
each-way-uses = { $text }; each way uses { $digits }
the-way-uses = { $text }; it uses { $digits }
no-dot-joins = no dot joins { OR($pairs, comma: "never") }
a-dot-joins = a { $colour } dot joins { $pair }
contains-any = { $head }. Without { OR($digits) }, no digits fit there. So { $so }.
contains-each = { $head }. { CAPITAL($why) }. Each has a { JOIN($digits, " and a ") }, so { $who } can be { OR($digits) }: { $so }.
contains-the-one = { $head }. { CAPITAL($why) }. It has a { JOIN($digits, " and a ") }, so { $who } can be { OR($digits) }: { $so }.
no-other-of-house = no other cell of { HOUSE($house) }
no-other-seeing = no other cell that sees { $cells }
none-seeing-2 = no cell that sees both
none-seeing-3 = no cell that sees all three
none-seeing-4 = no cell that sees all four
none-seeing-5 = no cell that sees all five
none-seeing-6 = no cell that sees all six
count-neither = with { OR($digits) } in { $cell } they could count neither up nor down
counts-both = with { $digit } in { $cell } they would count { OR($ways, comma: "never") }, but { AND($parts, comma: "never") }
counts-one = with { $digit } in { $cell } they could only count { OR($ways, comma: "never") }, but { AND($parts, comma: "never") }
try-it = try it: { $text }
each-below = look at each in turn
digits-in-any = { OR($digits) } in { OR($cells) }
no-way-has = no way to fill these cells has { OR($cases, comma: "never") }
every-way-uses = each way to fill these cells uses { $digits }
reasons-below = no way to fill these cells has the digits that are crossed out
ways-below = only a few ways fill these cells
no-other-ways = there are no other ways, as { AND($parts, comma: "each") }
so-left = { $text }: so { $so }

## Why digits fail in such cells

fails-known =
    { $digits } in { OR($cells) } { COUNT($digits) ->
        [one] does
       *[other] do
    } not go with the { $known } in { $cell } across the { $colour } dot
fails-lone =
    { $digits } in { OR($cells) } { COUNT($digits) ->
        [one] has
       *[other] have
    } neither half nor double
fails-unfit =
    { $digits } in { OR($cells) } { COUNT($digits) ->
        [one] fits
       *[other] fit
    } nothing in { $cell } across the { $colour } dot
fails-both = { $digits } in { OR($cells) } would need { OR($needed) } in both { $cell } and { $other }
fails-next-lone =
    { $digits } in { OR($cells) } would need { OR($needed) } in { $other }, which { COUNT($needed) ->
        [one] touches
       *[other] touch
    } no black dot
fails-next-unfit =
    { $digits } in { OR($cells) } would need { OR($needed) } in { $other }, which { COUNT($needed) ->
        [one] fits
       *[other] fit
    } nothing in { $cell } across the { $colour } dot
fails-again = { $digits } in { OR($cells) } would need { OR($needed) } in { $cell } and { $again } again in { $other }
trying-cells = this is found by trying: no filling of these cells has { OR($cases, comma: "never") }
trying-house = this is found by trying: no filling of { HOUSE($house) } has { OR($cases, comma: "never") }
digits-in = { OR($digits) } in { $cell }
if-then = if { $cell } were { $digit }, { JOIN($steps, ", then ") }
if-brief = if { $cell } were { $digit }, { AND($steps, comma: "never") }
if-brief-cases = if { $cell } were { $digit }, { AND($steps, comma: "never") }, and each of these fails
case = with { OR($digits) } in { $cell }, { $text }
case-digits = with { OR($digits) }, { $text }
case-cell = in { $cell }, { $text }
then = { JOIN($steps, ", then ") }
then-cases = { JOIN($steps, ", then ") }: { JOIN($cases, "; ") }
and-be = { $cell } { OR($digits) }
would-be = { $cell } would be { OR($digits) }
would-be-by = { $cell } would be { OR($digits) } by { AND($dots, comma: "never") }
would-be-as = { $cell } would be { OR($digits) }, as { AND($parts, comma: "each") }
would-be-by-as = { $cell } would be { OR($digits) } by { AND($dots, comma: "never") }, as { AND($parts, comma: "each") }
could-only-go = { $digit } could only go in { OR($cells) }
could-only-go-as = { $digit } could only go in { OR($cells) }, as { AND($parts, comma: "each") }
no-place = { $digit } would have no place in { HOUSE($house) }
no-place-as = { $digit } would have no place in { HOUSE($house) }, as { AND($parts, comma: "each") }
could-only-be = { $cells } could only be { OR($ways, comma: "never") }
go-apart = { $first } and { $second }: no two of these go together
ways-apart = no way to fill { $first } would go with one of { $second }
nothing-left = nothing would be left for { $cell }
no-digit-as = { $cell } would have no digit, as { AND($parts, comma: "each") }
has-to-be = { $cell } would have to be { OR($digits) } by { AND($dots, comma: "never") }, but { AND($parts, comma: "each") }
finds-no-partner = { $cell } would find no half or double for { $dot }
needs-in-vain = { $cell } would need { AND($parts, comma: "never") }, which it cannot be
needs-no-both = { $cell } would need { AND($parts, comma: "never") }: none of its digits is both
needs-never-both = { $cell } would need { AND($parts, comma: "never") }: never both
need-for = { $need } for { $dot }
digits-or = { OR($digits) }
half-or-double = half or double of { $digit }
the-dot-to = the { $colour } dot to { $cell }
dot-needs = { $dot } needs { $need } in { $cell }
dots-need = the { $colour } dots to { $cell } need { $need } in { $cells }
takes = { $cell } takes { OR($digits) }
takes-all = { $cell } takes { $digits }
are-taken =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } taken
missing-rules-out = the missing dot to { $cell } rules out { $digits }
missing-rule-out-there =
    the missing { COUNT($cells) ->
        [one] dot
       *[other] dots
    } from { $cell } to { $cells } { COUNT($cells) ->
        [one] rules
       *[other] rule
    } it out there

## Suppositions

what-if = If { $cell } were { $digit }, { JOIN($links, "; ") }. So { $so }.
what-if-brief = If { $cell } were { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. So { $so }.
what-if-try = Try it: if { $cell } were { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. So { $so }.
what-if-links =
    If { $cell } were { $digit }, { $count ->
        [one] { $count } link
       *[other] { $count } links
    } would follow. { CAPITAL($end) }. So { $so }.
more-follow =
    { $count ->
        [one] { $count } more digit
       *[other] { $count } more digits
    } would follow
suppose = suppose that { $cell } were { $digit }
would-not-be = { $cell } would not be { OR($digits) }
would-not-be-as = { $cell } would not be { OR($digits) }, as { AND($parts, comma: "each") }
then-only-place = in { HOUSE($house) }, { $digit } could then only go in { $cell }
then-only-place-as = in { HOUSE($house) }, { $digit } could then only go in { $cell }, as { AND($parts, comma: "each") }
cell-sees-cells = { $cell } sees { $cells }
gap-beside = { $cell }, beside { $cells } without a dot, rules it out there
dot-between = the { $colour } dot between { $cell } and { $cells } rules it out there
missing-between = the missing dot between { $cell } and { $cells } rules it out there
not-any-more =
    { $cells } { COUNT($cells) ->
        [one] is
       *[other] are
    } not { $digit } any more
then-no-place = then { HOUSE($house) } would have no place for { $digit }
then-no-place-as = then { HOUSE($house) } would have no place for { $digit }, as { AND($parts, comma: "each") }
not-at-once = but { $cell } cannot be { $digits } at once
then-no-digit = then { $cell } would have no digit
then-no-digit-as = then { $cell } would have no digit, as { AND($parts, comma: "each") }
then-has-to-be = then { $cell } would have to be { OR($digits) }, but { AND($parts, comma: "each") }
gap-beside-it = { $cell }, beside it without a dot, rules out { $digits }
dot-to-rules-out = the { $colour } dot to { $cell } rules out { $digits }