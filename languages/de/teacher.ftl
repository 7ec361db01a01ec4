-and = und
-or = oder
-none = keine
## What comes before the last word of a list whose items are lists themselves
-apart = ,
-house =
    { $kind ->
        [row] Zeile
        [column] Spalte
       *[box] Block
    } { $number }

## A position that is not right

wrong-digits =
    { COUNT($cells) ->
        [one] Diese Ziffer ist
       *[other] Diese Ziffern sind
    } falsch: { $cells }.
lost-marks = Die Notizen in { $cells } enthalten die richtige Ziffer nicht mehr.
right-until = Die erste falsche Ziffer war die { $digit } in { $cell }.
wrong-house = In { HOUSE($house) } steht die { $digit } zweimal, in { $other } und { $cell }. Die in { $cell } ist falsch.
wrong-white = Wäre { $cell } eine { $digit }, würde der weiße Punkt zu { $other } die Ziffern { $digit } und { $known } verbinden, und das sind keine Nachbarzahlen.
wrong-black = Wäre { $cell } eine { $digit }, würde der schwarze Punkt zu { $other } die Ziffern { $digit } und { $known } verbinden, und keine ist die Hälfte der anderen.
wrong-gap = Wäre { $cell } eine { $digit }, müsste zwischen ihr und der { $known } in { $other } ein Punkt liegen. Dort liegt keiner.
wrong-no-digit = Wäre { $cell } eine { $digit }, bliebe für { $other } keine Ziffer: { CAPITAL($parts) }.
wrong-no-place = Wäre { $cell } eine { $digit }, bliebe in { HOUSE($house) } kein Platz für die { $missing }: { CAPITAL($parts) }.
wrong-between-white = Wäre { $cell } eine { $digit }, würde der weiße Punkt zwischen { $cells } die Ziffern { $digits } verbinden.
wrong-between-black = Wäre { $cell } eine { $digit }, würde der schwarze Punkt zwischen { $cells } die Ziffern { $digits } verbinden.
wrong-between-gap = Wäre { $cell } eine { $digit }, stünden in { $cells } die Ziffern { $digits }, ohne einen Punkt dazwischen.
wrong-by-trying = Die { $digit } in { $cell } ist falsch. Keine kurze Folge von Schritten zeigt es: Man findet es durch Probieren.

## Clues that contradict each other

clash-house =
    In { HOUSE($house) } steht die { $digit } { COUNT($cells) ->
        [2] zweimal
       *[other] mehrmals
    }: in { $cells }.
clash-no-digit = Für { $other } bleibt keine Ziffer: { CAPITAL($parts) }.
clash-no-place = In { HOUSE($house) } bleibt kein Platz für die { $missing }: { CAPITAL($parts) }.
clash-between-white = Der weiße Punkt zwischen { $cells } würde die Ziffern { $digits } verbinden.
clash-between-black = Der schwarze Punkt zwischen { $cells } würde die Ziffern { $digits } verbinden.
clash-between-gap = In { $cells } stünden die Ziffern { $digits }, ohne einen Punkt dazwischen.

## Parts of these

rules-out-seen =
    diese Zelle sieht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
rules-out-dot =
    der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt zur { $digit } in { $cell } schließt { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } aus
rules-out-gap =
    der fehlende Punkt zur { $digit } in { $cell } schließt { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } aus
rules-out-steps =
    frühere Schritte haben { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } ausgeschlossen
rules-out-all = frühere Schritte haben jede Ziffer ausgeschlossen
keeps-out-seen =
    { COUNT($sources) ->
        [one] die { $digit } in { $sources } sperrt
       *[other] die { $digit }er in { $sources } sperren
    } { $cells }
keeps-out-filled = die anderen Zellen sind ausgefüllt
keeps-out-steps = in { $cells } ist die { $digit } schon ausgeschlossen

## A step

so-digit = Damit ist { $cell } eine { $digit }.
marked-only = Es zählt nur, was hier markiert ist.

