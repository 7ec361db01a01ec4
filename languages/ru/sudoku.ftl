### What the page of Kropki Sudoku says.
###
### Numbers, times and dates come as they are written: "4:05", "21 Nov". $cell is the name of a cell, "r3c5", which stays as it is.
### $level is the name of a level with its rating, as it stands alone: "Hard 3.0".

## web/sudoku/board/after-change.js

cells-changed =
    { $count ->
        [one] Изменена { $count } клетка
        [few] Изменены { $count } клетки
       *[other] Изменено { $count } клеток
    }

## web/sudoku/board/pad.js

# keys: why the digit of a cell is right; which clues force it
why = Почему?
clues = Условия
digit-left = { $digit }, осталось { $left }
colour-number = цвет { $digit }

## web/sudoku/board/page.js

its-link = Ссылка
browser-does-not-keep-game = Этот браузер не сохраняет вашу игру. Она есть в ссылке: добавьте её в закладки или скопируйте.
last-puzzle-is-kept = Прошлая задача сохранена.
back-to-it = Назад к ней
result = Результат
solved-in-well-done = Решено за { $time }. Отлично!
solved-well-done = Решено. Отлично!
daily-of = Задача дня, { $day }
# $dot: a picture of a dot
all-of-colour-shown = показаны все { $dot }
no-boxes = блоков нет
no-dot-neither = иначе без точки
not-all-dots-shown = показаны не все точки
kropki-daily = Kropki: задача дня, { $level }
# how many cells are empty
cells-to-go = ещё { $count }
go-on-at = Продолжить, { $time }
pause-at = Пауза, { $time }
first-steps = Первые шаги

## web/sudoku/board/print-sheets.js

solution-number = Решение { $number }
rule-of-houses = В каждой строке, каждом столбце и каждом обведённом блоке цифры от 1 до { $size } стоят по одному разу.
rule-of-lines = В каждой строке и каждом столбце цифры от 1 до { $size } стоят по одному разу.
rule-of-dots = Белая точка соединяет цифры, которые отличаются на единицу, чёрная — цифры, из которых одна вдвое больше другой; между 1 и 2 может быть любая.
all-white-dots-are-shown = Показаны все белые точки, но не все чёрные: соседние цифры без точки не отличаются на единицу, поэтому между 1 и 2 всегда есть точка.
all-black-dots-are-shown = Показаны все чёрные точки, но не все белые: из соседних цифр без точки ни одна не вдвое больше другой, поэтому между 1 и 2 всегда есть точка.
all-dots-are-shown = Показаны все точки: соседние цифры без точки не отличаются на единицу и ни одна не вдвое больше другой, поэтому между 1 и 2 всегда есть точка.
not-all-dots-are-shown = Показаны не все точки: отсутствие точки ничего не значит.

## web/sudoku/board/words.js

row-and-column = Строка { $row } столбец { $column }
given-digit = начальная { $digit }
# a cell
empty = пусто
centre-marks = в центре { $digits }
corner-marks = в углу { $digits }
# colours are numbered, too
colours = цвет { $digits }
# a digit
repeated = повторяется
wrong = неверная
tried = из пробы
breaks-a-dot-rule = нарушает правило точек
# a dot of a cell
dot-beside =
    { $colour ->
        [white] белая точка
       *[black] чёрная точка
    } { $side ->
        [right] справа
        [below] снизу
        [left] слева
       *[above] сверху
    }
# $boxes: "false" where the board has none; $dots: which are all drawn, "true" for all and "false" for none
board-name =
    Kropki, { $size } на { $size }{ $boxes ->
        [false] , без блоков
       *[true] { "" }
    }. { $dots ->
        [true] Показаны все точки
        [white] Показаны все белые точки
        [black] Показаны все чёрные точки
       *[false] Показаны не все точки
    }
## web/sudoku/board/answers.js

