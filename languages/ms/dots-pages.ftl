### The pages of Dots, the game, as they stand before a script runs.

## web/dots/index.html

dots-title = Kepung: Kropki yang satu lagi
dots-the-pen-and-paper = Kepung, permainan pen dan kertas yang juga dipanggil Kropki: kepung titik lawan. Main berdua pada satu papan atau lawan komputer.
kropki-is-also-the-name = Kropki juga nama sejenis <a href="/">sudoku</a>.
games-and-choices = Permainan dan pilihan
play-a-friend = Lawan kawan
keep-or-open-a-game = Simpan atau buka permainan
lessons = Latihan
look-at-played-games = Lihat permainan lepas
this-game = Permainan ini
captured = Tangkapan
blue = Biru
red = Merah
you-and-the-computer-put = Anda dan komputer bergilir-gilir meletakkan titik. Kepung titik lawan dengan titik anda tanpa celah, dan anda menangkapnya.
i-know-the-game = Saya sudah tahu bermain
rings = Kepungan
look-at-this-game = Lihat permainan ini
why-dots-were-lost = Kenapa titik hilang
stop-ends-the-game = STOP
resign = Menyerah
larger = Besarkan
smaller = Kecilkan
new-game = Permainan baharu
against-whom = Lawan
the-computer = Komputer
two-at-one-board = Berdua pada satu papan
strength = Tahap
you-are = Anda bermain sebagai
blue-who-begins = Biru (mula dahulu)
a-friend-by-a-link = <a href="/dots/game">Kawan, melalui pautan</a> <a href="/dots/game#lobby-title">Seseorang yang sedang menunggu</a>
there-is-no-connection-the = Tiada sambungan. Pada peranti ini, komputer boleh bermain pada tahap 1 hingga 9. Bagi tahap yang lebih tinggi, 9 bermain buat sementara.
clock = Jam
seconds-a-move = Saat setiap langkah
minutes-in-reserve = Minit simpanan
dots-each = Titik setiap pihak
no-limit = tiada had
# in an empty field: no number of captures, and no lead, ends the game
no-target = tiada
columns = Lajur
rows = Baris
start-empty = Kosong
a-cross = Satu silang
two-crosses = Dua silang
three-crosses = Tiga silang
four-crosses = Empat silang
four-crosses-at-random = Empat silang, rawak
free-dots-of-blue = Titik bonus Biru
none = Tiada
first-to-captures = Main hingga (tangkapan)
or-a-lead-of = Atau mendahului sebanyak
play-the-computer-for-a = Lawan komputer dengan rating
if-you-begin-you-give = Jika anda mula, anda meninggalkan permainan yang ada di papan.
begin = Mula
two-players-put-dots-on = Dua pemain bergilir-gilir meletakkan titik pada persilangan. Pemain yang mempunyai lebih banyak titik tangkapan pada akhir permainan menang.
the-rule-sets = Set peraturan
a-shorter-game-a-more = Permainan lebih pendek, permainan lebih seimbang
by-any-rules-you-can = Dengan mana-mana peraturan, anda boleh menetapkan bilangan tangkapan: pemain pertama yang mencapainya terus menang. Biru boleh diberi hingga sembilan titik bonus, yang sudah ada di papan sebelum langkah pertama. Jadi, biarlah pemain yang lebih lemah bermain sebagai Biru.
where-closing-is-a-choice = Apabila anda memilih kepungan yang ditutup
choose-an-enemy-dot-and = Pilih satu titik lawan, dan kepungan paling ketat di sekelilingnya akan ditutup pada giliran anda. Pilih titik itu sekali lagi, dan kepungan itu tidak jadi ditutup. Atau pilih titik-titik sebuah kepungan satu demi satu, dan akhiri dengan titik pertama: jika ada celah, rantai anda yang paling pendek mengisinya. Lakukan ini sebelum meletakkan titik, atau selepasnya jika titik itu boleh menangkap sesuatu. Kepungan ditunjukkan sebelum ditutup.
keys-on-the-board = Kekunci pada papan
move-home-end-the-row = bergerak; <kbd>Home</kbd> <kbd>End</kbd> hujung baris, <kbd>Page Up</kbd> <kbd>Page Down</kbd> lima baris
enter-space = <kbd>Enter</kbd> <kbd>Space</kbd>
put-a-dot-on-a = letakkan titik; pada titik, pilih kepungan
e-esc = <kbd>E</kbd> <kbd>Esc</kbd>
end-the-turn-do-not = tamatkan giliran; jangan lukis kepungan
say-the-score-and-whose = sebut skor dan giliran siapa; pergi ke langkah terakhir
either-gives-a-hint = kedua-duanya memberi petunjuk
key-undo = buat asal
larger-smaller-two-fingers-do = besarkan, kecilkan; boleh juga dengan dua jari
where-points-are-closer-than = Jika jarak antara persilangan kurang daripada lebar jari, ketikan pertama memilih tempat sahaja. Ketikan kedua meletakkan titik: pada persilangan yang sama, atau pada mana-mana persilangan dalam paparan yang dibesarkan.
the-game-in-two-minutes = Belajar bermain dalam dua minit
save-this-game = Simpan permainan ini
copy-it-as-text = Salin sebagai teks
open-a-file = Buka fail
this-game-as-text-sgf = Permainan ini sebagai teks (SGF). Untuk membuka permainan lain, tampal teks atau pautannya di sini.
open-this-text = Buka teks ini

