### Strony obok gier, strony tego, co publikują gracze, i podglądy linków na innych stronach.
###
### W niektórych tekstach jest HTML: zachowaj znaczniki i przetłumacz to, co między nimi.

## generator/formats/fpuzzles.py: the rules of a puzzle. $gaps: which dots are all drawn

# three sentences, one after the other: one of the first two, and the other ones
rules-with-boxes = Obowiązują zwykłe zasady sudoku.
rules-without-boxes = W każdym wierszu i w każdej kolumnie każda cyfra występuje dokładnie raz; bloków nie ma.
rules-of-dots = Biała kropka łączy dwie kolejne cyfry. Czarna kropka łączy dwie cyfry, z których jedna jest dwukrotnością drugiej.
rules-of-gaps =
    { $gaps ->
        [negative] Podane są wszystkie kropki: gdzie kropki nie ma, cyfry nie są kolejne i żadna nie jest dwukrotnością drugiej.
        [all-white] Podane są wszystkie białe kropki: gdzie nie ma kropki, cyfry nie są kolejne. Czarne kropki nie są podane wszystkie.
        [all-black] Podane są wszystkie czarne kropki: gdzie nie ma kropki, żadna cyfra nie jest dwukrotnością drugiej. Białe kropki nie są podane wszystkie.
       *[some-dots] Nie wszystkie kropki są podane: gdzie kropki nie ma, nic nie wiadomo.
    }
# clauses: they stand in a list, or begin a sentence
gaps-in-short =
    { $gaps ->
        [negative] brak kropki znaczy: ani jedno, ani drugie
        [all-white] brak kropki znaczy: cyfry nie są kolejne
        [all-black] brak kropki znaczy: żadna cyfra nie jest dwukrotnością drugiej
       *[some-dots] nie wszystkie kropki są pokazane
    }
# $gaps: a clause as above
no-boxes-in-short = bez bloków, { $gaps }

## What a puzzle is called

# "9x9, hard"; "deeper" is what no level reaches
named-by-size-and-level =
    { $size }x{ $size }, { $level ->
        [deeper] poza skalą
       *[other] { -level }
    }
# $boxes: "false" where not each board has boxes: without them it is no sudoku
game-name =
    { $boxes ->
        [false] Kropki
       *[true] Kropki Sudoku
    }
# $name: as above, or "9x9" alone
kropki-sudoku-called = { game-name } { $name }
kropki-sudokus =
    { $count } { $count ->
        [one] łamigłówka
        [few] łamigłówki
       *[other] łamigłówek
    } { game-name }
# $day: a date, "2026-11-20"
kropki-sudoku-of-day = Kropki Sudoku z dnia { $day }, { -level }

## Previews of links: api/routes/sudoku/sharing.py, api/routes/dots/sharing.py

# $gaps: "no dot means neither", above
sudoku-with-dots =
    { $boxes ->
        [false] Wiersze i kolumny z kropkami
       *[true] Sudoku z kropkami
    }: biała łączy kolejne cyfry, czarna cyfrę z jej dwukrotnością; { $gaps }. Zagraj w przeglądarce.
race-in-short = Rozwiążcie tę samą łamigłówkę w tym samym czasie: od dwóch do ośmiu graczy, bez konta i bez podawania imienia.
# $rules: the name of a rule set, which stays as it is
dots-game = Gra w kropki { $width }x{ $height }, { $rules }
# $now: a sentence as below
dots-to-play-or-watch = Gra w kropki, znana z kartki papieru. { $now } Otwórz link, aby zagrać lub popatrzeć.
dots-to-look-at = Gra w kropki, znana z kartki papieru. { $now } Otwórz link, aby obejrzeć ją ruch po ruchu.
dots-after-moves =
    Po { $moves } { $moves ->
        [one] ruchu
       *[other] ruchach
    }: niebieski { $blue }, czerwony { $red }.
# $winner: "B" (blue), "W" (red) or "draw"
dots-game-over =
    { $winner ->
        [B] Wygrał niebieski
        [W] Wygrał czerwony
       *[draw] Remis
    }: niebieski { $blue }, czerwony { $red }.

## Puzzles on other sites: api/routes/sudoku/embeds.py

there-is-no-such-puzzle = Nie ma takiej łamigłówki.
this-puzzle-was-taken-down = Ta łamigłówka została usunięta.
puzzle-cannot-be-had = Łamigłówka jest teraz niedostępna.

