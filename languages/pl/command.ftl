step-told = { $sentence } ({ $technique } { $value })
command-cell-is = w { $cell } jest { $digit }
command-wrong = źle: { JOIN($cells, ", ") }
command-complete = plansza jest gotowa
command-ladder-ends = żadna znana technika nie prowadzi dalej
command-the-way-there = Droga krok po kroku: kropki hint PUZZLE --until { $cell }
command-not-alone = Bez nich nie ma rozumowania rozsądnej długości.
command-why =
    w { $cell } jest { $digit } ({ $status ->
        [minimal] wszystko jest potrzebne
       *[open] nie sprawdzono, czy wszystko jest potrzebne
    })
command-digits = cyfry: { JOIN($parts, ", ") }
command-dots = kropki: { JOIN($parts, ", ") }
command-gaps = brak kropki: { JOIN($parts, ", ") }
command-houses = przez: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "acc") }
