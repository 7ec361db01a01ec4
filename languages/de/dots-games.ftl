### Dots with others and records: invitations, lobby, ratings, records and their analysis.

## dots/game/archive.js

no-connection-to-the-server = Keine Verbindung zum Server: Versuche es noch einmal.
there-is-no-such-game = Eine solche Partie gibt es nicht.
look = Ansehen

## dots/game/choices.js

play-again-rated = Noch einmal, gewertet

## dots/game/elsewhere.js

your-move-short = Du bist am Zug
game-has-begun-short = Die Partie hat begonnen

## dots/game/invite.js

waiting-in-the-lobby-for = In der Lobby wird gewartet, bis jemand mitmacht.
you-may-close-this-page = Du kannst diese Seite schließen und später wiederkommen.
waiting-for-somebody-to-join = Es wird gewartet, bis jemand mitmacht.
this-link-leads-to-the = Dieser Link führt zum freien Platz:
waiting-for-your-friend-send = Dein Freund fehlt noch. Schicke ihm diesen Link. Er gilt einmal: Wer ihn zuerst öffnet, spielt.
you-can-play-in-this = Du kannst in dieser Partie spielen: Ein Platz ist frei.
somebody-has-used-this-invitation = Jemand hat diese Einladung schon genutzt, also siehst du zu. Um auf einem zweiten Gerät zu spielen, kopiere den Link zu deinem Platz.
a-game-of-dots = Eine Partie Dots
you-watch-this-game-you = Du siehst bei dieser Partie zu: Du hast keinen Platz.
my-seat-in-a-game = Mein Platz in einer Partie Dots
copied-seat-link = Kopiert. Wer diesen Link hat, spielt für dich: Behalte ihn für dich.
the-link-as-a-qr = Der Link als QR-Code

## dots/game/lobby.js

they-see-your-challenge-when = Deine Herausforderung erscheint, sobald der andere diese Seite öffnet. Ohne Uhr wartet sie eine Woche.
begin-a-rated-game-with = Gewertete Partie mit dem Computer beginnen
forget = Vergessen
challenge-button = Herausfordern

## dots/game/main.js

the-server-has-not-answered = Der Server hat seit 5 Sekunden nicht geantwortet. Vielleicht ist die Verbindung verloren.
a-friend = ein Freund
not-here-yet = noch nicht da
you-watch-this-game = Du siehst bei dieser Partie zu.
your-move-waits-for-the = Dein Zug wartet auf die Verbindung.
no-such-game-any-more = Diese Partie gibt es nicht. Partien, die niemand spielt, werden nach einer Weile entfernt.
this-link-is-not-complete = Dieser Link ist nicht vollständig. Kopiere den ganzen Link noch einmal.

## dots/game/met.js

watching-a-game-of-dots = Bei einer Partie Dots zusehen
this-game-does-not-count = Diese Partie zählt nicht: Du hast heute schon fünf mit demselben Spieler gespielt.
the-game-is-still-in = Die Partie ist noch in der Lobby: Versuche es noch einmal.

## dots/game/news.js

your-clock-starts-with-your = Deine Uhr läuft ab deinem ersten Punkt.
the-game-has-begun = Die Partie hat begonnen.
your-clock-runs = Deine Uhr läuft.
both-agree-under-say-you = Beide stimmen zu: Unter „Sagen“ könnt ihr einander schreiben.

## dots/game/next-strength.js

by-your-rating = Nach deiner Wertung.

## dots/game/open-games.js

play-a-rated-game = Eine gewertete Partie spielen?
the-result-counts-for-the = Das Ergebnis zählt für die Wertungen beider Spieler. Wer den Link der Partie hat, sieht deine Wertung.
play-rated = Gewertet spielen
not-now = Jetzt nicht
forget-your-name-and-badge = Deinen Namen und dein Kennzeichen vergessen?
forget-them = Vergessen
no-connection-but-joined = Keine Verbindung zum Server: Versuche es noch einmal. Machst du schon mit, findest du die Partie unter deinen.
your-name-badge-and-ratings = Dein Name, dein Kennzeichen und deine Wertungen sind vergessen.
no-connection-lobby = Keine Verbindung zum Server. Die Seite zeigt die Lobby, wenn die Verbindung wieder da ist.
challenges-you = fordert dich heraus
may-be-watched = Zusehen ist erlaubt
yours-open = Deine: öffnen
watch = Zusehen

