### The lessons, in Italian: web/learn. Cells (la cella) and techniques are feminine, digits as nouns masculine ("il 5").
###
### To cross out is "barrare", a partner across a dot is "la cifra compagna", a way to fill cells "una possibilità".

## web/learn/index.html

learn-kropki = Impara Kropki
learn-kropki-described = Impara il Kropki Sudoku, dal significato di un pallino alle tecniche più difficili: una lezione per ognuna, e posizioni di schemi veri per allenarsi.
pages = Pagine
all-lessons = Tutte le lezioni
play = Gioca

## web/learn/main.js: the path of lessons

lesson-title = { $title }: Impara Kropki
learn = Impara
from-what-a-dot-is = Dal significato di un pallino alle tecniche più difficili: ogni lezione ha un esempio, poi posizioni per allenarsi. Risolvine dieci, e la lezione è completata. Puoi saltare delle lezioni. I tuoi progressi restano salvati su questo dispositivo.
beginning = Inizio
games-with-the-teacher = Partite con l’insegnante
drills = Esercizi
review = Ripasso
easy-techniques = Ciò che trovano tutti: cifre e pallini che lasciano un solo posto o una sola cifra.
medium-techniques = Ciò che due celle vicine dicono l’una all’altra e alle loro unità.
hard-techniques = Ciò che più celle dicono insieme.
expert-techniques = Cifre che i pallini o due celle di un’unità rendono obbligate, e due gruppi di pallini insieme.
extreme-techniques = Triple, linee che condividono una cifra, file lunghe, e ciò che si scopre solo provando.
what-is-a-dot = Che cos’è un pallino?
what-is-a-dot-idea = Bianco, nero o assente: che cosa dice delle due cifre accanto. Comincia da qui.
which-technique-is-here = Quale tecnica serve qui?
which-technique-idea = Posizioni da tutto il percorso: scegli la tecnica più facile.
which-technique-each = Ogni posizione ne ha una che è la più facile.
test-of-level = Test: livello { -level }
test-of-level-idea = Dieci posizioni di questo livello. Scopri tu che cosa cercare.
test-idea = Dieci posizioni. Scopri tu che cosa cercare.
best-result = migliore: { $right }
lesson-done = ✓ completata
found-of-goal = { $right } di { $goal }
other-lessons = Altre lezioni
lesson-before = Precedente: { $lesson }
lesson-next = Successiva: { $lesson }
ask-me-again = Dopo uno, tre e sette giorni chiedimi di nuovo ciò che ho sbagliato
what-i-missed = Ciò che ho sbagliato
what-i-missed-idea = Posizioni dei giorni scorsi.
due-today-count = Da ripassare oggi: { $count }.
nothing-is-due-today = Oggi non c’è nulla da ripassare.

## web/learn/main.js: the first lesson

kropki-is-a-sudoku =
    Kropki { $boxes ->
        [false] è un quadrato di cifre: ogni riga e ogni colonna
       *[true] è un sudoku: ogni riga, ogni colonna e ogni riquadro
    } ha ogni cifra una volta sola. Un pallino unisce due cifre:
white-dot = Pallino bianco
white-dot-means = consecutive, come 4 e 5
black-dot = Pallino nero
black-dot-means = una cifra e il suo doppio, come 3 e 6
two-kinds-of-boards = Che cosa significa un pallino mancante dipende dalla griglia. Ce ne sono di due tipi:
all-dots-drawn = Tutti i pallini disegnati
no-dot-means-neither = senza pallino, le cifre non sono né consecutive né l’una il doppio dell’altra
some-dots-drawn = Alcuni pallini disegnati
no-dot-means-nothing = un pallino mancante non dice nulla
no-dot-means-nothing-so = un pallino mancante non dice nulla, quindi lì può esserci qualsiasi cifra
each-lesson-says-which-kind = Ogni lezione dice di che tipo è la sua griglia. Tra 1 e 2 può esserci l’uno o l’altro pallino.

## web/learn/first-station.js and dot-pairs.js: two cells, of which one is known. $between: "white" or "black", or "none"

digits-of-the-other-cell = Cifre dell’altra cella
check = Verifica
next-pair = Prossima coppia
which-digits-beside =
    { $between ->
        [white] Un pallino bianco accanto a { $digit }
        [black] Un pallino nero accanto a { $digit }
       *[none] Tutti i pallini sono disegnati, e accanto a questo { $digit } non ce n’è nessuno
    }. Quali cifre può avere l’altra cella? Sceglile tutte, poi premi «Verifica».
