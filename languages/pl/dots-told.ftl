### Co się mówi o ruchach w grze w kropki: czemu są dobre albo niedozwolone, i co mówi analiza, lekcja i zapis gry.
###
### Podmiotem zdań o ruchu jest ruch: „Zdobywa 2 kropki.”

## dots/teaching/reasons.py: why a move is a good one, as a sentence

# $number: how many dots it captures
reason-captures =
    Zdobywa { $number } { $number ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }.
# by rules where each point inside rings counts; $number: how many points it takes
reason-takes-ground =
    Zabiera teren: { $number } { $number ->
        [one] przecięcie
        [few] przecięcia
       *[other] przecięć
    }.
# $number: how many dots of its side the other one could have captured
reason-saves =
    { $number ->
        [one] Ratuje { $number } kropkę, którą przeciwnik zdobyłby jednym ruchem.
        [few] Ratuje { $number } kropki, które przeciwnik zdobyłby jednym ruchem.
       *[other] Ratuje { $number } kropek, które przeciwnik zdobyłby jednym ruchem.
    }
# by rules where each point inside rings counts; $number: how many points the other side could have taken
reason-keeps-ground =
    Ratuje teren, który przeciwnik zabrałby jednym ruchem: { $number } { $number ->
        [one] przecięcie
        [few] przecięcia
       *[other] przecięć
    }.
# $number: how many dots the next dot would capture
reason-threatens =
    { $number ->
        [one] Grozi zdobyciem { $number } kropki: wystarczy jeszcze jeden ruch.
       *[other] Grozi zdobyciem { $number } kropek: wystarczy jeszcze jeden ruch.
    }
# $number: how many dots, from 2
reason-links-to-edge =
    { $number ->
        [one] Łączy z brzegiem { $number } kropkę: jest bezpieczna.
        [few] Łączy z brzegiem { $number } kropki: są bezpieczne.
       *[other] Łączy z brzegiem { $number } kropek: są bezpieczne.
    }
# a pool has points that are moves which change nothing; $number: how many more are left
reason-fills-pool =
    { $number ->
        [0] Spokojny ruch we własnym basenie, ostatni.
        [one] Spokojny ruch we własnym basenie; zostaje jeszcze { $number }.
        [few] Spokojny ruch we własnym basenie; zostają jeszcze { $number }.
       *[other] Spokojny ruch we własnym basenie; zostaje jeszcze { $number }.
    }
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [one] Tworzy basen: { $number } spokojny ruch na koniec gry.
        [few] Tworzy basen: { $number } spokojne ruchy na koniec gry.
       *[other] Tworzy basen: { $number } spokojnych ruchów na koniec gry.
    }
reason-ends-game = Kończy grę.
reason-leads-to-capture = Prowadzi do zdobycia kropek, któremu nie można zapobiec.
reason-attacks-twice = Atakuje naraz w dwóch miejscach: w jednym z nich coś zdobędzie.
reason-begins-ladder = Zaczyna pościg, który kończy się zdobyciem kropek.
reason-draws-net = Zarzuca sieć: kropki w środku raczej się nie wydostaną.
reason-defends = Broni przed okrążeniem, które się szykuje.
reason-book = Z książki otwarć: komputer często grał tak sam ze sobą.
reason-solved = Reszta gry jest policzona: nie ma nic lepszego.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    { $number ->
        [one] Traci { $number } kropkę: przeciwnik zdobywa ją następnym ruchem.
        [few] Traci { $number } kropki: przeciwnik zdobywa je następnym ruchem.
       *[other] Traci { $number } kropek: przeciwnik zdobywa je następnym ruchem.
    }
loses-to-double-attack =
    Traci { $number } { $number ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    } przez atak naraz w dwóch miejscach.
loses-to-ladder =
    Traci { $number } { $number ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    } przez pościg, który kończy się ich zdobyciem.

## web/dots/rules/: where a point is

