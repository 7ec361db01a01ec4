### Dots, the game: board, computer, lessons.

## dots/board/beyond.js

show-the-last-move-which = Показать последний ход: его сейчас не видно

## dots/board/confirm.js

go-on-playing = Играть дальше
resign-question = Сдаться?
you-lose-if-you-resign = Если вы сдадитесь, вы проиграете при любом счёте.

## dots/board/graph.js

ground = Площадь
lead-in-points-of-ground = перевес по площади
lead-in-captured-dots = перевес в окружённых точках

## dots/board/own-time.js

another-time = Другое время

## dots/board/patience.js

no-connection-trying-again = Связи нет. Пробуем ещё раз.
the-computer-is-getting-ready = Компьютер готовится. Это может занять минуту, потом партия продолжится сама.
still-thinking-the-server-has = Компьютер ещё думает: у сервера много дел.

## dots/board/pictures.js

a-closed-chain-of-blue = Замкнутая цепь { -side(case: "gen") } точек, по прямой или по диагонали, окружает { -other-side(case: "dot-acc") } точку. Каждая окружённая точка — одно очко.
the-edge-is-no-wall = Край — не стена
a-ring-needs-dots-all = Кольцу нужны точки со всех сторон. Точку на краю окружить нельзя никогда.
a-pool = Домик
into-the-pool = Ход в домик
red-played-into-the-pool = { CAPITAL(-other-side(case: "nom")) } сходили в домик и ничего не окружили: точка потеряна.
captors-captured = Окружившие окружены
closed-by-the-last-dot = Замыкает последняя точка
the-fourth-blue-dot-closes = Четвёртая { -side(case: "dot") } точка замыкает кольцо, и { -other-side(case: "dot") } окружена.
left-open-closed-later = Сначала открыто, потом замкнуто
on-the-left-blues-ground = Слева домик { -side(case: "gen") }, он остаётся открытым. Справа { -side(case: "nom") } замкнули кольцо вокруг { -other-side(case: "dot-gen") } точки.
not-closed-played-through = Не замкнуто — и пройдено насквозь
blues-ring-around-the-red = Кольцо { -side(case: "gen") } вокруг { -other-side(case: "gen") } точек стояло, но { -side(case: "nom") } его не замкнули. Поэтому { -other-side(case: "nom") } смогли окружить две его точки.
picture-of-links = Связи
dots-side-by-side-are = Соседние точки связаны. { CAPITAL(-other-side(case: "dot")) } окружена, как только связи обойдут её кругом.
old-lines-new-lines = Старые линии, новые линии
blue-drew-the-left-ring = Сначала { -side(case: "nom") } провели левое кольцо. Правое кольцо идёт по его старым линиям.
strict-borders = Строгие границы
the-new-ring-passes-around = Новое кольцо обходит старое, и общих точек у них нет.
long-steps = Длинные шаги
the-line-goes-by-knights = Линия идёт ходом коня и через свободные пункты.
ground-counts = Считается площадь
six-points-are-inside-six = Внутри шесть пунктов: у { -side(case: "gen") } шесть очков, сколько бы { -other-side(case: "gen") } точек там ни было.
early-end = Досрочный конец
blue-ended-early-when-red = { CAPITAL(-side(case: "nom")) } закончили раньше. Когда закончили и { -other-side(case: "nom") }, им достались точки, не связанные с краем.

## dots/board/played.js

offers-end = предлагают закончить

## dots/board/rulewords.js

strict-borders-szkrab = Строгие границы (szkrab)
a-new-chain-shares-no = у новой цепи нет общих точек со старым окружением внутри неё, дыр она не оставляет, а последняя точка в безопасности
two-dots-of-a-line = соседние точки линии могут стоять через пункт или ходом коня
every-point-inside-your-lines = засчитывается каждый пункт внутри ваших линий, а не только окружённые точки
one-side-may-stop-the = одна сторона может закончить; другая играет дальше, а потом получает все точки, не связанные с краем

## dots/board/seat.js

to-choose-this-dot = чтобы выбрать эту точку
taken-back = Ход взят назад.
no-ring-is-drawn = Кольцо не проводится.
ten-seconds-are-left = Осталось десять секунд.

## dots/board/settings-form.js

show-where-one-dot-would = Показывать, где можно окружить одной точкой
shade-rings-around-nothing-pools = Выделять фоном пустые кольца (домики)
the-first-tap-aims-where = Первое касание прицеливается, если пункты мелкие
soft-sounds = Тихие звуки
a-sound-when-the-other = Звук, когда соперник сделал ход или что-то сказал
a-notification-when-the-other = Уведомление, когда соперник сделал ход, пока эта страница открыта
this-browser-does-not-let = Этот браузер не пропускает уведомления с этой страницы.

