// A program that answers questions: a line of JSON for each on its input, and as many on its output.
// tests/support/node.py asks.

import { createInterface } from "node:readline";

/** @param {(question: any) => unknown} answer */
export async function answerAll(answer) {
	for await (const line of createInterface({ input: process.stdin }))
		process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line)))}\n`);
}
