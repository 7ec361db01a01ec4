### Gra w kropki: plansza, komputer, lekcje.

## dots/board/beyond.js

show-the-last-move-which = Pokaż ostatni ruch, którego nie widać

## dots/board/confirm.js

go-on-playing = Gram dalej
resign-question = Poddać się?
you-lose-if-you-resign = Jeśli się poddasz, przegrywasz bez względu na wynik.

## dots/board/graph.js

ground = Teren
lead-in-points-of-ground = przewaga terenu, w przecięciach
lead-in-captured-dots = przewaga zdobytych kropek

## dots/board/own-time.js

another-time = Inny czas

## dots/board/patience.js

no-connection-trying-again = Nie ma połączenia: próbuję ponownie.
the-computer-is-getting-ready = Komputer się przygotowuje. Może to potrwać minutę; potem gra sama ruszy dalej.
still-thinking-the-server-has = Wciąż myśli: serwer ma dużo pracy.

## dots/board/pictures.js

a-closed-chain-of-blue = Zamknięty łańcuch { -side(case: "dots-gen") } kropek, prosto lub po skosie, zdobywa { -other-side(case: "dot-acc") } kropkę w środku. Każda zdobyta kropka liczy się za jeden.
the-edge-is-no-wall = Brzeg to nie mur
a-ring-needs-dots-all = Okrążenie musi mieć kropki dookoła. Kropki na brzegu nigdy nie można zdobyć.
a-pool = Basen
into-the-pool = Wejście do basenu
red-played-into-the-pool = { CAPITAL(-other-side(case: "nom")) } wszedł do basenu i nic nie zdobył: kropka przepadła.
captors-captured = Okrążający okrążeni
closed-by-the-last-dot = Zamyka ostatnia kropka
the-fourth-blue-dot-closes = Czwarta { -side(case: "dot") } kropka zamyka okrążenie i { -other-side(case: "dot") } jest zdobyta.
left-open-closed-later = Otwarte, zamknięte później
on-the-left-blues-ground = Po lewej teren { -side(case: "gen") } to basen i zostaje otwarty. Po prawej { -side(case: "nom") } zamknął okrążenie wokół { -other-side(case: "dot-gen") } kropki.
not-closed-played-through = Niezamknięte, przerwane
blues-ring-around-the-red = Okrążenie { -side(case: "gen") } wokół { -other-side(case: "dots-gen") } kropek było gotowe, ale { -side(case: "nom") } go nie zamknął. Dlatego { -other-side(case: "nom") } mógł zdobyć dwie jego kropki.
picture-of-links = Połączenia
dots-side-by-side-are = Kropki stojące obok siebie są połączone. { CAPITAL(-other-side(case: "dot")) } jest zdobyta, gdy tylko połączenia obejdą ją dookoła.
old-lines-new-lines = Stare linie, nowe linie
blue-drew-the-left-ring = { CAPITAL(-side(case: "nom")) } najpierw narysował lewe okrążenie. Okrążenie po prawej biegnie po jego starych liniach.
strict-borders = Ścisłe granice
the-new-ring-passes-around = Nowe okrążenie omija stare i nie ma z nim wspólnej kropki.
long-steps = Długie kroki
the-line-goes-by-knights = Linia idzie ruchami skoczka i przez wolne przecięcia.
ground-counts = Teren się liczy
six-points-are-inside-six = W środku jest sześć przecięć: sześć dla { -side(case: "gen") }, czy jest tam jedna { -other-side(case: "dot") } kropka, czy więcej.
early-end = Wcześniejszy koniec
blue-ended-early-when-red = { CAPITAL(-side(case: "nom")) } zakończył wcześniej. Gdy { -other-side(case: "nom") } skończył, dostał kropki, które nie są połączone z brzegiem.

## dots/board/played.js

offers-end = proponuje koniec

## dots/board/rulewords.js

