### What the teacher says of a puzzle, in Italian. The English file says what the arguments are.
###
### Cells are feminine (la cella), digits masculine (il 5). One digit has its article, a list has none: "il 5", "2 e 4".
### -il, -al, -del, -i, -digits and -one-of write that; they read $digit or $digits of the message in which they stand.

-and = e
-or = o
-none = nessuna
## What comes before the last word of a list whose items are lists themselves
-apart = ,
-house =
    { $kind ->
        [row]
            { $case ->
                [loc] nella riga
                [gen] della riga
               *[nom] la riga
            }
        [column]
            { $case ->
                [loc] nella colonna
                [gen] della colonna
               *[nom] la colonna
            }
       *[box]
            { $case ->
                [loc] nel riquadro
                [gen] del riquadro
               *[nom] il riquadro
            }
    } { $number }
# the 5
-il =
    { $digit ->
        [1] l’1
        [8] l’8
       *[other] il { $digit }
    }
# to the 5
-al =
    { $digit ->
        [1] all’1
        [8] all’8
       *[other] al { $digit }
    }
# of the 5
-del =
    { $digit ->
        [1] dell’1
        [8] dell’8
       *[other] del { $digit }
    }
# the 5s
-i =
    { $digit ->
        [1] gli 1
        [8] gli 8
       *[other] i { $digit }
    }
# the 5; 2 and 4
-digits =
    { $digits ->
        [1] l’1
        [8] l’8
       *[other]
            { COUNT($digits) ->
                [one] il { $digits }
               *[other] { $digits }
            }
    }
# the 5; 2 or 4
-one-of =
    { COUNT($digits) ->
        [one] { -digits }
       *[other] { OR($digits) }
    }

## A position that is not right

wrong-digits =
    { COUNT($cells) ->
        [one] Questa cifra è sbagliata
       *[other] Queste cifre sono sbagliate
    }: { $cells }.
lost-marks = I segni a matita in { $cells } non hanno più la cifra giusta.
right-until = La prima cifra sbagliata è stata { -il } in { $cell }.
wrong-house = { CAPITAL(HOUSE($house, case: "loc")) } ci sono due { $digit }, in { $other } e { $cell }. Quello in { $cell } è sbagliato.
wrong-white = Se { $cell } fosse { $digit }, il pallino bianco verso { $other } unirebbe { $digit } e { $known }, che non sono consecutivi.
wrong-black = Se { $cell } fosse { $digit }, il pallino nero verso { $other } unirebbe { $digit } e { $known }, e nessuno dei due è la metà dell’altro.
wrong-gap = Se { $cell } fosse { $digit }, ci vorrebbe un pallino tra questa cella e { $other }, che è { $known }. Invece non c’è.
wrong-no-digit = Se { $cell } fosse { $digit }, { $other } non avrebbe più cifre possibili: { $parts }.
wrong-no-place =
    Se { $cell } fosse { $digit }, { HOUSE($house, case: "loc") } non ci sarebbe più posto per { $missing ->
        [1] l’1
        [8] l’8
       *[other] il { $missing }
    }: { $parts }.
wrong-between-white = Se { $cell } fosse { $digit }, il pallino bianco tra { $cells } unirebbe { $digits }.
wrong-between-black = Se { $cell } fosse { $digit }, il pallino nero tra { $cells } unirebbe { $digits }.
wrong-between-gap = Se { $cell } fosse { $digit }, { $cells } sarebbero { $digits }, senza un pallino in mezzo.
wrong-by-trying = { CAPITAL({ -il }) } in { $cell } è sbagliato. Nessuna catena breve di passaggi lo mostra: si scopre per tentativi.

## Clues that contradict each other

clash-house = { CAPITAL(HOUSE($house, case: "loc")) } ci sono due { $digit }: in { $cells }.
clash-no-digit = { $other } non ha più cifre possibili: { $parts }.
clash-no-place =
    { CAPITAL(HOUSE($house, case: "loc")) } non c’è più posto per { $missing ->
        [1] l’1
        [8] l’8
       *[other] il { $missing }
    }: { $parts }.
