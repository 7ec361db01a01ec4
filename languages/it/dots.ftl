### Dots, the game, in Italian: board, computer, lessons.

## dots/board/beyond.js

show-the-last-move-which = Mostra l’ultima mossa, che è fuori vista

## dots/board/confirm.js

go-on-playing = Continua a giocare
resign-question = Arrendersi?
you-lose-if-you-resign = Se ti arrendi perdi, qualunque sia il conteggio.

## dots/board/graph.js

ground = Territorio
lead-in-points-of-ground = vantaggio in incroci di territorio
lead-in-captured-dots = vantaggio in punti catturati

## dots/board/own-time.js

another-time = Altro tempo

## dots/board/patience.js

no-connection-trying-again = Nessuna connessione: nuovo tentativo in corso.
the-computer-is-getting-ready = Il computer si sta preparando. Può volerci un minuto; la partita va avanti da sola.
still-thinking-the-server-has = Sta ancora pensando: il server ha molto da fare.

## dots/board/pictures.js

a-closed-chain-of-blue = Una catena chiusa di punti { -colours }, anche in diagonale, intorno a un punto { -other-colour } lo cattura. Ogni punto catturato vale uno.
the-edge-is-no-wall = Il bordo non è un muro
a-ring-needs-dots-all = Un anello ha bisogno di punti tutto intorno. Un punto sul bordo non può mai essere catturato.
a-pool = Una sacca
into-the-pool = Dentro la sacca
red-played-into-the-pool = { CAPITAL({ -il-other-side }) } ha giocato dentro la sacca e non ha catturato nulla: il punto è perso.
captors-captured = Chi ha catturato è catturato
closed-by-the-last-dot = L’anello si chiude con l’ultimo punto
the-fourth-blue-dot-closes = Il quarto punto { -colour } chiude l’anello, e il punto { -other-colour } è catturato.
left-open-closed-later = Un anello lasciato aperto e chiuso più tardi
on-the-left-blues-ground = A sinistra il territorio { -del-side } è una sacca e resta aperto. A destra { -il-side } ha chiuso l’anello intorno a un punto { -other-colour }.
not-closed-played-through = Un anello non chiuso, e attraversato
blues-ring-around-the-red = L’anello { -del-side } intorno ai punti { -other-colours } era completo, ma { -il-side } non l’ha chiuso. Così { -il-other-side } ha potuto prendergli due punti.
picture-of-links = Collegamenti
dots-side-by-side-are = I punti affiancati sono collegati. { CAPITAL({ -il-other-side }) } è catturato appena i collegamenti fanno tutto il giro.
old-lines-new-lines = Linee vecchie, linee nuove
blue-drew-the-left-ring = { CAPITAL({ -il-side }) } ha disegnato prima l’anello di sinistra. L’anello di destra passa lungo le sue vecchie linee.
strict-borders = Confini rigidi
the-new-ring-passes-around = Il nuovo anello passa intorno al vecchio, e non ha punti in comune con lui.
long-steps = Passi lunghi
the-line-goes-by-knights = La linea procede con mosse del cavallo, e sopra incroci liberi.
ground-counts = Il territorio conta
six-points-are-inside-six = Gli incroci all’interno sono sei: sei per { -il-side }, con un punto { -other-colour } o con più d’uno.
early-end = Fine anticipata
blue-ended-early-when-red = { CAPITAL({ -il-side }) } ha finito prima. Quando { -il-other-side } ha concluso, ha ricevuto i punti che non sono collegati al bordo.

## dots/board/played.js

offers-end = propone di finire

## dots/board/rulewords.js

strict-borders-szkrab = Confini rigidi (szkrab)
a-new-chain-shares-no = una nuova catena non ha punti in comune con una vecchia regione che racchiude e non lascia buchi, e l’ultimo punto è al sicuro
two-dots-of-a-line = due punti di una linea possono distare due passi, o una mossa del cavallo
every-point-inside-your-lines = conta ogni incrocio dentro le tue linee, non solo i punti catturati
one-side-may-stop-the = uno può fermarsi; l’altro continua a giocare e poi riceve tutti i punti che non sono collegati al bordo

## dots/board/seat.js

to-choose-this-dot = per scegliere questo punto
taken-back = Annullato.
no-ring-is-drawn = Nessun anello è disegnato.
ten-seconds-are-left = Restano dieci secondi.

## dots/board/settings-form.js

show-where-one-dot-would = Mostra dove un punto catturerebbe
shade-rings-around-nothing-pools = Ombreggia le sacche: anelli intorno a incroci liberi
the-first-tap-aims-where = Dove gli incroci sono troppo fitti per un dito, il primo tocco mira soltanto
soft-sounds = Suoni discreti
a-sound-when-the-other = Un suono quando l’avversario ha mosso o dice qualcosa
a-notification-when-the-other = Una notifica quando l’avversario ha mosso, mentre questa pagina è aperta
this-browser-does-not-let = Questo browser non permette alla pagina di mostrare notifiche.

