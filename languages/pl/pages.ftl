### Strony, zanim ruszy skrypt: strona sudoku i łamigłówka na innej stronie

## web/index.html

kropki = Kropki
kropki-sudoku-white-dots-join = Kropki Sudoku: białe kropki łączą kolejne cyfry, czarne łączą cyfrę z jej dwukrotnością, a brak kropki znaczy: ani jedno, ani drugie.
kropki-sudoku-of-the-day = Kropki Sudoku dnia
puzzles-and-choices = Łamigłówki i opcje
new = Nowa
daily = Na dziś
puzzles = Łamigłówki
more = Więcej
race = Wyścig
print = Wydrukuj
statistics = Statystyki
settings = Ustawienia
rules = Zasady
kropki-sudoku = Kropki Sudoku
new-puzzle-of-level = Nowa łamigłówka na poziomie
board = Plansza
this-puzzle = Ta łamigłówka
of-7-by-its-hardest = na 7, według najtrudniejszej techniki. Potrzebne są:
white-dot-is = Biała kropka:
one-apart = różnica 1
black-dot-is = Czarna kropka:
double = razy dwa
controls = Przyciski
tool = Narzędzie
digit = Cyfra
corner = Róg
centre = Środek
colour = Kolor
select-several-cells = Zaznacz kilka pól
select = Zaznacz
fill-in-all-candidates = Wpisz wszystkich kandydatów
fill-marks = Wypełnij
erase = Wymaż
actions = Działania
hold-it-back-to-before = Przytrzymaj: powrót do chwili przed pierwszym błędem (U)
undo = Cofnij
redo = Ponów
try-digits-that-may-be = Wypróbuj cyfry, co do których nie masz pewności, a potem je zachowaj lub odrzuć (T)
try = Spróbuj
hint = Podpowiedź
new-puzzle = Nowa łamigłówka
rows-columns-and-boxes = Wiersze, kolumny i bloki
rows-and-columns-only = Tylko wiersze i kolumny
size = Rozmiar
level = Poziom
dots = Kropki
every-dot-no-dot-means = Wszystkie kropki <span class="soft">Brak kropki: ani jedno, ani drugie.</span>
only-some-dots-no-dot = Tylko niektóre kropki <span class="soft">Brak kropki nic nie mówi.</span>
every-white-dot-not-all = Wszystkie białe kropki <span class="soft">Czarne nie wszystkie.</span>
every-black-dot-not-all = Wszystkie czarne kropki <span class="soft">Białe nie wszystkie.</span>
make-or-paste = Ułóż lub wklej
daily-puzzle = Łamigłówka dnia
level-of-the-day = Poziom łamigłówki dnia
month-before = Poprzedni miesiąc
month-after = Następny miesiąc
one-puzzle-a-day-and = Co dzień jedna łamigłówka na każdym poziomie, dla wszystkich ta sama. Następna pojawia się o północy twojego czasu.
removed = Usunięto.
put-it-back = Przywróć
in-progress = Rozpoczęte
done = Ukończone
theme = Motyw
system = Systemowy
light = Jasny
dark = Ciemny
barbie = Barbie
oppenheimer = Oppenheimer
show-the-time = Pokazuj czas
show-conflicts-at-once = Od razu pokazuj sprzeczności
shade-the-row-column-and = Cieniuj wiersz, kolumnę i blok wybranego pola
larger-digits-dots-and-type = Większe cyfry, kropki i litery
keys-for-the-left-hand = Klawisze pod lewą rękę
sounds = Dźwięki
entry = Wpisywanie
a-placed-digit-clears-the = Wpisana cyfra usuwa notatki, które wyklucza
candidates-fill-themselves-in = Kandydaci wpisują się sami
hints-tell-all-at-once = Podpowiedź od razu mówi wszystko
size-of-marks = Wielkość notatek
small = Małe
large = Duże
besides = Ponadto
digits-first-choose-a-digit = Najpierw cyfra: wybierz cyfrę, potem pola, do których trafi
a-cell-with-one-candidate = Pole z jednym kandydatem wypełnia się samo
candidates-in-a-grid-of = Kandydaci w siatce trzy na trzy
numbers-beside-rows-and-columns = Numery przy wierszach i kolumnach
short-cell-names-for-screen = Krótkie nazwy pól dla czytników ekranu
times-of-others = Czasy innych
send-my-times-without-a = Wysyłaj moje czasy bez imienia, aby je porównywać
also-send-the-seconds-between = Wysyłaj też sekundy między cyframi, aby sprawdzić, jak trudna jest każda technika
what-is-kept = Co jest przechowywane
forget-what-this-device-sent = Usuń to, co wysłało to urządzenie
paste-a-puzzle = Wklej łamigłówkę
a-link-or-a-text = Link lub tekst z łamigłówką: z tej strony, z f-puzzles, SudokuPad, SudokuMaker lub Penpa+.
this-text-shows = Ten tekst podaje
all-dots = wszystkie kropki
some-dots = niektóre kropki
all-white-dots = wszystkie białe kropki
all-black-dots = wszystkie czarne kropki
cancel = Anuluj
open = Otwórz
ways-to-a-board-of = Jak zrobić własną planszę
make-your-own-place-digits = <a href="/make"><b>Ułóż własną</b> <span class="soft">Ustaw cyfry i kropki na pustej planszy.</span></a>
change-this-one = Zmień tę
a-copy-of-the-puzzle = Kopia łamigłówki z planszy.
paste-a-puzzle-from-a = <b>Wklej łamigłówkę</b> <span class="soft">Z linku lub tekstu.</span>
open-in-sudokupad = Otwórz w SudokuPad
the-puzzle-on-the-board = Łamigłówka z planszy w innym programie.
this-one = Tylko ta
and-1-more = i jeszcze 1
and-3-more = i jeszcze 3
and-11-more = i jeszcze 11
on-a-page = Na stronie
with = Dołącz
what-i-have-filled-in = To, co już jest wpisane
solutions-on-their-own-page = Rozwiązania, na osobnej stronie
fill-the-board-so-that = Wypełnij planszę tak, aby w każdym wierszu, w każdej kolumnie i w każdym obwiedzionym bloku każda cyfra występowała dokładnie raz.
drawing-of-a-white-dot = 4 i 5, biała kropka
a-white-dot-joins-consecutive = <span><b>Biała kropka</b> łączy kolejne cyfry. Obok 4 jest to 3 lub 5.</span>
drawing-of-a-black-dot = 3 i 6, czarna kropka
a-black-dot-joins-a = <span><b>Czarna kropka</b> łączy cyfrę z jej dwukrotnością. Cyfry 5, 7 i 9 nigdy przy niej nie stoją.</span>
drawing-of-no-dot = 2 i 7, brak kropki
no-dot-means-neither-next = <span><b>Brak kropki</b> znaczy: ani jedno, ani drugie. Obok 2, jeśli nie ma kropki, nie stoi 1, 3 ani 4.</span>
drawing-of-one-and-two = 1 i 2, czarna kropka
one-and-two-are-both = <span><b>1 i 2</b> spełniają oba warunki: może je łączyć kropka biała lub czarna, ale zawsze jakaś jest.</span>
below-some-boards-stands-not = Pod niektórymi planszami widnieje <b>nie wszystkie kropki</b>. Tam brak kropki nic nie mówi. Pod innymi widnieje, że są wszystkie kropki jednego koloru. Tam brak kropki znaczy tylko tyle, że ten kolor nie pasuje.
show-me-step-by-step = Pokaż krok po kroku
learn-the-techniques = Poznaj techniki
keys = Klawisze
enter-with-the-current-tool = wpisuje bieżącym narzędziem; drugi raz – usuwa
digit-corner-centre-colour-space = cyfra, róg, środek, kolor; <kbd>Spacja</kbd> przełącza po kolei
keys-shift = <kbd>Shift</kbd> <kbd>Ctrl</kbd> <kbd>Ctrl</kbd>+<kbd>Shift</kbd>
with-a-digit-corner-centre = z cyfrą: róg, środek, kolor, jeden raz
move-with-shift-or-ctrl = ruch po planszy; z <kbd>Shift</kbd> lub <kbd>Ctrl</kbd> zaznacza więcej pól
keys-select = <kbd>Ctrl</kbd>+<kbd>A</kbd> <kbd>I</kbd>
select-all-invert-esc-none = zaznacz wszystko, odwróć zaznaczenie; <kbd>Esc</kbd> – nic; dwukrotne kliknięcie: wszystkie takie same
delete = Delete
digit-then-centre-corner-and = cyfra, potem notatki pośrodku, w rogu i kolor
keys-undo = <kbd>Ctrl</kbd>+<kbd>Z</kbd> <kbd>Y</kbd>
undo-redo-u-or-a = cofnij, ponów; <kbd>U</kbd> lub długie naciśnięcie „Cofnij”: powrót do chwili przed pierwszym błędem
try-from-here-keep-what = próba od tego miejsca; zachowaj ją, odrzuć ją; <kbd>P</kbd> lub długie naciśnięcie „Spróbuj”: powrót do początku ostatniej próby
turn-corner-marks-into-centre = zamień notatki w rogu na notatki pośrodku
with-digits-first-enter-the = gdy najpierw wybiera się cyfrę: wpisz wybraną cyfrę
hint-the-next-step-in = podpowiedź: następny krok, słowami i na planszy
a-hint-for-the-selected = podpowiedź dla wybranego pola
just-a-digit-why-the = sama cyfra; dlaczego w polu jest ta cyfra albo jakie dane ją wymuszają
read-out-the-row-the = odczytaj wiersz, kolumnę, blok, czego brakuje, pole
two-games-have-this-name = Tę nazwę noszą dwie gry. Druga to <a href="/dots">gra w kropki</a> znana z kartki papieru.
leave = Wyjdź
how-to-play = Jak grać
back-to-my-puzzle = Wróć do mojej łamigłówki
# the name of a key
enter-key = Enter
next = Dalej
# the size of marks in a cell
marks-medium = Średnie

## web/embed.html

open-in-kropki = Otwórz w Kropkach
