let isWatching = false;

/** Moves the divider of the pictures that a slider compares to where the slider is. */
function follow(slider: HTMLInputElement): void {
  const frame = slider.closest<HTMLElement>("[data-compare]");
  if (!frame) return;
  frame.dataset["used"] = "";
  frame.style.setProperty("--at", `${slider.value}%`);
}

/** Pictures before and after follow their sliders, from now on; one may have been moved before this came. */
export function init(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>("[data-compare] input"))
    if (slider.value !== slider.defaultValue) follow(slider);
  if (isWatching) return;
  isWatching = true;
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) follow(target);
  });
}
