// Packs texts as the original lz-string does.

import LZString from "lz-string";
import { answerAll } from "./answers.js";

await answerAll((text) => LZString.compressToBase64(text));
