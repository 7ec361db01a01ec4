### What is told of moves of Dots: why they are good or refused, and what an analysis, a lesson and a record say.

## dots/teaching/reasons.py: why a move is a good one, as a sentence

# $number: how many dots it captures
reason-captures = Menangkap { $number } titik.
# by rules where each point inside rings counts; $number: how many points it takes
reason-takes-ground = Mengambil { $number } persilangan ruang.
# $number: how many dots of its side the other one could have captured
reason-saves = Menyelamatkan { $number } titik yang boleh ditangkap dengan satu langkah.
# by rules where each point inside rings counts; $number: how many points the other side could have taken
reason-keeps-ground = Mempertahankan { $number } persilangan ruang yang boleh diambil dengan satu langkah.
# $number: how many dots the next dot would capture
reason-threatens = Mengancam { $number } titik: satu langkah lagi akan menangkapnya.
# $number: how many dots, from 2
reason-links-to-edge = Menyambung { $number } titik ke tepi: kini selamat.
# a pool has points that are moves which change nothing; $number: how many more are left
reason-fills-pool =
    { $number ->
        [0] Langkah tenang terakhir di kolam sendiri.
       *[other] Langkah tenang di kolam sendiri; tinggal { $number } lagi.
    }
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [1] Membuat kolam seluas 1 persilangan: satu langkah tenang untuk akhir permainan.
       *[other] Membuat kolam seluas { $number } persilangan: sebanyak itu juga langkah tenang untuk akhir permainan.
    }
reason-ends-game = Menamatkan permainan.
reason-leads-to-capture = Membawa kepada tangkapan yang tidak dapat dielakkan.
reason-attacks-twice = Menyerang di dua tempat serentak: salah satunya pasti ditangkap.
reason-begins-ladder = Memulakan kejaran yang berakhir dengan tangkapan.
reason-draws-net = Memasang jaring: titik di dalamnya sukar untuk keluar.
reason-defends = Menghalang tangkapan lawan yang akan datang.
reason-book = Dari buku pembukaan: komputer kerap memainkannya semasa melawan dirinya sendiri.
reason-solved = Baki permainan sudah dikira sepenuhnya: tiada langkah yang lebih baik.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture = Hilang { $number } titik: titik seterusnya akan menangkapnya.
loses-to-double-attack = Hilang { $number } titik: serangan di dua tempat serentak.
loses-to-ladder = Hilang { $number } titik: kejaran yang berakhir dengan tangkapan.

## web/dots/rules/: where a point is

place-of-point = lajur { $column }, baris { $row }

## web/dots/rules/: why a move or a ring is refused. $place and $end say where points are

board-has-sides = Papan mempunyai { $least } hingga { $most } lajur dan baris.
# $number: how many dots
each-side-has-dots = Setiap pihak ada { $number } titik.
no-such-point = Persilangan ini tidak wujud.
dot-is-there = Sudah ada titik di situ.
ring-leaves-hole = Kepungan ini akan meninggalkan lubang di antara kawasan.
rings-close-with-dot = Kepungan hanya boleh ditutup sambil meletakkan titik.
rings-close-by-themselves = Kepungan tertutup sendiri.
other-side-may-close = Sekarang hanya pihak lawan boleh menutup kepungan.
no-move-after-end = Permainan sudah tamat.
stopped-has-no-clock = Pemain yang sudah berhenti tiada jam.
stopped-cannot-move = Pemain yang sudah berhenti tidak boleh bermain.
rules-have-no-count = Peraturan ini tiada pengiraan awal.
rules-have-no-stop = Peraturan ini tiada STOP.
other-has-not-agreed = Pihak lawan belum setuju.
choose-uncaptured-dot = Pilih titik lawan yang belum anda tangkap.
no-chain-around-dot = Anda tiada rantai tertutup di sekeliling titik ini.
no-chain-between = Tiada rantai titik anda dari { $place } ke { $end }.
ring-encloses-no-dot = Kepungan mesti mengelilingi titik lawan yang belum anda tangkap.
ring-encloses-nothing = Kepungan mesti mengelilingi sesuatu.
# $shared: how many dots it shares, "one" or "several"
ring-shares =
    { $shared ->
        [one] Kepungan ini berkongsi satu titik dengan kawasan lama anda di dalamnya.
       *[several] Kepungan ini berkongsi lebih daripada satu titik dengan kawasan lama anda di dalamnya.
    }