## web/dots/game/index.html

dots-with-a-friend = Kepung dengan kawan
play-dots-the-pen-and = Main Kepung, permainan pen dan kertas yang juga dipanggil Kropki, dengan kawan: hantar pautan, lalu main secara langsung atau selangkah demi selangkah selama beberapa hari.
against-the-computer-the-sudoku = <a href="/dots">Lawan komputer</a> · <a href="/">Sudoku</a>
games = Permainan
play-dots-with-somebody = Main Kepung dengan orang lain
# the span is not there where there is no lobby
choose-a-board-and-send = Pilih papan, dan hantar pautan kepada kawan<span id="or-listed">, atau tunggu seseorang di sini</span>. Main hingga habis sekali duduk, atau selangkah demi selangkah apabila ada masa. Akaun tidak diperlukan.
to-the-lobby = Ke lobi
unfinished-games-on-this-device = Permainan belum selesai pada peranti ini
time = Masa
blue-or-red-by-chance = Biru atau Merah, secara rawak
anyone-may-join-with-the = Sesiapa yang ada pautan boleh menyertai: orang pertama yang membukanya akan bermain
for-the-lobby-anybody-here = Untuk lobi: sesiapa di sini, atau komputer, boleh menyertai
whoever-joins = Sesiapa yang menyertai
rated-the-result-counts-for = Dengan rating: keputusan dikira dalam rating kedua-dua pemain
you-look-for = Anda mencari
anybody = Sesiapa sahaja
a-beginner = Pemain baharu
somebody-who-knows-the-tactics = Seseorang yang tahu taktik
a-strong-player = Pemain handal
anybody-may-join = Sesiapa boleh menyertai
the-lobby = Lobi
looking-for-games-that-wait = Sedang mencari permainan yang menunggu.
games-that-wait = Permainan yang menunggu
played-now-you-may-watch = Sedang dimainkan: anda boleh menonton
games-to-watch = Permainan untuk ditonton
your-name-in-the-lobby = Nama anda di lobi
you-need-none = tidak wajib
others-may-watch-my-games = Orang lain boleh menonton permainan saya, dan mencarinya kemudian, jika pemain lawan juga setuju
forget-my-name = Lupakan nama dan lencana saya
ratings = Rating
in-a-rated-game-both = Dalam permainan rating, kedua-dua pemain sudah setuju bahawa keputusannya dikira. Rating menunjukkan sejauh mana handalnya seseorang pemain. Semua orang bermula pada 1500. Jika rating seorang pemain lebih tinggi 200 daripada yang lain, dia menang kira-kira tiga daripada empat permainan.
the-number-behind-says-how = Nombor selepas ± menunjukkan sejauh mana rating itu belum pasti. Tanda soal ada di belakang rating yang datang daripada terlalu sedikit permainan. Anda ada satu rating bagi setiap set peraturan dan kelajuan.
a-rated-game-has-a = Permainan rating ada masa dalam saat untuk setiap langkah, set peraturan tanpa pilihan tambahan, dan tanpa titik bonus. Papannya 10 × 10 persilangan atau lebih. Kedua-dua pemain menggunakan rangkaian yang berlainan. Keputusan dikira jika kedua-duanya sudah meletakkan titik. Paling banyak lima permainan dengan pemain yang sama dikira dalam sehari. Untuk bermain permainan rating dengan komputer, tandakan "Untuk lobi" dan pilih tahap di bawah "Lawan". Rating komputer tidak pernah berubah. <a href="/privacy.html#ratings" target="_blank">Apa yang disimpan</a>
yours = Milik anda
show-me-in-the-table = Tunjukkan saya dalam jadual, dengan nama dan lencana saya
forget-my-ratings = Lupakan rating saya
the-strongest = Paling handal
speed = Kelajuan
normal = Biasa
fast = Pantas
finished-games-to-look-at = Permainan yang sudah tamat
these-are-games-of-the = Ini permainan dari lobi yang kedua-dua pemainnya membenarkan orang lain menonton.
player = Pemain
name-or-badge = nama atau lencana
any = Mana-mana
columns-rows = lajur × baris
finished-games = Permainan selesai
earlier-games = Permainan terdahulu
finished-games-on-this-device = Permainan selesai pada peranti ini
calendar = Kalendar
claim-the-win = Tuntut kemenangan
# a button: takes the free seat
take-the-seat = Main
show-a-qr-code = Tunjukkan kod QR
take-it-out-of-the = Keluarkan dari lobi
agree = Setuju
the-next-game = Permainan seterusnya
save-the-record = Simpan rekod
say = Cakap
take-back = Tarik balik
offer-draw = Tawar seri
conversation = Perbualan
your-line = Mesej anda
send = Hantar
write-to-each-other = Berbual
turn-it-off = Matikan
report = Laporkan
copy-the-link-of-my = Salin pautan tempat saya
for-a-second-device-of = untuk peranti kedua