right-digits =
    Giusto: { COUNT($digits) ->
        [one] è
       *[other] può essere
    } { OR($digits) }.
only-the-first-answer-counts = Conta solo la prima risposta, quindi questa coppia non conta.
pair-of-cells =
    Una cella con { $digit }, { $between ->
        [white] un pallino bianco
        [black] un pallino nero
       *[none] nessun pallino
    }, e { COUNT($digits) ->
        [0] una cella vuota
       *[other] una cella che può essere { OR($digits) }
    }
cannot-be-there = { CAPITAL({ -il }) } non può stare lì: { $why }.
never-the-same-digit = due celle di una riga non hanno mai la stessa cifra
are-not-consecutive = { $one } e { $other } non sono consecutivi
neither-is-double = né { $one } né { $other } è il doppio dell’altro
consecutive-would-have-a-dot = { $one } e { $other } sono consecutivi, quindi ci sarebbe un pallino
double-would-have-a-dot = uno tra { $one } e { $other } è il doppio dell’altro, quindi ci sarebbe un pallino
one-is-missing =
    Ne manca una. { $between ->
        [white] Quale altra cifra è uno in più o uno in meno di { $digit }?
        [black] Quale altra cifra è la metà o il doppio di { $digit }?
       *[none] C’è una cifra che non è consecutiva a { $digit }, né la sua metà, né il suo doppio?
    }

## web/learn/exercise.js: an example, or a position to practise on

example = Esempio
practice = Allenamento
what-a-digit-key-does = Che cosa fa il tasto di una cifra
enter-digits = Inserisci
cross-out-digits = Barra
digits = Cifre
enter-digit = Inserisci { -il }
cross-out-digit = Barra { -il }
no-position = Nessuna posizione: { $why }.
try-again = Riprova
looking-for-a-position = Cerco una posizione…
find-technique = Trova: { $technique }.
choose-a-cell-then-enter = Scegli una cella, poi inserisci la sua cifra.
choose-a-cell-then-cross-out = Scegli una cella, poi barra un candidato che non può restare.
where = Dove?
show-me = Mostrami
back = Indietro
where-to-look = Dove guardare
the-step = Il passaggio
another-example = Un altro esempio
next-position = Prossima posizione
a-position-of-a-puzzle = Una posizione di uno schema.
small-digits-are-candidates = Le cifre piccole sono candidati, mostrati solo dove servono.
digits-and-dots-are-enough = Bastano le cifre e i pallini.
do-you-see-it = Vedi il passaggio?
this-is-one = Eccone uno.
choose-a-cell-first = Prima scegli una cella.
this-lesson-is-done = Dieci posizioni risolte: questa lezione è completata.
cell-has-candidates = { $cell }: candidati { JOIN($digits, " ") }
cell-has-digit = { $cell }: { $digit }

## web/learn/verdict.js: what is said of an answer

look-at-house = Guarda { HOUSE($house, case: "nom") }.
look-at-houses = Guarda { HOUSE($first, case: "nom") } e { HOUSE($second, case: "nom") }.
look-at-cells = Guarda { JOIN($cells, ", ") }.
has-its-digit = { $cell } ha già la sua cifra. Scegli una cella vuota.
right-is = Giusto: { $cell } è { $digit }.
right-is-not = Giusto: { $cell } non è { $digit }.
cannot-be = { $cell } non può essere { $digit }: { $why }.
cannot-be-by-a-step-before = { $cell } non può essere { $digit }: lo ha escluso un passaggio prima di questa posizione.
true-is = Vero, { $cell } è { $digit }: { $why }.
true-is-not = Vero, { $cell } non è { $digit }: { $why }.
true-is-not-with = Vero, { $cell } non è { $digit }: con { $digit } lì, { $failure }.
but-another-step = Ma qui si cerca un altro passaggio, quindi questo non conta. Trova un altro posto.
not-among-the-candidates = { CAPITAL({ -il }) } non è tra i candidati di { $cell }.
does-not-rule-out = Il passaggio che si cerca qui non esclude { -il } in { $cell }: { $why }.
is-not-certain = { CAPITAL({ -il }) } in { $cell } non è certo: { HOUSE($house, case: "loc") } potrebbe stare anche in { $other }, e { $cell } potrebbe anche essere { $also }.
house-has-its-digit = { HOUSE($house, case: "nom") } ha già il suo { $digit }, in { $cell }
is-beside-it =
    { $cell } è { $digit }, e { $between ->
        [white] un pallino bianco unisce le due celle
        [black] un pallino nero unisce le due celle
       *[none] tra le due celle non c’è nessun pallino
    }
