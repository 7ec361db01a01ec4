# What the server refuses, each by its code. They stand alone, or behind a colon.

problem-uniqueness = teka-teki ini tidak mempunyai tepat satu penyelesaian
problem-many-solutions = teka-teki ini mempunyai lebih daripada satu penyelesaian
problem-no-solution = teka-teki ini tiada penyelesaian
problem-stock = pelayan tidak dapat mencapai pangkalan datanya
problem-unknown-puzzle = teka-teki ini tidak wujud
problem-removed = ini sudah dibuang dari laman ini
problem-withdrawn = pembuatnya sudah menarik baliknya
problem-secret = peranti ini tiada kuncinya
problem-unknown-race = perlumbaan ini tidak wujud, atau sudah tamat
problem-alone = perlumbaan memerlukan pemain kedua
problem-early = perlumbaan belum bermula
problem-too-fast = tiada siapa mengisi digit sepantas itu
problem-unknown-game = permainan ini tidak wujud, atau sudah dibuang
problem-seat = itu tempat pemain lawan
problem-taken = orang lain sudah mengambil tempat ini
problem-invitation = jemputan ini sudah digunakan, atau ditarik balik
problem-own = ini permainan anda sendiri
problem-rated = permainan rating tidak membenarkannya
problem-unrated = peranti ini belum ada rating
problem-full = tiada ruang lagi
problem-above-limit = itu melebihi had bagi satu permintaan
problem-game = permainan tidak membenarkannya sekarang
problem-limit = terlalu banyak permintaan sekali gus; cuba lagi selepas seminit