## web/dots/practice/index.html

lessons-of-dots = Latihan Kepung
find-the-best-move-captures = Cari langkah terbaik: tangkapan, serangan berganda, tangga, pertahanan, kolam dan sambungan ke tepi dalam Kepung, Kropki yang satu lagi.
lessons-and-choices = Latihan dan pilihan
progress = Kemajuan
themes = Topik
play-dots = Main Kepung
records = Rekod
this-lesson = Latihan ini
answer = Jawapan
todays = Hari ini
all = Semua
capture = Tangkapan
double-attack = Serangan berganda
ladder = Tangga
defence = Pertahanan
pool = Kolam
grounding = Sambungan ke tepi
by-other-rules = Dengan peraturan lain
no-territory = Tanpa wilayah
territory = Wilayah
gorilla = GoRilla
kepung = Kepung Malaysia
paper = Kertas
look-ahead = Pandang ke hadapan
within-one-dot = 1 titik
within-two-dots = 2 titik
within-three-dots = 3 titik
within-four-dots = 4 titik
within-five-dots = 5 titik
was-tried = Dicuba
right-at-once = Betul kali pertama
to-do-again = Perlu diulang
add-a-file = Tambah fail
a-dot-or-a-few = Satu titik, atau beberapa, yang menutup kepungan di sekeliling titik lawan.
one-dot-that-threatens-in = Satu titik yang mengancam di dua tempat: salah satunya pasti ditangkap.
a-series-of-threats-each = Ancaman yang berturut-turut, masing-masing dengan satu jawapan, hingga ke tangkapan.
the-one-dot-that-keeps = Satu-satunya titik yang menghalang tangkapan lawan.
towards-the-end-what-is = Menjelang akhir: kolam mana yang patut diisi atau dimasuki dahulu.
a-chain-that-reaches-the = Rantai yang sampai ke tepi melalui sambungan lurus tidak boleh ditangkap.
other-rules = Peraturan lain
as-in-standard-but-nobody = Seperti Standard, tetapi papan tidak perlu diisi sampai penuh.
as-in-standard-with-lines = Seperti Standard, dengan garisan di antara titik yang sewarna.
territory-gorilla-paper = Wilayah, GoRilla, Kertas
you-choose-which-rings-to = Anda sendiri memilih kepungan yang hendak ditutup, dan masanya. Latihan hanya meminta titik: kepungan yang berkaitan akan ditutup untuk anda.
move = bergerak
put-the-dot-there = letakkan titik di situ
answer-again-next = jawapan, cuba lagi, seterusnya
say-what-is-asked = sebut soalannya

## web/dots/records/index.html

