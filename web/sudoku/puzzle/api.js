// Talks to the server. Knows the paths and the shape of its errors, nothing of the board.

/** @import { Difficulty, HintAnswer, Lost, Named, Others, Position, PracticeAnswer, PuzzleRecord, Reason, TaughtAnswer,
 *   Wish } from "../../types.d.ts" */

import { askedBy, pauseAfter } from "../../shared/again.js";
import { phrase } from "../../shared/speak.js";
import { told } from "../../shared/problems.js";

const PATIENCE = 8_000; // milliseconds before a request counts as failed
const BUSY = ["busy", "stock"]; // codes whose words are for programs
const PAUSES = [1, 16]; // seconds between looks at a server that warms up, at first and later
const LOOKS = 24; // about five minutes

/** A request that failed: `status` is 0 where nothing answered. */
export class ApiError extends Error {
	/** @param {number} status @param {string} message @param {string} [code] the server's name for the fault
	 * @param {number} [seconds] that the server asks to wait */
	constructor(status, message, code = "", seconds = 0) {
		super(message);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.seconds = seconds;
	}

	/** Whether the server is away or unwell, rather than unwilling. */
	get isAway() {
		return this.status === 0 || this.status === 429 || this.status >= 500;
	}
}

/** Say in a player's words why the server gave nothing; rethrow any other error. @param {unknown} error */
export function words(error) {
	if (error instanceof ApiError) return error.message;
	throw error;
}

/** Get a puzzle, with its solution. @param {Wish} wish @returns {Promise<PuzzleRecord>} */
export function puzzle(wish) {
	const query = new URLSearchParams({ solution: "true" });
	for (const [name, value] of Object.entries(wish))
		if (value !== undefined && value !== "") query.set(name, String(value));
	return request(`/kropki?${query}`);
}

/** Get the puzzle that has an id. @param {string} id */
export const puzzleCalled = (id) => request(`/kropki/${id}?solution=true`);

/** Get the puzzle of a day. @param {string} day "2026-11-20" @param {string} difficulty */
export const daily = (day, difficulty) => request(`/kropki/daily/${day}?difficulty=${difficulty}&solution=true`);

/** Get the whole explained path of a puzzle.
 * @param {string} id @returns {Promise<{ steps: (TaughtAnswer & { value: number })[] }>} */
export const steps = (id) => request(`/kropki/${id}/steps`);

/** Ask how many solutions a puzzle has (2 = more than one), and for the first. @param {Named} puzzle */
export const solve = ({ ken, negative, boxes }) => request("/kropki/solve", { ken, negative, boxes });

/** Ask how hard a puzzle is. @param {Named} puzzle @returns {Promise<{ difficulty: Difficulty }>} */
export const grade = ({ ken, negative, boxes }) => request("/kropki/grade", { ken, negative, boxes });

/** Ask for the way to a digit from a position. @param {Position} position @returns {Promise<HintAnswer>} */
export const hint = (position) => request("/kropki/hint", { until: "digit", ...position });

/** Ask why a cell has its digit.
 * @param {Position} position @param {string} cell "r1c2" @returns {Promise<Reason | Lost>} */
export const why = ({ ken, negative, boxes, entries, order }, cell) =>
	request("/kropki/why", { ken, negative, boxes, entries, order, cell });

/** Get a position to practise a technique on.
 * @param {string} technique @param {string} seed @param {boolean} boxes @returns {Promise<PracticeAnswer>} */
export const practice = (technique, seed, boxes) => {
	const asked = { technique, seed, ...(!boxes && { boxes: "false" }) };
	return request(`/kropki/practice?${new URLSearchParams(asked)}`);
};

/** Send the time of a puzzle that was solved; get those of others.
 * @param {string} id @param {object} time @returns {Promise<Others>} */
export const sendTime = (id, time) => request(`/kropki/${id}/times`, time);

/** Have all times of a device removed. @param {string} token @returns {Promise<{ forgotten: number }>} */
export const forgetTimes = (token) => request("/kropki/times/forget", { token });

/** Tell whether nothing has to be kept before a puzzle is shared: it is the puzzle of a day, or its link holds it.
 * @param {PuzzleRecord} record */
export const isKept = ({ day, id }) => Boolean(day) || !id;

/** Have the server keep a puzzle for ever, before it is shared; return its record, which says where it does not.
 * @param {PuzzleRecord} record @returns {Promise<PuzzleRecord>} */
export async function kept(record) {
	if (isKept(record)) return record;
	return {
		...record,
		kept: await request("/kropki/keep", { id: record.id }).then(
			() => true,
			() => false,
		),
	};
}

/** Wait while the server is warming up, which it is once on a machine, but not without end; tell whether it was.
 * @param {() => void} onWait called at every look */
export async function warmedUp(onWait) {
	for (let look = 0; look < LOOKS; look++) {
		const isWarming = await request("/healthz").then(
			({ compiled }) => compiled === false,
			() => false,
		);
		if (!isWarming) return look > 0;
		onWait();
		await new Promise((resolve) => setTimeout(resolve, 1000 * pauseAfter(look, 0, ...PAUSES)));
	}
	return true;
}

/** Return the JSON of an answer; throw an ApiError for anything else.
 * @param {string} path @param {object} [body] sent by POST, if nothing else is said
 * @param {AbortSignal} [given] gives the question up
 * @param {{ method?: string, headers?: Record<string, string> }} [more] */
export async function request(path, body, given, { method = body ? "POST" : "GET", headers = {} } = {}) {
	const late = AbortSignal.timeout(PATIENCE);
	const options = {
		method,
		signal: given ? AbortSignal.any([given, late]) : late,
		headers: { Accept: "application/json", ...(body && { "Content-Type": "application/json" }), ...headers },
		body: body && JSON.stringify(body),
	};
	let response, answer;
	try {
		response = await fetch(path, options);
		answer = response.ok ? await response.json() : await response.json().catch(() => null);
	} catch {
		throw new ApiError(0, phrase("server-cannot-be-reached"));
	}
	if (response.ok) return answer;
	throw new ApiError(response.status, reason(response, answer ?? {}), answer?.code, askedBy(response));
}

/** Say why there is no answer.
 * @param {Response} response @param {{ code?: string, detail?: string, title?: string }} answer */
function reason(response, { code = "", detail, title }) {
	const { status } = response;
	if (status === 429) return phrase("too-many-requests", { time: wait(askedBy(response) || 60) });
	if (BUSY.includes(code)) return phrase("server-is-busy");
	return told({ code, detail, title, status });
}

/** @param {number} seconds */
function wait(seconds) {
	return seconds < 100 ? phrase("seconds", { count: seconds }) : phrase("minutes", { count: Math.ceil(seconds / 60) });
}
