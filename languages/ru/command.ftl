step-told = { $sentence } ({ $technique } { $value })
command-cell-is = в { $cell } стоит { $digit }
command-wrong = неверно: { JOIN($cells, ", ") }
command-complete = поле заполнено
command-ladder-ends = дальше ни один известный приём не ведёт
command-the-way-there = Путь туда, шаг за шагом: kropki hint PUZZLE --until { $cell }
command-not-alone = Без них нет довода разумной длины.
command-why =
    в { $cell } стоит { $digit } ({ $status ->
        [minimal] нужно всё
       *[open] не проверено, всё ли нужно
    })
command-digits = цифры: { JOIN($parts, ", ") }
command-dots = точки: { JOIN($parts, ", ") }
command-gaps = отсутствующие точки: { JOIN($parts, ", ") }
command-houses = области: { JOIN($parts, ", ") }
house-called = { HOUSE($house, case: "nom") }
