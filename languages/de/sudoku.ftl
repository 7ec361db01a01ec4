### What the page of Kropki Sudoku says.
###
### Numbers, times and dates come as they are written: "4:05", "21 Nov". $cell is the name of a cell, "r3c5", which stays as it is.
### $level is the name of a level with its rating, as it stands alone: "Hard 3.0".

## web/sudoku/board/after-change.js

cells-changed =
    { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    } geändert

## web/sudoku/board/pad.js

# keys: why the digit of a cell is right; which clues force it
why = Warum?
clues = Gründe
digit-left = { $digit }, noch { $left }
colour-number = Farbe { $digit }

## web/sudoku/board/page.js

its-link = Link des Rätsels
browser-does-not-keep-game = Dieser Browser speichert dein Spiel nicht. Setze ein Lesezeichen oder kopiere den Link, der speichert es.
last-puzzle-is-kept = Das letzte Rätsel ist gespeichert.
back-to-it = Zurück dorthin
result = Ergebnis
solved-in-well-done = Gelöst in { $time }. Gut gemacht!
solved-well-done = Gelöst. Gut gemacht!
daily-of = Tagesrätsel, { $day }
# $dot: a picture of a dot
all-of-colour-shown = alle { $dot } gezeigt
no-boxes = ohne Blöcke
no-dot-neither = sonst kein Punkt
not-all-dots-shown = nicht alle Punkte gezeigt
kropki-daily = Kropki: Tagesrätsel, { $level }
# how many cells are empty
cells-to-go = noch { $count }
go-on-at = Weiter, { $time }
pause-at = Pause, { $time }
first-steps = Erste Schritte

## web/sudoku/board/print-sheets.js

solution-number = Lösung { $number }
rule-of-houses = In jeder Zeile, jeder Spalte und jedem umrandeten Block stehen die Ziffern 1 bis { $size } je einmal.
rule-of-lines = In jeder Zeile und jeder Spalte stehen die Ziffern 1 bis { $size } je einmal.
rule-of-dots = Ein weißer Punkt verbindet Nachbarzahlen, ein schwarzer Punkt eine Ziffer und ihr Doppeltes; 1 und 2 können jeden der beiden haben.
all-white-dots-are-shown = Alle weißen Punkte sind gezeigt, aber nicht alle schwarzen: In benachbarten Zellen ohne Punkt stehen keine Nachbarzahlen, also liegt zwischen 1 und 2 immer ein Punkt.
all-black-dots-are-shown = Alle schwarzen Punkte sind gezeigt, aber nicht alle weißen: In benachbarten Zellen ohne Punkt stehen nicht eine Ziffer und ihr Doppeltes, also liegt zwischen 1 und 2 immer ein Punkt.
all-dots-are-shown = Alle Punkte sind gezeigt: In benachbarten Zellen ohne Punkt stehen weder Nachbarzahlen noch eine Ziffer und ihr Doppeltes, also liegt zwischen 1 und 2 immer ein Punkt.
not-all-dots-are-shown = Nicht alle Punkte sind gezeigt: Ein fehlender Punkt bedeutet nichts.

## web/sudoku/board/words.js

row-and-column = Zeile { $row } Spalte { $column }
given-digit = vorgegebene { $digit }
# a cell
empty = leer
centre-marks = Mitte { $digits }
corner-marks = Ecke { $digits }
# colours are numbered, too
colours = Farbe { $digits }
# a digit
repeated = mehrfach
wrong = falsch
tried = probiert
breaks-a-dot-rule = verletzt eine Punktregel
# a dot of a cell
dot-beside =
    { $colour ->
        [white] weißer Punkt
       *[black] schwarzer Punkt
    } { $side ->
        [right] rechts
        [below] unten
        [left] links
       *[above] oben
    }