ring-uses-own-dots = Kepungan hanya menggunakan titik anda sendiri di luar kawasan, bukan { $place }.
ring-uses-dot-twice = Kepungan menggunakan setiap titik sekali sahaja, tetapi kepungan ini menggunakan { $place } dua kali.
ring-has-gap = Kepungan ini ada celah: { $place } dan { $end } terlalu jauh.
ring-crosses = Di antara { $place } dan { $end }, kepungan ini melintasi dirinya sendiri, garisan yang sudah dilukis, atau suatu kawasan.
no-rules-called = Tiada peraturan bernama { $name }.
rules-have-no-option = { $name } tiada pilihan { $option }.
no-such-start = Kedudukan mula ini tidak wujud.

## web/dots/sgf/: what is opened and is no game, as sentences

no-letters-for-board = Rekod ada huruf untuk 52 lajur dan baris: permainan di papan yang lebih besar tiada rekod.
begins-with-rings = Permainan ini bermula dengan kepungan yang tertutup: lihat dalam rekod.
# $text: what stands there
no-point-of-board = “{ $text }” bukan persilangan pada papan ini.
record-in-link-damaged = Rekod dalam pautan ini rosak atau terpotong.
# $most: a number as it is written
record-in-link-too-large = Rekod dalam pautan ini melebihi { $most } bait.
# $game: the name of a game on the site zagram
game-on-zagram = { $game } ialah permainan di zagram, dan halaman ini tidak dapat mengambilnya dari situ. Muat turun rekodnya, kemudian buka fail itu di sini.
# $site: the name of a site
link-of-site = Ini pautan { $site }, dan halaman ini tidak dapat mengambil permainan dari situ. Simpan rekod di sana sebagai fail (SGF), kemudian buka fail itu di sini.
link-of-another-site = Ini pautan laman lain, dan halaman ini tidak dapat mengambil permainan dari situ. Simpan rekod di sana sebagai fail (SGF), kemudian buka fail itu di sini.

## web/dots/sgf/: faults of a file, in the words of its format (SGF), as clauses. What stands in the file is in $text, $name, $tag

