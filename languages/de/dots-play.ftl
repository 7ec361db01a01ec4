### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is: "column 3, row 4".

## The sides

# a side, as the name of who plays it, by its $colour: "Blue wins"
-side =
    { $colour ->
        [blue] Blau
        [red] Rot
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
# the side against it, by its $other
-other-side =
    { $other ->
        [blue] Blau
        [red] Rot
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
# the colour of a dot, by its $colour: "a blue dot"
-colour =
    { $colour ->
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }
# the colour of a dot of the side against it, by its $other
-other-colour =
    { $other ->
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }

## web/dots/board/settings-form.js

palette-of = { -side } und { -other-side }
# before a field with these
colours-of-sides = Farben

## web/dots/board/words.js

side-to-move = { -side } ist am Zug.
# What lies at a point, for screen readers. $dot: "live", "captured" or "none". $around: "region", "pool" or "line", each of
# the side $other, "open" or "none". $mark: "last" for the last move
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , { -colour }er Punkt
        [captured] , gefangener { -colour }er Punkt
       *[none] { "" }
    }{ $around ->
        [region] , in einem Gebiet von { -other-side }
        [pool] , in einem Teich von { -other-side }
        [line] , unter einer Linie
        [open] , frei
       *[none] { "" }
    }{ $mark ->
        [last] , letzter Zug
       *[none] { "" }
    }
# a clause: what counts for each side, by rules by which "ground" counts or "dots" do
score-of-sides =
    { -side } { $first }, { -other-side } { $second }{ $counts ->
        [ground] { " " }an Fläche
       *[dots] { "" }
    }
counted-with-open =
    Gezählt, bei { $count ->
        [one] { $count } freien Gitterpunkt
       *[other] { $count } freien Gitterpunkten
    }.
# a clause: what a side gains with a move, by rules by which "ground" counts or "dots" do
side-gains =
    { $counts ->
        [ground] { $count ->
            [one] { -side } gewinnt { $count } Gitterpunkt Fläche
           *[other] { -side } gewinnt { $count } Gitterpunkte Fläche
        }
       *[dots] { $count ->
            [one] { -side } fängt { $count } Punkt
           *[other] { -side } fängt { $count } Punkte
        }
    }
# clauses: what the side did, what was gained, and the score
side-did = { -side }: { JOIN($clauses, ". ") }.
# $who: "you", or "side" for the side $colour. $mover, who moves else: "you", or the "same" side, or the "other" one
can-agree-else =
    { $who ->
        [you] Du kannst
       *[side] { -side } kann
    } zustimmen; sonst { $mover ->
        [you] bist du am Zug
        [same] ist { -side } am Zug
       *[other] ist { -other-side } am Zug
    }.
# $who: "you" or "side". $label: what the button says with which the game ends
plays-on-alone =
    { $who ->
        [you] Du spielst
       *[side] { -side } spielt
    } allein weiter und { $who ->
        [you] kannst
       *[side] kann
    } die Partie mit „{ $label }“ beenden.
# clauses: what a move did; $count rings are closed with it
puts-and-closes =
    { $place }, schließt { $count ->
        [one] einen Ring
       *[other] { $count } Ringe
    }
closes-rings =
    schließt { $count ->
        [one] einen Ring
       *[other] { $count } Ringe
    }
says-stop = STOPP
says-done = fertig
# clauses: how a game ended
side-resigns = { -side } gibt auf
time-of-side-is-over = die Zeit von { -side } ist um
is-counted = gezählt
draw-with-score = Unentschieden: { $score }.
draw-is-agreed-with-score = Remis vereinbart: { $score }.
you-resign-side-wins = Du gibst auf: { -side } gewinnt.
# results: the side $colour has won. $reader: "won" or "lost", or "none" for somebody who reads of both sides
won-by-resigning =
    { $reader ->
        [won] Du gewinnst
       *[none] { -side } gewinnt
    }: { -other-side } gibt auf.
won-on-time =
    { $reader ->
        [won] Du gewinnst auf Zeit
        [lost] Du verlierst auf Zeit
       *[none] { -side } gewinnt auf Zeit
    }.
# $by: by how much
won-by-score =
    { $reader ->
        [won] Du gewinnst mit einem Vorsprung
        [lost] Du verlierst mit einem Rückstand
       *[none] { -side } gewinnt mit einem Vorsprung
    } von { $by }: { $score }.
# where the game stands; $next says who is to move
score-open-next =
    { $score }. { $open ->
        [one] { $open } freier Gitterpunkt
       *[other] { $open } freie Gitterpunkte
    }. { $next }
side-has-stopped = { -side } hat aufgehört.
side-offers-to-end = { -side } bietet an, die Partie zu beenden.
stop-question = STOPP?
can-count-once =
    Zählen kannst du, sobald die Hälfte der Gitterpunkte belegt ist. Jetzt { $open ->
        [one] ist { $open } von { $points } frei
       *[other] sind { $open } von { $points } frei
    }.
no-move-can-change = Kein Zug kann den Stand noch ändern.
no-move-can-change-count = Kein Zug kann den Stand noch ändern: Du kannst zählen.
# what it comes to if it is counted now, with $count points left
count-is-proved =
    { $count ->
        [one] { $count } Gitterpunkt bleibt
       *[other] { $count } Gitterpunkte bleiben
    } frei. Es ist bewiesen, dass kein Zug den Stand ändern kann.
count-is-not-proved =
    { $count ->
        [one] { $count } Gitterpunkt bleibt
       *[other] { $count } Gitterpunkte bleiben
    } frei. Es ist nicht bewiesen, dass der Stand so bliebe. Er gilt, wenn beide zustimmen.
# what an end that both agree to comes to. $offered: "yes" where the side $other has offered it. $count rings that stand are
# closed then. $sides: points of ground of each side, a clause, or "none". $result: a sentence
agreed-end-comes-to =
    { $offered ->
        [yes] Die Partie endet.
       *[no] Stimmt { -other-side } zu, endet die Partie.
    } { $count ->
        [0] { "" }
        [one] { $count } Ring, der schon steht, schließt sich.{ " " }
       *[other] { $count } Ringe, die schon stehen, schließen sich.{ " " }
    }{ $sides ->
        [none] Es zählen die gefangenen Punkte.
       *[other] Es zählen die gefangenen Punkte und die Hälfte der umschlossenen freien Gitterpunkte ({ $sides }).
    } { $result }
game-ends-with = Die Partie endet. { $result }
# what STOP costs the side $colour: $count dots. $change: whether the score would "stay" as it is or "change". $after: whether
# the game is "over" then; whether the side $other may play on "alone", for "minutes" where the time is limited; or whether
# the game ends once that side is "done"
stop-costs =
    { $count ->
        [0] { -side } verliert dadurch keinen Punkt, denn alle sind mit dem Rand verbunden.
        [one] { -side } würde { $count } Punkt verlieren, der nicht mit dem Rand verbunden ist.
       *[other] { -side } würde { $count } Punkte verlieren, die nicht mit dem Rand verbunden sind.
    } { $change ->
        [stay] Der Stand bleibt { $score }
       *[change] Stand jetzt: { $score }; danach: { $then }
    }{ $after ->
        [minutes] , und { -other-side } spielt bis zu vier Minuten allein weiter
        [alone] , und { -other-side } spielt allein weiter, ohne Zeitbegrenzung
        [done] , sobald { -other-side } allein weitergespielt hat und fertig ist
       *[over] { "" }
    }.
# what an agreed end would come to now: the side $colour leads, or nobody. $sides as above
counted-now =
    { $leads ->
        [nobody] Würde jetzt gezählt, stünde es gleich.
       *[side] Würde jetzt gezählt, läge { -side } um { $by } vorn.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Umschlossene freie Gitterpunkte: { $sides }.
    }
ground-of-sides = { -side } { $first }, { -other-side } { $second }
# a clause, as the result of a record: the side $colour has won. $how: "resigned", "time", "score" with $by, or "other"
side-won =
    { $how ->
        [resigned] { -side } hat gewonnen, { -other-side } hat aufgegeben
        [time] { -side } hat auf Zeit gewonnen
        [score] { -side } hat mit einem Vorsprung von { $by } gewonnen
       *[other] { -side } hat gewonnen
    }

## web/dots/board/rulewords.js

first-to-means =
    Wer zuerst { $count ->
        [one] { $count } gefangenen Punkt
       *[other] { $count } gefangene Punkte
    } hat, gewinnt sofort.
lead-means =
    Wer { $count ->
        [one] { $count } gefangenen Punkt
       *[other] { $count } gefangene Punkte
    } mehr hat als der andere, gewinnt sofort.
# clauses in the name of a game, after the name of the rules: options
dots-for-each =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für jeden
first-to-count =
    Sieg ab { $count ->
        [one] { $count } gefangenem Punkt
       *[other] { $count } gefangenen Punkten
    }
lead-of-count-wins = Sieg ab einem Vorsprung von { $count }
option-strict-borders = strenge Grenzen (szkrab)
option-long-steps = weite Schritte
option-ground-counts = Fläche zählt
option-early-end = frühes Ende
free-dots-for =
    { $count ->
        [one] { $count } Vorgabepunkt
       *[other] { $count } Vorgabepunkte
    } für { -side }

## web/dots/board/turn.js and turn-panel.js

# $next: a sentence, what to do next
your-dot-is-put = Dein Punkt ist gesetzt. { $next }
# $gains: numbers of dots
this-dot-can-capture = Dieser Punkt kann { OR($gains) } fangen: Schließe einen Ring oder keinen. Um ihn später zu schließen, tippe auf einen Punkt darin, bevor du deinen setzt.
choose-next-of-ring = Wähle den nächsten Punkt des Rings oder noch einmal { $place }, um ihn zu schließen.
# $next: a sentence, how to close it
this-ring-captures =
    Dieser Ring fängt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }. { $next }