no-other-candidate = la cella non ha altri candidati
each-other-candidate-fails = lì ogni altro candidato porta subito a una contraddizione
no-other-cell-for-it = { HOUSE($house, case: "loc") } non ci sono altre celle per questa cifra
partners-across-dots =
    { COUNT($partners) ->
        [0] nessun pallino tocca questa cella
       *[other] { JOIN($partners, ", e ") }
    }
can-be-across-the-dot =
    oltre il pallino { $colour ->
        [white] bianco
       *[black] nero
    }, { $cell } può essere { $digit }

## web/learn/contradiction.js: what would be if the digit were there; each is a clause

would-have-no-digit = { $cell } non avrebbe nessuna cifra
would-have-the-same-digit = { $cell } e { $other } avrebbero la stessa cifra
would-have-no-place = { HOUSE($house, case: "loc") } non ci sarebbe posto per { -il }
would-need-the-same-cell = { $first } e { $second } avrebbero bisogno della stessa cella, { $cell }
nothing-would-fit = in { $cells } non andrebbe bene nulla

## web/learn/guided.js: games with the teacher

told-game = Una partita dall’inizio alla fine
told-game-idea = Uno schema piccolo, risolto sotto i tuoi occhi: ogni passaggio con il suo perché.
asked-game = Una partita insieme
asked-game-idea = Uno schema 6x6. Trovi tu ogni cifra; l’insegnante ti dice dove guardare.
whole-way = Come si legge un percorso intero
whole-way-idea = Negli schemi difficili una cifra richiede più passaggi. Ognuno barra ciò che deve sparire perché ne riesca un altro.
whole-way-lesson = Leggi prima l’ultimo passaggio: è quello che dà la cifra. Poi chiediti che cosa gli serve: quali cifre devono sparire da quali celle? Sono questi i passaggi da cercare.
whole-way-lesson-then = Poi segui i passaggi dal primo, con la matita. Scrivi i candidati nelle celle che nomina, e barra ciò che esclude. Nient’altro sulla griglia conta.
digits-to-go = Cifre che mancano: { $count }
no-answer = Nessuna risposta: { $why }.
which-digit-is-certain-there = Quale cifra è certa lì? Scegli la sua cella e inseriscila.
put-in = Inserisci { $cell } = { $digit }
begin-with-the-first-step = Comincia dal passaggio 1
next-step = Avanti
once-more = Ancora una volta
the-end-step = La fine: passaggio { $count }
step-of-way = Passaggio { $number } di { $count }
choose-an-empty-cell-first = Prima scegli una cella vuota.
is-not-look-again = { $cell } non è { $digit }. Guarda ancora, o chiedi di vederla.
solved-for-you = Risolto.
solved-together =
    Risolto. { $count ->
        [0] Per conto tuo non hai trovato cifre
        [one] Hai trovato { $count } cifra per conto tuo
       *[other] Hai trovato { $count } cifre per conto tuo
    }.
that-was-a-whole-way =
    { $count ->
        [one] { $count } passaggio
       *[other] { $count } passaggi
    } per una cifra: era un percorso intero.
needs-no-step-before = Non gli serve nessun passaggio prima: basta la griglia.
needs-steps-before =
    { COUNT($steps) ->
        [one] Gli serve il passaggio
       *[other] Gli servono i passaggi
    } { $steps }: { JOIN($gone, "; ") }.
cells-are-not =
    { $cells } non { COUNT($cells) ->
        [one] è
       *[other] sono
    } { OR($digits) }

## web/learn/quick-drill.js and quick-questions.js: as many answers as possible in a minute

quick-partners = A tempo: cifre compagne
quick-partners-idea = Sessanta secondi: una cifra e un pallino. Che cosa c’è accanto?
quick-runs = A tempo: due pallini in un’unità
quick-runs-idea = Sessanta secondi: tre celle unite da due pallini. Che cosa manca?
which-digit-is-next =
    Una cella con { $digit }, e un pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso la prossima. Quale cifra può esserci lì?
which-digit-is-open =
    Tre celle di una riga unite da due pallini { $colour ->
        [white] bianchi
       *[black] neri
    }: { JOIN($cells, ", ") }. Quale cifra manca?
