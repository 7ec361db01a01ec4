### What the command tells players: kropki explain, hint and why.

# after a sentence of a step: its technique and value
step-told = { $sentence } ({ $technique } { $value })
command-cell-is = { $cell } ist eine { $digit }
# cells with wrong digits
command-wrong = falsch: { JOIN($cells, ", ") }
command-complete = das Gitter ist vollständig
command-ladder-ends = hier endet die Leiter der Techniken
command-the-way-there = Der Weg dorthin, Schritt für Schritt: kropki hint PUZZLE --until { $cell }
command-not-alone = Ohne sie gibt es keine Begründung von lesbarer Länge.
# whether all that is named below is needed
command-why =
    { $cell } ist eine { $digit } ({ $status ->
        [minimal] nichts ist überflüssig
       *[open] nicht geklärt
    })
# what forces a digit
command-digits = Ziffern: { JOIN($parts, ", ") }
command-dots = Punkte: { JOIN($parts, ", ") }
command-gaps = fehlende Punkte: { JOIN($parts, ", ") }
command-houses = Häuser: { JOIN($parts, ", ") }
house-called = { HOUSE($house) }
