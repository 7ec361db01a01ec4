### What is told of moves of Dots: why they are good or refused, and what an analysis, a lesson and a record say.

## dots/teaching/reasons.py: why a move is a good one, as a sentence

# $number: how many dots it captures
reason-captures =
    Окружает { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }.
# by rules where each point inside rings counts; $number: how many points it takes
reason-takes-ground =
    Берёт { $number } { $number ->
        [one] пункт
        [few] пункта
       *[other] пунктов
    } площади.
# $number: how many dots of its side the other one could have captured
reason-saves =
    Спасает { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: до окружения оставался один ход.
# by rules where each point inside rings counts; $number: how many points the other side could have taken
reason-keeps-ground =
    Сохраняет { $number } { $number ->
        [one] пункт
        [few] пункта
       *[other] пунктов
    } площади: до потери оставался один ход.
# $number: how many dots the next dot would capture
reason-threatens =
    Грозит окружить { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: нужен ещё один ход.
# $number: how many dots, from 2
reason-links-to-edge =
    Заземляет { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: теперь они в безопасности.
# a pool has points that are moves which change nothing; $number: how many more are left
reason-fills-pool =
    Тихий ход в свой домик, { $number ->
        [0] последний
        [one] остался ещё { $number }
       *[other] осталось ещё { $number }
    }.
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [1] Строит домик на 1 пункт: тихий ход на конец партии.
        [one] Строит домик на { $number } пункт: столько же тихих ходов на конец партии.
        [few] Строит домик на { $number } пункта: столько же тихих ходов на конец партии.
       *[other] Строит домик на { $number } пунктов: столько же тихих ходов на конец партии.
    }
reason-ends-game = Заканчивает партию.
reason-leads-to-capture = Ведёт к неизбежному окружению.
reason-attacks-twice = Вилка: две угрозы сразу, а защититься можно только от одной.
reason-begins-ladder = Начинает лесенку, которая кончается окружением.
reason-draws-net = Стягивает сеть: точкам внутри почти не уйти.
reason-defends = Защищает точки, которые соперник скоро окружил бы.
reason-book = Из дебютной книги: так компьютер часто играл сам с собой.
reason-solved = Партия просчитана до конца: лучшего хода нет.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    Теряет { $number } { $number ->
        [one] точку: соперник окружит её
        [few] точки: соперник окружит их
       *[other] точек: соперник окружит их
    } следующим ходом.
loses-to-double-attack =
    Теряет { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: соперник ставит вилку.
loses-to-ladder =
    Теряет { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: соперник начинает лесенку, которая кончается окружением.

## web/dots/rules/: where a point is

place-of-point = столбец { $column }, строка { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are, in the nominative

board-has-sides = Столбцов и строк у поля — от { $least } до { $most }.
# $number: how many dots
each-side-has-dots =
    У каждой стороны { $number } { $number ->
        [one] точка
        [few] точки
       *[other] точек
    }.
no-such-point = Такого пункта нет.
dot-is-there = Здесь уже стоит точка.
ring-leaves-hole = Это кольцо оставило бы дыру между окружениями.
rings-close-with-dot = Замкнуть кольцо можно, только поставив точку.
rings-close-by-themselves = Кольца замыкаются сами.
other-side-may-close = Замыкать кольца сейчас может только другая сторона.
no-move-after-end = Партия закончена.
stopped-has-no-clock = У игрока, который сказал СТОП, часов нет.
stopped-cannot-move = Игрок, который сказал СТОП, больше не ходит.
rules-have-no-count = По этим правилам подсчитать раньше нельзя.
rules-have-no-stop = В этих правилах нет СТОП.
other-has-not-agreed = Другая сторона ещё не согласилась.
choose-uncaptured-dot = Выберите чужую точку, которую вы ещё не окружили.
no-chain-around-dot = Вокруг этой точки нет вашей замкнутой цепи.
no-chain-between = Между этими пунктами нет цепи ваших точек: { $place } — { $end }.
ring-encloses-no-dot = Внутри кольца должна быть чужая точка, которую вы ещё не окружили.
ring-encloses-nothing = Внутри кольца должно что-то быть.
# $shared: how many dots it shares, "one" or "several"
ring-shares =
    { $shared ->
        [one] У этого кольца общая точка с вашим старым окружением внутри него.
       *[several] У этого кольца больше одной общей точки с вашим старым окружением внутри него.
    }
ring-uses-own-dots = Кольцо состоит только из ваших точек вне окружений. Это не такая точка: { $place }.
ring-uses-dot-twice = Кольцо проходит через каждую точку один раз, а это — дважды: { $place }.
ring-has-gap = В кольце дырка, пункты слишком далеко друг от друга: { $place } — { $end }.
ring-crosses = Здесь кольцо пересекает само себя, проведённую линию или окружение: { $place } — { $end }.
no-rules-called = Правил с названием «{ $name }» нет.
rules-have-no-option = У правил «{ $name }» нет дополнения «{ $option }».
no-such-start = Такой начальной позиции нет.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = В записи хватает букв только на 52 столбца и строки: партию на большем поле записать нельзя.
begins-with-rings = Партия начинается с замкнутых колец: откройте её среди записей.
# $text: what stands there
no-point-of-board = «{ $text }» — не пункт этого поля.
record-in-link-damaged = Запись в этой ссылке повреждена или обрезана.
# $most: a number as it is written
record-in-link-too-large = Запись в этой ссылке больше { $most } байт.
# $game: the name of a game on the site zagram
game-on-zagram = { $game } — партия на zagram, и загрузить её оттуда эта страница не может. Скачайте её запись и откройте файл здесь.
# $site: the name of a site
link-of-site = Это ссылка на { $site }, и загружать партии оттуда эта страница не может. Сохраните там запись в файл (SGF) и откройте его здесь.
link-of-another-site = Это ссылка на другой сайт, и загружать партии оттуда эта страница не может. Сохраните там запись в файл (SGF) и откройте его здесь.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = это не партия в Точки, или ни один её ход не читается
no-game-in-sgf = в нём нет партии в SGF
fault-points-xt = ожидается SGF, а не партия PointsXT (.sav): такие файлы здесь не читаются
fault-too-many-bytes = ожидается не больше { $most } байт, а не { $bytes }
fault-too-many-nodes =
    ожидается не больше { $most } { $most ->
        [one] узла
       *[other] узлов
    }
fault-too-many-values =
    ожидается не больше { $most } { $most ->
        [one] значения
       *[other] значений
    }
fault-too-deep =
    ожидается не больше { $most } { $most ->
        [one] варианта, вложенного
       *[other] вариантов, вложенных
    } друг в друга
# faults beyond the first hundred
more-faults =
    и ещё { $number } { $number ->
        [one] ошибка
        [few] ошибки
       *[other] ошибок
    }
fault-text-outside = пропущен текст между партиями: «{ $text }»
fault-value-alone = пропущено значение без имени свойства
# $number: how many brackets are missing
fault-game-open =
    { $number ->
        [1] в конце ожидается ещё одна скобка «)»
        [one] в конце ожидается ещё { $number } скобка «)»
        [few] в конце ожидаются ещё { $number } скобки «)»
       *[other] в конце ожидается ещё { $number } скобок «)»
    }
fault-stray-text = пропущено: «{ $text }»
fault-variation-empty = пропущена пара скобок без узла
fault-node-after-variation = после варианта ожидается «)»; прочитано как ещё один вариант
fault-value-open = до конца текста ожидается «]»
fault-property-empty = пропущено свойство без значения: «{ $name }»
fault-property-outside = пропущено «{ $name }» после конца варианта
fault-semicolon = перед узлом ожидается «;»
fault-lower-case = ожидаются заглавные буквы, а не «{ $name }»; прочитано как «{ $plain }»
fault-property-twice = «{ $name }» ожидается в узле один раз
fault-encoding-unknown = в CA ожидается кодировка, а не «{ $text }»
# $chosen: the name of an encoding, as is $named
fault-encoding-missing = если кодировка в CA не названа, ожидается UTF-8; прочитано как { $chosen }
fault-encoding-wrong = ожидается { $named }, как сказано в самом тексте; прочитано как { $chosen }
fault-encoding-broken = ожидается utf-16, как сказано в самом тексте; то, что не читается, заменено
fault-letters = ожидаются две буквы, а не «{ $text }»
fault-off-board = ожидается пункт поля { $width }x{ $height }, а не «{ $text }»
fault-no-move = ожидается пункт или цепь, а не «{ $text }»
fault-empty-ring-rule = ожидаются правила, по которым пустое кольцо ничего не значит; прочитано как «Стандарт»
fault-unknown-rule = ожидается { $tag }=0: такого правила у нас нет, партия прочитана без него
fault-least-area = ожидается minarea=1, если кольца нужно замыкать; прочитано так, будто это указано
# $number: by how many dots a side must lead
rule-of-lead =
    опередивший на { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    } сразу побеждает
