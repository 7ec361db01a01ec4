### Warsztat: układanie własnej łamigłówki.

## web/make/index.html

make-a-kropki = Ułóż Kropki
make-your-own-kropki-sudoku = Ułóż własne Kropki Sudoku: wstawiaj cyfry i kropki, a po każdej zmianie zobacz, ile rozwiązań ma plansza i jak jest trudna.
boards = Plansze
drafts = Szkice
text = Tekst
help = Pomoc
workshop = Warsztat
ask-again = Zapytaj ponownie
let-missing-dots-mean-nothing = Niech brak kropki nic nie znaczy
a-tap-puts = Dotknięcie wstawia
a-digit-that-is-no = Cyfra, która nie należy do danych
tool-entry = Wpis
mark = Notatka
white = Biała
black = Czarna
erase-dot = Usuń kropkę
dots-from-digits = Kropki według cyfr
clear-entries = Wymaż wpisane
play-it = Zagraj
publish = Opublikuj
missing-dots-mean = Brak kropki znaczy:
dots-mean-nothing = nic
not-consecutive-not-double = ani kolejne, ani dwukrotność
not-consecutive = nie kolejne
not-double = nie dwukrotność
show = Pokaż:
only-the-board = tylko planszę
the-verdict = werdykt
what-is-possible = co jest możliwe
certain-digits = pewne cyfry
where-techniques-stall = dokąd prowadzą techniki
symmetry = Symetria:
finish-it-for-me = Dokończ za mnie
turn-and-exchange = Obróć i zamień
how-it-is-solved = Jak to rozwiązać
neighbours = Sąsiednie plansze
which-clues-these-are = Które to dane
why-there-is-no-solution = Dlaczego nie ma rozwiązania
what-would-make-it-unique = Co da jedno rozwiązanie?
what-could-go = Co można usunąć?
new-board = Nowa plansza
the-board-that-is-open = Plansza, która jest otwarta, zostaje w twoich szkicach. Na nowej planszy brak kropki nic nie znaczy, dopóki nie wybierzesz inaczej.
rules-and-keys = Zasady i klawisze
every-row-and-every-column = W każdym wierszu i w każdej kolumnie każda cyfra występuje dokładnie raz, a jeśli plansza ma bloki, także w każdym obwiedzionym bloku. <b>Biała kropka</b> łączy kolejne cyfry. <b>Czarna kropka</b> łączy cyfrę z jej dwukrotnością. Między 1 i 2 może być każda z nich.
a-missing-dot-means-what = Brak kropki znaczy to, co wybierzesz przy <b>Brak kropki znaczy</b>. Każda opublikowana strona o tym mówi.
a-puzzle-that-you-publish = Łamigłówka, którą <b>publikujesz</b>, musi mieć dokładnie jedno rozwiązanie. Dostaje własną stronę. Znajdzie ją tylko ten, kto ma link. <a href="/privacy.html#publish">Co jest przechowywane</a>
with-show-what-is-possible = Przy <b>Pokaż: co jest możliwe</b> cyfra jest tym bledsza, im mniej rozwiązań ją ma. Duża pochylona cyfra jest jedyną możliwą.
move-with-shift-turn-the = ruch po planszy; z <kbd>Shift</kbd> zmienia kropkę po tej stronie: biała, czarna, żadna
digits-on-keys = cyfry
put-with-the-current-tool = wstawia bieżącym narzędziem; <kbd>0</kbd> lub <kbd>Delete</kbd> usuwa
shift-ctrl = <kbd>Shift</kbd> <kbd>Ctrl</kbd>
with-a-digit-mark-in = z cyfrą: notatka w rogu, pośrodku; oba razem: kolor
digit-entry-mark-colour = cyfra, wpisywanie, notatka, kolor
draw-white-dots-black-dots = rysuj białe kropki, czarne kropki, usuwaj kropki
undo-redo = cofnij, ponów
learn-the-techniques-play-where = <a href="/learn">Poznaj techniki</a> · <a href="/">Graj</a>, tam są też ustawienia i motywy
drafts-on-this-device = Szkice na tym urządzeniu
name-of-this-draft = Nazwa tego szkicu
go-on-in-a-branch = Dalej w nowej wersji
make-a-collection = Utwórz zbiór
none-yet-a-draft-is = Jeszcze żadnych. Szkic powstaje z pierwszą cyfrą lub kropką.
published = Opublikowane
the-board-as-text = Plansza jako tekst
ken-or-a-link-of = KEN albo link z tej strony, z f-puzzles, SudokuPad, SudokuMaker lub Penpa+
ken-alone-means-that-all = Sam KEN znaczy, że narysowane są wszystkie kropki. Jeśli brak kropki znaczy coś innego, tekstem planszy jest link, który o tym mówi.
put-it-on-the-board = Przenieś na planszę

