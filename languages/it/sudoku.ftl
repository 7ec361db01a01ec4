### What the page of Kropki Sudoku says, in Italian.
###
### A cell is feminine (vuota), a digit as "cifra" feminine (sbagliata), with its numeral masculine ("il 5").

## web/sudoku/board/after-change.js

cells-changed =
    { $count ->
        [one] { $count } cella cambiata
       *[other] { $count } celle cambiate
    }

## web/sudoku/board/pad.js

why = Perché?
clues = Indizi
digit-left = { $digit }, ancora { $left }
colour-number = colore { $digit }

## web/sudoku/board/page.js

its-link = Il suo link
browser-does-not-keep-game = Questo browser non conserva la tua partita. Copia il link o mettilo tra i segnalibri: il link la conserva.
last-puzzle-is-kept = L’ultimo schema è conservato.
back-to-it = Riprendilo
result = Risultato
solved-in-well-done = Risolto in { $time }. Complimenti!
solved-well-done = Risolto. Complimenti!
daily-of = Del giorno, { $day }
all-of-colour-shown = con tutti i { $dot }
no-boxes = senza riquadri
no-dot-neither = altrimenti niente
not-all-dots-shown = mancano pallini
kropki-daily = Kropki: schema del giorno, { $level }
cells-to-go = ancora { $count }
go-on-at = Continua, { $time }
pause-at = Pausa, { $time }
first-steps = Primi passi

## web/sudoku/board/print-sheets.js

solution-number = Soluzione { $number }
rule-of-houses = Ogni riga, ogni colonna e ogni riquadro dal bordo spesso contiene una volta sola le cifre da 1 a { $size }.
rule-of-lines = Ogni riga e ogni colonna contiene una volta sola le cifre da 1 a { $size }.
rule-of-dots = Un pallino bianco unisce cifre consecutive, uno nero una cifra e il suo doppio; 1 e 2 possono avere l’uno o l’altro.
all-white-dots-are-shown = Tutti i pallini bianchi sono mostrati, ma non tutti quelli neri: celle vicine senza pallino non sono consecutive, quindi tra 1 e 2 c’è sempre un pallino.
all-black-dots-are-shown = Tutti i pallini neri sono mostrati, ma non tutti quelli bianchi: celle vicine senza pallino non sono una cifra e il suo doppio, quindi tra 1 e 2 c’è sempre un pallino.
all-dots-are-shown = Tutti i pallini sono mostrati: celle vicine senza pallino non sono né consecutive né una cifra e il suo doppio, quindi tra 1 e 2 c’è sempre un pallino.
not-all-dots-are-shown = Non tutti i pallini sono mostrati: un pallino mancante non dice nulla.

## web/sudoku/board/words.js

row-and-column = Riga { $row } colonna { $column }
given-digit = indizio { $digit }
empty = vuota
centre-marks = centro { $digits }
corner-marks = angolo { $digits }
colours = colore { $digits }
repeated = ripetuta
wrong = sbagliata
tried = di prova
breaks-a-dot-rule = contraria a una regola dei pallini
dot-beside =
    pallino { $colour ->
        [white] bianco
       *[black] nero
    } { $side ->
        [right] a destra
        [below] sotto
        [left] a sinistra
       *[above] sopra
    }
board-name =
    Kropki, { $size } per { $size }{ $boxes ->
        [false] , senza riquadri
       *[true] { "" }
    }. { $dots ->
        [true] Tutti i pallini sono disegnati
        [white] Tutti i pallini bianchi sono disegnati
        [black] Tutti i pallini neri sono disegnati
       *[false] Solo alcuni pallini sono disegnati
    }

## web/sudoku/board/answers.js