strict-borders-szkrab = Ścisłe granice (szkrab)
a-new-chain-shares-no = nowy łańcuch nie ma wspólnej kropki ze starą bazą w środku i nie zostawia dziury, a ostatnia kropka jest bezpieczna
two-dots-of-a-line = dwie kropki linii mogą być oddalone o dwa kroki albo o ruch skoczka
every-point-inside-your-lines = liczy się każde przecięcie wewnątrz twoich linii, nie tylko zdobyte kropki
one-side-may-stop-the = jedna strona może przestać; druga gra dalej, a potem dostaje każdą kropkę, która nie jest połączona z brzegiem

## dots/board/seat.js

# stoi po „Dotknij jeszcze raz”
to-choose-this-dot = aby wybrać tę kropkę
taken-back = Cofnięto.
no-ring-is-drawn = Nie rysujesz żadnego okrążenia.
ten-seconds-are-left = Zostało dziesięć sekund.

## dots/board/settings-form.js

show-where-one-dot-would = Pokazuj, gdzie jedna kropka coś zdobędzie
shade-rings-around-nothing-pools = Cieniuj okrążenia, w których nic nie ma (baseny)
the-first-tap-aims-where = Pierwsze dotknięcie celuje, gdy przecięcia leżą blisko siebie
soft-sounds = Ciche dźwięki
a-sound-when-the-other = Dźwięk, gdy druga strona wykona ruch lub coś powie
a-notification-when-the-other = Powiadomienie, gdy druga strona wykona ruch, dopóki ta strona jest otwarta
this-browser-does-not-let = Ta przeglądarka nie pozwala stronie pokazywać powiadomień.

## dots/board/setup-form.js

a-first-game = pierwsza gra
half-an-hour = pół godziny
a-whole-sheet = cała kartka
preset-four-crosses = cztery krzyże
preset-no-territory = pusta, bez terytorium

## dots/board/strengths.js

strong-club = silny klubowy
strong-league = silny ligowy
strong-expert = silny ekspert
strong-master = silny mistrz

## dots/board/touch.js

# stoi po „Dotknij jeszcze raz”
to-put-the-dot-there = aby postawić tam kropkę
to-choose-this-point = aby wybrać to przecięcie

## dots/board/turn-panel.js

close-this-ring = Zamknij to okrążenie
do-not-draw-it = Nie rysuj go
end-turn = Zakończ ruch
close-nothing = Niczego nie zamykaj

## dots/board/turn.js

a-line-runs-over-this = Przez to przecięcie biegnie linia.
this-point-is-enclosed = To przecięcie jest zamknięte.
the-board-is-full-close = Plansza jest pełna. Zamknij okrążenie albo zakończ ruch.
your-dot-is-put-close = Kropka postawiona. Zamknij okrążenie albo zakończ ruch.
the-ring-is-not-closed = Okrążenie nie zostaje zamknięte.
a-ring-passes-each-dot = Okrążenie przechodzi przez każdą kropkę tylko raz.
a-ring-choose-its-dots = Okrążenie: wybierz po kolei jego kropki; te pomiędzy znajdą się same.
end-the-turn-to-close = Zakończ ruch, aby je zamknąć.
it-is-closed-with-your = Zamknie się z twoją kropką: postaw ją.
end-the-turn-your-ring = Zakończ ruch: twoje okrążenie się wtedy zamknie.
end-the-turn-there-is = Zakończ ruch: nie ma czego zamykać.

## dots/board/words.js

orange = Pomarańczowy
green = Zielony
violet = Fioletowy
your-move = Twój ruch.
closes-nothing = niczego nie zamyka
agrees-to-end = zgadza się na koniec
has-offered-to-end = proponuje koniec
time-is-over = czas minął
a-draw-is-agreed = remis za zgodą obu stron
count-it = Policz
count-it-question = Policzyć?
agree-to-end = Zgodzić się na koniec?
offer-end = Koniec?
offer-to-end = Zaproponować koniec?
end-the-game = Zakończyć grę?
end-early = Zakończ
end-early-question = Zakończyć wcześniej?
is-a-draw = remis

## dots/play/clock.js

clock-none = Brak
clock-of = { $move } s na ruch, { $minutes } min w zapasie

## dots/play/from-record.js

