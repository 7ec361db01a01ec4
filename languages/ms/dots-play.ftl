### Dots, while it is played: moves, scores, results, offers. $colour is the colour of a side, "blue", "red", "orange", "green"
### or "violet", and $other is that of the side against it. $place says where a point is: "column 3, row 4".

## The sides

# a side, as the name of who plays it, by its $colour: "Blue wins"
-side =
    { $colour ->
        [blue] Biru
        [red] Merah
        [orange] Oren
        [green] Hijau
       *[violet] Ungu
    }
# the side against it, by its $other
-other-side =
    { $other ->
        [blue] Biru
        [red] Merah
        [orange] Oren
        [green] Hijau
       *[violet] Ungu
    }
# the colour of a dot, by its $colour: "a blue dot"
-colour =
    { $colour ->
        [blue] biru
        [red] merah
        [orange] oren
        [green] hijau
       *[violet] ungu
    }
# the colour of a dot of the side against it, by its $other
-other-colour =
    { $other ->
        [blue] biru
        [red] merah
        [orange] oren
        [green] hijau
       *[violet] ungu
    }

## web/dots/board/settings-form.js

palette-of = { -side } dan { -other-colour }
# before a field with these
colours-of-sides = Warna

## web/dots/board/words.js

side-to-move = Giliran { -side }.
# What lies at a point, for screen readers. $dot: "live", "captured" or "none". $around: "region", "pool" or "line", each of
# the side $other, "open" or "none". $mark: "last" for the last move
point-named =
    { CAPITAL($place) }{ $dot ->
        [live] , titik { -colour }
        [captured] , titik { -colour } yang ditangkap
       *[none] { "" }
    }{ $around ->
        [region] , dalam kawasan { -other-side }
        [pool] , dalam kolam { -other-side }
        [line] , di bawah garisan
        [open] , kosong
       *[none] { "" }
    }{ $mark ->
        [last] , langkah terakhir
       *[none] { "" }
    }
# a clause: what counts for each side, by rules by which "ground" counts or "dots" do
score-of-sides =
    { -side } { $first }, { -other-side } { $second }{ $counts ->
        [ground] { " " }(ruang)
       *[dots] { "" }
    }
counted-with-open = Dikira, dengan { $count } persilangan kosong.
# a clause: what a side gains with a move, by rules by which "ground" counts or "dots" do
side-gains =
    { $counts ->
        [ground] { -side } mengambil { $count } persilangan ruang
       *[dots] { -side } menangkap { $count } titik
    }
# clauses: what the side did, what was gained, and the score
side-did = { -side }: { JOIN($clauses, ". ") }.
# $who: "you", or "side" for the side $colour. $mover, who moves else: "you", or the "same" side, or the "other" one
can-agree-else =
    { $who ->
        [you] Anda
       *[side] { -side }
    } boleh setuju; jika tidak, giliran { $mover ->
        [you] anda
        [same] { -side }
       *[other] { -other-side }
    }.
# $who: "you" or "side". $label: what the button says with which the game ends
plays-on-alone =
    { $who ->
        [you] Anda
       *[side] { -side }
    } terus bermain seorang diri, dan boleh menamatkan permainan dengan { $label }.
# clauses: what a move did; $count rings are closed with it
puts-and-closes =
    { $place } dan menutup { $count ->
        [1] satu kepungan
       *[other] { $count } kepungan
    }
closes-rings =
    menutup { $count ->
        [1] satu kepungan
       *[other] { $count } kepungan
    }
says-stop = STOP
says-done = selesai
# clauses: how a game ended
side-resigns = { -side } menyerah kalah
time-of-side-is-over = masa { -side } tamat
is-counted = dikira
draw-with-score = Seri: { $score }.
draw-is-agreed-with-score = Seri dipersetujui: { $score }.
you-resign-side-wins = Anda menyerah kalah: { -side } menang.
# results: the side $colour has won. $reader: "won" or "lost", or "none" for somebody who reads of both sides
won-by-resigning =
    { $reader ->
        [won] Anda menang
       *[none] { -side } menang
    }: { -other-side } menyerah kalah.
won-on-time =
    { $reader ->
        [won] Anda menang: masa lawan tamat.
        [lost] Anda kalah: masa anda tamat.
       *[none] { -side } menang: masa lawan tamat.
    }
# $by: by how much
won-by-score =
    { $reader ->
        [won] Anda menang
        [lost] Anda kalah
       *[none] { -side } menang
    } dengan beza { $by }: { $score }.
