### Co mówimy o rozwiązanych łamigłówkach: wynik, statystyki, kopia zapasowa, spojrzenie wstecz, czasy innych.

## web/sudoku/solved/backup.js

# clauses: why a file cannot be read
file-has-too-many-bytes = ma więcej niż { $most } bajtów
file-is-no-backup = to nie jest kopia zapasowa z Kropek
file-is-newer = zapisała go nowsza wersja tej strony
file-has-no-solves = nie ma w nim rozwiązanych łamigłówek
file-has-too-many-solves = ma więcej niż { $most } rozwiązanych łamigłówek
solve-is-not-valid = rozwiązana łamigłówka nr { $number } jest nieprawidłowa
file-has-too-many-games = ma więcej niż { $most } gier
game-is-not-valid = gra nr { $number } jest nieprawidłowa
file-has-too-many-drafts = ma więcej niż { $most } szkiców
draft-is-not-valid = szkic nr { $number } jest nieprawidłowy
file-is-not-json = to nie jest JSON
together-too-many-solves = razem byłoby więcej niż { $most } rozwiązanych łamigłówek
# a file was read, and this device has no room for all that is in it
no-room-for-solves = Nie ma miejsca na wszystko. Dodano rozwiązane łamigłówki: { $added } z { $solves }.
no-room-for-drafts = Nie ma miejsca na wszystko. Dodano rozwiązane łamigłówki: { $added } z { $solves }, szkice: { $kept } z { $drafts }.
no-room-for-games = Nie ma miejsca na wszystko. Dodano rozwiązane łamigłówki: { $added } z { $solves }, gry: { $played } z { $games }.
no-room-for-drafts-and-games = Nie ma miejsca na wszystko. Dodano rozwiązane łamigłówki: { $added } z { $solves }, szkice: { $kept } z { $drafts }, gry: { $played } z { $games }.
solves-were-added =
    Dodano { $count } { $count ->
        [one] rozwiązaną łamigłówkę
        [few] rozwiązane łamigłówki
       *[other] rozwiązanych łamigłówek
    }.
drafts-were-added =
    Dodano { $count } { $count ->
        [one] szkic
        [few] szkice
       *[other] szkiców
    }.
games-were-added =
    Dodano { $count } { $count ->
        [one] grę
        [few] gry
       *[other] gier
    }.
favourites-were-added = Dodano ulubione.
learned-was-added = Dodano postępy w nauce.
nothing-in-it-is-new = Nie ma w nim nic nowego.
# the name of a draft, and of one without a name
draft-from-a-file = { $name } (z pliku)
draft = Szkic

## web/sudoku/solved/challenge.js

# a link says what time its sender took
sender-and-you-faster = Czas nadawcy: { $time }. Twój jest krótszy o { $apart }.
sender-and-you-longer = Czas nadawcy: { $time }. Twój jest dłuższy o { $apart }.
sender-and-you-same = Czas nadawcy: { $time }. Twój jest taki sam.

## web/sudoku/solved/collections.js

some-are-solved = rozwiązane: { $done } z { $count }
# before a link
next-in-the-collection = Następna w zbiorze:
the-collection-is-solved = Cały zbiór jest rozwiązany:

## web/sudoku/solved/credits.js

title-by-author = { $title }, autor: { $author }

## web/sudoku/solved/lesson.js

# a link to the lesson of a technique
lesson-of = Lekcja: { $technique }
your-hardest-hint-used-this = Tej techniki wymagała twoja najtrudniejsza podpowiedź.
an-easier-step-stood = Podczas twojej najdłuższej przerwy był tam łatwiejszy krok.

## web/sudoku/solved/lookback.js

# clauses: what a step of a game did
cell-emptied = { $cell } wymazane
marks-in-cells = notatki w { JOIN($cells, ", ") }
marks-in-many-cells =
    notatki w { $count } { $count ->
        [one] polu
       *[other] polach
    }

## web/sudoku/solved/lookback-dialog.js

replay = Przebieg gry
step-of-your-game = Krok twojej gry
step-before = Poprzedni krok
step-after = Następny krok
pause = Wstrzymaj
play-back = Odtwórz
no-more-to-tell = O tej grze nie ma nic więcej do powiedzenia.
# $step is a clause: "r1c1 = 5", "marks in r1c2"
replay-step = Krok { $at } z { $count }: { $step }.
replay-step-at = Krok { $at } z { $count }, w chwili { $time }: { $step }.
replay-start =
    Początek. { $count ->
        [one] Dalej jest { $count } krok
        [few] Dalej są { $count } kroki
       *[other] Dalej jest { $count } kroków
    }.
