### Dots, while it is played, in Italian: moves, scores, results, offers. A side is a person, "il Blu" (masculine); the colour
### of a dot (un punto) is an adjective of it.

## The sides

# without an article: "Blu"
-side =
    { $colour ->
        [blue] Blu
        [red] Rosso
        [orange] Arancione
        [green] Verde
       *[violet] Viola
    }
-other-side =
    { $other ->
        [blue] Blu
        [red] Rosso
        [orange] Arancione
        [green] Verde
       *[violet] Viola
    }
# "il Blu"
-il-side =
    { $colour ->
        [blue] il Blu
        [red] il Rosso
        [orange] l’Arancione
        [green] il Verde
       *[violet] il Viola
    }
-il-other-side =
    { $other ->
        [blue] il Blu
        [red] il Rosso
        [orange] l’Arancione
        [green] il Verde
       *[violet] il Viola
    }
# "tocca al Blu"
-al-side =
    { $colour ->
        [blue] al Blu
        [red] al Rosso
        [orange] all’Arancione
        [green] al Verde
       *[violet] al Viola
    }
-al-other-side =
    { $other ->
        [blue] al Blu
        [red] al Rosso
        [orange] all’Arancione
        [green] al Verde
       *[violet] al Viola
    }
# "il tempo del Blu"
-del-side =
    { $colour ->
        [blue] del Blu
        [red] del Rosso
        [orange] dell’Arancione
        [green] del Verde
       *[violet] del Viola
    }
-del-other-side =
    { $other ->
        [blue] del Blu
        [red] del Rosso
        [orange] dell’Arancione
        [green] del Verde
       *[violet] del Viola
    }
# of one dot, and of several: "un punto rosso", "punti rossi"
-colour =
    { $colour ->
        [blue] blu
        [red] rosso
        [orange] arancione
        [green] verde
       *[violet] viola
    }
-other-colour =
    { $other ->
        [blue] blu
        [red] rosso
        [orange] arancione
        [green] verde
       *[violet] viola
    }
-colours =
    { $colour ->
        [blue] blu
        [red] rossi
        [orange] arancioni
        [green] verdi
       *[violet] viola
    }
-other-colours =
    { $other ->
        [blue] blu
        [red] rossi
        [orange] arancioni
        [green] verdi
       *[violet] viola
    }

## web/dots/board/settings-form.js

palette-of = { -side } e { -other-colour }
colours-of-sides = Colori

## web/dots/board/words.js

side-to-move = Tocca { -al-side }.
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , punto { -colour }
        [captured] , punto { -colour } catturato
       *[none] { "" }
    }{ $around ->
        [region] , in una regione { -del-other-side }
        [pool] , in una sacca { -del-other-side }
        [line] , sotto una linea
        [open] , libero
       *[none] { "" }
    }{ $mark ->
        [last] , ultima mossa
       *[none] { "" }
    }
score-of-sides =
    { -side } { $first }, { -other-side } { $second }{ $counts ->
        [ground] { " " }(territorio)
       *[dots] { "" }
    }
counted-with-open =
    Conteggio con { $count ->
        [one] { $count } incrocio libero
       *[other] { $count } incroci liberi
    }.
side-gains =
    { -il-side } { $counts ->
        [ground]
            { $count ->
                [one] prende { $count } incrocio di territorio
               *[other] prende { $count } incroci di territorio
            }
       *[dots]
            { $count ->
                [one] cattura { $count } punto
               *[other] cattura { $count } punti
            }
    }
side-did = { -side }: { JOIN($clauses, ". ") }.
can-agree-else =
    { $who ->
        [you] Puoi accettare
       *[side] { CAPITAL({ -il-side }) } può accettare
    }; altrimenti { $mover ->
        [you] muovi tu
        [same] muove { -il-side }
       *[other] muove { -il-other-side }
    }.
plays-on-alone =
    { $who ->
        [you] Continui solo tu, e puoi finire
       *[side] Continua solo { -il-side }, e può finire
    } la partita con «{ $label }».
puts-and-closes =
    { $place } e chiude { $count ->
        [one] un anello
       *[other] { $count } anelli
    }
