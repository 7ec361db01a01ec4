### Lekcje: web/learn. $cell, $other i $cells to nazwy pól, „r3c5”, które zostają bez zmian; $digit i $digits to cyfry.
### $house: dom pisze HOUSE($house, case: "loc"). $technique to nazwa techniki, stoi osobno, po dwukropku.
### $why to zdanie składowe z tego spisu albo z teacher.ftl.

## web/learn/index.html

learn-kropki = Nauka Kropek
learn-kropki-described = Nauka Kropek Sudoku, od tego, czym jest kropka, po najtrudniejsze techniki: lekcja o każdej z nich i pozycje z prawdziwych łamigłówek do ćwiczeń.
# the menu of the page, for screen readers
pages = Strony
all-lessons = Wszystkie lekcje
# a link to the puzzles
play = Graj

## web/learn/main.js: the path of lessons

# The title of the window. $title is the name of a lesson or a drill
lesson-title = { $title }: nauka Kropek
learn = Nauka
from-what-a-dot-is = Od tego, czym jest kropka, po najtrudniejsze techniki: w każdej lekcji jest przykład, a potem pozycje do ćwiczeń. Po dziesięciu rozwiązanych pozycjach lekcja jest ukończona. Lekcje można pomijać. Twoje postępy są przechowywane na tym urządzeniu.
# headings
beginning = Początek
games-with-the-teacher = Gry z nauczycielem
drills = Treningi
review = Powtórka
# below the heading of a level: what its techniques are
easy-techniques = To, co znajdzie każdy: cyfry i kropki, które zostawiają jedno miejsce albo jedną cyfrę.
medium-techniques = Co dwa sąsiednie pola mówią o sobie nawzajem i o swoich domach.
hard-techniques = Co kilka pól mówi razem.
expert-techniques = Cyfry, których wymagają kropki albo dwa pola domu, oraz dwie grupy kropek razem.
extreme-techniques = Trójki, wiersze i kolumny ze wspólną cyfrą, długie ciągi i to, co trzeba sprawdzać próbami.
what-is-a-dot = Czym jest kropka?
what-is-a-dot-idea = Biała, czarna albo jej brak: co to mówi o dwóch cyfrach po obu stronach. Zacznij tutaj.
which-technique-is-here = Jaka to technika?
which-technique-idea = Pozycje ze wszystkich lekcji: wybierz najłatwiejszą technikę.
which-technique-each = W każdej pozycji jedna technika jest najłatwiejsza.
test-of-level = Test: { -level }
test-of-level-idea = Dziesięć pozycji z tego poziomu. Czego szukać, trzeba odkryć samemu.
test-idea = Dziesięć pozycji. Czego szukać, trzeba odkryć samemu.
# how far a lesson is
best-result = najlepszy wynik: { $right }
lesson-done = ✓ ukończona
found-of-goal = { $right } z { $goal }
# links to the lessons beside this one
other-lessons = Inne lekcje
lesson-before = Poprzednia: { $lesson }
lesson-next = Następna: { $lesson }
ask-me-again = Po jednym, trzech i siedmiu dniach pytaj mnie ponownie o to, co mi się nie udało
what-i-missed = Co mi się nie udało
what-i-missed-idea = Pozycje z poprzednich dni.
due-today-count = Na dzisiaj: { $count }.
nothing-is-due-today = Na dzisiaj nic nie ma.

## web/learn/main.js: the first lesson

kropki-is-a-sudoku =
    Kropki { $boxes ->
        [false] to kwadrat z cyframi: w każdym wierszu i każdej kolumnie
       *[true] to sudoku: w każdym wierszu, kolumnie i bloku
    } każda cyfra występuje dokładnie raz. Kropka łączy dwie cyfry:
white-dot = Biała kropka
white-dot-means = kolejne, na przykład 4 i 5
black-dot = Czarna kropka
black-dot-means = cyfra i jej dwukrotność, na przykład 3 i 6
two-kinds-of-boards = Co znaczy brak kropki, zależy od planszy. Są dwa rodzaje:
all-dots-drawn = Wszystkie kropki są narysowane
no-dot-means-neither = gdzie kropki nie ma, cyfry nie są kolejne i żadna nie jest dwukrotnością drugiej
some-dots-drawn = Niektóre kropki są narysowane
no-dot-means-nothing = brak kropki nic nie znaczy
no-dot-means-nothing-so = brak kropki nic nie znaczy, więc mogą tam stać dowolne cyfry
each-lesson-says-which-kind = Każda lekcja mówi, jakiego rodzaju jest jej plansza. Cyfry 1 i 2 może łączyć kropka biała lub czarna.

## web/learn/first-station.js and dot-pairs.js: two cells, of which one is known. $between: "white" or "black", or "none"

