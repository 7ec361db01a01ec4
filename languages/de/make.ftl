### The workshop: making a puzzle of one's own.

## web/make/index.html

make-a-kropki = Ein Kropki erstellen
make-your-own-kropki-sudoku = Erstelle dein eigenes Kropki-Sudoku: Setze Ziffern und Punkte und sieh nach jeder Änderung, wie viele Lösungen das Gitter hat und wie schwierig es ist.
boards = Gitter
drafts = Entwürfe
text = Text
help = Hilfe
workshop = Werkstatt
ask-again = Noch einmal fragen
let-missing-dots-mean-nothing = Fehlende Punkte sollen nichts bedeuten
a-tap-puts = Ein Tippen setzt
a-digit-that-is-no = Eine Ziffer, die keine Vorgabe ist
tool-entry = Eintrag
mark = Notiz
white = Weiß
black = Schwarz
erase-dot = Punkt weg
dots-from-digits = Punkte aus Ziffern
clear-entries = Eingaben löschen
play-it = Spielen
publish = Veröffentlichen
missing-dots-mean = Fehlende Punkte bedeuten:
dots-mean-nothing = nichts
not-consecutive-not-double = keine Nachbarzahlen, nicht doppelt
not-consecutive = keine Nachbarzahlen
not-double = nicht doppelt
show = Zeigen:
only-the-board = nur das Gitter
the-verdict = den Befund
what-is-possible = was möglich ist
certain-digits = sichere Ziffern
where-techniques-stall = wo Techniken nicht weiterführen
symmetry = Symmetrie:
finish-it-for-me = Fertigstellen lassen
turn-and-exchange = Drehen und tauschen
how-it-is-solved = So wird es gelöst
neighbours = Nachbarn
which-clues-these-are = Welche Vorgaben das sind
why-there-is-no-solution = Warum es keine Lösung gibt
what-would-make-it-unique = Was würde es eindeutig machen?
what-could-go = Was kann weg?
new-board = Neues Gitter
the-board-that-is-open = Das offene Gitter bleibt in deinen Entwürfen. In einem neuen Gitter bedeuten fehlende Punkte nichts, bis du etwas anderes wählst.
rules-and-keys = Regeln und Tasten
every-row-and-every-column = In jeder Zeile und jeder Spalte steht jede Ziffer einmal, ebenso in jedem umrandeten Block, wenn das Gitter Blöcke hat. Ein <b>weißer Punkt</b> verbindet Nachbarzahlen. Ein <b>schwarzer Punkt</b> verbindet eine Ziffer und ihr Doppeltes. Zwischen 1 und 2 kann jeder der beiden Punkte stehen.
a-missing-dot-means-what = Ein fehlender Punkt bedeutet, was du unter <b>Fehlende Punkte bedeuten</b> wählst. Jede veröffentlichte Seite sagt es.
a-puzzle-that-you-publish = Ein Rätsel, das du <b>veröffentlichst</b>, braucht genau eine Lösung. Es bekommt eine eigene Seite. Nur wer den Link hat, findet sie. <a href="/privacy.html#publish">Was gespeichert wird</a>
with-show-what-is-possible = Bei <b>Zeigen: was möglich ist</b> ist eine Ziffer umso blasser, je weniger Lösungen sie haben. Eine große schräge Ziffer ist die einzige.
move-with-shift-turn-the = bewegen; mit <kbd>Umschalt</kbd> den Punkt auf dieser Seite wechseln: weiß, schwarz, keiner
digits-on-keys = Ziffern
put-with-the-current-tool = mit dem gewählten Werkzeug setzen; <kbd>0</kbd> oder <kbd>Entf</kbd> löscht
shift-ctrl = <kbd>Umschalt</kbd> <kbd>Strg</kbd>
with-a-digit-mark-in = mit einer Ziffer: Notiz in der Ecke, in der Mitte; beide: Farbe
digit-entry-mark-colour = Ziffer (auf deutschen Tastaturen mit Y statt Z), Eingabe, Notiz, Farbe
draw-white-dots-black-dots = weiße Punkte zeichnen, schwarze Punkte zeichnen, Punkte löschen
undo-redo = rückgängig, wiederholen
learn-the-techniques-play-where = <a href="/learn">Die Techniken lernen</a> · <a href="/">Spielen</a>; dort sind auch die Einstellungen und die Farben der Website
drafts-on-this-device = Entwürfe auf diesem Gerät
name-of-this-draft = Name dieses Entwurfs
go-on-in-a-branch = In einem Zweig weitermachen
make-a-collection = Eine Sammlung erstellen
none-yet-a-draft-is = Noch keine. Ein Entwurf wird mit deiner ersten Ziffer oder deinem ersten Punkt gespeichert.
published = Veröffentlicht
the-board-as-text = Das Gitter als Text
ken-or-a-link-of = KEN oder ein Link dieser Website, von f-puzzles, SudokuPad, SudokuMaker oder Penpa+
ken-alone-means-that-all = KEN allein bedeutet, dass alle Punkte eingezeichnet sind. Bedeuten fehlende Punkte etwas anderes, ist der Text des Gitters ein Link, der das sagt.
put-it-on-the-board = Ins Gitter übernehmen