close-a-ring-captures =
    Schließe einen Ring: Einer fängt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
# buttons; $letter names the ring, where there are several
take-ground =
    { $count ->
        [one] { $count } Gitterpunkt
       *[other] { $count } Gitterpunkte
    } nehmen
take-ground-of =
    { $count ->
        [one] { $count } Gitterpunkt
       *[other] { $count } Gitterpunkte
    } nehmen ({ $letter })
capture-dots = { $count } fangen
capture-dots-of = { $count } fangen ({ $letter })

## web/dots/board/count.js

# What each side gets, for screen readers: $first dots of the side $other, and $second of the side $colour
sides-get =
    { -side } bekommt { $first ->
        [0] nichts
        [one] { $first } { -other-colour }en Punkt
       *[other] { $first } { -other-colour }e Punkte
    }, { -other-side } bekommt { $second ->
        [0] nichts
        [one] { $second } { -colour }en Punkt
       *[other] { $second } { -colour }e Punkte
    }.

## web/dots/board/side.js

# beside a side: who plays it
side-is-yours = du
side-is-computers = Computer, Stärke { $strength }
# what is seen instead of the name of a point, in a hint: "Try the point in the ring."
point-in-ring = den Gitterpunkt im Kreis

## web/dots/board/strengths.js and own-strength.js