digits-of-the-other-cell = Cyfry drugiego pola
# buttons
check = Sprawdź
next-pair = Następna para
which-digits-beside =
    { $between ->
        [white] Obok { $digit } jest biała kropka
        [black] Obok { $digit } jest czarna kropka
       *[none] Wszystkie kropki są narysowane, a obok tej { $digit } nie ma żadnej
    }. Jakie cyfry mogą być w drugim polu? Zaznacz wszystkie, potem naciśnij „Sprawdź”.
right-digits =
    Dobrze: { COUNT($digits) ->
        [one] jest tam
       *[other] może tam być
    } { OR($digits) }.
only-the-first-answer-counts = Liczy się tylko pierwsza odpowiedź, więc ta para się nie liczy.
# what the picture shows, for screen readers. $digits: what the other cell can be; none before the answer
pair-of-cells =
    Pole z cyfrą { $digit }, { $between ->
        [white] biała kropka
        [black] czarna kropka
       *[none] brak kropki
    } i { COUNT($digits) ->
        [0] puste pole
       *[other] pole, w którym może być { OR($digits) }
    }
cannot-be-there = Nie może tam być { $digit }: { $why }.
# $why of the sentence above
never-the-same-digit = w dwóch polach jednego wiersza nigdy nie ma tej samej cyfry
are-not-consecutive = cyfry { $one } i { $other } nie są kolejne
neither-is-double = żadna z cyfr { $one } i { $other } nie jest dwukrotnością drugiej
consecutive-would-have-a-dot = cyfry { $one } i { $other } są kolejne, więc byłaby tam kropka
double-would-have-a-dot = jedna z cyfr { $one } i { $other } jest dwukrotnością drugiej, więc byłaby tam kropka
one-is-missing =
    Jednej brakuje. { $between ->
        [white] Co jeszcze jest o jeden większe lub o jeden mniejsze od { $digit }?
        [black] Co jeszcze jest połową lub dwukrotnością { $digit }?
       *[none] Czy jest cyfra, która nie różni się od { $digit } o jeden i nie jest jej połową ani dwukrotnością?
    }

## web/learn/exercise.js: an example, or a position to practise on

example = Przykład
practice = Ćwiczenie
what-a-digit-key-does = Co robi klawisz z cyfrą
# two switches: what a digit key does
enter-digits = Wpisuj
cross-out-digits = Skreślaj
digits = Cyfry
# the keys, for screen readers
enter-digit = Wpisz { $digit }
cross-out-digit = Skreśl { $digit }
# $why: a clause
no-position = Nie ma pozycji: { $why }.
try-again = Spróbuj ponownie
looking-for-a-position = Szukam pozycji...
find-technique = Znajdź: { $technique }.
choose-a-cell-then-enter = Wybierz pole, potem wpisz jego cyfrę.
choose-a-cell-then-cross-out = Wybierz pole, potem skreśl kandydata, który nie może zostać.
# buttons
where = Gdzie?
show-me = Pokaż
back = Wstecz
where-to-look = Gdzie patrzeć
the-step = Krok
another-example = Inny przykład
next-position = Następna pozycja
# three sentences, one after the other; the middle one is one of two
a-position-of-a-puzzle = Pozycja z łamigłówki.
small-digits-are-candidates = Małe cyfry to kandydaci, pokazani tylko tam, gdzie są potrzebni.
digits-and-dots-are-enough = Wystarczą cyfry i kropki.
do-you-see-it = Widzisz to?
# said of the answer that is shown
this-is-one = To jedna z właściwych odpowiedzi.
choose-a-cell-first = Najpierw wybierz pole.
this-lesson-is-done = Dziesięć pozycji za tobą: ta lekcja jest ukończona.
# said to screen readers
cell-has-candidates = { $cell }: kandydaci { JOIN($digits, " ") }
cell-has-digit = { $cell }: { $digit }

## web/learn/verdict.js: what is said of an answer

look-at-house = Spójrz na { HOUSE($house, case: "acc") }.
look-at-houses = Spójrz na { HOUSE($first, case: "acc") } i { HOUSE($second, case: "acc") }.
look-at-cells = Spójrz na { JOIN($cells, ", ") }.
has-its-digit = W { $cell } jest już cyfra. Wybierz puste pole.
right-is = Dobrze: w { $cell } jest { $digit }.
right-is-not = Dobrze: w { $cell } odpada { $digit }.
cannot-be = W { $cell } nie może być { $digit }: { $why }.
cannot-be-by-a-step-before = W { $cell } nie może być { $digit }: wykluczył ją krok sprzed tej pozycji.
# The answer is true, but it is not what was asked for
true-is = To prawda, w { $cell } jest { $digit }: { $why }.
true-is-not = To prawda, w { $cell } odpada { $digit }: { $why }.
# $failure: a clause of contradiction.js, below
true-is-not-with = To prawda, w { $cell } odpada { $digit }: gdyby tam była, { $failure }.
# comes after the three above
but-another-step = Szukamy tu jednak innego kroku, więc to się nie liczy. Znajdź inne miejsce.
not-among-the-candidates = Wśród kandydatów w { $cell } nie ma { $digit }.
# $why: a clause of refusals.js, below
does-not-rule-out = Krok, którego tu szukamy, nie wyklucza cyfry { $digit } w { $cell }: { $why }.
is-not-certain = Cyfra { $digit } w { $cell } nie jest pewna: w { HOUSE($house, case: "loc") } może stać także w { $other }, a w { $cell } może być także { $also }.
# $why of the sentences above
house-has-its-digit = w { HOUSE($house, case: "loc") } jest już { $digit }, w { $cell }
is-beside-it =
    w { $cell } jest { $digit }, a { $between ->
        [white] te pola łączy biała kropka
        [black] te pola łączy czarna kropka
       *[none] między tymi polami nie ma kropki
    }