## make/collection-panel.js

puzzles-one-a-line = Rätsel, eines je Zeile: KEN oder ein Link und dahinter ein Titel, wenn du magst
add-this-board = Dieses Gitter hinzufügen
add-favourites = Favoriten hinzufügen
add-what-i-gave-up = Abgebrochene hinzufügen
add-what-i-published = Veröffentlichte hinzufügen
puzzles-are-copied = Rätsel werden kopiert: Berichtigst du später eines, berichtige es auch hier.
there-is-nothing-to-add = Es gibt nichts hinzuzufügen.

## make/copy-paste.js

is-copied = Kopiert.
copy-the-marked-text = Kopiere den markierten Text.

## make/draft-list.js

take-it-back = Zurückholen
change = Ändern

## make/finish-panel.js

digits-and-dots-stay = Deine Ziffern und Punkte bleiben; „meine, Farbe offen“ lässt die Farben deiner Punkte offen.
break-in-in-box = Einstieg in Block
symmetry-of-the-givens = Symmetrie der vorgegebenen Ziffern
dots-symmetric-too = Auch die Punkte symmetrisch
white-dots-only = Nur weiße Punkte
find-three = Drei suchen
stopped = Angehalten.
dots-only-inside-a-shape = Punkte nur in einer Figur
mark-cells-for-dots = Markiere Zellen. Neue Punkte verbinden dann zwei markierte Zellen. Deine eigenen Punkte bleiben.
no-dot-here = Hier kein Punkt
mark-where-cells-meet = Markiere, wo zwei Zellen aneinanderstoßen. Kein Vorschlag hat dort einen Punkt.
stop = Anhalten
searching = Es wird gesucht …
find-others = Andere suchen
take-it = Übernehmen
keep-its-digits = Ziffern behalten
keep-its-dots = Punkte behalten
clues-by-name = Vorgaben nach Namen
press-kept-clues = Drücke auf die Vorgaben, die du behalten willst. Ein Tippen im Bild bewirkt dasselbe.
nothing-is-kept = Nichts wird behalten.
proposal-is-on-the-board = Der Vorschlag steht im Gitter.

## make/main.js

clear = Löschen
draft-changed-in-another-tab = Du hast diesen Entwurf in einem anderen Tab geändert. Hier machst du mit einer Kopie weiter.
browser-cannot-store-more = Dieser Browser kann nichts mehr speichern. Kopiere den Text des Gitters, bevor du gehst.
every-cell-is-given = Jede Zelle ist vorgegeben.
there-is-no-dot-to = Hier ist kein Punkt, der sich löschen ließe.
undone = Rückgängig gemacht.
redone = Wiederholt.
missing-dots-mean-nothing = Fehlende Punkte bedeuten jetzt nichts.
no-entry-is-left = Keine Eingabe ist mehr da.
dots-follow-the-digits = Die Punkte folgen den Ziffern.
no-dot-has-changed = Kein Punkt hat sich geändert. Dies setzt die Punkte zwischen Nachbarzellen, die beide eine Ziffer haben.

## make/neighbours-panel.js

want = Gewünscht
find = Suchen
looking = Es wird gesucht …
symmetric-ones-come-first = Zuerst kommen die, bei denen die gewählte Symmetrie bleibt.
you-go-on-in-a-branch = Du machst in einem Zweig weiter.

