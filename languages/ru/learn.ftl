### The lessons: web/learn. $cell, $other and $cells are names of cells, "r3c5", which stay as they are; $digit and $digits
### are digits. $house is "row 3": write it as HOUSE($house). $colour is "white" or "black"; choose by it. $technique is the
### name of a technique, which stands alone. $why is a clause of this catalogue, or of teacher.ftl.

## web/learn/index.html

learn-kropki = Уроки Kropki
learn-kropki-described = Судоку Kropki от первой точки до самых трудных приёмов: урок для каждого и позиции из настоящих задач для тренировки.
# the menu of the page, for screen readers
pages = Страницы
all-lessons = Все уроки
# a link to the puzzles
play = Играть

## web/learn/main.js: the path of lessons

# The title of the window. $title is the name of a lesson or a drill
lesson-title = { $title }: уроки Kropki
learn = Уроки
from-what-a-dot-is = От первой точки до самых трудных приёмов: в каждом уроке есть пример, а затем позиции для тренировки. Найдите ответ в десяти — и урок пройден. Уроки можно пропускать. Ваши успехи хранятся на этом устройстве.
# headings
beginning = Начало
games-with-the-teacher = Игры с учителем
drills = Упражнения
review = Повторение
# below the heading of a level: what its techniques are
easy-techniques = То, что находит каждый: цифры и точки, которые оставляют одно место или одну цифру.
medium-techniques = Что две соседние клетки говорят друг другу и своим домам.
hard-techniques = Что несколько клеток говорят вместе.
expert-techniques = Цифры, которые нужны точкам или двум клеткам дома, и две группы точек вместе.
extreme-techniques = Тройки, линии с общей цифрой, длинные цепочки и то, что приходится пробовать.
what-is-a-dot = Что такое точка?
what-is-a-dot-idea = Белая, чёрная или её нет: что это говорит о двух соседних цифрах. Начните отсюда.
which-technique-is-here = Какой здесь приём?
which-technique-idea = Позиции из всех уроков: выберите самый лёгкий приём.
which-technique-each = В каждой позиции есть один самый лёгкий.
test-of-level = Тест: { -level } уровень
test-of-level-idea = Десять позиций этого уровня. Что искать, нужно понять самим.
test-idea = Десять позиций. Что искать, нужно понять самим.
# how far a lesson is
best-result = лучший результат: { $right }
lesson-done = ✓ пройден
found-of-goal = { $right } из { $goal }
# links to the lessons beside this one
other-lessons = Другие уроки
lesson-before = Предыдущий: { $lesson }
lesson-next = Следующий: { $lesson }
ask-me-again = Снова спрашивать меня о том, что не получилось, через день, три дня и неделю
what-i-missed = Что не получилось
what-i-missed-idea = Позиции прошлых дней.
due-today-count = На сегодня: { $count }.
nothing-is-due-today = На сегодня ничего нет.

## web/learn/main.js: the first lesson

kropki-is-a-sudoku =
    Kropki — { $boxes ->
        [false] это квадрат с цифрами: в каждой строке и каждом столбце
       *[true] это судоку: в каждой строке, каждом столбце и каждом блоке
    } каждая цифра стоит один раз. Точка соединяет две цифры:
white-dot = Белая точка
white-dot-means = отличаются на единицу, например 4 и 5
black-dot = Чёрная точка
black-dot-means = одна вдвое больше другой, например 3 и 6
two-kinds-of-boards = Что значит отсутствие точки, зависит от поля. Поля бывают двух видов:
all-dots-drawn = Показаны все точки
no-dot-means-neither = если точки нет, цифры не отличаются на единицу и ни одна не вдвое больше другой
some-dots-drawn = Показаны не все точки
no-dot-means-nothing = отсутствие точки ничего не значит
no-dot-means-nothing-so = отсутствие точки ничего не значит, там могут стоять любые цифры
each-lesson-says-which-kind = В каждом уроке сказано, какого вида его поле. Между 1 и 2 может быть любая точка.

## web/learn/first-station.js and dot-pairs.js: two cells, of which one is known. $between: "white" or "black", or "none"

digits-of-the-other-cell = Цифры другой клетки
# buttons
check = Проверить
next-pair = Следующая пара
which-digits-beside =
    { $between ->
        [white] Белая точка рядом с { $digit }
        [black] Чёрная точка рядом с { $digit }
       *[none] Показаны все точки, а рядом с { $digit } точки нет
    }. Какие цифры могут стоять в другой клетке? Выберите все и нажмите «Проверить».
