### What the teacher says of a puzzle, in Russian. The ids and the names of arguments are those of languages/en/teacher.ftl.
###
### Cases of -house: nom, gen, loc (after "в"), acc; always name one. Every $dot is in the nominative and begins its clause.
### A supposition is "если в r1c1 поставить 5, то …" with what follows in the future; a wrong digit "стоит" already.
### A bare name of a cell is feminine (клетка), a bare digit as well (цифра); what needs more cases says the noun.

-and = и
-or = или
-none = нет
## What comes before the last word of a list whose items are lists themselves
-apart = ,
-house =
    { $kind ->
        [row] { $case ->
            [gen] строки
            [loc] строке
            [acc] строку
           *[nom] строка
        }
        [column] { $case ->
            [gen] столбца
            [loc] столбце
            [acc] столбец
           *[nom] столбец
        }
       *[box] { $case ->
            [gen] блока
            [loc] блоке
            [acc] блок
           *[nom] блок
        }
    } { $number }

## A position that is not right

wrong-digits =
    { COUNT($cells) ->
        [one] Неверная цифра
       *[other] Неверные цифры
    } в { $cells }.
lost-marks =
    { COUNT($cells) ->
        [one] Из пометок в { $cells } пропала верная цифра.
       *[other] Из пометок в { $cells } пропали верные цифры.
    }
right-until = Первая неверная цифра — { $digit } в { $cell }.
wrong-house = В { HOUSE($house, case: "loc") } две цифры { $digit }: в { $other } и { $cell }. Неверна та, что в { $cell }.
wrong-white = Если в { $cell } стоит { $digit }, то белая точка на границе с { $other } соединяет { $digit } и { $known }, а они отличаются не на единицу.
wrong-black = Если в { $cell } стоит { $digit }, то чёрная точка на границе с { $other } соединяет { $digit } и { $known }, а ни одна из этих цифр не вдвое больше другой.
wrong-gap = Если в { $cell } стоит { $digit }, то на границе с { $other }, где стоит { $known }, должна быть точка. Её там нет.
wrong-no-digit = Если в { $cell } стоит { $digit }, то для { $other } не останется ни одной цифры: { JOIN($parts, "; ") }.
wrong-no-place = Если в { $cell } стоит { $digit }, то в { HOUSE($house, case: "loc") } не останется места для цифры { $missing }: { JOIN($parts, ", ", ", а ") }.
wrong-between-white = Если в { $cell } стоит { $digit }, то белая точка между { $cells } соединит { $digits }.
wrong-between-black = Если в { $cell } стоит { $digit }, то чёрная точка между { $cells } соединит { $digits }.
wrong-between-gap = Если в { $cell } стоит { $digit }, то в { $cells } окажутся { $digits }, а точки между ними нет.
wrong-by-trying = Цифра { $digit } в { $cell } неверна. Короткой цепочкой шагов этого не показать: ошибка видна только при переборе.

## Clues that contradict each other

clash-house = В { HOUSE($house, case: "loc") } две цифры { $digit }: в { $cells }.
clash-no-digit = Для { $other } не остаётся ни одной цифры: { JOIN($parts, "; ") }.
clash-no-place = В { HOUSE($house, case: "loc") } не остаётся места для цифры { $missing }: { JOIN($parts, ", ", ", а ") }.
clash-between-white = Белая точка между { $cells } соединила бы { $digits }.
clash-between-black = Чёрная точка между { $cells } соединила бы { $digits }.
clash-between-gap = В { $cells } оказались бы { $digits }, а точки между ними нет.

## Parts of these

rules-out-seen = эта клетка видит { $digits }
rules-out-dot =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell }, где стоит { $digit }, исключает { $digits }
rules-out-gap = отсутствие точки на границе с { $cell }, где стоит { $digit }, исключает { $digits }
rules-out-steps = предыдущие шаги исключили { $digits }
rules-out-all = предыдущие шаги исключили все цифры
keeps-out-seen =
    { COUNT($sources) ->
        [one] цифра { $digit } в { $sources } закрывает
       *[other] цифры { $digit } в { $sources } закрывают
    } { $cells }
