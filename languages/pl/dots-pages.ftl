### Strony gry w kropki, zanim ruszy skrypt.
###
### W cudzysłowach „…”, bo niektóre teksty stoją w atrybutach HTML.

## web/dots/index.html

dots-title = Gra w kropki: druga gra o tej nazwie
dots-the-pen-and-paper = Gra w kropki, znana z kartki papieru: otaczaj kropki przeciwnika. Graj we dwoje przy jednej planszy albo z komputerem.
kropki-is-also-the-name = Kropki to także nazwa pewnego <a href="/">sudoku</a>.
games-and-choices = Gry i opcje
play-a-friend = Graj ze znajomym
keep-or-open-a-game = Zachowaj lub otwórz grę
lessons = Lekcje
look-at-played-games = Obejrzyj rozegrane gry
this-game = Ta gra
captured = Zdobyte
blue = Niebieski
red = Czerwony
you-and-the-computer-put = Ty i komputer stawiacie kropki na przemian. Zamknij okrążenie ze swoich kropek wokół kropek przeciwnika, a je zdobędziesz.
i-know-the-game = Znam tę grę
rings = Okrążenia
look-at-this-game = Obejrzyj tę grę
why-dots-were-lost = Dlaczego kropki przepadły
stop-ends-the-game = STOP
resign = Poddaj się
larger = Przybliż
smaller = Oddal
new-game = Nowa gra
against-whom = Przeciwnik
the-computer = Komputer
two-at-one-board = Ktoś przy tej samej planszy
strength = Siła
you-are = Grasz jako
blue-who-begins = Niebieski, który zaczyna
a-friend-by-a-link = <a href="/dots/game">Znajomy, przez link</a> <a href="/dots/game#lobby-title">Ktoś, kto czeka</a>
there-is-no-connection-the = Nie ma połączenia. Na tym urządzeniu komputer może grać z siłą od 1 do 9. Zamiast wyższej gra tymczasem z siłą 9.
clock = Zegar
seconds-a-move = Sekund na ruch
minutes-in-reserve = Minut w zapasie
dots-each = Kropek dla każdego
no-limit = bez ograniczeń
no-target = brak
columns = Kolumny
rows = Wiersze
start-empty = Pusta
a-cross = Krzyż
two-crosses = Dwa krzyże
three-crosses = Trzy krzyże
four-crosses = Cztery krzyże
four-crosses-at-random = Cztery krzyże, losowo
free-dots-of-blue = Dodatkowe kropki niebieskiego
none = Brak
first-to-captures = Gra do (zdobytych kropek)
or-a-lead-of = Albo do przewagi
play-the-computer-for-a = Graj z komputerem o ranking
if-you-begin-you-give = Jeśli zaczniesz, gra z planszy przepada.
begin = Zacznij
two-players-put-dots-on = Dwaj gracze na przemian stawiają kropki na przecięciach linii. Wygrywa ten, kto na końcu ma więcej zdobytych kropek.
the-rule-sets = Zestawy zasad
a-shorter-game-a-more = Krótsza gra, bardziej wyrównana gra
by-any-rules-you-can = Według każdych zasad można grać do określonej liczby zdobytych kropek: kto pierwszy tyle ma, od razu wygrywa. Niebieski może mieć do dziewięciu dodatkowych kropek, które są na planszy przed pierwszym ruchem. Słabszy gracz niech więc gra niebieskimi.
where-closing-is-a-choice = Gdzie zamykasz, kiedy chcesz
choose-an-enemy-dot-and = Wybierz kropkę przeciwnika, a z twoim ruchem zamknie się najciaśniejsze okrążenie wokół niej; wybierz ją jeszcze raz, a się nie zamknie. Albo wybierz po kolei kropki okrążenia, a na końcu znów pierwszą: luki między nimi wypełni twój najkrótszy łańcuch. Jedno i drugie przed postawieniem kropki, albo po nim, jeśli ta kropka może coś zdobyć. Okrążenie widać, zanim się zamknie.
keys-on-the-board = Klawisze na planszy
move-home-end-the-row = ruch po planszy; <kbd>Home</kbd> <kbd>End</kbd> wiersz, <kbd>Page Up</kbd> <kbd>Page Down</kbd> pięć wierszy
enter-space = <kbd>Enter</kbd> <kbd>Spacja</kbd>
put-a-dot-on-a = postaw kropkę; na kropce: wybierz okrążenie
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = zakończ ruch; nie rysuj okrążenia
say-the-score-and-whose = odczytaj wynik i czyj jest ruch; przejdź do ostatniego ruchu
either-gives-a-hint = każdy z nich daje podpowiedź
key-undo = cofnij
larger-smaller-two-fingers-do = przybliż, oddal; dwa palce robią to samo
where-points-are-closer-than = Gdzie przecięcia leżą bliżej siebie niż palec, pierwsze dotknięcie celuje. Drugie stawia kropkę: na tym samym przecięciu albo na dowolnym w powiększeniu.
the-game-in-two-minutes = Gra w dwie minuty
save-this-game = Zapisz tę grę
copy-it-as-text = Kopiuj jako tekst
open-a-file = Otwórz plik
this-game-as-text-sgf = Ta gra jako tekst (SGF). Aby otworzyć inną, wklej tutaj jej tekst lub link.
open-this-text = Otwórz ten tekst

