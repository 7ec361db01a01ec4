### Co mówi strona Kropki Sudoku.
###
### Liczby, czasy i daty przychodzą gotowe: „4:05”, „21 lis”. $cell to nazwa pola, „r3c5”, która zostaje bez zmian.
### $level to nazwa poziomu z oceną, stoi osobno: „Trudne 3.0”.

## web/sudoku/board/after-change.js

cells-changed = Zmienione pola: { $count }

## web/sudoku/board/pad.js

# keys: why the digit of a cell is right; which clues force it
why = Dlaczego?
clues = Z czego?
digit-left = { $digit }, pozostało { $left }
colour-number = kolor { $digit }

## web/sudoku/board/page.js

its-link = Link do gry
browser-does-not-keep-game = Ta przeglądarka nie przechowuje twojej gry. Dodaj do zakładek albo skopiuj link: jest w nim cała gra.
last-puzzle-is-kept = Poprzednia łamigłówka jest zachowana.
back-to-it = Wróć do niej
result = Wynik
solved-in-well-done = Rozwiązane w czasie { $time }. Brawo!
solved-well-done = Rozwiązane. Brawo!
daily-of = Łamigłówka dnia, { $day }
# $dot: a picture of a dot
all-of-colour-shown = są wszystkie { $dot }
no-boxes = bez bloków
no-dot-neither = inaczej bez kropki
not-all-dots-shown = nie wszystkie kropki
kropki-daily = Kropki: łamigłówka dnia, { $level }
# how many cells are empty
cells-to-go = jeszcze { $count }
go-on-at = Graj dalej, { $time }
pause-at = Przerwa, { $time }
first-steps = Pierwsze kroki

## web/sudoku/board/print-sheets.js

solution-number = Rozwiązanie { $number }
rule-of-houses = W każdym wierszu, w każdej kolumnie i w każdym obwiedzionym bloku cyfry od 1 do { $size } występują po jednym razie.
rule-of-lines = W każdym wierszu i w każdej kolumnie cyfry od 1 do { $size } występują po jednym razie.
rule-of-dots = Biała kropka łączy kolejne cyfry, czarna cyfrę z jej dwukrotnością; 1 i 2 może łączyć każda z nich.
all-white-dots-are-shown = Pokazane są wszystkie białe kropki, ale nie wszystkie czarne: sąsiednie cyfry bez kropki nie są kolejne, więc między 1 i 2 zawsze jest kropka.
all-black-dots-are-shown = Pokazane są wszystkie czarne kropki, ale nie wszystkie białe: z dwóch sąsiednich cyfr bez kropki żadna nie jest dwukrotnością drugiej, więc między 1 i 2 zawsze jest kropka.
all-dots-are-shown = Pokazane są wszystkie kropki: sąsiednie cyfry bez kropki nie są kolejne i żadna nie jest dwukrotnością drugiej, więc między 1 i 2 zawsze jest kropka.
not-all-dots-are-shown = Nie wszystkie kropki są pokazane: brak kropki nic nie znaczy.

## web/sudoku/board/words.js

row-and-column = Wiersz { $row }, kolumna { $column }
given-digit = cyfra startowa { $digit }
# a cell
empty = puste
centre-marks = pośrodku { $digits }
corner-marks = w rogu { $digits }
# colours are numbered, too
colours = kolor { $digits }
# a digit
repeated = powtórzona
wrong = błędna
tried = próbna
breaks-a-dot-rule = łamie zasadę kropek
# a dot of a cell
dot-beside =
    { $colour ->
        [white] biała kropka
       *[black] czarna kropka
    } { $side ->
        [right] z prawej
        [below] na dole
        [left] z lewej
       *[above] u góry
    }
# $boxes: "false" where the board has none; $dots: which are all drawn, "true" for all and "false" for none
board-name =
    Kropki, { $size } na { $size }{ $boxes ->
        [false] , bez bloków
       *[true] { "" }
    }. { $dots ->
        [true] Narysowane są wszystkie kropki
        [white] Narysowane są wszystkie białe kropki
        [black] Narysowane są wszystkie czarne kropki
       *[false] Narysowane są tylko niektóre kropki
    }
