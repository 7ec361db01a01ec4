// Runs before the first paint: puts the kept theme, or else the system's, and the kept sizes on the page, and keeps the
// language that is chosen. A plain script, so that nothing flashes or moves.

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

/** Keep the language that was chosen by hand, and show the page in it. @param {string} code */
function speak(code) {
	document.cookie = `language=${code};path=/;max-age=31536000;samesite=lax`;
}

const asked = new URL(location.href);
const lang = asked.searchParams.get("lang");
if (lang && self === top) {
	if (/^[a-z]{2}$/.test(lang)) speak(lang);
	asked.searchParams.delete("lang");
	history.replaceState(history.state, "", asked);
}
addEventListener(
	"change",
	(event) => {
		const { target } = event;
		if (!(target instanceof HTMLSelectElement) || !target.closest(".language")) return;
		event.stopPropagation(); // no setting of the form that it stands in
		speak(target.value);
		location.reload();
	},
	true,
);

wear();
system.addEventListener("change", wear);
addEventListener("kropki:settings", wear);
addEventListener("storage", wear); // also what another tab has chosen
