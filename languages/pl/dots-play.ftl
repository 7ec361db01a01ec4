### Gra w kropki w toku: ruchy, wynik, propozycje. $colour to kolor strony: "blue", "red", "orange", "green" lub "violet",
### $other to kolor jej przeciwnika. $place mówi, gdzie jest przecięcie: „kolumna 3, wiersz 4”.
###
### Strona jest rodzaju męskiego (wygrywa niebieski): nom, gen, dat, acc, ins. Jej kropka jest rodzaju żeńskiego (niebieska):
### dot, dot-gen, dot-acc; kilka kropek to dots (niebieskie), dots-gen (niebieskich), dots-ins (grasz niebieskimi). Zawsze podaj przypadek.
###
### Strona jest pisana małą literą, jak „biały” w szachach; na początku zdania CAPITAL(-side(case: "nom")). Nazwa przecięcia i
### imię gracza stoją w mianowniku, więc po dwukropku.

## The sides

# by $colour
-side =
    { $colour ->
        [blue] niebiesk{ -ending-after-k }
        [red] czerwon{ -ending }
        [orange] pomarańczow{ -ending }
        [green] zielon{ -ending }
       *[violet] fioletow{ -ending }
    }
# the side against it, by $other
-other-side =
    { $other ->
        [blue] niebiesk{ -ending-after-k }
        [red] czerwon{ -ending }
        [orange] pomarańczow{ -ending }
        [green] zielon{ -ending }
       *[violet] fioletow{ -ending }
    }
-ending-after-k =
    { $case ->
        [gen] iego
        [dat] iemu
        [acc] iego
        [ins] im
        [dot] a
        [dot-acc] ą
        [dot-gen] iej
        [dots] ie
        [dots-gen] ich
        [dots-ins] imi
       *[nom] i
    }
-ending =
    { $case ->
        [gen] ego
        [dat] emu
        [acc] ego
        [ins] ym
        [dot] a
        [dot-acc] ą
        [dot-gen] ej
        [dots] e
        [dots-gen] ych
        [dots-ins] ymi
       *[nom] y
    }

## web/dots/board/settings-form.js

palette-of = { CAPITAL(-side(case: "nom")) } i { -other-side(case: "nom") }
# before a field with these
colours-of-sides = Kolory

## web/dots/board/words.js

side-to-move = Ruch ma { -side(case: "nom") }.
# What lies at a point, for screen readers. $dot: "live", "captured" or "none". $around: "region", "pool" or "line", each of
# the side $other, "open" or "none". $mark: "last" for the last move
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , { -side(case: "dot") } kropka
        [captured] , zdobyta { -side(case: "dot") } kropka
       *[none] { "" }
    }{ $around ->
        [region] , w bazie { -other-side(case: "gen") }
        [pool] , w basenie { -other-side(case: "gen") }
        [line] , pod linią
        [open] , wolne
       *[none] { "" }
    }{ $mark ->
        [last] , ostatni ruch
       *[none] { "" }
    }
# a clause: what counts for each side, by rules by which "ground" counts or "dots" do
score-of-sides =
    { -side(case: "nom") } { $first }, { -other-side(case: "nom") } { $second }{ $counts ->
        [ground] { " " }(teren)
       *[dots] { "" }
    }
counted-with-open =
    Policzono przy { $count } { $count ->
        [one] wolnym przecięciu
       *[other] wolnych przecięciach
    }.
# a clause: what a side gains with a move, by rules by which "ground" counts or "dots" do
side-gains =
    { $counts ->
        [ground] { $count ->
            [one] { -side(case: "nom") } zabiera { $count } przecięcie terenu
            [few] { -side(case: "nom") } zabiera { $count } przecięcia terenu
           *[other] { -side(case: "nom") } zabiera { $count } przecięć terenu
        }
       *[dots] { $count ->
            [one] { -side(case: "nom") } zdobywa { $count } kropkę
            [few] { -side(case: "nom") } zdobywa { $count } kropki
           *[other] { -side(case: "nom") } zdobywa { $count } kropek
        }
    }
