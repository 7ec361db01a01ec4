// Saves a file on the device.

/** @param {File} file */
export function save(file) {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // once the browser has taken it
}