closes-rings =
    chiude { $count ->
        [one] un anello
       *[other] { $count } anelli
    }
says-stop = STOP
says-done = ha finito
side-resigns = { -il-side } si arrende
time-of-side-is-over = il tempo { -del-side } è scaduto
is-counted = conteggio
draw-with-score = Patta: { $score }.
draw-is-agreed-with-score = Patta d’accordo: { $score }.
you-resign-side-wins = Ti arrendi: vince { -il-side }.
won-by-resigning =
    { $reader ->
        [won] Hai vinto
       *[none] Ha vinto { -il-side }
    }: { -il-other-side } si è arreso.
won-on-time =
    { $reader ->
        [won] Hai vinto
        [lost] Hai perso
       *[none] Ha vinto { -il-side }
    } per il tempo.
won-by-score =
    { $reader ->
        [won] Vinci con { $by } di vantaggio
        [lost] Perdi con { $by } di svantaggio
       *[none] Vince { -il-side } con { $by } di vantaggio
    }: { $score }.
score-open-next =
    { $score }. { $open ->
        [one] { $open } incrocio libero
       *[other] { $open } incroci liberi
    }. { $next }
side-has-stopped = { CAPITAL({ -il-side }) } si è fermato.
side-offers-to-end = { CAPITAL({ -il-side }) } propone di finire.
stop-question = STOP?
can-count-once =
    Si può contare quando metà degli incroci è occupata. Ora { $open ->
        [one] è libero { $open } incrocio
       *[other] sono liberi { $open } incroci
    } su { $points }.
no-move-can-change = Nessuna mossa può più cambiare il conteggio.
no-move-can-change-count = Nessuna mossa può più cambiare il conteggio: puoi contare.
count-is-proved =
    { $count ->
        [one] Resta { $count } incrocio libero
       *[other] Restano { $count } incroci liberi
    }. È dimostrato che nessuna mossa può cambiare il conteggio.
count-is-not-proved =
    { $count ->
        [one] Resta { $count } incrocio libero
       *[other] Restano { $count } incroci liberi
    }. Non è dimostrato che il conteggio non possa cambiare. Vale se entrambi accettano.
agreed-end-comes-to =
    { $offered ->
        [yes] La partita finisce.
       *[no] Se { -il-other-side } accetta, la partita finisce.
    } { $count ->
        [0] { "" }
        [one] Si chiude { $count } anello già formato.{ " " }
       *[other] Si chiudono { $count } anelli già formati.{ " " }
    }{ $sides ->
        [none] Contano i punti catturati.
       *[other] Contano i punti catturati, e metà degli incroci liberi racchiusi ({ $sides }).
    } { $result }
game-ends-with = La partita finisce. { $result }
stop-costs =
    { CAPITAL({ -il-side }) } { $count ->
        [0] così non perde nessun punto, perché sono tutti collegati al bordo.
        [one] perderebbe { $count } punto che non è collegato al bordo.
       *[other] perderebbe { $count } punti che non sono collegati al bordo.
    } { $change ->
        [stay] Il conteggio resta { $score }
       *[change] Conteggio ora: { $score }; poi: { $then }
    }{ $after ->
        [minutes] , e { -il-other-side } continua da solo per al massimo quattro minuti
        [alone] , e { -il-other-side } continua da solo, senza limite di tempo
        [done] , dopo che { -il-other-side } avrà continuato da solo e finito
       *[over] { "" }
    }.
counted-now =
    { $leads ->
        [nobody] Contando ora, è pari.
       *[side] Contando ora, { -il-side } è in vantaggio di { $by }.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Incroci liberi racchiusi: { $sides }.
    }
ground-of-sides = { -side } { $first }, { -other-side } { $second }
side-won =
    ha vinto { -il-side }{ $how ->
        [resigned] , { -il-other-side } si è arreso
        [time] { " " }per il tempo
        [score] { " " }con { $by } di vantaggio
       *[other] { "" }
    }

## web/dots/board/rulewords.js

first-to-means =
    Vince subito chi arriva per primo a { $count ->
        [one] { $count } punto catturato
       *[other] { $count } punti catturati
    }.
