### The sudoku page around the board, in Italian: opening, dialogs, the daily puzzle, lists of puzzles, trials.

## web/sudoku/main.js

paused = In pausa
paused-board-is-hidden = In pausa: la griglia è nascosta.
go-on = Continua
digit-is-chosen = Cifra scelta: { $digit }
no-digit-is-chosen = Nessuna cifra scelta

## web/sudoku/menus.js

cannot-be-loaded = Non è stato possibile caricare questa parte. Ricarica la pagina e riprova.
next-puzzle = Prossimo schema
todays-level =
    { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
       *[extreme] Estremo
    } di oggi
level-of-that-day =
    { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
       *[extreme] Estremo
    } di quel giorno
the-day-before = Il giorno prima
show-me-how = Mostrami come
no = No
new-to-kropki = Prima volta con Kropki?

## web/sudoku/opening.js

puzzle-on-its-way = Il tuo schema sta arrivando.
no-new-puzzle = Nessuno schema nuovo: { $why }.
no-new-puzzle-but-kept = Nessuno schema nuovo: { $why }. Conservati su questo dispositivo: { JOIN($levels, ", ") }.
puzzle-kept-for-that = { CAPITAL($why) }. Ecco uno schema che questo dispositivo conserva per questi casi.
no-daily-puzzle = Nessuno schema del giorno: { $why }.
link-cannot-be-read = Lo schema in questo link non si può leggere: { $why }.
link-cannot-be-read-another = Lo schema in questo link non si può leggere: { $why }. Eccone un altro.
server-is-warming-up = Il server si sta avviando. Il tuo schema arriva tra un momento.

## web/sudoku/puzzles.js

none-yet = Ancora nessuno.
favourites = Preferiti
left-for-a-week = Lasciati da una settimana o più
collections = Raccolte
a-favourite-no-longer = Togli dai preferiti
make-it-a-favourite = Aggiungi ai preferiti
favourite-called = Preferito: { $name }
remove = Rimuovi
remove-called = Rimuovi { $name }
play-again = Gioca di nuovo
play-again-called = Gioca di nuovo: { $name }
on-the-board = sulla griglia
daily-of-date = schema del giorno, { $date }
part-time-and-date = { $percent }%, { $time } · { $date }
time-and-date = { $time } · { $date }

## web/sudoku/share-sheet.js

share-this-puzzle = Condividi questo schema
copy-the-link = Copia il link
qr-code-of-this-puzzle = Codice QR del link a questo schema
save-a-picture = Salva un’immagine
put-it-on-a-page = Mettilo in una tua pagina
works-with-kept-puzzles = Funziona con gli schemi che il server conserva. Questo non lo conserva.
code-for-another-page = Codice per un’altra pagina

## web/sudoku/trial.js

keep = Tieni
drop = Scarta
keep-what-was-tried = Tieni ciò che hai provato (K)
back-to-the-trial = Torna a dove è cominciata la prova (J)
kept-and-how-back = Ora resta. Tieni premuto «Prova» per tornare a dove è cominciata.
trial = Prova
trial-in-trials = Prova { $depth }

## web/sudoku/home.js

half-done = Lasciati a metà

## web/sudoku/daily.js

row-and-time-left = { $row }, ancora { $left }
solved-today = Risolto oggi
save-a-calendar-file = Salva un file per il calendario
saved-open-with-calendar = Salvato. Apri il file con il tuo calendario.
each-day-at = Ogni giorno alle
remind-me = Ricordamelo
notifications-are-blocked = Questo browser blocca le notifiche di questa pagina.
notify-me = Avvisami di un nuovo schema mentre questa pagina, o l’app installata, è aperta. Dall’esterno non ti viene inviato nulla.
solved-in = Risolto in { $time }
filled-so-far = { $percent }% riempito, { $time }
not-begun = Non iniziato
todays-needs-network = L’immagine arriva quando c’è la rete.
play-daily = Gioca
today-level = Oggi: { $level }
look-at-it = Guardalo

## web/sudoku/dialogs.js

sudokupad-needs-network = Per SudokuPad serve la rete.
forgotten-times =
    { $count ->
        [one] Dimenticato { $count } tempo
       *[other] Dimenticati { $count } tempi
    }.
nothing-kept-of-this-device = Di questo dispositivo non è conservato nulla.
nothing-forgotten-yet = Non è ancora stato dimenticato nulla: { $why }.
statistics-cannot-be-loaded = Non è stato possibile caricare le statistiche. Ricarica la pagina e riprova.
candidates-are-filled-in = Le cifre possibili sono inserite. I tuoi segni non sono cambiati.
cannot-be-read = Non si può leggere: { $why }.
some-are-printed = Schemi stampati: { $done } su { $count }. Per gli altri serve la rete.
sender-says-be-faster = Chi ti manda lo schema dichiara { $time }. Prova a fare meglio!
races-cannot-be-loaded = Non è stato possibile caricare le gare. Ricarica la pagina e riprova.

## web/sudoku/credit.js

your-board = La tua griglia
back-to-the-workshop = Torna al laboratorio
back-to-its-page = Torna alla sua pagina

## web/sudoku/aside.js

about-puzzle-and-today = Su questo schema e su quello di oggi
cells-filled = Celle piene
this-puzzle-needs = Questo schema richiede
today = Oggi
cells-are-filled = Celle piene: { $done } su { $count }

## web/sudoku/by-technique.js

any-technique = Qualsiasi tecnica
what-a-rating-is = La difficoltà è quella della tecnica più difficile che serve, da 1 a 7. Se scegli qualcosa qui, il livello di sopra non conta.
by-technique-or-rating = Per tecnica o difficoltà
needs = Richiede
rating-from = Difficoltà da
rating-to = a
technique-elsewhere =
    { $technique } ({ $size } × { $size }, { $dots ->
        [every] tutti i pallini
       *[some] alcuni pallini
    })
technique-hardly-ever = { $technique } (quasi mai)

## web/sudoku/puzzle/api.js

server-cannot-be-reached = il server non è raggiungibile