# names of the strengths of the computer
strength-child = Kind
strength-newcomer = Neuling
strength-beginner = Anfänger
strength-learner = Schüler
strength-casual = Gelegenheitsspieler
strength-hobby = Hobbyspieler
strength-keen = eifriger Spieler
strength-regular = Stammspieler
strength-club = Vereinsspieler
strength-league = Ligaspieler
strength-expert = Experte
strength-master = Meister
strength-strongest = stärkste Stufe
# in a list to choose from
strength-and-name = { $strength }, { $name }
# what came of a game against the computer: "won", "drawn" or "lost"
came-of-game =
    { $came ->
        [won] Du hast Stärke { $strength } geschlagen.
        [drawn] Unentschieden gegen Stärke { $strength }.
       *[lost] Du hast gegen Stärke { $strength } verloren.
    }

## web/dots/board/played.js

# a list of moves: what stands there for one that is no dot
listed-move =
    { $word ->
        [stop] STOPP
        [done] fertig
        [agrees] stimmt zu
        [time] Zeit
        [resign] gibt auf
        [draw] Remis
        [count] zählt
       *[rings] Ringe
    }
listed-end = Ende
# the same for screen readers; clauses: what the move did, and what each side gains
move-of-side = Zug { $number }: { -side }, { JOIN($clauses, ", ") }
end-of-game = Ende: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Auch andere warten: Du bist in etwa { $seconds } s an der Reihe.
a-move-again-in =
    Der Server gibt dir in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder einen Zug.