# clauses: what the side did, what was gained, and the score
side-did = { CAPITAL(-side(case: "nom")) }: { JOIN($clauses, ". ") }.
# $who: "you", or "side" for the side $colour. $mover, who moves else: "you", or the "same" side, or the "other" one
can-agree-else =
    { $who ->
        [you] Możesz
       *[side] { CAPITAL(-side(case: "nom")) } może
    } się zgodzić; inaczej { $mover ->
        [you] ruch należy do ciebie
        [same] ruch ma { -side(case: "nom") }
       *[other] ruch ma { -other-side(case: "nom") }
    }.
# $who: "you" or "side". $label: what the button says with which the game ends
plays-on-alone =
    { $who ->
        [you] Teraz stawiasz kropki tylko ty i możesz
       *[side] Teraz stawia kropki tylko { -side(case: "nom") } i może
    } zakończyć grę przyciskiem „{ $label }”.
# clauses: what a move did; $count rings are closed with it
puts-and-closes =
    { $place }, zamyka { $count ->
        [one] okrążenie
        [few] { $count } okrążenia
       *[other] { $count } okrążeń
    }
closes-rings =
    zamyka { $count ->
        [one] okrążenie
        [few] { $count } okrążenia
       *[other] { $count } okrążeń
    }
says-stop = STOP
says-done = gotowe
# clauses: how a game ended
side-resigns = { -side(case: "nom") } się poddaje
time-of-side-is-over = { -side(case: "nom") } przekroczył czas
is-counted = policzono
draw-with-score = Remis: { $score }.
draw-is-agreed-with-score = Remis za zgodą obu stron: { $score }.
you-resign-side-wins = Poddajesz się: wygrywa { -side(case: "nom") }.
# results: the side $colour has won. $reader: "won" or "lost", or "none" for somebody who reads of both sides
won-by-resigning =
    { $reader ->
        [won] Wygrywasz
       *[none] { CAPITAL(-side(case: "nom")) } wygrywa
    }: { -other-side(case: "nom") } się poddaje.
won-on-time =
    { $reader ->
        [won] Wygrywasz
        [lost] Przegrywasz
       *[none] { CAPITAL(-side(case: "nom")) } wygrywa
    } na czas.
# $by: by how much
won-by-score =
    { $reader ->
        [won] Wygrywasz
        [lost] Przegrywasz
       *[none] { CAPITAL(-side(case: "nom")) } wygrywa
    } różnicą { $by }: { $score }.
# where the game stands; $next says who is to move
score-open-next =
    { CAPITAL($score) }. { $open ->
        [one] Zostaje { $open } wolne przecięcie
        [few] Zostają { $open } wolne przecięcia
       *[other] Zostaje { $open } wolnych przecięć
    }. { $next }
side-has-stopped = { CAPITAL(-side(case: "nom")) } przestał grać.
side-offers-to-end = { CAPITAL(-side(case: "nom")) } proponuje koniec.
stop-question = STOP?
can-count-once =
    Policzyć można, gdy zajęta jest połowa przecięć. Teraz { $open ->
        [one] wolne jest { $open }
        [few] wolne są { $open }
       *[other] wolnych jest { $open }
    } z { $points }.
no-move-can-change = Żaden ruch nie może już zmienić wyniku.
no-move-can-change-count = Żaden ruch nie może już zmienić wyniku: możesz policzyć.
# what it comes to if it is counted now, with $count points left
count-is-proved =
    { $count ->
        [one] Wolne zostaje { $count } przecięcie
        [few] Wolne zostają { $count } przecięcia
       *[other] Wolnych zostaje { $count } przecięć
    }. Udowodniono, że żaden ruch nie może zmienić wyniku.
count-is-not-proved =
    { $count ->
        [one] Wolne zostaje { $count } przecięcie
        [few] Wolne zostają { $count } przecięcia
       *[other] Wolnych zostaje { $count } przecięć
    }. Nie udowodniono, że wynik by się nie zmienił. Liczy się, jeśli zgodzą się obie strony.