right-digits =
    Верно: { COUNT($digits) ->
        [one] там стоит
       *[other] там может стоять
    } { OR($digits) }.
only-the-first-answer-counts = Считается только первый ответ, поэтому эта пара не в счёт.
# what the picture shows, for screen readers. $digits: what the other cell can be; none before the answer
pair-of-cells =
    Клетка с цифрой { $digit }, рядом { $between ->
        [white] через белую точку
        [black] через чёрную точку
       *[none] без точки
    } — { COUNT($digits) ->
        [0] пустая клетка
       *[other] клетка, в которой может стоять { OR($digits) }
    }
cannot-be-there = { $digit } там стоять не может: { $why }.
# $why of the sentence above
never-the-same-digit = в двух клетках строки не бывает одной и той же цифры
are-not-consecutive = { $one } и { $other } отличаются не на единицу
neither-is-double = ни одна из цифр { $one } и { $other } не вдвое больше другой
consecutive-would-have-a-dot = { $one } и { $other } отличаются на единицу, и между ними была бы точка
double-would-have-a-dot = одна из цифр { $one } и { $other } вдвое больше другой, и между ними была бы точка
one-is-missing =
    Одной не хватает. { $between ->
        [white] Какая ещё цифра больше или меньше { $digit } на единицу?
        [black] Какая ещё цифра вдвое больше или вдвое меньше { $digit }?
       *[none] Есть ли цифра, которая отличается от { $digit } не на единицу и при этом не вдвое больше и не вдвое меньше её?
    }

## web/learn/exercise.js: an example, or a position to practise on

example = Пример
practice = Тренировка
what-a-digit-key-does = Что делает кнопка с цифрой
# two switches: what a digit key does
enter-digits = Вписать
cross-out-digits = Зачеркнуть
digits = Цифры
# the keys, for screen readers
enter-digit = Вписать { $digit }
cross-out-digit = Зачеркнуть { $digit }
# $why: a clause
no-position = Позиции нет: { $why }.
try-again = Попробовать ещё раз
looking-for-a-position = Ищем позицию…
find-technique = Найдите: { $technique }.
choose-a-cell-then-enter = Выберите клетку, затем впишите её цифру.
choose-a-cell-then-cross-out = Выберите клетку, затем зачеркните кандидата, который не может остаться.
# buttons
where = Где?
show-me = Показать
back = Назад
where-to-look = Куда смотреть
the-step = Шаг
another-example = Другой пример
next-position = Следующая позиция
# three sentences, one after the other; the middle one is one of two
a-position-of-a-puzzle = Позиция из задачи.
small-digits-are-candidates = Мелкие цифры — кандидаты, они показаны только там, где важны.
digits-and-dots-are-enough = Цифр и точек достаточно.
do-you-see-it = Видите?
# said of the answer that is shown
this-is-one = Вот один из ответов.
choose-a-cell-first = Сначала выберите клетку.
this-lesson-is-done = Найден ответ в десяти позициях: урок пройден.
# said to screen readers
cell-has-candidates = { $cell }: кандидаты { JOIN($digits, " ") }
cell-has-digit = { $cell }: { $digit }

## web/learn/verdict.js: what is said of an answer

look-at-house = Посмотрите на { HOUSE($house, case: "acc") }.
look-at-houses = Посмотрите на { HOUSE($first, case: "acc") } и { HOUSE($second, case: "acc") }.
look-at-cells = Посмотрите на { JOIN($cells, ", ") }.
has-its-digit = В { $cell } цифра уже есть. Выберите пустую клетку.
right-is = Верно: в { $cell } стоит { $digit }.
right-is-not = Верно: в { $cell } не может быть { $digit }.
cannot-be = В { $cell } не может быть { $digit }: { $why }.
cannot-be-by-a-step-before = В { $cell } не может быть { $digit }: её исключил один из шагов до этой позиции.
# The answer is true, but it is not what was asked for
true-is = Да, в { $cell } стоит { $digit }: { $why }.
true-is-not = Да, в { $cell } не может быть { $digit }: { $why }.
# $failure: a clause of contradiction.js, below
true-is-not-with = Да, в { $cell } не может быть { $digit }: если её туда поставить, то { $failure }.
# comes after the three above
but-another-step = Но здесь нужен другой шаг, поэтому ответ не засчитывается. Найдите другое место.
not-among-the-candidates = Цифры { $digit } нет среди кандидатов { $cell }.
# $why: a clause of refusals.js, below
does-not-rule-out = Шаг, который здесь нужен, не исключает { $digit } в { $cell }: { $why }.
is-not-certain = Цифра { $digit } в { $cell } не обязательна: в { HOUSE($house, case: "loc") } она может стоять и в { $other }, а в { $cell } может быть и { $also }.
# $why of the sentences above
house-has-its-digit = в { HOUSE($house, case: "loc") } уже есть { $digit } — в { $cell }
is-beside-it =
    в { $cell } стоит { $digit }, и { $between ->
        [white] их соединяет белая точка
        [black] их соединяет чёрная точка
       *[none] точки между ними нет
    }
