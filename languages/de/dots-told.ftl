### What is told of moves of Dots: why they are good or refused, and what an analysis, a lesson and a record say.

## dots/teaching/reasons.py: why a move is a good one, as a sentence

# $number: how many dots it captures
reason-captures =
    Fängt { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
# by rules where each point inside rings counts; $number: how many points it takes
reason-takes-ground =
    Gewinnt { $number ->
        [one] { $number } Gitterpunkt
       *[other] { $number } Gitterpunkte
    } Fläche.
# $number: how many dots of its side the other one could have captured
reason-saves =
    { $number ->
        [one] Rettet { $number } Punkt: Der nächste Zug hätte ihn gefangen.
       *[other] Rettet { $number } Punkte: Der nächste Zug hätte sie gefangen.
    }
# by rules where each point inside rings counts; $number: how many points the other side could have taken
reason-keeps-ground =
    { $number ->
        [one] Sichert { $number } Gitterpunkt Fläche: Der nächste Zug hätte ihn genommen.
       *[other] Sichert { $number } Gitterpunkte Fläche: Der nächste Zug hätte sie genommen.
    }
# $number: how many dots the next dot would capture
reason-threatens =
    { $number ->
        [one] Bedroht { $number } Punkt: Ein weiterer Zug fängt ihn.
       *[other] Bedroht { $number } Punkte: Ein weiterer Zug fängt sie.
    }
# $number: how many dots, from 2
reason-links-to-edge =
    { $number ->
        [one] Verbindet { $number } Punkt mit dem Rand: Er ist sicher.
       *[other] Verbindet { $number } Punkte mit dem Rand: Sie sind sicher.
    }
# a pool has points that are moves which change nothing; $number: how many more are left
reason-fills-pool =
    { $number ->
        [0] Ein ruhiger Zug in einen eigenen Teich, der letzte.
        [one] Ein ruhiger Zug in einen eigenen Teich; einer bleibt noch.
       *[other] Ein ruhiger Zug in einen eigenen Teich; { $number } bleiben noch.
    }
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [one] Bildet einen Teich mit { $number } Gitterpunkt: ein ruhiger Zug für das Ende.
       *[other] Bildet einen Teich mit { $number } Gitterpunkten: ebenso viele ruhige Züge für das Ende.
    }
reason-ends-game = Beendet die Partie.
reason-leads-to-capture = Führt zu einem Fang, der sich nicht verhindern lässt.
reason-attacks-twice = Greift an zwei Stellen zugleich an: An einer davon gelingt der Fang.
reason-begins-ladder = Beginnt eine Jagd, die mit einem Fang endet.
reason-draws-net = Spannt ein Netz: Die Punkte darin kommen kaum noch heraus.
reason-defends = Kommt einem Fang des Gegners zuvor.
reason-book = Aus dem Eröffnungsbuch: Der Computer hat diesen Zug oft gegen sich selbst gespielt.
reason-solved = Die Partie ist bis zum Ende ausgerechnet: Kein Zug ist besser.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    { $number ->
        [one] Verliert { $number } Punkt: Der nächste gegnerische Zug fängt ihn.
       *[other] Verliert { $number } Punkte: Der nächste gegnerische Zug fängt sie.
    }
loses-to-double-attack =
    { $number ->
        [one] Verliert { $number } Punkt
       *[other] Verliert { $number } Punkte
    } durch einen Angriff an zwei Stellen zugleich.
loses-to-ladder =
    { $number ->
        [one] Verliert { $number } Punkt
       *[other] Verliert { $number } Punkte
    } durch eine Jagd, die mit einem Fang endet.

## web/dots/rules/: where a point is