no-game-of-dots = ini bukan permainan Kepung, atau tiada langkahnya yang dapat dibaca
no-game-in-sgf = tiada permainan SGF di dalamnya
fault-points-xt = sepatutnya SGF, bukan permainan PointsXT (.sav), yang tidak dapat dibaca
fault-too-many-bytes = sepatutnya paling banyak { $most } bait, bukan { $bytes }
fault-too-many-nodes = sepatutnya paling banyak { $most } nod
fault-too-many-values = sepatutnya paling banyak { $most } nilai
fault-too-deep = sepatutnya paling banyak { $most } variasi di dalam satu sama lain
# faults beyond the first hundred
more-faults = dan { $number } lagi kesilapan
fault-text-outside = teks di antara permainan dilangkau, '{ $text }'
fault-value-alone = nilai tanpa nama sifat dilangkau
# $number: how many brackets are missing
fault-game-open = sepatutnya ada { $number } lagi ')' pada penghujung
fault-stray-text = '{ $text }' dilangkau
fault-variation-empty = sepasang kurungan tanpa nod dilangkau
fault-node-after-variation = sepatutnya ada ')' selepas variasi; dibaca sebagai variasi lain
fault-value-open = sepatutnya ada ']' sebelum teks berakhir
fault-property-empty = '{ $name }' dilangkau, sifat tanpa nilai
fault-property-outside = '{ $name }' dilangkau, selepas penghujung variasi
fault-semicolon = sepatutnya ada ';' sebelum nod
fault-lower-case = sepatutnya huruf besar, bukan '{ $name }'; dibaca sebagai '{ $plain }'
fault-property-twice = '{ $name }' sepatutnya sekali sahaja dalam satu nod
fault-encoding-unknown = sepatutnya nama pengekodan dalam CA, bukan '{ $text }'
# $chosen: the name of an encoding, as is $named
fault-encoding-missing = sepatutnya UTF-8 jika CA tidak menamakan pengekodan; dibaca sebagai { $chosen }
fault-encoding-wrong = sepatutnya { $named }, seperti yang dinyatakan oleh teks itu sendiri; dibaca sebagai { $chosen }
fault-encoding-broken = sepatutnya utf-16, seperti yang dinyatakan oleh teks itu sendiri; apa yang bukan aksara sudah diganti
fault-letters = sepatutnya dua huruf, bukan '{ $text }'
fault-off-board = sepatutnya persilangan pada papan { $width }x{ $height }, bukan '{ $text }'
fault-no-move = sepatutnya persilangan atau rantai, bukan '{ $text }'
fault-empty-ring-rule = sepatutnya peraturan yang tidak mengira kepungan kosong; dibaca sebagai Standard
fault-unknown-rule = sepatutnya { $tag }=0: kami tiada peraturan itu, dan membaca permainan ini tanpanya
fault-least-area = sepatutnya minarea=1 jika kepungan mesti ditutup; dibaca seolah-olah begitu
# $number: by how many dots a side must lead
rule-of-lead = siapa yang mendahului sebanyak { $number } terus menang
# $why: another of these clauses
fault-game-passed-over = satu permainan dilangkau: { $why }
fault-nothing-of-dots = sepatutnya ada GM[40], saiz, langkah Kepung atau komen, tetapi tiada satu pun
fault-moves-of-another-game = sepatutnya langkah Kepung dalam permainan yang menyatakan GM[40], bukan '{ $text }'
fault-game-missing = sepatutnya GM[40], nombor bagi permainan ini; dibaca seolah-olah begitu
fault-another-game = sepatutnya GM[40], iaitu Kepung, bukan GM[{ $text }]
fault-size = sepatutnya saiz seperti 20 atau 39:32, bukan { $text }
fault-size-missing = sepatutnya ada saiz, SZ; dibaca sebagai 39:32, papan di kebanyakan laman
fault-size-too-large = sepatutnya paling besar 52x52, yang dapat dinamakan dengan huruf, bukan { $text }
fault-size-of-sides = sepatutnya sisi dari { $least } hingga { $most }, bukan { $text }
fault-chain = yang bukan rantai dilangkau dalam '{ $text }'
fault-chain-open = rantai sepatutnya berakhir dengan persilangan pertama semula: '{ $text }'
# $rules: the name of rules in the file
fault-rules-unknown = sepatutnya peraturan yang dikenali, bukan RU[{ $text }]; dibaca sebagai { $rules }
# $number: how many points
fault-stop-as-points = sepatutnya W[] atau B[], bukan { $number } persilangan yang diisi oleh sesebuah laman selepas berhenti
fault-chain-of-the-other = rantai titik pemain lawan diabaikan: pemain itulah yang menutupnya
fault-stop-in-comment = sepatutnya { $name }[], bukan komen yang menyatakan '{ $text }'
fault-late-set-up = { $name } selepas langkah: dibaca sebagai langkah, atau dibatalkan

## web/dots/records/opening.js and words.js: what became of a file

# $why: one of the clauses above. It is at fault after $number characters of the file, written as $shown; 0: nowhere
cannot-be-opened =
    { $number ->
        [0] Ini tidak dapat dibuka: { $why }.
       *[other] Ini tidak dapat dibuka: { $why }, selepas { $shown } aksara.
    }
