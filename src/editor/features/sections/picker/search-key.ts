import type { KeyboardEvent } from "react";

/** A key in a search over templates: Enter takes the first that is found, the arrow goes down to what is found. */
export function searchKey(
  event: KeyboardEvent,
  { found, takeFirst }: { found: HTMLElement | null; takeFirst: () => void },
): void {
  if (event.nativeEvent.isComposing || !["Enter", "ArrowDown"].includes(event.key)) return;
  // the dialog gives the focus back to what opened it, which the same press would open again
  event.preventDefault();
  if (event.key === "Enter") takeFirst();
  else found?.querySelector<HTMLElement>(".picker-option")?.focus();
}