place-of-point = kolumna { $column }, wiersz { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are

board-has-sides = Plansza ma od { $least } do { $most } kolumn i wierszy.
# $number: how many dots
each-side-has-dots =
    Każda strona ma { $number } { $number ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }.
no-such-point = Nie ma takiego przecięcia.
dot-is-there = Tu już jest kropka.
ring-leaves-hole = To okrążenie zostawiłoby dziurę między bazami.
rings-close-with-dot = Okrążenia można zamykać tylko razem z postawieniem kropki.
rings-close-by-themselves = Okrążenia zamykają się same.
other-side-may-close = Teraz okrążenia może zamykać tylko druga strona.
no-move-after-end = Gra już się skończyła.
stopped-has-no-clock = Gracz, który przestał grać, nie ma już zegara.
stopped-cannot-move = Gracz, który przestał grać, nie może już wykonywać ruchów.
rules-have-no-count = W tych zasadach nie ma wcześniejszego liczenia.
rules-have-no-stop = W tych zasadach nie ma STOP.
other-has-not-agreed = Druga strona jeszcze się nie zgodziła.
choose-uncaptured-dot = Wybierz kropkę przeciwnika, która nie jest jeszcze zdobyta.
no-chain-around-dot = Wokół tej kropki nie masz zamkniętego łańcucha.
no-chain-between = Twoje kropki nie tworzą łańcucha między tymi przecięciami: { $place } oraz { $end }.
ring-encloses-no-dot = W okrążeniu musi być kropka przeciwnika, która nie jest jeszcze zdobyta.
ring-encloses-nothing = W okrążeniu musi coś być.
# $shared: how many dots it shares, "one" or "several"
ring-shares =
    { $shared ->
        [one] To okrążenie ma wspólną kropkę z twoją starą bazą w środku.
       *[several] To okrążenie ma więcej niż jedną wspólną kropkę z twoją starą bazą w środku.
    }
ring-uses-own-dots = Okrążenie tworzą tylko twoje kropki spoza baz, a nie { $place }.
ring-uses-dot-twice = Okrążenie przechodzi przez każdą kropkę tylko raz, a to przechodzi dwa razy: { $place }.
ring-has-gap = W okrążeniu jest luka, te kropki są za daleko od siebie: { $place } oraz { $end }.
ring-crosses = Okrążenie przecina samo siebie, narysowaną linię albo bazę między tymi kropkami: { $place } oraz { $end }.
no-rules-called = Nie ma zasad o nazwie { $name }.
rules-have-no-option = Zasady { $name } nie mają opcji { $option }.
no-such-start = Nie ma takiego ustawienia na początek.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = Zapisy mają litery dla 52 kolumn i wierszy: gry na większej planszy nie da się zapisać.
begins-with-rings = Ta gra zaczyna się od zamkniętych okrążeń: obejrzyj ją wśród zapisów.
# $text: what stands there
no-point-of-board = „{ $text }” nie jest przecięciem tej planszy.
record-in-link-damaged = Zapis w tym linku jest uszkodzony albo ucięty.
# $most: a number as it is written
record-in-link-too-large = Zapis w tym linku ma więcej niż { $most } bajtów.
# $game: the name of a game on the site zagram
game-on-zagram = { $game } to gra na stronie zagram, a ta strona nie może jej stamtąd pobrać. Pobierz jej zapis, a potem otwórz tutaj plik.
# $site: the name of a site
link-of-site = To link do strony { $site }, a ta strona nie może pobierać stamtąd gier. Zapisz tam grę do pliku (SGF), a potem otwórz go tutaj.
link-of-another-site = To link do innej strony, a ta strona nie może pobierać stamtąd gier. Zapisz tam grę do pliku (SGF), a potem otwórz go tutaj.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = to nie jest gra w kropki albo nie da się odczytać żadnego jej ruchu
no-game-in-sgf = nie ma w tym gry w SGF
fault-points-xt = oczekiwano SGF, a to gra z programu PointsXT (.sav), której ta strona nie czyta
fault-too-many-bytes = oczekiwano najwyżej { $most } bajtów, a jest ich { $bytes }
fault-too-many-nodes = oczekiwano najwyżej { $most } węzłów
fault-too-many-values = oczekiwano najwyżej { $most } wartości
fault-too-deep = oczekiwano najwyżej { $most } wariantów jeden w drugim
# faults beyond the first hundred
more-faults =
    i jeszcze { $number } { $number ->
        [one] błąd
        [few] błędy
       *[other] błędów
    }
fault-text-outside = pominięto tekst między grami: „{ $text }”
fault-value-alone = pominięto wartość bez nazwy właściwości
# $number: how many brackets are missing
fault-game-open =
    { $number ->
        [one] na końcu brakuje „)”
       *[other] na końcu brakuje „)”, { $number } razy
    }