clash-between-white = Il pallino bianco tra { $cells } unirebbe { $digits }.
clash-between-black = Il pallino nero tra { $cells } unirebbe { $digits }.
clash-between-gap = In { $cells } ci sarebbero { $digits }, senza un pallino in mezzo.

## Parts of these

rules-out-seen = vede { -digits }
rules-out-dot =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso { $cell }, che è { $digit }, esclude { -digits }
rules-out-gap = il pallino mancante verso { $cell }, che è { $digit }, esclude { -digits }
rules-out-steps = i passaggi precedenti hanno escluso { -digits }
rules-out-all = i passaggi precedenti hanno escluso tutte le cifre
keeps-out-seen =
    { COUNT($sources) ->
        [one] { -il } in { $sources } blocca
       *[other] { -i } in { $sources } bloccano
    } { $cells }
keeps-out-filled = le altre celle sono piene
keeps-out-steps =
    { $cells } non { COUNT($cells) ->
        [one] ha
       *[other] hanno
    } più { -il }

## A step

so-digit = Quindi { $cell } è { $digit }.
marked-only = Conta solo ciò che è evidenziato qui.

## Why

far-one = Prima di arrivare a { $cell } va trovata un’altra cifra.
far-steps = Prima di { $cell } non va trovata nessun’altra cifra, ma per arrivarci servono molti passaggi.
far = Prima di arrivare a { $cell } vanno trovate altre { $count } cifre.

## A step: what is said of any

nothing = { "" }
sentence = { CAPITAL($text) }.
and-so = { $text } { JOIN($parts, " ") }
all-of = { AND($parts, comma: "never") }
each-of = { JOIN($parts, "; ") }
clauses = { AND($parts, comma: "each") }
found = { CAPITAL($head) }. { CAPITAL($why) }. Quindi { $so }.
candidates = { $cell } ({ JOIN($digits, "") })
candidates-left =
    { $cell } ({ JOIN($digits, "") } ancora { COUNT($digits) ->
        [one] possibile
       *[other] possibili
    })
cells = { $cells }

## What follows

is =
    { $cells } { COUNT($cells) ->
        [one] è
       *[other] sono
    } { OR($digits) }
is-not =
    { $cells } non { COUNT($cells) ->
        [one] può
       *[other] possono
    } essere { OR($digits) }
keeps-ways = ognuna di queste celle conserva solo le cifre che ha in queste possibilità
goes-from = lo si toglie da { $count } celle
others-are-not = le altre celle { HOUSE($house, case: "gen") } non possono essere { OR($digits) }
is-and-is-not =
    { $cells } { COUNT($cells) ->
        [one] è
       *[other] sono
    } { OR($digits) }, non { JOIN($gone, " né ") }
has-not = { is-not }
is-not-leaving =
    { $cells } non { COUNT($cells) ->
        [one] può
       *[other] possono
    } essere { OR($gone) }, e { COUNT($digits) ->
        [one] resta
       *[other] restano
    } { -digits }

## Why a digit is not in cells

sees =
    { COUNT($sources) ->
        [one] { -il } in { $sources } blocca
       *[other] { -i } in { $sources } bloccano
    } { $cells }
sees-others =
    { COUNT($sources) ->
        [one] { -il } in { $sources } blocca
       *[other] { -i } in { $sources } bloccano
    } le altre celle vuote
has-none-left =
    { $cells } non { COUNT($cells) ->
        [one] ha
       *[other] hanno
    } più { -il }
others-have-none-left = le altre celle vuote non hanno più { -il }
is-in-house =
    { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } già { HOUSE($house, case: "loc") }
is-not-there =
    { -digits } { COUNT($digits) ->
        [one] è già escluso
       *[other] sono già esclusi
    } lì
are-consecutive =
    { -digits } { COUNT($digits) ->
        [one] è consecutivo
       *[other] sono consecutivi
    } { -al }
are-half =
    { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } la metà { -del }
are-double =
    { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } il doppio { -del }
are-same =
    { -digits } { COUNT($digits) ->
        [one] è uguale
       *[other] sono uguali
    } { -al }
