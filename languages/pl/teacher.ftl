### Co nauczyciel mówi o zagadce: podpowiedzi, dowody i lekcje.
###
### Wzory, których się trzymamy. Cyfra jest rodzaju żeńskiego: „była 5”, „cyfra 5 mogłaby”. Zdanie składowe nie zaczyna się
### od cyfry („cyfra 5 mogłaby…”), a cyfra nie stoi tuż po nazwie pola („w r1c3 – 2”). „kropka od strony r1c2” to kropka
### między polem, o którym mowa, a r1c2; stoi zawsze w mianowniku. Układ: jeden sposób wypełnienia pól.
### Zdania składowe łączy przecinek, a przed ostatnim „, a”; „bo” podaje powód, „zatem” i „więc” wniosek. „Odpada” to zawsze
### wniosek; o tym, co odpadło wcześniej, mówi „nie ma już”.

-and = i
-or = lub
-none = brak
## What comes before the last word of a list whose items are lists themselves
-apart = ,
-house =
    { $kind ->
        [row] { $case ->
            [gen] wiersza
            [loc] wierszu
           *[acc] wiersz
        }
        [column] { $case ->
            [gen] kolumny
            [loc] kolumnie
           *[acc] kolumnę
        }
       *[box] { $case ->
            [gen] bloku
            [loc] bloku
           *[acc] blok
        }
    } { $number }

## A position that is not right

wrong-digits =
    { COUNT($cells) ->
        [one] Błędna jest cyfra
       *[other] Błędne są cyfry
    } w { $cells }.
lost-marks = W notatkach w { $cells } nie ma już właściwej cyfry.
right-until = Pierwszą błędną cyfrą była { $digit } w { $cell }.
wrong-house = W { HOUSE($house, case: "loc") } cyfra { $digit } stoi dwa razy: w { $other } i { $cell }. Ta w { $cell } jest błędna.
wrong-white = Gdyby w { $cell } była { $digit }, biała kropka od strony { $other } łączyłaby { $digit } i { $known }, a te nie różnią się o jeden.
wrong-black = Gdyby w { $cell } była { $digit }, czarna kropka od strony { $other } łączyłaby { $digit } i { $known }, a żadna z nich nie jest połową drugiej.
wrong-gap = Gdyby w { $cell } była { $digit }, między tym polem a { $other }, gdzie jest { $known }, musiałaby być kropka. Nie ma jej.
wrong-no-digit =
    Gdyby w { $cell } była { $digit }, dla { $other } nie zostałaby żadna cyfra: { COUNT($parts) ->
        [2] { JOIN($parts, ", a ") }
       *[other] { JOIN($parts, "; ") }
    }.
wrong-no-place =
    Gdyby w { $cell } była { $digit }, w { HOUSE($house, case: "loc") } nie byłoby już miejsca na { $missing }: { COUNT($parts) ->
        [2] { JOIN($parts, ", a ") }
       *[other] { JOIN($parts, "; ") }
    }.
wrong-between-white = Gdyby w { $cell } była { $digit }, biała kropka między { $cells } łączyłaby { $digits }.
wrong-between-black = Gdyby w { $cell } była { $digit }, czarna kropka między { $cells } łączyłaby { $digits }.
wrong-between-gap = Gdyby w { $cell } była { $digit }, w { $cells } byłyby { $digits }, a między nimi nie ma kropki.
wrong-by-trying = Cyfra { $digit } w { $cell } jest błędna. Nie pokazuje tego żaden krótki ciąg kroków: wynika to z prób.

## Clues that contradict each other

clash-house = W { HOUSE($house, case: "loc") } cyfra { $digit } stoi dwa razy: w { $cells }.
clash-no-digit =
    Dla { $other } nie zostaje żadna cyfra: { COUNT($parts) ->
        [2] { JOIN($parts, ", a ") }
       *[other] { JOIN($parts, "; ") }
    }.
clash-no-place =
    W { HOUSE($house, case: "loc") } nie ma już miejsca na { $missing }: { COUNT($parts) ->
        [2] { JOIN($parts, ", a ") }
       *[other] { JOIN($parts, "; ") }
    }.
clash-between-white = Biała kropka między { $cells } łączyłaby { $digits }.
clash-between-black = Czarna kropka między { $cells } łączyłaby { $digits }.
clash-between-gap = W { $cells } byłyby { $digits }, a między nimi nie ma kropki.

## Parts of these