fault-stray-text = pominięto „{ $text }”
fault-variation-empty = pominięto parę nawiasów bez węzła
fault-node-after-variation = po wariancie oczekiwano „)”; odczytano jako następny wariant
fault-value-open = przed końcem tekstu oczekiwano „]”
fault-property-empty = pominięto „{ $name }”, właściwość bez wartości
fault-property-outside = pominięto „{ $name }” po końcu wariantu
fault-semicolon = przed węzłem oczekiwano „;”
fault-lower-case = oczekiwano wielkich liter, a jest „{ $name }”; odczytano jako „{ $plain }”
fault-property-twice = „{ $name }” może być w węźle tylko raz
fault-encoding-unknown = w CA oczekiwano nazwy kodowania, a jest „{ $text }”
# $chosen: the name of an encoding, as is $named
fault-encoding-missing = oczekiwano UTF-8, bo CA nie podaje kodowania; odczytano jako { $chosen }
fault-encoding-wrong = oczekiwano { $named }, bo tak mówi o sobie tekst; odczytano jako { $chosen }
fault-encoding-broken = oczekiwano utf-16, bo tak mówi o sobie tekst; zastąpiono to, co nie jest znakiem
fault-letters = oczekiwano dwóch liter, a jest „{ $text }”
fault-off-board = oczekiwano przecięcia planszy { $width }x{ $height }, a jest „{ $text }”
fault-no-move = oczekiwano przecięcia lub łańcucha, a jest „{ $text }”
fault-empty-ring-rule = oczekiwano zasad, w których puste okrążenie nic nie znaczy; odczytano jako standardowe
fault-unknown-rule = oczekiwano { $tag }=0: nie mamy takiej zasady, więc grę odczytano bez niej
fault-least-area = oczekiwano minarea=1, bo okrążenia trzeba tu zamykać; odczytano tak, jakby to tam było
# $number: by how many dots a side must lead
rule-of-lead =
    przewaga { $number } { $number ->
        [one] kropki
       *[other] kropek
    } od razu wygrywa
# $why: another of these clauses
fault-game-passed-over = pominięto grę: { $why }
fault-nothing-of-dots = oczekiwano GM[40], rozmiaru, ruchu w kropki albo komentarza, a nie ma nic z tego
fault-moves-of-another-game = w grze z GM[40] oczekiwano ruchów w kropki, a jest „{ $text }”
fault-game-missing = oczekiwano GM[40], numeru kropek wśród gier; odczytano tak, jakby to tam było
fault-another-game = oczekiwano GM[40], czyli kropek, a jest GM[{ $text }]
fault-size = oczekiwano rozmiaru takiego jak 20 lub 39:32, a jest { $text }
fault-size-missing = oczekiwano rozmiaru, SZ; odczytano jako 39:32, planszę większości stron
fault-size-too-large = oczekiwano najwyżej 52x52, bo na tyle starcza liter, a jest { $text }
fault-size-of-sides = oczekiwano boków od { $least } do { $most }, a jest { $text }
fault-chain = pominięto w „{ $text }” łańcuch, który nie jest łańcuchem
fault-chain-open = na końcu łańcucha oczekiwano znów pierwszego przecięcia: „{ $text }”
# $rules: the name of rules in the file
fault-rules-unknown = oczekiwano znanych zasad, a jest RU[{ $text }]; odczytano jako { $rules }
# $number: how many points
fault-stop-as-points =
    oczekiwano W[] lub B[], a { $number ->
        [one] jest { $number } przecięcie, które
        [few] są { $number } przecięcia, które
       *[other] jest { $number } przecięć, które
    } jakaś strona wypełniła po STOP
fault-chain-of-the-other = pominięto łańcuch z kropek drugiego gracza: to on go zamyka
fault-stop-in-comment = oczekiwano { $name }[], a nie komentarza „{ $text }”
fault-late-set-up = { $name } po ruchu: odczytano jako ruchy albo cofnięto

## web/dots/records/opening.js and words.js: what became of a file

# $why: one of the clauses above. It is at fault after $number characters of the file, written as $shown; 0: nowhere
cannot-be-opened =
    { $number ->
        [0] Nie można tego otworzyć: { $why }.
        [one] Nie można tego otworzyć: { $why }, po { $shown } znaku.
       *[other] Nie można tego otworzyć: { $why }, po { $shown } znakach.
    }
fault-after =
    { $number ->
        [one] { $why } (po { $shown } znaku)
       *[other] { $why } (po { $shown } znakach)
    }
