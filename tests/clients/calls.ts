// A call of each operation by a client whose types openapi-typescript makes: schema.ts, beside this file.
// tests/api/test_clients.py checks the types of both, and runs it.

import createClient from "openapi-fetch";
import type { components, operations, paths } from "./schema.js";

const TOKEN = "c11e9700c11e9700c11e9700c11e9701"; // of no device

type Client = ReturnType<typeof createClient<paths>>;
type Puzzle = components["schemas"]["Puzzle"];

/** Call every operation of the service at an address; tell of each whether it answered as its type says. */
export async function callAll(baseUrl: string): Promise<Record<keyof operations, boolean>> {
	const client = createClient<paths>({ baseUrl });
	const made = await client.GET("/kropki", { params: { query: { size: 4, seed: "clients", solution: true } } });
	if (!made.data?.solution) throw new Error("expected a puzzle with its solution");
	const { id, ken, solution } = made.data;
	const known = { params: { path: { puzzle_id: id } } };
	const drawn = { params: { query: { ken } } };
	const today = new Date().toISOString().slice(0, 10);
	const easy = { difficulty: "easy" } as const;

	const calls: Record<keyof operations, () => Promise<boolean>> = {
		get_puzzle: async () => {
			const wish = {
				size: 4,
				seed: "clients",
				difficulty: "easy",
				one_two: "black",
				technique: ["hidden single in a box"],
			} as const;
			const { data } = await client.GET("/kropki", { params: { query: { ...wish, technique: [...wish.technique] } } });
			const refused = await client.GET("/kropki", { params: { query: { size: 4, difficulty: "extreme" } } });
			const level: components["schemas"]["GradedLevel"] | undefined = data?.difficulty.level;
			return level === "easy" && refused.error?.status === 422;
		},
		get_puzzle_of_today: async () => isPuzzle((await client.GET("/kropki/daily", { params: { query: easy } })).data),
		get_puzzle_of_day: async () => {
			const { data } = await client.GET("/kropki/daily/{day}", { params: { path: { day: today }, query: easy } });
			return isPuzzle(data);
		},
		get_pack: async () => {
			const { data } = await client.GET("/kropki/pack", {
				params: { query: { level: "easy", size: 4, nb: 2 } },
				parseAs: "text",
			});
			return (data ?? "").split("\n").every((line) => line === "" || isPuzzle(JSON.parse(line)));
		},
		get_batch: async () => {
			const { data } = await client.GET("/kropki/batch", {
				params: { query: { size: 4, nb: 2, seed: "clients" } },
				parseAs: "text",
			});
			return (
				data
					?.trim()
					.split("\n")
					.every((line) => isPuzzle(JSON.parse(line))) ?? false
			);
		},
		draw_picture: async () =>
			begins((await client.GET("/kropki/picture.png", { ...drawn, parseAs: "blob" })).data, "\ufffdPNG"),
		draw_qr_code: async () => begins((await client.GET("/kropki/qr.svg", { ...drawn, parseAs: "text" })).data, "<svg"),
		open_in_sudokupad: async () => {
			const { response } = await client.GET("/kropki/sudokupad", { ...drawn, redirect: "manual" });
			return response.status === 307 && response.headers.get("location")?.startsWith("https://sudokupad.app/") === true;
		},
		get_puzzle_by_id: async () => isPuzzle((await client.GET("/kropki/{puzzle_id}", known)).data),
		get_puzzle_as_json: async () => isPuzzle((await client.GET("/kropki/{puzzle_id}.json", known)).data),
		get_puzzle_as_svg: async () =>
			begins((await client.GET("/kropki/{puzzle_id}.svg", { ...known, parseAs: "text" })).data, "<svg"),
		get_puzzle_as_png: async () =>
			begins((await client.GET("/kropki/{puzzle_id}.png", { ...known, parseAs: "blob" })).data, "\ufffdPNG"),
		get_puzzle_as_pdf: async () =>
			begins((await client.GET("/kropki/{puzzle_id}.pdf", { ...known, parseAs: "blob" })).data, "%PDF"),
		get_puzzle_as_ken: async () =>
			begins((await client.GET("/kropki/{puzzle_id}.ken", { ...known, parseAs: "text" })).data, ken),
		get_puzzle_as_fpuzzles: async () => {
			const { data } = await client.GET("/kropki/{puzzle_id}.fpuzzles", known);
			return data?.grid.flat().length === 16 && data.solution.join("") === solution.replaceAll("/", "");
		},
		get_puzzle_as_sudokupad: async () =>
			begins((await client.GET("/kropki/{puzzle_id}.sudokupad", { ...known, parseAs: "text" })).data, "https://"),
		keep_puzzle: async () => (await client.POST("/kropki/keep", { body: { id } })).data?.link === `/k/${id}`,
		...(await publishing(client, ken)),
		...(await racing(client, ken)),
		...(await collecting(client, ken)),
		get_solution: async () => (await client.GET("/kropki/{puzzle_id}/solution", known)).data?.solution === solution,
		get_steps: async () => ((await client.GET("/kropki/{puzzle_id}/steps", known)).data?.steps.length ?? 0) > 0,
		solve: async () => (await client.POST("/kropki/solve", { body: { ken } })).data?.solutions === 1,
		grade: async () => (await client.POST("/kropki/grade", { body: { ken, negative: true } })).data?.ken === ken,
		hint: async () => {
			const { data } = await client.POST("/kropki/hint", {
				body: { ken, entries: ".".repeat(16), marks: Array(16).fill("") },
			});
			const way = (await client.POST("/kropki/hint", { body: { ken, entries: ".".repeat(16), until: "digit" } })).data;
			const ends = way !== undefined && "cell" in way && way.steps.at(-1)?.placements[way.cell] === way.digit;
			return ends && data !== undefined && "sentence" in data && data.sentence.endsWith(".");
		},
		why: async () => {
			const { data } = await client.POST("/kropki/why", { body: { ken, entries: ".".repeat(16), cell: "r1c1" } });
			return data !== undefined && "status" in data && String(data.digit) === solution[0];
		},
		get_practice: async () => {
			const { data } = await client.GET("/kropki/practice", {
				params: { query: { technique: "dot pair", seed: "tea" } },
			});
			return data?.answers[0]?.technique === "dot pair";
		},
		check: async () =>
			(await client.POST("/kropki/check", { body: { ken, entries: solution.replaceAll("/", "") } })).data?.complete ===
			true,
		analyse_board: async () => {
			const { data } = await client.POST("/kropki/analyse", { body: { ken, ask: ["solutions", "conflict"] } });
			return data?.solutions?.verdict === "one" && data.conflict?.givens.length === 0;
		},
		find_neighbours: async () => {
			const body = { ken: "1234/3412/2143/432A", negative: false, want: "harder" } as const;
			return (await client.POST("/kropki/neighbours", { body })).data?.neighbours[0]?.kind === "minimal";
		},
		complete_board: async () => {
			const body = { ken: "1C/D/D/D", number: 1, seed: "tea" };
			const { data } = await client.POST("/kropki/complete", { body, parseAs: "text" });
			return (
				data
					?.trim()
					.split("\n")
					.map((line) => JSON.parse(line).outcome)
					.join() === "completed"
			);
		},
		read_text: async () => (await client.POST("/kropki/read", { body: { text: ken } })).data?.id === id,
		replay_game: async () => {
			const { data } = await client.POST("/dots/replay", {
				body: {
					size: [3, 3],
					moves: [
						[1, 1, 1],
						[2, "resign"],
					],
				},
			});
			return data?.result === "B+R" && data.error === null;
		},
		choose_move: async () => {
			const { data } = await client.POST("/dots/move", {
				body: { size: [9, 9], start: "cross", moves: [[1, 5, 3]], level: 2 },
			});
			const refused = await client.POST("/dots/move", { body: { position: "nothing" } });
			return data?.move.length === 3 && refused.error?.status === 422;
		},
		analyse_game: async () => {
			const body = {
				size: [5, 5],
				moves: [
					[1, 2, 2],
					[2, 1, 2],
				],
				level: 1,
			};
			const { data } = await client.POST("/dots/analyse", { body, parseAs: "text" });
			return (
				data
					?.trim()
					.split("\n")
					.map((line) => JSON.parse(line).move)
					.join() === "1,2"
			);
		},
		get_lessons: async () => {
			const { data } = await client.GET("/dots/lessons", {
				params: { query: { theme: "ladder", seed: "tea", nb: 2 } },
			});
			return data?.lessons.map(({ theme }) => theme).join() === "ladder,ladder";
		},
		get_opening: async () => {
			const { data } = await client.GET("/dots/book", {
				params: { query: { size: "15x15", start: "cross", moves: "fhgi" } },
			});
			return data?.player === 1;
		},
		...(await withFriend(client)),
		...(await inTheLobby(client)),
		get_times: async () => ((await client.GET("/kropki/{puzzle_id}/times", known)).data?.solves ?? -1) >= 0,
		send_time: async () => {
			const body = { token: TOKEN, ms: 86_400_000, hints: 0, checks: 0, pasted: true, solution };
			return (await client.POST("/kropki/{puzzle_id}/times", { ...known, body })).data?.id === id;
		},
		forget_times: async () =>
			((await client.POST("/kropki/times/forget", { body: { token: TOKEN } })).data?.forgotten ?? -1) >= 0,
		describe_link: async () => {
			const { data } = await client.GET("/oembed", { params: { query: { url: `${baseUrl}/k/${id}` } } });
			return data?.html.startsWith("<iframe ") === true;
		},
		is_alive: async () => (await client.GET("/healthz")).data?.status === "ok",
		is_ready: async () => (await client.GET("/readyz")).data?.status === "ok",
	};
	const told = Object.entries(calls).map(async ([name, call]) => [name, await call()] as const);
	return Object.fromEntries(await Promise.all(told)) as Record<keyof operations, boolean>;
}

