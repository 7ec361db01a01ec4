### Dots with others and records: invitations, lobby, ratings, records and their analysis.

## dots/game/archive.js

no-connection-to-the-server = Связи с сервером нет: попробуйте ещё раз.
there-is-no-such-game = Такой партии нет.
look = Посмотреть

## dots/game/choices.js

play-again-rated = Ещё раз, на рейтинг

## dots/game/elsewhere.js

your-move-short = Ваш ход
game-has-begun-short = Партия началась

## dots/game/invite.js

waiting-in-the-lobby-for = Ждём в зале ожидания, пока кто-нибудь присоединится.
you-may-close-this-page = Эту страницу можно закрыть и вернуться позже.
waiting-for-somebody-to-join = Ждём, пока кто-нибудь присоединится.
this-link-leads-to-the = Эта ссылка ведёт на свободное место:
waiting-for-your-friend-send = Ждём вашего друга. Отправьте ему эту ссылку. Она действует один раз: играет тот, кто откроет её первым.
you-can-play-in-this = В этой партии можно играть: одно место свободно.
somebody-has-used-this-invitation = Этим приглашением кто-то уже воспользовался, поэтому вы зритель. Чтобы играть на втором устройстве, скопируйте ссылку на своё место.
a-game-of-dots = Партия в Точки
you-watch-this-game-you = В этой партии вы зритель: своего места у вас нет.
my-seat-in-a-game = Моё место в партии в Точки
copied-seat-link = Скопировано. Каждый, у кого есть эта ссылка, играет за вас: никому её не давайте.
the-link-as-a-qr = Ссылка в виде QR-кода

## dots/game/lobby.js

they-see-your-challenge-when = Ваш вызов увидят, когда откроют эту страницу. Без часов он ждёт неделю.
begin-a-rated-game-with = Начать партию на рейтинг с компьютером
forget = Забыть
challenge-button = Вызвать

## dots/game/main.js

the-server-has-not-answered = Сервер не отвечает уже 5 секунд. Возможно, связи нет.
a-friend = друг
not-here-yet = ещё не здесь
you-watch-this-game = Вы зритель этой партии.
your-move-waits-for-the = Ваш ход ждёт, пока появится связь.
no-such-game-any-more = Такой партии нет. Партии, в которые никто не играет, через некоторое время удаляются.
this-link-is-not-complete = Эта ссылка неполная. Скопируйте её ещё раз, целиком.

## dots/game/met.js

watching-a-game-of-dots = Точки: смотрим партию
this-game-does-not-count = Эта партия не засчитывается: сегодня вы сыграли с этим игроком уже пять.
the-game-is-still-in = Партия ещё в зале ожидания: попробуйте ещё раз.

## dots/game/news.js

your-clock-starts-with-your = Ваши часы пойдут с вашей первой точки.
the-game-has-begun = Партия началась.
your-clock-runs = Ваши часы идут.
both-agree-under-say-you = Оба согласны: под кнопкой «Сказать» можно писать друг другу.

## dots/game/next-strength.js

by-your-rating = По вашему рейтингу.

## dots/game/open-games.js

play-a-rated-game = Играть на рейтинг?
the-result-counts-for-the = Результат влияет на рейтинги обоих игроков. Каждый, у кого есть ссылка на партию, видит ваш рейтинг.
play-rated = Играть на рейтинг
not-now = Не сейчас
forget-your-name-and-badge = Забыть ваше имя и метку?
forget-them = Забыть
no-connection-but-joined = Связи с сервером нет: попробуйте ещё раз. Если присоединиться удалось, партия будет среди ваших.
your-name-badge-and-ratings = Ваше имя, метка и рейтинги забыты.
no-connection-lobby = Связи с сервером нет. Зал ожидания появится, когда она восстановится.
challenges-you = вызывает вас
may-be-watched = можно смотреть
yours-open = Ваша: открыть
watch = Смотреть

## dots/game/person.js

somebody = Без имени

## dots/game/post.js

your-time-for-this-move = Ваше время на этот ход вышло, но сходить ещё можно.
the-other-player-has-not = Соперник не сходил вовремя. Партия сейчас закончится. Можно и подождать.
claim-the-win-question = Объявить победу?

## dots/game/rated.js

a-time-in-seconds-for = время в секундах на каждый ход
a-rule-set-without-options = правила без дополнений
no-free-dots = игра без форы

## dots/game/ratings.js

you-have-no-rating-yet = Рейтинга у вас пока нет. Чтобы его получить, начните в зале ожидания партию на рейтинг или присоединитесь к ней.
forget-your-ratings = Забыть ваши рейтинги?
the-server-forgets-them-with = Сервер забудет их вместе с их историей. Незаконченная партия на рейтинг больше не засчитывается.
nobody-who-has-enough-games = Никто из тех, у кого достаточно партий, не согласился, чтобы его показывали.
the-table-shows-you-as = Таблица покажет вас, как только ваш рейтинг станет достаточно точным.
the-table-no-longer-shows = Таблица вас больше не показывает.
your-ratings-are-forgotten = Ваши рейтинги забыты.

## dots/game/talk.js

report-the-other-player = Пожаловаться на соперника?
no-conversation-for-now-under = Пока без переписки. Согласиться можно и позже, под кнопкой «Сказать».
the-report-did-not-reach = Жалоба не дошла до сервера: попробуйте ещё раз.
you-can-write-to-each = Писать друг другу можно, когда согласны оба. Больше никто этого не видит.

## dots/game/turns.js