faults-put-right =
    { $number ->
        [one] Poprawiono { $number } błąd w pliku: zobacz „O tej grze”.
        [few] Poprawiono { $number } błędy w pliku: zobacz „O tej grze”.
       *[other] Poprawiono { $number } błędów w pliku: zobacz „O tej grze”.
    }
# $rules: the name of rules, as "Standard"
file-names-no-rules = Plik nie podaje zasad: odczytano jako { $rules }.

## web/dots/practice/: lessons. $colour is the side that a lesson is for

# $theme: "capture", "double-attack", "ladder", "defence", "pool" or "grounding"
lesson-asks =
    Ruch ma { -side(case: "nom") }: znajdź kropkę, która { $theme ->
        [capture] zdobywa najwięcej
        [double-attack] atakuje w dwóch miejscach
        [ladder] zaczyna pościg i coś zdobywa
        [defence] ratuje najwięcej
        [pool] zyskuje najwięcej do końca gry
       *[grounding] zabezpiecza łańcuch
    }.
# $theme: the name of a theme. $number: how many dots one must look ahead
lesson-looks-ahead =
    { $theme }: { $number ->
        [one] decyduje jedna kropka.
       *[other] widać to po { $number } kropkach, twoich i odpowiedziach na nie.
    }
# $rules: the name of rules. $choice: "choice" where players choose the rings that they close, else "none"
lesson-by-rules =
    Zasady: { $rules }.{ $choice ->
        [choice] { " " }Wybierasz kropkę, a strona zamyka jej okrążenia.
       *[none] { "" }
    }
# $game: the name of a game
lesson-from-game = Z gry między ludźmi, { $game }.
more-lessons-after =
    Po tej jeszcze { $number } { $number ->
        [one] lekcja
        [few] lekcje
       *[other] lekcji
    }.
right-at-once-of = Dobrze od razu: { $right } z { $tried }.
# $playing: "over", or "playing" while the page still plays. $next: "lesson", or "theme" after the last lesson
lesson-is-played-out =
    { $playing ->
        [over] To już rozegrane
       *[playing] Strona rozgrywa to sama
    }: wybierz { $next ->
        [lesson] „Dalej”
       *[theme] inny temat
    } albo „Jeszcze raz”.
not-the-best = To nie najlepsza kropka.
try-another-dot = Spróbuj innej.
right-it-is-solved = Dobrze: rozwiązane.
the-answer-is = Odpowiedź: { $place }.
lesson-once-more = Jeszcze raz.
# $number: how many rings were closed with a dot
its-rings-are-closed =
    { $number ->
        [one] Jej okrążenie się zamknęło.
       *[other] Jej okrążenia się zamknęły.
    }
# $number: how many dots the page still puts
watch-next-dots =
    { $number ->
        [0] Zobacz następną kropkę.
        [one] Zobacz następną kropkę.
        [few] Zobacz następne { $number } kropki.
       *[other] Zobacz następnych { $number } kropek.
    }
side-replies-at = { CAPITAL(-side(case: "nom")) } odpowiada: { $place }.
# $came: what comes of the best dot, for $number dots: its side "captures" them, or "gains" them where it loses some, too, or
# frees its own; it "loses" them, or "nothing". $others: what "one" other dot loses, $lost, or what "several" do; or "none"
best-dot-brings =
    { $came ->
        [captures] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } zdobywa { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } zdobywa { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } zdobywa { $number } kropek
        }
        [gains] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } zyskuje { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } zyskuje { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } zyskuje { $number } kropek
        }
        [loses] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } traci tylko { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } traci tylko { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } traci tylko { $number } kropek
        }
       *[nothing] { CAPITAL(-side(case: "nom")) } nic nie traci
    }{ $others ->
        [one] ; każda inna kropka traci { $lost }
        [several] ; każda inna kropka traci co najmniej { $lost }
       *[none] { "" }
    }.
# $came: what comes of a dot that is not the best, for $number dots, as above. $best: what would come of the best, for $most
dot-brings =
    { $came ->
        [captures] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } zdobywa tylko { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } zdobywa tylko { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } zdobywa tylko { $number } kropek
        }
        [gains] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } zyskuje tylko { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } zyskuje tylko { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } zyskuje tylko { $number } kropek
        }
        [loses] { $number ->
            [one] { CAPITAL(-side(case: "nom")) } traci { $number } kropkę
            [few] { CAPITAL(-side(case: "nom")) } traci { $number } kropki
           *[other] { CAPITAL(-side(case: "nom")) } traci { $number } kropek
        }
       *[nothing] { CAPITAL(-side(case: "nom")) } nic nie zyskuje
    }; najlepsza kropka { $best ->
        [captures] zdobywa { $most }
        [gains] zyskuje { $most }
        [loses] traci tylko { $most }
       *[nothing] nic nie traci
    }.