# $boxes: "false" where the board has none; $dots: which are all drawn, "true" for all and "false" for none
board-name =
    Kropki, { $size } mal { $size }{ $boxes ->
        [false] , ohne Blöcke
       *[true] { "" }
    }. { $dots ->
        [true] Alle Punkte sind eingezeichnet
        [white] Alle weißen Punkte sind eingezeichnet
        [black] Alle schwarzen Punkte sind eingezeichnet
       *[false] Nur einige Punkte sind eingezeichnet
    }

## web/sudoku/board/answers.js

# digits
missing = fehlt noch { $digits }
missing-nothing = nichts fehlt
board-has-no-boxes = Dieses Gitter hat keine Blöcke
row = Zeile
column = Spalte
box = Block
# the place of a cell, in what follows
in-row-and-column = Zeile { $row } Spalte { $column }
repeated-digits-in = gleiche Ziffern in { $cells }
# $rule: one of the four rules below; $cells: two
rule-broken-between = { $rule }: { $cells }
# $parts: "repeated digits in …" and broken rules
conflict = Widerspruch: { CAPITAL($parts) }
# $a and $b: digits
black-dot-not-double = ein schwarzer Punkt: { $b } ist nicht das Doppelte von { $a }
white-dot-not-consecutive = ein weißer Punkt: { $a } und { $b } sind keine Nachbarzahlen
no-dot-but-twice = hier ist kein Punkt: { $a } und { $b } dürfen sich nicht berühren, eine ist das Doppelte der anderen
no-dot-but-next-to = hier ist kein Punkt: { $a } und { $b } dürfen sich nicht berühren, sie sind Nachbarzahlen
is-twice-in-this =
    { $house ->
        [row] die { $digit } steht zweimal in dieser Zeile
        [column] die { $digit } steht zweimal in dieser Spalte
       *[box] die { $digit } steht zweimal in diesem Block
    }

## web/sudoku/puzzle/api.js

# $time: "50 seconds"
too-many-requests = zu viele Anfragen; versuche es in { $time } noch einmal
server-is-busy = der Server hat zu tun; versuche es gleich noch einmal
# $status: a number that names a fault
server-answered = der Server hat mit { $status } geantwortet
seconds =
    { $count } { $count ->
        [one] Sekunde
       *[other] Sekunden
    }
minutes =
    { $count } { $count ->
        [one] Minute
       *[other] Minuten
    }

## web/sudoku/puzzle/calendar.js

# a puzzle of a day
day-done = gelöst
done-at-another-level = auf einer anderen Stufe gelöst
begun = angefangen

## web/sudoku/puzzle/paste.js

there-is-nothing-to-read = da ist nichts zu lesen
needs-connection-for-links = Links anderer Websites liest der Server, dafür braucht es also eine Verbindung
neither-puzzle-nor-link = das ist weder ein Rätsel noch ein Link, der hier bekannt ist

## web/sudoku/puzzle/solution.js

has-several-solutions = Dieses Rätsel hat mehr als eine Lösung.
has-no-solution = Dieses Rätsel hat keine Lösung.

## web/sudoku/puzzle/ken.js

# The line of text that holds a puzzle, and what is wrong with it, in a clause. $expected: what comes next.
expected-but-text-ends = der Text endet zu früh – erwartet: { $expected }
expected-but-there-is = dort steht { $found } – erwartet: { $expected }
fault-at-character = { $fault } (Zeichen { $number })
expected-digit-up-to = eine Ziffer von 1 bis { $size }
expected-no-dot = x, wo ein Punkt außerhalb des Gitters läge
expected-fewer-characters = höchstens { $count } Zeichen
# $sizes: "true" for boards with boxes, "false" for those without
expected-rows =
    { $sizes ->
        [true] 4, 6 oder 9 Zeilen statt { $count }
       *[false] 4 bis 9 Zeilen statt { $count }
    }
expected-row-to-end = das Ende von Zeile { $row } nach { $size } Zellen
expected-cells-in-row = { $size } Zellen in Zeile { $row } statt { $count }
expected-token = eine Ziffer, ein Buchstabe von A bis I, '(' oder '/'
expected-bracket = eine Klammer wie (5wk) oder (xw)
expected-closed-bracket = eine Klammer, die mit ')' geschlossen ist
expected-in-bracket = eine Ziffer, 'w', 'k', 'x' oder ')'
expected-full-board = eine Ziffer in jeder Zelle und kein Punkt