keeps-out-filled = остальные клетки заполнены
keeps-out-steps = в { $cells } цифра { $digit } уже исключена

## A step

so-digit = Значит, в { $cell } стоит { $digit }.
marked-only = Учитывается только то, что здесь отмечено.

## Why

far-one = На пути к { $cell } сначала нужно найти ещё одну цифру.
far-steps = Других цифр сначала находить не нужно, но путь к { $cell } состоит из многих шагов.
far =
    На пути к { $cell } сначала нужно найти ещё { $count } { $count ->
        [one] цифру
        [few] цифры
       *[other] цифр
    }.

## A step: what is said of any

nothing = { "" }
sentence = { CAPITAL($text) }.
and-so = { $text } { JOIN($parts, " ") }
all-of = { JOIN($parts, ", ", ", а ") }
each-of = { JOIN($parts, "; ") }
clauses = { $parts }
found = { CAPITAL($head) }. { CAPITAL($why) }. Значит, { $so }.
candidates = { $cell } ({ JOIN($digits, "") })
candidates-left = { $cell } (теперь { JOIN($digits, "") })
cells = { $cells }

## What follows

is =
    в { $cells } { COUNT($digits) ->
        [one] стоит
       *[other] возможны только
    } { $digits }
is-not =
    в { $cells } не может быть { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }
keeps-ways = в каждой из этих клеток остаётся только то, что стоит в ней в этих вариантах
goes-from =
    { $count ->
        [one] её теряет { $count } клетка
        [few] её теряют { $count } клетки
       *[other] её теряют { $count } клеток
    }
others-are-not =
    в остальных клетках { HOUSE($house, case: "gen") } не может быть { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }
is-and-is-not =
    в { $cells } { COUNT($digits) ->
        [one] стоит
       *[other] возможны только
    } { $digits }, а не { OR($gone) }
# the same as a reason: that the cells do not have these digits is known before
has-not =
    в { $cells } уже { COUNT($digits) ->
        [one] исключена
       *[other] исключены
    } { $digits }
is-not-leaving =
    в { $cells } не может быть { COUNT($gone) ->
        [one] { $gone }
       *[other] ни { JOIN($gone, ", ни ") }
    } — { COUNT($digits) ->
        [one] остаётся
       *[other] остаются
    } { $digits }

## Why a digit is not in cells

sees =
    { COUNT($sources) ->
        [one] цифра { $digit } в { $sources } закрывает
       *[other] цифры { $digit } в { $sources } закрывают
    } { $cells }
sees-others =
    { COUNT($sources) ->
        [one] цифра { $digit } в { $sources } закрывает
       *[other] цифры { $digit } в { $sources } закрывают
    } остальные пустые клетки
has-none-left = в { $cells } цифра { $digit } уже исключена
others-have-none-left = в остальных пустых клетках цифра { $digit } уже исключена
is-in-house =
    { COUNT($digits) ->
        [one] цифра
       *[other] цифры
    } { $digits } уже есть в { HOUSE($house, case: "loc") }
is-not-there =
    { COUNT($digits) ->
        [one] цифра { $digits } в этой клетке уже исключена
       *[other] цифры { $digits } в этой клетке уже исключены
    }
are-consecutive =
    { COUNT($digits) ->
        [one] цифра { $digits } отличается
       *[other] цифры { $digits } отличаются
    } от { $digit } на единицу
are-half =
    { COUNT($digits) ->
        [one] цифра
       *[other] цифры
    } { $digits } вдвое меньше { $digit }
are-double =
    { COUNT($digits) ->
        [one] цифра
       *[other] цифры
    } { $digits } вдвое больше { $digit }
are-same =
    { COUNT($digits) ->
        [one] цифра { $digits } совпадает
       *[other] цифры { $digits } совпадают
    } с { $digit }