lead-means =
    Vince subito chi ha { $count ->
        [one] { $count } punto catturato
       *[other] { $count } punti catturati
    } in più dell’altro.
dots-for-each =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } a testa
first-to-count = vince chi arriva a { $count }
lead-of-count-wins = vince chi ha { $count } di vantaggio
option-strict-borders = confini rigidi (szkrab)
option-long-steps = passi lunghi
option-ground-counts = il territorio conta
option-early-end = fine anticipata
free-dots-for =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } d’abbuono per { -il-side }

## web/dots/board/turn.js and turn-panel.js

your-dot-is-put = Il tuo punto è messo. { $next }
this-dot-can-capture =
    Questo punto può catturare { $gains ->
        [1] 1 punto
       *[other] { OR($gains) } punti
    }: chiudi un anello, o nessuno. Per chiuderlo più tardi, tocca un punto al suo interno prima di mettere il tuo.
choose-next-of-ring = Scegli il prossimo punto dell’anello, o di nuovo { $place }, per chiuderlo.
this-ring-captures =
    Questo anello cattura { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }. { $next }
close-a-ring-captures =
    Chiudi un anello: uno cattura { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
take-ground =
    Prendi { $count ->
        [one] { $count } incrocio
       *[other] { $count } incroci
    }
take-ground-of =
    Prendi { $count ->
        [one] { $count } incrocio
       *[other] { $count } incroci
    } ({ $letter })
capture-dots = Cattura { $count }
capture-dots-of = Cattura { $count } ({ $letter })

## web/dots/board/count.js

sides-get =
    { CAPITAL({ -il-side }) } { $first ->
        [0] non riceve nulla
        [one] riceve { $first } punto { -other-colour }
       *[other] riceve { $first } punti { -other-colours }
    }, { -il-other-side } { $second ->
        [0] non riceve nulla
        [one] riceve { $second } punto { -colour }
       *[other] riceve { $second } punti { -colours }
    }.

## web/dots/board/side.js

side-is-yours = tu
side-is-computers = computer, livello { $strength }
point-in-ring = l’incrocio cerchiato

## web/dots/board/strengths.js and own-strength.js

strength-child = bambino
strength-newcomer = nuovo arrivato
strength-beginner = principiante
strength-learner = apprendista
strength-casual = occasionale
strength-hobby = dilettante
strength-keen = appassionato
strength-regular = assiduo
strength-club = da circolo
strength-league = da campionato
strength-expert = esperto
strength-master = maestro
strength-strongest = il più forte
strength-and-name = { $strength }, { $name }
came-of-game =
    { $came ->
        [won] Hai battuto il livello { $strength }.
        [drawn] Patta con il livello { $strength }.
       *[lost] Hai perso contro il livello { $strength }.
    }

## web/dots/board/played.js

listed-move =
    { $word ->
        [stop] stop
        [done] finito
        [agrees] accetta
        [time] tempo
        [resign] resa
        [draw] patta
        [count] conteggio
       *[rings] anelli
    }
listed-end = fine
move-of-side = Mossa { $number }: { -side }, { JOIN($clauses, ", ") }
end-of-game = Fine: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Anche altri aspettano il server: la tua risposta arriva tra circa { $seconds } s.
a-move-again-in =
    Il server calcola di nuovo una mossa per te tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.

## web/dots/board/graph.js

graph-along-game = { $name } nel corso della partita: da { $first } per { -il-side } a { $second } per { -il-other-side }
up-to = { $unit }, fino a { $most }

## web/dots/board/board.js

board-of-size = Griglia di { $columns } colonne e { $rows } righe
side-would-capture =
    Qui { -il-side } catturerebbe { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## web/dots/board/touch.js

tap-again = Tocca di nuovo { $purpose }.
tap-again-or-magnified = Tocca di nuovo, o tocca un incrocio dell’ingrandimento, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = Non c’è connessione. Il computer gioca al livello { $strength } finché il server non risponde.
computer-plays-here-as-before = Non c’è connessione. Il computer gioca su questo dispositivo, allo stesso livello di prima.
computer-plays-again-at = Gioca di nuovo al livello { $strength }.
computer-would-count = Il computer ora conterebbe.
computer-expects-more =
    Il computer continua a giocare: si aspetta di guadagnare ancora circa { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.

## web/dots/play/hinted.js

try-place =
    Prova qui: { $place }{ $count ->
        [0] { "" }
        [one] , e chiudi l’anello
       *[other] , e chiudi gli anelli
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

next-at-strength = { $came } Prossima: livello { $strength }
again-at-strength = Gioca di nuovo, livello { $strength }
next-rated-at-strength = { $why } Prossima, classificata: livello { $strength }
practise-at-strength =
    Allenati: livello { $strength }, in base { $by ->
        [games] alle tue partite
       *[rating] al tuo punteggio
    }

## web/dots/play/clock.js and web/dots/game/lobby.js

clock-no-limit = Senza limite
clock-by-post =
    Per corrispondenza: { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } per mossa

## web/dots/play/menus.js

record-cannot-be-opened = Questa trascrizione non si può aprire: { $why }
against-computer-of-strength = contro il computer livello { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } di { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    La connessione è caduta: nuovo tentativo { $seconds ->
        [0] in corso
        [one] tra { $seconds } secondo
       *[other] tra { $seconds } secondi
    }. La partita è conservata.
side-is-here = { CAPITAL({ -il-side }) } è qui.
side-says = { -side }: { $words }
side-writes-no-more = { CAPITAL({ -il-side }) } non scrive più.
side-claims-the-win = { CAPITAL({ -il-side }) } reclama la vittoria.
side-offers =
    { CAPITAL({ -il-side }) } { $what ->
        [draw] offre patta
        [count] propone di contare i punti così come sono
        [takeback] chiede di ritirare una mossa
        [rematch] vuole giocare di nuovo
       *[talk] chiede una conversazione
    }.
side-says-no =
    { CAPITAL({ -il-side }) } dice di no{ $what ->
        [draw] { " " }alla patta
        [count] { " " }al conteggio
        [takeback] { " " }al ritiro della mossa
        [rematch] { " " }a un’altra partita
       *[other] { "" }
    }.
side-agrees-taken-back = { CAPITAL({ -il-side }) } accetta: mossa ritirata.
no-longer-offered =
    { $what ->
        [draw] La patta non è più offerta.
       *[count] Il conteggio non è più proposto.
    }
game-has-ended = finita
days-and-hours = { $days } g { $hours } h
minutes-alone = { $minutes } min
by-post-days =
    per corrispondenza, { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } per mossa
seconds-for-a-move = { $move } s per mossa
seconds-and-reserve = { $move } s per mossa, { $reserve } di riserva
sending-again-in =
    Nuovo invio tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }. { $why }
seat-is-open-elsewhere =
    { $whose ->
        [own] Il tuo posto
       *[side] Il posto { -del-side }
    } è aperto anche su un altro dispositivo.

## web/dots/game/news.js

you-are-side = Sei { -il-side }.

## web/dots/game/main.js

connecting = Connessione in corso.
board-shows-last-position = La griglia mostra l’ultima posizione che questo dispositivo conosce.
side-looks-at-this-game = { CAPITAL({ -il-side }) } guarda questa partita: «Rivedi questa partita» porta lì.
side-is-to-move = Tocca { -al-side }.
not-possible = Non è possibile: { $why }.
game-of-clock =
    { $game }, { $rated ->
        [yes] classificata, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; tu guardi
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] ; { $count } spettatore
       *[other] ; { $count } spettatori
    }
whereabouts-unknown = non si sa
player-is-here = presente
player-is-away = assente

## web/dots/game/met.js and person.js

dots-with-name = Il gioco dei punti con { $name }
dots-with-somebody = Il gioco dei punti con qualcuno
watching-names = { $first } contro { $second }, da spettatore
your-rating-is = Il tuo punteggio è { $rating }.
your-rating-is-now =
    Il tuo punteggio ora è { $rating }, { $way ->
        [more] { $change } in più di prima
       *[less] { $change } in meno di prima
    }.
your-rating-stays = Il tuo punteggio resta { $rating }.
too-few-dots-to-count = Questa partita non conta: uno di voi ha messo meno di { $count } punti.
computer-named = Computer, livello { $strength }
called-computer = il computer, livello { $strength }
called-by-badge = qualcuno #{ $badge }

## web/dots/game/post.js

has-until =
    { $who ->
        [you] Hai tempo
       *[side] { CAPITAL({ -il-side }) } ha tempo
    } fino a { $moment }.
time-of-side-for-move-is-over = Il tempo { -del-side } per questa mossa è scaduto.

## web/dots/game/rated.js

board-of-or-more = una griglia di almeno { $size } × { $size } incroci
rated-game-needs = Una partita classificata richiede { JOIN($needs, ", e ") }.

## web/dots/game/ratings.js

rating-by-rules =
    { $rules }{ $speed ->
        [fast] , veloce
       *[normal] { "" }
    }: { $rating }, da { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }.
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , veloce
       *[normal] { "" }
    }: giorno per giorno
games-and-opponents =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $opponents ->
        [one] { $opponents } avversario
       *[other] { $opponents } avversari
    }

## web/dots/game/turns.js

turn-is-yours = tocca a te
turn-is-yours-until = tocca a te, fino a { $moment }

## web/dots/game/archive.js

games-last-first =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite, dalla più recente
    }.

