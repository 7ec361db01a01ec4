// Talks to the service. Knows the paths and the shape of its errors, nothing of the board.

/** @import { PuzzleRecord } from "./puzzle.js" */

const PATIENCE = 20_000; // milliseconds before a request counts as failed

/** A request that failed: `status` is 0 when the service could not be reached. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.name = "ApiError";
    this.status = status;
  }
}

/** @typedef {{ difficulty?: string, size?: number, negative?: boolean, seed?: string, one_two?: string }} Wish */

/**
 * Get a puzzle, with its solution.
 * @param {Wish} wish
 * @returns {Promise<PuzzleRecord>}
 */
export function puzzle(wish) {
  const query = new URLSearchParams({ solution: "true" });
  for (const [name, value] of Object.entries(wish)) if (value !== undefined) query.set(name, String(value));
  return request(`/kropki?${query}`);
}

/**
 * Ask how many solutions a puzzle has (0, 1, or 2 for more), and for the first.
 * @param {{ ken: string, negative: boolean }} puzzle
 * @returns {Promise<{ solutions: number, solution: string | null }>}
 */
export function solve(puzzle) {
  return request("/kropki/solve", puzzle);
}

/**
 * Send a request and give the JSON of its answer; throw an ApiError for anything else.
 * @param {string} path
 * @param {object} [body]  sent as JSON by POST
 */
async function request(path, body) {
  /** @type {RequestInit} */
  const options = { signal: AbortSignal.timeout(PATIENCE), headers: { Accept: "application/json" } };
  if (body) Object.assign(options, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError(0, "the service cannot be reached");
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  throw new ApiError(response.status, answer?.detail ?? answer?.title ?? `the service answered ${response.status}`);
}
