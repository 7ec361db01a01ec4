### The pages as they stand before a script runs: the sudoku page, and a puzzle on another site

## web/index.html

kropki = Kropki
kropki-sudoku-white-dots-join = Судоку Kropki: белые точки соединяют цифры, которые отличаются на единицу, чёрные — цифры, из которых одна вдвое больше другой, а если точки нет, не верно ни то ни другое.
kropki-sudoku-of-the-day = Судоку Kropki: задача дня
puzzles-and-choices = Задачи и настройки
new = Новая
daily = Задача дня
puzzles = Задачи
more = Ещё
race = Гонка
print = Печать
statistics = Статистика
settings = Настройки
rules = Правила
kropki-sudoku = Судоку Kropki
new-puzzle-of-level = Новая задача: уровень
board = Поле
this-puzzle = Эта задача
of-7-by-its-hardest = из 7 — по самому трудному приёму. Понадобятся:
white-dot-is = Белая точка:
one-apart = разница 1
black-dot-is = Чёрная точка:
double = вдвое
controls = Управление
tool = Инструмент
digit = Цифра
corner = Угол
centre = Центр
colour = Цвет
select-several-cells = Выделить несколько клеток
select = Выделить
fill-in-all-candidates = Вписать всех кандидатов
fill-marks = Заполнить
erase = Стереть
actions = Действия
hold-it-back-to-before = Долгое нажатие: назад, к положению перед первой ошибкой (U)
undo = Отменить
redo = Вернуть
try-digits-that-may-be = Попробовать цифры, которые могут оказаться неверными, а потом оставить их или убрать (T)
try = Проба
hint = Подсказка
new-puzzle = Новая задача
rows-columns-and-boxes = Строки, столбцы и блоки
rows-and-columns-only = Только строки и столбцы
size = Размер
level = Уровень
dots = Точки
every-dot-no-dot-means = Все точки <span class="soft">Нет точки — ни то ни другое.</span>
only-some-dots-no-dot = Не все точки <span class="soft">Нет точки — это ничего не значит.</span>
every-white-dot-not-all = Все белые точки <span class="soft">Чёрные — не все.</span>
every-black-dot-not-all = Все чёрные точки <span class="soft">Белые — не все.</span>
make-or-paste = Составить или вставить
daily-puzzle = Задача дня
level-of-the-day = Уровень задачи дня
month-before = Предыдущий месяц
month-after = Следующий месяц
one-puzzle-a-day-and = Каждый день по одной задаче каждого уровня, для всех одна и та же. Следующая появляется в полночь по вашему времени.
removed = Убрано.
put-it-back = Вернуть
in-progress = Начатые
done = Готово
theme = Тема
system = Как в системе
light = Светлая
dark = Тёмная
barbie = Барби
oppenheimer = Оппенгеймер
show-the-time = Показывать время
show-conflicts-at-once = Сразу показывать противоречия
shade-the-row-column-and = Выделять фоном строку, столбец и блок клетки
larger-digits-dots-and-type = Крупнее цифры, точки и текст
keys-for-the-left-hand = Кнопки под левую руку
sounds = Звуки
entry = Ввод
a-placed-digit-clears-the = Поставленная цифра стирает пометки, которые она исключает
candidates-fill-themselves-in = Кандидаты вписываются сами
hints-tell-all-at-once = Подсказка сразу говорит всё
size-of-marks = Размер пометок
small = Мелкие
large = Крупные
besides = Прочее
digits-first-choose-a-digit = Сначала цифра: выберите цифру, а затем клетки для неё
a-cell-with-one-candidate = Клетка с одним оставшимся кандидатом заполняется сама
candidates-in-a-grid-of = Кандидаты сеткой три на три
numbers-beside-rows-and-columns = Номера строк и столбцов
short-cell-names-for-screen = Короткие имена клеток для экранного диктора
times-of-others = Время других
send-my-times-without-a = Отправлять моё время без имени, чтобы сравнивать
also-send-the-seconds-between = Отправлять и секунды между цифрами, чтобы узнать, насколько труден каждый приём
what-is-kept = Что хранится
forget-what-this-device-sent = Забыть, что отправило это устройство
paste-a-puzzle = Вставить задачу
a-link-or-a-text = Ссылка или текст с задачей: с этого сайта, из f-puzzles, SudokuPad, SudokuMaker или Penpa+.
this-text-shows = В этом тексте показаны
all-dots = все точки
some-dots = не все точки
all-white-dots = все белые точки
all-black-dots = все чёрные точки
cancel = Отмена
open = Открыть
ways-to-a-board-of = Как получить своё поле
make-your-own-place-digits = <a href="/make"><b>Составить свою</b> <span class="soft">Расставьте цифры и точки на пустом поле.</span></a>
change-this-one = Изменить эту
a-copy-of-the-puzzle = Копия задачи, которая сейчас на поле.
paste-a-puzzle-from-a = <b>Вставить задачу</b> <span class="soft">Из ссылки или текста.</span>
open-in-sudokupad = Открыть в SudokuPad
the-puzzle-on-the-board = Задача с поля — в другой программе.
this-one = Эта
and-1-more = и ещё 1
and-3-more = и ещё 3
and-11-more = и ещё 11
on-a-page = На странице
with = Добавить
what-i-have-filled-in = То, что уже вписано
solutions-on-their-own-page = Решения, на отдельной странице
fill-the-board-so-that = Заполните поле так, чтобы в каждой строке, каждом столбце и каждом обведённом блоке каждая цифра стояла один раз.
drawing-of-a-white-dot = 4 и 5, белая точка
a-white-dot-joins-consecutive = <span><b>Белая точка</b> соединяет цифры, которые отличаются на единицу. Рядом с 4 это 3 или 5.</span>
drawing-of-a-black-dot = 3 и 6, чёрная точка
a-black-dot-joins-a = <span><b>Чёрная точка</b> соединяет цифры, из которых одна вдвое больше другой. 5, 7 и 9 никогда её не касаются.</span>
drawing-of-no-dot = 2 и 7, точки нет
no-dot-means-neither-next = <span><b>Нет точки</b> — ни то ни другое. Рядом с 2, если точки нет, не могут стоять 1, 3 и 4.</span>
drawing-of-one-and-two = 1 и 2, чёрная точка
one-and-two-are-both = <span><b>1 и 2</b> подходят под оба правила: точка между ними может быть любой, но она есть всегда.</span>
below-some-boards-stands-not = Под некоторыми полями написано <b>показаны не все точки</b>. Там отсутствие точки ничего не значит. Под другими написано, что показаны все точки одного цвета. Там отсутствие точки значит только, что этот цвет не подходит.
show-me-step-by-step = Показать шаг за шагом
learn-the-techniques = Изучить приёмы
keys = Клавиши
enter-with-the-current-tool = ввести выбранным инструментом; ещё раз — убрать
digit-corner-centre-colour-space = цифра, угол, центр, цвет; <kbd>Пробел</kbd> переключает их по кругу
keys-shift = <kbd>Shift</kbd> <kbd>Ctrl</kbd> <kbd>Ctrl</kbd>+<kbd>Shift</kbd>
with-a-digit-corner-centre = вместе с цифрой: угол, центр, цвет, на один раз
move-with-shift-or-ctrl = перейти; с <kbd>Shift</kbd> или <kbd>Ctrl</kbd> — добавить клетки
keys-select = <kbd>Ctrl</kbd>+<kbd>A</kbd> <kbd>I</kbd>
select-all-invert-esc-none = выделить все, выделить остальные; <kbd>Esc</kbd> — ни одной; двойной щелчок — все такие же
delete = Delete
digit-then-centre-corner-and = стереть цифру, затем пометки в центре, в углу и цвет
keys-undo = <kbd>Ctrl</kbd>+<kbd>Z</kbd> <kbd>Y</kbd>
undo-redo-u-or-a = отменить, вернуть; <kbd>U</kbd> или долгое нажатие на «Отменить» — назад, к положению перед первой ошибкой
try-from-here-keep-what = начать пробу; оставить то, что в ней поставлено; убрать; <kbd>P</kbd> или долгое нажатие на «Проба» — назад, к началу последней пробы
turn-corner-marks-into-centre = превратить пометки в углу в пометки в центре
with-digits-first-enter-the = если сначала выбрана цифра: вписать её
hint-the-next-step-in = подсказка: следующий шаг, словами и на поле
a-hint-for-the-selected = подсказка для выделенной клетки
just-a-digit-why-the = только цифра; почему в клетке эта цифра или какие условия к ней ведут
read-out-the-row-the = прочитать вслух строку, столбец, блок, чего не хватает, клетку
two-games-have-this-name = Так называются две игры. Другая — <a href="/dots">Точки</a>.
leave = Выйти
how-to-play = Как играть
back-to-my-puzzle = Назад к моей задаче
# the name of a key
enter-key = Enter
next = Далее
# the size of marks in a cell
marks-medium = Средние

## web/embed.html

open-in-kropki = Открыть в Kropki