rules-out-seen = to pole widzi { $digits }
rules-out-dot =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka od strony { $cell }, gdzie jest { $digit }, wyklucza { $digits }
rules-out-gap = brak kropki od strony { $cell }, gdzie jest { $digit }, wyklucza { $digits }
rules-out-steps = wcześniejsze kroki wykluczyły { $digits }
rules-out-all = wcześniejsze kroki wykluczyły każdą cyfrę
keeps-out-seen =
    { $digit } w { $sources } { COUNT($sources) ->
        [one] blokuje
       *[other] blokują
    } { COUNT($cells) ->
        [one] pole
       *[other] pola
    } { $cells }
keeps-out-filled = pozostałe pola są wypełnione
keeps-out-steps = w { $cells } nie ma już { $digit }

## A step

so-digit = W { $cell } zostaje więc { $digit }.
marked-only = Liczy się tylko to, co tu zaznaczono.

## Why

far-one = Na drodze do { $cell } najpierw trzeba znaleźć jedną inną cyfrę.
far-steps = Żadna inna cyfra nie jest potrzebna wcześniej, ale do { $cell } prowadzi wiele kroków.
far =
    Na drodze do { $cell } najpierw trzeba znaleźć { $count } { $count ->
        [one] inną cyfrę
        [few] inne cyfry
       *[other] innych cyfr
    }.

## A step: what is said of any

nothing = { "" }
sentence = { CAPITAL($text) }.
and-so = { $text } { JOIN($parts, " ") }
all-of = { JOIN($parts, ", ", ", a ") }
each-of = { JOIN($parts, "; ") }
clauses =
    { COUNT($parts) ->
        [2] { JOIN($parts, ", a ") }
       *[other] { JOIN($parts, "; ") }
    }
found = { CAPITAL($head) }. { CAPITAL($why) }. Zatem { $so }.
candidates = { $cell } ({ JOIN($digits, "") })
candidates-left = { $cell } (już tylko { JOIN($digits, "") })
cells = { $cells }

## What follows

is =
    w { $cells } { COUNT($digits) ->
        [one] jest
       *[other] może być tylko
    } { OR($digits) }
is-not =
    w { $cells } { COUNT($digits) ->
        [one] odpada
       *[other] odpadają
    } { $digits }
keeps-ways = w każdym z tych pól zostają tylko cyfry, które ma ono w tych układach
goes-from =
    ta cyfra odpada w { $count } { $count ->
        [one] polu
       *[other] polach
    }
others-are-not =
    w pozostałych polach { HOUSE($house, case: "gen") } { COUNT($digits) ->
        [one] odpada
       *[other] odpadają
    } { $digits }
is-and-is-not =
    w { $cells } jest { OR($digits) }, a { $gone } { COUNT($gone) ->
        [one] odpada
       *[other] odpadają
    }
has-not = w { $cells } nie ma już { JOIN($digits, ", ", " ani ") }
is-not-leaving =
    w { $cells } { COUNT($gone) ->
        [one] odpada
       *[other] odpadają
    } { $gone }, a { COUNT($digits) ->
        [one] zostaje
       *[other] zostają
    } { $digits }

## Why a digit is not in cells

sees =
    { $digit } w { $sources } { COUNT($sources) ->
        [one] blokuje
       *[other] blokują
    } { COUNT($cells) ->
        [one] pole
       *[other] pola
    } { $cells }
sees-others =
    { $digit } w { $sources } { COUNT($sources) ->
        [one] blokuje
       *[other] blokują
    } pozostałe puste pola
has-none-left = w { $cells } nie ma już { $digit }
others-have-none-left = w pozostałych pustych polach nie ma już { $digit }
is-in-house =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } { COUNT($digits) ->
        [one] jest
       *[other] są
    } już w { HOUSE($house, case: "loc") }
is-not-there =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } { COUNT($digits) ->
        [one] odpadła
       *[other] odpadły
    } tam już wcześniej
are-consecutive =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } { COUNT($digits) ->
        [one] różni
       *[other] różnią
    } się od { $digit } o jeden
are-half =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } to połowa { $digit }
are-double =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } to dwukrotność { $digit }
are-same =
    { COUNT($digits) ->
        [one] cyfra
       *[other] cyfry
    } { $digits } to to samo co { $digit }
would-be-taken = cyfra { $digit } byłaby zajęta

## Singles

