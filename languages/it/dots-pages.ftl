### The pages of Dots, the game, in Italian, as they stand before a script runs.
###
### A dot is "punto", a point "incrocio", a pool "sacca", a record "trascrizione", the score "conteggio".

## web/dots/index.html

dots-title = Il gioco dei punti, l’altro Kropki
dots-the-pen-and-paper = Il gioco dei punti con carta e penna, chiamato anche Kropki: circonda i punti dell’avversario. Gioca in due sulla stessa griglia o contro il computer.
kropki-is-also-the-name = Kropki è anche il nome di un <a href="/">sudoku</a>.
games-and-choices = Partite e opzioni
play-a-friend = Con un amico
keep-or-open-a-game = Salva o apri una partita
lessons = Lezioni
look-at-played-games = Guarda le partite giocate
this-game = Questa partita
captured = Catturati
blue = Blu
red = Rosso
you-and-the-computer-put = Tu e il computer mettete un punto a turno. Chiudi un anello di tuoi punti intorno a quelli dell’avversario, e li catturi.
i-know-the-game = Conosco il gioco
rings = Anelli
look-at-this-game = Rivedi questa partita
why-dots-were-lost = Perché si sono persi punti
stop-ends-the-game = STOP
resign = Arrenditi
larger = Più grande
smaller = Più piccolo
new-game = Nuova partita
against-whom = Contro
the-computer = Il computer
two-at-one-board = In due sulla stessa griglia
strength = Livello
you-are = Il tuo colore
blue-who-begins = Blu, che comincia
a-friend-by-a-link = <a href="/dots/game">Un amico, con un link</a> <a href="/dots/game#lobby-title">Qualcuno che aspetta</a>
there-is-no-connection-the = Non c’è connessione. Su questo dispositivo il computer può giocare ai livelli da 1 a 9. Al posto di un livello più alto, intanto gioca il 9.
clock = Orologio
seconds-a-move = Secondi per mossa
minutes-in-reserve = Minuti di riserva
dots-each = Punti a testa
no-limit = nessun limite
no-target = nessuno
columns = Colonne
rows = Righe
start-empty = Vuota
a-cross = Una croce
two-crosses = Due croci
three-crosses = Tre croci
four-crosses = Quattro croci
four-crosses-at-random = Quattro croci, a caso
free-dots-of-blue = Punti d’abbuono del Blu
none = Nessuno
first-to-captures = Catture per vincere
or-a-lead-of = O vantaggio per vincere
play-the-computer-for-a = Gioca contro il computer per il punteggio
if-you-begin-you-give = Se cominci, abbandoni la partita in corso.
begin = Comincia
two-players-put-dots-on = Due giocatori mettono a turno un punto su un incrocio. Alla fine vince chi ha catturato più punti.
the-rule-sets = I regolamenti
a-shorter-game-a-more = Una partita più breve, una partita più equilibrata
by-any-rules-you-can = Con qualsiasi regolamento si può giocare fino a un certo numero di catture: vince subito chi arriva per primo a quel numero di punti catturati. Il Blu può avere fino a nove punti d’abbuono, già sulla griglia prima della prima mossa. Conviene quindi che il Blu sia il giocatore più debole.
where-closing-is-a-choice = Dove chiudere è una scelta
choose-an-enemy-dot-and = Scegli un punto avversario: l’anello più stretto che lo circonda si chiuderà alla fine del tuo turno. Se lo scegli di nuovo, non si chiude. Oppure scegli uno dopo l’altro i punti di un anello, e alla fine di nuovo il primo: i tratti che saltano dei punti seguono la tua catena più corta. Puoi farlo prima di mettere il tuo punto, o dopo, se il punto può catturare qualcosa. Vedi l’anello prima che si chiuda.
keys-on-the-board = Tasti sulla griglia
move-home-end-the-row = sposta; <kbd>Inizio</kbd> <kbd>Fine</kbd> la riga, <kbd>Pag↑</kbd> <kbd>Pag↓</kbd> cinque righe
enter-space = <kbd>Invio</kbd> <kbd>Spazio</kbd>
put-a-dot-on-a = mette un punto; su un punto, sceglie un anello
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = finisce il turno; rinuncia all’anello
say-the-score-and-whose = dice il conteggio e di chi è il turno; va all’ultima mossa
either-gives-a-hint = danno entrambi un suggerimento
key-undo = annulla
larger-smaller-two-fingers-do = più grande, più piccolo; due dita fanno lo stesso
where-points-are-closer-than = Dove gli incroci sono troppo fitti per un dito, il primo tocco mira soltanto. Il secondo mette il punto: sullo stesso incrocio, o su uno qualsiasi dell’ingrandimento.
the-game-in-two-minutes = Il gioco in due minuti
save-this-game = Salva questa partita
copy-it-as-text = Copia come testo
open-a-file = Apri un file
this-game-as-text-sgf = Questa partita come testo (SGF). Per aprirne un’altra, incolla qui il suo testo o un link.
open-this-text = Apri questo testo

