### Only what the pages of Dots say of this file.

## web/learn/index.html

# a link to the puzzles
play = Main

## web/learn/exercise.js: an example, or a position to practise on

back = Kembali

## web/learn/guided.js: games with the teacher

next-step = Seterusnya

## web/learn/mixed-drill.js, repetition-drill.js and level-test.js

again = Cuba lagi
