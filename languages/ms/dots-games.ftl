### Dots with others and records: invitations, lobby, ratings, records and their analysis.

## dots/game/archive.js

no-connection-to-the-server = Tiada sambungan ke pelayan: cuba lagi.
there-is-no-such-game = Permainan ini tidak wujud.
look = Lihat

## dots/game/choices.js

play-again-rated = Main lagi, dengan rating

## dots/game/elsewhere.js

your-move-short = Giliran anda
game-has-begun-short = Permainan sudah bermula

## dots/game/invite.js

waiting-in-the-lobby-for = Sedang menunggu seseorang menyertai di lobi.
you-may-close-this-page = Anda boleh menutup halaman ini dan kembali kemudian.
waiting-for-somebody-to-join = Sedang menunggu seseorang menyertai.
this-link-leads-to-the = Pautan ini membawa ke tempat yang kosong:
waiting-for-your-friend-send = Sedang menunggu kawan anda. Hantar pautan ini. Pautan ini boleh digunakan sekali sahaja: orang pertama yang membukanya akan bermain.
you-can-play-in-this = Anda boleh bermain dalam permainan ini: ada satu tempat kosong.
somebody-has-used-this-invitation = Seseorang sudah menggunakan jemputan ini, jadi anda menonton. Untuk bermain pada peranti kedua, salin pautan tempat anda.
a-game-of-dots = Permainan Kepung
you-watch-this-game-you = Anda menonton permainan ini: anda tiada tempat.
my-seat-in-a-game = Tempat saya dalam permainan Kepung
copied-seat-link = Disalin. Sesiapa yang ada pautan ini boleh bermain bagi pihak anda: jangan beri kepada orang lain.
the-link-as-a-qr = Pautan sebagai kod QR

## dots/game/lobby.js

they-see-your-challenge-when = Mereka akan melihat cabaran anda apabila membuka halaman ini. Tanpa jam, cabaran menunggu selama seminggu.
begin-a-rated-game-with = Mulakan permainan rating dengan komputer
forget = Lupakan
challenge-button = Cabar

## dots/game/main.js

the-server-has-not-answered = Pelayan tidak menjawab selama 5 saat. Sambungan mungkin terputus.
a-friend = seorang kawan
not-here-yet = belum sampai
you-watch-this-game = Anda menonton permainan ini.
your-move-waits-for-the = Langkah anda menunggu sambungan.
no-such-game-any-more = Permainan ini tidak wujud. Permainan yang tidak dimainkan akan dibuang selepas beberapa lama.
this-link-is-not-complete = Pautan ini tidak lengkap. Salin semula seluruh pautan.

## dots/game/met.js

watching-a-game-of-dots = Menonton permainan Kepung
this-game-does-not-count = Permainan ini tidak dikira: anda sudah bermain lima kali dengan pemain yang sama hari ini.
the-game-is-still-in = Permainan masih di lobi: cuba lagi.

## dots/game/news.js

your-clock-starts-with-your = Jam anda bermula dengan titik pertama anda.
the-game-has-begun = Permainan sudah bermula.
your-clock-runs = Jam anda sedang berjalan.
both-agree-under-say-you = Kedua-dua pihak setuju: anda berdua boleh berbual di bawah “Cakap”.

## dots/game/next-strength.js

by-your-rating = Mengikut rating anda.

## dots/game/open-games.js

play-a-rated-game = Main permainan rating?
the-result-counts-for-the = Keputusannya dikira dalam rating kedua-dua pemain. Sesiapa yang ada pautan permainan ini dapat melihat rating anda.
play-rated = Main, dengan rating
not-now = Bukan sekarang
forget-your-name-and-badge = Lupakan nama dan lencana anda?
forget-them = Lupakan
no-connection-but-joined = Tiada sambungan ke pelayan: cuba lagi. Jika anda sudah menyertai, permainan itu ada dalam senarai anda.
your-name-badge-and-ratings = Nama, lencana dan rating anda sudah dilupakan.
no-connection-lobby = Tiada sambungan ke pelayan. Lobi akan ditunjukkan apabila sambungan pulih.
challenges-you = mencabar anda
may-be-watched = boleh ditonton
yours-open = Permainan anda: buka
watch = Tonton