last-cell = Ostatnim pustym polem { HOUSE($house, case: "gen") } jest { $cell }. W pozostałych stoją { $digits }, więc w { $cell } jest { $digit }.
hidden-single = W { HOUSE($house, case: "loc") } cyfra { $digit } może stać tylko w { $cell }. { CAPITAL(JOIN($parts, ", a ")) }.
naked-single = { CAPITAL(JOIN($parts, "; ")) }. Zatem dla { $cell } zostaje tylko { $digit }.
dot-leaves =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka od strony { $cell }, gdzie jest { $digit }, zostawia { OR($digits) }

## Houses

intersection-both = W { HOUSE($house, case: "loc") } cyfra { $digit } może stać tylko w { OR($cells) }, a oba te pola leżą w { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", a ")) }. Zatem { $so }.
intersection-all = W { HOUSE($house, case: "loc") } cyfra { $digit } może stać tylko w { OR($cells) }, a wszystkie te pola leżą w { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", a ")) }. Zatem { $so }.
naked-pair = W { HOUSE($house, case: "loc") } pola { $cells } mają do podziału tylko { $digits }. Zabiorą obie te cyfry, więc { $so }.
naked-triple = W { HOUSE($house, case: "loc") } pola { $cells } mają do podziału tylko { $digits }. Zabiorą wszystkie trzy, więc { $so }.
hidden-set = W { HOUSE($house, case: "loc") } cyfry { $digits } mogą stać tylko w { $cells }: { $why }. W { $cells } nie zmieści się nic innego, więc { $so }.
others-have-none-of-them = w pozostałych pustych polach nie ma żadnej z nich
has-none-of-them = w { $cells } nie ma żadnej z nich
x-wing-rows = W wierszach { $lines } cyfra { $digit } może stać tylko w kolumnach { $across }, czyli w { $cells }. W tych dwóch wierszach trafi do różnych kolumn, więc w żadnym innym polu kolumn { $across } nie może być { $digit }: { $so }.
x-wing-columns = W kolumnach { $lines } cyfra { $digit } może stać tylko w wierszach { $across }, czyli w { $cells }. W tych dwóch kolumnach trafi do różnych wierszy, więc w żadnym innym polu wierszy { $across } nie może być { $digit }: { $so }.
swordfish-rows = W wierszach { $lines } cyfra { $digit } może stać tylko w kolumnach { $across }, czyli w { $cells }. W tych trzech wierszach trafi do różnych kolumn, więc w żadnym innym polu kolumn { $across } nie może być { $digit }: { $so }.
swordfish-columns = W kolumnach { $lines } cyfra { $digit } może stać tylko w wierszach { $across }, czyli w { $cells }. W tych trzech kolumnach trafi do różnych wierszy, więc w żadnym innym polu wierszy { $across } nie może być { $digit }: { $so }.
xy-wing = W { $cell } może być tylko { OR($digits) }. Jeśli jest tam { OR($first) }, to w { $one } jest { $digit }; jeśli { OR($second) }, to w { $other } jest { $digit }. W jednym z tych dwóch pól jest { $digit }, więc nie ma jej w żadnym polu, które widzi oba: { $so }.

## Dots and gaps

dot-from-digit-white =
    Biała kropka łączy { $cell }, gdzie jest { $digit }, z { $other }. Tylko { $digits } { COUNT($digits) ->
        [one] różni
       *[other] różnią
    } się od { $digit } o jeden, więc { $so }.
dot-from-digit-white-less =
    Biała kropka łączy { $cell }, gdzie jest { $digit }, z { $other }. Tylko { $digits } { COUNT($digits) ->
        [one] różni
       *[other] różnią
    } się od { $digit } o jeden. { CAPITAL(JOIN($parts, ", ", ", a ")) }, więc { $so }.
dot-from-digit-black = Czarna kropka łączy { $cell }, gdzie jest { $digit }, z { $other }. Tylko { $digits } to połowa lub dwukrotność { $digit }, więc { $so }.
dot-from-digit-black-less = Czarna kropka łączy { $cell }, gdzie jest { $digit }, z { $other }. Tylko { $digits } to połowa lub dwukrotność { $digit }. { CAPITAL(JOIN($parts, ", ", ", a ")) }, więc { $so }.
dots-from-digit-white =
    { COUNT($cells) ->
        [one] biała kropka łączy
       *[other] białe kropki łączą
    } { $cell }, gdzie jest { $digit }, z { $cells }: tylko { $digits } { COUNT($digits) ->
        [one] różni
       *[other] różnią
    } się od { $digit } o jeden
