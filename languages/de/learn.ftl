### The lessons: web/learn. $cell, $other and $cells are names of cells, "r3c5", which stay as they are; $digit and $digits
### are digits. $house is "row 3": write it as HOUSE($house). $colour is "white" or "black"; choose by it. $technique is the
### name of a technique, which stands alone. $why is a clause of this catalogue, or of teacher.ftl.

## web/learn/index.html

learn-kropki = Kropki lernen
learn-kropki-described = Lerne Kropki-Sudoku, von der Frage, was ein Punkt ist, bis zu den schwierigsten Techniken: eine Lektion für jede und Stellungen aus echten Rätseln zum Üben.
# the menu of the page, for screen readers
pages = Seiten
all-lessons = Alle Lektionen
# a link to the puzzles
play = Spielen

## web/learn/main.js: the path of lessons

# The title of the window. $title is the name of a lesson or a drill
lesson-title = { $title }: Kropki lernen
learn = Lernen
from-what-a-dot-is = Von der Frage, was ein Punkt ist, bis zu den schwierigsten Techniken: Jede Lektion hat ein Beispiel und dann Stellungen zum Üben. Finde zehn, und die Lektion ist geschafft. Du kannst Lektionen überspringen. Wie weit du bist, merkt sich dieses Gerät.
# headings
beginning = Anfang
games-with-the-teacher = Spiele mit dem Lehrer
drills = Übungen
review = Wiederholung
# below the heading of a level: what its techniques are
easy-techniques = Was alle finden: Ziffern und Punkte, die nur noch einen Platz oder eine Ziffer übrig lassen.
medium-techniques = Was zwei benachbarte Zellen übereinander und über ihre Häuser verraten.
hard-techniques = Was mehrere Zellen zusammen verraten.
expert-techniques = Ziffern, die ein Punkt oder zwei Zellen eines Hauses brauchen, und zwei Punktgruppen zusammen.
extreme-techniques = Drei Ziffern in drei Zellen, Zeilen und Spalten, die sich eine Ziffer teilen, lange Ketten und was man probieren muss.
what-is-a-dot = Was ist ein Punkt?
what-is-a-dot-idea = Weiß, schwarz und keiner: was jeder über die beiden Ziffern neben ihm sagt. Beginne hier.
which-technique-is-here = Welche Technik ist hier?
which-technique-idea = Stellungen aus ganzen Lösungswegen: Wähle die leichteste Technik.
which-technique-each = In jeder Stellung ist eine Technik die leichteste.
test-of-level = Test: { -level }
test-of-level-idea = Zehn Stellungen dieser Stufe. Wonach du suchen musst, findest du selbst heraus.
test-idea = Zehn Stellungen. Wonach du suchen musst, findest du selbst heraus.
# how far a lesson is
best-result = beste: { $right }
lesson-done = ✓ geschafft
found-of-goal = { $right } von { $goal }
# links to the lessons beside this one
other-lessons = Andere Lektionen
lesson-before = Davor: { $lesson }
lesson-next = Danach: { $lesson }
ask-me-again = Frage mich nach einem, drei und sieben Tagen noch einmal, was ich falsch hatte
what-i-missed = Was ich falsch hatte
what-i-missed-idea = Stellungen aus den Tagen davor.
due-today-count = Heute fällig: { $count }.
nothing-is-due-today = Heute ist nichts fällig.

## web/learn/main.js: the first lesson

kropki-is-a-sudoku =
    Kropki { $boxes ->
        [false] ist ein Quadrat mit Ziffern: In jeder Zeile und jeder Spalte
       *[true] ist ein Sudoku: In jeder Zeile, jeder Spalte und jedem Block
    } steht jede Ziffer genau einmal. Ein Punkt verbindet zwei Ziffern:
white-dot = Weißer Punkt
white-dot-means = Nachbarzahlen, zum Beispiel 4 und 5
black-dot = Schwarzer Punkt
black-dot-means = eine Ziffer und ihr Doppeltes, zum Beispiel 3 und 6
two-kinds-of-boards = Was ein fehlender Punkt bedeutet, hängt vom Gitter ab. Es gibt zwei Arten:
all-dots-drawn = Alle Punkte eingezeichnet
no-dot-means-neither = ohne Punkt weder Nachbarzahlen noch das Doppelte
some-dots-drawn = Einige Punkte eingezeichnet
no-dot-means-nothing = ein fehlender Punkt bedeutet nichts
no-dot-means-nothing-so = ein fehlender Punkt bedeutet nichts, dort können also beliebige Ziffern stehen
each-lesson-says-which-kind = Jede Lektion sagt, von welcher Art ihr Gitter ist. 1 und 2 können jeden der beiden Punkte haben.

## web/learn/first-station.js and dot-pairs.js: two cells, of which one is known. $between: "white" or "black", or "none"

digits-of-the-other-cell = Ziffern der anderen Zelle
# buttons
check = Prüfen
next-pair = Nächstes Paar
which-digits-beside =
    { $between ->
        [white] Ein weißer Punkt neben der { $digit }
        [black] Ein schwarzer Punkt neben der { $digit }
       *[none] Alle Punkte sind eingezeichnet, und neben dieser { $digit } ist keiner
    }. Welche Ziffern kann die andere Zelle haben? Wähle alle und drücke dann „Prüfen“.