## web/dots/board/graph.js

# for screen readers: what the graph shows, and the highest lead of each side
graph-along-game = { $name } im Verlauf der Partie: von { $first } für { -side } bis { $second } für { -other-side }
# the scale
up-to = { $unit }, Skala bis { $most }

## web/dots/board/board.js

board-of-size = Brett mit { $columns } Spalten und { $rows } Zeilen
# for screen readers, after what lies there: where a dot would capture
side-would-capture =
    { $count ->
        [one] { -side } würde hier { $count } Punkt fangen
       *[other] { -side } würde hier { $count } Punkte fangen
    }

## web/dots/board/touch.js

# $purpose: a clause of this kind, "to put the dot there"
tap-again = Tippe noch einmal, { $purpose }.
tap-again-or-magnified = Tippe noch einmal oder auf einen Gitterpunkt in der Lupe, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = Es gibt keine Verbindung. Der Computer spielt mit Stärke { $strength }, bis der Server antwortet.
computer-plays-here-as-before = Es gibt keine Verbindung. Der Computer spielt auf diesem Gerät, so stark wie zuvor.
computer-plays-again-at = Er spielt wieder mit Stärke { $strength }.
computer-would-count = Der Computer würde jetzt zählen.
computer-expects-more =
    Der Computer spielt weiter: Er rechnet damit, noch etwa { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } zu gewinnen.

## web/dots/play/hinted.js

