### The pages beside the games, in Italian, the pages of what players publish, and the previews that other sites make of links.
###
### The game of Dots is "il gioco dei punti". Tags of HTML stay.

## generator/formats/fpuzzles.py: the rules of a puzzle. $gaps: which dots are all drawn

rules-with-boxes = Valgono le normali regole del sudoku.
rules-without-boxes = Ogni riga e ogni colonna contiene ogni cifra una volta sola; non ci sono riquadri.
rules-of-dots = Un pallino bianco unisce due cifre consecutive. Un pallino nero unisce due cifre di cui una è il doppio dell’altra.
rules-of-gaps =
    { $gaps ->
        [negative] Tutti i pallini sono dati: dove non c’è un pallino, le cifre non sono né consecutive né l’una il doppio dell’altra.
        [all-white] Tutti i pallini bianchi sono dati: dove non c’è un pallino, le cifre non sono consecutive. Non tutti i pallini neri sono dati.
        [all-black] Tutti i pallini neri sono dati: dove non c’è un pallino, nessuna delle due cifre è il doppio dell’altra. Non tutti i pallini bianchi sono dati.
       *[some-dots] Non tutti i pallini sono dati: dove non c’è un pallino, non si dice nulla.
    }
gaps-in-short =
    { $gaps ->
        [negative] senza pallino, né consecutive né doppie
        [all-white] senza pallino, non consecutive
        [all-black] senza pallino, nessuna è il doppio dell’altra
       *[some-dots] non tutti i pallini sono mostrati
    }
no-boxes-in-short = senza riquadri; { $gaps }

## What a puzzle is called

named-by-size-and-level =
    { $size }x{ $size }, { $level ->
        [deeper] oltre l’estremo
       *[other] { -level }
    }
# $boxes: "false" where not each board has boxes: without them it is no sudoku
game-name =
    { $boxes ->
        [false] Kropki
       *[true] Kropki Sudoku
    }
kropki-sudoku-called = { game-name } { $name }
kropki-sudokus =
    { $count } { $boxes ->
        [false] { $count ->
            [one] schema
           *[other] schemi
        } di Kropki
       *[true] Kropki Sudoku
    }
kropki-sudoku-of-day = Kropki Sudoku del { $day }, { -level }

## Previews of links: api/routes/sudoku/sharing.py and races.py, api/routes/dots/sharing.py

sudoku-with-dots =
    { $boxes ->
        [false] Righe e colonne con i pallini
       *[true] Sudoku con i pallini
    }: quello bianco unisce cifre consecutive, quello nero una cifra e il suo doppio; { $gaps }. Giocalo nel browser.
race-in-short = Si risolve lo stesso schema nello stesso momento: da due a otto giocatori, senza registrarsi e senza bisogno di un nome.
dots-game = Gioco dei punti { $width }x{ $height }, { $rules }
dots-to-play-or-watch = Il gioco dei punti con carta e penna, chiamato anche Kropki. { $now } Apri il link per giocare o per guardare.
dots-to-look-at = Il gioco dei punti con carta e penna, chiamato anche Kropki. { $now } Apri il link per vedere la partita mossa per mossa.
dots-after-moves =
    Dopo { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }: Blu { $blue }, Rosso { $red }.
dots-game-over =
    { $winner ->
        [B] Ha vinto il Blu
        [W] Ha vinto il Rosso
       *[draw] Patta
    }: Blu { $blue }, Rosso { $red }.

## Puzzles on other sites: api/routes/sudoku/embeds.py

there-is-no-such-puzzle = Questo schema non esiste.
this-puzzle-was-taken-down = Questo schema è stato tolto.
puzzle-cannot-be-had = Lo schema al momento non è disponibile.

## What players publish: api/routes/sudoku/publication_pages.py and collection_pages.py

the-rules = Regole: { $rules }
what-a-gap-means-is-said-of-each = Per ogni schema è detto che cosa significa un pallino mancante.
what-else-holds-is-said-of-each = Per ogni schema è detto che cos’altro vale.
the-board = La griglia
edit-a-copy = Modifica una copia
puzzle-number = Schema { $number }
by-author = di { $author }
publication-by = { $kind }, di { $author }. { $note }
corrected-clues = Corretto il { $day }: prima lo schema aveva altri indizi.
corrected-puzzles = Corretta il { $day }: prima la raccolta aveva altri schemi.
its-maker-wrote-these-words = Queste parole sono di chi ha creato la pubblicazione, non di questo sito. { $ask } <a href="/privacy.html#publish">Che cosa si conserva</a>.
to-have-this-page-taken-down = Per far togliere questa pagina, scrivi a chi gestisce questo sito.
ask-to-have-it-taken-down = <a href="{ $address }">Chiedi di togliere questa pagina</a>.
page-cannot-be-had = Questa pagina al momento non è disponibile. Riprova tra poco.
nothing-is-published-here = Qui non è pubblicato nulla.
publication-is-withdrawn = Chi l’ha creata ha ritirato questa pubblicazione.
publication-is-removed = Questa pubblicazione è stata tolta dal sito.
booklet-as-pdf = Libretto (PDF)
sudokupad-links = Link per SudokuPad
as-ken = KEN
json-lines = Righe JSON

