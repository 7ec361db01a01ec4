### The workshop: making a puzzle of one's own.

## web/make/index.html

make-a-kropki = Составить задачу Kropki
make-your-own-kropki-sudoku = Составьте своё судоку Kropki: расставляйте цифры и точки, и после каждого изменения видно, сколько решений у поля и насколько оно трудно.
boards = Поля
drafts = Черновики
text = Текст
help = Помощь
workshop = Мастерская
ask-again = Спросить ещё раз
let-missing-dots-mean-nothing = Пусть отсутствие точки ничего не значит
a-tap-puts = Что ставит касание
a-digit-that-is-no = Цифра, которая не входит в условия
tool-entry = Запись
mark = Пометка
white = Белая
black = Чёрная
erase-dot = Стереть точку
dots-from-digits = Точки по цифрам
clear-entries = Стереть ввод
play-it = Решать
publish = Опубликовать
missing-dots-mean = Если точки нет:
dots-mean-nothing = это ничего не значит
not-consecutive-not-double = ни то ни другое
not-consecutive = разница не единица
not-double = ни одна не вдвое больше
show = Показывать:
only-the-board = только поле
the-verdict = вердикт
what-is-possible = что возможно
certain-digits = известные цифры
where-techniques-stall = где приёмы не помогают
symmetry = Симметрия:
finish-it-for-me = Закончить за меня
turn-and-exchange = Повернуть и поменять
how-it-is-solved = Как это решается
neighbours = Соседние задачи
which-clues-these-are = Какие это условия
why-there-is-no-solution = Почему решения нет
what-would-make-it-unique = Что сделает решение единственным?
what-could-go = Что можно убрать?
new-board = Новое поле
the-board-that-is-open = Поле, которое сейчас открыто, останется в черновиках. На новом поле отсутствие точки ничего не значит, пока вы не решите иначе.
rules-and-keys = Правила и клавиши
every-row-and-every-column = В каждой строке и каждом столбце каждая цифра стоит один раз, и в каждом обведённом блоке тоже, если на поле есть блоки. <b>Белая точка</b> соединяет цифры, которые отличаются на единицу. <b>Чёрная точка</b> соединяет цифры, из которых одна вдвое больше другой. Между 1 и 2 может быть любая точка.
a-missing-dot-means-what = Что значит отсутствие точки, вы выбираете под надписью <b>Если точки нет</b>. Это сказано на каждой опубликованной странице.
a-puzzle-that-you-publish = У задачи, которую вы <b>публикуете</b>, должно быть ровно одно решение. Она получает собственную страницу. Найдёт её только тот, у кого есть ссылка. <a href="/privacy.html#publish">Что хранится</a>
with-show-what-is-possible = Если выбрано <b>Показывать: что возможно</b>, цифра тем бледнее, чем меньше решений, в которых она есть. Крупная наклонная цифра — единственная.
move-with-shift-turn-the = перейти; с <kbd>Shift</kbd> — менять точку с этой стороны: белая, чёрная, никакой
digits-on-keys = цифры
put-with-the-current-tool = ввести выбранным инструментом; <kbd>0</kbd> или <kbd>Delete</kbd> — стереть
shift-ctrl = <kbd>Shift</kbd> <kbd>Ctrl</kbd>
with-a-digit-mark-in = вместе с цифрой: пометка в углу, пометка в центре; с обеими — цвет
digit-entry-mark-colour = цифра, ввод, пометка, цвет
draw-white-dots-black-dots = рисовать белые точки, чёрные точки, стирать точки
undo-redo = отменить, вернуть
learn-the-techniques-play-where = <a href="/learn">Изучить приёмы</a> · <a href="/">Решать</a>, там же настройки и темы
drafts-on-this-device = Черновики на этом устройстве
name-of-this-draft = Название этого черновика
go-on-in-a-branch = Продолжить в новой ветке
make-a-collection = Составить сборник
none-yet-a-draft-is = Пока пусто. Черновик появится с вашей первой цифрой или точкой.
published = Опубликовано
the-board-as-text = Поле в виде текста
ken-or-a-link-of = KEN или ссылка: с этого сайта, из f-puzzles, SudokuPad, SudokuMaker или Penpa+
ken-alone-means-that-all = KEN без ссылки означает, что показаны все точки. Если отсутствие точки значит что-то другое, текст поля — это ссылка, в которой это сказано.
put-it-on-the-board = Перенести на поле

