// The shapes that the page's modules share: for the checker alone, never served.

import type { Reserve } from "./sudoku/puzzle/offline-reserve.js";
import type { Message } from "./shared/speak.js";
import type { Store } from "./shared/store.js";

declare global {
	interface Window {
		/** The files that an installed page is asked to open, where the browser has that. */
		launchQueue?: { setConsumer(take: (asked: { files: FileSystemFileHandle[] }) => void): void };
	}
}

export type Cell = number; // in reading order
export type EdgeIndex = number;
export type Digit = number; // 0 = empty
export type Mask = number; // a set of digits: digit d is bit d - 1
export type Dot = 0 | 1 | 2; // none, white, black
export type Link = 0 | 1 | 2 | 3 | 4 | 5; // what an edge demands: nothing, a dot, a gap of both colours, of one
/** Which dots are all drawn, so that a missing one is a promise: of both colours, of neither, or of one. */
export type Negative = boolean | "white" | "black";

export type Board = {
	size: number; // 9
	boxHeight: number; // 3; the size where there are no boxes
	boxWidth: number; // 3
	cells: readonly Cell[]; // [0, 1, ... 80]
	rows: readonly (readonly Cell[])[];
	columns: readonly (readonly Cell[])[];
	boxes: readonly (readonly Cell[])[]; // none, or as many as rows
	houses: readonly (readonly Cell[])[]; // rows, then columns, then boxes
	edges: readonly (readonly [Cell, Cell])[]; // [[0, 9], [0, 1], ...]
	below: readonly EdgeIndex[]; // per cell: the edge to the cell below, or -1
	right: readonly EdgeIndex[]; // per cell: the edge to the cell on the right, or -1
	peers: readonly (readonly Cell[])[]; // per cell: the cells that share a house with it
};
export type Direction = "up" | "down" | "left" | "right" | "home" | "end" | "first" | "last";

export type Puzzle = {
	size: number; // 9
	givens: readonly Digit[];
	dots: readonly Dot[]; // one an edge
	negative: Negative; // which dots are all shown
	boxes: boolean; // whether each box holds every digit, too
	board: Board;
	links: readonly Link[]; // what each edge demands
};
export type Difficulty = { level: string; rating: number; techniques?: Record<string, number> };

/** What the server says about a puzzle; only `ken` and `negative` are sure to be there. */
export type PuzzleRecord = {
	ken: string;
	negative: Negative;
	boxes?: boolean; // false: the board has none
	id?: string; // "8M0Q2V7K4TXA"
	kept?: boolean; // false: the server does not find it by its id
	size?: number;
	difficulty?: Difficulty | null;
	seed?: string | null;
	solution?: string | null; // "618327495/..."
	day?: string; // "2026-11-20", where it is the daily puzzle of a day
};

export type Conflicts = {
	cells: ReadonlySet<Cell>; // cells that repeat a digit within a house
	edges: ReadonlySet<EdgeIndex>; // dots and gaps whose two digits break them
};

/** What is wrong with a cell, and whether to name it in short. */
export type Flaws = { repeated?: boolean; broken?: boolean; wrong?: boolean; short?: boolean; tried?: boolean };

export type Tool = "digits" | "corner" | "centre" | "colour";
export type Layer = Tool | "ruled";
export type Change = [layer: Layer, cell: Cell, from: number, to: number];

export type State = {
	puzzle: Puzzle;
	digits: readonly Digit[]; // givens and entries
	corner: readonly Mask[]; // per cell: digits marked in the corners
	centre: readonly Mask[]; // per cell: digits marked in the centre
	colour: readonly Mask[]; // per cell: colours 1 to 9
	ruled: readonly Mask[]; // per cell: digits that applied hints have ruled out
	selected: ReadonlySet<Cell>;
	cursor: Cell; // the cell that has the focus
	tool: Tool;
	chosen: Digit; // with digits first: the one that the next cells get, or 0
	past: readonly Change[][]; // what undo takes back, oldest first
	future: readonly Change[][]; // what redo brings back, next one last
	tries: readonly number[]; // by trial, how many steps came before it; the last one is innermost
	points: readonly number[]; // the same for trials that were kept, ascending
};

