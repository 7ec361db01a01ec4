// What the page calls an encoding, and how it reads the bytes of a record.

import { decode, encodingOf } from "../../../web/dots/sgf/encodings.js";
import { answerAll } from "./answers.js";

await answerAll(({ name, bytes }) => {
	if (name !== undefined) return encodingOf(name);
	/** @type {string[]} */
	const codes = [];
	const text = decode(new Uint8Array(Buffer.from(bytes, "base64")), (code) => codes.push(code));
	return [text, codes];
});