no-other-candidate = nie ma tam innego kandydata
each-other-candidate-fails = każdy inny kandydat od razu tam zawodzi
no-other-cell-for-it = w { HOUSE($house, case: "loc") } nie ma dla niej innego pola
# $partners: clauses as the one below; there may be none
partners-across-dots =
    { COUNT($partners) ->
        [0] przy tym polu nie ma żadnej kropki
       *[other] { JOIN($partners, ", a ") }
    }
can-be-across-the-dot =
    po drugiej stronie { $colour ->
        [white] białej
       *[black] czarnej
    } kropki, w { $cell }, może być { $digit }

## web/learn/contradiction.js: what would be if the digit were there; each is a clause

would-have-no-digit = dla { $cell } nie zostałaby żadna cyfra
would-have-the-same-digit = w { $cell } i { $other } byłaby ta sama cyfra
would-have-no-place = w { HOUSE($house, case: "loc") } nie byłoby miejsca na { $digit }
# $first, $second: digits
would-need-the-same-cell = cyfry { $first } i { $second } wymagałyby tego samego pola, { $cell }
nothing-would-fit = do { $cells } nie pasowałyby żadne cyfry

## web/learn/guided.js: games with the teacher

told-game = Gra od początku do końca
told-game-idea = Mała łamigłówka rozwiązana na twoich oczach: każdy krok z uzasadnieniem.
asked-game = Wspólna gra
asked-game-idea = Łamigłówka 6x6. Ty znajdujesz każdą cyfrę, a nauczyciel mówi, gdzie patrzeć.
# The whole way: all steps that lead to one digit
whole-way = Jak czytać całą drogę
whole-way-idea = W trudnych łamigłówkach do jednej cyfry prowadzi kilka kroków. Każdy coś skreśla, a korzysta z tego któryś z następnych.
whole-way-lesson = Najpierw przeczytaj ostatni krok. To on daje cyfrę. Potem zapytaj, czego wymaga: jakie cyfry muszą zniknąć z jakich pól? Takich kroków trzeba szukać.
whole-way-lesson-then = Potem przejdź kroki od pierwszego, z ołówkiem w ręku. Wpisz kandydatów w pola, które krok wymienia, i skreśl to, co wyklucza. Reszta planszy nie ma znaczenia.
digits-to-go = Pozostało cyfr: { $count }
# $why: a clause
no-answer = Nie ma odpowiedzi: { $why }.
# comes after a sentence that says where
which-digit-is-certain-there = Jaka cyfra jest tam pewna? Wybierz jej pole i wpisz ją.
# buttons
put-in = Wpisz { $cell } = { $digit }
begin-with-the-first-step = Zacznij od kroku 1
next-step = Dalej
once-more = Jeszcze raz
the-end-step = Koniec: krok { $count }
step-of-way = Krok { $number } z { $count }
choose-an-empty-cell-first = Najpierw wybierz puste pole.
is-not-look-again = W { $cell } nie ma być { $digit }. Spójrz jeszcze raz albo poproś o odpowiedź.
solved-for-you = Rozwiązane.
solved-together =
    Rozwiązane. Znalezione samodzielnie: { $count ->
        [0] żadna cyfra
        [one] { $count } cyfra
        [few] { $count } cyfry
       *[other] { $count } cyfr
    }.
that-was-a-whole-way =
    { $count } { $count ->
        [one] krok
        [few] kroki
       *[other] kroków
    } do jednej cyfry: to była cała droga.
needs-no-step-before = Nie wymaga żadnego wcześniejszego kroku: wystarczy sama plansza.
# $steps: numbers of steps; $gone: clauses as the one below
needs-steps-before =
    Wymaga { COUNT($steps) ->
        [one] kroku
       *[other] kroków
    } { $steps }: { JOIN($gone, "; ") }.
cells-are-not =
    w { $cells } { COUNT($digits) ->
        [one] odpada
       *[other] odpadają
    } { $digits }

## web/learn/quick-drill.js and quick-questions.js: as many answers as possible in a minute

quick-partners = Na czas: cyfry do pary
quick-partners-idea = Sześćdziesiąt sekund: cyfra i kropka. Co stoi obok?
quick-runs = Na czas: dwie kropki w domu
quick-runs-idea = Sześćdziesiąt sekund: trzy pola i dwie kropki. Czego brakuje?
which-digit-is-next =
    Pole z cyfrą { $digit } i { $colour ->
        [white] biała
       *[black] czarna
    } kropka do następnego. Jaka cyfra może tam być?