# what an end that both agree to comes to. $offered: "yes" where the side $other has offered it. $count rings that stand are
# closed then. $sides: points of ground of each side, a clause, or "none". $result: a sentence
agreed-end-comes-to =
    { $offered ->
        [yes] Gra się kończy.
       *[no] Jeśli { -other-side(case: "nom") } się zgodzi, gra się kończy.
    } { $count ->
        [0] { "" }
        [one] Zamyka się { $count } gotowe okrążenie.{ " " }
        [few] Zamykają się { $count } gotowe okrążenia.{ " " }
       *[other] Zamyka się { $count } gotowych okrążeń.{ " " }
    }{ $sides ->
        [none] Liczą się zdobyte kropki.
       *[other] Liczą się zdobyte kropki i połowa otoczonych wolnych przecięć ({ $sides }).
    } { $result }
game-ends-with = Gra się kończy. { $result }
# what STOP costs the side $colour: $count dots. $change: whether the score would "stay" as it is or "change". $after: whether
# the game is "over" then; whether the side $other may play on "alone", for "minutes" where the time is limited; or whether
# the game ends once that side is "done"
stop-costs =
    { $count ->
        [0] { CAPITAL(-side(case: "nom")) } nic przez to nie traci, bo wszystkie jego kropki są połączone z brzegiem.
        [one] { CAPITAL(-side(case: "nom")) } straciłby { $count } kropkę, która nie jest połączona z brzegiem.
        [few] { CAPITAL(-side(case: "nom")) } straciłby { $count } kropki, które nie są połączone z brzegiem.
       *[other] { CAPITAL(-side(case: "nom")) } straciłby { $count } kropek, które nie są połączone z brzegiem.
    } { $change ->
        [stay] Wynik się nie zmieni: { $score }
       *[change] Wynik teraz: { $score }; potem: { $then }
    }{ $after ->
        [minutes] ; { -other-side(case: "nom") } gra dalej sam, najwyżej przez cztery minuty
        [alone] ; { -other-side(case: "nom") } gra dalej sam, bez ograniczenia czasu
        [done] , gdy { -other-side(case: "nom") } dokończy grę sam
       *[over] { "" }
    }.
# what an agreed end would come to now: the side $colour leads, or nobody. $sides as above
counted-now =
    { $leads ->
        [nobody] Gdyby teraz policzyć, byłby remis.
       *[side] Gdyby teraz policzyć, { -side(case: "nom") } prowadziłby różnicą { $by }.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Otoczone wolne przecięcia: { $sides }.
    }
ground-of-sides = { -side(case: "nom") } { $first }, { -other-side(case: "nom") } { $second }
# a clause, as the result of a record: the side $colour has won. $how: "resigned", "time", "score" with $by, or "other"
side-won =
    { $how ->
        [resigned] { -side(case: "nom") } wygrał, { -other-side(case: "nom") } się poddał
        [time] { -side(case: "nom") } wygrał na czas
        [score] { -side(case: "nom") } wygrał różnicą { $by }
       *[other] { -side(case: "nom") } wygrał
    }

## web/dots/board/rulewords.js

first-to-means =
    Kto pierwszy ma { $count ->
        [one] { $count } zdobytą kropkę
        [few] { $count } zdobyte kropki
       *[other] { $count } zdobytych kropek
    }, od razu wygrywa.
lead-means =
    Kto ma o { $count ->
        [one] { $count } zdobytą kropkę
        [few] { $count } zdobyte kropki
       *[other] { $count } zdobytych kropek
    } więcej niż przeciwnik, od razu wygrywa.
# clauses in the name of a game, after the name of the rules: options
dots-for-each =
    po { $count ->
        [one] { $count } kropce
        [few] { $count } kropki
       *[other] { $count } kropek
    } dla każdego
