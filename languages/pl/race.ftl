### Wyścigi: od dwóch do ośmiu osób rozwiązuje tę samą łamigłówkę w tym samym czasie.
###
### Graczy jest najwyżej ośmiu: „1 gracz”, „5 graczy”. Imię gracza stoi zawsze w mianowniku.

## web/sudoku/race/words.js

race-rule-start = Gdy jest dwóch graczy, każdy z nich może rozpocząć wyścig. Zegar serwera liczy czas wszystkim i nigdy nie staje.
race-rule-clock = Biegnie dalej, nawet jeśli się spóźnisz, stracisz połączenie lub urządzenie przejdzie w uśpienie.
race-rule-place = Nie tracisz miejsca: otwórz ten link jeszcze raz na tym urządzeniu.
race-rule-seen = Inni widzą, ile twoich pól jest dobrze wypełnionych, ale nie które, i nie widzą żadnej z twoich cyfr.
race-rule-hints = Możesz prosić o podpowiedzi. Wszyscy gracze widzą ich liczbę, taką, jaką zgłasza twoje urządzenie.
race-rule-looked-up = Serwer nie może sprawdzić, czy ktoś podejrzał rozwiązanie.
race-rule-deleted = Serwer usuwa wyścig po jednym dniu.
# who gave no name; $place counts from 1
player-without-name = Gracz { $place }
player-is-you = { $name } (ty)
# how far a player is: right cells of those to fill
right-of-cells = { $right } z { $cells }
# $far is a time or "12 of 81"
far-with-hints =
    { $far }, zgłasza { $hints } { $hints ->
        [one] podpowiedź
       *[other] podpowiedzi
    }
far-and-away = { $far }, brak połączenia
players-are-here = Jest już { $count } graczy.
wait-for-a-second-player = Poczekaj na drugiego gracza, potem zacznij.
race-starts-in = Wyścig zacznie się za { $seconds } s.
the-race-is-on = Wyścig trwa.
your-time-is = Twój czas to { $time }.
# $count players have not finished
your-time-and-others =
    Twój czas to { $time }. { $count ->
        [one] Jeden gracz jeszcze gra
       *[other] Jeszcze gra { $count } graczy
    }.
# how it went for one who has finished as second to eighth; $behind is a time, $name who was first
race-place =
    { $place ->
        [2] Drugie
        [3] Trzecie
        [4] Czwarte
        [5] Piąte
        [6] Szóste
        [7] Siódme
       *[8] Ósme
    } miejsce, pierwsze: { $name }, strata: { $behind }
you-won-by = Pierwsze miejsce, przewaga: { $time }
you-are-first = Pierwsze miejsce!
less-than-a-second = mniej niż sekunda
seconds-short = { $seconds } s
# a puzzle by its size and level
size-and-level = { $size } × { $size }, { -level }
race-not-started =
    Ten wyścig jeszcze się nie zaczął. Jest w nim { $count } { $count ->
        [one] gracz
       *[other] graczy
    }.
race-is-over = Ten wyścig się skończył.
race-starts-now =
    Ten wyścig właśnie się zaczyna. Jest w nim { $count } { $count ->
        [one] gracz
       *[other] graczy
    }.
race-clock-says =
    W tym wyścigu jest { $count } { $count ->
        [one] gracz
       *[other] graczy
    }. Jego zegar pokazuje { $time } i będzie też twoim zegarem.
has-finished-in = { $name } kończy z czasem { $time }.

## web/sudoku/race/strip.js

# for screen readers; $racers is a list of "Ann: 12 of 81"
race-of = Wyścig. { JOIN($racers, ". ") }
racer-is = { $name }: { $far }

## web/sudoku/race/race.js

this-did-not-work = To się nie udało: { $why }.
the-race-said = Wyścig: { $why }.
you-cannot-join = Nie można dołączyć: { $why }.
offline = Brak sieci
# until the race starts
in-seconds = Za { $seconds }
go = Start!
what-a-race-is = Od dwóch do ośmiu osób rozwiązuje w tym samym czasie tę samą nową łamigłówkę, każda na swoim urządzeniu.
race-puzzle-chosen = Łamigłówka: { $kind }, tak jak wybrano w „Nowa”.
race-puzzle = Łamigłówka: { $kind }.
make-a-race = Utwórz wyścig
join = Dołącz
your-name-if-you-like = Twoje imię, jeśli chcesz
# of a player: connected or not
away = brak połączenia
here = na miejscu
no-connection-tried-again = Brak połączenia. Trwa ponowna próba.
leave-race = Opuść
share-the-link = Udostępnij link
rematch = Rewanż
to-the-board = Do planszy
start = Rozpocznij
a-race-in-kropki = Wyścig w Kropkach
link-copied = Link skopiowano.
link-copied-label = Link skopiowano
the-rules-of-a-race = Zasady wyścigu