your-rating-of-lessons = Twój ranking: { $rating }.
# from 2
lesson-days-in-a-row =
    { $number } { $number ->
        [one] dzień
       *[other] dni
    } z rzędu.
# $most: a number as it is written
file-has-more-bytes = Ten plik ma więcej niż { $most } bajtów.
lessons-were-added =
    Dodano { $number } { $number ->
        [one] lekcję
        [few] lekcje
       *[other] lekcji
    }.

## web/dots/records/: the analysis. $lost, $first and $second say how much was lost, and by how much that is uncertain: "3 ± 1";
## $score, $most, $low and $high are expected leads: "+3"; $chance and $likely are chances to win: "60%"

# $time: the name of a time, as "very short"
time-says-nothing = { $time } (na tak dużej planszy nic nie mówi)
# $why: "lost" where it is asked why dots were lost, else "plain"; $number: how many moves are to be judged
looking-at-moves =
    { $why ->
        [lost] Dlaczego kropki przepadły: ruchy do sprawdzenia: { $number }.
       *[plain] Ruchy do sprawdzenia: { $number }.
    }
moves-are-judged =
    { $why ->
        [lost] Dlaczego kropki przepadły: sprawdzone ruchy: { $move } z { $number }.
       *[plain] Sprawdzone ruchy: { $move } z { $number }.
    }
# $unit: what the score counts, "points" or "dots"
analysis-is-done =
    Gotowe. Przez słabe ruchy { -side(case: "nom") } oddał { $first } { $unit ->
        [points] punktów
       *[dots] kropek
    }, a { -other-side(case: "nom") } { $second }.
# $why: a sentence
analysis-ends-here = Analiza kończy się tutaj: { $why }
# $rest: "slowly" where its moves cost $lost in all, else "none"
no-single-move-cost =
    Żaden pojedynczy ruch { -side(case: "gen") } nie kosztował { $least } { $unit ->
        [points] punktów
       *[dots] kropek
    } ani więcej{ $rest ->
        [slowly] : { $lost } przepadło po trochu
       *[none] { "" }
    }.
# $move: where the best move is, or what it says. $ring: "ring" where a ring marks it, else "none"
best-now =
    Teraz najlepszy ruch { -side(case: "gen") }{ $ring ->
        [ring] , w kółku
       *[none] { "" }
    }: { $move }. Wynik { $score }, szansa na wygraną { $chance }.
best-now-differs =
    Teraz najlepszy ruch { -side(case: "gen") }{ $ring ->
        [ring] , w kółku
       *[none] { "" }
    }: { $move }. Dwa obliczenia się różnią: { $low } lub { $high }. Dłuższy czas na każdy ruch powie więcej.
# $verdict: the move was "best"; or "unsure" where no other is surely better; or it "lost" something. $better: a better move
move-was-worth =
    { CAPITAL(-side(case: "nom")) }: wynik { $score }, szansa na wygraną { $chance }. { $verdict ->
        [best] To najlepszy ruch.
        [unsure] Żaden inny ruch nie jest na pewno lepszy.
       *[lost] Lepiej: { $better }, { $most }, { $likely }. Strata: { $lost }.
    }
# a move that is no dot
move-without-dot =
    { $word ->
        [stop] STOP
        [done] gotowe
        [resign] poddanie
        [time] czas
        [draw] remis
        [count] liczenie
       *[closing] zamknięcie
    }
# in a list. $word: what the move says, or "none" for a dot. $better: a better move
costly-move =
    Ruch { $number }, { -side(case: "nom") }{ $word ->
        [none] { "" }
       *[other] , { $word }
    }: kosztował { $lost } { $unit ->
        [points] punktów
       *[dots] kropek
    }; lepiej: { $better }
comments-say-what =
    { $number ->
        [one] O tym, co znaleziono, mówi komentarz { $number } ruchu.
       *[other] O tym, co znaleziono, mówią komentarze { $number } ruchów.
    }
server-goes-on-in =
    Serwer ruszy dalej za { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
       *[other] sekund
    }: jego praca na tę minutę jest wykorzystana.