would-be-taken = { -il } sarebbe già preso

## Singles

last-cell = { $cell } è l’ultima cella vuota { HOUSE($house, case: "gen") }. Le altre contengono { $digits }, quindi è { $digit }.
hidden-single = { CAPITAL(HOUSE($house, case: "loc")) } { -il } può stare solo in { $cell }. { CAPITAL(JOIN($parts, ", e ")) }.
naked-single = { CAPITAL(JOIN($parts, "; ")) }. Quindi per { $cell } resta solo { -il }.
dot-leaves =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso { $cell }, che è { $digit }, lascia { -one-of }

## Houses

intersection-both = { CAPITAL(HOUSE($house, case: "loc")) } { -il } può stare solo in { OR($cells) }, entrambe { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", e ")) }. Quindi { $so }.
intersection-all = { CAPITAL(HOUSE($house, case: "loc")) } { -il } può stare solo in { OR($cells) }, tutte { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", e ")) }. Quindi { $so }.
naked-pair = { CAPITAL(HOUSE($house, case: "loc")) }, { $cells } hanno in tutto solo { $digits }. Li prendono entrambi, quindi { $so }.
naked-triple = { CAPITAL(HOUSE($house, case: "loc")) }, { $cells } hanno in tutto solo { $digits }. Li prendono tutti e tre, quindi { $so }.
hidden-set = Le cifre { $digits } { HOUSE($house, case: "gen") } possono stare solo in { $cells }: { $why }. { $cells } non possono contenere altro, quindi { $so }.
others-have-none-of-them = le altre celle vuote non ne hanno nessuna
has-none-of-them =
    { $cells } non ne { COUNT($cells) ->
        [one] ha
       *[other] hanno
    } nessuna
x-wing-rows = Nelle righe { $lines } { -il } può stare solo nelle colonne { $across }: { $cells }. Le due righe hanno il loro { $digit } in colonne diverse, quindi nessun’altra cella delle colonne { $across } può essere { $digit }: { $so }.
x-wing-columns = Nelle colonne { $lines } { -il } può stare solo nelle righe { $across }: { $cells }. Le due colonne hanno il loro { $digit } in righe diverse, quindi nessun’altra cella delle righe { $across } può essere { $digit }: { $so }.
swordfish-rows = Nelle righe { $lines } { -il } può stare solo nelle colonne { $across }: { $cells }. Le tre righe hanno il loro { $digit } in colonne diverse, quindi nessun’altra cella delle colonne { $across } può essere { $digit }: { $so }.
swordfish-columns = Nelle colonne { $lines } { -il } può stare solo nelle righe { $across }: { $cells }. Le tre colonne hanno il loro { $digit } in righe diverse, quindi nessun’altra cella delle righe { $across } può essere { $digit }: { $so }.
xy-wing = { $cell } è { OR($digits) }. Se è { OR($first) }, { $one } è { $digit }; se è { OR($second) }, { $other } è { $digit }. Una delle due è { $digit }, quindi { $so }.

## Dots and gaps

dot-from-digit-white =
    Un pallino bianco unisce { $cell }, che è { $digit }, a { $other }. Solo { -digits } { COUNT($digits) ->
        [one] è consecutivo
       *[other] sono consecutivi
    } { -al }, quindi { $so }.
dot-from-digit-white-less =
    Un pallino bianco unisce { $cell }, che è { $digit }, a { $other }. Solo { -digits } { COUNT($digits) ->
        [one] è consecutivo
       *[other] sono consecutivi
    } { -al }. { CAPITAL(JOIN($parts, ", e ")) }, quindi { $so }.
dot-from-digit-black =
    Un pallino nero unisce { $cell }, che è { $digit }, a { $other }. Solo { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } la metà o il doppio { -del }, quindi { $so }.
dot-from-digit-black-less =
    Un pallino nero unisce { $cell }, che è { $digit }, a { $other }. Solo { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } la metà o il doppio { -del }. { CAPITAL(JOIN($parts, ", e ")) }, quindi { $so }.
