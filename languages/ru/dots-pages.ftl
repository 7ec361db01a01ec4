### The pages of Dots, the game, as they stand before a script runs.

## web/dots/index.html

dots-title = Точки, они же Kropki
dots-the-pen-and-paper = «Точки» — игра на клетчатой бумаге, её называют и Kropki: окружайте точки соперника. Играйте вдвоём на одном устройстве или с компьютером.
kropki-is-also-the-name = Kropki — это ещё и вид <a href="/">судоку</a>.
games-and-choices = Партии и настройки
play-a-friend = С другом
keep-or-open-a-game = Сохранить или открыть партию
lessons = Уроки
look-at-played-games = Смотреть сыгранные партии
this-game = Эта партия
captured = Окружено
blue = Синие
red = Красные
you-and-the-computer-put = Вы и компьютер по очереди ставите по точке. Замкните кольцо из своих точек вокруг чужих — и вы их окружили.
i-know-the-game = Я знаю эту игру
rings = Кольца
look-at-this-game = Посмотреть эту партию
why-dots-were-lost = Почему потеряны точки
stop-ends-the-game = СТОП
resign = Сдаться
larger = Ближе
smaller = Дальше
new-game = Новая партия
against-whom = Соперник
the-computer = Компьютер
two-at-one-board = Вдвоём на одном устройстве
strength = Сила
you-are = Ваш цвет
blue-who-begins = Синие, ходят первыми
a-friend-by-a-link = <a href="/dots/game">Друг, по ссылке</a> <a href="/dots/game#lobby-title">Тот, кто ждёт партии</a>
there-is-no-connection-the = Связи нет. На этом устройстве компьютер может играть с силой от 1 до 9. Вместо более сильного пока играет 9.
clock = Часы
seconds-a-move = Секунд на ход
minutes-in-reserve = Минут в запасе
dots-each = Точек у каждого
no-limit = без предела
no-target = нет
columns = Столбцов
rows = Строк
start-empty = Пустое поле
a-cross = Скрест
two-crosses = Двойной скрест
three-crosses = Тройной скрест
four-crosses = Четыре скреста
four-crosses-at-random = Четыре скреста, случайно
free-dots-of-blue = Фора синих (точек)
none = Нет
first-to-captures = Первым окружить (точек)
or-a-lead-of = Или опередить на
play-the-computer-for-a = Играть с компьютером на рейтинг
if-you-begin-you-give = Если начать новую партию, текущая будет брошена.
begin = Начать
two-players-put-dots-on = Два игрока по очереди ставят точки в пункты — на пересечения линий. Побеждает тот, кто к концу партии держит в окружении больше чужих точек.
the-rule-sets = Наборы правил
a-shorter-game-a-more = Партия короче, шансы равнее
by-any-rules-you-can = По любым правилам можно играть до заданного числа окружённых точек: кто первым столько окружил, сразу побеждает. У синих может быть фора — до девяти точек, которые стоят на поле ещё до первого хода. Поэтому синими пусть играет тот, кто слабее.
where-closing-is-a-choice = Когда замыкать или нет — ваш выбор
choose-an-enemy-dot-and = Выберите чужую точку, и с вашим ходом замкнётся самое тесное кольцо вокруг неё; выберите её ещё раз — не замкнётся. Или выберите точки кольца одну за другой, а в конце снова первую: промежутки между ними заполнит кратчайшая цепь ваших точек. И то и другое — до того, как вы поставите точку, или после, если точка может что-нибудь окружить. Прежде чем кольцо замкнётся, оно показано.
keys-on-the-board = Клавиши на поле
move-home-end-the-row = перейти; <kbd>Home</kbd> <kbd>End</kbd> — по строке, <kbd>Page Up</kbd> <kbd>Page Down</kbd> — на пять строк
enter-space = <kbd>Enter</kbd> <kbd>Пробел</kbd>
put-a-dot-on-a = поставить точку; на точке — выбрать кольцо
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = закончить ход; не проводить кольцо
say-the-score-and-whose = прочитать вслух счёт и чей ход; перейти к последнему ходу
either-gives-a-hint = подсказка (любая из двух клавиш)
key-undo = отменить
larger-smaller-two-fingers-do = ближе, дальше; то же самое — двумя пальцами
where-points-are-closer-than = Если пункты мельче пальца, первое касание прицеливается. Второе ставит точку: в тот же пункт или в любой из тех, что показаны под лупой.
the-game-in-two-minutes = Игра за две минуты
save-this-game = Сохранить эту партию
copy-it-as-text = Скопировать как текст
open-a-file = Открыть файл
this-game-as-text-sgf = Эта партия в виде текста (SGF). Чтобы открыть другую, вставьте сюда её текст или ссылку.
open-this-text = Открыть этот текст

## web/dots/game/index.html

