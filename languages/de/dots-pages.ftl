### The pages of Dots, the game, as they stand before a script runs.

## web/dots/index.html

dots-title = Punkte (Dots): das andere Kropki
dots-the-pen-and-paper = Punkte (Dots), das Spiel mit Stift und Papier, das auch Kropki heißt: Umschließe die Punkte des anderen. Spiele zu zweit an einem Brett oder gegen den Computer.
kropki-is-also-the-name = Auch ein <a href="/">Sudoku</a> heißt Kropki.
games-and-choices = Partien und Auswahl
play-a-friend = Mit Freunden
keep-or-open-a-game = Partie speichern oder öffnen
lessons = Lektionen
look-at-played-games = Gespielte Partien ansehen
this-game = Diese Partie
captured = Gefangen
blue = Blau
red = Rot
you-and-the-computer-put = Du und der Computer setzt abwechselnd je einen Punkt. Schließt du mit deinen Punkten einen Ring um gegnerische, fängst du sie.
i-know-the-game = Ich kenne das Spiel
rings = Ringe
look-at-this-game = Diese Partie ansehen
why-dots-were-lost = Warum Punkte verloren gingen
stop-ends-the-game = STOPP
resign = Aufgeben
larger = Größer
smaller = Kleiner
new-game = Neue Partie
against-whom = Gegner
the-computer = Der Computer
two-at-one-board = Zu zweit an einem Brett
strength = Stärke
you-are = Du bist
blue-who-begins = Blau (beginnt)
a-friend-by-a-link = <a href="/dots/game">Mit einem Freund, über einen Link</a> <a href="/dots/game#lobby-title">Mit jemandem aus der Lobby</a>
there-is-no-connection-the = Es gibt keine Verbindung. Der Computer kann auf diesem Gerät in den Stärken 1 bis 9 spielen. Statt einer höheren spielt solange die 9.
clock = Uhr
seconds-a-move = Sekunden je Zug
minutes-in-reserve = Minuten in Reserve
dots-each = Punkte für jeden
no-limit = unbegrenzt
no-target = ohne
columns = Spalten
rows = Zeilen
start-empty = Leer
a-cross = Ein Kreuz
two-crosses = Zwei Kreuze
three-crosses = Drei Kreuze
four-crosses = Vier Kreuze
four-crosses-at-random = Vier Kreuze, zufällig
free-dots-of-blue = Vorgabepunkte für Blau
none = Keine
first-to-captures = Sieg ab (gefangene Punkte)
or-a-lead-of = Oder ab einem Vorsprung von
play-the-computer-for-a = Eine gewertete Partie gegen den Computer spielen
if-you-begin-you-give = Mit „Beginnen“ gibst du die Partie auf dem Brett auf.
begin = Beginnen
two-players-put-dots-on = Zwei Spieler setzen abwechselnd Punkte auf die Gitterpunkte. Wer am Ende mehr Punkte gefangen hat, gewinnt.
the-rule-sets = Die Regelwerke
a-shorter-game-a-more = Kürzer oder ausgeglichener spielen
by-any-rules-you-can = Mit jedem Regelwerk könnt ihr bis zu einer bestimmten Zahl gefangener Punkte spielen: Wer sie als Erster erreicht, gewinnt sofort. Blau darf bis zu neun Vorgabepunkte haben, die vor dem ersten Zug auf dem Brett stehen. Am besten nimmt also der schwächere Spieler Blau.
where-closing-is-a-choice = Wo du über das Schließen entscheidest
choose-an-enemy-dot-and = Wähle einen gegnerischen Punkt, und mit deinem Zug schließt sich der engste Ring um ihn. Wählst du den Punkt noch einmal, bleibt der Ring offen. Oder wähle nacheinander die Punkte eines Rings und zuletzt wieder den ersten: Lücken dazwischen füllt deine kürzeste Kette. Beides geht, bevor du deinen Punkt setzt, oder danach, wenn dieser Punkt etwas fangen kann. Der Ring wird gezeigt, bevor er sich schließt.
keys-on-the-board = Tasten auf dem Brett
move-home-end-the-row = bewegen; <kbd>Pos1</kbd> <kbd>Ende</kbd> zum Anfang oder Ende der Zeile, <kbd>Bild ↑</kbd> <kbd>Bild ↓</kbd> um fünf Zeilen
enter-space = <kbd>Enter</kbd> <kbd>Leertaste</kbd>
put-a-dot-on-a = einen Punkt setzen; auf einem Punkt: einen Ring wählen
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = den Zug beenden; den Ring nicht zeichnen
say-the-score-and-whose = ansagen, wie es steht und wer am Zug ist; zum letzten Zug gehen
either-gives-a-hint = einen Tipp geben (beide Tasten)
key-undo = rückgängig
larger-smaller-two-fingers-do = größer, kleiner; zwei Finger tun dasselbe
where-points-are-closer-than = Liegen die Gitterpunkte dichter beieinander, als ein Finger breit ist, zielst du mit dem ersten Tippen nur. Das zweite setzt den Punkt: auf denselben Gitterpunkt oder auf einen beliebigen in der Lupe.
the-game-in-two-minutes = Das Spiel in zwei Minuten
save-this-game = Partie speichern
copy-it-as-text = Als Text kopieren
open-a-file = Datei öffnen
this-game-as-text-sgf = Diese Partie als Text (SGF). Um eine andere zu öffnen, füge hier ihren Text oder einen Link ein.
open-this-text = Diesen Text öffnen