missing = cifre mancanti: { $digits }
missing-nothing = non manca nulla
board-has-no-boxes = Questa griglia non ha riquadri
row = riga
column = colonna
box = riquadro
in-row-and-column = riga { $row } colonna { $column }
repeated-digits-in = cifre ripetute in { $cells }
rule-broken-between = { $rule }: { $cells }
conflict = Conflitto: { $parts }
black-dot-not-double = un pallino nero: { $a } e { $b } non sono l’uno il doppio dell’altro
white-dot-not-consecutive = un pallino bianco: { $a } e { $b } non sono consecutivi
no-dot-but-twice = qui non c’è nessun pallino: { $a } e { $b } non possono toccarsi, uno è il doppio dell’altro
no-dot-but-next-to = qui non c’è nessun pallino: { $a } e { $b } non possono toccarsi, sono consecutivi
is-twice-in-this =
    { -il } compare due volte { $house ->
        [row] in questa riga
        [column] in questa colonna
       *[box] in questo riquadro
    }

## web/sudoku/puzzle/api.js

too-many-requests = troppe richieste; riprova tra { $time }
server-is-busy = il server è occupato; riprova tra un momento
server-answered = il server ha risposto { $status }
seconds =
    { $count } { $count ->
        [one] secondo
       *[other] secondi
    }
minutes =
    { $count } { $count ->
        [one] minuto
       *[other] minuti
    }

## web/sudoku/puzzle/calendar.js

day-done = risolto
done-at-another-level = risolto a un altro livello
begun = iniziato

## web/sudoku/puzzle/paste.js

there-is-nothing-to-read = non c’è nulla da leggere
needs-connection-for-links = i link di altri siti li legge il server, quindi serve una connessione
neither-puzzle-nor-link = non è né uno schema né un link che qui si conosca

## web/sudoku/puzzle/solution.js

has-several-solutions = Questo schema ha più di una soluzione.
has-no-solution = Questo schema non ha soluzione.

## web/sudoku/puzzle/ken.js

expected-but-text-ends = ci vorrebbe { $expected }, ma il testo finisce
expected-but-there-is = ci vorrebbe { $expected }, ma c’è { $found }
fault-at-character = { $fault } (carattere { $number })
expected-digit-up-to = una cifra da 1 a { $size }
expected-no-dot = x dove un pallino sarebbe fuori dalla griglia
expected-fewer-characters = un testo di al massimo { $count } caratteri
expected-rows =
    { $sizes ->
        [true] un numero di righe pari a 4, 6 o 9 e non a { $count }
       *[false] un numero di righe da 4 a 9 e non { $count }
    }
expected-row-to-end = la fine della riga { $row } dopo { $size } celle
expected-cells-in-row = la riga { $row } con { $size } celle e non { $count }
expected-token = una cifra, una serie da A a I, '(' o '/'
expected-bracket = una parentesi come (5wk) o (xw)
expected-closed-bracket = una parentesi chiusa da ')'
expected-in-bracket = una cifra, 'w', 'k', 'x' o ')'
expected-full-board = una cifra in ogni cella e nessun pallino

## web/sudoku/help/hints.js

help-cannot-be-loaded = Non è stato possibile caricare l’aiuto. Ricarica la pagina e riprova.

## web/sudoku/help/argument.js

back-to-the-keys = Torna ai tasti
argument = Ragionamento

## web/sudoku/help/coach.js

everything-so-far-is-right = Finora è tutto giusto.
wrong-check-again =
    { $count ->
        [one] Una cifra è sbagliata. Verifica di nuovo per vederla.
       *[other] { $count } cifre sono sbagliate. Verifica di nuovo per vederle.
    }
wrong-marked-on-board =
    { $count ->
        [one] Una cifra è sbagliata: è segnata sulla griglia.
       *[other] { $count } cifre sono sbagliate: sono segnate sulla griglia.
    }
marks-have-lost = I segni a matita in { JOIN($cells, ", ") } non hanno più la cifra giusta.
first-these-are-wrong =
    Prima di tutto, { COUNT($cells) ->
        [one] questa cifra è sbagliata
       *[other] queste cifre sono sbagliate
    }: { JOIN($cells, ", ") }.

## web/sudoku/help/fault.js

why-is-not = Perché { $cell } non è { $digit }
back-to-before-mistake = Torna a prima dell’errore

## web/sudoku/help/helper.js