dots-from-digit-white =
    { COUNT($cells) ->
        [one] un pallino bianco unisce
       *[other] dei pallini bianchi uniscono
    } { $cell }, che è { $digit }, a { $cells }: solo { -digits } { COUNT($digits) ->
        [one] è consecutivo
       *[other] sono consecutivi
    } { -al }
dots-from-digit-black =
    { COUNT($cells) ->
        [one] un pallino nero unisce
       *[other] dei pallini neri uniscono
    } { $cell }, che è { $digit }, a { $cells }: solo { -digits } { COUNT($digits) ->
        [one] è
       *[other] sono
    } la metà o il doppio { -del }
gap-from-digit = Tra { $cell }, che è { $digit }, e { $other } non c’è nessun pallino. { CAPITAL($parts) }, quindi { $so }.
gaps-from-digit = nessun pallino unisce { $cell }, che è { $digit }, a { OR($cells) }: { $parts }
dot-digits =
    Un pallino { $colour ->
        [white] bianco
       *[black] nero
    } tocca { $cell }. La metà { COUNT($digits) ->
        [one] di { $digits }
       *[other] di ciascuna delle cifre { $digits }
    } non è un numero intero, e il doppio supera { $size }. Quindi { $so }.
dots-digits =
    Dei pallini neri toccano { $cells }. La metà { COUNT($digits) ->
        [one] di { $digits }
       *[other] di ciascuna delle cifre { $digits }
    } non è un numero intero, e il doppio supera { $size }. Quindi nessuna di queste celle può essere { OR($digits) }.
dot-pair =
    Un pallino { $colour ->
        [white] bianco
       *[black] nero
    } unisce { $cell } e { $other }. { CAPITAL($why) }. Quindi { $so }.
dot-pair-needs = In { $other } { $parts } in { $cell }
dot-pair-goes = Attraverso il pallino, { JOIN($parts, ", ") }
would-need = { -il } richiederebbe un { JOIN($digits, " o un ") }
fits-none = { -il } non va con nessuna cifra
goes-with = { -il } va con { OR($digits) }
touch-no-dot =
    { -digits } non { COUNT($digits) ->
        [one] tocca
       *[other] toccano
    } nessun pallino { $colour ->
        [white] bianco
       *[black] nero
    }
gap-pair = Tra { $cell } e { $other } non c’è nessun pallino. { CAPITAL($why) }. Quindi { $so }.
gap-pair-several = Tra { $cell } e { $other } non c’è nessun pallino. Senza pallino, { $digits } non vanno { $none }. Quindi { $so }.
gap-pair-leaves = { -il } in { $other } non lascerebbe nulla per { $cell }: { $parts }
neither-of = né con { JOIN($digits, " né con ") }
none-of = con nessuna delle cifre { $digits }
told-together = { CAPITAL(JOIN($parts, "; ")) }. Quindi { $so }.
dot-contains =
    Una delle due celle unite dal pallino { $colour ->
        [white] bianco
       *[black] nero
    }, { $cell } o { $other }, è { $digit }: { $why }. Nessun’altra cella che le veda entrambe può essere { $digit }: { $so }.
only-ways =
    { AND($ways, comma: "never") } { COUNT($ways) ->
        [one] è la loro unica possibilità
       *[other] sono le loro uniche possibilità
    }
no-two-together = senza { -il }, nessun candidato dell’una va con un candidato dell’altra
no-partner =
    { CAPITAL(HOUSE($house, case: "loc")) }, ogni cella tranne { $cells } { $rest }. { COUNT($digits) ->
        [one] { CAPITAL({ -digits }) } non tocca nessun pallino nero, quindi va lì
       *[other] Le cifre { $digits } non toccano nessun pallino nero, quindi vanno lì
    }: { $so }.
no-partner-one =
    { CAPITAL(HOUSE($house, case: "loc")) }, ogni cella tranne { $cells } { $rest }. { COUNT($digits) ->
        [one] { CAPITAL({ -digits }) } non tocca
       *[other] Le cifre { $digits } non toccano
    } nessun pallino nero, quindi { $so }.
