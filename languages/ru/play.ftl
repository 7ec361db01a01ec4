### The sudoku page around the board: opening, dialogs, the daily puzzle, lists of puzzles, trials.

## web/sudoku/main.js

paused = Пауза
paused-board-is-hidden = Пауза: поле скрыто.
go-on = Продолжить
# digit first: a digit for the cells that are pressed next
digit-is-chosen = Выбрана цифра { $digit }
no-digit-is-chosen = Цифра не выбрана

## web/sudoku/menus.js

cannot-be-loaded = Это не загружается. Обновите страницу и попробуйте ещё раз.
next-puzzle = Следующая задача
# buttons: the daily puzzle of another level, of today or of an older day
todays-level =
    Сегодня: { $level ->
        [easy] лёгкая
        [medium] средняя
        [hard] сложная
        [expert] экспертная
       *[extreme] экстремальная
    }
level-of-that-day =
    В тот день: { $level ->
        [easy] лёгкая
        [medium] средняя
        [hard] сложная
        [expert] экспертная
       *[extreme] экстремальная
    }
the-day-before = Накануне
show-me-how = Показать
no = Нет
new-to-kropki = Впервые в Kropki?

## web/sudoku/opening.js

puzzle-on-its-way = Ваша задача сейчас появится.
no-new-puzzle = Новой задачи нет: { $why }.
# $levels: puzzles that can be played without a connection
no-new-puzzle-but-kept = Новой задачи нет: { $why }. На этом устройстве есть задачи таких уровней: { JOIN($levels, ", ") }.
puzzle-kept-for-that = { CAPITAL($why) }. Вот задача, которая хранится на этом устройстве на такой случай.
no-daily-puzzle = Задачи дня нет: { $why }.
link-cannot-be-read = Задачу из этой ссылки прочитать не удалось: { $why }.
link-cannot-be-read-another = Задачу из этой ссылки прочитать не удалось: { $why }. Вот другая.
server-is-warming-up = Сервер просыпается. Ваша задача скоро появится.

## web/sudoku/puzzles.js

none-yet = Пока пусто.
favourites = Избранное
left-for-a-week = Оставлены неделю назад или раньше
collections = Сборники
a-favourite-no-longer = Убрать из избранного
make-it-a-favourite = Добавить в избранное
# for screen readers: buttons of the puzzle called $name
favourite-called = Избранное: { $name }
remove = Убрать
remove-called = Убрать: { $name }
play-again = Ещё раз
play-again-called = Ещё раз: { $name }
on-the-board = сейчас на поле
daily-of-date = задача дня, { $date }
# how much is filled, the time it took, and when it was played last
part-time-and-date = { $percent } %, { $time } · { $date }
time-and-date = { $time } · { $date }

## web/sudoku/share-sheet.js

share-this-puzzle = Поделиться задачей
copy-the-link = Скопировать ссылку
qr-code-of-this-puzzle = QR-код со ссылкой на эту задачу
save-a-picture = Сохранить картинку
put-it-on-a-page = Поместить на свою страницу
works-with-kept-puzzles = Это возможно с задачами, которые хранит сервер. Эту он не хранит.
code-for-another-page = Код для другой страницы

## web/sudoku/trial.js

# buttons of a trial: digits that may be wrong
keep = Оставить
drop = Убрать
keep-what-was-tried = Оставить то, что поставлено в пробе (K)
back-to-the-trial = Назад, к началу пробы (J)
kept-and-how-back = Оставлено. Долгое нажатие на «Проба» вернёт к её началу.
trial = Проба
trial-in-trials = Проба { $depth }

## web/sudoku/home.js

half-done = Начатые

## web/sudoku/daily.js

# beside the days in a row: how long today's puzzle still is
row-and-time-left = { $row }, осталось { $left }
solved-today = Сегодня решено
save-a-calendar-file = Сохранить файл для календаря
saved-open-with-calendar = Сохранено. Откройте файл в своём календаре.
# before a field with an hour
each-day-at = Каждый день в
remind-me = Напоминать
notifications-are-blocked = Этот браузер не пропускает уведомления с этой страницы.
notify-me = Сообщать о новой задаче, пока открыта эта страница или установленное приложение. С сервера вам ничего не присылается.
solved-in = Решено за { $time }
filled-so-far = Заполнено { $percent } %, { $time }
not-begun = Не начата
todays-needs-network = Картинка появится, когда будет сеть.
play-daily = Играть
today-level = Сегодня: { $level }
look-at-it = Посмотреть

## web/sudoku/dialogs.js

sudokupad-needs-network = Для SudokuPad нужна сеть.
forgotten-times =
    { $count ->
        [one] Забыт { $count } результат
        [few] Забыты { $count } результата
       *[other] Забыто { $count } результатов
    }.
nothing-kept-of-this-device = От этого устройства ничего не хранится.
nothing-forgotten-yet = Пока ничего не забыто: { $why }.
statistics-cannot-be-loaded = Статистика не загружается. Обновите страницу и попробуйте ещё раз.
candidates-are-filled-in = Возможные цифры вписаны. Ваши пометки не изменились.
cannot-be-read = Прочитать это не удалось: { $why }.
some-are-printed = Напечатано { $done } из { $count }: для остальных нужна сеть.
sender-says-be-faster = Отправитель сообщает время { $time }. Решите быстрее!
races-cannot-be-loaded = Гонки не загружаются. Обновите страницу и попробуйте ещё раз.

## web/sudoku/credit.js

your-board = Ваше поле
back-to-the-workshop = Назад в мастерскую
back-to-its-page = Назад на её страницу

## web/sudoku/aside.js

about-puzzle-and-today = Об этой задаче и о сегодняшней
cells-filled = Заполнено клеток
this-puzzle-needs = Понадобятся приёмы
today = Сегодня
cells-are-filled = Заполнено клеток: { $done } из { $count }

## web/sudoku/by-technique.js

any-technique = Любой приём
what-a-rating-is = Оценка задачи — это оценка самого трудного из нужных приёмов, от 1 до 7. Если здесь что-то выбрано, уровень, указанный выше, не учитывается.
by-technique-or-rating = По приёму или оценке
# before fields: "Needs [technique]", "Rating from [1] to [7]"
needs = Нужен приём
rating-from = Оценка от
rating-to = до
# on which boards a technique is found that is rare on others
technique-elsewhere =
    { $technique } ({ $size } × { $size }, { $dots ->
        [every] все точки
       *[some] не все точки
    })
technique-hardly-ever = { $technique } (почти не встречается)

## web/sudoku/puzzle/api.js

# a clause, as all reasons of this kind are: "No hint: the server cannot be reached."
server-cannot-be-reached = нет связи с сервером