## make/collection-panel.js

puzzles-one-a-line = Łamigłówki, po jednej w linijce: KEN lub link, a za nim, jeśli chcesz, tytuł
add-this-board = Dodaj tę planszę
add-favourites = Dodaj ulubione
add-what-i-gave-up = Dodaj porzucone
add-what-i-published = Dodaj opublikowane przeze mnie
puzzles-are-copied = Łamigłówki są kopiowane: jeśli jakąś później poprawisz, popraw ją i tutaj.
there-is-nothing-to-add = Nie ma czego dodać.

## make/copy-paste.js

is-copied = Skopiowano.
copy-the-marked-text = Skopiuj zaznaczony tekst.

## make/draft-list.js

take-it-back = Przywróć
change = Zmień

## make/finish-panel.js

digits-and-dots-stay = Twoje cyfry i kropki zostają; „moje, dowolnego koloru” pozwala zmienić kolory twoich kropek.
break-in-in-box = Początek w bloku
symmetry-of-the-givens = Symetria cyfr startowych
dots-symmetric-too = Kropki też symetrycznie
white-dots-only = Tylko białe kropki
find-three = Znajdź trzy
stopped = Zatrzymano.
dots-only-inside-a-shape = Kropki tylko wewnątrz kształtu
mark-cells-for-dots = Zaznacz pola. Nowe kropki łączą wtedy dwa zaznaczone pola. Twoje własne kropki zostają.
no-dot-here = Tu bez kropki
mark-where-cells-meet = Zaznacz miejsca, w których stykają się dwa pola. W żadnej propozycji nie będzie tam kropki.
stop = Zatrzymaj
searching = Szukam…
find-others = Znajdź inne
take-it = Weź tę
keep-its-digits = Zachowaj jej cyfry
keep-its-dots = Zachowaj jej kropki
clues-by-name = Dane według nazw
press-kept-clues = Naciśnij te dane, które mają zostać. Dotknięcie na obrazku robi to samo.
nothing-is-kept = Nic nie zostaje zachowane.
proposal-is-on-the-board = Propozycja jest na planszy.

## make/main.js

clear = Wyczyść
draft-changed-in-another-tab = Ten szkic zmienił się w innej karcie. Tutaj pracujesz dalej na kopii.
browser-cannot-store-more = Ta przeglądarka nie może więcej przechować. Zanim wyjdziesz, skopiuj tekst planszy.
every-cell-is-given = W każdym polu jest cyfra startowa.
there-is-no-dot-to = Nie ma tu kropki do usunięcia.
undone = Cofnięto.
redone = Ponowiono.
missing-dots-mean-nothing = Teraz brak kropki nic nie znaczy.
no-entry-is-left = Wszystkie wpisane cyfry są wymazane.
dots-follow-the-digits = Kropki odpowiadają cyfrom.
no-dot-has-changed = Żadna kropka się nie zmieniła. Ten przycisk ustawia kropki między sąsiednimi polami, w których są cyfry.

## make/neighbours-panel.js

want = Chcę
find = Znajdź
looking = Szukam…
symmetric-ones-come-first = Najpierw te, które zachowują wybraną symetrię.
you-go-on-in-a-branch = Pracujesz dalej w nowej wersji.

## make/publish-panel.js