# $cells: three digits, but for one that is the word below
which-digit-is-open =
    Trzy pola wiersza połączone dwiema { $colour ->
        [white] białymi
       *[black] czarnymi
    } kropkami: { JOIN($cells, ", ") }. Jaka cyfra jest w pustym?
open-cell = puste
# buttons
start-seconds = Zacznij: 60 sekund
again-seconds = Jeszcze raz: 60 sekund
your-best-so-far-right = Twój najlepszy wynik dotąd: { $right }.
right-and-seconds-left = Dobrze: { $right }, zostało { $seconds } s
right-of-answered = Dobrze: { $right } z { $answered }.
your-best-so-far = To twój najlepszy wynik dotąd.
your-best-is = Twój najlepszy wynik to { $best }.
# comes before the question, which is asked again
not-digit = Nie { $digit }.

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

which-is-the-easiest = Która z tych technik jest tu najłatwiejsza i prowadzi dalej?
right-technique = Dobrze: { $technique }.
not-technique = To nie to: { $technique }. Jaka to technika?
nothing-more-is-due-today = Na dzisiaj to już wszystko.
due-today = Na dzisiaj: { $count }
position-of-test = Pozycja { $number } z { $count }, dobrze: { $right }
# $way: what is asked for, "enter" or "cross-out"
what-follows-here =
    Co stąd wynika? { $way ->
        [enter] Wpisz cyfrę, która stąd wynika.
       *[cross-out] Skreśl kandydata, który nie może zostać.
    } Liczy się tylko pierwsza odpowiedź.
of-count-right = dobrze: { $right } z { $count }
how-it-went = Jak poszło
result-of-test = Dobrze: { $right } z { $count }.
again = Jeszcze raz
# comes before names of lessons
lessons-that-fit = Pasujące lekcje:

## web/learn/lessons.js: words, and what they mean

# of "r7c4", an example of the name of a cell
word-cell-means = wiersz 7, kolumna 4
word-house = dom
word-house-means =
    { $boxes ->
        [false] wiersz lub kolumna
       *[true] wiersz, kolumna lub blok (grube linie; blok 1, 2, ... od lewej do prawej, potem w dół)
    }
word-candidate = kandydat
word-candidate-means = cyfra, która może jeszcze stać w polu (te małe cyfry)
# said of a cell
word-sees = widzi
word-sees-means =
    leży w tym samym { $boxes ->
        [false] wierszu lub w tej samej kolumnie
       *[true] wierszu, kolumnie lub bloku
    } co
word-gap = brak kropki
word-gap-means = między dwoma sąsiednimi polami nie ma kropki

## web/learn/lessons.js: below the idea of each technique, what to look for, and why it is so

last-cell-lesson =
    { $boxes ->
        [false] W każdym wierszu i każdej kolumnie
       *[true] W każdym wierszu, kolumnie i bloku
    } każda cyfra występuje raz. Poszukaj takiego, który jest prawie pełny.
last-cell-lesson-then = Policz, co tam jest. Jedyna cyfra, której brakuje, stoi w pustym polu.
dot-from-a-digit-lesson = Biała kropka: po drugiej stronie jest o jeden więcej lub o jeden mniej. Obok 4 jest to 3 lub 5.
dot-from-a-digit-lesson-then =
    Czarna kropka: po drugiej stronie jest połowa lub dwukrotność. Obok 6 jest to tylko 3. Potem sprawdź, na którą z dwóch cyfr pozwalają jeszcze { $boxes ->
        [false] wiersz i kolumna
       *[true] wiersz, kolumna i blok
    }.
hidden-single-in-a-box-lesson = Weź cyfrę, która jest na planszy wiele razy. Spójrz na blok, w którym jej brakuje.
hidden-single-in-a-box-lesson-then = Każda 3 blokuje cały swój wiersz i całą kolumnę. Jeśli wszystkie pola bloku oprócz jednego są zablokowane lub wypełnione, właśnie tam stoi 3. Kropki i miejsca bez kropki też blokują pola.
gap-from-a-digit-lesson = To działa tam, gdzie narysowane są wszystkie kropki. Wtedy miejsce bez kropki też coś mówi.
gap-from-a-digit-lesson-then = Obok 4, gdy nie ma kropki, nie stoi ani 3, ani 5, bo różnią się o jeden, ani 2, ani 8, bo to połowa i dwukrotność.
naked-single-lesson =
    Weź pole, które widzi wiele cyfr: te { $boxes ->
        [false] w swoim wierszu i swojej kolumnie
       *[true] w swoim wierszu, kolumnie i bloku
    }.