## web/dots/game/index.html

dots-with-a-friend = Gra w kropki ze znajomym
play-dots-the-pen-and = Graj ze znajomym w kropki, znane z kartki papieru: wyślij link i grajcie na żywo albo ruch po ruchu przez wiele dni.
against-the-computer-the-sudoku = <a href="/dots">Z komputerem</a> · <a href="/">Sudoku</a>
games = Gry
play-dots-with-somebody = Zagraj z kimś w kropki
choose-a-board-and-send = Wybierz planszę i wyślij znajomemu link<span id="or-listed">, możesz też poczekać tu na kogoś</span>. Grajcie za jednym posiedzeniem albo po ruchu od czasu do czasu. Konto nie jest potrzebne.
to-the-lobby = Do poczekalni
unfinished-games-on-this-device = Niedokończone gry na tym urządzeniu
time = Czas
blue-or-red-by-chance = Niebieski lub czerwony, losowo
anyone-may-join-with-the = Z linkiem może dołączyć każdy: gra ten, kto otworzy go pierwszy
for-the-lobby-anybody-here = Do poczekalni: może dołączyć każdy, kto tu jest, albo komputer
whoever-joins = Kto dołączy
rated-the-result-counts-for = Gra rankingowa: wynik liczy się do rankingów obu graczy
you-look-for = Szukasz
anybody = Kogokolwiek
a-beginner = Kogoś, kto zaczyna
somebody-who-knows-the-tactics = Kogoś, kto zna taktykę
a-strong-player = Silnego gracza
anybody-may-join = Może dołączyć każdy
the-lobby = Poczekalnia
looking-for-games-that-wait = Szukam gier, które czekają.
games-that-wait = Gry, które czekają
played-now-you-may-watch = Toczą się teraz: możesz popatrzeć
games-to-watch = Gry do oglądania
your-name-in-the-lobby = Twoje imię w poczekalni
you-need-none = nie jest konieczne
others-may-watch-my-games = Inni mogą oglądać moje gry, a później je znaleźć, jeśli drugi gracz też się zgadza
forget-my-name = Usuń moje imię i plakietkę
ratings = Rankingi
in-a-rated-game-both = W grze rankingowej obaj gracze zgodzili się, że wynik się liczy. Ranking mówi, jak silny jest gracz. Każdy zaczyna od 1500. Kto ma ranking o 200 wyższy, wygrywa mniej więcej trzy gry z czterech.
the-number-behind-says-how = Liczba po znaku ± mówi, jak niepewny jest ranking. Znak zapytania stoi przy rankingu ze zbyt małej liczby gier. Dla każdego zestawu zasad i każdego tempa masz osobny ranking.
a-rated-game-has-a = Gra rankingowa ma czas w sekundach na każdy ruch, zestaw zasad bez opcji i żadnych dodatkowych kropek. Plansza ma co najmniej 10 × 10 przecięć. Gracze korzystają z różnych sieci. Wynik się liczy, jeśli obaj postawili kropkę. W jednym dniu liczy się najwyżej pięć gier z tym samym graczem. Aby zagrać rankingowo z komputerem, zaznacz „Do poczekalni” i wybierz siłę przy „Przeciwnik”. Rankingi komputera nigdy się nie zmieniają. <a href="/privacy.html#ratings" target="_blank">Co jest przechowywane</a>
yours = Twoje
show-me-in-the-table = Pokaż mnie w tabeli, z imieniem i plakietką
forget-my-ratings = Usuń moje rankingi
the-strongest = Najsilniejsi
speed = Tempo
normal = Zwykłe
fast = Szybkie
finished-games-to-look-at = Skończone gry do obejrzenia
these-are-games-of-the = To gry z poczekalni, w których obaj gracze pozwalają innym patrzeć.
player = Gracz
name-or-badge = imię lub plakietka
any = Dowolne
columns-rows = kolumny × wiersze
finished-games = Skończone gry
earlier-games = Wcześniejsze gry
finished-games-on-this-device = Skończone gry na tym urządzeniu
calendar = Kalendarz
claim-the-win = Zgłoś wygraną
take-the-seat = Zagraj
show-a-qr-code = Pokaż kod QR
take-it-out-of-the = Wycofaj z poczekalni
agree = Zgoda
the-next-game = Następna gra
save-the-record = Pobierz zapis gry
say = Powiedz
take-back = Cofnij
offer-draw = Remis?
conversation = Rozmowa
your-line = Twój wpis
send = Wyślij
write-to-each-other = Piszcie do siebie
turn-it-off = Wyłącz
report = Zgłoś
copy-the-link-of-my = Kopiuj link do mojego miejsca
for-a-second-device-of = dla drugiego twojego urządzenia