dots-with-a-friend = Точки: игра с другом
play-dots-the-pen-and = Играйте с другом в «Точки» — игру на клетчатой бумаге, её называют и Kropki: отправьте ссылку и играйте вживую или по переписке, ход за ходом.
against-the-computer-the-sudoku = <a href="/dots">С компьютером</a> · <a href="/">Судоку</a>
games = Партии
play-dots-with-somebody = Играть в Точки с другими
choose-a-board-and-send = Выберите поле и отправьте другу ссылку<span id="or-listed"> или подождите соперника здесь</span>. Сыграйте за один присест или делайте по ходу, когда удобно. Регистрация не нужна.
to-the-lobby = В зал ожидания
unfinished-games-on-this-device = Незаконченные партии на этом устройстве
time = Время
blue-or-red-by-chance = Синие или красные, по жребию
anyone-may-join-with-the = По ссылке может присоединиться любой: играет тот, кто откроет её первым
for-the-lobby-anybody-here = Для зала ожидания: присоединиться может любой, кто здесь, или компьютер
whoever-joins = Кто присоединится
rated-the-result-counts-for = На рейтинг: результат влияет на рейтинги обоих игроков
you-look-for = Вы ищете
anybody = Кого угодно
a-beginner = Новичка
somebody-who-knows-the-tactics = Того, кто знает тактику
a-strong-player = Сильного игрока
anybody-may-join = Может присоединиться любой
the-lobby = Зал ожидания
looking-for-games-that-wait = Ищем партии, которые ждут игрока.
games-that-wait = Партии, которые ждут игрока
played-now-you-may-watch = Идут сейчас: можно смотреть
games-to-watch = Партии, которые можно смотреть
your-name-in-the-lobby = Ваше имя в зале ожидания
you-need-none = можно без имени
others-may-watch-my-games = Другие могут смотреть мои партии и находить их потом, если согласен и второй игрок
forget-my-name = Забыть моё имя и метку
ratings = Рейтинги
in-a-rated-game-both = В партии на рейтинг оба игрока согласны, что результат засчитывается. Рейтинг говорит, насколько игрок силён. Все начинают с 1500. Если рейтинг игрока на 200 выше, чем у соперника, он выигрывает примерно три партии из четырёх.
the-number-behind-says-how = Число после ± говорит, насколько рейтинг неточен. Вопросительный знак стоит после рейтинга, для которого сыграно слишком мало партий. Для каждого набора правил и каждой скорости у вас свой рейтинг.
a-rated-game-has-a = В партии на рейтинг есть время в секундах на каждый ход, правила без дополнений, и нет форы. Поле — не меньше 10 × 10 пунктов. Игроки находятся в разных сетях. Результат засчитывается, если оба поставили хотя бы одну точку. С одним и тем же игроком засчитывается не больше пяти партий в день. Чтобы сыграть на рейтинг с компьютером, отметьте «Для зала ожидания» и выберите силу в поле «Соперник». Рейтинги компьютера никогда не меняются. <a href="/privacy.html#ratings" target="_blank">Что хранится</a>
yours = Ваши
show-me-in-the-table = Показывать меня в таблице, с именем и меткой
forget-my-ratings = Забыть мои рейтинги
the-strongest = Сильнейшие
speed = Скорость
normal = Обычная
fast = Быстрая
finished-games-to-look-at = Законченные партии, которые можно посмотреть
these-are-games-of-the = Это партии из зала ожидания, которые разрешили смотреть оба игрока.
player = Игрок
name-or-badge = имя или метка
any = Любые
columns-rows = столбцы × строки
finished-games = Законченные партии
earlier-games = Более ранние партии
finished-games-on-this-device = Законченные партии на этом устройстве
calendar = Календарь
claim-the-win = Объявить победу
take-the-seat = Играть
show-a-qr-code = Показать QR-код
take-it-out-of-the = Убрать из зала ожидания
agree = Согласиться
the-next-game = Следующая партия
save-the-record = Сохранить запись
say = Сказать
take-back = Взять назад
offer-draw = Ничья
conversation = Переписка
your-line = Ваша реплика
send = Отправить
write-to-each-other = Писать друг другу
turn-it-off = Выключить
report = Пожаловаться
copy-the-link-of-my = Скопировать ссылку на своё место
for-a-second-device-of = для второго устройства

## web/dots/practice/index.html