no-other-candidate = других кандидатов там нет
each-other-candidate-fails = любой другой кандидат там сразу не подходит
no-other-cell-for-it = в { HOUSE($house, case: "loc") } другой клетки для неё нет
# $partners: clauses as the one below; there may be none
partners-across-dots =
    { COUNT($partners) ->
        [0] ни одна точка не касается этой клетки
       *[other] { JOIN($partners, ", а ") }
    }
can-be-across-the-dot =
    через { $colour ->
        [white] белую
       *[black] чёрную
    } точку в { $cell } может стоять { $digit }

## web/learn/contradiction.js: what would be if the digit were there; each is a clause

would-have-no-digit = для { $cell } не останется ни одной цифры
would-have-the-same-digit = в { $cell } и { $other } окажется одна и та же цифра
would-have-no-place = в { HOUSE($house, case: "loc") } не останется места для цифры { $digit }
# $first, $second: digits
would-need-the-same-cell = цифрам { $first } и { $second } понадобится одна и та же клетка, { $cell }
nothing-would-fit = в { $cells } ничего не подойдёт

## web/learn/guided.js: games with the teacher

told-game = Игра от начала до конца
told-game-idea = Маленькая задача решается у вас на глазах: каждый шаг с объяснением.
asked-game = Игра вместе
asked-game-idea = Задача 6 × 6. Каждую цифру находите вы, а учитель говорит, куда смотреть.
# The whole way: all steps that lead to one digit
whole-way = Как читать весь путь
whole-way-idea = В трудных задачах к одной цифре ведут несколько шагов. Каждый готовит следующие: зачёркивает то, что им мешает.
whole-way-lesson = Сначала прочитайте последний шаг. Он даёт цифру. Затем спросите, что для него нужно: какие цифры и из каких клеток должны уйти? Шаги, которые это делают, и нужно искать.
whole-way-lesson-then = Потом пройдите шаги с первого, с карандашом в руке. Впишите кандидатов в клетки, которые он называет, и зачеркните то, что он исключает. Остальное на поле не важно.
digits-to-go = Осталось цифр: { $count }
# $why: a clause
no-answer = Ответа нет: { $why }.
# comes after a sentence that says where
which-digit-is-certain-there = Какую цифру там можно найти наверняка? Выберите её клетку и впишите её.
# buttons
put-in = Вписать { $cell } = { $digit }
begin-with-the-first-step = Начать с шага 1
next-step = Далее
once-more = Ещё раз
the-end-step = Конец: шаг { $count }
step-of-way = Шаг { $number } из { $count }
choose-an-empty-cell-first = Сначала выберите пустую клетку.
is-not-look-again = В { $cell } не может быть { $digit }. Посмотрите ещё раз или попросите показать.
solved-for-you = Решено.
solved-together =
    Решено. Сами вы { $count ->
        [0] не нашли ни одной цифры
        [one] нашли { $count } цифру
        [few] нашли { $count } цифры
       *[other] нашли { $count } цифр
    }.
that-was-a-whole-way =
    { $count } { $count ->
        [one] шаг
        [few] шага
       *[other] шагов
    } к одной цифре: это был весь путь.
needs-no-step-before = До него не нужен ни один шаг: его видно прямо на поле.
# $steps: numbers of steps; $gone: clauses as the one below
needs-steps-before =
    Для него { COUNT($steps) ->
        [one] нужен шаг
       *[other] нужны шаги
    } { $steps }: { JOIN($gone, "; ") }.
cells-are-not =
    в { $cells } не может быть { COUNT($digits) ->
        [one] { $digits }
       *[other] ни { JOIN($digits, ", ни ") }
    }

## web/learn/quick-drill.js and quick-questions.js: as many answers as possible in a minute