# $why: another of these clauses
fault-game-passed-over = партия пропущена: { $why }
fault-nothing-of-dots = ожидается GM[40], размер, ход или комментарий, но ничего из этого не найдено
fault-moves-of-another-game = в партии, где указано GM[40], ожидаются ходы в Точки, а не «{ $text }»
fault-game-missing = ожидается GM[40], номер Точек среди игр; прочитано так, будто он указан
fault-another-game = ожидается GM[40], то есть Точки, а не GM[{ $text }]
fault-size = ожидается размер, например 20 или 39:32, а не { $text }
fault-size-missing = ожидается размер, SZ; прочитано как 39:32, поле большинства сайтов
fault-size-too-large = ожидается не больше 52x52, на большее не хватает букв, а не { $text }
fault-size-of-sides = ожидаются стороны от { $least } до { $most }, а не { $text }
fault-chain = пропущена цепь, которая не является цепью, в «{ $text }»
fault-chain-open = в конце цепи ожидается ещё раз её первый пункт: «{ $text }»
# $rules: the name of rules in the file
fault-rules-unknown = ожидаются известные правила, а не RU[{ $text }]; прочитано как { $rules }
# $number: how many points
fault-stop-as-points =
    ожидается W[] или B[], а не { $number } { $number ->
        [one] пункт
        [few] пункта
       *[other] пунктов
    }, которыми сайт заполнил поле после СТОП