first-to-count = gra do { $count }
lead-of-count-wins = przewaga { $count } wygrywa
option-strict-borders = ścisłe granice (szkrab)
option-long-steps = długie kroki
option-ground-counts = teren się liczy
option-early-end = wcześniejszy koniec
free-dots-for =
    { $count ->
        [one] { $count } dodatkowa kropka
        [few] { $count } dodatkowe kropki
       *[other] { $count } dodatkowych kropek
    } dla { -side(case: "gen") }

## web/dots/board/turn.js and turn-panel.js

# $next: a sentence, what to do next
your-dot-is-put = Kropka postawiona. { $next }
# $gains: numbers of dots
this-dot-can-capture = Ta kropka może zdobyć tyle kropek: { OR($gains) }. Zamknij okrążenie albo nie zamykaj żadnego. Aby zamknąć je później, dotknij kropki w środku, zanim postawisz swoją.
choose-next-of-ring = Wybierz następną kropkę okrążenia albo, aby je zamknąć, znów tę: { $place }.
# $next: a sentence, how to close it
this-ring-captures =
    To okrążenie zdobywa { $count } { $count ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }. { $next }
close-a-ring-captures =
    Zamknij okrążenie: któreś zdobywa { $count } { $count ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }.
# buttons; $letter names the ring, where there are several
take-ground = Zabierz { $count }
take-ground-of = Zabierz { $count } ({ $letter })
capture-dots = Zdobądź { $count }
capture-dots-of = Zdobądź { $count } ({ $letter })

## web/dots/board/count.js

# What each side gets, for screen readers: $first dots of the side $other, and $second of the side $colour
sides-get =
    { CAPITAL(-side(case: "nom")) } dostaje { $first ->
        [0] nic
        [one] { $first } { -other-side(case: "dot-acc") } kropkę
        [few] { $first } { -other-side(case: "dots") } kropki
       *[other] { $first } { -other-side(case: "dots-gen") } kropek
    }, { -other-side(case: "nom") } dostaje { $second ->
        [0] nic
        [one] { $second } { -side(case: "dot-acc") } kropkę
        [few] { $second } { -side(case: "dots") } kropki
       *[other] { $second } { -side(case: "dots-gen") } kropek
    }.

## web/dots/board/side.js

# beside a side: who plays it
side-is-yours = ty
side-is-computers = komputer, siła { $strength }
# what is seen instead of the name of a point, in a hint: "Try the point in the ring."
point-in-ring = przecięcie w kółku

## web/dots/board/strengths.js and own-strength.js

# names of the strengths of the computer
strength-child = dziecko
strength-newcomer = debiutant
strength-beginner = początkujący
strength-learner = uczeń
strength-casual = niedzielny gracz
strength-hobby = hobbysta
strength-keen = zapaleniec
strength-regular = stały bywalec
strength-club = klubowy
strength-league = ligowy
strength-expert = ekspert
strength-master = mistrz
strength-strongest = najsilniejszy
# in a list to choose from
strength-and-name = { $strength }, { $name }
# what came of a game against the computer: "won", "drawn" or "lost"
came-of-game =
    { $came ->
        [won] Wygrana z siłą { $strength }.
        [drawn] Remis z siłą { $strength }.
       *[lost] Przegrana z siłą { $strength }.
    }

## web/dots/board/played.js

# a list of moves: what stands there for one that is no dot
listed-move =
    { $word ->
        [stop] stop
        [done] gotowe
        [agrees] zgoda
        [time] czas
        [resign] poddanie
        [draw] remis
        [count] liczenie
       *[rings] okrążenia
    }
listed-end = koniec
# the same for screen readers; clauses: what the move did, and what each side gains
move-of-side = Ruch { $number }: { -side(case: "nom") }, { JOIN($clauses, ", ") }
end-of-game = Koniec: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Inni też czekają: twoja kolej będzie za około { $seconds } s.
a-move-again-in =
    Serwer da ci następny ruch za { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
       *[other] sekund
    }.

## web/dots/board/graph.js

# for screen readers: what the graph shows, and the highest lead of each side
graph-along-game = { $name } w przebiegu gry: od { $first } dla { -side(case: "gen") } do { $second } dla { -other-side(case: "gen") }
# the scale
up-to = { $unit }, do { $most }

