### The workshop, in Italian: making a puzzle of one's own.
###
### A given is "cifra data" here, since "indizio" is a digit or a dot.

## web/make/index.html

make-a-kropki = Crea un Kropki
make-your-own-kropki-sudoku = Crea il tuo Kropki Sudoku: metti cifre e pallini, e dopo ogni modifica vedi quante soluzioni ha la griglia e quanto è difficile.
boards = Griglie
drafts = Bozze
text = Testo
help = Guida
workshop = Laboratorio
ask-again = Chiedi di nuovo
let-missing-dots-mean-nothing = Ignora i pallini mancanti
a-tap-puts = Un tocco mette
a-digit-that-is-no = Una cifra che non è un indizio
tool-entry = Inserimento
mark = Segno
white = Bianco
black = Nero
erase-dot = Togli pallino
dots-from-digits = Pallini dalle cifre
clear-entries = Cancella inserimenti
play-it = Gioca
publish = Pubblica
missing-dots-mean = Senza pallino:
dots-mean-nothing = non si sa nulla
not-consecutive-not-double = né consecutive né doppie
not-consecutive = non consecutive
not-double = non doppie
show = Mostra:
only-the-board = solo la griglia
the-verdict = il verdetto
what-is-possible = ciò che è possibile
certain-digits = le cifre certe
where-techniques-stall = dove le tecniche si fermano
symmetry = Simmetria:
finish-it-for-me = Completalo per me
turn-and-exchange = Gira e scambia
how-it-is-solved = Come si risolve
neighbours = Schemi vicini
which-clues-these-are = Quali sono questi indizi
why-there-is-no-solution = Perché non c’è soluzione
what-would-make-it-unique = Che cosa renderebbe unica la soluzione?
what-could-go = Che cosa si potrebbe togliere?
new-board = Nuova griglia
the-board-that-is-open = La griglia aperta resta tra le tue bozze. Su una griglia nuova i pallini mancanti non dicono nulla, finché non scegli altro.
rules-and-keys = Regole e tasti
every-row-and-every-column = Ogni riga e ogni colonna contiene ogni cifra una volta sola, e così ogni riquadro segnato, se la griglia ha riquadri. Un <b>pallino bianco</b> unisce cifre consecutive. Un <b>pallino nero</b> unisce una cifra e il suo doppio. Tra 1 e 2 può esserci l’uno o l’altro.
a-missing-dot-means-what = Un pallino mancante significa ciò che scegli alla voce <b>Senza pallino</b>. Ogni pagina pubblicata lo dice.
a-puzzle-that-you-publish = Uno schema da <b>pubblicare</b> deve avere esattamente una soluzione. Riceve una pagina tutta sua. La trova solo chi ha il link. <a href="/privacy.html#publish">Che cosa si conserva</a>
with-show-what-is-possible = Con <b>Mostra: ciò che è possibile</b>, una cifra è tanto più chiara quanto meno soluzioni la contengono. Una cifra grande e inclinata è l’unica possibile.
move-with-shift-turn-the = sposta; con <kbd>Maiusc</kbd> cambia il pallino da quel lato: bianco, nero, nessuno
digits-on-keys = cifre
put-with-the-current-tool = inserisce con lo strumento scelto; <kbd>0</kbd> o <kbd>Canc</kbd> cancella
shift-ctrl = <kbd>Maiusc</kbd> <kbd>Ctrl</kbd>
with-a-digit-mark-in = con una cifra: segno d’angolo, segno centrale; insieme: colore
digit-entry-mark-colour = cifra, inserimento, segno, colore
draw-white-dots-black-dots = disegna pallini bianchi, disegna pallini neri, toglie pallini
undo-redo = annulla, ripeti
learn-the-techniques-play-where = <a href="/learn">Impara le tecniche</a> · <a href="/">Gioca</a>: lì trovi le impostazioni e i temi
drafts-on-this-device = Bozze su questo dispositivo
name-of-this-draft = Nome di questa bozza
go-on-in-a-branch = Continua in una variante
make-a-collection = Crea una raccolta
none-yet-a-draft-is = Ancora nessuna. Una bozza si conserva con la prima cifra o il primo pallino.
published = Pubblicati
the-board-as-text = La griglia come testo
ken-or-a-link-of = KEN, o un link di questo sito, di f-puzzles, SudokuPad, SudokuMaker o Penpa+
ken-alone-means-that-all = Il solo KEN significa che tutti i pallini sono disegnati. Se i pallini mancanti significano altro, il testo della griglia è un link, che lo dice.
put-it-on-the-board = Metti sulla griglia