## web/sudoku/help/hints.js

help-cannot-be-loaded = Die Hilfe lässt sich nicht laden. Lade die Seite neu und versuche es noch einmal.

## web/sudoku/help/argument.js

back-to-the-keys = Zurück zu den Tasten
argument = Begründung

## web/sudoku/help/coach.js

everything-so-far-is-right = Bis hierher ist alles richtig.
wrong-check-again =
    { $count ->
        [one] Eine Ziffer ist falsch. Drücke noch einmal „Prüfen“, um sie zu sehen.
       *[other] { $count } Ziffern sind falsch. Drücke noch einmal „Prüfen“, um sie zu sehen.
    }
wrong-marked-on-board =
    { $count ->
        [one] Eine Ziffer ist falsch: Sie ist im Gitter markiert.
       *[other] { $count } Ziffern sind falsch: Sie sind im Gitter markiert.
    }
marks-have-lost = Die Notizen in { JOIN($cells, ", ") } enthalten die richtige Ziffer nicht mehr.
first-these-are-wrong =
    { COUNT($cells) ->
        [one] Erst einmal ist diese Ziffer falsch
       *[other] Erst einmal sind diese Ziffern falsch
    }: { JOIN($cells, ", ") }.

## web/sudoku/help/fault.js

why-is-not = Warum { $cell } keine { $digit } ist
back-to-before-mistake = Zurück bis vor den Fehler

## web/sudoku/help/helper.js

all-steps = Alle Schritte
reveal = Verraten
just-the-digit = Nur die Ziffer
this-cell = Diese Zelle
hint-for-selected-cell = Ein Tipp für die ausgewählte Zelle
check-failed = Das Prüfen ist nicht gelungen: { CAPITAL($fault) }.
not-exactly-one-solution = Dieses Rätsel hat nicht genau eine Lösung, also gibt es nichts, womit sich vergleichen ließe.
select-one-empty-cell = Wähle erst eine leere Zelle im Gitter aus.
cell-is = { $cell } ist eine { $digit }.
cell-is-given = Die Ziffer in { $cell } ist vorgegeben: Sie steht von Anfang an da.
no-explanation = Keine Erklärung: { CAPITAL($fault) }.
board-is-complete = Das Gitter ist vollständig.
no-technique-helps = Keine Technik, die wir kennen, hilft hier.
no-hint = Kein Tipp: { CAPITAL($fault) }.
puzzle-needs-connection = dieses Rätsel braucht dafür eine Verbindung
hint-without-them = Tipp ohne sie
page-does-not-know-solution = Die Seite kennt die Lösung nicht und kann darum keine Fehler finden.
here-everything-was-right = Hier war alles richtig. „Vor“ bringt das Übrige Schritt für Schritt zurück.
step-by-step = Schritt für Schritt

## web/sudoku/help/lead.js

# between the steps of an argument, as "if-then" has it: a long one gets a line for each step
then-comes = ; dann
towards-step-of = Auf dem Weg zu { $cell }: Schritt { $step } von { $count }
the-next-digit = Die nächste Ziffer
look-at = Schau auf { HOUSE($house) }.
# keys, which show the idea of a step, then the step itself
idea = Idee
step = Schritt
# a key
enter-found-digits = { $digits } eintragen
take-the-step = Schritt ausführen
steps-to-digit =
    { $count ->
        [1] Ein Schritt
        [2] Zwei Schritte
        [3] Drei Schritte
        [4] Vier Schritte
        [5] Fünf Schritte
        [6] Sechs Schritte
        [7] Sieben Schritte
        [8] Acht Schritte
        [9] Neun Schritte
        [10] Zehn Schritte
        [11] Elf Schritte
        [12] Zwölf Schritte
       *[other] { $count } Schritte
    } zu einer { $digit } in { HOUSE($house) }