play-on-from-the-record = Zagrać dalej od miejsca z zapisu?
the-game-on-the-board = Gra, która jest na planszy, przepadnie.
play-on-from-the-record-button = Graj dalej od zapisu

## dots/play/hinted.js

the-computer-found-no-better = Lepszego miejsca komputer nie znalazł.
end-the-game-now-you = Zakończ teraz grę: prowadzisz i nic przez to nie tracisz.
nothing-helps-any-more-resign = Nic już nie pomoże: poddaj się albo graj dalej.
there-is-no-move = Nie ma żadnego ruchu.

## dots/play/main.js

the-computer-is-thinking = Komputer myśli.
the-computer-has-no-move = Komputer nie ma ruchu.
looking-for-a-good-move = Szukam dobrego ruchu.
you-offer-to-end-the = Proponujesz zakończenie gry.
the-computer-plays-on = Komputer gra dalej.
you-offer-to-count = Proponujesz policzenie.

## dots/play/tutorial.js

lesson-put-a-dot = Dwaj gracze na przemian stawiają kropki na przecięciach linii. Grasz { -side(case: "dots-ins") }. Postaw kropkę, gdzie chcesz.
now-it-would-be-reds = Teraz byłby ruch { -other-side(case: "gen") }. Kropka zostaje tam, gdzie stoi.
dots-next-to-each-other = Kropki obok siebie, prosto lub po skosie, tworzą łańcuch. Zamknij łańcuch wokół { -other-side(case: "dot-gen") } kropki.
lesson-leaves-a-gap = Tak w łańcuchu zostaje luka.
captured-that-counts-one-inside = Zdobyta: liczy się za jeden. Wewnątrz zamkniętego łańcucha nikt już nie stawia kropek.
a-chain-can-be-of = Łańcuch może mieć dowolny kształt i dowolną długość. Jedna kropka zdobywa naraz wszystkie cztery. Poszukaj luki.
the-gap-is-elsewhere = Luka jest gdzie indziej.
four-at-once = Cztery naraz.
red-has-captured-one-of = { CAPITAL(-other-side(case: "nom")) } zdobył jedną z twoich kropek. Zamknij swój łańcuch wokół tego wszystkiego.
there-is-still-a-gap = Wciąż jest luka.
reds-four-dots-are-captured = Cztery kropki { -other-side(case: "gen") } są zdobyte, a twoja jest znów wolna. Kto okrąża ostatni, ten ma wszystko.
this-one-can-be-captured = Tę można zdobyć. Wypełnij lukę w łańcuchu wokół niej.
the-dot-at-the-edge = Kropki na brzegu nigdy nie można zdobyć. Spójrz na drugą.
right-dots-that-are-linked = Dobrze. Kropki połączone prostymi krokami z brzegiem są bezpieczne.
a-chain-around-empty-points = Łańcuch wokół pustych przecięć tworzy basen. Zamknij ten łańcuch.
the-point-in-the-middle = Przecięcie w środku jest teraz twoim basenem. { CAPITAL(-other-side(case: "nom")) } wciąż może tam postawić kropkę: postaw ją i zobacz, co się stanie.
the-pool-is-the-point = Basen to przecięcie w środku.
it-is-captured-at-once = Od razu zostaje zdobyta. Basen to więc teren, na którym { -other-side(case: "nom") } traci kropki.
the-dots-of-the-chain = Kropki łańcucha są bezpieczne: proste kroki prowadzą od nich w górę do brzegu.
you-said-stop-and-red = Po twoim STOP { -other-side(case: "nom") } zdobył tę kropkę. Twój łańcuch jest połączony z brzegiem, więc go zachowujesz.
in-some-other-games-a = W niektórych innych grach łańcuch zdobywa tylko wtedy, gdy tak powiesz. Najpierw postaw ostatnią kropkę tego łańcucha.
the-chain-is-complete-but = Łańcuch jest pełny, ale { -other-side(case: "dot") } kropka nie jest jeszcze zdobyta. Teraz jej dotknij.
the-red-dot-is-in = { CAPITAL(-other-side(case: "dot")) } kropka jest w środku łańcucha.
captured-you-have-closed-the = Zdobyta: łańcuch jest zamknięty. Takie są zasady „Na terytorium”, „GoRilla” i „Na kartce”.
that-is-all-now-play = To już wszystko. Teraz zagraj na małej planszy. W oknie „Zasady” jest obrazek do każdego z sześciu zestawów zasad.
skip = Pomiń

