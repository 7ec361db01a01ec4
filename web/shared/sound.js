// Short sounds, made as they are wanted: no file is loaded. Loaded where the player wants sounds.

const LOUD = 0.08; // of 1

/** The notes of each sound: hertz, seconds until it begins, seconds that it lasts.
 * @type {Record<string, [number, number, number][]>} */
const SOUNDS = {
	entry: [[620, 0, 0.06]],
	fault: [[165, 0, 0.16]],
	done: [
		[523, 0, 0.2],
		[659, 0.12, 0.2],
		[784, 0.24, 0.4],
	],
};

/** @type {AudioContext | null} */
let context = null;

/** Play a sound. @param {"entry" | "fault" | "done"} name */
export function play(name) {
	context ??= new AudioContext();
	if (context.state === "suspended") context.resume();
	for (const [hertz, wait, length] of SOUNDS[name]) {
		const [note, gain, begin] = [context.createOscillator(), context.createGain(), context.currentTime + wait];
		note.type = "triangle";
		note.frequency.value = hertz;
		gain.gain.setValueAtTime(LOUD, begin);
		gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
		note.connect(gain).connect(context.destination);
		note.start(begin);
		note.stop(begin + length);
	}
}
