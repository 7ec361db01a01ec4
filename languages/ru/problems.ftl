# What the server refuses, each by its code. They stand alone, or behind a colon.

problem-uniqueness = у этой задачи не одно-единственное решение
problem-many-solutions = у этой задачи больше одного решения
problem-no-solution = у этой задачи нет решения
problem-stock = у сервера нет связи с его базой данных
problem-unknown-puzzle = такой задачи нет
problem-removed = это отсюда снято
problem-withdrawn = автор это отозвал
problem-secret = у этого устройства нет ключа к этому
problem-unknown-race = такой гонки нет, или она окончена
problem-alone = для гонки нужен второй игрок
problem-early = гонка ещё не началась
problem-too-fast = так быстро цифры не вводит никто
problem-unknown-game = такой партии нет, или она удалена
problem-seat = это место другого игрока
problem-taken = это место уже занято
problem-invitation = это приглашение уже использовано или отозвано
problem-own = это ваша собственная партия
problem-rated = в партии на рейтинг это не разрешено
problem-unrated = у этого устройства ещё нет рейтинга
problem-full = больше места нет
problem-above-limit = столько сразу просить нельзя
problem-game = сейчас игра этого не разрешает
problem-limit = это слишком много сразу; попробуйте ещё раз через минуту
