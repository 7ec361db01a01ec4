// Links of other sites are told by their names, and places in links are read and written.

import assert from "node:assert/strict";
import { test } from "node:test";
import { foreign } from "../../web/dots/sgf/foreign.js";
import { linkTo, placedAt, placeIn, recordIn } from "../../web/dots/sgf/link.js";

const ARCHIVE = "https://zagram.org/eidokropki/backend/download.py?id=";
/** @type {[string, string, string][]} a text, what is said of it, the game that can be downloaded */
const LINKS = [
	["zagram352562", "zagram352562 is a game on zagram,", "zagram352562"],
	["https://zagram.org/eidokropki/index.html#url:zagram377454", "zagram377454 is a game on zagram,", "zagram377454"],
	["http://eidokropki.reaktywni.pl/index.phtml#url:zagram352562", "zagram352562 is a game on zagram,", "zagram352562"],
	[` ${ARCHIVE}zagram377454\n`, "zagram377454 is a game on zagram,", "zagram377454"],
	["http://eidokropki.reaktywni.pl/#fWwBwH2R:0,0", "This is a link of eidokropki,", ""],
	["https://www.zagram.org/", "This is a link of zagram,", ""],
	["zagram.org/a.kropki", "This is a link of zagram,", ""],
	["https://example.org/#url:zagram1", "This is a link of example.org,", ""],
	["https://", "This is a link of another site,", ""],
];

test("links of other sites are refused by name", () => {
	for (const [text, words, game] of LINKS) {
		const found = foreign(text);
		assert.equal(found?.words.slice(0, words.length), words, text);
		assert.equal(found?.download, game && ARCHIVE + game, text);
	}
});

test("what is no link is nobody's", () => {
	for (const text of ["", "nothing", "game.sgf", "(;GM[40]SO[https://zagram.org/])", "see https://zagram.org/ there"])
		assert.equal(foreign(text), null, text);
	assert.equal(foreign("zagram"), null);
	assert.equal(foreign(`zagram${"1".repeat(10)}`), null);
});

test("a link leads to a position of its record", async () => {
	const record = "(;GM[40]SZ[5];B[aa]C[&at=3])";
	for (const node of [0, 1, 199_999]) {
		const link = await linkTo(record, "/dots/records", node);
		assert.equal(placeIn(link), node);
		assert.equal(await recordIn(link.slice(link.indexOf("#"))), record);
	}
	assert.equal(placedAt("/dots/records?game=x#at=3", 12), "/dots/records?game=x#at=12");
	assert.equal(placedAt("/dots/records#sgf=x&at=3", 0), "/dots/records#sgf=x");
	for (const address of ["", "#", "#at=", "#at=-1", "#at=1e3", "#at=1234567", "?at=3", "#at=3 "])
		assert.equal(placeIn(address), 0, address);
});