costly-moves-of = Ruchy { -side(case: "gen") }, które kosztowały najwięcej
# $who: "reader", or the "side" $colour
why-did-lose =
    { $who ->
        [reader] Skąd moja przegrana?
       *[side] Dlaczego { -side(case: "nom") } przegrał?
    }
# a side lost that was not behind. $how: "resigned", or by "time". $was: "ahead" or "level". $own and $others: captured dots
lost-unbeaten =
    { $how ->
        [resigned] { $who ->
            [reader] Poddaję się
           *[side] { CAPITAL(-side(case: "nom")) } się poddaje
        }
       *[time] { $who ->
            [reader] Przegrywam na czas
           *[side] { CAPITAL(-side(case: "nom")) } przegrywa na czas
        }
    }{ $was ->
        [ahead] , prowadząc { $own } do { $others }.
       *[level] { " " }przy wyniku { $own } do { $others }.
    }
numbers-show-it = Pokazują to liczby. „Dalej” prowadzi krok po kroku.
ring-is-better-move =
    Kółko to lepszy ruch. „Dalej” pokazuje go, a po nim { $number } { $number ->
        [one] ruch, który może
        [few] ruchy, które mogą
       *[other] ruchów, które mogą
    } nastąpić.

## web/dots/records/book.js: the opening book

# $rules: the name of rules. $boards: sizes with the starts of games: "15 × 15 (empty, cross)"
book-has-games = Zna gry według tych zasad: { $rules }, na planszach { AND($boards, comma: "never") }.
# a start of games in such a list
start-of-book =
    { $start ->
        [empty] pusta
        [cross] krzyż
        [two-crosses] dwa krzyże
       *[four-crosses] cztery krzyże
    }
# $games: how many openings, $number, as it is written
book-of-board =
    Komputer zagrał na tej planszy { $games } { $number ->
        [one] otwarcie
        [few] otwarcia
       *[other] otwarć
    }. Procent to szansa { -side(case: "gen") } na wygraną po tym ruchu; znak ? to za mało gier.
# $others: how many points symmetry makes the same. $played: as the next message
book-has-move =
    { $place }{ $others ->
        [0] { "" }
        [one] { " " }(przez symetrię także { $others } inne przecięcie)
        [few] { " " }(przez symetrię także { $others } inne przecięcia)
       *[other] { " " }(przez symetrię także { $others } innych przecięć)
    }: { $played }