## web/dots/practice/index.html

lessons-of-dots = Lekcje gry w kropki
find-the-best-move-captures = Znajdź najlepszy ruch: zdobywanie, podwójne ataki, drabinki, obrona, baseny i uziemianie w grze w kropki.
lessons-and-choices = Lekcje i opcje
progress = Postępy
themes = Tematy
play-dots = Graj w kropki
records = Zapisy gier
this-lesson = Ta lekcja
answer = Odpowiedź
todays = Dzisiejsze
all = Wszystkie
capture = Zdobywanie
double-attack = Podwójny atak
ladder = Drabinka
defence = Obrona
pool = Basen
grounding = Uziemienie
by-other-rules = Według innych zasad
no-territory = Bez terytorium
territory = Na terytorium
gorilla = GoRilla
kepung = Kepung
paper = Na kartce
look-ahead = Naprzód o
within-one-dot = 1 kropkę
within-two-dots = 2 kropki
within-three-dots = 3 kropki
within-four-dots = 4 kropki
within-five-dots = 5 kropek
was-tried = Próby
right-at-once = Dobrze od razu
to-do-again = Do powtórzenia
add-a-file = Dodaj plik
a-dot-or-a-few = Kropka albo kilka, które zamykają okrążenie wokół kropek przeciwnika.
one-dot-that-threatens-in = Jedna kropka, która grozi w dwóch miejscach: jedno z nich przeciwnik straci.
a-series-of-threats-each = Ciąg gróźb, a na każdą jest jedna odpowiedź, aż do zdobycia kropek.
the-one-dot-that-keeps = Jedyna kropka, która nie pozwala przeciwnikowi nic zdobyć.
towards-the-end-what-is = Pod koniec gry: co najpierw wypełnić, gdzie najpierw wejść.
a-chain-that-reaches-the = Łańcucha, który prostymi krokami sięga brzegu, nie można zdobyć.
other-rules = Inne zasady
as-in-standard-but-nobody = Jak w zasadach standardowych, ale nikt nie musi zapełniać planszy.
as-in-standard-with-lines = Jak w zasadach standardowych, z liniami między kropkami jednego koloru.
territory-gorilla-paper = Na terytorium, GoRilla, Na kartce
you-choose-which-rings-to = Wybierasz, które okrążenia zamknąć i kiedy. W lekcji chodzi tylko o kropkę: okrążenia, które do niej należą, zamykają się same.
move = ruch po planszy
put-the-dot-there = postaw tam kropkę
answer-again-next = odpowiedź, jeszcze raz, dalej
say-what-is-asked = odczytaj, o co chodzi

## web/dots/records/index.html