## web/sudoku/board/answers.js

# digits
missing = brakuje { $digits }
missing-nothing = niczego nie brakuje
board-has-no-boxes = Ta plansza nie ma bloków
row = wiersz
column = kolumna
box = blok
# the place of a cell, in what follows; $after: the word before it, or before the list that it stands in
in-row-and-column =
    { $after ->
        [w] wierszu { $row } kolumnie { $column }
        [W] wierszu { $row } kolumnie { $column }
        [przy] wierszu { $row } kolumnie { $column }
        [Przy] wierszu { $row } kolumnie { $column }
        [z] wierszem { $row } kolumną { $column }
        [do] wiersza { $row } kolumny { $column }
        [dla] wiersza { $row } kolumny { $column }
        [Dla] wiersza { $row } kolumny { $column }
        [strony] wiersza { $row } kolumny { $column }
       *[other] wiersz { $row } kolumna { $column }
    }
repeated-digits-in = powtórzone cyfry: { $cells }
# $rule: one of the four rules below; $cells: two
rule-broken-between = { $rule }: { $cells }
# $parts: "repeated digits in …" and broken rules
conflict = Sprzeczność: { $parts }
# $a and $b: digits
black-dot-not-double = czarna kropka: z cyfr { $a } i { $b } żadna nie jest dwukrotnością drugiej
white-dot-not-consecutive = biała kropka: cyfry { $a } i { $b } nie są kolejne
no-dot-but-twice = tu nie ma kropki: cyfry { $a } i { $b } nie mogą się stykać, jedna jest dwukrotnością drugiej
no-dot-but-next-to = tu nie ma kropki: cyfry { $a } i { $b } nie mogą się stykać, różnią się o jeden
is-twice-in-this =
    { $house ->
        [row] cyfra { $digit } jest w tym wierszu dwa razy
        [column] cyfra { $digit } jest w tej kolumnie dwa razy
       *[box] cyfra { $digit } jest w tym bloku dwa razy
    }

## web/sudoku/puzzle/api.js

# $time: "50 seconds"
too-many-requests = za dużo zapytań; spróbuj ponownie za { $time }
server-is-busy = serwer jest zajęty; spróbuj ponownie za chwilę
# $status: a number that names a fault
server-answered = serwer odpowiedział { $status }
seconds =
    { $count } { $count ->
        [one] sekundę
        [few] sekundy
       *[other] sekund
    }
minutes =
    { $count } { $count ->
        [one] minutę
        [few] minuty
       *[other] minut
    }

## web/sudoku/puzzle/calendar.js

# a puzzle of a day
day-done = ukończona
done-at-another-level = ukończona na innym poziomie
begun = rozpoczęta

## web/sudoku/puzzle/paste.js

there-is-nothing-to-read = nie ma nic do odczytania
needs-connection-for-links = linki innych stron odczytuje serwer, więc potrzebne jest połączenie
neither-puzzle-nor-link = to nie jest ani łamigłówka, ani znany tu link

## web/sudoku/puzzle/solution.js

has-several-solutions = Ta łamigłówka ma więcej niż jedno rozwiązanie.
has-no-solution = Ta łamigłówka nie ma rozwiązania.

## web/sudoku/puzzle/ken.js

# The line of text that holds a puzzle, and what is wrong with it, in a clause. $expected: what comes next (dopełniacz).
expected-but-text-ends = zamiast { $expected } jest koniec tekstu
expected-but-there-is = zamiast { $expected } jest { $found }
fault-at-character = { $fault } (znak { $number })
expected-digit-up-to = cyfry od 1 do { $size }
expected-no-dot = x tam, gdzie kropka wyszłaby poza planszę,
expected-fewer-characters = najwyżej { $count } znaków
# $sizes: "true" for boards with boxes, "false" for those without
expected-rows =
    { $sizes ->
        [true] 4, 6 lub 9 wierszy (a nie { $count })
       *[false] od 4 do 9 wierszy (a nie { $count })
    }