# where the game stands; $next says who is to move
score-open-next = { $score }. { $open } persilangan kosong. { $next }
side-has-stopped = { -side } sudah berhenti.
side-offers-to-end = { -side } mencadangkan supaya permainan tamat.
stop-question = STOP?
can-count-once = Anda boleh mengira skor apabila separuh persilangan sudah terisi. Sekarang { $open } daripada { $points } masih kosong.
no-move-can-change = Tiada lagi langkah yang dapat mengubah skor.
no-move-can-change-count = Tiada lagi langkah yang dapat mengubah skor: anda boleh mengiranya.
# what it comes to if it is counted now, with $count points left
count-is-proved = { $count } persilangan kekal kosong. Sudah terbukti bahawa tiada langkah dapat mengubah skor.
count-is-not-proved = { $count } persilangan kekal kosong. Belum terbukti bahawa skor akan kekal. Skor ini sah jika kedua-dua pihak setuju.
# what an end that both agree to comes to. $offered: "yes" where the side $other has offered it. $count rings that stand are
# closed then. $sides: points of ground of each side, a clause, or "none". $result: a sentence
agreed-end-comes-to =
    { $offered ->
        [yes] Permainan tamat.
       *[no] Jika { -other-side } setuju, permainan tamat.
    } { $count ->
        [0] { "" }
       *[other] { $count } kepungan yang sudah siap akan ditutup.{ " " }
    }{ $sides ->
        [none] Titik yang ditangkap dikira.
       *[other] Titik yang ditangkap dikira, dan juga separuh persilangan kosong yang dikepung ({ $sides }).
    } { $result }
game-ends-with = Permainan tamat. { $result }
# what STOP costs the side $colour: $count dots. $change: whether the score would "stay" as it is or "change". $after: whether
# the game is "over" then; whether the side $other may play on "alone", for "minutes" where the time is limited; or whether
# the game ends once that side is "done"
stop-costs =
    { $count ->
        [0] { -side } tidak akan kehilangan satu titik pun, kerana semuanya bersambung ke tepi.
       *[other] { -side } akan kehilangan { $count } titik yang tidak bersambung ke tepi.
    } { $change ->
        [stay] Skor kekal { $score }
       *[change] Skor sekarang: { $score }; kemudian: { $then }
    }{ $after ->
        [minutes] , dan { -other-side } terus bermain seorang diri hingga empat minit
        [alone] , dan { -other-side } terus bermain seorang diri tanpa had masa
        [done] , selepas { -other-side } selesai bermain seorang diri
       *[over] { "" }
    }.
# what an agreed end would come to now: the side $colour leads, or nobody. $sides as above
counted-now =
    { $leads ->
        [nobody] Jika dikira sekarang, skor sama.
       *[side] Jika dikira sekarang, { -side } mendahului sebanyak { $by }.
    }{ $sides ->
        [none] { "" }
       *[other] { " " }Persilangan kosong yang dikepung: { $sides }.
    }
ground-of-sides = { -side } { $first }, { -other-side } { $second }
# a clause, as the result of a record: the side $colour has won. $how: "resigned", "time", "score" with $by, or "other"
side-won =
    { $how ->
        [resigned] { -side } menang, { -other-side } menyerah kalah
        [time] { -side } menang kerana masa lawan tamat
        [score] { -side } menang dengan beza { $by }
       *[other] { -side } menang
    }

## web/dots/board/rulewords.js

first-to-means = Pemain pertama yang mempunyai { $count } titik tangkapan terus menang.
lead-means = Pemain yang mendahului lawan sebanyak { $count } titik tangkapan terus menang.
# clauses in the name of a game, after the name of the rules: options
dots-for-each = { $count } titik setiap pihak
first-to-count = hingga { $count } tangkapan
lead-of-count-wins = mendahului sebanyak { $count } terus menang
option-strict-borders = sempadan ketat (szkrab)
option-long-steps = sambungan panjang
option-ground-counts = ruang dikira
option-early-end = tamat awal
free-dots-for = { $count } titik bonus untuk { -side }

## web/dots/board/turn.js and turn-panel.js

# $next: a sentence, what to do next
your-dot-is-put = Titik anda sudah diletakkan. { $next }
# $gains: numbers of dots
this-dot-can-capture = Titik ini boleh menangkap { OR($gains) }: tutup satu kepungan, atau jangan tutup. Untuk menutupnya kemudian, ketik satu titik di dalamnya sebelum meletakkan titik anda.
choose-next-of-ring = Pilih titik kepungan yang seterusnya, atau { $place } sekali lagi untuk menutupnya.
# $next: a sentence, how to close it
this-ring-captures = Kepungan ini menangkap { $count } titik. { $next }
close-a-ring-captures = Tutup satu kepungan: salah satunya menangkap { $count } titik.
# buttons; $letter names the ring, where there are several
take-ground = Ambil { $count } persilangan
take-ground-of = Ambil { $count } persilangan ({ $letter })
capture-dots = Tangkap { $count }
capture-dots-of = Tangkap { $count } ({ $letter })