## make/collection-panel.js

puzzles-one-a-line = Schemi, uno per riga: KEN o un link, seguito se vuoi da un titolo
add-this-board = Aggiungi questa griglia
add-favourites = Aggiungi i preferiti
add-what-i-gave-up = Aggiungi gli schemi lasciati
add-what-i-published = Aggiungi ciò che ho pubblicato
puzzles-are-copied = Gli schemi vengono copiati: se poi ne correggi uno, correggilo anche qui.
there-is-nothing-to-add = Non c’è nulla da aggiungere.

## make/copy-paste.js

is-copied = Copiato.
copy-the-marked-text = Copia il testo evidenziato.

## make/draft-list.js

take-it-back = Recuperala
change = Modifica

## make/finish-panel.js

digits-and-dots-stay = Le tue cifre e i tuoi pallini restano; «i miei, di qualsiasi colore» lascia liberi i colori dei tuoi pallini.
break-in-in-box = Si comincia nel riquadro
symmetry-of-the-givens = Simmetria delle cifre date
dots-symmetric-too = Anche i pallini simmetrici
white-dots-only = Solo pallini bianchi
find-three = Trovane tre
stopped = Ricerca fermata.
dots-only-inside-a-shape = Pallini solo dentro una figura
mark-cells-for-dots = Segna delle celle. I nuovi pallini uniranno allora due celle segnate. I tuoi pallini restano.
no-dot-here = Qui nessun pallino
mark-where-cells-meet = Segna il punto in cui due celle si toccano. Nessuna proposta avrà lì un pallino.
stop = Ferma
searching = Ricerca in corso …
find-others = Trovane altri
take-it = Prendi
keep-its-digits = Tieni le cifre
keep-its-dots = Tieni i pallini
clues-by-name = Indizi per nome
press-kept-clues = Premi gli indizi da tenere. Un tocco nell’immagine fa lo stesso.
nothing-is-kept = Non si tiene nulla.
proposal-is-on-the-board = La proposta è sulla griglia.

## make/main.js

clear = Cancella
draft-changed-in-another-tab = Hai modificato questa bozza in un’altra scheda. Qui continui con una copia.
browser-cannot-store-more = Questo browser non può conservare altro. Copia il testo della griglia prima di uscire.
every-cell-is-given = Ogni cella ha già una cifra data.
there-is-no-dot-to = Non c’è nessun pallino da togliere.
undone = Annullato.
redone = Ripetuto.
missing-dots-mean-nothing = Ora i pallini mancanti non dicono nulla.
no-entry-is-left = Non resta nessuna cifra inserita.
dots-follow-the-digits = I pallini seguono le cifre.
no-dot-has-changed = Nessun pallino è cambiato. Questo comando mette i pallini tra celle vicine che hanno entrambe una cifra.

## make/neighbours-panel.js

want = Vorrei uno schema
find = Trova
looking = Ricerca …
symmetric-ones-come-first = Prima quelli che mantengono la simmetria scelta.
you-go-on-in-a-branch = Continui in una variante.

## make/publish-panel.js

