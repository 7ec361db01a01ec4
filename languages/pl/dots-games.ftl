### Gra w kropki z innymi i zapisy gier: zaproszenia, poczekalnia, rankingi, zapisy i ich analiza.

## dots/game/archive.js

no-connection-to-the-server = Nie ma połączenia z serwerem: spróbuj ponownie.
there-is-no-such-game = Nie ma takiej gry.
look = Obejrzyj

## dots/game/choices.js

play-again-rated = Zagraj ponownie o ranking

## dots/game/elsewhere.js

your-move-short = Twój ruch
game-has-begun-short = Gra się zaczęła

## dots/game/invite.js

waiting-in-the-lobby-for = Gra czeka w poczekalni, aż ktoś dołączy.
you-may-close-this-page = Możesz zamknąć tę stronę i później do niej wrócić.
waiting-for-somebody-to-join = Gra czeka, aż ktoś dołączy.
this-link-leads-to-the = Ten link prowadzi do wolnego miejsca:
waiting-for-your-friend-send = Gra czeka na znajomego. Wyślij ten link. Działa raz: gra pierwsza osoba, która go otworzy.
you-can-play-in-this = Możesz zagrać w tej grze: jedno miejsce jest wolne.
somebody-has-used-this-invitation = Ktoś już skorzystał z tego zaproszenia, więc tylko patrzysz. Aby grać na drugim urządzeniu, skopiuj link do swojego miejsca.
a-game-of-dots = Gra w kropki
you-watch-this-game-you = Oglądasz tę grę: nie masz w niej miejsca.
my-seat-in-a-game = Moje miejsce w grze w kropki
copied-seat-link = Skopiowano. Każdy, kto ma ten link, gra za ciebie: zachowaj go dla siebie.
the-link-as-a-qr = Link jako kod QR

## dots/game/lobby.js

they-see-your-challenge-when = Druga osoba zobaczy twoje wyzwanie, gdy otworzy tę stronę. Bez zegara czeka ono tydzień.
begin-a-rated-game-with = Zacznij grę rankingową z komputerem
forget = Usuń
challenge-button = Wyzwij

## dots/game/main.js

the-server-has-not-answered = Serwer nie odpowiada od 5 sekund. Być może nie ma połączenia.
a-friend = znajomy
not-here-yet = jeszcze nie dołączył
you-watch-this-game = Oglądasz tę grę.
your-move-waits-for-the = Twój ruch czeka na połączenie.
no-such-game-any-more = Nie ma takiej gry. Gry, w które nikt nie gra, po pewnym czasie są usuwane.
this-link-is-not-complete = Ten link jest niepełny. Skopiuj go jeszcze raz w całości.

## dots/game/met.js

watching-a-game-of-dots = Oglądanie gry w kropki
this-game-does-not-count = Ta gra się nie liczy: dzisiaj było już pięć gier z tym samym graczem.
the-game-is-still-in = Gra wciąż jest w poczekalni: spróbuj ponownie.

## dots/game/news.js

your-clock-starts-with-your = Twój zegar rusza z twoją pierwszą kropką.
the-game-has-begun = Gra się zaczęła.
your-clock-runs = Twój zegar już biegnie.
both-agree-under-say-you = Obie strony się zgadzają: w „Powiedz” możecie do siebie pisać.

## dots/game/next-strength.js

by-your-rating = Według twojego rankingu.

## dots/game/open-games.js

play-a-rated-game = Zagrać o ranking?
the-result-counts-for-the = Wynik liczy się do rankingów obu graczy. Każdy, kto ma link do gry, widzi twój ranking.
play-rated = Zagraj o ranking
not-now = Nie teraz
forget-your-name-and-badge = Usunąć twoje imię i plakietkę?
forget-them = Usuń
no-connection-but-joined = Nie ma połączenia z serwerem: spróbuj ponownie. Jeśli udało się dołączyć, gra jest wśród twoich.
your-name-badge-and-ratings = Usunięto twoje imię, plakietkę i rankingi.
no-connection-lobby = Nie ma połączenia z serwerem. Poczekalnia pojawi się, gdy połączenie wróci.
challenges-you = wyzywa cię
may-be-watched = można oglądać
yours-open = Twoja: otwórz
watch = Oglądaj

