### Gra w kropki w toku: ruchy, wynik, propozycje. $colour to kolor strony: "blue", "red", "orange", "green" lub "violet",
### $other to kolor jej przeciwnika. $place mówi, gdzie jest przecięcie: „kolumna 3, wiersz 4”.
###
### Strona jest rodzaju męskiego (wygrywa niebieski): nom, gen, dat, acc, ins. Jej kropka jest rodzaju żeńskiego (niebieska):
### dot, dot-gen, dot-acc; kilka kropek to dots (niebieskie), dots-gen (niebieskich).

## The sides

# by $colour
-side =
    { $colour ->
        [blue] niebiesk{ -ending-after-k }
        [red] czerwon{ -ending }
        [orange] pomarańczow{ -ending }
        [green] zielon{ -ending }
       *[violet] fioletow{ -ending }
    }
# the side against it, by $other
-other-side =
    { $other ->
        [blue] niebiesk{ -ending-after-k }
        [red] czerwon{ -ending }
        [orange] pomarańczow{ -ending }
        [green] zielon{ -ending }
       *[violet] fioletow{ -ending }
    }
-ending-after-k =
    { $case ->
        [gen] iego
        [dat] iemu
        [acc] iego
        [ins] im
        [dot] a
        [dot-gen] iej
        [dot-acc] ą
        [dots] ie
        [dots-gen] ich
       *[nom] i
    }
-ending =
    { $case ->
        [gen] ego
        [dat] emu
        [acc] ego
        [ins] ym
        [dot] a
        [dot-gen] ej
        [dot-acc] ą
        [dots] e
        [dots-gen] ych
       *[nom] y
    }

## web/dots/board/settings-form.js

palette-of = { CAPITAL(-side(case: "nom")) } i { -other-side(case: "nom") }