## dots/game/person.js

somebody = Jemand

## dots/game/post.js

your-time-for-this-move = Deine Zeit für diesen Zug ist um, aber du darfst noch ziehen.
the-other-player-has-not = Der andere Spieler hat nicht rechtzeitig gezogen. Die Partie endet jetzt. Du kannst auch warten.
claim-the-win-question = Den Sieg beanspruchen?

## dots/game/rated.js

a-time-in-seconds-for = eine Zeit in Sekunden für jeden Zug
a-rule-set-without-options = ein Regelwerk ohne Zusatzregeln
no-free-dots = eine Anfangsstellung ohne Vorgabepunkte

## dots/game/ratings.js

you-have-no-rating-yet = Du hast noch keine Wertung. Um eine zu bekommen, beginne in der Lobby eine gewertete Partie oder mach bei einer mit.
forget-your-ratings = Deine Wertungen vergessen?
the-server-forgets-them-with = Der Server vergisst sie mit ihrem Verlauf. Hast du eine gewertete Partie noch nicht beendet, zählt sie nicht mehr.
nobody-who-has-enough-games = Niemand mit genügend Partien hat zugestimmt, gezeigt zu werden.
the-table-shows-you-as = Die Tabelle zeigt dich, sobald deine Wertung sicher genug ist.
the-table-no-longer-shows = Die Tabelle zeigt dich nicht mehr.
your-ratings-are-forgotten = Deine Wertungen sind vergessen.

## dots/game/talk.js

report-the-other-player = Den anderen Spieler melden?
no-conversation-for-now-under = Vorerst kein Gespräch. Unter „Sagen“ kannst du noch zustimmen.
the-report-did-not-reach = Die Meldung hat den Server nicht erreicht: Versuche es noch einmal.
you-can-write-to-each = Ihr könnt einander schreiben, sobald beide zustimmen. Sonst sieht es niemand.

## dots/game/turns.js

removed-by-the-server = vom Server entfernt
you-can-claim-the-win = du kannst den Sieg beanspruchen
their-move = der andere ist am Zug
nobody-has-joined = noch macht niemand mit
your-move-in-a-game = Du bist in einer Fernpartie am Zug

## dots/game/words.js

hello = Hallo!
good-luck = Viel Glück!
have-fun = Viel Spaß!
well-played = Gut gespielt!
nice-capture = Schöner Fang!
oops = Hoppla!
one-moment-please = Einen Moment, bitte.
i-am-back = Ich bin wieder da.
thank-you = Danke!
good-game = Schöne Partie!
you-offer-a-draw = Du bietest Remis an.
you-offer-to-count-the = Du bietest an, die Punkte so zu zählen, wie sie stehen.
you-ask-to-take-a = Du möchtest einen Zug zurücknehmen.
you-would-like-to-play = Du möchtest noch einmal spielen.
you-ask-for-a-conversation = Du bittest um ein Gespräch.
looks-for-a-beginner = sucht jemanden, der anfängt
looks-for-somebody-who-knows = sucht jemanden, der die Taktik kennt
looks-for-a-strong-player = sucht jemanden, der stark spielt
the-operator-is-told = Der Betreiber erfährt davon.
both-agree-to-count = Beide stimmen dem Zählen zu.
a-draw-is-agreed-now = Remis ist vereinbart.
the-next-game-begins = Die nächste Partie beginnt.
you-write-no-more = Du schreibst nicht mehr.
you-say-no = Du sagst Nein.
you-claim-the-win = Du beanspruchst den Sieg.
you-agree-taken-back = Du stimmst zu: zurückgenommen.
you-won = gewonnen
you-lost = verloren
a-draw = unentschieden
no-time-limit = ohne Zeitbegrenzung
sending = Es wird gesendet.
the-server-is-busy = Der Server ist beschäftigt.

## dots/records/analysis.js

why-did-i-lose-these = Warum habe ich diese Punkte verloren? „Analysieren“ findet die Züge, die am meisten gekostet haben.
a-game-that-begins-with = Eine Partie, die mit geschlossenen Ringen beginnt, lässt sich nicht analysieren.
cancelled-what-was-found-stays = Abgebrochen; was gefunden wurde, bleibt.

