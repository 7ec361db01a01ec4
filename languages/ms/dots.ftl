### Dots, the game: board, computer, lessons. In pictures of the rules and in the tutorial, -side and -colour are those of who
### begins, who is blue as a rule, and -other-side and -other-colour those of the other side, red. dots-play.ftl has these terms.

## dots/board/beyond.js

show-the-last-move-which = Tunjukkan langkah terakhir yang berada di luar pandangan

## dots/board/confirm.js

go-on-playing = Terus bermain
resign-question = Menyerah kalah?
you-lose-if-you-resign = Jika anda menyerah, anda kalah walau apa pun skornya.

## dots/board/graph.js

ground = Ruang
lead-in-points-of-ground = kelebihan ruang, dalam persilangan
lead-in-captured-dots = kelebihan tangkapan

## dots/board/own-time.js

another-time = Masa lain

## dots/board/patience.js

no-connection-trying-again = Tiada sambungan: sedang mencuba lagi.
the-computer-is-getting-ready = Komputer sedang bersedia. Ini mungkin mengambil masa seminit. Permainan akan diteruskan sendiri.
still-thinking-the-server-has = Masih berfikir: pelayan sedang sibuk.

## dots/board/pictures.js

a-closed-chain-of-blue = Rantai tertutup titik { -colour }, lurus atau serong, yang mengelilingi titik { -other-colour } akan menangkapnya. Setiap titik yang ditangkap dikira satu mata.
the-edge-is-no-wall = Tepi bukan dinding
a-ring-needs-dots-all = Kepungan memerlukan titik di semua sisi. Titik di tepi papan tidak boleh ditangkap.
a-pool = Kolam
into-the-pool = Masuk ke kolam
red-played-into-the-pool = { -other-side } bermain di dalam kolam dan tidak menangkap apa-apa: titik itu hilang.
captors-captured = Penangkap ditangkap
closed-by-the-last-dot = Ditutup oleh titik terakhir
the-fourth-blue-dot-closes = Titik { -colour } keempat menutup kepungan, dan titik { -other-colour } itu ditangkap.
left-open-closed-later = Dibiarkan terbuka, ditutup kemudian
on-the-left-blues-ground = Di sebelah kiri, ruang { -side } ialah kolam dan kekal terbuka. Di sebelah kanan, { -side } sudah menutup kepungan yang mengelilingi titik { -other-colour }.
not-closed-played-through = Tidak ditutup, lalu ditembusi
blues-ring-around-the-red = Kepungan { -side } sudah mengelilingi titik { -other-colour }, tetapi { -side } tidak menutupnya. Jadi { -other-side } dapat menangkap dua titiknya.
picture-of-links = Sambungan
dots-side-by-side-are = Titik yang bersebelahan disambung. { -other-side } ditangkap sebaik sahaja sambungan itu lengkap di sekelilingnya.
old-lines-new-lines = Garisan lama, garisan baharu
blue-drew-the-left-ring = { -side } melukis kepungan kiri dahulu. Kepungan di sebelah kanan mengikut garisan lama itu.
strict-borders = Sempadan ketat
the-new-ring-passes-around = Kepungan baharu mengelilingi kepungan lama tanpa berkongsi satu titik pun dengannya.
long-steps = Sambungan panjang
the-line-goes-by-knights = Garisan menyambung titik sejauh langkah kuda, dan melangkau persilangan kosong.
ground-counts = Ruang dikira
six-points-are-inside-six = Ada enam persilangan di dalamnya: enam mata untuk { -side }, sama ada titik { -other-colour } itu satu atau lebih.
early-end = Tamat awal
blue-ended-early-when-red = { -side } berhenti awal. Apabila { -other-side } selesai, { -other-side } mendapat semua titik yang tidak bersambung ke tepi.

## dots/board/played.js

offers-end = cadang tamat

## dots/board/rulewords.js

