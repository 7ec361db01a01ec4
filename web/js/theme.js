// Runs before the first paint: puts the kept theme, or else the system's, on the page. A plain script, so that nothing flashes.

const system = matchMedia("(prefers-color-scheme: dark)");

function wear() {
	let theme = "";
	try {
		({ theme } = JSON.parse(localStorage.getItem("kropki:settings") ?? "{}"));
	} catch {
		// forbidden or broken storage: the system's theme
	}
	document.documentElement.dataset.theme = theme || (system.matches ? "dark" : "light");
}

wear();
system.addEventListener("change", wear);
addEventListener("kropki:settings", wear);
