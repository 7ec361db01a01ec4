### What is told of solved puzzles, in Italian: the result, statistics, the backup, looking back, times of others.

## web/sudoku/solved/backup.js

file-has-too-many-bytes = ha più di { $most } byte
file-is-no-backup = non è una copia dei dati di Kropki
file-is-newer = l’ha scritto una versione più recente di questa pagina
file-has-no-solves = non contiene schemi risolti
file-has-too-many-solves = contiene più di { $most } schemi risolti
solve-is-not-valid = lo schema risolto { $number } non è valido
file-has-too-many-games = contiene più di { $most } partite
game-is-not-valid = la partita { $number } non è valida
file-has-too-many-drafts = contiene più di { $most } bozze
draft-is-not-valid = la bozza { $number } non è valida
file-is-not-json = non è JSON
together-too-many-solves = insieme ci sarebbero più di { $most } schemi risolti
no-room-for-solves = Non c’è posto per tutto. Aggiunti: schemi risolti { $added } su { $solves }.
no-room-for-drafts = Non c’è posto per tutto. Aggiunti: schemi risolti { $added } su { $solves }, bozze { $kept } su { $drafts }.
no-room-for-games = Non c’è posto per tutto. Aggiunti: schemi risolti { $added } su { $solves }, partite { $played } su { $games }.
no-room-for-drafts-and-games = Non c’è posto per tutto. Aggiunti: schemi risolti { $added } su { $solves }, bozze { $kept } su { $drafts }, partite { $played } su { $games }.
solves-were-added =
    { $count ->
        [one] Aggiunto { $count } schema risolto
       *[other] Aggiunti { $count } schemi risolti
    }.
drafts-were-added =
    { $count ->
        [one] Aggiunta { $count } bozza
       *[other] Aggiunte { $count } bozze
    }.
games-were-added =
    { $count ->
        [one] Aggiunta { $count } partita
       *[other] Aggiunte { $count } partite
    }.
favourites-were-added = Preferiti aggiunti.
learned-was-added = Aggiunto ciò che hai imparato.
nothing-in-it-is-new = Non contiene nulla di nuovo.
draft-from-a-file = { $name } (da un file)
draft = Bozza

## web/sudoku/solved/challenge.js

sender-and-you-faster = Chi ti ha mandato lo schema dichiara { $time }: hai impiegato { $apart } in meno.
sender-and-you-longer = Chi ti ha mandato lo schema dichiara { $time }: hai impiegato { $apart } in più.
sender-and-you-same = Chi ti ha mandato lo schema dichiara { $time }: hai impiegato lo stesso tempo.

## web/sudoku/solved/collections.js

some-are-solved = { $done } di { $count } risolti
next-in-the-collection = Prossimo della raccolta:
the-collection-is-solved = La raccolta è risolta:

## web/sudoku/solved/credits.js

title-by-author = { $title }, di { $author }

## web/sudoku/solved/lesson.js

lesson-of = Lezione: { $technique }
your-hardest-hint-used-this = Il tuo suggerimento più difficile la usava.
an-easier-step-stood = Durante la tua pausa più lunga c’era un passaggio più facile.

## web/sudoku/solved/lookback.js

cell-emptied = { $cell } svuotata
marks-in-cells = segni in { JOIN($cells, ", ") }
marks-in-many-cells =
    segni in { $count ->
        [one] { $count } cella
       *[other] { $count } celle
    }

## web/sudoku/solved/lookback-dialog.js

replay = Rivedi
step-of-your-game = Mossa della tua partita
step-before = Mossa precedente
step-after = Mossa successiva
pause = Pausa
play-back = Riproduci
no-more-to-tell = Di questa partita non c’è altro da raccontare.
replay-step = Mossa { $at } di { $count }: { $step }.
replay-step-at = Mossa { $at } di { $count }, a { $time }: { $step }.
replay-start =
    L’inizio. { $count ->
        [one] Segue { $count } mossa
       *[other] Seguono { $count } mosse
    }.
pause-before-step = { $time } di pausa prima di { $step }
where-the-time-went = Dove è andato il tempo
show-it = Mostra
hardest-step-of-this-puzzle = Il passaggio più difficile di questo schema
the-hardest-step = Il passaggio più difficile: { $technique }.
an-easier-step-stood-there = C’era un passaggio più facile
digit-by-technique = { $cell } = { $digit } con { $technique }
before-step-that-needs = Prima di { $step }, che richiede { $technique }:
digit-stood-here = Qui si poteva trovare { $cell } = { $digit }. { JOIN($sentences, " ") }
a-lesson-that-fits = Una lezione adatta
wrong-digit-before-pause =
    Prima della tua pausa più lunga sulla griglia { COUNT($cells) ->
        [one] c’era una cifra sbagliata
       *[other] c’erano cifre sbagliate
    }: { JOIN($cells, ", ") }. «Verifica» mostra le cifre sbagliate.
at-your-longest-pause = Durante la tua pausa più lunga si poteva andare avanti così: { $technique }.

## web/sudoku/solved/reminder.js

kropki-puzzle-of-the-day = Kropki: lo schema del giorno
five-levels = Cinque livelli, da facile a estremo.
puzzle-of-the-day-is-here = Lo schema del giorno è arrivato

## web/sudoku/solved/result.js

solved = Risolto
help-words =
    { $hints ->
        [0] Nessun suggerimento
        [one] { $hints } suggerimento
       *[other] { $hints } suggerimenti
    }, { $checks ->
        [0] nessuna verifica
        [one] { $checks } verifica
       *[other] { $checks } verifiche
    }