right-digits =
    Richtig: { COUNT($digits) ->
        [one] Es ist { OR($digits) }
       *[other] Es kann { OR($digits) } sein
    }.
only-the-first-answer-counts = Es zählt nur die erste Antwort, dieses Paar also nicht.
# what the picture shows, for screen readers. $digits: what the other cell can be; none before the answer
pair-of-cells =
    Eine Zelle mit { $digit }, { $between ->
        [white] ein weißer Punkt
        [black] ein schwarzer Punkt
       *[none] kein Punkt
    } und { COUNT($digits) ->
        [0] eine leere Zelle
       *[other] eine Zelle, die { OR($digits) } sein kann
    }
cannot-be-there = { $digit } kann dort nicht stehen: { CAPITAL($why) }.
# $why of the sentence above
never-the-same-digit = zwei Zellen einer Zeile haben nie dieselbe Ziffer
are-not-consecutive = { $one } und { $other } sind keine Nachbarzahlen
neither-is-double = weder { $one } noch { $other } ist das Doppelte der anderen
consecutive-would-have-a-dot = { $one } und { $other } sind Nachbarzahlen, also wäre da ein Punkt
double-would-have-a-dot = von { $one } und { $other } ist eine das Doppelte der anderen, also wäre da ein Punkt
one-is-missing =
    Eine fehlt. { $between ->
        [white] Was ist noch um eins größer oder kleiner als { $digit }?
        [black] Was ist noch die Hälfte oder das Doppelte von { $digit }?
       *[none] Gibt es eine Ziffer, die weder Nachbarzahl noch Hälfte noch Doppeltes von { $digit } ist?
    }

## web/learn/exercise.js: an example, or a position to practise on

example = Beispiel
practice = Übung
what-a-digit-key-does = Was eine Zifferntaste tut
# two switches: what a digit key does
enter-digits = Eintragen
cross-out-digits = Streichen
digits = Ziffern
# the keys, for screen readers
enter-digit = { $digit } eintragen
cross-out-digit = { $digit } streichen
# $why: a clause
no-position = Keine Stellung: { CAPITAL($why) }.
try-again = Noch einmal versuchen
looking-for-a-position = Eine Stellung wird gesucht …
find-technique = Gesucht: { $technique }.
choose-a-cell-then-enter = Wähle eine Zelle und trage dann ihre Ziffer ein.
choose-a-cell-then-cross-out = Wähle eine Zelle und streiche dann einen Kandidaten, der nicht bleiben kann.
# buttons
where = Wo?
show-me = Zeig es mir
back = Zurück
where-to-look = Wohin du schauen musst
the-step = Der Schritt
another-example = Noch ein Beispiel
next-position = Nächste Stellung
# three sentences, one after the other; the middle one is one of two
a-position-of-a-puzzle = Eine Stellung aus einem Rätsel.
small-digits-are-candidates = Die kleinen Ziffern sind Kandidaten; gezeigt sind sie nur, wo sie wichtig sind.
digits-and-dots-are-enough = Die Ziffern und Punkte genügen.
do-you-see-it = Siehst du es?
# said of the answer that is shown
this-is-one = Dies ist eine Lösung.
choose-a-cell-first = Wähle erst eine Zelle.
this-lesson-is-done = Zehn Stellungen gefunden: Diese Lektion ist geschafft.
# said to screen readers
cell-has-candidates = { $cell }: Kandidaten { JOIN($digits, " ") }
cell-has-digit = { $cell }: { $digit }

## web/learn/verdict.js: what is said of an answer

look-at-house = Schau auf { HOUSE($house) }.
look-at-houses = Schau auf { HOUSE($first) } und { HOUSE($second) }.
look-at-cells = Schau auf { JOIN($cells, ", ") }.
has-its-digit = { $cell } hat ihre Ziffer schon. Wähle eine leere Zelle.
right-is = Richtig: { $cell } ist eine { $digit }.
right-is-not = Richtig: { $cell } ist keine { $digit }.
cannot-be = { $cell } kann keine { $digit } sein: { CAPITAL($why) }.
cannot-be-by-a-step-before = { $cell } kann keine { $digit } sein: Ein Schritt vor dieser Stellung hat sie ausgeschlossen.
# The answer is true, but it is not what was asked for
true-is = Stimmt, { $cell } ist eine { $digit }: { CAPITAL($why) }.
true-is-not = Stimmt, { $cell } ist keine { $digit }: { CAPITAL($why) }.
# $failure: a clause of contradiction.js, below
true-is-not-with = Stimmt, { $cell } ist keine { $digit }: Stünde dort eine { $digit }, { $failure }.
# comes after the three above
but-another-step = Hier ist aber ein anderer Schritt gesucht, darum zählt das nicht. Finde eine andere Stelle.
not-among-the-candidates = Die { $digit } gehört nicht zu den Kandidaten von { $cell }.
# $why: a clause of refusals.js, below
does-not-rule-out = Der Schritt, der hier gesucht ist, schließt die { $digit } in { $cell } nicht aus: { CAPITAL($why) }.
is-not-certain = Die { $digit } in { $cell } ist nicht sicher: In { HOUSE($house) } könnte sie auch in { $other } stehen, und { $cell } könnte auch eine { $also } sein.
# $why of the sentences above
house-has-its-digit = in { HOUSE($house) } steht die { $digit } schon, in { $cell }
is-beside-it =
    in { $cell } steht die { $digit }, und { $between ->
        [white] ein weißer Punkt verbindet die beiden Zellen
        [black] ein schwarzer Punkt verbindet die beiden Zellen
       *[none] zwischen den beiden Zellen liegt kein Punkt
    }
