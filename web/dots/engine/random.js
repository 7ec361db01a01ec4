// Chance as Python's module `random` has it: the same text seeds the same numbers, so that a choice is the same here
// and in the server. Mersenne Twister (Matsumoto and Nishimura, 1998), seeded by SHA-512 of the text (FIPS 180-4).

const [N, M] = [624, 397];
const WHOLE = (1n << 64n) - 1n;
const text = new TextEncoder();

/** A source of chance. */
export class Random {
	words = new Uint32Array(N);
	at = N;

	/** @param {string} seed */
	constructor(seed) {
		const bytes = text.encode(seed);
		this.seedBy(keyOf(new Uint8Array([...bytes, ...sha512(bytes)])));
	}

	/** @param {number} start */
	begin(start) {
		this.words[0] = start;
		for (let at = 1; at < N; at += 1) {
			const before = this.words[at - 1];
			this.words[at] = Math.imul(1812433253, before ^ (before >>> 30)) + at;
		}
	}

	/** @param {Uint32Array} key */
	seedBy(key) {
		const { words } = this;
		this.begin(19650218);
		let [at, place] = [1, 0];
		const step = (/** @type {number} */ factor) => {
			const before = words[at - 1];
			return words[at] ^ Math.imul(before ^ (before >>> 30), factor);
		};
		const next = () => {
			at += 1;
			if (at < N) return;
			words[0] = words[N - 1];
			at = 1;
		};
		for (let left = Math.max(N, key.length); left; left -= 1) {
			words[at] = step(1664525) + key[place] + place;
			next();
			place = (place + 1) % key.length;
		}
		for (let left = N - 1; left; left -= 1) {
			words[at] = step(1566083941) - at;
			next();
		}
		words[0] = 0x80000000;
	}

	/** Make the next words. */
	turn() {
		const { words } = this;
		for (let at = 0; at < N; at += 1) {
			const bits = (words[at] & 0x80000000) | (words[(at + 1) % N] & 0x7fffffff);
			words[at] = words[(at + M) % N] ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
		}
		this.at = 0;
	}

	/** Return a number of 32 bits. */
	word() {
		if (this.at === N) this.turn();
		let word = this.words[this.at];
		this.at += 1;
		word ^= word >>> 11;
		word ^= (word << 7) & 0x9d2c5680;
		word ^= (word << 15) & 0xefc60000;
		return (word ^ (word >>> 18)) >>> 0;
	}

	/** Return a number from 0 to less than 1. */
	number() {
		const high = this.word() >>> 5;
		return (high * 67108864 + (this.word() >>> 6)) / 9007199254740992;
	}

	/** Return one of some values. @template Value @param {Value[]} values @returns {Value} */
	choice(values) {
		const unused = Math.clz32(values.length);
		for (;;) {
			const at = this.word() >>> unused;
			if (at < values.length) return values[at];
		}
	}
}

/** Return a great number, whose greatest byte comes first, as words, of which the smallest comes first.
 * @param {Uint8Array} bytes */
function keyOf(bytes) {
	const key = new Uint32Array(Math.ceil(bytes.length / 4));
	bytes.forEach((byte, at) => {
		const place = bytes.length - 1 - at;
		key[place >> 2] |= byte << (8 * (place & 3));
	});
	return key;
}

/** Return the CRC-32 of a text. @param {string} words */
export function crc32(words) {
	let sum = ~0;
	for (const byte of text.encode(words)) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}
	return ~sum >>> 0;
}

/** Return the whole part of the root of a number, by bisection. @param {bigint} number @param {bigint} power */
function rootOf(number, power) {
	let [low, high] = [0n, 1n << 72n];
	while (high - low > 1n) {
		const middle = (low + high) >> 1n;
		if (middle ** power <= number) low = middle;
		else high = middle;
	}
	return low;
}

/** Return the constants of SHA-512: the fractions of the roots of the first primes. */
function constants() {
	/** @type {bigint[]} */
	const primes = [];
	for (let number = 2n; primes.length < 80; number += 1n)
		if (primes.every((prime) => number % prime)) primes.push(number);
	return {
		starts: primes.slice(0, 8).map((prime) => rootOf(prime << 128n, 2n) & WHOLE),
		rounds: primes.map((prime) => rootOf(prime << 192n, 3n) & WHOLE),
	};
}

/** @type {{ starts: bigint[], rounds: bigint[] } | undefined} found when they are first wanted */
let found;

/** Return the SHA-512 of some bytes. @param {Uint8Array} bytes */
function sha512(bytes) {
	const { starts, rounds } = (found ??= constants());
	const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 17) / 128) * 128));
	bytes.forEach((byte, at) => padded.setUint8(at, byte));
	padded.setUint8(bytes.length, 0x80);
	padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
	let state = [...starts];
	for (let block = 0; block < padded.byteLength; block += 128) {
		const words = Array.from({ length: 16 }, (_, at) => padded.getBigUint64(block + 8 * at));
		const after = mixed(state, words, rounds);
		state = state.map((word, at) => (word + after[at]) & WHOLE);
	}
	const digest = new DataView(new ArrayBuffer(64));
	state.forEach((word, at) => digest.setBigUint64(8 * at, word));
	return new Uint8Array(digest.buffer);
}

/** Take a block into the state. @param {bigint[]} state @param {bigint[]} words @param {bigint[]} rounds */
function mixed(state, words, rounds) {
	for (let at = 16; at < 80; at += 1) {
		const [near, far] = [words[at - 15], words[at - 2]];
		const low = turned(near, 1n) ^ turned(near, 8n) ^ (near >> 7n);
		const high = turned(far, 19n) ^ turned(far, 61n) ^ (far >> 6n);
		words.push((words[at - 16] + low + words[at - 7] + high) & WHOLE);
	}
	let [a, b, c, d, e, f, g, h] = state;
	rounds.forEach((round, at) => {
		const one = turned(e, 14n) ^ turned(e, 18n) ^ turned(e, 41n);
		const two = turned(a, 28n) ^ turned(a, 34n) ^ turned(a, 39n);
		const first = h + one + ((e & f) ^ (~e & WHOLE & g)) + round + words[at];
		const second = two + ((a & b) ^ (a & c) ^ (b & c));
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & WHOLE, c, b, a, (first + second) & WHOLE];
	});
	return [a, b, c, d, e, f, g, h];
}

/** @param {bigint} word @param {bigint} bits */
const turned = (word, bits) => ((word >> bits) | (word << (64n - bits))) & WHOLE;
