// Puts the messages of English into the page's modules, in place of the server.

import { readFileSync } from "node:fs";
import { patterns } from "../../web/shared/speak.js";

Object.assign(patterns, JSON.parse(readFileSync(new URL("../../languages/en.json", import.meta.url), "utf8")));
