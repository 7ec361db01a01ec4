### The sudoku page around the board: opening, dialogs, the daily puzzle, lists of puzzles, trials.

## web/sudoku/main.js

paused = Pause
paused-board-is-hidden = Pause: Das Gitter ist verdeckt.
go-on = Weiter
# digit first: a digit for the cells that are pressed next
digit-is-chosen = Die { $digit } ist gewählt
no-digit-is-chosen = Keine Ziffer ist gewählt

## web/sudoku/menus.js

cannot-be-loaded = Das lässt sich nicht laden. Lade die Seite neu und versuche es noch einmal.
next-puzzle = Nächstes Rätsel
# buttons: the daily puzzle of another level, of today or of an older day
todays-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[extreme] Extrem
    } von heute
level-of-that-day =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[extreme] Extrem
    } vom selben Tag
the-day-before = Der Tag davor
show-me-how = Zeig mir, wie es geht
no = Nein
new-to-kropki = Neu bei Kropki?

## web/sudoku/opening.js

puzzle-on-its-way = Dein Rätsel ist unterwegs.
no-new-puzzle = Kein neues Rätsel: { CAPITAL($why) }.
# $levels: puzzles that can be played without a connection
no-new-puzzle-but-kept = Kein neues Rätsel: { CAPITAL($why) }. Auf diesem Gerät liegen bereit: { JOIN($levels, ", ") }.
puzzle-kept-for-that = { CAPITAL($why) }. Hier ist ein Rätsel, das auf diesem Gerät dafür bereitliegt.
no-daily-puzzle = Kein Tagesrätsel: { CAPITAL($why) }.
link-cannot-be-read = Das Rätsel in diesem Link lässt sich nicht lesen: { CAPITAL($why) }.
link-cannot-be-read-another = Das Rätsel in diesem Link lässt sich nicht lesen: { CAPITAL($why) }. Hier ist ein anderes.
server-is-warming-up = Der Server läuft gerade an. Dein Rätsel kommt gleich.

## web/sudoku/puzzles.js

none-yet = Noch keine.
favourites = Favoriten
left-for-a-week = Seit einer Woche oder länger liegen geblieben
collections = Sammlungen
a-favourite-no-longer = Aus den Favoriten nehmen
make-it-a-favourite = Zu den Favoriten nehmen
# for screen readers: buttons of the puzzle called $name
favourite-called = Favorit: { $name }
remove = Entfernen
remove-called = Entfernen: { $name }
play-again = Noch einmal spielen
play-again-called = Noch einmal spielen: { $name }
on-the-board = gerade offen
daily-of-date = Tagesrätsel vom { $date }
# how much is filled, the time it took, and when it was played last
part-time-and-date = { $percent } %, { $time } · { $date }
time-and-date = { $time } · { $date }

## web/sudoku/share-sheet.js

share-this-puzzle = Teile dieses Rätsel
copy-the-link = Link kopieren
qr-code-of-this-puzzle = QR-Code mit dem Link zu diesem Rätsel
save-a-picture = Bild speichern
put-it-on-a-page = Auf eine eigene Seite setzen
works-with-kept-puzzles = Das geht mit Rätseln, die der Server speichert. Dieses speichert er nicht.
code-for-another-page = Code für eine andere Seite

## web/sudoku/trial.js

# buttons of a trial: digits that may be wrong
keep = Behalten
drop = Verwerfen
keep-what-was-tried = Probiertes behalten (K)
back-to-the-trial = Zurück zum Anfang des Versuchs (J)
kept-and-how-back = Behalten. Ein langer Druck auf „Versuch“ führt zum Anfang zurück.
trial = Versuch
trial-in-trials = Versuch { $depth }

## web/sudoku/home.js

half-done = Angefangen

## web/sudoku/daily.js

# beside the days in a row: how long today's puzzle still is
row-and-time-left = { $row }, noch { $left }
solved-today = Heute gelöst
save-a-calendar-file = Kalenderdatei speichern
saved-open-with-calendar = Gespeichert. Öffne die Datei mit deinem Kalender.
# before a field with an hour
each-day-at = Jeden Tag um
remind-me = Erinnere mich
notifications-are-blocked = Dieser Browser lässt Mitteilungen dieser Seite nicht zu.
notify-me = Melde mir ein neues Rätsel, solange diese Seite oder die installierte App offen ist. Sonst kommt nichts zu dir.
solved-in = Gelöst in { $time }
filled-so-far = { $percent } % ausgefüllt, { $time }
not-begun = Nicht angefangen
todays-needs-network = Das Bild kommt, sobald es ein Netz gibt.
play-daily = Spielen
today-level = Heute: { $level }
look-at-it = Ansehen

## web/sudoku/dialogs.js

sudokupad-needs-network = SudokuPad braucht eine Verbindung zum Netz.
forgotten-times =
    Vergessen: { $count ->
        [one] { $count } Zeit
       *[other] { $count } Zeiten
    }.
nothing-kept-of-this-device = Von diesem Gerät ist nichts gespeichert.
nothing-forgotten-yet = Noch ist nichts vergessen: { CAPITAL($why) }.
statistics-cannot-be-loaded = Die Statistik lässt sich nicht laden. Lade die Seite neu und versuche es noch einmal.
candidates-are-filled-in = Die möglichen Ziffern sind eingetragen. Deine eigenen Notizen sind unverändert.
cannot-be-read = Das lässt sich nicht lesen: { CAPITAL($why) }.
some-are-printed = { $done } von { $count } werden gedruckt: Die anderen brauchen eine Verbindung zum Netz.
sender-says-be-faster = Die Zeit des Absenders ist { $time }. Sei schneller!
races-cannot-be-loaded = Rennen lassen sich nicht laden. Lade die Seite neu und versuche es noch einmal.

## web/sudoku/credit.js

your-board = Dein Rätsel
back-to-the-workshop = Zurück zur Werkstatt
back-to-its-page = Zurück zu seiner Seite

## web/sudoku/aside.js

about-puzzle-and-today = Über dieses Rätsel und das von heute
cells-filled = Ausgefüllte Zellen
this-puzzle-needs = Dieses Rätsel braucht
today = Heute
cells-are-filled = { $done } von { $count } Zellen ausgefüllt

## web/sudoku/by-technique.js

any-technique = Jede Technik
what-a-rating-is = Der Grad ist der Wert der schwierigsten nötigen Technik, von 1 bis 7. Mit einer dieser Angaben zählt die Stufe oben nicht.
by-technique-or-rating = Nach Technik oder Grad
# before fields: "Needs [technique]", "Rating from [1] to [7]"
needs = Braucht
rating-from = Grad von
rating-to = bis
# on which boards a technique is found that is rare on others
technique-elsewhere =
    { $technique } – { $size } × { $size }, { $dots ->
        [every] alle Punkte
       *[some] einige Punkte
    }
technique-hardly-ever = { $technique } – kommt kaum vor

## web/sudoku/puzzle/api.js

# a clause, as all reasons of this kind are: "No hint: the server cannot be reached."
server-cannot-be-reached = der Server ist nicht zu erreichen
