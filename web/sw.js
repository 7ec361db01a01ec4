// The page without the network: keeps a copy of every file of the page as it is served, and answers with the
// copy when the service does not. Puzzles are not its business: the page keeps its own reserve.

const CACHE = "kropki";
const PATIENCE = 3_000; // milliseconds that the network has before the copy is used
const FILES = ["/", "/style.css", "/themes.css", "/print.css", "/icons.svg", "/favicon.svg", "/app.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
	const { method, url, mode } = event.request;
	const { origin, pathname } = new URL(url);
	const isPage = mode === "navigate" && (pathname === "/" || /^\/(k|daily)\//.test(pathname));
	const isFile = /\.(js|css|svg|webmanifest)$/.test(pathname) && !pathname.startsWith("/kropki");
	if (method !== "GET" || origin !== location.origin || !(isFile || isPage)) return;
	event.respondWith(answer(event.request, isPage ? "/" : pathname));
});

/** Copy the page, and every module that is reached from its first one. */
async function fill() {
	const cache = await caches.open(CACHE);
	await cache.addAll(FILES);
	const modules = new Set(["/js/theme.js", "/js/main.js"]);
	for (const path of modules) {
		await cache.add(path);
		const source = await (await cache.match(path)).text();
		for (const [, name] of source.matchAll(/from "\.\/([\w-]+\.js)"/g)) modules.add(`/js/${name}`);
	}
	await self.skipWaiting();
}

/** Answer from the network, and keep what came; from the copy when it fails or takes too long.
 * @param {Request} request @param {string} path */
async function answer(request, path) {
	const cache = await caches.open(CACHE);
	const copy = await cache.match(path);
	const signal = copy ? AbortSignal.timeout(PATIENCE) : undefined;
	try {
		const response = await fetch(request, { signal });
		if (response.ok && response.type === "basic" && !response.redirected) await cache.put(path, response.clone());
		return response.ok || !copy ? response : copy;
	} catch (error) {
		if (copy) return copy;
		throw error;
	}
}