place-of-point = Spalte { $column }, Zeile { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are

board-has-sides = Ein Brett hat { $least } bis { $most } Spalten und Zeilen.
# $number: how many dots
each-side-has-dots =
    Jede Seite hat { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
no-such-point = Diesen Gitterpunkt gibt es nicht.
dot-is-there = Dort ist schon ein Punkt.
ring-leaves-hole = Dieser Ring ließe ein Loch zwischen Gebieten.
rings-close-with-dot = Ringe kannst du nur mit einem Punkt schließen.
rings-close-by-themselves = Ringe schließen sich von selbst.
other-side-may-close = Jetzt darf nur die andere Seite Ringe schließen.
no-move-after-end = Die Partie ist zu Ende.
stopped-has-no-clock = Wer aufgehört hat, hat keine Uhr mehr.
stopped-cannot-move = Wer aufgehört hat, kann nicht mehr ziehen.
rules-have-no-count = Bei diesen Regeln wird nicht vorzeitig gezählt.
rules-have-no-stop = Bei diesen Regeln gibt es kein STOPP.
other-has-not-agreed = Die andere Seite hat noch nicht zugestimmt.
choose-uncaptured-dot = Wähle einen Punkt der anderen Seite, den du noch nicht gefangen hast.
no-chain-around-dot = Um diesen Punkt hast du keine geschlossene Kette.
no-chain-between = Keine Kette deiner Punkte führt von { $place } nach { $end }.
ring-encloses-no-dot = Ein Ring muss einen Punkt der anderen Seite umschließen, den du noch nicht gefangen hast.
ring-encloses-nothing = Ein Ring muss etwas umschließen.
# $shared: how many dots it shares, "one" or "several"
ring-shares =
    { $shared ->
        [one] Dieser Ring hat einen Punkt mit einem alten Gebiet von dir gemeinsam, das in ihm liegt.
       *[several] Dieser Ring hat mehr als einen Punkt mit einem alten Gebiet von dir gemeinsam, das in ihm liegt.
    }
ring-uses-own-dots = Ein Ring führt nur durch eigene Punkte außerhalb von Gebieten, nicht durch { $place }.
ring-uses-dot-twice = Ein Ring führt durch jeden Punkt nur einmal, dieser aber zweimal durch { $place }.
ring-has-gap = Der Ring hat eine Lücke: { $place } und { $end } liegen zu weit auseinander.
ring-crosses = Zwischen { $place } und { $end } kreuzt der Ring sich selbst, eine gezeichnete Linie oder ein Gebiet.
no-rules-called = Ein Regelwerk namens { $name } gibt es nicht.
rules-have-no-option = { $name } hat keine Zusatzregel { $option }.
no-such-start = Diese Anfangsstellung gibt es nicht.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = Aufzeichnungen haben Buchstaben für 52 Spalten und Zeilen: Von einer Partie auf einem größeren Brett gibt es keine.
begins-with-rings = Die Partie beginnt mit geschlossenen Ringen: Sieh sie dir unter „Aufzeichnungen“ an.
# $text: what stands there
no-point-of-board = „{ $text }“ ist kein Gitterpunkt dieses Bretts.
record-in-link-damaged = Die Aufzeichnung in diesem Link ist beschädigt oder abgeschnitten.
# $most: a number as it is written
record-in-link-too-large = Die Aufzeichnung in diesem Link hat mehr als { $most } Bytes.
# $game: the name of a game on the site zagram
game-on-zagram = { $game } ist eine Partie auf zagram, und diese Seite kann sie von dort nicht holen. Lade ihre Aufzeichnung herunter und öffne die Datei dann hier.
# $site: the name of a site
link-of-site = Dies ist ein Link von { $site }, und von dort kann diese Seite keine Partien holen. Speichere die Aufzeichnung dort als Datei (SGF) und öffne die Datei dann hier.
link-of-another-site = Dies ist ein Link einer anderen Website, und von dort kann diese Seite keine Partien holen. Speichere die Aufzeichnung dort als Datei (SGF) und öffne die Datei dann hier.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = das ist keine Partie Dots, oder keiner ihrer Züge lässt sich lesen
no-game-in-sgf = darin ist keine Partie in SGF
fault-points-xt = das ist eine Partie von PointsXT (.sav) und kein SGF; sie wird nicht gelesen
fault-too-many-bytes = erlaubt sind höchstens { $most } Bytes, nicht { $bytes }
fault-too-many-nodes = erlaubt sind höchstens { $most } Knoten
fault-too-many-values = erlaubt sind höchstens { $most } Werte
fault-too-deep = erlaubt sind höchstens { $most } Varianten ineinander
# faults beyond the first hundred
more-faults =
    { $number ->
        [one] und { $number } weiterer Fehler
       *[other] und { $number } weitere Fehler
    }
fault-text-outside = Text zwischen den Partien wurde übergangen: „{ $text }“
fault-value-alone = ein Wert ohne den Namen einer Eigenschaft wurde übergangen
# $number: how many brackets are missing
fault-game-open =
    { $number ->
        [one] am Ende fehlt eine Klammer „)“
       *[other] am Ende fehlen { $number } Klammern „)“
    }