strict-borders-szkrab = Sempadan ketat (szkrab)
a-new-chain-shares-no = rantai baharu tidak berkongsi titik dengan kawasan lama di dalamnya dan tidak meninggalkan lubang, dan titik terakhir selamat
two-dots-of-a-line = dua titik pada satu garisan boleh berjarak dua petak, atau sejauh langkah kuda
every-point-inside-your-lines = setiap persilangan di dalam garisan anda dikira, bukan titik yang ditangkap sahaja
one-side-may-stop-the = satu pihak boleh berhenti. Pihak yang satu lagi terus bermain, kemudian mendapat setiap titik yang tidak bersambung ke tepi

## dots/board/seat.js

to-choose-this-dot = untuk memilih titik ini
taken-back = Ditarik balik.
no-ring-is-drawn = Tiada kepungan dilukis.
ten-seconds-are-left = Tinggal sepuluh saat.

## dots/board/settings-form.js

show-where-one-dot-would = Tunjukkan tempat satu titik boleh menangkap
shade-rings-around-nothing-pools = Lorekkan kepungan kosong (kolam)
the-first-tap-aims-where = Ketikan pertama memilih tempat sahaja jika persilangan terlalu rapat
soft-sounds = Bunyi lembut
a-sound-when-the-other = Bunyi apabila pemain lawan membuat langkah atau menghantar mesej
a-notification-when-the-other = Pemberitahuan apabila pemain lawan sudah membuat langkah, selagi halaman ini terbuka
this-browser-does-not-let = Pelayar ini tidak membenarkan halaman menunjukkan pemberitahuan.

## dots/board/setup-form.js

a-first-game = permainan pertama
half-an-hour = setengah jam
a-whole-sheet = sehelai kertas penuh
preset-four-crosses = empat silang
preset-no-territory = kosong, tanpa wilayah

## dots/board/strengths.js

strong-club = pemain kelab handal
strong-league = pemain liga handal
strong-expert = pakar handal
strong-master = jaguh handal

## dots/board/touch.js

to-put-the-dot-there = untuk meletakkan titik di situ
to-choose-this-point = untuk memilih persilangan ini

## dots/board/turn-panel.js

close-this-ring = Tutup kepungan ini
do-not-draw-it = Jangan lukis
end-turn = Tamatkan giliran
close-nothing = Jangan tutup apa-apa

## dots/board/turn.js

a-line-runs-over-this = Ada garisan melalui persilangan ini.
this-point-is-enclosed = Persilangan ini sudah dikepung.
the-board-is-full-close = Papan sudah penuh. Tutup satu kepungan, atau tamatkan giliran.
your-dot-is-put-close = Titik anda sudah diletakkan. Tutup satu kepungan, atau tamatkan giliran.
the-ring-is-not-closed = Kepungan itu belum tertutup.
a-ring-passes-each-dot = Kepungan melalui setiap titik sekali sahaja.
a-ring-choose-its-dots = Kepungan: pilih titiknya mengikut turutan. Titik di antaranya akan dicari sendiri.
end-the-turn-to-close = Tamatkan giliran untuk menutupnya.
it-is-closed-with-your = Ia ditutup bersama titik anda: letakkan titik itu.
end-the-turn-your-ring = Tamatkan giliran: kepungan anda akan ditutup.
end-the-turn-there-is = Tamatkan giliran: tiada apa-apa untuk ditutup.

## dots/board/words.js

orange = Oren
green = Hijau
violet = Ungu
your-move = Giliran anda.
closes-nothing = tidak menutup apa-apa
agrees-to-end = setuju untuk tamat
has-offered-to-end = mencadangkan tamat
time-is-over = masa tamat
a-draw-is-agreed = seri dipersetujui
count-it = Kira skor
count-it-question = Kira skor sekarang?
agree-to-end = Setuju untuk tamat?
offer-end = Cadang tamat
offer-to-end = Cadangkan tamat?
end-the-game = Tamatkan permainan?
end-early = Tamat awal
end-early-question = Tamat awal?
is-a-draw = seri

## dots/play/clock.js

# choices: no clock, or seconds and minutes
clock-none = Tiada
clock-of = { $move } s setiap langkah, { $minutes } min simpanan

## dots/play/from-record.js

play-on-from-the-record = Teruskan bermain dari rekod?
the-game-on-the-board = Permainan yang ada di papan akan ditinggalkan.
play-on-from-the-record-button = Teruskan bermain dari rekod