would-be-taken = цифра { $digit } будет уже занята

## Singles

last-cell = { $cell } — последняя пустая клетка { HOUSE($house, case: "gen") }. В остальных стоят { $digits }, значит, в ней — { $digit }.
hidden-single = В { HOUSE($house, case: "loc") } цифра { $digit } может стоять только в { $cell }. { CAPITAL(JOIN($parts, ", ", ", а ")) }.
naked-single = { CAPITAL(JOIN($parts, "; ")) }. Значит, для { $cell } остаётся только { $digit }.
dot-leaves =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell }, где стоит { $digit }, оставляет { OR($digits) }

## Houses

intersection-both = В { HOUSE($house, case: "loc") } цифра { $digit } может стоять только в { OR($cells) }, и обе эти клетки — в { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", ", ", а ")) }. Значит, { $so }.
intersection-all = В { HOUSE($house, case: "loc") } цифра { $digit } может стоять только в { OR($cells) }, и все эти клетки — в { HOUSE($second, case: "loc") }. { CAPITAL(JOIN($parts, ", ", ", а ")) }. Значит, { $so }.
naked-pair = В { HOUSE($house, case: "loc") } у { $cells } на двоих только цифры { $digits }. Они заберут обе, поэтому { $so }.
naked-triple = В { HOUSE($house, case: "loc") } у { $cells } на троих только цифры { $digits }. Они заберут все три, поэтому { $so }.
hidden-set = В { HOUSE($house, case: "loc") } цифры { $digits } могут стоять только в { $cells }: { $why }. Ничего другого в { $cells } быть не может, поэтому { $so }.
others-have-none-of-them = в остальных пустых клетках их нет
has-none-of-them = в { $cells } их нет
x-wing-rows = В строках { $lines } цифра { $digit } может стоять только в столбцах { $across }: в { $cells }. В этих двух строках она займёт разные столбцы, поэтому из других клеток столбцов { $across } эта цифра исключается: { $so }.
x-wing-columns = В столбцах { $lines } цифра { $digit } может стоять только в строках { $across }: в { $cells }. В этих двух столбцах она займёт разные строки, поэтому из других клеток строк { $across } эта цифра исключается: { $so }.
swordfish-rows = В строках { $lines } цифра { $digit } может стоять только в столбцах { $across }: в { $cells }. В этих трёх строках она займёт разные столбцы, поэтому из других клеток столбцов { $across } эта цифра исключается: { $so }.
swordfish-columns = В столбцах { $lines } цифра { $digit } может стоять только в строках { $across }: в { $cells }. В этих трёх столбцах она займёт разные строки, поэтому из других клеток строк { $across } эта цифра исключается: { $so }.
xy-wing = В { $cell } стоит { OR($digits) }. Если там { OR($first) }, то в { $one } стоит { $digit }; если { OR($second) }, то { $digit } стоит в { $other }. В одной из этих двух клеток стоит { $digit }, поэтому { $so }.

## Dots and gaps

dot-from-digit-white =
    Белая точка соединяет { $cell }, где стоит { $digit }, с { $other }. На единицу от { $digit } { COUNT($digits) ->
        [one] отличается
       *[other] отличаются
    } только { $digits }, поэтому { $so }.
dot-from-digit-white-less =
    Белая точка соединяет { $cell }, где стоит { $digit }, с { $other }. На единицу от { $digit } { COUNT($digits) ->
        [one] отличается
       *[other] отличаются
    } только { $digits }. { CAPITAL(JOIN($parts, ", ", ", а ")) }, поэтому { $so }.