dots-from-digit-black =
    { COUNT($cells) ->
        [one] czarna kropka łączy
       *[other] czarne kropki łączą
    } { $cell }, gdzie jest { $digit }, z { $cells }: tylko { $digits } to połowa lub dwukrotność { $digit }
gap-from-digit = Między { $cell }, gdzie jest { $digit }, a { $other } nie ma kropki. { CAPITAL(JOIN($parts, ", ", ", a ")) }, więc { $so }.
gaps-from-digit =
    między { $cell }, gdzie jest { $digit }, a { $cells } nie ma { COUNT($cells) ->
        [one] kropki
       *[other] kropek
    }: { JOIN($parts, ", ", ", a ") }
dot-digits =
    Przy { $cell } jest { $colour ->
        [white] biała
       *[black] czarna
    } kropka. Połowa { COUNT($digits) ->
        [one] cyfry { $digits }
       *[other] każdej z cyfr { $digits }
    } nie jest liczbą całkowitą, a dwukrotność przekracza { $size }. Zatem { $so }.
dots-digits =
    Przy { $cells } są czarne kropki. Połowa { COUNT($digits) ->
        [one] cyfry { $digits }
       *[other] każdej z cyfr { $digits }
    } nie jest liczbą całkowitą, a dwukrotność przekracza { $size }. Zatem w każdym z tych pól { COUNT($digits) ->
        [one] odpada
       *[other] odpadają
    } { $digits }.
dot-pair =
    { $colour ->
        [white] Biała
       *[black] Czarna
    } kropka łączy { $cell } z { $other }. { CAPITAL($why) }. Zatem { $so }.
dot-pair-needs = w { $other } { JOIN($parts, ", ", ", a ") } w { $cell }
dot-pair-goes = pary przy tej kropce: { JOIN($parts, ", ") }
would-need = cyfra { $digit } wymagałaby { OR($digits) }
fits-none = cyfra { $digit } nie pasuje do żadnej cyfry
goes-with =
    do { $digit } { COUNT($digits) ->
        [one] pasuje
       *[other] pasują
    } { $digits }
touch-no-dot =
    { COUNT($digits) ->
        [one] cyfra { $digits } nie może
       *[other] cyfry { $digits } nie mogą
    } stać przy { $colour ->
        [white] białej
       *[black] czarnej
    } kropce
gap-pair = Między { $cell } a { $other } nie ma kropki. { CAPITAL($why) }. Zatem { $so }.
gap-pair-several =
    Między { $cell } a { $other } nie ma kropki. Bez niej { COUNT($digits) ->
        [one] cyfra { $digits } nie pasuje
       *[other] cyfry { $digits } nie pasują
    } { $none }. Zatem { $so }.
gap-pair-leaves = cyfra { $digit } w { $other } nic by nie zostawiła dla { $cell }: { JOIN($parts, ", ", ", a ") }
neither-of = ani do { JOIN($digits, ", ani do ") }
none-of =
    { COUNT($digits) ->
        [one] do { $digits }
       *[other] do żadnej z cyfr { $digits }
    }
told-together = { CAPITAL(JOIN($parts, "; ")) }. Zatem { $so }.
dot-contains =
    { $colour ->
        [white] Biała
       *[black] Czarna
    } kropka łączy { $cell } z { $other }, a w jednym z tych pól jest { $digit }: { $why }. W żadnym innym polu, które widzi oba, nie może być { $digit }: { $so }.
only-ways =
    { COUNT($ways) ->
        [one] jedyny możliwy układ
       *[other] jedyne możliwe układy
    } to { AND($ways, comma: "never") }
no-two-together = bez { $digit } żadne dwie cyfry tych pól do siebie nie pasują
no-partner =
    W { HOUSE($house, case: "loc") } każde pole oprócz { $cells } { $rest }. { COUNT($digits) ->
        [one] Cyfra { $digits } nie może stać przy czarnej kropce, więc stoi
       *[other] Cyfry { $digits } nie mogą stać przy czarnej kropce, więc stoją
    } właśnie tam: { $so }.
no-partner-one =
    W { HOUSE($house, case: "loc") } każde pole oprócz { $cells } { $rest }. { COUNT($digits) ->
        [one] Cyfra { $digits } nie może
       *[other] Cyfry { $digits } nie mogą
    } stać przy czarnej kropce, więc { $so }.
