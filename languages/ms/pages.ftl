### Only what the pages of Dots say of this file.

## web/index.html

new = Baharu
more = Lagi
settings = Tetapan
rules = Peraturan
kropki-sudoku = Kropki Sudoku
actions = Tindakan
undo = Buat asal
redo = Buat semula
hint = Petunjuk
put-it-back = Kembalikan
theme = Tema
system = Ikut sistem
light = Terang
dark = Gelap
barbie = Barbie
sounds = Bunyi
besides = Lain-lain
numbers-beside-rows-and-columns = Nombor di sebelah baris dan lajur
what-is-kept = Apa yang disimpan
cancel = Batal
open = Buka
show-me-step-by-step = Tunjukkan cara bermain
keys = Kekunci
next = Seterusnya