fault-after = { $why } (selepas { $shown } aksara)
faults-put-right = { $number } kesilapan dalam fail sudah dibetulkan: lihat “Perihal permainan ini”.
# $rules: the name of rules, as "Standard"
file-names-no-rules = Fail ini tidak menamakan peraturan: dibaca sebagai { $rules }.

## web/dots/practice/: lessons. $colour is the side that a lesson is for

# $theme: "capture", "double-attack", "ladder", "defence", "pool" or "grounding"
lesson-asks =
    Giliran { -side }: cari titik yang { $theme ->
        [capture] menangkap paling banyak
        [double-attack] menyerang di dua tempat
        [ladder] memulakan kejaran yang berakhir dengan tangkapan
        [defence] menyelamatkan paling banyak
        [pool] mendapat paling banyak hingga tamat
       *[grounding] memastikan rantai selamat
    }.
# $theme: the name of a theme. $number: how many dots one must look ahead
lesson-looks-ahead =
    { $number ->
        [1] { $theme }: satu titik sudah cukup.
       *[other] { $theme }: hasilnya kelihatan selepas { $number } titik, termasuk balasan lawan.
    }
# $rules: the name of rules. $choice: "choice" where players choose the rings that they close, else "none"
lesson-by-rules =
    Peraturan: { $rules }.{ $choice ->
        [choice] { " " }Anda memilih titik, dan halaman ini menutup kepungannya.
       *[none] { "" }
    }
# $game: the name of a game
lesson-from-game = Daripada permainan antara manusia, { $game }.
more-lessons-after = { $number } latihan lagi selepas ini.
right-at-once-of = { $right } daripada { $tried } betul kali pertama.
# $playing: "over", or "playing" while the page still plays. $next: "lesson", or "theme" after the last lesson
lesson-is-played-out =
    { $playing ->
        [over] Permainan ini sudah selesai dimainkan
       *[playing] Halaman ini sedang memainkannya hingga selesai
    }: pilih { $next ->
        [lesson] “Seterusnya”
       *[theme] topik untuk latihan lain
    }, atau “Cuba lagi”.
not-the-best = Bukan yang terbaik.
try-another-dot = Cuba titik lain.
right-it-is-solved = Betul: selesai.
the-answer-is = Jawapannya ialah { $place }.
lesson-once-more = Sekali lagi.
# $number: how many rings were closed with a dot
its-rings-are-closed = Kepungannya ditutup.
# $number: how many dots the page still puts
watch-next-dots =
    { $number ->
        [0] Lihat titik seterusnya.
        [1] Lihat titik seterusnya.
       *[other] Lihat { $number } titik seterusnya.
    }
side-replies-at = { -side } membalas di { $place }.
# $came: what comes of the best dot, for $number dots: its side "captures" them, or "gains" them where it loses some, too, or
# frees its own; it "loses" them, or "nothing". $others: what "one" other dot loses, $lost, or what "several" do; or "none"
best-dot-brings =
    { $came ->
        [captures] { -side } menangkap { $number } titik
        [gains] { -side } mendapat { $number } titik
        [loses] { -side } hanya kehilangan { $number } titik
       *[nothing] { -side } tidak kehilangan apa-apa
    }{ $others ->
        [one] ; mana-mana titik lain bermakna kehilangan { $lost }
        [several] ; mana-mana titik lain bermakna kehilangan { $lost } atau lebih
       *[none] { "" }
    }.
# $came: what comes of a dot that is not the best, for $number dots, as above. $best: what would come of the best, for $most
dot-brings =
    { $came ->
        [captures] { -side } hanya menangkap { $number } titik
        [gains] { -side } hanya mendapat { $number } titik
        [loses] { -side } kehilangan { $number } titik
       *[nothing] { -side } tidak mendapat apa-apa
    }; titik terbaik { $best ->
        [captures] menangkap { $most }
        [gains] mendapat { $most }
        [loses] hanya kehilangan { $most }
       *[nothing] tidak kehilangan apa-apa
    }.
