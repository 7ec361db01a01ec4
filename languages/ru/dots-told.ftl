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
reason-attacks-twice = Вилка: атакует в двух местах сразу, в одном из них окружение получится.
reason-begins-ladder = Начинает лесенку, которая кончается окружением.
reason-draws-net = Стягивает сеть: точкам внутри почти не уйти.
reason-defends = Защищает от близкого окружения.
reason-book = Из дебютной книги: так компьютер часто играл сам с собой.
reason-solved = Партия просчитана до конца: лучшего хода нет.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture =
    Теряет { $number } { $number ->
        [one] точку
        [few] точки
       *[other] точек
    }: окружает уже следующий ход.
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
