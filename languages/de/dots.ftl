### Dots, the game: board, computer, lessons.

## dots/board/beyond.js

show-the-last-move-which = Den letzten Zug zeigen, der nicht zu sehen ist

## dots/board/confirm.js

go-on-playing = Weiterspielen
resign-question = Aufgeben?
you-lose-if-you-resign = Wenn du aufgibst, verlierst du, egal wie es steht.

## dots/board/graph.js

ground = Fläche
lead-in-points-of-ground = Vorsprung in Gitterpunkten
lead-in-captured-dots = Vorsprung in gefangenen Punkten

## dots/board/own-time.js

another-time = Andere Zeit

## dots/board/patience.js

no-connection-trying-again = Keine Verbindung: Es wird wieder versucht.
the-computer-is-getting-ready = Der Computer macht sich bereit. Das kann eine Minute dauern; die Partie geht von selbst weiter.
still-thinking-the-server-has = Der Computer überlegt noch: Der Server hat viel zu tun.

## dots/board/pictures.js

a-closed-chain-of-blue = Eine geschlossene Kette { -colour }er Punkte, gerade oder schräg, um einen { -other-colour }en Punkt fängt ihn. Jeder gefangene Punkt zählt eins.
the-edge-is-no-wall = Der Rand ist keine Mauer
a-ring-needs-dots-all = Ein Ring braucht ringsum Punkte. Ein Punkt am Rand kann nie gefangen werden.
a-pool = Ein Teich
into-the-pool = In den Teich
red-played-into-the-pool = { -other-side } hat in den Teich gesetzt und nichts gefangen: Der Punkt ist verloren.
captors-captured = Fänger gefangen
closed-by-the-last-dot = Vom letzten Punkt geschlossen
the-fourth-blue-dot-closes = Der vierte { -colour }e Punkt schließt den Ring, und der { -other-colour }e ist gefangen.
left-open-closed-later = Offen gelassen, später geschlossen
on-the-left-blues-ground = Links ist das Gebiet von { -side } ein Teich und bleibt offen. Rechts hat { -side } den Ring um einen { -other-colour }en Punkt geschlossen.
not-closed-played-through = Nicht geschlossen, durchbrochen
blues-ring-around-the-red = Der Ring von { -side } um die { -other-colour }en Punkte stand, aber { -side } hat ihn nicht geschlossen. So konnte { -other-side } zwei seiner Punkte fangen.
picture-of-links = Verbindungen
dots-side-by-side-are = Benachbarte Punkte sind verbunden. { -other-side } ist gefangen, sobald die Verbindungen ganz herumführen.
old-lines-new-lines = Alte Linien, neue Linien
blue-drew-the-left-ring = { -side } hat zuerst den linken Ring gezeichnet. Der Ring rechts läuft an dessen Linien entlang.
strict-borders = Strenge Grenzen
the-new-ring-passes-around = Der neue Ring läuft um den alten herum und hat keinen Punkt mit ihm gemeinsam.
long-steps = Weite Schritte
the-line-goes-by-knights = Die Linie macht Rösselsprünge und läuft über freie Gitterpunkte.
ground-counts = Fläche zählt
six-points-are-inside-six = Sechs Gitterpunkte liegen innen: sechs für { -side }, ob mit einem { -other-colour }en Punkt oder mit mehreren.
early-end = Frühes Ende
blue-ended-early-when-red = { -side } hat früh aufgehört. Als { -other-side } fertig war, bekam { -other-side } die Punkte, die nicht mit dem Rand verbunden sind.

## dots/board/played.js

offers-end = bietet das Ende an

## dots/board/rulewords.js

strict-borders-szkrab = Strenge Grenzen (szkrab)
a-new-chain-shares-no = eine neue Kette hat keinen Punkt mit einem alten Gebiet in ihr gemeinsam und lässt kein Loch, und der letzte Punkt ist sicher
two-dots-of-a-line = zwei Punkte einer Linie dürfen zwei Schritte oder einen Rösselsprung auseinander liegen
every-point-inside-your-lines = jeder Gitterpunkt innerhalb deiner Linien zählt, nicht nur gefangene Punkte
one-side-may-stop-the = eine Seite darf aufhören; die andere spielt weiter und bekommt dann jeden Punkt, der nicht mit dem Rand verbunden ist

