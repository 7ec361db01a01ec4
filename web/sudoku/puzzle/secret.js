// A secret of this device, by which the server knows it again.

/** Draw a secret at random. */
export function drawn() {
	const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
	return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
