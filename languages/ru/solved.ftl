### What is told of solved puzzles: the result, statistics, the backup, looking back, times of others.

## web/sudoku/solved/backup.js

# clauses: why a file cannot be read
file-has-too-many-bytes =
    в нём больше { $most } { $most ->
        [one] байта
       *[other] байтов
    }
file-is-no-backup = это не резервная копия Kropki
file-is-newer = его записала более новая версия этой страницы
file-has-no-solves = в нём нет решённых задач
file-has-too-many-solves =
    в нём больше { $most } { $most ->
        [one] решённой задачи
       *[other] решённых задач
    }
solve-is-not-valid = решённая задача { $number } записана неправильно
file-has-too-many-games =
    в нём больше { $most } { $most ->
        [one] начатой задачи
       *[other] начатых задач
    }
game-is-not-valid = начатая задача { $number } записана неправильно
file-has-too-many-drafts =
    в нём больше { $most } { $most ->
        [one] черновика
       *[other] черновиков
    }
draft-is-not-valid = черновик { $number } записан неправильно
file-is-not-json = это не JSON
together-too-many-solves =
    вместе получилось бы больше { $most } { $most ->
        [one] решённой задачи
       *[other] решённых задач
    }
# a file was read, and this device has no room for all that is in it
no-room-for-solves = Места для всего не хватило. Добавлено решённых задач: { $added } из { $solves }.
no-room-for-drafts = Места для всего не хватило. Добавлено решённых задач: { $added } из { $solves }, черновиков: { $kept } из { $drafts }.
no-room-for-games = Места для всего не хватило. Добавлено решённых задач: { $added } из { $solves }, начатых задач: { $played } из { $games }.
no-room-for-drafts-and-games = Места для всего не хватило. Добавлено решённых задач: { $added } из { $solves }, черновиков: { $kept } из { $drafts }, начатых задач: { $played } из { $games }.
solves-were-added =
    { $count ->
        [one] Добавлена { $count } решённая задача
        [few] Добавлены { $count } решённые задачи
       *[other] Добавлено { $count } решённых задач
    }.
drafts-were-added =
    { $count ->
        [one] Добавлен { $count } черновик
        [few] Добавлены { $count } черновика
       *[other] Добавлено { $count } черновиков
    }.
games-were-added =
    { $count ->
        [one] Добавлена { $count } начатая задача
        [few] Добавлены { $count } начатые задачи
       *[other] Добавлено { $count } начатых задач
    }.
favourites-were-added = Добавлено избранное.
learned-was-added = Добавлено изученное.
nothing-in-it-is-new = Ничего нового в нём нет.
# the name of a draft, and of one without a name
draft-from-a-file = { $name } (из файла)
draft = Черновик

## web/sudoku/solved/challenge.js

# a link says what time its sender took
sender-and-you-faster = Отправитель сообщает время { $time }: вы быстрее на { $apart }.
sender-and-you-longer = Отправитель сообщает время { $time }: вы медленнее на { $apart }.
sender-and-you-same = Отправитель сообщает время { $time }: у вас столько же.

## web/sudoku/solved/collections.js

some-are-solved = Решено { $done } из { $count }
# before a link
next-in-the-collection = Следующая в сборнике:
the-collection-is-solved = Сборник решён:

## web/sudoku/solved/credits.js

title-by-author = { $title }, автор: { $author }

## web/sudoku/solved/lesson.js

# a link to the lesson of a technique
lesson-of = Урок: { $technique }
your-hardest-hint-used-this = Этот приём был в самой трудной из ваших подсказок.
an-easier-step-stood = Во время вашей самой долгой паузы был и более лёгкий шаг.

## web/sudoku/solved/lookback.js

# clauses: what a step of a game did
cell-emptied = { $cell } — пусто
marks-in-cells = пометки в { JOIN($cells, ", ") }
marks-in-many-cells =
    пометки в { $count } { $count ->
        [one] клетке
       *[other] клетках
    }

## web/sudoku/solved/lookback-dialog.js