## web/dots/game/index.html

dots-with-a-friend = Il gioco dei punti con un amico
play-dots-the-pen-and = Gioca con un amico al gioco dei punti con carta e penna, chiamato anche Kropki: manda un link, e giocate dal vivo o mossa per mossa nel corso dei giorni.
against-the-computer-the-sudoku = <a href="/dots">Contro il computer</a> · <a href="/">Il sudoku</a>
games = Partite
play-dots-with-somebody = Il gioco dei punti con qualcuno
choose-a-board-and-send = Scegli una griglia e manda il link a un amico<span id="or-listed">, oppure aspetta qui che arrivi qualcuno</span>. Giocate tutta la partita di seguito, o una mossa ogni tanto. Non serve registrarsi.
to-the-lobby = Alla sala d’attesa
unfinished-games-on-this-device = Partite non finite su questo dispositivo
time = Tempo
blue-or-red-by-chance = Blu o Rosso, a sorte
anyone-may-join-with-the = Chiunque può partecipare con il link: gioca chi lo apre per primo
for-the-lobby-anybody-here = Per la sala d’attesa: può partecipare chiunque sia in sala, o il computer
whoever-joins = Chi si presenta
rated-the-result-counts-for = Classificata: il risultato conta per i punteggi di entrambi i giocatori
you-look-for = Cerchi
anybody = Chiunque
a-beginner = Un principiante
somebody-who-knows-the-tactics = Qualcuno che conosce la tattica
a-strong-player = Un giocatore forte
anybody-may-join = Può partecipare chiunque
the-lobby = Sala d’attesa
looking-for-games-that-wait = Ricerca di partite in attesa.
games-that-wait = Partite in attesa
played-now-you-may-watch = In corso: puoi guardare
games-to-watch = Partite da guardare
your-name-in-the-lobby = Il tuo nome nella sala d’attesa
you-need-none = non è necessario
others-may-watch-my-games = Gli altri possono guardare le mie partite, e trovarle in seguito, se anche l’altro giocatore è d’accordo
forget-my-name = Dimentica il mio nome e la mia sigla
ratings = Punteggi
in-a-rated-game-both = In una partita classificata i due giocatori hanno accettato che il risultato conti. Il punteggio dice quanto è forte un giocatore. Tutti cominciano da 1500. Chi ha un punteggio di 200 più alto vince circa tre partite su quattro.
the-number-behind-says-how = Il numero dopo ± dice quanto è incerto il punteggio. Un punto interrogativo segue un punteggio ricavato da troppo poche partite. Hai un punteggio per ogni regolamento e ogni ritmo di gioco.
a-rated-game-has-a = Una partita classificata ha un tempo in secondi per ogni mossa, un regolamento senza opzioni e nessun punto d’abbuono. La griglia ha almeno 10 × 10 incroci. I giocatori usano reti diverse. Il risultato conta se entrambi hanno messo un punto. Con lo stesso giocatore contano al massimo cinque partite al giorno. Per giocare una partita classificata contro il computer, spunta «Per la sala d’attesa» e scegli un livello alla voce «Contro». I punteggi del computer non cambiano mai. <a href="/privacy.html#ratings" target="_blank">Che cosa si conserva</a>
yours = I tuoi
show-me-in-the-table = Mostrami nella classifica, con il mio nome e la mia sigla
forget-my-ratings = Dimentica i miei punteggi
the-strongest = I più forti
speed = Ritmo
normal = Normale
fast = Veloce
finished-games-to-look-at = Partite finite da rivedere
these-are-games-of-the = Sono partite della sala d’attesa di cui entrambi i giocatori permettono la visione.
player = Giocatore
name-or-badge = nome o sigla
any = Qualsiasi
columns-rows = colonne × righe
finished-games = Partite finite
earlier-games = Partite precedenti
finished-games-on-this-device = Partite finite su questo dispositivo
calendar = Calendario
claim-the-win = Reclama la vittoria
take-the-seat = Gioca
show-a-qr-code = Mostra un codice QR
take-it-out-of-the = Togli dalla sala d’attesa
agree = Accetta
the-next-game = Prossima partita
save-the-record = Salva la trascrizione
say = Parla
take-back = Ritira
offer-draw = Offri patta
conversation = Conversazione
your-line = Il tuo messaggio
send = Invia
write-to-each-other = Scrivetevi
turn-it-off = Disattiva
report = Segnala
copy-the-link-of-my = Copia il link del mio posto
for-a-second-device-of = per un altro dispositivo