all-steps = Tutti i passaggi
reveal = Rivela
just-the-digit = Solo la cifra
this-cell = Questa cella
hint-for-selected-cell = Un suggerimento per la cella selezionata
check-failed = La verifica non è riuscita: { $fault }.
not-exactly-one-solution = Questo schema non ha esattamente una soluzione, quindi non c’è nulla con cui confrontarlo.
select-one-empty-cell = Prima seleziona una cella vuota sulla griglia.
cell-is = { $cell } è { $digit }.
cell-is-given = La cifra in { $cell } è un indizio: è stampata.
no-explanation = Nessuna spiegazione: { $fault }.
board-is-complete = La griglia è completa.
no-technique-helps = Qui non aiuta nessuna tecnica che conosciamo.
no-hint = Nessun suggerimento: { $fault }.
puzzle-needs-connection = per farlo con questo schema serve una connessione
hint-without-them = Aiuto senza questi segni
page-does-not-know-solution = La pagina non conosce la soluzione, quindi non può trovare errori.
here-everything-was-right = Qui era tutto giusto. «Ripeti» riporta il resto, un passo alla volta.
step-by-step = Uno alla volta

## web/sudoku/help/lead.js

then-comes = ; poi
towards-step-of = Verso { $cell }: passaggio { $step } di { $count }
the-next-digit = La prossima cifra
look-at = Guarda { HOUSE($house, case: "nom") }.
idea = Idea
step = Passaggio
enter-found-digits = Inserisci { $digits }
take-the-step = Fai il passaggio
steps-to-digit =
    { $count ->
        [1] Un passaggio
        [2] Due passaggi
        [3] Tre passaggi
        [4] Quattro passaggi
        [5] Cinque passaggi
        [6] Sei passaggi
        [7] Sette passaggi
        [8] Otto passaggi
        [9] Nove passaggi
        [10] Dieci passaggi
        [11] Undici passaggi
        [12] Dodici passaggi
       *[other] { $count } passaggi
    } per un { $digit } { HOUSE($house, case: "loc") }
why-cell = Perché { $cell }?
why-is = Perché { $cell } è { $digit }?
show-the-way = Mostra il percorso
show-the-argument = Mostra il ragionamento
the-next-step = Prossimo passaggio
back-to-the-clues = Torna agli indizi
step-of = Passaggio { $step } di { $count }.
together-force-not-settled = Insieme impongono la cifra. Non è verificato se servano tutti.
that-alone-forces-it = Questo da solo impone la cifra.
together-they-force-it = Insieme impongono la cifra, e non se ne può togliere nessuno.
clue-digit = { -il } in { $cell }
clue-dots =
    { COUNT($dots) ->
        [one] il pallino
       *[other] i pallini
    } { $dots }
clue-no-dots = nessun pallino in { $places }
only-the-rules = solo le regole
clues-in-house = { HOUSE($house, case: "loc") }
clues-in = { CAPITAL(AND($clues, comma: "never")) }, { $houses }.
clues-alone = { CAPITAL(AND($clues, comma: "never")) }.

## web/sudoku/help/learned.js

found-of = { $right } di { $count } trovate
found-lesson-is-done = Trovate: { $right }. Questa lezione è completata; puoi andare avanti.

## web/sudoku/help/sketch.js

look-here = guarda qui
gives-the-reason = dà il motivo
loses-what-is-crossed-out = perde ciò che è barrato
gets-its-digit = riceve la sua cifra
where-this-leads = dove porta

## web/sudoku/help/tutorial.js

