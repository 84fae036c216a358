import type { EntryState } from "../led-to.ts";

/** Notes in the history that a link led to the page that is loaded next, though the browser takes that for a reload. */
export function markLedTo(): void {
  navigation.updateCurrentEntry({ state: { isLedTo: true } satisfies EntryState });
}