replay = Просмотр игры
step-of-your-game = Шаг вашей игры
step-before = Предыдущий шаг
step-after = Следующий шаг
pause = Пауза
play-back = Воспроизвести
no-more-to-tell = Об этой игре больше нечего рассказать.
# $step is a clause: "r1c1 = 5", "marks in r1c2"
replay-step = Шаг { $at } из { $count }: { $step }.
replay-step-at = Шаг { $at } из { $count }, время { $time }: { $step }.
replay-start =
    Начало. Дальше — { $count } { $count ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.
pause-before-step = { $time }, затем { $step }
where-the-time-went = На что ушло время
show-it = Показать
hardest-step-of-this-puzzle = Самый трудный шаг этой задачи
the-hardest-step = Самый трудный шаг: { $technique }.
an-easier-step-stood-there = Там был и более лёгкий шаг
# a button: a digit that could be had by an easier technique
digit-by-technique = { $cell } = { $digit }: { $technique }
# before that button
before-step-that-needs = До шага «{ $step }», для которого нужен приём «{ $technique }»:
# $sentences are the steps to it
digit-stood-here = Здесь можно было найти { $cell } = { $digit }. { JOIN($sentences, " ") }
a-lesson-that-fits = Подходящий урок
wrong-digit-before-pause =
    { COUNT($cells) ->
        [one] Перед вашей самой долгой паузой на поле была неверная цифра
       *[other] Перед вашей самой долгой паузой на поле были неверные цифры
    }: { JOIN($cells, ", ") }. Такие цифры показывает кнопка «Проверить».
at-your-longest-pause = Во время вашей самой долгой паузы вперёд вёл такой приём: { $technique }.

## web/sudoku/solved/reminder.js

# in a calendar; at most 57 letters
kropki-puzzle-of-the-day = Kropki: задача дня
five-levels = Пять уровней, от лёгкого до экстремального.
puzzle-of-the-day-is-here = Появилась задача дня

## web/sudoku/solved/result.js

solved = Решено
# how much help there was; also in what is shared
help-words =
    { $hints ->
        [0] Без подсказок
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[other] { $hints } подсказок
    }, { $checks ->
        [0] без проверок
        [one] { $checks } проверка
        [few] { $checks } проверки
       *[other] { $checks } проверок
    }
your-first-kropki = Ваша первая задача Kropki.
pasted-does-not-count = Задача из ссылки или текста не входит в ваши результаты.
# $kind: the level, and what else tells the kind: "Hard, 6 × 6, all white dots"
with-hints-does-not-count = С подсказками задача не входит в ваши результаты.
with-hints-but-times = С подсказками задача не входит в ваши результаты. { JOIN($kind, ", ") }: лучшее время { $best }, обычное { $median }.
your-first-time = { JOIN($kind, ", ") }: это ваш первый результат без подсказок.
your-best-time = { JOIN($kind, ", ") }: это ваше лучшее время! Обычное: { $median }.
your-times = { JOIN($kind, ", ") }: ваше лучшее время { $best }, обычное { $median }.
daily-on = задача дня, { $date }
beat-my-time = Решите быстрее меня: { $link }
share-result = Поделиться результатом
copied = Скопировано
picture = Картинка
not-possible-here = Здесь это невозможно
saved = Сохранено
share-the-picture = Поделиться картинкой
next-easy-of-size = Следующая: лёгкая { $size } × { $size }
next-of-level =
    Следующая: { $level ->
        [easy] лёгкая
        [medium] средняя
        [hard] сложная
        [expert] экспертная
       *[extreme] экстремальная
    }
try-level =
    Попробовать { $level ->
        [easy] лёгкую
        [medium] среднюю
        [hard] сложную
        [expert] экспертную
       *[extreme] экстремальную
    }
a-bit-harder = Чуть сложнее
todays-daily = Задача дня на сегодня

## web/sudoku/solved/statistics-dialog.js

puzzles-solved = Решено
times = Результаты
days-in-a-row-total = Дней подряд
most-in-a-row = Самая длинная серия
daily-puzzles = Задачи дня
calendar-legend = Закрашено: решено в свой день, это засчитывается в серию. Затенено: решено позже.
# for screen readers, after the number of a day; $levels were solved
levels-solved = , решено: { JOIN($levels, ", ") }
levels-solved-later = , решено позже: { JOIN($levels, ", ") }
no-times-yet = Пока пусто. Засчитывается время задач, которые не вставлены из ссылки или текста и решены без подсказок.
with-hints-legend = ○ с подсказками: это время не засчитывается.
with-hints-legend-and-pasted = ○ с подсказками: это время не засчитывается. Вставлены из ссылки или текста и не засчитаны: { $count }.
# before a list of kinds: "9 × 9"
puzzles-of = Задачи
save-as-a-file = Сохранить в файл
read-a-file = Прочитать файл
saved-as-a-file =
    Сохранено: { $solves } { $solves ->
        [one] решённая задача
        [few] решённые задачи
       *[other] решённых задач
    }, { $games } { $games ->
        [one] начатая задача
        [few] начатые задачи
       *[other] начатых задач
    }, избранное, уроки, черновики и настройки.
keep-them = Сохранить
what-a-file-brings = Всё это есть только на этом устройстве. Файл перенесёт всё на другое: решённое и изученное, начатые задачи, избранное, черновики мастерской и настройки. Там он ничего не удалит.
and-settings-of-the-file = { $text } Настройки взяты из файла.
file-cannot-be-read = Этот файл прочитать не удалось: { $why }. Ничего не изменилось.
with-hints = С подсказками
best = Лучшее
median = Обычное
# for screen readers: a row of the plot
level-solved-from-to = { $level }: решено { $count }, от { $least } до { $most }.
# units of time on an axis
axis-seconds = { $number } с
axis-minutes = { $number } мин
axis-hours = { $number } ч
axis-days = { $number } дн

## web/sudoku/solved/streak.js

# the time until the next daily puzzle
hours-and-minutes = { $hours } ч { $minutes } мин
only-hours = { $hours } ч
only-minutes = { $minutes } мин
days-in-a-row =
    { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } подряд
row-and-next-one =
    { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } подряд. Следующая задача — через { $left }.
row-is-kept-going =
    { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } подряд. Сегодняшняя задача продолжит серию, осталось { $left }.
begin-a-streak = Решите сегодняшнюю задачу, чтобы начать серию. Подойдёт любой уровень.
streak-ended-best =
    Ваша серия прервалась: { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } подряд, пока самая длинная. С сегодняшней задачи можно начать новую.
streak-ended =
    Ваша серия прервалась: { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } подряд. Самая длинная — { $longest }. С сегодняшней задачи можно начать новую.
todays-and-left = Сегодня · ещё { $left }

## web/sudoku/solved/times.js

time-is-kept-for-later = Ваше время сохранено здесь и будет отправлено, когда появится связь с сервером.
time-was-refused = Сервер не принял это время. Оно хранится только здесь.
compare = Сравнить
compare-with-others = Сравнить с другими
may-times-be-sent = Можно ли этому устройству отправлять время решения задач, без имени, чтобы каждый мог сравнить?
seconds-between-digits-too = И секунды между цифрами, чтобы узнать, насколько труден каждый приём
yes-send-them = Да, отправлять
# after the two messages below; by what others took, the puzzle is of this level
level-by-times-of-others = Уровень по времени других: { $level }, { $time }.
median-and-same =
    Медиана по { $count } { $count ->
        [one] другому устройству
       *[other] другим устройствам
    } — { $median }: у вас столько же.
median-and-faster =
    Медиана по { $count } { $count ->
        [one] другому устройству
       *[other] другим устройствам
    } — { $median }: вы быстрее на { $apart }.
median-and-longer =
    Медиана по { $count } { $count ->
        [one] другому устройству
       *[other] другим устройствам
    } — { $median }: вы медленнее на { $apart }.
faster-than = Быстрее, чем у { $count } из них.
time-sent-first = Ваше время отправлено. Пока оно единственное.
time-sent-few =
    Ваше время отправлено. Задачу { $count ->
        [one] решил ещё { $count } человек
        [few] решили ещё { $count } человека
       *[other] решили ещё { $count } человек
    }: для сравнения этого мало.

## web/sudoku/solved/week-strip.js

# for screen readers, after the name of a day: "Monday: solved"
day-solved = { $day }: решено
day-solved-later = { $day }: решено позже
day-not-solved = { $day }: не решено
last-seven-days = Последние семь дней