fault-stray-text = „{ $text }“ wurde übergangen
fault-variation-empty = ein Klammerpaar ohne Knoten wurde übergangen
fault-node-after-variation = nach einer Variante fehlt „)“; was folgt, wurde als weitere Variante gelesen
fault-value-open = vor dem Ende des Textes fehlt „]“
fault-property-empty = „{ $name }“ wurde übergangen, eine Eigenschaft ohne Wert
fault-property-outside = „{ $name }“ nach dem Ende einer Variante wurde übergangen
fault-semicolon = vor einem Knoten fehlt „;“
fault-lower-case = „{ $name }“ müsste in Großbuchstaben stehen; gelesen als „{ $plain }“
fault-property-twice = „{ $name }“ darf in einem Knoten nur einmal stehen
fault-encoding-unknown = CA nennt keine bekannte Zeichenkodierung, sondern „{ $text }“
# $chosen: the name of an encoding, as is $named
fault-encoding-missing = CA nennt keine Zeichenkodierung, und der Text ist nicht in UTF-8; gelesen als { $chosen }
fault-encoding-wrong = der Text nennt { $named }, ist aber nicht so kodiert; gelesen als { $chosen }
fault-encoding-broken = der Text nennt utf-16, ist aber nicht so kodiert; was kein Zeichen ist, wurde ersetzt
fault-letters = hier müssten zwei Buchstaben stehen, nicht „{ $text }“
fault-off-board = „{ $text }“ ist kein Gitterpunkt des Bretts { $width }x{ $height }
fault-no-move = hier müsste ein Gitterpunkt oder eine Kette stehen, nicht „{ $text }“
fault-empty-ring-rule = Regeln, bei denen ein leerer Ring etwas bewirkt, kennen wir nicht; gelesen als Standard
fault-unknown-rule = { $tag } müsste 0 sein: Diese Regel kennen wir nicht, die Partie wurde ohne sie gelesen
fault-least-area = minarea müsste 1 sein, wo Ringe geschlossen werden müssen; so wurde es gelesen
# $number: by how many dots a side must lead
rule-of-lead = ein Vorsprung von { $number } gewinnt sofort
# $why: another of these clauses
fault-game-passed-over = eine Partie wurde übergangen: { CAPITAL($why) }
fault-nothing-of-dots = da steht weder GM[40] noch eine Größe, ein Zug von Dots oder ein Kommentar
fault-moves-of-another-game = „{ $text }“ ist kein Zug von Dots, obwohl die Partie GM[40] nennt
fault-game-missing = GM[40], die Nummer von Dots, fehlt; gelesen, als stünde sie da
fault-another-game = GM[{ $text }] ist ein anderes Spiel; Dots ist GM[40]
fault-size = eine Größe ist etwa 20 oder 39:32, nicht { $text }
fault-size-missing = die Größe SZ fehlt; gelesen als 39:32, das Brett der meisten Websites
fault-size-too-large = erlaubt sind höchstens 52x52, weiter reichen die Buchstaben nicht: { $text }
fault-size-of-sides = erlaubt sind Seiten von { $least } bis { $most }, nicht { $text }
fault-chain = eine Kette in „{ $text }“, die keine ist, wurde übergangen
fault-chain-open = am Ende einer Kette müsste wieder ihr erster Gitterpunkt stehen: „{ $text }“
# $rules: the name of rules in the file
fault-rules-unknown = die Regeln RU[{ $text }] kennen wir nicht; gelesen als { $rules }
# $number: how many points
fault-stop-as-points = hier müsste W[] oder B[] stehen, nicht die { $number } Gitterpunkte, die eine Website nach einem STOPP aufgefüllt hat
fault-chain-of-the-other = eine Kette aus Punkten des anderen Spielers wurde übergangen: Er selbst schließt sie
fault-stop-in-comment = hier müsste { $name }[] stehen, nicht ein Kommentar mit „{ $text }“
fault-late-set-up = { $name } nach einem Zug: als Züge gelesen oder zurückgenommen

## web/dots/records/opening.js and words.js: what became of a file