expected-row-to-end = końca wiersza { $row } po { $size } polach
expected-cells-in-row = { $size } pól w wierszu { $row } (a nie { $count })
expected-token = cyfry, litery od A do I, „(” lub „/”
expected-bracket = nawiasu takiego jak (5wk) lub (xw)
expected-closed-bracket = nawiasu, który zamyka „)”,
expected-in-bracket = cyfry, „w”, „k”, „x” lub „)”
expected-full-board = cyfry w każdym polu i żadnej kropki

## web/sudoku/help/hints.js

help-cannot-be-loaded = Nie można wczytać pomocy. Wczytaj stronę ponownie i spróbuj jeszcze raz.

## web/sudoku/help/argument.js

back-to-the-keys = Wróć do klawiszy
argument = Rozumowanie

## web/sudoku/help/coach.js

everything-so-far-is-right = Jak dotąd wszystko się zgadza.
wrong-check-again =
    { $count ->
        [one] Jedna cyfra jest błędna. Naciśnij „Sprawdź” jeszcze raz, aby ją zobaczyć.
        [few] { $count } cyfry są błędne. Naciśnij „Sprawdź” jeszcze raz, aby je zobaczyć.
       *[other] { $count } cyfr jest błędnych. Naciśnij „Sprawdź” jeszcze raz, aby je zobaczyć.
    }
wrong-marked-on-board =
    { $count ->
        [one] Jedna cyfra jest błędna: jest zaznaczona na planszy.
        [few] { $count } cyfry są błędne: są zaznaczone na planszy.
       *[other] { $count } cyfr jest błędnych: są zaznaczone na planszy.
    }
marks-have-lost = W notatkach w { JOIN($cells, ", ") } nie ma już właściwej cyfry.
first-these-are-wrong =
    { COUNT($cells) ->
        [one] Najpierw: ta cyfra jest błędna
       *[other] Najpierw: te cyfry są błędne
    }, { JOIN($cells, ", ") }.

## web/sudoku/help/fault.js

why-is-not = Dlaczego w { $cell } nie ma { $digit }
back-to-before-mistake = Wróć przed błąd

## web/sudoku/help/helper.js

all-steps = Wszystkie kroki
reveal = Odkryj
just-the-digit = Sama cyfra
this-cell = To pole
hint-for-selected-cell = Podpowiedź dla wybranego pola
check-failed = Nie udało się sprawdzić: { $fault }.
not-exactly-one-solution = Ta łamigłówka nie ma dokładnie jednego rozwiązania, więc nie ma z czym porównać.
select-one-empty-cell = Najpierw zaznacz na planszy jedno puste pole.
cell-is = W { $cell } jest { $digit }.
cell-is-given = W { $cell } stoi cyfra startowa: jest tam od początku.
no-explanation = Nie ma wyjaśnienia: { $fault }.
board-is-complete = Plansza jest wypełniona.
no-technique-helps = Nie pomaga tu żadna znana nam technika.
no-hint = Nie ma podpowiedzi: { $fault }.
puzzle-needs-connection = w tej łamigłówce potrzebne jest do tego połączenie
hint-without-them = Podpowiedź bez nich
page-does-not-know-solution = Strona nie zna rozwiązania, więc nie może znaleźć błędów.
here-everything-was-right = Tutaj wszystko się zgadzało. „Ponów” przywraca resztę, krok po kroku.
step-by-step = Krok po kroku

## web/sudoku/help/lead.js

