### The pages beside the games, the pages of what players publish, and the previews that other sites make of links.
###
### Some messages have HTML in them: keep its tags, and translate what is between them.

## generator/formats/fpuzzles.py: the rules of a puzzle. $gaps: which dots are all drawn

# three sentences, one after the other: one of the first two, and the other ones
rules-with-boxes = Peraturan sudoku biasa digunakan.
rules-without-boxes = Setiap baris dan setiap lajur mengandungi setiap digit sekali; tiada kotak.
rules-of-dots = Titik putih menghubungkan dua digit yang berturutan. Titik hitam menghubungkan dua digit yang satunya dua kali ganda yang lain.
rules-of-gaps =
    { $gaps ->
        [negative] Semua titik diberi: jika tiada titik, digitnya tidak berturutan dan tiada yang dua kali ganda yang lain.
        [all-white] Semua titik putih diberi: jika tiada titik, digitnya tidak berturutan. Tidak semua titik hitam diberi.
        [all-black] Semua titik hitam diberi: jika tiada titik, tiada digit yang dua kali ganda yang lain. Tidak semua titik putih diberi.
       *[some-dots] Tidak semua titik diberi: jika tiada titik, tiada apa-apa yang dapat dikatakan.
    }
# clauses: they stand in a list, or begin a sentence
gaps-in-short =
    { $gaps ->
        [negative] tiada titik bermakna bukan kedua-duanya
        [all-white] tiada titik bermakna tidak berturutan
        [all-black] tiada titik bermakna bukan dua kali ganda
       *[some-dots] tidak semua titik ditunjukkan
    }
# $gaps: a clause as above
no-boxes-in-short = tiada kotak, { $gaps }

## What a puzzle is called

# "9x9, hard"; "deeper" is what no level reaches
named-by-size-and-level =
    { $size }x{ $size }, { $level ->
        [deeper] lebih mendalam
       *[other] { -level }
    }
# $boxes: "false" where not each board has boxes: without them it is no sudoku
game-name =
    { $boxes ->
        [false] Kropki
       *[true] Kropki Sudoku
    }
# $name: as above, or "9x9" alone
kropki-sudoku-called = { game-name } { $name }
kropki-sudokus =
    { $count } { $boxes ->
        [false] teka-teki Kropki
       *[true] Kropki Sudoku
    }
# $day: a date, "2026-11-20"
kropki-sudoku-of-day = Kropki Sudoku untuk { $day }, { -level }

## Previews of links: api/routes/sudoku/sharing.py and races.py, api/routes/dots/sharing.py

# $gaps: "no dot means neither", above
sudoku-with-dots =
    { $boxes ->
        [false] Baris dan lajur dengan titik
       *[true] Sudoku dengan titik
    }: titik putih menghubungkan digit berturutan, titik hitam menghubungkan digit dengan gandaan duanya; { $gaps }. Main dalam pelayar.
race-in-short = Selesaikan teka-teki yang sama pada masa yang sama: dua hingga lapan pemain, tanpa akaun, tanpa perlu nama.
# $rules: the name of a rule set, which stays as it is
dots-game = Kepung { $width }x{ $height }, { $rules }
# $now: a sentence as below
dots-to-play-or-watch = Kepung, permainan pen dan kertas yang juga dipanggil Kropki. { $now } Buka pautan untuk bermain atau menonton.
dots-to-look-at = Kepung, permainan pen dan kertas yang juga dipanggil Kropki. { $now } Buka pautan untuk melihatnya selangkah demi selangkah.
dots-after-moves = Selepas { $moves } langkah: Biru { $blue }, Merah { $red }.
# $winner: "B" (blue), "W" (red) or "draw"
dots-game-over =
    { $winner ->
        [B] Biru menang
        [W] Merah menang
       *[draw] Seri
    }: Biru { $blue }, Merah { $red }.

## Puzzles on other sites: api/routes/sudoku/embeds.py

there-is-no-such-puzzle = Teka-teki ini tidak wujud.
this-puzzle-was-taken-down = Teka-teki ini sudah dibuang dari laman ini.
puzzle-cannot-be-had = Teka-teki ini tidak dapat diambil sekarang.

## What players publish: api/routes/sudoku/publication_pages.py and collection_pages.py