why-cell = Warum { $cell }?
why-is = Warum ist { $cell } eine { $digit }?
show-the-way = Den Weg zeigen
show-the-argument = Begründung zeigen
the-next-step = Nächster Schritt
back-to-the-clues = Zurück zu den Gründen
step-of = Schritt { $step } von { $count }.
together-force-not-settled = Zusammen erzwingen sie es. Nicht geklärt ist, ob alle davon gebraucht werden.
# the clues of a digit
that-alone-forces-it = Das allein erzwingt es.
together-they-force-it = Zusammen erzwingen sie es, und nichts davon kann wegfallen.
clue-digit = die { $digit } in { $cell }
# $dots: their places, "r1c1-r1c2"
clue-dots =
    { COUNT($dots) ->
        [one] der Punkt
       *[other] die Punkte
    } { $dots }
clue-no-dots = kein Punkt bei { $places }
only-the-rules = nur die Regeln
# the name of a house after "in"
clues-in-house = { HOUSE($house) }
clues-in = { CAPITAL(AND($clues, comma: "never")) }, in { $houses }.
clues-alone = { CAPITAL(AND($clues, comma: "never")) }.

## web/sudoku/help/learned.js

# positions of a lesson
found-of = { $right } von { $count } gefunden
found-lesson-is-done = { $right } gefunden. Diese Lektion ist geschafft; du kannst weitergehen.

## web/sudoku/help/sketch.js

# what the looks of cells mean
look-here = hier hinschauen
gives-the-reason = liefert den Grund
loses-what-is-crossed-out = verliert, was gestrichen ist
gets-its-digit = bekommt ihre Ziffer
where-this-leads = wohin das führt

## web/sudoku/help/tutorial.js

here-one-to-four = In jeder Zeile, jeder Spalte und jedem umrandeten Block steht jede Ziffer von 1 bis 4 genau einmal. Keine Ziffer ist vorgegeben: Die Punkte genügen.
which-digit-in-corner = Ein schwarzer Punkt verbindet eine Ziffer und ihr Doppeltes: 1 und 2 oder 2 und 4. Die Zelle in der Ecke hat zwei schwarze Punkte, und in ihren beiden Nachbarzellen stehen verschiedene Ziffern. Welche Ziffer steht in der Ecke?
it-is-two = Es ist die 2, mit der 1 und der 4 daneben. Welche Ziffer bleibt für die letzte Zelle dieses Blocks?
which-is-above-the-three = Ein weißer Punkt verbindet Nachbarzahlen. Einer liegt zwischen der 3 und der Zelle darüber. Welche Ziffer steht über der 3, und welche bleibt für die letzte Zelle des Blocks?
what-is-left = Kein Punkt bedeutet: weder noch. Rechts von der 4 ist kein Punkt: also keine 3, denn sie ist eine Nachbarzahl, und keine 2, denn sie ist die Hälfte. Was bleibt?
always-have-a-dot = Für die Zeile bleibt eine Ziffer. Und unter der 1 ist kein Punkt, also steht dort keine 2: Zwischen einer 1 und einer 2 nebeneinander liegt immer ein Punkt.
the-rest-is-yours = Der Rest gehört dir. Wenn du nicht weiterkommst, drücke „Tipp“: Er zeigt und erklärt den nächsten Schritt.
not-this-digit = Nicht { $digit }.
page-of = { $page } von { $count }
finish-this-little-board = Dieses kleine Gitter fertig lösen

## web/sudoku/help/techniques.js