## web/dots/game/index.html

dots-with-a-friend = Dots mit einem Freund
play-dots-the-pen-and = Spiele Punkte (Dots), das Spiel mit Stift und Papier, das auch Kropki heißt, mit einem Freund: Schicke einen Link und spiele live oder Zug um Zug über Tage.
against-the-computer-the-sudoku = <a href="/dots">Gegen den Computer</a> · <a href="/">Das Sudoku</a>
games = Partien
play-dots-with-somebody = Dots mit jemandem spielen
choose-a-board-and-send = Wähle ein Brett und schicke einem Freund den Link<span id="or-listed">, oder warte hier auf jemanden</span>. Spielt die Partie am Stück oder macht ab und zu einen Zug. Ein Konto brauchst du nicht.
to-the-lobby = Zur Lobby
unfinished-games-on-this-device = Nicht beendete Partien auf diesem Gerät
time = Zeit
blue-or-red-by-chance = Zufällig Blau oder Rot
anyone-may-join-with-the = Mit dem Link darf jeder mitmachen: Wer ihn zuerst öffnet, spielt
for-the-lobby-anybody-here = Für die Lobby: Jeder hier darf mitmachen, auch der Computer
whoever-joins = Wer mitmacht
rated-the-result-counts-for = Gewertet: Das Ergebnis zählt für die Wertungen beider Spieler
you-look-for = Du suchst
anybody = Irgendjemanden
a-beginner = Jemanden, der anfängt
somebody-who-knows-the-tactics = Jemanden, der die Taktik kennt
a-strong-player = Jemanden, der stark spielt
anybody-may-join = Jeder darf mitmachen
the-lobby = Die Lobby
looking-for-games-that-wait = Es wird nach wartenden Partien gesucht.
games-that-wait = Wartende Partien
played-now-you-may-watch = Läuft gerade: Du darfst zusehen
games-to-watch = Partien zum Zusehen
your-name-in-the-lobby = Dein Name in der Lobby
you-need-none = du brauchst keinen
others-may-watch-my-games = Andere dürfen bei meinen Partien zusehen und sie später finden, wenn auch der andere Spieler zustimmt
forget-my-name = Meinen Namen und mein Kennzeichen vergessen
ratings = Wertungen
in-a-rated-game-both = In einer gewerteten Partie haben beide Spieler zugestimmt, dass das Ergebnis zählt. Eine Wertung sagt, wie stark ein Spieler ist. Alle beginnen bei 1500. Wer eine um 200 höhere Wertung hat als der andere, gewinnt etwa drei von vier Partien.
the-number-behind-says-how = Die Zahl hinter ± sagt, wie unsicher die Wertung ist. Ein Fragezeichen steht hinter einer Wertung aus zu wenigen Partien. Du hast für jedes Regelwerk und jedes Tempo eine eigene Wertung.
a-rated-game-has-a = Eine gewertete Partie hat eine Zeit in Sekunden für jeden Zug, ein Regelwerk ohne Zusatzregeln und keine Vorgabepunkte. Das Brett hat 10 × 10 Gitterpunkte oder mehr. Die Spieler nutzen verschiedene Netze. Das Ergebnis zählt, wenn beide einen Punkt gesetzt haben. An einem Tag zählen höchstens fünf Partien mit demselben Spieler. Um eine gewertete Partie gegen den Computer zu spielen, hake „Für die Lobby“ an und wähle unter „Gegner“ eine Stärke. Die Wertungen des Computers ändern sich nie. <a href="/privacy.html#ratings" target="_blank">Was gespeichert wird</a>
yours = Deine
show-me-in-the-table = Mich in der Tabelle zeigen, mit Namen und Kennzeichen
forget-my-ratings = Meine Wertungen vergessen
the-strongest = Die Stärksten
speed = Tempo
normal = Normal
fast = Schnell
finished-games-to-look-at = Beendete Partien zum Ansehen
these-are-games-of-the = Dies sind Partien der Lobby, bei denen beide Spieler andere zusehen lassen.
player = Spieler
name-or-badge = Name oder Kennzeichen
any = Beliebig
columns-rows = Spalten × Zeilen
finished-games = Beendete Partien
earlier-games = Frühere Partien
finished-games-on-this-device = Beendete Partien auf diesem Gerät
calendar = Kalender
claim-the-win = Sieg beanspruchen
take-the-seat = Spielen
show-a-qr-code = QR-Code zeigen
take-it-out-of-the = Aus der Lobby nehmen
agree = Zustimmen
the-next-game = Die nächste Partie
save-the-record = Partie speichern
say = Sagen
take-back = Rücknahme
offer-draw = Remis
conversation = Gespräch
your-line = Deine Zeile
send = Senden
write-to-each-other = Einander schreiben
turn-it-off = Ausschalten
report = Melden
copy-the-link-of-my = Den Link zu meinem Platz kopieren
for-a-second-device-of = für ein zweites eigenes Gerät