# $rules: sentences
the-rules = Peraturan: { $rules }
# of a collection, after the rules of dots: what is not the same in all its puzzles
what-a-gap-means-is-said-of-each = Maksud titik yang tiada diterangkan pada setiap satu.
what-else-holds-is-said-of-each = Peraturan lain diterangkan pada setiap satu.
# words for a picture, to those who do not see it
the-board = Papan
edit-a-copy = Sunting salinan
# the name of a puzzle that has none
puzzle-number = Teka-teki { $number }
by-author = oleh { $author }
# $kind: "Kropki Sudoku 9x9, hard", or "5 Kropki Sudokus"
publication-by = { $kind }, oleh { $author }. { $note }
# $day: a date
corrected-clues = Dibetulkan pada { $day }: sebelum ini teka-teki ini mempunyai klu lain.
corrected-puzzles = Dibetulkan pada { $day }: sebelum ini koleksi ini mempunyai teka-teki lain.
# $ask: one of the two below
its-maker-wrote-these-words = Kata-kata ini ditulis oleh pembuatnya, bukan oleh laman ini. { $ask } <a href="/privacy.html#publish">Apa yang disimpan</a>.
to-have-this-page-taken-down = Untuk meminta halaman ini dibuang, tulis kepada pengendali laman ini.
ask-to-have-it-taken-down = <a href="{ $address }">Minta halaman ini dibuang</a>.
page-cannot-be-had = Halaman ini tidak dapat diambil sekarang. Cuba lagi sebentar nanti.
nothing-is-published-here = Tiada apa-apa yang diterbitkan di sini.
publication-is-withdrawn = Pembuatnya sudah menarik balik terbitan ini.
publication-is-removed = Terbitan ini sudah dibuang dari laman ini.
# forms of a collection, as links
booklet-as-pdf = Buku kecil (PDF)
sudokupad-links = Pautan SudokuPad
as-ken = KEN
json-lines = Baris JSON

## web/collection/main.js

collected-is-solved = ✓ selesai
play-the-next = Main yang seterusnya
solved-on-this-device =
    { $open ->
        [0] Semuanya sudah diselesaikan pada peranti ini.
       *[other] { $done } daripada { $count } diselesaikan pada peranti ini.
    }

## web/privacy.html: it says what docs/privacy.md says