here-one-to-four = Ogni riga, ogni colonna e ogni riquadro dal bordo spesso contiene ogni cifra da 1 a 4 una volta sola. Nessuna cifra è data: bastano i pallini.
which-digit-in-corner = Un pallino nero unisce una cifra e il suo doppio: 1 e 2, oppure 2 e 4. L’angolo ha due pallini neri, e le due celle vicine sono diverse tra loro. Quale cifra c’è nell’angolo?
it-is-two = È il 2, con l’1 e il 4 accanto. Quale cifra resta per l’ultima cella di questo riquadro?
which-is-above-the-three = Un pallino bianco unisce cifre consecutive. Ce n’è uno tra il 3 e la cella di sopra. Quale cifra sta sopra il 3, e quale resta per l’ultima cella del riquadro?
what-is-left = Senza pallino, né l’uno né l’altro. A destra del 4 non c’è nessun pallino: niente 3, che è consecutivo, e niente 2, che è la sua metà. Che cosa resta?
always-have-a-dot = Nella riga manca una sola cifra. E sotto l’1 non c’è nessun pallino, quindi niente 2: un 1 e un 2 vicini hanno sempre un pallino.
the-rest-is-yours = Il resto tocca a te. Quando non vai avanti, premi «Aiuto»: mostra e spiega il prossimo passaggio.
not-this-digit = Non è { $digit }.
page-of = { $page } di { $count }
finish-this-little-board = Finisci questa piccola griglia

## web/sudoku/help/techniques.js

name-last-cell = ultima cella
name-dot-from-a-digit = pallino accanto a una cifra
name-hidden-single-in-a-box = singolo nascosto in un riquadro
name-gap-from-a-digit = pallino mancante accanto a una cifra
name-naked-single = singolo nudo
name-hidden-single-in-a-line = singolo nascosto in una linea
name-black-dot-digits = cifre del pallino nero
name-dot-pair = coppia sul pallino
name-straight-run-of-three = fila di tre in linea
name-five-seven-nine = cinque-sette-nove
name-gap-pair = coppia senza pallino
name-white-run-in-a-house = fila bianca in un’unità
name-black-run-in-a-house = fila nera in un’unità
name-pointing-or-claiming = candidati bloccati (pointing o claiming)
name-bent-run-of-three = fila di tre ad angolo
name-square-of-four = quadrato di quattro
name-naked-pair = coppia nuda
name-dot-pair-must-contain = coppia sul pallino con cifra obbligata
name-run-of-three-must-contain = fila di tre con cifra obbligata
name-hidden-pair = coppia nascosta
name-two-groups-of-dots-in-a-house = due gruppi di pallini in un’unità
name-no-place-for-a-digit = nessun posto per una cifra
name-naked-triple = tripla nuda
name-run-of-four = fila di quattro
name-hidden-triple = tripla nascosta
name-x-wing = X-Wing
name-long-run-or-tree = fila lunga o albero
name-long-run-must-contain = fila lunga con cifra obbligata
name-xy-wing = XY-Wing
name-swordfish = Swordfish
name-house-with-its-dots = unità con i suoi pallini
name-short-what-if = ipotesi breve
name-forcing = ipotesi forzata
idea-last-cell =
    In { $boxes ->
        [false] una riga o una colonna
       *[true] una riga, una colonna o un riquadro
    } resta una sola cella vuota. Riceve la cifra che lì manca.
idea-dot-from-a-digit = Una delle due celle di un pallino è nota. L’altra conserva solo le cifre che il pallino permette.
idea-hidden-single-in-a-box = In un riquadro, a una cifra resta una sola cella.
idea-gap-from-a-digit = Accanto a una cifra nota, un pallino mancante esclude uno in più, uno in meno, il doppio e la metà.
idea-naked-single =
    { $boxes ->
        [false] La riga, la colonna
       *[true] La riga, la colonna, il riquadro
    } e i pallini lasciano a questa cella una sola cifra.
idea-hidden-single-in-a-line = In una riga o in una colonna, a una cifra resta una sola cella.
idea-black-dot-digits = A un pallino nero una cifra è il doppio dell’altra. Una cifra che non si può né dimezzare né raddoppiare non tocca pallini neri.
idea-dot-pair = Attraverso un pallino una cifra resta solo se ha una cifra compagna nell’altra cella.
idea-straight-run-of-three = I pallini uniscono tre celle in linea. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempirle tutte e tre.
idea-five-seven-nine =
    5, 7 e 9 non toccano nessun pallino nero. Se in { $boxes ->
        [false] una riga o una colonna
       *[true] una riga, una colonna o un riquadro
    } restano per loro solo tre celle, le occupano.