# The names of techniques, as they stand alone.
name-last-cell = letzte Zelle
name-dot-from-a-digit = Punkt an einer Ziffer
name-hidden-single-in-a-box = versteckter Einer im Block (Hidden Single)
name-gap-from-a-digit = fehlender Punkt an einer Ziffer
name-naked-single = nackter Einer (Naked Single)
name-hidden-single-in-a-line = versteckter Einer in Zeile oder Spalte (Hidden Single)
name-black-dot-digits = Ziffern am schwarzen Punkt
name-dot-pair = Punktpaar
name-straight-run-of-three = gerade Dreierkette
name-five-seven-nine = Fünf-Sieben-Neun
name-gap-pair = Paar ohne Punkt
name-white-run-in-a-house = weiße Kette in einem Haus
name-black-run-in-a-house = schwarze Kette in einem Haus
name-pointing-or-claiming = Überschneidung (Pointing, Claiming)
name-bent-run-of-three = geknickte Dreierkette
name-square-of-four = Viererquadrat
name-naked-pair = nacktes Paar (Naked Pair)
name-dot-pair-must-contain = Punktpaar mit Pflichtziffer
name-run-of-three-must-contain = Dreierkette mit Pflichtziffer
name-hidden-pair = verstecktes Paar (Hidden Pair)
name-two-groups-of-dots-in-a-house = zwei Punktgruppen in einem Haus
name-no-place-for-a-digit = kein Platz für eine Ziffer
name-naked-triple = nacktes Tripel (Naked Triple)
name-run-of-four = Viererkette
name-hidden-triple = verstecktes Tripel (Hidden Triple)
name-x-wing = X-Wing
name-long-run-or-tree = lange Kette oder Baum
name-long-run-must-contain = lange Kette mit Pflichtziffer
name-xy-wing = XY-Wing
name-swordfish = Schwertfisch (Swordfish)
name-house-with-its-dots = Haus mit seinen Punkten
name-short-what-if = kurzes Was-wäre-wenn
name-forcing = Widerspruchskette (Forcing)
# The idea of each in one sentence.
idea-last-cell =
    In { $boxes ->
        [false] einer Zeile oder einer Spalte
       *[true] einer Zeile, einer Spalte oder einem Block
    } ist nur noch eine Zelle leer. Sie bekommt die Ziffer, die dort fehlt.
idea-dot-from-a-digit = Ein Ende eines Punkts ist bekannt. Das andere Ende behält nur die Ziffern, die der Punkt erlaubt.
idea-hidden-single-in-a-box = In einem Block bleibt einer Ziffer nur eine Zelle.
idea-gap-from-a-digit = Neben einer bekannten Ziffer schließt ein fehlender Punkt ihre Nachbarzahlen, ihr Doppeltes und ihre Hälfte aus.
idea-naked-single =
    { $boxes ->
        [false] Zeile, Spalte
       *[true] Zeile, Spalte, Block
    } und Punkte lassen dieser Zelle nur eine Ziffer.
idea-hidden-single-in-a-line = In einer Zeile oder Spalte bleibt einer Ziffer nur eine Zelle.
idea-black-dot-digits = An einem schwarzen Punkt ist eine Ziffer das Doppelte der anderen. Eine Ziffer, die man weder halbieren noch verdoppeln kann, berührt keinen schwarzen Punkt.
idea-dot-pair = An einem Punkt bleibt eine Ziffer nur, wenn sie am anderen Ende einen Partner hat.
idea-straight-run-of-three = Punkte verbinden drei Zellen in gerader Linie. Wie man sie auch ausfüllt: Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-five-seven-nine =
    5, 7 und 9 berühren keinen schwarzen Punkt. Hat { $boxes ->
        [false] eine Zeile oder eine Spalte
       *[true] eine Zeile, eine Spalte oder ein Block
    } genau drei Zellen für sie, stehen sie dort.