naked-single-lesson-then = Jeśli widzi wszystkie cyfry oprócz jednej, stoi w nim właśnie ta jedna.
hidden-single-in-a-line-lesson =
    { $boxes ->
        [false] Weź cyfrę, która jest na planszy wiele razy. Spójrz na wiersz lub kolumnę, w których jej brakuje.
       *[true] Tak samo jak w bloku, ale wzdłuż wiersza lub kolumny.
    }
hidden-single-in-a-line-lesson-then = Zapytaj o każdą brakującą cyfrę: gdzie w tym wierszu lub kolumnie może stać? Jeśli zostaje jedno pole, stoi właśnie tam.
black-dot-digits-lesson = Czarne kropki łączą 1-2, 2-4, 3-6 i 4-8, i nic więcej.
black-dot-digits-lesson-then = Dlatego cyfry 5, 7 i 9 nigdy nie stoją przy czarnej kropce. Skreśl je w każdym polu, które przy niej leży.
dot-pair-lesson = Po obu stronach kropki pola są puste. Weź każdego kandydata z jednej strony i poszukaj dla niego cyfry do pary po drugiej.
dot-pair-lesson-then = Nie ma pary, nie ma miejsca: kandydat odpada. Sprawdź obie strony, bo to, co odpadnie po jednej, może zabrać parę cyfrze po drugiej.
straight-run-of-three-lesson = Zapisz, jak można wypełnić trzy pola, układ po układzie: przy białych kropkach cyfry rosną lub maleją o jeden, przy czarnych się podwajają lub zmniejszają o połowę.
straight-run-of-three-lesson-then = Oba końce leżą w jednym wierszu lub jednej kolumnie, więc cyfry są tam różne. Jeśli kandydata nie ma w żadnym układzie, odpada.
five-seven-nine-lesson = Cyfry 5, 7 i 9 nie mają wśród cyfr ani połowy, ani dwukrotności, więc nigdy nie stoją przy czarnej kropce. Na planszy rozmiaru 6 dotyczy to tylko 5, na planszy rozmiaru 4 tylko 3.
five-seven-nine-lesson-then =
    Policz { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    } puste pola, które nie leżą przy czarnej kropce. Policz, których z cyfr 5, 7 i 9 tam brakuje. Jeśli liczby są równe, te cyfry wypełniają te pola.
gap-pair-lesson = Nie ma kropki, więc dwie cyfry nie różnią się o jeden i żadna nie jest dwukrotnością drugiej.
gap-pair-lesson-then = Wypróbuj kandydata z jednego pola. Jeśli każdy kandydat drugiego pola różni się od niego o jeden, jest jego połową lub dwukrotnością albo tą samą cyfrą, dla drugiego pola nic by nie zostało. Dlatego odpada.
white-run-in-a-house-lesson =
    Idź po białych kropkach od pola do pola { $boxes ->
        [false] w jednym wierszu lub jednej kolumnie
       *[true] w jednym wierszu, kolumnie lub bloku
    }. Każdy krok to o jeden w górę lub w dół, a żadna cyfra się nie powtarza.
white-run-in-a-house-lesson-then =
    Dlatego cyfry nigdy nie zawracają{ $boxes ->
        [false] { "" }
       *[true] , nawet gdy ciąg skręca w rogu bloku
    }: trzy pola to 3-4-5 lub 5-4-3. Najmniejsza i największa cyfra planszy stoją tylko na końcu.
black-run-in-a-house-lesson = Trzy pola jednego domu przy dwóch czarnych kropkach to tylko 1-2-4 lub 2-4-8, w jedną lub w drugą stronę.
black-run-in-a-house-lesson-then = Dlatego cyfry 1 i 8 stoją tylko na końcu, a pośrodku jest 2 lub 4. Oba układy zużywają 2 i 4, więc następna czarna kropka tego domu to 3-6. Cztery pola przy trzech kropkach to 1-2-4-8.
pointing-or-claiming-lesson = Jakaś cyfra może w bloku stać tylko w jednym z jego wierszy. Wtedy ten wiersz ma ją właśnie w tym bloku, a w reszcie wiersza odpada.
pointing-or-claiming-lesson-then = Działa to też na odwrót: jakaś cyfra może w wierszu stać tylko w obrębie jednego bloku. Wtedy odpada w reszcie bloku.
bent-run-of-three-lesson = Jak prosty ciąg, ale z zakrętem. Na obu końcach może stać ta sama cyfra, chyba że leżą w jednym bloku.
bent-run-of-three-lesson-then = Zapisz wszystkie układy trzech pól. Jeśli kandydata nie ma w żadnym z nich, odpada.
square-of-four-lesson = Weź cztery pola tworzące kwadrat, z co najmniej jedną kropką. Zapisz wszystkie ich układy, od pola do pola dookoła kwadratu. Tam, gdzie narysowane są wszystkie kropki, liczy się też brak kropki.
square-of-four-lesson-then = Zacznij tam, gdzie układów jest mało, na przykład przy czarnej kropce. Jeśli kandydata nie ma w żadnym układzie, odpada.
naked-pair-lesson = Poszukaj w domu dwóch pól z tymi samymi dwoma kandydatami, na przykład 36 i 36.
naked-pair-lesson-then = W jednym jest 3, w drugim 6. Nie ma znaczenia, w którym: w żadnym innym polu domu nie może być ani 3, ani 6.
dot-pair-must-contain-lesson = Zapisz układy pól przy kropce. Czy któraś cyfra jest we wszystkich?
dot-pair-must-contain-lesson-then = Wtedy stoi w jednym z tych dwóch pól. W każdym polu, które widzi oba, odpada.
run-of-three-must-contain-lesson = Zapisz układy trzech pól połączonych dwiema kropkami. Czy któraś cyfra jest we wszystkich?
run-of-three-must-contain-lesson-then = Dwie czarne kropki przy trzech polach domu zużywają jego 2 i 4: w żadnym innym polu tego domu ich nie ma. Dlatego następna czarna kropka to 3-6.
hidden-pair-lesson = Zapytaj o dwie cyfry: gdzie w tym domu mogą stać? Jeśli obie mają tylko te same dwa pola, te pola należą do nich.
hidden-pair-lesson-then = Wszyscy inni kandydaci w tych dwóch polach odpadają.
two-groups-of-dots-in-a-house-lesson =
    Weź dwie grupy kropek { $boxes ->
        [false] w jednym wierszu lub jednej kolumnie
       *[true] w jednym wierszu, kolumnie lub bloku
    }. Dla każdej zapisz kilka układów, na które pozwalają kandydaci. Potem zestaw układy ze sobą: dwa, które mają wspólną cyfrę, do siebie nie pasują.