# digits
missing = не хватает { $digits }
missing-nothing = всё заполнено
board-has-no-boxes = На этом поле блоков нет
row = строка
column = столбец
box = блок
# the place of a cell, in what follows
in-row-and-column = строка { $row } столбец { $column }
repeated-digits-in = повторяются цифры: { $cells }
# $rule: one of the four rules below; $cells: two
rule-broken-between = { $rule }: { $cells }
# $parts: "repeated digits in …" and broken rules
conflict = Противоречие: { $parts }
# $a and $b: digits
black-dot-not-double = чёрная точка: ни одна из цифр { $a } и { $b } не вдвое больше другой
white-dot-not-consecutive = белая точка: { $a } и { $b } отличаются не на единицу
no-dot-but-twice = точки нет: { $a } и { $b } не могут стоять рядом, одна вдвое больше другой
no-dot-but-next-to = точки нет: { $a } и { $b } не могут стоять рядом, они отличаются на единицу
is-twice-in-this =
    { $house ->
        [row] { $digit } в этой строке стоит дважды
        [column] { $digit } в этом столбце стоит дважды
       *[box] { $digit } в этом блоке стоит дважды
    }

## web/sudoku/puzzle/api.js

# $time: "50 seconds"
too-many-requests = слишком много запросов; попробуйте ещё раз через { $time }
server-is-busy = сервер занят; попробуйте чуть позже
# $status: a number that names a fault
server-answered = сервер ответил { $status }
seconds =
    { $count } { $count ->
        [one] секунду
        [few] секунды
       *[other] секунд
    }
minutes =
    { $count } { $count ->
        [one] минуту
        [few] минуты
       *[other] минут
    }

## web/sudoku/puzzle/calendar.js

# a puzzle of a day
day-done = решена
done-at-another-level = решена на другом уровне
begun = начата

## web/sudoku/puzzle/paste.js

there-is-nothing-to-read = читать нечего
needs-connection-for-links = ссылки других сайтов читает сервер, поэтому нужна связь
neither-puzzle-nor-link = это не задача и не ссылка, которую здесь знают

## web/sudoku/puzzle/solution.js

has-several-solutions = У этой задачи больше одного решения.
has-no-solution = У этой задачи нет решения.

## web/sudoku/puzzle/ken.js

# The line of text that holds a puzzle, and what is wrong with it, in a clause. $expected: what comes next.
expected-but-text-ends = ожидается { $expected }, но текст кончается
expected-but-there-is = ожидается { $expected }, но стоит { $found }
fault-at-character = { $fault } (знак { $number })
expected-digit-up-to = цифра от 1 до { $size }
expected-no-dot = x там, где точка вышла бы за край поля
expected-fewer-characters =
    не больше { $count } { $count ->
        [one] знака
       *[other] знаков
    }
# $sizes: "true" for boards with boxes, "false" for those without
expected-rows =
    { $sizes ->
        [true] 4, 6 или 9 строк, а не { $count }
       *[false] от 4 до 9 строк, а не { $count }
    }
expected-row-to-end =
    конец строки { $row } после { $size } { $size ->
        [one] клетки
       *[other] клеток
    }
expected-cells-in-row = число клеток { $size } в строке { $row }, а не { $count }
expected-token = цифра, буквы от A до I, «(» или «/»
expected-bracket = скобка вида (5wk) или (xw)
expected-closed-bracket = скобка, закрытая знаком «)»
expected-in-bracket = цифра, «w», «k», «x» или «)»
expected-full-board = цифра в каждой клетке и ни одной точки

## web/sudoku/help/hints.js

help-cannot-be-loaded = Помощь не загружается. Обновите страницу и попробуйте ещё раз.

## web/sudoku/help/argument.js

back-to-the-keys = Назад к кнопкам
argument = Объяснение

## web/sudoku/help/coach.js

everything-so-far-is-right = Пока всё верно.
wrong-check-again =
    { $count ->
        [one] Неверна { $count } цифра. Проверьте ещё раз, чтобы увидеть, какая.
        [few] Неверны { $count } цифры. Проверьте ещё раз, чтобы увидеть, какие.
       *[other] Неверных цифр: { $count }. Проверьте ещё раз, чтобы их увидеть.
    }
wrong-marked-on-board =
    { $count ->
        [one] Неверна { $count } цифра: она отмечена на поле.
        [few] Неверны { $count } цифры: они отмечены на поле.
       *[other] Неверных цифр: { $count }. Они отмечены на поле.
    }