## Why

far-one = Auf dem Weg zu { $cell } kommt erst noch eine andere Ziffer.
far-steps = Vorher kommt keine andere Ziffer, aber es sind viele Schritte bis { $cell }.
far =
    Auf dem Weg zu { $cell } { $count ->
        [one] kommt erst noch eine andere Ziffer
       *[other] kommen erst noch { $count } andere Ziffern
    }.

## A step: what is said of any

nothing = { "" }
sentence = { CAPITAL($text) }.
and-so = { $text } { JOIN($parts, " ") }
all-of = { $parts }
each-of = { JOIN($parts, "; ") }
clauses = { $parts }
found = { CAPITAL($head) }. { CAPITAL($why) }. Also gilt: { CAPITAL($so) }.
candidates = { $cell } ({ JOIN($digits, "") })
candidates-left = { $cell } (noch { JOIN($digits, "") })
cells = { $cells }

## What follows

is =
    { $cells } { COUNT($cells) ->
        [one] ist eine { OR($digits) }
       *[other] sind { COUNT($digits) ->
            [one] jeweils eine { $digits }
           *[other] { OR($digits) }
        }
    }
is-not =
    { $cells } { COUNT($cells) ->
        [one] kann
       *[other] können
    } keine { OR($digits) } sein
keeps-ways = jede dieser Zellen behält nur, was sie bei diesen Möglichkeiten hat
goes-from =
    diese Ziffer fällt in { $count ->
        [one] einer Zelle
       *[other] { $count } Zellen
    } weg
others-are-not = die anderen Zellen in { HOUSE($house) } können keine { OR($digits) } sein
is-and-is-not =
    { $cells } { COUNT($cells) ->
        [one] ist eine
       *[other] sind jeweils eine
    } { OR($digits) }, { COUNT($gone) ->
        [one] keine { $gone }
       *[other] weder { JOIN($gone, " noch ") }
    }
has-not =
    { $cells } { COUNT($cells) ->
        [one] kann
       *[other] können
    } keine { OR($digits) } mehr sein
is-not-leaving =
    { $cells } { COUNT($cells) ->
        [one] kann
       *[other] können
    } keine { OR($gone) } sein, es bleibt { OR($digits) }

## Why a digit is not in cells

sees =
    { COUNT($sources) ->
        [one] die { $digit } in { $sources } sperrt
       *[other] die { $digit }er in { $sources } sperren
    } { $cells }
sees-others =
    { COUNT($sources) ->
        [one] die { $digit } in { $sources } sperrt
       *[other] die { $digit }er in { $sources } sperren
    } die anderen leeren Zellen
has-none-left = in { $cells } ist die { $digit } schon ausgeschlossen
others-have-none-left = in den anderen leeren Zellen ist die { $digit } schon ausgeschlossen
is-in-house =
    { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } { COUNT($digits) ->
        [one] steht
       *[other] stehen
    } schon in { HOUSE($house) }
is-not-there =
    { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } dort schon ausgeschlossen
are-consecutive =
    { $digits } { COUNT($digits) ->
        [one] ist eine Nachbarzahl
       *[other] sind Nachbarzahlen
    } von { $digit }
are-half =
    { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } die Hälfte von { $digit }
are-double =
    { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } das Doppelte von { $digit }
are-same =
    { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } dasselbe wie { $digit }
would-be-taken = die { $digit } wäre schon verbraucht

## Singles

last-cell = { $cell } ist die letzte leere Zelle in { HOUSE($house) }. In den anderen stehen { $digits }, also ist sie eine { $digit }.
hidden-single = In { HOUSE($house) } kann die { $digit } nur in { $cell } stehen. { CAPITAL(JOIN($parts, ", und ")) }.
naked-single = { CAPITAL(JOIN($parts, "; ")) }. Also bleibt für { $cell } nur die { $digit }.
dot-leaves =
    der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt zur { $digit } in { $cell } lässt nur eine { OR($digits) } zu

## Houses