# $count rings are closed with the dot. $why: a sentence
try-place =
    Versuche { $place }{ $count ->
        [0] { "" }
        [one] { " " }und schließe den Ring
       *[other] { " " }und schließe die Ringe
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

# buttons. $came: a sentence, what came of the last game; $why: the same, or "By your rating."
next-at-strength = { $came } Weiter: Stärke { $strength }
again-at-strength = Noch einmal, Stärke { $strength }
next-rated-at-strength = { $why } Weiter, gewertet: Stärke { $strength }
# $by: whether the strength is that of the player's "games" or "rating"
practise-at-strength =
    Üben: Stärke { $strength }, nach { $by ->
        [games] deinen Partien
       *[rating] deiner Wertung
    }

## web/dots/play/clock.js and web/dots/game/lobby.js

# choices of a time
clock-no-limit = Ohne Zeitbegrenzung
clock-by-post =
    Fernpartie: { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } je Zug

## web/dots/play/menus.js

record-cannot-be-opened = Diese Aufzeichnung lässt sich nicht öffnen: { CAPITAL($why) }
# part of the name of a file
against-computer-of-strength = gegen Computer Stärke { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } von { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    { $seconds ->
        [0] Die Verbindung ist verloren: Es wird wieder versucht. Die Partie ist gespeichert.
        [one] Die Verbindung ist verloren: In { $seconds } Sekunde wird es wieder versucht. Die Partie ist gespeichert.
       *[other] Die Verbindung ist verloren: In { $seconds } Sekunden wird es wieder versucht. Die Partie ist gespeichert.
    }
side-is-here = { -side } ist da.
# $words: what a player has said
side-says = { -side }: { $words }
side-writes-no-more = { -side } schreibt nicht mehr.
side-claims-the-win = { -side } beansprucht den Sieg.
side-offers =
    { $what ->
        [draw] { -side } bietet Remis an.
        [count] { -side } bietet an, die Punkte so zu zählen, wie sie stehen.
        [takeback] { -side } möchte einen Zug zurücknehmen.
        [rematch] { -side } möchte noch einmal spielen.
       *[talk] { -side } bittet um ein Gespräch.
    }
side-says-no =
    { $what ->
        [draw] { -side } lehnt das Remis ab.
        [count] { -side } lehnt das Zählen ab.
        [takeback] { -side } lehnt die Rücknahme ab.
        [rematch] { -side } lehnt eine weitere Partie ab.
       *[other] { -side } sagt Nein.
    }
side-agrees-taken-back = { -side } stimmt zu: zurückgenommen.
no-longer-offered =
    { $what ->
        [draw] Das Remis wird nicht mehr angeboten.
       *[count] Das Zählen wird nicht mehr angeboten.
    }
# how a game of the list ended
game-has-ended = beendet
# on a clock
days-and-hours = { $days } Tg. { $hours } Std.
minutes-alone = { $minutes } min
# clauses: how much time each has; $reserve as on a clock
by-post-days =
    Fernpartie, { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } je Zug
seconds-for-a-move = { $move } s je Zug
seconds-and-reserve = { $move } s je Zug, { $reserve } Reserve
# $why: a sentence
sending-again-in =
    In { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wird es wieder gesendet. { $why }
# $whose: "own", or "side"
seat-is-open-elsewhere =
    { $whose ->
        [own] Dein Platz ist auch auf einem anderen Gerät offen.
       *[side] Der Platz von { -side } ist auch auf einem anderen Gerät offen.
    }

## web/dots/game/news.js

you-are-side = Du bist { -side }.

## web/dots/game/main.js

connecting = Die Verbindung wird hergestellt.
board-shows-last-position = Das Brett zeigt die letzte Stellung, die dieses Gerät kennt.
side-looks-at-this-game = { -side } sieht sich diese Partie an: „Diese Partie ansehen“ führt dorthin.
side-is-to-move = { -side } ist am Zug.
not-possible = Nicht möglich: { CAPITAL($why) }.
# The title. $clock: a clause; $rated and $watches: "yes" or "no"; $count spectators
game-of-clock =
    { $game }, { $rated ->
        [yes] gewertet, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; du siehst zu
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] ; { $count } Zuschauer
       *[other] ; { $count } Zuschauer
    }
# beside a side: whether its player is here
whereabouts-unknown = unbekannt
player-is-here = da
player-is-away = nicht da

## web/dots/game/met.js and person.js

# the title: $name as in "called"
dots-with-name = Dots mit { $name }
dots-with-somebody = Dots mit jemandem
watching-names = Zusehen: { $first } gegen { $second }
# $rating with its uncertainty: "1500 ± 80"
your-rating-is = Deine Wertung ist { $rating }.
# $way: "more" or "less", by $change
your-rating-is-now =
    { $way ->
        [more] Deine Wertung ist jetzt { $rating }, { $change } mehr als zuvor.
       *[less] Deine Wertung ist jetzt { $rating }, { $change } weniger als zuvor.
    }
your-rating-stays = Deine Wertung bleibt { $rating }.
too-few-dots-to-count = Diese Partie zählt nicht: Einer von euch hat weniger als { $count } Punkte gesetzt.
computer-named = Computer, Stärke { $strength }
# how players of the lobby are called within a sentence
called-computer = Computer (Stärke { $strength })
called-by-badge = Spieler #{ $badge }

## web/dots/game/post.js

# by post: $who, "you" or "side", may move until a $moment
has-until =
    { $who ->
        [you] Du hast bis { $moment } Zeit.
       *[side] { -side } hat bis { $moment } Zeit.
    }
time-of-side-for-move-is-over = Die Zeit von { -side } für diesen Zug ist um.

## web/dots/game/rated.js

board-of-or-more = ein Brett mit { $size } × { $size } oder mehr Gitterpunkten
# $needs: clauses of this kind
rated-game-needs = Eine gewertete Partie braucht { JOIN($needs, ", ", " und ") }.

## web/dots/game/ratings.js

# $speed: "fast" or "normal"
rating-by-rules =
    { $rules }{ $speed ->
        [fast] , schnell
       *[normal] { "" }
    }: { $rating }, aus { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }.
# for screen readers, a list
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , schnell
       *[normal] { "" }
    }: Tag für Tag
games-and-opponents =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $opponents ->
        [one] { $opponents } Gegner
       *[other] { $opponents } Gegner
    }