/** Give the calls of a race, which is begun here. */
async function racing(client: Client, ken: string) {
	const begun = (await client.POST("/kropki/races", { body: { ken } })).data;
	const params = { path: { race_id: begun?.id ?? "" } };
	const state = (await client.GET("/kropki/races/{race_id}", { params })).data;
	return {
		begin_race: async () => begun?.link.endsWith(`/race/${begun.id}`) === true,
		get_race: async () => state?.puzzle === null && state.players.length === 0,
		take_part_in_race: async () => {
			const body = { secret: TOKEN, start: false, hints: 0 };
			return (await client.POST("/kropki/races/{race_id}/players", { params, body })).data?.place === 1;
		},
	};
}

/** Give the calls of a publication, which is made, changed and withdrawn here. */
async function publishing(client: Client, ken: string) {
	const made = (await client.POST("/kropki/publications", { body: { title: "Tea", ken } })).data;
	const path = { publication_id: made?.id ?? "" };
	const mine = { params: { path, header: { "X-Secret": made?.secret ?? "" } } };
	const address = "/kropki/publications/{publication_id}";
	const found = (await client.GET(address, { params: { path } })).data;
	const changed = (await client.PUT(address, { ...mine, body: { title: "Tea, again" } })).data;
	const withdrawn = (await client.DELETE(address, mine)).data;
	const gone = (await client.GET(address, { params: { path } })).error;
	return {
		publish_puzzle: async () => made?.link === `/p/${path.publication_id}`,
		get_publication: async () => found?.title === "Tea" && found.ken === ken,
		change_publication: async () => changed?.title === "Tea, again",
		withdraw_publication: async () => withdrawn?.id === path.publication_id && gone?.status === 410,
	};
}