## web/collection/main.js

collected-is-solved = ✓ risolto
play-the-next = Gioca il prossimo
solved-on-this-device =
    { $open ->
        [0] Tutti risolti su questo dispositivo.
       *[other] Risolti su questo dispositivo: { $done } di { $count }.
    }

## web/privacy.html: it says what docs/privacy.md says

kropki-what-the-server-stores = Kropki: che cosa il server conserva su di te
what-the-server-stores-about = Che cosa il server conserva su di te
the-server-stores-nothing-that = Il server non conserva nulla che dica chi sei, a meno che tu non lo scriva. Conserva i tempi con cui risolvi gli schemi solo se lo permetti, o se partecipi a una gara.
the-pages-load-nothing-from = Le pagine non caricano nulla da altri siti e non usano cookie finché non scegli una lingua: uno conserva la scelta per un anno. Ciò che giochi, crei e prepari in bozza resta nel tuo browser, salvo quanto è detto in questa pagina. Le pagine inviano la tua griglia o la tua partita per un suggerimento, per rivedere una partita, per controllare ciò che crei e per le mosse del computer. Inviano anche un testo che incolli, perché è il server a leggere i link di altri siti. Non inviano un testo KEN né un link di questo sito. Il server non conserva nulla di tutto questo. Se condividi un risultato, solo il link contiene il tuo tempo.
to-limit-requests-the-server = Per limitare le richieste, il server le conta per indirizzo IP, ma non nella sua banca dati. Il suo registro dice di ogni richiesta quando è arrivata, da quale indirizzo IP, che cosa chiedeva e se l’ha ottenuto. Le righe su tempi, pubblicazioni, sala d’attesa, punteggi, gare e partite con altre persone non hanno un indirizzo IP. Lo ha soltanto la riga con cui comincia una partita con un amico, e possono averlo le righe sulle richieste troppo numerose. Il gestore decide per quanto tempo conservare il registro. Le copie di sicurezza possono contenere più a lungo ciò che il server ha cancellato. Se il gestore indica un contatto, lo trovi sulla pagina di ogni schema pubblicato, e all’indirizzo /.well-known/security.txt.
when-a-puzzle-is-made = Quando viene creato uno schema per te
so-that-nobody-can-fill = Perché nessuno possa riempire il suo disco, il server limita ciò che conserva per un indirizzo IP. Per contare, conserva un hash del tuo indirizzo con ogni schema che crea per te o che condividi. Fa lo stesso con ogni tempo che invii, e con ogni pubblicazione, partita e gara che inizi. Per IPv6 conserva un hash della tua rete, uno della rete più grande di 48 bit, o tutti e due. Cancella un hash al più tardi dopo due giorni e un’ora.
the-hash-shows-its-day = L’hash mostra il suo giorno. Ha bisogno di una chiave casuale, che cambia ogni giorno e non viene mai conservata su disco. Così nessuno può risalire dall’hash al tuo indirizzo, né vedere che due hash di giorni diversi vengono dallo stesso indirizzo.
if-you-send-your-times = Se invii i tuoi tempi
after-you-solve-a-puzzle = Dopo aver risolto uno schema puoi premere «Confronta». Finché non dici di sì, la pagina non invia tempi e non chiede quelli degli altri. Puoi cambiare idea nelle impostazioni. Una scelta separata, all’inizio disattivata, permette alla pagina di inviare anche i secondi tra una cifra e l’altra.
what-the-page-sends = Che cosa invia la pagina
what-for = A che scopo
what-the-server-stores = Che cosa conserva il server
a-token-random-bits-made = un codice del dispositivo: 128 bit casuali, creati nel tuo browser quando dici di sì
to-count-each-device-once = per contare ogni dispositivo una volta sola, e per sapere se è veloce il giocatore o è facile lo schema
a-hash-of-it = un hash del codice
the-puzzle-and-the-full = lo schema e la griglia piena
to-check-the-solution = per controllare la soluzione
the-puzzles-id-size-rule = l’identificativo, la dimensione, la regola e il livello dello schema
the-time-and-how-many = il tempo, e quanti suggerimenti e verifiche hai usato
to-compare-and-to-measure = per fare confronti, e per misurare quanto è difficile lo schema
the-numbers = i numeri
whether-the-puzzle-was-pasted = se lo schema è stato incollato
such-times-do-not-count = questi tempi non contano; la nostra pagina non ne invia
yes-or-no = sì o no
only-if-you-agree-to = solo se accetti anche questo: le celle nell’ordine in cui le hai riempite, e i secondi tra l’una e l’altra
to-learn-how-hard-each = per capire quanto ogni tecnica è difficile per le persone
for-the-first-digits-the = per le prime 60 cifre, i secondi e la tecnica più facile in quel punto; nessuna cella
the-server-does-not-store = Il server non conserva quando hai inviato un tempo. Solo l’hash dell’indirizzo IP mostra il giorno. Gli altri giocatori vedono solo quanti dispositivi hanno risolto uno schema, e quanti di questi senza aiuto. A partire da 10 dispositivi vedono anche la mediana e fino a 100 tempi, in ordine.
the-server-stores-at-most = Il server conserva al massimo 1000 tempi di un dispositivo, 1000 di uno schema e 200.000 in tutto. «Dimentica ciò che questo dispositivo ha inviato», nelle impostazioni, cancella tutti i tempi del dispositivo e il suo codice. Il server misura di nuovo gli schemi senza quei tempi, quando qualcuno ne invia uno. Se svuoti la memoria del browser, nessuno può dire quali tempi venivano da questo dispositivo, e solo tempi più recenti prendono il loro posto.
if-you-publish-a-puzzle = Se pubblichi uno schema
the-page-make-sends-the = La pagina <a href="/make">Crea</a> invia gli schemi, con i titoli, l’autore e la nota che hai scritto. Il server li conserva con l’ora. Chiunque abbia il link può vederli, insieme al giorno. Non esiste un elenco dei link.
your-browser-stores-a-secret = Il tuo browser conserva un codice segreto, con cui puoi modificare o ritirare la pubblicazione. Il server ne ha solo un hash. Se svuoti la memoria del browser, chiedi al gestore di togliere la pubblicazione. Se correggi gli indizi, il server cancella quelli vecchi. Se la pubblicazione viene tolta, il server cancella lo schema, le parole e l’hash. Conserva ancora i due identificativi, le ore, la dimensione e un hash del contenuto, perché il link possa dire che cosa è successo.
if-you-play-dots-with = Se giochi al gioco dei punti con un amico
the-server-stores-the-game = Il server conserva la partita: le regole, le mosse, le proposte e le frasi pronte con le loro ore, e nessun nome. Conserva anche un hash del codice segreto di ogni giocatore, o di un invito che nessuno ha usato. Solo un browser con il codice segreto può giocare. Chiunque abbia il link può guardare.
your-friends-browser-makes-its = Il browser del tuo amico crea il proprio codice segreto, che tu non vedi mai. Un link che porta la tua partita su un altro dispositivo contiene il tuo codice segreto. La pagina lo toglie dalla barra degli indirizzi appena si è aperta. Se il tuo browser non permette alle pagine di conservare nulla, il codice segreto resta nella cronologia della scheda. Il server non scrive mai un codice segreto nel registro, e non conserva il nome casuale con cui conta i tuoi dispositivi.
the-server-deletes-an-unfinished = Il server cancella una partita non finita 30 giorni dopo l’ultimo evento, e una finita dopo 365 giorni, quando qualcuno inizia una partita. Se gli serve spazio, cancella le partite in cui da un giorno non succede nulla. Il gestore può scegliere altre durate. Il file per il calendario di una partita per corrispondenza contiene il link per gli spettatori, e nessun codice segreto. Le notifiche vengono dalla pagina stessa, e non inviano nulla.
if-you-write-to-the = Se scrivi all’altro giocatore
the-two-players-of-a = I due giocatori di una partita possono scriversi. La funzione è disattivata finché tutti e due non la attivano, e ognuno può disattivarla. Il server conserva ogni messaggio con l’ora e la parte che l’ha scritto, lo mostra solo ai due giocatori, e lo cancella con la partita. Non scrive mai un messaggio nel registro, e il tuo browser non ne conserva nessuno. Chiunque abbia il link può vedere che è stato scritto un messaggio, da quale parte e quando.
the-operator-can-read-the = Il gestore può leggere i messaggi nella banca dati. Se segnali l’altro giocatore, il server conserva quando è avvenuto, ma non chi ha segnalato. Nessun altro lo viene a sapere. Il gestore può allora togliere la partita.
if-you-use-the-lobby = Se usi la sala d’attesa del gioco dei punti
anybody-may-join-a-game = Chiunque può unirsi a una partita della sala d’attesa. Il server conserva una partita di questo tipo come una partita con un amico. Conserva anche la sigla di ogni giocatore, il suo nome se ne ha dato uno, e se permette ad altri di guardare. Conserva quale avversario il primo giocatore cerca, e quando è stato connesso l’ultima volta mentre la partita aspettava. Se può unirsi un solo giocatore, conserva la sua sigla.
the-badge-is-six-letters = La sigla è fatta di sei lettere e cifre, ed è la stessa in tutte le tue partite, così gli altri possono capire quali erano tue. Il server la calcola da un codice segreto casuale del tuo browser, che non conserva, con una chiave che ha solo la sua banca dati. Il tuo browser invia il nome e il codice segreto solo per la sala d’attesa e per i tuoi punteggi.
everybody-sees-the-names-and = Tutti vedono i nomi e le sigle delle partite in attesa, e di ogni partita di cui hanno il link. Una partita in corso è elencata solo se tutti e due i giocatori lo permettono, e all’inizio non è permesso. In quel caso chiunque può trovarla anche dopo la fine, per nome, sigla, regole e griglia. Il server cancella i nomi e le sigle con la partita, o quando togli dalla sala d’attesa una partita che aspetta.
forget-my-name-and-badge = «Dimentica il mio nome e la mia sigla», sotto l’elenco delle partite, cancella i tuoi punteggi. Il tuo browser dimentica allora il codice segreto, il nome e la sigla. Ricevi un’altra sigla, e le tue vecchie partite mantengono il nome e la sigla di prima. Se invece svuoti la memoria del browser, il server mantiene i tuoi punteggi. Il gestore può togliere una partita, o tutti i nomi accanto a una sigla. In quel caso il server conserva quella sigla, perché accanto non compaia più nessun nome.
if-you-play-rated-games = Se giochi partite classificate del gioco dei punti
a-game-of-the-lobby = Una partita della sala d’attesa è classificata solo se tutti e due i giocatori lo hanno accettato prima dell’inizio, o se uno dei due è il computer. Chiunque veda la partita nella sala d’attesa, o ne abbia il link, vede i due punteggi. Per ogni giocatore il server calcola un hash dal codice segreto del browser, con una chiave che ha solo la sua banca dati. Conserva l’hash con la partita, finché questa esiste. Per ogni regolamento e ogni ritmo di gioco, conserva accanto a questo hash ciò che mostra la tabella.
for-how-long = Per quanto tempo
your-rating-how-sure-it = il tuo punteggio, quanto è sicuro, quanto cambia, l’ultimo giorno di una partita classificata e il numero di partite
until-days-after-your-last = fino a 365 giorni dopo la tua ultima partita classificata
for-each-game-of-that = per ogni partita di quel giorno: il suo identificativo, se hai vinto, il punteggio che aveva l’altro giocatore, e quanto era sicuro
until-the-first-rated-game = fino alla prima partita classificata di un giorno successivo
your-rating-after-each-earlier = il tuo punteggio dopo ogni giorno precedente con partite classificate, al massimo 100 giorni
as-your-rating = come il tuo punteggio
your-badge-and-name-if = la tua sigla e il tuo nome, se hai chiesto di essere nella classifica pubblica
until-you-say-no-or = finché non dici di no, o non hai più un punteggio
to-compare-networks-the-server = Per confrontare le reti, il server tiene anche in memoria l’hash dell’indirizzo IP del primo giocatore, finché non si ferma o non seguono 10.000 partite più recenti.
forget-my-ratings-on-the = «Dimentica i miei punteggi», sulla pagina della sala d’attesa, cancella subito tutto ciò che è nella tabella, e il tuo hash in tutte le partite. Le tue partite non finite non sono allora più classificate. Se svuoti la memoria del browser, nessuno può dire quali punteggi erano tuoi. Il server cancella i vecchi punteggi quando qualcuno finisce una partita classificata, e prima se sono troppi. Il gestore può togliere il tuo nome.
if-you-race = Se partecipi a una gara
the-server-stores-a-race = Il server conserva una gara per un giorno, e al massimo un’ora di più: lo schema, la sua soluzione e quando la gara è cominciata. Per ogni giocatore conserva un hash di un codice segreto casuale, e il nome se c’è. Conserva anche quante celle sono giuste, quanti suggerimenti il giocatore ha usato, il tempo alla fine, e se il giocatore è connesso. Chiunque abbia il link vede tutto questo, tranne gli hash e la soluzione. Per contare le celle giuste, il tuo browser invia la tua griglia mentre cambia. Il server non la conserva.
what-cannot-be-promised = Che cosa non si può promettere
a-token-links-the-times = Il codice di un dispositivo ne collega tra loro i tempi, ma non li collega a te. Il gestore di un server, o del proxy che gli sta davanti, può registrare più di quanto fa questo programma.

## web/lost.html

kropki-nothing-at-this-address = Kropki: a questo indirizzo non c’è nulla
nothing-is-at-this-address = A questo indirizzo non c’è nulla
link-may-be-old = Il link può essere vecchio, o avere una lettera sbagliata.
play-a-puzzle = Gioca uno schema
todays-puzzle = Schema di oggi
dots-the-other-kropki = Il gioco dei punti, l’altro Kropki