## make/collection-panel.js

puzzles-one-a-line = Задачи, по одной в строке: KEN или ссылка, а за ней, если хотите, название
add-this-board = Добавить это поле
add-favourites = Добавить избранное
add-what-i-gave-up = Добавить брошенные задачи
add-what-i-published = Добавить опубликованное мной
puzzles-are-copied = Задачи копируются: если потом исправите одну из них, исправьте её и здесь.
there-is-nothing-to-add = Добавить нечего.

## make/copy-paste.js

is-copied = Скопировано.
copy-the-marked-text = Скопируйте выделенный текст.

## make/draft-list.js

take-it-back = Вернуть
change = Изменить

## make/finish-panel.js

digits-and-dots-stay = Ваши цифры и точки останутся; «мои, любого цвета» позволяет менять цвет ваших точек.
break-in-in-box = Решение начинается в блоке
symmetry-of-the-givens = Симметрия начальных цифр
dots-symmetric-too = Точки тоже симметричны
white-dots-only = Только белые точки
find-three = Найти три
stopped = Остановлено.
dots-only-inside-a-shape = Точки только внутри фигуры
mark-cells-for-dots = Отметьте клетки. Новые точки будут соединять только отмеченные клетки. Ваши точки останутся.
no-dot-here = Здесь точки нет
mark-where-cells-meet = Отметьте границы между клетками. Ни в одном предложении точки там не будет.
stop = Стоп
searching = Поиск …
find-others = Найти другие
take-it = Взять
keep-its-digits = Оставить цифры
keep-its-dots = Оставить точки
clues-by-name = Условия списком
press-kept-clues = Нажмите условия, которые нужно оставить. Касание на картинке делает то же самое.
nothing-is-kept = Ничего не оставлено.
proposal-is-on-the-board = Предложение перенесено на поле.

## make/main.js

clear = Стереть
draft-changed-in-another-tab = Этот черновик изменён в другой вкладке. Здесь вы продолжаете с копией.
browser-cannot-store-more = Больше этот браузер сохранить не может. Прежде чем уйти, скопируйте текст поля.
every-cell-is-given = Начальные цифры стоят во всех клетках.
there-is-no-dot-to = Здесь нет точки, которую можно стереть.
undone = Отменено.
redone = Возвращено.
missing-dots-mean-nothing = Теперь отсутствие точки ничего не значит.
no-entry-is-left = Ввод стёрт.
dots-follow-the-digits = Точки расставлены по цифрам.
no-dot-has-changed = Ни одна точка не изменилась. Так расставляются точки между соседними клетками, если цифра есть в обеих.

## make/neighbours-panel.js

want = Какая нужна
find = Найти
looking = Поиск …
symmetric-ones-come-first = Сначала идут те, что сохраняют выбранную симметрию.
you-go-on-in-a-branch = Вы продолжаете в новой ветке.

## make/publish-panel.js