## web/dots/board/board.js

board-of-size = Plansza, kolumny: { $columns }, wiersze: { $rows }
# for screen readers, after what lies there: where a dot would capture
side-would-capture =
    { CAPITAL(-side(case: "nom")) } zdobyłby tu { $count } { $count ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }

## web/dots/board/touch.js

# $purpose: a clause of this kind, "to put the dot there"
tap-again = Dotknij jeszcze raz, { $purpose }.
tap-again-or-magnified = Dotknij jeszcze raz albo wskaż przecięcie w powiększeniu, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = Nie ma połączenia. Dopóki serwer nie odpowie, komputer gra z siłą { $strength }.
computer-plays-here-as-before = Nie ma połączenia. Komputer gra na tym urządzeniu, tak samo silnie jak przedtem.
computer-plays-again-at = Komputer znów gra z siłą { $strength }.
computer-would-count = Komputer już by policzył.
computer-expects-more =
    Komputer gra dalej: spodziewa się zyskać jeszcze około { $count } { $count ->
        [one] kropki
       *[other] kropek
    }.

## web/dots/play/hinted.js

# $count rings are closed with the dot. $why: a sentence
try-place =
    Spróbuj: { $place }{ $count ->
        [0] { "" }
        [one] { " " }(i zamknij okrążenie)
       *[other] { " " }(i zamknij okrążenia)
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

# buttons. $came: a sentence, what came of the last game; $why: the same, or "By your rating."
next-at-strength = { $came } Następna: siła { $strength }
again-at-strength = Zagraj ponownie z siłą { $strength }
next-rated-at-strength = { $why } Następna, o ranking: siła { $strength }
# $by: whether the strength is that of the player's "games" or "rating"
practise-at-strength =
    Ćwicz: siła { $strength }, według { $by ->
        [games] twoich gier
       *[rating] twojego rankingu
    }

## web/dots/play/clock.js and web/dots/game/lobby.js

# choices of a time
clock-no-limit = Bez ograniczenia
clock-by-post =
    Korespondencyjnie: { $days } { $days ->
        [one] dzień
       *[other] dni
    } na ruch

## web/dots/play/menus.js

record-cannot-be-opened = Nie można otworzyć tego zapisu: { $why }
# part of the name of a file
against-computer-of-strength = kontra komputer o sile { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } z { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    { $seconds ->
        [0] Połączenie przerwane: próbuję ponownie. Gra jest zachowana.
        [one] Połączenie przerwane: ponowna próba za { $seconds } sekundę. Gra jest zachowana.
        [few] Połączenie przerwane: ponowna próba za { $seconds } sekundy. Gra jest zachowana.
       *[other] Połączenie przerwane: ponowna próba za { $seconds } sekund. Gra jest zachowana.
    }
side-is-here = { CAPITAL(-side(case: "nom")) } jest na miejscu.
# $words: what a player has said
side-says = { CAPITAL(-side(case: "nom")) }: { $words }
side-writes-no-more = { CAPITAL(-side(case: "nom")) } już nie pisze.
side-claims-the-win = { CAPITAL(-side(case: "nom")) } zgłasza wygraną.
side-offers =
    { CAPITAL(-side(case: "nom")) } { $what ->
        [draw] proponuje remis.
        [count] proponuje policzyć kropki tak, jak stoją.
        [takeback] prosi o cofnięcie ruchu.
        [rematch] chce zagrać ponownie.
       *[talk] prosi o rozmowę.
    }
side-says-no =
    { CAPITAL(-side(case: "nom")) } { $what ->
        [draw] nie zgadza się na remis.
        [count] nie zgadza się na liczenie.
        [takeback] nie zgadza się na cofnięcie ruchu.
        [rematch] nie chce grać ponownie.
       *[other] odmawia.
    }
side-agrees-taken-back = { CAPITAL(-side(case: "nom")) } się zgadza: ruch cofnięty.
no-longer-offered =
    { $what ->
        [draw] Propozycja remisu już nie obowiązuje.
       *[count] Propozycja policzenia już nie obowiązuje.
    }
# how a game of the list ended
game-has-ended = zakończona
# on a clock
days-and-hours = { $days } d { $hours } h
minutes-alone = { $minutes } min
# clauses: how much time each has; $reserve as on a clock
by-post-days =
    korespondencyjnie, { $days } { $days ->
        [one] dzień
       *[other] dni
    } na ruch
seconds-for-a-move = { $move } s na ruch
seconds-and-reserve = { $move } s na ruch, { $reserve } w zapasie
# $why: a sentence
sending-again-in =
    Ponowne wysłanie za { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
       *[other] sekund
    }. { $why }
# $whose: "own", or "side"
seat-is-open-elsewhere =
    { $whose ->
        [own] Twoje miejsce
       *[side] Miejsce { -side(case: "gen") }
    } jest otwarte także na innym urządzeniu.

## web/dots/game/news.js

you-are-side = Grasz { -side(case: "dots-ins") }.

## web/dots/game/main.js

connecting = Łączę.
board-shows-last-position = Plansza pokazuje ostatnią pozycję, którą zna to urządzenie.
side-looks-at-this-game = { CAPITAL(-side(case: "nom")) } ogląda tę grę: prowadzi tam „Obejrzyj tę grę”.
side-is-to-move = Ruch ma { -side(case: "nom") }.
not-possible = To niemożliwe: { $why }.
# The title. $clock: a clause; $rated and $watches: "yes" or "no"; $count spectators
game-of-clock =
    { $game }, { $rated ->
        [yes] gra rankingowa, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; oglądasz
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] ; { $count } widz
       *[other] ; { $count } widzów
    }
# beside a side: whether its player is here
whereabouts-unknown = nie wiadomo
player-is-here = na miejscu
player-is-away = brak połączenia

## web/dots/game/met.js and person.js

# the title: $name as in "called"
dots-with-name = Gra w kropki: { $name }
dots-with-somebody = Gra w kropki z kimś
watching-names = Oglądanie: { $first } kontra { $second }
# $rating with its uncertainty: "1500 ± 80"
your-rating-is = Twój ranking to { $rating }.
# $way: "more" or "less", by $change
your-rating-is-now =
    Twój ranking to teraz { $rating }, o { $change } { $way ->
        [more] więcej
       *[less] mniej
    } niż przedtem.
your-rating-stays = Twój ranking się nie zmienia: { $rating }.
too-few-dots-to-count =
    Ta gra się nie liczy: jedna ze stron postawiła mniej niż { $count } { $count ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }.
computer-named = Komputer, siła { $strength }
# how players of the lobby are called within a sentence
called-computer = komputer o sile { $strength }
called-by-badge = ktoś #{ $badge }

## web/dots/game/post.js

# by post: $who, "you" or "side", may move until a $moment
has-until =
    { $who ->
        [you] Masz czas
       *[side] { CAPITAL(-side(case: "nom")) } ma czas
    } do { $moment }.
time-of-side-for-move-is-over = { CAPITAL(-side(case: "dat")) } skończył się czas na ten ruch.

## web/dots/game/rated.js

board-of-or-more = planszy co najmniej { $size } × { $size } przecięć
# $needs: clauses of this kind
rated-game-needs = Gra rankingowa wymaga { JOIN($needs, ", ", " oraz ") }.

## web/dots/game/ratings.js

# $speed: "fast" or "normal"
rating-by-rules =
    { $rules }{ $speed ->
        [fast] , szybkie tempo
       *[normal] { "" }
    }: { $rating }, z { $count } { $count ->
        [one] gry
       *[other] gier
    }.
# for screen readers, a list
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , szybkie tempo
       *[normal] { "" }
    }: dzień po dniu