pause-before-step = { $time }, potem { $step }
where-the-time-went = Na co poszedł czas
show-it = Pokaż
hardest-step-of-this-puzzle = Najtrudniejszy krok tej łamigłówki
the-hardest-step = Najtrudniejszy krok: { $technique }.
an-easier-step-stood-there = Był tam łatwiejszy krok
# a button: a digit that could be had by an easier technique
digit-by-technique = { $cell } = { $digit }: { $technique }
# before that button
before-step-that-needs = Zanim pojawiło się { $step } (potrzebna technika: { $technique }):
# $sentences are the steps to it
digit-stood-here = Już tu było widać, że { $cell } = { $digit }. { JOIN($sentences, " ") }
a-lesson-that-fits = Pasująca lekcja
wrong-digit-before-pause = Przed twoją najdłuższą przerwą na planszy była błędna cyfra: { JOIN($cells, ", ") }. Takie cyfry pokazuje „Sprawdź”.
at-your-longest-pause = Podczas twojej najdłuższej przerwy dalej prowadziło to: { $technique }.

## web/sudoku/solved/reminder.js

# in a calendar; at most 57 letters
kropki-puzzle-of-the-day = Kropki: łamigłówka dnia
five-levels = Pięć poziomów, od łatwego do ekstremalnego.
puzzle-of-the-day-is-here = Jest już łamigłówka dnia

## web/sudoku/solved/result.js

solved = Rozwiązane
# how much help there was; also in what is shared
help-words =
    { $hints ->
        [0] Bez podpowiedzi
        [one] { $hints } podpowiedź
       *[other] { $hints } podpowiedzi
    }, { $checks ->
        [0] bez sprawdzania
        [one] { $checks } sprawdzenie
        [few] { $checks } sprawdzenia
       *[other] { $checks } sprawdzeń
    }
your-first-kropki = Twoje pierwsze Kropki.
pasted-does-not-count = Łamigłówka z linku lub tekstu nie liczy się do twoich czasów.
# $kind: the level, and what else tells the kind: "Hard, 6 × 6, all white dots"
with-hints-does-not-count = Z podpowiedziami nie liczy się do twoich czasów.
with-hints-but-times = Z podpowiedziami nie liczy się do twoich czasów. { JOIN($kind, ", ") }: najlepszy { $best }, typowy { $median }.
your-first-time = Twój pierwszy czas bez podpowiedzi: { JOIN($kind, ", ") }.
your-best-time = Twój najlepszy czas w tym rodzaju: { JOIN($kind, ", ") }! Typowy: { $median }.
your-times = Twoje czasy. { JOIN($kind, ", ") }: najlepszy { $best }, typowy { $median }.
daily-on = łamigłówka dnia, { $date }
beat-my-time = Pobij mój czas: { $link }
share-result = Udostępnij wynik
copied = Skopiowano
picture = Obrazek
not-possible-here = Tu to niemożliwe
saved = Zapisano
share-the-picture = Udostępnij obrazek
next-easy-of-size = Następne: łatwe { $size } × { $size }
next-of-level =
    Następne { $level ->
        [easy] łatwe
        [medium] średnie
        [hard] trudne
        [expert] eksperckie
       *[extreme] ekstremalne
    }
try-level =
    Spróbuj { $level ->
        [easy] łatwego
        [medium] średniego
        [hard] trudnego
        [expert] eksperckiego
       *[extreme] ekstremalnego
    }
a-bit-harder = Trochę trudniejsze
todays-daily = Dzisiejsza łamigłówka

## web/sudoku/solved/statistics-dialog.js

puzzles-solved = Rozwiązane
times = Czasy
days-in-a-row-total = Dni z rzędu
most-in-a-row = Najdłuższa passa
daily-puzzles = Łamigłówki dnia
calendar-legend = Wypełnione: rozwiązane tego samego dnia, co liczy się do dni z rzędu. Cieniowane: rozwiązane później.
# for screen readers, after the number of a day; $levels were solved
levels-solved = , rozwiązane: { JOIN($levels, ", ") }
levels-solved-later = , rozwiązane później: { JOIN($levels, ", ") }
no-times-yet = Jeszcze nic. Czas się liczy, jeśli łamigłówka nie była wklejona i została rozwiązana bez podpowiedzi.
with-hints-legend = ○ z podpowiedziami: te czasy się nie liczą.
with-hints-legend-and-pasted = ○ z podpowiedziami: te czasy się nie liczą. Wklejone, bez liczenia: { $count }.
# before a list of kinds: "9 × 9"
puzzles-of = Łamigłówki
save-as-a-file = Zapisz do pliku
read-a-file = Wczytaj plik
saved-as-a-file =
    Zapisano: { $solves } { $solves ->
        [one] rozwiązana łamigłówka
        [few] rozwiązane łamigłówki
       *[other] rozwiązanych łamigłówek
    }, { $games } { $games ->
        [one] rozpoczęta gra
        [few] rozpoczęte gry
       *[other] rozpoczętych gier
    }, ulubione, lekcje, szkice i ustawienia.