export type Action =
	| { type: "press"; digit: Digit; tool?: Tool; tidy?: boolean }
	| { type: "erase" | "undo" | "redo" | "promote" | "fill-marks" }
	| { type: "try" | "keep" | "drop" } // a trial from here; its digits stay, or go
	| { type: "return" } // to where the last trial that was kept began
	| { type: "move"; direction: Direction; extend?: boolean }
	| { type: "pick"; cell: Cell; how: "only" | "add" | "remove" }
	| { type: "sweep"; which: "all" | "none" | "invert" }
	| { type: "alike"; cell: Cell }
	| { type: "tool"; tool: Tool }
	| { type: "turn-tool"; by: 1 | -1 }
	| { type: "choose"; digit: Digit } // the same again: none
	| { type: "rewind"; to: number } // undo until so many steps are left
	| { type: "step"; placements: readonly [Cell, Digit][]; eliminations: readonly [Cell, Digit][]; tidy?: boolean };
export type Query = "row" | "column" | "box" | "missing" | "cell";
export type Aid = "hint" | "check" | "why" | "digit" | "here" | "back"; // what the player may ask for
export type Intent = Action | { type: Aid } | { type: "query"; query: Query };

export type Wanted = Intent | { type: "enter" }; // with digits first: the chosen digit

/** A key press, whatever the event. */
export type Press = {
	key: string; // "a"
	code: string; // "KeyA", wherever the layout puts it
	ctrl?: boolean; // Ctrl or Command
	shift?: boolean;
	alt?: boolean;
	numLock?: boolean;
};

/** All that the board shows. */
export type View = {
	state: State;
	conflicts: Conflicts;
	wrong: ReadonlySet<Cell>; // cells that a check has named
	hinted: ReadonlySet<Cell>;
	short: boolean; // short names
	seen: boolean; // shade the houses of the cursor
	grid: boolean; // centre marks have a fixed place each
};

/** A step as the server names it; cells are r1c1. */
export type StepAnswer = {
	technique: string;
	message?: Message; // what the sentence says, for other languages
	sentence: string;
	cells: string[];
	edges: [string, string][];
	placements: Record<string, Digit>; // { "r1c2": 5 }
	eliminations: Record<string, Digit[]>; // { "r1c2": [2, 4] }
};

/** A step of an argument. What came with a puzzle of the reserve has no more than a `StepAnswer`. */
export type TaughtAnswer = StepAnswer & {
	because?: { steps: number[]; gone: Record<string, Digit[]> }; // earlier steps, from 0, and what they ruled out for it
	value?: number; // of the technique: the highest one needed is the rating
	picture?: {
		houses: string[]; // "row 1"
		dots: [string, string][];
		gaps: [string, string][];
		digits: string[]; // filled cells that matter
		candidates: Record<string, Digit[]>; // before the step, of the cells that matter
	};
	chain?: { cell: string | null; digit: Digit | null; sentence: string; message?: Message }[]; // of a what-if
};

/** A short argument that ends in a digit. */
export type WayAnswer = { steps: TaughtAnswer[]; cell: string; digit: Digit };
/** Cells that are wrong, those of them whose marks are, why one digit is wrong, and since when. */
export type Lost = {
	mistakes: string[];
	marks: string[];
	wrong?: Wrong | null;
	since?: { sentence: string } | null;
};

/** Why a digit is wrong: what follows from it, and where that cannot be. */
export type Wrong = {
	cell: string;
	digit: Digit;
	sentence: string;
	message?: { arguments: Record<string, unknown> };
	steps: TaughtAnswer[];
	clash: { cells: string[]; houses: string[]; edges: [string, string][] };
};

/** What the player is told of a wrong digit, before anything else. */
export type Fault = { text: string; answer: Lost; wrong: Wrong };
export type HintAnswer = WayAnswer | Lost | { complete: boolean };

export type Clues = {
	digits: Record<string, Digit>;
	dots: [string, string][];
	gaps: [string, string][];
	houses: string[];
};

/** Why a cell has its digit. */
export type Reason = {
	cell: string;
	digit: Digit;
	status: "minimal" | "not settled" | "far";
	clues: Clues;
	local: Record<string, Digit>; // none
	sentence: string; // what is said where it is far
	steps: TaughtAnswer[];
};

/** What the help endpoints are told of a position. */
export type Position = Named & { entries: string; marks: string[]; order: string[]; near?: string; until?: string };

/** A way to reason, as people call it. */
export type Technique = { name: string; shown: string; level: string; idea: string };

/** What a cell does in an argument: it is looked at, gives the reason, loses candidates, or gets its digit. */
export type Role = "look" | "cause" | "goes" | "found";