your-rating-of-lessons = Rating anda: { $rating }.
# from 2
lesson-days-in-a-row = { $number } hari berturut-turut.
# $most: a number as it is written
file-has-more-bytes = Fail ini melebihi { $most } bait.
lessons-were-added = { $number } latihan ditambah.

## web/dots/records/: the analysis. $lost, $first and $second say how much was lost, and by how much that is uncertain: "3 ± 1";
## $score, $most, $low and $high are expected leads: "+3"; $chance and $likely are chances to win: "60%"

# $time: the name of a time, as "very short"
time-says-nothing = { $time } (tidak bermakna pada papan sebesar ini)
# $why: "lost" where it is asked why dots were lost, else "plain"; $number: how many moves are to be judged
looking-at-moves =
    { $why ->
        [lost] Kenapa titik hilang: sedang menyemak { $number } langkah.
       *[plain] Sedang menyemak { $number } langkah.
    }
moves-are-judged =
    { $why ->
        [lost] Kenapa titik hilang: { $move } daripada { $number } langkah.
       *[plain] { $move } daripada { $number } langkah.
    }
# $unit: what the score counts, "points" or "dots"
analysis-is-done =
    Selesai: dengan langkah lemah, { -side } melepaskan { $first } { $unit ->
        [points] persilangan
       *[dots] titik
    }, { -other-side } { $second }.
# $why: a sentence
analysis-ends-here = Analisis berhenti di sini: { $why }
# $rest: "slowly" where its moves cost $lost in all, else "none"
no-single-move-cost =
    Tiada satu pun langkah { -side } yang merugikan { $least } { $unit ->
        [points] persilangan
       *[dots] titik
    } atau lebih{ $rest ->
        [slowly] : { $lost } hilang sedikit demi sedikit
       *[none] { "" }
    }.
# $move: where the best move is, or what it says. $ring: "ring" where a ring marks it, else "none"
best-now =
    { $ring ->
        [ring] Terbaik untuk { -side } sekarang, di dalam bulatan: { $move }: skor { $score }, peluang menang { $chance }.
       *[none] Terbaik untuk { -side } sekarang: { $move }: skor { $score }, peluang menang { $chance }.
    }
best-now-differs =
    { $ring ->
        [ring] Terbaik untuk { -side } sekarang, di dalam bulatan: { $move }.
       *[none] Terbaik untuk { -side } sekarang: { $move }.
    } Dua carian memberi hasil berbeza: { $low } atau { $high }. Masa yang lebih lama bagi setiap langkah memberitahu lebih banyak.
# $verdict: the move was "best"; or "unsure" where no other is surely better; or it "lost" something. $better: a better move
move-was-worth =
    { -side }: skor { $score }, peluang menang { $chance }. { $verdict ->
        [best] Langkah terbaik.
        [unsure] Tiada langkah lain yang pasti lebih baik.
       *[lost] Lebih baik: { $better } { $most }, { $likely }. Hilang: { $lost }.
    }
# a move that is no dot
move-without-dot =
    { $word ->
        [stop] STOP
        [done] selesai
        [resign] menyerah
        [time] masa
        [draw] seri
        [count] kira
       *[closing] menutup
    }
# in a list. $word: what the move says, or "none" for a dot. $better: a better move
costly-move =
    { $word ->
        [none] Langkah { $number }, { -side }
       *[other] Langkah { $number }, { -side }, { $word }
    }: rugi { $lost } { $unit ->
        [points] persilangan
       *[dots] titik
    }; lebih baik { $better }
comments-say-what = Komen pada { $number } langkah menyatakan apa yang ditemui.
server-goes-on-in = Pelayan akan menyambung dalam { $seconds } saat: anda sudah menggunakan bahagian kerjanya untuk minit ini.
costly-moves-of = Langkah { -side } yang paling merugikan
# $who: "reader", or the "side" $colour
why-did-lose =
    { $who ->
        [reader] Kenapa saya kalah?
       *[side] Kenapa { -side } kalah?
    }
