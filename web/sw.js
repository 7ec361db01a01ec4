// The pages without the network: a whole copy of one version, whose scripts and styles have it in their addresses.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = ""; // of the page: the server writes it here
const HASH = VERSION.split("-")[0];
const CACHE = `kropki-${VERSION}`;
const PATIENCE = 3_000; // milliseconds that the network has before the copy is used
const PAGES = ["/", "/dots", "/dots/game", "/dots/records", "/dots/practice", "/learn", "/make"];
const PLAIN = ["/icons.svg", "/favicon.svg", "/app.webmanifest", "/fonts/digits.woff2"];
const STATION = /^(example|10|[1-9])$/; // seeds of positions that are kept: those of the lessons, once they were seen

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data ?? "/daily"));
});
worker.addEventListener("fetch", (event) => {
	const { method, url, mode } = event.request;
	const { origin, pathname, searchParams } = new URL(url);
	const page = mode === "navigate" ? pageOf(pathname) : undefined;
	if (method !== "GET" || origin !== location.origin) return;
	if (pathname.startsWith("/v/")) event.respondWith(part(event.request));
	else if (page || PLAIN.includes(pathname)) event.respondWith(answer(event.request, page ?? pathname));
	else if (pathname === "/kropki/practice" && STATION.test(searchParams.get("seed") ?? ""))
		event.respondWith(position(event.request));
});

/** Show a page where it is open already, or open it. @param {string} path */
async function open(path) {
	const pages = await worker.clients.matchAll({ type: "window" });
	const shown = pages.find(({ url }) => new URL(url).pathname === path);
	return shown ? shown.focus() : worker.clients.openWindow(path);
}

/** Return the page that an address shows, if it is one of those that are copied, also with a slash too many.
 * @param {string} pathname */
function pageOf(pathname) {
	if (/^\/(k\/|race\/|daily(\/|$))/.test(pathname)) return "/";
	const plain = pathname.replace(/\/+$/, "") || "/";
	return plain.startsWith("/dots/game/") ? "/dots/game" : PAGES.find((page) => page === plain);
}

/** Copy the pages and all their parts, of this version alone: also what is loaded only when it is wanted. */
async function fill() {
	const cache = await caches.open(CACHE);
	await cache.addAll([...PAGES, ...PLAIN]);
	const read = async (/** @type {string} */ path) => (await cache.match(path))?.text() ?? "";
	const texts = await Promise.all(PAGES.map(read));
	const parts = new Set(texts.flatMap((html) => [...html.matchAll(/"(\/v\/[^"]+)"/g)].map(([, path]) => path)));
	for (const path of parts) {
		if (!path.startsWith(`/v/${HASH}-`)) throw new Error("the page has changed meanwhile");
		await cache.add(path);
		if (!path.endsWith(".js")) continue;
		const source = await read(path);
		for (const [, name] of source.matchAll(/(?:from ?|import\(|new URL\()"(\.{1,2}\/[\w./-]+\.js)"/g))
			parts.add(new URL(name, location.origin + path).pathname);
		for (const [, name] of source.matchAll(/"\.\.\/([\w/-]+\.(?:css|html))"/g))
			parts.add(`${path.replace(/^(\/v\/[\w-]+).*/, "$1")}/${name}`);
	}
	await worker.skipWaiting();
}

/** Drop the copies of other versions. */
async function takeOver() {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
	await worker.clients.claim();
}

/** Answer with the copy of a part. @param {Request} request */
async function part(request) {
	return (await caches.match(request)) ?? fetch(request);
}

/** Answer from the network; from the copy when it fails or takes too long.
 * @param {Request} request @param {string} path */
async function answer(request, path) {
	const copy = await (await caches.open(CACHE)).match(path);
	const signal = copy ? AbortSignal.timeout(PATIENCE) : undefined;
	try {
		const response = await fetch(request, { signal });
		const isGood = response.ok || response.type === "opaqueredirect"; // which leads to where it is
		return isGood || !copy ? response : copy;
	} catch (error) {
		if (copy) return copy;
		throw error;
	}
}

/** Answer with a position of a lesson; from the copy when the network fails. @param {Request} request */
async function position(request) {
	const cache = await caches.open(CACHE);
	try {
		const response = await fetch(request);
		if (response.ok) await cache.put(request, response.clone());
		return response;
	} catch (error) {
		const copy = await cache.match(request);
		if (copy) return copy;
		throw error;
	}
}