intersection-both = In { HOUSE($house) } kann die { $digit } nur in { OR($cells) } stehen, beide in { HOUSE($second) }. { CAPITAL(JOIN($parts, ", und ")) }. Also gilt: { CAPITAL($so) }.
intersection-all = In { HOUSE($house) } kann die { $digit } nur in { OR($cells) } stehen, alle in { HOUSE($second) }. { CAPITAL(JOIN($parts, ", und ")) }. Also gilt: { CAPITAL($so) }.
naked-pair = In { HOUSE($house) } haben { $cells } zusammen nur { $digits }. Sie verbrauchen beide Ziffern. Also gilt: { CAPITAL($so) }.
naked-triple = In { HOUSE($house) } haben { $cells } zusammen nur { $digits }. Sie verbrauchen alle drei Ziffern. Also gilt: { CAPITAL($so) }.
hidden-set = Die Ziffern { $digits } können in { HOUSE($house) } nur in { $cells } stehen: { CAPITAL($why) }. In { $cells } kann nichts anderes stehen. Also gilt: { CAPITAL($so) }.
others-have-none-of-them = in den anderen leeren Zellen sind sie ausgeschlossen
has-none-of-them = in { $cells } sind sie ausgeschlossen
x-wing-rows = In den Zeilen { $lines } kann die { $digit } nur in den Spalten { $across } stehen: { $cells }. Die beiden Zeilen haben ihre { $digit } in verschiedenen Spalten, also kann keine andere Zelle der Spalten { $across } eine { $digit } sein: { CAPITAL($so) }.
x-wing-columns = In den Spalten { $lines } kann die { $digit } nur in den Zeilen { $across } stehen: { $cells }. Die beiden Spalten haben ihre { $digit } in verschiedenen Zeilen, also kann keine andere Zelle der Zeilen { $across } eine { $digit } sein: { CAPITAL($so) }.
swordfish-rows = In den Zeilen { $lines } kann die { $digit } nur in den Spalten { $across } stehen: { $cells }. Die drei Zeilen haben ihre { $digit } in verschiedenen Spalten, also kann keine andere Zelle der Spalten { $across } eine { $digit } sein: { CAPITAL($so) }.
swordfish-columns = In den Spalten { $lines } kann die { $digit } nur in den Zeilen { $across } stehen: { $cells }. Die drei Spalten haben ihre { $digit } in verschiedenen Zeilen, also kann keine andere Zelle der Zeilen { $across } eine { $digit } sein: { CAPITAL($so) }.
xy-wing = { $cell } ist eine { OR($digits) }. Ist sie eine { OR($first) }, dann ist { $one } eine { $digit }; ist sie eine { OR($second) }, dann ist { $other } eine { $digit }. Eine der beiden Zellen ist eine { $digit }. Also gilt: { CAPITAL($so) }.

## Dots and gaps

dot-from-digit-white =
    Ein weißer Punkt verbindet die { $digit } in { $cell } mit { $other }. Nur { $digits } { COUNT($digits) ->
        [one] ist eine Nachbarzahl
       *[other] sind Nachbarzahlen
    } von { $digit }. Also gilt: { CAPITAL($so) }.
dot-from-digit-white-less =
    Ein weißer Punkt verbindet die { $digit } in { $cell } mit { $other }. Nur { $digits } { COUNT($digits) ->
        [one] ist eine Nachbarzahl
       *[other] sind Nachbarzahlen
    } von { $digit }. { CAPITAL(JOIN($parts, ", und ")) }. Also gilt: { CAPITAL($so) }.
dot-from-digit-black =
    Ein schwarzer Punkt verbindet die { $digit } in { $cell } mit { $other }. Nur { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } die Hälfte oder das Doppelte von { $digit }. Also gilt: { CAPITAL($so) }.
dot-from-digit-black-less =
    Ein schwarzer Punkt verbindet die { $digit } in { $cell } mit { $other }. Nur { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } die Hälfte oder das Doppelte von { $digit }. { CAPITAL(JOIN($parts, ", und ")) }. Also gilt: { CAPITAL($so) }.
