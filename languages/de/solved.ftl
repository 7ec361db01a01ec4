### What is told of solved puzzles: the result, statistics, the backup, looking back, times of others.

## web/sudoku/solved/backup.js

# clauses: why a file cannot be read
file-has-too-many-bytes = sie hat mehr als { $most } Bytes
file-is-no-backup = sie ist keine Sicherung von Kropki
file-is-newer = eine neuere Fassung dieser Seite hat sie geschrieben
file-has-no-solves = sie enthält keine gelösten Rätsel
file-has-too-many-solves = sie enthält mehr als { $most } gelöste Rätsel
solve-is-not-valid = das gelöste Rätsel { $number } ist nicht gültig
file-has-too-many-games = sie enthält mehr als { $most } Spiele
game-is-not-valid = das Spiel { $number } ist nicht gültig
file-has-too-many-drafts = sie enthält mehr als { $most } Entwürfe
draft-is-not-valid = der Entwurf { $number } ist nicht gültig
file-is-not-json = sie ist nicht in JSON geschrieben
together-too-many-solves = zusammen wären es mehr als { $most } gelöste Rätsel
# a file was read, and this device has no room for all that is in it
no-room-for-solves = Nicht alles hat Platz. Übernommen: { $added } von { $solves } gelösten Rätseln.
no-room-for-drafts = Nicht alles hat Platz. Übernommen: { $added } von { $solves } gelösten Rätseln und { $kept } von { $drafts } Entwürfen.
no-room-for-games = Nicht alles hat Platz. Übernommen: { $added } von { $solves } gelösten Rätseln und { $played } von { $games } Spielen.
no-room-for-drafts-and-games = Nicht alles hat Platz. Übernommen: { $added } von { $solves } gelösten Rätseln, { $kept } von { $drafts } Entwürfen und { $played } von { $games } Spielen.
solves-were-added =
    { $count ->
        [one] { $count } gelöstes Rätsel wurde
       *[other] { $count } gelöste Rätsel wurden
    } übernommen.
drafts-were-added =
    { $count ->
        [one] { $count } Entwurf wurde
       *[other] { $count } Entwürfe wurden
    } übernommen.
games-were-added =
    { $count ->
        [one] { $count } Spiel wurde
       *[other] { $count } Spiele wurden
    } übernommen.
favourites-were-added = Favoriten wurden übernommen.
learned-was-added = Gelerntes wurde übernommen.
nothing-in-it-is-new = Darin ist nichts Neues.
# the name of a draft, and of one without a name
draft-from-a-file = { $name } (aus einer Datei)
draft = Entwurf

## web/sudoku/solved/challenge.js

# a link says what time its sender took
sender-and-you-faster = Die Zeit des Absenders ist { $time }: Du warst { $apart } schneller.
sender-and-you-longer = Die Zeit des Absenders ist { $time }: Du hast { $apart } länger gebraucht.
sender-and-you-same = Die Zeit des Absenders ist { $time }: Du hast genauso lange gebraucht.

## web/sudoku/solved/collections.js

some-are-solved = { $done } von { $count } gelöst
# before a link
next-in-the-collection = Das nächste der Sammlung:
the-collection-is-solved = Die Sammlung ist gelöst:

## web/sudoku/solved/credits.js

title-by-author = { $title }, von { $author }

## web/sudoku/solved/lesson.js

# a link to the lesson of a technique
lesson-of = Lektion: { $technique }
your-hardest-hint-used-this = Dein schwierigster Tipp brauchte diese Technik.
an-easier-step-stood = Bei deiner längsten Pause war ein leichterer Schritt zu finden.

## web/sudoku/solved/lookback.js

# clauses: what a step of a game did
cell-emptied = { $cell } geleert
marks-in-cells = Notizen in { JOIN($cells, ", ") }
marks-in-many-cells =
    Notizen in { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    }

## web/sudoku/solved/lookback-dialog.js

replay = Rückblick
step-of-your-game = Schritt deines Spiels
step-before = Vorheriger Schritt
step-after = Nächster Schritt
pause = Pause
play-back = Abspielen
no-more-to-tell = Mehr ist zu diesem Spiel nicht zu sagen.
# $step is a clause: "r1c1 = 5", "marks in r1c2"
replay-step = Schritt { $at } von { $count }: { $step }.
replay-step-at = Schritt { $at } von { $count }, bei { $time }: { $step }.
replay-start =
    Der Anfang. { $count ->
        [one] { $count } Schritt folgt
       *[other] { $count } Schritte folgen
    }.