## What players publish: api/routes/sudoku/publication_pages.py and collection_pages.py

# $rules: sentences
the-rules = Zasady: { $rules }
# of a collection, after the rules of dots: what is not the same in all its puzzles
what-a-gap-means-is-said-of-each = Co znaczy brak kropki, podano przy każdej łamigłówce.
what-else-holds-is-said-of-each = Pozostałe zasady podano przy każdej łamigłówce.
# words for a picture, to those who do not see it
the-board = Plansza
edit-a-copy = Zmień kopię
# the name of a puzzle that has none
puzzle-number = Łamigłówka { $number }
by-author = autor: { $author }
# $kind: "Kropki Sudoku 9x9, hard", or "5 Kropki Sudokus"
publication-by = { $kind }, autor: { $author }. { $note }
# $day: a date
corrected-clues = Poprawiono dnia { $day }: wcześniej łamigłówka miała inne dane.
corrected-puzzles = Poprawiono dnia { $day }: wcześniej były tu inne łamigłówki.
# $ask: one of the two below
its-maker-wrote-these-words = Te słowa pochodzą od autora, nie od tej strony. { $ask } <a href="/privacy.html#publish">Co jest przechowywane</a>.
to-have-this-page-taken-down = Jeśli chcesz, aby tę stronę usunięto, napisz do osoby, która prowadzi ten serwis.
ask-to-have-it-taken-down = <a href="{ $address }">Poproś o usunięcie tej strony</a>.
page-cannot-be-had = Ta strona jest teraz niedostępna. Spróbuj ponownie za chwilę.
nothing-is-published-here = Nic tu nie opublikowano.
publication-is-withdrawn = Autor wycofał tę publikację.
publication-is-removed = Ta publikacja została stąd usunięta.
# forms of a collection, as links
booklet-as-pdf = Broszura (PDF)
sudokupad-links = Linki do SudokuPad
as-ken = KEN
json-lines = JSON w wierszach

## web/collection/main.js

collected-is-solved = ✓ rozwiązana
play-the-next = Zagraj w następną
solved-on-this-device =
    { $open ->
        [0] Wszystkie rozwiązane na tym urządzeniu.
       *[other] Rozwiązane na tym urządzeniu: { $done } z { $count }.
    }

## web/privacy.html: it says what docs/privacy.md says