quick-partners = Быстро: пары
quick-partners-idea = Шестьдесят секунд: цифра и точка. Что стоит рядом?
quick-runs = Быстро: две точки в одном доме
quick-runs-idea = Шестьдесят секунд: три клетки на двух точках. Чего не хватает?
which-digit-is-next =
    В клетке стоит { $digit }, и { $colour ->
        [white] белая
       *[black] чёрная
    } точка соединяет её с соседней. Какая цифра может быть в соседней?
# $cells: three digits, but for one that is the word below
which-digit-is-open =
    Три клетки строки на двух { $colour ->
        [white] белых
       *[black] чёрных
    } точках: { JOIN($cells, ", ") }. Какой цифры не хватает?
open-cell = пусто
# buttons
start-seconds = Начать: 60 секунд
again-seconds = Ещё раз: 60 секунд
your-best-so-far-right = Ваш лучший результат: { $right }.
right-and-seconds-left = Верно: { $right }, осталось { $seconds } с
right-of-answered = Верно: { $right } из { $answered }.
your-best-so-far = Это ваш лучший результат.
your-best-is = Ваш лучший результат: { $best }.
# comes before the question, which is asked again
not-digit = Нет, не { $digit }.

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

which-is-the-easiest = Какой из приёмов, которые здесь ведут дальше, самый лёгкий?
right-technique = Верно: { $technique }.
not-technique = Нет, это не «{ $technique }». Какой же приём?
nothing-more-is-due-today = На сегодня больше ничего нет.
due-today = На сегодня: { $count }
position-of-test = Позиция { $number } из { $count }, верно: { $right }
# $way: what is asked for, "enter" or "cross-out"
what-follows-here =
    Что отсюда следует? { $way ->
        [enter] Впишите цифру, которая следует.
       *[cross-out] Зачеркните кандидата, который не может остаться.
    } Засчитывается только первый ответ.
of-count-right = Верно: { $right } из { $count }
how-it-went = Что получилось
result-of-test = Верно: { $right } из { $count }.
again = Ещё раз
# comes before names of lessons
lessons-that-fit = Подходящие уроки:

## web/learn/lessons.js: words, and what they mean

# of "r7c4", an example of the name of a cell
word-cell-means = строка 7, столбец 4
word-house = дом
word-house-means =
    { $boxes ->
        [false] строка или столбец
       *[true] строка, столбец или блок (толстые линии; номера блоков идут слева направо и сверху вниз)
    }
word-candidate = кандидат
word-candidate-means = цифра, которая ещё может стоять в клетке (мелкие цифры)
# said of a cell
word-sees = видит
word-sees-means =
    находится в { $boxes ->
        [false] той же строке или том же столбце
       *[true] той же строке, том же столбце или том же блоке
    }
word-gap = без точки
word-gap-means = между двумя соседними клетками точки нет

## web/learn/lessons.js: below the idea of each technique, what to look for, and why it is so

last-cell-lesson =
    В { $boxes ->
        [false] каждой строке и каждом столбце
       *[true] каждой строке, каждом столбце и каждом блоке
    } каждая цифра стоит один раз. Найдите дом, который почти заполнен.
last-cell-lesson-then = Переберите цифры, которые там есть. Единственная, которой нет, стоит в пустой клетке.
dot-from-a-digit-lesson = Белая точка: на другом конце цифра на единицу больше или меньше. Рядом с 4 это 3 или 5.
dot-from-a-digit-lesson-then =
    Чёрная точка: на другом конце цифра вдвое больше или вдвое меньше. Рядом с 6 это только 3. Затем посмотрите, какую из двух цифр ещё допускают { $boxes ->
        [false] строка и столбец
       *[true] строка, столбец и блок
    }.
hidden-single-in-a-box-lesson = Возьмите цифру, которой на поле много. Посмотрите на блок, в котором её ещё нет.
hidden-single-in-a-box-lesson-then = Каждая 3 закрывает всю свою строку и весь столбец. Если все клетки блока, кроме одной, закрыты или заполнены, 3 стоит в ней. Точки и их отсутствие тоже закрывают клетки.
gap-from-a-digit-lesson = Это верно там, где показаны все точки. Тогда граница без точки тоже о чём-то говорит.
gap-from-a-digit-lesson-then = Рядом с 4, если точки нет, не может быть ни 3, ни 5, которые отличаются на единицу, ни 2, которая вдвое меньше, ни 8, которая вдвое больше.
naked-single-lesson =
    Возьмите клетку, которая видит много цифр: те, что стоят в { $boxes ->
        [false] её строке и столбце
       *[true] её строке, столбце и блоке
    }.
