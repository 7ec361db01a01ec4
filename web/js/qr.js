// A QR code of a text (ISO/IEC 18004): byte mode, error correction level L, versions 1 to 20, mask 0.
//
//   text -> mode, length, bytes, padding -> blocks, each with its Reed-Solomon bytes -> interleaved
//        -> modules: finders, timing, alignment, format and version; then the data in a zigzag

/** @typedef {(0 | 1 | null)[][]} Modules  null = free for data */

// version -> [Reed-Solomon bytes a block, blocks]; all else follows from the version
const BLOCKS = [[7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2], [18, 4], [20, 4], [24, 4], [26, 4], [30, 4], [22, 6], [24, 6], [28, 6], [30, 6], [28, 7], [28, 8]];
const FORMAT = 0b111011111000100; // level L, mask 0, with its own check bits

/** Give the modules of the code, 1 = dark; throw a RangeError for a text that is too long.
 * @param {string} text */
export function qr(text) {
	const bytes = [...new TextEncoder().encode(text)];
	for (let version = 1; version <= BLOCKS.length; version += 1) {
		const modules = frame(version);
		const [check, blocks] = BLOCKS[version - 1];
		const room = Math.floor(modules.flat().filter((module) => module === null).length / 8) - check * blocks;
		const length = version < 10 ? 8 : 16;
		if (bytes.length * 8 + 4 + length > room * 8) continue;
		const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, length), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
		return fill(modules, coded(padded(bits, room), check, blocks).flatMap((byte) => bitsOf(byte, 8)));
	}
	throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
}

/** Cut bits into bytes and fill the room. @param {number[]} bits @param {number} room */
function padded(bits, room) {
	const bytes = [];
	for (let at = 0; at < bits.length && bytes.length < room; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join("").padEnd(8, "0"), 2));
	for (let pad = 0xec; bytes.length < room; pad ^= 0xec ^ 0x11) bytes.push(pad);
	return bytes;
}

/** Deal bytes out to blocks, the later ones longer; interleave them, then their Reed-Solomon bytes.
 * @param {number[]} bytes @param {number} check @param {number} blocks */
function coded(bytes, check, blocks) {
	const sizes = Array.from({ length: blocks }, (_, block) => Math.floor((bytes.length + block) / blocks));
	let from = 0;
	const parts = sizes.map((size) => bytes.slice(from, (from += size)));
	return [parts, parts.map((part) => remainder(part, check))].flatMap((rows) =>
		rows[blocks - 1].flatMap((_, at) => rows.flatMap((row) => row[at] ?? [])));
}

/** Divide a block by the product of (x - 2^i) over GF(256). @param {number[]} block @param {number} count */
function remainder(block, count) {
	let divisor = [1];
	for (let i = 0, root = 1; i < count; i += 1, root = times(root, 2)) divisor = [...divisor, 0].map((value, at) => value ^ times(divisor[at - 1] ?? 0, root));
	const rest = [...block, ...Array(count).fill(0)];
	block.forEach((_, from) => {
		const factor = rest[from];
		divisor.forEach((value, at) => { rest[from + at] ^= times(value, factor); });
	});
	return rest.slice(block.length);
}

/** @param {number} a @param {number} b */
function times(a, b) {
	let product = 0;
	for (let at = 7; at >= 0; at -= 1) product = (product << 1) ^ (product & 0x80 ? 0x11d : 0) ^ ((b >> at) & 1 ? a : 0);
	return product;
}

/** Draw all that is not data. @param {number} version */
function frame(version) {
	const size = version * 4 + 17;
	const modules = Array.from({ length: size }, () => /** @type {(0 | 1 | null)[]} */ (Array(size).fill(null)));
	const put = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number | boolean} */ dark) => {
		if (modules[row]?.[column] !== undefined) modules[row][column] = dark ? 1 : 0;
	};
	const square = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ radius, /** @type {number[]} */ light) => {
		for (let r = -radius; r <= radius; r += 1) {
			for (let c = -radius; c <= radius; c += 1) put(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
		}
	};
	for (let at = 0; at < size; at += 1) [[6, at], [at, 6]].forEach(([row, column]) => put(row, column, at % 2 === 0));
	for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row, column, 4, [2, 4]);
	const places = alignment(version, size);
	const onFinder = (/** @type {number} */ row, /** @type {number} */ column) => row === 6 && (column === 6 || column === size - 7);
	for (const row of places) {
		for (const column of places) if (!onFinder(row, column) && !onFinder(column, row)) square(row, column, 2, [1]);
	}
	bitsOf(FORMAT, 15).reverse().forEach((dark, at) => {
		put(at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, 8, dark);
		put(8, at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, dark);
	});
	put(size - 8, 8, 1);
	if (version >= 7) {
		bitsOf((version << 12) | golay(version << 12), 18).reverse().forEach((dark, at) => {
			put(Math.floor(at / 3), size - 11 + (at % 3), dark);
			put(size - 11 + (at % 3), Math.floor(at / 3), dark);
		});
	}
	return modules;
}

/** Give the rows, and columns, on which alignment squares lie, but for the corners of the finders.
 * @param {number} version @param {number} size */
function alignment(version, size) {
	if (version === 1) return [];
	const count = Math.floor(version / 7) + 1;
	const step = Math.ceil((version * 2 + 2) / count) * 2;
	return [6, ...Array.from({ length: count }, (_, at) => size - 7 - (count - 1 - at) * step)];
}

/** Give the check bits of a version. @param {number} value */
function golay(value) {
	let left = value;
	for (let at = 17; at >= 12; at -= 1) if (left >> at) left ^= 0x1f25 << (at - 12);
	return left;
}

/** Write the bits into the free modules, in pairs of columns from the right, up and down.
 * @param {Modules} modules @param {number[]} bits */
function fill(modules, bits) {
	const size = modules.length;
	let next = 0;
	for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
		const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0); // past the timing column
		for (let step = 0; step < size; step += 1) {
			const row = pair % 2 ? step : size - 1 - step;
			for (const column of [right, right - 1]) {
				if (modules[row][column] === null) modules[row][column] = (bits[next++] ?? 0) ^ Number((row + column) % 2 === 0) ? 1 : 0;
			}
		}
	}
	return modules;
}

/** @param {number} value @param {number} count */
function bitsOf(value, count) {
	return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}