it-is-listed-nowhere = Non compare in nessun elenco, e resta finché non viene ritirato da te.
change-what-is-published = Modifica ciò che è pubblicato
title = Titolo
author-if-you-like = Autore, se vuoi
note-if-you-like = Nota, se vuoi
save = Salva
withdraw = Ritira
words-and-clues-can-change = Le parole e gli indizi si possono cambiare: il link resta. Se cambiano gli indizi, la pagina dice in che giorno.
replace-its-puzzle = Sostituisci lo schema con la griglia aperta
open-it-on-the-board = Aprilo sulla griglia
it-is-the-open-board = È la griglia aperta: modifica lì un indizio, poi torna qui.
is-published = Pubblicato.
browser-cannot-store-the-secret = Questo browser non può conservare il codice segreto. Copialo adesso.
is-saved = Salvato.
withdraw-it-forever = Ritira per sempre
link-will-never-work = Il link non funzionerà mai più. Premi ancora una volta per ritirare.
is-withdrawn = Ritirato.
the-link-is-copied = Il link è copiato.
secret-is-kept-here = È conservato in questo browser, e nel file che salvi dalla pagina delle statistiche.
the-secret-to-change-it = Il codice segreto per modificare

## make/turn-and-mirror.js

half-turn-button = Mezzo giro
left-and-right-button = Sinistra e destra
top-and-bottom-button = Sopra e sotto
turn-right = Gira a destra
turn-left = Gira a sinistra
main-diagonal-button = Diagonale principale
other-diagonal-button = Altra diagonale

## make/turn-panel.js

exchange = Scambia
exchange-digit = Scambia
exchange-two-digits = Scambia due cifre
choose-two-different-digits = Scegli due cifre diverse.
neither-is-on-the-board = Nessuna delle due è sulla griglia.
it-breaks-nothing = Non rompe nulla tra due cifre.

## make/verdict-panel.js

unfinished = Incompleto.
nothing-can-go-every-clue = Non si può togliere nulla: servono tutti gli indizi.
nothing-was-found = Non è stato trovato nulla.

## make/way-panel.js

the-way-to-solve-it = Il percorso della soluzione
next-digit = Prossima cifra
easiest-way-by-digits = Il percorso più facile, una cifra alla volta, come lo raccontano i suggerimenti al giocatore.
every-cell-has-its-digit = Ogni cella ha la sua cifra.
no-technique-leads-further = Nessuna tecnica porta oltre.

## Sentences of several modules of the workshop

some-and-more =
    { JOIN($names, ", ") } e { $more ->
        [one] un’altra
       *[other] altre { $more }
    }
edge-is =
    { $colour ->
        [white] Pallino bianco
        [black] Pallino nero
       *[none] Nessun pallino
    } tra { $one } e { $other }.
level-rated = { $level }, difficoltà { $rating }
technique-and-sentence = { $technique }: { $sentence }

## web/make/ideas.js

without-the-digit =
    { $images ->
        [0] Senza { -il } in { $cell }
        [one] Senza { -il } in { $cell } e il suo simmetrico
       *[other] Senza { -il } in { $cell } e i suoi { $images } simmetrici
    }
without-the-dot =
    { $images ->
        [0] Senza il pallino tra { $one } e { $other }
        [one] Senza il pallino tra { $one } e { $other } e il suo simmetrico
       *[other] Senza il pallino tra { $one } e { $other } e i suoi { $images } simmetrici
    }
without-clues-together =
    { $count ->
        [one] Senza { $count } indizio
       *[other] Senza { $count } indizi insieme
    }
idea-and-level = { $idea }: { $level } { $rating }
idea-without-its-image = { $idea } (senza il simmetrico)
unique = soluzione unica
solutions-left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
more-solutions-left = ne restano più di { $count }
digit-added = { $digit } in { $cell }: { $leaves }
dot-added =
    Un pallino { $colour ->
        [white] bianco
       *[black] nero
    } tra { $one } e { $other }{ $images ->
        [0] { "" }
        [one] , con il suo simmetrico
       *[other] , con i suoi { $images } simmetrici
    }: { $leaves }