## web/dots/game/invite.js

stay-until-it-begins =
    { $sound ->
        [yes] Allora partono gli orologi, e senti un suono.
       *[no] Allora partono gli orologi.
    } Resta su questa pagina{ $listed ->
        [yes] : la partita è elencata finché sei qui
       *[no] { "" }
    }.
this-address-is-for-watching = Questo indirizzo serve per guardare. Per giocare ti serve l’invito: chiedi a chi ha cominciato la partita il link che dà «Copia il link».
there-is-no-code = Nessun codice: { $why }

## web/dots/game/talk.js

what-a-report-does = Il gestore di questo server potrà allora leggere ciò che vi siete scritti. L’altro giocatore non viene avvisato, ma legge che non scrivi più.
side-has-not-agreed = { CAPITAL({ -il-side }) } non ha ancora accettato.
side-would-like-to-write = { CAPITAL({ -il-side }) } vorrebbe scriversi con te. Nessun altro lo vede.
side-writes = { -side }:

## web/dots/game/lobby.js

only-name-can-join = Può partecipare solo { $name }.
computer-strength-and-name = Computer { $strength }, { $name }
challenge-name = Sfida { $name }
begin-in-the-lobby = Comincia nella sala d’attesa
begin-rated-in-the-lobby = Comincia una partita classificata nella sala d’attesa
challenge-again = Sfida { $name } a un’altra partita
forget-name = Dimentica { $name }
put-back-name = Rimetti { $name }
forgotten-game = Dimenticata: { $name }. Questo dispositivo non può più giocarla.
against-name = contro { $name }
played-as-side = { $moment }, sei { -il-side }
this-game-is-rated = Questa partita è classificata. Il tuo tempo: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = Questo dispositivo riceve un’altra sigla la prossima volta che gioca nella sala d’attesa. Il server dimentica anche i tuoi punteggi: una partita classificata che non hai finito non conta più. Le tue partite restano, e mostrano il tuo nome e la tua sigla finché non vengono cancellate.
your-badge-is = La tua sigla è { $badge }.
lobby-has =
    { $what ->
        [challenge] { $name } ti sfida.
        [games]
            { $count ->
                [one] { $count } partita in attesa.
               *[other] { $count } partite in attesa.
            }
       *[nobody] Nessuno in attesa.
    }
lobby-has-button =
    Sala d’attesa: { $what ->
        [challenge] { $name } ti sfida
        [games]
            { $count ->
                [one] { $count } partita in attesa
               *[other] { $count } partite in attesa
            }
       *[nobody] nessuno
    }
you-would-be-side = Saresti { -il-side }.
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
join-name = Gioca con { $name }, sigla { $badge }: { $game }
somebody-within = qualcuno
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , classificata
       *[no] { "" }
    }.
watch-names = Guarda { AND($names, comma: "never") }
name-and-badge = { $name }, sigla { $badge }
