# What the server refuses, in Italian, each by its code. They stand alone, or behind a colon.

problem-uniqueness = questo schema non ha esattamente una soluzione
problem-many-solutions = questo schema ha più di una soluzione
problem-no-solution = questo schema non ha soluzione
problem-stock = il server non riesce a raggiungere la sua banca dati
problem-unknown-puzzle = questo schema non esiste
problem-removed = è stato tolto dal sito
problem-withdrawn = chi l’ha creato lo ha ritirato
problem-secret = questo dispositivo non ha il codice segreto che serve
problem-unknown-race = questa gara non esiste, o è finita
problem-alone = per una gara serve un secondo giocatore
problem-early = la gara non è ancora cominciata
problem-too-fast = nessuno inserisce cifre così in fretta
problem-unknown-game = questa partita non esiste, o è stata tolta
problem-seat = quello è il posto dell’altro giocatore
problem-taken = qualcun altro ha preso questo posto
problem-invitation = questo invito è già stato usato, o ritirato
problem-own = questa partita è tua
problem-rated = in una partita classificata non è permesso
problem-unrated = questo dispositivo non ha ancora un punteggio
problem-full = non c’è più posto
problem-above-limit = è più di quanto si può chiedere in una volta
problem-game = in questo momento la partita non lo permette
problem-limit = era troppo in una volta; riprova tra un minuto