dot-from-digit-black = Чёрная точка соединяет { $cell }, где стоит { $digit }, с { $other }. Вдвое больше или вдвое меньше { $digit } только { $digits }, поэтому { $so }.
dot-from-digit-black-less = Чёрная точка соединяет { $cell }, где стоит { $digit }, с { $other }. Вдвое больше или вдвое меньше { $digit } только { $digits }. { CAPITAL(JOIN($parts, ", ", ", а ")) }, поэтому { $so }.
dots-from-digit-white =
    { COUNT($cells) ->
        [one] белая точка соединяет
       *[other] белые точки соединяют
    } { $cell }, где стоит { $digit }, с { $cells }: на единицу от { $digit } { COUNT($digits) ->
        [one] отличается
       *[other] отличаются
    } только { $digits }
dots-from-digit-black =
    { COUNT($cells) ->
        [one] чёрная точка соединяет
       *[other] чёрные точки соединяют
    } { $cell }, где стоит { $digit }, с { $cells }: вдвое больше или вдвое меньше { $digit } только { $digits }
gap-from-digit = Между { $cell }, где стоит { $digit }, и { $other } точки нет. { CAPITAL(JOIN($parts, ", ", ", а ")) }, поэтому { $so }.
gaps-from-digit =
    { $cell }, где стоит { $digit }, не соединена точкой { COUNT($cells) ->
        [one] с { $cells }
       *[other] ни с { JOIN($cells, ", ни с ") }
    }: { JOIN($parts, ", ", ", а ") }
dot-digits =
    { $cell } касается { $colour ->
        [white] белой
       *[black] чёрной
    } точки. { COUNT($digits) ->
        [one] Цифра { $digits } не делится
       *[other] Цифры { $digits } не делятся
    } пополам нацело, а вдвое большее число больше { $size }. Значит, { $so }.
dots-digits =
    { $cells } касаются чёрных точек. { COUNT($digits) ->
        [one] Цифра { $digits } не делится
       *[other] Цифры { $digits } не делятся
    } пополам нацело, а вдвое большее число больше { $size }. Значит, ни в одной из этих клеток не может быть { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }.
dot-pair =
    { $colour ->
        [white] Белая
       *[black] Чёрная
    } точка соединяет { $cell } и { $other }. { CAPITAL($why) }. Значит, { $so }.
dot-pair-needs = не для каждой цифры в { $other } есть пара в { $cell }: { JOIN($parts, ", ") }
dot-pair-goes = проверим пары через точку: { JOIN($parts, "; ") }
would-need = для { $digit } нужна { OR($digits) }
fits-none = для { $digit } пары нет
goes-with = { $digit } сочетается с { OR($digits) }
touch-no-dot =
    { COUNT($digits) ->
        [one] цифра { $digits } не касается
       *[other] цифры { $digits } не касаются
    } { $colour ->
        [white] белых
       *[black] чёрных
    } точек
gap-pair = Между { $cell } и { $other } точки нет. { CAPITAL($why) }. Значит, { $so }.
gap-pair-several =
    Между { $cell } и { $other } точки нет. Без точки { COUNT($digits) ->
        [one] цифра { $digits } не сочетается
       *[other] цифры { $digits } не сочетаются
    } { $none }. Значит, { $so }.
gap-pair-leaves = цифра { $digit } в { $other } ничего не оставит для { $cell }: { JOIN($parts, ", ", ", а ") }
neither-of = ни с { JOIN($digits, ", ни с ") }
none-of =
    { COUNT($digits) ->
        [one] с { $digits }
       *[other] ни с { JOIN($digits, ", ни с ") }
    }
told-together = { CAPITAL(JOIN($parts, "; ")) }. Значит, { $so }.
dot-contains =
    В одной из двух клеток у { $colour ->
        [white] белой
       *[black] чёрной
    } точки, { $cell } или { $other }, стоит { $digit }: { $why }. Из других клеток, которые видят обе, эта цифра исключается: { $so }.
only-ways =
    { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }
no-two-together = без { $digit } никакие два их кандидата не сочетаются
no-partner =
    В { HOUSE($house, case: "loc") } все клетки, кроме { $cells }, { $rest }. { COUNT($digits) ->
        [one] Цифра { $digits } не касается чёрных точек, поэтому она стоит
       *[other] Цифры { $digits } не касаются чёрных точек, поэтому они стоят
    } именно там: { $so }.