/** Give the calls of a collection, which is made, changed and withdrawn here. */
async function collecting(client: Client, ken: string) {
	const body = { title: "Tea", puzzles: [{ ken, title: "First" }] };
	const made = (await client.POST("/kropki/collections", { body })).data;
	const path = { collection_id: made?.id ?? "" };
	const mine = { params: { path, header: { "X-Secret": made?.secret ?? "" } } };
	const address = "/kropki/collections/{collection_id}";
	const found = (await client.GET(address, { params: { path } })).data;
	const changed = (await client.PUT(address, { ...mine, body: { title: "Tea, again" } })).data;
	const withdrawn = (await client.DELETE(address, mine)).data;
	const gone = (await client.GET(address, { params: { path } })).error;
	return {
		publish_collection: async () => made?.link === `/c/${path.collection_id}`,
		get_collection: async () => found?.puzzles[0]?.ken === ken,
		change_collection: async () => changed?.title === "Tea, again",
		withdraw_collection: async () => withdrawn?.id === path.collection_id && gone?.status === 410,
	};
}

/** Give the calls of a game with a friend, which is begun and played here. */
async function withFriend(client: Client) {
	const begun = (await client.POST("/dots/games", { body: { size: [5, 5], player: 1, clock: { days: 3 } } })).data;
	const path = { game_id: begun?.id ?? "" };
	const seat = { params: { path, header: { "X-Seat": begun?.seats[0]?.secret ?? "" } } };
	const body = { number: 3, move: [1, 2, 2] };
	const sat = (await client.POST("/dots/games/{game_id}/seat", seat)).data;
	const invited = { params: { path, header: { "X-Invitation": begun?.seats[1]?.invitation ?? "" } } };
	const friend = (await client.POST("/dots/games/{game_id}/seat", invited)).data;
	const moved = (await client.POST("/dots/games/{game_id}/moves", { ...seat, body })).data;
	const refused = await client.POST("/dots/games/{game_id}/moves", { params: { path }, body });
	const offer = { number: 4, kind: "offer", what: "draw" } as const;
	const offered = (await client.POST("/dots/games/{game_id}/events", { ...seat, body: offer })).data;
	const of = { params: { path } };
	return {
		begin_game: async () => begun?.player === 1,
		take_seat: async () => sat?.player === 1 && friend?.player === 2,
		play_move: async () => moved?.number === 3 && refused.error?.status === 403,
		add_event: async () => offered?.events[0]?.what === "draw",
		get_game: async () => (await client.GET("/dots/games/{game_id}", of)).data?.moves.length === 1,
		get_game_as_sgf: async () =>
			begins((await client.GET("/dots/games/{game_id}.sgf", { ...of, parseAs: "text" })).data, "(;FF[4]"),
		get_game_as_ics: async () =>
			begins((await client.GET("/dots/games/{game_id}.ics", { ...of, parseAs: "text" })).data, "BEGIN:VCALENDAR"),
		get_game_as_svg: async () =>
			begins((await client.GET("/dots/games/{game_id}.svg", { ...of, parseAs: "text" })).data, "<svg"),
		get_game_as_png: async () =>
			begins((await client.GET("/dots/games/{game_id}.png", { ...of, parseAs: "blob" })).data, "\ufffdPNG"),
		report_game: async () => (await client.POST("/dots/games/{game_id}/report", seat)).data?.id === path.game_id,
		draw_game_code: async () =>
			begins((await client.POST("/dots/games/{game_id}/code", { ...of, parseAs: "text" })).data, "<svg"),
	};
}