no-other-candidate = diese Zelle hat keinen anderen Kandidaten
each-other-candidate-fails = jeder andere Kandidat dort führt sofort zu einem Widerspruch
no-other-cell-for-it = in { HOUSE($house) } gibt es keine andere Zelle dafür
# $partners: clauses as the one below; there may be none
partners-across-dots =
    { COUNT($partners) ->
        [0] kein Punkt berührt diese Zelle
       *[other] { JOIN($partners, ", und ") }
    }
can-be-across-the-dot =
    am anderen Ende des { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkts kann { $cell } eine { $digit } sein

## web/learn/contradiction.js: what would be if the digit were there; each is a clause

would-have-no-digit = dann bliebe für { $cell } keine Ziffer
would-have-the-same-digit = dann hätten { $cell } und { $other } dieselbe Ziffer
would-have-no-place = dann hätte { HOUSE($house) } keinen Platz für die { $digit }
# $first, $second: digits
would-need-the-same-cell = dann bräuchten { $first } und { $second } dieselbe Zelle, { $cell }
nothing-would-fit = dann würde in { $cells } nichts passen

## web/learn/guided.js: games with the teacher

told-game = Ein Spiel von Anfang bis Ende
told-game-idea = Ein kleines Rätsel, vor deinen Augen gelöst: jeder Schritt mit seiner Begründung.
asked-game = Ein Spiel zusammen
asked-game-idea = Ein Rätsel mit 6 × 6 Zellen. Du findest jede Ziffer; der Lehrer sagt, wohin du schauen musst.
# The whole way: all steps that lead to one digit
whole-way = So liest man einen ganzen Lösungsweg
whole-way-idea = In schwierigen Rätseln braucht eine Ziffer mehrere Schritte. Jeder streicht etwas, worauf ein späterer aufbaut.
whole-way-lesson = Lies zuerst den letzten Schritt. Er liefert die Ziffer. Frage dann, was er braucht: Welche Ziffern müssen aus welchen Zellen verschwunden sein? Das sind die Schritte, nach denen du suchst.
whole-way-lesson-then = Folge dann den Schritten vom ersten an, mit einem Bleistift. Schreibe die Kandidaten in die Zellen, die er nennt, und streiche, was er ausschließt. Alles andere im Gitter ist nicht wichtig.
digits-to-go = Noch offene Ziffern: { $count }
# $why: a clause
no-answer = Keine Antwort: { CAPITAL($why) }.
# comes after a sentence that says where
which-digit-is-certain-there = Welche Ziffer ist dort sicher? Wähle ihre Zelle und trage sie ein.
# buttons
put-in = { $cell } = { $digit } eintragen
begin-with-the-first-step = Mit Schritt 1 anfangen
next-step = Weiter
once-more = Noch einmal
the-end-step = Das Ende: Schritt { $count }
step-of-way = Schritt { $number } von { $count }
choose-an-empty-cell-first = Wähle erst eine leere Zelle.
is-not-look-again = { $cell } ist keine { $digit }. Schau noch einmal hin oder lass es dir zeigen.
solved-for-you = Gelöst.
solved-together =
    Gelöst. Du hast { $count ->
        [0] keine Ziffer
        [one] { $count } Ziffer
       *[other] { $count } Ziffern
    } allein gefunden.
that-was-a-whole-way =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } bis zu einer Ziffer: Das war ein ganzer Lösungsweg.
needs-no-step-before = Dieser Schritt braucht keinen anderen vor sich: Das Gitter allein zeigt ihn.
# $steps: numbers of steps; $gone: clauses as the one below
needs-steps-before =
    Dieser Schritt braucht { COUNT($steps) ->
        [one] Schritt
       *[other] die Schritte
    } { $steps }: { CAPITAL(JOIN($gone, "; ")) }.
cells-are-not =
    { $cells } { COUNT($cells) ->
        [one] ist
       *[other] sind
    } keine { OR($digits) }

## web/learn/quick-drill.js and quick-questions.js: as many answers as possible in a minute

quick-partners = Schnell: Partner
quick-partners-idea = Sechzig Sekunden: eine Ziffer und ein Punkt. Was steht daneben?
quick-runs = Schnell: zwei Punkte in einem Haus
quick-runs-idea = Sechzig Sekunden: drei Zellen an zwei Punkten. Was fehlt?
which-digit-is-next =
    Eine Zelle mit { $digit } und ein { $colour ->
        [white] weißer
       *[black] schwarzer
    } Punkt zur nächsten. Welche Ziffer kann das sein?