it-is-listed-nowhere = Nie ma jej na żadnej liście i zostaje, dopóki jej nie wycofasz.
change-what-is-published = Zmień publikację
title = Tytuł
author-if-you-like = Autor, jeśli chcesz
note-if-you-like = Notka, jeśli chcesz
save = Zapisz
withdraw = Wycofaj
words-and-clues-can-change = Możesz zmienić słowa i dane: link zostaje. Jeśli dane się zmienią, strona mówi, którego dnia.
replace-its-puzzle = Zastąp jej łamigłówkę planszą, która jest otwarta
open-it-on-the-board = Otwórz ją na planszy
it-is-the-open-board = To plansza, która jest otwarta: popraw na niej dane, a potem wróć tutaj.
is-published = Opublikowano.
browser-cannot-store-the-secret = Ta przeglądarka nie może przechować tajnego kodu. Skopiuj go teraz.
is-saved = Zapisano.
withdraw-it-forever = Wycofaj na zawsze
link-will-never-work = Ten link już nigdy nie zadziała. Naciśnij jeszcze raz, aby wycofać.
is-withdrawn = Wycofano.
the-link-is-copied = Link jest skopiowany.
secret-is-kept-here = Jest przechowywany w tej przeglądarce i w pliku, który zapisuje strona „Statystyki”.
the-secret-to-change-it = Tajny kod do zmian

## make/turn-and-mirror.js

half-turn-button = Obrót o 180°
left-and-right-button = Odbicie lewo–prawo
top-and-bottom-button = Odbicie góra–dół
turn-right = Obrót w prawo
turn-left = Obrót w lewo
main-diagonal-button = Odbicie: główna przekątna
other-diagonal-button = Odbicie: druga przekątna

## make/turn-panel.js

exchange = Zamień
exchange-digit = Zamień
exchange-two-digits = Zamień dwie cyfry
choose-two-different-digits = Wybierz dwie różne cyfry.
neither-is-on-the-board = Na planszy nie ma żadnej z nich.
it-breaks-nothing = Niczego to nie psuje między cyframi.

## make/verdict-panel.js

unfinished = Niedokończona.
nothing-can-go-every-clue = Niczego nie można usunąć: wszystkie dane są potrzebne.
nothing-was-found = Niczego nie znaleziono.

## make/way-panel.js

the-way-to-solve-it = Droga do rozwiązania
next-digit = Następna cyfra
easiest-way-by-digits = Najłatwiejsza droga, cyfra po cyfrze, tak jak prowadzą podpowiedzi w grze.
every-cell-has-its-digit = W każdym polu jest cyfra.
no-technique-leads-further = Żadna technika nie prowadzi dalej.

## Sentences of several modules of the workshop

# a clause: the names of cells or pairs, and how many more there are
some-and-more = { JOIN($names, ", ") } i jeszcze { $more }
# a dot of a colour; $one and $other are cells
edge-is =
    { $colour ->
        [white] Biała kropka
        [black] Czarna kropka
       *[none] Brak kropki
    } między { $one } a { $other }.
# a difficulty
level-rated = { $level }, ocena { $rating }
technique-and-sentence = { $technique }: { $sentence }

## web/make/ideas.js

# buttons: what a board would be without some clues. $images is how many other clues go with it, by its symmetry
without-the-digit =
    { $images ->
        [0] Bez { $digit } w { $cell }
        [one] Bez { $digit } w { $cell } i jej odbicia
       *[other] Bez { $digit } w { $cell } i jej { $images } odbić
    }
without-the-dot =
    { $images ->
        [0] Bez kropki między { $one } a { $other }
        [one] Bez kropki między { $one } a { $other } i jej odbicia
       *[other] Bez kropki między { $one } a { $other } i jej { $images } odbić
    }
without-clues-together =
    { $count ->
        [one] Bez { $count } danej
       *[other] Bez { $count } danych naraz
    }
# what it would be then: a level and a rating
idea-and-level = { $idea }: { $level } { $rating }
idea-without-its-image = { $idea } (bez odbicia)
# clauses: what is left of the solutions with one clue more
unique = jedno rozwiązanie
solutions-left = zostaje { $count }
more-solutions-left = zostaje ponad { $count }
digit-added = { $digit } w { $cell }: { $leaves }
dot-added =
    { $colour ->
        [white] Biała
       *[black] Czarna
    } kropka między { $one } a { $other }{ $images ->
        [0] { "" }
        [one] { " " }z odbiciem
       *[other] { " " }z { $images } odbiciami
    }: { $leaves }
# parts of a list: clues that contradict each other
conflict-digits =
    { $count } { $count ->
        [one] cyfra
        [few] cyfry
       *[other] cyfr
    }