/** What is drawn on a board for an argument. */
export type Sketch = {
	roles: ReadonlyMap<Cell, Role>;
	houses: readonly number[]; // their places in the board's list
	dots: readonly EdgeIndex[];
	gaps: readonly EdgeIndex[];
	digits: readonly Cell[]; // filled cells that matter
	candidates: ReadonlyMap<Cell, Mask>;
	gone: ReadonlyMap<Cell, Mask>; // those of them that go
	placed: readonly [Cell, Digit][];
	supposed: readonly [Cell, Digit][];
	broken: readonly Cell[]; // where a supposition cannot be
	target: Cell | null; // the cell that the argument leads to
};

/** An entry in the list of an argument: a step, or a link of a what-if. */
export type TalkItem = { text: string; technique: string; at: number; link: number; isCurrent: boolean };

/** What is told of an argument now. */
export type Talk = {
	title: string;
	lines: string[];
	technique: string; // whose name stands above the lines, or ""
	items: TalkItem[];
	end: string; // what is told after the items, or ""
	said: string; // to those who listen
	next: string; // what the main button says, or "" for none
	sketch: Sketch;
};

/** A position to practise a technique on. */
export type PracticeAnswer = {
	technique: string;
	seed: string;
	ken: string;
	size: number;
	negative: boolean;
	boxes?: boolean; // missing: true
	entries: string; // "1.3..."
	marks: string[]; // the candidates of each cell
	needs_marks: boolean; // whether the entries alone do not show it
	answers: TaughtAnswer[]; // all that the technique finds there
	solution: string; // "618327495/..."
};

/** By lesson, how many positions were seen to their end, and how many answered rightly. */
export type Learned = Record<string, { seen: number; right: number }>;

/** What help is on the board now. */
export type Help = {
	kind: "" | "check" | "hint" | "why" | "fault";
	presses: number; // how often Check was pressed for it
	wrong: ReadonlySet<Cell>;
	cells: ReadonlySet<Cell>; // that are marked
};

/** One puzzle, what the player has done to it, and for how long. */
export type Game = {
	record: PuzzleRecord;
	state: State;
	started: number; // when it was begun, in milliseconds
	spent: number; // milliseconds played before `since`
	since: number | null; // since when the clock runs; null = it stands still
	done: number | null; // when it was solved
	hints: number; // how many hints were shown
	checks: number; // how often Check was pressed
	pasted: boolean; // it came as a text, and not from the server
	writes: Writes;
	moments: readonly number[]; // milliseconds played when each step of `state.past` was made
};

/** By tab, how many of its writes are in a game: so that each tab can tell what another has not seen. */
export type Writes = Readonly<Record<string, number>>;

/** What is kept of a puzzle that was solved: what the statistics are made of. */
export type Solve = {
	level: string; // "hard", or "" where nobody graded it
	size: number;
	negative: Negative;
	boxes?: boolean; // false: the board had none
	spent: number; // milliseconds
	hints: number;
	checks: number;
	done: number; // when, in milliseconds
	pasted: boolean;
	day?: string; // "2026-11-20", where it was the daily puzzle of a day
	begun?: string; // and the day on which it was begun, where the player was then
};

/** How a player stands with the daily puzzles. */
export type Standing = {
	current: number; // days in a row that had one solved on their day, up to today or yesterday
	longest: number; // days in a row, ever
	run: number; // the last days in a row, whenever they were
	last: string; // the last of them
	today: string; // "2026-11-20"
	week: { day: string; state: string }[]; // the last one is today; "done", "late" or ""
	isDone: boolean; // whether one of today is solved
	left: number; // milliseconds until the next day
};

export type Kind = { size: number; negative: Negative; boxes?: boolean };

/** What the view of a solved puzzle is told of the page. */
export type Told = {
	store: Store;
	timer: boolean; // whether times are shown
	nextButton: (record: PuzzleRecord) => HTMLElement; // that leads on after a daily puzzle
};

/** What the store keeps of a game: short, because it is written at every move. */
export type Saved = {
	record: PuzzleRecord;
	digits: string; // "1.3..."
	marks: Record<string, number[]>; // layer -> masks of all cells
	past: number[][][]; // changes as [layer, cell, from, to]
	future: number[][][];
	started: number;
	updated: number;
	spent: number;
	done: number | null;
	hints: number;
	checks: number;
	pasted: boolean;
	writes: Writes;
	moments: number[];
	tries?: number[];
	points?: number[];
};

