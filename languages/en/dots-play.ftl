### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is: "column 3, row 4".

## The sides

# a side, as the name of who plays it, by its $colour: "Blue wins"
-side =
    { $colour ->
        [blue] Blue
        [red] Red
        [orange] Orange
        [green] Green
       *[violet] Violet
    }
# the side against it, by its $other
-other-side =
    { $other ->
        [blue] Blue
        [red] Red
        [orange] Orange
        [green] Green
       *[violet] Violet
    }
# the colour of a dot, by its $colour: "a blue dot"
-colour =
    { $colour ->
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }
# the colour of a dot of the side against it, by its $other
-other-colour =
    { $other ->
        [blue] blue
        [red] red
        [orange] orange
        [green] green
       *[violet] violet
    }

## web/dots/board/settings-form.js

palette-of = { -side } and { -other-colour }