it-is-listed-nowhere = В списки это не попадает и хранится, пока вы это не отзовёте.
change-what-is-published = Изменить опубликованное
title = Название
author-if-you-like = Автор, если хотите
note-if-you-like = Примечание, если хотите
save = Сохранить
withdraw = Отозвать
words-and-clues-can-change = Ваши слова и условия можно менять: ссылка останется той же. Если изменятся условия, на странице будет сказано, в какой день.
replace-its-puzzle = Заменить её задачу полем, которое сейчас открыто
open-it-on-the-board = Открыть на поле
it-is-the-open-board = Это и есть открытое поле: измените на нём условие и вернитесь сюда.
is-published = Опубликовано.
browser-cannot-store-the-secret = Этот браузер не может сохранить секрет. Скопируйте его сейчас.
is-saved = Сохранено.
withdraw-it-forever = Отозвать навсегда
link-will-never-work = Ссылка больше никогда не будет работать. Чтобы отозвать, нажмите ещё раз.
is-withdrawn = Отозвано.
the-link-is-copied = Ссылка скопирована.
secret-is-kept-here = Он хранится в этом браузере и в файле, который сохраняет страница «Статистика».
the-secret-to-change-it = Секрет, с которым это можно изменить

## make/turn-and-mirror.js

half-turn-button = На 180°
left-and-right-button = Слева направо
top-and-bottom-button = Сверху вниз
turn-right = Вправо
turn-left = Влево
main-diagonal-button = Главная диагональ
other-diagonal-button = Побочная диагональ

## make/turn-panel.js

exchange = Поменять
exchange-digit = Поменять
exchange-two-digits = Поменять две цифры местами
choose-two-different-digits = Выберите две разные цифры.
neither-is-on-the-board = Ни той ни другой на поле нет.
it-breaks-nothing = Между цифрами это ничего не нарушает.

## make/verdict-panel.js

unfinished = Не закончено.
nothing-can-go-every-clue = Убрать ничего нельзя: нужно каждое условие.
nothing-was-found = Ничего не найдено.

## make/way-panel.js

the-way-to-solve-it = Путь к решению
next-digit = Следующая цифра
easiest-way-by-digits = Самый лёгкий путь, по одной цифре, так, как о нём говорят подсказки.
every-cell-has-its-digit = Цифры есть во всех клетках.
no-technique-leads-further = Дальше не ведёт ни один приём.

## Sentences of several modules of the workshop

# a clause: the names of cells or pairs, and how many more there are
some-and-more = { JOIN($names, ", ") } и ещё { $more }
# a dot of a colour; $one and $other are cells
edge-is =
    { $colour ->
        [white] Белая точка
        [black] Чёрная точка
       *[none] Нет точки
    } между { $one } и { $other }.
# a difficulty
level-rated = { $level }, оценка { $rating }
technique-and-sentence = { CAPITAL($technique) }: { $sentence }

## web/make/ideas.js

# buttons: what a board would be without some clues. $images is how many other clues go with it, by its symmetry
without-the-digit =
    { $images ->
        [0] Без { $digit } в { $cell }
        [1] Без { $digit } в { $cell } и симметричной ей цифры
       *[other] Без { $digit } в { $cell } и { $images } симметричных ей цифр
    }
without-the-dot =
    { $images ->
        [0] Без точки между { $one } и { $other }
        [1] Без точки между { $one } и { $other } и симметричной ей
       *[other] Без точки между { $one } и { $other } и { $images } симметричных ей
    }
without-clues-together =
    { $count ->
        [one] Сразу без { $count } условия
       *[other] Сразу без { $count } условий
    }
# what it would be then: a level and a rating
idea-and-level = { $idea }: { $level } уровень, оценка { $rating }
idea-without-its-image = { $idea } (без симметричной цифры)
# clauses: what is left of the solutions with one clue more
unique = решение одно
solutions-left = остаётся решений: { $count }
more-solutions-left = остаётся решений: больше { $count }
digit-added = { $digit } в { $cell } — { $leaves }
dot-added =
    { $colour ->
        [white] Белая
       *[black] Чёрная
    } точка между { $one } и { $other }{ $images ->
        [0] { "" }
        [1] { " " }и симметричная ей
       *[other] { " " }и симметричные ей ({ $images })
    } — { $leaves }
# parts of a list: clues that contradict each other
conflict-digits =
    { $count ->
        [one] { $count } цифра
        [few] { $count } цифры
       *[other] { $count } цифр
    }
conflict-dots =
    { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[other] { $count } точек
    }