## dots/game/person.js

somebody = Seseorang

## dots/game/post.js

your-time-for-this-move = Masa anda untuk langkah ini sudah tamat, tetapi anda masih boleh bermain.
the-other-player-has-not = Pemain lawan tidak bermain dalam masa yang ditetapkan. Permainan akan tamat sekarang. Anda juga boleh menunggu.
claim-the-win-question = Tuntut kemenangan?

## dots/game/rated.js

a-time-in-seconds-for = masa dalam saat untuk setiap langkah
a-rule-set-without-options = set peraturan tanpa pilihan tambahan
no-free-dots = tanpa titik bonus

## dots/game/ratings.js

you-have-no-rating-yet = Anda belum ada rating. Untuk mendapatkannya, mulakan atau sertai permainan rating di lobi.
forget-your-ratings = Lupakan rating anda?
the-server-forgets-them-with = Pelayan akan melupakannya bersama sejarahnya. Jika ada permainan rating yang belum anda habiskan, permainan itu tidak lagi dikira.
nobody-who-has-enough-games = Belum ada pemain dengan cukup permainan yang bersetuju untuk disenaraikan.
the-table-shows-you-as = Jadual akan menunjukkan anda sebaik sahaja rating anda cukup pasti.
the-table-no-longer-shows = Jadual tidak lagi menunjukkan anda.
your-ratings-are-forgotten = Rating anda sudah dilupakan.

## dots/game/talk.js

report-the-other-player = Laporkan pemain lawan?
no-conversation-for-now-under = Tiada perbualan buat masa ini. Anda masih boleh bersetuju di bawah “Cakap”.
the-report-did-not-reach = Laporan tidak sampai ke pelayan: cuba lagi.
you-can-write-to-each = Anda berdua boleh berbual apabila kedua-duanya setuju. Orang lain tidak dapat melihatnya.

## dots/game/turns.js

removed-by-the-server = dibuang oleh pelayan
you-can-claim-the-win = anda boleh menuntut kemenangan
their-move = giliran lawan
nobody-has-joined = belum ada yang menyertai
your-move-in-a-game = Giliran anda dalam permainan jangka panjang

## dots/game/words.js

hello = Helo!
good-luck = Semoga berjaya!
have-fun = Selamat bermain!
well-played = Hebat!
nice-capture = Tangkapan cantik!
oops = Alamak!
one-moment-please = Sekejap, ya.
i-am-back = Saya dah kembali.
thank-you = Terima kasih!
good-game = Permainan yang bagus!
you-offer-a-draw = Anda menawarkan seri.
you-offer-to-count-the = Anda mencadangkan supaya titik dikira seperti sekarang.
you-ask-to-take-a = Anda meminta untuk menarik balik satu langkah.
you-would-like-to-play = Anda mahu bermain lagi.
you-ask-for-a-conversation = Anda mengajak untuk berbual.
looks-for-a-beginner = mencari pemain baharu
looks-for-somebody-who-knows = mencari seseorang yang tahu taktik
looks-for-a-strong-player = mencari pemain handal
the-operator-is-told = Pengendali sudah dimaklumkan.
both-agree-to-count = Kedua-dua pihak setuju untuk mengira skor.
a-draw-is-agreed-now = Seri dipersetujui.
the-next-game-begins = Permainan seterusnya bermula.
you-write-no-more = Anda berhenti berbual.
you-say-no = Anda menolak.
you-claim-the-win = Anda menuntut kemenangan.
you-agree-taken-back = Anda setuju: ditarik balik.
you-won = anda menang
you-lost = anda kalah
a-draw = seri
no-time-limit = tiada had masa
sending = Sedang menghantar.
the-server-is-busy = Pelayan sedang sibuk.

## dots/records/analysis.js

why-did-i-lose-these = Kenapa saya kehilangan titik ini? Analisis mencari langkah yang paling merugikan.
a-game-that-begins-with = Permainan yang bermula dengan kepungan tertutup tidak boleh dianalisis.
cancelled-what-was-found-stays = Dibatalkan. Apa yang sudah ditemui kekal.