pause-before-step = { $time }, dann { $step }
where-the-time-went = Wo die Zeit blieb
show-it = Zeigen
hardest-step-of-this-puzzle = Der schwierigste Schritt dieses Rätsels
the-hardest-step = Der schwierigste Schritt: { $technique }.
an-easier-step-stood-there = Hier war ein leichterer Schritt zu finden
# a button: a digit that could be had by an easier technique
digit-by-technique = { $cell } = { $digit }: { $technique }
# before that button
before-step-that-needs = Vor { $step } (nötig: { $technique }):
# $sentences are the steps to it
digit-stood-here = { $cell } = { $digit } war hier zu finden. { JOIN($sentences, " ") }
a-lesson-that-fits = Eine Lektion, die passt
wrong-digit-before-pause = Vor deiner längsten Pause stand eine falsche Ziffer im Gitter: { JOIN($cells, ", ") }. „Prüfen“ zeigt solche Ziffern.
at-your-longest-pause = Bei deiner längsten Pause führte dies weiter: { $technique }.

## web/sudoku/solved/reminder.js

# in a calendar; at most 57 letters
kropki-puzzle-of-the-day = Kropki: das Tagesrätsel
five-levels = Fünf Stufen, von leicht bis extrem.
puzzle-of-the-day-is-here = Das Tagesrätsel ist da

## web/sudoku/solved/result.js

solved = Gelöst
# how much help there was; also in what is shared
help-words =
    { $hints ->
        [0] Ohne Tipps
        [one] { $hints } Tipp
       *[other] { $hints } Tipps
    }, { $checks ->
        [0] nicht geprüft
        [one] einmal geprüft
       *[other] { $checks }-mal geprüft
    }
your-first-kropki = Dein erstes Kropki.
pasted-does-not-count = Ein Rätsel aus einem Link oder einem Text zählt nicht zu deinen Zeiten.
# $kind: the level, and what else tells the kind: "Hard, 6 × 6, all white dots"
with-hints-does-not-count = Mit Tipps zählt es nicht zu deinen Zeiten.
with-hints-but-times = Mit Tipps zählt es nicht zu deinen Zeiten ({ JOIN($kind, ", ") }): beste { $best }, typisch { $median }.
your-first-time = Deine erste Zeit ohne Tipp ({ JOIN($kind, ", ") }).
your-best-time = Deine Bestzeit ({ JOIN($kind, ", ") })! Typisch: { $median }.
your-times = Deine Zeiten ({ JOIN($kind, ", ") }): beste { $best }, typisch { $median }.
daily-on = Tagesrätsel, { $date }
beat-my-time = Schlag meine Zeit: { $link }
share-result = Ergebnis teilen
copied = Kopiert
picture = Bild
not-possible-here = Geht hier nicht
saved = Gespeichert
share-the-picture = Bild teilen
next-easy-of-size = Weiter: ein leichtes { $size } × { $size }
next-of-level =
    Weiter: { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[extreme] Extrem
    }
try-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Experte
       *[extreme] Extrem
    } probieren
a-bit-harder = Etwas schwieriger
todays-daily = Tagesrätsel von heute

## web/sudoku/solved/statistics-dialog.js

puzzles-solved = Gelöst
times = Zeiten
days-in-a-row-total = Tage in Folge
most-in-a-row = Längste Serie
daily-puzzles = Tagesrätsel
calendar-legend = Gefüllt: am selben Tag gelöst; das zählt für Tage in Folge. Getönt: später gelöst.
# for screen readers, after the number of a day; $levels were solved
levels-solved = , { JOIN($levels, ", ") } gelöst
levels-solved-later = , { JOIN($levels, ", ") } später gelöst
no-times-yet = Noch nichts. Zeiten zählen, wenn ein Rätsel weder eingefügt noch mit Tipps gelöst wurde.
with-hints-legend = ○ mit Tipps: Diese Zeiten zählen nicht.
with-hints-legend-and-pasted = ○ mit Tipps: Diese Zeiten zählen nicht. Eingefügt und nicht gezählt: { $count }.
# before a list of kinds: "9 × 9"
puzzles-of = Rätsel
save-as-a-file = Als Datei speichern
read-a-file = Datei einlesen
saved-as-a-file =
    Gespeichert: { $solves ->
        [one] { $solves } gelöstes Rätsel
       *[other] { $solves } gelöste Rätsel
    }, { $games ->
        [one] { $games } angefangenes Spiel
       *[other] { $games } angefangene Spiele
    }, Favoriten, Lektionen, Entwürfe und Einstellungen.
