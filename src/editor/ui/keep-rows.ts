import { focusOnce } from "./focus-once.ts";

const stops = "button:not([disabled]), a[href], input, select";

/**
 * Whoever is in a row that goes is in the row that takes its place, at its last button; where none is left, at the
 * heading of the list's part, or of the screen. A `ref` of the list; the answer ends it.
 */
export function keepRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const heading =
    list.closest("section")?.querySelector<HTMLElement>("h2, h3") ??
    document.querySelector<HTMLElement>("main h1");
  let row: Element | undefined;
  let place = 0;
  const hold = ({ target }: FocusEvent): void => {
    const rows = [...list.children];
    row = rows.find((one) => target instanceof Node && one.contains(target));
    place = row ? rows.indexOf(row) : 0;
  };
  // what is removed with the keyboard in it hasn't been left
  const leave = (): void =>
    queueMicrotask(() => {
      if (row?.isConnected && !row.contains(document.activeElement)) row = undefined;
    });
  const isLost = (): boolean => row !== undefined && document.activeElement === document.body;
  const changes = new MutationObserver(() => {
    if (row?.isConnected || !isLost()) return;
    const next = list.children[Math.min(place, list.children.length - 1)];
    const stop = [...(next?.querySelectorAll<HTMLElement>(stops) ?? [])].at(-1);
    if (stop) stop.focus();
    else if (heading) focusOnce(heading);
  });
  changes.observe(list, { childList: true });
  list.addEventListener("focusin", hold);
  list.addEventListener("focusout", leave);
  return () => {
    changes.disconnect();
    list.removeEventListener("focusin", hold);
    list.removeEventListener("focusout", leave);
    // the last row took the list with it
    const isHeld = row !== undefined;
    queueMicrotask(() => {
      if (isHeld && heading?.isConnected && document.activeElement === document.body)
        focusOnce(heading);
    });
  };
}