## web/dots/board/count.js

# What each side gets, for screen readers: $first dots of the side $other, and $second of the side $colour
sides-get =
    { -side } { $first ->
        [0] tidak mendapat apa-apa
       *[other] mendapat { $first } titik { -other-colour }
    }, { -other-side } { $second ->
        [0] tidak mendapat apa-apa
       *[other] mendapat { $second } titik { -colour }
    }.

## web/dots/board/side.js

# beside a side: who plays it
side-is-yours = anda
side-is-computers = komputer, tahap { $strength }
# what is seen instead of the name of a point, in a hint: "Try the point in the ring."
point-in-ring = persilangan di dalam bulatan

## web/dots/board/strengths.js and own-strength.js

# names of the strengths of the computer
strength-child = kanak-kanak
strength-newcomer = baru mencuba
strength-beginner = pemain baharu
strength-learner = sedang belajar
strength-casual = santai
strength-hobby = hobi
strength-keen = peminat
strength-regular = kerap main
strength-club = pemain kelab
strength-league = pemain liga
strength-expert = pakar
strength-master = jaguh
strength-strongest = paling handal
# in a list to choose from
strength-and-name = { $strength }, { $name }
# what came of a game against the computer: "won", "drawn" or "lost"
came-of-game =
    { $came ->
        [won] Anda mengalahkan tahap { $strength }.
        [drawn] Seri dengan tahap { $strength }.
       *[lost] Anda kalah kepada tahap { $strength }.
    }

## web/dots/board/played.js

# a list of moves: what stands there for one that is no dot
listed-move =
    { $word ->
        [stop] stop
        [done] selesai
        [agrees] setuju
        [time] masa
        [resign] menyerah
        [draw] seri
        [count] kira
       *[rings] kepungan
    }
listed-end = tamat
# the same for screen readers; clauses: what the move did, and what each side gains
move-of-side = Langkah { $number }: { -side }, { JOIN($clauses, ", ") }
end-of-game = Tamat: { JOIN($clauses, ", ") }

## web/dots/board/patience.js and ask-move.js

others-wait = Orang lain juga menunggu: giliran anda kira-kira { $seconds } s lagi.
a-move-again-in = Pelayan akan memberi anda langkah lagi dalam { $seconds } saat.

## web/dots/board/graph.js

# for screen readers: what the graph shows, and the highest lead of each side
graph-along-game = { $name } sepanjang permainan: dari { $first } untuk { -side } hingga { $second } untuk { -other-side }
# the scale
up-to = { $unit }, hingga { $most }

## web/dots/board/board.js

board-of-size = Papan { $columns } lajur dan { $rows } baris
# for screen readers, after what lies there: where a dot would capture
side-would-capture = { -side } akan menangkap { $count } titik di sini

## web/dots/board/touch.js

# $purpose: a clause of this kind, "to put the dot there"
tap-again = Ketik sekali lagi { $purpose }.
tap-again-or-magnified = Ketik sekali lagi, atau ketik persilangan dalam paparan yang dibesarkan, { $purpose }.

## web/dots/play/main.js

computer-plays-here-at = Tiada sambungan. Komputer bermain pada tahap { $strength } hingga pelayan menjawab.
computer-plays-here-as-before = Tiada sambungan. Komputer bermain pada peranti ini, sama kuat seperti tadi.
computer-plays-again-at = Komputer bermain semula pada tahap { $strength }.
computer-would-count = Komputer mahu mengira skor sekarang.
computer-expects-more = Komputer terus bermain: ia menjangka akan mendapat kira-kira { $count } titik lagi.

## web/dots/play/hinted.js

# $count rings are closed with the dot. $why: a sentence
try-place =
    Cuba { $place }{ $count ->
        [0] { "" }
       *[other] { " " }dan tutup kepungannya
    }. { $why }

## web/dots/play/suggest.js and web/dots/game/next-strength.js

# buttons. $came: a sentence, what came of the last game; $why: the same, or "By your rating."
next-at-strength = { $came } Seterusnya: tahap { $strength }
again-at-strength = Main lagi pada tahap { $strength }
next-rated-at-strength = { $why } Seterusnya, dengan rating: tahap { $strength }
# $by: whether the strength is that of the player's "games" or "rating"
practise-at-strength =
    Berlatih: tahap { $strength }, mengikut { $by ->
        [games] permainan
       *[rating] rating
    } anda

