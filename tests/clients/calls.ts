// Some calls by a client whose types openapi-typescript makes: schema.ts, beside this file.
// tests/api/test_clients.py checks the types of both, and runs it.

import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

/** Call the service at an address; tell of each call whether it answered as its type says. */
export async function call(baseUrl: string): Promise<Record<string, boolean>> {
	const client = createClient<paths>({ baseUrl });
	const query = { size: 4, seed: "clients", difficulty: "easy", technique: ["hidden single in a box"] } as const;
	const made = await client.GET("/kropki", { params: { query: { ...query, technique: [...query.technique] } } });
	const refused = await client.GET("/kropki", { params: { query: { size: 4, difficulty: "extreme" } } });
	const level: components["schemas"]["GradedLevel"] | undefined = made.data?.difficulty.level;
	const ken = made.data?.ken ?? "";
	const hint = await client.POST("/kropki/hint", { body: { ken, entries: ".".repeat(16), until: "digit" } });
	const way = hint.data;
	const moved = await client.POST("/dots/move", {
		body: { size: [9, 9], start: "cross", moves: [[1, 5, 3]], level: 2 },
	});
	const game = (await client.POST("/dots/games", { body: { size: [5, 5], player: 1 } })).data;
	const path = { game_id: game?.id ?? "" };
	const seat = { params: { path, header: { "X-Seat": game?.seats[0]?.secret ?? "" } } };
	const picture = await client.GET("/dots/games/{game_id}.png", { params: { path }, parseAs: "blob" });
	return {
		puzzle: level === "easy",
		refused: refused.error?.status === 422,
		hint: way !== undefined && "cell" in way && way.steps.at(-1)?.placements[way.cell] === way.digit,
		move: moved.data?.move.length === 3,
		seat: (await client.POST("/dots/games/{game_id}/seat", seat)).data?.player === 1,
		picture: (await picture.data?.slice(0, 4).text())?.endsWith("PNG") === true,
	};
}