## web/dots/practice/index.html

lessons-of-dots = Lektionen zu Dots
find-the-best-move-captures = Finde den besten Zug: Fangen, Doppelangriffe, Treppen, Verteidigung, Teiche und Verankern in Dots, dem anderen Kropki.
lessons-and-choices = Lektionen und Auswahl
progress = Fortschritt
themes = Themen
play-dots = Dots spielen
records = Aufzeichnungen
this-lesson = Diese Lektion
answer = Antwort
todays = Heutige
all = Alle
capture = Fangen
double-attack = Doppelangriff
ladder = Treppe
defence = Verteidigung
pool = Teich
grounding = Verankern
by-other-rules = Nach anderen Regeln
no-territory = Ohne Gebiet
territory = Gebiet
gorilla = GoRilla
kepung = Kepung
paper = Papier
look-ahead = Vorausdenken
within-one-dot = 1 Punkt
within-two-dots = 2 Punkte
within-three-dots = 3 Punkte
within-four-dots = 4 Punkte
within-five-dots = 5 Punkte
was-tried = Versucht
right-at-once = Sofort richtig
to-do-again = Noch einmal zu üben
add-a-file = Datei hinzufügen
a-dot-or-a-few = Ein Punkt oder ein paar Punkte, die einen Ring um gegnerische Punkte schließen.
one-dot-that-threatens-in = Ein Punkt, der an zwei Stellen droht: An einer davon gelingt der Fang.
a-series-of-threats-each = Eine Folge von Drohungen mit je nur einer Antwort, bis etwas gefangen wird.
the-one-dot-that-keeps = Der eine Punkt, der den Gegner am Fangen hindert.
towards-the-end-what-is = Gegen Ende: welchen Teich du zuerst füllst oder in welchen du zuerst setzt.
a-chain-that-reaches-the = Eine Kette, die den Rand mit geraden Schritten erreicht, kann nicht gefangen werden.
other-rules = Andere Regeln
as-in-standard-but-nobody = Wie bei Standard, aber niemand muss das Brett füllen.
as-in-standard-with-lines = Wie bei Standard, mit Linien zwischen Punkten einer Farbe.
territory-gorilla-paper = Gebiet, GoRilla, Papier
you-choose-which-rings-to = Du wählst, welche Ringe du schließt und wann. Eine Lektion fragt nur nach dem Punkt: Die Ringe, die dazugehören, werden für dich geschlossen.
move = bewegen
put-the-dot-there = den Punkt dorthin setzen
answer-again-next = Antwort, noch einmal, weiter
say-what-is-asked = ansagen, was gefragt ist

## web/dots/records/index.html