open-cell = vuota
start-seconds = Comincia: 60 secondi
again-seconds = Di nuovo: 60 secondi
your-best-so-far-right =
    Il tuo miglior risultato finora: { $right ->
        [one] { $right } giusta
       *[other] { $right } giuste
    }.
right-and-seconds-left = Giuste: { $right }, ancora { $seconds } s
right-of-answered = Giuste: { $right } su { $answered }.
your-best-so-far = È il tuo miglior risultato finora.
your-best-is = Il tuo miglior risultato è { $best }.
not-digit = Non è { $digit }.

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

which-is-the-easiest = Quale di queste è la più facile che qui fa andare avanti?
right-technique = Giusto: { $technique }.
not-technique = Non è { $technique }. Qual è?
nothing-more-is-due-today = Oggi non c’è altro da ripassare.
due-today = Da ripassare oggi: { $count }
position-of-test = Posizione { $number } di { $count }, giuste: { $right }
what-follows-here =
    Che cosa segue qui? { $way ->
        [enter] Inserisci la cifra che ne segue.
       *[cross-out] Barra un candidato che non può restare.
    } Conta solo la prima risposta.
of-count-right = Giuste: { $right } su { $count }
how-it-went = Com’è andata
result-of-test = Giuste: { $right } su { $count }.
again = Di nuovo
lessons-that-fit = Lezioni adatte:

## web/learn/lessons.js: words, and what they mean

word-cell-means = riga 7, colonna 4
word-house = unità
word-house-means =
    { $boxes ->
        [false] una riga o una colonna
       *[true] una riga, una colonna o un riquadro (bordi spessi; riquadro 1, 2, … da sinistra a destra, poi in giù)
    }
word-candidate = candidato
word-candidate-means = una cifra che una cella può ancora avere (quelle piccole)
word-sees = vede
word-sees-means =
    è { $boxes ->
        [false] nella stessa riga o nella stessa colonna
       *[true] nella stessa riga, nella stessa colonna o nello stesso riquadro
    }
word-gap = pallino mancante
word-gap-means = nessun pallino tra due celle vicine

## web/learn/lessons.js: below the idea of each technique, what to look for, and why it is so

last-cell-lesson =
    { $boxes ->
        [false] Ogni riga e ogni colonna ha ogni cifra una volta sola. Cercane una quasi piena.
       *[true] Ogni riga, ogni colonna e ogni riquadro ha ogni cifra una volta sola. Cercane uno quasi pieno.
    }
last-cell-lesson-then = Conta quello che c’è. La sola cifra che non c’è va nella cella vuota.
dot-from-a-digit-lesson = Un pallino bianco: l’altra cella ha uno in più o uno in meno. Accanto a un 4 c’è un 3 o un 5.
dot-from-a-digit-lesson-then =
    Un pallino nero: l’altra cella ha la metà o il doppio. Accanto a un 6 c’è solo un 3. Poi guarda quale delle due cifre è ancora permessa { $boxes ->
        [false] dalla riga e dalla colonna
       *[true] dalla riga, dalla colonna e dal riquadro
    }.
hidden-single-in-a-box-lesson = Prendi una cifra che sulla griglia compare spesso. Guarda un riquadro in cui manca.
hidden-single-in-a-box-lesson-then = Ogni 3 blocca tutta la sua riga e tutta la sua colonna. Se tutte le celle del riquadro tranne una sono bloccate o piene, il 3 va lì. Anche i pallini e i pallini mancanti bloccano celle.
gap-from-a-digit-lesson = Questo vale dove tutti i pallini sono disegnati. Lì anche un confine senza pallino dice qualcosa.
gap-from-a-digit-lesson-then = Accanto a un 4, senza pallino, non ci sono né 3 né 5, che sono consecutivi, né 2 né 8, che sono la metà e il doppio.
naked-single-lesson =
    Prendi una cella che vede molte cifre: quelle { $boxes ->
        [false] della sua riga e della sua colonna
       *[true] della sua riga, della sua colonna e del suo riquadro
    }.
naked-single-lesson-then = Se vede tutte le cifre tranne una, quella va lì.
hidden-single-in-a-line-lesson =
    { $boxes ->
        [false] Prendi una cifra che sulla griglia compare spesso. Guarda una riga o una colonna in cui manca.
       *[true] Come in un riquadro, ma lungo una riga o una colonna.
    }