fault-chain-of-the-other = пропущена цепь из точек соперника: замыкает её он
fault-stop-in-comment = ожидается { $name }[], а не комментарий «{ $text }»
fault-late-set-up = { $name } после хода: прочитано как ходы или отменено

## web/dots/records/opening.js and words.js: what became of a file

# $why: one of the clauses above. It is at fault after $number characters of the file, written as $shown; 0: nowhere
cannot-be-opened =
    { $number ->
        [0] Открыть это нельзя: { $why }.
        [one] Открыть это нельзя: { $why }, после { $shown } знака.
       *[other] Открыть это нельзя: { $why }, после { $shown } знаков.
    }
fault-after =
    { $number ->
        [one] { $why } (после { $shown } знака)
       *[other] { $why } (после { $shown } знаков)
    }
faults-put-right =
    { $number ->
        [one] В файле исправлена { $number } ошибка: смотрите «Об этой партии».
        [few] В файле исправлены { $number } ошибки: смотрите «Об этой партии».
       *[other] В файле исправлено { $number } ошибок: смотрите «Об этой партии».
    }
# $rules: the name of rules, as "Standard"
file-names-no-rules = Правила в файле не названы: прочитано как «{ $rules }».

## web/dots/practice/: lessons. $colour is the side that a lesson is for