# $cells: three digits, but for one that is the word below
which-digit-is-open =
    Drei Zellen einer Zeile an zwei { $colour ->
        [white] weißen
       *[black] schwarzen
    } Punkten: { JOIN($cells, ", ") }. Welche Ziffer ist offen?
open-cell = offen
# buttons
start-seconds = Start: 60 Sekunden
again-seconds = Noch einmal: 60 Sekunden
your-best-so-far-right = Dein bestes Ergebnis bisher: { $right } richtig.
right-and-seconds-left = { $right } richtig, noch { $seconds } s
right-of-answered = { $right } von { $answered } richtig.
your-best-so-far = Dein bestes Ergebnis bisher.
your-best-is = Dein bestes Ergebnis ist { $best }.
# comes before the question, which is asked again
not-digit = Nicht { $digit }.

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

which-is-the-easiest = Welche davon ist die leichteste, die hier weiterführt?
right-technique = Richtig: { $technique }.
not-technique = Nicht { $technique }. Welche ist es dann?
nothing-more-is-due-today = Heute ist nichts mehr fällig.
due-today = Heute fällig: { $count }
position-of-test = Stellung { $number } von { $count }, { $right } richtig
# $way: what is asked for, "enter" or "cross-out"
what-follows-here =
    Was folgt hier? { $way ->
        [enter] Trage die Ziffer ein, die folgt.
       *[cross-out] Streiche einen Kandidaten, der nicht bleiben kann.
    } Nur die erste Antwort zählt.
of-count-right = { $right } von { $count } richtig
how-it-went = Wie es lief
result-of-test = { $right } von { $count } richtig.
again = Noch einmal
# comes before names of lessons
lessons-that-fit = Lektionen, die passen:

## web/learn/lessons.js: words, and what they mean

# of "r7c4", an example of the name of a cell
word-cell-means = Zeile 7, Spalte 4
word-house = Haus
word-house-means =
    { $boxes ->
        [false] eine Zeile oder eine Spalte
       *[true] eine Zeile, eine Spalte oder ein Block (dicke Linien; Block 1, 2, … von links nach rechts, dann nach unten)
    }
word-candidate = Kandidat
word-candidate-means = eine Ziffer, die eine Zelle noch haben kann (die kleinen)
# said of a cell
word-sees = sieht
word-sees-means =
    ist { $boxes ->
        [false] in derselben Zeile oder in derselben Spalte
       *[true] in derselben Zeile, in derselben Spalte oder im selben Block
    } wie
word-gap = fehlender Punkt
word-gap-means = kein Punkt zwischen zwei benachbarten Zellen

## web/learn/lessons.js: below the idea of each technique, what to look for, and why it is so

last-cell-lesson =
    In { $boxes ->
        [false] jeder Zeile und jeder Spalte
       *[true] jeder Zeile, jeder Spalte und jedem Block
    } steht jede Ziffer genau einmal. Suche nach einem Haus, das fast voll ist.
last-cell-lesson-then = Zähle auf, was da ist. Die eine Ziffer, die nicht da ist, steht in der leeren Zelle.
dot-from-a-digit-lesson = Ein weißer Punkt: Das andere Ende ist um eins größer oder kleiner. Neben einer 4 ist das 3 oder 5.
dot-from-a-digit-lesson-then =
    Ein schwarzer Punkt: Das andere Ende ist die Hälfte oder das Doppelte. Neben einer 6 ist das nur 3. Schau dann, was davon { $boxes ->
        [false] Zeile und Spalte
       *[true] Zeile, Spalte und Block
    } noch erlauben.
hidden-single-in-a-box-lesson = Nimm eine Ziffer, die schon oft im Gitter steht. Schau auf einen Block, in dem sie fehlt.
hidden-single-in-a-box-lesson-then = Jede 3 sperrt ihre ganze Zeile und Spalte. Sind alle Zellen des Blocks bis auf eine gesperrt oder ausgefüllt, steht die 3 dort. Auch Punkte und fehlende Punkte sperren Zellen.
gap-from-a-digit-lesson = Das gilt, wo alle Punkte eingezeichnet sind. Dann sagt auch eine Kante ohne Punkt etwas.
gap-from-a-digit-lesson-then = Neben einer 4 ohne Punkt steht keine 3 und keine 5, denn das sind Nachbarzahlen, und keine 2 und keine 8, denn das sind Hälfte und Doppeltes.
naked-single-lesson =
    Nimm eine Zelle, die viele Ziffern sieht: die in { $boxes ->
        [false] ihrer Zeile und ihrer Spalte
       *[true] ihrer Zeile, ihrer Spalte und ihrem Block
    }.
naked-single-lesson-then = Sieht sie alle Ziffern bis auf eine, dann steht diese dort.
hidden-single-in-a-line-lesson =
    { $boxes ->
        [false] Nimm eine Ziffer, die schon oft im Gitter steht. Schau auf eine Zeile oder Spalte, in der sie fehlt.
       *[true] Dasselbe wie in einem Block, aber entlang einer Zeile oder Spalte.
    }