hidden-single-in-a-line-lesson-then = Per ogni cifra che manca chiediti: in questa linea, dove può stare? Se resta una sola cella, va lì.
black-dot-digits-lesson = I pallini neri uniscono 1-2, 2-4, 3-6 e 4-8, e nient’altro.
black-dot-digits-lesson-then = Quindi 5, 7 e 9 non toccano mai un pallino nero. Si barrano in ogni cella che ne tocca uno.
dot-pair-lesson = Le due celle del pallino sono ancora vuote. Prendi ogni candidato di una e cerca la sua cifra compagna nell’altra.
dot-pair-lesson-then = Senza compagna non c’è posto: il candidato si barra. Guarda tutte e due le celle, perché ciò che si barra in una può togliere una compagna all’altra.
straight-run-of-three-lesson = Scrivi come si possono riempire le tre celle, una possibilità dopo l’altra: i pallini bianchi fanno salire o scendere di uno, quelli neri raddoppiano o dimezzano.
straight-run-of-three-lesson-then = Le due celle alle estremità sono nella stessa linea, quindi sono diverse. Un candidato che non è in nessuna possibilità si barra.
five-seven-nine-lesson = 5, 7 e 9 non hanno né metà né doppio tra le cifre, quindi non toccano mai un pallino nero. In una griglia da 6 vale solo per il 5, in una da 4 solo per il 3.
five-seven-nine-lesson-then =
    Conta le celle vuote { $boxes ->
        [false] di una riga o di una colonna
       *[true] di una riga, di una colonna o di un riquadro
    } che non toccano nessun pallino nero. Conta quali tra 5, 7 e 9 mancano lì. Se i due numeri sono uguali, queste cifre riempiono queste celle.
gap-pair-lesson = Tra le due celle non c’è nessun pallino, quindi le due cifre non sono né consecutive né l’una il doppio dell’altra.
gap-pair-lesson-then = Prova un candidato di una cella. Se ogni candidato dell’altra gli è consecutivo, è la sua metà, il suo doppio o è uguale, per l’altra cella non resterebbe nulla. Quindi si barra.
white-run-in-a-house-lesson =
    Segui i pallini bianchi di cella in cella dentro { $boxes ->
        [false] una riga o una colonna
       *[true] una riga, una colonna o un riquadro
    }. A ogni pallino si sale di uno o si scende di uno, e nessuna cifra torna due volte.
white-run-in-a-house-lesson-then =
    Quindi la sequenza non torna mai indietro{ $boxes ->
        [false] { "" }
       *[true] , neanche dove gira l’angolo dentro un riquadro
    }: tre celle sono 3-4-5 o 5-4-3. La cifra più piccola e la più grande della griglia stanno solo a un’estremità.
black-run-in-a-house-lesson = Tre celle di un’unità unite da due pallini neri possono essere solo 1-2-4 o 2-4-8, in un verso o nell’altro.
black-run-in-a-house-lesson-then = Quindi 1 e 8 stanno solo a un’estremità, e in mezzo c’è 2 o 4. Tutte e due le possibilità usano 2 e 4, quindi un altro pallino nero dell’unità è 3-6. Quattro celle unite da tre pallini sono 1-2-4-8.
pointing-or-claiming-lesson = Una cifra di un riquadro può stare solo in una delle sue righe. Allora quella riga ha la cifra in questo riquadro, e nel resto della riga la cifra si barra.
pointing-or-claiming-lesson-then = Vale anche al contrario: una cifra di una riga può stare solo dentro un riquadro. Allora si barra nel resto del riquadro.
bent-run-of-three-lesson = Come una fila in linea, ma con un angolo. Le due celle alle estremità possono essere uguali, se non sono nello stesso riquadro.
bent-run-of-three-lesson-then = Scrivi tutte le possibilità per riempire le tre celle. Un candidato che non è in nessuna si barra.
square-of-four-lesson = Prendi quattro celle in quadrato, con almeno un pallino. Scrivi tutte le possibilità per riempirle, di cella in cella intorno al quadrato. Contano anche i pallini mancanti, dove tutti i pallini sono disegnati.
square-of-four-lesson-then = Comincia dove le possibilità sono poche, per esempio da un pallino nero. Un candidato che non è in nessuna possibilità si barra.
naked-pair-lesson = Cerca due celle di un’unità con gli stessi due candidati, come 36 e 36.
naked-pair-lesson-then = Una è 3 e l’altra è 6. Quale sia l’una e quale l’altra non importa: nessun’altra cella dell’unità può essere 3 o 6.
dot-pair-must-contain-lesson = Scrivi le possibilità del pallino. C’è una cifra che è in tutte?
dot-pair-must-contain-lesson-then = Allora una delle due celle ha quella cifra. Ogni cella che le vede entrambe la perde.
run-of-three-must-contain-lesson = Scrivi le possibilità di tre celle unite da due pallini. C’è una cifra che è in tutte?
run-of-three-must-contain-lesson-then = Due pallini neri su tre celle di un’unità usano il suo 2 e il suo 4: nessun’altra cella di quell’unità li ha. Quindi il suo prossimo pallino nero è 3-6.
hidden-pair-lesson = Per due cifre chiediti: in questa unità, dove possono stare? Se tutte e due hanno solo le stesse due celle, quelle celle sono loro.
hidden-pair-lesson-then = Tutti gli altri candidati delle due celle si barrano.
two-groups-of-dots-in-a-house-lesson =
    Prendi due gruppi di pallini { $boxes ->
        [false] in una riga o una colonna
       *[true] in una riga, una colonna o un riquadro
    }. Per ognuno scrivi le poche possibilità che i suoi candidati permettono. Poi metti insieme le possibilità: due che hanno una cifra in comune non vanno insieme.