# $theme: "capture", "double-attack", "ladder", "defence", "pool" or "grounding"
lesson-asks =
    Ход { -side(case: "gen") }: найдите точку, которая { $theme ->
        [capture] окружает больше всего чужих
        [double-attack] атакует в двух местах
        [ladder] ведёт лесенкой к окружению
        [defence] спасает больше всего своих
        [pool] больше всего даёт к концу партии
       *[grounding] не даёт окружить цепь
    }.
# $theme: the name of a theme. $number: how many dots one must look ahead
lesson-looks-ahead =
    { $number ->
        [1] { $theme }: хватит одной точки.
        [one] { $theme }: расчёт на { $number } точку вперёд, считая и ответные.
        [few] { $theme }: расчёт на { $number } точки вперёд, считая и ответные.
       *[other] { $theme }: расчёт на { $number } точек вперёд, считая и ответные.
    }
# $rules: the name of rules. $choice: "choice" where players choose the rings that they close, else "none"
lesson-by-rules =
    Правила: { $rules }.{ $choice ->
        [choice] { " " }Точку выбираете вы, а её кольца замыкает страница.
       *[none] { "" }
    }
# $game: the name of a game
lesson-from-game = Из партии между людьми: { $game }.
more-lessons-after = После этого урока останется ещё { $number }.
right-at-once-of = Сразу верно: { $right } из { $tried }.
# $playing: "over", or "playing" while the page still plays. $next: "lesson", or "theme" after the last lesson
lesson-is-played-out =
    { $playing ->
        [over] Это уже разыграно
       *[playing] Страница это разыгрывает
    }: выберите { $next ->
        [lesson] «Далее»
       *[theme] другую тему
    } или «Ещё раз».
not-the-best = Не лучшая.
try-another-dot = Попробуйте другую точку.
right-it-is-solved = Верно: решено.
the-answer-is = Ответ: { $place }.
lesson-once-more = Ещё раз.
# $number: how many rings were closed with a dot
its-rings-are-closed =
    { $number ->
        [1] Её кольцо замкнуто.
       *[other] Её кольца замкнуты.
    }
# $number: how many dots the page still puts
watch-next-dots =
    { $number ->
        [0] Смотрите, какой будет следующая точка.
        [1] Смотрите, какой будет следующая точка.
       *[other] Смотрите, какими будут следующие точки ({ $number }).
    }
side-replies-at = { CAPITAL(-side(case: "nom")) } отвечают: { $place }.
# $came: what comes of the best dot, for $number dots: its side "captures" them, or "gains" them where it loses some, too, or
# frees its own; it "loses" them, or "nothing". $others: what "one" other dot loses, $lost, or what "several" do; or "none"
best-dot-brings =
    { CAPITAL(-side(case: "nom")) } { $came ->
        [captures] окружают { $number }
        [gains] выигрывают { $number }
        [loses] теряют только { $number }
       *[nothing] ничего не теряют
    }{ $came ->
        [nothing] { "" }
       *[other] { " " }{ $number ->
            [one] точку
            [few] точки
           *[other] точек
        }
    }{ $others ->
        [one] ; любая другая точка теряет { $lost }
        [several] ; любая другая точка теряет { $lost } или больше
       *[none] { "" }
    }.
# $came: what comes of a dot that is not the best, for $number dots, as above. $best: what would come of the best, for $most
dot-brings =
    { CAPITAL(-side(case: "nom")) } { $came ->
        [captures] окружают только { $number }
        [gains] выигрывают только { $number }
        [loses] теряют { $number }
       *[nothing] ничего не выигрывают
    }{ $came ->
        [nothing] { "" }
       *[other] { " " }{ $number ->
            [one] точку
            [few] точки
           *[other] точек
        }
    }; лучшая точка { $best ->
        [captures] окружает { $most }
        [gains] выигрывает { $most }
        [loses] теряет только { $most }
       *[nothing] ничего не теряет
    }.
your-rating-of-lessons = Ваш рейтинг: { $rating }.
# from 2
lesson-days-in-a-row =
    { $number } { $number ->
        [one] день
        [few] дня
       *[other] дней
    } подряд.
