import type { ColourMode } from "#/api/preferences.ts";

const storageKey = "vitrine-colour-mode";
const schemes: Readonly<Record<ColourMode, string>> = {
  system: "",
  light: "light",
  dark: "dark",
};

function isColourMode(value: string | null): value is ColourMode {
  return value !== null && Object.hasOwn(schemes, value);
}

/** The colours that were chosen on this device. */
export function currentColourMode(): ColourMode {
  const stored = localStorage.getItem(storageKey);
  return isColourMode(stored) ? stored : "system";
}

/** Shows the app in the colours that were chosen on this device: every colour is a pair of light and dark. */
export function startColourMode(): void {
  document.documentElement.style.colorScheme = schemes[currentColourMode()];
}

/** Changes the app's colours and remembers that on this device. */
export function chooseColourMode(mode: ColourMode): void {
  localStorage.setItem(storageKey, mode);
  startColourMode();
}