records-of-dots = Zapisy gier w kropki
open-step-through-comment-analyse = Otwieraj zapisy gier w kropki, przechodź je ruch po ruchu, komentuj, analizuj, zapisuj i udostępniaj.
records-and-choices = Zapisy i opcje
new-record = Nowy zapis
about-this-game = O tej grze
keep-about-game = Zapisz
what-is-shown = Co pokazywać
this-record = Ten zapis
back-to-the-game = Wróć do gry
game = Gra
move-label = Ruch
steps = Kroki
first-position = Pierwsza pozycja
previous-capture = Poprzednie zdobycie
next-capture = Następne zdobycie
last-position = Ostatnia pozycja
goes-on-with = Dalszy ciąg
analysis = Analiza
time-for-each-move = Czas na każdy ruch
very-short = bardzo krótki
short = krótki
work-medium = średni
long = długi
very-long = bardzo długi
analyse = Analizuj
cancel-analysis = Przerwij
moves-that-are-analysed = Przeanalizowane ruchy
what-a-move-cost-is = Ile kosztował ruch, liczy się na końcu gry. „Traci” i „Zdobywa” dotyczą tylko kilku następnych ruchów.
write-this-into-the-comments = Wpisz to do komentarzy
openings = Otwarcia
show-what-the-opening-book = Pokaż, co wie książka otwarć
moves-and-changes = Ruchy i zmiany
moves = Ruchy
look-at-it-together = Oglądajcie razem
to-the-game = Do gry
comment = Komentarz
edit = Edycja
what-a-tap-on-the = Co robi dotknięcie planszy
changes = Zmiany
move-up = Wyżej
open-a-record = Otwórz zapis
choose-a-file-drop-one = Wybierz plik, upuść go na stronę albo wklej tutaj tekst lub link.
choose-a-file = Wybierz plik
text-or-link = Tekst lub link
standard = Standardowe
territory-strict-borders = Na terytorium, ścisłe granice
paper-long-steps = Na kartce, długie kroki
paper-ground-counts = Na kartce, teren się liczy
paper-early-end = Na kartce, wcześniejszy koniec
date = Data
place = Miejsce
event = Wydarzenie
faults-in-the-file-that = Poprawione błędy w pliku
picture-of-this-position = Obrazek tej pozycji
save-as-svg = Zapisz jako SVG
save-as-png = Zapisz jako PNG
numbers-of-the-moves = Numery ruchów
larger-dots = Większe kropki
in-this-position = W tej pozycji
threats-where-the-next-dot = Groźby: gdzie następna kropka coś zdobędzie
pools-chains-around-open-points = Baseny: łańcuchy wokół wolnych przecięć
dots-linked-to-the-edge = Kropki połączone prostymi krokami z brzegiem
on-the-board-move-on = na planszy: ruch po planszy; na krokach: wstecz i naprzód; na liście: od ruchu do ruchu
on-the-board-use-the = na planszy: użyj tam narzędzia
on-the-board-next-back = na planszy: dalej, wstecz
on-the-board-next-capture = na planszy: następne zdobycie, poprzednie zdobycie
esc = Esc
on-the-board-give-up = na planszy: porzuć okrążenie, które właśnie rysujesz
on-the-board-the-next = na planszy: następny wariant w tym miejscu
on-the-board-say-the = na planszy: odczytaj wynik; przejdź do ostatniej kropki
home-end = <kbd>Home</kbd> <kbd>End</kbd>
on-the-steps-first-and = na krokach: pierwsza i ostatnia pozycja
ctrl-z-y = <kbd>Ctrl</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = na planszy: przybliż, oddal; dwa palce robią to samo

## web/dots/lost.html

dots-nothing-at-this-address = Gra w kropki: pod tym adresem nic nie ma
go-and-play-dots = Zagraj w kropki
play-with-somebody-lessons-the = <a href="/dots/game">Zagraj z kimś</a><a href="/dots/practice">Lekcje</a><a href="/">Sudoku, druga gra o tej nazwie</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Gotowe
# a button: takes a move out of a record
delete-move = Usuń
# the dots with which a game begins
start-position = Początek
# a heading: the board of Dots
dots-board = Plansza
# of lessons
lesson-theme = Temat
