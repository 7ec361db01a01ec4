### Dots with others and records, in Italian: invitations, lobby, ratings, records and their analysis.

## dots/game/archive.js

no-connection-to-the-server = Nessuna connessione al server: riprova.
there-is-no-such-game = Nessuna partita trovata.
look = Rivedi

## dots/game/choices.js

play-again-rated = Gioca di nuovo, classificata

## dots/game/elsewhere.js

your-move-short = Tocca a te
game-has-begun-short = La partita è cominciata

## dots/game/invite.js

waiting-in-the-lobby-for = In sala d’attesa, finché non arriva qualcuno.
you-may-close-this-page = Puoi chiudere questa pagina, e tornarci più tardi.
waiting-for-somebody-to-join = In attesa che qualcuno partecipi.
this-link-leads-to-the = Questo link porta al posto libero:
waiting-for-your-friend-send = In attesa del tuo amico. Manda questo link. Funziona una volta sola: gioca la prima persona che lo apre.
you-can-play-in-this = In questa partita puoi giocare: un posto è libero.
somebody-has-used-this-invitation = Qualcuno ha già usato questo invito, quindi puoi guardare. Per giocare su un secondo dispositivo, copia il link del tuo posto.
a-game-of-dots = Una partita al gioco dei punti
you-watch-this-game-you = Guardi questa partita: non hai un posto.
my-seat-in-a-game = Il mio posto in una partita al gioco dei punti
copied-seat-link = Copiato. Chi ha questo link gioca al tuo posto: tienilo per te.
the-link-as-a-qr = Il link come codice QR

## dots/game/lobby.js

they-see-your-challenge-when = La tua sfida si vede quando l’altro apre questa pagina. Senza orologio, resta in attesa una settimana.
begin-a-rated-game-with = Comincia una partita classificata contro il computer
forget = Dimentica
challenge-button = Sfida

## dots/game/main.js

the-server-has-not-answered = Il server non risponde da 5 secondi. Forse la connessione è caduta.
a-friend = un amico
not-here-yet = non ancora qui
you-watch-this-game = Guardi questa partita.
your-move-waits-for-the = La tua mossa aspetta la connessione.
no-such-game-any-more = Questa partita non c’è. Le partite che nessuno gioca vengono tolte dopo un po’.
this-link-is-not-complete = Questo link non è completo. Copia di nuovo il link intero.

## dots/game/met.js

watching-a-game-of-dots = Una partita al gioco dei punti, da spettatore
this-game-does-not-count = Questa partita non conta: oggi ne hai giocate cinque con lo stesso giocatore.
the-game-is-still-in = La partita è ancora nella sala d’attesa: riprova.

## dots/game/news.js

your-clock-starts-with-your = Il tuo orologio parte con il tuo primo punto.
the-game-has-begun = La partita è cominciata.
your-clock-runs = Il tuo orologio corre.
both-agree-under-say-you = Siete d’accordo: alla voce «Parla» potete scrivervi.

## dots/game/next-strength.js

by-your-rating = In base al tuo punteggio.

## dots/game/open-games.js

play-a-rated-game = Giocare una partita classificata?
the-result-counts-for-the = Il risultato conta per i punteggi di entrambi i giocatori. Chiunque abbia il link della partita vede il tuo punteggio.
play-rated = Gioca classificata
not-now = Non ora
forget-your-name-and-badge = Dimenticare il tuo nome e la tua sigla?
forget-them = Dimenticali
no-connection-but-joined = Nessuna connessione al server: riprova. Se la partecipazione è riuscita, la partita è tra le tue.
your-name-badge-and-ratings = Il tuo nome, la tua sigla e i tuoi punteggi sono dimenticati.
no-connection-lobby = Nessuna connessione al server. La pagina mostra la sala d’attesa quando la connessione ritorna.
challenges-you = ti sfida
may-be-watched = si può guardare
yours-open = È la tua: apri
watch = Guarda

## dots/game/person.js

somebody = Qualcuno

## dots/game/post.js

your-time-for-this-move = Il tuo tempo per questa mossa è scaduto, ma puoi ancora muovere.
the-other-player-has-not = L’altro giocatore non ha mosso in tempo. La partita finisce ora. Puoi anche aspettare.
claim-the-win-question = Reclamare la vittoria?

## dots/game/rated.js

a-time-in-seconds-for = un tempo in secondi per ogni mossa
a-rule-set-without-options = un regolamento senza opzioni
no-free-dots = nessun punto d’abbuono

## dots/game/ratings.js

you-have-no-rating-yet = Non hai ancora un punteggio. Per averne uno, comincia una partita classificata nella sala d’attesa, o partecipa a una.
forget-your-ratings = Dimenticare i tuoi punteggi?
the-server-forgets-them-with = Il server li dimentica, con la loro storia. Se hai una partita classificata non finita, non conta più.
nobody-who-has-enough-games = Nessuno che abbia abbastanza partite ha accettato di comparire.
the-table-shows-you-as = Comparirai nella classifica appena il tuo punteggio sarà abbastanza certo.
the-table-no-longer-shows = Non compari più nella classifica.
your-ratings-are-forgotten = I tuoi punteggi sono dimenticati.

## dots/game/talk.js

report-the-other-player = Segnalare l’altro giocatore?
no-conversation-for-now-under = Per ora nessuna conversazione. Alla voce «Parla» puoi ancora accettare.
the-report-did-not-reach = La segnalazione non è arrivata al server: riprova.
you-can-write-to-each = Potete scrivervi quando tutti e due siete d’accordo. Nessun altro lo vede.

## dots/game/turns.js

