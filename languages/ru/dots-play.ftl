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