naked-single-lesson-then = Если она видит все цифры, кроме одной, в ней стоит эта одна.
hidden-single-in-a-line-lesson =
    { $boxes ->
        [false] Возьмите цифру, которая уже много раз стоит на поле. Посмотрите на строку или столбец, где её нет.
       *[true] То же, что в блоке, но вдоль строки или столбца.
    }
hidden-single-in-a-line-lesson-then = Спросите о каждой недостающей цифре: где в этой линии она может стоять? Если осталась одна клетка, цифра стоит в ней.
black-dot-digits-lesson = Чёрные точки соединяют 1-2, 2-4, 3-6 и 4-8 — и больше ничего.
black-dot-digits-lesson-then = Поэтому 5, 7 и 9 никогда не касаются чёрной точки. Они зачёркиваются в каждой клетке у такой точки.
dot-pair-lesson = Оба конца точки ещё пусты. Возьмите каждого кандидата на одном конце и поищите ему пару на другом.
dot-pair-lesson-then = Нет пары — нет и места: кандидат зачёркивается. Посмотрите на оба конца: зачёркнутое на одном может лишить пары кандидата на другом.
straight-run-of-three-lesson = Выпишите варианты заполнения трёх клеток, один за другим: у белых точек цифры идут по возрастанию или по убыванию, у чёрных — удваиваются или делятся пополам.
straight-run-of-three-lesson-then = Оба конца лежат на одной линии, значит, цифры в них разные. Если кандидата нет ни в одном из вариантов, он зачёркивается.
five-seven-nine-lesson = Для 5, 7 и 9 нет ни вдвое меньшей, ни вдвое большей цифры, поэтому они никогда не касаются чёрной точки. На поле 6 × 6 это только 5, на поле 4 × 4 — только 3.
five-seven-nine-lesson-then =
    Посчитайте { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    } пустые клетки, которые не касаются чёрных точек. Посчитайте, скольких цифр из 5, 7 и 9 там не хватает. Если получилось поровну, эти цифры займут эти клетки.
gap-pair-lesson = Точки нет, значит, цифры не отличаются на единицу и ни одна не вдвое больше другой.
gap-pair-lesson-then = Испытайте кандидата одной клетки. Если каждый кандидат другой клетки отличается от него на единицу, вдвое больше, вдвое меньше или совпадает с ним, для другой клетки ничего не останется. Значит, он зачёркивается.
white-run-in-a-house-lesson =
    Идите по белым точкам от клетки к клетке внутри { $boxes ->
        [false] одной строки или одного столбца
       *[true] одной строки, одного столбца или блока
    }. Каждый шаг — на единицу вверх или вниз, и ни одна цифра не повторяется.
white-run-in-a-house-lesson-then =
    Поэтому цифры никогда не идут обратно{ $boxes ->
        [false] { "" }
       *[true] , даже если цепочка поворачивает в углу блока
    }: три клетки — это 3-4-5 или 5-4-3. Самая маленькая и самая большая цифра поля могут стоять только на конце.
black-run-in-a-house-lesson = Три клетки одного дома на двух чёрных точках — это только 1-2-4 или 2-4-8, в ту или другую сторону.
black-run-in-a-house-lesson-then = Поэтому 1 и 8 стоят только на конце, а посередине — 2 или 4. В обоих вариантах 2 и 4 заняты, поэтому другая чёрная точка этого дома — 3-6. Четыре клетки на трёх точках — это 1-2-4-8.
pointing-or-claiming-lesson = Если цифра в блоке может стоять только в одной из его строк, то в этой строке она стоит внутри блока, а в остальных клетках строки зачёркивается.
pointing-or-claiming-lesson-then = Верно и наоборот: если цифра в строке может стоять только внутри одного блока, она зачёркивается в остальных клетках блока.
bent-run-of-three-lesson = Как прямая цепочка, но с поворотом. Цифры на концах могут быть равны, если концы не в одном блоке.
bent-run-of-three-lesson-then = Выпишите все варианты заполнения трёх клеток. Если кандидата нет ни в одном из них, он зачёркивается.
square-of-four-lesson = Возьмите четыре клетки квадратом, хотя бы с одной точкой. Выпишите все варианты их заполнения, от клетки к клетке по кругу. Там, где показаны все точки, учитывается и отсутствие точки.
square-of-four-lesson-then = Начните там, где вариантов мало, например у чёрной точки. Если кандидата нет ни в одном из вариантов, он зачёркивается.
naked-pair-lesson = Ищите в доме две клетки с одними и теми же двумя кандидатами, например 36 и 36.
naked-pair-lesson-then = В одной стоит 3, в другой 6. Что в какой, не важно: ни в одной другой клетке дома не может быть ни 3, ни 6.
dot-pair-must-contain-lesson = Выпишите варианты для точки. Есть ли цифра, которая входит во все?
dot-pair-must-contain-lesson-then = Тогда она стоит в одной из двух клеток. Из каждой клетки, которая видит обе, она исключается.
run-of-three-must-contain-lesson = Выпишите варианты для трёх клеток, соединённых двумя точками. Есть ли цифра, которая входит во все?
run-of-three-must-contain-lesson-then = Две чёрные точки на трёх клетках дома забирают его 2 и 4: в других клетках этого дома их нет. Поэтому следующая чёрная точка в нём — 3-6.
hidden-pair-lesson = Спросите о двух цифрах: где в этом доме они могут стоять? Если для обеих остались только одни и те же две клетки, эти клетки — их.
hidden-pair-lesson-then = Все остальные кандидаты этих двух клеток зачёркиваются.
two-groups-of-dots-in-a-house-lesson =
    Возьмите две группы точек { $boxes ->
        [false] в одной строке или одном столбце
       *[true] в одной строке, одном столбце или блоке
    }. Для каждой выпишите те немногие варианты, которые допускают её кандидаты. Затем соедините варианты: два варианта с общей цифрой не сочетаются.