## dots/records/ask-analysis.js

the-server-makes-a-pause = Pelayan berehat sebentar.

## dots/records/book.js

the-opening-book-does-not = Kedudukan ini tiada dalam buku pembukaan.
the-opening-book-has-nothing = Tiada apa-apa dalam buku pembukaan untuk rekod ini.
is-looking = Sedang mencari.
the-opening-book-needs-a = Buku pembukaan memerlukan sambungan.

## dots/records/captor.js

why-analyse-the-game = Kenapa? Analisis permainan ini

## dots/records/course.js

## dots/records/game.js

the-server-has-this-game = Pelayan ada permainan ini, tetapi tiada sambungan kepadanya.
no-such-game-after-a-year = Permainan ini tidak wujud. Permainan dibuang setahun selepas tamat.
the-server-is-busy-load = Pelayan sedang sibuk: muat semula halaman ini sebentar lagi.

## dots/records/graph.js

score = Skor
expected-lead = jangkaan kelebihan

## dots/records/main.js

was-taken-back = Tindakan dibuat asal
done-again = Tindakan dibuat semula
there-is-no-other-variation = Tiada variasi lain di sini.
the-end-of-this-line = Penghujung urutan ini.
the-comment-is-kept = Komen disimpan.
deleted-with-what-followed-on = Dipadam, bersama langkah yang mengikutinya.
this-variation-comes-one-place = Variasi ini kini naik satu tempat.
there-is-no-capture-after = Tiada tangkapan selepas ini dalam urutan ini.
there-is-no-capture-before = Tiada tangkapan sebelum ini.

## dots/records/menus.js

the-start-does-not-fit = Kedudukan mula itu tidak muat pada papan.
a-new-record = Rekod baharu.
kept = Disimpan.
a-game-of-dots-title = Permainan Kepung

## dots/records/moments.js

was-played = Dimainkan
was-better = Lebih baik
show-why = Tunjukkan sebab
show-what-was-better = Tunjukkan yang lebih baik
play-on-from-here = Teruskan bermain dari sini
the-better-move-takes-dots = Langkah yang lebih baik menangkap titik secara paksa. Nombor menunjukkan caranya. Tekan Seterusnya untuk melihatnya satu demi satu.
looking-for-how-it-may = Sedang mencari langkah-langkah seterusnya.

## dots/records/opening.js

the-record-of-last-time = Rekod kali terakhir.
an-empty-board-open-a = Papan kosong: buka rekod, atau letakkan titik.
download-the-record = Muat turun rekod

## dots/records/ring.js

tap-a-dot-of-the = Ketik satu titik lawan, atau titik sebuah kepungan satu demi satu.

## dots/records/shared-view.js

connection-lost-trying-again = Sambungan terputus: sedang mencuba lagi.
you-cannot-look-at-this = Anda tidak boleh melihat permainan ini bersama-sama.
you-see-the-position-that = Anda melihat kedudukan yang sedang dilihat oleh para pemain.

## dots/records/slips.js

## dots/records/tools.js

tool-move = Langkah
a-tap-puts-the-next = Satu ketikan meletakkan titik seterusnya, atau mengikut langkah yang sudah ada di situ.
other-side = Pihak lawan
a-tap-puts-a-dot = Satu ketikan meletakkan titik bagi pihak yang bukan gilirannya: seolah-olah giliran itu dilangkau.
ring = Kepungan
tool-empty = Kosong
a-tap-takes-away-the = Satu ketikan membuang titik yang ada di situ.
triangle = Segi tiga
a-tap-marks-a-point = Satu ketikan menanda persilangan, atau membuang tandanya.
square = Segi empat
circle = Bulatan
cross = Pangkah
tool-label = Label
a-tap-gives-a-point = Satu ketikan memberi persilangan itu huruf seterusnya, atau membuang labelnya.
by-these-rules-rings-close = Mengikut peraturan ini, kepungan tertutup sendiri.
a-ring-is-closed-with = Kepungan ditutup dengan titik yang diletakkan terakhir: pergi ke langkah itu dahulu.