touches-black = tocca un pallino nero
filled-or-touches-black = è piena o tocca un pallino nero
against = { CAPITAL(HOUSE($house, case: "loc")) } { -il } può stare solo in { OR($cells) }: { JOIN($parts, ", e ") }. { CAPITAL($why) }. Quindi { $so }.
against-below = { CAPITAL(HOUSE($house, case: "loc")) } { -il } può stare solo in { OR($cells) }. { CAPITAL($why) }. Quindi { $so }.
against-leaves-nothing =
    se { -il } fosse in { $other }, il pallino { $colour ->
        [white] bianco
       *[black] nero
    } non lascerebbe nulla per { $cell }
against-either =
    se { -il } è in { $other }, per il pallino { $colour ->
        [white] bianco
       *[black] nero
    } { $cell } è { OR($digits) }; altrimenti { $cell } è { $digit }
against-neither = con { -one-of } in { $cell }, { -il } non potrebbe stare in nessuna delle due: { JOIN($parts, "; ") }
against-none = con { -one-of } in { $cell }, { -il } non potrebbe stare in nessuna di queste celle: { JOIN($parts, "; ") }
not-in-taken = non in { $cell }, che sarebbe occupata
see-cell =
    { $cells } { COUNT($cells) ->
        [one] vede
       *[other] vedono
    } { $cell }
no-dot-to =
    { $cells } non { COUNT($cells) ->
        [one] ha
       *[other] hanno
    } nessun pallino verso { $cell }, e { $parts }
dot-does-not-join =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso { $cell } non unisce { OR($digits) } a { $digit }

## Cells that are filled together

dots-join =
    { $cells } sono unite da { $colours ->
        [white] pallini bianchi
        [black] pallini neri
       *[white-black]
            { COUNT($cells) ->
                [3] un pallino bianco e uno nero
               *[other] pallini bianchi e neri
            }
    }{ JOIN($beside, "") }
dots-join-middle =
    { $cells } sono unite da { $colours ->
        [white] pallini bianchi
        [black] pallini neri
       *[white-black] un pallino bianco e uno nero
    }{ JOIN($beside, "") }, quindi { $middle }, al centro, è { OR($digits) }
white-run =
    { $cells }, { HOUSE($house, case: "loc") }, sono unite da pallini { $colours ->
        [white] bianchi
        [black] neri
       *[white-black] bianchi e neri
    }{ JOIN($beside, "") }, quindi formano una sequenza che sale o scende di uno in uno
black-run =
    { $cells }, { HOUSE($house, case: "loc") }, sono unite da pallini { $colours ->
        [white] bianchi
        [black] neri
       *[white-black] bianchi e neri
    }{ JOIN($beside, "") }, quindi le cifre raddoppiano di cella in cella, in un verso o nell’altro
and-a-dot-joins =
    , e un pallino { $colour ->
        [white] bianco
       *[black] nero
    } unisce { $cells }
groups-join = { HOUSE($house, case: "loc") } i pallini uniscono { JOIN($groups, ", e anche ") }
fill-square =
    riempi il quadrato { $cells } rispettando { COUNT($dots) ->
        [one] il suo pallino
       *[other] i suoi pallini
    }
fill-square-both =
    riempi il quadrato { $cells } rispettando { COUNT($dots) ->
        [one] il suo pallino
       *[other] i suoi pallini
    } e { COUNT($gaps) ->
        [one] il pallino mancante
       *[other] i pallini mancanti
    }
fill = riempi { HOUSE($house, case: "nom") }
fill-dots = riempi { HOUSE($house, case: "nom") } rispettando i suoi pallini
fill-gaps = riempi { HOUSE($house, case: "nom") } rispettando i pallini mancanti
fill-both = riempi { HOUSE($house, case: "nom") } rispettando i suoi pallini e i pallini mancanti
their-ways =
    { COUNT($ways) ->
        [one] la loro unica possibilità è
       *[other] le loro uniche possibilità sono
    } { AND($ways, comma: "never") }