## dots/board/setup-form.js

a-first-game = una prima partita
half-an-hour = mezz’ora
a-whole-sheet = un foglio intero
preset-four-crosses = quattro croci
preset-no-territory = vuota, senza territorio

## dots/board/strengths.js

strong-club = da circolo, forte
strong-league = da campionato, forte
strong-expert = esperto forte
strong-master = maestro forte

## dots/board/touch.js

to-put-the-dot-there = per mettere lì il punto
to-choose-this-point = per scegliere questo incrocio

## dots/board/turn-panel.js

close-this-ring = Chiudi questo anello
do-not-draw-it = Non disegnarlo
end-turn = Finisci il turno
close-nothing = Non chiudere nulla

## dots/board/turn.js

a-line-runs-over-this = Su questo incrocio passa una linea.
this-point-is-enclosed = Questo incrocio è racchiuso.
the-board-is-full-close = La griglia è piena. Chiudi un anello, o finisci il turno.
your-dot-is-put-close = Il tuo punto è messo. Chiudi un anello, o finisci il turno.
the-ring-is-not-closed = L’anello non è chiuso.
a-ring-passes-each-dot = Un anello passa una sola volta per ogni punto.
a-ring-choose-its-dots = Un anello: scegli i suoi punti in ordine; i punti intermedi si trovano da soli.
end-the-turn-to-close = Finisci il turno per chiuderlo.
it-is-closed-with-your = Si chiude con il tuo punto: mettilo.
end-the-turn-your-ring = Finisci il turno: il tuo anello allora si chiude.
end-the-turn-there-is = Finisci il turno: non c’è nulla da chiudere.

## dots/board/words.js

orange = Arancione
green = Verde
violet = Viola
your-move = Tocca a te.
closes-nothing = non chiude nulla
agrees-to-end = accetta di finire
has-offered-to-end = propone di finire
time-is-over = il tempo è scaduto
a-draw-is-agreed = patta d’accordo
count-it = Conta
count-it-question = Contare?
agree-to-end = Accettare la fine?
offer-end = Proponi la fine
offer-to-end = Proporre di finire?
end-the-game = Finire la partita?
end-early = Fine anticipata
end-early-question = Finire in anticipo?
is-a-draw = patta

## dots/play/clock.js

clock-none = Nessuno
clock-of = { $move } s per mossa, { $minutes } min di riserva

## dots/play/from-record.js

play-on-from-the-record = Continuare a giocare dalla trascrizione?
the-game-on-the-board = La partita in corso viene abbandonata.
play-on-from-the-record-button = Gioca dalla trascrizione

## dots/play/hinted.js

the-computer-found-no-better = Il computer non ha trovato di meglio.
end-the-game-now-you = Finisci ora la partita: sei in vantaggio, e non ti costa nulla.
nothing-helps-any-more-resign = Ormai non serve più nulla: arrenditi, o continua a giocare.
there-is-no-move = Non c’è nessuna mossa.

## dots/play/main.js

the-computer-is-thinking = Il computer sta pensando.
the-computer-has-no-move = Il computer non ha mosse.
looking-for-a-good-move = Ricerca di una buona mossa.
you-offer-to-end-the = Proponi di finire la partita.
the-computer-plays-on = Il computer continua a giocare.
you-offer-to-count = Proponi di contare.

## dots/play/tutorial.js

