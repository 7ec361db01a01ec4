### What the command tells players: kropki explain, hint and why.

# after a sentence of a step: its technique and value
step-told = { $sentence } ({ $technique } { $value })
command-cell-is = В { $cell } стоит { $digit }
# cells with wrong digits
command-wrong = неверно: { JOIN($cells, ", ") }
command-complete = поле заполнено
command-ladder-ends = известные приёмы здесь кончаются
command-the-way-there = Путь туда, шаг за шагом: kropki hint PUZZLE --until { $cell }
command-not-alone = Без них объяснения разумной длины нет.
# whether all that is named below is needed
command-why =
    В { $cell } стоит { $digit } ({ $status ->
        [minimal] всё нужно
       *[open] не выяснено, всё ли нужно
    })
# what forces a digit
command-digits = цифры: { JOIN($parts, ", ") }
command-dots = точки: { JOIN($parts, ", ") }
command-gaps = отсутствие точек: { JOIN($parts, ", ") }
command-houses = дома: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "nom") }