## dots/board/seat.js

to-choose-this-dot = um diesen Punkt zu wählen
taken-back = Zurückgenommen.
no-ring-is-drawn = Kein Ring wird gezeichnet.
ten-seconds-are-left = Noch zehn Sekunden.

## dots/board/settings-form.js

show-where-one-dot-would = Zeigen, wo ein Punkt etwas fangen würde
shade-rings-around-nothing-pools = Ringe um nichts (Teiche) einfärben
the-first-tap-aims-where = Liegen die Gitterpunkte eng, mit dem ersten Tippen nur zielen
soft-sounds = Leise Töne
a-sound-when-the-other = Ein Ton, wenn dein Gegner gezogen hat oder etwas sagt
a-notification-when-the-other = Eine Mitteilung, wenn dein Gegner gezogen hat, solange diese Seite offen ist
this-browser-does-not-let = Dieser Browser lässt die Seite keine Mitteilungen zeigen.

## dots/board/setup-form.js

a-first-game = für die erste Partie
half-an-hour = eine halbe Stunde
a-whole-sheet = ein ganzes Heftblatt
preset-four-crosses = vier Kreuze
preset-no-territory = leer, ohne Gebiet

## dots/board/strengths.js

strong-club = starker Vereinsspieler
strong-league = starker Ligaspieler
strong-expert = starker Experte
strong-master = starker Meister

## dots/board/touch.js

to-put-the-dot-there = um den Punkt dorthin zu setzen
to-choose-this-point = um diesen Gitterpunkt zu wählen

## dots/board/turn-panel.js

close-this-ring = Diesen Ring schließen
do-not-draw-it = Nicht zeichnen
end-turn = Zug beenden
close-nothing = Nichts schließen

## dots/board/turn.js

a-line-runs-over-this = Über diesen Gitterpunkt läuft eine Linie.
this-point-is-enclosed = Dieser Gitterpunkt ist umschlossen.
the-board-is-full-close = Das Brett ist voll. Schließe einen Ring oder beende den Zug.
your-dot-is-put-close = Dein Punkt ist gesetzt. Schließe einen Ring oder beende den Zug.
the-ring-is-not-closed = Der Ring wird nicht geschlossen.
a-ring-passes-each-dot = Ein Ring führt durch jeden Punkt nur einmal.
a-ring-choose-its-dots = Ein Ring: Wähle seine Punkte der Reihe nach; die Punkte dazwischen werden ergänzt.
end-the-turn-to-close = Beende den Zug, um ihn zu schließen.
it-is-closed-with-your = Er wird mit deinem Punkt geschlossen: Setze ihn.
end-the-turn-your-ring = Beende den Zug: Dein Ring wird dann geschlossen.
end-the-turn-there-is = Beende den Zug: Es gibt nichts zu schließen.

## dots/board/words.js

orange = Orange
green = Grün
violet = Violett
your-move = Du bist am Zug.
closes-nothing = schließt nichts
agrees-to-end = stimmt dem Ende zu
has-offered-to-end = bietet das Ende an
time-is-over = die Zeit ist um
a-draw-is-agreed = Remis vereinbart
count-it = Zählen
count-it-question = Zählen?
agree-to-end = Dem Ende zustimmen?
offer-end = Ende?
offer-to-end = Das Ende anbieten?
end-the-game = Die Partie beenden?
end-early = Aufhören
end-early-question = Aufhören?
is-a-draw = unentschieden

## dots/play/clock.js

clock-none = Keine
clock-of = { $move } s je Zug, { $minutes } min Reserve

## dots/play/from-record.js

