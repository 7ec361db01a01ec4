### Races: two to eight people solve the same puzzle at the same time.

## web/sudoku/race/words.js

race-rule-start = Sind zwei Spieler da, kann jeder von beiden das Rennen starten. Die Uhr des Servers gilt für alle und hält nie an.
race-rule-clock = Sie läuft weiter, wenn du später kommst, die Verbindung verlierst oder das Gerät schlafen lässt.
race-rule-place = Dein Platz bleibt dir: Öffne den Link auf diesem Gerät einfach wieder.
race-rule-seen = Die anderen sehen, wie viele deiner Zellen richtig sind, aber nicht welche, und keine deiner Ziffern.
race-rule-hints = Du darfst um Tipps bitten. Alle Spieler sehen, um wie viele du gebeten hast, so wie dein Gerät es meldet.
race-rule-looked-up = Der Server kann nicht feststellen, ob ein Spieler die Lösung nachgesehen hat.
race-rule-deleted = Der Server löscht ein Rennen nach einem Tag.
# who gave no name; $place counts from 1
player-without-name = Spieler { $place }
player-is-you = { $name } (du)
# how far a player is: right cells of those to fill
right-of-cells = { $right } von { $cells }
# $far is a time or "12 of 81"
far-with-hints =
    { $far }, { $hints ->
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    } gemeldet
far-and-away = { $far }, nicht da
players-are-here = { $count } Spieler sind da.
wait-for-a-second-player = Warte auf einen zweiten Spieler und starte dann.
race-starts-in = Das Rennen beginnt in { $seconds } s.
the-race-is-on = Das Rennen läuft.
your-time-is = Deine Zeit ist { $time }.
# $count players have not finished
your-time-and-others =
    Deine Zeit ist { $time }. { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch dabei.
# how it went for one who has finished as second to eighth; $behind is a time, $name who was first
race-place =
    { $place ->
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
        [6] Sechster
        [7] Siebter
       *[8] Achter
    } Platz, { $behind } hinter { $name }
you-won-by = Gewonnen! Vorsprung: { $time }
you-are-first = Du bist am schnellsten!
less-than-a-second = weniger als eine Sekunde
seconds-short = { $seconds } s
# a puzzle by its size and level
size-and-level = { $size } × { $size }, { -level }
race-not-started =
    { $count ->
        [one] { $count } Spieler ist
       *[other] { $count } Spieler sind
    } in diesem Rennen. Es hat noch nicht begonnen.
race-is-over = Dieses Rennen ist vorbei.
race-starts-now =
    { $count ->
        [one] { $count } Spieler ist
       *[other] { $count } Spieler sind
    } in diesem Rennen. Es beginnt jetzt.
race-clock-says =
    { $count ->
        [one] { $count } Spieler ist
       *[other] { $count } Spieler sind
    } in diesem Rennen. Die Uhr zeigt { $time } und gilt dann auch für dich.
has-finished-in = { $name } ist nach { $time } fertig.

## web/sudoku/race/strip.js

# for screen readers; $racers is a list of "Ann: 12 of 81"
race-of = Rennen. { JOIN($racers, ". ") }
racer-is = { $name }: { $far }

## web/sudoku/race/race.js

this-did-not-work = Das hat nicht geklappt: { CAPITAL($why) }.
the-race-said = Das Rennen: { CAPITAL($why) }.
you-cannot-join = Du kannst nicht mitmachen: { CAPITAL($why) }.
offline = Offline
# until the race starts
in-seconds = In { $seconds }
go = Los!
what-a-race-is = Zwei bis acht Leute lösen gleichzeitig dasselbe neue Rätsel, jeder auf einem eigenen Gerät.
race-puzzle-chosen = Das Rätsel: { $kind }, wie unter „Neu“ gewählt.
race-puzzle = Das Rätsel: { $kind }.
make-a-race = Rennen eröffnen
join = Mitmachen
your-name-if-you-like = Dein Name, wenn du magst
# of a player: connected or not
away = nicht da
here = da
no-connection-tried-again = Keine Verbindung. Es wird wieder versucht.
leave-race = Verlassen
share-the-link = Link teilen
rematch = Revanche
to-the-board = Zum Gitter
start = Starten
a-race-in-kropki = Ein Rennen in Kropki
link-copied = Link kopiert.
link-copied-label = Link kopiert
the-rules-of-a-race = Die Regeln eines Rennens