## web/dots/game/turns.js

# whose turn it is in a game of the list
turn-is-yours = du bist am Zug
turn-is-yours-until = du bist am Zug, bis { $moment }

## web/dots/game/archive.js

games-last-first =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }, die zuletzt beendete zuerst.

## web/dots/game/invite.js

# $sound and $listed, whether the game is in the lobby: "yes" or "no"
stay-until-it-begins =
    { $sound ->
        [yes] Die Uhren laufen dann an, und du hörst einen Ton.
       *[no] Die Uhren laufen dann an.
    } { $listed ->
        [yes] Bleib auf dieser Seite: Die Partie steht in der Liste, solange du hier bist.
       *[no] Bleib auf dieser Seite.
    }
this-address-is-for-watching = Diese Adresse ist zum Zusehen. Zum Spielen brauchst du die Einladung: Bitte den, der die Partie begonnen hat, um den Link hinter „Link kopieren“.
there-is-no-code = Es gibt keinen Code: { CAPITAL($why) }

## web/dots/game/talk.js

what-a-report-does = Der Betreiber dieses Servers kann dann lesen, was ihr beide geschrieben habt. Der andere Spieler erfährt nichts davon, sieht aber, dass du nicht mehr schreibst.
side-has-not-agreed = { -side } hat noch nicht zugestimmt.
side-would-like-to-write = { -side } möchte mit dir schreiben. Sonst sieht es niemand.
# before a line of the conversation
side-writes = { -side }:

## web/dots/game/lobby.js

only-name-can-join = Nur { $name } kann mitmachen.
computer-strength-and-name = Computer { $strength }, { $name }
# on a button
challenge-name = { $name } herausfordern
begin-in-the-lobby = In der Lobby beginnen
begin-rated-in-the-lobby = Gewertete Partie in der Lobby beginnen
# for screen readers: buttons
challenge-again = { $name } noch einmal herausfordern
forget-name = { $name } vergessen
put-back-name = { $name } zurückholen
forgotten-game = Vergessen: { $name }. Dieses Gerät kann in dieser Partie nicht mehr spielen.
against-name = gegen { $name }
played-as-side = { $moment }, du bist { -side }
this-game-is-rated = Diese Partie wird gewertet. Deine Zeit: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = Dieses Gerät bekommt ein anderes Kennzeichen, wenn es das nächste Mal in der Lobby spielt. Der Server vergisst auch deine Wertungen: Eine gewertete Partie, die du noch nicht beendet hast, zählt nicht mehr. Deine Partien bleiben. Sie zeigen deinen Namen und dein Kennzeichen, bis sie gelöscht werden.
your-badge-is = Dein Kennzeichen ist { $badge }.
# $what: a "challenge" by $name, or $count "games", or "nobody"
lobby-has =
    { $what ->
        [challenge] { $name } fordert dich heraus.
        [games] { $count ->
            [one] { $count } Partie wartet.
           *[other] { $count } Partien warten.
        }
       *[nobody] Niemand wartet.
    }
# the same on a button that leads there
lobby-has-button =
    { $what ->
        [challenge] Die Lobby: { $name } fordert dich heraus
        [games] { $count ->
            [one] Die Lobby: { $count } Partie wartet
           *[other] Die Lobby: { $count } Partien warten
        }
       *[nobody] Die Lobby: Niemand wartet
    }
you-would-be-side = Du wärst { -side }.
# clauses: whom the host looks for, and that it may be watched
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
# for screen readers: a button
join-name = Bei { $name } mitmachen, Kennzeichen { $badge }: { $game }
somebody-within = jemand
# $rated: "yes" or "no"
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , gewertet
       *[no] { "" }
    }.
# for screen readers: a link
watch-names = Bei { AND($names, comma: "never") } zusehen
name-and-badge = { $name }, Kennzeichen { $badge }