hidden-single-in-a-line-lesson-then = Frage bei jeder fehlenden Ziffer: Wo in dieser Zeile oder Spalte kann sie stehen? Bleibt eine einzige Zelle, steht sie dort.
black-dot-digits-lesson = Schwarze Punkte verbinden 1-2, 2-4, 3-6 und 4-8, sonst nichts.
black-dot-digits-lesson-then = Also berühren 5, 7 und 9 nie einen schwarzen Punkt. Sie werden in jeder Zelle gestrichen, die einen berührt.
dot-pair-lesson = Beide Enden des Punkts sind offen. Nimm jeden Kandidaten des einen Endes und suche seinen Partner am anderen.
dot-pair-lesson-then = Ohne Partner kein Platz: Der Kandidat wird gestrichen. Schau auf beide Enden, denn was an einem Ende gestrichen wird, kann am anderen einen Partner kosten.
straight-run-of-three-lesson = Schreibe auf, wie sich die drei Zellen ausfüllen lassen, eine Möglichkeit nach der anderen: An weißen Punkten geht es um 1 hinauf oder hinunter, an schwarzen wird verdoppelt oder halbiert.
straight-run-of-three-lesson-then = Die beiden Enden liegen in einer Zeile oder Spalte, sind also verschieden. Kommt ein Kandidat in keiner der Möglichkeiten vor, wird er gestrichen.
five-seven-nine-lesson = 5, 7 und 9 haben unter den Ziffern weder Hälfte noch Doppeltes, also berühren sie nie einen schwarzen Punkt. Bei 6 × 6 Zellen gilt das nur für die 5, bei 4 × 4 nur für die 3.
five-seven-nine-lesson-then =
    Zähle die leeren Zellen { $boxes ->
        [false] einer Zeile oder einer Spalte
       *[true] einer Zeile, einer Spalte oder eines Blocks
    }, die keinen schwarzen Punkt berühren. Zähle, welche von 5, 7 und 9 dort fehlen. Ist beides gleich viel, füllen diese Ziffern diese Zellen.
gap-pair-lesson = Da ist kein Punkt, also sind die beiden Ziffern weder Nachbarzahlen, noch ist eine das Doppelte der anderen.
gap-pair-lesson-then = Probiere einen Kandidaten der einen Zelle. Ist jeder Kandidat der anderen eine Nachbarzahl von ihm, seine Hälfte, sein Doppeltes oder dasselbe, bliebe für die andere Zelle nichts. Also wird er gestrichen.
white-run-in-a-house-lesson =
    Folge weißen Punkten von Zelle zu Zelle { $boxes ->
        [false] in einer Zeile oder einer Spalte
       *[true] in einer Zeile, einer Spalte oder einem Block
    }. Jeder Schritt geht um 1 hinauf oder hinunter, und keine Ziffer kommt zweimal vor.
white-run-in-a-house-lesson-then =
    Also kehrt die Kette nie um{ $boxes ->
        [false] { "" }
       *[true] , auch wenn sie in einem Block um die Ecke geht
    }: Drei Zellen sind 3-4-5 oder 5-4-3. Die kleinste und die größte Ziffer des Gitters stehen nur an einem Ende.
black-run-in-a-house-lesson = Drei Zellen eines Hauses an zwei schwarzen Punkten können nur 1-2-4 oder 2-4-8 sein, so herum oder anders herum.
black-run-in-a-house-lesson-then = Also stehen 1 und 8 nur an einem Ende, und die Mitte ist 2 oder 4. Beide Möglichkeiten verbrauchen 2 und 4, darum ist ein weiterer schwarzer Punkt des Hauses 3-6. Vier Zellen an drei Punkten sind 1-2-4-8.
pointing-or-claiming-lesson = Eine Ziffer eines Blocks kann nur noch in einer seiner Zeilen stehen. Dann hat diese Zeile sie in diesem Block, und im Rest der Zeile wird sie gestrichen.
pointing-or-claiming-lesson-then = Auch umgekehrt: Eine Ziffer einer Zeile kann nur noch in einem Block stehen. Dann wird sie im Rest des Blocks gestrichen.
bent-run-of-three-lesson = Wie eine gerade Kette, aber um eine Ecke. Die beiden Enden dürfen gleich sein, außer sie liegen in einem Block.
bent-run-of-three-lesson-then = Schreibe alle Möglichkeiten auf, die drei Zellen auszufüllen. Kommt ein Kandidat in keiner davon vor, wird er gestrichen.
square-of-four-lesson = Nimm vier Zellen, die ein Quadrat bilden, mit mindestens einem Punkt. Schreibe alle Möglichkeiten auf, sie auszufüllen, von Zelle zu Zelle rund um das Quadrat. Auch fehlende Punkte zählen, wo alle Punkte eingezeichnet sind.
square-of-four-lesson-then = Beginne dort, wo es wenige Möglichkeiten gibt, etwa an einem schwarzen Punkt. Kommt ein Kandidat in keiner der Möglichkeiten vor, wird er gestrichen.
naked-pair-lesson = Suche zwei Zellen eines Hauses mit denselben zwei Kandidaten, etwa 36 und 36.
naked-pair-lesson-then = Eine ist 3 und die andere 6. Welche welche ist, spielt keine Rolle: Keine andere Zelle des Hauses kann 3 oder 6 sein.
dot-pair-must-contain-lesson = Schreibe die Möglichkeiten des Punkts auf. Kommt eine Ziffer in allen vor?
dot-pair-must-contain-lesson-then = Dann hat eine der beiden Zellen diese Ziffer. In jeder Zelle, die beide sieht, wird sie gestrichen.
run-of-three-must-contain-lesson = Schreibe die Möglichkeiten von drei Zellen auf, die zwei Punkte verbinden. Kommt eine Ziffer in allen vor?
run-of-three-must-contain-lesson-then = Zwei schwarze Punkte an drei Zellen eines Hauses verbrauchen seine 2 und seine 4: Keine andere Zelle dieses Hauses hat sie. Also ist sein nächster schwarzer Punkt 3-6.
hidden-pair-lesson = Frage bei zwei Ziffern: Wo in diesem Haus können sie stehen? Haben beide nur dieselben zwei Zellen, gehören diese Zellen ihnen.
hidden-pair-lesson-then = Alle anderen Kandidaten der beiden Zellen werden gestrichen.
two-groups-of-dots-in-a-house-lesson =
    Nimm zwei Punktgruppen { $boxes ->
        [false] in einer Zeile oder einer Spalte
       *[true] in einer Zeile, einer Spalte oder einem Block
    }. Schreibe für jede die wenigen Möglichkeiten auf, die ihre Kandidaten erlauben. Setze die Möglichkeiten dann zusammen: Zwei, die eine Ziffer gemeinsam haben, passen nicht zueinander.