# $most: a number as it is written
file-has-more-bytes = Этот файл больше { $most } байт.
lessons-were-added =
    { $number ->
        [one] Добавлен { $number } урок
        [few] Добавлены { $number } урока
       *[other] Добавлено { $number } уроков
    }.

## web/dots/records/analysis.js, captor.js and moments.js: what an analysis says
## $score, $most, $low and $high are expected leads: "+3"; $chance and $likely are chances to win: "60%"

# $time: the name of a time, as "very short"
time-says-nothing = { $time } (на таком большом поле ничего не скажет)
# $why: "lost" where it is asked why dots were lost, else "plain"; $number: how many moves are to be judged
looking-at-moves =
    { $why ->
        [lost] Почему потеряны точки: смотрим
       *[plain] Смотрим
    } { $number } { $number ->
        [one] ход
        [few] хода
       *[other] ходов
    }.
moves-are-judged =
    { $why ->
        [lost] Почему потеряны точки: просмотрено
       *[plain] Просмотрено
    } { $move } из { $number } { $number ->
        [one] хода
       *[other] ходов
    }.
# $unit: what the score counts, "points" or "dots"
analysis-is-done =
    Готово. Слабыми ходами отдано { $unit ->
        [points] пунктов
       *[dots] точек
    }: { -side(case: "nom") } { $first }, { -other-side(case: "nom") } { $second }.
# $why: a sentence
analysis-ends-here = Анализ здесь кончается: { $why }
# $rest: "slowly" where its moves cost $lost in all, else "none"
no-single-move-cost =
    Ни один ход { -side(case: "gen") } не стоил { $least } или больше { $unit ->
        [points] пунктов
       *[dots] точек
    }{ $rest ->
        [slowly] : { $lost } потеряно понемногу
       *[none] { "" }
    }.
# $move: where the best move is, or what it says. $ring: "ring" where a ring marks it, else "none"
best-now =
    Лучший ход { -side(case: "gen") } сейчас{ $ring ->
        [ring] , в кольце
       *[none] { "" }
    }: { $move }. Ожидаемый перевес { $score }, шанс на победу { $chance }.
best-now-differs =
    Лучший ход { -side(case: "gen") } сейчас{ $ring ->
        [ring] , в кольце
       *[none] { "" }
    }: { $move }. Два расчёта расходятся: { $low } или { $high }. Точнее выйдет, если дать больше времени на ход.
# $verdict: the move was "best"; or "unsure" where no other is surely better; or it "lost" something. $better: a better move
move-was-worth =
    { CAPITAL(-side(case: "nom")) }: ожидаемый перевес { $score }, шанс на победу { $chance }. { $verdict ->
        [best] Это лучший ход.
        [unsure] Нет хода, который наверняка лучше.
       *[lost] Лучше: { $better } { $most }, { $likely }. Потеряно: { $lost }.
    }
# a move that is no dot
move-without-dot =
    { $word ->
        [stop] СТОП
        [done] готово
        [resign] сдались
        [time] время
        [draw] ничья
        [count] подсчёт
       *[closing] кольцо
    }
# in a list. $word: what the move says, or "none" for a dot. $better: a better move
costly-move =
    Ход { $number }, { -side(case: "nom") }{ $word ->
        [none] { "" }
       *[other] , { $word }
    }: отдано { $unit ->
        [points] пунктов
       *[dots] точек
    } { $lost }; лучше { $better }
comments-say-what =
    Найденное записано в комментарии к { $number } { $number ->
        [one] ходу
       *[other] ходам
    }.
server-goes-on-in =
    Сервер продолжит через { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
       *[other] секунд
    }: ваш лимит на эту минуту исчерпан.
costly-moves-of = Ходы { -side(case: "gen") }, которые обошлись дороже всего
# $who: "reader", or the "side" $colour
why-did-lose =
    { $who ->
        [reader] Почему партия проиграна?
       *[side] Почему { -side(case: "nom") } проиграли?
    }
