### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is: "column 3, row 4".

## The sides

# a side, as the name of who plays it, by its $colour: "Blue wins"
-side =
    { $colour ->
        [blue] Blau
        [red] Rot
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
# the side against it, by its $other
-other-side =
    { $other ->
        [blue] Blau
        [red] Rot
        [orange] Orange
        [green] Grün
       *[violet] Violett
    }
# the colour of a dot, by its $colour: "a blue dot"
-colour =
    { $colour ->
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }
# the colour of a dot of the side against it, by its $other
-other-colour =
    { $other ->
        [blue] blau
        [red] rot
        [orange] orangefarben
        [green] grün
       *[violet] violett
    }

## web/dots/board/settings-form.js

palette-of = { -side } und { -other-side }