# $why: one of the clauses above. It is at fault after $number characters of the file, written as $shown; 0: nowhere
cannot-be-opened =
    { $number ->
        [0] Das lässt sich nicht öffnen: { CAPITAL($why) }.
       *[other] Das lässt sich nicht öffnen: { CAPITAL($why) } (nach { $shown } Zeichen).
    }
fault-after = { $why } (nach { $shown } Zeichen)
faults-put-right =
    { $number ->
        [one] { $number } Fehler in der Datei wurde behoben
       *[other] { $number } Fehler in der Datei wurden behoben
    }: siehe „Über diese Partie“.
# $rules: the name of rules, as "Standard"
file-names-no-rules = Die Datei nennt keine Regeln: gelesen als { $rules }.

## web/dots/practice/: lessons. $colour is the side that a lesson is for

# $theme: "capture", "double-attack", "ladder", "defence", "pool" or "grounding"
lesson-asks =
    { -side } ist am Zug: Finde den Punkt, der { $theme ->
        [capture] am meisten fängt
        [double-attack] an zwei Stellen angreift
        [ladder] eine Jagd beginnt, die etwas fängt
        [defence] am meisten rettet
        [pool] bis zum Ende am meisten einbringt
       *[grounding] die Kette in Sicherheit bringt
    }.
# $theme: the name of a theme. $number: how many dots one must look ahead
lesson-looks-ahead =
    { $number ->
        [one] { $theme }: Ein Punkt entscheidet.
       *[other] { $theme }: Es zeigt sich nach { $number } Punkten, deinen und den Antworten darauf.
    }
# $rules: the name of rules. $choice: "choice" where players choose the rings that they close, else "none"
lesson-by-rules =
    Regeln: { $rules }.{ $choice ->
        [choice] { " " }Du wählst den Punkt, und seine Ringe werden für dich geschlossen.
       *[none] { "" }
    }
# $game: the name of a game
lesson-from-game = Aus einer Partie zwischen Menschen, { $game }.
more-lessons-after =
    { $number ->
        [one] Danach noch { $number } Lektion.
       *[other] Danach noch { $number } Lektionen.
    }
right-at-once-of = { $right } von { $tried } sofort richtig.
# $playing: "over", or "playing" while the page still plays. $next: "lesson", or "theme" after the last lesson
lesson-is-played-out =
    { $playing ->
        [over] Das ist zu Ende gespielt
       *[playing] Es wird zu Ende gespielt
    }: Wähle { $next ->
        [lesson] „Weiter“
       *[theme] ein Thema, um weiterzuüben,
    } oder „Noch einmal“.
not-the-best = Nicht der beste.
try-another-dot = Versuche einen anderen Punkt.
right-it-is-solved = Richtig: gelöst.
the-answer-is = Die Antwort ist { $place }.
lesson-once-more = Noch einmal.
# $number: how many rings were closed with a dot
its-rings-are-closed =
    { $number ->
        [one] Sein Ring ist geschlossen.
       *[other] Seine Ringe sind geschlossen.
    }
# $number: how many dots the page still puts
watch-next-dots =
    { $number ->
        [0] Sieh dir den nächsten Punkt an.
        [one] Sieh dir den nächsten Punkt an.
       *[other] Sieh dir die nächsten { $number } Punkte an.
    }