two-groups-of-dots-in-a-house-lesson-then = Jeśli jakaś cyfra jest we wszystkich pozostałych układach, odpada w reszcie domu. Jeśli kandydata nie ma w żadnym z nich, też odpada. Czasem wystarcza jedna długa grupa.
no-place-for-a-digit-lesson =
    Znajdź cyfrę, której { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    } zostały tylko dwa lub trzy pola. Znajdź pole obok nich albo jedno z nich i wypróbuj jego kandydatów. Czy któryś nie wpuściłby tej cyfry na żadne z jej pól?
no-place-for-a-digit-lesson-then = Tak działa w miejscu bez kropki, gdy różni się od tej cyfry o jeden, jest jej połową lub dwukrotnością. Tak działa przy kropce, gdy obie cyfry do siebie nie pasują. Wtedy kandydat odpada.
naked-triple-lesson = Trzy pola domu mają do podziału tylko trzy cyfry. Nie w każdym muszą być wszystkie trzy.
naked-triple-lesson-then = Zabierają wszystkie trzy. W pozostałych polach domu te cyfry odpadają.
run-of-four-lesson = Cztery pola, połączone kropkami jedno po drugim. Długie ciągi mają mało układów: białe kropki, przy których cyfry idą w jedną stronę, sięgają daleko.
run-of-four-lesson-then =
    Zapisz wszystkie układy, na które pozwalają { $boxes ->
        [false] kandydaci, wiersze i kolumny
       *[true] kandydaci, wiersze, kolumny i bloki
    }. Jeśli kandydata nie ma w żadnym z nich, odpada.
hidden-triple-lesson = Trzy cyfry, które w domu mają tylko te same trzy pola.
hidden-triple-lesson-then = Te pola należą do nich. Wszyscy inni kandydaci w tych trzech polach odpadają.
x-wing-lesson = Weź cyfrę i dwa wiersze, w których ma tylko po dwa miejsca, w tych samych dwóch kolumnach. W jednym wierszu stoi w jednej kolumnie, w drugim – w drugiej.
x-wing-lesson-then = Zatem obie kolumny mają ją w tych dwóch wierszach, a w ich pozostałych polach odpada. Tak samo jest po obróceniu planszy na bok: dwie kolumny i te same dwa wiersze.
long-run-or-tree-lesson = Kropki wiążą ze sobą do sześciu pól: w linii prostej, z zakrętami lub z rozgałęzieniami.
long-run-or-tree-lesson-then = Zacznij od pola, które ma najmniej kandydatów. Idź po kropkach i zapisz wszystkie układy tych pól. Jeśli kandydata nie ma w żadnym z nich, odpada.
long-run-must-contain-lesson = Tak samo jak przy ciągu trzech pól, ale z czterema do sześciu polami połączonymi kropkami, w dowolnym kształcie.
long-run-must-contain-lesson-then = Znajdź cyfrę, która jest w każdym układzie. Odpada w polu, które widzi wszystkie jej możliwe miejsca w ciągu.
xy-wing-lesson = Pole ma kandydatów X i Y. Widzi jedno pole z X i Z oraz drugie z Y i Z.
xy-wing-lesson-then = Jeśli jest w nim X, w pierwszym jest Z. Jeśli jest w nim Y, w drugim jest Z. W jednym z tych dwóch pól jest Z. W polu, które widzi oba, Z odpada.
swordfish-lesson = Jak X-wing, ale z trzema wierszami i trzema kolumnami. W wierszu cyfra może mieć dwa lub trzy miejsca.
swordfish-lesson-then = W trzech wierszach cyfra trafia do tych trzech kolumn. W pozostałych polach kolumn odpada. Tak samo jest po obróceniu planszy na bok.
house-with-its-dots-lesson = Weź dom z wieloma kropkami i niewieloma kandydatami. Spróbuj go wypełnić: każda cyfra raz, każda kropka spełniona.
house-with-its-dots-lesson-then = Jeśli z kandydatem nie da się go wypełnić, kandydat odpada. Zacznij tam, gdzie kropki zostawiają najmniej.
short-what-if-lesson = Weź pole z dwoma kandydatami. Przyjmij jednego i sprawdź, co z tego wynika: przez kropki i w jego domach.
short-what-if-lesson-then = Jeśli któreś pole zostaje bez cyfry albo w którymś domu nie ma miejsca na jakąś cyfrę, założenie było błędne. Właściwy jest drugi kandydat.
forcing-lesson = Jak krótkie „co, jeśli”, ale od dowolnego kandydata i tak daleko, jak się da. To ostatnia deska ratunku.
forcing-lesson-then = Weź kandydata, który rozstrzyga wiele: przy czarnej kropce albo w domu, który jest prawie pełny.