/** Give the calls of the lobby, in which a game is begun and joined here, and another one taken out. */
async function inTheLobby(client: Client) {
	const [me, you] = [{ "X-Player": "pR0Yc1sGq2bQmXw4n6uJfA" }, { "X-Player": "Zk3vTq8yLw1oN5eBc7dHsg" }];
	const body = { size: [5, 5], name: "Ada", watch: true };
	const begin = () => client.POST("/dots/lobby", { params: { header: me }, body });
	const [begun, other] = [(await begin()).data, (await begin()).data];
	const path = { game_id: begun?.id ?? "" };
	const lists = (await client.GET("/dots/lobby")).data;
	const address = "/dots/lobby/{game_id}";
	const join = { params: { path, header: you }, body: { name: "Bob" } };
	const joined = (await client.POST("/dots/lobby/{game_id}/seat", join)).data;
	const found = (await client.GET(address, { params: { path } })).data;
	const seat = { path: { game_id: other?.id ?? "" }, header: { "X-Seat": other?.secret ?? "" } };
	const taken = (await client.DELETE(address, { params: seat })).data;
	const [mine, of] = ["/dots/ratings/mine" as const, { params: { header: me } }];
	return {
		open_lobby_game: async () => begun?.badge === other?.badge,
		get_lobby: async () => lists?.waiting.some(({ id }) => id === path.game_id) === true,
		join_lobby_game: async () => joined?.number === 1,
		get_lobby_game: async () => found?.waiting === false && found.players.length === 2,
		leave_lobby: async () => taken?.id === other?.id,
		get_ratings: async () => Array.isArray((await client.GET("/dots/ratings")).data?.players),
		get_own_ratings: async () => (await client.GET(mine, of)).data?.badge === begun?.badge,
		list_rating: async () => (await client.PUT(mine, { ...of, body: { listed: false } })).data?.listed === false,
		forget_ratings: async () => (await client.DELETE(mine, of)).data?.forgotten === 0,
	};
}

/** Tell whether an answer is a puzzle. */
function isPuzzle(answer: Puzzle | undefined): boolean {
	return answer !== undefined && answer.ken.includes("/") && [4, 6, 9].includes(answer.size);
}

/** Tell whether an answer, a text or a file, begins with a text. */
async function begins(answer: string | Blob | undefined, beginning: string): Promise<boolean> {
	const text = answer instanceof Blob ? await answer.slice(0, 4).text() : answer;
	return text?.startsWith(beginning) ?? false;
}
