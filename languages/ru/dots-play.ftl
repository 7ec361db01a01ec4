### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is.
###
### Always name a case. A side is plural (синие побеждают): nom, gen, dat, acc, ins. A dot of it is feminine (синяя точка): dot,
### dot-acc, dot-gen, dot-ins; 2 of them are nom (синие), 5 are gen (синих).

## The sides

# by $colour
-side =
    { $colour ->
        [blue] син{ -soft-ending }
        [red] красн{ -hard-ending }
        [orange] оранжев{ -hard-ending }
        [green] зелён{ -hard-ending }
       *[violet] фиолетов{ -hard-ending }
    }
# the side against it, by $other
-other-side =
    { $other ->
        [blue] син{ -soft-ending }
        [red] красн{ -hard-ending }
        [orange] оранжев{ -hard-ending }
        [green] зелён{ -hard-ending }
       *[violet] фиолетов{ -hard-ending }
    }
-soft-ending =
    { $case ->
        [gen] их
        [dat] им
        [acc] их
        [ins] ими
        [dot] яя
        [dot-acc] юю
        [dot-gen] ей
        [dot-ins] ей
       *[nom] ие
    }
-hard-ending =
    { $case ->
        [gen] ых
        [dat] ым
        [acc] ых
        [ins] ыми
        [dot] ая
        [dot-acc] ую
        [dot-gen] ой
        [dot-ins] ой
       *[nom] ые
    }

## web/dots/board/settings-form.js

palette-of = { CAPITAL(-side(case: "nom")) } и { -other-side(case: "nom") }
# before a field with these
colours-of-sides = Цвета

## web/dots/board/words.js

side-to-move = Ход { -side(case: "gen") }.
# What lies at a point, for screen readers. $dot: "live", "captured" or "none". $around: "region", "pool" or "line", each of
# the side $other, "open" or "none". $mark: "last" for the last move
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , { -side(case: "dot") } точка
        [captured] , окружённая { -side(case: "dot") } точка
       *[none] { "" }
    }{ $around ->
        [region] , в окружении { -other-side(case: "gen") }
        [pool] , в домике { -other-side(case: "gen") }
        [line] , под линией
        [open] , свободно
       *[none] { "" }
    }{ $mark ->
        [last] , последний ход
       *[none] { "" }
    }
# a clause: what counts for each side, by rules by which "ground" counts or "dots" do
score-of-sides =
    { -side(case: "nom") } { $first }, { -other-side(case: "nom") } { $second }{ $counts ->
        [ground] { " " }(площадь)
       *[dots] { "" }
    }
counted-with-open =
    Подсчитано, { $count ->
        [one] остался { $count } свободный пункт
        [few] осталось { $count } свободных пункта
       *[other] осталось { $count } свободных пунктов
    }.
# a clause: what a side gains with a move, by rules by which "ground" counts or "dots" do
side-gains =
    { -side(case: "nom") } { $counts ->
        [ground] берут { $count } { $count ->
            [one] пункт
            [few] пункта
           *[other] пунктов
        } площади
       *[dots] окружают { $count } { $count ->
            [one] точку
            [few] точки
           *[other] точек
        }
    }
# clauses: what the side did, what was gained, and the score; all but the first have a capital letter
side-did = { CAPITAL(-side(case: "nom")) }: { JOIN($clauses, ". ") }.
# $who: "you", or "side" for the side $colour. $mover, who moves else: "you", or the "same" side, or the "other" one
can-agree-else =
    { $who ->
        [you] Вы можете
       *[side] { CAPITAL(-side(case: "nom")) } могут
    } согласиться, а если нет, { $mover ->
        [you] ходите вы
        [same] ходят { -side(case: "nom") }
       *[other] ходят { -other-side(case: "nom") }
    }.
# $who: "you" or "side". $label: what the button says with which the game ends
plays-on-alone =
    { $who ->
        [you] Вы играете дальше в одиночку и можете
       *[side] { CAPITAL(-side(case: "nom")) } играют дальше в одиночку и могут
    } закончить партию кнопкой «{ $label }».
# clauses: what a move did; $count rings are closed with it
puts-and-closes =
    { $place }, и замыкают { $count ->
        [1] кольцо
        [one] { $count } кольцо
        [few] { $count } кольца
       *[other] { $count } колец
    }