## dots/practice/kept.js

this-file-is-not-json = To nie jest plik JSON.
this-file-has-no-results = W tym pliku nie ma wyników lekcji.
there-is-no-room-for = Nie ma na to miejsca.

## dots/practice/main.js

you-have-tried-all-lessons = Wszystkie dzisiejsze lekcje masz za sobą. Możesz je rozegrać jeszcze raz, ale wyniki zostają.
# stoją po „Znajdź kropkę, która”
getting-lessons = Wczytuję lekcje.
these-were-the-lessons-of = To były dzisiejsze lekcje: po więcej wybierz temat.
there-is-no-connection-and = Nie ma połączenia, a na tym urządzeniu nie ma żadnych lekcji. Spróbuj ponownie później.
this-was-the-last-lesson = To była ostatnia dzisiejsza lekcja.
next-goes-on = „Dalej” prowadzi do następnej.
this-is-the-last-lesson = To ostatnia lekcja.
no-dot-can-be-put = Nie można tam postawić kropki.

## dots/practice/standing.js

todays-lessons-are-done = Dzisiejsze lekcje ukończone.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = Okrążenie, w którym nic nie ma, to basen. Wciąż można do niego wejść, ale kropka, którą postawi tam druga strona, zostaje od razu zdobyta.
picture-of-a-ring-around = Okrążenie wokół bazy zabiera ją: kropki w środku są znów wolne, a kropki, które je okrążały, zostają zdobyte. Kto okrąża ostatni, ten ma wszystko.
picture-of-stop = { CAPITAL(-side(case: "nom")) } powiedział STOP i stracił kropkę, która nie jest połączona z brzegiem. Łańcuch, który prostymi krokami sięga brzegu, zostaje.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = Zamknięty łańcuch twoich kropek zdobywa kropki przeciwnika w środku, od razu i sam z siebie. Gdy plansza jest pełna albo obaj zgodzą się policzyć, wygrywa ten, kto zdobył więcej.
rules-of-no-territory = Jak w zasadach standardowych, ale nikt nie musi zapełniać planszy. Gracz, który prowadzi, mówi STOP i traci to, co nie jest połączone z brzegiem. Drugi może potem grać sam przez cztery minuty.
rules-of-territory = Łańcuch zamyka się, kiedy chcesz, po twojej kropce. Otoczony teren zostaje do tego czasu otwarty, a gdy obaj zgodzą się na koniec, też się liczy.
rules-of-gorilla = Łańcuch zamyka się, kiedy chcesz: z kropką, która go dopełnia, albo z późniejszą. Możesz zamknąć łańcuch najciaśniejszy albo szerszy, także kilka naraz. Przez łańcuch, którego nie zamkniesz, drugi gracz może przejść.
rules-of-kepung = Jak w zasadach standardowych, a kropki jednego koloru stojące obok siebie łączą linie. Często każda strona ma określoną liczbę kropek: gdy obie postawią wszystkie, wygrywa ten, kto zdobył więcej.
rules-of-paper = Jak na kartce w kratkę: po swojej kropce możesz narysować dowolne zamknięte linie wokół kropek drugiej strony. Stare linie mogą być częścią nowych. Jeśli nie narysujesz linii, nic nie zdobywasz.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = Brzeg to nie mur: łańcuch musi mieć kropki dookoła. Jedną z dwóch { -other-side(case: "dots-gen") } kropek można zdobyć. Postaw kropkę, która ją zdobywa.
lesson-stop = W niektórych grach możesz powiedzieć STOP: nie stawiasz już kropek. Tracisz wtedy każdą kropkę, od której nie prowadzą do brzegu proste kroki po twoich kropkach. Dotknij kropki, która by przepadła.
