### Races, in Italian: two to eight people solve the same puzzle at the same time.

## web/sudoku/race/words.js

race-rule-start = Quando i giocatori sono due, l’uno o l’altro può far partire la gara. L’orologio del server vale per tutti e non si ferma mai.
race-rule-clock = Continua anche se arrivi in ritardo, perdi la connessione o il dispositivo va in standby.
race-rule-place = Il tuo posto resta tuo: riapri il link su questo dispositivo.
race-rule-seen = Gli altri vedono quante delle tue celle sono giuste, ma non quali, e nessuna delle tue cifre.
race-rule-hints = Puoi chiedere suggerimenti. Tutti i giocatori vedono quanti ne hai chiesti, come li comunica il tuo dispositivo.
race-rule-looked-up = Il server non può sapere se un giocatore ha cercato la soluzione altrove.
race-rule-deleted = Il server cancella la gara dopo un giorno.
player-without-name = Giocatore { $place }
player-is-you = { $name } (tu)
right-of-cells = { $right } di { $cells }
far-with-hints =
    { $far }, { $hints ->
        [one] { $hints } suggerimento dichiarato
       *[other] { $hints } suggerimenti dichiarati
    }
far-and-away = { $far }, assente
players-are-here =
    { $count ->
        [one] { $count } giocatore presente
       *[other] { $count } giocatori presenti
    }.
wait-for-a-second-player = Aspetta un secondo giocatore, poi comincia.
race-starts-in = La gara comincia tra { $seconds } s.
the-race-is-on = La gara è in corso.
your-time-is = Il tuo tempo è { $time }.
your-time-and-others =
    Il tuo tempo è { $time }. { $count ->
        [one] Un giocatore sta ancora giocando
       *[other] { $count } giocatori stanno ancora giocando
    }.
race-place =
    { $place ->
        [2] Secondo
        [3] Terzo
        [4] Quarto
        [5] Quinto
        [6] Sesto
        [7] Settimo
       *[8] Ottavo
    } posto, a { $behind } da { $name }
you-won-by = Vittoria con { $time } di vantaggio
you-are-first = Primo posto!
less-than-a-second = meno di un secondo
seconds-short = { $seconds } s
size-and-level = { $size } × { $size }, { -level }
race-not-started =
    In questa gara { $count ->
        [one] c’è { $count } giocatore
       *[other] ci sono { $count } giocatori
    }. Non è ancora cominciata.
race-is-over = Questa gara è finita.
race-starts-now =
    In questa gara { $count ->
        [one] c’è { $count } giocatore
       *[other] ci sono { $count } giocatori
    }. Comincia adesso.
race-clock-says =
    In questa gara { $count ->
        [one] c’è { $count } giocatore
       *[other] ci sono { $count } giocatori
    }. Il suo orologio segna { $time }, e varrà anche per te.
has-finished-in = { $name } ha finito in { $time }.

## web/sudoku/race/strip.js

race-of = Gara. { JOIN($racers, ". ") }
racer-is = { $name }: { $far }

## web/sudoku/race/race.js

this-did-not-work = Non ha funzionato: { $why }.
the-race-said = La gara: { $why }.
you-cannot-join = Non puoi partecipare: { $why }.
offline = Non in linea
in-seconds = Tra { $seconds }
go = Via!
what-a-race-is = Da due a otto persone risolvono lo stesso nuovo schema nello stesso momento, ognuna sul proprio dispositivo.
race-puzzle-chosen = Lo schema: { $kind }, come scelto in «Nuovo».
race-puzzle = Lo schema: { $kind }.
make-a-race = Crea una gara
join = Partecipa
your-name-if-you-like = Il tuo nome, se vuoi
away = assente
here = presente
no-connection-tried-again = Nessuna connessione. La pagina riprova da sola.
leave-race = Esci
share-the-link = Condividi il link
rematch = Rivincita
to-the-board = Alla griglia
start = Comincia
a-race-in-kropki = Una gara di Kropki
link-copied = Link copiato.
link-copied-label = Link copiato
the-rules-of-a-race = Le regole di una gara