side-replies-at = { -side } antwortet in { $place }.
# $came: what comes of the best dot, for $number dots: its side "captures" them, or "gains" them where it loses some, too, or
# frees its own; it "loses" them, or "nothing". $others: what "one" other dot loses, $lost, or what "several" do; or "none"
best-dot-brings =
    { -side } { $came ->
        [captures] fängt { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
        [gains] gewinnt { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
        [loses] verliert nur { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
       *[nothing] verliert nichts
    }{ $others ->
        [one] ; jeder andere Punkt kostet { $lost }
        [several] ; jeder andere Punkt kostet { $lost } oder mehr
       *[none] { "" }
    }.
# $came: what comes of a dot that is not the best, for $number dots, as above. $best: what would come of the best, for $most
dot-brings =
    { -side } { $came ->
        [captures] fängt nur { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
        [gains] gewinnt nur { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
        [loses] verliert { $number } { $number ->
            [one] Punkt
           *[other] Punkte
        }
       *[nothing] gewinnt nichts
    }; der beste Punkt { $best ->
        [captures] fängt { $most }
        [gains] gewinnt { $most }
        [loses] verliert nur { $most }
       *[nothing] verliert nichts
    }.
your-rating-of-lessons = Deine Wertung: { $rating }.
# from 2
lesson-days-in-a-row =
    { $number ->
        [one] { $number } Tag in Folge.
       *[other] { $number } Tage in Folge.
    }
# $most: a number as it is written
file-has-more-bytes = Diese Datei hat mehr als { $most } Bytes.
lessons-were-added =
    { $number ->
        [one] { $number } Lektion wurde übernommen.
       *[other] { $number } Lektionen wurden übernommen.
    }

## web/dots/records/: the analysis. $lost, $first and $second say how much was lost, and by how much that is uncertain: "3 ± 1";
## $score, $most, $low and $high are expected leads: "+3"; $chance and $likely are chances to win: "60%"

# $time: the name of a time, as "very short"
time-says-nothing = { $time } (auf einem so großen Brett nicht aussagekräftig)
# $why: "lost" where it is asked why dots were lost, else "plain"; $number: how many moves are to be judged
looking-at-moves =
    { $why ->
        [lost] Warum Punkte verloren gingen:{ " " }
       *[plain] { "" }
    }{ $number ->
        [one] { $number } Zug wird geprüft.
       *[other] { $number } Züge werden geprüft.
    }
moves-are-judged =
    { $why ->
        [lost] Warum Punkte verloren gingen:{ " " }
       *[plain] { "" }
    }{ $number ->
        [one] { $move } von { $number } Zug.
       *[other] { $move } von { $number } Zügen.
    }
# $unit: what the score counts, "points" or "dots"
analysis-is-done =
    Fertig: Mit schwachen Zügen hat { -side } { $first } { $unit ->
        [points] Gitterpunkte
       *[dots] Punkte
    } verschenkt, { -other-side } { $second }.
# $why: a sentence
analysis-ends-here = Die Analyse endet hier: { CAPITAL($why) }
# $rest: "slowly" where its moves cost $lost in all, else "none"
no-single-move-cost =
    Kein einzelner Zug von { -side } hat { $least } { $unit ->
        [points] Gitterpunkte
       *[dots] Punkte
    } oder mehr gekostet{ $rest ->
        [slowly] : { $lost } gingen nach und nach verloren
       *[none] { "" }
    }.
# $move: where the best move is, or what it says. $ring: "ring" where a ring marks it, else "none"
best-now =
    { $ring ->
        [ring] Jetzt am besten für { -side }, im Kreis: { $move }
       *[none] Jetzt am besten für { -side }: { $move }
    } (Stand { $score }, Gewinnchance { $chance }).
best-now-differs =
    { $ring ->
        [ring] Jetzt am besten für { -side }, im Kreis: { $move }.
       *[none] Jetzt am besten für { -side }: { $move }.
    } Zwei Suchen sind sich nicht einig: { $low } oder { $high }. Mit mehr Zeit je Zug wird es genauer.
# $verdict: the move was "best"; or "unsure" where no other is surely better; or it "lost" something. $better: a better move
move-was-worth =
    { -side }: Stand { $score }, Gewinnchance { $chance }. { $verdict ->
        [best] Der beste Zug.
        [unsure] Kein anderer Zug ist sicher besser.
       *[lost] Besser: { $better } { $most }, { $likely }. Verloren: { $lost }.
    }
# a move that is no dot
move-without-dot =
    { $word ->
        [stop] STOPP
        [done] fertig
        [resign] gibt auf
        [time] Zeit
        [draw] Remis
        [count] zählt
       *[closing] schließt
    }
# in a list. $word: what the move says, or "none" for a dot. $better: a better move
costly-move =
    { $word ->
        [none] Zug { $number }, { -side }
       *[other] Zug { $number }, { -side }, { $word }
    }: hat { $lost } { $unit ->
        [points] Gitterpunkte
       *[dots] Punkte
    } gekostet; besser: { $better }
comments-say-what =
    { $number ->
        [one] Der Kommentar zu { $number } Zug sagt, was gefunden wurde.
       *[other] Die Kommentare zu { $number } Zügen sagen, was gefunden wurde.
    }
server-goes-on-in =
    Der Server macht in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } weiter: Was er in einer Minute für dich rechnet, ist verbraucht.
costly-moves-of = Die teuersten Züge von { -side }
# $who: "reader", or the "side" $colour
why-did-lose =
    { $who ->
        [reader] Warum habe ich verloren?
       *[side] Warum hat { -side } verloren?
    }
# a side lost that was not behind. $how: "resigned", or by "time". $was: "ahead" or "level". $own and $others: captured dots
lost-unbeaten =
    { $who ->
        [reader] Ich habe
       *[side] { -side } hat
    } { $how ->
        [resigned] aufgegeben
       *[time] auf Zeit verloren
    }{ $was ->
        [ahead] , trotz Führung mit { $own } zu { $others }.
       *[level] { " " }beim Stand von { $own } zu { $others }.
    }
numbers-show-it = Die Nummern zeigen es. Mit „Weiter“ siehst du es Zug für Zug.
ring-is-better-move =
    { $number ->
        [one] Der Kreis zeigt den besseren Zug. „Weiter“ zeigt ihn und { $number } Zug, der folgen kann.
       *[other] Der Kreis zeigt den besseren Zug. „Weiter“ zeigt ihn und { $number } Züge, die folgen können.
    }

## web/dots/records/book.js: the opening book

# $rules: the name of rules. $boards: sizes with the starts of games: "15 × 15 (empty, cross)"
book-has-games = Zum Regelwerk { $rules } hat es Partien auf { AND($boards, comma: "never") }.
# a start of games in such a list
start-of-book =
    { $start ->
        [empty] leer
        [cross] Kreuz
        [two-crosses] zwei Kreuze
       *[four-crosses] vier Kreuze
    }
# $games: how many openings, $number, as it is written
book-of-board =
    { $number ->
        [one] Der Computer hat auf diesem Brett { $games } Eröffnung gespielt.
       *[other] Der Computer hat auf diesem Brett { $games } Eröffnungen gespielt.
    } Ein Prozentwert ist die Gewinnchance von { -side } nach diesem Zug; ? bedeutet: zu wenige Partien.
# $others: how many points symmetry makes the same. $played: as the next message
book-has-move =
    { $others ->
        [0] { $place }: { $played }
        [one] { $place } (oder { $others } anderer Gitterpunkt, wegen der Symmetrie): { $played }
       *[other] { $place } (oder { $others } andere Gitterpunkte, wegen der Symmetrie): { $played }
    }
# $percentage: "60%", or "none"
was-played-times =
    { $number }-mal gespielt, { $percentage ->
        [none] zu selten für einen Prozentwert
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record. $move says what a move did: "Blue, column 3, row 4"

# $does: a "dot" at $place; or "said" something that is no point, $place; or says "stop", or "ends" or "stops" the game
node-does =
    { $does ->
        [dot] { -side }, { $place }
        [said] { -side } { $place }
        [stop] { -side }, STOPP
        [ends] { -side } beendet die Partie
       *[stops] { -side } hört auf
    }
# what a place of a record does that has no move
node-sets-up = Aufbau
# clauses: what a move changed, by rules by which dots count. $what: it "takes" dots or "loses" some, "frees" own ones, or
# "gives" some back
credit-of-dots =
    { $what ->
        [takes] fängt
        [loses] verliert
        [frees] befreit
       *[gives] gibt
    } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }{ $what ->
        [takes] { "" }
        [loses] { "" }
        [frees] { "" }
       *[gives] { " " }zurück
    }
# the same by rules by which each point inside rings counts
credit-of-ground =
    { $what ->
        [takes] gewinnt
        [loses] verliert
        [frees] holt
       *[gives] gibt
    } { $number ->
        [one] { $number } Gitterpunkt
       *[other] { $number } Gitterpunkte
    }{ $what ->
        [takes] { " " }Fläche
        [loses] { "" }
        [frees] { " " }zurück
       *[gives] { " " }zurück
    }
# for screen readers. $how: a clause, how the game ended
line-ends = Ende: { $how }
move-of-number = Zug { $number }: { $move }
move-not-allowed = Nicht erlaubt: { $move }
it-cost = hat { $lost } gekostet
move-of-line = Zug { $made } von { $all }. { $score }
end-after-moves =
    { $number ->
        [one] Das Ende, nach { $number } Zug. { $score }
       *[other] Das Ende, nach { $number } Zügen. { $score }
    }
# in the list of moves: the end, and a word in place of a dot
end-of-line = Ende
word-in-list =
    { $word ->
        [stop] STOPP
        [done] fertig
        [resign] gibt auf
        [time] Zeit
        [draw] Remis
       *[count] zählt
    }
go-to-move = Zu Zug { $number } gehen
dot-was-lost = { -side } hat diesen Punkt, { $place }, mit Zug { $number } verloren: { $move }.
why-nothing-saved-it = Warum? Nach Zug { $number } war er nicht mehr zu retten
last-costly-move = Der letzte teure Zug davor: Zug { $number } hat { $lost } gekostet
nothing-saved-dot = Nach diesem Zug war der Punkt von { -side } im Quadrat, { $place }, nicht mehr zu retten. { -other-side } hat ihn mit Zug { $number } gefangen.
# $why: a sentence
this-move-is-not-allowed = Dieser Zug ist nicht erlaubt: { CAPITAL($why) }
variations-from-here =
    { $number ->
        [one] { $number } Variante von hier aus.
       *[other] { $number } Varianten von hier aus.
    }
marks-are-here =
    { $number ->
        [one] { $number } Markierung.
       *[other] { $number } Markierungen.
    }
# for screen readers. $kind: of a mark, a triangle, square, circle, cross or label; $text: of a label
mark-at-point =
    { $kind ->
        [TR] Dreieck
        [SQ] Quadrat
        [CR] Kreis
        [MA] Kreuz
       *[LB] Beschriftung { $text }
    }
way-of-game = { $number }: { $move } (die Partie)
side-line-after = Eine Nebenvariante nach Zug { $number }
a-tap-closes-a-ring = Tippe auf einen gegnerischen Punkt: Der letzte Punkt schließt dann den kleinsten Ring um ihn oder öffnet ihn wieder. Oder tippe nacheinander auf die Punkte eines Rings und zuletzt wieder auf den ersten.
a-tap-sets-up-a-dot = Ein Tippen stellt einen { -colour }en Punkt auf, der kein Zug ist, oder nimmt ihn weg.

## web/dots/records/: the record

# $name: of a player
name-of-side = { $name } ({ -side })
# players, the first one and the other
one-against-another = { $one } gegen { $two }
# $size: as "39 × 32"; $rules: a list of what the rules are
record-has =
    { $number ->
        [one] { $size }, Regeln: { $rules }, { $number } Stellung.
       *[other] { $size }, Regeln: { $rules }, { $number } Stellungen.
    }
record-is-saved-as = Gespeichert als { $name }.
# $opens: whether the link opens at a "position" within the record, or the "record" at its beginning
link-holds-record =
    { $opens ->
        [position] Der Link ist kopiert: Er enthält die ganze Aufzeichnung und öffnet sie bei dieser Stellung.
       *[record] Der Link ist kopiert: Er enthält die ganze Aufzeichnung.
    }
record-picture = Die Stellung: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { -side } ist da: Jeder sieht, wohin der andere geht.
other-is-not-here = { -side } ist gerade nicht da.
spectators-watch =
    { $number ->
        [one] { $number } Zuschauer sieht zu.
       *[other] { $number } Zuschauer sehen zu.
    }
# before what is shown
side-shows = { -side } zeigt:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blue (X) 1 : 0 Red (O)"

# $rules and $board: as "standard" and "9x9"
terminal-begins = { $rules }, { $board }. Schreibe help, um zu sehen, was du tun kannst.
side-with-sign = { -side } ({ $sign })
game-was-left = Die Partie wurde verlassen; { $standing }
# $outcome: one of the two clauses below
terminal-game-is-over = Die Partie ist zu Ende, { $outcome }. { $standing }
ended-here-this-is = Endet die Partie hier, ist das { $outcome }. { $standing }
counted-now-this-is = Wird jetzt gezählt, ist das { $outcome }. { $standing }
outcome-is-draw = ein Unentschieden
outcome-is-win =
    ein Sieg für { -side }, { $how ->
        [resigned] { -other-side } hat aufgegeben
        [time] auf Zeit
       *[score] mit einem Vorsprung von { $by }
    }
minutes-are-over =
    { $number ->
        [one] { $number } Minute ist um.
       *[other] { $number } Minuten sind um.
    }
# clauses: what a move did, and what each side has more or fewer
terminal-move-told = { JOIN($clauses, ", ") }.
side-puts-dot = { -side } { $point }
side-says-word =
    { -side }: { $word ->
        [close] schließt
        [stop] STOPP
        [done] fertig
        [resign] gibt auf
        [time] Zeit
        [draw] Remis
       *[count] zählt
    }
side-has-more = { -side } fängt { $number }
side-has-fewer = { -side } verliert { $number }
# $why: a sentence
that-does-not-work = Das geht nicht. { $why }
not-by-these-rules = Das gibt es bei diesen Regeln nicht.
it-is-the-others-turn = Die andere Seite ist am Zug.
ring-has-own-dots-alone = Ein Ring führt nur durch eigene Punkte außerhalb von Gebieten.
# $why: "dot" or "region"
point-is-not-open =
    { $why ->
        [dot] { $point } ist nicht frei: Dort ist ein Punkt.
       *[region] { $point } ist nicht frei: In einem Gebiet spielt niemand.
    }
write-point-alone = Schreibe nur einen Gitterpunkt: In { $rules } schließen sich Ringe von selbst.
# $text: what was typed
point-is-off-board = Das Brett { $board } hat keinen Gitterpunkt „{ $text }“.
write-point-or-help = Schreibe einen Gitterpunkt wie c4 oder help, nicht „{ $text }“.
write-how-to-close = Schreibe only, around oder ring hinter den Gitterpunkt, nicht „{ $text }“.
no-move-to-take-back = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
write-name-of-file = Schreibe hinter { $command } den Namen einer Datei.
file-exists = { $file } gibt es schon. Schreibe save! { $file }, um die Datei zu ersetzen.
not-saved = Nicht gespeichert: { CAPITAL($why) }.
not-saved-sentence = Nicht gespeichert. { $why }
this-dot-can-close = Dieser Punkt kann schließen:
# a choice: its $number, how many it takes, and its points
ring-on-offer = { $number }  bringt { $taken }: { $points }
which-rings = Welche? Nummern, oder nichts für keinen:
write-numbers = Schreibe Nummern von 1 bis { $most } oder nichts.
board-is-full-close-around = { $name }, das Brett ist voll. Schließen um (oder nichts):
# what a player may type for yes, besides y and yes
words-for-yes = ja j
question-of-draw = { $name }, nimmst du das Remis an? (ja oder nein)
question-of-end = { $name }, stimmst du dem Ende zu? (ja oder nein)
question-of-count = { $name }, stimmst du dem Zählen zu? (ja oder nein)
side-goes-on = { -side } spielt weiter.
no-move-can-change-score = Kein Zug kann den Stand ändern.
computer-would-say =
    Der Computer würde { $word ->
        [stop] STOPP sagen
        [done] aufhören
        [resign] aufgeben
        [count] zählen
       *[nothing] nichts sagen
    }.
computer-would-play = Der Computer würde { $point } spielen.
terminal-score =
    { $counts ->
        [ground] Fläche: { $standing }.
       *[dots] Gefangen: { $standing }.
    } { $open ->
        [one] { $open } Gitterpunkt ist frei.
       *[other] { $open } Gitterpunkte sind frei.
    }
# help: what stands before these is what to type
help-dot = einen Punkt auf Spalte c, Zeile 4 setzen (cd, wie in Aufzeichnungen, und 3 4 tun dasselbe)
help-around = einen Punkt auf c4 setzen und den kleinsten Ring um den Punkt auf d5 schließen
help-ring = einen Punkt setzen und den Ring durch diese Punkte schließen
help-only = einen Punkt setzen und nichts schließen (sonst wirst du gefragt)
help-undo = deinen letzten Zug zurücknehmen
help-hint = ein guter Zug, und warum er gut ist
help-score = wer wie viele Punkte gefangen hat
help-save = die Partie als SGF speichern; save! ersetzt eine Datei
help-draw = Remis anbieten
help-resign = die Partie aufgeben
help-stop = STOPP: Der andere spielt vier Minuten allein weiter; was nicht verankert ist, ist verloren
help-end-early = aufhören; der andere spielt allein weiter und bekommt dann, was nicht mit dem Rand verbunden ist
help-have-enough = wenn nur noch du spielst: du hast genug
help-offer-end = anbieten, hier zu enden, oder zustimmen: Es zählen die Gefangenen und die Hälfte des Unterschieds der Teiche
help-count = mit diesem Stand enden, wenn kein Zug ihn ändern kann oder beide zustimmen
help-quit = verlassen