records-of-dots = Rekod Kepung
open-step-through-comment-analyse = Buka, semak selangkah demi selangkah, komen, analisis, simpan dan kongsi permainan Kepung, Kropki yang satu lagi.
records-and-choices = Rekod dan pilihan
new-record = Rekod baharu
about-this-game = Perihal permainan ini
# a button: keeps what is said of the game
keep-about-game = Simpan
what-is-shown = Apa yang ditunjukkan
this-record = Rekod ini
back-to-the-game = Kembali ke permainan
game = Permainan
move-label = Langkah
steps = Lihat langkah
first-position = Kedudukan pertama
previous-capture = Tangkapan sebelumnya
next-capture = Tangkapan seterusnya
last-position = Kedudukan terakhir
goes-on-with = Bersambung dengan
analysis = Analisis
time-for-each-move = Masa setiap langkah
very-short = sangat singkat
short = singkat
work-medium = sederhana
long = lama
very-long = sangat lama
analyse = Analisis
# the same button, while it goes on
cancel-analysis = Batal
moves-that-are-analysed = Langkah yang dianalisis
what-a-move-cost-is = Kerugian sesuatu langkah dikira pada akhir permainan. “Hilang” dan “Menangkap” hanya mengira beberapa langkah seterusnya.
write-this-into-the-comments = Tulis ini dalam komen
openings = Pembukaan
show-what-the-opening-book = Tunjukkan apa yang ada dalam buku pembukaan
moves-and-changes = Langkah dan perubahan
moves = Langkah
look-at-it-together = Lihat bersama-sama
to-the-game = Ke permainan
comment = Komen
edit = Sunting
what-a-tap-on-the = Fungsi ketikan pada papan
changes = Perubahan
move-up = Naikkan
open-a-record = Buka rekod
choose-a-file-drop-one = Pilih fail, letakkan fail pada halaman ini, atau tampal teks atau pautan di sini.
choose-a-file = Pilih fail
text-or-link = Teks atau pautan
standard = Standard
territory-strict-borders = Wilayah, sempadan ketat
paper-long-steps = Kertas, sambungan panjang
paper-ground-counts = Kertas, ruang dikira
paper-early-end = Kertas, tamat awal
date = Tarikh
place = Tempat
event = Acara
faults-in-the-file-that = Kesilapan dalam fail yang sudah dibetulkan
picture-of-this-position = Gambar kedudukan ini
save-as-svg = Simpan sebagai SVG
save-as-png = Simpan sebagai PNG
numbers-of-the-moves = Nombor langkah
larger-dots = Titik lebih besar
in-this-position = Dalam kedudukan ini
threats-where-the-next-dot = Ancaman: tempat titik seterusnya boleh menangkap
pools-chains-around-open-points = Kolam: rantai yang mengelilingi persilangan kosong
dots-linked-to-the-edge = Titik dengan sambungan lurus ke tepi
on-the-board-move-on = pada papan: bergerak; pada butang langkah: ke belakang dan ke hadapan; dalam senarai: dari langkah ke langkah
on-the-board-use-the = pada papan: gunakan alat itu di situ
on-the-board-next-back = pada papan: seterusnya, sebelumnya
on-the-board-next-capture = pada papan: tangkapan seterusnya, tangkapan sebelumnya
esc = Esc
on-the-board-give-up = pada papan: batalkan kepungan yang sedang dilukis
on-the-board-the-next = pada papan: variasi seterusnya di sini
on-the-board-say-the = pada papan: sebut skor; pergi ke titik terakhir
home-end = <kbd>Home</kbd> <kbd>End</kbd>
on-the-steps-first-and = pada butang langkah: kedudukan pertama dan terakhir
ctrl-z-y = <kbd>Ctrl</kbd> <kbd>Z</kbd>, <kbd>Y</kbd>
on-the-board-larger-smaller = pada papan: besarkan, kecilkan; boleh juga dengan dua jari

## web/dots/lost.html

dots-nothing-at-this-address = Kepung: tiada apa-apa di alamat ini
go-and-play-dots = Main Kepung
play-with-somebody-lessons-the = <a href="/dots/game">Main dengan orang lain</a><a href="/dots/practice">Latihan</a><a href="/">Sudoku, Kropki yang satu lagi</a>

## Words that the sudoku has with another meaning

# a button: its player puts no more dots
i-am-done = Selesai
# a button: takes a move out of a record
delete-move = Padam
# the dots with which a game begins
start-position = Kedudukan mula
# a heading: the board of Dots
dots-board = Papan
# of lessons
lesson-theme = Topik