two-groups-of-dots-in-a-house-lesson-then = Если цифра входит во все оставшиеся варианты, она исключается из остальных клеток дома. Если кандидата нет ни в одном из них, он тоже зачёркивается. Одна длинная группа может сделать то же самое и сама.
no-place-for-a-digit-lesson =
    Найдите цифру, которой { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    } осталось только две или три клетки. Найдите клетку рядом с ними или одну из них и испытайте её кандидатов. Не закроет ли какой-нибудь из них этой цифре все её клетки?
no-place-for-a-digit-lesson-then = Там, где точки нет, он закрывает клетку, если отличается от цифры на единицу, вдвое больше или вдвое меньше её. Там, где точка есть, — если он и цифра не сочетаются. Тогда кандидат зачёркивается.
naked-triple-lesson = Три клетки дома, у которых на троих только три цифры. Все три не обязаны быть в каждой клетке.
naked-triple-lesson-then = Они заберут все три. Из остальных клеток дома эти цифры исключаются.
run-of-four-lesson = Четыре клетки, соединённые точками одна за другой. У длинных цепочек мало вариантов: белые точки, у которых цифры идут в одну сторону, ведут далеко.
run-of-four-lesson-then =
    Выпишите все варианты, которые допускают { $boxes ->
        [false] кандидаты, строки и столбцы
       *[true] кандидаты, строки, столбцы и блоки
    }. Если кандидата нет ни в одном из них, он зачёркивается.
hidden-triple-lesson = Три цифры, для которых в доме остались только одни и те же три клетки.
hidden-triple-lesson-then = Эти клетки — их. Все остальные кандидаты этих трёх клеток зачёркиваются.
x-wing-lesson = Возьмите цифру и две строки, в каждой из которых у неё только два места, причём в одних и тех же двух столбцах. Одна строка займёт ею один столбец, другая — другой.
x-wing-lesson-then = Поэтому в обоих столбцах цифра стоит в этих двух строках, а в остальных их клетках зачёркивается. Если повернуть поле на четверть оборота, получится то же самое: два столбца и одни и те же две строки.
long-run-or-tree-lesson = Точки связывают до шести клеток: по прямой, с поворотами или с ветвями.
long-run-or-tree-lesson-then = Начните с клетки, у которой меньше всего кандидатов. Идите по точкам и выпишите все варианты заполнения клеток. Если кандидата нет ни в одном из них, он зачёркивается.
long-run-must-contain-lesson = То же, что для цепочки из трёх, но клеток на точках от четырёх до шести, а форма любая.
long-run-must-contain-lesson-then = Найдите цифру, которая входит в каждый вариант. Из клетки, которая видит все места, где она может стоять в цепочке, эта цифра исключается.
xy-wing-lesson = У клетки кандидаты X и Y. Она видит одну клетку с X и Z и другую с Y и Z.
xy-wing-lesson-then = Если в ней X, то в первой Z. Если в ней Y, то во второй Z. В одной из этих двух стоит Z. В клетке, которая видит обе, Z быть не может.
swordfish-lesson = Как X-Wing, но с тремя строками и тремя столбцами. В строке может быть два места для цифры или три.
swordfish-lesson-then = Эти три строки займут цифрой три столбца. Из остальных клеток этих столбцов она исключается. Если повернуть поле на четверть оборота, получится то же самое.
house-with-its-dots-lesson = Возьмите дом, в котором много точек и мало кандидатов. Попробуйте его заполнить: каждая цифра один раз, каждая точка верна.
house-with-its-dots-lesson-then = Если с кандидатом дом заполнить нельзя, он зачёркивается. Начните там, где точки оставляют меньше всего.
short-what-if-lesson = Возьмите клетку с двумя кандидатами. Предположите, что верен один из них, и посмотрите, что из этого следует: через точки и в домах клетки.
short-what-if-lesson-then = Если для какой-то клетки не осталось цифры или в каком-то доме не осталось места для цифры, предположение было неверным. Верен другой кандидат.
forcing-lesson = Как короткое предположение, но с любым кандидатом и так далеко, как получится. Это последнее средство.
forcing-lesson-then = Возьмите кандидата, который многое решает: у чёрной точки или в доме, который почти заполнен.