# between the steps of an argument, as "if-then" has it: a long one gets a line for each step
then-comes = ; wtedy
towards-step-of = Droga do { $cell }: krok { $step } z { $count }
the-next-digit = Następna cyfra
look-at = Spójrz na { HOUSE($house, case: "acc") }.
# keys, which show the idea of a step, then the step itself
idea = Pomysł
step = Krok
# a key
enter-found-digits = Wpisz { $digits }
take-the-step = Zrób krok
steps-to-digit =
    { $count ->
        [1] Jeden krok
        [2] Dwa kroki
        [3] Trzy kroki
        [4] Cztery kroki
        [5] Pięć kroków
        [6] Sześć kroków
        [7] Siedem kroków
        [8] Osiem kroków
        [9] Dziewięć kroków
        [10] Dziesięć kroków
        [11] Jedenaście kroków
        [12] Dwanaście kroków
        [few] { $count } kroki
       *[other] { $count } kroków
    } do { $digit } w { HOUSE($house, case: "loc") }
why-cell = Dlaczego { $cell }?
why-is = Dlaczego w { $cell } jest { $digit }?
show-the-way = Pokaż drogę
show-the-argument = Pokaż rozumowanie
the-next-step = Następny krok
back-to-the-clues = Wróć do danych
step-of = Krok { $step } z { $count }.
together-force-not-settled = Razem ją wymuszają. Nie wiadomo, czy wszystkie są potrzebne.
# the clues of a digit
that-alone-forces-it = Już to jedno ją wymusza.
together-they-force-it = Razem ją wymuszają i niczego nie można pominąć.
clue-digit = cyfra { $digit } w { $cell }
# $dots: their places, "r1c1-r1c2"
clue-dots =
    { COUNT($dots) ->
        [one] kropka
       *[other] kropki
    } { $dots }
clue-no-dots = brak kropki w { $places }
only-the-rules = same zasady
# the name of a house after "in"
clues-in-house = { HOUSE($house, case: "loc") }
clues-in = { CAPITAL(AND($clues, comma: "never")) }, w { $houses }.
clues-alone = { CAPITAL(AND($clues, comma: "never")) }.

## web/sudoku/help/learned.js

# positions of a lesson
found-of = Znalezione: { $right } z { $count }
found-lesson-is-done = Znalezione: { $right }. Ta lekcja jest ukończona; możesz iść dalej.

## web/sudoku/help/sketch.js

# what the looks of cells mean
look-here = spójrz tutaj
gives-the-reason = daje powód
loses-what-is-crossed-out = traci to, co skreślone
gets-its-digit = dostaje swoją cyfrę
where-this-leads = dokąd to prowadzi

## web/sudoku/help/tutorial.js

here-one-to-four = W każdym wierszu, w każdej kolumnie i w każdym obwiedzionym bloku każda cyfra od 1 do 4 występuje dokładnie raz. Żadna cyfra nie jest podana: wystarczą kropki.
which-digit-in-corner = Czarna kropka łączy cyfrę z jej dwukrotnością: 1 i 2 albo 2 i 4. Pole w rogu ma dwie czarne kropki, a cyfry w obu sąsiednich polach są różne. Jaka cyfra jest w rogu?
it-is-two = To 2, a obok stoją 1 i 4. Jaka cyfra zostaje dla ostatniego pola tego bloku?
which-is-above-the-three = Biała kropka łączy kolejne cyfry. Jest taka między 3 a polem nad nią. Jaka cyfra stoi nad 3, a jaka zostaje dla ostatniego pola bloku?
what-is-left = Brak kropki znaczy: ani jedno, ani drugie. Na prawo od 4 nie ma kropki: odpada 3, bo różni się o jeden, i odpada 2, bo to połowa. Co zostaje?
always-have-a-dot = W wierszu zostaje jedna cyfra. A pod 1 nie ma kropki, więc nie ma tam 2: stojące obok siebie 1 i 2 zawsze mają kropkę.
the-rest-is-yours = Reszta należy do ciebie. Gdy utkniesz, naciśnij „Podpowiedź”: pokaże i opisze następny krok.
not-this-digit = Nie { $digit }.
page-of = { $page } z { $count }
finish-this-little-board = Dokończ tę małą planszę

## web/sudoku/help/techniques.js