two-groups-of-dots-in-a-house-lesson-then = Se una cifra è in tutte le possibilità che restano, il resto dell’unità la perde. Si barra anche un candidato che non è in nessuna. A volte basta un solo gruppo lungo.
no-place-for-a-digit-lesson =
    Trova una cifra a cui { $boxes ->
        [false] in una riga o una colonna
       *[true] in una riga, una colonna o un riquadro
    } restano solo due o tre celle. Trova una cella accanto a queste, o una di queste, e prova i suoi candidati. Ce n’è uno che terrebbe la cifra fuori da tutte le sue celle?
no-place-for-a-digit-lesson-then = Lo fa attraverso un pallino mancante, se è consecutivo alla cifra o ne è la metà o il doppio. Lo fa attraverso un pallino, se i due non vanno insieme. Allora il candidato si barra.
naked-triple-lesson = Tre celle di un’unità con solo tre cifre in tutto. Non è necessario che ogni cella le abbia tutte e tre.
naked-triple-lesson-then = Le prendono tutte e tre. Le altre celle dell’unità le perdono.
run-of-four-lesson = Quattro celle, unite da pallini una dopo l’altra. Le file lunghe hanno poche possibilità: i pallini bianchi che vanno in un solo verso arrivano lontano.
run-of-four-lesson-then =
    Scrivi tutte le possibilità che { $boxes ->
        [false] candidati, righe e colonne
       *[true] candidati, righe, colonne e riquadri
    } permettono. Un candidato che non è in nessuna si barra.
hidden-triple-lesson = Tre cifre che in un’unità hanno solo le stesse tre celle.
hidden-triple-lesson-then = Quelle celle sono loro. Tutti gli altri candidati delle tre celle si barrano.
x-wing-lesson = Prendi una cifra, e due righe in cui ha solo due posti ciascuna, nelle stesse due colonne. Una riga la prende in una colonna, l’altra riga nell’altra.
x-wing-lesson-then = Quindi tutte e due le colonne hanno la cifra in queste due righe, e nelle loro altre celle si barra. Girando la griglia di un quarto di giro vale lo stesso: due colonne, e le stesse due righe.
long-run-or-tree-lesson = I pallini tengono insieme fino a sei celle: in linea, con angoli o con rami.
long-run-or-tree-lesson-then = Comincia dalla cella con meno candidati. Segui i pallini, e scrivi tutte le possibilità per riempire le celle. Un candidato che non è in nessuna si barra.
long-run-must-contain-lesson = Come per una fila di tre, con celle unite da pallini, da quattro a sei, in qualsiasi forma.
long-run-must-contain-lesson-then = Trova una cifra che è in ogni possibilità. Una cella che vede tutti i posti che la cifra può avere nella fila la perde.
xy-wing-lesson = Una cella ha i candidati X e Y. Vede una cella con X e Z, e un’altra con Y e Z.
xy-wing-lesson-then = Se è X, la prima è Z. Se è Y, la seconda è Z. Una di queste due è Z. Una cella che le vede entrambe non lo è.
swordfish-lesson = Come un X-Wing, con tre righe e tre colonne. Una riga può avere due posti per la cifra, o tre.
swordfish-lesson-then = Le tre righe prendono la cifra nelle tre colonne. Le altre celle delle colonne la perdono. Girando la griglia di un quarto di giro vale lo stesso.
house-with-its-dots-lesson = Prendi un’unità con molti pallini e pochi candidati. Prova a riempirla: ogni cifra una volta, ogni pallino giusto.
house-with-its-dots-lesson-then = Un candidato con cui non si riesce a riempirla si barra. Comincia dove i pallini lasciano meno.
short-what-if-lesson = Prendi una cella con due candidati. Supponi che sia uno dei due, e segui ciò che ne deriva: attraverso i pallini e nelle sue unità.
short-what-if-lesson-then = Se una cella resta senza cifre, o un’unità senza un posto per una cifra, l’ipotesi era sbagliata. È giusto l’altro candidato.
forcing-lesson = Come un’ipotesi breve, ma da qualsiasi candidato e fin dove porta. È l’ultima risorsa.
forcing-lesson-then = Prendi un candidato che decide molto: accanto a un pallino nero, o in un’unità quasi piena.

