### The pages beside the games, the pages of what players publish, and the previews that other sites make of links.
###
### Some messages have HTML in them: keep its tags, and translate what is between them.

## generator/formats/fpuzzles.py: the rules of a puzzle. $gaps: which dots are all drawn

# three sentences, one after the other: one of the first two, and the other ones
rules-with-boxes = Es gelten die normalen Sudoku-Regeln.
rules-without-boxes = In jeder Zeile und jeder Spalte steht jede Ziffer einmal; Blöcke gibt es nicht.
rules-of-dots = Ein weißer Punkt verbindet zwei Nachbarzahlen. Ein schwarzer Punkt verbindet zwei Ziffern, von denen eine das Doppelte der anderen ist.
rules-of-gaps =
    { $gaps ->
        [negative] Alle Punkte sind eingezeichnet: Wo keiner ist, sind die Ziffern weder Nachbarzahlen, noch ist eine das Doppelte der anderen.
        [all-white] Alle weißen Punkte sind eingezeichnet: Wo kein Punkt ist, sind die Ziffern keine Nachbarzahlen. Nicht alle schwarzen Punkte sind eingezeichnet.
        [all-black] Alle schwarzen Punkte sind eingezeichnet: Wo kein Punkt ist, ist keine Ziffer das Doppelte der anderen. Nicht alle weißen Punkte sind eingezeichnet.
       *[some-dots] Nicht alle Punkte sind eingezeichnet: Wo keiner ist, ist nichts gesagt.
    }
# clauses: they stand in a list, or begin a sentence
gaps-in-short =
    { $gaps ->
        [negative] kein Punkt bedeutet: weder noch
        [all-white] kein Punkt bedeutet: keine Nachbarzahlen
        [all-black] kein Punkt bedeutet: nicht doppelt
       *[some-dots] nicht alle Punkte gezeigt
    }
# $gaps: a clause as above
no-boxes-in-short = ohne Blöcke, { $gaps }

## What a puzzle is called

# "9x9, hard"; "deeper" is what no level reaches
named-by-size-and-level =
    { $size }x{ $size }, { $level ->
        [deeper] schwerer als extrem
       *[other] { -level }
    }
# $boxes: "false" where not each board has boxes: without them it is no sudoku
game-name =
    { $boxes ->
        [false] Kropki
       *[true] Kropki-Sudoku
    }
# $name: as above, or "9x9" alone
kropki-sudoku-called = { game-name } { $name }
kropki-sudokus =
    { $count } { $boxes ->
        [false] Kropki-Rätsel
       *[true] { $count ->
            [one] Kropki-Sudoku
           *[other] Kropki-Sudokus
        }
    }
# $day: a date, "2026-11-20"
kropki-sudoku-of-day = Kropki-Sudoku vom { $day }, { -level }

## Previews of links: api/routes/sudoku/sharing.py, api/routes/dots/sharing.py

# $gaps: "no dot means neither", above
sudoku-with-dots =
    { $boxes ->
        [false] Zeilen und Spalten mit Punkten
       *[true] Sudoku mit Punkten
    }: Weiß verbindet Nachbarzahlen, Schwarz eine Ziffer und ihr Doppeltes; { $gaps }. Spiele es im Browser.
race-in-short = Löst dasselbe Rätsel zur selben Zeit: zwei bis acht Spieler, ohne Konto, auch ohne Namen.
# $rules: the name of a rule set, which stays as it is
dots-game = Dots { $width }x{ $height }, { $rules }
# $now: a sentence as below
dots-to-play-or-watch = Punkte (Dots), das Spiel mit Stift und Papier, das auch Kropki heißt. { $now } Öffne den Link, um zu spielen oder zuzusehen.
dots-to-look-at = Punkte (Dots), das Spiel mit Stift und Papier, das auch Kropki heißt. { $now } Öffne den Link, um die Partie Zug für Zug anzusehen.
dots-after-moves =
    Nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }: Blau { $blue }, Rot { $red }.
# $winner: "B" (blue), "W" (red) or "draw"
dots-game-over =
    { $winner ->
        [B] Blau hat gewonnen
        [W] Rot hat gewonnen
       *[draw] Unentschieden
    }: Blau { $blue }, Rot { $red }.

## Puzzles on other sites: api/routes/sudoku/embeds.py

there-is-no-such-puzzle = Dieses Rätsel gibt es nicht.
this-puzzle-was-taken-down = Dieses Rätsel wurde von der Website genommen.
puzzle-cannot-be-had = Das Rätsel ist gerade nicht zu bekommen.