# a side lost that was not behind. $how: "resigned", or by "time". $was: "ahead" or "level". $own and $others: captured dots
lost-unbeaten =
    { $how ->
        [resigned] { $who ->
            [reader] Вы сдались
           *[side] { CAPITAL(-side(case: "nom")) } сдались
        }
       *[time] { $who ->
            [reader] Вы проиграли по времени
           *[side] { CAPITAL(-side(case: "nom")) } проиграли по времени
        }
    }{ $was ->
        [ahead] , будучи впереди, { $own } : { $others }.
       *[level] { " " }при равном счёте, { $own } : { $others }.
    }
numbers-show-it = Как именно, показывают номера. «Далее» ведёт по ним.
ring-is-better-move = Лучший ход — в кольце. «Далее» показывает его и возможное продолжение, ходов: { $number }.

## web/dots/records/book.js: the opening book

# $rules: the name of rules. $boards: sizes with the starts of games: "15 × 15 (empty, cross)"
book-has-games = По правилам «{ $rules }» в ней есть партии на таких полях: { JOIN($boards, "; ") }.
# a start of games in such a list
start-of-book =
    { $start ->
        [empty] пустое поле
        [cross] скрест
        [two-crosses] двойной скрест
       *[four-crosses] четыре скреста
    }
# $games: how many openings, $number, as it is written
book-of-board =
    Компьютер разыграл на этом поле { $games } { $number ->
        [one] дебют
        [few] дебюта
       *[other] дебютов
    }. Процент — шанс { -side(case: "gen") } на победу после этого хода, «?» — слишком мало партий.
# $others: how many points symmetry makes the same. $played: as the next message
book-has-move =
    { $others ->
        [0] { $place }
        [one] { $place } (или ещё { $others } симметричный пункт)
        [few] { $place } (или ещё { $others } симметричных пункта)
       *[other] { $place } (или ещё { $others } симметричных пунктов)
    }: { $played }