touches-black = leży przy czarnej kropce
filled-or-touches-black = jest wypełnione lub leży przy czarnej kropce
against = W { HOUSE($house, case: "loc") } cyfra { $digit } może stać tylko w { OR($cells) }: { JOIN($parts, ", ", ", a ") }. { CAPITAL($why) }. Zatem { $so }.
against-below = W { HOUSE($house, case: "loc") } cyfra { $digit } może stać tylko w { OR($cells) }. { CAPITAL($why) }. Zatem { $so }.
against-leaves-nothing =
    gdyby w { $other } była { $digit }, { $colour ->
        [white] biała
       *[black] czarna
    } kropka nic by nie zostawiła dla { $cell }
against-either =
    jeśli w { $other } jest { $digit }, to { $colour ->
        [white] biała
       *[black] czarna
    } kropka wymusza { OR($digits) } w { $cell }; jeśli nie, to w { $cell } jest { $digit }
against-neither = gdyby w { $cell } była { OR($digits) }, cyfra { $digit } nie mogłaby stać w żadnym z tych dwóch pól: { JOIN($parts, "; ") }
against-none = gdyby w { $cell } była { OR($digits) }, cyfra { $digit } nie mogłaby stać w żadnym z tych pól: { JOIN($parts, "; ") }
not-in-taken = pole { $cell } byłoby zajęte
see-cell =
    { $cells } { COUNT($cells) ->
        [one] widzi
       *[other] widzą
    } { $cell }
no-dot-to =
    { COUNT($cells) ->
        [one] pole { $cells } nie ma
       *[other] pola { $cells } nie mają
    } kropki od strony { $cell }, a { JOIN($parts, ", ") }
dot-does-not-join =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka od strony { $cell } nie łączy { COUNT($digits) ->
        [one] { $digits }
       *[other] ani { JOIN($digits, ", ani ") }
    } z { $digit }

## Cells that are filled together

dots-join =
    { $colours ->
        [white] białe kropki
        [black] czarne kropki
       *[white-black] białe i czarne kropki
    } łączą { $cells }{ JOIN($beside, "") }
dots-join-middle =
    { $colours ->
        [white] białe kropki
        [black] czarne kropki
       *[white-black] białe i czarne kropki
    } łączą { $cells }{ JOIN($beside, "") }, więc pośrodku, w { $middle }, jest { OR($digits) }
white-run =
    { $colours ->
        [white] białe kropki
        [black] czarne kropki
       *[white-black] białe i czarne kropki
    } łączą { $cells } w { HOUSE($house, case: "loc") }{ JOIN($beside, "") }, więc cyfry idą po kolei, rosnąco lub malejąco
black-run =
    { $colours ->
        [white] białe kropki
        [black] czarne kropki
       *[white-black] białe i czarne kropki
    } łączą { $cells } w { HOUSE($house, case: "loc") }{ JOIN($beside, "") }, więc cyfry podwajają się w jedną lub w drugą stronę
and-a-dot-joins =
    , a { $colour ->
        [white] biała
       *[black] czarna
    } kropka łączy też { $cells }
groups-join = w { HOUSE($house, case: "loc") } kropki łączą { JOIN($groups, " oraz ") }
fill-square =
    wypełnij kwadrat { $cells }, uwzględniając { COUNT($dots) ->
        [one] kropkę
       *[other] kropki
    }
fill-square-both =
    wypełnij kwadrat { $cells }, uwzględniając { COUNT($dots) ->
        [one] kropkę
       *[other] kropki
    } i { COUNT($gaps) ->
        [one] miejsce
       *[other] miejsca
    } bez kropki
fill = wypełnij { HOUSE($house, case: "acc") }
fill-dots = wypełnij { HOUSE($house, case: "acc") }, uwzględniając kropki
fill-gaps = wypełnij { HOUSE($house, case: "acc") }, uwzględniając miejsca bez kropki
fill-both = wypełnij { HOUSE($house, case: "acc") }, uwzględniając kropki i miejsca bez kropki
their-ways =
    { COUNT($ways) ->
        [one] jedyny możliwy układ
       *[other] jedyne możliwe układy
    } to { AND($ways, comma: "never") }
their-ways-as =
    { COUNT($ways) ->
        [one] jedyny możliwy układ
       *[other] jedyne możliwe układy
    } to { AND($ways, comma: "never") }, bo { JOIN($parts, ", ", ", a ") }
its-ways =
    { COUNT($ways) ->
        [one] jedyny możliwy układ
       *[other] jedyne możliwe układy
    } to { AND($ways, comma: "never") }