## What players publish: api/routes/sudoku/publication_pages.py and collection_pages.py

# $rules: sentences
the-rules = Regeln: { $rules }
# of a collection, after the rules of dots: what is not the same in all its puzzles
what-a-gap-means-is-said-of-each = Was ein fehlender Punkt bedeutet, steht bei jedem Rätsel.
what-else-holds-is-said-of-each = Was sonst gilt, steht bei jedem Rätsel.
# words for a picture, to those who do not see it
the-board = Das Gitter
edit-a-copy = Eine Kopie bearbeiten
# the name of a puzzle that has none
puzzle-number = Rätsel { $number }
by-author = von { $author }
# $kind: "Kropki Sudoku 9x9, hard", or "5 Kropki Sudokus"
publication-by = { $kind }, von { $author }. { $note }
# $day: a date
corrected-clues = Am { $day } berichtigt: Vorher hatte das Rätsel andere Vorgaben.
corrected-puzzles = Am { $day } berichtigt: Vorher waren hier andere Rätsel.
# $ask: one of the two below
its-maker-wrote-these-words = Diese Worte stammen vom Urheber, nicht von dieser Website. { $ask } <a href="/privacy.html#publish">Was gespeichert wird</a>.
to-have-this-page-taken-down = Soll diese Seite von der Website genommen werden, schreibe dem, der sie betreibt.
ask-to-have-it-taken-down = <a href="{ $address }">Bitte darum, diese Seite von der Website zu nehmen</a>.
page-cannot-be-had = Diese Seite ist gerade nicht zu bekommen. Versuche es gleich noch einmal.
nothing-is-published-here = Hier ist nichts veröffentlicht.
publication-is-withdrawn = Der Urheber hat diese Veröffentlichung zurückgezogen.
publication-is-removed = Dies wurde hier von der Website genommen.
# forms of a collection, as links
booklet-as-pdf = Heft (PDF)
sudokupad-links = SudokuPad-Links
as-ken = KEN
json-lines = JSON-Zeilen

## web/collection/main.js

collected-is-solved = ✓ gelöst
play-the-next = Das nächste spielen
solved-on-this-device =
    { $open ->
        [0] Alle auf diesem Gerät gelöst.
       *[other] { $done } von { $count } auf diesem Gerät gelöst.
    }

## web/privacy.html: it says what docs/privacy.md says