# $percentage: "60%", or "none"
was-played-times =
    сыграно { $number } { $number ->
        [one] раз
        [few] раза
       *[other] раз
    }, { $percentage ->
        [none] слишком мало для процента
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record. $move says what a move did: "Blue, column 3, row 4"

# $does: a "dot" at $place; or "said" something that is no point, $place; or says "stop", or "ends" or "stops" the game
node-does =
    { -side(case: "nom") }{ $does ->
        [dot] , { $place }
        [said] : { $place }
        [stop] , СТОП
        [ends] { " " }заканчивают партию
       *[stops] { " " }больше не ходят
    }
# what a place of a record does that has no move
node-sets-up = начальная расстановка
# clauses: what a move changed, by rules by which dots count. $what: it "takes" dots or "loses" some, "frees" own ones, or
# "gives" some back
credit-of-dots =
    { $what ->
        [takes] окружают
        [loses] теряют
        [frees] освобождают
       *[gives] возвращают
    } { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }
# the same by rules by which each point inside rings counts
credit-of-ground =
    { $what ->
        [takes] берут
        [loses] теряют
        [frees] отбирают назад
       *[gives] возвращают
    } { $number } { $number ->
        [one] пункт
        [few] пункта
       *[other] пунктов
    } площади
# for screen readers. $how: a clause, how the game ended
line-ends = Конец: { $how }
move-of-number = Ход { $number }: { $move }
move-not-allowed = Не по правилам: { $move }
it-cost = отдано { $lost }
move-of-line = Ход { $made } из { $all }. { CAPITAL($score) }
end-after-moves =
    Конец, после { $number } { $number ->
        [one] хода
       *[other] ходов
    }. { CAPITAL($score) }
# in the list of moves: the end, and a word in place of a dot
end-of-line = конец
word-in-list =
    { $word ->
        [stop] СТОП
        [done] готово
        [resign] сдались
        [time] время
        [draw] ничья
       *[count] подсчёт
    }
go-to-move = К ходу { $number }
dot-was-lost = { CAPITAL(-side(case: "nom")) } потеряли эту точку, { $place }, когда был сделан ход { $number }: { $move }.
why-nothing-saved-it = Почему? После хода { $number } её ничто не спасало
last-costly-move = Последняя крупная потеря до этого: ход { $number }, отдано { $lost }
nothing-saved-dot = После этого хода точку { -side(case: "gen") }, отмеченную квадратом ({ $place }), уже ничто не спасало. Её окружил ход { $number }.
# $why: a sentence
this-move-is-not-allowed = Этот ход — не по правилам: { $why }
variations-from-here =
    Отсюда { $number } { $number ->
        [one] вариант
        [few] варианта
       *[other] вариантов
    }.
marks-are-here =
    { $number } { $number ->
        [one] знак
        [few] знака
       *[other] знаков
    }.
# for screen readers. $kind: of a mark, a triangle, square, circle, cross or label; $text: of a label
mark-at-point =
    { $kind ->
        [TR] треугольник
        [SQ] квадрат
        [CR] круг
        [MA] крестик
       *[LB] буква { $text }
    }
way-of-game = { $number }: { $move } (партия)
side-line-after = Побочный вариант после хода { $number }
a-tap-closes-a-ring = Коснитесь чужой точки: тогда последняя точка замкнёт самое тесное кольцо вокруг неё или снова его откроет. Или коснитесь точек кольца одну за другой, а в конце снова первой.
a-tap-sets-up-a-dot = Касание ставит { -side(case: "dot-acc") } точку (это не ход) или убирает её.

## web/dots/records/: the record

# $name: of a player
name-of-side = { $name } ({ -side(case: "nom") })
# players, the first one and the other
one-against-another = { $one } — { $two }
# $size: as "39 × 32"; $rules: a list of what the rules are
record-has =
    { $size }, правила: { $rules }, { $number } { $number ->
        [one] позиция
        [few] позиции
       *[other] позиций
    }.
record-is-saved-as = Сохранено: { $name }.
# $opens: whether the link opens at a "position" within the record, or the "record" at its beginning
link-holds-record =
    Ссылка скопирована: в ней вся запись{ $opens ->
        [position] , и откроется она на этой позиции
       *[record] { "" }
    }.
record-picture = Позиция: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { CAPITAL(-side(case: "nom")) } на связи: каждый видит, куда переходит другой.
other-is-not-here = { CAPITAL(-side(case: "gen")) } сейчас нет на связи.
spectators-watch =
    { $number ->
        [one] Смотрит { $number } зритель
        [few] Смотрят { $number } зрителя
       *[other] Смотрят { $number } зрителей
    }.
# before what is shown
side-shows = { CAPITAL(-side(case: "nom")) } показывают:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blue (X) 1 : 0 Red (O)"

# $rules and $board: as "standard" and "9x9"
terminal-begins = { $rules }, { $board }. Напишите help, чтобы узнать, что можно делать.
side-with-sign = { CAPITAL(-side(case: "nom")) } ({ $sign })
game-was-left = Партия прервана. { $standing }
# $outcome: one of the two clauses below
terminal-game-is-over = Партия окончена: { $outcome }. { $standing }
ended-here-this-is = Если закончить здесь: { $outcome }. { $standing }
counted-now-this-is = Если подсчитать сейчас: { $outcome }. { $standing }
outcome-is-draw = ничья
outcome-is-win =
    победа { -side(case: "gen") }, { $how ->
        [resigned] { -other-side(case: "nom") } сдались
        [time] по времени
       *[score] перевес { $by }
    }
minutes-are-over =
    { $number } { $number ->
        [one] минута прошла
        [few] минуты прошли
       *[other] минут прошло
    }.
# clauses: what a move did, and what each side has more or fewer
terminal-move-told = { CAPITAL(JOIN($clauses, ", ")) }.
side-puts-dot = { -side(case: "nom") } { $point }
side-says-word =
    { -side(case: "nom") }: { $word ->
        [close] замыкают
        [stop] СТОП
        [done] готово
        [resign] сдались
        [time] время
        [draw] ничья
       *[count] подсчёт
    }
side-has-more = { -side(case: "nom") } окружают { $number }
side-has-fewer = { -side(case: "nom") } теряют { $number }
# $why: a sentence
that-does-not-work = Так не получится. { $why }
not-by-these-rules = В этих правилах этого нет.
it-is-the-others-turn = Сейчас ход другой стороны.
ring-has-own-dots-alone = Кольцо состоит только из ваших точек вне окружений.
# $why: "dot" or "region"
point-is-not-open =
    { $why ->
        [dot] Пункт { $point } не свободен: там стоит точка.
       *[region] Пункт { $point } не свободен: внутри окружения никто не ходит.
    }
write-point-alone = Напишите только пункт: по правилам { $rules } кольца замыкаются сами.
# $text: what was typed
point-is-off-board = На поле { $board } нет пункта «{ $text }».
write-point-or-help = Напишите пункт, например c4, или help, а не «{ $text }».
write-how-to-close = После пункта напишите only, around или ring, а не «{ $text }».
no-move-to-take-back = Взять назад нечего: вашего хода нет.
write-name-of-file = После { $command } напишите имя файла.
file-exists = Файл { $file } уже есть. Чтобы заменить его, напишите save! { $file }.
not-saved = Не сохранено: { $why }.
not-saved-sentence = Не сохранено. { $why }
this-dot-can-close = Эта точка может замкнуть:
# a choice: its $number, how many it takes, and its points
ring-on-offer = { $number }  окружает { $taken }: { $points }
which-rings = Какие? Номера или ничего, если никакие:
write-numbers = Напишите номера от 1 до { $most } или ничего.
board-is-full-close-around = { $name }, поле заполнено. Замкнуть вокруг (или ничего):
# what a player may type for yes, besides y and yes
words-for-yes = да д
question-of-draw = { $name }, вы согласны на ничью? (да или нет)
question-of-end = { $name }, вы согласны закончить? (да или нет)
question-of-count = { $name }, вы согласны на подсчёт? (да или нет)
side-goes-on = { CAPITAL(-side(case: "nom")) } играют дальше.
no-move-can-change-score = Ни один ход не изменит счёта.
computer-would-say =
    Компьютер { $word ->
        [stop] сказал бы stop
        [done] сказал бы done
        [resign] сказал бы resign
        [count] сказал бы count
       *[nothing] ничего бы не сказал
    }.
computer-would-play = Компьютер сходил бы { $point }.
terminal-score =
    { $counts ->
        [ground] Площадь: { $standing }.
       *[dots] Окружено: { $standing }.
    } { $open ->
        [one] Свободен { $open } пункт.
        [few] Свободны { $open } пункта.
       *[other] Свободно { $open } пунктов.
    }
# help: what stands before these is what to type
help-dot = поставить точку в столбец c, строку 4 (то же самое: cd, как в записях, или 3 4)
help-around = поставить точку на c4 и замкнуть самое тесное кольцо вокруг точки на d5
help-ring = поставить точку и замкнуть кольцо через эти точки
help-only = поставить точку и ничего не замыкать (иначе будет вопрос)
help-undo = взять последний ход назад
help-hint = хороший ход и чем он хорош
help-score = кто сколько точек окружил
help-save = сохранить партию в SGF; save! заменяет файл
help-draw = предложить ничью
help-resign = сдаться
help-stop = СТОП: соперник играет один четыре минуты; что не связано с краем, теряется
help-end-early = закончить; соперник играет дальше один, а потом забирает то, что не связано с краем
help-have-enough = если дальше играете только вы: вам достаточно
help-offer-end = предложить закончить здесь или согласиться: считаются окружённые точки и половина разницы домиков
help-count = закончить с таким счётом, какой есть, если его не изменит ни один ход или согласны оба
help-quit = выйти