removed-by-the-server = удалена сервером
you-can-claim-the-win = можно объявить победу
their-move = ход соперника
nobody-has-joined = никто не присоединился
your-move-in-a-game = Ваш ход в партии по переписке

## dots/game/words.js

hello = Здравствуйте!
good-luck = Удачи!
have-fun = Приятной игры!
well-played = Отлично сыграно!
nice-capture = Красивое окружение!
oops = Ой!
one-moment-please = Минутку, пожалуйста.
i-am-back = Я снова здесь.
thank-you = Спасибо!
good-game = Хорошая партия!
you-offer-a-draw = Вы предлагаете ничью.
you-offer-to-count-the = Вы предлагаете подсчитать точки как есть.
you-ask-to-take-a = Вы просите разрешения взять ход назад.
you-would-like-to-play = Вы хотите сыграть ещё раз.
you-ask-for-a-conversation = Вы предлагаете писать друг другу.
looks-for-a-beginner = ищет новичка
looks-for-somebody-who-knows = ищет того, кто знает тактику
looks-for-a-strong-player = ищет сильного игрока
the-operator-is-told = Администратор узнает об этом.
both-agree-to-count = Оба согласны на подсчёт.
a-draw-is-agreed-now = Ничья по соглашению.
the-next-game-begins = Начинается следующая партия.
you-write-no-more = Вы больше не пишете.
you-say-no = Вы отказываетесь.
you-claim-the-win = Вы объявляете победу.
you-agree-taken-back = Вы согласны: ход взят назад.
you-won = победа
you-lost = поражение
a-draw = ничья
no-time-limit = без ограничения времени
sending = Отправляем.
the-server-is-busy = Сервер занят.

## dots/records/analysis.js

why-did-i-lose-these = Почему эти точки потеряны? «Анализировать» найдёт ходы, которые стоили больше всего.
a-game-that-begins-with = Партию, которая начинается с замкнутых колец, анализировать нельзя.
cancelled-what-was-found-stays = Прервано; то, что найдено, осталось.

## dots/records/ask-analysis.js

the-server-makes-a-pause = Сервер делает перерыв.

## dots/records/book.js

the-opening-book-does-not = В дебютной книге этой позиции нет.
the-opening-book-has-nothing = Для этой записи в дебютной книге ничего нет.
is-looking = Поиск.
the-opening-book-needs-a = Для дебютной книги нужна связь.

## dots/records/captor.js

why-analyse-the-game = Почему? Анализировать партию

## dots/records/course.js


## dots/records/game.js

the-server-has-this-game = Эта партия есть на сервере, но связи с ним нет.
no-such-game-after-a-year = Такой партии нет. Партии удаляются через год после их конца.
the-server-is-busy-load = Сервер занят: обновите страницу чуть позже.

## dots/records/graph.js

score = Счёт
expected-lead = ожидаемый перевес

## dots/records/main.js

was-taken-back = Отменено
done-again = Возвращено
there-is-no-other-variation = Других вариантов здесь нет.
the-end-of-this-line = Здесь этот вариант кончается.
the-comment-is-kept = Комментарий сохранён.
deleted-with-what-followed-on = Удалено, вместе со всем, что было дальше.
this-variation-comes-one-place = Теперь этот вариант стоит на одно место раньше.
there-is-no-capture-after = Дальше в этом варианте окружений нет.
there-is-no-capture-before = Раньше окружений нет.

## dots/records/menus.js

the-start-does-not-fit = Начальная позиция не помещается на поле.
a-new-record = Новая запись.
kept = Сохранено.
a-game-of-dots-title = Партия в Точки

## dots/records/moments.js

was-played = Сыграно
was-better = Лучше
show-why = Показать почему
show-what-was-better = Показать, что лучше
play-on-from-here = Играть с этого места
the-better-move-takes-dots = Лучший ход форсированно окружает точки. Как именно, показывают номера. «Далее» ведёт по ним.
looking-for-how-it-may = Ищем, как это может продолжиться.

## dots/records/opening.js

the-record-of-last-time = Запись, открытая в прошлый раз.
an-empty-board-open-a = Пустое поле: откройте запись или ставьте точки.
download-the-record = Скачать запись

## dots/records/ring.js

tap-a-dot-of-the = Коснитесь чужой точки или точек кольца, одной за другой.

## dots/records/shared-view.js

connection-lost-trying-again = Связь потеряна. Пробуем ещё раз.
you-cannot-look-at-this = Смотреть эту партию вместе нельзя.
you-see-the-position-that = Вы видите позицию, на которую смотрят игроки.

## dots/records/slips.js


## dots/records/tools.js

tool-move = Ход
a-tap-puts-the-next = Касание ставит следующую точку, а если такой ход уже записан — переходит к нему.
other-side = Другая сторона
a-tap-puts-a-dot = Касание ставит точку стороны, которая сейчас не ходит: как будто другая пропустила ход.
ring = Кольцо
tool-empty = Пусто
a-tap-takes-away-the = Касание убирает точку, которая там стоит.
triangle = Треуголь­ник
a-tap-marks-a-point = Касание ставит знак в пункте или убирает его.
square = Квадрат
circle = Круг
cross = Крестик
tool-label = Буква
a-tap-gives-a-point = Касание ставит в пункте следующую букву или убирает её.
by-these-rules-rings-close = По этим правилам кольца замыкаются сами.
a-ring-is-closed-with = Кольцо замыкается вместе с точкой, которая поставлена последней: сначала перейдите к этому ходу.