## dots/board/setup-form.js

a-first-game = первая партия
half-an-hour = полчаса
a-whole-sheet = целый лист
preset-four-crosses = четыре скреста
preset-no-territory = пустое, без территории

## dots/board/strengths.js

strong-club = сильный клубный игрок
strong-league = сильный игрок лиги
strong-expert = сильный эксперт
strong-master = сильный мастер

## dots/board/touch.js

to-put-the-dot-there = чтобы поставить точку
to-choose-this-point = чтобы выбрать этот пункт

## dots/board/turn-panel.js

close-this-ring = Замкнуть кольцо
do-not-draw-it = Не проводить
end-turn = Закончить ход
close-nothing = Не замыкать

## dots/board/turn.js

a-line-runs-over-this = Через этот пункт проходит линия.
this-point-is-enclosed = Этот пункт внутри окружения.
the-board-is-full-close = Поле заполнено. Замкните кольцо или закончите ход.
your-dot-is-put-close = Ваша точка поставлена. Замкните кольцо или закончите ход.
the-ring-is-not-closed = Кольцо не замкнётся.
a-ring-passes-each-dot = Кольцо проходит через каждую точку один раз.
a-ring-choose-its-dots = Кольцо: выбирайте его точки по порядку; те, что между ними, найдутся сами.
end-the-turn-to-close = Закончите ход, чтобы его замкнуть.
it-is-closed-with-your = Оно замкнётся вместе с вашей точкой: поставьте её.
end-the-turn-your-ring = Закончите ход: ваше кольцо замкнётся.
end-the-turn-there-is = Закончите ход: замыкать нечего.

## dots/board/words.js

orange = Оранжевые
green = Зелёные
violet = Фиолетовые
your-move = Ваш ход.
closes-nothing = ничего не замыкают
agrees-to-end = согласны закончить
has-offered-to-end = предложили закончить
time-is-over = время вышло
a-draw-is-agreed = ничья по соглашению
count-it = Подсчёт
count-it-question = Подсчитать?
agree-to-end = Согласиться закончить?
offer-end = Закончить?
offer-to-end = Предложить закончить?
end-the-game = Закончить партию?
end-early = Закончить
end-early-question = Закончить раньше?
is-a-draw = ничья

## dots/play/clock.js

clock-none = Нет
clock-of = { $move } с на ход, запас { $minutes } мин

## dots/play/from-record.js

play-on-from-the-record = Играть дальше с этого места записи?
the-game-on-the-board = Текущая партия при этом будет брошена.
play-on-from-the-record-button = Играть с этого места

## dots/play/hinted.js

the-computer-found-no-better = Лучшего места компьютер не нашёл.
end-the-game-now-you = Закончите партию сейчас: вы впереди, и это вам ничего не стоит.
nothing-helps-any-more-resign = Уже ничего не поможет: сдавайтесь или играйте дальше.
there-is-no-move = Ходов нет.

## dots/play/main.js

the-computer-is-thinking = Компьютер думает.
the-computer-has-no-move = У компьютера нет хода.
looking-for-a-good-move = Ищем хороший ход.
you-offer-to-end-the = Вы предлагаете закончить партию.
the-computer-plays-on = Компьютер играет дальше.
you-offer-to-count = Вы предлагаете подсчёт.

## dots/play/tutorial.js