conflict-digits =
    { $count ->
        [one] { $count } cifra
       *[other] { $count } cifre
    }
conflict-dots =
    { $count ->
        [one] { $count } pallino
       *[other] { $count } pallini
    }
conflict-gaps =
    { $count ->
        [one] { $count } pallino mancante
       *[other] { $count } pallini mancanti
    }
marked-on-the-board = { JOIN($parts, ", ") }: vedi i segni sulla griglia.
contradiction-of = Contraddizione: { $clues }
contradiction-is-among = C’è una contraddizione tra questi indizi: { $clues }
clues-listed = { JOIN($parts, "; ") }.
the-digits-in =
    { COUNT($cells) ->
        [one] la cifra
       *[other] le cifre
    } in { JOIN($cells, ", ") }
the-dots-between =
    { COUNT($pairs) ->
        [one] il pallino
       *[other] i pallini
    } { JOIN($pairs, ", ") }
no-dot-between-pairs = nessun pallino { JOIN($pairs, ", ") }
between-two = tra { $one } e { $other }
two-cells = { $one } e { $other }

## web/make/finish-panel.js

finish-title = Completalo per me
most-givens = Cifre date al massimo
any-of-these = qualsiasi
no-symmetry = nessuna
label-before-a-field = { $label }:
tap-to-keep = Tocca cifre e pallini in un’immagine per tenerli nella prossima ricerca.
tap-to-keep-own-ringed = I tuoi indizi hanno un anello sottile. Tocca cifre e pallini in un’immagine per tenerli nella prossima ricerca.
all-else-is-free = { $stays } Tutto il resto è libero, entro le tue richieste.
all-else-is-free-missing-dots-count =
    { $stays } Tutto il resto è libero, entro le tue richieste. I pallini mancanti contano, quindi sono disegnati tutti i pallini{ $colour ->
        [white] { " " }bianchi
        [black] { " " }neri
       *[all] { "" }
    }: la simmetria riguarda solo le cifre date.
no-dot-between-two = Nessun pallino tra { $one } e { $other }
kept-for-the-next-search =
    Per la prossima ricerca, di questa proposta { $count ->
        [one] si tiene { $count } indizio
       *[other] si tengono { $count } indizi
    }.

## web/make/finish-wishes.js

half-turn = mezzo giro
left-and-right = sinistra e destra
top-and-bottom = sopra e sotto
quarter-turn = quarto di giro
main-diagonal = diagonale principale
other-diagonal = altra diagonale
dots-anywhere = ovunque
none-but-mine = solo i miei
mine-of-any-colour = i miei, di qualsiasi colore
impossible-is-proved = Impossibile: è dimostrato che nessuna griglia piena ha queste cifre e questi pallini.
searching-boards =
    Ricerca: { $tried ->
        [one] { $tried } griglia piena provata
       *[other] { $tried } griglie piene provate
    }, { $found ->
        [one] { $found } schema trovato
       *[other] { $found } schemi trovati
    } …
none-found =
    Nessuno trovato: { $tried ->
        [one] { $tried } griglia piena provata
       *[other] { $tried } griglie piene provate
    }.
none-found-hurdle =
    Nessuno trovato: { $tried ->
        [one] { $tried } griglia piena provata
       *[other] { $tried } griglie piene provate
    }; l’ostacolo più frequente: { $hurdle }.
none-found-levels =
    Nessuno trovato: { $tried ->
        [one] { $tried } griglia piena provata
       *[other] { $tried } griglie piene provate
    }; l’ostacolo più frequente: { $hurdle } ({ JOIN($levels, ", ") }).
some-found =
    { $found ->
        [one] { $found } trovato
       *[other] { $found } trovati
    }, { $tried ->
        [one] { $tried } griglia piena provata
       *[other] { $tried } griglie piene provate
    }.
