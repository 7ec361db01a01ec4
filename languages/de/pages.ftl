### The pages as they stand before a script runs: the sudoku page, and a puzzle on another site

## web/index.html

kropki = Kropki
kropki-sudoku-white-dots-join = Kropki-Sudoku: Weiße Punkte verbinden Nachbarzahlen, schwarze Punkte eine Ziffer und ihr Doppeltes, und kein Punkt bedeutet: weder noch.
kropki-sudoku-of-the-day = Kropki-Sudoku des Tages
puzzles-and-choices = Rätsel und Auswahl
new = Neu
daily = Täglich
puzzles = Rätsel
more = Mehr
race = Rennen
print = Drucken
statistics = Statistik
settings = Einstellungen
rules = Regeln
kropki-sudoku = Kropki-Sudoku
new-puzzle-of-level = Neues Rätsel nach Stufe
board = Gitter
this-puzzle = Dieses Rätsel
of-7-by-its-hardest = von 7, nach der schwierigsten Technik. Nötig sind:
white-dot-is = Weißer Punkt:
one-apart = ±1
black-dot-is = Schwarzer Punkt:
double = doppelt
controls = Bedienung
tool = Werkzeug
digit = Ziffer
corner = Ecke
centre = Mitte
colour = Farbe
select-several-cells = Mehrere Zellen auswählen
select = Wählen
fill-in-all-candidates = Alle Kandidaten als Notizen eintragen
fill-marks = Notizen
erase = Löschen
actions = Aktionen
hold-it-back-to-before = Gedrückt halten: zurück bis vor den ersten Fehler (U)
undo = Zurück
redo = Vor
try-digits-that-may-be = Ziffern probieren, die falsch sein können, und sie dann behalten oder verwerfen (T)
try = Versuch
hint = Tipp
new-puzzle = Neues Rätsel
rows-columns-and-boxes = Zeilen, Spalten und Blöcke
rows-and-columns-only = Nur Zeilen und Spalten
size = Größe
level = Stufe
dots = Punkte
every-dot-no-dot-means = Alle Punkte <span class="soft">Kein Punkt bedeutet: weder noch.</span>
only-some-dots-no-dot = Nur einige Punkte <span class="soft">Ein fehlender Punkt bedeutet nichts.</span>
every-white-dot-not-all = Alle weißen Punkte <span class="soft">Nicht alle schwarzen.</span>
every-black-dot-not-all = Alle schwarzen Punkte <span class="soft">Nicht alle weißen.</span>
make-or-paste = Erstellen oder einfügen
daily-puzzle = Tagesrätsel
level-of-the-day = Stufe des Tagesrätsels
month-before = Vorheriger Monat
month-after = Nächster Monat
one-puzzle-a-day-and = Für jeden Tag und jede Stufe ein Rätsel, dasselbe für alle. Das nächste kommt um Mitternacht deiner Zeit.
removed = Entfernt.
put-it-back = Zurückholen
in-progress = Angefangen
done = Fertig
theme = Farben der Website
system = System
light = Hell
dark = Dunkel
barbie = Barbie
oppenheimer = Oppenheimer
show-the-time = Zeit anzeigen
show-conflicts-at-once = Widersprüche sofort zeigen
shade-the-row-column-and = Zeile, Spalte und Block der Zelle tönen
larger-digits-dots-and-type = Ziffern, Punkte und Schrift größer
keys-for-the-left-hand = Tasten für die linke Hand
sounds = Töne
entry = Eingabe
a-placed-digit-clears-the = Eine eingetragene Ziffer löscht die Notizen, die sie ausschließt
candidates-fill-themselves-in = Kandidaten tragen sich selbst ein
hints-tell-all-at-once = Tipps sagen sofort alles
size-of-marks = Größe der Notizen
small = Klein
large = Groß
besides = Außerdem
digits-first-choose-a-digit = Ziffer zuerst: erst eine Ziffer wählen, dann die Zellen dafür
a-cell-with-one-candidate = Eine Zelle mit nur noch einem Kandidaten füllt sich selbst aus
candidates-in-a-grid-of = Kandidaten in drei mal drei Plätzen anordnen
numbers-beside-rows-and-columns = Nummern neben Zeilen und Spalten
short-cell-names-for-screen = Kurze Zellnamen für Bildschirmleser
times-of-others = Zeiten der anderen
send-my-times-without-a = Meine Zeiten zum Vergleich senden, ohne Namen
also-send-the-seconds-between = Auch die Sekunden zwischen den Ziffern senden, damit wir lernen, wie schwierig jede Technik ist
what-is-kept = Was gespeichert wird
forget-what-this-device-sent = Vergessen, was dieses Gerät gesendet hat
paste-a-puzzle = Ein Rätsel einfügen
a-link-or-a-text = Ein Link oder ein Text mit einem Rätsel: von dieser Website, f-puzzles, SudokuPad, SudokuMaker oder Penpa+.
this-text-shows = Dieser Text zeigt
all-dots = alle Punkte
some-dots = einige Punkte
all-white-dots = alle weißen Punkte
all-black-dots = alle schwarzen Punkte
cancel = Abbrechen
open = Öffnen
ways-to-a-board-of = Wege zum eigenen Rätsel
make-your-own-place-digits = <a href="/make"><b>Ein eigenes erstellen</b> <span class="soft">Setze Ziffern und Punkte in ein leeres Gitter.</span></a>
change-this-one = Dieses ändern
a-copy-of-the-puzzle = Eine Kopie des Rätsels, das du gerade spielst.
paste-a-puzzle-from-a = <b>Ein Rätsel einfügen</b> <span class="soft">Aus einem Link oder einem Text.</span>
open-in-sudokupad = In SudokuPad öffnen
the-puzzle-on-the-board = Dasselbe Rätsel, in einem anderen Programm.
this-one = Dieses
and-1-more = und 1 weiteres
and-3-more = und 3 weitere
and-11-more = und 11 weitere
on-a-page = Pro Seite
with = Mitdrucken
what-i-have-filled-in = Was ich eingetragen habe
solutions-on-their-own-page = Lösungen, auf eigener Seite
fill-the-board-so-that = Fülle das Gitter so aus, dass jede Zeile, jede Spalte und jeder umrandete Block jede Ziffer genau einmal enthält.
drawing-of-a-white-dot = 4 und 5, weißer Punkt
a-white-dot-joins-consecutive = <span>Ein <b>weißer Punkt</b> verbindet Nachbarzahlen. Neben einer 4 ist das eine 3 oder eine 5.</span>
drawing-of-a-black-dot = 3 und 6, schwarzer Punkt
a-black-dot-joins-a = <span>Ein <b>schwarzer Punkt</b> verbindet eine Ziffer und ihr Doppeltes. 5, 7 und 9 berühren nie einen.</span>
drawing-of-no-dot = 2 und 7, kein Punkt
no-dot-means-neither-next = <span><b>Kein Punkt</b> bedeutet: weder noch. Neben einer 2 ohne Punkt steht keine 1, 3 oder 4.</span>
drawing-of-one-and-two = 1 und 2, schwarzer Punkt
one-and-two-are-both = <span><b>1 und 2</b> sind beides: Jeder der beiden Punkte kann sie verbinden, und einer ist immer da.</span>
below-some-boards-stands-not = Unter manchen Gittern steht <b>nicht alle Punkte gezeigt</b>. Dort bedeutet ein fehlender Punkt nichts. Unter anderen steht, dass alle Punkte einer Farbe gezeigt sind. Dort bedeutet kein Punkt nur, dass diese Farbe nicht passt.
show-me-step-by-step = Zeig es mir Schritt für Schritt
learn-the-techniques = Die Techniken lernen
keys = Tasten
enter-with-the-current-tool = mit dem gewählten Werkzeug eintragen; noch einmal nimmt es weg
digit-corner-centre-colour-space = Ziffer (auf deutschen Tastaturen mit Y statt Z), Ecke, Mitte, Farbe; die <kbd>Leertaste</kbd> wechselt der Reihe nach
keys-shift = <kbd>Umschalt</kbd> <kbd>Strg</kbd> <kbd>Strg</kbd>+<kbd>Umschalt</kbd>
with-a-digit-corner-centre = mit einer Ziffer: Ecke, Mitte, Farbe, für dieses eine Mal
move-with-shift-or-ctrl = bewegen; mit <kbd>Umschalt</kbd> oder <kbd>Strg</kbd> Zellen hinzunehmen
keys-select = <kbd>Strg</kbd>+<kbd>A</kbd> <kbd>I</kbd>
select-all-invert-esc-none = alle auswählen, Auswahl umkehren; <kbd>Esc</kbd> keine; Doppelklick: alle gleichen
delete = Entf
digit-then-centre-corner-and = Ziffer löschen, dann Mitte, Ecke und Farbe
keys-undo = <kbd>Strg</kbd>+<kbd>Z</kbd> <kbd>Y</kbd>
undo-redo-u-or-a = rückgängig, wiederholen; <kbd>U</kbd> oder langer Druck auf „Zurück“: zurück bis vor den ersten Fehler
try-from-here-keep-what = von hier an probieren; Probiertes behalten, verwerfen; <kbd>P</kbd> oder langer Druck auf „Versuch“: zurück zum Anfang des letzten Versuchs
turn-corner-marks-into-centre = Ecknotizen zu Mittelnotizen machen
with-digits-first-enter-the = bei „Ziffer zuerst“: die gewählte Ziffer eintragen
hint-the-next-step-in = Tipp: der nächste Schritt, in Worten und im Gitter
a-hint-for-the-selected = ein Tipp für die ausgewählte Zelle
just-a-digit-why-the = nur eine Ziffer; warum die Zelle ihre Ziffer hat oder welche Vorgaben sie erzwingen
read-out-the-row-the = vorlesen: Zeile, Spalte, Block, was fehlt, die Zelle
two-games-have-this-name = Zwei Spiele heißen so. Das andere ist <a href="/dots">Punkte (Dots)</a>.
leave = Verlassen
how-to-play = So wird gespielt
back-to-my-puzzle = Zurück zu meinem Rätsel
# the name of a key
enter-key = Enter
next = Weiter
# the size of marks in a cell
marks-medium = Mittel

## web/embed.html

open-in-kropki = In Kropki öffnen
