import type { Editor } from "../../session/editor.ts";

/** Milliseconds from one look to the next, and until nobody looks any more. */
const lookEvery = 100;
const longestLook = 5_000;

/** Opens what is looked for once it is there; the page is led to it first. */
export function lookUntil<Found>(
  { timers }: Editor,
  find: () => Found | undefined,
  open: (found: Found) => void,
): void {
  const look = (waited: number): void => {
    const found = find();
    if (found !== undefined) open(found);
    else if (waited < longestLook) timers.after(lookEvery, () => look(waited + lookEvery));
  };
  timers.after(lookEvery, () => look(lookEvery));
}