lesson-put-a-dot = Due giocatori mettono a turno un punto dove le linee si incrociano. Tu sei { -il-side }. Metti un punto dove vuoi.
now-it-would-be-reds = Ora toccherebbe { -al-other-side }. Un punto resta dov’è.
dots-next-to-each-other = I punti vicini, in orizzontale, in verticale o in diagonale, formano una catena. Chiudi la catena intorno al punto { -other-colour }.
lesson-leaves-a-gap = Così nella catena resta un buco.
captured-that-counts-one-inside = Catturato: vale uno. Dentro una catena chiusa nessuno gioca più.
a-chain-can-be-of = Una catena può avere qualsiasi forma e lunghezza. Un solo punto li cattura tutti e quattro insieme. Cerca il buco.
the-gap-is-elsewhere = Il buco è altrove.
four-at-once = Quattro in una volta.
red-has-captured-one-of = { CAPITAL({ -il-other-side }) } ha catturato un tuo punto. Chiudi la tua catena intorno a tutto.
there-is-still-a-gap = C’è ancora un buco.
reds-four-dots-are-captured = I quattro punti { -del-other-side } sono catturati, e il tuo è di nuovo libero. Conta chi circonda per ultimo.
this-one-can-be-captured = Questo si può catturare. Riempi il buco nella catena che lo circonda.
the-dot-at-the-edge = Il punto sul bordo non può mai essere catturato. Guarda l’altro.
right-dots-that-are-linked = Giusto. I punti collegati al bordo con passi dritti, cioè mai in diagonale, sono al sicuro.
a-chain-around-empty-points = Una catena intorno a incroci liberi forma una sacca. Chiudi questa catena.
the-point-in-the-middle = L’incrocio nel mezzo ora è la tua sacca. { CAPITAL({ -il-other-side }) } può ancora metterci un punto: mettilo tu, e guarda che cosa succede.
the-pool-is-the-point = La sacca è l’incrocio nel mezzo.
it-is-captured-at-once = Viene catturato subito. Una sacca è quindi un territorio in cui { -il-other-side } perde punti.
the-dots-of-the-chain = I punti della catena sono al sicuro: passi dritti portano da loro fino al bordo.
you-said-stop-and-red = Hai detto STOP, e { -il-other-side } ha catturato questo punto. La tua catena è collegata al bordo, quindi la tieni.
in-some-other-games-a = In alcuni altri giochi una catena cattura solo se lo dici tu. Metti prima l’ultimo punto di questa catena.
the-chain-is-complete-but = La catena è completa, ma { -il-other-side } non è ancora catturato. Ora tocca il punto { -other-colour }.
the-red-dot-is-in = Il punto { -other-colour } è nel mezzo della catena.
captured-you-have-closed-the = Catturato: hai chiuso la catena. I regolamenti di questo tipo sono Territorio, GoRilla e Carta.
that-is-all-now-play = È tutto. Ora gioca una partita su una griglia piccola. Alla voce «Regole» c’è un’immagine di ognuno dei sei regolamenti.
skip = Salta

## dots/practice/kept.js

this-file-is-not-json = Questo file non è JSON.
this-file-has-no-results = Questo file non contiene risultati di lezioni.
there-is-no-room-for = Non c’è posto per questi dati.

## dots/practice/main.js

you-have-tried-all-lessons = Hai provato tutte le lezioni di oggi. Puoi rifarle, ma i risultati restano.
getting-lessons = Le lezioni stanno arrivando.
these-were-the-lessons-of = Erano le lezioni di oggi: scegli un tema per averne altre.
there-is-no-connection-and = Non c’è connessione, e questo dispositivo non ha lezioni conservate. Riprova più tardi.
this-was-the-last-lesson = Era l’ultima lezione di oggi.
next-goes-on = «Avanti» porta alla prossima.
this-is-the-last-lesson = Questa è l’ultima lezione.
no-dot-can-be-put = Lì non si può mettere un punto.

## dots/practice/standing.js

todays-lessons-are-done = Le lezioni di oggi sono fatte.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = Un anello intorno al vuoto è una sacca. Ci si può ancora giocare, ma un punto che l’avversario ci mette viene catturato subito.
picture-of-a-ring-around = Un anello intorno a una regione la prende: i punti all’interno tornano liberi, e l’anello della regione è catturato. Conta chi circonda per ultimo.
picture-of-stop = { CAPITAL({ -il-side }) } ha detto STOP e ha perso il punto che non è collegato al bordo. La catena che arriva al bordo con passi dritti resta.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = Una catena chiusa di tuoi punti cattura i punti avversari all’interno, subito e da sola. Quando la griglia è piena, o entrambi accettano di contare, vince chi ha catturato di più.
rules-of-no-territory = Come nello Standard, ma nessuno è tenuto a riempire la griglia. Chi è in vantaggio dice STOP e perde ciò che non è collegato al bordo. L’altro può continuare da solo per quattro minuti.
rules-of-territory = Una catena si chiude quando lo vuoi tu, dopo un tuo punto. Il territorio che hai circondato resta aperto fino ad allora, e quando entrambi accettano di finire, conta anch’esso.
rules-of-gorilla = Una catena si chiude quando lo vuoi tu: con il punto che la completa, o con uno successivo. Puoi chiudere la catena più stretta o una più larga, e più d’una insieme. L’avversario può giocare attraverso una catena che non hai chiuso.
rules-of-kepung = Come nello Standard, e i punti affiancati di uno stesso colore sono collegati da linee. Spesso ciascuno ha un certo numero di punti: quando entrambi li hanno messi tutti, vince chi ha catturato di più.
rules-of-paper = Come su carta a quadretti: dopo il tuo punto puoi disegnare qualsiasi linea chiusa intorno a punti avversari. Le vecchie linee possono far parte di quelle nuove. Se non disegni una linea, non catturi nulla.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = Il bordo non è un muro: una catena ha punti tutto intorno. Uno dei due punti { -other-colours } si può catturare. Metti il punto che lo cattura.
lesson-stop = In alcune partite puoi dire STOP: non metti più punti. Perdi allora ogni punto che non è collegato al bordo con passi dritti lungo i tuoi punti. Tocca il punto che perderesti.