## web/dots/practice/index.html

lessons-of-dots = Lezioni del gioco dei punti
find-the-best-move-captures = Trova la mossa migliore: catture, doppi attacchi, scale, difese, sacche e collegamenti al bordo nel gioco dei punti, l’altro Kropki.
lessons-and-choices = Lezioni e opzioni
progress = Progressi
themes = Temi
play-dots = Gioca una partita
records = Trascrizioni
this-lesson = Questa lezione
answer = Risposta
todays = Di oggi
all = Tutti
capture = Cattura
double-attack = Doppio attacco
ladder = Scala
defence = Difesa
pool = Sacca
grounding = Collegamento al bordo
by-other-rules = Con altri regolamenti
no-territory = Senza territorio
territory = Territorio
gorilla = GoRilla
kepung = Kepung
paper = Carta
look-ahead = Guarda avanti di
within-one-dot = 1 punto
within-two-dots = 2 punti
within-three-dots = 3 punti
within-four-dots = 4 punti
within-five-dots = 5 punti
was-tried = Provate
right-at-once = Giuste al primo tentativo
to-do-again = Da rifare
add-a-file = Aggiungi da un file
a-dot-or-a-few = Uno o più punti che chiudono un anello intorno a punti avversari.
one-dot-that-threatens-in = Un punto che minaccia in due posti: in uno dei due si cattura.
a-series-of-threats-each = Una serie di minacce, ognuna con una sola risposta, che finisce con una cattura.
the-one-dot-that-keeps = L’unico punto che impedisce all’avversario di catturare.
towards-the-end-what-is = Verso la fine: che cosa conviene riempire per primo, o dove conviene entrare.
a-chain-that-reaches-the = Una catena che arriva al bordo con passi dritti, cioè mai in diagonale, non può essere catturata.
other-rules = Altri regolamenti
as-in-standard-but-nobody = Come nello Standard, ma nessuno è tenuto a riempire la griglia.
as-in-standard-with-lines = Come nello Standard, con linee tra i punti di uno stesso colore.
territory-gorilla-paper = Territorio, GoRilla, Carta
you-choose-which-rings-to = Sei tu a scegliere quali anelli chiudere, e quando. Una lezione chiede soltanto il punto: gli anelli che servono si chiudono da soli.
move = sposta
put-the-dot-there = mette lì il punto
answer-again-next = risposta, di nuovo, avanti
say-what-is-asked = dice che cosa si chiede

## web/dots/records/index.html