kropki-what-the-server-stores = Kropki: was der Server über dich speichert
what-the-server-stores-about = Was der Server über dich speichert
the-server-stores-nothing-that = Der Server speichert nichts, was sagt, wer du bist, außer du schreibst es. Deine Lösungszeiten speichert er nur, wenn du es erlaubst oder an einem Rennen teilnimmst.
the-pages-load-nothing-from = Die Seiten laden nichts von anderen Servern und setzen kein Cookie, bis du eine Sprache wählst: Eines merkt sich deine Wahl ein Jahr lang. Was du spielst, selbst erstellst und entwirfst, bleibt in deinem Browser, außer wo diese Seite etwas anderes sagt. Die Seiten senden dein Gitter oder Spiel für einen Tipp, einen Rückblick, eine Prüfung dessen, was du erstellst, und für die Züge des Computers. Sie senden auch einen Text, den du einfügst, denn der Server liest Links anderer Websites. KEN und Links dieser Website senden sie nicht. Nichts davon speichert der Server. Teilst du ein Ergebnis, steht deine Zeit nur im Link.
to-limit-requests-the-server = Um Anfragen zu begrenzen, zählt der Server sie nach IP-Adresse, aber nicht in seiner Datenbank. Sein Protokoll sagt zu jeder Anfrage, wann sie kam, ihre IP-Adresse, was sie wollte und ob sie es bekam. Zeilen über Zeiten, Veröffentlichungen, die Lobby, Wertungen, Rennen und Partien mit anderen Menschen haben keine IP-Adresse. Nur die Zeile, die eine Partie mit einem Freund beginnt, hat eine, und Zeilen über zu viele Anfragen können eine haben. Wie lange das Protokoll aufgehoben wird, entscheidet der Betreiber. Sicherungskopien können länger enthalten, was der Server gelöscht hat. Gibt der Betreiber eine Kontaktadresse an, findest du sie auf der Seite jedes veröffentlichten Rätsels und unter /.well-known/security.txt.
when-a-puzzle-is-made = Wenn ein Rätsel für dich erstellt wird
so-that-nobody-can-fill = Damit niemand seine Festplatte füllen kann, begrenzt der Server, was er für eine IP-Adresse speichert. Zum Zählen speichert er einen Hash deiner Adresse (eine daraus berechnete Prüfzahl) mit jedem Rätsel, das er für dich erstellt oder das du teilst. Dasselbe tut er mit jeder Zeit, die du sendest, und mit jeder Veröffentlichung, jeder Partie und jedem Rennen, die du beginnst. Bei IPv6 speichert er einen Hash deines Netzes, einen des größeren Netzes mit 48 Bits oder beide. Einen Hash löscht er nach höchstens zwei Tagen und einer Stunde.
the-hash-shows-its-day = Der Hash zeigt seinen Tag. Für ihn braucht es einen zufälligen Schlüssel, der sich jeden Tag ändert und nie auf der Festplatte gespeichert wird. So kann niemand aus dem Hash deine Adresse finden oder sehen, dass zwei Hashes von verschiedenen Tagen von derselben stammen.
if-you-send-your-times = Wenn du deine Zeiten sendest
after-you-solve-a-puzzle = Hast du ein Rätsel gelöst, kannst du „Vergleichen“ drücken. Bis du Ja sagst, sendet die Seite keine Zeiten und fragt nicht nach denen der anderen. In den Einstellungen kannst du es dir anders überlegen. Mit einer zweiten Auswahl, die anfangs aus ist, sendet die Seite auch die Sekunden zwischen deinen Ziffern.
what-the-page-sends = Was die Seite sendet
what-for = Wofür
what-the-server-stores = Was der Server speichert
a-token-random-bits-made = eine Kennung: 128 zufällige Bits, in deinem Browser erzeugt, wenn du Ja sagst
to-count-each-device-once = um jedes Gerät einmal zu zählen und um zu wissen, ob der Spieler schnell oder das Rätsel leicht ist
a-hash-of-it = einen Hash davon
the-puzzle-and-the-full = das Rätsel und das ausgefüllte Gitter
to-check-the-solution = um die Lösung zu prüfen
the-puzzles-id-size-rule = Nummer, Größe, Regel und Stufe des Rätsels
the-time-and-how-many = die Zeit, und wie viele Tipps du genutzt und wie oft du geprüft hast
to-compare-and-to-measure = um zu vergleichen und um zu messen, wie schwierig das Rätsel ist
the-numbers = die Zahlen
whether-the-puzzle-was-pasted = ob das Rätsel eingefügt wurde
such-times-do-not-count = solche Zeiten zählen nicht; unsere Seite sendet keine
yes-or-no = ja oder nein
only-if-you-agree-to = nur wenn du auch dem zustimmst: die Zellen in der Reihenfolge, in der du sie ausgefüllt hast, und die Sekunden dazwischen
to-learn-how-hard-each = um zu lernen, wie schwierig jede Technik für Menschen ist
for-the-first-digits-the = für die ersten 60 Ziffern die Sekunden und die leichteste Technik an der Stelle; keine Zellen
the-server-does-not-store = Der Server speichert nicht, wann du eine Zeit gesendet hast. Nur der Hash der IP-Adresse zeigt den Tag. Andere Spieler sehen nur, wie viele Geräte ein Rätsel gelöst haben und wie viele davon ohne Hilfe. Ab 10 Geräten sehen sie auch den Median und bis zu 100 Zeiten, der Größe nach geordnet.
the-server-stores-at-most = Der Server speichert höchstens 1.000 Zeiten eines Geräts, 1.000 eines Rätsels und 200.000 insgesamt. „Vergessen, was dieses Gerät gesendet hat“ in den Einstellungen löscht alle Zeiten des Geräts und seine Kennung. Der Server misst die Rätsel ohne sie neu, sobald wieder jemand eine Zeit sendet. Löschst du den Speicher des Browsers, kann niemand mehr sagen, welche Zeiten von diesem Gerät kamen, und nur neuere Zeiten verdrängen sie.
if-you-publish-a-puzzle = Wenn du ein Rätsel veröffentlichst
the-page-make-sends-the = Die Seite <a href="/make">Werkstatt</a> sendet die Rätsel mit den Titeln, dem Autor und der Anmerkung, die du geschrieben hast. Der Server speichert sie mit der Zeit. Wer den Link hat, kann sie und den Tag sehen. Eine Liste der Links gibt es nicht.
your-browser-stores-a-secret = Dein Browser speichert einen Geheimcode, mit dem du die Veröffentlichung ändern oder zurückziehen kannst. Der Server hat davon nur einen Hash. Löschst du den Speicher des Browsers, bitte den Betreiber, die Veröffentlichung zu entfernen. Berichtigst du die Vorgaben, löscht der Server die alten. Verschwindet die Veröffentlichung, löscht der Server das Rätsel, die Worte und den Hash. Er speichert weiterhin beide Nummern, die Zeiten, die Größe und einen Hash des Inhalts, damit der Link sagen kann, was geschehen ist.
if-you-play-dots-with = Wenn du Dots mit einem Freund spielst
the-server-stores-the-game = Der Server speichert die Partie: ihre Regeln, die Züge, Angebote und fertigen Sätze mit ihren Zeiten, und keinen Namen. Er speichert auch einen Hash des Geheimcodes jedes Spielers oder einer Einladung, die noch niemand genutzt hat. Nur ein Browser mit dem Geheimcode kann spielen. Wer den Link hat, kann zusehen.
your-friends-browser-makes-its = Der Browser deines Freundes erzeugt seinen eigenen Geheimcode, den du nie siehst. Ein Link, der deine Partie auf ein anderes Gerät bringt, enthält deinen Geheimcode. Die Seite entfernt ihn aus der Adresszeile, sobald sie geöffnet ist. Lässt dein Browser Seiten nichts speichern, bleibt der Geheimcode im Verlauf des Tabs. Der Server protokolliert nie einen Geheimcode und speichert den zufälligen Namen nicht, nach dem er deine Geräte zählt.
the-server-deletes-an-unfinished = Der Server löscht eine unfertige Partie 30 Tage nach ihrem letzten Ereignis und eine beendete nach 365 Tagen, jeweils wenn jemand eine Partie beginnt. Braucht er Platz, löscht er Partien, in denen seit einem Tag nichts geschehen ist. Der Betreiber kann andere Zeiten wählen. Die Kalenderdatei einer Fernpartie enthält den Link für Zuschauer und keinen Geheimcode. Mitteilungen kommen von der Seite selbst und senden nichts.
if-you-write-to-the = Wenn du dem anderen Spieler schreibst
the-two-players-of-a = Die beiden Spieler einer Partie können einander schreiben. Das ist aus, bis beide es einschalten, und jeder kann es ausschalten. Der Server speichert jede Zeile mit ihrer Zeit und ihrer Seite, zeigt sie nur den beiden Spielern und löscht sie mit der Partie. Er protokolliert nie eine Zeile, und dein Browser speichert keine. Wer den Link hat, kann sehen, dass eine Zeile geschrieben wurde, von welcher Seite und wann.
the-operator-can-read-the = Der Betreiber kann die Zeilen in der Datenbank lesen. Meldest du den anderen Spieler, speichert der Server, wann das war, aber nicht, wer gemeldet hat. Sonst erfährt niemand davon. Der Betreiber kann die Partie dann entfernen.
if-you-use-the-lobby = Wenn du die Lobby von Dots nutzt
anybody-may-join-a-game = Bei einer Partie der Lobby darf jeder mitmachen. Der Server speichert sie wie eine Partie mit einem Freund. Er speichert auch das Kennzeichen jedes Spielers, seinen Namen, wenn er einen angegeben hat, und ob er andere zusehen lässt. Er speichert, wen der erste Spieler sucht und wann er zuletzt verbunden war, während die Partie wartete. Darf nur ein bestimmter Spieler mitmachen, speichert er dessen Kennzeichen.
the-badge-is-six-letters = Das Kennzeichen besteht aus sechs Buchstaben und Ziffern und ist in allen deinen Partien gleich, sodass andere erkennen können, welche deine waren. Der Server berechnet es aus einem zufälligen Geheimcode deines Browsers, den er nicht speichert, mit einem Schlüssel, den nur seine Datenbank hat. Dein Browser sendet den Namen und den Geheimcode nur für die Lobby und deine Wertungen.
everybody-sees-the-names-and = Alle sehen die Namen und Kennzeichen der Partien, die warten, und jeder Partie, deren Link sie haben. Eine laufende Partie steht nur in der Liste, wenn beide Spieler das erlauben; anfangs ist es aus. Dann können alle sie auch nach ihrem Ende finden, nach Name, Kennzeichen, Regeln und Brett. Der Server löscht Namen und Kennzeichen mit ihrer Partie oder wenn du eine wartende Partie aus der Lobby nimmst.
forget-my-name-and-badge = „Meinen Namen und mein Kennzeichen vergessen“ unter der Liste der Partien löscht deine Wertungen. Dein Browser vergisst dann den Geheimcode, den Namen und das Kennzeichen. Du bekommst ein anderes Kennzeichen, und deine alten Partien behalten den alten Namen und das alte Kennzeichen. Löschst du stattdessen den Speicher des Browsers, behält der Server deine Wertungen. Der Betreiber kann eine Partie entfernen oder alle Namen neben einem Kennzeichen. Der Server speichert dann dieses Kennzeichen, damit kein Name mehr daneben erscheint.
if-you-play-rated-games = Wenn du gewertete Partien Dots spielst
a-game-of-the-lobby = Eine Partie der Lobby wird nur gewertet, wenn beide Spieler vor dem Beginn zugestimmt haben oder wenn einer von ihnen der Computer ist. Wer die Partie in der Lobby sieht oder ihren Link hat, sieht beide Wertungen. Der Server berechnet für jeden Spieler aus dem Geheimcode des Browsers einen Hash, mit einem Schlüssel, den nur seine Datenbank hat. Er speichert den Hash mit der Partie, solange es sie gibt. Zu jedem Regelwerk und jedem Tempo speichert er neben diesem Hash, was die Tabelle zeigt.
for-how-long = Wie lange
your-rating-how-sure-it = deine Wertung, wie sicher sie ist, wie stark sie schwankt, der letzte Tag mit einer gewerteten Partie und die Zahl der Partien
until-days-after-your-last = bis 365 Tage nach deiner letzten gewerteten Partie
for-each-game-of-that = für jede Partie dieses Tages: ihre Nummer, ob du gewonnen hast, die Wertung des anderen Spielers und wie sicher sie war
until-the-first-rated-game = bis zur ersten gewerteten Partie eines späteren Tages
your-rating-after-each-earlier = deine Wertung nach jedem früheren Tag mit gewerteten Partien, höchstens 100 Tage
as-your-rating = wie deine Wertung
your-badge-and-name-if = dein Kennzeichen und dein Name, wenn du in die öffentliche Tabelle wolltest
until-you-say-no-or = bis du Nein sagst oder keine Wertung hast
to-compare-networks-the-server = Um Netze zu vergleichen, hält der Server auch den Hash der IP-Adresse des ersten Spielers im Arbeitsspeicher, bis er anhält oder 10.000 neuere Partien folgen.
forget-my-ratings-on-the = „Meine Wertungen vergessen“ auf der Seite der Lobby löscht sofort alles in der Tabelle und deinen Hash in allen Partien. Deine unfertigen Partien werden dann nicht mehr gewertet. Löschst du den Speicher des Browsers, kann niemand mehr sagen, welche Wertungen deine waren. Der Server löscht alte Wertungen, wenn jemand eine gewertete Partie beendet, und früher, wenn es zu viele sind. Der Betreiber kann deinen Namen entfernen.
if-you-race = Wenn du an einem Rennen teilnimmst
the-server-stores-a-race = Der Server speichert ein Rennen einen Tag lang und höchstens eine Stunde mehr: das Rätsel, seine Lösung und wann das Rennen begann. Zu jedem Spieler speichert er einen Hash eines zufälligen Geheimcodes und den Namen, wenn es einen gibt. Er speichert auch, wie viele Zellen richtig sind, wie viele Tipps der Spieler genutzt hat, die Zeit am Ende und ob der Spieler verbunden ist. Wer den Link hat, sieht all das außer den Hashes und der Lösung. Um richtige Zellen zu zählen, sendet dein Browser dein Gitter, während es sich ändert. Der Server speichert es nicht.
what-cannot-be-promised = Was sich nicht versprechen lässt
a-token-links-the-times = Eine Kennung verbindet die Zeiten eines Geräts miteinander, aber nicht mit dir. Der Betreiber eines Servers oder des Proxys davor kann mehr protokollieren, als diese Software es tut.

## web/lost.html

kropki-nothing-at-this-address = Kropki: nichts unter dieser Adresse
nothing-is-at-this-address = Unter dieser Adresse ist nichts
link-may-be-old = Der Link ist vielleicht alt, oder ein Buchstabe darin stimmt nicht.
play-a-puzzle = Ein Rätsel spielen
todays-puzzle = Das Rätsel von heute
dots-the-other-kropki = Punkte (Dots), das andere Kropki