proposal-is =
    { $level }, difficoltà { $rating }, { $givens ->
        [one] { $givens } cifra data
       *[other] { $givens } cifre date
    }

## web/make/neighbours-words.js

want-harder = più difficile
want-easier = più facile
want-symmetric = più simmetrico
minimal-without =
    Senza { $count ->
        [one] { $count } indizio
       *[other] { $count } indizi
    }: minimo
without-clues = Senza { JOIN($clues, ", ") }
with-clues = Con { JOIN($clues, ", ") }
clues-for-clues = { CAPITAL(JOIN($come, ", ")) } al posto di { JOIN($gone, ", ") }
clue-is-dot =
    pallino { $colour ->
        [white] bianco
       *[black] nero
    } { $one }–{ $other }
clue-is-digit = { $digit } in { $cell }
there-is-no-neighbour =
    Non ce ne sono: { $tried ->
        [one] { $tried } modifica provata
       *[other] { $tried } modifiche provate
    }.
no-neighbour-was-found =
    Nessuno trovato: { $tried ->
        [one] { $tried } modifica provata
       *[other] { $tried } modifiche provate
    }.
neighbours-found =
    { $count ->
        [one] { $count } trovato
       *[other] { $count } trovati
    }, { $tried ->
        [one] { $tried } modifica provata
       *[other] { $tried } modifiche provate
    }.
some-neighbours-found =
    { $count ->
        [one] { $count } trovato
       *[other] { $count } trovati
    }, { $tried ->
        [one] { $tried } modifica provata
       *[other] { $tried } modifiche provate
    }; può darsi che ce ne siano altri.

## web/make/neighbours-panel.js

what-neighbours-are = Ognuno ha esattamente una soluzione. Un tocco ne prende uno come variante: la tua bozza resta com’è. Un anello spesso segna un indizio che arriva, uno sottile il posto di un indizio tolto.

## web/make/main.js

no-puzzle-in-this-link = In questo link non c’è uno schema: { $why }.
cell-has-a-clue = { $cell } ha un indizio.
changed-with-it =
    { COUNT($cells) ->
        [one] È cambiata anche { JOIN($cells, ", ") }.
       *[other] Sono cambiate anche { JOIN($cells, ", ") }.
    } { $more }

## web/make/copy-paste.js, collection-panel.js, draft-list.js, drafts.js, publish-panel.js

collection-is-seen = Chi ha il link vede gli schemi, in quest’ordine, e le tue parole. { $copied } { $stays }
too-many-puzzles = ci sono { $count } schemi, ma al massimo ne sono ammessi { $most }
in-line = alla riga { $number }: { $why }
draft-is-removed = «{ $name }» è stata rimossa.
draft-line = { $name }, { $size } × { $size }, { $date }
draft-line-open = { $name }, { $size } × { $size }, { $date }, aperta ora
draft-line-no-boxes = { $name }, { $size } × { $size }, senza riquadri, { $date }
draft-line-no-boxes-open = { $name }, { $size } × { $size }, senza riquadri, { $date }, aperta ora
draft-copy = { $name } (copia)
publication-is-seen = Chi ha il link vede lo schema, le sue regole e le tue parole. { $stays } Senza pallino: { $rule }.
board-is-not-unique = Quella griglia non ha esattamente una soluzione.
to-correct-a-clue = per correggere un indizio.
publication-is-gone = Non c’è più: { $why }.

## web/make/turn-and-mirror.js

lacks-digits =
    { COUNT($cells) ->
        [one] Per la simmetria serve una cifra anche in { JOIN($cells, ", ") }.
       *[other] Per la simmetria servono cifre anche in { JOIN($cells, ", ") }.
    }
lacks-more-digits =
    Per la simmetria servono cifre anche in { JOIN($cells, ", ") } e in { $more ->
        [one] un’altra cella
       *[other] altre { $more } celle
    }.

## web/make/turn-panel.js