lessons-of-dots = Точки: уроки
find-the-best-move-captures = Найдите лучший ход: окружения, вилки, лесенки, защита, домики и заземление в Точках — игре, которую называют и Kropki.
lessons-and-choices = Уроки и настройки
progress = Успехи
themes = Темы
play-dots = Играть в Точки
records = Записи партий
this-lesson = Этот урок
answer = Ответ
todays = На сегодня
all = Все
capture = Окружение
double-attack = Вилка
ladder = Лесенка
defence = Защита
pool = Домик
grounding = Заземление
by-other-rules = По другим правилам
no-territory = Без территории
territory = Территория
gorilla = GoRilla
kepung = Kepung
paper = Бумага
look-ahead = Расчёт вперёд
within-one-dot = 1 точка
within-two-dots = 2 точки
within-three-dots = 3 точки
within-four-dots = 4 точки
within-five-dots = 5 точек
was-tried = Решали
right-at-once = Сразу верно
to-do-again = Повторить
add-a-file = Добавить файл
a-dot-or-a-few = Точка или несколько точек, которые замыкают кольцо вокруг чужих.
one-dot-that-threatens-in = Одна точка создаёт две угрозы сразу, а защититься можно только от одной.
a-series-of-threats-each = Несколько угроз подряд, на каждую есть только один ответ, а в конце — окружение.
the-one-dot-that-keeps = Единственная точка, которая не даёт сопернику окружить.
towards-the-end-what-is = Ближе к концу партии: что заполнять и куда ходить сначала.
a-chain-that-reaches-the = Цепь, которая прямыми шагами доходит до края, окружить нельзя.
other-rules = Другие правила
as-in-standard-but-nobody = Как «Стандарт», но заполнять поле никто не обязан.
as-in-standard-with-lines = Как «Стандарт», но точки одного цвета соединены линиями.
territory-gorilla-paper = Территория, GoRilla, Бумага
you-choose-which-rings-to = Вы сами решаете, какие кольца замыкать и когда. Урок спрашивает только точку: кольца, которые к ней относятся, замкнутся за вас.
move = перейти
put-the-dot-there = поставить точку
answer-again-next = ответ, ещё раз, далее
say-what-is-asked = прочитать задание вслух

## web/dots/records/index.html

records-of-dots = Точки: записи партий
open-step-through-comment-analyse = Открывайте партии в Точки (эту игру называют и Kropki), смотрите их ход за ходом, комментируйте, анализируйте, сохраняйте и делитесь ими.
records-and-choices = Записи и настройки
new-record = Новая запись
about-this-game = Об этой партии
keep-about-game = Сохранить
what-is-shown = Что показано
this-record = Эта запись
back-to-the-game = Назад к партии
game = Партия
move-label = Ход
steps = Шаги
first-position = Начальная позиция
previous-capture = Предыдущее окружение
next-capture = Следующее окружение
last-position = Последняя позиция
goes-on-with = Продолжения
analysis = Анализ
time-for-each-move = Время на каждый ход
very-short = очень мало
short = мало
work-medium = средне
long = много
very-long = очень много
analyse = Анализировать
cancel-analysis = Прервать
moves-that-are-analysed = Ходы, которые анализируются
what-a-move-cost-is = Сколько стоил ход, считается к концу партии. «Теряют» и «Окружают» относятся только к нескольким следующим ходам.
write-this-into-the-comments = Записать это в комментарии
openings = Дебюты
show-what-the-opening-book = Показывать, что есть в дебютной книге
moves-and-changes = Ходы и изменения
moves = Ходы
look-at-it-together = Смотреть вместе
to-the-game = К партии
comment = Комментарий
edit = Правка
what-a-tap-on-the = Что делает касание поля
changes = Изменения
move-up = Выше
open-a-record = Открыть запись
choose-a-file-drop-one = Выберите файл, перетащите его на страницу или вставьте сюда текст или ссылку.
choose-a-file = Выбрать файл
text-or-link = Текст или ссылка
standard = Стандарт
territory-strict-borders = Территория, строгие границы
paper-long-steps = Бумага, длинные шаги
paper-ground-counts = Бумага, считается площадь
paper-early-end = Бумага, досрочный конец
date = Дата
place = Место
event = Событие
faults-in-the-file-that = Ошибки файла, которые исправлены
picture-of-this-position = Картинка этой позиции
save-as-svg = Сохранить как SVG
save-as-png = Сохранить как PNG
numbers-of-the-moves = Номера ходов
larger-dots = Крупные точки
in-this-position = В этой позиции
threats-where-the-next-dot = Угрозы: где можно окружить следующей точкой
pools-chains-around-open-points = Домики: цепи вокруг свободных пунктов
dots-linked-to-the-edge = Точки, связанные с краем прямыми шагами
on-the-board-move-on = на поле: перейти; на кнопках шагов: назад и вперёд; в списке: от хода к ходу
on-the-board-use-the = на поле: применить инструмент
on-the-board-next-back = на поле: шаг вперёд, шаг назад
on-the-board-next-capture = на поле: следующее и предыдущее окружение
esc = Esc
on-the-board-give-up = на поле: не проводить начатое кольцо
on-the-board-the-next = на поле: следующий вариант в этом месте
on-the-board-say-the = на поле: прочитать счёт вслух; перейти к последней точке
home-end = <kbd>Home</kbd> <kbd>End</kbd>
on-the-steps-first-and = на кнопках шагов: начальная и последняя позиция
ctrl-z-y = <kbd>Ctrl</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = на поле: ближе, дальше; то же самое — двумя пальцами

## web/dots/lost.html

dots-nothing-at-this-address = Точки: по этому адресу ничего нет
go-and-play-dots = Играть в Точки
play-with-somebody-lessons-the = <a href="/dots/game">Играть с другими</a><a href="/dots/practice">Уроки</a><a href="/">Судоку, другая игра Kropki</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Готово
# a button: takes a move out of a record
delete-move = Удалить
# the dots with which a game begins
start-position = Начало
# a heading: the board of Dots
dots-board = Поле
# of lessons
lesson-theme = Тема