games-and-opponents =
    { $games } { $games ->
        [one] gra
        [few] gry
       *[other] gier
    }, { $opponents } { $opponents ->
        [one] przeciwnik
       *[other] przeciwników
    }

## web/dots/game/turns.js

# whose turn it is in a game of the list
turn-is-yours = twój ruch
turn-is-yours-until = twój ruch, do { $moment }

## web/dots/game/archive.js

games-last-first =
    { $count } { $count ->
        [one] gra
        [few] gry
       *[other] gier
    }, od zakończonej ostatnio.

## web/dots/game/invite.js

# $sound and $listed, whether the game is in the lobby: "yes" or "no"
stay-until-it-begins =
    { $sound ->
        [yes] Wtedy ruszą zegary i usłyszysz dźwięk.
       *[no] Wtedy ruszą zegary.
    } { $listed ->
        [yes] Zostań na tej stronie: gra jest na liście, dopóki tu jesteś.
       *[no] Zostań na tej stronie.
    }
this-address-is-for-watching = Ten adres służy do oglądania. Do gry potrzebne jest zaproszenie: poproś osobę, która zaczęła grę, o link spod „Kopiuj link”.
there-is-no-code = Nie ma kodu: { $why }

## web/dots/game/talk.js

what-a-report-does = Operator tego serwera może wtedy przeczytać to, co napisały obie strony. Drugi gracz się o tym nie dowie, zobaczy tylko, że już nie piszesz.
side-has-not-agreed = { CAPITAL(-side(case: "nom")) } jeszcze się nie zgodził.
side-would-like-to-write = { CAPITAL(-side(case: "nom")) } chce z tobą pisać. Nikt inny tego nie widzi.
# before a line of the conversation
side-writes = { CAPITAL(-side(case: "nom")) }:

## web/dots/game/lobby.js

only-name-can-join = Dołączyć może tylko { $name }.
computer-strength-and-name = Komputer { $strength }, { $name }
# on a button
challenge-name = Wyzwij: { $name }
begin-in-the-lobby = Zacznij w poczekalni
begin-rated-in-the-lobby = Zacznij grę rankingową w poczekalni
# for screen readers: buttons
challenge-again = Wyzwij na następną grę: { $name }
forget-name = Usuń: { $name }
put-back-name = Przywróć: { $name }
forgotten-game = Usunięto: { $name }. To urządzenie nie może już w niej grać.
against-name = kontra { $name }
played-as-side = { $moment }, grasz { -side(case: "dots-ins") }
this-game-is-rated = To gra rankingowa. Twój czas: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = To urządzenie dostanie inną plakietkę, gdy następnym razem zagra w poczekalni. Serwer usunie też twoje rankingi: niedokończona gra rankingowa przestanie się liczyć. Twoje gry zostaną. Będzie w nich widać twoje imię i plakietkę, dopóki nie zostaną usunięte.
your-badge-is = Twoja plakietka to { $badge }.
# $what: a "challenge" by $name, or $count "games", or "nobody"
lobby-has =
    { $what ->
        [challenge] { $name } wyzywa cię.
        [games] { $count ->
            [one] Czeka { $count } gra.
            [few] Czekają { $count } gry.
           *[other] Czeka { $count } gier.
        }
       *[nobody] Nikt nie czeka.
    }
# the same on a button that leads there
lobby-has-button =
    { $what ->
        [challenge] Poczekalnia: { $name } wyzywa cię
        [games] { $count ->
            [one] Poczekalnia: czeka { $count } gra
            [few] Poczekalnia: czekają { $count } gry
           *[other] Poczekalnia: czeka { $count } gier
        }
       *[nobody] Poczekalnia: nikt nie czeka
    }
you-would-be-side = Zagrasz { -side(case: "dots-ins") }.
# clauses: whom the host looks for, and that it may be watched
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
# for screen readers: a button
join-name = Dołącz: { $name }, plakietka { $badge }: { $game }
somebody-within = ktoś
# $rated: "yes" or "no"
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , gra rankingowa
       *[no] { "" }
    }.
# for screen readers: a link
watch-names = Oglądaj: { AND($names, comma: "never") }
name-and-badge = { $name }, plakietka { $badge }