two-groups-of-dots-in-a-house-lesson-then = Kommt eine Ziffer in allen Möglichkeiten vor, die bleiben, wird sie im Rest des Hauses gestrichen. Kommt ein Kandidat in keiner vor, wird auch er gestrichen. Eine einzige lange Gruppe kann allein dasselbe leisten.
no-place-for-a-digit-lesson =
    Suche eine Ziffer, der { $boxes ->
        [false] in einer Zeile oder einer Spalte
       *[true] in einer Zeile, einer Spalte oder einem Block
    } nur zwei oder drei Zellen bleiben. Suche eine Zelle neben ihnen oder eine von ihnen, und probiere ihre Kandidaten. Würde einer die Ziffer von allen ihren Zellen fernhalten?
no-place-for-a-digit-lesson-then = Über einen fehlenden Punkt hinweg tut er das, wenn er eine Nachbarzahl der Ziffer ist, ihre Hälfte oder ihr Doppeltes. Über einen Punkt hinweg tut er es, wenn die beiden nicht zueinander passen. Dann wird der Kandidat gestrichen.
naked-triple-lesson = Drei Zellen eines Hauses mit zusammen nur drei Ziffern. Nicht jede Zelle braucht alle drei.
naked-triple-lesson-then = Sie verbrauchen alle drei. In den anderen Zellen des Hauses werden diese gestrichen.
run-of-four-lesson = Vier Zellen, nacheinander durch Punkte verbunden. Lange Ketten haben wenige Möglichkeiten: Weiße Punkte, an denen es immer in eine Richtung geht, reichen weit.
run-of-four-lesson-then =
    Schreibe alle Möglichkeiten auf, die { $boxes ->
        [false] Kandidaten, Zeilen und Spalten
       *[true] Kandidaten, Zeilen, Spalten und Blöcke
    } erlauben. Kommt ein Kandidat in keiner davon vor, wird er gestrichen.
hidden-triple-lesson = Drei Ziffern, die in einem Haus nur dieselben drei Zellen haben.
hidden-triple-lesson-then = Diese Zellen gehören ihnen. Alle anderen Kandidaten der drei Zellen werden gestrichen.
x-wing-lesson = Nimm eine Ziffer und zwei Zeilen, in denen sie jeweils nur zwei Plätze hat, in denselben zwei Spalten. Eine Zeile hat sie in der einen Spalte, die andere Zeile in der anderen.
x-wing-lesson-then = Also haben beide Spalten sie in diesen zwei Zeilen, und in ihren anderen Zellen wird sie gestrichen. Umgekehrt geht es genauso: zwei Spalten und dieselben zwei Zeilen.
long-run-or-tree-lesson = Punkte halten bis zu sechs Zellen zusammen: in gerader Linie, um Ecken oder mit Zweigen.
long-run-or-tree-lesson-then = Beginne bei der Zelle mit den wenigsten Kandidaten. Folge den Punkten und schreibe alle Möglichkeiten auf, die Zellen auszufüllen. Kommt ein Kandidat in keiner davon vor, wird er gestrichen.
long-run-must-contain-lesson = Dasselbe wie bei einer Dreierkette, mit vier bis sechs Zellen an Punkten, in beliebiger Form.
long-run-must-contain-lesson-then = Suche eine Ziffer, die in jeder Möglichkeit vorkommt. In jeder Zelle, die alle ihre Plätze in der Kette sieht, wird sie gestrichen.
xy-wing-lesson = Eine Zelle hat die Kandidaten X und Y. Sie sieht eine Zelle mit X und Z und eine andere mit Y und Z.
xy-wing-lesson-then = Ist sie X, ist die erste Z. Ist sie Y, ist die zweite Z. Also ist eine der beiden Z, und eine Zelle, die beide sieht, ist es nicht.
swordfish-lesson = Wie ein X-Wing, mit drei Zeilen und drei Spalten. Eine Zeile kann zwei Plätze für die Ziffer haben oder drei.
swordfish-lesson-then = Die drei Zeilen haben die Ziffer in den drei Spalten. In den anderen Zellen der Spalten wird sie gestrichen. Umgekehrt geht es genauso.
house-with-its-dots-lesson = Nimm ein Haus mit vielen Punkten und wenigen Kandidaten. Versuche, es auszufüllen: jede Ziffer genau einmal, jeder Punkt richtig.
house-with-its-dots-lesson-then = Lässt sich das Haus mit einem Kandidaten nicht ausfüllen, wird er gestrichen. Beginne dort, wo die Punkte am wenigsten übrig lassen.
short-what-if-lesson = Nimm eine Zelle mit zwei Kandidaten. Nimm einen davon an und verfolge, was er erzwingt: über Punkte hinweg und in seinen Häusern.
short-what-if-lesson-then = Bleibt eine Zelle ohne Ziffer oder ein Haus ohne Platz für eine, war die Annahme falsch. Der andere Kandidat ist richtig.
forcing-lesson = Wie ein kurzes Was-wäre-wenn, von einem beliebigen Kandidaten aus und so weit es führt. Es ist das letzte Mittel.
forcing-lesson-then = Nimm einen Kandidaten, der viel entscheidet: an einem schwarzen Punkt oder in einem Haus, das fast voll ist.