dots-from-digit-white =
    { COUNT($cells) ->
        [one] ein weißer Punkt verbindet
       *[other] weiße Punkte verbinden
    } die { $digit } in { $cell } mit { $cells }: Nur { $digits } { COUNT($digits) ->
        [one] ist eine Nachbarzahl
       *[other] sind Nachbarzahlen
    } von { $digit }
dots-from-digit-black =
    { COUNT($cells) ->
        [one] ein schwarzer Punkt verbindet
       *[other] schwarze Punkte verbinden
    } die { $digit } in { $cell } mit { $cells }: Nur { $digits } { COUNT($digits) ->
        [one] ist
       *[other] sind
    } die Hälfte oder das Doppelte von { $digit }
gap-from-digit = Zwischen { $other } und der { $digit } in { $cell } liegt kein Punkt. { CAPITAL(JOIN($parts, "; ")) }. Also gilt: { CAPITAL($so) }.
gaps-from-digit = kein Punkt verbindet die { $digit } in { $cell } mit { OR($cells) }: { CAPITAL($parts) }
dot-digits =
    Ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt berührt { $cell }. { COUNT($digits) ->
        [one] Die Hälfte von { $digits } ist keine ganze Zahl, und das Doppelte ist
       *[other] Die Hälften von { $digits } sind keine ganzen Zahlen, und das Doppelte ist jedes Mal
    } größer als { $size }. Also gilt: { CAPITAL($so) }.
dots-digits =
    Schwarze Punkte berühren { $cells }. { COUNT($digits) ->
        [one] Die Hälfte von { $digits } ist keine ganze Zahl, und das Doppelte ist
       *[other] Die Hälften von { $digits } sind keine ganzen Zahlen, und das Doppelte ist jedes Mal
    } größer als { $size }. Also kann keine dieser Zellen eine { OR($digits) } sein.
dot-pair =
    Ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt verbindet { $cell } und { $other }. { CAPITAL($why) }. Also gilt: { CAPITAL($so) }.
