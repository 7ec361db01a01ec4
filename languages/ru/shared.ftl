### What several pages say: dialogs, sharing, and the names of levels.
###
### A level that stands alone is masculine (уровень); of a puzzle it is feminine (задача), and says so where it stands.

## web/shared/dialog.js

close = Закрыть

## web/shared/sharing.js

share-this-link = Поделиться ссылкой
share-this = Поделиться
# on a button, as are the next one and "close"
share = Поделиться
copy = Скопировать
not-allowed-copy-by-hand = Здесь это не разрешено: скопируйте вручную.

## web/sudoku/puzzle/puzzle.js

# the levels, as they stand alone
easy = Лёгкий
medium = Средний
hard = Сложный
expert = Экспертный
extreme = Экстремальный
# a level within a sentence, by its $level
-level =
    { $level ->
        [easy] лёгкий
        [medium] средний
        [hard] сложный
        [expert] экспертный
       *[extreme] экстремальный
    }
level-within = { -level }

# the label of the list of languages
language = Язык