conflict-gaps =
    { $count ->
        [one] { $count } отсутствующая точка
        [few] { $count } отсутствующие точки
       *[other] { $count } отсутствующих точек
    }
marked-on-the-board = { JOIN($parts, ", ") }; они отмечены на поле.
# $clues is one of the two below, or the message above
contradiction-of = Противоречат друг другу: { $clues }
contradiction-is-among = Противоречие есть среди этих условий: { $clues }
clues-listed = { JOIN($parts, "; ") }.
the-digits-in =
    { COUNT($cells) ->
        [one] цифра
       *[other] цифры
    } в { JOIN($cells, ", ") }
# $pairs are clauses as the one below
the-dots-between =
    { COUNT($pairs) ->
        [one] точка
       *[other] точки
    } { JOIN($pairs, ", ") }
no-dot-between-pairs =
    отсутствие { COUNT($pairs) ->
        [one] точки
       *[other] точек
    } { JOIN($pairs, ", ") }
between-two = между { $one } и { $other }
two-cells = { $one } и { $other }

## web/make/finish-panel.js

finish-title = Закончить за меня
most-givens = Начальных цифр не больше
any-of-these = любой
no-symmetry = нет
label-before-a-field = { $label }:
# above the pictures of proposals
tap-to-keep = Касайтесь на картинке цифр и точек, которые нужно оставить для следующего поиска.
tap-to-keep-own-ringed = Ваши условия обведены тонко. Касайтесь на картинке цифр и точек, которые нужно оставить для следующего поиска.
all-else-is-free = { $stays } Остальное может быть любым, в пределах ваших пожеланий.
all-else-is-free-missing-dots-count =
    { $stays } Остальное может быть любым, в пределах ваших пожеланий. Отсутствие точки учитывается, поэтому показаны будут все { $colour ->
        [white] белые{ " " }
        [black] чёрные{ " " }
       *[all] { "" }
    }точки: симметрия касается только начальных цифр.
no-dot-between-two = Нет точки между { $one } и { $other }
kept-for-the-next-search =
    { $count ->
        [one] Для следующего поиска из этого предложения оставлено { $count } условие.
        [few] Для следующего поиска из этого предложения оставлены { $count } условия.
       *[other] Для следующего поиска из этого предложения оставлено { $count } условий.
    }

## web/make/finish-wishes.js

half-turn = поворот на 180°
left-and-right = слева и справа
top-and-bottom = сверху и снизу
quarter-turn = поворот на 90°
main-diagonal = главная диагональ
other-diagonal = побочная диагональ
# where new dots may be
dots-anywhere = где угодно
none-but-mine = только мои
mine-of-any-colour = мои, любого цвета
impossible-is-proved = Это невозможно: доказано, что заполненного поля с такими цифрами и точками нет.
searching-boards =
    Поиск: { $tried ->
        [one] проверено { $tried } заполненное поле
        [few] проверены { $tried } заполненных поля
       *[other] проверено { $tried } заполненных полей
    }, найдено { $found } …
none-found =
    Ничего не найдено: { $tried ->
        [one] проверено { $tried } заполненное поле
        [few] проверены { $tried } заполненных поля
       *[other] проверено { $tried } заполненных полей
    }.
# $hurdle is the name of a wish, as the server has it
none-found-hurdle =
    Ничего не найдено: { $tried ->
        [one] проверено { $tried } заполненное поле
        [few] проверены { $tried } заполненных поля
       *[other] проверено { $tried } заполненных полей
    }; чаще всего мешает: { $hurdle }.
none-found-levels =
    Ничего не найдено: { $tried ->
        [one] проверено { $tried } заполненное поле
        [few] проверены { $tried } заполненных поля
       *[other] проверено { $tried } заполненных полей
    }; чаще всего мешает: { $hurdle } ({ JOIN($levels, ", ") }).
some-found =
    Найдено: { $found }; { $tried ->
        [one] проверено { $tried } заполненное поле
        [few] проверены { $tried } заполненных поля
       *[other] проверено { $tried } заполненных полей
    }.
