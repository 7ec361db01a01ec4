### Only what the pages of Dots say of this file.

## web/sudoku/race/race.js

this-did-not-work = Ini tidak berjaya: { $why }.
join = Sertai
leave-race = Keluar
link-copied-label = Pautan disalin
