step-told = { $sentence } ({ $technique } { $value })
command-cell-is = { $cell } ist { $digit }
command-wrong = falsch: { JOIN($cells, ", ") }
command-complete = das Rätsel ist gelöst
command-ladder-ends = keine bekannte Technik führt weiter
command-the-way-there = Der Weg dorthin, Schritt für Schritt: kropki hint PUZZLE --until { $cell }
command-not-alone = Ohne sie gibt es keine Begründung von lesbarer Länge.
command-why =
    { $cell } ist { $digit } ({ $status ->
        [minimal] alles wird gebraucht
       *[open] nicht geprüft, ob alles gebraucht wird
    })
command-digits = Ziffern: { JOIN($parts, ", ") }
command-dots = Punkte: { JOIN($parts, ", ") }
command-gaps = fehlende Punkte: { JOIN($parts, ", ") }
command-houses = Einheiten: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "nom") }