## web/learn/pictures.js: what the picture of a technique shows

dot-from-a-digit-picture = Pallino nero accanto a 6: la metà è 3, e 12 non è una cifra. Pallino bianco accanto a 4: uno in meno o uno in più.
gap-from-a-digit-picture = Tutti i pallini sono disegnati, e accanto al 4 non ce n’è nessuno. Quindi si barrano 3 e 5, 2 e 8.
black-dot-digits-picture = Un pallino nero unisce 1-2, 2-4, 3-6 o 4-8. Quindi 5, 7 e 9 non sono in nessuna delle due celle.
dot-pair-picture = Il 6 richiederebbe un 5 o un 7 oltre il pallino, e il 9 un 8. Lì non ci sono, quindi si barrano entrambi.
five-seven-nine-picture = Una riga con tre pallini neri. Sei celle ne toccano uno, quindi non sono 5, 7 o 9. Lo sono le altre tre.
white-run-in-a-house-picture = Due pallini bianchi in una riga: le cifre salgono o scendono. Non possono tornare indietro, perché una riga ha ogni cifra una volta sola.
black-run-in-a-house-picture = Due pallini neri in una riga: 1-2-4 o 2-4-8, oppure lo stesso da destra a sinistra. 2 e 4 ci sono sempre.
run-of-three-must-contain-picture = Cinque celle di una riga. Le prime tre sono 1-2-4 o 2-4-8, sempre con 2 e 4. Quindi le ultime due sono 3-6.
straight-run-of-three-picture = Solo 3-4-2 e 5-4-2 vanno bene per i due pallini. Quindi si barrano 8, 7 e 9.
gap-pair-picture = Tutti i pallini sono disegnati, e qui non ce n’è nessuno. Accanto al 2 non potrebbero esserci né l’1 né il 4. Quindi si barra il 2.
square-of-four-picture = Tre pallini bianchi, e nessun pallino tra 4 e 7: intorno al quadrato le cifre vanno in un solo verso. Se tornassero indietro, le due celle senza pallino sarebbero consecutive.
naked-pair-picture = Due celle di una riga sono 2 e 7, in un ordine o nell’altro. Quindi nessun’altra cella della riga è 2 o 7.
naked-triple-picture = Tre celle di una riga sono 2, 5 e 7, in un ordine qualsiasi. Quindi nessun’altra cella della riga è una di queste cifre.
hidden-pair-picture = In questa riga 3 e 8 possono stare solo nelle prime due celle. Quindi queste non possono contenere altro.
dot-pair-must-contain-picture = Il pallino unisce 4-5 o 5-6: in ogni caso c’è il 5. Quindi nessun’altra cella della riga è 5.
two-groups-of-dots-in-a-house-picture = Sei celle di una riga. Il pallino nero è 1-2 o 4-8, quello bianco 4-5 o 2-3. Non hanno cifre in comune: 1-2 va con 4-5, e 4-8 con 2-3. In ogni caso 2 e 4 sono usati, quindi l’ultima cella li perde.
no-place-for-a-digit-picture = Tutti i pallini sono disegnati. In questa riga il 4 può stare solo nella prima e nell’ultima di queste celle. Un 3 in mezzo lo terrebbe fuori da entrambe, perché 3 e 4 sono consecutivi. Quindi si barra il 3.
x-wing-picture = Nella prima e nell’ultima riga il 3 può stare solo alle estremità. Una riga lo ha a sinistra, l’altra a destra. Quindi nessun’altra cella delle due colonne è 3.
swordfish-picture = In tre delle righe il 3 può stare solo in tre colonne. Ognuna di queste righe ne occupa una. Quindi le altre celle di queste colonne non sono 3.