## web/learn/pictures.js: what the picture of a technique shows

dot-from-a-digit-picture = Schwarzer Punkt neben der 6: Die Hälfte davon ist 3, und 12 ist keine Ziffer. Weißer Punkt neben der 4: eins weniger oder eins mehr.
gap-from-a-digit-picture = Alle Punkte sind eingezeichnet, und neben der 4 ist keiner. Also sind 3 und 5, 2 und 8 gestrichen.
black-dot-digits-picture = Ein schwarzer Punkt verbindet 1-2, 2-4, 3-6 oder 4-8. Also stehen 5, 7 und 9 in keiner der beiden Zellen.
dot-pair-picture = Die 6 bräuchte am anderen Ende eine 5 oder 7, die 9 eine 8. Keine davon ist da, also sind 6 und 9 gestrichen.
five-seven-nine-picture = Eine Zeile mit drei schwarzen Punkten. Sechs Zellen berühren einen, sind also nicht 5, 7 oder 9. Die anderen drei Zellen sind es.
white-run-in-a-house-picture = Zwei weiße Punkte in einer Zeile: hinauf oder hinunter. Umkehren geht nicht, denn in einer Zeile steht jede Ziffer nur einmal.
black-run-in-a-house-picture = Zwei schwarze Punkte in einer Zeile: 1-2-4 oder 2-4-8 oder dasselbe von rechts nach links. 2 und 4 sind immer dabei.
run-of-three-must-contain-picture = Fünf Zellen einer Zeile. Die ersten drei sind 1-2-4 oder 2-4-8, beide Male mit 2 und 4. Also sind die letzten beiden 3-6.
straight-run-of-three-picture = Nur 3-4-2 und 5-4-2 passen zu beiden Punkten. Also sind 8, 7 und 9 gestrichen.
gap-pair-picture = Alle Punkte sind eingezeichnet, und hier ist keiner. Neben einer 2 könnte weder 1 noch 4 stehen. Also ist die 2 gestrichen.
square-of-four-picture = Drei weiße Punkte und kein Punkt zwischen 4 und 7: Die Ziffern gehen rund um das Quadrat immer in eine Richtung. Würden sie umkehren, wären die beiden Zellen ohne Punkt Nachbarzahlen.
naked-pair-picture = Zwei Zellen einer Zeile sind 2 und 7, in irgendeiner Reihenfolge. Also ist keine andere Zelle der Zeile 2 oder 7.
naked-triple-picture = Drei Zellen einer Zeile sind 2, 5 und 7, in irgendeiner Reihenfolge. Also ist keine andere Zelle der Zeile eine davon.
hidden-pair-picture = In dieser Zeile passen 3 und 8 nur in die ersten beiden Zellen. Also haben diese nichts anderes.
dot-pair-must-contain-picture = Der Punkt verbindet 4-5 oder 5-6: Die 5 ist auf jeden Fall dabei. Also ist keine andere Zelle der Zeile eine 5.
two-groups-of-dots-in-a-house-picture = Sechs Zellen einer Zeile. Der schwarze Punkt ist 1-2 oder 4-8, der weiße 4-5 oder 2-3. Sie haben keine Ziffer gemeinsam: 1-2 passt zu 4-5 und 4-8 zu 2-3. So oder so sind 2 und 4 verbraucht, also sind sie in der letzten Zelle gestrichen.
no-place-for-a-digit-picture = Alle Punkte sind eingezeichnet. In dieser Zeile passt die 4 nur in die erste und die letzte dieser Zellen. Eine 3 dazwischen würde sie von beiden fernhalten, denn 3 und 4 sind Nachbarzahlen. Also ist die 3 gestrichen.
x-wing-picture = In der ersten und der letzten Zeile passt die 3 nur an die Enden. Eine Zeile hat sie links, die andere rechts. Also ist keine andere Zelle der beiden Spalten eine 3.
swordfish-picture = In drei der Zeilen passt die 3 nur in drei Spalten. Jede dieser Zeilen nimmt eine davon. Also sind die anderen Zellen dieser Spalten keine 3.

