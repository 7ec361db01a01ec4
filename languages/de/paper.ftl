### What is printed: booklets of puzzles, and positions to practise on. The fonts have Latin, Greek and Cyrillic letters.

## generator/formats/front_matter.py: the rules of a booklet

# $houses: "boxes", "some-boxes" (not each puzzle has boxes) or "no-boxes". $digits: clauses as the two below
fill-the-board =
    { $houses ->
        [boxes] Fülle das Gitter so aus, dass jede Zeile, jede Spalte und jeder dick umrandete Block jede Ziffer einmal enthält
        [some-boxes] Fülle das Gitter so aus, dass jede Zeile, jede Spalte und, wo es Blöcke gibt, jeder dick umrandete Block jede Ziffer einmal enthält
       *[no-boxes] Fülle das Gitter so aus, dass jede Zeile und jede Spalte jede Ziffer einmal enthält
    }: { JOIN($digits, ", ") }.
digits-to = 1 bis { $size }
digits-to-on-a-board = 1 bis { $size } in einem Gitter von { $size } mal { $size }
booklet-white-dot = Ein weißer Punkt zwischen zwei Zellen: Ihre Ziffern sind Nachbarzahlen, etwa 3 und 4.
booklet-black-dot = Ein schwarzer Punkt zwischen zwei Zellen: Eine Ziffer ist das Doppelte der anderen, etwa 2 und 4.
booklet-either-dot = Bei 1 und 2 trifft beides zu: Der Punkt zwischen ihnen kann weiß oder schwarz sein.
# which dots are drawn: it stands above a puzzle, if these are not all
booklet-mark =
    { $gaps ->
        [all-white] alle weißen Punkte
        [all-black] alle schwarzen Punkte
       *[some-dots] einige Punkte
    }
# what a missing dot means
booklet-gaps =
    { $gaps ->
        [negative] Alle Punkte sind eingezeichnet: Wo keiner ist, sind die Ziffern weder Nachbarzahlen, noch ist eine das Doppelte der anderen.
        [all-white] In einem Rätsel mit dem Vermerk „{ booklet-mark }“ können schwarze Punkte fehlen: Wo kein Punkt ist, sind die Ziffern nur keine Nachbarzahlen.
        [all-black] In einem Rätsel mit dem Vermerk „{ booklet-mark }“ können weiße Punkte fehlen: Wo kein Punkt ist, ist nur keine Ziffer das Doppelte der anderen.
       *[some-dots] In einem Rätsel mit dem Vermerk „{ booklet-mark }“ können Punkte fehlen: Wo kein Punkt ist, ist nichts gesagt.
    }
# comes after the sentence "All dots are drawn", if some puzzles have a mark
booklet-exceptions = Rätsel mit einem Vermerk über Punkte sind Ausnahmen.
booklet-one-solution = Jedes Rätsel hat genau eine Lösung, und sie lässt sich durch Nachdenken allein finden.
# beside a dot of each colour
key-consecutive = Nachbarzahlen
key-double = eine das Doppelte der anderen
# the pictures of these dots, for those who have the page read to them
a-white-dot = ein weißer Punkt
a-black-dot = ein schwarzer Punkt

## generator/formats/front_matter.py: the title and the contents

number-of-puzzles = { $count } Rätsel
booklet-contents = Inhalt
booklet-rules = Regeln
booklet-solutions = Lösungen
# a line of the contents: the puzzles of a level. $first and $last are their numbers
contents-from-to = { $heading }: { $first } bis { $last }
contents-of-one = { $heading }: { $first }

## generator/formats/booklet.py

# the heading of the puzzles of a level, or of those without one
heading-of-puzzles =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
        [extreme] Extrem
       *[none] Rätsel
    }
# above a puzzle, in a list with commas
puzzle-rating = Grad { $rating }
without-boxes = ohne Blöcke
solution-on-page = Lösung: Seite { $page }
# beside a solution: where its puzzle is
puzzle-on-page = Seite { $page }
# the pictures, for those who have the page read to them. $ken and $digits stay as they are
picture-of-puzzle = Rätsel { $number } in KEN: { $ken }
picture-of-code = QR-Code von Rätsel { $number }
picture-of-solution = Lösung von Rätsel { $number }: { $digits }

## generator/formats/worksheet.py: positions to practise on

position-with-some-dots = { $number } (einige Punkte: ein fehlender Punkt bedeutet nichts)
# the picture, for those who have the page read to them
picture-of-position = Stellung { $number } in KEN: { $ken }, Eingaben { $entries }
worksheet-answers = Antworten
# the last in a list of answers
and-more-answers = und { $count } weitere