no-partner-one =
    В { HOUSE($house, case: "loc") } все клетки, кроме { $cells }, { $rest }. { COUNT($digits) ->
        [one] Цифра { $digits } не касается
       *[other] Цифры { $digits } не касаются
    } чёрных точек, поэтому { $so }.
touches-black = касаются чёрных точек
filled-or-touches-black = заполнены или касаются чёрных точек
against = В { HOUSE($house, case: "loc") } цифра { $digit } может стоять только в { OR($cells) }: { JOIN($parts, ", ", ", а ") }. { CAPITAL($why) }. Значит, { $so }.
against-below = В { HOUSE($house, case: "loc") } цифра { $digit } может стоять только в { OR($cells) }. { CAPITAL($why) }. Значит, { $so }.
against-leaves-nothing =
    если в { $other } поставить { $digit }, то { $colour ->
        [white] белая
       *[black] чёрная
    } точка ничего не оставит для { $cell }
against-either =
    если в { $other } стоит { $digit }, то { $colour ->
        [white] белая
       *[black] чёрная
    } точка оставляет для { $cell } только { OR($digits) }; если нет, то в { $cell } стоит { $digit }
against-neither = если в { $cell } поставить { OR($digits) }, то { $digit } не сможет стоять ни в одной из этих двух клеток: { JOIN($parts, "; ") }
against-none = если в { $cell } поставить { OR($digits) }, то { $digit } не сможет стоять ни в одной из этих клеток: { JOIN($parts, "; ") }
not-in-taken = { $cell } будет занята
see-cell =
    { $cells } { COUNT($cells) ->
        [one] видит
       *[other] видят
    } { $cell }
no-dot-to =
    { $cells } не { COUNT($cells) ->
        [one] соединена
       *[other] соединены
    } точкой с { $cell }, а { $parts }
dot-does-not-join =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell } не соединяет { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    } с { $digit }

## Cells that are filled together

dots-join =
    { $colours ->
        [white] Белые
        [black] Чёрные
       *[white-black] { COUNT($cells) ->
            [3] Белая и чёрная
           *[other] Белые и чёрные
        }
    } точки соединяют { $cells }{ JOIN($beside, "") }
dots-join-middle =
    { $colours ->
        [white] Белые
        [black] Чёрные
       *[white-black] Белая и чёрная
    } точки соединяют { $cells }{ JOIN($beside, "") }, поэтому в середине, в { $middle }, { COUNT($digits) ->
        [one] стоит
       *[other] возможны только
    } { $digits }
white-run =
    { $colours ->
        [white] Белые
        [black] Чёрные
       *[white-black] Белые и чёрные
    } точки соединяют { $cells } в { HOUSE($house, case: "loc") }{ JOIN($beside, "") }, поэтому цифры в цепочке идут подряд по возрастанию или по убыванию
black-run =
    { $colours ->
        [white] Белые
        [black] Чёрные
       *[white-black] Белые и чёрные
    } точки соединяют { $cells } в { HOUSE($house, case: "loc") }{ JOIN($beside, "") }, поэтому цифры в цепочке удваиваются в одну или в другую сторону
and-a-dot-joins =
    , и { $colour ->
        [white] белая
       *[black] чёрная
    } точка соединяет { $cells }
groups-join = в { HOUSE($house, case: "loc") } точки соединяют { JOIN($groups, ", а также ") }
fill-square =
    заполним квадрат { $cells } с учётом { COUNT($dots) ->
        [one] точки
       *[other] точек
    }
fill-square-both =
    заполним квадрат { $cells } с учётом { COUNT($dots) ->
        [one] точки и отсутствия других
       *[other] точек и их отсутствия
    }