keep-them = Aufbewahren
what-a-file-brings = All das liegt nur auf diesem Gerät. Eine Datei bringt es auf ein anderes: was du gelöst und gelernt hast, angefangene Spiele, Favoriten, Entwürfe der Werkstatt und Einstellungen. Sie löscht dort nichts.
and-settings-of-the-file = { $text } Die Einstellungen sind die der Datei.
file-cannot-be-read = Diese Datei lässt sich nicht lesen: { CAPITAL($why) }. Nichts wurde geändert.
with-hints = Mit Tipps
best = Beste
median = Typisch
# for screen readers: a row of the plot
level-solved-from-to = { $level }: { $count } gelöst, von { $least } bis { $most }.
# units of time on an axis
axis-seconds = { $number } s
axis-minutes = { $number } min
axis-hours = { $number } Std.
axis-days = { $number } Tg.

## web/sudoku/solved/streak.js

# the time until the next daily puzzle
hours-and-minutes = { $hours } Std. { $minutes } Min.
only-hours = { $hours } Std.
only-minutes = { $minutes } Min.
days-in-a-row =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge
row-and-next-one =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge. Das nächste kommt in { $left }
row-is-kept-going =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } in Folge. Das Rätsel von heute setzt die Serie fort (noch { $left }).
begin-a-streak = Löse das Rätsel von heute und beginne eine Serie. Jede Stufe zählt.
streak-ended-best =
    Deine Serie von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } ist zu Ende: deine beste bisher. Mit dem Rätsel von heute kann die nächste beginnen.
streak-ended =
    Deine Serie von { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } ist zu Ende; deine längste hatte { $longest } Tage. Mit dem Rätsel von heute kann die nächste beginnen.
todays-and-left = Von heute · noch { $left }

## web/sudoku/solved/times.js

time-is-kept-for-later = Deine Zeit ist hier gespeichert und wird gesendet, sobald der Server zu erreichen ist.
time-was-refused = Der Server hat diese Zeit nicht angenommen. Sie ist nur hier gespeichert.
compare = Vergleichen
compare-with-others = Mit anderen vergleichen
may-times-be-sent = Darf dieses Gerät ohne Namen senden, wie lange du für Rätsel brauchst, damit alle vergleichen können?
seconds-between-digits-too = Auch die Sekunden zwischen den Ziffern, damit wir lernen, wie schwierig jede Technik ist
yes-send-them = Ja, senden
# after the two messages below; by what others took, the puzzle is of this level
level-by-times-of-others = { $level } nach den Zeiten der anderen: { $time }.
median-and-same = Der Median von { $count } anderen Geräten ist { $median }: genau wie bei dir.
median-and-faster = Der Median von { $count } anderen Geräten ist { $median }: Du warst { $apart } schneller.
median-and-longer = Der Median von { $count } anderen Geräten ist { $median }: Du hast { $apart } länger gebraucht.
faster-than = Schneller als { $count } davon.
time-sent-first = Deine Zeit ist gesendet. Vor dir hat es noch niemand gelöst.
time-sent-few =
    Deine Zeit ist gesendet. { $count ->
        [one] Außer dir hat es erst eine Person gelöst
       *[other] Außer dir haben es erst { $count } gelöst
    }: zu wenige zum Vergleichen.

## web/sudoku/solved/week-strip.js

# for screen readers, after the name of a day: "Monday: solved"
day-solved = { $day }: gelöst
day-solved-later = { $day }: später gelöst
day-not-solved = { $day }: nicht gelöst
last-seven-days = Die letzten sieben Tage