closes-rings =
    замыкают { $count ->
        [1] кольцо
        [one] { $count } кольцо
        [few] { $count } кольца
       *[other] { $count } колец
    }
says-stop = СТОП
says-done = готово
# clauses: how a game ended
side-resigns = { -side(case: "nom") } сдались
time-of-side-is-over = время { -side(case: "gen") } вышло
is-counted = подсчёт
draw-with-score = Ничья: { $score }.
draw-is-agreed-with-score = Ничья по соглашению: { $score }.
you-resign-side-wins = Вы сдались: победили { -side(case: "nom") }.
# results: the side $colour has won. $reader: "won" or "lost", or "none" for somebody who reads of both sides
won-by-resigning =
    { $reader ->
        [won] Вы выиграли
       *[none] Победили { -side(case: "nom") }
    }: { -other-side(case: "nom") } сдались.
won-on-time =
    { $reader ->
        [won] Вы выиграли
        [lost] Вы проиграли
       *[none] Победили { -side(case: "nom") }
    } по времени.
# $by: by how much
won-by-score =
    { $reader ->
        [won] Вы выиграли
        [lost] Вы проиграли
       *[none] Победили { -side(case: "nom") }
    } с разницей в { $by }: { $score }.
# where the game stands; $next says who is to move
score-open-next =
    { CAPITAL($score) }. { $open ->
        [one] Свободен { $open } пункт
        [few] Свободны { $open } пункта
       *[other] Свободно { $open } пунктов
    }. { $next }
side-has-stopped = { CAPITAL(-side(case: "nom")) } сказали СТОП.
side-offers-to-end = { CAPITAL(-side(case: "nom")) } предлагают закончить.
stop-question = СТОП?
can-count-once = Подсчитать можно, когда занята половина пунктов. Сейчас свободно { $open } из { $points }.
no-move-can-change = Ни один ход больше не изменит счёта.
no-move-can-change-count = Ни один ход больше не изменит счёта: партию можно подсчитать.
# what it comes to if it is counted now, with $count points left
count-is-proved =
    { $count ->
        [one] Останется { $count } свободный пункт
        [few] Останутся { $count } свободных пункта
       *[other] Останется { $count } свободных пунктов
    }. Доказано, что ни один ход не изменит счёта.
count-is-not-proved =
    { $count ->
        [one] Останется { $count } свободный пункт
        [few] Останутся { $count } свободных пункта
       *[other] Останется { $count } свободных пунктов
    }. Не доказано, что счёт не изменится. Подсчёт действует, если согласны оба.
# what an end that both agree to comes to. $offered: "yes" where the side $other has offered it. $count rings that stand are
# closed then. $sides: points of ground of each side, a clause, or "none". $result: a sentence
agreed-end-comes-to =
    { $offered ->
        [yes] Партия закончится.
       *[no] Если { -other-side(case: "nom") } согласятся, партия закончится.
    } { $count ->
        [0] { "" }
        [one] Замкнётся { $count } кольцо, которое уже стоит.{ " " }
        [few] Замкнутся { $count } кольца, которые уже стоят.{ " " }
       *[other] Замкнутся { $count } колец, которые уже стоят.{ " " }
    }{ $sides ->
        [none] Считаются окружённые точки.
       *[other] Считаются окружённые точки и половина свободных пунктов внутри колец ({ $sides }).
    } { $result }
game-ends-with = Партия закончится. { $result }
# what STOP costs the side $colour: $count dots. $change: whether the score would "stay" as it is or "change". $after: whether
# the game is "over" then; whether the side $other may play on "alone", for "minutes" where the time is limited; or whether
# the game ends once that side is "done"
stop-costs =
    { CAPITAL(-side(case: "nom")) } { $count ->
        [0] ничего на этом не потеряют: все точки связаны с краем.
        [one] потеряют { $count } точку, не связанную с краем.
        [few] потеряют { $count } точки, не связанные с краем.
       *[other] потеряют { $count } точек, не связанных с краем.
    } { $change ->
        [stay] Счёт не изменится: { $score }
       *[change] Счёт сейчас: { $score }; тогда: { $then }
    }{ $after ->
        [minutes] . { CAPITAL(-other-side(case: "nom")) } смогут играть одни ещё до четырёх минут
        [alone] . { CAPITAL(-other-side(case: "nom")) } смогут играть одни без ограничения времени
        [done] . Партия закончится, когда { -other-side(case: "nom") } доиграют одни
       *[over] { "" }
    }.