fill = заполним { HOUSE($house, case: "acc") }
fill-dots = заполним { HOUSE($house, case: "acc") } с учётом точек
fill-gaps = заполним { HOUSE($house, case: "acc") } с учётом отсутствия точек
fill-both = заполним { HOUSE($house, case: "acc") } с учётом точек и их отсутствия
their-ways =
    { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }
their-ways-as =
    { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }, так как { JOIN($parts, ", ", ", а ") }
its-ways =
    { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }
its-ways-as =
    { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }, так как { JOIN($parts, ", ", ", а ") }
together-ways =
    вместе { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }
together-ways-as =
    вместе { COUNT($ways) ->
        [one] возможен только вариант
       *[other] возможны только варианты
    } { AND($ways, comma: "never") }, так как { JOIN($parts, ", ", ", а ") }
no-way = { CAPITAL($head) }. Никакие цифры туда не подходят.
no-way-as = { CAPITAL($head) }. Никакие цифры туда не подходят, так как { JOIN($parts, ", ", ", а ") }.
no-way-back = { CAPITAL($head) }. Вернуться к её началу они не могут, поэтому никакие цифры туда не подходят.
way-with = { JOIN($ways, " с ") }
each-way-uses = { $text }; в каждом варианте есть { $digits }
the-way-uses = { $text }; в этом варианте есть { $digits }
no-dot-joins =
    { COUNT($pairs) ->
        [one] на границе
       *[other] на границах
    } { AND($pairs, comma: "never") } точки нет
a-dot-joins =
    на границе { $pair } стоит { $colour ->
        [white] белая
       *[black] чёрная
    } точка
contains-any = { CAPITAL($head) }. Без { JOIN($digits, " или без ") } эти клетки не заполнить. Значит, { $so }.
contains-each =
    { CAPITAL($head) }. { CAPITAL($why) }. В каждом варианте есть { $digits }, поэтому { $who } { COUNT($digits) ->
        [one] эта цифра исключается
       *[other] эти цифры исключаются
    }: { $so }.
contains-the-one =
    { CAPITAL($head) }. { CAPITAL($why) }. В этом варианте есть { $digits }, поэтому { $who } { COUNT($digits) ->
        [one] эта цифра исключается
       *[other] эти цифры исключаются
    }: { $so }.
no-other-of-house = из других клеток { HOUSE($house, case: "gen") }
no-other-seeing = из других клеток, которые видят { $cells },
none-seeing-2 = из клеток, которые видят обе,
none-seeing-3 = из клеток, которые видят все три,
none-seeing-4 = из клеток, которые видят все четыре,
none-seeing-5 = из клеток, которые видят все пять,
none-seeing-6 = из клеток, которые видят все шесть,
count-neither = если в { $cell } стоит { OR($digits) }, цифры не могут идти ни по возрастанию, ни по убыванию
counts-both = если в { $cell } стоит { $digit }, получается { OR($ways, comma: "never") }, но { JOIN($parts, ", ", ", а ") }
counts-one = если в { $cell } стоит { $digit }, получается только { OR($ways, comma: "never") }, но { JOIN($parts, ", ", ", а ") }
try-it = попробуем: { $text }
each-below = рассмотрим каждый случай по очереди
digits-in-any = { OR($digits) } в { OR($cells) }
no-way-has = ни один вариант заполнения этих клеток не даёт { OR($cases, comma: "each") }
every-way-uses = в каждом варианте заполнения этих клеток есть { $digits }
reasons-below = зачёркнутых цифр нет ни в одном варианте заполнения этих клеток
ways-below = для этих клеток есть лишь несколько вариантов
no-other-ways = других вариантов нет, так как { JOIN($parts, ", ", ", а ") }
so-left = { $text } — значит, { $so }

## Why digits fail in such cells

fails-known =
    { COUNT($digits) ->
        [one] цифра { $digits } в { OR($cells) } не сочетается
       *[other] цифры { $digits } в { OR($cells) } не сочетаются
    } через { $colour ->
        [white] белую
       *[black] чёрную
    } точку с { $known } в { $cell }
