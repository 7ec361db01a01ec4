### Co się drukuje: broszury z łamigłówkami i pozycje do ćwiczeń. Czcionki mają litery łacińskie, greckie i cyrylicę.

## generator/formats/front_matter.py: the rules of a booklet

# $houses: "boxes", "some-boxes" (not each puzzle has boxes) or "no-boxes". $digits: clauses as the two below
fill-the-board =
    { $houses ->
        [boxes] Wypełnij planszę tak, aby w każdym wierszu, w każdej kolumnie i w każdym bloku obwiedzionym grubą linią każda cyfra występowała dokładnie raz
        [some-boxes] Wypełnij planszę tak, aby w każdym wierszu, w każdej kolumnie, a jeśli są bloki, także w każdym bloku obwiedzionym grubą linią każda cyfra występowała dokładnie raz
       *[no-boxes] Wypełnij planszę tak, aby w każdym wierszu i w każdej kolumnie każda cyfra występowała dokładnie raz
    }: { JOIN($digits, ", ") }.
digits-to = od 1 do { $size }
digits-to-on-a-board = od 1 do { $size } na planszy { $size } na { $size }
booklet-white-dot = Biała kropka między dwoma polami: ich cyfry są kolejne, na przykład 3 i 4.
booklet-black-dot = Czarna kropka między dwoma polami: jedna cyfra jest dwukrotnością drugiej, na przykład 2 i 4.
booklet-either-dot = Cyfry 1 i 2 spełniają oba warunki, więc kropka między nimi może być biała lub czarna.
# which dots are drawn: it stands above a puzzle, if these are not all
booklet-mark =
    { $gaps ->
        [all-white] wszystkie białe kropki
        [all-black] wszystkie czarne kropki
       *[some-dots] niektóre kropki
    }
# what a missing dot means
booklet-gaps =
    { $gaps ->
        [negative] Narysowane są wszystkie kropki: gdzie kropki nie ma, cyfry nie są kolejne i żadna nie jest dwukrotnością drugiej.
        [all-white] W łamigłówce z napisem „{ booklet-mark }” czarnych kropek może brakować: gdzie nie ma kropki, wiadomo tylko, że cyfry nie są kolejne.
        [all-black] W łamigłówce z napisem „{ booklet-mark }” białych kropek może brakować: gdzie nie ma kropki, wiadomo tylko, że żadna cyfra nie jest dwukrotnością drugiej.
       *[some-dots] W łamigłówce z napisem „{ booklet-mark }” kropek może brakować: gdzie kropki nie ma, nic nie wiadomo.
    }
# comes after the sentence "All dots are drawn", if some puzzles have a mark
booklet-exceptions = Wyjątkiem są łamigłówki z napisem o kropkach u góry.
booklet-one-solution = Każda łamigłówka ma dokładnie jedno rozwiązanie i można je znaleźć samym rozumowaniem.
# beside a dot of each colour
key-consecutive = kolejne
key-double = jedna jest dwukrotnością drugiej
# the pictures of these dots, for those who have the page read to them
a-white-dot = biała kropka
a-black-dot = czarna kropka

## generator/formats/front_matter.py: the title and the contents

number-of-puzzles =
    { $count } { $count ->
        [one] łamigłówka
        [few] łamigłówki
       *[other] łamigłówek
    }
booklet-contents = Spis treści
booklet-rules = Zasady
booklet-solutions = Rozwiązania
# a line of the contents: the puzzles of a level. $first and $last are their numbers
contents-from-to = { $heading }: od { $first } do { $last }
contents-of-one = { $heading }: { $first }

## generator/formats/booklet.py

# the heading of the puzzles of a level, or of those without one
heading-of-puzzles =
    { $level ->
        [easy] Łatwe
        [medium] Średnie
        [hard] Trudne
        [expert] Eksperckie
        [extreme] Ekstremalne
       *[none] Łamigłówki
    }
# above a puzzle, in a list with commas
puzzle-rating = ocena { $rating }
without-boxes = bez bloków
solution-on-page = rozwiązanie: strona { $page }
# beside a solution: where its puzzle is
puzzle-on-page = strona { $page }
# the pictures, for those who have the page read to them. $ken and $digits stay as they are
picture-of-puzzle = łamigłówka { $number } w zapisie KEN: { $ken }
picture-of-code = kod QR łamigłówki { $number }
picture-of-solution = rozwiązanie łamigłówki { $number }: { $digits }

## generator/formats/worksheet.py: positions to practise on

position-with-some-dots = { $number } (niektóre kropki: brak kropki nic nie mówi)
# the picture, for those who have the page read to them
picture-of-position = pozycja { $number } w zapisie KEN: { $ken }, wpisane { $entries }
worksheet-answers = Odpowiedzi
# the last in a list of answers
and-more-answers = i jeszcze { $count }
