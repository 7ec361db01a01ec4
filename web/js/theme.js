// Runs before the first paint: puts the kept theme on the page. A plain script, so that nothing flashes.

try {
  const { theme } = JSON.parse(localStorage.getItem("kropki:settings") ?? "{}");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // forbidden or broken storage: the system's theme
}