# a side lost that was not behind. $how: "resigned", or by "time". $was: "ahead" or "level". $own and $others: captured dots
lost-unbeaten =
    { $how ->
        [resigned] { $who ->
            [reader] Saya menyerah kalah
           *[side] { -side } menyerah kalah
        }
       *[time] { $who ->
            [reader] Saya kalah kerana masa tamat
           *[side] { -side } kalah kerana masa tamat
        }
    }{ $was ->
        [ahead] { " " }semasa mendahului, { $own } lawan { $others }.
       *[level] { " " }semasa skor { $own } lawan { $others }.
    }
numbers-show-it = Nombor menunjukkannya. Tekan Seterusnya untuk melihatnya satu demi satu.
ring-is-better-move = Bulatan itu menandakan langkah yang lebih baik. Seterusnya menunjukkannya, dan { $number } langkah yang mungkin menyusul.

## web/dots/records/book.js: the opening book

# $rules: the name of rules. $boards: sizes with the starts of games: "15 × 15 (empty, cross)"
book-has-games = Bagi peraturan { $rules }, buku ini ada permainan pada { AND($boards, comma: "never") }.
# a start of games in such a list
start-of-book =
    { $start ->
        [empty] kosong
        [cross] satu silang
        [two-crosses] dua silang
       *[four-crosses] empat silang
    }
# $games: how many openings, $number, as it is written
book-of-board = Komputer sudah memainkan { $games } pembukaan pada papan ini. Peratusan ialah peluang { -side } untuk menang selepas langkah itu; ? bermaksud terlalu sedikit permainan.
# $others: how many points symmetry makes the same. $played: as the next message
book-has-move =
    { $others ->
        [0] { $place }: { $played }
       *[other] { $place } (atau { $others } persilangan lain, mengikut simetri): { $played }
    }
# $percentage: "60%", or "none"
was-played-times =
    dimainkan { $number } kali, { $percentage ->
        [none] terlalu sedikit untuk peratusan
       *[other] { $percentage }
    }

## web/dots/records/: moves, captures, ways through a record. $move says what a move did: "Blue, column 3, row 4"

# $does: a "dot" at $place; or "said" something that is no point, $place; or says "stop", or "ends" or "stops" the game
node-does =
    { $does ->
        [dot] { -side }, { $place }
        [said] { -side } { $place }
        [stop] { -side }, STOP
        [ends] { -side } menamatkan permainan
       *[stops] { -side } berhenti
    }
# what a place of a record does that has no move
node-sets-up = persediaan
# clauses: what a move changed, by rules by which dots count. $what: it "takes" dots or "loses" some, "frees" own ones, or
# "gives" some back
credit-of-dots =
    { $what ->
        [takes] menangkap
        [loses] kehilangan
        [frees] membebaskan
       *[gives] memulangkan
    } { $number } titik
# the same by rules by which each point inside rings counts
credit-of-ground =
    { $what ->
        [takes] mengambil { $number } persilangan ruang
        [loses] kehilangan { $number } persilangan
        [frees] mengambil semula { $number } persilangan
       *[gives] memulangkan { $number } persilangan
    }
# for screen readers. $how: a clause, how the game ended
line-ends = Tamat: { $how }
move-of-number = Langkah { $number }: { $move }
move-not-allowed = Tidak dibenarkan: { $move }
it-cost = rugi { $lost }
move-of-line = Langkah { $made } daripada { $all }. { $score }
end-after-moves = Tamat, selepas { $number } langkah. { $score }
# in the list of moves: the end, and a word in place of a dot
end-of-line = tamat
word-in-list =
    { $word ->
        [stop] stop
        [done] selesai
        [resign] menyerah
        [time] masa
        [draw] seri
       *[count] kira
    }
