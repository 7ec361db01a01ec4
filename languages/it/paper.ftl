### What is printed, in Italian: booklets of puzzles, and positions to practise on.

## generator/formats/front_matter.py: the rules of a booklet

fill-the-board =
    { $houses ->
        [boxes] Riempi la griglia in modo che ogni riga, ogni colonna e ogni riquadro dal bordo spesso contenga ogni cifra una volta sola
        [some-boxes] Riempi la griglia in modo che ogni riga, ogni colonna e, dove ci sono riquadri, ogni riquadro dal bordo spesso contenga ogni cifra una volta sola
       *[no-boxes] Riempi la griglia in modo che ogni riga e ogni colonna contenga ogni cifra una volta sola
    }: { JOIN($digits, ", ") }.
digits-to = da 1 a { $size }
digits-to-on-a-board = da 1 a { $size } su una griglia { $size } per { $size }
booklet-white-dot = Un pallino bianco tra due celle: le loro cifre sono consecutive, per esempio 3 e 4.
booklet-black-dot = Un pallino nero tra due celle: una cifra è il doppio dell’altra, per esempio 2 e 4.
booklet-either-dot = Tra 1 e 2, che sono consecutivi e l’uno il doppio dell’altro, il pallino può essere bianco o nero.
booklet-mark =
    { $gaps ->
        [all-white] tutti i pallini bianchi
        [all-black] tutti i pallini neri
       *[some-dots] alcuni pallini
    }
booklet-gaps =
    { $gaps ->
        [negative] Tutti i pallini sono disegnati: dove non c’è un pallino, le cifre non sono consecutive e nessuna è il doppio dell’altra.
        [all-white] In uno schema con la scritta «{ booklet-mark }» possono mancare pallini neri: dove non c’è un pallino, si sa solo che le cifre non sono consecutive.
        [all-black] In uno schema con la scritta «{ booklet-mark }» possono mancare pallini bianchi: dove non c’è un pallino, si sa solo che nessuna cifra è il doppio dell’altra.
       *[some-dots] In uno schema con la scritta «{ booklet-mark }» possono mancare pallini: dove non c’è un pallino, non si sa nulla.
    }
booklet-exceptions = Fanno eccezione gli schemi che hanno sopra una scritta sui pallini.
booklet-one-solution = Ogni schema ha esattamente una soluzione, che si trova con il solo ragionamento.
key-consecutive = consecutive
key-double = una il doppio dell’altra
a-white-dot = un pallino bianco
a-black-dot = un pallino nero

## generator/formats/front_matter.py: the title and the contents

number-of-puzzles =
    { $count ->
        [one] { $count } schema
       *[other] { $count } schemi
    }
booklet-contents = Indice
booklet-rules = Regole
booklet-solutions = Soluzioni
contents-from-to = { $heading }: da { $first } a { $last }
contents-of-one = { $heading }: { $first }

## generator/formats/booklet.py

heading-of-puzzles =
    { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
        [extreme] Estremo
       *[none] Schemi
    }
puzzle-rating = difficoltà { $rating }
without-boxes = senza riquadri
solution-on-page = soluzione: pagina { $page }
puzzle-on-page = pagina { $page }
picture-of-puzzle = schema { $number } in KEN: { $ken }
picture-of-code = codice QR dello schema { $number }
picture-of-solution = soluzione dello schema { $number }: { $digits }

## generator/formats/worksheet.py: positions to practise on

position-with-some-dots = { $number } (alcuni pallini: un pallino mancante non dice nulla)
picture-of-position = posizione { $number } in KEN: { $ken }, cifre inserite { $entries }
worksheet-answers = Risposte
and-more-answers =
    { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