lesson-put-a-dot = Два игрока по очереди ставят точки на пересечения линий. Ваши — { -side(case: "nom") }. Поставьте точку где хотите.
now-it-would-be-reds = Теперь ходили бы { -other-side(case: "nom") }. Поставленная точка остаётся на месте.
dots-next-to-each-other = Точки, которые стоят рядом, по прямой или по диагонали, образуют цепь. Замкните цепь вокруг { -other-side(case: "dot-gen") } точки.
lesson-leaves-a-gap = Так в цепи остаётся дырка.
captured-that-counts-one-inside = Окружено: это одно очко. Внутри замкнутой цепи больше никто не ходит.
a-chain-can-be-of = Цепь может быть любой формы и длины. Одна точка окружит сразу все четыре. Найдите дырку.
the-gap-is-elsewhere = Дырка в другом месте.
four-at-once = Четыре сразу.
red-has-captured-one-of = { CAPITAL(-other-side(case: "nom")) } окружили одну вашу точку. Замкните свою цепь вокруг всего этого.
there-is-still-a-gap = Дырка ещё есть.
reds-four-dots-are-captured = Четыре { -other-side(case: "nom") } точки окружены, а ваша снова свободна. Всё достаётся тому, кто окружил последним.
this-one-can-be-captured = Эту окружить можно. Заполните дырку в цепи вокруг неё.
the-dot-at-the-edge = Точку на краю окружить нельзя никогда. Посмотрите на другую.
right-dots-that-are-linked = Верно. Точки, связанные с краем прямыми шагами, в безопасности.
a-chain-around-empty-points = Цепь вокруг пустых пунктов — это домик. Замкните эту цепь.
the-point-in-the-middle = Теперь пункт в середине — ваш домик. { CAPITAL(-other-side(case: "nom")) } всё ещё могут туда сходить: поставьте их точку и посмотрите, что будет.
the-pool-is-the-point = Домик — это пункт в середине.
it-is-captured-at-once = Она сразу окружена. Значит, домик — это место, где { -other-side(case: "nom") } теряют точки.
the-dots-of-the-chain = Точки этой цепи в безопасности: от них прямые шаги ведут вверх, к краю.
you-said-stop-and-red = Вы сказали СТОП, и { -other-side(case: "nom") } забрали эту точку. Ваша цепь связана с краем, поэтому она осталась у вас.
in-some-other-games-a = По некоторым другим правилам цепь окружает, только если вы этого хотите. Сначала поставьте последнюю точку этой цепи.
the-chain-is-complete-but = Цепь готова, но { -other-side(case: "dot") } точка ещё не окружена. Теперь коснитесь её.
the-red-dot-is-in = { CAPITAL(-other-side(case: "dot")) } точка — в середине цепи.
captured-you-have-closed-the = Окружено: вы замкнули цепь. Такие правила — «Территория», «GoRilla» и «Бумага».
that-is-all-now-play = Это всё. А теперь сыграйте партию на маленьком поле. В разделе «Правила» есть картинка к каждому из шести наборов правил.
skip = Пропустить

## dots/practice/kept.js

this-file-is-not-json = Этот файл — не JSON.
this-file-has-no-results = В этом файле нет результатов уроков.
there-is-no-room-for = Для него нет места.

## dots/practice/main.js

you-have-tried-all-lessons = Вы прошли все уроки на сегодня. Их можно повторить, но результаты останутся прежними.
getting-lessons = Уроки загружаются.
these-were-the-lessons-of = Это были уроки на сегодня: чтобы продолжить, выберите тему.
there-is-no-connection-and = Связи нет, а на этом устройстве уроки не сохранены. Попробуйте позже.
this-was-the-last-lesson = Это был последний урок на сегодня.
next-goes-on = «Далее» — следующий урок.
this-is-the-last-lesson = Это последний урок.
no-dot-can-be-put = Сюда точку поставить нельзя.

## dots/practice/standing.js

todays-lessons-are-done = Уроки на сегодня пройдены.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = Кольцо вокруг пустого места — это домик. Ходить в него можно, но чужая точка в нём сразу окружена.
picture-of-a-ring-around = Кольцо вокруг окружения забирает его: точки внутри освобождаются, а точки его кольца окружены. Всё достаётся тому, кто окружил последним.
picture-of-stop = { CAPITAL(-side(case: "nom")) } сказали СТОП и потеряли точку, не связанную с краем. Цепь, которая прямыми шагами доходит до края, осталась.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = Как только цепь ваших точек замкнулась, она сама окружает чужие точки внутри. Когда поле заполнено или оба согласны на подсчёт, побеждает тот, кто окружил больше.
rules-of-no-territory = Как «Стандарт», но заполнять поле никто не обязан. Игрок, который впереди, говорит СТОП и теряет то, что не связано с краем. Другой может играть дальше один ещё четыре минуты.
rules-of-territory = Цепь замыкается, когда вы этого захотите, после вашей точки. Место, которое вы обвели, до тех пор остаётся открытым, а если оба согласны закончить, засчитывается и оно.
rules-of-gorilla = Цепь замыкается, когда вы этого захотите: с точкой, которая её завершает, или с более поздней. Можно замкнуть самую тесную цепь или более широкую и сразу несколько. Через цепь, которую вы не замкнули, соперник может пройти.
rules-of-kepung = Как «Стандарт», но соседние точки одного цвета соединены линиями. Часто число точек у каждой стороны ограничено: когда обе поставили свои, побеждает тот, кто окружил больше.
rules-of-paper = Как на клетчатой бумаге: после своей точки можно провести любые замкнутые линии вокруг чужих точек. Старые линии могут быть частью новых. Если линию не провести, ничего не окружено.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = Край — не стена: точки цепи стоят со всех сторон. Одну из двух { -other-side(case: "gen") } точек можно окружить. Поставьте точку, которая её окружит.
lesson-stop = По некоторым правилам можно сказать СТОП: больше вы точек не ставите. Тогда вы теряете каждую точку, которую прямые шаги по вашим точкам не связывают с краем. Коснитесь точки, которую вы потеряли бы.
