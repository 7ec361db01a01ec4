-- A stock as migration 0016 left it: SQL that SQLite and PostgreSQL both read.
create table puzzles (
    id varchar(12) not null primary key, size smallint not null, negative boolean not null, level varchar(16) not null,
    rating float not null, judged boolean not null, place float not null, record text not null,
    one_two varchar(5) not null default 'black', techniques text not null default ',',
    since bigint, client varchar(40),
    recipe text, opened bigint, network varchar(40),
    ladder smallint not null default 1, grade text
);
create index puzzles_by_shelf on puzzles (size, negative, one_two, level, place, rating, techniques) where judged;
create index puzzles_by_ladder on puzzles (size, negative, one_two, level, place, rating, techniques)
    where judged and ladder = 2;
create index puzzles_by_age on puzzles (since, id) where since is not null;
create index puzzles_by_client on puzzles (client, since, id) where client is not null;
create index puzzles_by_opened on puzzles (opened, id) where opened is not null;
create index puzzles_by_network on puzzles (network) where network is not null;
create table recipes (id varchar(12) not null primary key, recipe text not null);
create table times (
    serial integer primary key, token varchar(32) not null, puzzle varchar(12) not null, size smallint not null,
    negative boolean not null, level varchar(16) not null, ms integer not null, hints smallint not null,
    checks smallint not null, pasted boolean not null,
    weight smallint not null default 10, network varchar(40), steps text
);
create unique index times_by_token on times (token, puzzle);
create index times_by_level on times (size, negative, level, pasted, serial, ms, weight);
create index times_by_puzzle on times (puzzle, pasted, serial, ms, token, hints, checks, weight);
create index times_by_network on times (network, puzzle, serial) where network is not null;
create table measured (
    puzzle varchar(12) primary key, ms integer not null, level varchar(16) not null, solves integer not null
);
create table dots_games (
    id varchar(12) not null primary key, setup text not null, seat_1 varchar(32), seat_2 varchar(32),
    events integer not null, over boolean not null, changed bigint not null, client varchar(40),
    bytes bigint not null default 0, spared bigint, reported bigint
);
create index dots_games_by_age on dots_games (over, changed);
create index dots_games_by_client on dots_games (client);
create index dots_games_by_spared on dots_games (spared) where spared is not null;
create index dots_games_by_reported on dots_games (reported) where reported is not null;
create table dots_events (
    game varchar(12) not null, number integer not null, event text not null, primary key (game, number)
);
create table dots_snapshots (
    game varchar(12) not null primary key, number integer not null, snapshot text not null
);
create table uptimes (begin bigint not null primary key, until bigint not null);
create table publications (
    id varchar(10) not null primary key, puzzle varchar(12) not null, digest varchar(32) not null, secret varchar(32),
    record text, words text, gone varchar(10), since bigint not null, bytes integer not null, client varchar(40),
    network varchar(40), corrected bigint
);
create table removed (id varchar(12) not null primary key);
create index publications_by_puzzle on publications (puzzle) where puzzle is not null;
create index publications_by_digest on publications (digest) where digest is not null;
create index publications_by_client on publications (client) where client is not null;
create index publications_by_network on publications (network) where network is not null;
create table races (
    id varchar(12) not null primary key, began bigint not null, client varchar(40), number integer not null,
    race text not null
);
create index races_by_began on races (began);
create index races_by_client on races (client);
create table dots_lobby (
    game varchar(12) not null primary key, invitation varchar(64), host smallint not null, wanted varchar(16) not null,
    timed boolean not null, since bigint not null, seen bigint not null,
    host_name varchar(20), host_badge varchar(6) not null, host_watch boolean not null,
    guest_name varchar(20), guest_badge varchar(6), guest_watch boolean, client varchar(40)
);
create index dots_lobby_by_since on dots_lobby (since);
create index dots_lobby_by_client on dots_lobby (client);
create table dots_nameless (badge varchar(6) not null primary key);
create table dots_badge_key (key varchar(64) not null primary key);
create table alembic_version (version_num varchar(32) not null primary key);
insert into alembic_version values ('0016');
insert into puzzles values ('8CXFK1JMFPY5', 4, true, 'easy', 1.2, true, 0.0,
    '{"id": "8CXFK1JMFPY5", "ken": "(wx)(kk)(kk)(wx)/(xk)(2kk)A(wx)/(kx)(ww)(ww)(kx)/(2xw)(xw)B", "size": 4, "negative": true, "difficulty": {"level": "easy", "rating": 1.2, "score": 58, "first": 1.2, "openings": 2.3, "techniques": {"last cell": 5, "dot from a digit": 12, "hidden single in a box": 9}}, "givens": 2, "seed": "old/0", "generator": "1", "solution": "3124/4213/1432/2341"}',
    'black', ',last cell,dot from a digit,hidden single in a box,', null, null, null, null, null, 1, null);
insert into puzzles values ('5AHJKKEJ7PYS', 4, true, 'easy', 1.2, true, 0.2,
    '{"id": "5AHJKKEJ7PYS", "ken": "(ww)(4xk)(kk)A/(kk)A(xw)(wx)/(xw)(wx)(xk)(2kx)/(xk)(xw)(xw)A", "size": 4, "negative": true, "difficulty": {"level": "easy", "rating": 1.2, "score": 57, "first": 1.2, "openings": 2.8, "techniques": {"last cell": 4, "dot from a digit": 9, "hidden single in a box": 10}}, "givens": 2, "seed": "old/1", "generator": "1", "solution": "3421/2143/4312/1234"}',
    'black', ',last cell,dot from a digit,hidden single in a box,', null, null, null, null, null, 1, null);