your-first-kropki = Il tuo primo Kropki.
pasted-does-not-count = Uno schema preso da un link o da un testo non conta tra i tuoi tempi.
with-hints-does-not-count = Con i suggerimenti non conta tra i tuoi tempi.
with-hints-but-times = Con i suggerimenti non conta tra i tuoi tempi ({ JOIN($kind, ", ") }): migliore { $best }, tipico { $median }.
your-first-time = Il tuo primo tempo senza suggerimenti ({ JOIN($kind, ", ") }).
your-best-time = Il tuo tempo migliore ({ JOIN($kind, ", ") })! Tipico: { $median }.
your-times = I tuoi tempi ({ JOIN($kind, ", ") }): migliore { $best }, tipico { $median }.
daily-on = schema del giorno, { $date }
beat-my-time = Batti il mio tempo: { $link }
share-result = Condividi il risultato
copied = Copiato
picture = Immagine
not-possible-here = Qui non è possibile
saved = Salvato
share-the-picture = Condividi l’immagine
next-easy-of-size = Prossimo: { $size } × { $size } facile
next-of-level =
    Prossimo: { $level ->
        [easy] facile
        [medium] medio
        [hard] difficile
        [expert] esperto
       *[extreme] estremo
    }
try-level =
    Passa a { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
       *[extreme] Estremo
    }
a-bit-harder = Un po’ più difficile
todays-daily = Schema di oggi

## web/sudoku/solved/statistics-dialog.js

puzzles-solved = Risolti
times = Tempi
days-in-a-row-total = Giorni di fila
most-in-a-row = Serie migliore
daily-puzzles = Schemi del giorno
calendar-legend = Pieno: risolto nel suo giorno, e conta per i giorni di fila. Ombreggiato: risolto più tardi.
levels-solved =
    , { COUNT($levels) ->
        [one] risolto
       *[other] risolti
    }: { JOIN($levels, ", ") }
levels-solved-later =
    , { COUNT($levels) ->
        [one] risolto
       *[other] risolti
    } più tardi: { JOIN($levels, ", ") }
no-times-yet = Ancora nulla. Un tempo conta se lo schema non è stato incollato né risolto con suggerimenti.
with-hints-legend = ○ con suggerimenti: questi tempi non contano.
with-hints-legend-and-pasted = ○ con suggerimenti: questi tempi non contano. Incollati, e non contati: { $count }.
puzzles-of = Schemi
save-as-a-file = Salva in un file
read-a-file = Leggi un file
saved-as-a-file =
    Salvato: { $solves ->
        [one] { $solves } schema risolto
       *[other] { $solves } schemi risolti
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in corso, preferiti, lezioni, bozze e impostazioni.
keep-them = Conservali
what-a-file-brings = Tutto questo si trova solo su questo dispositivo. Un file lo porta tutto su un altro: ciò che hai risolto e imparato, le partite in corso, i preferiti, le bozze del laboratorio e le impostazioni. Là non toglie nulla.
and-settings-of-the-file = { $text } Le impostazioni sono quelle del file.
file-cannot-be-read = Questo file non si può leggere: { $why }. Non è cambiato nulla.
with-hints = Con suggerimenti
best = Migliore
median = Tipico
level-solved-from-to =
    { $level }: { $count ->
        [one] { $count } risolto
       *[other] { $count } risolti
    }, da { $least } a { $most }.
axis-seconds = { $number } s
axis-minutes = { $number } min
axis-hours = { $number } h
axis-days = { $number } g

## web/sudoku/solved/streak.js

hours-and-minutes = { $hours } h { $minutes } min
only-hours = { $hours } h
only-minutes = { $minutes } min
days-in-a-row =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di fila
row-and-next-one =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di fila. Il prossimo schema arriva tra { $left }.
row-is-kept-going =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di fila. Con lo schema di oggi la serie continua: ancora { $left }.
begin-a-streak = Risolvi lo schema di oggi per cominciare una serie. Vale qualsiasi livello.
streak-ended-best =
    La tua serie di { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } è finita: finora è la migliore. Con lo schema di oggi può cominciare la prossima.
streak-ended =
    La tua serie di { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } è finita: la migliore è di { $longest }. Con lo schema di oggi può cominciare la prossima.
todays-and-left = Oggi · ancora { $left }

## web/sudoku/solved/times.js

time-is-kept-for-later = Il tuo tempo è conservato qui, e sarà inviato quando il server sarà raggiungibile.
time-was-refused = Il server non ha accettato questo tempo. È conservato solo qui.
compare = Confronta
compare-with-others = Confronto con gli altri
may-times-be-sent = Questo dispositivo può inviare quanto tempo impieghi per gli schemi, senza nome, perché tutti possano fare un confronto?
seconds-between-digits-too = Anche i secondi tra una cifra e l’altra, per capire quanto è difficile ogni tecnica
yes-send-them = Sì, inviali
level-by-times-of-others = { $level } secondo i tempi degli altri: { $time }.
median-and-same = La mediana di altri { $count } dispositivi è { $median }: uguale al tuo tempo.
median-and-faster = La mediana di altri { $count } dispositivi è { $median }: hai impiegato { $apart } in meno.
median-and-longer = La mediana di altri { $count } dispositivi è { $median }: hai impiegato { $apart } in più.
faster-than = Più veloce di { $count }.
time-sent-first = Il tuo tempo è stato inviato. È il primo.
time-sent-few =
    Il tuo tempo è stato inviato. { $count ->
        [one] Lo ha risolto solo un’altra persona: non basta
       *[other] Lo hanno risolto solo altre { $count } persone: non bastano
    } per un confronto.

## web/sudoku/solved/week-strip.js

day-solved = { $day }: risolto
day-solved-later = { $day }: risolto più tardi
day-not-solved = { $day }: non risolto
last-seven-days = Gli ultimi sette giorni