idea-gap-pair = Tra due celle non c’è nessun pallino. Una cifra è esclusa se non lascerebbe nulla per l’altra cella.
idea-white-run-in-a-house = Alcuni pallini bianchi uniscono in catena celle di un’unità. Le cifre salgono sempre di uno, o scendono sempre di uno.
idea-black-run-in-a-house = Alcuni pallini neri uniscono in catena celle di un’unità. Tre celle sono 1-2-4 o 2-4-8, quattro sono 1-2-4-8.
idea-pointing-or-claiming = In un’unità una cifra può stare solo dove una seconda unità incrocia la prima. Il resto della seconda la perde.
idea-bent-run-of-three = I pallini uniscono tre celle ad angolo. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempirle tutte e tre.
idea-square-of-four = Pallini e pallini mancanti collegano quattro celle in quadrato. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempirle tutte e quattro.
idea-naked-pair = Due celle di un’unità hanno solo le stesse due cifre. Le prendono entrambe, quindi le altre celle le perdono.
idea-dot-pair-must-contain = Comunque si riempiano le due celle di un pallino, una di loro ha una certa cifra. Nessuna cella che le veda entrambe può averla.
idea-run-of-three-must-contain = Comunque si riempiano tre celle unite da due pallini, una di loro ha una certa cifra. Nessuna cella che veda tutti i posti di quella cifra può averla.
idea-hidden-pair = Due cifre hanno solo le stesse due celle in un’unità. Quelle celle non possono contenere altro.
idea-two-groups-of-dots-in-a-house = Due gruppi di celle unite da pallini stanno in un’unità. Riempili insieme: non possono avere cifre in comune.
idea-no-place-for-a-digit = Un candidato è escluso se toglierebbe a una cifra tutti i posti che le restano in un’unità.
idea-naked-triple = Tre celle di un’unità hanno solo le stesse tre cifre. Le prendono tutte e tre, quindi le altre celle le perdono.
idea-run-of-four = I pallini uniscono quattro celle. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempirle tutte e quattro.
idea-hidden-triple = Tre cifre hanno solo le stesse tre celle in un’unità. Quelle celle non possono contenere altro.
idea-x-wing = In due righe una cifra può stare solo nelle stesse due colonne. Le altre celle di queste colonne la perdono. Vale anche scambiando righe e colonne.
idea-long-run-or-tree = I pallini uniscono fino a sei celle. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempirle tutte.
idea-long-run-must-contain = Ogni modo di riempire da quattro a sei celle unite da pallini usa una certa cifra. Nessuna cella che veda tutti i posti di quella cifra può averla.
idea-xy-wing = Una cella ha due candidati. Con ciascuno dei due, una tra altre due celle riceve la stessa cifra. Una cella che le vede entrambe non può averla.
idea-swordfish = In tre righe una cifra può stare solo nelle stesse tre colonne. Le altre celle di queste colonne la perdono. Vale anche scambiando righe e colonne.
idea-house-with-its-dots =
    Riempi { $boxes ->
        [false] una riga o una colonna intera rispettando i suoi pallini
       *[true] una riga, una colonna o un riquadro intero rispettando i suoi pallini
    }. Una cifra è esclusa da una cella se non vi compare in nessun modo di riempire l’unità.
idea-short-what-if = Supponi vero uno dei due candidati di una cella, e segui ciò che ne deriva. Se si arriva a qualcosa di impossibile, il candidato è escluso.
idea-forcing = Supponi vero un candidato qualsiasi, e segui ciò che ne deriva. Se si arriva a qualcosa di impossibile, il candidato è escluso.

## web/app.webmanifest

kropki-in-a-sentence = Sudoku con i pallini: quello bianco unisce cifre consecutive, quello nero una cifra e il suo doppio.
puzzle-of-the-day = Schema del giorno
dots-the-game-for-two = Il gioco dei punti, per due
name-of-dots = Punti
puzzle-with-dots = Uno schema con pallini bianchi e neri