marks-have-lost = Из пометок в { JOIN($cells, ", ") } пропала верная цифра.
first-these-are-wrong =
    { COUNT($cells) ->
        [one] Сначала исправьте неверную цифру
       *[other] Сначала исправьте неверные цифры
    }: { JOIN($cells, ", ") }.

## web/sudoku/help/fault.js

why-is-not = Почему в { $cell } не может быть { $digit }
back-to-before-mistake = Назад, к положению перед ошибкой

## web/sudoku/help/helper.js

all-steps = Все шаги
reveal = Ответ
just-the-digit = Только цифра
this-cell = Эта клетка
hint-for-selected-cell = Подсказка для выделенной клетки
check-failed = Проверить не удалось: { $fault }.
not-exactly-one-solution = У этой задачи не одно-единственное решение, поэтому сверять не с чем.
select-one-empty-cell = Сначала выделите на поле одну пустую клетку.
cell-is = В { $cell } стоит { $digit }.
cell-is-given = В { $cell } начальная цифра: она напечатана.
no-explanation = Объяснения нет: { $fault }.
board-is-complete = Поле заполнено.
no-technique-helps = Ни один известный нам приём здесь не помогает.
no-hint = Подсказки нет: { $fault }.
puzzle-needs-connection = для этой задачи нужна связь с сервером
hint-without-them = Подсказка без них
page-does-not-know-solution = Страница не знает решения, поэтому не может найти ошибок.
here-everything-was-right = Здесь всё было верно. «Вернуть» восстанавливает остальное шаг за шагом.
step-by-step = Шаг за шагом

## web/sudoku/help/lead.js

# between the steps of an argument, as "if-then" has it: a long one gets a line for each step
then-comes = , затем
towards-step-of = На пути к { $cell }: шаг { $step } из { $count }
the-next-digit = Следующая цифра
look-at = Посмотрите на { HOUSE($house, case: "acc") }.
# keys, which show the idea of a step, then the step itself
idea = Идея
step = Шаг
# a key
enter-found-digits = Вписать { $digits }
take-the-step = Сделать шаг
steps-to-digit =
    { $count ->
        [1] Один шаг
        [2] Два шага
        [3] Три шага
        [4] Четыре шага
        [5] Пять шагов
        [6] Шесть шагов
        [7] Семь шагов
        [8] Восемь шагов
        [9] Девять шагов
        [10] Десять шагов
        [11] Одиннадцать шагов
        [12] Двенадцать шагов
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    } к цифре { $digit } в { HOUSE($house, case: "loc") }
why-cell = Почему { $cell }?
why-is = Почему в { $cell } стоит { $digit }?
show-the-way = Показать путь
show-the-argument = Показать объяснение
the-next-step = Следующий шаг
back-to-the-clues = Назад к условиям
step-of = Шаг { $step } из { $count }.
together-force-not-settled = Вместе это определяет цифру. Не выяснено, всё ли здесь нужно.
# the clues of a digit
that-alone-forces-it = Этого достаточно, чтобы определить цифру.
together-they-force-it = Вместе это определяет цифру, и убрать ничего нельзя.
clue-digit = { $digit } в { $cell }
# $dots: their places, "r1c1-r1c2"
clue-dots =
    { COUNT($dots) ->
        [one] точка
       *[other] точки
    } { $dots }
clue-no-dots =
    отсутствие { COUNT($places) ->
        [one] точки
       *[other] точек
    } { $places }
only-the-rules = только правила
# the name of a house after "in"
clues-in-house = { HOUSE($house, case: "loc") }
clues-in = { CAPITAL(AND($clues, comma: "never")) }, в { $houses }.
clues-alone = { CAPITAL(AND($clues, comma: "never")) }.

## web/sudoku/help/learned.js

# positions of a lesson
found-of = Найдено { $right } из { $count }
found-lesson-is-done = Найдено { $right }. Урок пройден, можно идти дальше.

## web/sudoku/help/sketch.js

# what the looks of cells mean
look-here = посмотрите сюда
gives-the-reason = здесь причина
loses-what-is-crossed-out = зачёркнутое исключается
gets-its-digit = здесь появится цифра
where-this-leads = куда это ведёт

## web/sudoku/help/tutorial.js

