### Strona sudoku wokół planszy: początek, okna, łamigłówka dnia, spisy łamigłówek, próby.

## web/sudoku/main.js

paused = Przerwa
paused-board-is-hidden = Przerwa: plansza jest zasłonięta.
go-on = Graj dalej
# digit first: a digit for the cells that are pressed next
digit-is-chosen = Wybrana cyfra: { $digit }
no-digit-is-chosen = Żadna cyfra nie jest wybrana

## web/sudoku/menus.js

cannot-be-loaded = Nie można tego wczytać. Wczytaj stronę ponownie i spróbuj jeszcze raz.
next-puzzle = Następna łamigłówka
# buttons: the daily puzzle of another level, of today or of an older day
todays-level =
    Dzisiejsze { $level ->
        [easy] łatwe
        [medium] średnie
        [hard] trudne
        [expert] eksperckie
       *[extreme] ekstremalne
    }
level-of-that-day =
    { $level ->
        [easy] Łatwe
        [medium] Średnie
        [hard] Trudne
        [expert] Eksperckie
       *[extreme] Ekstremalne
    } z tego dnia
the-day-before = Dzień wcześniej
show-me-how = Pokaż, jak grać
no = Nie
new-to-kropki = Pierwszy raz?

## web/sudoku/opening.js

puzzle-on-its-way = Łamigłówka zaraz się pojawi.
no-new-puzzle = Nie ma nowej łamigłówki: { $why }.
# $levels: puzzles that can be played without a connection
no-new-puzzle-but-kept = Nie ma nowej łamigłówki: { $why }. Na tym urządzeniu czekają: { JOIN($levels, ", ") }.
puzzle-kept-for-that = { CAPITAL($why) }. Oto łamigłówka, którą to urządzenie trzyma na taką okazję.
no-daily-puzzle = Nie ma łamigłówki dnia: { $why }.
link-cannot-be-read = Nie można odczytać łamigłówki z tego linku: { $why }.
link-cannot-be-read-another = Nie można odczytać łamigłówki z tego linku: { $why }. Oto inna.
server-is-warming-up = Serwer dopiero się rozgrzewa. Łamigłówka będzie za chwilę.

## web/sudoku/puzzles.js

none-yet = Jeszcze nic.
favourites = Ulubione
left-for-a-week = Nieruszane od tygodnia lub dłużej
collections = Zbiory
a-favourite-no-longer = Usuń z ulubionych
make-it-a-favourite = Dodaj do ulubionych
# for screen readers: buttons of the puzzle called $name
favourite-called = Ulubiona: { $name }
remove = Usuń
remove-called = Usuń: { $name }
play-again = Zagraj ponownie
play-again-called = Zagraj ponownie: { $name }
on-the-board = na planszy
daily-of-date = łamigłówka dnia, { $date }
# how much is filled, the time it took, and when it was played last
part-time-and-date = { $percent }%, { $time } · { $date }
time-and-date = { $time } · { $date }

## web/sudoku/share-sheet.js

share-this-puzzle = Udostępnij tę łamigłówkę
copy-the-link = Kopiuj link
qr-code-of-this-puzzle = Kod QR z linkiem do tej łamigłówki
save-a-picture = Zapisz obrazek
put-it-on-a-page = Umieść na swojej stronie
works-with-kept-puzzles = To działa z łamigłówkami, które serwer przechowuje. Tej nie przechowuje.
code-for-another-page = Kod na inną stronę

## web/sudoku/trial.js

# buttons of a trial: digits that may be wrong
keep = Zachowaj
drop = Odrzuć
keep-what-was-tried = Zachowaj wypróbowane cyfry (K)
back-to-the-trial = Wróć do początku próby (J)
kept-and-how-back = Zachowano. Długie naciśnięcie „Spróbuj” przywraca początek próby.
trial = Próba
trial-in-trials = Próba { $depth }

## web/sudoku/home.js

half-done = Niedokończone

## web/sudoku/daily.js

# beside the days in a row: how long today's puzzle still is
row-and-time-left = { $row }, zostało { $left }
solved-today = Rozwiązane dzisiaj
save-a-calendar-file = Zapisz plik kalendarza
saved-open-with-calendar = Zapisano. Otwórz plik w swoim kalendarzu.
# before a field with an hour
each-day-at = Codziennie o
remind-me = Przypomnij mi
notifications-are-blocked = Przeglądarka blokuje powiadomienia z tej strony.
notify-me = Powiadamiaj mnie o nowej łamigłówce, gdy ta strona lub zainstalowana aplikacja jest otwarta. Poza tym nic nie jest do ciebie wysyłane.
solved-in = Rozwiązane w czasie { $time }
filled-so-far = Wypełnione: { $percent }%, { $time }
not-begun = Nierozpoczęte
todays-needs-network = Obrazek pojawi się, gdy będzie sieć.
play-daily = Zagraj
today-level = Dzisiaj: { $level }
look-at-it = Obejrzyj

## web/sudoku/dialogs.js

sudokupad-needs-network = SudokuPad wymaga połączenia z siecią.
forgotten-times =
    Usunięto { $count } { $count ->
        [one] czas
        [few] czasy
       *[other] czasów
    }.
nothing-kept-of-this-device = Serwer nie przechowuje niczego z tego urządzenia.
nothing-forgotten-yet = Jeszcze niczego nie usunięto: { $why }.
statistics-cannot-be-loaded = Nie można wczytać statystyk. Wczytaj stronę ponownie i spróbuj jeszcze raz.
candidates-are-filled-in = Wpisano możliwe cyfry. Twoje własne notatki się nie zmieniły.
cannot-be-read = Nie można tego odczytać: { $why }.
some-are-printed = Do wydruku jest { $done } z { $count }: pozostałe wymagają połączenia z siecią.
sender-says-be-faster = Czas nadawcy: { $time }. Pobij go!
races-cannot-be-loaded = Nie można wczytać wyścigów. Wczytaj stronę ponownie i spróbuj jeszcze raz.

## web/sudoku/credit.js

your-board = Twoja plansza
back-to-the-workshop = Wróć do warsztatu
back-to-its-page = Wróć na jej stronę

## web/sudoku/aside.js

about-puzzle-and-today = O tej łamigłówce i o dzisiejszej
cells-filled = Wypełnione pola
this-puzzle-needs = Potrzebne techniki
today = Dzisiaj
cells-are-filled = Wypełnione pola: { $done } z { $count }

## web/sudoku/by-technique.js

any-technique = Dowolna technika
what-a-rating-is = Ocena to trudność najtrudniejszej potrzebnej techniki, od 1 do 7. Gdy coś tu wybierzesz, poziom powyżej się nie liczy.
by-technique-or-rating = Według techniki lub oceny
# before fields: "Needs [technique]", "Rating from [1] to [7]"
needs = Technika
rating-from = Ocena od
rating-to = do
# on which boards a technique is found that is rare on others
technique-elsewhere =
    { $technique } ({ $size } × { $size }, { $dots ->
        [every] wszystkie kropki
       *[some] niektóre kropki
    })
technique-hardly-ever = { $technique } (prawie nigdy)

## web/sudoku/puzzle/api.js

# a clause, as all reasons of this kind are: "No hint: the server cannot be reached."
server-cannot-be-reached = nie można połączyć się z serwerem
