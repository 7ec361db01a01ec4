// Runs before the first paint: puts the kept theme, or else the system's, and the kept sizes on the page. A plain
// script, so that nothing flashes or moves.

const system = matchMedia("(prefers-color-scheme: dark)");

function wear() {
	let kept;
	try {
		kept = JSON.parse(localStorage.getItem("kropki:settings") ?? "{}");
	} catch {
		// forbidden or broken storage: the system's theme
	}
	const { dataset, classList } = document.documentElement;
	dataset.theme = kept?.theme || (system.matches ? "dark" : "light");
	dataset.size = kept?.marks || "medium";
	classList.toggle("small", (kept?.size ?? 9) !== 9);
	for (const name of ["larger", "left"]) classList.toggle(name, kept?.[name] === true);
}

wear();
system.addEventListener("change", wear);
addEventListener("kropki:settings", wear);
addEventListener("storage", wear); // also what another tab has chosen