play-on-from-the-record = Von der Aufzeichnung aus weiterspielen?
the-game-on-the-board = Die Partie auf dem Brett wird dafür aufgegeben.
play-on-from-the-record-button = Von dort weiterspielen

## dots/play/hinted.js

the-computer-found-no-better = Der Computer hat keine bessere Stelle gefunden.
end-the-game-now-you = Beende die Partie jetzt: Du führst, und es kostet dich nichts.
nothing-helps-any-more-resign = Nichts hilft mehr: Gib auf oder spiele weiter.
there-is-no-move = Es gibt keinen Zug.

## dots/play/main.js

the-computer-is-thinking = Der Computer überlegt.
the-computer-has-no-move = Der Computer hat keinen Zug.
looking-for-a-good-move = Ein guter Zug wird gesucht.
you-offer-to-end-the = Du bietest an, die Partie zu beenden.
the-computer-plays-on = Der Computer spielt weiter.
you-offer-to-count = Du bietest an zu zählen.

## dots/play/tutorial.js

lesson-put-a-dot = Zwei Spieler setzen abwechselnd Punkte auf die Kreuzungen der Linien. Du bist { -side }. Setze einen Punkt, wohin du magst.
now-it-would-be-reds = Jetzt wäre { -other-side } am Zug. Ein Punkt bleibt, wo er ist.
dots-next-to-each-other = Punkte nebeneinander, gerade oder schräg, bilden eine Kette. Schließe die Kette um den { -other-colour }en Punkt.
lesson-leaves-a-gap = Das lässt eine Lücke in der Kette.
captured-that-counts-one-inside = Gefangen: Das zählt eins. In einer geschlossenen Kette spielt niemand mehr.
a-chain-can-be-of = Eine Kette kann jede Form und Länge haben. Ein Punkt fängt alle vier auf einmal. Suche die Lücke.
the-gap-is-elsewhere = Die Lücke ist woanders.
four-at-once = Vier auf einmal.
red-has-captured-one-of = { -other-side } hat einen deiner Punkte gefangen. Schließe deine Kette um das Ganze.
there-is-still-a-gap = Da ist noch eine Lücke.
reds-four-dots-are-captured = Die vier Punkte von { -other-side } sind gefangen, und deiner ist wieder frei. Es zählt, wer zuletzt umschließt.
this-one-can-be-captured = Dieser lässt sich fangen. Fülle die Lücke in der Kette um ihn.
the-dot-at-the-edge = Der Punkt am Rand kann nie gefangen werden. Sieh dir den anderen an.
right-dots-that-are-linked = Richtig. Punkte, die mit geraden Schritten mit dem Rand verbunden sind, sind sicher.
a-chain-around-empty-points = Eine Kette um leere Gitterpunkte bildet einen Teich. Schließe diese Kette.
the-point-in-the-middle = Der Gitterpunkt in der Mitte ist jetzt dein Teich. { -other-side } darf dort noch einen Punkt setzen: Setze ihn und sieh, was geschieht.
the-pool-is-the-point = Der Teich ist der Gitterpunkt in der Mitte.
it-is-captured-at-once = Er ist sofort gefangen. Ein Teich ist also ein Ort, an dem { -other-side } Punkte verliert.
the-dots-of-the-chain = Die Punkte der Kette sind sicher: Gerade Schritte führen von ihnen hinauf zum Rand.
you-said-stop-and-red = Du hast STOPP gesagt, und { -other-side } hat diesen Punkt gefangen. Deine Kette ist mit dem Rand verbunden, also behältst du sie.
in-some-other-games-a = Nach manchen anderen Regeln fängt eine Kette nur, wenn du es sagst. Setze zuerst den letzten Punkt dieser Kette.
the-chain-is-complete-but = Die Kette ist vollständig, aber der { -other-colour }e Punkt ist noch nicht gefangen. Tippe jetzt auf ihn.
the-red-dot-is-in = Der { -other-colour }e Punkt liegt in der Mitte der Kette.
captured-you-have-closed-the = Gefangen: Du hast die Kette geschlossen. So ist es in den Regelwerken Gebiet, GoRilla und Papier.
that-is-all-now-play = Das ist alles. Spiele jetzt eine Partie auf einem kleinen Brett. Unter „Regeln“ gibt es ein Bild zu jedem der sechs Regelwerke.
skip = Überspringen