## web/learn/refusals.js: why the technique does not rule out $digit there; each stands after a colon

single-fails-not = hier ist eine Ziffer zu finden, trage sie also ein
dot-from-a-digit-fails-not = kein Punkt verbindet diese Zelle mit einer ausgefüllten, zu der die Ziffer nicht passt
gap-from-a-digit-fails-not = keine ausgefüllte Zelle daneben, ohne Punkt dazwischen, schließt sie aus
black-dot-digits-fails-not = sie hat eine Hälfte oder ein Doppeltes, oder kein schwarzer Punkt berührt diese Zelle
dot-pair-fails-not = über jeden Punkt dieser Zelle hinweg hat sie einen Partner
straight-run-of-three-fails-not = jede gerade Dreierkette lässt sich mit einer { $digit } dort noch ausfüllen
five-seven-nine-fails-not =
    das zählt nur, wo { $boxes ->
        [false] eine Zeile oder eine Spalte
       *[true] eine Zeile, eine Spalte oder ein Block
    } so viele Zellen ohne schwarzen Punkt hat, wie dort von 5, 7 und 9 fehlen
gap-pair-fails-not = jede Zelle daneben, ohne Punkt dazwischen, hat noch eine Ziffer, die zur { $digit } passt
white-run-in-a-house-fails-not = jede weiße Kette in einem Haus lässt sich mit einer { $digit } dort noch ausfüllen
black-run-in-a-house-fails-not = jede schwarze Kette in einem Haus lässt sich mit einer { $digit } dort noch ausfüllen
pointing-or-claiming-fails-not = keine Zeile, keine Spalte und kein Block muss die { $digit } dort haben, wo ein Haus dieser Zelle kreuzt
bent-run-of-three-fails-not = jede geknickte Dreierkette lässt sich mit einer { $digit } dort noch ausfüllen
square-of-four-fails-not = jedes Viererquadrat lässt sich mit einer { $digit } dort noch ausfüllen
naked-pair-fails-not =
    keine zwei anderen Zellen { $boxes ->
        [false] ihrer Zeile oder ihrer Spalte
       *[true] ihrer Zeile, ihrer Spalte oder ihres Blocks
    } haben zusammen nur die { $digit } und eine weitere Ziffer
dot-pair-must-contain-fails-not = diese Zelle sieht nicht beide Enden eines Punkts, der eine { $digit } haben muss
run-of-three-must-contain-fails-not = diese Zelle sieht keine Dreierkette, die eine { $digit } haben muss
hidden-pair-fails-not = diese Zelle ist keine von zwei Zellen, die in einem Haus von zwei anderen Ziffern gebraucht werden
two-groups-of-dots-in-a-house-fails-not =
    { $boxes ->
        [false] in Zeile und Spalte
       *[true] in Zeile, Spalte und Block
    } lassen sich je zwei Punktgruppen noch ausfüllen, wenn dort eine { $digit } steht
no-place-for-a-digit-fails-not = eine { $digit } dort nimmt keiner anderen Ziffer die letzten Plätze
naked-triple-fails-not =
    keine drei anderen Zellen { $boxes ->
        [false] ihrer Zeile oder ihrer Spalte
       *[true] ihrer Zeile, ihrer Spalte oder ihres Blocks
    } haben zusammen nur die { $digit } und zwei weitere Ziffern
run-of-four-fails-not = jede Viererkette lässt sich mit einer { $digit } dort noch ausfüllen
hidden-triple-fails-not = diese Zelle ist keine von drei Zellen, die in einem Haus von drei anderen Ziffern gebraucht werden
x-wing-fails-not = keine zwei anderen Zeilen oder Spalten haben ihre { $digit } an denselben zwei Plätzen, einer davon auf einer Linie mit dieser Zelle
long-run-or-tree-fails-not = jede Punktgruppe lässt sich mit einer { $digit } dort noch ausfüllen
long-run-must-contain-fails-not = diese Zelle sieht keine Punktgruppe, die eine { $digit } haben muss
xy-wing-fails-not = diese Zelle sieht keine zwei Zellen, von denen eine die { $digit } sein muss
swordfish-fails-not = keine drei anderen Zeilen oder Spalten haben ihre { $digit } an denselben drei Plätzen, einer davon auf einer Linie mit dieser Zelle
house-with-its-dots-fails-not =
    { $boxes ->
        [false] Zeile und Spalte
       *[true] Zeile, Spalte und Block
    } lassen sich mit einer { $digit } dort ausfüllen
short-what-if-fails-not = kein kurzes Was-wäre-wenn zeigt, dass die { $digit } dort entfällt
forcing-fails-not = nimmt man dort eine { $digit } an, führt das zu keinem Widerspruch