idea-gap-pair = Zwischen zwei Zellen liegt kein Punkt. Eine Ziffer entfällt, wenn sie für die andere Zelle nichts übrig ließe.
idea-white-run-in-a-house = Weiße Punkte verbinden Zellen eines Hauses zu einer Kette. Die Ziffern steigen oder fallen immer weiter um 1.
idea-black-run-in-a-house = Schwarze Punkte verbinden Zellen eines Hauses zu einer Kette. Drei sind 1-2-4 oder 2-4-8, vier sind 1-2-4-8.
idea-pointing-or-claiming = In einem Haus kann eine Ziffer nur dort stehen, wo ein zweites Haus es kreuzt. Im Rest des zweiten entfällt sie.
idea-bent-run-of-three = Punkte verbinden drei Zellen um eine Ecke. Wie man sie auch ausfüllt: Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-square-of-four = Punkte und fehlende Punkte verknüpfen vier Zellen in einem Quadrat. Wie man sie auch ausfüllt: Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-naked-pair = Zwei Zellen eines Hauses haben nur dieselben zwei Kandidaten. Sie verbrauchen beide, also entfallen diese in den anderen Zellen.
idea-dot-pair-must-contain = Was auch an den beiden Enden eines Punkts steht, eine bestimmte Ziffer ist immer dabei. In keiner Zelle, die beide Enden sieht, kann sie stehen.
idea-run-of-three-must-contain = Was auch in drei Zellen an zwei Punkten steht, eine bestimmte Ziffer ist immer dabei. In keiner Zelle, die alle Plätze dafür sieht, kann sie stehen.
idea-hidden-pair = Zwei Ziffern können in einem Haus nur in dieselben zwei Zellen. Etwas anderes kann dort nicht stehen.
idea-two-groups-of-dots-in-a-house = Zwei Punktgruppen liegen in einem Haus. Fülle beide zusammen aus: Sie können keine Ziffer gemeinsam haben.
idea-no-place-for-a-digit = Ein Kandidat entfällt, wenn er einer anderen Ziffer alle Zellen nähme, die ein Haus noch für sie hat.
idea-naked-triple = Drei Zellen eines Hauses haben zusammen nur drei Kandidaten. Sie verbrauchen alle drei, also entfallen diese in den anderen Zellen.
idea-run-of-four = Punkte verbinden vier Zellen. Wie man sie auch ausfüllt: Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-hidden-triple = Drei Ziffern können in einem Haus nur in dieselben drei Zellen. Etwas anderes kann dort nicht stehen.
idea-x-wing = In zwei Zeilen passt eine Ziffer nur in dieselben zwei Spalten. In deren anderen Zellen entfällt sie. Mit zwei Spalten geht es ebenso.
idea-long-run-or-tree = Punkte verbinden bis zu sechs Zellen. Wie man sie auch ausfüllt: Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-long-run-must-contain = Was auch in vier bis sechs Zellen an Punkten steht, eine bestimmte Ziffer ist immer dabei. In keiner Zelle, die alle Plätze dafür sieht, kann sie stehen.
idea-xy-wing = Eine Zelle hat zwei Kandidaten. Bei jedem von beiden bekommt eine von zwei anderen Zellen dieselbe Ziffer. Eine Zelle, die diese zwei sieht, kann sie nicht haben.
idea-swordfish = In drei Zeilen passt eine Ziffer nur in dieselben drei Spalten. In deren anderen Zellen entfällt sie. Mit drei Spalten geht es ebenso.
idea-house-with-its-dots =
    Fülle { $boxes ->
        [false] eine ganze Zeile oder eine Spalte
       *[true] eine ganze Zeile, eine Spalte oder einen Block
    } so aus, dass alle Punkte darin stimmen. Eine Ziffer, die in einer Zelle nie vorkommt, entfällt dort.
idea-short-what-if = Nimm einen der beiden Kandidaten einer Zelle an und verfolge, was er erzwingt. Führt das zu einem Widerspruch, entfällt er.
idea-forcing = Nimm einen beliebigen Kandidaten an und verfolge, was er erzwingt. Führt das zu einem Widerspruch, entfällt er.

## web/app.webmanifest

kropki-in-a-sentence = Sudoku mit Punkten: ein weißer verbindet Nachbarzahlen, ein schwarzer eine Ziffer und ihr Doppeltes.
puzzle-of-the-day = Tagesrätsel
dots-the-game-for-two = Dots, das Spiel für zwei
name-of-dots = Dots
puzzle-with-dots = Ein Rätsel mit weißen und schwarzen Punkten