## dots/play/hinted.js

the-computer-found-no-better = Komputer tidak menemui tempat yang lebih baik.
end-the-game-now-you = Tamatkan permainan sekarang: anda sedang mendahului dan tidak rugi apa-apa.
nothing-helps-any-more-resign = Tiada apa-apa yang dapat membantu lagi: menyerah kalah, atau teruskan bermain.
there-is-no-move = Tiada langkah yang boleh dibuat.

## dots/play/main.js

the-computer-is-thinking = Komputer sedang berfikir.
the-computer-has-no-move = Komputer tiada langkah.
looking-for-a-good-move = Sedang mencari langkah yang baik.
you-offer-to-end-the = Anda mencadangkan supaya permainan tamat.
the-computer-plays-on = Komputer terus bermain.
you-offer-to-count = Anda mencadangkan supaya skor dikira.

## dots/play/tutorial.js

lesson-put-a-dot = Dua pemain bergilir-gilir meletakkan titik pada persilangan garisan. Anda bermain sebagai { -side }. Letakkan satu titik di mana-mana sahaja.
now-it-would-be-reds = Selepas ini sepatutnya giliran { -other-side }. Titik yang sudah diletakkan kekal di tempatnya.
dots-next-to-each-other = Titik yang bersebelahan, lurus atau serong, membentuk rantai. Tutup rantai yang mengelilingi titik { -other-colour }.
lesson-leaves-a-gap = Masih ada celah pada rantai itu.
captured-that-counts-one-inside = Ditangkap! Itu dikira satu mata. Di dalam rantai yang tertutup, tiada siapa boleh bermain lagi.
a-chain-can-be-of = Rantai boleh mempunyai apa-apa bentuk dan panjang. Satu titik menangkap keempat-empatnya sekali gus. Cari celahnya.
the-gap-is-elsewhere = Celahnya di tempat lain.
four-at-once = Empat sekali gus.
red-has-captured-one-of = { -other-side } sudah menangkap satu titik anda. Tutup rantai anda di sekeliling semuanya.
there-is-still-a-gap = Masih ada celah.
reds-four-dots-are-captured = Empat titik { -other-colour } ditangkap, dan titik anda bebas semula. Siapa yang mengepung paling akhir, dialah yang mendapatnya.
this-one-can-be-captured = Titik ini boleh ditangkap. Isi celah pada rantai di sekelilingnya.
the-dot-at-the-edge = Titik di tepi tidak boleh ditangkap. Lihat titik yang satu lagi.
right-dots-that-are-linked = Betul. Titik yang bersambung ke tepi melalui sambungan lurus memang selamat.
a-chain-around-empty-points = Rantai yang mengelilingi persilangan kosong menjadi kolam. Tutup rantai ini.
the-point-in-the-middle = Persilangan di tengah kini kolam anda. { -other-side } masih boleh meletakkan titik di situ: letakkan, dan lihat apa yang berlaku.
the-pool-is-the-point = Kolam ialah persilangan di tengah itu.
it-is-captured-at-once = Titik itu terus ditangkap. Jadi, kolam ialah tempat { -other-side } kehilangan titik.
the-dots-of-the-chain = Titik pada rantai itu selamat: sambungan lurus membawanya sampai ke tepi.
you-said-stop-and-red = Anda berkata STOP, dan { -other-side } menangkap titik ini. Rantai anda bersambung ke tepi, jadi rantai itu kekal milik anda.
in-some-other-games-a = Dalam sesetengah permainan lain, rantai hanya menangkap jika anda mahu. Letakkan titik terakhir rantai ini dahulu.
the-chain-is-complete-but = Rantai sudah lengkap, tetapi titik { -other-colour } belum ditangkap. Sekarang ketik titik { -other-colour } itu.
the-red-dot-is-in = Titik { -other-colour } itu ada di tengah rantai.
captured-you-have-closed-the = Ditangkap: anda sudah menutup rantai. Begitulah peraturan Wilayah, GoRilla dan Kertas.
that-is-all-now-play = Itu sahaja. Sekarang, cuba main di papan kecil. Di bawah Peraturan, ada gambar bagi setiap satu daripada enam set peraturan.
skip = Langkau