their-ways-as =
    { COUNT($ways) ->
        [one] la loro unica possibilità è
       *[other] le loro uniche possibilità sono
    } { AND($ways, comma: "never") }, perché { AND($parts, comma: "each") }
its-ways =
    { COUNT($ways) ->
        [one] la sua unica possibilità è
       *[other] le sue uniche possibilità sono
    } { AND($ways, comma: "never") }
its-ways-as =
    { COUNT($ways) ->
        [one] la sua unica possibilità è
       *[other] le sue uniche possibilità sono
    } { AND($ways, comma: "never") }, perché { AND($parts, comma: "each") }
together-ways =
    insieme, { COUNT($ways) ->
        [one] la loro unica possibilità è
       *[other] le loro uniche possibilità sono
    } { AND($ways, comma: "never") }
together-ways-as =
    insieme, { COUNT($ways) ->
        [one] la loro unica possibilità è
       *[other] le loro uniche possibilità sono
    } { AND($ways, comma: "never") }, perché { AND($parts, comma: "each") }
no-way = { CAPITAL($head) }. Non c’è modo di riempire queste celle.
no-way-as = { CAPITAL($head) }. Non c’è modo di riempire queste celle, perché { AND($parts, comma: "each") }.
no-way-back = { CAPITAL($head) }. La sequenza non può tornare indietro, quindi non c’è modo di riempire queste celle.
way-with = { JOIN($ways, " con ") }
each-way-uses = { $text }; ogni possibilità usa { -digits }
the-way-uses = { $text }; questa possibilità usa { -digits }
no-dot-joins = nessun pallino unisce { OR($pairs, comma: "never") }
a-dot-joins =
    un pallino { $colour ->
        [white] bianco
       *[black] nero
    } unisce { $pair }
contains-any =
    { CAPITAL($head) }. Senza { COUNT($digits) ->
        [one] { -digits }
       *[other] { JOIN($digits, " o senza ") }
    } non c’è modo di riempire queste celle. Quindi { $so }.
contains-each = { CAPITAL($head) }. { CAPITAL($why) }. Ognuna contiene un { JOIN($digits, " e un ") }, quindi { $who } può essere { OR($digits) }: { $so }.
contains-the-one = { CAPITAL($head) }. { CAPITAL($why) }. Questa contiene un { JOIN($digits, " e un ") }, quindi { $who } può essere { OR($digits) }: { $so }.
no-other-of-house = nessun’altra cella { HOUSE($house, case: "gen") }
no-other-seeing = nessun’altra cella che veda { $cells }
none-seeing-2 = nessuna cella che le veda entrambe
none-seeing-3 = nessuna cella che le veda tutte e tre
none-seeing-4 = nessuna cella che le veda tutte e quattro
none-seeing-5 = nessuna cella che le veda tutte e cinque
none-seeing-6 = nessuna cella che le veda tutte e sei
count-neither = con { -one-of } in { $cell } la sequenza non potrebbe né salire né scendere
counts-both = con { -il } in { $cell } la sequenza sarebbe { OR($ways, comma: "never") }, ma { AND($parts, comma: "never") }
counts-one = con { -il } in { $cell } la sequenza potrebbe essere solo { OR($ways, comma: "never") }, ma { AND($parts, comma: "never") }
try-it = prova: { $text }
each-below = guarda i casi uno per uno
digits-in-any = { -one-of } in { OR($cells) }
no-way-has = nessun modo di riempire queste celle ammette { OR($cases, comma: "never") }
every-way-uses = ogni modo di riempire queste celle usa { -digits }
reasons-below = nessun modo di riempire queste celle ammette le cifre barrate
ways-below = ci sono solo poche possibilità per queste celle
no-other-ways = non ci sono altre possibilità, perché { AND($parts, comma: "each") }
so-left = { $text }: quindi { $so }

## Why digits fail in such cells

fails-known =
    { -digits } in { OR($cells) } non { COUNT($digits) ->
        [one] va
       *[other] vanno
    } con { $known ->
        [1] l’1
        [8] l’8
       *[other] il { $known }
    } in { $cell }, oltre il pallino { $colour ->
        [white] bianco
       *[black] nero
    }