## dots/game/person.js

somebody = Ktoś

## dots/game/post.js

# przed „do” i czasem: „Masz czas do 21 lis”
your-time-for-this-move = Czas na twój ruch minął, ale wciąż możesz go wykonać.
the-other-player-has-not = Drugi gracz nie wykonał ruchu na czas. Gra się teraz zakończy. Możesz też poczekać.
claim-the-win-question = Zgłosić wygraną?

## dots/game/rated.js

# dopełniacz, po „Gra rankingowa wymaga”
a-time-in-seconds-for = czasu w sekundach na każdy ruch
a-rule-set-without-options = zestawu zasad bez opcji
no-free-dots = braku dodatkowych kropek

## dots/game/ratings.js

you-have-no-rating-yet = Nie masz jeszcze rankingu. Aby go mieć, zacznij grę rankingową w poczekalni albo do takiej dołącz.
forget-your-ratings = Usunąć twoje rankingi?
the-server-forgets-them-with = Serwer usuwa je razem z ich historią. Niedokończona gra rankingowa przestaje się liczyć.
nobody-who-has-enough-games = Nikt, kto ma dość gier, nie zgodził się być w tabeli.
the-table-shows-you-as = Pojawisz się w tabeli, gdy tylko twój ranking będzie dość pewny.
the-table-no-longer-shows = Nie ma cię już w tabeli.
your-ratings-are-forgotten = Twoje rankingi są usunięte.

## dots/game/talk.js

report-the-other-player = Zgłosić drugiego gracza?
no-conversation-for-now-under = Na razie bez rozmowy. W „Powiedz” wciąż możesz się zgodzić.
the-report-did-not-reach = Zgłoszenie nie dotarło do serwera: spróbuj ponownie.
you-can-write-to-each = Możecie do siebie pisać, gdy obie strony się zgodzą. Nikt inny tego nie widzi.

## dots/game/turns.js

removed-by-the-server = usunięta przez serwer
you-can-claim-the-win = możesz zgłosić wygraną
their-move = ruch drugiej strony
nobody-has-joined = nikt nie dołączył
your-move-in-a-game = Twój ruch w grze korespondencyjnej

## dots/game/words.js

hello = Cześć!
good-luck = Powodzenia!
have-fun = Dobrej zabawy!
well-played = Dobrze zagrane!
nice-capture = Ładne okrążenie!
oops = Ojej!
one-moment-please = Chwileczkę.
i-am-back = Już jestem.
thank-you = Dziękuję!
good-game = Dobra gra!
# stoją po nazwie gracza
you-offer-a-draw = Proponujesz remis.
you-offer-to-count-the = Proponujesz policzyć kropki tak, jak stoją.
you-ask-to-take-a = Prosisz o cofnięcie ruchu.
you-would-like-to-play = Chcesz zagrać ponownie.
you-ask-for-a-conversation = Prosisz o rozmowę.
looks-for-a-beginner = szuka kogoś, kto zaczyna
looks-for-somebody-who-knows = szuka kogoś, kto zna taktykę
looks-for-a-strong-player = szuka silnego gracza
the-operator-is-told = Operator się o tym dowie.
both-agree-to-count = Obie strony zgadzają się policzyć.
a-draw-is-agreed-now = Remis za zgodą obu stron.
the-next-game-begins = Zaczyna się następna gra.
you-write-no-more = Już nie piszesz.
you-say-no = Odmawiasz.
you-claim-the-win = Zgłaszasz wygraną.
you-agree-taken-back = Zgadzasz się: ruch cofnięty.
you-won = wygrana
you-lost = przegrana
a-draw = remis
no-time-limit = bez ograniczenia czasu
sending = Wysyłam.
the-server-is-busy = Serwer jest zajęty.

## dots/records/analysis.js

