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
        [0] Langkah tenang di kolam sendiri, yang terakhir.
       *[other] Langkah tenang di kolam sendiri; tinggal { $number } lagi.
    }
# $number: how many points the pool has
reason-makes-pool =
    { $number ->
        [1] Membuat kolam 1 persilangan: satu langkah tenang untuk akhir permainan.
       *[other] Membuat kolam { $number } persilangan: sebanyak itu juga langkah tenang untuk akhir permainan.
    }
reason-ends-game = Menamatkan permainan.
reason-leads-to-capture = Membawa kepada tangkapan yang tidak dapat dielakkan.
reason-attacks-twice = Menyerang di dua tempat serentak: salah satunya pasti ditangkap.
reason-begins-ladder = Memulakan kejaran yang berakhir dengan tangkapan.
reason-draws-net = Memasang jaring: titik di dalamnya sukar untuk keluar.
reason-defends = Menahan tangkapan yang bakal datang.
reason-book = Dari buku pembukaan: komputer kerap memainkannya semasa melawan dirinya sendiri.
reason-solved = Baki permainan sudah dikira habis: tiada langkah yang lebih baik.

## dots/teaching/forcing.py: what a move loses, as a sentence; $number: how many dots

loses-to-capture = Hilang { $number } titik: titik seterusnya akan menangkapnya.
loses-to-double-attack = Hilang { $number } titik: serangan di dua tempat serentak.
loses-to-ladder = Hilang { $number } titik: kejaran yang berakhir dengan tangkapan.