conflict-dots =
    { $count } { $count ->
        [one] kropka
        [few] kropki
       *[other] kropek
    }
conflict-gaps =
    { $count } { $count ->
        [one] miejsce bez kropki
        [few] miejsca bez kropki
       *[other] miejsc bez kropki
    }
marked-on-the-board = { JOIN($parts, ", ") }, zaznaczone na planszy.
# $clues is one of the two below, or the message above
contradiction-of = Sprzeczność: { $clues }
contradiction-is-among = Sprzeczność jest wśród tych danych: { $clues }
clues-listed = { JOIN($parts, "; ") }.
the-digits-in =
    { COUNT($cells) ->
        [one] cyfra
       *[other] cyfry
    } w { JOIN($cells, ", ") }
# $pairs are clauses as the one below
the-dots-between =
    { COUNT($pairs) ->
        [one] kropka
       *[other] kropki
    } { JOIN($pairs, ", ") }
no-dot-between-pairs = brak kropki { JOIN($pairs, ", ") }
between-two = między { $one } a { $other }
two-cells = { $one } i { $other }

## web/make/finish-panel.js

finish-title = Dokończ za mnie
most-givens = Cyfr startowych najwyżej
any-of-these = dowolnie
no-symmetry = brak
label-before-a-field = { $label }:
# above the pictures of proposals
tap-to-keep = Dotknij cyfr i kropek na obrazku, aby zachować je na następne szukanie.
tap-to-keep-own-ringed = Twoje dane mają cienką obwódkę. Dotknij cyfr i kropek na obrazku, aby zachować je na następne szukanie.
all-else-is-free = { $stays } Cała reszta jest dowolna, w granicach twoich życzeń.
all-else-is-free-missing-dots-count =
    { $stays } Cała reszta jest dowolna, w granicach twoich życzeń. Brak kropki coś znaczy, więc narysowane są wszystkie { $colour ->
        [white] białe kropki
        [black] czarne kropki
       *[all] kropki
    }: symetria dotyczy tylko cyfr startowych.
no-dot-between-two = Bez kropki między { $one } a { $other }
kept-for-the-next-search = Z tej propozycji zachowane na następne szukanie: { $count }.

## web/make/finish-wishes.js

half-turn = obrót o 180°
left-and-right = lewa i prawa strona
top-and-bottom = góra i dół
quarter-turn = obrót o 90°
main-diagonal = główna przekątna
other-diagonal = druga przekątna
# where new dots may be
dots-anywhere = gdziekolwiek
none-but-mine = tylko moje
mine-of-any-colour = moje, dowolnego koloru
impossible-is-proved = To niemożliwe: udowodniono, że żadna pełna plansza nie ma takich cyfr i kropek.
searching-boards =
    Szukam: { $tried ->
        [one] sprawdzono { $tried } pełną planszę
        [few] sprawdzono { $tried } pełne plansze
       *[other] sprawdzono { $tried } pełnych plansz
    }, znaleziono { $found }…
none-found =
    Nic nie znaleziono: { $tried ->
        [one] sprawdzono { $tried } pełną planszę
        [few] sprawdzono { $tried } pełne plansze
       *[other] sprawdzono { $tried } pełnych plansz
    }.
# $hurdle is the name of a wish, as the server has it
none-found-hurdle =
    Nic nie znaleziono: { $tried ->
        [one] sprawdzono { $tried } pełną planszę
        [few] sprawdzono { $tried } pełne plansze
       *[other] sprawdzono { $tried } pełnych plansz
    }; najczęstsza przeszkoda: { $hurdle }.
none-found-levels =
    Nic nie znaleziono: { $tried ->
        [one] sprawdzono { $tried } pełną planszę
        [few] sprawdzono { $tried } pełne plansze
       *[other] sprawdzono { $tried } pełnych plansz
    }; najczęstsza przeszkoda: { $hurdle } ({ JOIN($levels, ", ") }).
some-found =
    Znaleziono { $found }, { $tried ->
        [one] sprawdzono { $tried } pełną planszę
        [few] sprawdzono { $tried } pełne plansze
       *[other] sprawdzono { $tried } pełnych plansz
    }.
