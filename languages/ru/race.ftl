### Races: two to eight people solve the same puzzle at the same time.

## web/sudoku/race/words.js

race-rule-start = Когда игроков двое, начать гонку может любой из них. Часы сервера общие для всех и никогда не останавливаются.
race-rule-clock = Они идут, даже если вы опоздали, потеряли связь или устройство уснуло.
race-rule-place = Ваше место остаётся за вами: откройте ссылку ещё раз на этом устройстве.
race-rule-seen = Другие видят, сколько клеток у вас заполнено верно, но не видят, какие это клетки и какие в них цифры.
race-rule-hints = Можно просить подсказки. Все игроки видят, сколько их было, — по сведениям вашего устройства.
race-rule-looked-up = Сервер не может узнать, подсмотрел ли игрок решение.
race-rule-deleted = Через сутки сервер удаляет гонку.
# who gave no name; $place counts from 1
player-without-name = Игрок { $place }
player-is-you = { $name } (вы)
# how far a player is: right cells of those to fill
right-of-cells = { $right } из { $cells }
# $far is a time or "12 of 81"
far-with-hints =
    { $far }, по сведениям устройства — { $hints } { $hints ->
        [one] подсказка
        [few] подсказки
       *[other] подсказок
    }
far-and-away = { $far }, не на связи
players-are-here =
    Здесь { $count } { $count ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }.
wait-for-a-second-player = Дождитесь второго игрока и начинайте.
race-starts-in = Гонка начнётся через { $seconds } с.
the-race-is-on = Гонка идёт.
your-time-is = Ваше время — { $time }.
# $count players have not finished
your-time-and-others =
    Ваше время — { $time }. { $count ->
        [one] Ещё решает { $count } игрок
        [few] Ещё решают { $count } игрока
       *[other] Ещё решают { $count } игроков
    }.
# how it went for one who has finished as second to eighth; $behind is a time, $name who was first
race-place =
    { $place ->
        [2] Второе
        [3] Третье
        [4] Четвёртое
        [5] Пятое
        [6] Шестое
        [7] Седьмое
       *[8] Восьмое
    } место. Впереди — { $name }, разница { $behind }
you-won-by = Вы на первом месте! Разница { $time }
you-are-first = Вы на первом месте!
less-than-a-second = меньше секунды
seconds-short = { $seconds } с
# a puzzle by its size and level
size-and-level = { $size } × { $size }, { -level } уровень
race-not-started =
    В этой гонке { $count } { $count ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, она ещё не началась.
race-is-over = Эта гонка окончена.
race-starts-now =
    В этой гонке { $count } { $count ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, она сейчас начинается.
race-clock-says =
    В этой гонке { $count } { $count ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }. На её часах { $time }, и у вас будет то же время.
has-finished-in = { $name }: всё решено за { $time }.

## web/sudoku/race/strip.js

# for screen readers; $racers is a list of "Ann: 12 of 81"
race-of = Гонка. { JOIN($racers, ". ") }
racer-is = { $name }: { $far }

## web/sudoku/race/race.js

this-did-not-work = Не получилось: { $why }.
the-race-said = Гонка: { $why }.
you-cannot-join = Присоединиться нельзя: { $why }.
offline = Нет связи
# until the race starts
in-seconds = Через { $seconds }
go = Вперёд!
what-a-race-is = От двух до восьми человек одновременно решают одну и ту же новую задачу, каждый на своём устройстве.
race-puzzle-chosen = Задача: { $kind }, как выбрано в разделе «Новая».
race-puzzle = Задача: { $kind }.
make-a-race = Создать гонку
join = Участвовать
your-name-if-you-like = Ваше имя, если хотите
# of a player: connected or not
away = не на связи
here = на связи
no-connection-tried-again = Связи нет. Пробуем ещё раз.
leave-race = Выйти
share-the-link = Поделиться ссылкой
rematch = Ещё раз
to-the-board = К полю
start = Старт
a-race-in-kropki = Гонка в Kropki
link-copied = Ссылка скопирована.
link-copied-label = Ссылка скопирована
the-rules-of-a-race = Правила гонки