kropki-what-the-server-stores = Kropki: apa yang pelayan simpan tentang anda
what-the-server-stores-about = Apa yang pelayan simpan tentang anda
the-server-stores-nothing-that = Pelayan tidak menyimpan apa-apa yang menunjukkan siapa anda, melainkan anda sendiri yang menulisnya. Pelayan menyimpan masa penyelesaian anda hanya jika anda membenarkannya, atau jika anda berlumba.
the-pages-load-nothing-from = Laman ini tidak memuatkan apa-apa dari hos lain dan tidak menetapkan kuki sehingga anda memilih bahasa: satu kuki menyimpan pilihan itu selama setahun. Apa yang anda main, bina dan rangka kekal dalam pelayar anda, kecuali seperti yang dinyatakan di sini. Laman ini menghantar papan atau permainan anda untuk petunjuk, imbasan semula, semakan apa yang anda buat, dan langkah komputer. Laman ini juga menghantar teks yang anda tampal, kerana pelayanlah yang membaca pautan dari laman lain. KEN atau pautan laman ini tidak dihantar. Tiada satu pun daripada semua ini disimpan oleh pelayan. Jika anda berkongsi keputusan, hanya pautan itu mengandungi masa anda.
to-limit-requests-the-server = Untuk mengehadkan permintaan, pelayan mengiranya mengikut alamat IP, tetapi bukan dalam pangkalan datanya. Bagi setiap permintaan, lognya mencatat bila permintaan itu sampai, alamat IP-nya, apa yang diminta, dan sama ada ia diberi. Baris tentang masa, terbitan, lobi, rating, perlumbaan dan permainan dengan orang lain tidak mengandungi alamat IP. Hanya baris yang memulakan permainan dengan kawan mengandunginya, dan baris tentang permintaan yang terlalu banyak mungkin mengandunginya. Pengendali menentukan berapa lama log disimpan. Sandaran mungkin menyimpan lebih lama apa yang sudah dipadam oleh pelayan. Jika pengendali memberikan maklumat hubungan, anda boleh menemuinya pada halaman setiap teka-teki yang diterbitkan, dan di /.well-known/security.txt.
when-a-puzzle-is-made = Apabila teka-teki dibuat untuk anda
so-that-nobody-can-fill = Supaya tiada sesiapa dapat memenuhkan cakeranya, pelayan mengehadkan apa yang disimpan bagi satu alamat IP. Untuk mengira, pelayan menyimpan cincangan (hash) alamat anda bersama setiap teka-teki yang dibuatnya untuk anda atau yang anda kongsi. Pelayan berbuat demikian juga bagi setiap masa yang anda hantar, dan setiap terbitan, permainan dan perlumbaan yang anda mulakan. Bagi IPv6, pelayan menyimpan cincangan rangkaian anda, atau cincangan rangkaian 48 bit yang lebih besar, atau kedua-duanya. Pelayan memadam cincangan paling lewat selepas dua hari dan sejam.
the-hash-shows-its-day = Cincangan itu menunjukkan harinya. Cincangan itu memerlukan kunci rawak, yang berubah setiap hari dan tidak pernah disimpan pada cakera. Jadi, tiada sesiapa dapat mencari alamat anda daripada cincangan itu, atau mengetahui bahawa dua cincangan dari hari yang berlainan datang dari alamat yang sama.
if-you-send-your-times = Jika anda menghantar masa anda
after-you-solve-a-puzzle = Selepas menyelesaikan teka-teki, anda boleh menekan Bandingkan. Selagi anda tidak berkata ya, halaman ini tidak menghantar apa-apa masa, dan tidak meminta masa orang lain. Anda boleh menukar fikiran dalam tetapan. Satu pilihan berasingan, yang dimatikan pada mulanya, membenarkan halaman ini menghantar juga jumlah saat di antara digit anda.
what-the-page-sends = Apa yang dihantar oleh halaman
what-for = Untuk apa
what-the-server-stores = Apa yang disimpan oleh pelayan
a-token-random-bits-made = token: 128 bit rawak, dibuat dalam pelayar anda apabila anda berkata ya
to-count-each-device-once = untuk mengira setiap peranti sekali, dan untuk mengetahui sama ada pemain itu pantas atau teka-teki itu mudah
a-hash-of-it = cincangannya
the-puzzle-and-the-full = teka-teki dan papan yang penuh
to-check-the-solution = untuk menyemak penyelesaian
the-puzzles-id-size-rule = id, saiz, peraturan dan tahap teka-teki
the-time-and-how-many = masa, dan berapa banyak petunjuk dan semakan yang anda gunakan
to-compare-and-to-measure = untuk membandingkan, dan untuk mengukur kesukaran teka-teki
the-numbers = nombor-nombor itu
whether-the-puzzle-was-pasted = sama ada teka-teki itu ditampal
such-times-do-not-count = masa seperti itu tidak dikira; halaman kami tidak menghantarnya
yes-or-no = ya atau tidak
only-if-you-agree-to = hanya jika anda bersetuju dengan ini juga: petak mengikut turutan anda mengisinya, dan jumlah saat di antaranya
to-learn-how-hard-each = untuk mengetahui sejauh mana sukarnya setiap teknik bagi manusia
for-the-first-digits-the = bagi 60 digit pertama, jumlah saat dan teknik paling mudah di situ; tanpa petak
the-server-does-not-store = Pelayan tidak menyimpan bila anda menghantar sesuatu masa. Hanya cincangan alamat IP menunjukkan harinya. Pemain lain hanya melihat berapa banyak peranti yang sudah menyelesaikan sesuatu teka-teki, dan berapa daripadanya tanpa bantuan. Mulai 10 peranti, mereka juga melihat median dan hingga 100 masa, mengikut susunan.
the-server-stores-at-most = Pelayan menyimpan paling banyak 1,000 masa bagi satu peranti, 1,000 bagi satu teka-teki, dan 200,000 kesemuanya. "Lupakan apa yang dihantar oleh peranti ini", dalam tetapan, memadam semua masa peranti itu dan tokennya. Pelayan mengukur semula teka-teki tanpa masa itu apabila seseorang menghantar masa selepas itu. Jika anda mengosongkan storan pelayar, tiada sesiapa dapat mengetahui masa yang mana datang dari peranti ini, dan hanya masa yang lebih baharu akan menggantikannya.
if-you-publish-a-puzzle = Jika anda menerbitkan teka-teki
the-page-make-sends-the = Halaman <a href="/make">Bina</a> menghantar teka-teki, bersama tajuk, pengarang dan nota yang anda tulis. Pelayan menyimpannya bersama masanya. Sesiapa yang ada pautan dapat melihatnya, dan juga harinya. Tiada senarai pautan.
your-browser-stores-a-secret = Pelayar anda menyimpan kod rahsia, yang membolehkan anda mengubah atau menarik balik terbitan itu. Pelayan hanya ada cincangannya. Jika anda mengosongkan storan pelayar, minta pengendali membuang terbitan itu. Jika anda membetulkan klu, pelayan memadam klu yang lama. Jika terbitan itu tiada lagi, pelayan memadam teka-teki, kata-kata dan cincangan itu. Pelayan masih menyimpan kedua-dua id, masa-masanya, saiz dan cincangan kandungannya, supaya pautan dapat memberitahu apa yang berlaku.
if-you-play-dots-with = Jika anda bermain Kepung dengan kawan
the-server-stores-the-game = Pelayan menyimpan permainan itu: peraturannya, langkah, tawaran dan ungkapan sedia ada bersama masanya, tanpa nama. Pelayan juga menyimpan cincangan kod rahsia setiap pemain, atau cincangan jemputan yang belum digunakan. Hanya pelayar yang ada kod rahsia itu boleh bermain. Sesiapa yang ada pautan boleh menonton.
your-friends-browser-makes-its = Pelayar kawan anda membuat kod rahsianya sendiri, yang tidak pernah anda lihat. Pautan yang memindahkan permainan anda ke peranti lain mengandungi kod rahsia anda. Halaman membuangnya dari bar alamat sebaik sahaja dibuka. Jika pelayar anda tidak membenarkan halaman menyimpan apa-apa, kod rahsia itu kekal dalam sejarah tab. Pelayan tidak pernah mencatat kod rahsia dalam log, dan tidak menyimpan nama rawak yang digunakannya untuk mengira peranti anda.
the-server-deletes-an-unfinished = Pelayan memadam permainan yang belum selesai 30 hari selepas kejadian terakhirnya, dan permainan yang sudah selesai selepas 365 hari, apabila seseorang memulakan permainan. Jika pelayan memerlukan ruang, ia memadam permainan yang tiada apa-apa berlaku selama sehari. Pengendali boleh memilih tempoh lain. Fail kalendar bagi permainan jangka panjang mengandungi pautan untuk penonton, tanpa kod rahsia. Pemberitahuan datang daripada halaman itu sendiri, dan tidak menghantar apa-apa.
if-you-write-to-the = Jika anda berbual dengan pemain lawan
the-two-players-of-a = Dua pemain dalam satu permainan boleh berbual. Perbualan dimatikan sehingga kedua-duanya menghidupkannya, dan masing-masing boleh mematikannya. Pelayan menyimpan setiap mesej bersama masa dan pihaknya, menunjukkannya kepada dua pemain itu sahaja, dan memadamnya bersama permainan. Pelayan tidak pernah mencatat mesej dalam log, dan pelayar anda tidak menyimpannya. Sesiapa yang ada pautan dapat melihat bahawa satu mesej ditulis, oleh pihak mana dan bila.
the-operator-can-read-the = Pengendali dapat membaca mesej dalam pangkalan data. Jika anda melaporkan pemain lawan, pelayan menyimpan bila laporan itu dibuat, tetapi bukan siapa yang melapor. Tiada orang lain yang mengetahuinya. Kemudian pengendali boleh membuang permainan itu.
if-you-use-the-lobby = Jika anda menggunakan lobi Kepung
anybody-may-join-a-game = Sesiapa boleh menyertai permainan di lobi. Pelayan menyimpan permainan itu seperti permainan dengan kawan. Pelayan juga menyimpan lencana setiap pemain, namanya jika diberi, dan sama ada dia membenarkan orang lain menonton. Pelayan menyimpan pemain yang dicari oleh pemain pertama, dan bila dia terakhir bersambung semasa permainan menunggu. Jika hanya seorang pemain boleh menyertai, pelayan menyimpan lencananya.
the-badge-is-six-letters = Lencana ialah enam huruf dan digit yang sama dalam semua permainan anda, jadi orang lain dapat mengetahui permainan mana milik anda. Pelayan mengiranya daripada kod rahsia rawak pelayar anda, yang tidak disimpannya, dengan kunci yang hanya ada dalam pangkalan datanya. Pelayar anda menghantar nama dan kod rahsia itu hanya untuk lobi dan rating anda.
everybody-sees-the-names-and = Semua orang melihat nama dan lencana bagi permainan yang menunggu, dan bagi mana-mana permainan yang mereka ada pautannya. Permainan yang sedang dimainkan disenaraikan hanya jika kedua-dua pemain membenarkannya, dan pilihan ini dimatikan pada mulanya. Kemudian semua orang juga dapat mencarinya selepas tamat, mengikut nama, lencana, peraturan dan papan. Pelayan memadam nama dan lencana bersama permainannya, atau apabila anda mengeluarkan permainan yang menunggu dari lobi.
forget-my-name-and-badge = "Lupakan nama dan lencana saya", di bawah senarai permainan, memadam rating anda. Kemudian pelayar anda melupakan kod rahsia, nama dan lencana itu. Anda mendapat lencana lain, dan permainan lama anda kekal dengan nama dan lencana lama. Jika anda mengosongkan storan pelayar sebaliknya, pelayan menyimpan rating anda. Pengendali boleh membuang sesuatu permainan, atau semua nama di sebelah sesuatu lencana. Kemudian pelayan menyimpan lencana itu, supaya tiada nama muncul di sebelahnya lagi.
if-you-play-rated-games = Jika anda bermain permainan rating Kepung
a-game-of-the-lobby = Permainan di lobi dikira untuk rating hanya jika kedua-dua pemain bersetuju sebelum permainan bermula, atau jika salah satunya ialah komputer. Sesiapa yang melihat permainan itu di lobi, atau ada pautannya, melihat kedua-dua rating. Pelayan mengira cincangan bagi setiap pemain daripada kod rahsia pelayarnya, dengan kunci yang hanya ada dalam pangkalan datanya. Pelayan menyimpan cincangan itu bersama permainan selagi permainan itu wujud. Bagi setiap set peraturan dan kelajuan, pelayan menyimpan di sebelah cincangan ini apa yang ditunjukkan dalam jadual.
for-how-long = Berapa lama
your-rating-how-sure-it = rating anda, sejauh mana pastinya, sebanyak mana ia berubah, hari terakhir anda bermain permainan rating, dan bilangan permainan
until-days-after-your-last = hingga 365 hari selepas permainan rating anda yang terakhir
for-each-game-of-that = bagi setiap permainan pada hari itu: id-nya, sama ada anda menang, rating pemain lawan, dan sejauh mana pastinya rating itu
until-the-first-rated-game = hingga permainan rating pertama pada hari kemudian
your-rating-after-each-earlier = rating anda selepas setiap hari terdahulu yang ada permainan rating, paling banyak 100 hari
as-your-rating = sama seperti rating anda
your-badge-and-name-if = lencana dan nama anda, jika anda meminta untuk disenaraikan dalam jadual awam
until-you-say-no-or = hingga anda menolak, atau tiada rating lagi
to-compare-networks-the-server = Untuk membandingkan rangkaian, pelayan juga menyimpan cincangan alamat IP pemain pertama dalam ingatan, hingga pelayan berhenti atau 10,000 permainan yang lebih baharu menyusul.
forget-my-ratings-on-the = "Lupakan rating saya", pada halaman lobi, terus memadam semua yang ada dalam jadual itu, dan cincangan anda dalam semua permainan. Permainan anda yang belum selesai tidak lagi dikira untuk rating. Jika anda mengosongkan storan pelayar, tiada sesiapa dapat mengetahui rating yang mana milik anda. Pelayan memadam rating lama apabila seseorang menamatkan permainan rating, dan lebih awal jika terlalu banyak. Pengendali boleh membuang nama anda.
if-you-race = Jika anda berlumba
the-server-stores-a-race = Pelayan menyimpan perlumbaan selama sehari, dan paling lama sejam lagi: teka-teki, penyelesaiannya, dan bila perlumbaan bermula. Bagi setiap pemain, pelayan menyimpan cincangan kod rahsia rawak, dan nama jika ada. Pelayan juga menyimpan berapa banyak petak yang betul, berapa banyak petunjuk yang digunakan oleh pemain itu, masanya pada akhir perlumbaan, dan sama ada pemain itu bersambung. Sesiapa yang ada pautan melihat semua ini, kecuali cincangan dan penyelesaian. Untuk mengira petak yang betul, pelayar anda menghantar papan anda semasa papan itu berubah. Pelayan tidak menyimpannya.
what-cannot-be-promised = Apa yang tidak dapat dijanjikan
a-token-links-the-times = Token mengaitkan masa-masa satu peranti antara satu sama lain, tetapi tidak dengan anda. Pengendali pelayan, atau pengendali proksi di hadapannya, boleh mencatat lebih banyak daripada yang dicatat oleh perisian ini.

## web/lost.html

kropki-nothing-at-this-address = Kropki: tiada apa-apa di alamat ini
nothing-is-at-this-address = Tiada apa-apa di alamat ini
link-may-be-old = Pautan ini mungkin sudah lama, atau ada huruf yang salah.
play-a-puzzle = Main teka-teki
todays-puzzle = Teka-teki hari ini
dots-the-other-kropki = Kepung, Kropki yang satu lagi