## dots/practice/kept.js

this-file-is-not-json = Fail ini bukan JSON.
this-file-has-no-results = Fail ini tiada keputusan latihan.
there-is-no-room-for = Tiada ruang simpanan untuknya.

## dots/practice/main.js

you-have-tried-all-lessons = Anda sudah mencuba semua latihan hari ini. Anda boleh memainkannya lagi, tetapi keputusannya kekal.
getting-lessons = Sedang mengambil latihan.
these-were-the-lessons-of = Itulah latihan hari ini: pilih topik untuk latihan lain.
there-is-no-connection-and = Tiada sambungan, dan peranti ini tidak menyimpan apa-apa latihan. Cuba lagi nanti.
this-was-the-last-lesson = Itulah latihan terakhir hari ini.
next-goes-on = “Seterusnya” untuk terus.
this-is-the-last-lesson = Ini latihan terakhir.
no-dot-can-be-put = Titik tidak boleh diletakkan di situ.

## dots/practice/standing.js

todays-lessons-are-done = Latihan hari ini sudah selesai.

## web/dots/board/pictures.js: longer texts

picture-of-a-pool = Kepungan kosong ialah kolam. Kolam masih boleh dimainkan, tetapi titik yang diletakkan di dalamnya oleh pihak lawan terus ditangkap.
picture-of-a-ring-around = Kepungan yang mengelilingi sesuatu kawasan akan mengambilnya: titik di dalamnya bebas, dan kepungan lama itu ditangkap. Siapa yang mengepung paling akhir, dialah yang mendapatnya.
picture-of-stop = { -side } berkata STOP dan kehilangan titik yang tidak bersambung ke tepi. Rantai yang sampai ke tepi melalui sambungan lurus kekal.

## web/dots/board/rulewords.js: longer texts

rules-of-standard = Rantai tertutup titik anda terus menangkap titik lawan di dalamnya, dengan sendirinya. Apabila papan penuh, atau kedua-dua pemain setuju untuk mengira skor, pemain yang menangkap lebih banyak menang.
rules-of-no-territory = Seperti Standard, tetapi papan tidak perlu diisi sampai penuh. Pemain yang mendahului berkata STOP dan kehilangan titik yang tidak bersambung ke tepi. Pemain yang satu lagi boleh terus bermain seorang diri selama empat minit.
rules-of-territory = Rantai ditutup apabila anda mahu, selepas anda meletakkan titik. Ruang yang anda kepung kekal terbuka hingga saat itu, dan ruang itu juga dikira apabila kedua-dua pemain setuju menamatkan permainan.
rules-of-gorilla = Rantai ditutup apabila anda mahu: dengan titik yang melengkapkannya, atau dengan titik yang kemudian. Anda boleh menutup rantai yang paling ketat atau yang lebih luas, dan beberapa rantai sekali gus. Lawan boleh menembusi rantai yang belum anda tutup.
rules-of-kepung = Seperti Standard, dan titik sewarna yang bersebelahan disambung dengan garisan. Selalunya bilangan titik setiap pihak terhad: apabila semuanya sudah diletakkan, pemain yang menangkap lebih banyak menang.
rules-of-paper = Seperti di atas kertas petak: selepas meletakkan titik, anda boleh melukis apa-apa garisan tertutup di sekeliling titik lawan. Garisan lama boleh menjadi sebahagian daripada garisan baharu. Jika anda tidak melukis garisan, anda tidak menangkap apa-apa.

## web/dots/play/tutorial.js: longer texts

lesson-the-edge = Tepi bukan dinding: rantai memerlukan titik di semua sisi. Salah satu daripada dua titik { -other-colour } ini boleh ditangkap. Letakkan titik yang menangkapnya.
lesson-stop = Dalam sesetengah permainan, anda boleh berkata STOP: anda tidak meletakkan titik lagi. Kemudian anda kehilangan setiap titik yang tidak mempunyai sambungan lurus ke tepi melalui titik anda sendiri. Ketik titik yang akan hilang.