go-to-move = Pergi ke langkah { $number }
dot-was-lost = { -side } kehilangan titik ini, { $place }, pada langkah { $number }: { $move }.
why-nothing-saved-it = Kenapa? Selepas langkah { $number }, tiada apa-apa dapat menyelamatkannya
last-costly-move = Langkah merugikan terakhir sebelumnya: langkah { $number }, rugi { $lost }
nothing-saved-dot = Selepas langkah ini, tiada apa-apa dapat menyelamatkan titik { -side } di dalam segi empat, { $place }. { -other-side } menangkapnya pada langkah { $number }.
# $why: a sentence
this-move-is-not-allowed = Langkah ini tidak dibenarkan: { $why }
variations-from-here = { $number } variasi dari sini.
marks-are-here = { $number } tanda.
# for screen readers. $kind: of a mark, a triangle, square, circle, cross or label; $text: of a label
mark-at-point =
    { $kind ->
        [TR] segi tiga
        [SQ] segi empat
        [CR] bulatan
        [MA] pangkah
       *[LB] label { $text }
    }
way-of-game = { $number }: { $move } (permainan ini)
side-line-after = Urutan sampingan selepas langkah { $number }
a-tap-closes-a-ring = Ketik satu titik lawan: titik terakhir akan menutup kepungan terkecil di sekelilingnya, atau membukanya semula. Atau ketik titik-titik sebuah kepungan satu demi satu, kemudian titik pertama semula.
a-tap-sets-up-a-dot = Satu ketikan meletakkan titik { -colour } yang bukan langkah, atau membuangnya.

## web/dots/records/: the record

# $name: of a player
name-of-side = { $name } ({ -side })
# players, the first one and the other
one-against-another = { $one } lawan { $two }
# $size: as "39 × 32"; $rules: a list of what the rules are
record-has = { $size }, peraturan: { $rules }, { $number } kedudukan.
record-is-saved-as = Disimpan sebagai { $name }.
# $opens: whether the link opens at a "position" within the record, or the "record" at its beginning
link-holds-record =
    { $opens ->
        [position] Pautan disalin: pautan itu mengandungi seluruh rekod, dan dibuka pada kedudukan ini.
       *[record] Pautan disalin: pautan itu mengandungi seluruh rekod.
    }
record-picture = Kedudukan: { $score }

## web/dots/records/shared-view.js: a record that is looked at together

other-is-here = { -side } ada di sini: masing-masing melihat langkah yang dipilih oleh yang lain.
other-is-not-here = { -side } tiada di sini sekarang.
spectators-watch = { $number } penonton sedang menonton.
# before what is shown
side-shows = { -side } menunjukkan:

## dots/terminal.py: a game in the terminal. What players type stays English. $standing: "Blue (X) 1 : 0 Red (O)"

# $rules and $board: as "standard" and "9x9"
terminal-begins = { $rules }, { $board }. Tulis help untuk melihat apa yang boleh anda buat.
side-with-sign = { -side } ({ $sign })
game-was-left = Permainan ditinggalkan; { $standing }
# $outcome: one of the two clauses below
terminal-game-is-over = Permainan tamat, { $outcome }. { $standing }
ended-here-this-is = Jika tamat di sini: { $outcome }. { $standing }
counted-now-this-is = Jika dikira sekarang: { $outcome }. { $standing }
outcome-is-draw = seri
outcome-is-win =
    { -side } menang, { $how ->
        [resigned] { -other-side } menyerah kalah
        [time] kerana masa lawan tamat
       *[score] dengan beza { $by }
    }
minutes-are-over = Masa { $number } minit sudah tamat.
# clauses: what a move did, and what each side has more or fewer
terminal-move-told = { JOIN($clauses, ", ") }.
side-puts-dot = { -side } { $point }
side-says-word =
    { -side }: { $word ->
        [close] menutup
        [stop] stop
        [done] selesai
        [resign] menyerah
        [time] masa
        [draw] seri
       *[count] kira
    }