# The names of techniques, as they stand alone.
name-last-cell = ostatnie puste pole
name-dot-from-a-digit = kropka przy cyfrze
name-hidden-single-in-a-box = ukryty singiel w bloku
name-gap-from-a-digit = brak kropki przy cyfrze
name-naked-single = jedyny kandydat
name-hidden-single-in-a-line = ukryty singiel w wierszu lub kolumnie
name-black-dot-digits = cyfry czarnej kropki
name-dot-pair = para z kropką
name-straight-run-of-three = prosty ciąg trzech pól
name-five-seven-nine = pięć-siedem-dziewięć
name-gap-pair = para bez kropki
name-white-run-in-a-house = biały ciąg w domu
name-black-run-in-a-house = czarny ciąg w domu
name-pointing-or-claiming = zablokowani kandydaci
name-bent-run-of-three = zgięty ciąg trzech pól
name-square-of-four = kwadrat czterech pól
name-naked-pair = naga para
name-dot-pair-must-contain = para z kropką musi zawierać
name-run-of-three-must-contain = ciąg trzech pól musi zawierać
name-hidden-pair = ukryta para
name-two-groups-of-dots-in-a-house = dwie grupy kropek w domu
name-no-place-for-a-digit = brak miejsca na cyfrę
name-naked-triple = naga trójka
name-run-of-four = ciąg czterech pól
name-hidden-triple = ukryta trójka
name-x-wing = X-wing
name-long-run-or-tree = długi ciąg lub drzewo
name-long-run-must-contain = długi ciąg musi zawierać
name-xy-wing = XY-wing
name-swordfish = miecznik (Swordfish)
name-house-with-its-dots = dom z kropkami
name-short-what-if = krótkie „co, jeśli”
name-forcing = wymuszanie
# The idea of each in one sentence.
idea-last-cell =
    { $boxes ->
        [false] W wierszu lub kolumnie
       *[true] W wierszu, kolumnie lub bloku
    } zostaje jedno puste pole. Trafia tam cyfra, której brakuje.
idea-dot-from-a-digit = Po jednej stronie kropki cyfra jest znana. Po drugiej zostają tylko te cyfry, na które kropka pozwala.
idea-hidden-single-in-a-box = W bloku dla jakiejś cyfry zostaje tylko jedno pole.
idea-gap-from-a-digit = Obok znanej cyfry brak kropki wyklucza cyfrę o jeden większą, o jeden mniejszą, dwukrotność i połowę.
idea-naked-single =
    { $boxes ->
        [false] Wiersz, kolumna
       *[true] Wiersz, kolumna, blok
    } i kropki zostawiają temu polu tylko jedną cyfrę.
idea-hidden-single-in-a-line = W wierszu lub kolumnie dla jakiejś cyfry zostaje tylko jedno pole.
idea-black-dot-digits = Przy czarnej kropce jedna cyfra jest dwa razy większa od drugiej. Cyfra, której nie da się ani podzielić na pół, ani podwoić, nie stoi przy czarnej kropce.
idea-dot-pair = Przy kropce cyfra zostaje tylko wtedy, gdy po drugiej stronie ma cyfrę do pary.
idea-straight-run-of-three = Kropki łączą trzy pola w jednej linii. Kandydat odpada, jeśli nie pasuje do żadnego układu tych trzech pól.
idea-five-seven-nine =
    Cyfry 5, 7 i 9 nie mogą stać przy czarnej kropce. Jeśli { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    } zostają dla nich tylko trzy pola, zajmują właśnie je.