here-one-to-four = В каждой строке, каждом столбце и каждом обведённом блоке каждая цифра от 1 до 4 стоит один раз. Ни одной цифры не дано: хватает точек.
which-digit-in-corner = Чёрная точка соединяет цифры, из которых одна вдвое больше другой: 1 и 2 или 2 и 4. У клетки в углу две чёрные точки, и цифры в двух соседних с ней клетках разные. Какая цифра в углу?
it-is-two = Это 2, а рядом с ней 1 и 4. Какая цифра остаётся для последней клетки этого блока?
which-is-above-the-three = Белая точка соединяет цифры, которые отличаются на единицу. Такая точка есть между 3 и клеткой над ней. Какая цифра стоит над 3, и какая остаётся для последней клетки блока?
what-is-left = Нет точки — ни то ни другое. Справа от 4 точки нет: там не может быть ни 3, которая отличается на единицу, ни 2, которая вдвое меньше. Что остаётся?
always-have-a-dot = Для строки осталась одна цифра. А под 1 точки нет, значит, там не 2: между соседними 1 и 2 точка есть всегда.
the-rest-is-yours = Дальше — сами. Если не знаете, что делать, нажмите «Подсказка»: она покажет и объяснит следующий шаг.
not-this-digit = Нет, не { $digit }.
page-of = { $page } из { $count }
finish-this-little-board = Закончить это маленькое поле

## web/sudoku/help/techniques.js

# The names of techniques, as they stand alone.
name-last-cell = последняя клетка
name-dot-from-a-digit = точка у цифры
name-hidden-single-in-a-box = скрытая одиночка в блоке
name-gap-from-a-digit = цифра без точки рядом
name-naked-single = голая одиночка
name-hidden-single-in-a-line = скрытая одиночка в линии
name-black-dot-digits = цифры у чёрной точки
name-dot-pair = пара у точки
name-straight-run-of-three = прямая цепочка из трёх
name-five-seven-nine = пять-семь-девять
name-gap-pair = пара без точки
name-white-run-in-a-house = белая цепочка в одном доме
name-black-run-in-a-house = чёрная цепочка в одном доме
name-pointing-or-claiming = запертый кандидат
name-bent-run-of-three = цепочка из трёх с поворотом
name-square-of-four = квадрат из четырёх
name-naked-pair = голая пара
name-dot-pair-must-contain = обязательная цифра пары у точки
name-run-of-three-must-contain = обязательная цифра цепочки из трёх
name-hidden-pair = скрытая пара
name-two-groups-of-dots-in-a-house = две группы точек в одном доме
name-no-place-for-a-digit = нет места для цифры
name-naked-triple = голая тройка
name-run-of-four = цепочка из четырёх
name-hidden-triple = скрытая тройка
name-x-wing = X-Wing
name-long-run-or-tree = длинная цепочка или дерево
name-long-run-must-contain = обязательная цифра длинной цепочки
name-xy-wing = XY-Wing
name-swordfish = рыба-меч
name-house-with-its-dots = дом с его точками
name-short-what-if = короткое предположение
name-forcing = длинное предположение
# The idea of each in one sentence.
idea-last-cell =
    { $boxes ->
        [false] В строке или столбце
       *[true] В строке, столбце или блоке
    } осталась одна пустая клетка. В ней стоит цифра, которой там не хватает.
idea-dot-from-a-digit = Цифра на одном конце точки известна. На другом остаются только те, которые допускает точка.
idea-hidden-single-in-a-box = В блоке для цифры осталась только одна клетка.
idea-gap-from-a-digit = Рядом с известной цифрой, если точки нет, не может быть цифры, которая на единицу больше или меньше, вдвое больше или вдвое меньше.
idea-naked-single =
    { $boxes ->
        [false] Строка, столбец
       *[true] Строка, столбец, блок
    } и точки оставляют этой клетке только одну цифру.
idea-hidden-single-in-a-line = В строке или столбце для цифры осталась только одна клетка.
idea-black-dot-digits = У чёрной точки одна цифра вдвое больше другой. Цифра, которую нельзя ни поделить пополам, ни удвоить, не касается чёрных точек.
idea-dot-pair = Цифра у точки остаётся, только если на другом конце для неё есть пара.
idea-straight-run-of-three = Точки соединяют три клетки по прямой. Цифра исключается, если её там нет ни в одном варианте заполнения всех трёх.
idea-five-seven-nine =
    5, 7 и 9 не касаются чёрных точек. Если { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    } для них есть ровно три клетки, эти цифры их займут.