## make/publish-panel.js

it-is-listed-nowhere = Die Seite steht in keiner Liste und bleibt, bis du sie zurückziehst.
change-what-is-published = Veröffentlichtes ändern
title = Titel
author-if-you-like = Autor, wenn du magst
note-if-you-like = Anmerkung, wenn du magst
save = Speichern
withdraw = Zurückziehen
words-and-clues-can-change = Deine Worte und die Vorgaben lassen sich ändern: Der Link bleibt. Ändern sich die Vorgaben, sagt die Seite, an welchem Tag.
replace-its-puzzle = Das Rätsel durch das offene Gitter ersetzen
open-it-on-the-board = Im Gitter öffnen
it-is-the-open-board = Es ist das offene Gitter: Ändere dort eine Vorgabe und komm dann zurück.
is-published = Veröffentlicht.
browser-cannot-store-the-secret = Dieser Browser kann den Geheimcode nicht speichern. Kopiere ihn jetzt.
is-saved = Gespeichert.
withdraw-it-forever = Endgültig zurückziehen
link-will-never-work = Der Link funktioniert dann nie wieder. Drücke noch einmal, um es zurückzuziehen.
is-withdrawn = Zurückgezogen.
the-link-is-copied = Der Link ist kopiert.
secret-is-kept-here = Er ist in diesem Browser gespeichert und in der Datei, die du unter „Statistik“ beim Spiel speichern kannst.
the-secret-to-change-it = Der Geheimcode zum Ändern

## make/turn-and-mirror.js

half-turn-button = Halbe Drehung
left-and-right-button = Links und rechts
top-and-bottom-button = Oben und unten
turn-right = Rechtsdrehung
turn-left = Linksdrehung
main-diagonal-button = Hauptdiagonale
other-diagonal-button = Andere Diagonale

## make/turn-panel.js

exchange = Tauschen
exchange-digit = Tausche
exchange-two-digits = Zwei Ziffern tauschen
choose-two-different-digits = Wähle zwei verschiedene Ziffern.
neither-is-on-the-board = Keine von beiden steht im Gitter.
it-breaks-nothing = Zwischen zwei Ziffern stimmt danach weiterhin alles.

## make/verdict-panel.js

unfinished = Unfertig.
nothing-can-go-every-clue = Nichts kann weg: Jede Vorgabe ist nötig.
nothing-was-found = Nichts gefunden.

## make/way-panel.js

the-way-to-solve-it = Der Lösungsweg
next-digit = Nächste Ziffer
easiest-way-by-digits = Der leichteste Weg, Ziffer für Ziffer, so wie ihn die Tipps beim Spielen erzählen.
every-cell-has-its-digit = Jede Zelle hat ihre Ziffer.
no-technique-leads-further = Keine Technik führt weiter.

## Sentences of several modules of the workshop

# a clause: the names of cells or pairs, and how many more there are
some-and-more = { JOIN($names, ", ") } und noch { $more }
# a dot of a colour; $one and $other are cells
edge-is =
    { $colour ->
        [white] Weißer Punkt
        [black] Schwarzer Punkt
       *[none] Kein Punkt
    } zwischen { $one } und { $other }.
# a difficulty
level-rated = { $level }, Grad { $rating }
technique-and-sentence = { $technique }: { $sentence }

## web/make/ideas.js

# buttons: what a board would be without some clues. $images is how many other clues go with it, by its symmetry
without-the-digit =
    { $images ->
        [0] Ohne die { $digit } in { $cell }
        [one] Ohne die { $digit } in { $cell } samt Gegenstück
       *[other] Ohne die { $digit } in { $cell } samt { $images } Gegenstücken
    }
without-the-dot =
    { $images ->
        [0] Ohne den Punkt zwischen { $one } und { $other }
        [one] Ohne den Punkt zwischen { $one } und { $other } samt Gegenstück
       *[other] Ohne den Punkt zwischen { $one } und { $other } samt { $images } Gegenstücken
    }
without-clues-together =
    { $count ->
        [one] Ohne { $count } Vorgabe
       *[other] Ohne { $count } Vorgaben zugleich
    }