proposal-is =
    { $level }, оценка { $rating }, { $givens ->
        [one] { $givens } начальная цифра
        [few] { $givens } начальные цифры
       *[other] { $givens } начальных цифр
    }

## web/make/neighbours-words.js

# what may be wished for
want-harder = сложнее
want-easier = легче
want-symmetric = симметричнее
# buttons: boards that are one change away
minimal-without =
    Без { $count ->
        [one] { $count } условия
       *[other] { $count } условий
    }: лишних не остаётся
without-clues = Убрать: { JOIN($clues, ", ") }
with-clues = Добавить: { JOIN($clues, ", ") }
clues-for-clues = Убрать: { JOIN($gone, ", ") }; добавить: { JOIN($come, ", ") }
clue-is-dot =
    { $colour ->
        [white] белая
       *[black] чёрная
    } точка { $one }–{ $other }
clue-is-digit = { $digit } в { $cell }
there-is-no-neighbour =
    Таких нет: { $tried ->
        [one] проверено { $tried } изменение
        [few] проверены { $tried } изменения
       *[other] проверено { $tried } изменений
    }.
no-neighbour-was-found =
    Ничего не найдено: { $tried ->
        [one] проверено { $tried } изменение
        [few] проверены { $tried } изменения
       *[other] проверено { $tried } изменений
    }.
neighbours-found =
    Найдено: { $count }; { $tried ->
        [one] проверено { $tried } изменение
        [few] проверены { $tried } изменения
       *[other] проверено { $tried } изменений
    }.
some-neighbours-found =
    Найдено: { $count }; { $tried ->
        [one] проверено { $tried } изменение
        [few] проверены { $tried } изменения
       *[other] проверено { $tried } изменений
    }; может быть и больше.

## web/make/neighbours-panel.js

what-neighbours-are = У каждой ровно одно решение. Касание открывает её как новую ветку: ваш черновик останется таким, как есть. Толстый кружок отмечает условие, которое появляется, тонкий — место, где оно исчезает.

## web/make/main.js

no-puzzle-in-this-link = В этой ссылке задачи нет: { $why }.
cell-has-a-clue = В { $cell } стоит начальная цифра.
# by symmetry; $more is what was said besides
changed-with-it = Вместе с этим изменено: { JOIN($cells, ", ") }. { $more }

## web/make/copy-paste.js, collection-panel.js, draft-list.js, drafts.js, publish-panel.js

# "stays": "It is listed nowhere, and stays until you withdraw it."
collection-is-seen = Каждый, у кого есть ссылка, видит задачи в этом порядке и ваши слова. { $copied } { $stays }
too-many-puzzles = задач { $count }, а можно не больше { $most }
in-line = в строке { $number }: { $why }
draft-is-removed = Черновик «{ $name }» убран.
draft-line = { $name }, { $size } × { $size }, { $date }
draft-line-open = { $name }, { $size } × { $size }, { $date }, сейчас открыт
draft-line-no-boxes = { $name }, { $size } × { $size }, без блоков, { $date }
draft-line-no-boxes-open = { $name }, { $size } × { $size }, без блоков, { $date }, сейчас открыт
draft-copy = { $name } (копия)
publication-is-seen = Каждый, у кого есть ссылка, видит задачу, её правила и ваши слова. { $stays } Если точки нет: { $rule }.
board-is-not-unique = У того поля не одно-единственное решение.
# after a link, "Open it on the board"
to-correct-a-clue = — чтобы исправить условие.
publication-is-gone = Публикации больше нет: { $why }.

## web/make/turn-and-mirror.js

lacks-digits =
    { COUNT($cells) ->
        [one] Для симметрии нужна цифра и в { JOIN($cells, ", ") }.
       *[other] Для симметрии нужны цифры и в { JOIN($cells, ", ") }.
    }