# $percentage: "60%", or "none"
was-played-times =
    zagrano { $number } { $number ->
        [one] raz
       *[other] razy
    }, { $percentage ->
        [none] za mało na procent
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record. $move says what a move did: "Blue, column 3, row 4"

# $does: a "dot" at $place; or "said" something that is no point, $place; or says "stop", or "ends" or "stops" the game
node-does =
    { -side(case: "nom") }{ $does ->
        [dot] , { $place }
        [said] , { $place }
        [stop] , STOP
        [ends] { " " }kończy
       *[stops] { " " }przestaje grać
    }
# what a place of a record does that has no move
node-sets-up = ustawienie
# clauses: what a move changed, by rules by which dots count. $what: it "takes" dots or "loses" some, "frees" own ones, or
# "gives" some back
credit-of-dots =
    { $what ->
        [takes] zdobywa
        [loses] traci
        [frees] uwalnia
       *[gives] oddaje
    } { $number } { $number ->
        [one] kropkę
        [few] kropki
       *[other] kropek
    }
# the same by rules by which each point inside rings counts
credit-of-ground =
    { $what ->
        [takes] zabiera teren
        [loses] traci teren
        [frees] odzyskuje teren
       *[gives] oddaje teren
    }, { $number } { $number ->
        [one] przecięcie
        [few] przecięcia
       *[other] przecięć
    }
# for screen readers. $how: a clause, how the game ended
line-ends = Koniec: { $how }
move-of-number = Ruch { $number }: { $move }
move-not-allowed = Niedozwolony: { $move }
it-cost = koszt { $lost }
move-of-line = Ruch { $made } z { $all }. { CAPITAL($score) }
end-after-moves =
    Koniec po { $number } { $number ->
        [one] ruchu
       *[other] ruchach
    }. { CAPITAL($score) }
# in the list of moves: the end, and a word in place of a dot
end-of-line = koniec
word-in-list =
    { $word ->
        [stop] stop
        [done] gotowe
        [resign] poddanie
        [time] czas
        [draw] remis
       *[count] liczenie
    }
go-to-move = Przejdź do ruchu { $number }
dot-was-lost = { CAPITAL(-side(case: "nom")) } stracił tę kropkę ({ $place }) przez ruch { $number }: { $move }.
why-nothing-saved-it = Dlaczego? Po ruchu { $number } nic jej już nie ratowało
last-costly-move = Ostatni kosztowny ruch przedtem: ruch { $number }, koszt { $lost }
nothing-saved-dot = Po tym ruchu nic już nie ratowało kropki w kwadracie ({ $place }), którą miał { -side(case: "nom") }. Zdobył ją { -other-side(case: "nom") } ruchem { $number }.
# $why: a sentence
this-move-is-not-allowed = Ten ruch jest niedozwolony: { $why }
variations-from-here =
    Stąd { $number ->
        [one] prowadzi { $number } wariant
        [few] prowadzą { $number } warianty
       *[other] prowadzi { $number } wariantów
    }.
marks-are-here =
    { $number } { $number ->
        [one] znak
        [few] znaki
       *[other] znaków
    }.
# for screen readers. $kind: of a mark, a triangle, square, circle, cross or label; $text: of a label
mark-at-point =
    { $kind ->
        [TR] trójkąt
        [SQ] kwadrat
        [CR] kółko
        [MA] krzyżyk
       *[LB] litera { $text }
    }
way-of-game = { $number }: { $move } (tak zagrano)
side-line-after = Wariant po ruchu { $number }
a-tap-closes-a-ring = Dotknij kropki przeciwnika: ostatnia kropka zamknie wtedy najmniejsze okrążenie wokół niej albo znów je otworzy. Możesz też dotknąć po kolei kropek okrążenia, a na końcu znów pierwszej.
a-tap-sets-up-a-dot = Dotknięcie ustawia { -side(case: "dot-acc") } kropkę, która nie jest ruchem, albo ją zabiera.

## web/dots/records/: the record

# $name: of a player
name-of-side = { $name } ({ -side(case: "nom") })
# players, the first one and the other
one-against-another = { $one } kontra { $two }
# $size: as "39 × 32"; $rules: a list of what the rules are
record-has =
    { $size }, zasady: { $rules }, { $number } { $number ->
        [one] pozycja
        [few] pozycje
       *[other] pozycji
    }.
record-is-saved-as = Zapisano jako { $name }.
# $opens: whether the link opens at a "position" within the record, or the "record" at its beginning
link-holds-record =
    Link skopiowany: jest w nim cały zapis gry{ $opens ->
        [position] , a otwiera się na tej pozycji
       *[record] { "" }
    }.
record-picture = Pozycja: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { CAPITAL(-side(case: "nom")) } jest na miejscu: każdy widzi to, do czego przechodzi drugi.
other-is-not-here = { CAPITAL(-side(case: "gen")) } nie ma teraz na miejscu.
spectators-watch =
    { $number ->
        [one] Patrzy { $number } widz.
       *[other] Patrzy { $number } widzów.
    }
# before what is shown
side-shows = { CAPITAL(-side(case: "nom")) } pokazuje:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blue (X) 1 : 0 Red (O)"

# $rules and $board: as "standard" and "9x9"
terminal-begins = { $rules }, { $board }. Napisz help, aby zobaczyć, co można zrobić.
side-with-sign = { CAPITAL(-side(case: "nom")) } ({ $sign })
game-was-left = Gra przerwana; { $standing }
# $outcome: one of the two clauses below
terminal-game-is-over = Gra skończona, { $outcome }. { CAPITAL($standing) }
ended-here-this-is = Gdyby skończyć teraz: { $outcome }. { CAPITAL($standing) }
counted-now-this-is = Gdyby teraz policzyć: { $outcome }. { CAPITAL($standing) }
outcome-is-draw = remis
outcome-is-win =
    { -side(case: "nom") } wygrywa{ $how ->
        [resigned] , { -other-side(case: "nom") } się poddał
        [time] { " " }na czas
       *[score] { " " }różnicą { $by }
    }
minutes-are-over =
    { $number ->
        [one] Minęła { $number } minuta.
        [few] Minęły { $number } minuty.
       *[other] Minęło { $number } minut.
    }
# clauses: what a move did, and what each side has more or fewer
terminal-move-told = { CAPITAL(JOIN($clauses, ", ")) }.
side-puts-dot = { -side(case: "nom") } { $point }
side-says-word =
    { -side(case: "nom") }: { $word ->
        [close] zamyka
        [stop] stop
        [done] gotowe
        [resign] poddanie
        [time] czas
        [draw] remis
       *[count] liczenie
    }
side-has-more = { -side(case: "nom") } zdobywa { $number }
side-has-fewer = { -side(case: "nom") } traci { $number }
# $why: a sentence
that-does-not-work = To się nie udało. { $why }
not-by-these-rules = W tych zasadach tego nie ma.
it-is-the-others-turn = Teraz ruch ma druga strona.
ring-has-own-dots-alone = Okrążenie tworzą tylko twoje kropki spoza baz.
# $why: "dot" or "region"
point-is-not-open =
    { $point } nie jest wolne: { $why ->
        [dot] stoi tam kropka.
       *[region] wewnątrz bazy nikt nie stawia kropek.
    }
write-point-alone = Napisz samo przecięcie: w zasadach { $rules } okrążenia zamykają się same.
# $text: what was typed
point-is-off-board = Na planszy { $board } nie ma przecięcia „{ $text }”.
write-point-or-help = Napisz przecięcie, na przykład c4, albo help, a nie „{ $text }”.
write-how-to-close = Po przecięciu napisz tylko only, around lub ring, a nie „{ $text }”.
no-move-to-take-back = Nie ma twojego ruchu, który można cofnąć.
write-name-of-file = Po { $command } napisz nazwę pliku.
file-exists = Plik { $file } już istnieje. Aby go zastąpić, napisz save! { $file }.
not-saved = Nie zapisano: { $why }.
not-saved-sentence = Nie zapisano. { $why }
this-dot-can-close = Ta kropka może zamknąć:
# a choice: its $number, how many it takes, and its points
ring-on-offer = { $number }  zdobywa { $taken }: { $points }
which-rings = Które? Numery, a jeśli żadnego, to nic:
write-numbers = Napisz numery od 1 do { $most } albo nic.
board-is-full-close-around = { $name }: plansza jest pełna. Zamknij wokół (albo nic):
# what a player may type for yes, besides y and yes
words-for-yes = tak
question-of-draw = { $name }: zgoda na remis? (tak lub nie)
question-of-end = { $name }: zgoda na koniec? (tak lub nie)
question-of-count = { $name }: zgoda na liczenie? (tak lub nie)
side-goes-on = { CAPITAL(-side(case: "nom")) } gra dalej.
no-move-can-change-score = Żaden ruch nie może zmienić wyniku.
computer-would-say =
    { $word ->
        [stop] Komputer powiedziałby STOP.
        [done] Komputer zaproponowałby koniec.
        [resign] Komputer by się poddał.
        [count] Komputer by policzył.
       *[nothing] Komputer nic by nie zrobił.
    }
computer-would-play = Komputer zagrałby { $point }.
terminal-score =
    { $counts ->
        [ground] Teren: { $standing }.
       *[dots] Zdobyte: { $standing }.
    } { $open ->
        [one] Wolne jest { $open } przecięcie.
        [few] Wolne są { $open } przecięcia.
       *[other] Wolnych jest { $open } przecięć.
    }
# help: what stands before these is what to type
help-dot = postaw kropkę w kolumnie c, w wierszu 4 (tak samo działa cd, jak w zapisach, oraz 3 4)
help-around = postaw kropkę na c4 i zamknij najmniejsze okrążenie wokół kropki na d5
help-ring = postaw kropkę i zamknij okrążenie przez te kropki
help-only = postaw kropkę i niczego nie zamykaj (inaczej padnie pytanie)
help-undo = cofnij swój ostatni ruch
help-hint = dobry ruch i dlaczego jest dobry
help-score = ile kropek kto zdobył
help-save = zapisz grę jako SGF; save! zastępuje plik
help-draw = zaproponuj remis
help-resign = poddaj grę
help-stop = STOP: druga strona gra dalej sama przez cztery minuty; przepada to, co nie jest połączone z brzegiem
help-end-early = zakończ; druga strona gra dalej sama, a potem dostaje to, co nie jest połączone z brzegiem
help-have-enough = gdy grasz już tylko ty: wystarczy
help-offer-end = zaproponuj koniec w tym miejscu albo się zgódź: liczą się zdobyte kropki i połowa różnicy basenów
help-count = zakończ z obecnym wynikiem, jeśli żaden ruch nie może go zmienić albo zgadzają się obie strony
help-quit = wyjdź