fails-lone =
    { -digits } in { OR($cells) } non { COUNT($digits) ->
        [one] ha
       *[other] hanno
    } né metà né doppio
fails-unfit =
    { -digits } in { OR($cells) } non { COUNT($digits) ->
        [one] va
       *[other] vanno
    } con nulla in { $cell }, oltre il pallino { $colour ->
        [white] bianco
       *[black] nero
    }
fails-both =
    { -digits } in { OR($cells) } { COUNT($digits) ->
        [one] richiederebbe
       *[other] richiederebbero
    } un { JOIN($needed, " o un ") } sia in { $cell } sia in { $other }
fails-next-lone =
    { -digits } in { OR($cells) } { COUNT($digits) ->
        [one] richiederebbe
       *[other] richiederebbero
    } in { $other } un { JOIN($needed, " o un ") }, che non { COUNT($needed) ->
        [one] tocca
       *[other] toccano
    } nessun pallino nero
fails-next-unfit =
    { -digits } in { OR($cells) } { COUNT($digits) ->
        [one] richiederebbe
       *[other] richiederebbero
    } in { $other } un { JOIN($needed, " o un ") }, che non { COUNT($needed) ->
        [one] va
       *[other] vanno
    } con nulla in { $cell }, oltre il pallino { $colour ->
        [white] bianco
       *[black] nero
    }
fails-again =
    { -digits } in { OR($cells) } { COUNT($digits) ->
        [one] richiederebbe
       *[other] richiederebbero
    } un { JOIN($needed, " o un ") } in { $cell } e un altro { $again } in { $other }
trying-cells = questo si scopre per tentativi: nessun modo di riempire queste celle ammette { OR($cases, comma: "never") }
trying-house = questo si scopre per tentativi: nessun modo di riempire { HOUSE($house, case: "nom") } ammette { OR($cases, comma: "never") }
digits-in = { -one-of } in { $cell }
if-then = se { $cell } fosse { $digit }, { JOIN($steps, "; poi ") }
if-brief = se { $cell } fosse { $digit }, { AND($steps, comma: "never") }
if-brief-cases = se { $cell } fosse { $digit }, { AND($steps, comma: "never") }, ma nessuno di questi casi funziona
case = con { -one-of } in { $cell }, { $text }
case-digits = con { -one-of }, { $text }
case-cell = in { $cell }, { $text }
then = { JOIN($steps, "; poi ") }
then-cases = { JOIN($steps, "; poi ") }: { JOIN($cases, "; ") }
and-be = { $cell } { OR($digits) }
would-be = { $cell } sarebbe { OR($digits) }
would-be-by = { $cell } sarebbe { OR($digits) } per { AND($dots, comma: "never") }
would-be-as = { $cell } sarebbe { OR($digits) }, perché { AND($parts, comma: "each") }
would-be-by-as = { $cell } sarebbe { OR($digits) } per { AND($dots, comma: "never") }, perché { AND($parts, comma: "each") }
could-only-go = { -il } potrebbe stare solo in { OR($cells) }
could-only-go-as = { -il } potrebbe stare solo in { OR($cells) }, perché { AND($parts, comma: "each") }
no-place = { -il } non avrebbe posto { HOUSE($house, case: "loc") }
no-place-as = { -il } non avrebbe posto { HOUSE($house, case: "loc") }, perché { AND($parts, comma: "each") }
could-only-be = { $cells } potrebbero essere solo { OR($ways, comma: "never") }
go-apart = { $first } e { $second }, e non ce ne sono due che vadano insieme
ways-apart = nessuna possibilità di { $first } andrebbe con una di { $second }
nothing-left = per { $cell } non resterebbe nulla
no-digit-as = per { $cell } non resterebbe nessuna cifra, perché { AND($parts, comma: "each") }
has-to-be = { $cell } dovrebbe essere { OR($digits) } per { AND($dots, comma: "never") }, ma { AND($parts, comma: "each") }
finds-no-partner = { $cell } non troverebbe né metà né doppio per { $dot }
needs-in-vain = { $cell } dovrebbe essere { AND($parts, comma: "never") }, ma non può
needs-no-both =
    { $cell } dovrebbe essere { AND($parts, comma: "never") }: nessuna delle sue cifre va bene per { COUNT($parts) ->
        [2] entrambi
       *[other] tutti
    }