removed-by-the-server = tolta dal server
you-can-claim-the-win = puoi reclamare la vittoria
their-move = tocca all’altro
nobody-has-joined = non partecipa ancora nessuno
your-move-in-a-game = Tocca a te in una partita per corrispondenza

## dots/game/words.js

hello = Ciao!
good-luck = Buona fortuna!
have-fun = Buon divertimento!
well-played = Ben giocato!
nice-capture = Bella cattura!
oops = Ops!
one-moment-please = Un momento, per favore.
i-am-back = Eccomi di nuovo.
thank-you = Grazie!
good-game = Bella partita!
you-offer-a-draw = Offri patta.
you-offer-to-count-the = Proponi di contare i punti così come sono.
you-ask-to-take-a = Chiedi di ritirare una mossa.
you-would-like-to-play = Vorresti giocare di nuovo.
you-ask-for-a-conversation = Chiedi una conversazione.
looks-for-a-beginner = cerca un principiante
looks-for-somebody-who-knows = cerca qualcuno che conosce la tattica
looks-for-a-strong-player = cerca un giocatore forte
the-operator-is-told = Il gestore è avvisato.
both-agree-to-count = Entrambi accettano di contare.
a-draw-is-agreed-now = Patta d’accordo.
the-next-game-begins = Comincia la prossima partita.
you-write-no-more = Non scrivi più.
you-say-no = Dici di no.
you-claim-the-win = Reclami la vittoria.
you-agree-taken-back = Accetti: mossa ritirata.
you-won = hai vinto
you-lost = hai perso
a-draw = patta
no-time-limit = senza limite di tempo
sending = Invio in corso.
the-server-is-busy = Il server è occupato.

## dots/records/analysis.js

why-did-i-lose-these = Perché ho perso questi punti? «Analizza» trova le mosse costate di più.
a-game-that-begins-with = Una partita che comincia con anelli chiusi non si può analizzare.
cancelled-what-was-found-stays = Interrotta; ciò che è stato trovato resta.

## dots/records/ask-analysis.js

the-server-makes-a-pause = Il server fa una pausa.

## dots/records/book.js

the-opening-book-does-not = Il libro delle aperture non conosce questa posizione.
the-opening-book-has-nothing = Il libro delle aperture non ha nulla per questa trascrizione.
is-looking = Ricerca in corso.
the-opening-book-needs-a = Per il libro delle aperture serve una connessione.

## dots/records/captor.js

why-analyse-the-game = Perché? Analizza la partita

## dots/records/course.js


## dots/records/game.js

the-server-has-this-game = Il server ha questa partita, ma non c’è connessione.
no-such-game-after-a-year = Questa partita non c’è. Le partite vengono tolte un anno dopo la fine.
the-server-is-busy-load = Il server è occupato: ricarica la pagina tra un momento.

## dots/records/graph.js

score = Conteggio
expected-lead = vantaggio previsto

## dots/records/main.js

was-taken-back = Annullato
done-again = Ripetuto
there-is-no-other-variation = Qui non ci sono altre varianti.
the-end-of-this-line = Fine di questa linea di gioco.
the-comment-is-kept = Il commento è conservato.
deleted-with-what-followed-on = Cancellata, con ciò che seguiva.
this-variation-comes-one-place = Questa variante ora viene un posto prima.
there-is-no-capture-after = Dopo questa mossa non ci sono catture in questa linea di gioco.
there-is-no-capture-before = Prima di questa mossa non ci sono catture.

## dots/records/menus.js

the-start-does-not-fit = La posizione iniziale non entra nella griglia.
a-new-record = Una nuova trascrizione.
kept = Conservato.
a-game-of-dots-title = Una partita al gioco dei punti

## dots/records/moments.js

was-played = Giocata
was-better = Migliore
show-why = Mostra perché
show-what-was-better = Mostra la mossa migliore
play-on-from-here = Gioca da qui
the-better-move-takes-dots = La mossa migliore prende punti in modo forzato. I numeri mostrano come. Con «Avanti» la vedi passo per passo.
looking-for-how-it-may = Ricerca di come può andare avanti.

## dots/records/opening.js

the-record-of-last-time = La trascrizione dell’ultima volta.
an-empty-board-open-a = Una griglia vuota: apri una trascrizione, o metti dei punti.
download-the-record = Scarica la trascrizione

## dots/records/ring.js

tap-a-dot-of-the = Tocca un punto avversario, o uno dopo l’altro i punti di un anello.

## dots/records/shared-view.js

connection-lost-trying-again = La connessione è caduta: nuovo tentativo in corso.
you-cannot-look-at-this = Questa partita non si può guardare insieme.
you-see-the-position-that = Vedi la posizione che guardano i giocatori.

## dots/records/slips.js


## dots/records/tools.js

tool-move = Mossa
a-tap-puts-the-next = Un tocco mette il prossimo punto, o segue la mossa che c’è già.
other-side = Altro colore
a-tap-puts-a-dot = Un tocco mette un punto di chi non è di turno: come se il turno fosse passato.
ring = Anello
tool-empty = Vuoto
a-tap-takes-away-the = Un tocco toglie il punto che c’è.
triangle = Triangolo
a-tap-marks-a-point = Un tocco segna un incrocio, o toglie il segno.
square = Quadrato
circle = Cerchio
cross = Croce
tool-label = Lettera
a-tap-gives-a-point = Un tocco dà a un incrocio la lettera successiva, o gliela toglie.
by-these-rules-rings-close = Con questo regolamento gli anelli si chiudono da soli.
a-ring-is-closed-with = Un anello si chiude con l’ultimo punto messo: vai prima a quella mossa.