## web/dots/play/clock.js and web/dots/game/lobby.js

# choices of a time
clock-no-limit = Tiada had
clock-by-post = Jangka panjang: { $days } hari setiap langkah

## web/dots/play/menus.js

record-cannot-be-opened = Rekod ini tidak dapat dibuka: { $why }
# part of the name of a file
against-computer-of-strength = lawan komputer tahap { $strength }

## web/dots/play/tutorial.js

tutorial-step-of = { $step } daripada { $count }

## web/dots/game/words.js: events, offers, clocks

connection-lost-game-kept =
    { $seconds ->
        [0] Sambungan terputus: sedang mencuba lagi. Permainan disimpan.
       *[other] Sambungan terputus: mencuba lagi dalam { $seconds } saat. Permainan disimpan.
    }
side-is-here = { -side } ada di sini.
# $words: what a player has said
side-says = { -side }: { $words }
side-writes-no-more = { -side } berhenti berbual.
side-claims-the-win = { -side } menuntut kemenangan.
side-offers =
    { $what ->
        [draw] { -side } menawarkan seri.
        [count] { -side } mencadangkan supaya titik dikira seperti sekarang.
        [takeback] { -side } meminta untuk menarik balik satu langkah.
        [rematch] { -side } mahu bermain lagi.
       *[talk] { -side } mengajak untuk berbual.
    }
side-says-no =
    { $what ->
        [draw] { -side } menolak seri.
        [count] { -side } tidak mahu mengira skor.
        [takeback] { -side } tidak setuju menarik balik.
        [rematch] { -side } tidak mahu bermain lagi.
       *[other] { -side } menolak.
    }
side-agrees-taken-back = { -side } setuju: ditarik balik.
no-longer-offered =
    { $what ->
        [draw] Tawaran seri sudah tiada.
       *[count] Cadangan untuk mengira skor sudah tiada.
    }
# how a game of the list ended
game-has-ended = tamat
# on a clock
days-and-hours = { $days } hari { $hours } jam
minutes-alone = { $minutes } min
# clauses: how much time each has; $reserve as on a clock
by-post-days = jangka panjang, { $days } hari setiap langkah
seconds-for-a-move = { $move } s setiap langkah
seconds-and-reserve = { $move } s setiap langkah, { $reserve } simpanan
# $why: a sentence
sending-again-in = Menghantar lagi dalam { $seconds } saat. { $why }
# $whose: "own", or "side"
seat-is-open-elsewhere =
    Tempat { $whose ->
        [own] anda
       *[side] { -side }
    } juga terbuka pada peranti lain.

## web/dots/game/news.js

you-are-side = Anda bermain sebagai { -side }.

## web/dots/game/main.js

connecting = Sedang menyambung.
board-shows-last-position = Papan menunjukkan kedudukan terakhir yang diketahui oleh peranti ini.
side-looks-at-this-game = { -side } sedang melihat permainan ini: “Lihat permainan ini” membawa ke sana.
side-is-to-move = Giliran { -side }.
not-possible = Tidak boleh: { $why }.
# The title. $clock: a clause; $rated and $watches: "yes" or "no"; $count spectators
game-of-clock =
    { $game }, { $rated ->
        [yes] dengan rating, { $clock }
       *[no] { $clock }
    }{ $watches ->
        [yes] ; anda menonton
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] ; { $count } penonton
    }
# beside a side: whether its player is here
whereabouts-unknown = tidak diketahui
player-is-here = ada
player-is-away = tiada

## web/dots/game/met.js and person.js

# the title: $name as in "called"
dots-with-name = Kepung dengan { $name }
dots-with-somebody = Kepung dengan seseorang
watching-names = Menonton { $first } lawan { $second }
# $rating with its uncertainty: "1500 ± 80"
your-rating-is = Rating anda ialah { $rating }.
# $way: "more" or "less", by $change
your-rating-is-now =
    { $way ->
        [more] Rating anda kini { $rating }, naik { $change }.
       *[less] Rating anda kini { $rating }, turun { $change }.
    }
your-rating-stays = Rating anda kekal { $rating }.
too-few-dots-to-count = Permainan ini tidak dikira: salah seorang daripada anda meletakkan kurang daripada { $count } titik.
computer-named = Komputer, tahap { $strength }
# how players of the lobby are called within a sentence
called-computer = komputer, tahap { $strength }
called-by-badge = seseorang #{ $badge }

## web/dots/game/post.js

# by post: $who, "you" or "side", may move until a $moment
has-until =
    { $who ->
        [you] Anda ada masa hingga { $moment }.
       *[side] { -side } ada masa hingga { $moment }.
    }