proposal-is =
    { $level }, ocena { $rating }, { $givens } { $givens ->
        [one] cyfra startowa
        [few] cyfry startowe
       *[other] cyfr startowych
    }

## web/make/neighbours-words.js

# what may be wished for; „Chcę” (planszę)
want-harder = trudniejszą
want-easier = łatwiejszą
want-symmetric = bardziej symetryczną
# buttons: boards that are one change away
minimal-without =
    Bez { $count } { $count ->
        [one] danej
       *[other] danych
    }: minimalna
without-clues = Usunięte: { JOIN($clues, ", ") }
with-clues = Dodane: { JOIN($clues, ", ") }
clues-for-clues = Dodane: { JOIN($come, ", ") }; usunięte: { JOIN($gone, ", ") }
clue-is-dot =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka { $one }–{ $other }
clue-is-digit = { $digit } w { $cell }
there-is-no-neighbour =
    Nie ma żadnej: { $tried ->
        [one] sprawdzono { $tried } zmianę
        [few] sprawdzono { $tried } zmiany
       *[other] sprawdzono { $tried } zmian
    }.
no-neighbour-was-found =
    Żadnej nie znaleziono: { $tried ->
        [one] sprawdzono { $tried } zmianę
        [few] sprawdzono { $tried } zmiany
       *[other] sprawdzono { $tried } zmian
    }.
neighbours-found =
    Znaleziono { $count }, { $tried ->
        [one] sprawdzono { $tried } zmianę
        [few] sprawdzono { $tried } zmiany
       *[other] sprawdzono { $tried } zmian
    }.
some-neighbours-found =
    Znaleziono { $count }, { $tried ->
        [one] sprawdzono { $tried } zmianę
        [few] sprawdzono { $tried } zmiany
       *[other] sprawdzono { $tried } zmian
    }; może być ich więcej.

## web/make/neighbours-panel.js

what-neighbours-are = Każda ma dokładnie jedno rozwiązanie. Dotknięcie otwiera ją jako nową wersję: twój szkic zostaje, jaki jest. Gruba obwódka oznacza to, co dochodzi, a cienka miejsce po tym, co znika.

## web/make/main.js

no-puzzle-in-this-link = W tym linku nie ma łamigłówki: { $why }.
cell-has-a-clue = W { $cell } jest cyfra startowa.
# by symmetry; $more is what was said besides
changed-with-it = Zmieniono także: { JOIN($cells, ", ") }. { $more }

## web/make/copy-paste.js, collection-panel.js, draft-list.js, drafts.js, publish-panel.js

# "stays": "It is listed nowhere, and stays until you withdraw it."
collection-is-seen = Każdy, kto ma link, widzi łamigłówki w tej kolejności i twoje słowa. { $copied } { $stays }
too-many-puzzles = łamigłówek jest { $count }, a może ich być najwyżej { $most }
in-line = w linijce { $number }: { $why }
draft-is-removed = Usunięto „{ $name }”.
draft-line = { $name }, { $size } × { $size }, { $date }
draft-line-open = { $name }, { $size } × { $size }, { $date }, teraz otwarta
draft-line-no-boxes = { $name }, { $size } × { $size }, bez bloków, { $date }
draft-line-no-boxes-open = { $name }, { $size } × { $size }, bez bloków, { $date }, teraz otwarta
draft-copy = { $name } (kopia)
publication-is-seen = Każdy, kto ma link, widzi łamigłówkę, jej zasady i twoje słowa. { $stays } Brak kropki znaczy: { $rule }.
board-is-not-unique = Ta plansza nie ma dokładnie jednego rozwiązania.
# after a link, "Open it on the board"
to-correct-a-clue = aby poprawić dane.
publication-is-gone = Publikacji już nie ma: { $why }.

## web/make/turn-and-mirror.js

lacks-digits =
    { COUNT($cells) ->
        [one] Do symetrii brakuje jeszcze cyfry w { JOIN($cells, ", ") }.
       *[other] Do symetrii brakuje jeszcze cyfr w { JOIN($cells, ", ") }.
    }
lacks-more-digits =
    Do symetrii brakuje jeszcze cyfr w { JOIN($cells, ", ") } i w { $more } { $more ->
        [one] innym polu
       *[other] innych polach
    }.