dot-pair-needs = Für { $other } kommt es auf { $cell } an: { CAPITAL(JOIN($parts, ", und ")) }
dot-pair-goes = Über den Punkt hinweg gilt: { CAPITAL(JOIN($parts, ", ")) }
would-need = eine { $digit } bräuchte dort eine { OR($digits) }
fits-none = eine { $digit } passt dort zu keiner Ziffer
goes-with = { $digit } passt zu { OR($digits) }
touch-no-dot =
    { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } { COUNT($digits) ->
        [one] berührt
       *[other] berühren
    } keinen { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkt
gap-pair = Zwischen { $cell } und { $other } liegt kein Punkt. { CAPITAL($why) }. Also gilt: { CAPITAL($so) }.
gap-pair-several =
    Zwischen { $cell } und { $other } liegt kein Punkt. Ohne Punkt { COUNT($digits) ->
        [one] passt
       *[other] passen
    } { $digits } { $none }. Also gilt: { CAPITAL($so) }.
gap-pair-leaves = eine { $digit } in { $other } ließe für { $cell } nichts übrig: { CAPITAL(JOIN($parts, "; ")) }
neither-of = weder zu { JOIN($digits, " noch zu ") }
none-of = zu keiner der Ziffern { $digits }
told-together = { CAPITAL(JOIN($parts, "; ")) }. Also gilt: { CAPITAL($so) }.
dot-contains =
    Ein Ende des { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkts zwischen { $cell } und { $other } ist eine { $digit }: { CAPITAL($why) }. Also kann keine andere Zelle, die beide Enden sieht, eine { $digit } sein: { CAPITAL($so) }.
only-ways =
    möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } dort nur { AND($ways, comma: "never") }
no-two-together = ohne die { $digit } passen keine zwei ihrer Kandidaten zusammen
no-partner =
    Jede Zelle in { HOUSE($house) } außer { $cells } { $rest }. { COUNT($digits) ->
        [one] Die { $digits } berührt
       *[other] { $digits } berühren
    } keinen schwarzen Punkt, also bleiben für sie nur diese { COUNT($cells) ->
        [2] beiden
       *[other] { COUNT($cells) }
    } Zellen. Das heißt: { CAPITAL($so) }.
no-partner-one =
    Jede Zelle in { HOUSE($house) } außer { $cells } { $rest }. { COUNT($digits) ->
        [one] Die { $digits } berührt
       *[other] { $digits } berühren
    } keinen schwarzen Punkt. Also gilt: { CAPITAL($so) }.
touches-black = berührt einen schwarzen Punkt
filled-or-touches-black = ist ausgefüllt oder berührt einen schwarzen Punkt
against = In { HOUSE($house) } kann die { $digit } nur in { OR($cells) } stehen: { CAPITAL(JOIN($parts, ", und ")) }. { CAPITAL($why) }. Also gilt: { CAPITAL($so) }.
against-below = In { HOUSE($house) } kann die { $digit } nur in { OR($cells) } stehen. { CAPITAL($why) }. Also gilt: { CAPITAL($so) }.
against-leaves-nothing =
    Stünde die { $digit } in { $other }, ließe der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt für { $cell } nichts übrig
against-either =
    Steht die { $digit } in { $other }, erzwingt der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt in { $cell } eine { OR($digits) }; sonst ist { $cell } eine { $digit }
against-neither = Mit einer { OR($digits) } in { $cell } könnte die { $digit } an keinem der beiden Plätze stehen: { CAPITAL(JOIN($parts, "; ")) }
against-none = Mit einer { OR($digits) } in { $cell } könnte die { $digit } an keinem dieser Plätze stehen: { CAPITAL(JOIN($parts, "; ")) }
not-in-taken = nicht in { $cell }, denn diese Zelle wäre belegt
see-cell =
    { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen
    } { $cell }
no-dot-to =
    { $cells } { COUNT($cells) ->
        [one] hat
       *[other] haben
    } keinen Punkt zu { $cell }, und { $parts }
dot-does-not-join =
    der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt zu { $cell } verbindet eine { OR($digits) } nicht mit einer { $digit }

## Cells that are filled together

dots-join =
    { $colours ->
        [white] Weiße
        [black] Schwarze
       *[white-black] Weiße und schwarze
    } Punkte verbinden { $cells }{ JOIN($beside, "") }
dots-join-middle =
    { $colours ->
        [white] Weiße
        [black] Schwarze
       *[white-black] Weiße und schwarze
    } Punkte verbinden { $cells }{ JOIN($beside, "") }, also kann { $middle } in der Mitte nur eine { OR($digits) } sein
white-run =
    { $colours ->
        [white] Weiße
        [black] Schwarze
       *[white-black] Weiße und schwarze
    } Punkte verbinden { $cells } in { HOUSE($house) }{ JOIN($beside, "") }, also steigen oder fallen die Ziffern dort von Zelle zu Zelle um 1
black-run =
    { $colours ->
        [white] Weiße
        [black] Schwarze
       *[white-black] Weiße und schwarze
    } Punkte verbinden { $cells } in { HOUSE($house) }{ JOIN($beside, "") }, also verdoppeln sich die Ziffern dort von Zelle zu Zelle in einer der beiden Richtungen
and-a-dot-joins =
    , und ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt verbindet { $cells }
groups-join = in { HOUSE($house) } verbinden Punkte { JOIN($groups, " sowie ") }
fill-square =
    fülle das Quadrat { $cells } so aus, dass { COUNT($dots) ->
        [one] sein Punkt stimmt
       *[other] seine Punkte stimmen
    }
fill-square-both =
    fülle das Quadrat { $cells } so aus, dass alles zu { COUNT($dots) ->
        [one] seinem Punkt
       *[other] seinen Punkten
    } und { COUNT($gaps) ->
        [one] seinem fehlenden Punkt
       *[other] seinen fehlenden Punkten
    } passt
fill = fülle { HOUSE($house) } aus
fill-dots = fülle { HOUSE($house) } so aus, dass alle Punkte darin stimmen
fill-gaps = fülle { HOUSE($house) } so aus, dass alles zu den fehlenden Punkten darin passt
fill-both = fülle { HOUSE($house) } so aus, dass alles zu den Punkten und fehlenden Punkten darin passt
their-ways =
    möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }
their-ways-as =
    möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }, denn { $parts }
its-ways =
    möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }
its-ways-as =
    möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }, denn { $parts }
together-ways =
    zusammen möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }
together-ways-as =
    zusammen möglich { COUNT($ways) ->
        [one] ist
       *[other] sind
    } nur { AND($ways, comma: "never") }, denn { $parts }
no-way = { CAPITAL($head) }. Dort passen keine Ziffern.
no-way-as = { CAPITAL($head) }. Dort passen keine Ziffern, denn { $parts }.
no-way-back = { CAPITAL($head) }. So kommen sie nicht zum Anfang zurück, also passen dort keine Ziffern.
way-with = { JOIN($ways, " mit ") }
each-way-uses =
    { $text }; jede Möglichkeit verbraucht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
the-way-uses =
    { $text }; diese Möglichkeit verbraucht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
no-dot-joins = bei { OR($pairs, comma: "never") } liegt kein Punkt
a-dot-joins =
    bei { $pair } liegt ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt
contains-any =
    { CAPITAL($head) }. { COUNT($digits) ->
        [one] Ohne eine { $digits } passen dort keine Ziffern
       *[other] Fehlt dort eine { OR($digits) }, passen keine Ziffern
    }. Also gilt: { CAPITAL($so) }.
contains-each = { CAPITAL($head) }. { CAPITAL($why) }. Jede dieser Möglichkeiten enthält eine { JOIN($digits, " und eine ") }, also kann { $who } eine { OR($digits) } sein: { CAPITAL($so) }.
contains-the-one = { CAPITAL($head) }. { CAPITAL($why) }. Diese Möglichkeit enthält eine { JOIN($digits, " und eine ") }, also kann { $who } eine { OR($digits) } sein: { CAPITAL($so) }.
no-other-of-house = keine andere Zelle in { HOUSE($house) }
no-other-seeing = keine andere Zelle, die { $cells } sieht,
none-seeing-2 = keine Zelle, die beide sieht,
none-seeing-3 = keine Zelle, die alle drei sieht,
none-seeing-4 = keine Zelle, die alle vier sieht,
none-seeing-5 = keine Zelle, die alle fünf sieht,
none-seeing-6 = keine Zelle, die alle sechs sieht,
count-neither = mit einer { OR($digits) } in { $cell } könnten sie weder steigen noch fallen
counts-both = mit einer { $digit } in { $cell } ergäbe sich { OR($ways, comma: "never") }, aber { AND($parts, comma: "never") }
counts-one = mit einer { $digit } in { $cell } ergäbe sich nur { OR($ways, comma: "never") }, aber { AND($parts, comma: "never") }
try-it = probiere es: { CAPITAL($text) }
each-below = sieh dir eins nach dem anderen an
digits-in-any = eine { OR($digits) } in { OR($cells) }
no-way-has = wie man diese Zellen auch ausfüllt, nie steht { OR($cases, comma: "never") }
every-way-uses =
    wie man diese Zellen auch ausfüllt, immer verbrauchen sie { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
reasons-below = wie man diese Zellen auch ausfüllt, die durchgestrichenen Ziffern kommen dort nie vor
ways-below = es gibt nur wenige Möglichkeiten, diese Zellen auszufüllen
no-other-ways = es gibt keine anderen Möglichkeiten, denn { $parts }
so-left = { $text } – also gilt: { CAPITAL($so) }

## Why digits fail in such cells

fails-known =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] passt
       *[other] passen
    } am { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkt nicht zur { $known } in { $cell }
fails-lone =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] hat
       *[other] haben
    } weder Hälfte noch Doppeltes