fails-lone = для { $digits } в { OR($cells) } нет ни вдвое меньшей, ни вдвое большей цифры
fails-unfit =
    для { $digits } в { OR($cells) } нет пары в { $cell } через { $colour ->
        [white] белую
       *[black] чёрную
    } точку
fails-both = для { $digits } в { OR($cells) } нужна { OR($needed) } и в { $cell }, и в { $other }
fails-next-lone =
    для { $digits } в { OR($cells) } нужна { OR($needed) } в { $other }, а { COUNT($needed) ->
        [one] эта цифра не касается
       *[other] эти цифры не касаются
    } чёрных точек
fails-next-unfit =
    для { $digits } в { OR($cells) } нужна { OR($needed) } в { $other }, а для { COUNT($needed) ->
        [one] неё
       *[other] них
    } нет пары в { $cell } через { $colour ->
        [white] белую
       *[black] чёрную
    } точку
fails-again = для { $digits } в { OR($cells) } нужна { OR($needed) } в { $cell } и снова { $again } в { $other }
trying-cells = это видно из перебора: ни один вариант заполнения этих клеток не даёт { OR($cases, comma: "each") }
trying-house = это видно из перебора: ни один вариант заполнения { HOUSE($house, case: "gen") } не даёт { OR($cases, comma: "each") }
digits-in = { OR($digits) } в { $cell }
if-then = если в { $cell } поставить { $digit }, то { JOIN($steps, ", затем ") }
if-brief = если в { $cell } поставить { $digit }, то { AND($steps, comma: "never") }
if-brief-cases = если в { $cell } поставить { $digit }, то { AND($steps, comma: "never") }, и ни один из этих случаев не подходит
case = если в { $cell } поставить { OR($digits) }, то { $text }
case-digits = если { OR($digits) }, то { $text }
case-cell = если в { $cell }, то { $text }
then = { JOIN($steps, ", затем ") }
then-cases = { JOIN($steps, ", затем ") }: { JOIN($cases, "; ") }
and-be = в { $cell } — { OR($digits) }
would-be =
    в { $cell } { COUNT($digits) ->
        [one] будет
       *[other] останется только
    } { OR($digits) }
would-be-by =
    { AND($dots, comma: "never") } { COUNT($dots) ->
        [one] оставит
       *[other] оставят
    } для { $cell } только { OR($digits) }
would-be-as =
    в { $cell } { COUNT($digits) ->
        [one] будет
       *[other] останется только
    } { OR($digits) }, так как { JOIN($parts, ", ", ", а ") }
would-be-by-as =
    { AND($dots, comma: "never") } { COUNT($dots) ->
        [one] оставит
       *[other] оставят
    } для { $cell } только { OR($digits) }, так как { JOIN($parts, ", ", ", а ") }
could-only-go = цифра { $digit } сможет стоять только в { OR($cells) }
could-only-go-as = цифра { $digit } сможет стоять только в { OR($cells) }, так как { JOIN($parts, ", ", ", а ") }
no-place = для цифры { $digit } не останется места в { HOUSE($house, case: "loc") }
no-place-as = для цифры { $digit } не останется места в { HOUSE($house, case: "loc") }, так как { JOIN($parts, ", ", ", а ") }
could-only-be = в { $cells } может быть только { OR($ways, comma: "never") }
go-apart = { $first }, а { $second }: никакие два из этих вариантов не сочетаются
ways-apart = ни один вариант для { $first } не будет сочетаться ни с одним вариантом для { $second }
nothing-left = для { $cell } ничего не останется
no-digit-as = для { $cell } не останется ни одной цифры, так как { JOIN($parts, ", ", ", а ") }
has-to-be =
    { AND($dots, comma: "never") } { COUNT($dots) ->
        [one] оставит
       *[other] оставят
    } для { $cell } только { OR($digits) }, но { JOIN($parts, ", ", ", а ") }
