// What the page reads in a text that somebody pastes.

import { NotKropki } from "../../../web/sudoku/puzzle/fpuzzles.js";
import { KenError, write } from "../../../web/sudoku/puzzle/ken.js";
import { read } from "../../../web/sudoku/puzzle/paste.js";
import { answerAll } from "./answers.js";

await answerAll(async (text) => {
	try {
		const found = await read(text);
		if ("id" in found) return { id: found.id };
		return { ken: write(found.puzzle), negative: found.puzzle.negative, ignored: found.ignored };
	} catch (error) {
		if (error instanceof KenError) return { code: error.code, offset: error.offset };
		if (error instanceof NotKropki) return { refused: error.message };
		throw error;
	}
});