why-did-i-lose-these = Dlaczego te kropki przepadły? „Analizuj” znajduje ruchy, które kosztowały najwięcej.
a-game-that-begins-with = Gry, która zaczyna się od zamkniętych okrążeń, nie można analizować.
cancelled-what-was-found-stays = Przerwano; to, co znaleziono, zostaje.

## dots/records/ask-analysis.js

the-server-makes-a-pause = Serwer robi przerwę.

## dots/records/book.js

the-opening-book-does-not = Książka otwarć nie zna tej pozycji.
the-opening-book-has-nothing = Książka otwarć nie ma nic do tego zapisu.
is-looking = Szukam.
the-opening-book-needs-a = Książka otwarć wymaga połączenia.

## dots/records/captor.js

why-analyse-the-game = Dlaczego? Analizuj grę

## dots/records/course.js


## dots/records/game.js

the-server-has-this-game = Ta gra jest na serwerze, ale nie ma z nim połączenia.
no-such-game-after-a-year = Nie ma takiej gry. Gry są usuwane rok po zakończeniu.
the-server-is-busy-load = Serwer jest zajęty: za chwilę wczytaj stronę ponownie.

## dots/records/graph.js

score = Wynik
expected-lead = spodziewana przewaga

## dots/records/main.js

was-taken-back = Cofnięto
done-again = Ponowiono
there-is-no-other-variation = W tym miejscu nie ma innego wariantu.
the-end-of-this-line = Koniec tego wariantu.
the-comment-is-kept = Komentarz jest zachowany.
deleted-with-what-followed-on = Usunięto razem z dalszym ciągiem.
this-variation-comes-one-place = Ten wariant jest teraz o jedno miejsce wyżej.
there-is-no-capture-after = Dalej w tym wariancie nic nie zostaje zdobyte.
there-is-no-capture-before = Wcześniej nic nie zostało zdobyte.

## dots/records/menus.js

the-start-does-not-fit = Początkowe ustawienie nie mieści się na planszy.
a-new-record = Nowy zapis.
kept = Zachowano.
a-game-of-dots-title = Gra w kropki

## dots/records/moments.js

was-played = Zagrano
was-better = Lepiej
show-why = Pokaż, dlaczego
show-what-was-better = Pokaż, co było lepsze
play-on-from-here = Graj dalej od tego miejsca
the-better-move-takes-dots = Lepszy ruch zdobywa kropki na siłę. Liczby pokazują, jak. „Dalej” prowadzi krok po kroku.
looking-for-how-it-may = Szukam, jak gra może toczyć się dalej.

## dots/records/opening.js

the-record-of-last-time = Zapis z ostatniego razu.
an-empty-board-open-a = Pusta plansza: otwórz zapis albo stawiaj kropki.
download-the-record = Pobierz zapis gry

## dots/records/ring.js

tap-a-dot-of-the = Dotknij kropki drugiej strony albo po kolei kropek okrążenia.

## dots/records/shared-view.js

connection-lost-trying-again = Połączenie przerwane: próbuję ponownie.
you-cannot-look-at-this = Tej gry nie można oglądać razem.
you-see-the-position-that = Widzisz pozycję, na którą patrzą gracze.

## dots/records/slips.js


## dots/records/tools.js

tool-move = Ruch
a-tap-puts-the-next = Dotknięcie stawia następną kropkę albo idzie za ruchem, który tam jest.
other-side = Druga strona
a-tap-puts-a-dot = Dotknięcie stawia kropkę strony, która nie ma ruchu: tak jakby pierwsza zrezygnowała z ruchu.
ring = Okrążenie
tool-empty = Puste
a-tap-takes-away-the = Dotknięcie zabiera kropkę, która tam jest.
triangle = Trójkąt
a-tap-marks-a-point = Dotknięcie zaznacza przecięcie albo usuwa znak.
square = Kwadrat
circle = Kółko
cross = Krzyżyk
tool-label = Litera
a-tap-gives-a-point = Dotknięcie daje przecięciu następną literę albo ją usuwa.
by-these-rules-rings-close = Według tych zasad okrążenia zamykają się same.
a-ring-is-closed-with = Okrążenie zamyka się z kropką, którą postawiono ostatnio: przejdź najpierw do tego ruchu.