# what it would be then: a level and a rating
idea-and-level = { $idea }: { $level } { $rating }
idea-without-its-image = { $idea } (ohne Gegenstück)
# clauses: what is left of the solutions with one clue more
unique = eindeutig
solutions-left = noch { $count }
more-solutions-left = noch über { $count }
digit-added = { $digit } in { $cell }: { $leaves }
dot-added =
    Ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt zwischen { $one } und { $other }{ $images ->
        [0] { "" }
        [one] { " " }samt Gegenstück
       *[other] { " " }samt { $images } Gegenstücken
    }: { $leaves }
# parts of a list: clues that contradict each other
conflict-digits =
    { $count ->
        [one] { $count } Ziffer
       *[other] { $count } Ziffern
    }
conflict-dots =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
conflict-gaps =
    { $count ->
        [one] { $count } fehlender Punkt
       *[other] { $count } fehlende Punkte
    }
marked-on-the-board = { JOIN($parts, ", ") }, im Gitter markiert.
# $clues is one of the two below, or the message above
contradiction-of = Widerspruch: { $clues }
contradiction-is-among = Darunter ist ein Widerspruch: { $clues }
clues-listed = { JOIN($parts, "; ") }.
the-digits-in =
    die { COUNT($cells) ->
        [one] Ziffer
       *[other] Ziffern
    } in { JOIN($cells, ", ") }
# $pairs are clauses as the one below
the-dots-between =
    { COUNT($pairs) ->
        [one] der Punkt
       *[other] die Punkte
    } { JOIN($pairs, ", ") }
no-dot-between-pairs = kein Punkt { JOIN($pairs, ", ") }
between-two = zwischen { $one } und { $other }
two-cells = { $one } und { $other }

## web/make/finish-panel.js

finish-title = Fertigstellen lassen
most-givens = Vorgegebene Ziffern, höchstens
any-of-these = beliebig
no-symmetry = keine
label-before-a-field = { $label }:
# above the pictures of proposals
tap-to-keep = Tippe in einem Bild auf Ziffern und Punkte, um sie für die nächste Suche zu behalten.
tap-to-keep-own-ringed = Deine Vorgaben haben einen dünnen Ring. Tippe in einem Bild auf Ziffern und Punkte, um sie für die nächste Suche zu behalten.
all-else-is-free = { $stays } Alles andere ist frei, im Rahmen deiner Wünsche.
all-else-is-free-missing-dots-count =
    { $stays } Alles andere ist frei, im Rahmen deiner Wünsche. Fehlende Punkte zählen, also sind { $colour ->
        [white] alle weißen
        [black] alle schwarzen
       *[all] alle
    } Punkte eingezeichnet: Eine Symmetrie gilt nur für vorgegebene Ziffern.
no-dot-between-two = Kein Punkt zwischen { $one } und { $other }
kept-for-the-next-search =
    { $count ->
        [one] { $count } Vorgabe dieses Vorschlags bleibt
       *[other] { $count } Vorgaben dieses Vorschlags bleiben
    } für die nächste Suche.

## web/make/finish-wishes.js

half-turn = halbe Drehung
left-and-right = links und rechts
top-and-bottom = oben und unten
quarter-turn = Vierteldrehung
main-diagonal = Hauptdiagonale
other-diagonal = andere Diagonale
# where new dots may be
dots-anywhere = überall
none-but-mine = nur meine
mine-of-any-colour = meine, Farbe offen
impossible-is-proved = Unmöglich: Es ist bewiesen, dass kein volles Gitter diese Ziffern und Punkte hat.
searching-boards =
    Es wird gesucht: { $tried ->
        [one] { $tried } volles Gitter
       *[other] { $tried } volle Gitter
    } probiert, { $found } gefunden …
none-found =
    Nichts gefunden: { $tried ->
        [one] { $tried } volles Gitter
       *[other] { $tried } volle Gitter
    } probiert.
# $hurdle is the name of a wish, as the server has it
none-found-hurdle =
    Nichts gefunden: { $tried ->
        [one] { $tried } volles Gitter
       *[other] { $tried } volle Gitter
    } probiert; am häufigsten stand im Weg: { $hurdle }.
none-found-levels =
    Nichts gefunden: { $tried ->
        [one] { $tried } volles Gitter
       *[other] { $tried } volle Gitter
    } probiert; am häufigsten stand im Weg: { $hurdle } ({ JOIN($levels, ", ") }).
