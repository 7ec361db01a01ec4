### Dots, while it is played, in Italian: moves, scores, results, offers. A side is a person, "il Blu" (masculine); the colour
### of a dot (un punto) is an adjective of it.

## The sides

# without an article: "Blu"
-side =
    { $colour ->
        [blue] Blu
        [red] Rosso
        [orange] Arancione
        [green] Verde
       *[violet] Viola
    }
-other-side =
    { $other ->
        [blue] Blu
        [red] Rosso
        [orange] Arancione
        [green] Verde
       *[violet] Viola
    }
# "il Blu"; "tocca al Blu"
-il-side =
    { $colour ->
        [blue] il Blu
        [red] il Rosso
        [orange] l’Arancione
        [green] il Verde
       *[violet] il Viola
    }
-al-side =
    { $colour ->
        [blue] al Blu
        [red] al Rosso
        [orange] all’Arancione
        [green] al Verde
       *[violet] al Viola
    }
# of one dot: "un punto rosso"
-colour =
    { $colour ->
        [blue] blu
        [red] rosso
        [orange] arancione
        [green] verde
       *[violet] viola
    }
-other-colour =
    { $other ->
        [blue] blu
        [red] rosso
        [orange] arancione
        [green] verde
       *[violet] viola
    }

## web/dots/board/settings-form.js

palette-of = { -side } e { -other-colour }