## dots/records/ask-analysis.js

the-server-makes-a-pause = Der Server macht eine Pause.

## dots/records/book.js

the-opening-book-does-not = Das Eröffnungsbuch kennt diese Stellung nicht.
the-opening-book-has-nothing = Das Eröffnungsbuch hat nichts zu dieser Aufzeichnung.
is-looking = Es wird nachgesehen.
the-opening-book-needs-a = Das Eröffnungsbuch braucht eine Verbindung.

## dots/records/captor.js

why-analyse-the-game = Warum? Partie analysieren

## dots/records/course.js


## dots/records/game.js

the-server-has-this-game = Der Server hat diese Partie, aber es gibt keine Verbindung zu ihm.
no-such-game-after-a-year = Diese Partie gibt es nicht. Partien werden ein Jahr nach ihrem Ende entfernt.
the-server-is-busy-load = Der Server ist beschäftigt: Lade die Seite gleich noch einmal.

## dots/records/graph.js

score = Stand
expected-lead = erwarteter Vorsprung

## dots/records/main.js

was-taken-back = Zurückgenommen
done-again = Wiederholt
there-is-no-other-variation = Hier gibt es keine andere Variante.
the-end-of-this-line = Das Ende dieser Zugfolge.
the-comment-is-kept = Der Kommentar ist gespeichert.
deleted-with-what-followed-on = Gelöscht, mit allem, was darauf folgte.
this-variation-comes-one-place = Diese Variante steht jetzt eine Stelle weiter vorn.
there-is-no-capture-after = In dieser Zugfolge wird danach nichts mehr gefangen.
there-is-no-capture-before = Davor wird nichts gefangen.

## dots/records/menus.js

the-start-does-not-fit = Die Anfangsstellung passt nicht auf das Brett.
a-new-record = Eine neue Aufzeichnung.
kept = Gespeichert.
a-game-of-dots-title = Eine Partie Dots

## dots/records/moments.js

was-played = Gespielt
was-better = Besser
show-why = Zeigen, warum
show-what-was-better = Zeigen, was besser war
play-on-from-here = Von hier weiterspielen
the-better-move-takes-dots = Der bessere Zug fängt zwingend Punkte. Die Nummern zeigen, wie. Mit „Weiter“ siehst du es Zug für Zug.
looking-for-how-it-may = Es wird gesucht, wie es weitergehen kann.

## dots/records/opening.js

the-record-of-last-time = Die Aufzeichnung vom letzten Mal.
an-empty-board-open-a = Ein leeres Brett: Öffne eine Aufzeichnung oder setze Punkte.
download-the-record = Aufzeichnung herunterladen

## dots/records/ring.js

tap-a-dot-of-the = Tippe auf einen Punkt der anderen Seite oder nacheinander auf die Punkte eines Rings.

## dots/records/shared-view.js

connection-lost-trying-again = Die Verbindung ist verloren: Es wird wieder versucht.
you-cannot-look-at-this = Diese Partie könnt ihr nicht gemeinsam ansehen.
you-see-the-position-that = Du siehst die Stellung, die sich die Spieler ansehen.

## dots/records/slips.js


## dots/records/tools.js

tool-move = Zug
a-tap-puts-the-next = Ein Tippen setzt den nächsten Punkt oder folgt dem Zug, der schon da ist.
other-side = Andere Seite
a-tap-puts-a-dot = Ein Tippen setzt einen Punkt der Seite, die nicht am Zug ist: als hätte die andere ausgesetzt.
ring = Ring
tool-empty = Leer
a-tap-takes-away-the = Ein Tippen nimmt den Punkt weg, der dort ist.
triangle = Dreieck
a-tap-marks-a-point = Ein Tippen markiert einen Gitterpunkt oder nimmt die Markierung weg.
square = Quadrat
circle = Kreis
cross = Kreuz
tool-label = ABC
a-tap-gives-a-point = Ein Tippen gibt einem Gitterpunkt den nächsten Buchstaben oder nimmt ihn weg.
by-these-rules-rings-close = Nach diesen Regeln schließen sich Ringe von selbst.
a-ring-is-closed-with = Ein Ring wird mit dem zuletzt gesetzten Punkt geschlossen: Gehe zuerst zu diesem Zug.