keep-them = Przechowaj to
what-a-file-brings = Wszystko to jest tylko na tym urządzeniu. Plik przenosi całość na inne: rozwiązane łamigłówki, postępy w nauce, rozpoczęte gry, ulubione, szkice z warsztatu i ustawienia. Niczego tam nie usuwa.
and-settings-of-the-file = { $text } Ustawienia są takie jak w pliku.
file-cannot-be-read = Nie można odczytać tego pliku: { $why }. Nic się nie zmieniło.
with-hints = Z podpowiedziami
best = Najlepszy
median = Typowy
# for screen readers: a row of the plot
level-solved-from-to = { $level }: rozwiązane { $count }, od { $least } do { $most }.
# units of time on an axis
axis-seconds = { $number } s
axis-minutes = { $number } min
axis-hours = { $number } h
axis-days = { $number } d

## web/sudoku/solved/streak.js

# the time until the next daily puzzle
hours-and-minutes = { $hours } h { $minutes } min
only-hours = { $hours } h
only-minutes = { $minutes } min
days-in-a-row =
    { $days } { $days ->
        [one] dzień
       *[other] dni
    } z rzędu
row-and-next-one =
    { $days } { $days ->
        [one] dzień
       *[other] dni
    } z rzędu. Następna łamigłówka będzie za { $left }.
row-is-kept-going =
    { $days } { $days ->
        [one] dzień
       *[other] dni
    } z rzędu. Dzisiejsza łamigłówka przedłuży passę (zostało { $left }).
begin-a-streak = Rozwiąż dzisiejszą łamigłówkę, aby zacząć passę. Liczy się każdy poziom.
streak-ended-best =
    Twoja passa dobiegła końca: { $days } { $days ->
        [one] dzień
       *[other] dni
    } z rzędu, jak dotąd najwięcej. Dzisiejsza łamigłówka może zacząć następną.
streak-ended =
    Twoja passa dobiegła końca: { $days } { $days ->
        [one] dzień
       *[other] dni
    } z rzędu, a najdłuższa to { $longest }. Dzisiejsza łamigłówka może zacząć następną.
todays-and-left = Dziś · jeszcze { $left }

## web/sudoku/solved/times.js

time-is-kept-for-later = Twój czas czeka tutaj i zostanie wysłany, gdy uda się połączyć z serwerem.
time-was-refused = Serwer nie przyjął tego czasu. Jest przechowywany tylko tutaj.
compare = Porównaj
compare-with-others = Porównaj z innymi
may-times-be-sent = Czy to urządzenie może wysyłać, bez imienia, ile czasu zajmują mu łamigłówki, aby każdy mógł porównać swój czas?
seconds-between-digits-too = Także sekundy między cyframi, aby sprawdzić, jak trudna jest każda technika
yes-send-them = Tak, wysyłaj
# after the two messages below; by what others took, the puzzle is of this level
level-by-times-of-others = Według czasów innych poziom to „{ $level }”: { $time }.
median-and-same =
    Mediana { $count } { $count ->
        [one] innego urządzenia
       *[other] innych urządzeń
    } to { $median }: tyle samo co u ciebie.
median-and-faster =
    Mediana { $count } { $count ->
        [one] innego urządzenia
       *[other] innych urządzeń
    } to { $median }: twój czas jest krótszy o { $apart }.
median-and-longer =
    Mediana { $count } { $count ->
        [one] innego urządzenia
       *[other] innych urządzeń
    } to { $median }: twój czas jest dłuższy o { $apart }.
faster-than = Szybciej niż { $count } z nich.
time-sent-first = Twój czas jest wysłany. To pierwszy czas tej łamigłówki.
time-sent-few =
    Twój czas jest wysłany. { $count ->
        [one] Tę łamigłówkę rozwiązała dotąd jedna inna osoba
        [few] Tę łamigłówkę rozwiązały dotąd { $count } inne osoby
       *[other] Tę łamigłówkę rozwiązało dotąd { $count } innych osób
    }: za mało, by porównać.

## web/sudoku/solved/week-strip.js

# for screen readers, after the name of a day: "Monday: solved"
day-solved = { $day }: rozwiązane
day-solved-later = { $day }: rozwiązane później
day-not-solved = { $day }: nierozwiązane
last-seven-days = Ostatnie siedem dni