insert into puzzles values ('PCJ146NW4PRX', 6, true, 'hard', 2.6, true, 0.4,
    '{"id": "PCJ146NW4PRX", "ken": "(wx)A(ww)(wx)(xw)(wx)/(xw)A(xw)(kx)(kx)(wx)/A(kw)(ww)A(xw)A/(ww)(wx)A(ww)(wx)A/(xw)B(xw)(wx)A/(xw)(xw)B(xw)A", "size": 6, "negative": true, "difficulty": {"level": "hard", "rating": 2.6, "score": 86, "first": 2.6, "openings": 4.0, "techniques": {"last cell": 6, "dot from a digit": 16, "hidden single in a box": 27, "naked single": 3, "black dot digits": 6, "dot pair": 24, "straight run of three": 8, "gap pair": 27, "bent run of three": 5}}, "givens": 0, "seed": "old/2", "generator": "1", "solution": "413265/562314/145623/326451/231546/654132"}',
    'black', ',last cell,dot from a digit,hidden single in a box,naked single,black dot digits,dot pair,straight run of three,gap pair,bent run of three,', null, null, null, null, null, 1, '{"level": "hard", "rating": 2.1, "score": 85, "first": 2.1, "openings": 4.0, "techniques": {"last cell": 6, "dot from a digit": 16, "hidden single in a box": 27, "naked single": 3, "black dot digits": 6, "dot pair": 24, "straight run of three": 8, "gap pair": 27, "white run in a house": 5}, "rounds": 1}');
insert into puzzles values ('YJFTH15WQAM7', 9, false, 'medium', 2.3, false, 0.6,
    '{"id": "YJFTH15WQAM7", "ken": "B1B(xk)B2/(xw)5(xw)A2D/(xk)(kx)A(wx)B9B/(wx)1A(xw)D9/E8C/A(kx)(wx)C(wx)B/A(wx)4F/C2(xk)(xw)A(xw)A/B(xw)D5A", "size": 9, "negative": false, "difficulty": {"level": "medium", "rating": 2.3, "score": 89, "first": 1.4, "openings": 1.2, "techniques": {"last cell": 19, "dot from a digit": 8, "hidden single in a box": 27, "naked single": 22, "hidden single in a line": 2, "black dot digits": 6, "dot pair": 30, "pointing or claiming": 12}}, "givens": 11, "seed": "old/3", "generator": "1", "solution": "931574862/658921347/427386915/816435279/792618534/543792681/384159726/175263498/269847153"}',
    'black', ',last cell,dot from a digit,hidden single in a box,naked single,hidden single in a line,black dot digits,dot pair,pointing or claiming,', null, null, null, null, null, 1, null);
insert into puzzles values ('90QEV839NMD9', 9, true, 'hard', 2.6, true, 0.8,
    '{"id": "90QEV839NMD9", "ken": "C(xw)(xk)(xw)C/(kw)(xk)A(xw)(kx)(kx)(xw)(kw)(wx)/A(wx)B(xk)(xk)C/C(wx)E/A(wx)(xw)(xk)C(kx)A/(wx)(kx)D(wx)(xw)(wx)/A(xw)(kx)C(xw)B/A(xw)A(xw)(xw)B(ww)A/F(xw)B", "size": 9, "negative": true, "difficulty": {"level": "hard", "rating": 2.6, "score": 97, "first": 2.6, "openings": 1.7, "techniques": {"last cell": 14, "dot from a digit": 19, "hidden single in a box": 46, "gap from a digit": 44, "naked single": 20, "hidden single in a line": 1, "black dot digits": 24, "dot pair": 46, "straight run of three": 10, "gap pair": 25, "pointing or claiming": 3, "bent run of three": 8}}, "givens": 0, "seed": "old/4", "generator": "1", "solution": "817563294/342981567/695742138/281396475/753428619/469175823/534619782/178234956/926857341"}',
    'black', ',last cell,dot from a digit,hidden single in a box,gap from a digit,naked single,hidden single in a line,black dot digits,dot pair,straight run of three,gap pair,pointing or claiming,bent run of three,', null, null, null, null, null, 1, null);
insert into puzzles values ('000000000000', 9, true, '', 0, false, 0.9, '{',
    'black', ',', null, null, null, null, null, 1, null);
insert into dots_games values ('8CXFK1JMFPY5', '{"size": [8, 8], "rules": "standard", "start": "cross", "clock": null}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 2, false, 1760000000, null, 98, null, null);
insert into dots_events values ('8CXFK1JMFPY5', 1, '{"kind": "seat", "player": 2}');
insert into dots_events values ('8CXFK1JMFPY5', 2, '{"kind": "move", "player": 1, "move": [1, 1, 1], "at": 1760000000000}');
insert into dots_lobby values ('8CXFK1JMFPY5', null, 1, 'any', false, 1760000000, 1760000000,
    'Ada', 'JV3NEK', true, null, '4TBZ0A', false, null);
insert into dots_badge_key values ('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