records-of-dots = Trascrizioni del gioco dei punti
open-step-through-comment-analyse = Apri, ripercorri, commenta, analizza, salva e condividi partite del gioco dei punti, l’altro Kropki.
records-and-choices = Trascrizioni e opzioni
new-record = Nuova trascrizione
about-this-game = Dati della partita
keep-about-game = Salva
what-is-shown = Che cosa si mostra
this-record = Questa trascrizione
back-to-the-game = Torna alla partita
game = Partita
move-label = Mossa
steps = Pulsanti per scorrere la partita
first-position = Prima posizione
previous-capture = Cattura precedente
next-capture = Cattura successiva
last-position = Ultima posizione
goes-on-with = Prosegue con
analysis = Analisi
time-for-each-move = Tempo per ogni mossa
very-short = molto breve
short = breve
work-medium = medio
long = lungo
very-long = molto lungo
analyse = Analizza
cancel-analysis = Interrompi
moves-that-are-analysed = Mosse analizzate
what-a-move-cost-is = Quanto è costata una mossa si conta alla fine della partita. «Perde» e «Cattura» contano soltanto le mosse subito successive.
write-this-into-the-comments = Scrivilo nei commenti
openings = Aperture
show-what-the-opening-book = Mostra il libro delle aperture
moves-and-changes = Mosse e modifiche
moves = Mosse
look-at-it-together = Guardatela insieme
to-the-game = Alla partita
comment = Commento
edit = Modifica
what-a-tap-on-the = Che cosa fa un tocco sulla griglia
changes = Modifiche
move-up = Sposta su
open-a-record = Apri una trascrizione
choose-a-file-drop-one = Scegli un file, trascinane uno sulla pagina, o incolla qui il testo o un link.
choose-a-file = Scegli un file
text-or-link = Testo o link
standard = Standard
territory-strict-borders = Territorio, confini rigidi
paper-long-steps = Carta, passi lunghi
paper-ground-counts = Carta, il territorio conta
paper-early-end = Carta, fine anticipata
date = Data
place = Luogo
event = Evento
faults-in-the-file-that = Errori del file che sono stati corretti
picture-of-this-position = Immagine di questa posizione
save-as-svg = Salva come SVG
save-as-png = Salva come PNG
numbers-of-the-moves = Numeri delle mosse
larger-dots = Punti più grandi
in-this-position = In questa posizione
threats-where-the-next-dot = Minacce: dove il prossimo punto catturerebbe
pools-chains-around-open-points = Sacche: anelli intorno a incroci liberi
dots-linked-to-the-edge = Punti collegati al bordo con passi dritti
on-the-board-move-on = sulla griglia: sposta; sui pulsanti per scorrere: indietro e avanti; nell’elenco: da una mossa all’altra
on-the-board-use-the = sulla griglia: usa lì lo strumento
on-the-board-next-back = sulla griglia: avanti, indietro
on-the-board-next-capture = sulla griglia: cattura successiva, cattura precedente
esc = Esc
on-the-board-give-up = sulla griglia: rinuncia all’anello che si sta disegnando
on-the-board-the-next = sulla griglia: la prossima variante da qui
on-the-board-say-the = sulla griglia: dice il conteggio; va all’ultimo punto
home-end = <kbd>Inizio</kbd> <kbd>Fine</kbd>
on-the-steps-first-and = sui pulsanti per scorrere: prima e ultima posizione
ctrl-z-y = <kbd>Ctrl</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = sulla griglia: più grande, più piccolo; due dita fanno lo stesso

## web/dots/lost.html

dots-nothing-at-this-address = Il gioco dei punti: a questo indirizzo non c’è nulla
go-and-play-dots = Vai al gioco dei punti
play-with-somebody-lessons-the = <a href="/dots/game">Gioca con qualcuno</a><a href="/dots/practice">Lezioni</a><a href="/">Il sudoku, l’altro Kropki</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Fatto
# a button: takes a move out of a record
delete-move = Elimina
# the dots with which a game begins
start-position = Posizione iniziale
# a heading: the board of Dots
dots-board = Griglia
# of lessons
lesson-theme = Tema