export type Settings = {
	theme: string; // "" = as the system says, "light", "dark", "barbie", "oppenheimer"
	timer: boolean; // show the time
	tidy: boolean; // a placed digit clears the marks it rules out
	conflicts: boolean; // show conflicts at once
	seen: boolean; // shade the houses of the selected cell
	short: boolean; // short names of cells, for screen readers
	grid: boolean; // centre marks have a fixed place each, of three by three
	labels: boolean; // numbers beside rows and columns
	notes: boolean; // candidates fill themselves in
	singles: boolean; // cells with one candidate fill themselves
	first: boolean; // a digit is chosen first, then its cells
	whole: boolean; // a hint tells its step at once; else first where to look, then the idea
	larger: boolean; // larger digits, dots and type
	marks: string; // "small", "medium", "large"
	left: boolean; // the keys are on the left
	sound: boolean;
	egg: boolean; // the hidden theme has been found
	welcomed: boolean; // the tutorial has been offered
	notify: boolean; // notifications of daily puzzles are wanted
	send: boolean; // times may be sent
	steps: boolean; // the seconds between digits are sent, too
	asked: boolean; // whether they may was answered
	difficulty: string; // what the next puzzle shall be
	daily: string; // the level of the daily puzzles; "": the same
	size: number;
	boxes: boolean;
	negative: Negative;
};

/** A time that is sent, or waits to be. */
export type Unsent = {
	id: string;
	ms: number;
	hints: number;
	checks: number;
	pasted: boolean;
	solution: string;
	order?: string[]; // "r1c2"; the cells as they were filled
	seconds?: number[]; // before each of them
};

/** What the server tells of the times of others. */
export type Others = {
	solves: number;
	median_ms: number | null; // null of too few
	spread_ms: number[]; // fastest first; none of too few
	measured: { ms: number; level: string } | null;
};

/** What comparing asks of the page. */
export type Comparing = Pick<Host, "store" | "settings" | "choose" | "rest">;

export type Named = { ken: string; negative: Negative; boxes?: boolean }; // a puzzle by its text
export type Wish = {
	difficulty?: string;
	size?: number;
	negative?: Negative;
	boxes?: boolean;
	seed?: string;
	technique?: string; // that the puzzle needs
	rating_min?: number;
	rating_max?: number;
};

/** A puzzle kept for when the server is away. */
export type Spare = { record: PuzzleRecord; path: StepAnswer[]; used: boolean };

/** Where the reserve gets its puzzles from. */
export type Source = {
	puzzle: (wish: Wish) => Promise<PuzzleRecord>;
	steps: (id: string) => Promise<{ steps: StepAnswer[] }>;
};

/** What the pointer asks of the board. */
export type Asked = {
	size: () => number;
	isSelected: (cell: Cell) => boolean;
	multi: () => boolean; // whether taps add, as with Ctrl held
};

/** What the dialogs ask of the page. */
export type Host = {
	store: Store;
	game: () => Game | null;
	solution: () => Promise<Digit[] | null>;
	settings: () => Settings;
	choose: (settings: Partial<Settings>) => void;
	leave: () => void; // the game on the board is kept, and none is there
	open: (record: PuzzleRecord, entered?: [Cell, Digit][]) => void; // with digits that are there already
	show: (game: Game) => void;
	newPuzzle: (wish: Wish) => Promise<void>;
	openDay: (day: string, level: string) => Promise<void>;
	asked: <Got>(ask: () => Promise<Got>, tellFault: (words: string) => void) => Promise<Got | undefined>; // see Opening
	rest: () => void; // dialogs opened or closed: whether the clock runs
	dispatch: (intent: Intent) => void; // do what it means
	isHeld: () => boolean; // whether the board is hidden
};

/** What help asks of the page. */
export type Aided = {
	root: HTMLElement; // of the board
	game: () => Game | null;
	solution: () => Promise<Digit[] | null>;
	change: (action: Action) => void;
	draw: () => void;
	tidy: () => boolean; // whether a placed digit clears the marks it rules out
	staged: () => boolean; // whether a hint comes in stages
	path: (record: PuzzleRecord) => StepAnswer[]; // that came with a puzzle of the reserve
	count: (help: "hints" | "checks") => void; // that the player was helped once more
	focus: () => void; // on the board
};

/** What the start of a puzzle asks of the page. */
export type Table = Pick<Host, "store" | "game" | "settings" | "choose" | "open" | "show"> & {
	reserve: Reserve;
	focus: () => void; // on the board
};

/** What a pasted text holds: a puzzle, or the id of one. */
export type Pasted = { puzzle: Puzzle; title?: string; author?: string } | { id: string };
export type Sheet = { record: PuzzleRecord; entries?: readonly Digit[] };
export type Layout = { each: number; solutions: boolean; origin: string }; // each = puzzles to a page

/** A page of the tutorial; cells are names with spaces between. */
export type Lesson = {
	enter: string; // cells whose digit the player enters
	look: string; // cells that are marked
	text: string;
};