side-has-more = { -side } menangkap { $number }
side-has-fewer = { -side } kehilangan { $number }
# $why: a sentence
that-does-not-work = Itu tidak boleh. { $why }
not-by-these-rules = Peraturan ini tidak membenarkannya.
it-is-the-others-turn = Sekarang giliran pihak lawan.
ring-has-own-dots-alone = Kepungan hanya menggunakan titik anda sendiri di luar kawasan.
# $why: "dot" or "region"
point-is-not-open =
    { $why ->
        [dot] { $point } tidak kosong: ada titik di situ.
       *[region] { $point } tidak boleh diisi: tiada siapa bermain di dalam kawasan.
    }
write-point-alone = Tulis persilangan sahaja: dalam { $rules }, kepungan tertutup sendiri.
# $text: what was typed
point-is-off-board = Papan { $board } tiada persilangan '{ $text }'.
write-point-or-help = Tulis persilangan seperti c4, atau help, bukan '{ $text }'.
write-how-to-close = Tulis only, around atau ring selepas persilangan, bukan '{ $text }'.
no-move-to-take-back = Tiada langkah anda untuk ditarik balik.
write-name-of-file = Tulis nama fail selepas { $command }.
file-exists = { $file } sudah wujud. Tulis save! { $file } untuk menggantikannya.
not-saved = Tidak disimpan: { $why }.
not-saved-sentence = Tidak disimpan. { $why }
this-dot-can-close = Titik ini boleh menutup:
# a choice: its $number, how many it takes, and its points
ring-on-offer = { $number }  mengambil { $taken }: { $points }
which-rings = Yang mana? Tulis nombor, atau biarkan kosong jika tiada:
write-numbers = Tulis nombor dari 1 hingga { $most }, atau biarkan kosong.
board-is-full-close-around = { $name }, papan sudah penuh. Tutup di sekeliling (atau biarkan kosong):
# what a player may type for yes, besides y and yes
words-for-yes = ya
question-of-draw = { $name }, adakah anda setuju untuk seri? (ya atau tidak)
question-of-end = { $name }, adakah anda setuju untuk tamat? (ya atau tidak)
question-of-count = { $name }, adakah anda setuju untuk mengira skor? (ya atau tidak)
side-goes-on = { -side } meneruskan permainan.
no-move-can-change-score = Tiada langkah dapat mengubah skor.
computer-would-say =
    Komputer { $word ->
        [stop] akan berkata stop
        [done] akan berkata selesai
        [resign] akan menyerah
        [count] mahu mengira skor
       *[nothing] tidak akan berkata apa-apa
    }.
computer-would-play = Komputer akan bermain di { $point }.
terminal-score =
    { $counts ->
        [ground] Ruang: { $standing }.
       *[dots] Tangkapan: { $standing }.
    } { $open } persilangan masih kosong.
# help: what stands before these is what to type
help-dot = letakkan titik pada lajur c, baris 4 (boleh juga cd, seperti dalam rekod, atau 3 4)
help-around = letakkan titik pada c4 dan tutup kepungan terkecil di sekeliling titik pada d5
help-ring = letakkan titik dan tutup kepungan yang melalui titik-titik ini
help-only = letakkan titik dan jangan tutup apa-apa (jika tidak, anda akan ditanya)
help-undo = tarik balik langkah terakhir anda
help-hint = langkah yang baik, dan sebabnya
help-score = berapa banyak titik tangkapan setiap pihak
help-save = simpan permainan sebagai SGF; save! menggantikan fail
help-draw = tawar seri
help-resign = menyerah kalah
help-stop = STOP: lawan terus bermain seorang diri selama empat minit; apa yang tidak bersambung ke tepi akan hilang
help-end-early = berhenti; lawan terus bermain seorang diri, kemudian mengambil apa yang tidak bersambung ke tepi
help-have-enough = jika hanya anda yang masih bermain: tamatkan, anda sudah cukup
help-offer-end = cadangkan tamat di sini, atau setuju: tangkapan dikira, dan separuh beza kolam
help-count = tamatkan dengan skor seperti sekarang, jika tiada langkah dapat mengubahnya atau kedua-dua pihak setuju
help-quit = keluar