## web/learn/pictures.js: what the picture of a technique shows

dot-from-a-digit-picture = Чёрная точка рядом с 6: вдвое меньше — 3, а 12 — не цифра. Белая точка рядом с 4: на единицу меньше или больше.
gap-from-a-digit-picture = Показаны все точки, а рядом с 4 точек нет. Поэтому 3 и 5, 2 и 8 зачёркнуты.
black-dot-digits-picture = Чёрная точка соединяет 1-2, 2-4, 3-6 или 4-8. Поэтому 5, 7 и 9 нет ни в одной из клеток.
dot-pair-picture = Для 6 через точку нужна 5 или 7, а для 9 нужна 8. Ни одной из них там нет, поэтому 6 и 9 зачёркнуты.
five-seven-nine-picture = Строка с тремя чёрными точками. Шесть клеток их касаются, поэтому в них не может быть ни 5, ни 7, ни 9. Эти цифры стоят в трёх остальных.
white-run-in-a-house-picture = Две белые точки в строке: цифры идут по возрастанию или по убыванию. Повернуть обратно нельзя, так как в строке каждая цифра стоит один раз.
black-run-in-a-house-picture = Две чёрные точки в строке: 1-2-4 или 2-4-8, слева направо или справа налево. 2 и 4 есть всегда.
run-of-three-must-contain-picture = Пять клеток строки. В первых трёх — 1-2-4 или 2-4-8: в обоих вариантах есть 2 и 4. Поэтому в последних двух — 3-6.
straight-run-of-three-picture = К обеим точкам подходят только 3-4-2 и 5-4-2. Поэтому 8, 7 и 9 зачёркнуты.
gap-pair-picture = Показаны все точки, а здесь точки нет. Рядом с 2 не могла бы стоять ни 1, ни 4. Поэтому 2 зачёркнута.
square-of-four-picture = Три белые точки, а между 4 и 7 точки нет: цифры идут по кругу в одну сторону. Если бы они повернули обратно, цифры в двух клетках без точки отличались бы на единицу.
naked-pair-picture = В двух клетках строки стоят 2 и 7 в том или ином порядке. Поэтому в других клетках строки нет ни 2, ни 7.
naked-triple-picture = В трёх клетках строки стоят 2, 5 и 7 в том или ином порядке. Поэтому в других клетках строки этих цифр нет.
hidden-pair-picture = В этой строке цифры 3 и 8 могут стоять только в первых двух клетках. Поэтому больше ничего в них нет.
dot-pair-must-contain-picture = Точка соединяет 4-5 или 5-6: 5 есть в любом случае. Поэтому в других клетках строки цифры 5 нет.
two-groups-of-dots-in-a-house-picture = Шесть клеток строки. Чёрная точка — это 1-2 или 4-8, белая — 4-5 или 2-3. Общих цифр у них быть не может: 1-2 сочетается с 4-5, а 4-8 — с 2-3. В любом случае 2 и 4 заняты, поэтому из последней клетки они исключаются.
no-place-for-a-digit-picture = Показаны все точки. В этой строке цифра 4 может стоять только в первой или последней из этих клеток. Цифра 3 между ними закрыла бы ей обе, так как 3 и 4 отличаются на единицу. Поэтому 3 зачёркнута.
x-wing-picture = В первой и последней строках цифра 3 может стоять только на концах. В одной строке она слева, в другой — справа. Поэтому в других клетках этих двух столбцов цифры 3 нет.
swordfish-picture = В трёх строках цифра 3 может стоять только в одних и тех же трёх столбцах. Каждая из строк займёт один из них. Поэтому в остальных клетках этих столбцов цифры 3 нет.