its-ways-as =
    { COUNT($ways) ->
        [one] jedyny możliwy układ
       *[other] jedyne możliwe układy
    } to { AND($ways, comma: "never") }, bo { JOIN($parts, ", ", ", a ") }
together-ways =
    { COUNT($ways) ->
        [one] jedyny możliwy wspólny układ
       *[other] jedyne możliwe wspólne układy
    } to { AND($ways, comma: "never") }
together-ways-as =
    { COUNT($ways) ->
        [one] jedyny możliwy wspólny układ
       *[other] jedyne możliwe wspólne układy
    } to { AND($ways, comma: "never") }, bo { JOIN($parts, ", ", ", a ") }
no-way = { CAPITAL($head) }. Nie pasują tam żadne cyfry.
no-way-as = { CAPITAL($head) }. Nie pasują tam żadne cyfry, bo { JOIN($parts, ", ", ", a ") }.
no-way-back = { CAPITAL($head) }. Nie mogą wrócić do początku, więc nie pasują tam żadne cyfry.
way-with = { JOIN($ways, " z ") }
each-way-uses =
    { $text }; w każdym układzie { COUNT($digits) ->
        [one] jest
       *[other] są
    } { $digits }
the-way-uses =
    { $text }; { COUNT($digits) ->
        [one] jest
       *[other] są
    } w nim { $digits }
no-dot-joins =
    { COUNT($pairs) ->
        [one] pary { $pairs } nie łączy kropka
       *[other] par { AND($pairs, comma: "never") } nie łączą kropki
    }
a-dot-joins =
    parę { $pair } łączy { $colour ->
        [white] biała
       *[black] czarna
    } kropka
contains-any = { CAPITAL($head) }. Bez { JOIN($digits, " lub bez ") } nie pasują tam żadne cyfry. Zatem { $so }.
contains-each =
    { CAPITAL($head) }. { CAPITAL($why) }. W każdym { COUNT($digits) ->
        [one] jest { $digits }
       *[other] są { $digits }
    }, więc { $who } nie może być { COUNT($digits) ->
        [one] { $digits }
       *[other] ani { JOIN($digits, ", ani ") }
    }: { $so }.
contains-the-one =
    { CAPITAL($head) }. { CAPITAL($why) }. { COUNT($digits) ->
        [one] Jest w nim { $digits }
       *[other] Są w nim { $digits }
    }, więc { $who } nie może być { COUNT($digits) ->
        [one] { $digits }
       *[other] ani { JOIN($digits, ", ani ") }
    }: { $so }.
no-other-of-house = w żadnym innym polu { HOUSE($house, case: "gen") }
no-other-seeing = w żadnym innym polu, które widzi { $cells },
none-seeing-2 = w żadnym polu, które widzi oba,
none-seeing-3 = w żadnym polu, które widzi wszystkie trzy,
none-seeing-4 = w żadnym polu, które widzi wszystkie cztery,
none-seeing-5 = w żadnym polu, które widzi wszystkie pięć,
none-seeing-6 = w żadnym polu, które widzi wszystkie sześć,
count-neither = gdyby w { $cell } była { OR($digits) }, cyfry nie mogłyby iść ani rosnąco, ani malejąco
counts-both = gdyby w { $cell } była { $digit }, byłoby tam { OR($ways, comma: "never") }, ale { JOIN($parts, ", ", ", a ") }
counts-one = gdyby w { $cell } była { $digit }, mogłoby tam być tylko { OR($ways, comma: "never") }, ale { JOIN($parts, ", ", ", a ") }
try-it = spróbuj: { $text }
each-below = rozważ po kolei każdy przypadek
digits-in-any = { JOIN($digits, ", ", " ani ") } w { JOIN($cells, ", w ", " ani w ") }
no-way-has = w żadnym układzie tych pól nie ma { JOIN($cases, ", ", " ani też ") }
every-way-uses =
    w każdym układzie tych pól { COUNT($digits) ->
        [one] jest
       *[other] są
    } { $digits }
reasons-below = skreślonych cyfr nie ma w żadnym układzie tych pól
ways-below = te pola mają tylko kilka możliwych układów
no-other-ways = innych układów nie ma, bo { JOIN($parts, ", ", ", a ") }
so-left = { $text }; zatem { $so }

## Why digits fail in such cells

