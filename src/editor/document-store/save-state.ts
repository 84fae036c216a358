/**
 * `resting`: the server has everything · `sending`: not yet, for less than 400 ms · `saving`: for longer · `saved`: for
 * 2 s after that · `offline`: tried again until the server answers · `signed-out`: waits until somebody
 * signs in, or has access to the site again.
 */
export type SavePhase = "resting" | "sending" | "saving" | "saved" | "offline" | "signed-out";

export interface SaveState {
  readonly phase: SavePhase;
  /** How many operations the server doesn't have yet. */
  readonly unsent: number;
  /** Whether all of these are kept on this device, so that closing the tab or a crash loses none of them. */
  readonly isKept: boolean;
  /** When it last had everything, in milliseconds since 1970; null before the first change. */
  readonly savedAt: number | null;
}

/** Milliseconds before "Saving…" shows, and for which "Saved" stays. */
export const saveTimings = { savingShows: 400, savedStays: 2000 } as const;