## web/learn/refusals.js: why the technique does not rule out $digit there; each stands after a colon

single-fails-not = здесь нужно найти цифру, поэтому впишите её
dot-from-a-digit-fails-not = ни одна точка не соединяет эту клетку с заполненной, с которой эта цифра не сочетается
gap-from-a-digit-fails-not = ни одна заполненная клетка, соседняя без точки, её не исключает
black-dot-digits-fails-not = для неё есть вдвое меньшая или вдвое большая цифра, или же чёрная точка не касается этой клетки
dot-pair-fails-not = для неё есть пара через каждую точку этой клетки
straight-run-of-three-fails-not = каждую прямую цепочку из трёх ещё можно заполнить, если там стоит { $digit }
five-seven-nine-fails-not =
    этот приём действует только там, где { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    } столько же клеток без чёрной точки, скольких цифр из 5, 7 и 9 не хватает
gap-pair-fails-not = в каждой клетке, соседней без точки, ещё есть цифра, которая сочетается с { $digit }
white-run-in-a-house-fails-not = каждую белую цепочку в одном доме ещё можно заполнить, если там стоит { $digit }
black-run-in-a-house-fails-not = каждую чёрную цепочку в одном доме ещё можно заполнить, если там стоит { $digit }
pointing-or-claiming-fails-not = ни в одной строке, ни в одном столбце и ни в одном блоке цифра { $digit } не обязана стоять на пересечении со строкой, столбцом или блоком этой клетки
bent-run-of-three-fails-not = каждую цепочку из трёх с поворотом ещё можно заполнить, если там стоит { $digit }
square-of-four-fails-not = каждый квадрат из четырёх клеток ещё можно заполнить, если там стоит { $digit }
naked-pair-fails-not =
    { $boxes ->
        [false] в строке и столбце
       *[true] в строке, столбце и блоке
    } этой клетки нет двух других клеток, у которых на двоих только { $digit } и ещё одна цифра
dot-pair-must-contain-fails-not = эта клетка не видит обоих концов точки, у которой обязательно есть { $digit }
run-of-three-must-contain-fails-not = эта клетка не видит цепочки из трёх, в которой обязательно есть { $digit }
hidden-pair-fails-not =
    это не одна из двух клеток, которые нужны двум другим цифрам { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    }
two-groups-of-dots-in-a-house-fails-not =
    { $boxes ->
        [false] в строке и столбце
       *[true] в строке, столбце и блоке
    } этой клетки любые две группы точек ещё можно заполнить, если там стоит { $digit }
no-place-for-a-digit-fails-not = { $digit } там не отнимает последних мест у другой цифры
naked-triple-fails-not =
    { $boxes ->
        [false] в строке и столбце
       *[true] в строке, столбце и блоке
    } этой клетки нет трёх других клеток, у которых на троих только { $digit } и ещё две цифры
run-of-four-fails-not = каждую цепочку из четырёх ещё можно заполнить, если там стоит { $digit }
hidden-triple-fails-not =
    это не одна из трёх клеток, которые нужны трём другим цифрам { $boxes ->
        [false] в строке или столбце
       *[true] в строке, столбце или блоке
    }
x-wing-fails-not = нет двух других строк или столбцов, где цифра { $digit } может стоять на одних и тех же двух местах, одно из которых на линии с этой клеткой
long-run-or-tree-fails-not = каждую группу точек ещё можно заполнить, если там стоит { $digit }
long-run-must-contain-fails-not = эта клетка не видит группы точек, в которой обязательно есть { $digit }
xy-wing-fails-not = эта клетка не видит двух клеток, в одной из которых обязательно стоит { $digit }
swordfish-fails-not = нет трёх других строк или столбцов, где цифра { $digit } может стоять на одних и тех же трёх местах, одно из которых на линии с этой клеткой
house-with-its-dots-fails-not =
    { $boxes ->
        [false] строку и столбец
       *[true] строку, столбец и блок
    } этой клетки можно заполнить, если там стоит { $digit }
short-what-if-fails-not = ни одно короткое предположение не показывает, что { $digit } там не подходит
forcing-fails-not = предположение, что там стоит { $digit }, не приводит к противоречию