# what an agreed end would come to now: the side $colour leads, or nobody. $sides as above
counted-now =
    { $leads ->
        [nobody] Если подсчитать сейчас, счёт равный.
       *[side] Если подсчитать сейчас, впереди { -side(case: "nom") }, перевес { $by }.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Свободные пункты внутри колец: { $sides }.
    }
ground-of-sides = { -side(case: "nom") } { $first }, { -other-side(case: "nom") } { $second }
# a clause, as the result of a record: the side $colour has won. $how: "resigned", "time", "score" with $by, or "other"
side-won =
    победили { -side(case: "nom") }{ $how ->
        [resigned] , { -other-side(case: "nom") } сдались
        [time] { " " }по времени
        [score] , перевес { $by }
       *[other] { "" }
    }

## web/dots/board/rulewords.js

first-to-means =
    Сразу побеждает тот, кто первым окружил { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    }.
lead-means =
    Сразу побеждает тот, кто окружил на { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    } больше соперника.
# clauses in the name of a game, after the name of the rules: options
dots-for-each =
    по { $count } { $count ->
        [one] точке
        [few] точки
       *[other] точек
    } у каждого
first-to-count = до { $count }
lead-of-count-wins = до перевеса { $count }
option-strict-borders = строгие границы (szkrab)
option-long-steps = длинные шаги
option-ground-counts = считается площадь
option-early-end = досрочный конец
free-dots-for =
    фора { -side(case: "gen") } { $count } { $count ->
        [one] точка
        [few] точки
       *[other] точек
    }

## web/dots/board/turn.js and turn-panel.js

# $next: a sentence, what to do next
your-dot-is-put = Ваша точка поставлена. { $next }
# $gains: numbers of dots
this-dot-can-capture = Эта точка может окружить { OR($gains) }: замкните кольцо или не замыкайте. Чтобы замкнуть его позже, коснитесь точки внутри него, прежде чем поставить свою.
choose-next-of-ring = Выберите следующую точку кольца или, чтобы замкнуть его, снова первую: { $place }.
# $next: a sentence, how to close it
this-ring-captures =
    Это кольцо окружает { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    }. { $next }
close-a-ring-captures =
    Замкните кольцо: так можно окружить { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    }.
# buttons; $letter names the ring, where there are several
take-ground =
    Взять { $count } { $count ->
        [one] пункт
        [few] пункта
       *[other] пунктов
    }
take-ground-of = { take-ground } ({ $letter })
capture-dots = Окружить { $count }
capture-dots-of = Окружить { $count } ({ $letter })

## web/dots/board/count.js

# What each side gets, for screen readers: $first dots of the side $other, and $second of the side $colour
sides-get =
    { CAPITAL(-side(case: "nom")) } { $first ->
        [0] ничего не получают
        [one] получают { $first } { -other-side(case: "dot-acc") } точку
        [few] получают { $first } { -other-side(case: "nom") } точки
       *[other] получают { $first } { -other-side(case: "gen") } точек
    }, { -other-side(case: "nom") } { $second ->
        [0] ничего не получают
        [one] получают { $second } { -side(case: "dot-acc") } точку
        [few] получают { $second } { -side(case: "nom") } точки
       *[other] получают { $second } { -side(case: "gen") } точек
    }.

## web/dots/board/side.js

# beside a side: who plays it
side-is-yours = вы
side-is-computers = компьютер, сила { $strength }
point-in-ring = пункт в кольце

## web/dots/board/strengths.js and own-strength.js

# names of the strengths of the computer
strength-child = ребёнок
strength-newcomer = новичок
strength-beginner = начинающий
strength-learner = ученик
strength-casual = играющий изредка
strength-hobby = любитель
strength-keen = увлечённый любитель
strength-regular = завсегдатай
strength-club = клубный игрок
strength-league = игрок лиги
strength-expert = эксперт
strength-master = мастер
strength-strongest = сильнейший
# in a list to choose from
strength-and-name = { $strength }, { $name }
# what came of a game against the computer: "won", "drawn" or "lost"
came-of-game =
    { $came ->
        [won] Сила { $strength }: вы выиграли.
        [drawn] Сила { $strength }: ничья.
       *[lost] Сила { $strength }: вы проиграли.
    }