move-is-done = { $move }: fatto.
exchange-with = con
digits-are-exchanged = Le cifre { $one } e { $other } sono scambiate.
it-breaks-between = Rompe ciò che c’è tra { JOIN($pairs, ", ") }.
it-breaks-between-and-more =
    Rompe ciò che c’è tra { JOIN($pairs, ", ") } e { $more ->
        [one] in un altro posto
       *[other] in altri { $more } posti
    }.
dots-touch-empty-cells =
    { $breaks } { $count ->
        [one] { $count } pallino tocca
       *[other] { $count } pallini toccano
    } una cella vuota: vedi il verdetto.

## web/make/verdict-details.js

missing-dots-count = I pallini mancanti contano. Finché stai disegnando i pallini, ignora quelli mancanti, oppure fai completare la griglia.
it-opens-at = Si comincia da { $cells }.
techniques-stall = Le tecniche portano a { $placed } cifre su { $count }, poi si fermano.
it-is-hardest-there = Il punto più difficile è lì: serve { $technique }.
it-is-hardest-with =
    Il punto più difficile è con { $placed ->
        [one] { $placed } cifra
       *[other] { $placed } cifre
    } sulla griglia: lì { $technique } porta a { $cells }.
equal-in-every-solution = Uguali in ogni soluzione: { $pairs }.

## web/make/verdict-panel.js

ways-on = Disegna dei pallini, ignora quelli mancanti finché non li hai disegnati, oppure fai completare la griglia.
publish-wait = Per essere pubblicata, una griglia deve avere esattamente una soluzione: aspetta il verdetto.
publish-none = Per essere pubblicata, una griglia deve avere esattamente una soluzione: questa non ne ha.
publish-many = Per essere pubblicata, una griglia deve avere esattamente una soluzione: questa ne ha più d’una.
publish-not-settled = Per essere pubblicata, una griglia deve avere esattamente una soluzione: questa potrebbe averne più d’una.
empty-board-has-dots = I pallini mancanti contano, e ogni griglia { $size } × { $size } ha dei pallini.

## web/make/verdict.js

verdict-alone = { CAPITAL($verdict) }
with-what-is-entered = Con le cifre inserite: { $verdict }
entered-one = una soluzione.
entered-none = nessuna soluzione.
entered-not-settled = non deciso: contare le soluzioni richiede troppo tempo.
entered-count = { $count } soluzioni.
entered-about = circa { $count } soluzioni.
entered-more-than = più di { $count } soluzioni.
# "soluzioni" follows
millions =
    { $number ->
        [1] 1 milione di
       *[other] { $number } milioni di
    }
billions =
    { $number ->
        [1] 1 miliardo di
       *[other] { $number } miliardi di
    }
trillions =
    { $number ->
        [1] 1 bilione di
       *[other] { $number } bilioni di
    }
level-rated-line = { $level }, difficoltà { $rating }.
level-rated-needs = { $level }, difficoltà { $rating }: richiede { $technique }.
more-has-to-wait = Per altro su questa griglia bisogna aspettare: { $why }. La richiesta si ripete da sola.
no-more-about-this-board = Nient’altro su questa griglia: { $why }.
verdict-needs-the-server = Per il verdetto serve il server, che non è raggiungibile. La griglia e le bozze funzionano anche senza.
no-verdict = Nessun verdetto: { $why }.

## web/make/way-panel.js

technique-times = { $technique } ({ $count })
all-techniques = Tutte le tecniche: { JOIN($techniques, ", ") }.
way-cell-is = { $cell } è { $digit }.

# the title of the panel of neighbours
puzzles-one-change-away = Schemi a una sola modifica da questo

# why full boards gave no puzzle as it is wished: each may stand behind "most often in the way:"
hurdle-level = un altro livello
hurdle-technique = senza la tecnica
hurdle-givens = troppe cifre date
hurdle-break-in = un altro inizio
hurdle-alike = troppo simile a un’altra proposta
hurdle-budget = troppo lavoro
