// Where a game with a friend begins: what to play, the link to send, and the games that this device plays.

/** @import { KeptSeat, Seats } from "./seats.js" */
/** @import { Store } from "../../shared/store.js" */

import { byId, button, form, make } from "../../shared/dom.js";
import { addressOf } from "./address.js";
import { gameName } from "./words.js";
import { optionOf, SetupForm } from "../board/setup-form.js";

const LAST = "kropki:dots:friend";

/** @type {Record<string, { move: number, reserve: number } | null>} */
const CLOCKS = {
	"No limit": null,
	"20 s a move, 2 min in reserve": { move: 20, reserve: 120 },
	"30 s a move, 5 min in reserve": { move: 30, reserve: 300 },
	"60 s a move, 10 min in reserve": { move: 60, reserve: 600 },
	"5 s a move, 1 min in reserve": { move: 5, reserve: 60 },
};

export class Lobby {
	/** @param {{ seats: Seats, store: Store, go: (id: string, secret: string) => void }}
	 *   host */
	constructor(host) {
		this.host = host;
		this.form = form("new-form");
		for (const name of Object.keys(CLOCKS)) byId("time").append(optionOf(name, name));
		this.setup = new SetupForm(this.form);
		this.setup.fill(host.store.read(LAST) ?? {});
		this.form.addEventListener("submit", (event) => {
			event.preventDefault();
			this.begin();
		});
	}

	/** Show the games of this device. */
	show() {
		const seats = this.host.seats.all();
		byId("mine").hidden = !seats.length;
		byId("my-games").replaceChildren(...seats.map((seat) => this.row(seat)));
	}

	/** @param {KeptSeat} seat */
	row(seat) {
		const item = make("li");
		const name = seat.name || seat.id;
		const link = make("a", "", name);
		link.href = addressOf(seat.id);
		const drop = button("Forget", { forget: seat.id });
		drop.ariaLabel = `Forget ${name}`;
		drop.addEventListener("click", () => this.forget(seat, item));
		item.append(
			link,
			make("span", "soft", ` ${new Date(seat.at).toLocaleDateString()}${seat.over ? `, ${seat.over}` : ""} `),
			drop,
		);
		return item;
	}

	/** Forget a game of the list, and offer in its place to put it back.
	 * @param {KeptSeat} seat @param {HTMLElement} item */
	forget(seat, item) {
		const restore = this.host.seats.drop(seat.id);
		const name = seat.name || seat.id;
		const words = make("span", "soft", `Forgotten: ${name}. This device can play in it no more.`);
		words.id = `forgotten-${seat.id}`;
		const back = button("Put it back", { restore: seat.id });
		back.ariaLabel = `Put back ${name}`;
		back.setAttribute("aria-describedby", words.id);
		back.addEventListener("click", () => {
			restore();
			const again = this.row(seat);
			item.replaceWith(again);
			again.querySelector("a")?.focus();
		});
		item.replaceChildren(words, back);
		back.focus();
	}

	/** Ask the service for a game, and go there. */
	async begin() {
		const chosen = this.setup.chosen();
		const setup = this.setup.setup();
		const body = {
			...setup,
			clock: CLOCKS[chosen.time],
			...(chosen.side ? { player: Number(chosen.side) } : {}),
			open: chosen.open === "on",
		};
		const fault = byId("new-fault");
		fault.textContent = "";
		try {
			const response = await fetch("/dots/games", {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify(body),
			});
			const answer = await response.json();
			if (!response.ok) throw new Error(answer.detail);
			const [mine, theirs] = answer.player === 1 ? answer.seats : [...answer.seats].reverse();
			this.host.store.write(LAST, JSON.stringify({ ...chosen, open: chosen.open ?? "off" }));
			this.host.seats.keep({
				id: answer.id,
				secret: mine.secret,
				player: answer.player,
				name: gameName(setup),
				invite: theirs.link,
			});
			this.host.go(answer.id, mine.secret);
		} catch (error) {
			fault.textContent =
				error instanceof TypeError
					? "No connection to the service: try again."
					: `This did not work: ${/** @type {Error} */ (error).message}.`;
		}
	}
}