finds-no-partner = { $dot } потребует в { $cell } цифру вдвое меньше или вдвое больше, а такой нет
needs-in-vain = в { $cell } { $parts }, но этого там быть не может
needs-no-both =
    в { $cell } { JOIN($parts, ", ", ", а ") }: ни одна из цифр этой клетки не подходит { COUNT($parts) ->
        [2] обеим
       *[other] всем
    } точкам
needs-never-both =
    в { $cell } { JOIN($parts, ", ", ", а ") }: { COUNT($parts) ->
        [2] обеим точкам
       *[other] всем точкам
    } сразу не подходит ничего
need-for = { $dot } потребует { $need }
digits-or = { OR($digits) }
half-or-double = цифру вдвое меньше или вдвое больше { $digit }
the-dot-to =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell }
dot-needs = { $dot } потребует { $need } в { $cell }
dots-need =
    { $colour ->
        [white] белые
       *[black] чёрные
    } точки на границах с { $cell } потребуют { $need } в { $cells }
takes = { $cell } забирает { OR($digits) }
takes-all = { $cell } забирает { $digits }
are-taken =
    { COUNT($cells) ->
        [one] клетка { $cells } уже занята
       *[other] клетки { $cells } уже заняты
    }
missing-rules-out = отсутствие точки на границе с { $cell } исключает { $digits }
missing-rule-out-there =
    отсутствие { COUNT($cells) ->
        [one] точки на границе
       *[other] точек на границах
    } с { $cell } исключает её в { $cells }

## Suppositions

what-if = Если в { $cell } поставить { $digit }, то { JOIN($links, "; ") }. Значит, { $so }.
what-if-brief = Если в { $cell } поставить { $digit }, то { AND($steps, comma: "never") }. { CAPITAL($end) }. Значит, { $so }.
what-if-try = Попробуем: если в { $cell } поставить { $digit }, то { AND($steps, comma: "never") }. { CAPITAL($end) }. Значит, { $so }.
what-if-links =
    Если в { $cell } поставить { $digit }, то из этого последует цепочка из { $count } { $count ->
        [one] звена
       *[other] звеньев
    }. { CAPITAL($end) }. Значит, { $so }.
more-follow =
    ещё { $count } { $count ->
        [one] цифра
        [few] цифры
       *[other] цифр
    } вслед за ними
suppose = предположим, что в { $cell } стоит { $digit }
would-not-be =
    в { $cell } не будет { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }
would-not-be-as =
    в { $cell } не будет { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }, так как { JOIN($parts, ", ", ", а ") }
then-only-place = в { HOUSE($house, case: "loc") } для цифры { $digit } останется только { $cell }
then-only-place-as = в { HOUSE($house, case: "loc") } для цифры { $digit } останется только { $cell }, так как { JOIN($parts, ", ", ", а ") }
cell-sees-cells = клетка { $cell } видит { $cells }
gap-beside = клетка { $cell }, соседняя без точки, исключает её в { $cells }
dot-between =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell } исключает её в { $cells }
missing-between = отсутствие точки на границе с { $cell } исключает её в { $cells }
not-any-more = в { $cells } цифра { $digit } уже исключена
then-no-place = тогда в { HOUSE($house, case: "loc") } не останется места для цифры { $digit }
then-no-place-as = тогда в { HOUSE($house, case: "loc") } не останется места для цифры { $digit }, так как { JOIN($parts, ", ", ", а ") }
not-at-once = но в { $cell } не могут стоять сразу { $digits }
then-no-digit = тогда для { $cell } не останется ни одной цифры
then-no-digit-as = тогда для { $cell } не останется ни одной цифры, так как { JOIN($parts, ", ", ", а ") }
then-has-to-be = тогда в { $cell } должна быть { OR($digits) }, но { JOIN($parts, ", ", ", а ") }
gap-beside-it = клетка { $cell }, соседняя без точки, исключает { $digits }
dot-to-rules-out =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка на границе с { $cell } исключает { $digits }