needs-never-both =
    { $cell } dovrebbe essere { AND($parts, comma: "never") }: nessuna cifra va bene per { COUNT($parts) ->
        [2] entrambi
       *[other] tutti
    }
need-for = { $need } per { $dot }
digits-or = { OR($digits) }
half-or-double = la metà o il doppio { -del }
the-dot-to =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso { $cell }
dot-needs = { $dot } richiede { $need } in { $cell }
dots-need =
    i pallini { $colour ->
        [white] bianchi
       *[black] neri
    } verso { $cell } richiedono { $need } in { $cells }
takes = { $cell } avrebbe già { -one-of }
takes-all = { $cell } avrebbe già { -digits }
are-taken =
    { $cells } { COUNT($cells) ->
        [one] sarebbe occupata
       *[other] sarebbero occupate
    }
missing-rules-out = il pallino mancante verso { $cell } esclude { -digits }
missing-rule-out-there =
    { COUNT($cells) ->
        [one] il pallino mancante tra { $cell } e { $cells } lo esclude
       *[other] i pallini mancanti accanto a { $cell } lo escludono
    } da { $cells }

## Suppositions

what-if = Se { $cell } fosse { $digit }, { JOIN($links, "; ") }. Quindi { $so }.
what-if-brief = Se { $cell } fosse { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. Quindi { $so }.
what-if-try = Prova: se { $cell } fosse { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. Quindi { $so }.
what-if-links =
    Se { $cell } fosse { $digit }, { $count ->
        [one] seguirebbe una conseguenza
       *[other] seguirebbero { $count } conseguenze
    }. { CAPITAL($end) }. Quindi { $so }.
more-follow =
    { $count ->
        [one] seguirebbe un’altra cifra
       *[other] seguirebbero altre { $count } cifre
    }
suppose = supponi che { $cell } sia { $digit }
would-not-be = { $cell } non potrebbe essere { OR($digits) }
would-not-be-as = { $cell } non potrebbe essere { OR($digits) }, perché { AND($parts, comma: "each") }
then-only-place = { HOUSE($house, case: "loc") } { -il } potrebbe allora stare solo in { $cell }
then-only-place-as =
    { HOUSE($house, case: "loc") } { -il } potrebbe allora stare solo in { $cell }, perché { COUNT($parts) ->
        [2] { JOIN($parts, ", e ") }
       *[other] { AND($parts, comma: "each") }
    }
cell-sees-cells = { $cell } vede { $cells }
gap-beside = { $cell }, senza pallino in mezzo, lo esclude da { $cells }
dot-between =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } tra { $cell } e { $cells } lo esclude da { $cells }
missing-between = il pallino mancante tra { $cell } e { $cells } lo esclude da { $cells }
not-any-more =
    { $cells } non { COUNT($cells) ->
        [one] può
       *[other] possono
    } più essere { $digit }
then-no-place = allora { HOUSE($house, case: "loc") } non ci sarebbe posto per { -il }
then-no-place-as =
    allora { HOUSE($house, case: "loc") } non ci sarebbe posto per { -il }, perché { COUNT($parts) ->
        [2] { JOIN($parts, ", e ") }
       *[other] { AND($parts, comma: "each") }
    }
not-at-once = ma { $cell } non può essere { $digits } allo stesso tempo
then-no-digit = allora per { $cell } non resterebbe nessuna cifra
then-no-digit-as = allora per { $cell } non resterebbe nessuna cifra, perché { AND($parts, comma: "each") }
then-has-to-be = allora { $cell } dovrebbe essere { OR($digits) }, ma { AND($parts, comma: "each") }
gap-beside-it = { $cell }, senza pallino in mezzo, esclude { -digits }
dot-to-rules-out =
    il pallino { $colour ->
        [white] bianco
       *[black] nero
    } verso { $cell } esclude { -digits }