fails-known =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } nie pasuje
       *[other] cyfry { $digits } w { OR($cells) } nie pasują
    } do { $known } w { $cell } po drugiej stronie { $colour ->
        [white] białej
       *[black] czarnej
    } kropki
fails-lone =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } nie ma
       *[other] cyfry { $digits } w { OR($cells) } nie mają
    } ani połowy, ani dwukrotności
fails-unfit =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } nie pasuje
       *[other] cyfry { $digits } w { OR($cells) } nie pasują
    } do niczego w { $cell } po drugiej stronie { $colour ->
        [white] białej
       *[black] czarnej
    } kropki
fails-both =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } wymagałaby
       *[other] cyfry { $digits } w { OR($cells) } wymagałyby
    } { OR($needed) } zarówno w { $cell }, jak i w { $other }
fails-next-lone =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } wymagałaby
       *[other] cyfry { $digits } w { OR($cells) } wymagałyby
    } { OR($needed) } w { $other }, a { COUNT($needed) ->
        [one] ta nie może
       *[other] te nie mogą
    } stać przy czarnej kropce
fails-next-unfit =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } wymagałaby
       *[other] cyfry { $digits } w { OR($cells) } wymagałyby
    } { OR($needed) } w { $other }, a { COUNT($needed) ->
        [one] ta nie pasuje
       *[other] te nie pasują
    } do niczego w { $cell } po drugiej stronie { $colour ->
        [white] białej
       *[black] czarnej
    } kropki
fails-again =
    { COUNT($digits) ->
        [one] cyfra { $digits } w { OR($cells) } wymagałaby
       *[other] cyfry { $digits } w { OR($cells) } wymagałyby
    } { OR($needed) } w { $cell } i znów { $again } w { $other }
trying-cells = wynika to z prób: w żadnym układzie tych pól nie ma { JOIN($cases, ", ", " ani też ") }
trying-house = wynika to z prób: w żadnym układzie { HOUSE($house, case: "gen") } nie ma { JOIN($cases, ", ", " ani też ") }
digits-in = { JOIN($digits, ", ", " ani ") } w { $cell }
if-then = gdyby w { $cell } była { $digit }, to { JOIN($steps, "; wtedy ") }
if-brief = gdyby w { $cell } była { $digit }, to { JOIN($steps, ", ", ", a ") }
if-brief-cases = gdyby w { $cell } była { $digit }, to { JOIN($steps, ", ", ", a ") }; każda z tych możliwości prowadzi do sprzeczności
case = gdyby w { $cell } była { OR($digits) }, to { $text }
case-digits = gdyby to była { OR($digits) }, { $text }
case-cell = gdyby stała w { $cell }, to { $text }
then = { JOIN($steps, ", a wtedy ") }
then-cases = { JOIN($steps, ", a wtedy ") }: { JOIN($cases, "; ") }
and-be = w { $cell } – { OR($digits) }
would-be = w { $cell } byłaby { OR($digits) }
would-be-by = w { $cell } byłaby { OR($digits) } ({ AND($dots, comma: "never") })
would-be-as = w { $cell } byłaby { OR($digits) }, bo { JOIN($parts, ", ", ", a ") }
would-be-by-as = w { $cell } byłaby { OR($digits) } ({ AND($dots, comma: "never") }), bo { JOIN($parts, ", ", ", a ") }
could-only-go = cyfra { $digit } mogłaby stać tylko w { OR($cells) }
could-only-go-as = cyfra { $digit } mogłaby stać tylko w { OR($cells) }, bo { JOIN($parts, ", ", ", a ") }
no-place = w { HOUSE($house, case: "loc") } nie byłoby miejsca na { $digit }
no-place-as = w { HOUSE($house, case: "loc") } nie byłoby miejsca na { $digit }, bo { JOIN($parts, ", ", ", a ") }
could-only-be = w { $cells } mogłoby być tylko { OR($ways, comma: "never") }
go-apart = { $first }, a { $second }: żadne dwa z tych układów do siebie nie pasują
ways-apart = żaden układ { $first } nie pasowałby do żadnego układu { $second }
nothing-left = dla { $cell } nic by nie zostało
no-digit-as = dla { $cell } nie zostałaby żadna cyfra, bo { JOIN($parts, ", ", ", a ") }
has-to-be = w { $cell } musiałaby być { OR($digits) } ({ AND($dots, comma: "never") }), ale { JOIN($parts, ", ", ", a ") }
finds-no-partner = w { $cell } nie byłoby ani połowy, ani dwukrotności, której wymaga { $dot }
needs-in-vain = w { $cell } trzeba by { AND($parts, comma: "never") }, a tego być tam nie może
needs-no-both = w { $cell } trzeba by { AND($parts, comma: "never") }: żadna z cyfr tego pola nie spełnia obu warunków
needs-never-both = w { $cell } trzeba by { AND($parts, comma: "never") }: tego nie da się pogodzić
need-for = { $need } ({ $dot })
digits-or = { OR($digits) }
half-or-double = połowy lub dwukrotności { $digit }
the-dot-to =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka od strony { $cell }
dot-needs = { $dot } wymaga { $need } w { $cell }
dots-need =
    { $colour ->
        [white] białe
       *[black] czarne
    } kropki od strony { $cell } wymagają { $need } w { $cells }