kropki-what-the-server-stores = Kropki: co serwer przechowuje o tobie
what-the-server-stores-about = Co serwer przechowuje o tobie
the-server-stores-nothing-that = Serwer nie przechowuje niczego, co mówi, kim jesteś, chyba że to napiszesz. Twoje czasy rozwiązywania przechowuje tylko wtedy, gdy na to pozwolisz albo weźmiesz udział w wyścigu.
the-pages-load-nothing-from = Strony nie wczytują niczego z innych serwerów i nie zapisują plików cookie, z jednym wyjątkiem: gdy wybierzesz język, jeden plik przechowuje ten wybór przez rok. To, w co grasz, co układasz i szkicujesz, zostaje w twojej przeglądarce, z wyjątkiem tego, o czym mówi ta strona. Strony wysyłają twoją planszę lub grę, gdy potrzebna jest podpowiedź, spojrzenie wstecz na grę, sprawdzenie tego, co układasz, albo ruch komputera. Wysyłają też wklejony tekst, bo linki innych stron odczytuje serwer. Nie wysyłają zapisu KEN ani linku tej strony. Niczego z tego serwer nie przechowuje. Jeśli udostępniasz wynik, twój czas jest tylko w linku.
to-limit-requests-the-server = Aby ograniczyć liczbę zapytań, serwer liczy je według adresu IP, ale nie w swojej bazie danych. Jego dziennik notuje przy każdym zapytaniu, kiedy przyszło, z jakiego adresu IP, o co pytało i czy to dostało. Wiersze o czasach, publikowaniu, poczekalni, rankingach, wyścigach i grach z innymi ludźmi nie mają adresu IP. Ma go tylko wiersz, który rozpoczyna grę ze znajomym, a mogą go mieć wiersze o zbyt wielu zapytaniach. Jak długo trzymać dziennik, decyduje operator. Kopie zapasowe mogą dłużej zawierać to, co serwer usunął. Jeśli operator podaje kontakt, znajdziesz go na stronie każdej opublikowanej łamigłówki i pod adresem /.well-known/security.txt.
when-a-puzzle-is-made = Gdy powstaje dla ciebie łamigłówka
so-that-nobody-can-fill = Aby nikt nie mógł zapełnić dysku serwera, ilość tego, co przechowuje on dla jednego adresu IP, jest ograniczona. Żeby to liczyć, zapisuje skrót (hash) twojego adresu przy każdej łamigłówce, którą dla ciebie tworzy lub którą udostępniasz. Tak samo robi przy każdym czasie, który wysyłasz, oraz przy każdej publikacji, grze i wyścigu, które zaczynasz. Przy IPv6 zapisuje skrót twojej sieci, skrót większej sieci o 48 bitach albo oba. Skrót usuwa najpóźniej po dwóch dniach i godzinie.
the-hash-shows-its-day = Ze skrótu widać jego dzień. Powstaje on z pomocą losowego klucza, który zmienia się codziennie i nigdy nie trafia na dysk. Dlatego nikt nie może ze skrótu odczytać twojego adresu ani stwierdzić, że dwa skróty z różnych dni pochodzą od tego samego.
if-you-send-your-times = Gdy wysyłasz swoje czasy
after-you-solve-a-puzzle = Po rozwiązaniu łamigłówki możesz nacisnąć „Porównaj”. Dopóki się nie zgodzisz, strona nie wysyła żadnych czasów i nie pyta o czasy innych. Zdanie możesz zmienić w ustawieniach. Osobna zgoda, na początku wyłączona, pozwala stronie wysyłać także sekundy między twoimi cyframi.
what-the-page-sends = Co wysyła strona
what-for = Po co
what-the-server-stores = Co przechowuje serwer
a-token-random-bits-made = token: 128 losowych bitów, utworzonych w twojej przeglądarce, gdy się zgodzisz
to-count-each-device-once = aby liczyć każde urządzenie raz i wiedzieć, czy to gracz jest szybki, czy łamigłówka łatwa
a-hash-of-it = jego skrót
the-puzzle-and-the-full = łamigłówka i wypełniona plansza
to-check-the-solution = aby sprawdzić rozwiązanie
the-puzzles-id-size-rule = identyfikator, rozmiar, zasada i poziom łamigłówki
the-time-and-how-many = czas oraz liczba wykorzystanych podpowiedzi i sprawdzeń
to-compare-and-to-measure = aby porównywać i mierzyć, jak trudna jest łamigłówka
the-numbers = liczby
whether-the-puzzle-was-pasted = czy łamigłówka była wklejona
such-times-do-not-count = takie czasy się nie liczą; nasza strona ich nie wysyła
yes-or-no = tak lub nie
only-if-you-agree-to = tylko jeśli zgodzisz się i na to: pola w kolejności, w jakiej były wypełniane, i sekundy między nimi
to-learn-how-hard-each = aby sprawdzić, jak trudna jest dla ludzi każda technika
for-the-first-digits-the = dla pierwszych 60 cyfr sekundy i najłatwiejsza możliwa technika; bez pól
the-server-does-not-store = Serwer nie zapisuje, kiedy czas został wysłany. Tylko skrót adresu IP pokazuje dzień. Inni gracze widzą jedynie, ile urządzeń rozwiązało łamigłówkę i ile z nich bez pomocy. Od 10 urządzeń widzą też medianę i do 100 czasów, uporządkowanych.
the-server-stores-at-most = Serwer przechowuje najwyżej 1000 czasów z jednego urządzenia, 1000 dla jednej łamigłówki i 200 000 razem. „Usuń to, co wysłało to urządzenie”, w ustawieniach, usuwa wszystkie czasy z urządzenia i jego token. Serwer mierzy łamigłówki na nowo bez nich, gdy ktoś następnym razem wyśle czas. Jeśli wyczyścisz pamięć przeglądarki, nikt nie będzie mógł stwierdzić, które czasy pochodzą z tego urządzenia, i zastąpią je dopiero nowsze czasy.
if-you-publish-a-puzzle = Gdy publikujesz łamigłówkę
the-page-make-sends-the = Strona <a href="/make">Warsztat</a> wysyła łamigłówki z napisanymi przez ciebie tytułami, autorem i notką. Serwer przechowuje je razem z czasem. Każdy, kto ma link, widzi je i dzień publikacji. Spisu linków nie ma.
your-browser-stores-a-secret = Twoja przeglądarka przechowuje tajny kod, którym możesz zmienić lub wycofać publikację. Serwer ma tylko jego skrót. Jeśli wyczyścisz pamięć przeglądarki, poproś o usunięcie publikacji operatora. Jeśli poprawisz cyfry startowe lub kropki, serwer usuwa poprzednie. Gdy publikacja znika, serwer usuwa łamigłówkę, słowa i skrót. Nadal przechowuje oba identyfikatory, czasy, rozmiar i skrót treści, aby link mógł powiedzieć, co się stało.
if-you-play-dots-with = Gdy grasz w kropki ze znajomym
the-server-stores-the-game = Serwer przechowuje grę: jej zasady, ruchy, propozycje i gotowe zwroty z ich czasem, bez imion. Przechowuje też skrót tajnego kodu każdego gracza albo zaproszenia, z którego nikt jeszcze nie skorzystał. Grać może tylko przeglądarka, która ma tajny kod. Patrzeć może każdy, kto ma link.
your-friends-browser-makes-its = Przeglądarka znajomego tworzy własny tajny kod, którego nigdy nie widzisz. Link, który przenosi twoją grę na inne urządzenie, zawiera twój tajny kod. Strona usuwa go z paska adresu, gdy tylko się otworzy. Jeśli twoja przeglądarka nie pozwala stronom niczego zapisywać, tajny kod zostaje w historii karty. Serwer nigdy nie zapisuje tajnego kodu w dzienniku i nie przechowuje losowej nazwy, według której liczy twoje urządzenia.
the-server-deletes-an-unfinished = Serwer usuwa niedokończoną grę 30 dni po jej ostatnim zdarzeniu, a skończoną po 365 dniach, gdy ktoś zaczyna grę. Jeśli potrzebuje miejsca, usuwa gry, w których od jednego dnia nic się nie wydarzyło. Operator może wybrać inne terminy. Plik kalendarza gry korespondencyjnej zawiera link dla widzów i żadnego tajnego kodu. Powiadomienia pochodzą od samej strony i niczego nie wysyłają.
if-you-write-to-the = Gdy piszesz do drugiego gracza
the-two-players-of-a = Dwaj gracze jednej gry mogą do siebie pisać. Jest to wyłączone, dopóki obaj tego nie włączą, i każdy może to wyłączyć. Serwer przechowuje każdy wpis z jego czasem i stroną, pokazuje go tylko tym dwóm graczom i usuwa razem z grą. Nigdy nie zapisuje wpisu w dzienniku, a twoja przeglądarka nie przechowuje żadnego. Każdy, kto ma link, może zobaczyć, że pojawił się wpis, której strony i kiedy.
the-operator-can-read-the = Operator może czytać wpisy w bazie danych. Jeśli zgłosisz drugiego gracza, serwer zapisuje, kiedy to było, ale nie kto zgłosił. Nikt inny się o tym nie dowie. Operator może wtedy usunąć grę.
if-you-use-the-lobby = Gdy korzystasz z poczekalni gry w kropki
anybody-may-join-a-game = Do gry w poczekalni może dołączyć każdy. Serwer przechowuje taką grę jak grę ze znajomym. Przechowuje też plakietkę każdego gracza, jego imię, jeśli je podał, i to, czy pozwala innym patrzeć. Przechowuje, kogo szuka pierwszy gracz i kiedy gracze byli ostatnio połączeni, gdy gra czekała. Jeśli dołączyć może tylko jeden gracz, przechowuje jego plakietkę.
the-badge-is-six-letters = Plakietka to sześć liter i cyfr, takich samych we wszystkich twoich grach, więc inni mogą poznać, które były twoje. Serwer oblicza ją z losowego tajnego kodu twojej przeglądarki, którego nie przechowuje, za pomocą klucza, który ma tylko jego baza danych. Przeglądarka wysyła imię i tajny kod tylko dla poczekalni i twoich rankingów.
everybody-sees-the-names-and = Każdy widzi imiona i plakietki w grach, które czekają, i w każdej grze, do której ma link. Gra, która się toczy, jest na liście tylko wtedy, gdy obaj gracze na to pozwalają; na początku jest to wyłączone. Wtedy każdy może ją też znaleźć po jej zakończeniu, według imienia, plakietki, zasad i planszy. Serwer usuwa imiona i plakietki razem z grą albo wtedy, gdy wycofasz czekającą grę z poczekalni.
forget-my-name-and-badge = „Usuń moje imię i plakietkę”, pod listą gier, usuwa twoje rankingi. Twoja przeglądarka zapomina wtedy tajny kod, imię i plakietkę. Dostajesz inną plakietkę, a dawne gry zachowują dawne imię i plakietkę. Jeśli zamiast tego wyczyścisz pamięć przeglądarki, serwer zachowuje twoje rankingi. Operator może usunąć grę albo wszystkie imiona przy jednej plakietce. Serwer zapisuje wtedy tę plakietkę, aby żadne imię już się przy niej nie pojawiło.
if-you-play-rated-games = Gdy grasz w kropki o ranking
a-game-of-the-lobby = Gra z poczekalni jest rankingowa tylko wtedy, gdy obaj gracze zgodzili się na to przed jej początkiem albo gdy jednym z nich jest komputer. Każdy, kto widzi grę w poczekalni lub ma do niej link, widzi oba rankingi. Serwer oblicza skrót dla każdego gracza z tajnego kodu przeglądarki, za pomocą klucza, który ma tylko jego baza danych. Przechowuje skrót razem z grą, dopóki ona istnieje. Dla każdego zestawu zasad i tempa przechowuje obok tego skrótu to, co pokazuje tabela.
for-how-long = Jak długo
your-rating-how-sure-it = twój ranking, jego pewność, jak bardzo się zmienia, ostatni dzień gry rankingowej i liczbę gier
until-days-after-your-last = do 365 dni po twojej ostatniej grze rankingowej
for-each-game-of-that = dla każdej gry z tego dnia: jej identyfikator, czy to była twoja wygrana, ranking drugiego gracza i jego pewność
until-the-first-rated-game = do pierwszej gry rankingowej w późniejszym dniu
your-rating-after-each-earlier = twój ranking po każdym wcześniejszym dniu z grami rankingowymi, najwyżej 100 dni
as-your-rating = jak twój ranking
your-badge-and-name-if = twoją plakietkę i imię, jeśli chcesz być w publicznej tabeli
until-you-say-no-or = do chwili, gdy odmówisz albo nie masz już rankingu
to-compare-networks-the-server = Aby porównywać sieci, serwer trzyma też w pamięci skrót adresu IP pierwszego gracza, dopóki się nie zatrzyma albo nie pojawi się 10 000 nowszych gier.
forget-my-ratings-on-the = „Usuń moje rankingi”, na stronie poczekalni, od razu usuwa wszystko z tabeli, a także twój skrót we wszystkich grach. Twoje niedokończone gry przestają wtedy być rankingowe. Jeśli wyczyścisz pamięć przeglądarki, nikt nie będzie mógł stwierdzić, które rankingi były twoje. Serwer usuwa stare rankingi, gdy ktoś kończy grę rankingową, a wcześniej, jeśli jest ich za dużo. Operator może usunąć twoje imię.
if-you-race = Gdy bierzesz udział w wyścigu
the-server-stores-a-race = Serwer przechowuje wyścig przez jeden dzień i najwyżej godzinę dłużej: łamigłówkę, jej rozwiązanie i chwilę rozpoczęcia. Dla każdego gracza przechowuje skrót losowego tajnego kodu oraz imię, jeśli je podano. Przechowuje też, ile pól jest dobrze wypełnionych, ile podpowiedzi gracz wykorzystał, czas na końcu i to, czy gracz jest połączony. Każdy, kto ma link, widzi to wszystko oprócz skrótów i rozwiązania. Aby liczyć dobrze wypełnione pola, twoja przeglądarka wysyła planszę, gdy się zmienia. Serwer jej nie przechowuje.
what-cannot-be-promised = Czego nie można obiecać
a-token-links-the-times = Token łączy ze sobą czasy z jednego urządzenia, ale nie łączy ich z tobą. Operator serwera albo pośredniczącego serwera proxy może zapisywać więcej, niż robi to oprogramowanie.

## web/lost.html

kropki-nothing-at-this-address = Kropki: pod tym adresem nic nie ma
nothing-is-at-this-address = Pod tym adresem nic nie ma
link-may-be-old = Link może być nieaktualny albo jest w nim literówka.
play-a-puzzle = Zagraj w łamigłówkę
todays-puzzle = Dzisiejsza łamigłówka
dots-the-other-kropki = Gra w kropki, druga gra o tej nazwie
