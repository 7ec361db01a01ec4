### What is printed: booklets of puzzles, and positions to practise on. The fonts have Latin, Greek and Cyrillic letters.

## generator/formats/front_matter.py: the rules of a booklet

# $houses: "boxes", "some-boxes" (not each puzzle has boxes) or "no-boxes". $digits: clauses as the two below
fill-the-board =
    { $houses ->
        [boxes] Заполните поле так, чтобы в каждой строке, каждом столбце и каждом блоке с толстой границей каждая цифра стояла один раз
        [some-boxes] Заполните поле так, чтобы в каждой строке, каждом столбце и, если есть блоки, в каждом блоке с толстой границей каждая цифра стояла один раз
       *[no-boxes] Заполните поле так, чтобы в каждой строке и каждом столбце каждая цифра стояла один раз
    }: { JOIN($digits, ", ") }.
digits-to = от 1 до { $size }
digits-to-on-a-board = от 1 до { $size } на поле { $size } на { $size }
booklet-white-dot = Белая точка между двумя клетками: их цифры отличаются на единицу, например 3 и 4.
booklet-black-dot = Чёрная точка между двумя клетками: одна цифра вдвое больше другой, например 2 и 4.
booklet-either-dot = Между 1 и 2 верно и то и другое, поэтому точка может быть любого цвета.
# which dots are drawn: it stands above a puzzle, if these are not all
booklet-mark =
    { $gaps ->
        [all-white] все белые точки
        [all-black] все чёрные точки
       *[some-dots] не все точки
    }
# what a missing dot means
booklet-gaps =
    { $gaps ->
        [negative] Показаны все точки: там, где точки нет, цифры не отличаются на единицу и ни одна не вдвое больше другой.
        [all-white] В задаче с надписью «{ booklet-mark }» чёрных точек может не хватать: там, где точки нет, известно только, что цифры не отличаются на единицу.
        [all-black] В задаче с надписью «{ booklet-mark }» белых точек может не хватать: там, где точки нет, известно только, что ни одна цифра не вдвое больше другой.
       *[some-dots] В задаче с надписью «{ booklet-mark }» точек может не хватать: там, где точки нет, это ничего не значит.
    }
# comes after the sentence "All dots are drawn", if some puzzles have a mark
booklet-exceptions = Исключения — задачи, над которыми есть надпись о точках.
booklet-one-solution = У каждой задачи ровно одно решение, и найти его можно одними рассуждениями.
# beside a dot of each colour
key-consecutive = отличаются на единицу
key-double = одна вдвое больше другой
# the pictures of these dots, for those who have the page read to them
a-white-dot = белая точка
a-black-dot = чёрная точка

## generator/formats/front_matter.py: the title and the contents

number-of-puzzles =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[other] { $count } задач
    }
booklet-contents = Содержание
booklet-rules = Правила
booklet-solutions = Решения
# a line of the contents: the puzzles of a level. $first and $last are their numbers
contents-from-to = { $heading }: с { $first } по { $last }
contents-of-one = { $heading }: { $first }

## generator/formats/booklet.py

# the heading of the puzzles of a level, or of those without one
heading-of-puzzles =
    { $level ->
        [easy] Лёгкие
        [medium] Средние
        [hard] Сложные
        [expert] Экспертные
        [extreme] Экстремальные
       *[none] Задачи
    }
# above a puzzle, in a list with commas
puzzle-rating = оценка { $rating }
without-boxes = без блоков
solution-on-page = решение: стр. { $page }
# beside a solution: where its puzzle is
puzzle-on-page = стр. { $page }
# the pictures, for those who have the page read to them. $ken and $digits stay as they are
picture-of-puzzle = задача { $number } в KEN: { $ken }
picture-of-code = QR-код задачи { $number }
picture-of-solution = решение задачи { $number }: { $digits }

## generator/formats/worksheet.py: positions to practise on

position-with-some-dots = { $number } (показаны не все точки: отсутствие точки ничего не значит)
# the picture, for those who have the page read to them
picture-of-position = позиция { $number } в KEN: { $ken }, вписано { $entries }
worksheet-answers = Ответы
# the last in a list of answers
and-more-answers = и ещё { $count }