takes = { $cell } zabiera { OR($digits) }
takes-all = { $cell } zabiera { $digits }
are-taken =
    { COUNT($cells) ->
        [one] pole { $cells } byłoby zajęte
       *[other] pola { $cells } byłyby zajęte
    }
missing-rules-out = brak kropki od strony { $cell } wyklucza { $digits }
missing-rule-out-there =
    { COUNT($cells) ->
        [one] brak kropki
       *[other] brak kropek
    } między { $cell } a { $cells } wyklucza ją w { $cells }

## Suppositions

what-if = Gdyby w { $cell } była { $digit }, to { JOIN($links, "; ") }. Zatem { $so }.
what-if-brief = Gdyby w { $cell } była { $digit }, to { JOIN($steps, ", ", ", a ") }. { CAPITAL($end) }. Zatem { $so }.
what-if-try = Spróbuj: gdyby w { $cell } była { $digit }, to { JOIN($steps, ", ", ", a ") }. { CAPITAL($end) }. Zatem { $so }.
what-if-links =
    Gdyby w { $cell } była { $digit }, { $count ->
        [one] wynikłby z tego { $count } wniosek
        [few] wynikłyby z tego { $count } wnioski
       *[other] wynikłoby z tego { $count } wniosków
    }. { CAPITAL($end) }. Zatem { $so }.
more-follow =
    { $count ->
        [one] z tego wynikłaby jeszcze { $count } cyfra
        [few] z tego wynikłyby jeszcze { $count } cyfry
       *[other] z tego wynikłoby jeszcze { $count } cyfr
    }
suppose = załóżmy, że w { $cell } jest { $digit }
would-not-be =
    w { $cell } { COUNT($digits) ->
        [one] odpadłaby
       *[other] odpadłyby
    } { $digits }
would-not-be-as =
    w { $cell } { COUNT($digits) ->
        [one] odpadłaby
       *[other] odpadłyby
    } { $digits }, bo { JOIN($parts, ", ", ", a ") }
then-only-place = w { HOUSE($house, case: "loc") } cyfra { $digit } mogłaby wtedy stać tylko w { $cell }
then-only-place-as = w { HOUSE($house, case: "loc") } cyfra { $digit } mogłaby wtedy stać tylko w { $cell }, bo { JOIN($parts, ", ", ", a ") }
cell-sees-cells = { $cell } widzi { $cells }
gap-beside = { $cell }, pole obok bez kropki, wyklucza ją w { $cells }
dot-between =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka między { $cell } a { $cells } wyklucza ją w { $cells }
missing-between = brak kropki między { $cell } a { $cells } wyklucza ją w { $cells }
not-any-more = w { $cells } nie ma już { $digit }
then-no-place = wtedy w { HOUSE($house, case: "loc") } nie byłoby miejsca na { $digit }
then-no-place-as = wtedy w { HOUSE($house, case: "loc") } nie byłoby miejsca na { $digit }, bo { JOIN($parts, ", ", ", a ") }
not-at-once = ale w { $cell } nie mogą stać naraz { $digits }
then-no-digit = wtedy dla { $cell } nie zostałaby żadna cyfra
then-no-digit-as = wtedy dla { $cell } nie zostałaby żadna cyfra, bo { JOIN($parts, ", ", ", a ") }
then-has-to-be = wtedy w { $cell } musiałaby być { OR($digits) }, ale { JOIN($parts, ", ", ", a ") }
gap-beside-it = { $cell }, pole obok bez kropki, wyklucza { $digits }
dot-to-rules-out =
    { $colour ->
        [white] biała
       *[black] czarna
    } kropka od strony { $cell } wyklucza { $digits }