fails-unfit =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] passt
       *[other] passen
    } am { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkt zu nichts in { $cell }
fails-both =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] bräuchte
       *[other] bräuchten
    } eine { OR($needed) } sowohl in { $cell } als auch in { $other }
fails-next-lone =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] bräuchte
       *[other] bräuchten
    } eine { OR($needed) } in { $other }, und { COUNT($needed) ->
        [one] diese Ziffer berührt
       *[other] diese Ziffern berühren
    } keinen schwarzen Punkt
fails-next-unfit =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] bräuchte
       *[other] bräuchten
    } eine { OR($needed) } in { $other }, und { COUNT($needed) ->
        [one] diese Ziffer passt
       *[other] diese Ziffern passen
    } am { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkt zu nichts in { $cell }
fails-again =
    { COUNT($digits) ->
        [one] eine { $digits }
       *[other] { $digits }
    } in { OR($cells) } { COUNT($digits) ->
        [one] bräuchte
       *[other] bräuchten
    } in { $cell } eine { OR($needed) } und in { $other } noch einmal eine { $again }
trying-cells = das findet man durch Probieren: Wie man diese Zellen auch ausfüllt, nie steht { OR($cases, comma: "never") }
trying-house = das findet man durch Probieren: Wie man { HOUSE($house) } auch ausfüllt, nie steht { OR($cases, comma: "never") }
digits-in = eine { OR($digits) } in { $cell }
if-then = angenommen, { $cell } wäre eine { $digit }: { CAPITAL(JOIN($steps, "; ")) }
if-brief = wäre { $cell } eine { $digit }, { JOIN($steps, ", ", ", und ") }
if-brief-cases = wäre { $cell } eine { $digit }, { JOIN($steps, ", ", ", und ") }, und jeder dieser Fälle scheitert
case = angenommen, { $cell } wäre eine { OR($digits) }: { CAPITAL($text) }
case-digits = wäre sie eine { OR($digits) }, { $text }
case-cell = stünde sie in { $cell }, { $text }
then = { JOIN($steps, ", ") }
then-cases = { JOIN($steps, ", ") }: { CAPITAL(JOIN($cases, "; ")) }
and-be = { $cell } eine { OR($digits) }
would-be = dann wäre { $cell } eine { OR($digits) }
would-be-by = dann wäre { $cell } durch { AND($dots, comma: "never") } eine { OR($digits) }
would-be-as = dann wäre { $cell } eine { OR($digits) }, denn { $parts }
would-be-by-as = dann wäre { $cell } durch { AND($dots, comma: "never") } eine { OR($digits) }, denn { $parts }
could-only-go = dann könnte die { $digit } nur in { OR($cells) } stehen
could-only-go-as = dann könnte die { $digit } nur in { OR($cells) } stehen, denn { $parts }
no-place = dann hätte die { $digit } in { HOUSE($house) } keinen Platz
no-place-as = dann hätte die { $digit } in { HOUSE($house) } keinen Platz, denn { $parts }
could-only-be = für { $cells } nur { OR($ways, comma: "never") }
go-apart = dann bliebe { $first } und { $second }: Keine zwei davon passen zusammen
ways-apart = dann würde keine Möglichkeit für { $first } zu einer für { $second } passen
nothing-left = dann bliebe für { $cell } nichts übrig
no-digit-as = dann bliebe für { $cell } keine Ziffer, denn { $parts }
has-to-be = dann müsste { $cell } durch { AND($dots, comma: "never") } eine { OR($digits) } sein, aber { $parts }
finds-no-partner = dann fände { $cell } weder Hälfte noch Doppeltes für { $dot }
needs-in-vain = dann bräuchte { $cell } { AND($parts, comma: "never") }, was dort nicht möglich ist
needs-no-both = dann bräuchte { $cell } { AND($parts, comma: "never") }: Keine ihrer Ziffern ist beides
needs-never-both = dann bräuchte { $cell } { AND($parts, comma: "never") }: Beides zugleich geht nie
need-for = { $need } für { $dot }
digits-or = eine { OR($digits) }
half-or-double = die Hälfte oder das Doppelte von { $digit }
the-dot-to =
    den { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkt zu { $cell }
dot-needs = { $cell } braucht { $need } für { $dot }
dots-need =
    { $cells } { COUNT($cells) ->
        [one] braucht
       *[other] brauchen
    } { $need } für die { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkte zu { $cell }
takes =
    { $cell } verbraucht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { OR($digits) }
    }
takes-all =
    { $cell } verbraucht { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    }
are-taken =
    { $cells } { COUNT($cells) ->
        [one] ist
       *[other] sind
    } belegt
missing-rules-out =
    der fehlende Punkt zu { $cell } schließt { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } aus
missing-rule-out-there =
    { COUNT($cells) ->
        [one] der fehlende Punkt
       *[other] die fehlenden Punkte
    } von { $cell } zu { $cells } { COUNT($cells) ->
        [one] schließt
       *[other] schließen
    } sie dort aus

## Suppositions

what-if = Wäre { $cell } eine { $digit }, { JOIN($links, "; ") }. Also gilt: { CAPITAL($so) }.
what-if-brief = Wäre { $cell } eine { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. Also gilt: { CAPITAL($so) }.
what-if-try = Probiere es: Wäre { $cell } eine { $digit }, { AND($steps, comma: "never") }. { CAPITAL($end) }. Also gilt: { CAPITAL($so) }.
what-if-links =
    Wäre { $cell } eine { $digit }, { $count ->
        [one] ergäbe sich eine Folgerung
       *[other] ergäben sich { $count } Folgerungen
    }. { CAPITAL($end) }. Also gilt: { CAPITAL($so) }.
more-follow =
    { $count ->
        [one] eine weitere Ziffer würde
       *[other] { $count } weitere Ziffern würden
    } folgen
suppose = angenommen, { $cell } wäre eine { $digit }
would-not-be = dann könnte { $cell } keine { OR($digits) } sein
would-not-be-as = dann könnte { $cell } keine { OR($digits) } sein, denn { $parts }
then-only-place = dann könnte die { $digit } in { HOUSE($house) } nur in { $cell } stehen
then-only-place-as = dann könnte die { $digit } in { HOUSE($house) } nur in { $cell } stehen, denn { $parts }
cell-sees-cells =
    { $cells } { COUNT($cells) ->
        [one] sieht
       *[other] sehen
    } sie schon in { $cell }
gap-beside = { $cell } liegt ohne Punkt neben { $cells } und schließt sie dort aus
dot-between =
    der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt zu { $cell } schließt sie in { $cells } aus
missing-between = der fehlende Punkt zu { $cell } schließt sie in { $cells } aus
not-any-more =
    { $cells } { COUNT($cells) ->
        [one] kann
       *[other] können
    } keine { $digit } mehr sein
then-no-place = dann hätte { HOUSE($house) } keinen Platz für die { $digit }
then-no-place-as = dann hätte { HOUSE($house) } keinen Platz für die { $digit }, denn { $parts }
not-at-once = aber { $cell } kann nicht zugleich { $digits } sein
then-no-digit = dann bliebe für { $cell } keine Ziffer
then-no-digit-as = dann bliebe für { $cell } keine Ziffer, denn { $parts }
then-has-to-be = dann müsste { $cell } eine { OR($digits) } sein, aber { $parts }
gap-beside-it =
    { $cell } liegt ohne Punkt daneben und schließt { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } aus
dot-to-rules-out =
    der { $colour ->
        [white] weiße
       *[black] schwarze
    } Punkt zu { $cell } schließt { COUNT($digits) ->
        [one] die { $digits }
       *[other] { $digits }
    } aus