## dots/practice/kept.js

this-file-is-not-json = Diese Datei ist nicht in JSON geschrieben.
this-file-has-no-results = Diese Datei enthält keine Ergebnisse von Lektionen.
there-is-no-room-for = Dafür ist kein Platz.

## dots/practice/main.js

you-have-tried-all-lessons = Du hast alle Lektionen von heute versucht. Du kannst sie noch einmal spielen, aber die Ergebnisse bleiben.
getting-lessons = Lektionen werden geholt.
these-were-the-lessons-of = Das waren die Lektionen von heute: Wähle ein Thema, um weiterzuüben.
there-is-no-connection-and = Es gibt keine Verbindung, und auf diesem Gerät sind keine Lektionen gespeichert. Versuche es später noch einmal.
this-was-the-last-lesson = Das war die letzte Lektion von heute.
next-goes-on = Mit „Weiter“ geht es weiter.
this-is-the-last-lesson = Dies ist die letzte Lektion.
no-dot-can-be-put = Dort lässt sich kein Punkt setzen.

## dots/practice/standing.js

todays-lessons-are-done = Die Lektionen von heute sind geschafft.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = Ein Ring um nichts ist ein Teich. Dort darf weiter gespielt werden, aber ein Punkt, den die andere Seite hineinsetzt, ist sofort gefangen.
picture-of-a-ring-around = Ein Ring um ein Gebiet nimmt es: Die Punkte darin kommen frei, und ihr Ring ist gefangen. Es zählt, wer zuletzt umschließt.
picture-of-stop = { -side } hat STOPP gesagt und den Punkt verloren, der nicht mit dem Rand verbunden ist. Die Kette, die den Rand mit geraden Schritten erreicht, bleibt.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = Eine geschlossene Kette deiner Punkte fängt die gegnerischen Punkte darin, sofort und von selbst. Ist das Brett voll oder wollen beide zählen, gewinnt, wer mehr gefangen hat.
rules-of-no-territory = Wie Standard, aber niemand muss das Brett füllen. Wer führt, sagt STOPP und verliert, was nicht mit dem Rand verbunden ist. Der andere darf noch vier Minuten allein weiterspielen.
rules-of-territory = Eine Kette schließt sich, wenn du es willst, nach einem deiner Punkte. Gebiet, das du umschlossen hast, bleibt bis dahin offen, und wenn beide dem Ende zustimmen, zählt es auch.
rules-of-gorilla = Eine Kette schließt sich, wenn du es willst: mit dem Punkt, der sie vollendet, oder mit einem späteren. Du darfst die engste Kette schließen oder eine weitere, auch mehrere auf einmal. Eine Kette, die du nicht geschlossen hast, darf der andere Spieler durchbrechen.
rules-of-kepung = Wie Standard, und benachbarte Punkte einer Farbe sind durch Linien verbunden. Oft hat jede Seite eine bestimmte Zahl von Punkten: Haben beide ihre gesetzt, gewinnt, wer mehr gefangen hat.
rules-of-paper = Wie auf kariertem Papier: Nach deinem Punkt darfst du beliebige geschlossene Linien um Punkte der anderen Seite zeichnen. Alte Linien können Teil von neuen sein. Zeichnest du keine Linie, fängst du nichts.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = Der Rand ist keine Mauer: Eine Kette hat ringsum Punkte. Einer der beiden { -other-colour }en Punkte lässt sich fangen. Setze den Punkt, der ihn fängt.
lesson-stop = Nach manchen Regeln kannst du STOPP sagen: Du setzt keine Punkte mehr. Dann verlierst du jeden Punkt, den keine geraden Schritte über deine Punkte mit dem Rand verbinden. Tippe auf den Punkt, den du verlieren würdest.
