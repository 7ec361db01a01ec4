// The conversation of the two players: off until both have turned it on, and shown to nobody else. Its lines are events
// of the game.

/** @import { Host } from "./main.js" */
/** @import { Table } from "./table.js" */
/** @import { Player } from "../rules/field.js" */

import { byId, form, make, tell } from "../../shared/dom.js";
import { isSure } from "../board/confirm.js";
import { coloursOf } from "../board/words.js";
import { other } from "../rules/game.js";
import { TOLD } from "./words.js";
import { phrase } from "../../shared/speak.js";

const MOST = 200; // characters of a line
const REPORT = {
	title: phrase("report-the-other-player"),
	words: phrase("what-a-report-does"),
	yes: phrase("report"),
	no: phrase("cancel"),
};

export class Talk {
	isReported = false;
	refused = ""; // the game in which the player has said No, also where nothing can be kept
	sent = ""; // the last line
	read = 0; // lines that were in sight

	/** @param {Host} host */
	constructor(host) {
		this.host = host;
		this.field = /** @type {HTMLInputElement} */ (form("talk-form").elements.namedItem("text"));
		this.field.maxLength = MOST;
		form("talk-form").addEventListener("submit", (event) => {
			event.preventDefault();
			this.send();
		});
		byId("phrases").addEventListener("toggle", () => {
			if (host.table) this.draw(host.table);
			byId("lines").scrollTop = byId("lines").scrollHeight; // the last line, also of those that came meanwhile
		});
		Object.assign(host.acts, {
			"talk-on": () => this.turn(true),
			"talk-off": () => this.turn(false),
			report: () => this.report(),
		});
	}

	/** Tell whether the other player asks for a conversation, and waits for an answer. A No is kept on the device, for
	 * the whole game. @param {Table} table */
	isWished({ asking }) {
		const { player, about, seats, id } = this.host;
		const isAsked = player !== 0 && about.conversation && asking === other(player);
		return isAsked && this.refused !== id && !seats.of(id)?.isTalkRefused;
	}

	/** Answer the other player, who asks for a conversation. @param {boolean} isWanted */
	answer(isWanted) {
		if (isWanted) {
			this.turn(true); // and the board stays in sight: where to write is said
			return;
		}
		this.refused = this.host.id;
		this.host.keep({ isTalkRefused: true });
		this.host.drawTurn();
		this.host.sayBeside(phrase("no-conversation-for-now-under"));
	}

	/** Show what was said, and what may be done. @param {Table} table */
	draw({ talking, lines, asking }) {
		const { player, about } = this.host;
		byId("talk").hidden = !player || !about.conversation;
		if (!player) return;
		const them = /** @type {Player} */ (other(player));
		const isOn = talking.has(player) && talking.has(them);
		tell(
			"talk-words",
			talking.has(player) ? (isOn ? "" : phrase("side-has-not-agreed", coloursOf(them))) : wish(talking, them),
		);
		byId("talk-on").hidden = talking.has(player);
		byId("talk-off").hidden = !talking.has(player);
		byId("talk-form").hidden = !isOn;
		byId("report").hidden = !lines.some((line) => line.player === them) || this.isReported;
		if (byId("phrases").matches(":popover-open") || !lines.length) this.read = lines.length;
		byId("say").classList.toggle("ready", about.conversation && (asking === them || lines.length > this.read));
		const log = byId("lines");
		log.hidden = !lines.length;
		if (log.childElementCount === lines.length) return;
		log.replaceChildren(...lines.map(lineOf));
		log.scrollTop = log.scrollHeight;
	}

	/** @param {boolean} on */
	turn(on) {
		if (on) {
			this.refused = "";
			this.host.keep({ isTalkRefused: false });
		}
		this.host.live?.act({ type: "talk", on });
	}

	send() {
		this.sent = this.field.value.trim();
		if (this.sent) this.host.live?.act({ type: "line", text: this.sent });
		this.field.value = "";
	}

	/** Give back a line that was refused, to be sent later. */
	putBack() {
		this.field.value ||= this.sent;
	}

	/** Tell the operator of the other player, and hear no more. */
	async report() {
		const { id, live, table, player } = this.host;
		if (!(await isSure(REPORT))) return;
		const headers = { "X-Seat": live?.secret ?? "" };
		const response = await fetch(`/dots/games/${id}/report`, { method: "POST", headers }).catch(() => null);
		this.isReported = Boolean(response?.ok);
		this.host.sayBeside(this.isReported ? TOLD : phrase("the-report-did-not-reach"));
		if (player && table?.talking.has(player)) this.turn(false);
	}
}

/** Say what a conversation is. @param {Set<number>} talking @param {Player} them */
const wish = (talking, them) =>
	talking.has(them) ? phrase("side-would-like-to-write", coloursOf(them)) : phrase("you-can-write-to-each");

/** Show a line; what it has of other directions of writing stays within it.
 * @param {{ player: Player, text: string }} line */
function lineOf({ player, text }) {
	const node = make("p");
	node.append(make("b", "", phrase("side-writes", coloursOf(player))), " ", make("bdi", "", text));
	return node;
}