some-found =
    { $found } gefunden, { $tried ->
        [one] { $tried } volles Gitter
       *[other] { $tried } volle Gitter
    } probiert.
proposal-is =
    { $level }, Grad { $rating }, { $givens ->
        [one] { $givens } vorgegebene Ziffer
       *[other] { $givens } vorgegebene Ziffern
    }

## web/make/neighbours-words.js

# what may be wished for
want-harder = schwieriger
want-easier = leichter
want-symmetric = symmetrischer
# buttons: boards that are one change away
minimal-without =
    Ohne { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }: minimal
without-clues = Weg: { JOIN($clues, ", ") }
with-clues = Neu: { JOIN($clues, ", ") }
clues-for-clues = Neu: { JOIN($come, ", ") }; weg: { JOIN($gone, ", ") }
clue-is-dot =
    { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt { $one }–{ $other }
clue-is-digit = { $digit } in { $cell }
there-is-no-neighbour =
    Es gibt keinen: { $tried ->
        [one] { $tried } Änderung
       *[other] { $tried } Änderungen
    } probiert.
no-neighbour-was-found =
    Keiner gefunden: { $tried ->
        [one] { $tried } Änderung
       *[other] { $tried } Änderungen
    } probiert.
neighbours-found =
    { $count } gefunden, { $tried ->
        [one] { $tried } Änderung
       *[other] { $tried } Änderungen
    } probiert.
some-neighbours-found =
    { $count } gefunden, { $tried ->
        [one] { $tried } Änderung
       *[other] { $tried } Änderungen
    } probiert; es kann mehr geben.

## web/make/neighbours-panel.js

what-neighbours-are = Jeder hat genau eine Lösung. Ein Tippen nimmt einen als Zweig: Dein Entwurf bleibt, wie er ist. Ein dicker Ring markiert eine Vorgabe, die hinzukommt, ein dünner eine Stelle, an der eine wegfällt.

## web/make/main.js

no-puzzle-in-this-link = In diesem Link ist kein Rätsel: { CAPITAL($why) }.
cell-has-a-clue = { $cell } hat eine Vorgabe.
# by symmetry; $more is what was said besides
changed-with-it = Mit geändert: { JOIN($cells, ", ") }. { $more }

## web/make/copy-paste.js, collection-panel.js, draft-list.js, drafts.js, publish-panel.js

# "stays": "It is listed nowhere, and stays until you withdraw it."
collection-is-seen = Wer den Link hat, sieht die Rätsel in dieser Reihenfolge und deine Worte. { $copied } { $stays }
too-many-puzzles = es sind { $count } Rätsel, aber höchstens { $most } sind erlaubt
in-line = in Zeile { $number }: { $why }
draft-is-removed = „{ $name }“ ist entfernt.
draft-line = { $name }, { $size } × { $size }, { $date }
draft-line-open = { $name }, { $size } × { $size }, { $date }, jetzt offen
draft-line-no-boxes = { $name }, { $size } × { $size }, ohne Blöcke, { $date }
draft-line-no-boxes-open = { $name }, { $size } × { $size }, ohne Blöcke, { $date }, jetzt offen
draft-copy = { $name } (Kopie)
publication-is-seen = Wer den Link hat, sieht das Rätsel, seine Regeln und deine Worte. { $stays } Fehlende Punkte bedeuten: { $rule }.
board-is-not-unique = Das offene Gitter hat nicht genau eine Lösung.
# after a link, "Open it on the board"
to-correct-a-clue = und eine Vorgabe berichtigen.
publication-is-gone = Die Veröffentlichung ist weg: { CAPITAL($why) }.

## web/make/turn-and-mirror.js

lacks-digits =
    { COUNT($cells) ->
        [one] Für die Symmetrie braucht auch { JOIN($cells, ", ") } eine Ziffer.
       *[other] Für die Symmetrie brauchen auch { JOIN($cells, ", ") } eine Ziffer.
    }
lacks-more-digits = Für die Symmetrie brauchen auch { JOIN($cells, ", ") } und noch { $more } eine Ziffer.

## web/make/turn-panel.js

move-is-done = { $move }: erledigt.
exchange-with = mit
digits-are-exchanged = { $one } und { $other } sind getauscht.
# $pairs are clauses: "r1c1 and r1c2"
it-breaks-between = Danach stimmt nicht mehr, was zwischen { JOIN($pairs, ", ") } ist.
it-breaks-between-and-more =
    Danach stimmt nicht mehr, was zwischen { JOIN($pairs, ", ") } und bei { $more ->
        [one] { $more } weiteren Paar
       *[other] { $more } weiteren Paaren
    } ist.
dots-touch-empty-cells =
    { $breaks } { $count ->
        [one] { $count } Punkt berührt
       *[other] { $count } Punkte berühren
    } eine leere Zelle: siehe den Befund.

## web/make/verdict-details.js

missing-dots-count = Fehlende Punkte zählen. Solange du noch Punkte zeichnest, lass sie nichts bedeuten, oder lass das Gitter fertigstellen.
# $cells is a list of cells, or "r1c1, r1c2 and 3 more"
it-opens-at = Der Einstieg ist in { $cells }.
techniques-stall = Techniken führen zu { $placed } von { $count } Ziffern, dann geht es nicht weiter.
it-is-hardest-there = Dort ist es am schwierigsten. Nötig ist: { $technique }.
it-is-hardest-with =
    Am schwierigsten ist es mit { $placed ->
        [one] { $placed } Ziffer
       *[other] { $placed } Ziffern
    } im Gitter. Dann führt diese Technik zu { $cells }: { $technique }.
equal-in-every-solution = In jeder Lösung gleich: { $pairs }.

## web/make/verdict-panel.js

ways-on = Zeichne Punkte, lass fehlende Punkte nichts bedeuten, bis du sie gezeichnet hast, oder lass es fertigstellen.
publish-wait = Zum Veröffentlichen braucht ein Gitter genau eine Lösung: Warte auf den Befund.
publish-none = Zum Veröffentlichen braucht ein Gitter genau eine Lösung: Es hat keine.
publish-many = Zum Veröffentlichen braucht ein Gitter genau eine Lösung: Es hat mehrere.
publish-not-settled = Zum Veröffentlichen braucht ein Gitter genau eine Lösung: Es hat vielleicht mehrere.
empty-board-has-dots = Fehlende Punkte zählen, und jedes ausgefüllte { $size } × { $size }-Gitter hat Punkte.

## web/make/verdict.js

verdict-alone = { CAPITAL($verdict) }
with-what-is-entered = Mit dem Eingetragenen: { $verdict }
# clauses of the two above
entered-one = eine Lösung.
entered-none = keine Lösung.
entered-not-settled = nicht geklärt: Die Lösungen zu zählen dauert zu lange.
entered-count = { $count } Lösungen.
entered-about = etwa { $count } Lösungen.
entered-more-than = mehr als { $count } Lösungen.
millions = { $number } Mio.
billions = { $number } Mrd.
trillions = { $number } Bio.
level-rated-line = { $level }, Grad { $rating }.
level-rated-needs = { $level }, Grad { $rating }. Nötig: { $technique }.
more-has-to-wait = Mehr zu diesem Gitter muss warten: { CAPITAL($why) }. Es wird von selbst noch einmal gefragt.
no-more-about-this-board = Mehr ist zu diesem Gitter nicht zu sagen: { CAPITAL($why) }.
verdict-needs-the-server = Der Befund braucht den Server, und der ist nicht zu erreichen. Das Gitter und seine Entwürfe gehen auch ohne ihn.
no-verdict = Kein Befund: { CAPITAL($why) }.

## web/make/way-panel.js

technique-times = { $technique } ({ $count })
all-techniques = Alle Techniken: { JOIN($techniques, ", ") }.
way-cell-is = { $cell } ist eine { $digit }.

# the title of the panel of neighbours
puzzles-one-change-away = Rätsel mit einer Änderung

# why full boards gave no puzzle as it is wished: each may stand behind "most often in the way:"
hurdle-level = andere Stufe
hurdle-technique = ohne die Technik
hurdle-givens = zu viele vorgegebene Ziffern
hurdle-break-in = anderer Einstieg
hurdle-alike = einem anderen Vorschlag zu ähnlich
hurdle-budget = zu viel Arbeit