## web/make/turn-panel.js

move-is-done = { $move }: gotowe.
exchange-with = z
digits-are-exchanged = Zamieniono { $one } z { $other }.
# $pairs are clauses: "r1c1 and r1c2"
it-breaks-between = Psuje to, co jest między { JOIN($pairs, ", ") }.
it-breaks-between-and-more =
    Psuje to, co jest między { JOIN($pairs, ", ") } i w { $more } { $more ->
        [one] innym miejscu
       *[other] innych miejscach
    }.
dots-touch-empty-cells =
    { $breaks } { $count } { $count ->
        [one] kropka leży
        [few] kropki leżą
       *[other] kropek leży
    } przy pustym polu: zobacz werdykt.

## web/make/verdict-details.js

missing-dots-count = Brak kropki coś znaczy. Dopóki rysujesz kropki, niech nic nie znaczy, albo poproś o dokończenie planszy.
# $cells is a list of cells, or "r1c1, r1c2 and 3 more"
it-opens-at = Zaczyna się w { $cells }.
techniques-stall = Techniki prowadzą do { $placed } z { $count } cyfr i dalej już nie.
it-is-hardest-there = Tam jest najtrudniej, potrzebna technika: { $technique }.
it-is-hardest-with =
    Najtrudniej jest, gdy na planszy { $placed ->
        [one] jest { $placed } cyfra
        [few] są { $placed } cyfry
       *[other] jest { $placed } cyfr
    }. Do { $cells } prowadzi wtedy technika: { $technique }.
equal-in-every-solution = Równe w każdym rozwiązaniu: { $pairs }.

## web/make/verdict-panel.js

ways-on = Narysuj kropki; albo niech ich brak nic nie znaczy, dopóki ich nie narysujesz; albo poproś o dokończenie planszy.
publish-wait = Do publikacji plansza musi mieć dokładnie jedno rozwiązanie: poczekaj na werdykt.
publish-none = Do publikacji plansza musi mieć dokładnie jedno rozwiązanie: ta nie ma żadnego.
publish-many = Do publikacji plansza musi mieć dokładnie jedno rozwiązanie: ta ma ich kilka.
publish-not-settled = Do publikacji plansza musi mieć dokładnie jedno rozwiązanie: ta może mieć ich kilka.
empty-board-has-dots = Brak kropki coś znaczy, a na każdej wypełnionej planszy { $size } × { $size } są kropki.

## web/make/verdict.js

verdict-alone = { CAPITAL($verdict) }
with-what-is-entered = Z tym, co jest wpisane, { $verdict }
# clauses of the two above
entered-one = jest jedno rozwiązanie.
entered-none = nie ma rozwiązania.
entered-not-settled = nie wiadomo: liczenie rozwiązań trwa zbyt długo.
entered-count = rozwiązań jest { $count }.
entered-about = rozwiązań jest około { $count }.
entered-more-than = rozwiązań jest ponad { $count }.
millions = { $number } mln
billions = { $number } mld
trillions = { $number } bln
level-rated-line = { $level }, ocena { $rating }.
level-rated-needs = { $level }, ocena { $rating }; potrzebna technika: { $technique }.
more-has-to-wait = Więcej o tej planszy trochę później: { $why }. Strona zapyta sama.
no-more-about-this-board = Więcej o tej planszy nie wiadomo: { $why }.
verdict-needs-the-server = Do werdyktu potrzebny jest serwer, a nie można się z nim połączyć. Plansza i szkice działają bez niego.
no-verdict = Nie ma werdyktu: { $why }.

## web/make/way-panel.js

technique-times = { $technique } ({ $count })
all-techniques = Wszystkie techniki: { JOIN($techniques, ", ") }.
way-cell-is = W { $cell } jest { $digit }.

# the title of the panel of neighbours
puzzles-one-change-away = Łamigłówki różniące się jedną zmianą

# why full boards gave no puzzle as it is wished: each may stand behind "most often in the way:"
hurdle-level = inny poziom
hurdle-technique = bez tej techniki
hurdle-givens = za dużo cyfr startowych
hurdle-break-in = inny początek
hurdle-alike = zbyt podobna do innej propozycji
hurdle-budget = za dużo pracy