## web/dots/board/played.js

# a list of moves: what stands there for one that is no dot
listed-move =
    { $word ->
        [stop] СТОП
        [done] готово
        [agrees] согласны
        [time] время
        [resign] сдались
        [draw] ничья
        [count] подсчёт
       *[rings] кольца
    }
listed-end = конец
# the same for screen readers; clauses: what the move did, and what each side gains
move-of-side = Ход { $number }: { -side(case: "nom") }, { JOIN($clauses, ", ") }
end-of-game = Конец: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Другие тоже ждут: ваша очередь примерно через { $seconds } с.
a-move-again-in =
    Следующий ход сервер сделает не раньше чем через { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
       *[other] секунд
    }.

## web/dots/board/graph.js

# for screen readers: what the graph shows, and the highest lead of each side
graph-along-game = { CAPITAL($name) } по ходу партии: от { $first } в пользу { -side(case: "gen") } до { $second } в пользу { -other-side(case: "gen") }
# the scale
up-to = { $unit }, до { $most }

## web/dots/board/board.js

board-of-size = Поле, столбцов: { $columns }, строк: { $rows }
# for screen readers, after what lies there: where a dot would capture
side-would-capture =
    { CAPITAL(-side(case: "nom")) } окружили бы здесь { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    }

## web/dots/board/touch.js

# $purpose: a clause of this kind, "to put the dot there"
tap-again = Коснитесь ещё раз, { $purpose }.
tap-again-or-magnified = Коснитесь этого пункта ещё раз или пункта под лупой, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = Связи нет. Пока сервер не ответит, компьютер играет с силой { $strength }.
computer-plays-here-as-before = Связи нет. Компьютер играет на этом устройстве с прежней силой.
computer-plays-again-at = Он снова играет с силой { $strength }.
computer-would-count = Компьютер сейчас согласился бы на подсчёт.
computer-expects-more =
    Компьютер играет дальше: он рассчитывает выиграть ещё примерно { $count } { $count ->
        [one] точку
        [few] точки
       *[other] точек
    }.

## web/dots/play/hinted.js

