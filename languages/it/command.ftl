step-told = { $sentence } ({ $technique } { $value })
command-cell-is = { $cell } è { $digit }
command-wrong = sbagliate: { JOIN($cells, ", ") }
command-complete = lo schema è completo
command-ladder-ends = nessuna tecnica nota porta oltre
command-the-way-there = La strada, passo per passo: kropki hint PUZZLE --until { $cell }
command-not-alone = Senza di esse non c’è un argomento di lunghezza leggibile.
command-why =
    { $cell } è { $digit } ({ $status ->
        [minimal] serve tutto
       *[open] non è verificato se serva tutto
    })
command-digits = cifre: { JOIN($parts, ", ") }
command-dots = pallini: { JOIN($parts, ", ") }
command-gaps = pallini mancanti: { JOIN($parts, ", ") }
command-houses = unità: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "nom") }
