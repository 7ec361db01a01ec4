### What is printed: booklets of puzzles, and positions to practise on. The fonts have Latin, Greek and Cyrillic letters.

## generator/formats/front_matter.py: the rules of a booklet

# $houses: "boxes", "some-boxes" (not each puzzle has boxes) or "no-boxes". $digits: clauses as the two below
fill-the-board =
    { $houses ->
        [boxes] Fill the board so that every row, every column and every box with a thick border holds each digit once
        [some-boxes] Fill the board so that every row, every column and, where there are boxes, every box with a thick border holds each digit once
       *[no-boxes] Fill the board so that every row and every column holds each digit once
    }: { JOIN($digits, ", ") }.
digits-to = 1 to { $size }
digits-to-on-a-board = 1 to { $size } on a board of { $size } by { $size }
booklet-white-dot = A white dot between two cells: their digits are consecutive, such as 3 and 4.
booklet-black-dot = A black dot between two cells: one digit is twice the other, such as 2 and 4.
booklet-either-dot = Between 1 and 2, which are both, the dot may have either colour.
# which dots are drawn: it stands above a puzzle, if these are not all
booklet-mark =
    { $gaps ->
        [all-white] all white dots
        [all-black] all black dots
       *[some-dots] some dots
    }
# what a missing dot means
booklet-gaps =
    { $gaps ->
        [negative] All dots are drawn: where there is no dot, the digits are neither consecutive nor is one twice the other.
        [all-white] In a puzzle marked "{ booklet-mark }", black dots may be missing: where there is no dot, the digits are only not consecutive.
        [all-black] In a puzzle marked "{ booklet-mark }", white dots may be missing: where there is no dot, only neither digit is twice the other.
       *[some-dots] In a puzzle marked "{ booklet-mark }", dots may be missing: where there is no dot, nothing is said.
    }
# comes after the sentence "All dots are drawn", if some puzzles have a mark
booklet-exceptions = Puzzles with a mark above them that names dots are exceptions.
booklet-one-solution = Each puzzle has exactly one solution, and it can be found by reasoning alone.
# beside a dot of each colour
key-consecutive = consecutive
key-double = one twice the other
# the pictures of these dots, for those who have the page read to them
a-white-dot = a white dot
a-black-dot = a black dot

## generator/formats/front_matter.py: the title and the contents

number-of-puzzles =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
booklet-contents = Contents
booklet-rules = Rules
booklet-solutions = Solutions
# a line of the contents: the puzzles of a level. $first and $last are their numbers
contents-from-to = { $heading }: { $first } to { $last }
contents-of-one = { $heading }: { $first }

## generator/formats/booklet.py

# the heading of the puzzles of a level, or of those without one
heading-of-puzzles =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
        [extreme] Extreme
       *[none] Puzzles
    }
# above a puzzle, in a list with commas
puzzle-rating = rating { $rating }
without-boxes = no boxes
solution-on-page = solution: page { $page }
# beside a solution: where its puzzle is
puzzle-on-page = page { $page }
# the pictures, for those who have the page read to them. $ken and $digits stay as they are
picture-of-puzzle = puzzle { $number } in KEN: { $ken }
picture-of-code = QR code of puzzle { $number }
picture-of-solution = solution of puzzle { $number }: { $digits }

## generator/formats/worksheet.py: positions to practise on

position-with-some-dots = { $number } (some dots: a missing dot says nothing)
# the picture, for those who have the page read to them
picture-of-position = position { $number } in KEN: { $ken }, entries { $entries }
worksheet-answers = Answers
# the last in a list of answers
and-more-answers = and { $count } more