## web/learn/pictures.js: what the picture of a technique shows

dot-from-a-digit-picture = Czarna kropka obok 6: połowa to 3, a 12 nie jest cyfrą. Biała kropka obok 4: o jeden mniej lub o jeden więcej.
gap-from-a-digit-picture = Wszystkie kropki są narysowane, a obok 4 nie ma żadnej. Dlatego odpadają 3 i 5 oraz 2 i 8.
black-dot-digits-picture = Czarna kropka łączy 1-2, 2-4, 3-6 lub 4-8. Dlatego w żadnym z tych pól nie ma 5, 7 ani 9.
dot-pair-picture = Cyfra 6 wymagałaby 5 lub 7 po drugiej stronie kropki, a cyfra 9 wymagałaby 8. Nie ma tam żadnej z nich, więc obie odpadają.
five-seven-nine-picture = Wiersz z trzema czarnymi kropkami. Leży przy nich sześć pól, więc nie ma w nich 5, 7 ani 9. Te cyfry stoją w pozostałych trzech.
white-run-in-a-house-picture = Dwie białe kropki w wierszu: cyfry rosną lub maleją. Nie mogą zawrócić, bo w wierszu każda cyfra występuje raz.
black-run-in-a-house-picture = Dwie czarne kropki w wierszu: 1-2-4 lub 2-4-8, albo to samo od prawej do lewej. Zawsze są tam 2 i 4.
run-of-three-must-contain-picture = Pięć pól wiersza. Pierwsze trzy to 1-2-4 lub 2-4-8, w obu są 2 i 4. Zatem ostatnie dwa to 3-6.
straight-run-of-three-picture = Do obu kropek pasują tylko 3-4-2 i 5-4-2. Dlatego odpadają 8, 7 i 9.
gap-pair-picture = Wszystkie kropki są narysowane, a tu nie ma żadnej. Obok 2 nie mogłoby być ani 1, ani 4. Dlatego 2 odpada.
square-of-four-picture = Trzy białe kropki, a między 4 i 7 nie ma kropki: cyfry idą po kolei dookoła kwadratu. Gdyby zawróciły, cyfry w dwóch polach bez kropki różniłyby się o jeden.
naked-pair-picture = W dwóch polach wiersza są 2 i 7, w jakiejś kolejności. Dlatego w żadnym innym polu wiersza nie ma 2 ani 7.
naked-triple-picture = W trzech polach wiersza są 2, 5 i 7, w jakiejś kolejności. Dlatego w żadnym innym polu wiersza nie ma żadnej z nich.
hidden-pair-picture = W tym wierszu cyfry 3 i 8 pasują tylko do pierwszych dwóch pól. Dlatego nic innego w nich nie ma.
dot-pair-must-contain-picture = Kropka łączy 4-5 lub 5-6: tak czy inaczej jest tam 5. Dlatego w żadnym innym polu wiersza nie ma 5.
two-groups-of-dots-in-a-house-picture = Sześć pól wiersza. Czarna kropka to 1-2 lub 4-8, biała 4-5 lub 2-3. Nie mają wspólnej cyfry: 1-2 pasuje do 4-5, a 4-8 do 2-3. Tak czy inaczej 2 i 4 są zużyte, więc odpadają w ostatnim polu.
no-place-for-a-digit-picture = Wszystkie kropki są narysowane. W tym wierszu cyfra 4 pasuje tylko do pierwszego i ostatniego z tych pól. Cyfra 3 między nimi nie wpuściłaby jej na żadne z nich, bo 3 i 4 różnią się o jeden. Dlatego 3 odpada.
x-wing-picture = W pierwszym i ostatnim wierszu cyfra 3 pasuje tylko na końcach. W jednym wierszu stoi po lewej, w drugim po prawej. Dlatego w żadnym innym polu obu kolumn nie ma 3.
swordfish-picture = W trzech wierszach cyfra 3 pasuje tylko do trzech kolumn. W każdym z tych wierszy trafia do innej. Dlatego w pozostałych polach tych kolumn nie ma 3.