## web/learn/refusals.js: why the technique does not rule out $digit there; each stands after a colon

single-fails-not = qui si cerca una cifra, quindi inseriscila
dot-from-a-digit-fails-not = nessun pallino unisce questa cella a una cella piena con cui la cifra non va
gap-from-a-digit-fails-not = nessuna cella piena accanto, senza pallino in mezzo, lo esclude
black-dot-digits-fails-not = la cifra ha una metà o un doppio, oppure nessun pallino nero tocca questa cella
dot-pair-fails-not = la cifra ha una compagna oltre ogni pallino di questa cella
straight-run-of-three-fails-not = ogni fila di tre in linea si può ancora riempire con { $digit } lì
five-seven-nine-fails-not =
    vale solo dove { $boxes ->
        [false] una riga o una colonna ha tante celle senza pallino nero quante sono le cifre tra 5, 7 e 9 che le mancano
       *[true] una riga, una colonna o un riquadro ha tante celle senza pallino nero quante sono le cifre tra 5, 7 e 9 che gli mancano
    }
gap-pair-fails-not = ogni cella accanto, senza pallino in mezzo, ha ancora una cifra che va con { $digit }
white-run-in-a-house-fails-not = ogni fila bianca in un’unità si può ancora riempire con { $digit } lì
black-run-in-a-house-fails-not = ogni fila nera in un’unità si può ancora riempire con { $digit } lì
pointing-or-claiming-fails-not = nessuna riga, nessuna colonna e nessun riquadro deve avere il suo { $digit } dove incrocia una riga, una colonna o un riquadro di questa cella
bent-run-of-three-fails-not = ogni fila di tre ad angolo si può ancora riempire con { $digit } lì
square-of-four-fails-not = ogni quadrato di quattro celle si può ancora riempire con { $digit } lì
naked-pair-fails-not =
    { $boxes ->
        [false] nella sua riga e nella sua colonna
       *[true] nella sua riga, nella sua colonna e nel suo riquadro
    } non ci sono altre due celle che abbiano in tutto solo { $digit } e un’altra cifra
dot-pair-must-contain-fails-not = la cella non vede entrambe le celle di un pallino che deve avere un { $digit }
run-of-three-must-contain-fails-not = la cella non vede una fila di tre che deve avere un { $digit }
hidden-pair-fails-not =
    la cella non è una delle due di cui altre due cifre hanno bisogno { $boxes ->
        [false] in una riga o una colonna
       *[true] in una riga, una colonna o un riquadro
    }
two-groups-of-dots-in-a-house-fails-not =
    { $boxes ->
        [false] nella sua riga e nella sua colonna
       *[true] nella sua riga, nella sua colonna e nel suo riquadro
    } due gruppi di pallini qualsiasi si possono ancora riempire con { $digit } lì
no-place-for-a-digit-fails-not = { -il } lì non toglie gli ultimi posti a un’altra cifra
naked-triple-fails-not =
    { $boxes ->
        [false] nella sua riga e nella sua colonna
       *[true] nella sua riga, nella sua colonna e nel suo riquadro
    } non ci sono altre tre celle che abbiano in tutto solo { $digit } e altre due cifre
run-of-four-fails-not = ogni fila di quattro si può ancora riempire con { $digit } lì
hidden-triple-fails-not =
    la cella non è una delle tre di cui altre tre cifre hanno bisogno { $boxes ->
        [false] in una riga o una colonna
       *[true] in una riga, una colonna o un riquadro
    }
x-wing-fails-not = non ci sono altre due righe o colonne che abbiano il loro { $digit } negli stessi due posti, uno dei quali in linea con questa cella
long-run-or-tree-fails-not = ogni gruppo di pallini si può ancora riempire con { $digit } lì
long-run-must-contain-fails-not = la cella non vede un gruppo di pallini che deve avere un { $digit }
xy-wing-fails-not = la cella non vede due celle di cui una deve essere { $digit }
swordfish-fails-not = non ci sono altre tre righe o colonne che abbiano il loro { $digit } negli stessi tre posti, uno dei quali in linea con questa cella
house-with-its-dots-fails-not =
    { $boxes ->
        [false] la sua riga e la sua colonna
       *[true] la sua riga, la sua colonna e il suo riquadro
    } si possono riempire con { $digit } lì
short-what-if-fails-not = nessuna ipotesi breve mostra che { -il } lì porta a una contraddizione
forcing-fails-not = supporre { -il } lì non porta a una contraddizione