# $count rings are closed with the dot. $why: a sentence
try-place =
    Попробуйте: { $place }{ $count ->
        [0] { "" }
        [1] { " " }— и замкните кольцо
       *[other] { " " }— и замкните кольца
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

# buttons. $came: a sentence, what came of the last game; $why: the same, or "By your rating."
next-at-strength = { $came } Дальше: сила { $strength }
again-at-strength = Ещё раз: сила { $strength }
next-rated-at-strength = { $why } Дальше, на рейтинг: сила { $strength }
# $by: whether the strength is that of the player's "games" or "rating"
practise-at-strength =
    Тренировка: сила { $strength }, по { $by ->
        [games] вашим партиям
       *[rating] вашему рейтингу
    }

## web/dots/play/clock.js and web/dots/game/lobby.js

# choices of a time
clock-no-limit = Без ограничения
clock-by-post =
    По переписке: { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } на ход

## web/dots/play/menus.js

record-cannot-be-opened = Эту запись открыть нельзя: { $why }
# part of the name of a file
against-computer-of-strength = компьютер, сила { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } из { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    Связь потеряна: { $seconds ->
        [0] пробуем ещё раз
        [one] попробуем ещё раз через { $seconds } секунду
        [few] попробуем ещё раз через { $seconds } секунды
       *[other] попробуем ещё раз через { $seconds } секунд
    }. Партия сохранена.
side-is-here = { CAPITAL(-side(case: "nom")) } на связи.
# $words: what a player has said
side-says = { CAPITAL(-side(case: "nom")) }: { $words }
side-writes-no-more = { CAPITAL(-side(case: "nom")) } больше не пишут.
side-claims-the-win = { CAPITAL(-side(case: "nom")) } объявляют победу.
side-offers =
    { CAPITAL(-side(case: "nom")) } { $what ->
        [draw] предлагают ничью.
        [count] предлагают подсчитать точки как есть.
        [takeback] просят разрешения взять ход назад.
        [rematch] хотят сыграть ещё раз.
       *[talk] предлагают писать друг другу.
    }
side-says-no =
    { CAPITAL(-side(case: "nom")) } { $what ->
        [draw] отказываются от ничьей.
        [count] отказываются от подсчёта.
        [takeback] не разрешают взять ход назад.
        [rematch] отказываются сыграть ещё раз.
       *[other] отказываются.
    }
side-agrees-taken-back = { CAPITAL(-side(case: "nom")) } согласны: ход взят назад.
no-longer-offered =
    { $what ->
        [draw] Ничья больше не предлагается.
       *[count] Подсчёт больше не предлагается.
    }
# how a game of the list ended
game-has-ended = закончена
# on a clock
days-and-hours = { $days } дн { $hours } ч
minutes-alone = { $minutes } мин
# clauses: how much time each has; $reserve as on a clock
by-post-days =
    по переписке, { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    } на ход
seconds-for-a-move = { $move } с на ход
seconds-and-reserve = { $move } с на ход, запас { $reserve }
# $why: a sentence
sending-again-in =
    Отправим ещё раз через { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
       *[other] секунд
    }. { $why }
# $whose: "own", or "side"
seat-is-open-elsewhere =
    { $whose ->
        [own] Ваше место
       *[side] Место { -side(case: "gen") }
    } открыто ещё на одном устройстве.

## web/dots/game/news.js

you-are-side = Вы играете за { -side(case: "acc") }.

## web/dots/game/main.js

connecting = Подключаемся.
board-shows-last-position = На поле последняя позиция, известная этому устройству.
side-looks-at-this-game = { CAPITAL(-side(case: "nom")) } смотрят эту партию: «Посмотреть эту партию» ведёт туда.
side-is-to-move = Ход { -side(case: "gen") }.
not-possible = Невозможно: { $why }.
# The title. $clock: a clause; $rated and $watches: "yes" or "no"; $count spectators
game-of-clock =
    { $game }, { $rated ->
        [yes] на рейтинг, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; вы зритель
       *[no] { "" }
    }{ $count ->
        [0] { "" }
        [one] ; { $count } зритель
        [few] ; { $count } зрителя
       *[other] ; { $count } зрителей
    }
# beside a side: whether its player is here
whereabouts-unknown = неизвестно
player-is-here = на связи
player-is-away = не на связи

## web/dots/game/met.js and person.js

# the title: $name as in "called"
dots-with-name = Точки, соперник: { $name }
dots-with-somebody = Точки, соперник без имени
watching-names = Смотрим: { $first } — { $second }
# $rating with its uncertainty: "1500 ± 80"
your-rating-is = Ваш рейтинг: { $rating }.
# $way: "more" or "less", by $change
your-rating-is-now =
    Ваш рейтинг теперь { $rating }, на { $change } { $way ->
        [more] больше
       *[less] меньше
    }, чем раньше.
your-rating-stays = Ваш рейтинг не изменился: { $rating }.
too-few-dots-to-count =
    Эта партия не засчитывается: кто-то из вас поставил меньше { $count } { $count ->
        [one] точки
       *[other] точек
    }.
computer-named = Компьютер, сила { $strength }
# how players of the lobby are called within a sentence
called-computer = компьютер, сила { $strength }
called-by-badge = игрок #{ $badge }

## web/dots/game/post.js

# by post: $who, "you" or "side", may move until a $moment
has-until =
    У { $who ->
        [you] вас
       *[side] { -side(case: "gen") }
    } есть время до { $moment }.
time-of-side-for-move-is-over = Время { -side(case: "gen") } на этот ход вышло.

## web/dots/game/rated.js

board-of-or-more = поле не меньше { $size } × { $size } пунктов
# $needs: clauses of this kind
rated-game-needs = Для партии на рейтинг нужны: { JOIN($needs, "; ") }.

## web/dots/game/ratings.js

# $speed: "fast" or "normal"
rating-by-rules =
    { $rules }{ $speed ->
        [fast] , быстрая игра
       *[normal] { "" }
    }: { $rating }, по итогам { $count } { $count ->
        [one] партии
       *[other] партий
    }.
# for screen readers, a list
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , быстрая игра
       *[normal] { "" }
    }: по дням
games-and-opponents =
    { $games } { $games ->
        [one] партия
        [few] партии
       *[other] партий
    }, { $opponents } { $opponents ->
        [one] соперник
        [few] соперника
       *[other] соперников
    }

## web/dots/game/turns.js

# whose turn it is in a game of the list
turn-is-yours = ваш ход
turn-is-yours-until = ваш ход, время до { $moment }

## web/dots/game/archive.js

games-last-first =
    { $count } { $count ->
        [one] партия
        [few] партии
       *[other] партий
    }, сначала те, что закончились последними.

## web/dots/game/invite.js

# $sound and $listed, whether the game is in the lobby: "yes" or "no"
stay-until-it-begins =
    { $sound ->
        [yes] Тогда же пойдут часы, и вы услышите звук.
       *[no] Тогда же пойдут часы.
    } { $listed ->
        [yes] Не уходите с этой страницы: партия в списке, пока вы здесь.
       *[no] Не уходите с этой страницы.
    }
this-address-is-for-watching = По этому адресу можно только смотреть. Чтобы играть, нужно приглашение: попросите у того, кто начал партию, ссылку, которую даёт «Скопировать ссылку».
there-is-no-code = QR-кода нет: { $why }

## web/dots/game/talk.js

what-a-report-does = После этого администратор сервера сможет прочитать всё, что вы оба написали. Соперник об этом не узнает, но увидит, что вы больше не пишете.
side-has-not-agreed = { CAPITAL(-side(case: "nom")) } ещё не согласились.
side-would-like-to-write = { CAPITAL(-side(case: "nom")) } предлагают писать друг другу. Больше никто этого не видит.
# before a line of the conversation
side-writes = { CAPITAL(-side(case: "nom")) }:

## web/dots/game/lobby.js

only-name-can-join = Присоединиться может только { $name }.
computer-strength-and-name = Компьютер { $strength }, { $name }
# on a button
challenge-name = Вызвать: { $name }
begin-in-the-lobby = Начать в зале ожидания
begin-rated-in-the-lobby = Начать на рейтинг в зале ожидания
# for screen readers: buttons
challenge-again = Вызвать ещё раз: { $name }
forget-name = Забыть: { $name }
put-back-name = Вернуть: { $name }
forgotten-game = Забыто: { $name }. С этого устройства в этой партии больше не сыграть.
against-name = соперник: { $name }
played-as-side = { $moment }, вы играете за { -side(case: "acc") }
this-game-is-rated = Партия на рейтинг. Ваше время: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = Когда это устройство снова будет играть в зале ожидания, оно получит другую метку. Сервер забудет и ваши рейтинги: незаконченная партия на рейтинг больше не засчитывается. Ваши партии останутся. В них видны ваше имя и метка, пока партии не удалят.
your-badge-is = Ваша метка — { $badge }.
# $what: a "challenge" by $name, or $count "games", or "nobody"
lobby-has =
    { $what ->
        [challenge] Вас вызывает { $name }.
        [games] { $count ->
            [one] Игрока ждёт { $count } партия.
            [few] Игрока ждут { $count } партии.
           *[other] Игрока ждут { $count } партий.
        }
       *[nobody] Никто не ждёт.
    }
# the same on a button that leads there
lobby-has-button =
    Зал ожидания: { $what ->
        [challenge] вас вызывает { $name }
        [games] { $count ->
            [one] ждёт { $count } партия
            [few] ждут { $count } партии
           *[other] ждут { $count } партий
        }
       *[nobody] никто не ждёт
    }
you-would-be-side = Вы играли бы за { -side(case: "acc") }.
# clauses: whom the host looks for, and that it may be watched
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
# for screen readers: a button
join-name = Присоединиться: { $name }, метка { $badge }: { $game }
somebody-within = игрок без имени
# $rated: "yes" or "no"
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , на рейтинг
       *[no] { "" }
    }.
# for screen readers: a link
watch-names = Смотреть: { JOIN($names, " — ") }
name-and-badge = { $name }, метка { $badge }
