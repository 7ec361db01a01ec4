step-told = { $sentence } ({ $technique } { $value })
command-cell-is = { $cell } è { $digit }
command-wrong = sbagliate: { JOIN($cells, ", ") }
command-complete = la griglia è completa
command-ladder-ends = qui nessuna tecnica conosciuta porta oltre
command-the-way-there = Il percorso, passaggio per passaggio: kropki hint PUZZLE --until { $cell }
command-not-alone = Senza di esse non c’è un ragionamento di lunghezza leggibile.
command-why =
    { $cell } è { $digit } ({ $status ->
        [minimal] servono tutti gli indizi
       *[open] non è verificato se servano tutti
    })
command-digits = cifre: { JOIN($parts, ", ") }
command-dots = pallini: { JOIN($parts, ", ") }
command-gaps = pallini mancanti: { JOIN($parts, ", ") }
command-houses = unità: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "nom") }