records-of-dots = Dots-Aufzeichnungen
open-step-through-comment-analyse = Öffne Partien von Dots, dem anderen Kropki, gehe sie Zug für Zug durch, kommentiere, analysiere, speichere und teile sie.
records-and-choices = Aufzeichnungen und Auswahl
new-record = Neue Aufzeichnung
about-this-game = Über diese Partie
keep-about-game = Speichern
what-is-shown = Was gezeigt wird
this-record = Diese Aufzeichnung
back-to-the-game = Zurück zur Partie
game = Partie
move-label = Zug
steps = Schritte
first-position = Anfangsstellung
previous-capture = Voriger Fang
next-capture = Nächster Fang
last-position = Letzte Stellung
goes-on-with = Weiter mit
analysis = Analyse
time-for-each-move = Zeit je Zug
very-short = sehr kurz
short = kurz
work-medium = mittel
long = lang
very-long = sehr lang
analyse = Analysieren
cancel-analysis = Abbrechen
moves-that-are-analysed = Analysierte Züge
what-a-move-cost-is = Was ein Zug gekostet hat, wird am Ende der Partie gezählt. „Verliert“ und „Fängt“ zählen nur die nächsten Züge.
write-this-into-the-comments = In die Kommentare schreiben
openings = Eröffnungen
show-what-the-opening-book = Zeigen, was das Eröffnungsbuch weiß
moves-and-changes = Züge und Änderungen
moves = Züge
look-at-it-together = Gemeinsam ansehen
to-the-game = Zur Partie
comment = Kommentar
edit = Bearbeiten
what-a-tap-on-the = Was ein Tippen auf das Brett bewirkt
changes = Änderungen
move-up = Nach oben
open-a-record = Eine Aufzeichnung öffnen
choose-a-file-drop-one = Wähle eine Datei, zieh eine auf die Seite oder füge hier den Text oder einen Link ein.
choose-a-file = Datei wählen
text-or-link = Text oder Link
standard = Standard
territory-strict-borders = Gebiet, strenge Grenzen
paper-long-steps = Papier, weite Schritte
paper-ground-counts = Papier, Fläche zählt
paper-early-end = Papier, frühes Ende
date = Datum
place = Ort
event = Veranstaltung
faults-in-the-file-that = Fehler in der Datei, die behoben wurden
picture-of-this-position = Bild dieser Stellung
save-as-svg = Als SVG speichern
save-as-png = Als PNG speichern
numbers-of-the-moves = Nummern der Züge
larger-dots = Größere Punkte
in-this-position = In dieser Stellung
threats-where-the-next-dot = Drohungen: wo der nächste Punkt etwas fangen würde
pools-chains-around-open-points = Teiche: Ketten um freie Gitterpunkte
dots-linked-to-the-edge = Punkte, die mit geraden Schritten am Rand verankert sind
on-the-board-move-on = auf dem Brett: bewegen; auf den Tasten für Schritte: zurück und vor; in der Liste: von Zug zu Zug
on-the-board-use-the = auf dem Brett: dort das gewählte Werkzeug anwenden
on-the-board-next-back = auf dem Brett: vor, zurück
on-the-board-next-capture = auf dem Brett: nächster Fang, voriger Fang
esc = Esc
on-the-board-give-up = auf dem Brett: den begonnenen Ring verwerfen
on-the-board-the-next = auf dem Brett: die nächste Variante hier
on-the-board-say-the = auf dem Brett: ansagen, wie es steht; zum letzten Punkt gehen
home-end = <kbd>Pos1</kbd> <kbd>Ende</kbd>
on-the-steps-first-and = auf den Tasten für Schritte: Anfangsstellung und letzte Stellung
ctrl-z-y = <kbd>Strg</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = auf dem Brett: größer, kleiner; zwei Finger tun dasselbe

## web/dots/lost.html

dots-nothing-at-this-address = Dots: nichts unter dieser Adresse
go-and-play-dots = Dots spielen
play-with-somebody-lessons-the = <a href="/dots/game">Mit jemandem spielen</a><a href="/dots/practice">Lektionen</a><a href="/">Das Sudoku, das andere Kropki</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Fertig
# a button: takes a move out of a record
delete-move = Löschen
# the dots with which a game begins
start-position = Anfangsstellung
# a heading: the board of Dots
dots-board = Brett
# of lessons
lesson-theme = Thema
