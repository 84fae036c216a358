let isWatching = false;

/** Moves the divider of the pictures that a slider compares to where the slider is. */
function handleInput({ target }: Event): void {
  const frame = target instanceof HTMLInputElement && target.closest<HTMLElement>("[data-compare]");
  if (!frame) return;
  frame.dataset["used"] = "";
  frame.style.setProperty("--at", `${target.value}%`);
}

/** Pictures before and after follow their sliders, from now on. */
export function initCompare(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("input", handleInput);
}