## web/learn/refusals.js: why the technique does not rule out $digit there; each stands after a colon

single-fails-not = tu trzeba znaleźć cyfrę, więc ją wpisz
dot-from-a-digit-fails-not = żadna kropka nie łączy jej z wypełnionym polem, do którego nie pasuje
gap-from-a-digit-fails-not = nie wyklucza jej żadne wypełnione pole obok, przy którym brak kropki
black-dot-digits-fails-not = ma połowę lub dwukrotność albo przy tym polu nie ma czarnej kropki
dot-pair-fails-not = przy każdej kropce tego pola ma cyfrę do pary
straight-run-of-three-fails-not = każdy prosty ciąg trzech pól da się jeszcze wypełnić, gdy stoi tam { $digit }
five-seven-nine-fails-not =
    technika działa tylko tam, gdzie { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    } jest tyle pól bez czarnej kropki, ilu z cyfr 5, 7 i 9 brakuje
gap-pair-fails-not = w każdym polu obok, przy którym nie ma kropki, jest jeszcze cyfra, która pasuje do { $digit }
white-run-in-a-house-fails-not = każdy biały ciąg w domu da się jeszcze wypełnić, gdy stoi tam { $digit }
black-run-in-a-house-fails-not = każdy czarny ciąg w domu da się jeszcze wypełnić, gdy stoi tam { $digit }
pointing-or-claiming-fails-not = w żadnym wierszu, kolumnie ani bloku cyfra { $digit } nie musi stać na przecięciu z wierszem, kolumną lub blokiem tego pola
bent-run-of-three-fails-not = każdy zgięty ciąg trzech pól da się jeszcze wypełnić, gdy stoi tam { $digit }
square-of-four-fails-not = każdy kwadrat czterech pól da się jeszcze wypełnić, gdy stoi tam { $digit }
naked-pair-fails-not =
    żadne dwa inne pola { $boxes ->
        [false] jego wiersza lub kolumny
       *[true] jego wiersza, kolumny lub bloku
    } nie mają do podziału tylko { $digit } i jeszcze jednej cyfry
dot-pair-must-contain-fails-not = to pole nie widzi obu końców kropki, przy której musi być { $digit }
run-of-three-must-contain-fails-not = to pole nie widzi ciągu trzech pól, w którym musi być { $digit }
hidden-pair-fails-not =
    to nie jest jedno z dwóch pól, których dwie inne cyfry wymagają { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    }
two-groups-of-dots-in-a-house-fails-not =
    { $boxes ->
        [false] w jego wierszu i kolumnie
       *[true] w jego wierszu, kolumnie i bloku
    } każde dwie grupy kropek dają się jeszcze wypełnić, gdy stoi tam { $digit }
no-place-for-a-digit-fails-not = stojąc tam, cyfra { $digit } nie zabiera ostatnich miejsc innej cyfrze
naked-triple-fails-not =
    żadne trzy inne pola { $boxes ->
        [false] jego wiersza lub kolumny
       *[true] jego wiersza, kolumny lub bloku
    } nie mają do podziału tylko { $digit } i jeszcze dwóch cyfr
run-of-four-fails-not = każdy ciąg czterech pól da się jeszcze wypełnić, gdy stoi tam { $digit }
hidden-triple-fails-not =
    to nie jest jedno z trzech pól, których trzy inne cyfry wymagają { $boxes ->
        [false] w wierszu lub kolumnie
       *[true] w wierszu, kolumnie lub bloku
    }
x-wing-fails-not = w żadnych dwóch innych wierszach ani kolumnach cyfra { $digit } nie ma tylko tych samych dwóch miejsc, z których jedno leży w linii z tym polem
long-run-or-tree-fails-not = każdą grupę kropek da się jeszcze wypełnić, gdy stoi tam { $digit }
long-run-must-contain-fails-not = to pole nie widzi grupy kropek, w której musi być { $digit }
xy-wing-fails-not = to pole nie widzi dwóch pól, z których w jednym musi być { $digit }
swordfish-fails-not = w żadnych trzech innych wierszach ani kolumnach cyfra { $digit } nie ma tylko tych samych trzech miejsc, z których jedno leży w linii z tym polem
house-with-its-dots-fails-not =
    { $boxes ->
        [false] jego wiersz i kolumnę
       *[true] jego wiersz, kolumnę i blok
    } da się wypełnić, gdy stoi tam { $digit }
short-what-if-fails-not = żadne krótkie „co, jeśli” nie pokazuje, że { $digit } nie może tam stać
forcing-fails-not = założenie, że stoi tam { $digit }, nie prowadzi do sprzeczności