time-of-side-for-move-is-over = Masa { -side } untuk langkah ini sudah tamat.

## web/dots/game/rated.js

board-of-or-more = papan { $size } × { $size } persilangan atau lebih
# $needs: clauses of this kind
rated-game-needs = Syarat permainan rating: { JOIN($needs, ", dan ") }.

## web/dots/game/ratings.js

# $speed: "fast" or "normal"
rating-by-rules =
    { $rules }{ $speed ->
        [fast] , pantas
       *[normal] { "" }
    }: { $rating }, daripada { $count } permainan.
# for screen readers, a list
rating-day-by-day =
    { $rules }{ $speed ->
        [fast] , pantas
       *[normal] { "" }
    }: hari demi hari
games-and-opponents = { $games } permainan, { $opponents } lawan

## web/dots/game/turns.js

# whose turn it is in a game of the list
turn-is-yours = giliran anda
turn-is-yours-until = giliran anda, hingga { $moment }

## web/dots/game/archive.js

games-last-first = { $count } permainan, bermula dengan yang terakhir tamat.

## web/dots/game/invite.js

# $sound and $listed, whether the game is in the lobby: "yes" or "no"
stay-until-it-begins =
    { $sound ->
        [yes] Selepas itu jam mula berjalan, dan anda akan mendengar bunyi.
       *[no] Selepas itu jam mula berjalan.
    } { $listed ->
        [yes] Kekal di halaman ini: permainan disenaraikan selagi anda di sini.
       *[no] Kekal di halaman ini.
    }
this-address-is-for-watching = Alamat ini untuk menonton. Untuk bermain, anda memerlukan jemputan: minta pautan di sebalik “Salin pautan” daripada orang yang memulakan permainan.
there-is-no-code = Tiada kod: { $why }

## web/dots/game/talk.js

what-a-report-does = Selepas itu, pengendali pelayan ini dapat membaca apa yang anda berdua tulis. Pemain lawan tidak diberitahu, tetapi melihat bahawa anda berhenti berbual.
side-has-not-agreed = { -side } belum setuju.
side-would-like-to-write = { -side } mahu berbual dengan anda. Orang lain tidak dapat melihatnya.
# before a line of the conversation
side-writes = { -side }:

## web/dots/game/lobby.js

only-name-can-join = Hanya { $name } boleh menyertai.
computer-strength-and-name = Komputer { $strength }, { $name }
# on a button
challenge-name = Cabar { $name }
begin-in-the-lobby = Mula di lobi
begin-rated-in-the-lobby = Mulakan permainan rating di lobi
# for screen readers: buttons
challenge-again = Cabar { $name } sekali lagi
forget-name = Lupakan { $name }
put-back-name = Kembalikan { $name }
forgotten-game = Dilupakan: { $name }. Peranti ini tidak boleh lagi bermain di dalamnya.
against-name = lawan { $name }
played-as-side = { $moment }, anda { -side }
this-game-is-rated = Permainan ini dikira untuk rating. Masa anda: { $clock }.

## web/dots/game/open-games.js

what-forgetting-does = Peranti ini akan mendapat lencana lain apabila bermain di lobi selepas ini. Pelayan juga melupakan rating anda: permainan rating yang belum anda habiskan tidak lagi dikira. Permainan anda kekal, dan menunjukkan nama dan lencana anda hingga dipadam.
your-badge-is = Lencana anda ialah { $badge }.
# $what: a "challenge" by $name, or $count "games", or "nobody"
lobby-has =
    { $what ->
        [challenge] { $name } mencabar anda.
        [games] { $count } permainan menunggu.
       *[nobody] Tiada sesiapa yang menunggu.
    }
# the same on a button that leads there
lobby-has-button =
    { $what ->
        [challenge] Lobi: { $name } mencabar anda
        [games] Lobi: { $count } permainan menunggu
       *[nobody] Lobi: tiada sesiapa yang menunggu
    }
you-would-be-side = Anda akan bermain sebagai { -side }.
# clauses: whom the host looks for, and that it may be watched
about-waiting-game = { CAPITAL(JOIN($clauses, ", ")) }.
# for screen readers: a button
join-name = Sertai { $name }, lencana { $badge }: { $game }
somebody-within = seseorang
# $rated: "yes" or "no"
game-with-clock =
    { $game }, { $clock }{ $rated ->
        [yes] , dengan rating
       *[no] { "" }
    }.
# for screen readers: a link
watch-names = Tonton { AND($names, comma: "never") }
name-and-badge = { $name }, lencana { $badge }
