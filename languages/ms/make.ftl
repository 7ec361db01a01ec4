### Only what the pages of Dots say of this file.

## web/make/index.html

undo-redo = buat asal, buat semula

## make/copy-paste.js

is-copied = Disalin.

## make/neighbours-panel.js

find = Cari

## make/publish-panel.js

save = Simpan

## web/make/finish-panel.js

any-of-these = mana-mana
no-symmetry = tiada
