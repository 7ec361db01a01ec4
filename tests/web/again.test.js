// When a server that is away is asked again, and what brings that forward or puts it off.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { later, pauseAfter } from "../../web/shared/again.js";

const PAUSES = [
	{ what: "twice as long each time", wanted: [2, 4, 8, 16, 32, 64, 120, 120] },
	{ what: "from another one on", shortest: 0.5, longest: 3, wanted: [0.5, 1, 2, 3, 3] },
	{ what: "as the server asks, then longer", asked: 10, wanted: [10, 10, 20, 40, 80, 120, 120] },
	{ what: "as the server asks for very long", asked: 3600, wanted: [3600, 3600] },
];

for (const { what, asked, shortest, longest, wanted } of PAUSES) {
	test(`pauses: ${what}`, () => {
		for (const [times, most] of wanted.entries()) {
			const pause = pauseAfter(times, asked, shortest, longest);
			assert.ok(pause <= most && pause >= Math.max(asked ?? 0, most * 0.75), `${times}: ${pause}`);
		}
	});
}

/** What happens, and how often the act is done by then: "hide" and "show" the page, "online", or seconds that pass. */
const STEPS = [
	{ what: "after its time", steps: [9, "hide", "show"], wanted: [0, 0, 1] },
	{ what: "once", steps: [10, "online", 100], wanted: [1, 1, 1] },
	{ what: "at once with the network", steps: ["online", 100], wanted: [1, 1] },
	{ what: "not while nobody looks", steps: ["hide", 100, "online", "show"], wanted: [0, 0, 0, 1] },
	{ what: "although nobody looks", how: { isUnseen: true }, steps: ["hide", 10], wanted: [0, 1] },
	{ what: "when the server says", how: { isSoon: false }, steps: ["online", "hide", "show", 10], wanted: [0, 0, 0, 1] },
	{ what: "then, and looked at", how: { isSoon: false }, steps: ["hide", 10, "show"], wanted: [0, 0, 1] },
	{ what: "never", steps: ["cancel", 10, "online", "hide", "show"], wanted: [0, 0, 0, 0, 0] },
];

for (const { what, how, steps, wanted } of STEPS) {
	test(`asked again ${what}`, (context) => {
		context.mock.timers.enable({ apis: ["setTimeout"] });
		const network = new EventTarget();
		const page = Object.assign(new EventTarget(), { hidden: false });
		Object.assign(globalThis, { document: page, addEventListener: network.addEventListener.bind(network) });
		const act = mock.fn();
		const cancel = later(act, 10, how);
		const done = steps.map((step) => {
			if (typeof step === "number") context.mock.timers.tick(step * 1000);
			else if (step === "cancel") cancel();
			else if (step === "online") network.dispatchEvent(new Event("online"));
			else {
				page.hidden = step === "hide";
				page.dispatchEvent(new Event("visibilitychange"));
			}
			return act.mock.callCount();
		});
		assert.deepEqual(done, wanted);
	});
}
