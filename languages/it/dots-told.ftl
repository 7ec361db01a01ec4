### What is told of moves of Dots, in Italian: why they are good or refused, and what an analysis, a lesson and a record say.
###
### The subject of a reason is the move (la mossa): "Cattura 2 punti." A fault of a file says what should be there: "ci vorrebbe".

## dots/teaching/reasons.py: why a move is a good one, as a sentence

reason-captures =
    Cattura { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
reason-takes-ground =
    Prende { $number ->
        [one] { $number } incrocio
       *[other] { $number } incroci
    } di territorio.
reason-saves =
    { $number ->
        [one] Salva { $number } punto che stava per essere catturato.
       *[other] Salva { $number } punti che stavano per essere catturati.
    }
reason-keeps-ground =
    { $number ->
        [one] Conserva { $number } incrocio di territorio: bastava una mossa per perderlo.
       *[other] Conserva { $number } incroci di territorio: bastava una mossa per perderli.
    }
reason-threatens =
    { $number ->
        [one] Minaccia { $number } punto: con un’altra mossa si cattura.
       *[other] Minaccia { $number } punti: con un’altra mossa si catturano.
    }
reason-links-to-edge =
    { $number ->
        [one] Collega { $number } punto al bordo: ora è al sicuro.
       *[other] Collega { $number } punti al bordo: ora sono al sicuro.
    }
reason-fills-pool =
    Una mossa tranquilla nella propria sacca{ $number ->
        [0] : è l’ultima
        [one] : ne resta un’altra
       *[other] : ne restano altre { $number }
    }.
reason-makes-pool =
    { $number ->
        [one] Forma una sacca di { $number } incrocio: una mossa tranquilla per il finale.
       *[other] Forma una sacca di { $number } incroci: altrettante mosse tranquille per il finale.
    }
reason-ends-game = Finisce la partita.
reason-leads-to-capture = Porta a una cattura inevitabile.
reason-attacks-twice = Attacca in due posti insieme: in uno dei due si cattura.
reason-begins-ladder = Comincia una caccia che finisce con una cattura.
reason-draws-net = Tende una rete: i punti all’interno difficilmente ne escono.
reason-defends = Difende da una cattura imminente.
reason-book = Dal libro delle aperture: il computer l’ha giocata spesso contro sé stesso.
reason-solved = Il resto della partita è calcolato: non c’è nulla di meglio.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    { $number ->
        [one] Perde { $number } punto: il prossimo punto avversario lo cattura.
       *[other] Perde { $number } punti: il prossimo punto avversario li cattura.
    }
loses-to-double-attack =
    Perde { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }: l’avversario attacca in due posti insieme.
loses-to-ladder =
    Perde { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }: l’avversario comincia una caccia che finisce con una cattura.

## web/dots/rules/: where a point is

place-of-point = colonna { $column }, riga { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are

board-has-sides = Una griglia ha da { $least } a { $most } colonne e righe.
each-side-has-dots =
    Ognuno ha { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
no-such-point = Questo incrocio non esiste.
dot-is-there = Lì c’è già un punto.
ring-leaves-hole = Questo anello lascerebbe un buco tra le regioni.
rings-close-with-dot = Puoi chiudere anelli solo mettendo un punto.
rings-close-by-themselves = Gli anelli si chiudono da soli.
other-side-may-close = Ora solo l’avversario può chiudere anelli.
no-move-after-end = La partita è finita.
stopped-has-no-clock = Chi si è fermato non ha più l’orologio.
stopped-cannot-move = Chi si è fermato non può muovere.
rules-have-no-count = Con questo regolamento non si conta in anticipo.
rules-have-no-stop = Con questo regolamento non c’è lo STOP.
other-has-not-agreed = L’avversario non ha ancora accettato.
choose-uncaptured-dot = Scegli un punto avversario che non hai ancora catturato.
no-chain-around-dot = Intorno a questo punto non hai una catena chiusa.
no-chain-between = Non c’è una catena di tuoi punti da { $place } a { $end }.
ring-encloses-no-dot = Un anello deve racchiudere un punto avversario che non hai ancora catturato.
ring-encloses-nothing = Un anello deve racchiudere qualcosa.
ring-shares =
    { $shared ->
        [one] Questo anello ha un punto in comune con una tua vecchia regione al suo interno.
       *[several] Questo anello ha più di un punto in comune con una tua vecchia regione al suo interno.
    }
ring-uses-own-dots = Un anello passa solo per tuoi punti fuori dalle regioni, e quindi non per { $place }.
ring-uses-dot-twice = Un anello passa una sola volta per ogni punto, ma questo passa due volte per { $place }.
ring-has-gap = L’anello ha un buco: tra { $place } e { $end } la distanza è troppa.
ring-crosses = Tra { $place } e { $end } l’anello incrocia sé stesso, una linea già disegnata o una regione.
no-rules-called = Non c’è un regolamento che si chiami { $name }.
rules-have-no-option = { $name } non ha l’opzione { $option }.
no-such-start = Questa posizione iniziale non esiste.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = Nelle trascrizioni ci sono lettere per 52 colonne e righe: una partita su una griglia più grande non si può scrivere.
begins-with-rings = Comincia con anelli chiusi: guardala tra le trascrizioni.
no-point-of-board = «{ $text }» non è un incrocio di questa griglia.
record-in-link-damaged = La trascrizione in questo link è danneggiata o incompleta.
record-in-link-too-large = La trascrizione in questo link ha più di { $most } byte.
game-on-zagram = { $game } è una partita su zagram, e da questa pagina non si può prendere. Scarica lì la trascrizione, poi apri qui il file.
link-of-site = Questo è un link di { $site }, e da questa pagina non si possono prendere le sue partite. Salva lì la trascrizione in un file (SGF), poi apri qui il file.
link-of-another-site = Questo è un link di un altro sito, e da questa pagina non si possono prendere le sue partite. Salva lì la trascrizione in un file (SGF), poi apri qui il file.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = non è una partita al gioco dei punti, o nessuna delle sue mosse si può leggere
no-game-in-sgf = non contiene nessuna partita in SGF
fault-points-xt = ci vorrebbe un file SGF: è una partita di PointsXT (.sav), che qui non si legge
fault-too-many-bytes = i byte possono essere al massimo { $most }, e non { $bytes }
fault-too-many-nodes = i nodi possono essere al massimo { $most }
fault-too-many-values = i valori possono essere al massimo { $most }
fault-too-deep = le varianti una dentro l’altra possono essere al massimo { $most }
more-faults =
    { $number ->
        [one] e un altro errore
       *[other] e altri { $number } errori
    }
fault-text-outside = ignorato il testo tra le partite: '{ $text }'
fault-value-alone = ignorato un valore senza il nome di una proprietà
fault-game-open =
    { $number ->
        [one] alla fine ci vorrebbe un’altra ')'
       *[other] alla fine ci vorrebbero altre { $number } ')'
    }
fault-stray-text = ignorato '{ $text }'
fault-variation-empty = ignorata una coppia di parentesi senza un nodo
fault-node-after-variation = dopo una variante ci vorrebbe ')'; ciò che segue è letto come un’altra variante
fault-value-open = ci vorrebbe ']' prima della fine del testo
fault-property-empty = ignorata '{ $name }', una proprietà senza valore
fault-property-outside = ignorata '{ $name }' dopo la fine di una variante
fault-semicolon = ci vorrebbe ';' prima di un nodo
fault-lower-case = ci vorrebbero lettere maiuscole, e non '{ $name }'; letto come '{ $plain }'
fault-property-twice = '{ $name }' dovrebbe esserci una volta sola in un nodo
fault-encoding-unknown = ci vorrebbe una codifica in CA, e non '{ $text }'
fault-encoding-missing = senza una codifica in CA ci vorrebbe UTF-8; letto come { $chosen }
fault-encoding-wrong = ci vorrebbe { $named }, come dice il testo stesso; letto come { $chosen }
fault-encoding-broken = ci vorrebbe utf-16, come dice il testo stesso; ciò che non è un carattere è stato sostituito
fault-letters = ci vorrebbero due lettere, e non '{ $text }'
fault-off-board = ci vorrebbe un incrocio della griglia { $width }x{ $height }, e non '{ $text }'
fault-no-move = ci vorrebbe un incrocio o una catena, e non '{ $text }'
fault-empty-ring-rule = ci vorrebbe un regolamento in cui un anello vuoto non è nulla; letto come Standard
fault-unknown-rule = ci vorrebbe { $tag }=0: questa regola qui non c’è, e la partita è letta senza
fault-least-area = dove è obbligatorio chiudere gli anelli ci vorrebbe minarea=1; letto come se ci fosse
rule-of-lead = un vantaggio di { $number } vince subito
fault-game-passed-over = ignorata una partita: { $why }
fault-nothing-of-dots = ci vorrebbe GM[40], una dimensione, una mossa o un commento del gioco dei punti, e non c’è nulla di questo
fault-moves-of-another-game = in una partita con GM[40] ci vorrebbero mosse del gioco dei punti, e non '{ $text }'
fault-game-missing = ci vorrebbe GM[40], il numero del gioco dei punti; letto come se ci fosse
fault-another-game = ci vorrebbe GM[40], il gioco dei punti, e non GM[{ $text }]
fault-size = ci vorrebbe una dimensione come 20 o 39:32, e non { $text }
fault-size-missing = ci vorrebbe una dimensione, SZ; letto come 39:32, la griglia di quasi tutti i siti
fault-size-too-large = le lettere bastano al massimo per 52x52, e non per { $text }
fault-size-of-sides = ci vorrebbero lati da { $least } a { $most }, e non { $text }
fault-chain = ignorata in '{ $text }' una catena che non lo è
fault-chain-open = alla fine di una catena ci vorrebbe di nuovo il primo incrocio: '{ $text }'
fault-rules-unknown = ci vorrebbe un regolamento conosciuto, e non RU[{ $text }]; letto come { $rules }
fault-stop-as-points = ci vorrebbe W[] o B[], e non i { $number } incroci che un sito ha riempito dopo uno stop
fault-chain-of-the-other = ignorata una catena di punti avversari: a chiuderla è l’avversario
fault-stop-in-comment = ci vorrebbe { $name }[], e non un commento che dice '{ $text }'
fault-late-set-up = { $name } dopo una mossa: letto come mosse, o annullato

## web/dots/records/opening.js and words.js: what became of a file

cannot-be-opened =
    { $number ->
        [0] Non si può aprire: { $why }.
        [one] Non si può aprire: { $why }, dopo { $shown } carattere.
       *[other] Non si può aprire: { $why }, dopo { $shown } caratteri.
    }
fault-after =
    { $number ->
        [one] { $why } (dopo { $shown } carattere)
       *[other] { $why } (dopo { $shown } caratteri)
    }
faults-put-right =
    { $number ->
        [one] È stato corretto { $number } errore del file: vedi «Dati della partita».
       *[other] Sono stati corretti { $number } errori del file: vedi «Dati della partita».
    }
file-names-no-rules = Il file non indica un regolamento: letto come { $rules }.

## web/dots/practice/: lessons. $colour is the side that a lesson is for

lesson-asks =
    Tocca { -al-side }: trova il punto che { $theme ->
        [capture] cattura di più
        [double-attack] attacca in due posti
        [ladder] comincia una caccia che finisce con una cattura
        [defence] salva di più
        [pool] alla fine guadagna di più
       *[grounding] tiene al sicuro la catena
    }.
lesson-looks-ahead =
    { $number ->
        [one] { $theme }: un solo punto decide.
       *[other] { $theme }: si vede dopo { $number } punti, contando anche le risposte.
    }
lesson-by-rules =
    Regolamento: { $rules }.{ $choice ->
        [choice] { " " }Tu scegli il punto: i suoi anelli si chiudono da soli.
       *[none] { "" }
    }
lesson-from-game = Da una partita tra persone, { $game }.
more-lessons-after =
    { $number ->
        [one] Dopo questa c’è { $number } altra lezione.
       *[other] Dopo questa ci sono altre { $number } lezioni.
    }
right-at-once-of = Giuste al primo tentativo: { $right } su { $tried }.
lesson-is-played-out =
    { $playing ->
        [over] La sequenza è finita
       *[playing] La pagina mostra come prosegue
    }: scegli { $next ->
        [lesson] «Avanti»
       *[theme] un tema per averne altre
    }, o «Di nuovo».
not-the-best = Non è il migliore.
try-another-dot = Prova un altro punto.
right-it-is-solved = Giusto: risolta.
the-answer-is = La risposta è { $place }.
lesson-once-more = Ancora una volta.
its-rings-are-closed =
    { $number ->
        [one] Il suo anello è chiuso.
       *[other] I suoi anelli sono chiusi.
    }
watch-next-dots =
    { $number ->
        [0] Guarda il prossimo punto.
        [one] Guarda il prossimo punto.
       *[other] Guarda i prossimi { $number } punti.
    }
side-replies-at = { CAPITAL({ -il-side }) } risponde in { $place }.
best-dot-brings =
    { CAPITAL({ -il-side }) } { $came ->
        [captures]
            { $number ->
                [one] cattura { $number } punto
               *[other] cattura { $number } punti
            }
        [gains]
            { $number ->
                [one] guadagna { $number } punto
               *[other] guadagna { $number } punti
            }
        [loses]
            { $number ->
                [one] perde solo { $number } punto
               *[other] perde solo { $number } punti
            }
       *[nothing] non perde nulla
    }{ $others ->
        [one] ; con qualsiasi altro punto ne perde { $lost }
        [several] ; con qualsiasi altro punto ne perde { $lost } o più
       *[none] { "" }
    }.
dot-brings =
    { CAPITAL({ -il-side }) } { $came ->
        [captures]
            { $number ->
                [one] cattura solo { $number } punto
               *[other] cattura solo { $number } punti
            }
        [gains]
            { $number ->
                [one] guadagna solo { $number } punto
               *[other] guadagna solo { $number } punti
            }
        [loses]
            { $number ->
                [one] perde { $number } punto
               *[other] perde { $number } punti
            }
       *[nothing] non guadagna nulla
    }; con il punto migliore { $best ->
        [captures] ne cattura { $most }
        [gains] ne guadagna { $most }
        [loses] ne perde solo { $most }
       *[nothing] non perde nulla
    }.
your-rating-of-lessons = Il tuo punteggio: { $rating }.
lesson-days-in-a-row =
    { $number ->
        [one] { $number } giorno di fila.
       *[other] { $number } giorni di fila.
    }
file-has-more-bytes = Questo file ha più di { $most } byte.
lessons-were-added =
    { $number ->
        [one] Aggiunta { $number } lezione.
       *[other] Aggiunte { $number } lezioni.
    }

## web/dots/records/: the analysis. $lost is what moves cost, with its doubt: "5 ± 2"

time-says-nothing = { $time } (non basta per una griglia così grande)
looking-at-moves =
    { $why ->
        [lost] Perché si sono persi punti: esame di{ " " }
       *[plain] Esame di{ " " }
    }{ $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }.
moves-are-judged =
    { $why ->
        [lost] Perché si sono persi punti: mossa{ " " }
       *[plain] Mossa{ " " }
    }{ $move } di { $number }.
analysis-is-done =
    Fatto: con mosse deboli { -il-side } ha ceduto { $first } { $unit ->
        [points] incroci
       *[dots] punti
    }, { -il-other-side } { $second }.
analysis-ends-here = L’analisi finisce qui: { $why }
no-single-move-cost =
    Nessuna singola mossa { -del-side } è costata { $least } { $unit ->
        [points] incroci
       *[dots] punti
    } o più{ $rest ->
        [slowly] : { $lost } sono andati a poco a poco
       *[none] { "" }
    }.
best-now =
    Ora la mossa migliore per { -il-side }{ $ring ->
        [ring] , nel cerchio
       *[none] { "" }
    }: { $move }. Conteggio { $score }, probabilità di vincere { $chance }.
best-now-differs =
    Ora la mossa migliore per { -il-side }{ $ring ->
        [ring] , nel cerchio
       *[none] { "" }
    }: { $move }. Due ricerche danno risultati diversi: { $low } o { $high }. Con più tempo per ogni mossa si sa di più.
move-was-worth =
    { -side }: conteggio { $score }, probabilità di vincere { $chance }. { $verdict ->
        [best] È la mossa migliore.
        [unsure] Nessun’altra mossa è sicuramente migliore.
       *[lost] Migliore: { $better } { $most }, { $likely }. Costo: { $lost }.
    }
move-without-dot =
    { $word ->
        [stop] STOP
        [done] finito
        [resign] resa
        [time] tempo
        [draw] patta
        [count] conteggio
       *[closing] chiusura
    }
costly-move =
    Mossa { $number }, { -side }{ $word ->
        [none] { "" }
       *[other] , { $word }
    }: è costata { $lost } { $unit ->
        [points] incroci
       *[dots] punti
    }; meglio { $better }
comments-say-what =
    { $number ->
        [one] Il commento di { $number } mossa dice
       *[other] I commenti di { $number } mosse dicono
    } che cosa è stato trovato.
server-goes-on-in =
    Il server continua tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }: hai già usato il calcolo che ti spetta per questo minuto.
costly-moves-of = Le mosse { -del-side } costate di più
why-did-lose =
    { $who ->
        [reader] Perché ho perso?
       *[side] Perché ha perso { -il-side }?
    }
lost-unbeaten =
    { $how ->
        [resigned]
            { $who ->
                [reader] Ho scelto la resa
               *[side] { CAPITAL({ -il-side }) } si è arreso
            }
       *[time]
            { $who ->
                [reader] Ho perso per il tempo
               *[side] { CAPITAL({ -il-side }) } ha perso per il tempo
            }
    }{ $was ->
        [ahead] , in vantaggio per { $own } a { $others }
       *[level] { " " }sul { $own } a { $others }
    }.
numbers-show-it = I numeri mostrano come. Con «Avanti» li vedi uno per uno.
ring-is-better-move =
    La mossa migliore è nel cerchio. «Avanti» la mostra, con { $number ->
        [one] { $number } mossa che può seguire
       *[other] { $number } mosse che possono seguire
    }.

## web/dots/records/book.js: the opening book

book-has-games = Con il regolamento { $rules } il libro ha partite su { AND($boards, comma: "never") }.
start-of-book =
    { $start ->
        [empty] vuota
        [cross] una croce
        [two-crosses] due croci
       *[four-crosses] quattro croci
    }
book-of-board =
    Su questa griglia il computer ha giocato { $number ->
        [one] { $games } apertura
       *[other] { $games } aperture
    }. La percentuale è la probabilità che { -il-side } ha di vincere dopo quella mossa; ? indica troppo poche partite.
book-has-move =
    { $place }{ $others ->
        [0] { "" }
        [one] { " " }(o un altro incrocio, per simmetria)
       *[other] { " " }(o altri { $others } incroci, per simmetria)
    }: { $played }
was-played-times =
    giocata { $number ->
        [one] { $number } volta
       *[other] { $number } volte
    }, { $percentage ->
        [none] troppo poche per una percentuale
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record

node-does =
    { $does ->
        [dot] { -side }, { $place }
        [said] { -side } { $place }
        [stop] { -side }, STOP
        [ends] { -il-side } finisce
       *[stops] { -il-side } si ferma
    }
node-sets-up = disposizione
credit-of-dots =
    { $what ->
        [takes] cattura
        [loses] perde
        [frees] libera
       *[gives] restituisce
    } { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
credit-of-ground =
    { $what ->
        [takes] prende
        [loses] perde
        [frees] riprende
       *[gives] restituisce
    } { $number ->
        [one] { $number } incrocio
       *[other] { $number } incroci
    } di territorio
line-ends = Fine: { $how }
move-of-number = Mossa { $number }: { $move }
move-not-allowed = Non permessa: { $move }
it-cost = è costata { $lost }
move-of-line = Mossa { $made } di { $all }. { $score }
end-after-moves =
    La fine, dopo { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }. { $score }
end-of-line = fine
word-in-list =
    { $word ->
        [stop] stop
        [done] finito
        [resign] resa
        [time] tempo
        [draw] patta
       *[count] conteggio
    }
go-to-move = Vai alla mossa { $number }
dot-was-lost = { CAPITAL({ -il-side }) } ha perso questo punto, { $place }, con la mossa { $number }: { $move }.
why-nothing-saved-it = Perché? Dopo la mossa { $number } nulla lo ha salvato
last-costly-move = L’ultima mossa costosa prima della cattura: la mossa { $number } è costata { $lost }
nothing-saved-dot = Dopo questa mossa nulla ha salvato il punto { -del-side } nel quadrato, { $place }. { CAPITAL({ -il-other-side }) } lo ha preso con la mossa { $number }.
this-move-is-not-allowed = Questa mossa non è permessa: { $why }
variations-from-here =
    { $number ->
        [one] { $number } variante
       *[other] { $number } varianti
    } da qui.
marks-are-here =
    { $number ->
        [one] { $number } segno
       *[other] { $number } segni
    }.
mark-at-point =
    { $kind ->
        [TR] triangolo
        [SQ] quadrato
        [CR] cerchio
        [MA] croce
       *[LB] lettera { $text }
    }
way-of-game = { $number }: { $move } (la partita)
side-line-after = Una variante dopo la mossa { $number }
a-tap-closes-a-ring = Tocca un punto avversario: l’ultimo punto messo chiude allora l’anello più piccolo che lo circonda, o lo riapre. Oppure tocca uno dopo l’altro i punti di un anello, e alla fine di nuovo il primo.
a-tap-sets-up-a-dot = Un tocco dispone un punto { -colour }, che non è una mossa, o lo toglie.

## web/dots/records/: the record

name-of-side = { $name } ({ -side })
one-against-another = { $one } contro { $two }
record-has =
    { $size }, regole: { $rules }, { $number ->
        [one] { $number } posizione
       *[other] { $number } posizioni
    }.
record-is-saved-as = Salvata come { $name }.
link-holds-record =
    Il link è copiato: contiene tutta la trascrizione{ $opens ->
        [position] , e si apre in questa posizione
       *[record] { "" }
    }.
record-picture = La posizione: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { CAPITAL({ -il-side }) } è qui: ognuno vede la posizione che guarda l’altro.
other-is-not-here = Ora { -il-side } non è qui.
spectators-watch =
    { $number ->
        [one] Guarda { $number } spettatore
       *[other] Guardano { $number } spettatori
    }.
side-shows = { CAPITAL({ -il-side }) } mostra:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blu (X) 1 : 0 Rosso (O)"

terminal-begins = { $rules }, { $board }. Scrivi help per vedere che cosa puoi fare.
side-with-sign = { -side } ({ $sign })
game-was-left = La partita è interrotta; { $standing }
terminal-game-is-over = La partita è finita: { $outcome }. { $standing }
ended-here-this-is = Se finisce qui: { $outcome }. { $standing }
counted-now-this-is = Contando ora: { $outcome }. { $standing }
outcome-is-draw = patta
outcome-is-win =
    vince { -il-side }{ $how ->
        [resigned] , { -il-other-side } si è arreso
        [time] { " " }per il tempo
       *[score] { " " }con { $by } di vantaggio
    }
minutes-are-over =
    { $number ->
        [one] Il minuto è finito.
       *[other] I { $number } minuti sono finiti.
    }
terminal-move-told = { JOIN($clauses, ", ") }.
side-puts-dot = { -side } { $point }
side-says-word =
    { -side }: { $word ->
        [close] chiude
        [stop] stop
        [done] ha finito
        [resign] si arrende
        [time] tempo scaduto
        [draw] patta
       *[count] conteggio
    }
side-has-more = { -il-side } cattura { $number }
side-has-fewer = { -il-side } perde { $number }
that-does-not-work = Non si può. { $why }
not-by-these-rules = Questo regolamento non lo prevede.
it-is-the-others-turn = Tocca all’avversario.
ring-has-own-dots-alone = Un anello passa solo per tuoi punti fuori dalle regioni.
point-is-not-open =
    { $point } non è libero: { $why ->
        [dot] c’è un punto
       *[region] dentro una regione nessuno gioca
    }.
write-point-alone = Scrivi solo un incrocio: in { $rules } gli anelli si chiudono da soli.
point-is-off-board = La griglia { $board } non ha l’incrocio '{ $text }'.
write-point-or-help = Scrivi un incrocio come c4, o help, e non '{ $text }'.
write-how-to-close = Dopo l’incrocio scrivi only, around o ring, e non '{ $text }'.
no-move-to-take-back = Non c’è nessuna tua mossa da ritirare.
write-name-of-file = Dopo { $command } scrivi il nome di un file.
file-exists = { $file } esiste già. Per sostituirlo scrivi save! { $file }.
not-saved = Non salvata: { $why }.
not-saved-sentence = Non salvata. { $why }
this-dot-can-close = Questo punto può chiudere:
ring-on-offer = { $number }  prende { $taken }: { $points }
which-rings = Quali? Scrivi i numeri, o nulla se nessuno:
write-numbers = Scrivi numeri da 1 a { $most }, o nulla.
board-is-full-close-around = { $name }, la griglia è piena. Chiudi intorno a (o nulla):
words-for-yes = sì si s
question-of-draw = { $name }, accetti la patta? (sì o no)
question-of-end = { $name }, accetti di finire? (sì o no)
question-of-count = { $name }, accetti di contare? (sì o no)
side-goes-on = { CAPITAL({ -il-side }) } continua.
no-move-can-change-score = Nessuna mossa può cambiare il conteggio.
computer-would-say =
    Il computer { $word ->
        [stop] direbbe stop
        [done] direbbe done
        [resign] si arrenderebbe
        [count] conterebbe
       *[nothing] non direbbe nulla
    }.
computer-would-play = Il computer giocherebbe { $point }.
terminal-score =
    { $counts ->
        [ground] Territorio: { $standing }.
       *[dots] Catturati: { $standing }.
    } { $open ->
        [one] { $open } incrocio è libero
       *[other] { $open } incroci sono liberi
    }.
help-dot = mette un punto sulla colonna c, riga 4 (fanno lo stesso cd, come nelle trascrizioni, e 3 4)
help-around = mette un punto su c4 e chiude l’anello più piccolo intorno al punto su d5
help-ring = mette un punto e chiude l’anello che passa per questi punti
help-only = mette un punto e non chiude nulla (altrimenti si chiede)
help-undo = ritira la tua ultima mossa
help-hint = una buona mossa, e perché lo è
help-score = chi ha catturato quanti punti
help-save = salva la partita in SGF; save! sostituisce un file
help-draw = offre patta
help-resign = ti fa arrendere
help-stop = STOP: l’altro continua da solo per quattro minuti; si perde ciò che non è collegato al bordo
help-end-early = finisce; l’altro continua da solo, poi prende ciò che non è collegato al bordo
help-have-enough = quando a giocare resti solo tu: basta così
help-offer-end = propone di finire qui, o accetta: contano le catture, e metà della differenza delle sacche
help-count = finisce con il conteggio di ora, se nessuna mossa può cambiarlo o se entrambi accettano
help-quit = esce