idea-gap-pair = Между двумя клетками точки нет. Цифра исключается, если с ней для другой клетки ничего не останется.
idea-white-run-in-a-house = Белые точки соединяют клетки одного дома в цепочку. Цифры в ней идут только по возрастанию или только по убыванию.
idea-black-run-in-a-house = Чёрные точки соединяют клетки одного дома в цепочку. Из трёх клеток — это 1-2-4 или 2-4-8, из четырёх — 1-2-4-8.
idea-pointing-or-claiming = В одном доме цифра может стоять только там, где его пересекает другой дом. Из остальных клеток другого дома она исключается.
idea-bent-run-of-three = Точки соединяют три клетки с поворотом. Цифра исключается, если её там нет ни в одном варианте заполнения всех трёх.
idea-square-of-four = Точки и их отсутствие связывают четыре клетки квадратом. Цифра исключается, если её там нет ни в одном варианте заполнения всех четырёх.
idea-naked-pair = У двух клеток дома одни и те же две цифры и больше никаких. Они заберут обе, поэтому из остальных клеток эти цифры исключаются.
idea-dot-pair-must-contain = Что бы ни стояло на концах точки, на одном из них есть определённая цифра. Ни в одной клетке, которая видит оба конца, её быть не может.
idea-run-of-three-must-contain = Что бы ни стояло в трёх клетках на двух точках, в одной из них есть определённая цифра. Ни в одной клетке, которая видит все её места, её быть не может.
idea-hidden-pair = Для двух цифр в доме остались только одни и те же две клетки. Больше ничего в этих клетках быть не может.
idea-two-groups-of-dots-in-a-house = В одном доме лежат две группы точек. Заполните обе вместе: общих цифр у них быть не может.
idea-no-place-for-a-digit = Кандидат исключается, если он закрыл бы цифре все клетки, которые остались для неё в доме.
idea-naked-triple = У трёх клеток дома одни и те же три цифры и больше никаких. Они заберут все три, поэтому из остальных клеток эти цифры исключаются.
idea-run-of-four = Точки соединяют четыре клетки. Цифра исключается, если её там нет ни в одном варианте заполнения всех четырёх.
idea-hidden-triple = Для трёх цифр в доме остались только одни и те же три клетки. Больше ничего в этих клетках быть не может.
idea-x-wing = В двух строках цифра может стоять только в одних и тех же двух столбцах. Из остальных клеток этих столбцов она исключается. Со столбцами так же.
idea-long-run-or-tree = Точки соединяют до шести клеток. Цифра исключается, если её там нет ни в одном варианте заполнения их всех.
idea-long-run-must-contain = В каждый вариант заполнения четырёх, пяти или шести клеток на точках входит определённая цифра. Ни в одной клетке, которая видит все её места, её быть не может.
idea-xy-wing = У клетки два кандидата. В обоих случаях в одной из двух других клеток стоит одна и та же цифра. В клетке, которая видит обе, её быть не может.
idea-swordfish = В трёх строках цифра может стоять только в одних и тех же трёх столбцах. Из остальных клеток этих столбцов она исключается. Со столбцами так же.
idea-house-with-its-dots =
    Заполните { $boxes ->
        [false] целую строку или целый столбец с их точками
       *[true] целую строку, целый столбец или блок с его точками
    }. Цифра исключается, если её там нет ни в одном варианте заполнения.
idea-short-what-if = Предположите, что верен один из двух кандидатов клетки, и посмотрите, что из этого следует. Если получится противоречие, он исключается.
idea-forcing = Предположите, что верен какой-нибудь кандидат, и посмотрите, что из этого следует. Если получится противоречие, он исключается.

## web/app.webmanifest

kropki-in-a-sentence = Судоку с точками: белая соединяет цифры, которые отличаются на единицу, чёрная — цифры, из которых одна вдвое больше другой.
puzzle-of-the-day = Задача дня
dots-the-game-for-two = Точки, игра для двоих
name-of-dots = Точки
puzzle-with-dots = Задача с белыми и чёрными точками
