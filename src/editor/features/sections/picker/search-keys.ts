import type { KeyboardEvent, RefObject } from "react";

/** The keys of a search over templates: Enter takes the first that is found, the arrow goes down to what is found. */
export function searchKeys(
  found: RefObject<HTMLElement | null>,
  takeFirst: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.nativeEvent.isComposing || !["Enter", "ArrowDown"].includes(event.key)) return;
    // the dialog gives the focus back to what opened it, which the same press would open again
    event.preventDefault();
    if (event.key === "Enter") takeFirst();
    else found.current?.querySelector<HTMLElement>(".picker-option")?.focus();
  };
}