idea-gap-pair = Między dwoma polami nie ma kropki. Cyfra odpada, jeśli nic by nie zostawiła dla drugiego pola.
idea-white-run-in-a-house = Białe kropki łączą pola jednego domu w ciąg. Cyfry idą w nim po kolei, rosnąco lub malejąco.
idea-black-run-in-a-house = Czarne kropki łączą pola jednego domu w ciąg. Trzy pola to 1-2-4 lub 2-4-8, cztery to 1-2-4-8.
idea-pointing-or-claiming = Cyfra może w jednym domu stać tylko na przecięciu z drugim domem. W reszcie tego drugiego domu odpada.
idea-bent-run-of-three = Kropki łączą trzy pola z zakrętem. Kandydat odpada, jeśli nie pasuje do żadnego układu tych trzech pól.
idea-square-of-four = Kropki i miejsca bez kropki wiążą cztery pola w kwadrat. Kandydat odpada, jeśli nie pasuje do żadnego układu tych czterech pól.
idea-naked-pair = Dwa pola domu mają tylko te same dwie cyfry. Zabierają obie, więc odpadają one w pozostałych polach.
idea-dot-pair-must-contain = Cokolwiek stoi po obu stronach kropki, jedna z tych cyfr jest zawsze ta sama. W każdym polu, które widzi obie strony, odpada.
idea-run-of-three-must-contain = Cokolwiek stoi w trzech polach połączonych dwiema kropkami, jedna z tych cyfr jest zawsze ta sama. W każdym polu, które widzi wszystkie jej miejsca, odpada.
idea-hidden-pair = Dwie cyfry mają w domu tylko te same dwa pola. Nic innego w tych polach nie ma.
idea-two-groups-of-dots-in-a-house = W jednym domu leżą dwie grupy kropek. Wypełnij obie razem: nie mogą mieć wspólnej cyfry.
idea-no-place-for-a-digit = Kandydat odpada, jeśli zabrałby cyfrze wszystkie pola, które jej w domu zostały.
idea-naked-triple = Trzy pola domu mają tylko te same trzy cyfry. Zabierają wszystkie trzy, więc odpadają one w pozostałych polach.
idea-run-of-four = Kropki łączą cztery pola. Kandydat odpada, jeśli nie pasuje do żadnego układu tych czterech pól.
idea-hidden-triple = Trzy cyfry mają w domu tylko te same trzy pola. Nic innego w tych polach nie ma.
idea-x-wing = W dwóch wierszach cyfra pasuje tylko do tych samych dwóch kolumn. W pozostałych polach tych kolumn odpada. Tak samo jest po zamianie wierszy z kolumnami.
idea-long-run-or-tree = Kropki łączą do sześciu pól. Kandydat odpada, jeśli nie pasuje do żadnego układu wszystkich tych pól.
idea-long-run-must-contain = W każdym układzie od czterech do sześciu pól połączonych kropkami występuje pewna cyfra. W każdym polu, które widzi wszystkie jej miejsca, odpada.
idea-xy-wing = Pole ma dwóch kandydatów. Tak czy inaczej jedno z dwóch innych pól dostaje tę samą cyfrę. W polu, które widzi oba, ta cyfra odpada.
idea-swordfish = W trzech wierszach cyfra pasuje tylko do tych samych trzech kolumn. W pozostałych polach tych kolumn odpada. Tak samo jest po zamianie wierszy z kolumnami.
idea-house-with-its-dots =
    Wypełnij { $boxes ->
        [false] cały wiersz lub całą kolumnę
       *[true] cały wiersz, kolumnę lub blok
    }, uwzględniając kropki. Kandydat odpada, jeśli nie pasuje do żadnego układu.
idea-short-what-if = Przyjmij jednego z dwóch kandydatów pola i sprawdź, co z tego wynika. Jeśli wyjdzie sprzeczność, kandydat odpada.
idea-forcing = Przyjmij dowolnego kandydata i sprawdź, co z tego wynika. Jeśli wyjdzie sprzeczność, kandydat odpada.

## web/app.webmanifest

kropki-in-a-sentence = Sudoku z kropkami: biała łączy kolejne cyfry, czarna cyfrę z jej dwukrotnością.
puzzle-of-the-day = Łamigłówka dnia
dots-the-game-for-two = Gra w kropki dla dwojga
# the game, in one word
name-of-dots = Gra w kropki
puzzle-with-dots = Łamigłówka z białymi i czarnymi kropkami