lacks-more-digits =
    Для симметрии нужны цифры и в { JOIN($cells, ", ") }, и ещё в { $more } { $more ->
        [one] клетке
       *[other] клетках
    }.

## web/make/turn-panel.js

move-is-done = { $move }: сделано.
exchange-with = и
digits-are-exchanged = { $one } и { $other } поменялись местами.
# $pairs are clauses: "r1c1 and r1c2"
it-breaks-between = Это нарушает условия между { JOIN($pairs, ", ") }.
it-breaks-between-and-more =
    Это нарушает условия между { JOIN($pairs, ", ") }, и ещё в { $more } { $more ->
        [one] месте
       *[other] местах
    }.
dots-touch-empty-cells =
    { $breaks } { $count ->
        [one] { $count } точка касается
        [few] { $count } точки касаются
       *[other] { $count } точек касаются
    } пустых клеток: смотрите вердикт.

## web/make/verdict-details.js

missing-dots-count = Отсутствие точки учитывается. Пока вы ещё рисуете точки, пусть оно ничего не значит — или закончите поле с помощью «Закончить за меня».
# $cells is a list of cells, or "r1c1, r1c2 and 3 more"
it-opens-at = Решение начинается здесь: { $cells }.
techniques-stall = Приёмы дают { $placed } из { $count } цифр, дальше они не ведут.
it-is-hardest-there = Здесь же и труднее всего: нужен приём «{ $technique }».
it-is-hardest-with =
    Труднее всего, когда на поле { $placed } { $placed ->
        [one] цифра
        [few] цифры
       *[other] цифр
    }: тогда приём «{ $technique }» ведёт к { $cells }.
equal-in-every-solution = Одинаковы во всех решениях: { $pairs }.

## web/make/verdict-panel.js

ways-on = Рисуйте точки, а пока они не нарисованы, пусть их отсутствие ничего не значит — или нажмите «Закончить за меня».
publish-wait = Чтобы опубликовать поле, нужно ровно одно решение: дождитесь вердикта.
publish-none = Чтобы опубликовать поле, нужно ровно одно решение: здесь нет ни одного.
publish-many = Чтобы опубликовать поле, нужно ровно одно решение: здесь их несколько.
publish-not-settled = Чтобы опубликовать поле, нужно ровно одно решение: здесь их может быть несколько.
empty-board-has-dots = Отсутствие точки учитывается, а точки есть на любом заполненном поле { $size } × { $size }.

## web/make/verdict.js

verdict-alone = { CAPITAL($verdict) }
with-what-is-entered = С учётом ввода: { $verdict }
# clauses of the two above
entered-one = одно решение.
entered-none = решений нет.
entered-not-settled = не выяснено, считать решения слишком долго.
entered-count = решений { $count }.
entered-about = решений около { $count }.
entered-more-than = решений больше { $count }.
millions = { $number } млн
billions = { $number } млрд
trillions = { $number } трлн
level-rated-line = { $level }, оценка { $rating }.
level-rated-needs = { $level }, оценка { $rating }: нужен приём «{ $technique }».
more-has-to-wait = Остальное об этом поле придётся подождать: { $why }. Запрос повторится сам.
no-more-about-this-board = Больше об этом поле ничего нет: { $why }.
verdict-needs-the-server = Для вердикта нужен сервер, а связи с ним нет. Поле и его черновики работают и без него.
no-verdict = Вердикта нет: { $why }.

## web/make/way-panel.js

technique-times = { $technique } ({ $count })
all-techniques = Все приёмы: { JOIN($techniques, ", ") }.
way-cell-is = В { $cell } стоит { $digit }.

# the title of the panel of neighbours
puzzles-one-change-away = Задачи в одном изменении отсюда

# why full boards gave no puzzle as it is wished: each may stand behind "most often in the way:"
hurdle-level = другой уровень
hurdle-technique = нет нужного приёма
hurdle-givens = слишком много исходных цифр
hurdle-break-in = другое начало
hurdle-alike = слишком похоже на другой вариант
hurdle-budget = слишком много работы
